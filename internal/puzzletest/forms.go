package puzzletest

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/goldens"
)

// ByPattern makes a Form of regular expressions, by judges, for an input with the output
// behind it.
func ByPattern(judges map[string]string) func(in, out string) string {
	return func(in, out string) string {
		for judge, pattern := range judges {
			if regexp.MustCompile(pattern).MatchString(in + out) {
				return judge
			}
		}
		return ""
	}
}

// forms checks that in testdata/goldens.txt each golden has a mark, [JUDGE] or [beyond], and
// that it is the right one; and that random cases are in the form that they are said to be in.
func (p Puzzle) forms(t *testing.T) {
	if p.Form == nil {
		t.Skip("the goldens have no marks")
	}
	marks, want := map[string]string{}, map[string]string{}
	for name, purpose := range goldens.Purposes("testdata") {
		marks[name] = purpose.Form
	}
	for _, g := range Goldens(t) {
		if want[g.Name] = p.Form(g.In, g.Out); want[g.Name] == "" {
			want[g.Name] = goldens.Beyond
		}
	}
	if diff := cmp.Diff(want, marks); diff != "" {
		t.Errorf("testdata/goldens.txt: the marks of the goldens (-want +got):\n%s", diff)
	}
	for _, random := range p.Random {
		p.checkRandom(t, random.Judge)
	}
	const pinned = "testdata/seed1.random"
	if diff := cmp.Diff(Read(t, pinned), p.output(t, "", "-random", "60", "-seed", "1")); diff != "" {
		t.Errorf("the random cases are not those of %s (-want +got):\n%s", pinned, diff)
	}
}

// checkRandom checks an input of random cases in the form of a judge: that its cases have
// this form, ten at a time, that the first are easier than the last, and that the last can
// be made smaller, in this form, only so many times.
func (p Puzzle) checkRandom(t *testing.T, judge string) {
	const cases, some, run = 700, 100, 10
	in := p.output(t, "", "-random", strconv.Itoa(cases), "-seed", "7", "-form", judge)
	answers := strings.SplitAfter(p.output(t, in), "\n")[:cases]
	var texts [cases + 1]string // and the end
	split := json.NewDecoder(strings.NewReader(p.output(t, in, "-split", "-form", judge)))
	for i := range texts {
		if err := split.Decode(&texts[i]); err != nil {
			t.Fatal(err)
		}
	}
	for i := 0; i < cases; i += run {
		in := strings.Join(texts[i:i+run], "") + texts[cases]
		if got := p.Form(in, strings.Join(answers[i:i+run], "")); got != judge {
			t.Fatalf("random cases for %s have the form %q:\n%s", judge, got, in)
		}
	}
	for text, step := texts[cases-1], 0; text != ""; step++ {
		smaller := p.output(t, text, "-smaller", "-form", judge)
		text = ""
		for list := json.NewDecoder(strings.NewReader(smaller)); list.More(); {
			if err := list.Decode(&text); err != nil {
				t.Fatal(err)
			}
			in := text + texts[cases]
			if got := p.Form(in, p.output(t, in)); got != judge || step > 999 {
				t.Fatalf("smaller cases for %s, after %d, have the form %q:\n%s", judge, step, got, in)
			}
		}
	}
	if easy, hard := total(answers[:some]), total(answers[cases-some:]); hard < 2*easy {
		t.Errorf("random cases for %s: the first %d take %d moves in all, the last %d",
			judge, some, easy, hard)
	}
}

// total adds up the moves of answers.
func total(answers []string) (moves int) {
	for _, answer := range answers {
		n := 0
		if fmt.Sscan(answer, &n); n > 0 { // a route may follow
			moves += n
		}
	}
	return moves
}
