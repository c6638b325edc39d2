package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	"bfspuzzles/internal/goldens"
)

// commandProgram returns the program of -cmd.
func (j *judge) commandProgram() program { return program{formCommand, j.command, j.dir} }

// formOf returns the judge in whose form a program of -cmd is judged: that of a sample
// that it passes, sample1 before others; "" if no sample says.
func (j *judge) formOf(p problem, batches []batch) (form string) {
	for i := len(batches) - 1; i >= 0; i-- { // sample1 stands after aoj-sample
		b := batches[i]
		switch sample := strings.Contains(b.name, "sample"); {
		case b.Form == "" || b.Form == goldens.Beyond:
		case sample && passed(j.run(p, b, j.commandProgram())):
			return b.Form
		case form == "" || b.name == "sample1":
			form = b.Form
		}
	}
	return form
}

// inForm returns the batches in the form of a judge, those with few cases first, which
// leave more time for the others. It says what is left out.
func (j *judge) inForm(form string, batches []batch) (chosen []batch) {
	for _, b := range batches {
		if len(b.texts) > 0 && (b.Form == form || b.Form == "" || j.all) {
			chosen = append(chosen, b)
		}
	}
	sort.SliceStable(chosen, func(i, k int) bool {
		return len(chosen[i].texts) < len(chosen[k].texts)
	})
	if len(chosen) == 0 {
		j.fail(errors.New("no golden is left that a judge could give; -all runs the others, too"))
	}
	if left := len(batches) - len(chosen); left > 0 && j.err == nil {
		j.report.print("%d goldens in the form of %s; "+
			"%d left out, in other forms or without a case\n", len(chosen), form, left)
	}
	return chosen
}

const (
	mostRandom = 2000 // random cases
	casesOfRun = 10   // of these, for a program that is given many at once
)

// judgeRandom runs a program of -cmd on random cases, small ones first, until one fails.
func (j *judge) judgeRandom(p problem, form string) {
	all := j.randomBatch(p, form)
	for b := all; b.before < len(all.texts) && j.err == nil; b.before += casesOfRun {
		last := b.before + casesOfRun
		if last > len(all.texts) {
			last = len(all.texts)
		}
		b.texts, b.answers = all.texts[b.before:last], all.answers[b.before:last]
		b.input = []byte(strings.Join(b.texts, "") + b.end)
		results := j.run(p, b, j.commandProgram())
		if j.err == nil && !passed(results) {
			j.report.count(b.id(), false)
			failed := smallest(results)
			j.report.row(failed, p)
			j.save(p, failed)
			return
		}
	}
	if j.err == nil {
		j.report.count("random", true)
		j.report.print("%s  %-10s %d random cases in the form of %s, -seed %d\n",
			j.report.okay(true), p.name, len(all.texts), form, j.seed)
	}
}

// randomBatch returns random cases, with the answers of the problem's own program.
func (j *judge) randomBatch(p problem, form string) (b batch) {
	b.problem, b.name, b.Form = p.name, fmt.Sprintf("seed%d", j.seed), form
	made := p.own.with("-random", strconv.Itoa(j.random), "-seed", fmt.Sprint(j.seed)).in(form)
	b.input = j.execute(made, nil, flagLimit).Stdout
	b.texts, b.end = j.split(p, b.input, form)
	b.answers = lines(j.execute(p.own, b.input, flagLimit).Stdout)
	if len(b.answers) != len(b.texts) || len(b.texts) != j.random {
		j.fail(fmt.Errorf("./%s -random %d -seed %d has %d answers for %d cases", p.name, j.random,
			j.seed, len(b.answers), len(b.texts)))
	}
	return b
}

// save writes the input that failed to a file and says how to run it again. It shows a
// shortest route if that is short.
func (j *judge) save(p problem, res *result) {
	drawn := j.execute(p.own.with("-show"), res.text, flagLimit).Stdout
	if _, route, _ := strings.Cut(string(drawn), "\n\n"); strings.Count(route, "\n") <= linesShown {
		j.report.text("a shortest route:", []byte(route), linesShown)
	}
	file := fmt.Sprintf("%s-%s-%d.in", p.name, res.golden.name, res.number)
	j.fail(os.WriteFile(filepath.Join(j.dir, file), res.text, 0o666))
	j.report.print("    saved; to run it again, and to see the route:\n"+
		"      %[2]s < %[1]s\n      go run ./%[3]s -animate < %[1]s\n",
		file, strings.Join(j.command, " "), p.name)
}
