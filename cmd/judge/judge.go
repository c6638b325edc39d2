package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"bfspuzzles/internal/process"
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
	var whole []batch
	for _, g := range p.goldens {
		switch {
		case j.update:
			j.write(g, ".out", formPlain)
			j.write(g, ".show", "-show")
			j.write(g, ".layers", "-layers")
		case j.export == "" && j.command == nil:
			whole = append(whole, j.load(g, ""))
		}
	}
	switch single := filepath.Join(j.root, "submit", p.name); {
	case j.export != "":
		j.exportCases(p)
	case j.command != nil:
		j.judgeCommand(p)
	default:
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
	failed, left, cases, all := len(j.failed), len(j.notRun), 0, 0
	slowest, start, late := &result{batch: runs[0]}, time.Now(), false
	for _, b := range runs {
		res := &result{}
		if res.Verdict = notRun; !late {
			res = j.judged(prog, b)
		}
		all += len(b.cases)
		if late = late || res.Verdict == notRun; late {
			if b.turn == 0 {
				j.count(b.as(prog.form), notRun)
			}
			continue
		}
		cases += len(b.cases)
		if res.Time >= slowest.Time {
			slowest = res
		}
		if fails(res.Verdict) && len(j.failed) == failed {
			j.failure(prog, res)
			late = prog.form == formCommand && !j.verbose
		} else if j.verbose || res.Verdict == process.NotJudged {
			j.row(res)
		}
		j.count(b.as(prog.form), res.Verdict)
		if j.random > 0 {
			j.progress = fmt.Sprintf("%d of %d right, %.0f s", cases, j.random,
				time.Since(start).Seconds())
		}
	}
	if j.err == nil { // else it was interrupted
		j.print("%s  %-10s %s: %d cases, %d not run; slowest %s %s\n",
			j.okay(failed == len(j.failed) && left == len(j.notRun)), runs[0].problem.name,
			prog.form, cases, all-cases, slowest.id(), slowest.figures())
	}
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
	res := &result{batch: batch{golden: g, input: string(input)}, form: flag}
	res.Outcome = j.ask(g.problem, "", res.input, flag)
	switch {
	case res.Verdict != "": // it failed, or was not run
	case err == nil && string(old) == res.Stdout: // no output may be right, too
		res.Verdict = accepted
	default:
		res.Verdict = updated
		j.fail(os.WriteFile(g.stem+ext, []byte(res.Stdout), 0o666))
	}
	if j.err != nil {
		return
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
	res := &result{batch: b, form: prog.form}
	if b.lacks != "" {
		res.Verdict, res.Reason = noAnswers, b.lacks
		return res
	}
	j.working(b.as(prog.form))
	p := b.problem
	res.Outcome = j.execute(prog, b.input, process.Limits{Time: p.limit, Memory: p.memory})
	if res.Verdict == notRun {
		return res
	}
	var answers []string
	for _, c := range b.cases {
		answers = append(answers, c.answer)
	}
	res.compare(answers, prog.form == formCommand)
	return res
}

// failure shows a run that fails, at once, and then, as far as there is time, the fewest cases
// on which the program fails. Those of a program of -cmd are made smaller, too, and saved.
func (j *judge) failure(prog program, res *result) {
	j.row(res)
	until, end := j.until, time.Now().Add(shrinkTime)
	if until.IsZero() {
		end = end.Add(shrinkTime)
	}
	if end.After(until) {
		j.until = end
	}
	j.progress = "making smaller what fails"
	if len(res.cases) > 1 {
		res = j.fewer(prog, res)
	}
	if res.Verdict == process.TimeLimit { // each try may take so long
		j.until = time.Now().Add(shrinkTime)
	}
	for i := 0; prog.form == formCommand && i < len(res.cases); {
		if next := j.smaller(prog, res, i); next != nil {
			res = next
		} else {
			i++
		}
	}
	j.until, j.progress = time.Time{}, ""
	if j.details(res); prog.form == formCommand && res.input != "" {
		j.save(res)
	}
	j.until = until
}
