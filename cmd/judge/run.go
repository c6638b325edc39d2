package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"bfspuzzles/internal/process"
)

const flagLimit = time.Minute // for the problem's own program with flags

// The kinds of a problem's programs, as the report names them; those of -update are flags.
const (
	kindProgram = "program"     // the package ./PROBLEM
	kindSingle  = "single file" // ./submit/PROBLEM, what a judge is sent
	kindCommand = "-cmd"        // the user's own
)

// program is a program that answers a problem's cases, ready to run.
type program struct {
	kind    string
	command []string // nil if it does not build
	dir     string   // folder to run it in, or "" for the current one
	limits  process.Limits
}

// with returns the program with flags, which are its kind then, and with the time that they may
// take.
func (p program) with(flags ...string) program {
	p.command = append(p.command[:1:1], flags...)
	p.kind, p.limits = strings.Join(flags, " "), process.Limits{Time: flagLimit}
	return p
}

// result is what came of a run.
type result struct {
	batch
	program
	process.Outcome
	note  string // what else there is to say
	right int    // number of samples before it that are right

	line            int    // the first line that differs, from 1, or 0
	expected, found string // that line; "" after the last one
	forgiven        bool   // white space differs where judges do not mind
}

// build builds a program of a problem. One that does not build has no command, and counts as
// a failure.
func (j *judge) build(p *problem, kind, source string) program {
	// Windows needs the suffix and the others do not mind.
	binary := filepath.Join(j.tmp, p.name+" "+kind+".exe")
	j.working("go build")
	// Nothing here needs the commit in the binary, and asking for it fails in a
	// checkout that belongs to another user, as in many CI containers.
	message, err := process.Output(j.ctx, j.root, j.tmp, "go", "build", "-buildvcs=false", "-o",
		binary, source)
	if j.fail(j.ctx.Err()); err == nil {
		// It runs away from the files of the module.
		return program{kind, []string{binary}, j.tmp, p.limits}
	}
	j.count(p.name+" ("+kind+")", compileError)
	j.print("%s (%s) does not build\n", p.name, kind)
	j.text("go build:", message)
	return program{}
}

// execute runs a program on an input. It is not run, or not to its end, if time is up or
// after an error.
func (j *judge) execute(p program, input string) process.Outcome {
	ctx, cancel := context.WithDeadline(j.ctx, j.until)
	defer cancel()
	file := filepath.Join(j.tmp, "input")
	j.fail(os.WriteFile(file, []byte(input), 0o600))
	var out process.Outcome
	err := j.err
	if err == nil {
		out, err = process.Run(ctx, p.command, p.dir, file, p.limits)
	}
	if err != context.DeadlineExceeded {
		j.fail(err)
	}
	if err != nil {
		out.Ending = process.Ending{Verdict: notRun, Reason: "time was up (-all allows any)"}
	}
	return out
}

// ask returns what a problem's own program prints with flags, for the form of a judge if one
// is named. If that fails, the runner can say nothing.
func (j *judge) ask(p *problem, form, input string, flags ...string) string {
	if form != "" {
		flags = append(flags, "-form", form)
	}
	prog := p.own.with(flags...)
	out := j.execute(prog, input)
	if out.Verdict != "" && out.Verdict != notRun {
		j.fail(fmt.Errorf("./%s %s: %s; %s", p.name, prog.kind, out.Reason,
			trimmed(out.Stderr)))
	}
	return out.Stdout
}
