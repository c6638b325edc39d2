package process

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestMain has the tests wait side by side: they seldom compute.
func TestMain(m *testing.M) {
	flag.Parse()
	check(flag.Set("test.parallel", "20"))
	os.Exit(m.Run())
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// What comes of a script that is given "ab\n", but for time, memory and standard error.
var outcomes = map[string]Outcome{
	"cat":        {Stdout: "ab\n"},
	noise:        {Unread: true},
	spin:         unread(overTime),
	spinsBelow:   unread(overTime),
	"exit 7":     unread(Ending{RuntimeError, "exit status 7"}),
	"yes":        unread(Ending{OutputLimit, "it printed more than 1 MB, and was stopped"}),
	sleeps:       unread(Ending{TimeLimit, waits}),
	"sleep 60 &": unread(Ending{RuntimeError, "left a process behind that keeps its output open"}),
	// More than the go command holds: as it starts this process, its peak is this one's.
	"dd if=/dev/zero of=/dev/null bs=300000000 count=1": unread(
		Ending{MemoryLimit, "more than 200 MB"}),
}

const (
	noise      = "echo begin >&2; yes | head -c 10000000 >&2; echo end >&2"
	sleeps     = "sleep 60"
	spin       = "while :; do :; done"
	spinsBelow = "(" + spin + ") & wait"
)

func unread(e Ending) Outcome { return Outcome{Unread: true, Ending: e} }

func TestRun(t *testing.T) {
	t.Parallel()
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells time and memory of what runs")
	}
	input := filepath.Join(t.TempDir(), "input")
	check(os.WriteFile(input, []byte("ab\n"), 0o600))
	for script, want := range outcomes {
		script, want := script, want
		t.Run(script, func(t *testing.T) {
			t.Parallel()
			limit := time.Minute
			if want.Ending == overTime || script == sleeps {
				limit = 50 * time.Millisecond
			}
			got, err := Run(context.Background(), []string{"sh", "-c", script}, ".", input,
				Limits{Time: limit, Memory: 200 << 20})
			if script == spin && got.Time <= limit {
				t.Errorf("it took %v", got.Time)
			}
			noisy := strings.HasPrefix(got.Stderr, "begin\ny\ny\n") &&
				strings.HasSuffix(got.Stderr, "\ny\nend\n")
			kept := len(got.Stderr) + len(got.Stdout)
			if noisy != (script == noise) || kept > MaxOutput || noisy && kept < MaxOutput/3 {
				t.Errorf("%d bytes were kept, %.20q on standard error", kept, got.Stderr)
			}
			if want.Verdict == OutputLimit {
				got.Stdout = ""
			}
			got.Time, got.Memory, got.Stderr = 0, 0, ""
			if d := cmp.Diff(want, got); d != "" || err != nil {
				t.Errorf("%v (-want +got):\n%s", err, d)
			}
		})
	}
}

// What does next to nothing is stopped long before its time, even that by the clock.
func TestPatience(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells what a program does")
	}
	t.Parallel()
	got, err := run(context.Background(), []string{"sleep", "60"}, ".", os.DevNull,
		Limits{Time: time.Minute})
	if got.Ending != (Ending{NotJudged, waits}) || err != nil {
		t.Errorf("%v, %v", got, err)
	}
}

// A program has a large stack. One that is absent does not run.
func TestStack(t *testing.T) {
	LargeStack()
	limits := []string{"sh", "-c", "ulimit -s; ulimit -H -s"}
	got, err := Run(context.Background(), limits, ".", os.DevNull, Limits{Time: time.Minute})
	kb := strings.Fields(got.Stdout) // that of a process, and the most that it may have
	if err != nil || kb[0] != kb[1] && kb[0] != strconv.Itoa(256<<10) {
		t.Errorf("the stack has %q KB, %v", kb, err)
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

// What a command prints on both outputs, how it ends, and its temporary folder.
func TestOutput(t *testing.T) {
	const script = "ls; echo $TMPDIR $GOTMPDIR >&2; exit 3"
	dir := t.TempDir()
	check(os.WriteFile(filepath.Join(dir, "here"), nil, 0o600))
	got, err := Output(context.Background(), dir, "tmp", "sh", "-c", script)
	if want := "here\ntmp tmp\nexit status 3\n"; got != want || err == nil {
		t.Errorf("%q, %v, want %q", got, err, want)
	}
}

func TestSplit(t *testing.T) {
	dir := t.TempDir()
	for name, mode := range map[string]os.FileMode{
		"a.out": 0o755, "my prog.exe": 0o755, "it's.exe": 0o755, "x.py": 0o644,
	} {
		check(os.WriteFile(filepath.Join(dir, name), nil, mode))
	}
	t.Chdir(dir)
	for command, want := range map[string]string{
		"./a.out":                 "./a.out",
		" ./a.out  -x  '' ":       "./a.out|-x|",
		`'./my prog.exe' "a b" c`: "./my prog.exe|a b|c",
		`"./it's.exe"`:            "./it's.exe",
		dir + "/a.out":            dir + "/a.out",
		"go version":              "go|version",
		"./a.out < in.txt":        "error: no shell reads the command: it cannot have <",
		"~/a.out":                 "error: it cannot have ~/a.out",
		"./a.out '<' \"~/x\"":     "./a.out|<|~/x",
		"":                        "error: no command",
		" ":                       "error: no command",
		"./absent":                "error: no such file",
		"absent":                  "error: executable file not found",
		"'./a.out":                "error: a quote has no end",
		"go --x='a b'c":           "go|--x=a bc",
		"a.out":                   "error: a.out is the name of a file, and no command such as",
		"./x.py":                  "error: ./x.py is the name of a file, and no command such as",
	} {
		args, err := Split(command)
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
