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

// runTests runs go test with all of go vet, for reportTests. No processor should idle: the goldens
// run beside it, and a package more than there are processors, because some only wait. The
// problems' packages come first, because their tests take longest.
func (j *judge) runTests(ctx context.Context, problems []*problem) process.Outcome {
	args := []string{"test", "-vet=all", "-v", "-p", fmt.Sprint(runtime.NumCPU() + 1)}
	for _, p := range problems {
		args = append(args, "./"+p.name)
	}
	tmp, start := testFolder(), time.Now()
	defer os.RemoveAll(tmp)
	output, err := process.Output(ctx, j.root, tmp, "go", append(args, "./...")...)
	out := process.Outcome{Stdout: output, Time: time.Since(start)}
	out.Verdict = process.Accepted
	if err != nil {
		out.Verdict = process.RuntimeError
	}
	return out
}

// testFolder makes the temporary folder of go test. Its name is the same in each run, unless
// another one is at work: the results that the go command keeps depend on it.
func testFolder() string {
	const longAgo = time.Hour // it was left behind: each test adds to the folder, and ends
	tmp := filepath.Join(os.TempDir(), "judge-tmp")
	info, err := os.Stat(tmp)
	if err == nil && time.Since(info.ModTime()) > longAgo {
		os.RemoveAll(tmp)
	}
	if os.Mkdir(tmp, 0o700) != nil {
		tmp, _ = os.MkdirTemp("", "judge-") // without it, the tests have the system's
	}
	return tmp
}

// reportTests reports what go test and go vet have found. The tests that are skipped are named at
// the end of the report.
func (j *judge) reportTests(out process.Outcome) {
	j.fail(j.ctx.Err())
	for _, m := range skips.FindAllStringSubmatch(out.Stdout, -1) {
		j.skipped = append(j.skipped, m[2]+" "+m[1])
	}
	shown := out.Stdout
	switch {
	case j.verbose:
	case out.Passes():
		shown = ""
	default:
		shown = noise.ReplaceAllString(shown, "")
	}
	j.print("%s%s  %-10s %s\n", shown, j.okay(out.Passes()), "go test", seconds(out.Time))
	if out.Passes() {
		j.passed++
	} else {
		j.failed = append(j.failed, "go test")
	}
}
