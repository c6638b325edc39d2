package process

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// usage returns how much processor time a process and those that it has started have used
// so far, and how many bytes of memory they hold. Only Linux tells.
func usage(pid int) (cpu time.Duration, resident int64, known bool) {
	const (
		tick = 10 * time.Millisecond
		// Places in a line of stat behind the name, which ends in the last parenthesis.
		user, pages = 11, 21
	)
	dir := fmt.Sprintf("/proc/%d/", pid)
	stat, err := os.ReadFile(dir + "stat")
	name := strings.LastIndexByte(string(stat), ')')
	if err != nil || name < 0 {
		return 0, 0, false
	}
	numbers := strings.Fields(string(stat)[name+1:])
	for _, number := range numbers[user : user+4] { // user, system; of children that ended
		n, _ := strconv.Atoi(number)
		cpu += time.Duration(n) * tick
	}
	n, _ := strconv.ParseInt(numbers[pages], 10, 64)
	resident = n * int64(os.Getpagesize())
	children, _ := os.ReadFile(fmt.Sprintf("%stask/%d/children", dir, pid))
	for _, child := range strings.Fields(string(children)) {
		n, _ := strconv.Atoi(child)
		childCPU, childResident, _ := usage(n)
		cpu += childCPU
		resident += childResident
	}
	return cpu, resident, true
}
