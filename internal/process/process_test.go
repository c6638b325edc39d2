package process

import (
	"context"
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
		text, _ := os.ReadFile("/dev/stdin")
		os.Stdout.WriteString(strings.Repeat(string(text), 2))
	case "flood":
		for {
			os.Stderr.WriteString(strings.Repeat("noise\n", 1000))
		}
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

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// What comes of the programs, but for time and standard error; and for memory, which is known if
// it is more than this process takes.
var outcomes = map[string]Outcome{
	"echo":     {Stdout: "ab\nab\n"},
	"flood":    {Verdict: "WA", Reason: "output too long: stopped after 1048576 bytes"},
	"hang":     {Stdout: "before", Verdict: "TLE", Reason: "stopped after 2s"},
	"leave":    {Stdout: "before", Verdict: "RE", Reason: leaves},
	"fail":     {Verdict: "RE", Reason: "exit status 7"},
	"take 300": {},
}

const leaves = "left a process behind that keeps its output open"

func TestRun(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no /dev/stdin, and memory is not known")
	}
	input := filepath.Join(t.TempDir(), "input")
	check(os.WriteFile(input, []byte("ab\n"), 0o600))
	for play, want := range outcomes {
		t.Setenv("PLAY", play)
		got, err := Run(context.Background(), []string{os.Args[0]}, ".", input, 2*time.Second)
		if got.Time <= 0 || got.Time > 4*time.Second {
			t.Errorf("%s took %v", play, got.Time)
		}
		if play == "flood" && len(got.Stderr) < MaxOutput || len(got.Stderr) > 2*MaxOutput {
			t.Errorf("%s: %d bytes on standard error", play, len(got.Stderr))
		}
		_, megabytes, _ := strings.Cut(play, " ")
		n, _ := strconv.ParseInt(megabytes, 10, 64) // 0 for most
		// With -race, it takes over three times as much.
		if min := n << 20; got.Memory < min || got.Memory > 4*min+100<<20 {
			t.Errorf("%s: %d bytes of memory", play, got.Memory)
		}
		got.Time, got.CPU, got.Memory, got.Stderr = 0, 0, 0, ""
		if d := cmp.Diff(want, got); d != "" || err != nil {
			t.Errorf("%s: %v (-want +got):\n%s", play, err, d)
		}
	}
	absent := []string{"./absent"}
	if _, err := Run(context.Background(), absent, ".", os.DevNull, time.Second); err == nil {
		t.Error("an absent program ran")
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
		"a.out":                    "error: type ./a.out",
		"x.py":                     "error: type 'python3 x.py'",
		"./x.cpp":                  "error: type ./a.out, after g++ -O2 -o a.out ./x.cpp",
		"./plain":                  "error: permission denied",
		filepath.Join(dir, "x.py"): "error: type 'python3 " + dir + "/x.py'",
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
