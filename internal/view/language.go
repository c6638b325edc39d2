package view

import (
	"fmt"
	"os"
	"regexp"
	"strings"
)

// Language is the language of captions, titles, legends, notes and reasons.
type Language int

const (
	English Language = iota
	Chinese
)

// Say returns a text in the language, formatted as by fmt.Sprintf.
func (l Language) Say(english, chinese string, values ...interface{}) string {
	return fmt.Sprintf([...]string{english, chinese}[l], values...)
}

// detectLanguage returns Chinese if the first of these environment variables that is set says so.
func detectLanguage() Language {
	locale := os.Getenv("LC_ALL") + os.Getenv("LC_MESSAGES") + os.Getenv("LANG")
	if strings.HasPrefix(locale, "zh") {
		return Chinese
	}
	return English
}

// firstWide is the first of the Chinese characters and their punctuation marks in Unicode. A
// terminal shows each of these in two columns, and a line may break between them.
const firstWide = '\u2e80'

// Columns returns the number of terminal columns that a text takes.
func Columns(text string) (n int) {
	for _, r := range text {
		n++
		if r >= firstWide {
			n++
		}
	}
	return n
}

// piece matches a part of a text within which a line must not break: characters before firstWide,
// or a single character from firstWide on, with the punctuation marks that follow.
var piece = regexp.MustCompile(`([^\x{2e80}-\x{ffff}]+|.)[，。：；、）]*`)

// Wrap breaks a text into lines of at most width columns, at spaces and between Chinese characters.
// A word that is too long gets a line of its own.
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
