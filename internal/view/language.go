package view

import (
	"os"
	"regexp"
	"strings"
)

// Language is that of what is drawn: of captions, titles, legends, notes and reasons.
type Language int

const (
	English Language = iota
	Chinese
)

// Say returns a text in the language.
func (l Language) Say(english, chinese string) string { return [...]string{english, chinese}[l] }

// detectLanguage returns Chinese if the first of these variables that is set says so.
func detectLanguage() Language {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		value := os.Getenv(name)
		if strings.HasPrefix(value, "zh") {
			return Chinese
		} else if value != "" {
			break
		}
	}
	return English
}

// Columns returns how many columns of a terminal a text takes: two for a Chinese character.
func Columns(text string) (n int) {
	for _, r := range text {
		n++
		if r >= '⺀' {
			n++
		}
	}
	return n
}

// piece is what a line must not break within: a word, or one Chinese character; and the
// punctuation after it.
var piece = regexp.MustCompile(`([^⺀-￿]+|.)[，。：；、）]*`)

// Wrap breaks a text into lines of at most width columns: at its blanks and between Chinese
// characters. A longer word gets a line of its own.
func Wrap(text string, width int) (lines []string) {
	for _, word := range strings.Fields(text) {
		before := " "
		for _, part := range piece.FindAllString(word, -1) {
			last := len(lines) - 1
			if last >= 0 && Columns(lines[last]+before+part) <= width {
				lines[last] += before + part
			} else {
				lines = append(lines, part)
			}
			before = ""
		}
	}
	return lines
}
