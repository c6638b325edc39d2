//go:build go1.24

package main

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"bfspuzzles/internal/process"
)

// judgeProblem runs the programs of the problem on its goldens.
func (j *judge) judgeProblem() {
	j.readLimits()
	if j.err != nil {
		return
	}
	j.own = j.build(kindProgram, j.dir)
	switch {
	case j.own.command == nil: // the program does not build
	case j.update:
		for _, g := range j.goldens {
			j.write(g, ".out", "-plain")
			j.write(g, ".show", "-show")
			j.write(g, ".trace", "-trace=100")
		}
		random := golden{problem: j.problem, name: "seed1", stem: j.dir + "/testdata/seed1"}
		j.write(random, ".random", "-random", "60", "-seed", "1")
	case j.export != "":
		j.exportCases()
	case j.command != nil:
		j.judgeCommand()
	default:
		j.judgeGoldens()
	}
}

// judgeGoldens runs the problem's program and its single file on the goldens, each as one run.
func (j *judge) judgeGoldens() {
	var whole []batch
	for _, g := range j.goldens {
		whole = append(whole, j.load(g))
	}
	sortRuns(whole)
	j.judgeRuns(j.ctx, j.own, whole, nil)
	single := filepath.Join(j.root, "submit", j.name)
	if _, err := os.Stat(single); err != nil {
		return
	}
	prog := j.build(kindSingle, single)
	if prog.command != nil {
		j.judgeRuns(j.ctx, prog, whole, nil)
	}
}

// judgeRuns judges a program on runs, and then, if more is not nil, on those that more returns,
// until it returns none. It stops when ctx ends, and at the first failure of a program of -cmd
// unless -v is given.
func (j *judge) judgeRuns(ctx context.Context, prog program, runs []batch, more func() []batch) {
	t := &tally{}
	ends := prog.kind == kindCommand && !j.verbose
	for j.err == nil && ctx.Err() == nil && !(t.failed && ends) {
		if len(runs) == 0 && more != nil {
			runs = more()
		}
		if len(runs) == 0 {
			break
		}
		// Several runs at once slow each other down, so all must be far from the time limit.
		width := 1
		if t.slowest != nil && t.slowest.Time < prog.limits.Time/4 {
			width = min(runtime.NumCPU(), len(runs))
		}
		for _, res := range j.sideBySide(ctx, prog, runs[:width]) {
			runs = runs[1:]
			j.reportRun(res, t)
			if t.failed && ends {
				break
			}
		}
		if t.cases > 0 {
			j.progress = counted(t.cases, "case") + " run"
			j.working(j.progress)
		}
	}
	if more == nil {
		j.notReached += len(runs)
	}
	if t.slowest != nil { // it is nil if an interrupt came before the first run
		j.print("%s  %-10s %s: %s; slowest %s %s\n", j.okay(!t.failed), t.slowest.problem.name,
			prog.kind, counted(t.cases, "case"), t.slowest.id(), t.slowest.figures())
	}
}

// tally sums up the runs of a program.
type tally struct {
	cases   int
	slowest *result
	failed  bool
}

// sideBySide judges runs of a program at the same time. It repeats a run alone if the others may
// have made it too slow.
func (j *judge) sideBySide(ctx context.Context, prog program, runs []batch) []*result {
	results := make([]*result, len(runs))
	var left sync.WaitGroup
	for i := range runs {
		left.Add(1)
		go func() {
			results[i] = j.judged(ctx, prog, runs[i])
			left.Done()
		}()
	}
	left.Wait()
	for i, res := range results {
		late := res.Verdict == process.TimeLimit || res.Verdict == process.Undecided
		if late && len(runs) > 1 {
			results[i] = j.judged(ctx, prog, runs[i])
		}
	}
	return results
}

// judged runs a program on a batch and compares the output with the answers.
func (j *judge) judged(ctx context.Context, prog program, b batch) *result {
	res := &result{batch: b, program: prog, Outcome: j.run(ctx, prog, b.input)}
	res.compare(b.answers(), prog.kind == kindCommand)
	return res
}

// reportRun counts a run. It shows the first failure, a run that could not be judged, and with -v
// every run.
func (j *judge) reportRun(res *result, t *tally) {
	first := res.Fails() && !t.failed
	if first || j.verbose || res.Verdict == process.Undecided && res.Reason != "" {
		j.row(res)
	}
	if first {
		t.failed = true
		j.failure(res)
	}
	j.count(res)
	if res.Verdict == process.Undecided { // the run did not finish
		return
	}
	t.cases += len(res.cases)
	if t.slowest == nil || res.Time > t.slowest.Time {
		t.slowest = res
	}
}

// write updates a file of a golden with the output that the problem's program prints with flags. It
// does not create a missing .show or .trace file. The golden of random cases has no input.
func (j *judge) write(g golden, ext string, flags ...string) {
	old, missing := os.ReadFile(g.stem + ext)
	if missing != nil && (ext == ".show" || ext == ".trace") {
		return
	}
	input, _ := os.ReadFile(g.stem + ".in")
	prog := j.own.with(flags...)
	res := &result{batch: batch{golden: g}, program: prog,
		Outcome: j.run(j.ctx, prog, string(input))}
	j.count(res)
	switch {
	case !res.Passes():
		j.row(res)
		j.text("stderr:", res.Stderr)
	case missing != nil || string(old) != res.Stdout: // an empty output may be right
		j.fail(os.WriteFile(g.stem+ext, []byte(res.Stdout), 0o666))
		j.print("updated %s%s\n", g.id(), ext)
	}
}
