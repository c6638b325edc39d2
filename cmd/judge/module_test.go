package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"bfspuzzles/internal/view"
)

// The programs of the modules that these tests make are played by the test binary
// itself, as linking each would take most of the tests' time: a go command in front of
// PATH "builds" a main.go with the word actor by a link to the binary, and hands all
// else on to the real go command. The binary knows its part by its name.
const (
	testBinary = "JUDGE_TEST_BINARY"
	realGo     = "JUDGE_TEST_GO"
)

// actor is the source of a program that does what its input says, line by line. A
// line that begins with "plain:" is for the program with -plain, all others for the
// one without. acting adds what it does before it even looks at its arguments.
const actor = "package main\n\nfunc main() {} // actor\n"

func acting(lines ...string) string { return actor + "//" + strings.Join(lines, "\n//") + "\n" }

// limited is the source of an actor with the limits of a judge.
func limited(limits string) string { return "//\tlimits: " + limits + "\n" + actor }

// many holds many cases in an input, and may take its time.
var many = limited("60 s, many cases")

// TestMain makes the tests independent of the environment, and offline.
func TestMain(m *testing.M) {
	if binary := os.Getenv(testBinary); binary != "" {
		switch filepath.Base(os.Args[0]) {
		case filepath.Base(binary):
			main()
		case "go", "go.exe":
			goTool(os.Args[1:])
		default:
			play(os.Args[1:])
		}
		os.Exit(0)
	}
	binary, err := os.Executable()
	check(err)
	tool, err := exec.LookPath("go")
	check(err)
	tools, err := os.MkdirTemp("", "judge-test-")
	check(err)
	check(link(binary, filepath.Join(tools, filepath.Base(tool))))
	for name, value := range map[string]string{
		testBinary: binary, realGo: tool, "PATH": tools + string(os.PathListSeparator) + os.Getenv("PATH"),
		"CI": "", "GOFLAGS": "-trimpath -ldflags=-w", "GOPROXY": "off", "GOTOOLCHAIN": "local", "GOWORK": "off",
		"GORACE": "atexit_sleep_ms=0", // with -race, each program would take a second more
	} {
		check(os.Setenv(name, value))
	}
	status := m.Run()
	os.RemoveAll(tools)
	os.Exit(status)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func link(old, new string) error {
	err := os.Link(old, new)
	if err != nil {
		err = os.Symlink(old, new)
	}
	return err
}

// goTool is the go command in front of PATH.
func goTool(args []string) {
	if len(args) == 5 && strings.Join(args[:3], " ") == "build -buildvcs=false -o" {
		source, _ := os.ReadFile(filepath.Join(args[4], "main.go"))
		if _, acts, ok := strings.Cut(string(source), "// actor\n"); ok {
			check(link(os.Getenv(testBinary), args[3]))
			check(os.WriteFile(args[3]+".acts", []byte(strings.ReplaceAll(acts, "//", "")), 0o600))
			return
		}
	}
	signal.Notify(make(chan os.Signal, 1), os.Interrupt) // the command itself gets it, too
	cmd := exec.Command(os.Getenv(realGo), args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	cmd.Run()
	os.Exit(cmd.ProcessState.ExitCode())
}

// play is what an actor does.
func play(args []string) {
	acts, _ := os.ReadFile(os.Args[0] + ".acts")
	for _, line := range strings.Split(string(acts), "\n") {
		act(line)
	}
	in := bufio.NewScanner(os.Stdin)
	switch {
	case len(args) == 2: // an orphan
		act(args[0] + " " + args[1])
		return
	case len(args) == 3: // -text -case K: each line is a case
		for k, _ := strconv.Atoi(args[2]); k > 0 && in.Scan(); k-- {
		}
		fmt.Println(in.Text())
		return
	}
	plain := len(args) == 1 && args[0] == "-plain"
	for in.Scan() {
		if strings.HasPrefix(in.Text(), "plain:") == plain {
			act(strings.TrimPrefix(in.Text(), "plain:"))
		}
	}
}

func act(line string) {
	what, arg, _ := strings.Cut(line, " ")
	n, _ := strconv.Atoi(arg)
	text, _ := strconv.Unquote(arg)
	switch what {
	case "":
	case "print":
		fmt.Print(text)
	case "stderr":
		fmt.Fprint(os.Stderr, text)
	case "stderr-flood":
		fmt.Fprint(os.Stderr, strings.Repeat("noise\n", n))
	case "right-but": // ends badly after its answer
		fmt.Print(text)
		os.Exit(1)
	case "exit":
		os.Exit(n)
	case "panic":
		panic("out of ideas")
	case "flood":
		for {
			fmt.Print(strings.Repeat("7777777\n", 10000))
		}
	case "sleep": // in milliseconds
		time.Sleep(time.Duration(n) * time.Millisecond)
	case "directory":
		dir, _ := os.Getwd()
		fmt.Println(filepath.Base(dir))
	case "called": // says how, or waits for an interrupt
		if len(os.Args) > 3 && os.Args[3] == "wait" {
			stop := make(chan os.Signal, 1)
			signal.Notify(stop, os.Interrupt)
			fmt.Println("waiting")
			<-stop
			os.Exit(130)
		}
		_, err := os.Stat("here")
		fmt.Printf("%q %v\n", os.Args[1:], err)
		os.Exit(len(os.Args) - 3)
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

// interrupted ends when these tests are interrupted: then the runners end, too, and
// what they run.
var interrupted, _ = signal.NotifyContext(context.Background(), stopSignals...)

// runJudge returns the exit status and both outputs of a run.
func runJudge(dir string, args ...string) (status int, stdout, stderr string) {
	return runJudgeOn(interrupted, view.Terminal{}, dir, args...)
}

func runJudgeOn(ctx context.Context, on view.Terminal, dir string, args ...string) (int, string, string) {
	var out, errs bytes.Buffer
	status := run(ctx, dir, args, &out, &errs, on)
	return status, out.String(), errs.String()
}

var (
	rowPattern    = regexp.MustCompile(`(?m)^(AC|WA|PE|RE|TLE|CE|--) +(\S+) +(program|single file|-cmd) .*$`)
	figurePattern = regexp.MustCompile(` +[0-9.]+ s`)
)

// rows picks verdict, golden and form out of a report.
func rows(report string) []string {
	var found []string
	for _, m := range rowPattern.FindAllStringSubmatch(report, -1) {
		found = append(found, strings.Join(m[1:], " "))
	}
	return found
}

// beats reports whether the process that writes to the file is still alive.
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
