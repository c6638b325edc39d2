package main

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
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
}

// goCommand runs a go command in the module and returns what it prints and whether
// it succeeds. At the end of ctx, the only error, it and what it has started get an
// interrupt, so that they can clean up, and soon after are killed.
func (j *judge) goCommand(ctx context.Context, args ...string) (output []byte, passed bool, err error) {
	j.report.working("go " + args[0])
	cmd := command(ctx, syscall.SIGINT, cleanUpDelay, "go", args...)
	cmd.Dir = j.root
	output, err = cmd.CombinedOutput()
	if ctx.Err() != nil && cmd.Process != nil {
		signalGroup(cmd, syscall.SIGKILL)
	}
	if err != nil && len(output) == 0 {
		output = []byte(err.Error() + "\n")
	}
	return output, err == nil, ctx.Err()
}

// passing is what go test prints of packages that pass or have no tests.
var passing = regexp.MustCompile(`(?m)^(ok  |\?   )\t.*\n`)

// check runs go vet and go test, and reports what they find.
func (j *judge) check(ctx context.Context) error {
	// go vet does all that go test would do of it.
	for _, args := range [][]string{{"vet", "./..."}, {"test", "-vet=off", "./..."}} {
		name, start := "go "+args[0], time.Now()
		output, passed, err := j.goCommand(ctx, args...)
		if err != nil {
			return err
		}
		if !j.report.verbose {
			output = passing.ReplaceAll(output, nil)
		}
		j.report.print("%s%s  %-10s %s\n", output, j.report.okay(passed), name, seconds(time.Since(start)))
		j.report.count(name, passed)
	}
	return nil
}

// build builds a form of a problem's program. It reports one that does not build.
func (j *judge) build(ctx context.Context, p problem, form, source string) (program, error) {
	// Windows needs the suffix and the others do not mind.
	binary := filepath.Join(j.tmp, p.name+" "+form+".exe")
	// Nothing here needs the commit in the binary, and asking for it fails in
	// a checkout that belongs to another user, as in many CI containers.
	message, passed, err := j.goCommand(ctx, "build", "-buildvcs=false", "-o", binary, source)
	if err == nil && !passed {
		j.report.print("%s (%s) does not build\n", p.name, form)
		j.report.text("go build:", message)
	}
	built := program{form: form, dir: j.tmp} // away from the files of the module
	if passed {
		built.command = []string{binary}
	}
	return built, err
}

// newForeign returns the program that a command runs in dir, for goldens of one problem.
func newForeign(dir, command string, problems []problem) (*program, error) {
	if len(problems) > 1 {
		return nil, fmt.Errorf("-cmd needs the name of one problem, such as %s", problems[0].name)
	}
	words, err := splitCommand(command)
	if err != nil {
		return nil, err
	}
	name := words[0]
	if strings.ContainsAny(name, `/\`) && !filepath.IsAbs(name) {
		name = filepath.Join(dir, name)
	}
	if _, err := exec.LookPath(name); err != nil {
		return nil, fmt.Errorf("-cmd: cannot start %w", err)
	}
	return &program{form: "-cmd", command: words, dir: dir}, nil
}

var (
	quotes = regexp.MustCompile(`'[^']*'|"[^"]*"`)
	word   = regexp.MustCompile(`(` + quotes.String() + `|[^\s'"])+`)
)

// splitCommand splits a command at blanks outside of quotes. A backslash is a
// character like others, as in the paths of Windows.
func splitCommand(command string) ([]string, error) {
	words := word.FindAllString(command, -1)
	for i, w := range words {
		words[i] = quotes.ReplaceAllStringFunc(w, func(quoted string) string { return quoted[1 : len(quoted)-1] })
	}
	if rest := word.ReplaceAllString(command, ""); strings.TrimSpace(rest) != "" || len(words) == 0 {
		return nil, fmt.Errorf("-cmd %q: no command, or a quote that is not closed", command)
	}
	return words, nil
}
