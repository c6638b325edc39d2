//go:build go1.24

package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
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
	p.command = slices.Concat(p.command, flags)
	p.kind, p.limits = strings.Join(flags, " "), process.Limits{Time: flagLimit}
	return p
}

// result is what came of a run: a program was run on a batch, with this outcome.
type result struct {
	batch
	program
	process.Outcome        // its verdict is the one on the answers, too
	note            string // what else there is to say

	line            int    // the first line that differs, from 1, or 0
	expected, found string // that line; "" after the last one
	forgiven        bool   // white space differs where judges do not mind
}

// build builds a program of the problem. One that does not build has no command, and counts as
// a failure.
func (j *judge) build(kind, source string) program {
	// Windows needs the suffix and the others do not mind.
	binary := filepath.Join(j.tmp, j.name+" "+kind+".exe")
	j.working("go build")
	// Nothing here needs the commit in the binary, and asking for it fails in a
	// checkout that belongs to another user, as in many CI containers.
	message, err := process.Output(j.ctx, j.root, j.tmp, "go", "build", "-buildvcs=false", "-o",
		binary, source)
	j.fail(j.ctx.Err())
	if err == nil {
		// It runs away from the files of the module.
		return program{kind, []string{binary}, j.tmp, j.limits}
	}
	if strings.Contains(message, "no space left on device") {
		j.fail(fmt.Errorf("no space left to build ./%s in %s (set TMPDIR to another folder)",
			j.name, os.TempDir()))
	}
	j.failed = append(j.failed, j.name+" ("+kind+")")
	j.print("%s (%s) does not build\n", j.name, kind)
	j.text("go build:", message)
	return program{}
}

// start runs a program on an input, as a process. If time is up before it ends, or after an error,
// the verdict is open and has no reason.
func (j *judge) start(ctx context.Context, p program, input string) (out process.Outcome) {
	file, err := os.CreateTemp(j.tmp, "input")
	if err == nil {
		defer os.Remove(file.Name())
		defer file.Close()
		_, err = file.WriteString(input)
	}
	if err == nil {
		out, err = process.Run(ctx, p.command, p.dir, file, p.limits)
	}
	if err != context.DeadlineExceeded {
		j.fail(err)
	}
	return out
}

// ask returns what the problem's own program prints with flags, or "" if time is up. If the program
// fails, the runner can say nothing.
func (j *judge) ask(ctx context.Context, input string, flags ...string) string {
	prog := j.own.with(flags...)
	out := j.run(ctx, prog, input)
	if out.Reason != "" {
		j.fail(fmt.Errorf("./%s %s: %s: %s", j.name, prog.kind, out.Reason,
			trimmed(strings.Join(cut(out.Stderr), ""))))
	}
	return out.Stdout
}
