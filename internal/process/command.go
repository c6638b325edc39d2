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
	quoted   = regexp.MustCompile(`'[^']*'|"[^"]*"`)
	argument = regexp.MustCompile(`(?:'[^']*'|"[^"]*"|[^\s'"])+`)
)

// shell is what only a shell understands.
var shell = regexp.MustCompile(`^(\d?[<>|;&]|~/)`)

// Split splits a command at blanks, but for those in quotes. Its program must be there,
// as seen from dir; if another command is meant, the error says which.
func Split(dir, command string) (args []string, err error) {
	if strings.TrimSpace(argument.ReplaceAllString(command, "")) != "" {
		return nil, errors.New("a quote has no end")
	}
	for _, arg := range argument.FindAllString(command, -1) {
		if shell.MatchString(arg) {
			return nil, fmt.Errorf("no shell reads the command: it cannot have %s", arg)
		}
		args = append(args, quoted.ReplaceAllStringFunc(arg, func(text string) string {
			return text[1 : len(text)-1]
		}))
	}
	if args == nil {
		return nil, errors.New("no command")
	}
	name := args[0]
	path := name
	if strings.ContainsAny(name, `/\`) && !filepath.IsAbs(name) { // else looked for in PATH
		path = filepath.Join(dir, name)
	}
	_, err = exec.LookPath(path)
	switch ext := filepath.Ext(name); {
	case err == nil:
		return args, nil
	case ext == ".py":
		return nil, fmt.Errorf("did you mean 'python3 %s'?", name)
	case ext == ".c" || ext == ".cc" || ext == ".cpp":
		return nil, fmt.Errorf("did you mean ./a.out, after g++ -O2 -o a.out %s?", name)
	}
	if _, missing := os.Stat(filepath.Join(dir, name)); path == name && missing == nil {
		return nil, fmt.Errorf("did you mean ./%s?", name)
	}
	return nil, err
}
