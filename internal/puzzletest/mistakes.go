package puzzletest

import (
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
	"testing"

	"bfspuzzles/common"
)

// Mistake is a mistake that programs for a problem make, often published ones. A program that makes
// it must fail one golden and pass another, because a program that is always wrong would prove
// nothing.
type Mistake struct {
	What   string // the mistake, in a few words
	Fails  string // the golden that shows it
	Passes string // a golden that the program answers correctly
	Missed bool   // random cases do not reveal it

	// Program makes this mistake and no other. It returns the output for an input. A crash
	// counts as wrong output.
	Program func(in string) (out string)
}

// mistakesTable is the file with the table of known mistakes. The table has all mistakes of a
// problem, or none of them.
const mistakesTable = "../docs/testing.md"

// knownMistakes runs the program of each mistake on its two goldens, and checks that the table has
// a row for each mistake and no other row.
func (s Suite) knownMistakes(t *testing.T) {
	t.Parallel()
	random := s.random(s.Forms[0], 30, 1)
	sort.Slice(random, func(i, k int) bool { // the shortest first, because they take the least time
		return len(random[i].In) < len(random[k].In)
	})
	table, _ := os.ReadFile(mistakesTable) // the example in docs/jugs has none
	rows, start := string(table), "\n| "+s.Name+" | "
	left := rows
	for _, m := range s.Mistakes {
		for _, name := range []string{m.Fails, m.Passes} {
			g := readGolden(t, name)
			if right := m.run(g.In) == g.Out; right != (name == m.Passes) {
				t.Errorf("golden %s: answered correctly = %v by a program with the mistake: %s",
					name, right, m.What)
			}
		}
		found := false
		for _, g := range random {
			found = found || m.run(g.In) != g.Out
		}
		if found == m.Missed {
			t.Errorf("mistake found by random cases = %v: %s", found, m.What)
		}
		row := start + m.What + " | " + m.Fails + " |"
		if strings.Contains(rows, start) && !strings.Contains(rows, row) {
			t.Errorf("%s lacks the row%s", mistakesTable, row)
		}
		left = strings.ReplaceAll(left, row, "")
	}
	if _, row, more := strings.Cut(left, start); more {
		t.Errorf("%s: no program makes this mistake: %.100s", mistakesTable, row)
	}
}

// run returns the output of the mistaken program. A crash counts as output.
func (m Mistake) run(in string) (out string) {
	defer func() {
		if crash := recover(); crash != nil {
			out = fmt.Sprint("crash: ", crash)
		}
	}()
	return m.Program(in)
}

// Answering makes the program of a Mistake from a function that answers a case.
func Answering(answer common.Answer) func(in string) string {
	return func(in string) string {
		return Suite{}.run(answer, in)
	}
}

// Numbers is Answering for a program that reads a case and prints a number.
func Numbers(number func(in *common.Reader) (int, error)) func(in string) string {
	return Answering(func(in *common.Reader) (string, error) {
		n, err := number(in)
		return strconv.Itoa(n), err
	})
}
