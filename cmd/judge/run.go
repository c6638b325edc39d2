package main

import (
	"os"
	"path/filepath"
	"regexp"
	"time"

	"bfspuzzles/internal/goldens"
	"bfspuzzles/internal/process"
)

const (
	defaultLimit = 2 * time.Second  // for a problem whose main.go names none
	flagLimit    = time.Minute      // for the problem's own program with flags
	sampleTime   = 20 * time.Second // for a program of -cmd, on all goldens of a problem

	linesShown   = 20 // of a text, with a failure; a map of uva1601 has 17
	errorsShown  = 6  // of what a program prints on standard error
	columnsShown = 120
)

// The forms of a program, as the report names them.
const (
	formProgram = "program"     // the package ./PROBLEM
	formSingle  = "single file" // ./submit/PROBLEM, what a judge is sent
	formPlain   = "-plain"      // the plain search of ./PROBLEM
	formCommand = "-cmd"        // the user's own
)

// program is a form of a problem's program, ready to run.
type program struct {
	form    string
	command []string // nil if it does not build
	dir     string   // to run it in
}

// with returns the program with flags, of which the first names the form.
func (p program) with(flags ...string) program {
	return program{flags[0], append([]string{p.command[0]}, flags...), p.dir}
}

// in returns the program with -form, if that names a judge.
func (p program) in(form string) program {
	if form != "" && form != goldens.Beyond {
		p.command = append(p.command, "-form", form)
	}
	return p
}

// result is what came of a run on a golden or on a case of it.
type result struct {
	golden  golden
	form    string // of the program
	number  int    // of the case that was run by itself, from 1, or 0
	size    int    // of that case
	cases   int    // that were run
	text    []byte // the input
	verdict string
	note    string // what else there is to say

	process.Outcome
	difference
}

func (r *result) id() string { return r.golden.id() + " (" + r.form + ")" }

func (r *result) passed() bool { return r.verdict == accepted || r.verdict == updated }

// smallest returns the result that failed with the smallest case, or nil if none failed.
func smallest(results []*result) (found *result) {
	for _, res := range results {
		if !res.passed() && (found == nil || res.size < found.size) {
			found = res
		}
	}
	return found
}

func passed(results []*result) bool { return smallest(results) == nil }

// goCommand runs a go command in the module and returns what it prints and whether it
// succeeds.
func (j *judge) goCommand(args ...string) (output []byte, passed bool) {
	if j.err != nil {
		return nil, false
	}
	j.report.working("go " + args[0])
	output, err := process.Output(j.ctx, j.root, append([]string{"go"}, args...)...)
	j.err = j.ctx.Err()
	return output, err == nil
}

// passing is what go test prints of packages that pass or have no tests.
var passing = regexp.MustCompile(`(?m)^(ok  |\?   )\t.*\n`)

// check runs go vet and go test, and reports what they find.
func (j *judge) check() {
	// go vet does all that go test would do of it.
	for _, args := range [][]string{{"vet", "./..."}, {"test", "-vet=off", "./..."}} {
		name, start := "go "+args[0], time.Now()
		output, passed := j.goCommand(args...)
		if j.err != nil {
			return
		}
		if !j.report.verbose {
			output = passing.ReplaceAll(output, nil)
		}
		j.report.print("%s%s  %-10s %s\n", output, j.report.okay(passed), name,
			seconds(time.Since(start)))
		j.report.count(name, passed)
	}
}

// buildAll builds the programs of all problems, and then their single files: several at
// once take less time than one after the other. What does not build is left to build.
func (j *judge) buildAll(problems []problem) {
	sources := map[string][]string{}
	for _, p := range problems {
		sources[formProgram] = append(sources[formProgram], p.dir)
		if single := j.single(p); exists(single) {
			sources[formSingle] = append(sources[formSingle], single)
		}
	}
	for form, dirs := range sources {
		into := filepath.Join(j.tmp, form) + string(filepath.Separator)
		j.goCommand(append([]string{"build", "-buildvcs=false", "-o", into}, dirs...)...)
	}
}

// single is the directory of a problem's single file.
func (j *judge) single(p problem) string { return filepath.Join(j.root, "submit", p.name) }

// build builds a form of a problem's program, unless buildAll has. One that does not build
// has no command, and counts as a failure.
func (j *judge) build(p problem, form, source string) program {
	// Windows needs the suffix and the others do not mind.
	binary := filepath.Join(j.tmp, p.name+" "+form+".exe")
	built := filepath.Join(j.tmp, form, p.name)
	var message []byte
	passed := os.Rename(built, binary) == nil || os.Rename(built+".exe", binary) == nil
	if !passed {
		// Nothing here needs the commit in the binary, and asking for it fails in a
		// checkout that belongs to another user, as in many CI containers.
		message, passed = j.goCommand("build", "-buildvcs=false", "-o", binary, source)
	}
	if passed {
		return program{form, []string{binary}, j.tmp} // away from the files of the module
	}
	if j.err == nil {
		name := p.name + " (" + form + ")"
		j.report.count(name, false)
		j.report.print("%s does not build\n", name)
		j.report.text("go build:", message, linesShown)
	}
	return program{form: form}
}

// execute runs a program on an input for at most limit.
func (j *judge) execute(p program, input []byte, limit time.Duration) (res result) {
	if j.err != nil {
		return res
	}
	res.Outcome, j.err = process.Run(j.ctx, p.command, p.dir, input, limit)
	switch {
	case res.TooLong:
		res.verdict = wrongAnswer
	case res.Late:
		res.verdict = timeLimit
	case res.Reason != "":
		res.verdict = runtimeError
	}
	return res
}
