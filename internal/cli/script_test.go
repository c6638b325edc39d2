package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

// TestScripts runs the commands in testdata/*.txt in a new directory. Each command is a line that
// begins with $ and has, in this order:
//
//   - optional settings such as LANG=zh
//   - the name of one of programs, or cat, and its arguments
//   - after <, its input, escaped as in a Go string
//   - after |, a string: only the printed lines that contain it are compared
//
// The lines up to the next empty line are the command's output, in the format of transcript.
func TestScripts(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || paths == nil {
		t.Fatal("there are no scripts: ", err)
	}
	var scripts []string
	for _, path := range paths {
		script, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		scripts = append(scripts, string(script)+"\n")
	}
	t.Chdir(t.TempDir())
	for i, want := range scripts {
		got := ""
		for _, line := range strings.SplitAfter(want, "\n") {
			switch {
			case strings.HasPrefix(line, "#"):
				got += line
			case strings.HasPrefix(line, "$ "):
				got += line + runLine(t, line[2:]) + "\n"
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", paths[i], diff)
		}
	}
}

func runLine(t *testing.T, line string) (printed string) {
	t.Helper()
	command, lines, _ := strings.Cut(strings.TrimSpace(line), " | ")
	command, in, _ := strings.Cut(command, "<")
	words, term := append(strings.Fields(command), strings.TrimSpace(in)), wide
	for i := range words {
		var err error
		if words[i], err = strconv.Unquote(`"` + words[i] + `"`); err != nil {
			t.Fatalf("%s%v", line, err)
		}
	}
	last := len(words) - 1
	var stdin io.Reader = strings.NewReader(words[last])
	room := ample
	for ; strings.Contains(words[0], "="); words = words[1:] {
		switch name, value, _ := strings.Cut(words[0], "="); name {
		case "LANG":
			term.Language = view.Chinese
		case "LINES": // the height of a terminal that can play films
			term.Moves = true
			fmt.Sscan(value, &term.Height)
		case "ROOM": // the number of bytes that can be printed
			fmt.Sscan(value, &room)
		case "CUT": // reading fails after the input, with this error
			stdin = io.MultiReader(stdin, iotest.ErrReader(errors.New(value)))
		}
	}
	if words[0] == "cat" {
		file, err := os.ReadFile(words[1])
		if err != nil {
			t.Fatal(err)
		}
		printed = string(file)
	} else {
		printed = transcript(programs()[words[0]], stdin, term, room, words[1:len(words)-1]...)
	}
	kept := ""
	for _, line := range strings.SplitAfter(escapes.Replace(printed), "\n") {
		if strings.Contains(line, lines) {
			kept += line
		}
	}
	return kept
}

// escapes makes escape sequences readable. A bar means that the rest of a line is cleared.
var escapes = strings.NewReplacer("\x1b[?25l", "<hide>", "\x1b[0m\x1b[?25h", "<show>",
	"\x1b[2A", "<up>", "\x1b[K\n", "|")

var wide = view.Terminal{Width: 80}

// ample is room for everything that a program prints.
const ample = 1 << 20

// output has room for a limited number of bytes.
type output struct {
	text strings.Builder
	room int
}

func (o *output) Write(p []byte) (int, error) {
	if o.room -= len(p); o.room < 0 {
		return 0, errors.New("full")
	}
	return o.text.Write(p)
}

// transcript returns the output of a program: its standard output, which has limited room; its
// standard error after "! ", unless it is empty; and the exit status, unless it is 0.
func transcript(p Program, stdin io.Reader, term view.Terminal, room int, args ...string) string {
	stdout, stderr := output{room: room}, strings.Builder{}
	status := p.Run(args, stdin, &stdout, &stderr, term)
	text := stdout.text.String()
	if stderr.Len() > 0 {
		text += "! " + stderr.String()
	}
	if status != 0 {
		text += fmt.Sprintln("exit status", status)
	}
	return text
}
