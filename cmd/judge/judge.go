package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"
)

const (
	programTime = 20 * time.Second // for all runs of a program of -cmd
	shrinkTime  = 5 * time.Second  // to make smaller what fails, or twice that; again to draw it
)

// judgeProblem runs the programs of a problem on its goldens, one at a time: parallel
// runs would spoil each other's times.
func (j *judge) judgeProblem(p *problem) {
	j.fail(p.readLimits(j.options))
	if j.err != nil {
		return
	}
	if p.own = j.build(p, kindProgram, p.dir); p.own.command == nil {
		return // it does not build
	}
	switch {
	case j.update:
		for _, g := range p.goldens {
			j.write(g, ".out", "-plain")
			j.write(g, ".show", "-show")
			j.write(g, ".layers", "-layers")
		}
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
	j.judgeRuns(p.own, whole)
	single := filepath.Join(j.root, "submit", p.name)
	if _, err := os.Stat(single); err != nil {
		return
	}
	if prog := j.build(p, kindSingle, single); prog.command != nil {
		j.judgeRuns(prog, whole)
	}
}

// judgeRuns gives a program one run after the other. It shows the first that fails, made smaller;
// with -cmd, but without -v, that one leaves no time for others. One that was not judged is
// shown, too, but for those after a failure.
func (j *judge) judgeRuns(prog program, runs []batch) {
	bad, failed, cases, left, start := j.bad(), len(j.failed), 0, 0, time.Now()
	var slowest *result
	for _, b := range runs {
		res, name := j.judged(prog, b), b.as(prog.kind)
		if cases += len(b.cases); slowest == nil || res.Time > slowest.Time {
			slowest = res
		}
		switch {
		case res.Verdict == notRun:
			if left += len(b.cases); b.turn > 0 { // of its golden others were run
				name = ""
			}
		case res.Verdict != accepted && len(j.failed) == failed:
			j.failure(res)
		case j.verbose:
			j.row(res)
		}
		j.count(name, res.Verdict)
		if fails(res.Verdict) && prog.kind == kindCommand && !j.verbose {
			j.until = time.Now()
		}
		if j.random > 0 {
			j.progress = fmt.Sprintf("%d of %d right, %s", cases-left, j.random,
				seconds(time.Since(start)))
		}
	}
	if slowest != nil { // else an interrupt came as the cases were made
		j.print("%s  %-10s %s: %d cases, %d not run; slowest %s %s\n", j.okay(j.bad() == bad),
			slowest.problem.name, prog.kind, cases-left, left, slowest.id(), slowest.figures())
	}
}

// judged runs a program on a batch and compares what it prints with the answers.
func (j *judge) judged(prog program, b batch) *result {
	j.working(b.as(prog.kind))
	res := &result{batch: b, program: prog, Outcome: j.execute(prog, b.input)}
	res.compare(b.answers(), prog.kind == kindCommand)
	return res
}

// failure shows a run that is not right, at once, and then, if it fails and as far as there is
// time, the fewest cases on which it does. Those of a program of -cmd are made smaller, too,
// and saved.
func (j *judge) failure(res *result) {
	if j.row(res); !fails(res.Verdict) {
		return
	}
	until, late := j.until, time.Now().Add(shrinkTime)
	if j.until = late.Add(shrinkTime); until.Before(j.until) { // near the end there is less
		j.until = late
	}
	if len(res.cases) > 1 {
		res = j.fewer(res)
	}
	for i := range res.cases {
		for next := res; next != nil && res.kind == kindCommand; next = j.smaller(res, i) {
			res = next
		}
	}
	j.until = time.Now().Add(shrinkTime)
	if j.details(res); res.kind == kindCommand {
		j.save(res)
	}
	j.until = until
}

// write renews a file of a golden, if what the problem's program prints with a flag is not
// in it. Only an .out is made where there is none.
func (j *judge) write(g golden, ext, flag string) {
	old, err := os.ReadFile(g.stem + ext)
	if err != nil && ext != ".out" {
		return
	}
	input, unread := os.ReadFile(g.stem + ".in")
	j.fail(unread)
	prog := g.problem.own.with(flag)
	res := &result{batch: batch{golden: g}, program: prog,
		Outcome: j.execute(prog, string(input))}
	switch {
	case res.Verdict != "": // it failed, or was not run
	case err == nil && string(old) == res.Stdout: // no output may be right, too
		res.Verdict = accepted
	default:
		res.Verdict = updated
		j.fail(os.WriteFile(g.stem+ext, []byte(res.Stdout), 0o666))
	}
	if j.count(g.as(flag), res.Verdict); j.verbose || res.Verdict != accepted {
		j.row(res)
	}
	j.text("stderr:", res.Stderr)
}
