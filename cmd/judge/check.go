package main

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"bfspuzzles/internal/process"
)

// What go test -v says: of what passes, and of a test that is skipped.
var (
	noise = regexp.MustCompile(`(?m)^(=== .*|\s*--- (PASS|SKIP).*|PASS|(ok|\?) .*)\n`)
	skips = regexp.MustCompile(`(?m)(?:^ +(\S+:\d+: .*)\n)?^ *--- SKIP: (\S+)`)
)

// check starts go test with all of go vet. The goldens run beside it, as it seldom has work for
// all processors; what it returns waits for the end, and reports it. The tests that are skipped
// are named at the end of the report.
func (j *judge) check() (wait func()) {
	ctx, stop := context.WithCancel(j.ctx)
	output, verdict, took := "", accepted, time.Duration(0)
	done, tmp := make(chan bool), testFolder()
	go func() {
		defer close(done)
		defer os.RemoveAll(tmp)
		start := time.Now()
		var err error
		output, err = process.Output(ctx, j.root, tmp, "go", "test", "-vet=all", "-v", "./...")
		if took = time.Since(start); err != nil {
			verdict = compileError
		}
	}()
	return func() {
		if j.working("go test"); j.err != nil {
			stop()
		}
		<-done
		stop()
		j.fail(j.ctx.Err())
		for _, m := range skips.FindAllStringSubmatch(output, -1) {
			j.skipped = append(j.skipped, m[2]+" "+m[1])
		}
		passed := verdict == accepted
		if !j.verbose && passed {
			output = ""
		} else if !j.verbose {
			output = noise.ReplaceAllString(output, "")
		}
		j.print("%s%s  %-10s %s\n", output, j.okay(passed), "go test", seconds(took))
		j.count("go test", verdict)
	}
}

// testFolder makes the temporary folder of go test. Its name is the same in each run, unless
// another one is at work: the results that the go command keeps depend on it.
func testFolder() string {
	const longAgo = time.Hour // it was left behind: each test adds to the folder, and ends
	tmp := filepath.Join(os.TempDir(), "judge-tmp")
	if info, err := os.Stat(tmp); err == nil && time.Since(info.ModTime()) > longAgo {
		os.RemoveAll(tmp)
	}
	if os.Mkdir(tmp, 0o700) != nil {
		tmp, _ = os.MkdirTemp("", "judge-") // without it, the tests have the system's
	}
	return tmp
}
