package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"sort"
	"time"

	"bfspuzzles/internal/process"
)

// batch is a golden, or random cases, in parts.
type batch struct {
	golden
	input string
	cases []testCase
	end   string // what ends an input after any of them
	lacks string // why it cannot be judged
}

// testCase is one case of an input.
type testCase struct {
	number       int // in the input, from 1
	text, answer string
}

// size is what to compare cases by, to show the smallest: a short text comes first, and
// of two as long the one with fewer moves.
func (c testCase) size() int {
	moves := 0 // if the answer is not their number
	fmt.Sscan(c.answer, &moves)
	return len(c.text)<<20 + moves // of which there are fewer than 1<<20
}

// part returns a batch of the cases from one to before another.
func (b batch) part(from, to int) batch {
	b.cases, b.input = append([]testCase(nil), b.cases[from:to]...), ""
	for _, c := range b.cases {
		b.input += c.text
	}
	b.input += b.end
	return b
}

// judgeProblem runs the programs of a problem on its goldens, one at a time: parallel
// runs would spoil each other's times.
func (j *judge) judgeProblem(p *problem) {
	p.readLimits(j.limit)
	if p.own = j.build(p, formProgram, p.dir); p.own.command == nil {
		return // it does not build
	}
	if j.update {
		for _, g := range p.goldens {
			j.write(g, ".out", formPlain)
			j.write(g, ".show", "-show")
			j.write(g, ".layers", "-layers")
		}
		return
	}
	var batches []batch
	for _, g := range p.goldens {
		batches = append(batches, j.load(g))
	}
	if j.command != nil {
		j.judgeCommand(p, batches)
		return
	}
	j.judgeGoldens(p.own, batches)
	single := filepath.Join(j.root, "submit", p.name)
	if _, err := os.Stat(single); err == nil {
		j.judgeGoldens(j.build(p, formSingle, single), batches)
	}
}

// judgeGoldens runs a program on goldens. It shows the smallest case that fails.
func (j *judge) judgeGoldens(prog program, batches []batch) {
	if prog.command == nil {
		return // it does not build
	}
	var failed *result
	all, ran, cases := &result{form: prog.form}, 0, 0
	for _, b := range batches {
		if failed != nil && j.late() {
			break // a loop without end may take the time limit for each golden
		}
		res := j.run(prog, b)
		if res.Verdict == notRun {
			break
		}
		j.count(res.id(), res.passed())
		if !res.passed() && (failed == nil || res.rank() < failed.rank()) {
			failed = res
		}
		all.add(res)
		ran++
		cases += len(b.cases)
	}
	if failed != nil {
		j.failure(failed)
	}
	if j.err != nil {
		return
	}
	left := ""
	if ran < len(batches) {
		left = fmt.Sprintf("; %d goldens not run, as time is up: -all runs them", len(batches)-ran)
	} else if all.cases < cases && failed == nil {
		left = fmt.Sprintf(" of %d; -all runs all", cases)
	}
	j.print("%s  %-10s %s: %d goldens, %d cases%s; slowest %s %s\n", j.okay(failed == nil),
		all.golden.problem.name, all.form, ran, all.cases, left, all.golden.id(), all.figures())
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
	res := j.ask(g.problem, "", string(input), flag)
	res.golden, res.form = g, flag
	if res.Verdict == notRun {
		return
	}
	switch {
	case res.Reason != "":
	case err == nil && string(old) == res.Stdout: // no output may be right, too
		res.Verdict = accepted
	default:
		res.Verdict = updated
		j.fail(os.WriteFile(g.stem+ext, []byte(res.Stdout), 0o666))
	}
	j.count(res.id(), res.passed())
	if j.verbose || res.Verdict != accepted {
		j.row(res)
	}
}

// load reads a golden. Without an .out it has no answers.
func (j *judge) load(g golden) batch {
	input, err := os.ReadFile(g.stem + ".in")
	j.fail(err)
	answers, _ := os.ReadFile(g.stem + ".out")
	return j.split(g, string(input), string(answers))
}

