package main

import (
	"fmt"
	"sort"
	"strings"

	"bfspuzzles/internal/process"
)

// smallest makes smaller what a program fails on, as long as there is time: first fewer
// cases, then, with -cmd, smaller ones. Only the problem's own program knows these.
func (j *judge) smallest(prog program, failed *result) *result {
	if len(failed.cases) > 1 {
		failed = j.fewer(prog, failed)
	}
	if prog.form != formCommand {
		return failed
	}
	note := failed.note
	for i := range failed.cases {
		for next := failed; next != nil; {
			failed = next
			next = j.smaller(prog, failed, i)
		}
	}
	failed.note = note
	return failed
}

// fewer returns the result of the smallest case that fails by itself: what a program prints
// before a crash may be lost, so the answer that differs says little. If none does, it is
// that of cases that fail together, and do not without any of them.
func (j *judge) fewer(prog program, failed *result) *result {
	sorted := append([]testCase(nil), failed.cases...)
	sort.SliceStable(sorted, func(i, k int) bool { return sorted[i].before(sorted[k]) })
	tried, slowest := 0, failed
	for _, c := range sorted {
		res := j.judged(prog, failed.of(c))
		if res.failed() {
			return res
		}
		if res.Verdict == notRun {
			break
		}
		if tried++; tried == 1 || res.Time > slowest.Time {
			slowest = res
		}
	}
	if failed.Verdict == process.TimeLimit {
		slowest.note = fmt.Sprintf("%d cases together take %s; alone, of %d tried, none is over "+
			"the limit; this is the slowest, %s", len(failed.cases), seconds(failed.Time), tried,
			seconds(slowest.Time))
		return slowest
	}
	for size := len(failed.cases) / 2; size > 0; size /= 2 {
		for i := 0; i+size <= len(failed.cases); {
			rest := append([]testCase(nil), failed.cases[:i]...)
			res := j.judged(prog, failed.of(append(rest, failed.cases[i+size:]...)...))
			if res.failed() {
				failed = res
			} else {
				i += size
			}
		}
	}
	failed.note = fmt.Sprintf("none of %d cases tried fails by itself; these %d together do",
		tried, len(failed.cases))
	return failed
}

// smaller replaces case i by one that is a step smaller and fails in the same way. It
// returns nil if there is none.
func (j *judge) smaller(prog program, failed *result, i int) *result {
	p, c := failed.problem, failed.cases[i]
	texts := j.texts(p, failed.Form, c.text, "-smaller")
	answers := lines(j.ask(p, "", strings.Join(texts, "")+failed.end).Stdout)
	for k, text := range texts {
		cases := append([]testCase(nil), failed.cases...)
		cases[i] = testCase{c.number, text, at(answers, k), true}
		res := j.judged(prog, failed.of(cases...))
		if res.Verdict == failed.Verdict {
			return res
		}
		if res.Verdict == notRun {
			break
		}
	}
	return nil
}
