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
	if err == nil {
		return nil
	}
	why := "no such command"
	file, missing := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist): // the name is a path
		why = "no such file"
	case missing != nil:
	case file.IsDir():
		why = "it is a directory"
	case file.Mode()&0o111 != 0:
		why += "; the file is ./" + name
	default:
		why = "it is not executable; use chmod +x " + name + ", or name its interpreter, as in " +
			"'python3 x.py'"
	}
	return fmt.Errorf("cannot run %s: %s", name, why)
}
