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

const flagLimit = time.Minute // time limit of the problem's own program with flags

// The report names these kinds of programs. A program called with flags has the flags as its kind.
const (
	kindProgram = "program"     // the package ./PROBLEM
	kindSingle  = "single file" // ./submit/PROBLEM, the submission
	kindCommand = "yours"       // the user's own
)

// program is a program that answers a problem's cases, ready to run.
type program struct {
	kind    string
	command []string // nil if the program does not build
	dir     string   // directory to run it in, or "" for the current one
	limits  process.Limits
}

// with returns the program called with flags, which become its kind. The time limit for flags
// applies to it.
func (p program) with(flags ...string) program {
	p.command = slices.Concat(p.command, flags)
	p.kind, p.limits = strings.Join(flags, " "), process.Limits{Time: flagLimit}
	return p
}

// result is the outcome of running a program on a batch.
type result struct {
	batch
	program
	process.Outcome        // the verdict includes the comparison with the answers
	note            string // a remark for the report

	line            int    // number of the first line that differs, from 1, or 0
	expected, found string // that line, or "" after the last one
	forgiven        bool   // white space differs only where judges ignore it
}

// build builds a program of the problem. A program that does not build has no command and counts as
// a failure.
func (j *judge) build(kind, source string) program {
	// Windows needs the suffix; other systems ignore it.
	binary := filepath.Join(j.tmp, j.name+" "+kind+".exe")
	j.working("go build")
	// With -buildvcs, the go command fails in a checkout owned by another user, as in many CI
	// containers. Nothing in this project needs the commit or a symbol table in the binary.
	if j.compiles(j.name+" ("+kind+")", []string{"go", "build", "-C", j.root, "-buildvcs=false",
		"-ldflags=-s -w", "-o", binary, source}) {
		// The program runs outside the module, so that it cannot rely on the files there.
		return program{kind, []string{binary}, j.tmp, j.limits}
	}
	return program{}
}

// compiles runs a compiler, and reports whether it succeeds.
func (j *judge) compiles(name string, command []string) bool {
	message, err := process.Output(j.ctx, "", j.tmp, command[0], command[1:]...)
	j.fail(j.ctx.Err())
	if strings.Contains(message, "no space left on device") {
		j.fail(fmt.Errorf("no space left in %s to build %s; set TMPDIR to another directory",
			os.TempDir(), name))
	}
	if err != nil {
		j.failed = append(j.failed, name+" does not build")
		j.print("CE    %s\n", name)
		j.text("the compiler says:", strings.TrimSuffix(message, err.Error()+"\n"))
	}
	return err == nil
}

// start runs a program as a process on an input. If ctx is done before the program ends, or an
// error occurs, the verdict is Undecided, without a reason.
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

// ask returns the output of the problem's own program called with flags, or "" if the time is up.
// If the program fails, the runner stops, because it cannot judge anything without that program.
func (j *judge) ask(ctx context.Context, input string, flags ...string) string {
	prog := j.own.with(flags...)
	out := j.run(ctx, prog, input)
	if out.Reason != "" {
		j.fail(fmt.Errorf("./%s %s: %s: %.300s", j.name, prog.kind, out.Reason,
			trimmed(out.Stderr)))
	}
	return out.Stdout
}
