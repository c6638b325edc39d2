package process

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
)

// quoted matches text in quotes. An argument consists of quoted strings and of characters that are
// neither spaces nor quotes.
var (
	quoted   = regexp.MustCompile(`'([^']*)'|"([^"]*)"`)
	argument = regexp.MustCompile(`(?:'[^']*'|"[^"]*"|[^\s'"])+`)
)

var (
	// shell matches the beginning of an argument that only a shell understands.
	shell = regexp.MustCompile(`^(\d?[<>|;&]|~/)`)
	// source matches the names of source files.
	source = regexp.MustCompile(`\.(c|cc|cpp|cs|go|java|js|kt|py|rb|rs|ts)$`)
)

// Split splits a command at spaces outside quotes. It returns an error if the program cannot be
// run.
func Split(command string) (args []string, err error) {
	if strings.TrimSpace(argument.ReplaceAllString(command, "")) != "" {
		return nil, fmt.Errorf("unclosed quote in the command %s", command)
	}
	for _, arg := range argument.FindAllString(command, -1) {
		if shell.MatchString(arg) {
			return nil, fmt.Errorf("%s does not work in -cmd, which runs without a shell", arg)
		}
		args = append(args, quoted.ReplaceAllString(arg, "$1$2"))
	}
	if args == nil {
		return nil, errors.New("the command is empty")
	}
	return args, findProgram(args[0])
}

// findProgram returns an error that says why a program cannot be run, or nil.
func findProgram(name string) error {
	_, err := exec.LookPath(name)
	if err == nil {
		return nil
	}
	why := "no such command; is it installed?"
	file, missing := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist): // only if the name is a path
		why = "no such file"
	case missing != nil:
	case file.IsDir():
		why = "it is a directory"
	case file.Mode()&0o111 != 0:
		why = "no such command; the file is ./" + name
	case source.MatchString(name):
		why = "it is a source file; name it without -cmd to compile it"
	default:
		why = "it is not executable; use chmod +x " + name
	}
	return fmt.Errorf("cannot run %s: %s", name, why)
}

// startError returns an error that says why an existing program cannot be started.
func startError(name string, err error) error {
	text, _ := os.ReadFile(name)
	first, _, _ := strings.Cut(string(text), "\n")
	switch {
	case errors.Is(err, syscall.ENOEXEC):
		return fmt.Errorf("cannot run %s: it is neither a program for this machine nor a script "+
			"that begins with #!; name the interpreter of a script, as in 'python3 x.py'", name)
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("cannot run %s: its first line, %.80q, names no program "+
			"(\\r comes from CRLF)", name, first)
	}
	return err
}
