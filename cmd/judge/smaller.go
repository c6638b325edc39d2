package main

import (
	"fmt"
	"strings"

	"bfspuzzles/internal/process"
)

// fewer returns the result of the first case that fails by itself: what a program prints
// before a crash may be lost, so the answer that differs says little. If none does, it is
// that of cases that fail together, and do not without any of them.
func (j *judge) fewer(prog program, together *result) *result {
	tried, slowest := 0, together
	for _, c := range together.cases {
		res := j.judged(prog, together.of(c))
		if fails(res.Verdict) {
			return res
		}
		if res.Verdict == notRun {
			break
		}
		if tried++; tried == 1 || res.Time > slowest.Time {
			slowest = res
		}
	}
	note := fmt.Sprintf("none of %d cases tried fails by itself; ", tried)
	if together.Verdict == process.TimeLimit && tried > 0 {
		slowest.note = fmt.Sprintf("%s%d together take %s, this is the slowest, %s", note,
			len(together.cases), seconds(together.Time), seconds(slowest.Time))
		return slowest
	}
	for i := len(together.cases) - 1; i >= 0; i-- {
		rest := append([]testCase(nil), together.cases[:i]...)
		rest = append(rest, together.cases[i+1:]...)
		if res := j.judged(prog, together.of(rest...)); fails(res.Verdict) {
			together = res
		}
	}
	together.note = fmt.Sprintf("%sthese %d together do", note, len(together.cases))
	return together
}

// smaller replaces case i by one that is a step smaller and fails in the same way. It
// returns nil if there is none.
func (j *judge) smaller(prog program, res *result, i int) *result {
	p, c := res.problem, res.cases[i]
	texts := j.texts(p, res.Form, c.text, "-smaller")
	answers := lines(j.ask(p, "", strings.Join(texts, "")+res.end).Stdout)
	for k, text := range texts {
		cases := append([]testCase(nil), res.cases...)
		cases[i] = testCase{c.number, text, at(answers, k), true}
		next := j.judged(prog, res.of(cases...))
		if next.Verdict == res.Verdict {
			next.note = res.note
			return next
		}
	}
	return nil
}
