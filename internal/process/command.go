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

// Split splits a command at blanks, but for those in quotes. Its program must be there, as seen
// from dir.
func Split(dir, command string) (args []string, err error) {
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
	path := args[0]
	if strings.ContainsAny(path, `/\`) && !filepath.IsAbs(path) { // else looked for in PATH
		path = filepath.Join(dir, path)
	}
	_, err = exec.LookPath(path)
	if _, missing := os.Stat(filepath.Join(dir, args[0])); err != nil && missing == nil {
		err = fmt.Errorf("%s is the name of a file, and no command such as ./a.out or "+
			"'python3 x.py'", args[0])
	}
	return args, err
}
