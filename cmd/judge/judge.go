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
	case j.own.command == nil: // it does not build
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

// judgeGoldens runs the problem's program and its single file on the goldens as they are.
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

// judgeRuns gives a program its runs, and then those that more makes, if it is not nil, until it
// makes none. It ends when time is up, and at the first failure of a program of -cmd, unless -v is
// given.
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
		width := 1 // until the limit is known to be far: side by side, runs slow each other down
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
	if t.slowest != nil { // else an interrupt came before the first
		j.print("%s  %-10s %s: %s; slowest %s %s\n", j.okay(!t.failed), t.slowest.problem.name,
			prog.kind, counted(t.cases, "case"), t.slowest.id(), t.slowest.figures())
	}
}

// tally is what the runs of a program come to.
type tally struct {
	cases   int
	slowest *result
	failed  bool
}

// sideBySide judges runs of a program, all at the same time. A run that may have been too slow
// because of the others is judged again, alone.
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

// judged runs a program on a batch and compares what it prints with the answers.
func (j *judge) judged(ctx context.Context, prog program, b batch) *result {
	res := &result{batch: b, program: prog, Outcome: j.run(ctx, prog, b.input)}
	res.compare(b.answers(), prog.kind == kindCommand)
	return res
}

// reportRun counts a run, and shows the first that fails, one that is not judged, and with -v any.
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
	if res.Verdict == process.Undecided { // it has not come to its end
		return
	}
	t.cases += len(res.cases)
	if t.slowest == nil || res.Time > t.slowest.Time {
		t.slowest = res
	}
}

// write writes what the problem's program prints with flags to a file of a golden, if that holds
// something else. A .show or .trace is not made where there is none. Random cases have no input.
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
	case missing != nil || string(old) != res.Stdout: // "" may be right, too
		j.fail(os.WriteFile(g.stem+ext, []byte(res.Stdout), 0o666))
		j.print("updated %s%s\n", g.id(), ext)
	}
}
