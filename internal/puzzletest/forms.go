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
	const pinned = "testdata/seed1.random"
	got := p.output(t, "", "-random", "60", "-seed", "1")
	if diff := cmp.Diff(Read(t, pinned), got); diff != "" {
		t.Errorf("the random cases are not those of %s (-want +got):\n%s", pinned, diff)
	}
}

// aRun is how many cases a judge gives a run at most.
const aRun = 10

// batch is some random cases, as a judge gives them in a run.
type batch struct{ in, out string }

// random returns random cases in the form of a judge, in runs.
func (p Puzzle) random(t *testing.T, judge string, cases int, seed string) (runs []batch) {
	in := p.output(t, "", "-random", strconv.Itoa(cases), "-seed", seed, "-form", judge)
	answers := strings.SplitAfter(p.output(t, in), "\n")
	texts := p.list(t, in, "-split", "-form", judge)
	if len(texts) != cases+1 || len(answers) != cases+1 {
		t.Fatalf("%d random cases for %s, %d answers", len(texts)-1, judge, len(answers)-1)
	}
	for i := 0; i < cases; i += aRun {
		runs = append(runs, batch{strings.Join(texts[i:i+aRun], "") + texts[cases],
			strings.Join(answers[i:i+aRun], "")})
	}
	return runs
}

// list returns the texts that the program prints with flags, in JSON.
func (p Puzzle) list(t *testing.T, in string, flags ...string) (texts []string) {
	for decoder := json.NewDecoder(strings.NewReader(p.output(t, in, flags...))); decoder.More(); {
		text := ""
		if err := decoder.Decode(&text); err != nil {
			t.Fatal(err)
		}
		texts = append(texts, text)
	}
	return texts
}

// checkRandom checks random cases in the form of a judge: that they have this form, that the
// first are easier than the last, and that the last one can be made smaller, in this form,
// only so many times.
func (p Puzzle) checkRandom(t *testing.T, judge string) {
	const cases, some = 700, 100
	runs := p.random(t, judge, cases, "7")
	for _, run := range runs {
		if got := p.Form(run.in, run.out); got != judge {
			t.Fatalf("random cases for %s have the form %q:\n%s", judge, got, run.in)
		}
	}
	easy, hard := 0, 0
	for i := 0; i < some/aRun; i++ {
		easy += moves(runs[i].out)
		hard += moves(runs[len(runs)-1-i].out)
	}
	if hard < 2*easy {
		t.Errorf("random cases for %s: the first %d take %d moves in all, the last %d",
			judge, some, easy, hard)
	}
	split := p.list(t, runs[len(runs)-1].in, "-split", "-form", judge)
	end := split[aRun]
	for smaller, step := split[:1], 0; len(smaller) > 0; step++ {
		in := smaller[len(smaller)-1]
		if got := p.Form(in+end, p.output(t, in+end)); got != judge || step > 999 {
			t.Fatalf("a case for %s, %d times made smaller, has the form %q:\n%s", judge, step,
				got, in)
		}
		smaller = p.list(t, in, "-smaller", "-form", judge)
	}
}

// moves adds up the moves of answers.
func moves(answers string) (sum int) {
	for _, answer := range strings.Split(answers, "\n") {
		n := 0
		if fmt.Sscan(answer, &n); n > 0 { // a route may follow
			sum += n
		}
	}
	return sum
}
