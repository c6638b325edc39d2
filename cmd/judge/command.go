//go:build go1.24

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"bfspuzzles/internal/process"
)

const (
	programTime = 20 * time.Second // for all runs of the user's program
	sampleTime  = 5 * time.Second  // limit per sample while choosing the form
)

// judgeCommand runs the user's program on the case that it failed last time, and then on the
// goldens in a judge's format or on random cases.
func (j *judge) judgeCommand() {
	prog := program{kindCommand, j.command, "", j.limits}
	j.chooseForm(prog)
	j.readLimits() // of the form's judge
	prog.limits = j.limits
	j.shown = fmt.Sprintf(" (form %s)", j.named)
	if j.few && j.readsOne(prog) {
		j.cases = 1
	}
	saved := j.savedRuns()
	if j.random > 0 {
		j.judgeRuns(j.ctx, prog, saved, j.randomRuns())
		return
	}
	runs := j.loadRuns(j.goldens, j.cases)
	if len(runs) == 0 {
		j.fail(fmt.Errorf("%s gives none of these inputs; -beyond also runs those that the "+
			"statement excludes", j.named))
	}
	ctx, stop := context.WithTimeout(j.ctx, programTime)
	defer stop()
	if j.all {
		ctx = j.ctx
	}
	j.judgeRuns(ctx, prog, append(saved, runs...), nil)
}

// readsOne reports whether a program that gets all samples in one run fails because it answers only
// some of them, such as the first.
func (j *judge) readsOne(prog program) bool {
	var all batch
	for _, run := range j.loadRuns(j.samples[j.form], 1) {
		all = run.of(append(all.cases, run.cases...))
	}
	res := j.judged(j.ctx, prog, all)
	return !res.Passes() && res.note != oneLine && len(strings.Fields(res.Stdout)) < len(all.cases)
}

// nameForm chooses the form of the judge that -form names, in upper or lower case, or the first
// form. The form stays empty if no judge has samples.
func (j *judge) nameForm() {
	var known []string
	for _, form := range j.forms {
		for _, name := range strings.Fields(form + " " + j.also[form]) {
			if j.named == "" || strings.EqualFold(j.named, name) {
				j.form, j.named = form, name
				return
			}
			known = append(known, name)
		}
	}
	if j.named != "" {
		j.fail(fmt.Errorf("%s has no form %s; use %s", j.name, j.named,
			strings.Join(known, " or ")))
	}
}

// chooseForm chooses the form that -form names, or the first form in which the program passes all
// samples, whatever the judge's time limit. If the program fails a sample in every form, chooseForm
// chooses the form in which the most samples pass before the first failure. Among equals, it
// prefers a wrong answer to a crash, and then a form with one line per case, because a
// program that reads to the end of the input also answers the end mark of another form.
func (j *judge) chooseForm(prog program) {
	named := j.named != ""
	j.nameForm()
	if named || len(j.forms) < 2 {
		return
	}
	prog.limits.Time = sampleTime
	best, most, tried := "", -1, "" // tried begins with a comma
	for _, j.form = range j.forms {
		runs := j.loadRuns(j.samples[j.form], j.cases)
		wrong, right := j.firstWrong(j.ctx, prog, runs)
		if wrong == nil {
			best = j.form
			break
		}
		tried += fmt.Sprintf(", in %s's %s on %s", j.form, wrong.Verdict, wrong.name)
		score := 4 * len(right)
		if wrong.Verdict == process.WrongAnswer {
			score += 2
		}
		if len(strings.Split(strings.TrimSpace(wrong.Stdout), "\n")) == len(wrong.cases) {
			score++
		}
		if score > most {
			best, most = j.form, score
		}
	}
	j.form, j.named = best, best
	if tried != "" {
		j.print("trying the samples in each input format:%s\n", tried[1:])
	}
	j.print("using %s's input format (-form selects another)\n", best)
}

// firstWrong returns the result of the first run that does not pass, or nil, and the results of the
// runs before it.
func (j *judge) firstWrong(ctx context.Context, prog program, runs []batch) (
	wrong *result, right []*result) {
	for _, run := range runs {
		res := j.judged(ctx, prog, run)
		if !res.Passes() {
			return res, right
		}
		right = append(right, res)
	}
	return nil, right
}

// newest returns the largest number of a saved case, or 0.
func (j *judge) newest() (number int) {
	files, _ := filepath.Glob(j.name + "-failed-*")
	for _, file := range files {
		n := 0
		fmt.Sscanf(file, j.name+"-failed-%d", &n)
		number = max(number, n)
	}
	return number
}

// saved returns the name, without extension, of the saved case with the given number.
func (j *judge) saved(number int) string { return fmt.Sprintf("%s-failed-%d", j.name, number) }

// savedRuns returns the runs of the case that was saved last, if the judge could give it. It
// ignores a file that is not a valid input, because the user may have created a file of that name.
func (j *judge) savedRuns() []batch {
	input, err := os.ReadFile(j.saved(j.newest()) + ".in")
	if err != nil {
		return nil
	}
	answers := j.run(j.ctx, j.own, string(input))
	if !answers.Passes() {
		return nil
	}
	j.print("first the saved case, %s.in; other inputs follow if it passes (-v: always)\n",
		j.saved(j.newest()))
	return j.split(golden{problem: j.problem, name: "failed"}, 0, string(input),
		answers.Stdout).runs(j.cases)
}

// save saves a failing input and its answers in files, and prints the drawing of -show and the
// commands that repeat the run and animate the route.
func (j *judge) save(ctx context.Context, res *result) {
	last := fmt.Sprint(len(res.cases))
	_, route, _ := strings.Cut(j.ask(ctx, res.input, "-show", "-case", last), "\n\n")
	j.text("a shortest route:", route)
	number := j.newest()
	before, err := os.ReadFile(j.saved(number) + ".in")
	if err != nil || string(before) != res.input { // otherwise it is the same case again
		number++ // so that no file is overwritten
		err = res.write(j.saved(number))
	}
	if err != nil {
		j.print("    not saved: %v\n", err)
		return
	}
	j.print(`    saved in %[2]s.in and %[2]s.out; every run starts with the case saved last
    until you remove the files. To run it alone, and to watch the route:
      %[1]s < %[2]s.in
      go -C %[3]s run ./%[5]s -animate -case %[4]s < %[2]s.in
`, j.typed, j.saved(number), j.root, last, j.name)
}

// randomRuns returns a function that returns the next runs on random cases, or no runs at the end.
// The problem's own program prints the cases one by one, blocks while nobody reads them, and ends
// with this process, which holds the other end of the pipe.
func (j *judge) randomRuns() (more func() []batch) {
	const part = 50 // cases generated at once
	own := j.own.with("-random", fmt.Sprint(j.random), "-seed", fmt.Sprint(j.seed), "-split",
		"-form", j.form)
	maker := exec.CommandContext(j.ctx, own.command[0], own.command[1:]...)
	printed, err := maker.StdoutPipe()
	j.fail(err)
	j.fail(maker.Start())
	texts, made := json.NewDecoder(printed), 0
	g := golden{problem: j.problem, name: fmt.Sprintf("random-seed-%d", j.seed)}
	return func() []batch {
		input, before := "", made
		for made < j.random && made < before+part {
			var text string
			j.fail(texts.Decode(&text))
			input += text
			made++
		}
		return j.split(g, before, input, j.ask(j.ctx, input)).runs(j.cases)
	}
}
