package main

import (
	"context"
	"os"
	"path/filepath"
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

// result is what came of a run.
type result struct {
	batch
	form  string // form of the program
	note  string // what else there is to say
	right int    // number of samples before it that are right

	process.Outcome
	difference
}

// goCommand runs a go command in the module and returns what it prints, and a verdict.
func (j *judge) goCommand(args ...string) (output, verdict string) {
	j.working("go " + args[0])
	output, err := process.Output(j.ctx, j.root, append([]string{"go"}, args...)...)
	if j.fail(j.ctx.Err()); err != nil {
		return output, compileError
	}
	return output, accepted
}

// build builds a form of a problem's program. One that does not build has no command, and
// counts as a failure.
func (j *judge) build(p *problem, form, source string) program {
	// Windows needs the suffix and the others do not mind.
	binary := filepath.Join(j.tmp, p.name+" "+form+".exe")
	// Nothing here needs the commit in the binary, and asking for it fails in a
	// checkout that belongs to another user, as in many CI containers.
	message, verdict := j.goCommand("build", "-buildvcs=false", "-o", binary, source)
	if verdict == accepted {
		return program{form, []string{binary}, j.tmp} // away from the files of the module
	}
	if j.err == nil {
		j.count(p.name+" ("+form+")", verdict)
		j.print("%s (%s) does not build\n", p.name, form)
		j.text("go build:", message, linesShown, 0)
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
	var out process.Outcome
	err := ctx.Err()
	if err == nil && j.err == nil {
		out, err = process.Run(ctx, p.command, p.dir, file, limits)
	}
	if err != context.DeadlineExceeded {
		j.fail(err)
	}
	if err != nil || j.err != nil {
		out.Verdict = notRun
	}
	return out
}

// ask runs a problem's own program with flags, for the form of a judge if one is named.
func (j *judge) ask(p *problem, form, input string, flags ...string) process.Outcome {
	if form != "" && form != goldens.Beyond {
		flags = append(flags, "-form", form)
	}
	command := append([]string{p.own.command[0]}, flags...)
	return j.execute(program{"", command, j.tmp}, input, process.Limits{Time: flagLimit})
}
