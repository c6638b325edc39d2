package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"bfspuzzles/internal/goldens"
	"bfspuzzles/internal/process"
)

const flagLimit = time.Minute // for the problem's own program with flags

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
	dir     string   // folder to run it in
}

// threads matches the programs that compile and collect garbage in threads of their own.
var threads = regexp.MustCompile(`^(java|node|nodejs|kotlin|scala|deno|bun)(\.exe)?$`)

// result is what came of a run.
type result struct {
	batch        // what it was given; of several runs, all cases, and the golden of the slowest
	form  string // form of the program
	note  string // what else there is to say
	right int    // number of samples before it that are right

	process.Outcome
	difference
}

func (r *result) passed() bool { return r.Verdict == accepted || r.Verdict == updated }

// failed reports whether the program is at fault.
func (r *result) failed() bool {
	return !r.passed() && r.Verdict != notRun && r.Verdict != process.NotJudged
}

// add adds the result of another run to the sum of some.
func (r *result) add(one *result) {
	r.cases = append(r.cases, one.cases...)
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
	if j.err == nil {
		j.count(name, false)
		j.print("%s does not build\n", name)
		j.text("go build:", message, linesShown)
	}
	return program{form: form}
}

// execute runs a program on an input. It is not run, or not to its end, if time is up or
// after an error.
func (j *judge) execute(p program, input string, limits process.Limits) process.Outcome {
	file := filepath.Join(j.tmp, "input")
	j.fail(os.WriteFile(file, []byte(input), 0o600))
	ctx := j.ctx
	if !j.until.IsZero() {
		limited, cancel := context.WithDeadline(ctx, j.until)
		defer cancel()
		ctx = limited
	}
	if j.err != nil || ctx.Err() != nil {
		return process.Outcome{Verdict: notRun}
	}
	out, err := process.Run(ctx, p.command, p.dir, file, limits)
	if err == nil {
		return out
	}
	if !errors.Is(err, context.DeadlineExceeded) || j.until.IsZero() {
		j.fail(err)
	}
	return process.Outcome{Verdict: notRun}
}

// ask runs a problem's own program with flags, for the form of a judge if one is named.
func (j *judge) ask(p *problem, form, input string, flags ...string) process.Outcome {
	if form != "" && form != goldens.Beyond {
		flags = append(flags, "-form", form)
	}
	command := append([]string{p.own.command[0]}, flags...)
	return j.execute(program{"", command, j.tmp}, input, process.Limits{Time: flagLimit})
}
