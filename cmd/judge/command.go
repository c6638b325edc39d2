package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"bfspuzzles/internal/process"
)

const (
	programTime = 20 * time.Second // for all runs of a program of -cmd
	sampleTime  = 5 * time.Second  // limit for a sample when the form is chosen
)

// judgeCommand runs a program of -cmd on the case that it failed last time, then on the goldens as
// a judge could give them, or on random cases.
func (j *judge) judgeCommand() {
	ctx, stop := context.WithCancel(j.ctx)
	defer stop()
	prog := program{kindCommand, j.command, "", j.limits}
	j.chooseForm(prog)
	if j.few {
		var all batch // all samples in one run
		for _, run := range j.loadRuns(j.samples[j.form], 1) {
			all = run.of(append(all.cases, run.cases...))
		}
		if !j.judged(j.ctx, prog, all).Passes() {
			j.cases = 1
		}
	}
	saved := j.savedRuns()
	if j.random > 0 {
		j.judgeRuns(ctx, prog, saved, j.randomRuns(ctx))
		return
	}
	runs := j.loadRuns(j.goldens, j.cases)
	if len(runs) == 0 {
		j.fail(fmt.Errorf("none of these goldens has a case that %s could give (-beyond runs "+
			"those beyond the statement)", j.form))
	}
	if !j.all {
		ctx, stop = context.WithTimeout(ctx, programTime)
		defer stop()
	}
	j.judgeRuns(ctx, prog, append(saved, runs...), nil)
}

// nameForm takes the form that -form names, in upper or lower case, or the first; none if no judge
// shows a sample.
func (j *judge) nameForm() {
	for _, form := range j.forms {
		if j.form == "" || strings.EqualFold(j.form, form) {
			j.form = form
			return
		}
	}
	if j.form != "" {
		j.fail(fmt.Errorf("%s has no form %s; it has %s", j.name, j.form,
			strings.Join(j.forms, " and ")))
	}
}

// chooseForm takes the form that is named, or the first of which the program answers all samples
// right, whatever the judge's limit. What was not right is said. If there is no such form, it takes
// the one with most samples right; among these, one in which the next at least has an answer. To a
// program that reads nothing the form does not matter.
func (j *judge) chooseForm(prog program) {
	named := j.form != ""
	j.nameForm()
	if named || len(j.forms) < 2 {
		return
	}
	prog.limits.Time = sampleTime
	best, most := "", -1
	for _, j.form = range j.forms {
		wrong, right := j.firstWrong(j.ctx, prog, j.loadRuns(j.samples[j.form], j.cases))
		if wrong == nil {
			best = j.form
			break
		}
		j.print("in the form of %s: %s on %s (%v allowed), %s\n", j.form, wrong.Verdict,
			wrong.name, sampleTime, wrong.why())
		score := 2 * right
		if wrong.Verdict == process.WrongAnswer {
			score++
		}
		if score > most {
			best, most = j.form, score
		}
		if wrong.Unread {
			break
		}
	}
	j.form = best
	j.print("judging in the form of %s (-form selects another)\n", best)
}

// firstWrong returns the first of some runs that is not right, or nil, and how many before it are
// right.
func (j *judge) firstWrong(ctx context.Context, prog program, runs []batch) (*result, int) {
	for i, run := range runs {
		res := j.judged(ctx, prog, run)
		if !res.Passes() {
			return res, i
		}
	}
	return nil, len(runs)
}

// savedRuns returns the runs of the case that failed last time, if the judge could give it. Anyone
// may have a file of that name, so it may be no input of the problem.
func (j *judge) savedRuns() []batch {
	input, err := os.ReadFile(j.name + "-failed.in")
	if err != nil {
		return nil
	}
	answers := j.run(j.ctx, j.own, string(input))
	if !answers.Passes() {
		return nil
	}
	return j.split(golden{problem: j.problem, name: "failed"}, 0, string(input),
		answers.Stdout).runs(j.cases)
}

// save writes a failing input, and the answers to it, to files, and prints how to run it again,
// and how -show draws it.
func (j *judge) save(ctx context.Context, res *result) {
	last := fmt.Sprint(len(res.cases))
	_, route, _ := strings.Cut(j.ask(ctx, res.input, "-show", "-case", last), "\n\n")
	j.text("as -show draws it:", route)
	if err := res.write(j.name + "-failed"); err != nil {
		j.print("    not saved: %v\n", err)
		return
	}
	j.print("    saved, with the answers in %[2]s-failed.out; to run it again, and to see the "+
		"route:\n      %[1]s < %[2]s-failed.in\n      go -C %[3]s run ./%[2]s -animate -case "+
		"%[4]s < %[2]s-failed.in\n", j.typed, j.name, j.root, last)
}

// randomRuns returns a function that makes the next runs on random cases, none at the end. The
// problem's own program prints the cases one by one, waits while nobody reads, and ends with ctx.
func (j *judge) randomRuns(ctx context.Context) (more func() []batch) {
	const part = 50 // cases that are made at once
	own := j.own.with("-random", fmt.Sprint(j.random), "-seed", fmt.Sprint(j.seed), "-split",
		"-form", j.form)
	maker := exec.CommandContext(ctx, own.command[0], own.command[1:]...)
	printed, err := maker.StdoutPipe()
	j.fail(err)
	j.fail(maker.Start())
	texts, made := json.NewDecoder(printed), 0
	g := golden{problem: j.problem, name: fmt.Sprintf("seed%d", j.seed)}
	return func() []batch {
		input, before := "", made
		for made < j.random && made < before+part {
			var text string
			j.fail(texts.Decode(&text))
			input += text
			made++
		}
		return j.split(g, before, input, j.ask(ctx, input)).runs(j.cases)
	}
}
