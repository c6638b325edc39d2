package main

import (
	"fmt"
	"strings"

	"bfspuzzles/internal/process"
)

// fewer returns the result of the first case that fails by itself: what a program prints
// before a crash may be lost, so the answer that differs says little. If none does, it is
// that of cases that fail together, and do not without any of them.
func (j *judge) fewer(together *result) *result {
	const noneAlone = "no case that was tried fails by itself; "
	wrong, slowest := j.firstWrong(together.program, together.runs(1))
	switch {
	case wrong != nil && fails(wrong.Verdict):
		return wrong
	case together.Verdict != process.TimeLimit: // see below
	case wrong != nil: // it was not run to its end
		wrong.Verdict = together.Verdict
		wrong.note = "it seems to be this one, which had no time to end by itself"
		return wrong
	default:
		slowest.note = fmt.Sprintf(noneAlone+"%d together take %s, this is the slowest, %s",
			len(together.cases), seconds(together.Time), seconds(slowest.Time))
		return slowest
	}
	for i := len(together.cases) - 1; i >= 0; i-- {
		if res := j.judged(together.program, together.replacing(i)); fails(res.Verdict) {
			together = res
		}
	}
	together.note = fmt.Sprintf(noneAlone+"these %d together do", len(together.cases))
	return together
}

// smaller replaces case i by one that is a step smaller and fails in the same way. It
// returns nil if there is none.
func (j *judge) smaller(res *result, i int) *result {
	p, c := res.problem, res.cases[i]
	texts := j.texts(p, j.form, c.text, "-smaller")
	answers := lines(j.ask(p, "", strings.Join(texts, "")+res.end))
	for k, text := range texts {
		made := testCase{c.number, text, at(answers, k), true}
		next := j.judged(res.program, res.replacing(i, made))
		if next.Verdict == res.Verdict {
			next.note = res.note
			return next
		}
	}
	return nil
}