// split divides an input into its cases. As many answers as cases are demanded.
func (j *judge) split(g golden, input, answers string) batch {
	b := batch{golden: g, input: input}
	res := j.ask(g.problem, g.Form, input, "-split")
	var texts []string
	for _, line := range lines(res.Stdout) {
		j.fail(json.Unmarshal([]byte(line), &b.end))
		texts = append(texts, b.end)
	}
	if len(texts) == 0 || res.Reason != "" {
		j.fail(fmt.Errorf("./%s -split fails on %s: %s %s", g.problem.name, g.name, res.Reason,
			trimmed(res.Stderr)))
		return b
	}
	split := lines(answers)
	for i, text := range texts[:len(texts)-1] {
		b.cases = append(b.cases, testCase{i + 1, text, at(split, i)})
	}
	if len(split) != len(b.cases) {
		b.lacks = fmt.Sprintf("%d answers in %s.out for %d cases; -update writes it",
			len(split), g.name, len(b.cases))
	}
	return b
}

// run runs a program on a batch: at once, or case by case as most judges do. If that fails,
// the result is that of the smallest case that fails by itself: what a program prints before
// a crash may be lost, so the line that differs says little.
func (j *judge) run(prog program, b batch) *result {
	if b.lacks != "" {
		return j.shown(&result{golden: b.golden, form: prog.form,
			Outcome: process.Outcome{Verdict: noOutput, Reason: b.lacks}})
	}
	failed := j.asJudges(prog, b)
	if failed.passed() || failed.Verdict == notRun || len(b.cases) < 2 {
		return failed
	}
	sorted := b.part(0, len(b.cases))
	sort.SliceStable(sorted.cases, func(i, k int) bool {
		return sorted.cases[i].size() < sorted.cases[k].size()
	})
	until, tried := time.Now().Add(sampleTime), 0
	for ; tried < len(b.cases) && time.Now().Before(until); tried++ {
		res := j.judged(prog, sorted.part(tried, tried+1))
		if res.Verdict == notRun {
			return failed
		}
		if !res.passed() {
			return res
		}
	}
	if failed.number == 0 {
		failed = j.together(prog, b, failed)
		failed.note = fmt.Sprintf("none of %d cases tried fails by itself; "+
			"the first %d together do", tried, failed.cases)
	}
	return failed
}

// asJudges runs a program on a batch as its judge would.
func (j *judge) asJudges(prog program, b batch) *result {
	if prog.form == formCommand && !b.problem.manyCases {
		return j.oneByOne(prog, b)
	}
	return j.judged(prog, b)
}

// late reports whether the time for all runs of a program is up, if it has one.
func (j *judge) late() bool { return !j.until.IsZero() && time.Now().After(j.until) }

// together returns the result of the fewest cases, from the first on, that fail together,
// where the whole batch has failed.
func (j *judge) together(prog program, b batch, failed *result) *result {
	if failed.Verdict == process.TimeLimit {
		return failed // any of these runs might take so long
	}
	failed.last = b.cases[len(b.cases)-1].text
	sort.Search(len(b.cases)-1, func(i int) bool {
		res := j.judged(prog, b.part(0, i+1))
		if !res.passed() && res.Verdict != notRun {
			failed = res
			failed.last = b.cases[i].text
		}
		return !res.passed()
	})
	return failed
}

// oneByOne runs a program once for each case until one fails or the time is up; wherever
// that is, cases from everywhere have had a turn.
func (j *judge) oneByOne(prog program, b batch) *result {
	all := &result{form: prog.form}
	for _, i := range rand.New(rand.NewSource(1)).Perm(len(b.cases)) {
		res := j.judged(prog, b.part(i, i+1))
		if all.add(res); !res.passed() {
			return res
		}
		if j.late() {
			break
		}
	}
	all.Verdict = accepted
	return all
}

// judged runs a program on a batch at once and compares what it prints with the answers.
func (j *judge) judged(prog program, b batch) *result {
	j.working(b.id() + " (" + prog.form + ")")
	res := j.execute(prog, b.input, b.problem.limit)
	res.golden, res.cases = b.golden, len(b.cases)
	var answers []string
	for _, c := range b.cases {
		answers = append(answers, c.answer)
		res.size += c.size()
	}
	if len(b.cases) == 1 {
		res.number = b.cases[0].number
	}
	res.compare(answers, prog.form == formCommand)
	return j.shown(res)
}
