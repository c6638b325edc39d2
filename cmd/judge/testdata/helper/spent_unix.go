//go:build !windows

package main

import (
	"syscall"
	"time"
)

// spent returns how much processor time this process has taken.
func spent() time.Duration {
	var usage syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
