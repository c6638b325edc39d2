package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"time"

	"bfspuzzles/internal/process"
)

// What go test -v says: of what passes, and of a test that is skipped.
var (
	noise = regexp.MustCompile(`(?m)^(=== .*|\s*--- (PASS|SKIP).*|PASS|(ok|\?) .*)\n`)
	skips = regexp.MustCompile(`(?m)(?:^ +(\S+:\d+: .*)\n)?^ *--- SKIP: (\S+)`)
)

// runTests runs go test with all of go vet, and returns a function that reports what they have
// found. No processor should idle: the goldens run beside it, and a package more than there are
// processors, because some only wait. The problems' packages come first, because their tests take
// longest.
func (j *judge) runTests(ctx context.Context, problems []*problem) (report func()) {
	args := []string{"test", "-vet=all", "-v", "-p", fmt.Sprint(runtime.NumCPU() + 1)}
	for _, p := range problems {
		args = append(args, "./"+p.name)
	}
	// The name of its temporary folder is the same in each run, unless another one is at work: the
	// results that the go command keeps depend on it.
	tmp, start := filepath.Join(os.TempDir(), "judge-tmp"), time.Now()
	info, err := os.Stat(tmp)
	// An old one was left behind: each test adds to the folder, and ends.
	if err == nil && start.Sub(info.ModTime()) > time.Hour {
		os.RemoveAll(tmp)
	}
	if os.Mkdir(tmp, 0o700) == nil {
		defer os.RemoveAll(tmp)
	} else {
		tmp = j.tmp
	}
	output, err := process.Output(ctx, j.root, tmp, "go", append(args, "./...")...)
	took := time.Since(start)
	return func() { j.reportTests(output, err == nil, took) }
}

// reportTests reports what go test and go vet have found. The tests that are skipped are named at
// the end of the report.
func (j *judge) reportTests(output string, passed bool, took time.Duration) {
	j.fail(j.ctx.Err())
	for _, m := range skips.FindAllStringSubmatch(output, -1) {
		j.skipped = append(j.skipped, m[2]+" "+m[1])
	}
	switch {
	case j.verbose:
	case passed:
		output = ""
	default:
		output = noise.ReplaceAllString(output, "")
	}
	j.print("%s%s  go test    %.3f s\n", output, j.okay(passed), took.Seconds())
	if passed {
		j.passed++
	} else {
		j.failed = append(j.failed, "go test")
	}
}
