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
	sampleTime  = 5 * time.Second  // limit per sample while choosing the form
)

// judgeCommand runs a program of -cmd on the case that it failed last time, then on the goldens in
// a judge's format, or on random cases.
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
		j.fail(fmt.Errorf(
			"%s could give no case of these goldens; -beyond also runs those beyond the statement",
			j.form))
	}
	if !j.all {
		ctx, stop = context.WithTimeout(ctx, programTime)
		defer stop()
	}
	j.judgeRuns(ctx, prog, append(saved, runs...), nil)
}

// nameForm sets the form to the one that -form names, in upper or lower case, or to the first. It
// stays empty if no judge has samples.
func (j *judge) nameForm() {
	for _, form := range j.forms {
		if j.form == "" || strings.EqualFold(j.form, form) {
			j.form = form
			return
		}
	}
	if j.form != "" {
		j.fail(fmt.Errorf("%s has no form %s; use %s", j.name, j.form,
			strings.Join(j.forms, " or ")))
	}
}

// chooseForm takes the form of -form, or the first one whose samples all pass, whatever the judge's
// time limit. It reports the sample that failed in each form before that. If the program fails a
// sample in every form, chooseForm takes the one in which most samples pass before the first
// failure, preferring a wrong answer to a crash. It stops early if the program reads no input,
// because then the form does not matter.
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
		j.print("%s's input format: %s on %s (limit %v): %s\n", j.form, wrong.Verdict, wrong.name,
			sampleTime, wrong.why())
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
	j.print("using %s's input format (-form selects another)\n", best)
}

// firstWrong returns the result of the first run that does not pass, or nil, and the number of runs
// that passed before it.
func (j *judge) firstWrong(ctx context.Context, prog program, runs []batch) (*result, int) {
	for i, run := range runs {
		res := j.judged(ctx, prog, run)
		if !res.Passes() {
			return res, i
		}
	}
	return nil, len(runs)
}

// savedRuns returns the runs of the case that failed last time, if the judge could give it. It
// ignores a file that is not a valid input, because the user may have made one of that name.
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

// save saves a failing input and its answers in files, and prints the drawing of -show and the
// commands that repeat the run and animate the route.
func (j *judge) save(ctx context.Context, res *result) {
	last := fmt.Sprint(len(res.cases))
	_, route, _ := strings.Cut(j.ask(ctx, res.input, "-show", "-case", last), "\n\n")
	j.text("drawn by -show:", route)
	if err := res.write(j.name + "-failed"); err != nil {
		j.print("    not saved: %v\n", err)
		return
	}
	j.print(`    saved in %[2]s-failed.in and %[2]s-failed.out; every run starts with this case
    until you remove the files. To run it alone, and to watch the route:
      %[1]s < %[2]s-failed.in
      go -C %[3]s run ./%[2]s -animate -case %[4]s < %[2]s-failed.in
`, j.typed, j.name, j.root, last)
}

// randomRuns returns a function that makes the next runs on random cases, or no runs at the end.
// The problem's own program prints the cases one by one, blocks while nobody reads them, and is
// killed when ctx ends.
func (j *judge) randomRuns(ctx context.Context) (more func() []batch) {
	const part = 50 // cases made at once
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
