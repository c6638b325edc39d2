package main

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"time"
)

// judgeCommand runs a program of -cmd on the goldens as a judge could give them, or on
// random cases.
func (j *judge) judgeCommand(p *problem) {
	prog := program{kindCommand, j.command, "", p.limits}
	j.chooseForm(prog, p)
	var runs []batch
	if j.random > 0 {
		runs = j.randomBatch(p).runs(p.cases)
	} else if runs = j.loadAs(p.goldens, j.form, p.cases); len(runs) == 0 {
		j.fail(errors.New("no golden is left that has a case and that its judge could give " +
			"(-beyond)"))
		return
	}
	if !j.all && j.random == 0 {
		j.until = time.Now().Add(programTime)
	}
	j.judgeRuns(prog, runs)
	if j.bad() == 0 && j.err == nil { // what a run before has saved
		os.Remove(p.saved() + ".in")
		os.Remove(p.saved() + ".out")
	}
}

// namedForm returns the form that -form names, or the first; "" if no judge shows a sample.
func (j *judge) namedForm(p *problem) string {
	var known []string
	for _, form := range p.forms {
		if j.form == form || j.form == "" {
			return form
		}
		known = append(known, fmt.Sprintf("%s (%s)", form, p.samples[form][0].purpose()))
	}
	if j.form != "" {
		j.fail(fmt.Errorf("%s has no form %s; it has %s", p.name, j.form,
			strings.Join(known, ", ")))
	}
	return ""
}

const sampleTime = 5 * time.Second // limit for a sample when the form is chosen

// chooseForm takes the form that is named, or the first of which the program answers all samples
// right, whatever the judge's limit. What was not right is said. If there is no such form, it takes
// the one in which the program comes furthest. To one that reads nothing the form does not matter.
func (j *judge) chooseForm(prog program, p *problem) {
	named := j.form
	if j.form = j.namedForm(p); named != "" || len(p.forms) < 2 {
		return
	}
	var wrong *result
	prog.limits.Time = sampleTime
	for _, form := range p.forms {
		res, _ := j.firstWrong(prog, j.loadAs(p.samples[form], form, p.cases))
		if res == nil {
			j.form = form
			break
		}
		j.print("in the form of %s, %s, %v allowed: %s, %s\n", form, res.name, sampleTime,
			res.Verdict, res.why())
		if wrong == nil || res.further(wrong) {
			j.form, wrong = form, res
		}
		if res.Unread {
			break
		}
	}
	j.print("it is judged in the form of %s (-form)\n", j.form)
}

// firstWrong returns the first of some runs that is not right, or nil, and the slowest of those
// before.
func (j *judge) firstWrong(prog program, runs []batch) (wrong, slowest *result) {
	for i, run := range runs {
		res := j.judged(prog, run)
		if res.right = i; res.Verdict != accepted {
			return res, slowest
		}
		if slowest == nil || res.Time >= slowest.Time {
			slowest = res
		}
	}
	return nil, slowest
}

// randomBatch returns random cases, with the answers of the problem's own program.
func (j *judge) randomBatch(p *problem) batch {
	g := golden{problem: p, name: fmt.Sprintf("seed%d", j.seed)}
	input := j.ask(p, j.form, "", "-random", fmt.Sprint(j.random), "-seed", fmt.Sprint(j.seed))
	return j.split(g, j.form, input, j.ask(p, "", input))
}

// saved is what the names of the files begin with in which what fails is saved.
func (p *problem) saved() string { return p.name + "-failed" }

// save writes what fails, and the answers to it, to files, and prints how to run it again,
// and how -show draws it.
func (j *judge) save(res *result) {
	p, last := res.problem, fmt.Sprint(len(res.cases))
	_, route, _ := strings.Cut(j.ask(p, "", res.input, "-show", "-case", last), "\n\n")
	j.text("as -show draws it:", route)
	if err := writePair(p.saved(), res.input, strings.Join(res.answers(), "")); err != nil {
		j.print("    not saved: %v\n", err)
		return
	}
	j.print("    saved, with the answers in %[2]s-failed.out; to run it again, and to see the "+
		"route:\n      %[1]s < %[2]s-failed.in\n      go -C %[3]s run ./%[2]s -animate -case "+
		"%[4]s < %[2]s-failed.in\n", j.typed, p.name, j.root, last)
}
