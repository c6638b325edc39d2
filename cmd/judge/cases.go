//go:build go1.24

package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bfspuzzles/internal/goldens"
)

// batch is the input of a run: a golden, a part of one, or random cases.
type batch struct {
	golden
	turn  int // its position among the runs of its golden
	input string
	cases []testCase
	end   string // the end mark of an input
}

// testCase is one case of an input.
type testCase struct {
	number       int // in the golden, from 1
	text, answer string
	made         bool // the case was made by shrinking the golden's case
}

// of returns the batch with other cases.
func (b batch) of(cases []testCase) batch {
	b.cases, b.input = cases, ""
	for _, c := range cases {
		b.input += c.text
	}
	b.input += b.end
	return b
}

// answers returns the answers to the batch's cases.
func (b batch) answers() (answers []string) {
	for _, c := range b.cases {
		answers = append(answers, c.answer)
	}
	return answers
}

// runs divides a batch into runs of at most n cases. Neighbouring runs are alike, so they get turns
// that are far apart.
func (b batch) runs(n int) (runs []batch) {
	all := (len(b.cases) + n - 1) / n
	for cases := range slices.Chunk(b.cases, n) {
		part := b.of(cases)
		part.turn = len(runs) * 377 % all
		runs = append(runs, part)
	}
	return runs
}

// load reads a golden and splits it into its cases.
func (j *judge) load(g golden) batch {
	input, err := os.ReadFile(g.stem + ".in")
	j.fail(err)
	answers, _ := os.ReadFile(g.stem + ".out") // no file means no answers
	return j.split(g, 0, string(input), string(answers))
}

// split splits an input into its cases and numbers them from before+1. If the form is known, it
// returns only the cases that its judge could give, in that judge's format. It does not change the
// cases of a golden beyond the statement, or of a golden marked with that judge, because the
// judge's sample may break a rule or have a layout of its own. If the user's program is judged,
// every case must have an answer; our own programs fail a case without one.
func (j *judge) split(g golden, before int, input, answers string) batch {
	b := batch{golden: g, input: input}
	flags := []string{"-split"}
	if j.form != "" && g.Form != goldens.Beyond {
		flags = append(flags, "-form", j.form)
	}
	texts := j.texts(j.ctx, input, flags...)
	split := lines(answers)
	cases := len(texts) - 1 // the last text is the end mark
	if g.Form == j.form && cases > 0 {
		copy(texts[:cases], j.texts(j.ctx, input, "-split"))
	}
	for i, text := range texts {
		switch {
		case i == cases:
			b.end = text
		case text != "": // an empty text means that the judge could not give the case
			b.cases = append(b.cases, testCase{before + i + 1, text, at(split, i), false})
		}
	}
	if len(split) > cases || len(split) < cases && j.given() {
		j.fail(fmt.Errorf("%s: wrong number of answers: got %d, want %d", g.id(), len(split),
			cases))
	}
	return b
}

// texts returns the JSON strings that the problem's own program prints when called with flags.
func (j *judge) texts(ctx context.Context, input string, flags ...string) (texts []string) {
	for _, line := range lines(j.ask(ctx, input, flags...)) {
		var text string
		j.fail(json.Unmarshal([]byte(line), &text))
		texts = append(texts, text)
	}
	return texts
}

// loadRuns divides goldens into runs of at most n cases. It skips goldens beyond the statement
// unless -beyond is set.
func (j *judge) loadRuns(all []golden, n int) (runs []batch) {
	for _, g := range all {
		if g.Form != goldens.Beyond || j.beyond {
			runs = append(runs, j.load(g).runs(n)...)
		}
	}
	j.sortRuns(runs)
	return runs
}

// sortRuns begins with the runs that catch the most mistakes per second: the samples, beginning
// with the form's own, then the goldens that catch a known mistake, then the others. Within each
// kind, every golden has its first turn before any has its second, and smaller runs come first. One
// of the hardest runs comes right after the samples, because otherwise the time might be up before
// its turn.
func (j *judge) sortRuns(runs []batch) {
	slices.SortStableFunc(runs, func(a, b batch) int {
		return cmp.Or(j.rank(a.golden)-j.rank(b.golden), a.turn-b.turn, len(a.input)-len(b.input))
	})
	hard := slices.IndexFunc(runs, batch.hardest)
	for ; hard > 0 && !runs[hard-1].sample(); hard-- {
		runs[hard], runs[hard-1] = runs[hard-1], runs[hard]
	}
}

// exportCases writes each case of the goldens, in a judge's format, to a pair of files: its input
// and its answer.
func (j *judge) exportCases() {
	j.nameForm()
	runs := j.loadRuns(j.goldens, 1)
	j.fail(os.MkdirAll(j.export, 0o777))
	for _, run := range runs {
		name := fmt.Sprintf("%s-%03d", run.name, run.cases[0].number)
		j.fail(run.write(filepath.Join(j.export, name)))
	}
	j.print("wrote %d cases in %s's input format to %s\n", len(runs), j.named, j.export)
}

// write writes the input and the answers to two files.
func (b batch) write(stem string) error {
	err := writeFile(stem+".out", strings.Join(b.answers(), ""))
	if err == nil {
		err = writeFile(stem+".in", b.input)
	}
	return err
}

// writeFile writes a file under a temporary name and renames it, so that a full disk does not leave
// a partial file.
func writeFile(name, text string) error {
	part := name + ".part"
	defer os.Remove(part)
	err := os.WriteFile(part, []byte(text), 0o666)
	if err == nil {
		err = os.Rename(part, name)
	}
	return err
}
