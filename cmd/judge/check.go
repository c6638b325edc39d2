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

// noise matches the lines in which go test -v reports what passed. skips matches a skipped test,
// with the reason.
var (
	noise = regexp.MustCompile(`(?m)^(=== .*|\s*--- (PASS|SKIP).*|PASS|(ok|\?) .*)\n`)
	skips = regexp.MustCompile(`(?m)(?:^ +(\S+:\d+: .*)\n)?^ *--- SKIP: (\S+)`)
)

// runTests runs go test with all checks of go vet, and returns a function that reports the result.
// It keeps every processor busy: the goldens run at the same time, and one more package is tested
// than there are processors, because some tests mostly wait. The problems' packages come first,
// because their tests take longest.
func (j *judge) runTests(ctx context.Context, problems []*problem) (report func()) {
	args := []string{"test", "-vet=all", "-v", "-p", fmt.Sprint(runtime.NumCPU() + 1)}
	for _, p := range problems {
		args = append(args, "./"+p.name)
	}
	// The temporary directory has the same name in each run, because the test results that the go
	// command caches depend on it. If another run is using it, this run takes a different one.
	tmp, start := filepath.Join(os.TempDir(), "judge-tmp"), time.Now()
	info, err := os.Stat(tmp)
	// Each test of a run changes the directory. If none has for an hour, the run was killed.
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

// reportTests reports the result of go test. The end of the report names the skipped tests.
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
