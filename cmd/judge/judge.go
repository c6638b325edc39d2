package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"
)

const (
	programTime = 20 * time.Second // for all runs of a program of -cmd
	shrinkTime  = 5 * time.Second  // to make smaller what fails; twice that without an end
)

// judgeProblem runs the programs of a problem on its goldens, one at a time: parallel
// runs would spoil each other's times.
func (j *judge) judgeProblem(p *problem) {
	j.fail(p.readLimits(j.options))
	if j.err != nil {
		return
	}
	if p.own = j.build(p, formProgram, p.dir); p.own.command == nil {
		return // it does not build
	}
	switch single := filepath.Join(j.root, "submit", p.name); {
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
		var whole []batch
		for _, g := range p.goldens {
			whole = append(whole, j.load(g, ""))
		}
		sortRuns(whole)
		j.judgeRuns(p.own, whole)
		if _, err := os.Stat(single); err == nil {
			j.judgeRuns(j.build(p, formSingle, single), whole)
		}
	}
}

// judgeRuns gives a program one run after the other. It shows the first that fails, made
// smaller; with -cmd, but without -v, that is the last one. Every golden must have had a
// turn.
func (j *judge) judgeRuns(prog program, runs []batch) {
	if prog.command == nil || len(runs) == 0 {
		return // it does not build, or the goldens are updated
	}
	failed, notJudged, cases, start := len(j.failed), len(j.notRun), 0, time.Now()
	slowest, left := &result{batch: runs[0]}, runs
	for len(left) > 0 {
		res := j.judged(prog, left[0])
		if res.Verdict == notRun {
			break
		}
		left = left[1:]
		cases += len(res.cases)
		if res.Time >= slowest.Time {
			slowest = res
		}
		if len(j.failed) == failed && res.Verdict != accepted {
			j.failure(res)
		} else if j.verbose {
			j.row(res)
		}
		j.count(res.as(prog.form), res.Verdict)
		if prog.form == formCommand && !j.verbose && len(j.failed) > failed {
			break
		}
		if j.random > 0 {
			j.progress = fmt.Sprintf("%d of %d right, %.0f s", cases, j.random,
				time.Since(start).Seconds())
		}
	}
	casesLeft := 0
	for _, b := range left {
		if casesLeft += len(b.cases); b.turn == 0 {
			j.count(b.as(prog.form), notRun)
		}
	}
	j.print("%s  %-10s %s: %d cases, %d not run; slowest %s %s\n",
		j.okay(failed == len(j.failed) && notJudged == len(j.notRun)), runs[0].problem.name,
		prog.form, cases, casesLeft, slowest.id(), slowest.figures())
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
	b := batch{golden: g, input: string(input)}
	res := &result{batch: b, program: g.problem.own.with(flag)}
	res.Outcome = j.execute(res.program, b.input)
	switch {
	case res.Verdict != "": // it failed, or was not run
	case err == nil && string(old) == res.Stdout: // no output may be right, too
		res.Verdict = accepted
	default:
		res.Verdict = updated
		j.fail(os.WriteFile(g.stem+ext, []byte(res.Stdout), 0o666))
	}
	if j.count(res.as(flag), res.Verdict); j.verbose || res.Verdict != accepted {
		j.row(res)
	}
	if fails(res.Verdict) {
		j.details(res)
	}
}

// judged runs a program on a batch and compares what it prints with the answers.
func (j *judge) judged(prog program, b batch) *result {
	res := &result{batch: b, program: prog}
	j.working(b.as(prog.form))
	res.Outcome = j.execute(prog, b.input)
	res.compare(b.answers(), prog.form == formCommand)
	return res
}

// failure shows a run that is not right, at once, and then, if it fails and as far as there is
// time, the fewest cases on which it does. Those of a program of -cmd are made smaller, too,
// and saved.
func (j *judge) failure(res *result) {
	if j.row(res); !fails(res.Verdict) {
		return
	}
	until, end := j.until, time.Now().Add(shrinkTime)
	if until.IsZero() {
		end = end.Add(shrinkTime)
	}
	if end.After(until) {
		j.until = end
	}
	if len(res.cases) > 1 {
		res = j.fewer(res)
	}
	for i := range res.cases {
		for next := res; next != nil && res.form == formCommand; next = j.smaller(res, i) {
			res = next
		}
	}
	j.until = time.Now().Add(shrinkTime)
	if j.details(res); res.form == formCommand {
		j.save(res)
	}
	j.until = until
}
