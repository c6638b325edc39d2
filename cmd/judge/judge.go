//go:build go1.24

package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"bfspuzzles/internal/process"
)

// judgeProblem runs the programs of the problem on its goldens.
func (j *judge) judgeProblem() {
	j.readLimits()
	if j.err != nil {
		return
	}
	if j.source != "" {
		j.fail(j.compile())
	}
	if j.given() && j.command == nil {
		return
	}
	j.own = j.build(kindProgram, j.dir)
	switch {
	case j.own.command == nil: // its own program does not build
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
	case j.given():
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
	j.sortRuns(whole)
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

// judgeRuns judges a program on runs, and then, if more is not nil, on the runs that more returns,
// until it returns none. It begins no run after ctx is done, or after the first failure of the
// user's program unless -v is given.
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
		// One run at a time, because simultaneous runs slow each other down.
		j.reportRun(j.judged(j.ctx, prog, runs[0]), t)
		runs = runs[1:]
		if t.cases > 0 {
			j.progress = "; " + counted(t.cases, "case") + " run"
			j.working("running" + j.progress)
		}
	}
	if more == nil {
		j.left = append(j.left, runs...)
	}
	if t.slowest != nil { // nil if an interrupt came before the first run
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

// judged runs a program on a batch and compares the output with the answers.
func (j *judge) judged(ctx context.Context, prog program, b batch) *result {
	res := &result{batch: b, program: prog, Outcome: j.run(ctx, prog, b.input)}
	res.compare(b.answers(), prog.kind == kindCommand)
	return res
}

// reportRun counts a run. It shows the first failure, every run that could not be judged and, with
// -v, every run.
func (j *judge) reportRun(res *result, t *tally) {
	first := res.Fails() && !t.failed
	res.Unread = first && j.unread(res)
	if res.Unread && res.Reason != "" {
		res.Reason += ", before it read its input"
	}
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
	if j.err != nil || missing != nil && (ext == ".show" || ext == ".trace") {
		return
	}
	input, _ := os.ReadFile(g.stem + ".in")
	text := j.ask(j.ctx, string(input), flags...)
	switch {
	case j.err != nil:
		j.err = fmt.Errorf("%s: %w", g.id(), j.err)
	case missing != nil || string(old) != text: // an empty output may be correct
		j.fail(os.WriteFile(g.stem+ext, []byte(text), 0o666))
		j.print("updated %s%s\n", g.id(), ext)
	}
	j.passed++
}
