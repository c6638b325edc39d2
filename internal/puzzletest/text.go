package puzzletest

import (
	"fmt"
	"strings"
	"testing"

	"bfspuzzles/internal/view"
)

// caseTexts checks what -text prints for the cases of every golden, for at most
// some 50 of one golden: a part of the input, behind the case before, that alone
// has the same answer.
func (p Puzzle) caseTexts(t *testing.T) {
	for _, c := range Goldens(t) {
		want := strings.SplitAfter(strings.TrimSuffix(c.Out, "\n"), "\n")
		rest := c.In
		for k := 0; k < len(want) && c.Out != ""; k += 1 + len(want)/50 {
			var text, stderr strings.Builder
			args := []string{"-text", "-case", fmt.Sprint(k + 1)}
			if status := p.Program.Run(args, strings.NewReader(c.In), &text, &stderr, view.Terminal{}); status != 0 {
				t.Fatalf("%s %q: status %d, stderr %q", c.Name, args, status, stderr.String())
			}
			at := strings.Index(rest, strings.TrimSuffix(text.String(), "\n"))
			if at < 0 {
				t.Fatalf("%s %q: not in the input, or not behind the case before: %q", c.Name, args, text.String())
			}
			rest = rest[at+text.Len()-1:]
			stdout, _, _ := p.run(p.Answers(), text.String())
			if strings.TrimSpace(stdout) != strings.TrimSpace(want[k]) {
				t.Errorf("%s %q: the answer is %q, want %q, for the text\n%s", c.Name, args, stdout, want[k], text.String())
			}
		}
	}
}
