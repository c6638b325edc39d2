package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"
)

// judgeCommand runs a program of -cmd on the goldens in the form of a judge, or on random
// cases.
func (j *judge) judgeCommand(p *problem, batches []batch) {
	prog := program{formCommand, j.command, j.dir}
	form := j.formOf(prog, p)
	if j.random > 0 {
		j.judgeRandom(p, prog, form)
		return
	}
	var chosen []batch
	for _, b := range batches {
		if len(b.cases) > 0 && (b.Form == form || b.Form == "" || j.all) {
			chosen = append(chosen, b)
		}
	}
	if len(chosen) == 0 {
		j.fail(errors.New("no golden is left that has a case and that its judge could give (-all)"))
		return
	}
	if form != "" {
		form = " in the form of " + form
	}
	j.print("%d goldens%s; %d left out: no cases, or not of its judge (-all)\n",
		len(chosen), form, len(batches)-len(chosen))
	// Those with few cases leave more time for the others.
	sort.SliceStable(chosen, func(i, k int) bool {
		return len(chosen[i].cases) < len(chosen[k].cases)
	})
	if !j.all {
		j.until = time.Now().Add(sampleTime)
	}
	j.judgeGoldens(prog, chosen)
}

// formOf returns the judge in whose form a program of -cmd is judged: that of the last sample
// that it passes (aoj-sample stands before sample1), else that of sample1; "" if there is none.
func (j *judge) formOf(prog program, p *problem) (form string) {
	for i := len(p.formed) - 1; i >= 0; i-- {
		g := p.formed[i]
		if strings.Contains(g.name, "sample") && j.asJudges(prog, j.load(g)).passed() {
			return g.Form
		}
		if form == "" || g.name == "sample1" {
			form = g.Form
		}
	}
	return form
}

const (
	mostRandom = 2000 // random cases
	casesOfRun = 10   // of these, for a program that is given many at once
)

// judgeRandom runs a program on random cases, small ones first, until one fails.
func (j *judge) judgeRandom(p *problem, prog program, form string) {
	all := j.randomBatch(p, form)
	if j.err != nil {
		return
	}
	sum, passed := &result{}, true
	for from := 0; from < len(all.cases) && passed; from += casesOfRun {
		to := from + casesOfRun
		if to > len(all.cases) {
			to = len(all.cases)
		}
		res := j.run(prog, all.part(from, to))
		if res.Verdict == notRun {
			return
		}
		if passed = res.passed(); !passed {
			j.failure(res)
		}
		sum.add(res)
	}
	j.count(all.id(), passed)
	j.print("%s  %-10s -random %d -seed %d; slowest %s\n", j.okay(passed), p.name, j.random,
		j.seed, sum.figures())
}

// randomBatch returns random cases, with the answers of the problem's own program.
func (j *judge) randomBatch(p *problem, form string) batch {
	g := golden{problem: p, name: fmt.Sprintf("seed%d", j.seed)}
	g.Form = form
	input := j.ask(p, form, "", "-random", fmt.Sprint(j.random), "-seed", fmt.Sprint(j.seed)).Stdout
	b := j.split(g, input, j.ask(p, "", input).Stdout)
	if len(b.cases) != j.random || b.lacks != "" {
		j.fail(fmt.Errorf("./%s -random: %d cases, not all answered", p.name, len(b.cases)))
	}
	return b
}

// failure prints a result. Of a program of -cmd it writes the input to a file and says how to
// run it again, and how -show draws it if that is short.
func (j *judge) failure(res *result) {
	interrupt := j.err
	j.err = nil // what is known is printed all the same
	defer j.fail(interrupt)
	j.row(res)
	if res.form != formCommand || res.input == "" {
		return
	}
	p, number := res.golden.problem, "1"
	if res.last != "" {
		number = fmt.Sprint(res.cases)
	}
	if interrupt == nil && (res.cases == 1 || res.last != "") {
		drawn := j.ask(p, "", res.input, "-show", "-case", number)
		_, route, _ := strings.Cut(drawn.Stdout, "\n\n")
		if strings.Count(route, "\n") <= linesShown {
			j.text("as -show draws it:", route, linesShown)
		}
	}
	file, goRun := p.name+"-failed.in", "go run"
	if j.dir != j.root {
		goRun = "go -C " + j.root + " run"
	}
	if err := os.WriteFile(filepath.Join(j.dir, file), []byte(res.input), 0o666); err != nil {
		j.print("    not saved: %v\n", err)
		return
	}
	j.print("    saved; to run it again, and to see the route:\n"+
		"      %[2]s < %[1]s\n      %[5]s ./%[3]s -animate -case %[4]s < %[1]s\n",
		file, j.typed, p.name, number, goRun)
}
