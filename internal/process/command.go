package process

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"regexp"
	"strings"
)

// quoted matches text in quotes. An argument consists of such texts and of other characters that
// are neither blanks nor quotes.
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

// Split splits a command at blanks outside quotes. It returns an error if the program cannot be
// run.
func Split(command string) (args []string, err error) {
	if strings.TrimSpace(argument.ReplaceAllString(command, "")) != "" {
		return nil, fmt.Errorf("unclosed quote in the command %s", command)
	}
	for _, arg := range argument.FindAllString(command, -1) {
		if shell.MatchString(arg) {
			return nil, fmt.Errorf("%s does not work in -cmd, because no shell reads it", arg)
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
	why := "no such command"
	file, missing := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist): // only if the name is a path
		why = "no such file"
	case missing != nil:
	case file.IsDir():
		why = "it is a directory"
	case file.Mode()&0o111 != 0:
		why += "; the file is ./" + name
	case source.MatchString(name):
		why = "it is a source file; compile it, or name its interpreter, as in 'python3 x.py'"
	default:
		why = "it is not executable; use chmod +x " + name
	}
	return fmt.Errorf("cannot run %s: %s", name, why)
}
