//go:build go1.24

package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"bfspuzzles/internal/process"
)

const (
	shrinkTime = 10 * time.Second // to find the failing case and to shrink it
	showTime   = 5 * time.Second  // to run it again and to draw it
)

// failure shows why a run fails: on the fewest of its cases that fail, and, of a program of -cmd,
// with these shrunk and saved. Before that, it runs them again: if they do not fail each time, it
// shows the run as it was at first.
func (j *judge) failure(res *result) {
	ctx, cancel := context.WithTimeout(j.ctx, shrinkTime)
	defer cancel()
	small := j.shrunk(ctx, res)
	ctx, cancel = context.WithTimeout(j.ctx, showTime)
	defer cancel()
	failed, times := j.again(ctx, small)
	if failed < times {
		small = res
		failed, times = j.again(ctx, res)
	}
	switch {
	case failed < times:
		small.note = fmt.Sprintf("failed %d of %d times: does it use time, rand, or memory that "+
			"it never wrote?", failed, times)
	case times == 1 && small.note == "":
		small.note = "there was no time to see it fail again"
	}
	j.details(small)
	if small.kind == kindCommand {
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

// shrunk starts with the first case that fails by itself, if there is one: what a program prints
// before a crash may be lost, so the answer that differs says little. It leaves out cases, and
// makes those of a program of -cmd a step smaller, for as long as the run fails in the same way.
func (j *judge) shrunk(ctx context.Context, res *result) *result {
	if len(res.cases) > 1 {
		wrong, _ := j.firstWrong(ctx, res.program, res.runs(1))
		switch {
		case wrong == nil:
			res.note = "no case fails by itself"
		case wrong.Fails():
			res = wrong
		case res.Verdict == process.TimeLimit:
			res.note = "it seems to be " + wrong.what() + ", which had no time to end alone"
		}
	}
	for i := len(res.cases) - 1; i >= 0; i-- {
		for next := res; next != nil; next = j.smaller(ctx, res, i) {
			res = next
		}
	}
	return res
}

// smaller returns a result like another, without case i or with one that is a step smaller in its
// place, or nil if there is none.
func (j *judge) smaller(ctx context.Context, res *result, i int) *result {
	if i == len(res.cases) { // the last one was left out
		return nil
	}
	c := res.cases[i]
	var others [][]testCase // what to put in its place: nothing, or a smaller case
	if len(res.cases) > 1 && res.Verdict != process.TimeLimit {
		others = append(others, nil)
	}
	if res.kind == kindCommand {
		texts := j.texts(ctx, c.text, "-smaller", "-form", j.form)
		answers := lines(j.ask(ctx, strings.Join(texts, "")+res.end))
		for k, text := range texts {
			others = append(others, []testCase{{c.number, text, at(answers, k), true}})
		}
	}
	for _, other := range others {
		cases := slices.Concat(res.cases[:i], other, res.cases[i+1:])
		next := j.judged(ctx, res.program, res.of(cases))
		if next.Verdict == res.Verdict {
			next.note = res.note
			return next
		}
	}
	return nil
}
