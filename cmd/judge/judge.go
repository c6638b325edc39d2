package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
	"time"
)

// batch is an input in parts, with the answers: a golden's or random cases.
type batch struct {
	golden
	input   []byte
	texts   []string // of its cases
	end     string   // what ends an input after any of them
	answers [][]byte
	before  int // random cases before these
}

// judgeProblem runs the programs of a problem on its goldens, one at a time: parallel
// runs would spoil each other's times.
func (j *judge) judgeProblem(p problem) {
	p.readLimits(j.limit)
	programs := j.programs(&p)
	if p.own.command == nil {
		return // it does not build
	}
	var batches []batch
	for _, g := range p.goldens {
		batches = append(batches, j.load(p, g))
	}
	if j.command != nil {
		form := j.formOf(p, batches)
		if j.random > 0 {
			j.judgeRandom(p, form)
			return
		}
		batches = j.inForm(form, batches)
	}
	var results []*result
	cases, end := 0, time.Now().Add(sampleTime)
	for i, b := range batches {
		p.until = time.Now().Add(time.Until(end) / time.Duration(len(batches)-i))
		for _, prog := range programs {
			runs := j.run(p, b, prog)
			if j.err != nil {
				return
			}
			j.report.count(runs[0].id(), passed(runs))
			for _, res := range runs {
				if j.report.verbose || res.verdict == updated {
					j.report.row(res, p)
				}
			}
			results = append(results, runs...)
		}
		cases += len(b.texts)
	}
	if j.err == nil {
		j.report.problem(p, programs, results, len(batches), cases)
	}
}

// programs builds the problem's own program and returns the programs to judge: that and
// its single file, or that of -cmd, or the plain search.
func (j *judge) programs(p *problem) (programs []program) {
	p.own = j.build(*p, formProgram, p.dir)
	single := j.single(*p)
	switch {
	case j.command != nil:
		return []program{j.commandProgram()}
	case !j.update && exists(single):
		if built := j.build(*p, formSingle, single); built.command != nil {
			return []program{p.own, built}
		}
	case j.update:
		p.limit = flagLimit
		return []program{p.own.with(formPlain)}
	}
	return []program{p.own}
}

// load reads a golden. Without an .out it has no answers.
func (j *judge) load(p problem, g golden) batch {
	input, err := os.ReadFile(g.in)
	j.fail(err)
	b := batch{golden: g, input: input}
	b.texts, b.end = j.split(p, b.input, g.Form)
	answers, _ := os.ReadFile(g.out)
	b.answers = lines(answers)
	return b
}

// split returns the text of each case of an input, and what ends an input of a judge.
func (j *judge) split(p problem, input []byte, form string) (texts []string, end string) {
	res := j.execute(p.own.with("-split").in(form), input, flagLimit)
	var err error
	for _, line := range lines(res.Stdout) {
		err = json.Unmarshal(line, &end)
		texts = append(texts, end)
	}
	if err != nil || res.Reason != "" || len(texts) == 0 {
		j.fail(fmt.Errorf("./%s -split prints no cases: %s", p.name, bytes.TrimSpace(res.Stderr)))
		return nil, ""
	}
	return texts[:len(texts)-1], end
}

// run runs a program on a batch and judges it: at once, or case by case as most judges
// do. As many answers as cases are demanded.
func (j *judge) run(p problem, b batch, prog program) []*result {
	res := &result{golden: b.golden, form: prog.form, verdict: noOutput}
	switch {
	case !j.update && len(b.answers) != len(b.texts):
		res.Reason = fmt.Sprintf("%d answers in %s.out for %d cases; -update writes it",
			len(b.answers), b.name, len(b.texts))
	case prog.form == formCommand && !p.manyCases:
		return j.oneByOne(p, b, prog)
	default:
		res = j.atOnce(p, b, prog)
	}
	// No output may be right, too.
	if j.update && res.Reason == "" && (res.verdict != accepted || !exists(b.out)) {
		res.verdict = updated
		j.fail(os.WriteFile(b.out, bytes.Join(lines(res.Stdout), nil), 0o666))
	}
	return []*result{res}
}

// oneByOne runs a program once for each case, at least for one, until the time is up.
// The order is such that, wherever it ends, cases from everywhere have had a turn.
func (j *judge) oneByOne(p problem, b batch, prog program) (results []*result) {
	for i := range b.texts {
		if i > 0 && !j.all && j.random == 0 && time.Now().After(p.until) {
			break
		}
		res := j.part(p, b, prog, i*1000003%len(b.texts)) // a prime: each case once
		results = append(results, res)
		if res.Reason != "" {
			break // or each case takes up to the limit
		}
	}
	return results
}

// atOnce runs a program on a whole batch. If that fails, the result is that of the
// smallest case that fails by itself: what a program prints before a crash may be lost, so
// the line that differs says little.
func (j *judge) atOnce(p problem, b batch, prog program) *result {
	whole := j.judged(p, b, prog, b.input, b.answers)
	whole.cases = len(b.texts)
	if whole.passed() || j.update {
		return whole
	}
	bySize := make([]int, len(b.texts))
	for i := range bySize {
		bySize[i] = i
	}
	sort.Slice(bySize, func(i, k int) bool { return b.size(bySize[i]) < b.size(bySize[k]) })
	until := time.Now().Add(sampleTime)
	for _, i := range bySize {
		if time.Now().After(until) {
			break
		}
		if res := j.part(p, b, prog, i); !res.passed() {
			res.cases = whole.cases
			return res
		}
	}
	whole.note = "no case fails by itself"
	return whole
}

// part runs a program on one case.
func (j *judge) part(p problem, b batch, prog program, i int) *result {
	res := j.judged(p, b, prog, []byte(b.texts[i]+b.end), b.answers[i:i+1])
	res.number, res.size = b.before+i+1, b.size(i)
	return res
}

// judged runs a program on an input and compares what it prints with the answers.
func (j *judge) judged(p problem, b batch, prog program, input []byte, answers [][]byte) *result {
	j.report.working(b.id() + " (" + prog.form + ")")
	res := j.execute(prog, input, p.limit)
	res.golden, res.form, res.text, res.cases = b.golden, prog.form, input, len(answers)
	res.compare(answers, prog.form == formCommand)
	return &res
}

// size is what to compare cases by, to show the smallest: a short text comes first, and
// of two as long the one with fewer moves.
func (b batch) size(i int) int {
	first, _, _ := strings.Cut(strings.TrimSpace(string(b.answers[i])), " ")
	moves, _ := strconv.Atoi(first)
	return len(b.texts[i])<<20 + moves // of which there are fewer than 1<<20
}
