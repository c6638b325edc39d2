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
	turn  int // number of the golden's runs before it
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

// of returns a batch of other cases.
func (b batch) of(cases ...testCase) batch {
	b.cases, b.input = cases, ""
	for _, c := range cases {
		b.input += c.text
	}
	b.input += b.end
	return b
}

// runs divides a batch into runs of at most n cases.
func (b batch) runs(n int) (runs []batch) {
	for rest := b.cases; len(rest) > 0; rest = rest[n:] {
		if n > len(rest) {
			n = len(rest)
		}
		part := b.of(rest[:n]...)
		part.turn = len(runs)
		runs = append(runs, part)
	}
	return runs
}

// load reads a golden and divides it into its cases; with the name of a judge, into those
// that this one could give, as it gives them.
func (j *judge) load(g golden, form string) batch {
	input, err := os.ReadFile(g.stem + ".in")
	j.fail(err)
	answers, _ := os.ReadFile(g.stem + ".out") // without it, there are none
	return j.split(g, form, string(input), string(answers))
}

// split divides an input into its cases. As many answers as cases are demanded.
func (j *judge) split(g golden, form, input, answers string) batch {
	b := batch{golden: g, input: input}
	texts, split := j.texts(g.problem, form, input, "-split"), lines(answers)
	for i, text := range texts {
		if b.end = text; text != "" && i < len(texts)-1 { // else the judge could not give it
			b.cases = append(b.cases, testCase{number: i + 1, text: text, answer: at(split, i)})
		}
	}
	if cases := len(texts) - 1; len(split) != cases {
		b.lacks = fmt.Sprintf("%d answers in %s.out for %d cases", len(split), g.name, cases)
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
		j.fail(fmt.Errorf("./%s %s: %s", p.name, flag, trimmed(out.Stderr)))
	}
	return texts
}

// loadAs divides the goldens into runs of at most n cases, as a judge could give them; and
// those beyond the statement, if they are asked for, with their cases as they are. Which
// part of a golden comes when is mixed: wherever time is up, cases from everywhere have had
// a turn.
func (j *judge) loadAs(p *problem, form string, n int) (runs []batch) {
	end := j.texts(p, form, "", "-split") // of no case
	for _, g := range p.goldens {
		as, beyond := form, g.Form == goldens.Beyond
		if beyond {
			as = ""
		}
		if beyond && !j.beyond {
			continue
		}
		b := j.load(g, as)
		b.Form, b.end = form, strings.Join(end, "")
		parts := b.runs(n)
		for turn, i := range rand.New(rand.NewSource(1)).Perm(len(parts)) {
			parts[i].turn = turn
		}
		runs = append(runs, parts...)
	}
	sortRuns(runs)
	return runs
}

// sortRuns lets each golden have a turn before one has a second, samples first, then the
// smaller ones.
func sortRuns(runs []batch) {
	sort.SliceStable(runs, func(i, k int) bool {
		a, b := runs[i], runs[k]
		switch {
		case a.turn != b.turn:
			return a.turn < b.turn
		case a.isSample() != b.isSample():
			return a.isSample()
		}
		return len(a.input) < len(b.input)
	})
}

// exportCases writes each case of the goldens, as a judge could give it, to two files of
// its own, for its input and its answer.
func (j *judge) exportCases(p *problem) {
	names, _ := p.forms(j.form)
	dir, runs := within(j.dir, j.export), j.loadAs(p, names[0], 1)
	j.fail(os.MkdirAll(dir, 0o777))
	for _, run := range runs {
		c := run.cases[0]
		stem := filepath.Join(dir, fmt.Sprintf("%s-%03d", run.name, c.number))
		j.fail(os.WriteFile(stem+".in", []byte(run.input), 0o666))
		j.fail(os.WriteFile(stem+".out", []byte(c.answer), 0o666))
	}
	j.print("%d cases in the form of %s are in %s\n", len(runs), names[0], j.export)
}
