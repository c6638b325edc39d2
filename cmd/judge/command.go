package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"bfspuzzles/internal/process"
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
		j.count(wrong.id(), false)
		j.failure(prog, wrong)
		return
	}
	passed := false
	if j.random > 0 {
		passed = j.judgeRandom(p, prog, form)
	} else if batches := j.loadAs(p, form); len(batches) > 0 {
		j.print("%d goldens%s; %d left out: no such case, or beyond the statement (-beyond)\n",
			len(batches), as(form), len(p.goldens)-len(batches))
		passed = j.judgeRuns(prog, inTurns(batches, p.cases))
	} else {
		j.fail(errors.New("no golden is left that has a case and that its judge could give " +
			"(-beyond)"))
	}
	if passed {
		for _, ext := range []string{".in", ".out"} {
			os.Remove(j.saved(p, ext)) // of a run before, if there is one
		}
	}
}

// forms returns the judges in whose form the input of a problem can be given, and their
// samples. That of sample1 is the first.
func (p *problem) forms() (names []string, samples map[string][]golden) {
	samples = map[string][]golden{}
	for _, g := range p.samples {
		if samples[g.Form] == nil {
			names = append(names, g.Form)
		}
		if samples[g.Form] = append(samples[g.Form], g); g.name == "sample1" {
			last := len(names) - 1
			names[0], names[last] = names[last], names[0]
		}
	}
	return names, samples
}

// formNamed returns the form that is named, or else the first.
func (p *problem) formNamed(name string) (string, error) {
	names, samples := p.forms()
	switch {
	case name == "" && len(names) > 0:
		name = names[0]
	case name != "" && samples[name] == nil:
		return "", fmt.Errorf("-form must be %s", strings.Join(names, " or "))
	}
	return name, nil
}

// chooseForm returns the form that is named, or the first of which the program answers all
// samples right, at any speed. What was not right is said. If there is no such form, it
// returns the one in which the program comes furthest, and what is wrong there.
func (j *judge) chooseForm(prog program, p *problem) (form string, wrong *result) {
	form, err := p.formNamed(j.form)
	j.fail(err)
	names, samples := p.forms()
	if j.form != "" {
		names = []string{form}
	}
	for _, name := range names {
		res := j.trySamples(prog, p, name, samples[name])
		switch {
		case j.err != nil:
			return "", nil
		case res == nil:
			return name, nil
		case len(names) > 1:
			j.print("not in the form of %s: %s on %s%s\n", name, res.Verdict, res.name, res.brief())
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
	if p.limit < anySpeed {
		p.limit = anySpeed
	}
	for i, g := range samples {
		for _, run := range j.load(g, form).runs(p.cases) {
			if res := j.judged(prog, run); !res.passed() {
				res.right = i
				return res
			}
		}
	}
	return nil
}

const mostRandom = 2000

// judgeRandom runs a program on random cases, small ones first, until one fails. It may take
// any time.
func (j *judge) judgeRandom(p *problem, prog program, form string) (passed bool) {
	j.until = time.Time{}
	all, start := j.randomBatch(p, form), time.Now()
	sum, stopped := &result{form: prog.form}, false
	passed = j.err == nil
	for _, run := range all.runs(p.cases) {
		res := j.judged(prog, run)
		if res.Verdict == notRun {
			return false
		}
		if res.failed() {
			j.progress, passed = "", false
			j.failure(prog, res)
			break
		}
		if res.Verdict == process.NotJudged {
			j.row(res)
			stopped = true
		}
		sum.add(res)
		j.progress = fmt.Sprintf("%d of %d right, %.0f s", len(sum.cases), j.random,
			time.Since(start).Seconds())
	}
	switch {
	case j.err != nil:
		return false
	case stopped && passed:
		passed = false
		j.notRun = append(j.notRun, all.id())
	default:
		j.count(all.id(), passed)
	}
	j.print("%s  %-10s -random %d -seed %d: %d right; slowest %s\n", j.okay(passed), p.name,
		j.random, j.seed, len(sum.cases), sum.figures())
	return passed
}

// randomBatch returns random cases, with the answers of the problem's own program.
func (j *judge) randomBatch(p *problem, form string) batch {
	g := golden{problem: p, name: fmt.Sprintf("seed%d", j.seed)}
	g.Form = form
	input := j.ask(p, form, "", "-random", fmt.Sprint(j.random), "-seed",
		fmt.Sprint(j.seed)).Stdout
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
	p, last := res.problem, fmt.Sprint(len(res.cases))
	_, route, _ := strings.Cut(j.ask(p, "", res.input, "-show", "-case", last).Stdout, "\n\n")
	if strings.Count(route, "\n") <= linesShown {
		j.text("as -show draws it:", route, linesShown)
	}
	answers := ""
	for _, c := range res.cases {
		answers += c.answer
	}
	for ext, text := range map[string]string{".in": res.input, ".out": answers} {
		if err := os.WriteFile(j.saved(p, ext), []byte(text), 0o666); err != nil {
			j.print("    not saved: %v\n", err)
			return
		}
	}
	goRun := "go run"
	if j.dir != j.root {
		goRun = "go -C " + j.root + " run"
	}
	j.print("    saved, with the answers in %[2]s-failed.out; to run it again, and to see the "+
		"route:\n      %[1]s < %[2]s-failed.in\n"+
		"      %[3]s ./%[2]s -animate -case %[4]s < %[2]s-failed.in\n", j.typed, p.name, goRun, last)
}
