package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"bfspuzzles/internal/process"
)

const (
	programTime = 20 * time.Second // for all runs of a program of -cmd
	shrinkTime  = 5 * time.Second  // to make smaller what fails, if less is left of that
	enough      = 10               // runs of a golden with which it has passed, if time is up
)

// judgeProblem runs the programs of a problem on its goldens, one at a time: parallel
// runs would spoil each other's times.
func (j *judge) judgeProblem(p *problem) {
	j.fail(p.readLimits(j.options))
	if j.err != nil {
		return
	}
	if p.own = j.build(p, formProgram, p.dir); p.own.command == nil {
		return // it does not build
	}
	switch {
	case j.export != "":
		j.exportCases(p)
		return
	case j.command != nil:
		j.judgeCommand(p)
		return
	case j.update:
		for _, g := range p.goldens {
			j.write(g, ".out", formPlain)
			j.write(g, ".show", "-show")
			j.write(g, ".layers", "-layers")
		}
		return
	}
	var batches []batch
	for _, g := range p.goldens {
		batches = append(batches, j.load(g, ""))
	}
	sortBatches(batches)
	j.judgeRuns(p.own, batches)
	single := filepath.Join(j.root, "submit", p.name)
	if _, err := os.Stat(single); err == nil {
		if prog := j.build(p, formSingle, single); prog.command != nil {
			j.judgeRuns(prog, batches)
		}
	}
}

// tally says what has become of a golden.
type tally struct {
	runs, made      int // number of its runs, and of those that were made
	failed, stopped bool
}

// judgeRuns gives a program one run after the other. It shows the first that fails, made
// smaller; with -cmd, but without -v, that is the last one.
func (j *judge) judgeRuns(prog program, runs []batch) (passed bool) {
	sum, tallies, all := &result{form: prog.form}, map[string]*tally{}, 0
	for _, b := range runs {
		if tallies[b.id()] == nil {
			tallies[b.id()] = &tally{}
		}
		tallies[b.id()].runs++
		all += len(b.cases)
	}
	shown := false
	for _, b := range runs {
		t := tallies[b.id()]
		if t.failed || shown && prog.form == formCommand && !j.verbose {
			continue
		}
		res := j.judged(prog, b)
		if res.Verdict == notRun {
			break
		}
		t.made++
		t.failed = res.failed()
		t.stopped = t.stopped || res.Verdict == process.NotJudged
		if sum.add(res); t.failed && !shown {
			j.failure(prog, res)
			shown = true
		} else if j.verbose || t.stopped {
			j.row(res)
		}
	}
	if j.err != nil {
		return false // it was interrupted
	}
	return j.sum(sum, runs, tallies, all)
}

// sum counts the goldens and prints a line of what came of all runs. A golden has passed
// if all its runs have, or enough of them; unless all are demanded.
func (j *judge) sum(sum *result, runs []batch, tallies map[string]*tally, all int) (passed bool) {
	failed, left := len(j.failed), len(j.notRun)
	goldens := 0
	for _, b := range runs {
		t, name := tallies[b.id()], b.id()+" ("+sum.form+")"
		if delete(tallies, b.id()); t == nil {
			continue
		}
		goldens++
		if t.failed || !t.stopped && (t.made == t.runs || t.made >= enough && !j.all) {
			j.count(name, !t.failed)
			continue
		}
		j.notRun = append(j.notRun, name)
	}
	cases := fmt.Sprint(len(sum.cases))
	if len(sum.cases) < all {
		cases += fmt.Sprintf(" of %d", all)
	}
	passed = failed == len(j.failed) && left == len(j.notRun)
	j.print("%s  %-10s %s: %d goldens, %s cases; slowest %s %s\n", j.okay(passed),
		runs[0].problem.name, sum.form, goldens, cases, sum.id(), sum.figures())
	return passed
}

// write renews a file of a golden, if what the problem's program prints with a flag is not
// in it. Only an .out is made where there is none.
func (j *judge) write(g golden, ext, flag string) {
	old, err := os.ReadFile(g.stem + ext)
	if err != nil && ext != ".out" {
		return
	}
	input, unread := os.ReadFile(g.stem + ".in")
	j.fail(unread)
	res := &result{batch: batch{golden: g, input: string(input)}, form: flag}
	res.Outcome = j.ask(g.problem, "", res.input, flag)
	switch {
	case res.Verdict != "": // it failed, or was not run
	case err == nil && string(old) == res.Stdout: // no output may be right, too
		res.Verdict = accepted
	default:
		res.Verdict = updated
		j.fail(os.WriteFile(g.stem+ext, []byte(res.Stdout), 0o666))
	}
	if j.err != nil {
		return
	}
	j.count(res.id()+" ("+flag+")", !res.failed())
	if j.verbose || res.Verdict != accepted {
		j.row(res)
	}
	if res.failed() {
		j.details(res)
	}
}

// judged runs a program on a batch and compares what it prints with the answers.
func (j *judge) judged(prog program, b batch) *result {
	res := &result{batch: b, form: prog.form}
	if b.lacks != "" {
		res.Verdict, res.Reason = noAnswers, b.lacks
		return res
	}
	j.working(b.id() + " (" + prog.form + ")")
	limits := process.Limits{Time: b.problem.limit, Memory: b.problem.memory}
	if limits.Threads = threads.MatchString(filepath.Base(prog.command[0])); limits.Threads {
		limits.Memory = 0 // most of it is their own
	}
	res.Outcome = j.execute(prog, b.input, limits)
	if res.Verdict == notRun {
		return res
	}
	var answers []string
	for _, c := range b.cases {
		answers = append(answers, c.answer)
	}
	res.compare(answers, prog.form == formCommand)
	return res
}

// failure shows a run that fails, at once, and then the smallest cases on which the program
// fails in the same way. Those of a program of -cmd are saved.
func (j *judge) failure(prog program, res *result) {
	j.row(res)
	until := j.until
	defer func() { j.until = until }()
	shrink := shrinkTime
	switch {
	case j.random > 0:
		shrink = 2 * shrinkTime
	case until.IsZero():
		shrink = programTime
	}
	if end := time.Now().Add(shrink); end.After(until) {
		j.until = end
	}
	res = j.smallest(prog, res)
	j.until = time.Time{}
	j.details(res)
	if prog.form == formCommand && res.input != "" {
		j.save(res)
	}
}
