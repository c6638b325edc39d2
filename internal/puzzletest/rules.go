package puzzletest

import (
	"regexp"
	"strings"
)

// Rules are the rules about inputs in a judge's statement. The Judge of a Suite checks them.
// (uva1601 has more rules, and a function of its own.)
type Rules struct {
	Case   string // matches a case, with its layout
	Answer string // matches an answer, such as \d+ if the judge gives only cases with a solution

	// Board matches a board in a case, and Letters holds the letters of a board in any order, each
	// as often as it must occur. Both are empty if a case has no board.
	Board, Letters string
}

// ByRules makes the Judge of a Suite from the rules of each judge. No two judges may give the same
// input.
func ByRules(judges map[string]Rules) func(in, out string) string {
	return func(in, out string) string {
		for judge, rules := range judges {
			if rules.allow(in, out) {
				return judge
			}
		}
		return ""
	}
}

// allow reports whether the rules allow an input with this output.
func (r Rules) allow(in, out string) bool {
	cases, whole := parts(in, r.Case)
	answers, allRight := parts(out, "("+r.Answer+")\n")
	if !whole || !allRight || len(cases) != len(answers) || len(cases) == 0 {
		return false
	}
	boards, _ := parts(in, r.Board)
	for _, board := range boards {
		for _, letter := range r.Letters {
			one := string(letter)
			if strings.Count(board, one) != strings.Count(r.Letters, one) {
				return false
			}
		}
	}
	return true
}

// parts returns the parts of a text that a pattern matches, and whether they make up the whole
// text.
func parts(text, pattern string) (parts []string, whole bool) {
	parts = regexp.MustCompile(pattern).FindAllString(text, -1)
	return parts, strings.Join(parts, "") == text
}
