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

// arguments are the parts of a command: without blanks, but for those in quotes.
var arguments = regexp.MustCompile(`(?:'[^']*'|"[^"]*"|[^\s'"])+`)

// compiled is what to type for a source file in C or C++.
const compiled = "./a.out, after g++ -O2 -o a.out %s"

// Split splits a command at blanks, but for those in quotes. Its program must be there,
// as seen from dir; if another command is meant, the error says which.
func Split(dir, command string) (args []string, err error) {
	if strings.TrimSpace(arguments.ReplaceAllString(command, "")) != "" {
		return nil, errors.New("a quote has no end")
	}
	for _, arg := range arguments.FindAllString(command, -1) {
		args = append(args, strings.NewReplacer("'", "", `"`, "").Replace(arg))
	}
	if args == nil {
		return nil, errors.New("no command")
	}
	name := args[0]
	file := name // to be looked for in PATH
	if strings.ContainsAny(name, `/\`) && !filepath.IsAbs(name) {
		file = filepath.Join(dir, name)
	}
	_, err = exec.LookPath(file)
	if err == nil {
		return args, nil
	}
	if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
		return nil, fmt.Errorf("there is no program %s", name)
	}
	typed := "./%s"
	switch filepath.Ext(name) {
	case ".py":
		typed = "'python3 %s'"
	case ".c", ".cc", ".cpp":
		typed = compiled
	}
	return nil, fmt.Errorf("type "+typed, name)
}
