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
	"cat":        {Stdout: "ab\n", Ending: well},
	noise:        unread(well),
	rests:        {Stdout: "ab\n", Ending: well},
	spin:         unread(overTime),
	spinsBelow:   unread(overTime),
	"exit 7":     unread(Ending{RuntimeError, "exit status 7"}),
	"yes":        unread(flooded),
	"sleep 60":   unread(Ending{TimeLimit, waits.Reason}),
	"sleep 60 &": unread(orphaned),
	// More than the go command holds: as it starts this process, its peak is this one's.
	takes + "; sleep 60": unread(Ending{MemoryLimit, "more than 200 MB"}),
}

var well = Ending{Verdict: Accepted}

const (
	noise = "echo begin >&2; yes | head -c 10000000 >&2; echo end >&2"
	rests = "for i in 1 2 3 4 5; do sleep 1; j=0; while [ $((j += 1)) -lt 50000 ]; do :; done; " +
		"done; cat" // it does a little
	spin       = "while :; do :; done"
	spinsBelow = "(" + spin + ") & wait"
	takes      = "dd if=/dev/zero of=/dev/null bs=300000000 count=1"
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
			if want.Ending == overTime {
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
			if want.Ending == flooded {
				got.Stdout = ""
			}
			got.Time, got.Memory, got.Stderr = 0, 0, ""
			if d := cmp.Diff(want, got); d != "" || err != nil {
				t.Errorf("%v (-want +got):\n%s", err, d)
			}
		})
	}
}

// A run is repeated if its outcome may be due to the machine, and then the second one counts.
func TestSettled(t *testing.T) {
	limits := Limits{Time: 8 * time.Second}
	close := Outcome{Time: limits.Time + limits.margin(), Ending: overTime}
	over := Outcome{Time: close.Time + 1, Ending: overTime}
	right, busy, waiting := Outcome{Ending: well}, Outcome{Ending: starved}, Outcome{Ending: waits}
	for _, test := range []struct {
		first, second Outcome
		want          Verdict
	}{
		{right, over, Accepted},
		{close, right, Accepted},
		{close, close, TimeLimit},
		{over, right, TimeLimit},
		{busy, right, Accepted},
		{busy, waiting, Undecided},
		{waiting, waiting, TimeLimit},
	} {
		made := []Outcome{test.first, test.second}
		got, err := settled(limits, func() (out Outcome, err error) {
			out, made = made[0], made[1:]
			return out, nil
		})
		if got.Verdict != test.want || err != nil {
			t.Errorf("%v after %v: %v, %v, want %v", test.second, test.first, got.Verdict, err,
				test.want)
		}
	}
}

// A run may be over several limits; then memory comes first.
func TestEnding(t *testing.T) {
	limits := Limits{Time: time.Second, Memory: 64 << 20}
	large := Outcome{Time: 2 * time.Second, Memory: 65 << 20}
	slow := Outcome{Time: large.Time, Memory: limits.Memory}
	for want, got := range map[Ending]Ending{
		{MemoryLimit, "more than 64 MB"}: limits.ending(large, overTime, nil),
		overTime:                         limits.ending(slow, Ending{}, nil),
		flooded:                          limits.ending(slow, flooded, nil),
	} {
		if got != want {
			t.Errorf("%v, want %v", got, want)
		}
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
	check(os.Mkdir(filepath.Join(dir, "folder"), 0o755))
	t.Chdir(dir)
	for command, want := range map[string]string{
		"./a.out":                 "./a.out",
		" ./a.out  -x  '' ":       "./a.out|-x|",
		`'./my prog.exe' "a b" c`: "./my prog.exe|a b|c",
		`"./it's.exe"`:            "./it's.exe",
		dir + "/a.out":            dir + "/a.out",
		"go version":              "go|version",
		"./a.out < in.txt":        "error: < in the command: no shell reads it",
		"~/a.out":                 "error: ~/a.out in the command: no shell reads it",
		"./a.out '<' \"~/x\"":     "./a.out|<|~/x",
		"":                        "error: the command is empty",
		" ":                       "error: the command is empty",
		"./absent":                "error: cannot run ./absent: no such file",
		"absent":                  "error: cannot run absent: no such command",
		"./folder":                "error: cannot run ./folder: it is a directory",
		"'./a.out":                "error: a quote is not closed in the command './a.out",
		"go --x='a b'c":           "go|--x=a bc",
		"a.out":                   "error: cannot run a.out: no such command; the file is ./a.out",
		"./x.py": "error: cannot run ./x.py: it is not executable; use chmod +x ./x.py, or " +
			"name its interpreter, as in 'python3 x.py'",
	} {
		args, err := Split(command)
		got := strings.Join(args, "|")
		if err != nil {
			got = "error: " + err.Error()
		}
		if got != want {
			t.Errorf("%s: %s, want %s", command, got, want)
		}
	}
}
