//go:build go1.24

package process

import (
	"os"
	"strconv"
	"strings"
	"time"
)

// usage returns the CPU time that a process and its descendants have used so far, and the memory
// that they hold, in bytes. Both are 0 except on Linux.
func usage(pid string) (cpu time.Duration, resident int64) {
	const (
		tick        = 10 * time.Millisecond
		user, pages = 11, 21 // indices of the fields of stat after the name in parentheses
	)
	stat, _ := os.ReadFile("/proc/" + pid + "/stat")
	_, numbers, known := strings.Cut(string(stat), ") ")
	if !known {
		return
	}
	fields := strings.Fields(numbers)
	for _, number := range fields[user : user+4] { // user and system time, including ended children
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
