package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"bfspuzzles/internal/goldens"
	"bfspuzzles/internal/process"
)

// batch is what a run is given: a golden or a part of it, or random cases.
type batch struct {
	golden
	input string
	cases []testCase
	end   string // text that ends an input after any of them
	lacks string // reason why it cannot be judged, or ""
}

// testCase is one case of an input.
type testCase struct {
	number       int // place in the golden, from 1
	text, answer string
	made         bool // it is smaller than the golden's
}

// before reports whether a case is smaller than another: a shorter text or, of two as
// long, fewer moves.
func (c testCase) before(other testCase) bool {
	if len(c.text) != len(other.text) {
		return len(c.text) < len(other.text)
	}
	return c.moves() < other.moves()
}

func (c testCase) moves() (moves int) {
	fmt.Sscan(c.answer, &moves) // else 0
	return moves
}

// of returns a batch of other cases.
func (b batch) of(cases ...testCase) batch {
	b.cases, b.input = cases, ""
	for _, c := range cases {
		b.input += c.text
	}
	b.input += b.end
	return b
}

// runs divides a batch into runs of at most n cases, in order.
func (b batch) runs(n int) (runs []batch) {
	for from := 0; from < len(b.cases); from += n {
		to := from + n
		if to > len(b.cases) {
			to = len(b.cases)
		}
		runs = append(runs, b.of(b.cases[from:to]...))
	}
	return runs
}

// inTurns divides batches into runs of at most n cases. Each batch has a turn before one
// has a second; and which of its runs comes when is mixed, so that wherever time is up,
// cases from everywhere have had a turn.
func inTurns(batches []batch, n int) (turns []batch) {
	for k, more := 0, true; more; k++ {
		more = false
		for _, b := range batches {
			runs := b.runs(n)
			if k < len(runs) {
				mixed := rand.New(rand.NewSource(1)).Perm(len(runs))
				turns, more = append(turns, runs[mixed[k]]), true
			}
		}
	}
	return turns
}

// load reads a golden and divides it into its cases; with the name of a judge, into those
// that this one could give, as it gives them.
func (j *judge) load(g golden, form string) batch {
	input, err := os.ReadFile(g.stem + ".in")
	j.fail(err)
	answers, err := os.ReadFile(g.stem + ".out")
	b := j.split(g, form, string(input), string(answers))
	if err != nil && b.lacks != "" {
		b.lacks = fmt.Sprintf("there is no %s.out; -update writes it", g.name)
	}
	return b
}

// split divides an input into its cases. As many answers as cases are demanded.
func (j *judge) split(g golden, form, input, answers string) batch {
	b := batch{golden: g, input: input}
	texts := j.texts(g.problem, form, input, "-split")
	if len(texts) == 0 {
		return b // there is an error
	}
	b.end = texts[len(texts)-1]
	texts, split := texts[:len(texts)-1], lines(answers)
	if len(split) != len(texts) {
		b.lacks = fmt.Sprintf("%d answers in %s.out for %d cases", len(split), g.name, len(texts))
	}
	for i, text := range texts {
		if text != "" { // else the judge could not give it
			b.cases = append(b.cases, testCase{number: i + 1, text: text, answer: at(split, i)})
		}
	}
	return b
}

// texts returns the texts that the problem's own program prints with a flag.
func (j *judge) texts(p *problem, form, input, flag string) (texts []string) {
	out := j.ask(p, form, input, flag)
	for _, line := range lines(out.Stdout) {
		var text string
		j.fail(json.Unmarshal([]byte(line), &text))
		texts = append(texts, text)
	}
	if out.Verdict == process.RuntimeError {
		j.fail(fmt.Errorf("./%s %s: %s", p.name, flag, strings.TrimSpace(out.Stderr)))
	}
	return texts
}

// loadAs loads the goldens of which a judge could give a case, as it gives it; and those
// beyond the statement as they are, if they are asked for.
func (j *judge) loadAs(p *problem, form string) (batches []batch) {
	end := j.texts(p, form, "", "-split") // of no case
	for _, g := range p.goldens {
		var b batch
		if g.Form != goldens.Beyond {
			b = j.load(g, form)
		} else if j.beyond {
			b = j.load(g, "")
		}
		if len(b.cases) > 0 {
			b.end, b.Form = end[0], form
			batches = append(batches, b)
		}
	}
	sortBatches(batches)
	return batches
}

// sortBatches puts samples first and what is beyond the statement last, and of two alike
// the smaller one first.
func sortBatches(batches []batch) {
	sort.SliceStable(batches, func(i, k int) bool {
		a, b := batches[i], batches[k]
		beyond := b.Form == goldens.Beyond
		switch {
		case a.isSample() != b.isSample():
			return a.isSample()
		case (a.Form == goldens.Beyond) != beyond:
			return beyond
		}
		return len(a.input) < len(b.input)
	})
}

// exportCases writes each case of the goldens, as a judge could give it, to two files of
// its own, for its input and its answer.
func (j *judge) exportCases(p *problem) {
	form, err := p.formNamed(j.form)
	j.fail(err)
	dir, count := j.export, 0
	if !filepath.IsAbs(dir) {
		dir = filepath.Join(j.dir, dir)
	}
	j.fail(os.MkdirAll(dir, 0o777))
	for _, b := range j.loadAs(p, form) {
		for _, c := range b.cases {
			stem := filepath.Join(dir, b.name)
			if len(b.cases) > 1 {
				stem += fmt.Sprintf("-%03d", c.number)
			}
			j.fail(os.WriteFile(stem+".in", []byte(c.text+b.end), 0o666))
			j.fail(os.WriteFile(stem+".out", []byte(c.answer), 0o666))
			count++
		}
	}
	j.print("%d cases%s are in %s\n", count, as(form), j.export)
}

// as says in which form something is, if there are any.
func as(form string) string {
	if form == "" {
		return ""
	}
	return " in the form of " + form
}
