package puzzletest

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/goldens"
)

// Forms checks what judges could give. Form names the judge that could give an input
// with this output, by the statement's rules, or returns "".
//
// In testdata/goldens.txt each golden has a mark, [JUDGE] or [beyond], and it is the
// right one. Random cases are in the form that they are said to be in.
func Forms(t *testing.T, p cli.Program, form func(in, out string) string) {
	marks := map[string]string{}
	for name, purpose := range goldens.Purposes("testdata") {
		marks[name] = purpose.Form
	}
	want := map[string]string{}
	for _, g := range Goldens(t) {
		if want[g.Name] = form(g.In, g.Out); want[g.Name] == "" {
			want[g.Name] = goldens.Beyond
		}
	}
	if diff := cmp.Diff(want, marks); diff != "" {
		t.Errorf("testdata/goldens.txt: the marks of the goldens (-want +got):\n%s", diff)
	}
	for _, random := range p.Random {
		checkRandom(t, p, random.Judge, form)
	}
}

// checkRandom checks an input of random cases in the form of a judge: that it has this
// form, and that the first cases are easier than the last.
func checkRandom(t *testing.T, p cli.Program, judge string, form func(in, out string) string) {
	const cases, some = 700, 100
	run := func(in string, flags ...string) string {
		return Puzzle{Program: p}.output(t, in, flags...)
	}
	in := run("", "-random", strconv.Itoa(cases), "-seed", "7", "-form", judge)
	out := run(in)
	if got := form(in, out); got != judge {
		t.Errorf("random cases for %s have the form %q", judge, got)
	}
	answers := strings.Split(strings.TrimSpace(out), "\n")
	if len(answers) != cases {
		t.Fatalf("%d random cases for %s have %d answers", cases, judge, len(answers))
	}
	if easy, hard := total(answers[:some]), total(answers[cases-some:]); hard < 2*easy {
		t.Errorf("random cases for %s: the first %d take %d moves in all, the last %d",
			judge, some, easy, hard)
	}
}

// total adds up the moves of answers.
func total(answers []string) (moves int) {
	for _, answer := range answers {
		number, _, _ := strings.Cut(answer, " ") // a route may follow
		if n, err := strconv.Atoi(number); err == nil && n > 0 {
			moves += n
		}
	}
	return moves
}
