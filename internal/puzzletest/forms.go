package puzzletest

import (
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

// forms checks testdata/goldens.txt: it has a line for each golden, by name, with the right mark,
// [JUDGE] or [beyond], and what the golden is for; and that random cases are in the form that
// they are said to be in.
func (p Puzzle) forms(t *testing.T) {
	want := ""
	for _, g := range Goldens(t) {
		judge := p.Form(g.In, g.Out)
		if judge == "" {
			judge = goldens.Beyond
		}
		want += g.Name + " [" + judge + "]\n"
	}
	line := regexp.MustCompile(`(?m)^(\S+) +(\[\w+\]) +\S.*$`)
	marks := line.ReplaceAllString(Read(t, "testdata/goldens.txt"), "$1 $2")
	if diff := cmp.Diff(want, marks); diff != "" {
		t.Errorf("testdata/goldens.txt: goldens and their marks (-want +got):\n%s", diff)
	}
	for _, random := range p.Random {
		p.checkRandom(t, random.Judge)
	}
}

// checkRandom checks an input of random cases in the form of a judge: that it has this
// form, and that the first cases are easier than the last.
func (p Puzzle) checkRandom(t *testing.T, judge string) {
	const cases, some = 700, 100
	in := p.output(t, "", "-random", strconv.Itoa(cases), "-seed", "7", "-form", judge)
	out := p.output(t, in)
	if got := p.Form(in, out); got != judge {
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
