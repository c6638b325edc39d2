//go:build go1.24

package process

import (
	"os"
	"strconv"
	"strings"
	"time"
)

// usage returns how much processor time a process and those that it has started have used
// so far, and how many bytes of memory they hold. Only Linux tells.
func usage(pid string) (cpu time.Duration, resident int64) {
	const (
		tick        = 10 * time.Millisecond
		user, pages = 11, 21 // places in stat behind the name, which is in parentheses
	)
	stat, _ := os.ReadFile("/proc/" + pid + "/stat")
	_, numbers, known := strings.Cut(string(stat), ") ")
	if !known {
		return
	}
	fields := strings.Fields(numbers)
	for _, number := range fields[user : user+4] { // and system; and those of ended children
		n, _ := strconv.Atoi(number)
		cpu += time.Duration(n) * tick
	}
	n, _ := strconv.Atoi(fields[pages])
	resident = int64(n) * int64(os.Getpagesize())
	children, _ := os.ReadFile("/proc/" + pid + "/task/" + pid + "/children")
	for _, child := range strings.Fields(string(children)) {
		its, held := usage(child)
		cpu += its
		resident += held
	}
	return cpu, resident
}

// endMarked kills the processes that have a mark in their environment: those that a run has left
// behind in groups of their own. They are younger than its first process, so their numbers are
// higher, unless the numbers have begun anew meanwhile. Only Linux tells.
func endMarked(mark string, first int) {
	for range 2 { // again, because one may have started another
		all, _ := os.ReadDir("/proc")
		for _, entry := range all {
			pid, _ := strconv.Atoi(entry.Name())
			if pid <= first {
				continue
			}
			environment, _ := os.ReadFile("/proc/" + entry.Name() + "/environ")
			if strings.Contains(string(environment), mark) {
				process, _ := os.FindProcess(pid) // which does not fail here
				process.Kill()
			}
		}
	}
}
