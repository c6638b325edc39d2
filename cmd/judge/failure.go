//go:build go1.24

package main

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"bfspuzzles/internal/process"
)

const (
	shrinkTime = 10 * time.Second // to shrink the failing case
	showTime   = 5 * time.Second  // to repeat and draw the failing case
)

// failure shows why a run fails, after reducing the run to as few of its cases as possible. For the
// user's program, it also shrinks the cases, one step at a time, and saves them, unless the program
// was stopped or crashed without reading them. It repeats the reduced run before showing it. If the
// reduced run does not fail every time, failure shows the original run.
func (j *judge) failure(res *result) {
	if res.Unread && res.Reason != "" {
		j.text("stderr:", res.Stderr)
		return
	}
	small := res
	if len(res.cases) > 1 {
		small = j.alone(res)
	}
	ctx, cancel := context.WithTimeout(j.ctx, shrinkTime)
	defer cancel()
	for i := len(small.cases) - 1; i >= 0; i-- {
		for next := small; next != nil; next = j.smaller(ctx, small, i) {
			small = next
		}
	}
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
	if small.Verdict != res.Verdict {
		j.print("    the case below gets %s when it is run alone\n", small.Verdict)
	}
	j.details(small)
	if small.kind == kindCommand {
		j.save(ctx, small)
	}
}

// unread reports whether the user's program failed without reading its input. Because some
// programs, such as node, reopen their input, unread also requires that the program end in the same
// way without input.
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

// again repeats a failed run. It returns the number of failures and the number of runs, including
// the first run.
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

// alone runs each case of a failing run alone. It returns the result of the first case that fails,
// or else the result of the whole run. It does not rely on the first answer that differs, because a
// crash may lose answers. It gets more time than the limit for one run, since all cases together
// may have used up that limit.
func (j *judge) alone(res *result) *result {
	ctx, cancel := context.WithTimeout(j.ctx, 2*res.limits.Time+shrinkTime)
	defer cancel()
	wrong, right := j.firstWrong(ctx, res.program, res.runs(1))
	if wrong != nil && wrong.Fails() {
		return wrong
	}
	if res.Verdict == process.TimeLimit && right != nil {
		slow := slices.MaxFunc(right, func(a, b *result) int { return cmp.Compare(a.Time, b.Time) })
		j.text(fmt.Sprintf("the slowest case, %d, takes %s alone:", slow.cases[0].number,
			slow.Time.Round(time.Millisecond)), slow.input)
	}
	if wrong == nil && res.note != oneLine {
		res.note = "each case passes on its own but not after others: is state carried over " +
			"from the case before,\n    does the program stop after the first case, or do all " +
			"cases together take too long?"
	}
	return res
}

// smaller drops case i of a failing run, or replaces it with a case one step smaller. It returns
// the first result with the same verdict, or nil.
func (j *judge) smaller(ctx context.Context, res *result, i int) *result {
	if i == len(res.cases) { // case i was the last one and has been dropped
		return nil
	}
	c := res.cases[i]
	var others [][]testCase // the replacements for case i: no case, or a smaller one
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
