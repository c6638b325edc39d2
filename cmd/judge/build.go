package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"time"
)

// The forms in which a problem's program exists.
const (
	formProgram = "program"     // the package ./PROBLEM
	formSingle  = "single file" // ./submit/PROBLEM, what a judge is sent
)

// program is one form of a problem's program, built, or a foreign one.
type program struct {
	form    string
	command []string // nil if it does not build
	dir     string   // to run it in
	foreign bool
}

// builder runs the go command in the module root.
type builder struct {
	root, tmp string
	report    *report
}

// passing is what go test prints of packages that pass or have no tests.
var passing = regexp.MustCompile(`(?m)^(ok  |\?   )\t.*\n`)

// check runs go vet and go test. What they find is reported, not returned.
func (b *builder) check(ctx context.Context) error {
	// go vet does all that go test would do of it.
	for _, args := range [][]string{{"vet", "./..."}, {"test", "-vet=off", "./..."}} {
		name, start := "go "+args[0], time.Now()
		b.report.working(name + " ./...")
		output, err := b.goCommand(ctx, args...)
		var failed *exec.ExitError
		if err != nil && !errors.As(err, &failed) {
			return fmt.Errorf("%s: %w", name, err)
		}
		if !b.report.verbose {
			output = passing.ReplaceAll(output, nil)
		}
		b.report.print("%s%s  %-10s %s\n", output, b.report.okay(err == nil), name, seconds(time.Since(start)))
		b.report.count(name, err == nil)
	}
	return nil
}

// goCommand runs a go command and returns what it prints. At the end of ctx it and
// what it has started get an interrupt, so that they can clean up, and soon after
// are killed.
func (b *builder) goCommand(ctx context.Context, args ...string) ([]byte, error) {
	cmd := command(ctx, "go", args...)
	cmd.Cancel = func() error { return interruptGroup(cmd) }
	cmd.WaitDelay = 3 * time.Second
	cmd.Dir = b.root
	output, err := cmd.CombinedOutput()
	if ctx.Err() == nil {
		return output, err
	}
	if cmd.Process != nil {
		killGroup(cmd)
	}
	return nil, ctx.Err()
}

// source is the directory of a form of a problem's program.
func (b *builder) source(form, problem string) string {
	if form == formSingle {
		return filepath.Join(b.root, "submit", problem)
	}
	return filepath.Join(b.root, problem)
}

// build builds one form of the problems' programs, at once or, if that fails, one
// by one, so that one mistake is not laid to all. It returns an error only where
// the go command could not do its work; that a program does not build is a result.
func (b *builder) build(ctx context.Context, form string, problems []string) error {
	b.report.working("go build")
	// Nothing here needs the commit in the binary, and asking for it fails in
	// a checkout that belongs to another user, as in many CI containers.
	args := []string{"build", "-buildvcs=false", "-o", filepath.Join(b.tmp, form) + string(filepath.Separator)}
	var with []string // those that have this form
	for _, problem := range problems {
		if _, err := os.Stat(b.source(form, problem)); err == nil {
			with = append(with, problem)
			args = append(args, b.source(form, problem))
		}
	}
	if len(with) == 0 {
		return nil
	}
	message, err := b.goCommand(ctx, args...)
	var failed *exec.ExitError
	switch {
	case errors.As(err, &failed) && len(with) > 1:
		for _, problem := range with {
			if err := b.build(ctx, form, []string{problem}); err != nil {
				return err
			}
		}
	case errors.As(err, &failed):
		b.report.print("%s (%s) does not build\n", with[0], form)
		b.report.lines(firstLines("go build:", message, buildLinesShown)...)
	case err != nil:
		return fmt.Errorf("go build: %w", err)
	}
	return nil
}

// built returns a form of a problem's program, after build.
func (b *builder) built(form, problem string) program {
	p := program{form: form, dir: b.tmp} // away from the files of the module
	binary := filepath.Join(b.tmp, form, problem+exeSuffix)
	if _, err := os.Stat(binary); err == nil {
		p.command = []string{binary}
	}
	return p
}
