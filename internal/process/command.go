package process

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// quoted is text in quotes; an argument is made of that and of what is neither blank nor
// a quote.
var (
	quoted   = regexp.MustCompile(`'([^']*)'|"([^"]*)"`)
	argument = regexp.MustCompile(`(?:'[^']*'|"[^"]*"|[^\s'"])+`)
)

// shell is what only a shell understands.
var shell = regexp.MustCompile(`^(\d?[<>|;&]|~/)`)

// Split splits a command at blanks, but for those in quotes. Its program must be there.
func Split(command string) (args []string, err error) {
	if strings.TrimSpace(argument.ReplaceAllString(command, "")) != "" {
		return nil, fmt.Errorf("a quote is not closed in the command %s", command)
	}
	for _, arg := range argument.FindAllString(command, -1) {
		if shell.MatchString(arg) {
			return nil, fmt.Errorf("%s in the command: no shell reads it", arg)
		}
		args = append(args, quoted.ReplaceAllString(arg, "$1$2"))
	}
	if args == nil {
		return nil, errors.New("the command is empty")
	}
	return args, findProgram(args[0])
}

// findProgram returns what is wrong with a name if no program can be run by it.
func findProgram(name string) error {
	_, err := exec.LookPath(name)
	file, missing := os.Stat(name)
	switch {
	case err == nil:
		return nil
	case missing != nil && filepath.Base(name) != name:
		return fmt.Errorf("cannot run %s: no such file", name)
	case missing != nil:
		return fmt.Errorf("cannot run %s: no such command", name)
	case file.IsDir():
		return fmt.Errorf("cannot run %s: it is a directory", name)
	case file.Mode()&0o111 != 0:
		return fmt.Errorf("cannot run %s: no such command; the file is ./%[1]s", name)
	}
	return fmt.Errorf("cannot run %s: it is not executable; use chmod +x %[1]s, or name its "+
		"interpreter, as in 'python3 x.py'", name)
}
