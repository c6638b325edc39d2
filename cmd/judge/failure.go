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
	shrinkTime = 10 * time.Second // to find and shrink the failing case
	showTime   = 5 * time.Second  // to repeat and draw it
)

// failure shows why a run fails, reduced to as few of its cases as possible. For the user's
// program, it also shrinks the cases and saves them, unless the program was stopped or crashed
// without reading them. It repeats the reduced run before showing it. If that does not fail every
// time, failure shows the run as it was at first.
func (j *judge) failure(res *result) {
	if res.Unread && res.Reason != "" {
		j.text("stderr:", res.Stderr)
		return
	}
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
	if failed < times {
		small.note = fmt.Sprintf(
			"failed %d of %d times; does it use random numbers, the time or uninitialized memory?",
			failed, times)
	}
	small.Unread = res.Unread
	j.details(small)
	if small.kind == kindCommand {
		j.save(ctx, small)
	}
}

// unread reports whether the user's program failed without reading its input. Because a program may
// open its input again, as node does, it must also end in the same way without an input.
func (j *judge) unread(res *result) bool {
	if !res.Unread || res.kind != kindCommand {
		return false
	}
	prog := res.program
	prog.limits.Time = min(prog.limits.Time, time.Second)
	empty := j.run(j.ctx, prog, "")
	return empty.Verdict == process.Undecided ||
		empty.Reason == res.Reason && empty.Stdout == res.Stdout
}

// again repeats a run that failed. It returns how often the run failed and how often it was made,
// including the first time.
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

// shrunk returns a smaller run that fails in the same way. It starts with the first case that fails
// alone, if one does. It does not rely on the first answer that differs, because a crash may lose
// answers. Then it drops cases and, for the user's program, shrinks them, one step at a time, for
// as long as the run fails with the same verdict.
func (j *judge) shrunk(ctx context.Context, res *result) *result {
	if len(res.cases) > 1 {
		wrong, _ := j.firstWrong(ctx, res.program, res.runs(1))
		switch {
		case wrong == nil && res.note != oneLine:
			res.note = "each case is right alone and wrong after others: is something kept " +
				"from the case before,\n    does the program stop after the first, or do all " +
				"together take too long?"
		case wrong != nil && wrong.Fails():
			res = wrong
		}
	}
	for i := len(res.cases) - 1; i >= 0; i-- {
		for next := res; next != nil; next = j.smaller(ctx, res, i) {
			res = next
		}
	}
	return res
}

// smaller drops case i of a failing run, or replaces it with a case one step smaller. It returns
// the first result with the same verdict, or nil if there is none.
func (j *judge) smaller(ctx context.Context, res *result, i int) *result {
	if i == len(res.cases) { // case i was the last one and has been dropped
		return nil
	}
	c := res.cases[i]
	var others [][]testCase // its replacements: no case, or a smaller one
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
