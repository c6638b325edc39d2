package puzzletest

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"bfspuzzles/common"
)

// Mistake is a mistake that programs for a problem make, often published ones. A
// program that makes it must fail one golden and pass another; one that is wrong
// about everything would prove nothing.
type Mistake struct {
	What   string // the mistake, in a few words
	Fails  string // the golden that shows it up
	Passes string // a golden that the program answers right

	// Program makes this mistake and no other. It returns the output for an input;
	// a crash counts as wrong output.
	Program func(in string) (out string)
}

// mistakesTable is the file with the table of the known mistakes. It may leave out
// all those of a problem, such as of the example in docs/jugs, but not some.
const mistakesTable = "../docs/testing.md"

// knownMistakes runs each mistake's program over its two goldens, and checks that
// the table has a row for the mistake.
func (p Puzzle) knownMistakes(t *testing.T) {
	goldens := map[string]Golden{}
	for _, g := range Goldens(t) {
		goldens[g.Name] = g
	}
	table, err := os.ReadFile(mistakesTable)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	rows := map[string]bool{} // those of the problem, and whether a mistake has been found for them
	for _, line := range strings.Split(string(table), "\n") {
		if strings.HasPrefix(line, "| "+p.Name+" | ") {
			rows[line] = false
		}
	}
	for _, m := range p.Mistakes {
		for _, name := range []string{m.Fails, m.Passes} {
			g, ok := goldens[name]
			if !ok {
				t.Errorf("there is no golden %s; mistake: %s", name, m.What)
				continue
			}
			if right := m.run(g.In) == g.Out; right != (name == m.Passes) {
				t.Errorf("golden %s: answered right: %v, by a program with this mistake: %s", name, right, m.What)
			}
		}
		row := fmt.Sprintf("| %s | %s | %s |", p.Name, m.What, m.Fails)
		if _, listed := rows[row]; !listed && len(rows) > 0 {
			t.Errorf("%s lacks the row %s", mistakesTable, row)
		}
		rows[row] = true
	}
	for row, found := range rows {
		if !found {
			t.Errorf("%s has a row for a mistake that is not tested: %s", mistakesTable, row)
		}
	}
}

// run answers an input as the mistaken program does; a crash is an answer too.
func (m Mistake) run(in string) (out string) {
	defer func() {
		if crash := recover(); crash != nil {
			out = fmt.Sprint("crash: ", crash)
		}
	}()
	return m.Program(in)
}

// Answering makes the program of a Mistake from the way in which it answers.
func Answering(answer common.Answer) func(in string) string {
	return func(in string) string {
		stdout, _, _ := Puzzle{}.run(answer, in)
		return stdout
	}
}

// Numbers is Answering for a program that reads a case and prints a number.
func Numbers(number func(in *common.Reader) (int, error)) func(in string) string {
	return Answering(func(in *common.Reader) (string, error) {
		n, err := number(in)
		return strconv.Itoa(n), err
	})
}
