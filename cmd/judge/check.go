package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"time"

	"bfspuzzles/internal/process"
)

// What go test -v says: of what passes, and of a test that is skipped.
var (
	noise = regexp.MustCompile(`(?m)^(=== .*|\s*--- (PASS|SKIP).*|PASS|(ok|\?) .*)\n`)
	skips = regexp.MustCompile(`(?m)(?:^ +(\S+:\d+: .*)\n)?^ *--- SKIP: (\S+)`)
)

// startTests starts go test with all of go vet, for reportTests. So that no processor idles, the
// goldens run beside it, and more packages at once than processors: some only wait. Those of the
// problems come first, that with the most goldens before the others, as its tests take longest.
func (j *judge) startTests(ctx context.Context, problems []*problem) <-chan process.Outcome {
	args := []string{"test", "-vet=all", "-v", "-p", fmt.Sprint(runtime.NumCPU() + 1)}
	largest := append([]*problem{}, problems...)
	sort.SliceStable(largest, func(i, k int) bool {
		return len(largest[i].goldens) > len(largest[k].goldens)
	})
	for _, p := range largest {
		args = append(args, "./"+p.name)
	}
	args = append(args, "./...")
	ended := make(chan process.Outcome, 1)
	tmp, start := testFolder(), time.Now()
	go func() {
		output, err := process.Output(ctx, j.root, tmp, "go", args...)
		out := process.Outcome{Stdout: output, Time: time.Since(start)}
		if out.Verdict = accepted; err != nil {
			out.Verdict = compileError
		}
		os.RemoveAll(tmp)
		ended <- out
	}()
	return ended
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

// reportTests reports what go test and go vet have found. The tests that are skipped are named at
// the end of the report.
func (j *judge) reportTests(out process.Outcome) {
	j.fail(j.ctx.Err())
	for _, m := range skips.FindAllStringSubmatch(out.Stdout, -1) {
		j.skipped = append(j.skipped, m[2]+" "+m[1])
	}
	passed := out.Verdict == accepted
	if !j.verbose && passed {
		out.Stdout = ""
	} else if !j.verbose {
		out.Stdout = noise.ReplaceAllString(out.Stdout, "")
	}
	j.print("%s%s  %-10s %s\n", out.Stdout, j.okay(passed), "go test", seconds(out.Time))
	j.count("go test", out.Verdict)
}
