package main

import (
	"context"
	"fmt"
	"strings"
	"time"

	"bfspuzzles/internal/process"
)

const (
	shrinkTime = 10 * time.Second // to find the failing case and to shrink it
	showTime   = 5 * time.Second  // to run it again and to draw it
)

// failure shows why a run fails: on the fewest of its cases that fail, and, of a program of -cmd,
// with these shrunk and saved. What is shown was seen to fail again; if it was not, the run is shown
// as it was at first.
func (j *judge) failure(res *result) {
	command := res.program.kind == kindCommand
	ctx, cancel := context.WithTimeout(j.ctx, shrinkTime)
	defer cancel()
	small := j.fewest(ctx, res)
	if command {
		small = j.shrunk(ctx, small)
	}
	ctx, cancel = context.WithTimeout(j.ctx, showTime)
	defer cancel()
	failed, times := j.again(ctx, small)
	if failed < times {
		small = res
		failed, times = j.again(ctx, res)
	}
	switch {
	case failed < times:
		small.note = fmt.Sprintf("failed %d of %d times: does it use time, rand, or memory that it "+
			"never wrote?", failed, times)
	case times == 1 && small.note == "":
		small.note = "there was no time to see it fail again"
	}
	j.details(small)
	if command {
		j.save(ctx, small)
	}
}

// again repeats a run that failed. It returns how often it failed and how often it was made, the
// first time included.
func (j *judge) again(ctx context.Context, res *result) (failed, times int) {
	enough := 5
	if res.Verdict == process.TimeLimit {
		enough = 2
	}
	failed = 1
	for times = 1; times < enough; times++ {
		next := j.judged(ctx, res.program, res.batch)
		if next.Verdict == process.Undecided {
			break
		}
		if next.Fails() {
			failed++
		}
	}
	return failed, times
}

// fewest returns the result of the first case that fails by itself: what a program prints
// before a crash may be lost, so the answer that differs says little. If no case does, it is the
// result of cases that fail together, and do not without any of them.
func (j *judge) fewest(ctx context.Context, together *result) *result {
	b, prog := together.batch, together.program
	if len(b.cases) < 2 {
		return together
	}
	wrong, slowest := j.firstWrong(ctx, prog, b.runs(1))
	switch {
	case wrong != nil && wrong.Fails():
		return wrong
	case together.Verdict == process.TimeLimit && wrong != nil: // it was not run to its end
		wrong.Ending = together.Ending
		wrong.note = "it seems to be this one, which had no time to end by itself"
		return wrong
	case together.Verdict == process.TimeLimit:
		together.note = fmt.Sprintf("no case fails by itself; the slowest is case %d, %s",
			slowest.batch.cases[0].number, seconds(slowest.Time))
		return together
	}
	for i := len(b.cases) - 1; i >= 0; i-- {
		res := j.judged(ctx, prog, together.batch.replacing(i))
		if res.Fails() {
			together = res
		}
	}
	together.note = fmt.Sprintf("no case that was tried fails by itself; these %d together do",
		len(together.batch.cases))
	return together
}

// shrunk replaces each case of a run that fails by one that is a step smaller, for as long as the run
// fails in the same way.
func (j *judge) shrunk(ctx context.Context, res *result) *result {
	for i := range res.batch.cases {
		for next := res; next != nil; next = j.smaller(ctx, res, i) {
			res = next
		}
	}
	return res
}

// smaller makes case i a step smaller, and returns the result if the run fails in the same way, or
// nil if it does not for any smaller case.
func (j *judge) smaller(ctx context.Context, res *result, i int) *result {
	p, c := res.batch.problem, res.batch.cases[i]
	texts := j.texts(ctx, p, j.form, c.text, "-smaller")
	answers := lines(j.ask(ctx, p, "", strings.Join(texts, "")+res.batch.end))
	for k, text := range texts {
		made := testCase{c.number, text, at(answers, k), true}
		next := j.judged(ctx, res.program, res.batch.replacing(i, made))
		if next.Verdict == res.Verdict {
			next.note = res.note
			return next
		}
	}
	return nil
}
