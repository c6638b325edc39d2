package process

import (
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestMain lets the test binary play a program: PLAY says which.
func TestMain(m *testing.M) {
	switch what, n, _ := strings.Cut(os.Getenv("PLAY"), " "); what {
	case "":
		os.Exit(m.Run())
	case "take": // so many megabytes
		megabytes, _ := strconv.Atoi(n)
		_ = strings.Repeat("x", megabytes<<20)
	case "echo": // the input twice
		text, _ := io.ReadAll(os.Stdin)
		os.Stdout.WriteString(strings.Repeat(string(text), 2))
	case "flood":
		for {
			os.Stdout.WriteString(strings.Repeat("noise\n", 1000))
		}
	case "noise":
		os.Stderr.WriteString("begin\n" + strings.Repeat("noise\n", MaxOutput) + "end\n")
	case "threads":
		for i := 0; i < 2; i++ {
			go spin()
		}
		spin()
	case "spin":
		spin()
	case "folder":
		os.Stdout.WriteString(os.TempDir())
	case "hang":
		os.Stdout.WriteString("before")
		time.Sleep(time.Minute)
	case "leave": // a process behind that keeps the output open
		cmd := exec.Command(os.Args[0])
		cmd.Env, cmd.Stdout = append(os.Environ(), "PLAY=hang"), os.Stdout
		cmd.Start()
	case "fail":
		os.Exit(7)
	}
}

// spin is busy for long.
func spin() {
	for start := time.Now(); time.Since(start) < time.Minute; {
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// What comes of the programs, but for time, memory and standard error.
var outcomes = map[string]Outcome{
	"echo":     {Stdout: "ab\nab\n"},
	"flood":    {Unread: true, Ending: Ending{OutputLimit, tooLong}},
	"hang":     {Stdout: "before", Unread: true, Ending: Ending{TimeLimit, waits}},
	"spin":     {Unread: true, Ending: Ending{TimeLimit, "more than 1s"}},
	"threads":  {Unread: true, Ending: Ending{TimeLimit, "more than 1s"}},
	"leave":    {Stdout: "before", Unread: true, Ending: Ending{RuntimeError, leaves}},
	"fail":     {Unread: true, Ending: Ending{RuntimeError, "exit status 7"}},
	"noise":    {Unread: true},
	"take 300": {Unread: true, Ending: Ending{MemoryLimit, "more than 200 MB"}},
}

const (
	leaves  = "left a process behind that keeps its output open"
	tooLong = "output too long: stopped after 1048576 bytes"
)

func TestRun(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells time and memory of what runs")
	}
	input := filepath.Join(t.TempDir(), "input")
	check(os.WriteFile(input, []byte("ab\n"), 0o600))
	LargeStack()
	for play, want := range outcomes {
		t.Setenv("PLAY", play)
		got, err := Run(context.Background(), []string{os.Args[0]}, ".", input,
			Limits{Time: time.Second, Memory: 200 << 20})
		if busy := play == "spin" || play == "threads"; busy != (got.Time > time.Second) {
			t.Errorf("%s took %v", play, got.Time)
		}
		noise, begins := strings.CutPrefix(got.Stderr, "begin\n")
		if play == "noise" && (len(noise) < MaxOutput/3 || len(noise) > MaxOutput || !begins ||
			!strings.HasSuffix(noise, "\nend\n")) {
			t.Errorf("%s: %d bytes on standard error: %.20q", play, len(got.Stderr), got.Stderr)
		}
		if play == "flood" && len(got.Stdout) > MaxOutput {
			got.Stdout = ""
		}
		got.Time, got.Memory, got.Stderr = 0, 0, ""
		if d := cmp.Diff(want, got); d != "" || err != nil {
			t.Errorf("%s: %v (-want +got):\n%s", play, err, d)
		}
	}
	stack, err := Run(context.Background(), []string{"sh", "-c", "ulimit -s; ulimit -H -s"}, ".",
		input, Limits{Time: time.Second})
	limits := strings.Fields(stack.Stdout) // in KB, that of a process and the most it may have
	if err != nil || limits[0] != limits[1] && limits[0] != strconv.Itoa(256<<10) {
		t.Errorf("the stack has %q KB, %v", limits, err)
	}
	absent := []string{"./absent"}
	if _, err := Run(context.Background(), absent, ".", os.DevNull, Limits{}); err == nil {
		t.Error("an absent program ran")
	}
}

// Which time counts, of a program that compiles in threads of its own and of another.
func TestCounted(t *testing.T) {
	for name, want := range map[string]time.Duration{
		"java": 2, "node": 2, "nodejs": 2, "./a.out": 3, "javac": 3, "node.py": 3,
	} {
		limits := Limits{virtual: virtual.MatchString(name)}
		if got := limits.counted(3, 2); got != want {
			t.Errorf("%s: %d, want %d", name, got, want)
		}
		if got := limits.counted(2, 3); got != 2 { // it waited for others
			t.Errorf("%s: %d of the clock's 3, want 2", name, got)
		}
	}
}

// A command has a folder of its own, with the same name in the next run; but for one beside
// another.
func TestOutput(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv("PLAY", "folder")
	run := func() string {
		out, err := Output(context.Background(), t.TempDir(), os.Args[0])
		check(err)
		return out
	}
	first := run()
	if again := run(); again != first {
		t.Errorf("folders %q and %q, want one name", first, again)
	}
	check(os.Mkdir(first, 0o000)) // somebody else's
	if beside := run(); beside == first {
		t.Errorf("two runs at once have the folder %q", first)
	}
	if left, _ := os.ReadDir(filepath.Dir(first)); len(left) != 1 {
		t.Errorf("left: %v", left)
	}
}

func TestSplit(t *testing.T) {
	dir := t.TempDir()
	for name, mode := range map[string]os.FileMode{
		"a.out": 0o755, "my prog.exe": 0o755, "it's.exe": 0o755,
		"plain": 0o644, "x.cpp": 0o644, "x.py": 0o644,
	} {
		check(os.WriteFile(filepath.Join(dir, name), nil, mode))
	}
	for command, want := range map[string]string{
		"./a.out":                  "./a.out",
		" ./a.out  -x  '' ":        "./a.out|-x|",
		`'./my prog.exe' "a b" c`:  "./my prog.exe|a b|c",
		`"./it's.exe"`:             "./it's.exe",
		dir + "/a.out":             dir + "/a.out",
		"go version":               "go|version",
		"./a.out < in.txt":         "error: no shell reads the command: it cannot have <",
		"~/a.out":                  "error: it cannot have ~/a.out",
		"./a.out '<' \"~/x\"":      "./a.out|<|~/x",
		"":                         "error: no command",
		" ":                        "error: no command",
		"./absent":                 "error: no such file",
		"absent":                   "error: executable file not found",
		"'./a.out":                 "error: a quote has no end",
		"go --x='a b'c":            "go|--x=a bc",
		"a.out":                    "error: did you mean ./a.out?",
		"x.py":                     "error: did you mean 'python3 x.py'?",
		"./x.cpp":                  "error: did you mean ./a.out, after g++ -O2 -o a.out ./x.cpp?",
		"./plain":                  "error: permission denied",
		filepath.Join(dir, "x.py"): "error: did you mean 'python3 " + dir + "/x.py'?",
	} {
		args, err := Split(dir, command)
		got := strings.Join(args, "|")
		if err != nil {
			got = "error: " + err.Error()
		}
		problem, failed := strings.CutPrefix(want, "error: ")
		if failed && !strings.Contains(got, problem) || !failed && got != want {
			t.Errorf("%s: %s, want %s", command, got, want)
		}
	}
}
