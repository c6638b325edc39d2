package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// The forms in which a problem's program exists.
const (
	formProgram = "program"     // the package ./PROBLEM
	formSingle  = "single file" // submit/PROBLEM/main.go, what a judge is sent
)

// program is one form of a problem's program, built.
type program struct {
	form   string
	binary string // "" where it does not build
}

// builder builds programs of the module in root into tmp, each once, and
// prints why one does not build.
type builder struct {
	root, tmp string
	out       io.Writer
	built     map[string]program // by source
}

// forms returns the problem's program in each form that exists.
func (b *builder) forms(ctx context.Context, problem string) ([]program, error) {
	p, err := b.build(ctx, formProgram, problem)
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(filepath.Join(b.root, "submit", problem, "main.go")); err != nil {
		return []program{p}, nil
	}
	single, err := b.build(ctx, formSingle, problem)
	return []program{p, single}, err
}

// build returns an error only where the go command could not do its work;
// that a program does not build is a result.
func (b *builder) build(ctx context.Context, form, problem string) (program, error) {
	source := "./" + problem
	if form == formSingle {
		source = "./submit/" + problem + "/main.go"
	}
	if p, ok := b.built[source]; ok {
		return p, nil
	}
	p := program{form: form, binary: filepath.Join(b.tmp, fmt.Sprint(len(b.built), exeSuffix))}
	// Nothing here needs the commit in the binary, and asking for it fails in
	// a checkout that belongs to another user, as in many CI containers.
	cmd := command(ctx, "go", "build", "-buildvcs=false", "-o", p.binary, source)
	cmd.Dir = b.root
	message, err := cmd.CombinedOutput()
	var failed *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return program{}, ctx.Err()
	case errors.As(err, &failed):
		p.binary = ""
		fmt.Fprintf(b.out, "%s (%s) does not build\n", problem, form)
		printLines(b.out, firstLines("go build:", message, buildLinesShown)...)
	case err != nil:
		return program{}, fmt.Errorf("building %s: %w", source, err)
	}
	b.built[source] = p
	return p, nil
}
