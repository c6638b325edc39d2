package puzzletest

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"testing"
)

// wrongPrograms is the directory of the programs with known mistakes. A problem has one program,
// whose argument selects the mistake; programs.txt lists the mistakes. The example in docs/jugs has
// no such program.
const wrongPrograms = "../cmd/judge/testdata/wrong/"

// mistake is a line in programs.txt: the program and its argument, whether random cases reveal the
// mistake, a golden that the program fails and one that it passes, and a description of the
// mistake.
type mistake struct {
	file, bug           string
	shown               bool
	fails, passes, what string
}

// mistakes returns the known mistakes of the problem.
func (s Suite) mistakes() (list []mistake) {
	text, _ := os.ReadFile(wrongPrograms + "programs.txt")
	for _, line := range strings.Split(string(text), "\n") {
		if strings.HasPrefix(line, s.Name+".") {
			f := strings.Fields(line)
			what := strings.Join(f[6:], " ")
			list = append(list, mistake{f[0], f[1], f[3] == "yes", f[4], f[5], what})
		}
	}
	return list
}

// knownMistakes runs the problem's wrong program with each mistake. The program must fail a golden
// and pass another, because a program that is always wrong would prove nothing. It must also fail
// on random cases, unless programs.txt says that random cases do not reveal the mistake. Long mode
// checks that they do not.
func (s Suite) knownMistakes(t *testing.T) {
	t.Parallel()
	list := s.mistakes()
	if len(list) == 0 {
		return
	}
	program := build(t, wrongPrograms+list[0].file)
	random := s.random(s.Forms[0], 30, 1)
	// The shortest come first, because they take the least time.
	sort.SliceStable(random, func(i, k int) bool {
		return len(random[i].In) < len(random[k].In)
	})
	for _, m := range list {
		wrong := append(program, m.bug)
		if right(wrong, readGolden(t, m.fails)) || !right(wrong, readGolden(t, m.passes)) {
			t.Errorf("a program must fail %s and pass %s with the mistake: %s", m.fails, m.passes,
				m.what)
		}
		if !m.shown && !Long() {
			continue
		}
		found := false
		for _, g := range random {
			found = found || !right(wrong, g)
		}
		if found != m.shown {
			t.Errorf("random cases reveal the mistake: %v; want %v: %s", found, m.shown, m.what)
		}
	}
}

// compilers are the commands that compile a wrong program; programs without one are in Python.
var compilers = map[string]string{".cpp": "g++ -O2 -std=c++17 -o", ".go": "go build -o"}

// build compiles a wrong program if necessary, and returns the command that runs it. It skips the
// test if the compiler or interpreter is not installed.
func build(t *testing.T, file string) (command []string) {
	command = []string{"python3", "-u", file}
	program := filepath.Join(t.TempDir(), "program.exe")
	compiler, compiled := compilers[filepath.Ext(file)]
	if compiled {
		command = append(strings.Fields(compiler), program, file)
	}
	if _, err := exec.LookPath(command[0]); err != nil {
		t.Skip(command[0], " is not installed")
	}
	Read(t, file) // so that go test runs the test again after a change
	if !compiled {
		return command
	}
	if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", file, err, out)
	}
	return []string{program}
}

// right reports whether a program answers a golden correctly. It stops the program at the first
// wrong line.
func right(command []string, g Golden) bool {
	cmd, out := exec.Command(command[0], command[1:]...), &expected{g.Out}
	cmd.Stdin, cmd.Stdout = strings.NewReader(g.In), out
	return cmd.Run() == nil && out.rest == ""
}

// expected is a writer that accepts only the expected output. Writing anything else is an error,
// which stops the program.
type expected struct{ rest string }

func (e *expected) Write(p []byte) (int, error) {
	text := strings.ReplaceAll(string(p), "\r", "") // of CRLF on Windows
	rest, ok := strings.CutPrefix(e.rest, text)
	if !ok {
		return 0, errors.New("wrong")
	}
	e.rest = rest
	return len(p), nil
}
