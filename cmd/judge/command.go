package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// judgeCommand runs a program of -cmd on the goldens as a judge could give them, or on
// random cases.
func (j *judge) judgeCommand(p *problem) {
	prog := program{formCommand, j.command, j.dir, p.limits}
	if !j.all {
		j.until = time.Now().Add(programTime)
	}
	var wrong *result
	j.form, wrong = j.chooseForm(prog, p)
	if wrong != nil && !j.verbose {
		j.count(wrong.as(prog.form), wrong.Verdict)
		j.failure(wrong)
		return
	}
	var runs []batch
	if j.random > 0 {
		j.until = time.Time{} // it may take any time
		runs = j.randomBatch(p).runs(p.cases)
	} else if runs = j.loadAs(p.goldens, j.form, p.cases); len(runs) == 0 {
		j.fail(errors.New("no golden is left that has a case and that its judge could give " +
			"(-beyond)"))
	}
	j.judgeRuns(prog, runs)
	if len(j.failed)+len(j.notRun) == 0 && j.err == nil { // what a run before has saved
		os.Remove(j.saved(p) + ".in")
		os.Remove(j.saved(p) + ".out")
	}
}

// forms returns the judges in whose form the input of a problem can be given, or only the one
// that is named, and their samples.
func (p *problem) forms(named string) (names []string, samples map[string][]golden) {
	samples = map[string][]golden{}
	for i := len(p.samples) - 1; i >= 0; i-- { // sample1, of the first, comes late
		g := p.samples[i]
		if samples[g.Form] == nil {
			names = append(names, g.Form)
		}
		samples[g.Form] = append(samples[g.Form], g)
	}
	if named != "" || names == nil {
		names = []string{named}
	}
	return names, samples
}

const anySpeed = 8 * time.Second // limit for the samples: as much as there is time for

// chooseForm returns the form that is named, or the only one, or the first of which the
// program answers all samples right, at any speed. What was not right is said. If there is no
// such form, it returns the one in which the program comes furthest, and what is wrong there.
func (j *judge) chooseForm(prog program, p *problem) (form string, wrong *result) {
	names, samples := p.forms(j.form)
	if len(names) == 1 {
		return names[0], nil
	}
	if prog.limits.Time < anySpeed {
		prog.limits.Time = anySpeed
	}
	for _, name := range names {
		res, _ := j.firstWrong(prog, j.loadAs(samples[name], name, p.cases))
		if res == nil {
			j.print("it takes the form of %s (-form)\n", name)
			return name, nil
		}
		j.print("in the form of %s, %s: %s, %s\n", name, res.name, res.Verdict, res.why())
		if wrong == nil || res.further(wrong) {
			form, wrong = name, res
		}
	}
	return form, wrong
}

// firstWrong returns the first of some runs that is not right, or nil, and the slowest of those
// before.
func (j *judge) firstWrong(prog program, runs []batch) (wrong, slowest *result) {
	slowest = &result{}
	for i, run := range runs {
		res := j.judged(prog, run)
		if res.right = i; res.Verdict != accepted {
			return res, slowest
		}
		if res.Time >= slowest.Time {
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

// saved is what the paths of the files begin with in which what fails is saved.
func (j *judge) saved(p *problem) string { return filepath.Join(j.dir, p.name+"-failed") }

// save writes what fails, and the answers to it, to files, and prints how to run it again,
// and how -show draws it.
func (j *judge) save(res *result) {
	p, last := res.problem, fmt.Sprint(len(res.cases))
	_, route, _ := strings.Cut(j.ask(p, "", res.input, "-show", "-case", last), "\n\n")
	j.text("as -show draws it:", route, linesShown, 0)
	if err := writePair(j.saved(p), res.input, strings.Join(res.answers(), "")); err != nil {
		j.print("    not saved: %v\n", err)
		return
	}
	j.print("    saved, with the answers in %[2]s-failed.out; to run it again, and to see the "+
		"route:\n      %[1]s < %[2]s-failed.in\n      go -C %[3]s run ./%[2]s -animate -case "+
		"%[4]s < %[2]s-failed.in\n", j.typed, p.name, j.root, last)
}
