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
	prog := program{formCommand, j.command, j.dir}
	if !j.all {
		j.until = time.Now().Add(programTime)
	}
	form, wrong := j.chooseForm(prog, p)
	if j.err != nil {
		return
	}
	if wrong != nil && (!j.verbose || j.random > 0) {
		j.count(wrong.as(prog.form), wrong.Verdict)
		j.failure(prog, wrong)
		return
	}
	var runs []batch
	if j.random > 0 {
		j.until = time.Time{} // it may take any time
		runs = j.randomBatch(p, form).runs(p.cases)
	} else if runs = j.loadAs(p, form, p.cases); len(runs) == 0 {
		j.fail(errors.New("no golden is left that has a case and that its judge could give " +
			"(-beyond)"))
	}
	j.judgeRuns(prog, runs)
	if len(j.failed)+len(j.notRun) == 0 && j.err == nil { // what a run before has saved
		os.Remove(j.saved(p, ".in"))
		os.Remove(j.saved(p, ".out"))
	}
}

// forms returns the judges in whose form the input of a problem can be given, or only the one
// that is named, and their samples. That of sample1 is the first.
func (p *problem) forms(only string) (names []string, samples map[string][]golden) {
	samples = map[string][]golden{}
	for i := len(p.samples) - 1; i >= 0; i-- { // it comes late among the names
		g := p.samples[i]
		if samples[g.Form] == nil {
			names = append(names, g.Form)
		}
		samples[g.Form] = append([]golden{g}, samples[g.Form]...)
	}
	if only != "" || names == nil {
		names = []string{only}
	}
	return names, samples
}

// chooseForm returns the form that is named, or the first of which the program answers all
// samples right, at any speed. What was not right is said. If there is no such form, it
// returns the one in which the program comes furthest, and what is wrong there.
func (j *judge) chooseForm(prog program, p *problem) (form string, wrong *result) {
	names, samples := p.forms(j.form)
	for _, name := range names {
		res := j.trySamples(prog, p, name, samples[name])
		if res == nil || j.err != nil {
			if len(names) > 1 {
				j.print("it takes the form of %s (-form)\n", name)
			}
			return name, nil
		}
		if len(names) > 1 {
			j.print("%s: not in the form of %s: %s, %s\n", res.name, name, res.Verdict, res.why())
		}
		if wrong == nil || res.further(wrong) {
			form, wrong = name, res
		}
	}
	return form, wrong
}

// trySamples returns the first sample of a form that is not answered right, or nil.
func (j *judge) trySamples(prog program, p *problem, form string, samples []golden) *result {
	const anySpeed = 8 * time.Second // as much as there is time for
	limit := p.limit
	defer func() { p.limit = limit }()
	if limit < anySpeed {
		p.limit = anySpeed
	}
	for i, g := range samples {
		for _, run := range j.load(g, form).runs(p.cases) {
			if res := j.judged(prog, run); res.Verdict != accepted {
				res.right = i
				return res
			}
		}
	}
	return nil
}

const mostRandom = 2000

// randomBatch returns random cases, with the answers of the problem's own program.
func (j *judge) randomBatch(p *problem, form string) batch {
	g := golden{problem: p, name: fmt.Sprintf("seed%d", j.seed)}
	g.Form = form
	number, seed := fmt.Sprint(j.random), fmt.Sprint(j.seed)
	input := j.ask(p, form, "", "-random", number, "-seed", seed).Stdout
	b := j.split(g, form, input, j.ask(p, "", input).Stdout)
	if len(b.cases) != j.random || b.lacks != "" {
		j.fail(fmt.Errorf("./%s -random: %d cases, not all answered", p.name, len(b.cases)))
	}
	return b
}

// saved is the path of the file in which what fails is saved.
func (j *judge) saved(p *problem, ext string) string {
	return filepath.Join(j.dir, p.name+"-failed"+ext)
}

// save writes what fails, and the answers to it, to files, and prints how to run it again,
// and how -show draws it if that is short.
func (j *judge) save(res *result) {
	p, last, answers := res.problem, fmt.Sprint(len(res.cases)), ""
	_, route, _ := strings.Cut(j.ask(p, "", res.input, "-show", "-case", last).Stdout, "\n\n")
	if strings.Count(route, "\n") <= linesShown {
		j.text("as -show draws it:", route, linesShown, 0)
	}
	for _, c := range res.cases {
		answers += c.answer
	}
	for ext, text := range map[string]string{".in": res.input, ".out": answers} {
		if err := os.WriteFile(j.saved(p, ext), []byte(text), 0o666); err != nil {
			j.print("    not saved: %v\n", err)
			return
		}
	}
	j.print("    saved, with the answers in %[2]s-failed.out; to run it again, and to see the "+
		"route:\n      %[1]s < %[2]s-failed.in\n      go -C %[3]s run ./%[2]s -animate -case "+
		"%[4]s < %[2]s-failed.in\n", j.typed, p.name, j.root, last)
}
