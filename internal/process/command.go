package process

import (
	"errors"
	"fmt"
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
		return nil, errors.New("a quote has no end")
	}
	for _, arg := range argument.FindAllString(command, -1) {
		if shell.MatchString(arg) {
			return nil, fmt.Errorf("no shell reads the command: it cannot have %s", arg)
		}
		args = append(args, quoted.ReplaceAllString(arg, "$1$2"))
	}
	if args == nil {
		return nil, errors.New("no command")
	}
	_, err = exec.LookPath(args[0])
	if _, missing := os.Stat(args[0]); err != nil && missing == nil {
		err = fmt.Errorf("%s is the name of a file, and no command such as ./a.out or "+
			"'python3 x.py'", args[0])
	}
	return args, err
}
