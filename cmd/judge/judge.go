package main

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"bfspuzzles/internal/process"
)

// judgeProblem runs the programs of a problem on its goldens.
func (j *judge) judgeProblem(p *problem) {
	j.fail(p.readLimits(j.options.limits))
	if j.err != nil {
		return
	}
	p.own = j.build(p, kindProgram, p.dir)
	switch {
	case p.own.command == nil: // it does not build
	case j.update:
		for _, g := range p.goldens {
			j.write(g, ".out", "-plain")
			j.write(g, ".show", "-show")
			j.write(g, ".trace", "-trace=100")
		}
		random := golden{problem: p, name: "seed1", stem: filepath.Join(p.dir, "testdata", "seed1")}
		j.write(random, ".random", "-random", "60", "-seed", "1")
	case j.export != "":
		j.exportCases(p)
	case j.command != nil:
		j.judgeCommand(p)
	default:
		j.judgeGoldens(p)
	}
}

// judgeGoldens runs the problem's program and its single file on the goldens as they are.
func (j *judge) judgeGoldens(p *problem) {
	var whole []batch
	for _, g := range p.goldens {
		whole = append(whole, j.load(g, ""))
	}
	sortRuns(whole)
	j.judgeRuns(j.ctx, p.own, whole, nil)
	single := filepath.Join(j.root, "submit", p.name)
	if _, err := os.Stat(single); err != nil {
		return
	}
	prog := j.build(p, kindSingle, single)
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
		side := runs
		if width := t.width(); len(side) > width {
			side = side[:width]
		}
		for _, res := range j.sideBySide(ctx, prog, side) {
			runs = runs[1:]
			j.reportRun(res, t.failed)
			t.add(res)
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
		b := t.slowest.batch
		j.print("%s  %-10s %s: %s; slowest %s %s\n", j.okay(!t.failed), b.problem.name, prog.kind,
			counted(t.cases, "case"), b.id(), t.slowest.figures())
	}
}

// tally is what the runs of a program come to.
type tally struct {
	cases   int
	slowest *result
	failed  bool
}

// add adds a run. One that has not come to its end is none.
func (t *tally) add(res *result) {
	if res.Verdict == process.Undecided {
		return
	}
	t.failed = t.failed || res.Fails()
	t.cases += len(res.batch.cases)
	if t.slowest == nil || res.Time > t.slowest.Time {
		t.slowest = res
	}
}

// width is how many runs may be made side by side, where each slows the others down: one, until it
// is known that the limit is far.
func (t *tally) width() int {
	if t.slowest != nil && t.slowest.Time < t.slowest.program.limits.Time/4 {
		return runtime.NumCPU()
	}
	return 1
}

// sideBySide judges runs of a program, all at the same time. A run that may have been too slow
// because of the others is judged again, alone.
func (j *judge) sideBySide(ctx context.Context, prog program, runs []batch) []*result {
	results := make([]*result, len(runs))
	var left sync.WaitGroup
	for i := range runs {
		left.Add(1)
		go func(i int) {
			results[i] = j.judged(ctx, prog, runs[i])
			left.Done()
		}(i)
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
func (j *judge) reportRun(res *result, failedBefore bool) {
	first := res.Fails() && !failedBefore
	if first || j.verbose || res.Verdict == process.Undecided && res.Reason != "" {
		j.row(res)
	}
	if first {
		j.failure(res)
	}
	j.count(res)
}

// write writes what the problem's program prints with flags to a file of a golden, if that holds
// something else. A .show or .trace is not made where there is none. Random cases have no input.
func (j *judge) write(g golden, ext string, flags ...string) {
	old, missing := os.ReadFile(g.stem + ext)
	if missing != nil && (ext == ".show" || ext == ".trace") {
		return
	}
	input, _ := os.ReadFile(g.stem + ".in")
	prog := g.problem.own.with(flags...)
	out := j.run(j.ctx, prog, string(input))
	res := &result{batch: batch{golden: g}, program: prog, Outcome: out}
	j.count(res)
	switch {
	case !res.Passes():
		j.row(res)
		j.text("stderr:", out.Stderr)
	case missing != nil || string(old) != out.Stdout: // "" may be right, too
		j.fail(os.WriteFile(g.stem+ext, []byte(out.Stdout), 0o666))
		j.print("updated %s%s\n", g.id(), ext)
	}
}
