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

// Split splits a command at blanks, but for those in quotes. Its program must be there,
// as seen from dir; if another command is meant, the error says which.
func Split(dir, command string) (args []string, err error) {
	if strings.TrimSpace(argument.ReplaceAllString(command, "")) != "" {
		return nil, errors.New("a quote has no end")
	}
	for _, arg := range argument.FindAllString(command, -1) {
		args = append(args, quoted.ReplaceAllStringFunc(arg, func(text string) string {
			return text[1 : len(text)-1]
		}))
	}
	if args == nil {
		return nil, errors.New("no command")
	}
	name := args[0]
	path := name
	if !filepath.IsAbs(name) {
		path = filepath.Join(dir, name)
	}
	file := path
	if !strings.ContainsAny(name, `/\`) {
		file = name // to be looked for in PATH
	}
	if _, err = exec.LookPath(file); err == nil {
		return args, nil
	}
	_, absent := os.Stat(path)
	switch ext := filepath.Ext(name); {
	case absent != nil:
		return nil, fmt.Errorf("there is no program %s", name)
	case ext == ".py":
		return nil, fmt.Errorf("type 'python3 %s'", name)
	case ext == ".c" || ext == ".cc" || ext == ".cpp":
		return nil, fmt.Errorf("type ./a.out, after g++ -O2 -o a.out %s", name)
	case file == path:
		return nil, fmt.Errorf("%s is not a program: permission denied", name)
	}
	return nil, fmt.Errorf("type ./%s", name)
}
