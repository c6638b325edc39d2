package puzzletest

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/goldens"
)

// forms checks that testdata/goldens.txt has a line for each golden, in order of name, each with
// the right mark ([JUDGE] or [beyond]) and a purpose, and that goldens.zh.txt names only goldens.
// It also checks that Judge refuses the inputs in testdata/broken.txt, and that split, random and
// smaller cases are in their judge's form.
func (s Suite) forms(t *testing.T) {
	names, purposes := "", goldens.Purposes("testdata")
	chinese := goldens.Chinese("testdata")
	for _, g := range Goldens(t) {
		judge := s.Judge(g.In, g.Out)
		if judge == "" {
			judge = goldens.Beyond
		} else {
			s.checkSplit(t, g)
		}
		if purpose := purposes[g.Name]; purpose.Form != judge || purpose.Text == "" {
			t.Errorf("testdata/goldens.txt: %s has the mark [%s] and the purpose %q; by the rules "+
				"in docs/testing.md, it must be [%s]", g.Name, purpose.Form, purpose.Text, judge)
		}
		names += g.Name + "\n"
		delete(chinese, g.Name)
	}
	for name := range chinese {
		t.Errorf("testdata/goldens.zh.txt: there is no golden %s", name)
	}
	rest := regexp.MustCompile(`(?m) .*$`)
	listed := rest.ReplaceAllString(Read(t, "testdata/goldens.txt"), "")
	if diff := cmp.Diff(names, listed); diff != "" {
		t.Errorf("testdata/goldens.txt must name each golden, in order (-want +got):\n%s", diff)
	}
	for _, line := range strings.Split(strings.TrimSpace(Read(t, "testdata/broken.txt")), "\n") {
		rule, texts, _ := strings.Cut(line, ": \"") // the input and output as Go strings
		in, out := "", ""
		_, err := fmt.Sscanf(`"`+texts, "%q %q", &in, &out)
		if judge := s.Judge(in, out); judge != "" || err != nil {
			t.Errorf("testdata/broken.txt: %s could give this (%v): %s", judge, err, rule)
		}
	}
	for _, form := range s.Forms {
		s.checkRandom(t, form)
		s.checkSmaller(t, form)
	}
	const pinned = "testdata/seed1.random"
	got := s.command("", "-random", "60", "-seed", "1")
	if diff := cmp.Diff(Read(t, pinned), got); diff != "" {
		t.Errorf("the random cases differ from %s (-want +got):\n%s", pinned, diff)
	}
}

// checkSplit checks that the cases of a golden have the form of each judge for which -split writes
// them. A text is empty if the judge does not give the case.
func (s Suite) checkSplit(t *testing.T, g Golden) {
	answers := strings.SplitAfter(g.Out, "\n") // the last one is empty
	for _, form := range s.Forms {
		in, out := "", ""
		texts := json.NewDecoder(strings.NewReader(s.command(g.In, "-split", "-form", form.Judge)))
		for i := 0; texts.More(); i++ {
			text := ""
			if err := texts.Decode(&text); err != nil {
				t.Fatal(err)
			}
			in += text
			if text != "" {
				out += answers[i]
			}
		}
		if got := s.Judge(in, out); got != form.Judge && out != "" {
			t.Errorf("%s, written for %s, has the form %q:\n%s", g.Name, form.Judge, got, in)
		}
	}
}

// random returns inputs of ten random cases in the form of a judge, with their outputs. Ten is the
// most that any judge gives in a run. The same seed gives the same inputs.
func (s Suite) random(form cli.Form, inputs int, seed int64) (made []Golden) {
	r, answer := rand.New(rand.NewSource(seed)), s.Answers()
	for i := 0; i < inputs; i++ {
		in := ""
		for k := 0; k < 10; k++ {
			in += form.Random(r, 10*i+k)
		}
		in += form.End
		made = append(made, Golden{In: in, Out: s.run(answer, in)})
	}
	return made
}

// checkRandom checks that random cases are in their judge's form, and that the first ones are
// easier than the last ones. It generates 700 cases or, in long mode, 10,000.
func (s Suite) checkRandom(t *testing.T, form cli.Form) {
	inputs := 70
	if Long() {
		inputs = 1000
	}
	moves := make([]int, inputs) // of all cases in each input
	for i, random := range s.random(form, inputs, 7) {
		if got := s.Judge(random.In, random.Out); got != form.Judge {
			t.Fatalf("random cases for %s have the form %q:\n%s", form.Judge, got, random.In)
		}
		for _, answer := range strings.Split(random.Out, "\n") {
			n := 0
			if fmt.Sscan(answer, &n); n > 0 { // a route may follow
				moves[i] += n
			}
		}
	}
	if easy, hard := cli.Sum(moves[:10]), cli.Sum(moves[inputs-10:]); hard < 2*easy {
		t.Errorf("random cases for %s: the first 100 take %d moves, the last %d, want at "+
			"least twice as many",
			form.Judge, easy, hard)
	}
}

// checkSmaller shrinks a random case for as long as possible, and checks that it keeps the form of
// its judge.
func (s Suite) checkSmaller(t *testing.T, form cli.Form) {
	text := form.Random(rand.New(rand.NewSource(8)), 700)
	for step := 0; ; step++ {
		in := text + form.End
		if got := s.Judge(in, s.command(in)); got != form.Judge || step > 999 {
			t.Fatalf("a case for %s, shrunk %d times, has the form %q:\n%s", form.Judge, step,
				got, text)
		}
		smaller := strings.Split(s.command(text, "-smaller", "-form", form.Judge), "\n")
		if len(smaller) == 1 { // no case is smaller
			if step == 0 {
				t.Errorf("a case for %s cannot be shrunk:\n%s", form.Judge, text)
			}
			return
		}
		if err := json.Unmarshal([]byte(smaller[len(smaller)-2]), &text); err != nil {
			t.Fatal(err)
		}
	}
}
