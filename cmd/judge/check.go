package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"time"

	"bfspuzzles/internal/process"
)

// noise matches the lines in which go test -v reports passed tests. skips matches a skipped test,
// with the reason.
var (
	noise = regexp.MustCompile(`(?m)^(=== .*|\s*--- (PASS|SKIP).*|PASS|(ok|\?) .*)\n`)
	skips = regexp.MustCompile(`(?m)(?:^ +(\S+:\d+: .*)\n)?^ *--- SKIP: (\S+)`)
)

// runTests runs go test with all checks of go vet. To keep every processor busy, it tests one more
// package at a time than there are processors, because some tests mostly wait. The problems'
// packages come first, because their tests take longest. The end of the report names the skipped
// tests.
func (j *judge) runTests(problems []*problem) {
	args := []string{"test", "-vet=all", "-v", "-p", fmt.Sprint(runtime.NumCPU() + 1)}
	for _, p := range problems {
		args = append(args, "./"+p.name)
	}
	// The temporary directory has the same name in each run, because the test results that the go
	// command caches depend on it. If another run is using the directory, this run uses a different
	// one.
	tmp, start := filepath.Join(os.TempDir(), "judge-tmp"), time.Now()
	info, err := os.Stat(tmp)
	// Each test of a run changes the directory. If the directory has not changed for an hour, the
	// run was killed.
	if err == nil && start.Sub(info.ModTime()) > time.Hour {
		os.RemoveAll(tmp)
	}
	if os.Mkdir(tmp, 0o700) == nil {
		defer os.RemoveAll(tmp)
	} else {
		tmp = j.tmp
	}
	j.working("go test")
	output, err := process.Output(j.ctx, j.root, tmp, "go", append(args, "./...")...)
	j.fail(j.ctx.Err())
	for _, m := range skips.FindAllStringSubmatch(output, -1) {
		j.skipped = append(j.skipped, m[2]+" "+m[1])
	}
	switch {
	case j.verbose:
	case err == nil:
		output = ""
	default:
		output = noise.ReplaceAllString(output, "")
	}
	j.print("%s%s  go test    %.3f s\n", output, j.okay(err == nil), time.Since(start).Seconds())
	if err == nil {
		j.passed++
	} else {
		j.failed = append(j.failed, "go test")
	}
}
