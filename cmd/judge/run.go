package main

import (
	"os"
	"path/filepath"
	"time"

	"bfspuzzles/internal/goldens"
	"bfspuzzles/internal/process"
)

const (
	defaultLimit = 2 * time.Second // for a problem whose main.go names none
	flagLimit    = time.Minute     // for the problem's own program with flags

	// For a program of -cmd on all goldens, and again to search for the smallest case.
	sampleTime = 20 * time.Second

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

// result is what came of a run on a golden or on a case of it.
type result struct {
	golden golden // of some, the slowest
	form   string // of the program
	number int    // of the case that was run by itself, from 1, or 0
	size   int    // of its cases
	cases  int    // how many it had
	input  string
	last   string // of cases that fail together only: the last
	note   string // what else there is to say

	process.Outcome
	difference
}

func (r *result) id() string { return r.golden.id() + " (" + r.form + ")" }

func (r *result) passed() bool { return r.Verdict == accepted || r.Verdict == updated }

// rank is what to compare failures by, to show the one that says the most: that of a
// golden that a judge could give comes first, then that of one case, then the smaller.
func (r *result) rank() int64 {
	rank := int64(r.size)
	if r.cases > 1 {
		rank += 1 << 50
	}
	if r.golden.Form == goldens.Beyond {
		rank += 1 << 60
	}
	return rank
}

// add adds the result of another run to the sum of some.
func (r *result) add(one *result) {
	r.cases += one.cases
	r.forgiven = r.forgiven || one.forgiven
	if one.Time >= r.Time {
		r.Time, r.golden = one.Time, one.golden
	}
	if one.Memory > r.Memory {
		r.Memory = one.Memory
	}
}

// goCommand runs a go command in the module and returns what it prints and whether it
// succeeds.
func (j *judge) goCommand(args ...string) (output string, passed bool) {
	j.working("go " + args[0])
	output, err := process.Output(j.ctx, j.root, append([]string{"go"}, args...)...)
	j.fail(j.ctx.Err())
	return output, err == nil
}

// check runs go test with all of go vet, and reports what they find.
func (j *judge) check() {
	start := time.Now()
	output, passed := j.goCommand("test", "-vet=all", "./...")
	if passed && !j.verbose {
		output = ""
	}
	j.print("%s%s  %-10s %s\n", output, j.okay(passed), "go test", seconds(time.Since(start)))
	j.count("go test", passed)
}

// build builds a form of a problem's program. One that does not build has no command, and
// counts as a failure.
func (j *judge) build(p *problem, form, source string) program {
	// Windows needs the suffix and the others do not mind.
	binary := filepath.Join(j.tmp, p.name+" "+form+".exe")
	// Nothing here needs the commit in the binary, and asking for it fails in a
	// checkout that belongs to another user, as in many CI containers.
	message, passed := j.goCommand("build", "-buildvcs=false", "-o", binary, source)
	if passed {
		return program{form, []string{binary}, j.tmp} // away from the files of the module
	}
	name := p.name + " (" + form + ")"
	j.count(name, false)
	j.print("%s does not build\n", name)
	j.text("go build:", message, linesShown)
	return program{form: form}
}

// execute runs a program on an input for at most limit.
func (j *judge) execute(p program, input string, limit time.Duration) *result {
	res := &result{form: p.form, input: input}
	file := filepath.Join(j.tmp, "input")
	j.fail(os.WriteFile(file, []byte(input), 0o600))
	if j.err == nil {
		var err error
		res.Outcome, err = process.Run(j.ctx, p.command, p.dir, file, limit)
		j.fail(err)
	}
	if j.err != nil {
		res.Verdict = notRun
	}
	return res
}

// ask runs a problem's own program with flags. Form is a judge's, or goes without saying.
func (j *judge) ask(p *problem, form, input string, flags ...string) *result {
	if form != "" && form != goldens.Beyond {
		flags = append(flags, "-form", form)
	}
	command := append([]string{p.own.command[0]}, flags...)
	return j.execute(program{formPlain, command, j.tmp}, input, flagLimit)
}
