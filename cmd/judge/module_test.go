package main

import (
	"bytes"
	"context"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"bfspuzzles/internal/view"
)

// actor is a program that does what its input says, line by line. A line that
// begins with "plain:" is for the program with -plain, all others for the one
// without.
const actor = `package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

var memory []byte

func main() {
	if len(os.Args) == 2 && os.Args[1] == "-h" {
		fmt.Println("this program knows -plain")
		return
	}
	plain := len(os.Args) == 2 && os.Args[1] == "-plain"
	if len(os.Args) == 3 {
		act(os.Args[1], os.Args[2])
	}
	in := bufio.NewScanner(os.Stdin)
	if len(os.Args) == 4 { // -text -case K: each line is a case
		for k, _ := strconv.Atoi(os.Args[3]); k > 0 && in.Scan(); k-- {
		}
		fmt.Println(in.Text())
		return
	}
	for in.Scan() {
		line := in.Text()
		if strings.HasPrefix(line, "plain:") == plain {
			f := strings.SplitN(strings.TrimPrefix(line, "plain:"), " ", 2)
			act(f[0], f[len(f)-1])
		}
	}
}

func act(what, arg string) {
	n, _ := strconv.Atoi(arg)
	text, _ := strconv.Unquote(arg)
	switch what {
	case "print":
		fmt.Print(text)
	case "stderr":
		fmt.Fprint(os.Stderr, text)
	case "stderr-flood":
		fmt.Fprint(os.Stderr, strings.Repeat("noise\n", n))
	case "exit":
		os.Exit(n)
	case "panic":
		panic("out of ideas")
	case "flood":
		for {
			fmt.Println(strings.Repeat("7", 60))
		}
	case "memory": // in MiB
		memory = make([]byte, n<<20)
		for i := range memory {
			memory[i] = 1
		}
	case "sleep": // in milliseconds
		time.Sleep(time.Duration(n) * time.Millisecond)
	case "directory":
		dir, _ := os.Getwd()
		fmt.Println(filepath.Base(dir))
	case "beat": // for long, with a file that grows meanwhile
		f, _ := os.Create(arg)
		for end := time.Now().Add(time.Minute); time.Now().Before(end); {
			f.WriteString("x")
			time.Sleep(10 * time.Millisecond)
		}
	case "orphan": // leaves a process behind that beats
		cmd := exec.Command(os.Args[0], "beat", arg)
		cmd.Stdout = os.Stdout
		cmd.Start()
		for _, err := os.Stat(arg); err != nil; _, err = os.Stat(arg) {
			time.Sleep(10 * time.Millisecond)
		}
	default:
		panic("no such act: " + what)
	}
}
`

// TestMain makes the tests independent of the environment, and offline.
// The test of main runs this program as the runner.
func TestMain(m *testing.M) {
	if os.Getenv("BE_THE_RUNNER") != "" {
		main()
	}
	for name, value := range map[string]string{
		"CI": "", "GOFLAGS": "-trimpath -ldflags=-w", "GOPROXY": "off", "GOTOOLCHAIN": "local", "GOWORK": "off",
	} {
		os.Setenv(name, value)
	}
	os.Exit(m.Run())
}

// newModule writes a module and returns its directory.
func newModule(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	write(t, root, "go.mod", "module x\n\ngo 1.17\n")
	for name, text := range files {
		write(t, root, name, text)
	}
	return root
}

func write(t *testing.T, root, name, text string) {
	t.Helper()
	file := filepath.Join(root, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, root, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// interrupted ends when these tests are interrupted: then the runners that they run
// end, too, and with them what those run.
var interrupted, _ = signal.NotifyContext(context.Background(), stopSignals...)

// runJudge returns the exit status and both outputs of a run. Limits are wide,
// but for the problem "slow"; an input of "many" holds many cases.
func runJudge(dir string, args ...string) (status int, stdout, stderr string) {
	return runJudgeOn(interrupted, view.Terminal{}, dir, args...)
}

func runJudgeOn(ctx context.Context, terminal view.Terminal, dir string, args ...string) (status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	j := &judge{dir, &out, &errs, terminal, func(dir string) limit {
		problem := filepath.Base(dir)
		if problem == "slow" {
			return limit{time: time.Second}
		}
		return limit{time: time.Minute, memory: 50 * mebibyte, manyCases: problem == "many"}
	}}
	status = j.main(ctx, args)
	return status, out.String(), errs.String()
}

var (
	rowPattern    = regexp.MustCompile(`(?m)^(AC|WA|PE|RE|TLE|CE|--) +(\S+) +(program|single file|-cmd) .*$`)
	figurePattern = regexp.MustCompile(` +[0-9.]+ s( +(-|[0-9.]+ MB))?`)
)

// rows picks verdict, golden and form out of a report.
func rows(report string) []string {
	var found []string
	for _, m := range rowPattern.FindAllStringSubmatch(report, -1) {
		found = append(found, strings.Join(m[1:], " "))
	}
	return found
}

// beats says whether the process that writes to the file is still alive.
func beats(t *testing.T, file string) bool {
	t.Helper()
	size := func() int64 {
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	before := size()
	time.Sleep(100 * time.Millisecond)
	return size() != before
}
