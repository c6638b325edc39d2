package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// newForeign returns the program that a command runs from the directory here,
// for goldens of one problem.
func newForeign(here, command string, goldens []golden) (*program, error) {
	if problems := problemsOf(goldens); len(problems) > 1 {
		return nil, fmt.Errorf("-cmd needs the name of one problem: %s", strings.Join(problems, ", "))
	}
	words, err := splitCommand(command)
	if err != nil {
		return nil, err
	}
	if filepath.Base(words[0]) != words[0] && !filepath.IsAbs(words[0]) {
		words[0] = filepath.Join(here, words[0])
	}
	if words[0], err = exec.LookPath(words[0]); err != nil {
		return nil, fmt.Errorf("-cmd: %w", err)
	}
	return &program{form: "-cmd", command: words, dir: here, foreign: true}, nil
}

var quoted = regexp.MustCompile(`'[^']*'|"[^"]*"|[^\s'"]+`)

// splitCommand splits a command at blanks outside of quotes. A backslash is a
// character like others, as in the paths of Windows.
func splitCommand(command string) (words []string, err error) {
	end := -1 // of the word before
	for _, at := range quoted.FindAllStringIndex(command, -1) {
		part := command[at[0]:at[1]]
		if part[0] == '\'' || part[0] == '"' {
			part = part[1 : len(part)-1]
		}
		if at[0] == end {
			words[len(words)-1] += part
		} else {
			words = append(words, part)
		}
		end = at[1]
	}
	if rest := quoted.ReplaceAllString(command, ""); strings.TrimSpace(rest) != "" || len(words) == 0 {
		return nil, fmt.Errorf("-cmd %q: no command, or a quote that is not closed", command)
	}
	return words, nil
}
