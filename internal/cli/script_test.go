package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

// TestScripts runs the commands of testdata/*.txt. Each is on a line that begins with $: perhaps
// LANG=zh, then a program of programs(), its flags, and after < its input, with escapes as in a Go
// string. What it prints follows, as transcript returns it, and then an empty line.
func TestScripts(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || paths == nil {
		t.Fatal("there are no scripts: ", err)
	}
	for _, path := range paths {
		script, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		got, want := "", string(script)+"\n"
		for _, line := range strings.SplitAfter(want, "\n") {
			switch {
			case strings.HasPrefix(line, "#"):
				got += line
			case strings.HasPrefix(line, "$ "):
				got += line + runLine(t, line[2:]) + "\n"
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", path, diff)
		}
	}
}

func runLine(t *testing.T, line string) string {
	t.Helper()
	command, in, _ := strings.Cut(line, "<")
	words, term := append(strings.Fields(command), strings.TrimSpace(in)), wide
	for i := range words {
		var err error
		if words[i], err = strconv.Unquote(`"` + words[i] + `"`); err != nil {
			t.Fatalf("%s%v", line, err)
		}
	}
	if words[0] == "LANG=zh" {
		words, term.Language = words[1:], view.Chinese
	}
	last := len(words) - 1
	return transcript(programs()[words[0]], strings.NewReader(words[last]), term, words[1:last]...)
}

// transcript returns what a program prints: its standard output; after "! ", if there is any, what
// stands on standard error; and the exit status, if it is not 0.
func transcript(p Program, stdin io.Reader, term view.Terminal, args ...string) string {
	var stdout, stderr strings.Builder
	status := p.Run(args, stdin, &stdout, &stderr, term)
	text := stdout.String()
	if stderr.Len() > 0 {
		text += "! " + stderr.String()
	}
	if status != 0 {
		text += fmt.Sprintln("exit status", status)
	}
	return text
}
