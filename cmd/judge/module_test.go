package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"bfspuzzles/internal/view"
)

// helper is the path of the program in testdata/helper. It stands in front of PATH as the
// go command, and the modules of these tests are "built" by it.
var helper string

// TestMain builds the helper, and makes the tests independent of the environment and
// offline. With RUNNER set, the test binary is the runner itself.
func TestMain(m *testing.M) {
	if os.Getenv("RUNNER") != "" {
		main()
	}
	tool, err := exec.LookPath("go")
	check(err)
	tools, err := os.MkdirTemp("", "judge-test-")
	check(err)
	helper = filepath.Join(tools, filepath.Base(tool))
	build := exec.Command(tool, "build", "-buildvcs=false", "-o", helper, "./testdata/helper")
	output, err := build.CombinedOutput()
	if err != nil {
		panic(string(output))
	}
	for name, value := range map[string]string{
		"REAL_GO": tool, "CI": "",
		"PATH":    tools + string(os.PathListSeparator) + os.Getenv("PATH"),
		"GOFLAGS": "", "GOPROXY": "off", "GOTOOLCHAIN": "local", "GOWORK": "off",
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

// The headers of two problems: one whose judge gives a run many cases, one that does not.
const (
	many = "//\tlimits: 60 s, 10 cases\n"
	one  = "//\tlimits: 1 s, 64 MB\n"
)

// newModule writes a module and returns its directory.
func newModule(t *testing.T, files map[string]string) string {
	t.Helper()
	root, err := realPath(t.TempDir(), ".")
	check(err)
	write(t, root, "go.mod", "module x\n\ngo 1.17\n")
	for name, text := range files {
		write(t, root, name, text)
	}
	return root
}

// goldensOf adds goldens to the files of a module: what a problem's testdata holds, by
// name. A golden without answers has no .out.
func goldensOf(files map[string]string, problem string, goldens []goldenText) map[string]string {
	for _, g := range goldens {
		stem := problem + "/testdata/" + g.name
		files[stem+".in"] = g.in
		if g.out != "none" {
			files[stem+".out"] = g.out
		}
	}
	return files
}

// goldenText is a golden, and what the report of a run has to say.
type goldenText struct{ name, in, out, verdict, says string }

func write(t *testing.T, root, name, text string) {
	t.Helper()
	file := filepath.Join(root, filepath.FromSlash(name))
	check(os.MkdirAll(filepath.Dir(file), 0o755))
	check(os.WriteFile(file, []byte(text), 0o644))
}

func read(root, name string) string {
	text, _ := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
	return string(text)
}

// interrupted ends when these tests are interrupted: then the runners end, too, and
// what they run.
var interrupted, _ = signal.NotifyContext(context.Background(), stopSignals...)

// runJudge returns the exit status and both outputs of a run.
func runJudge(dir string, args ...string) (status int, stdout, stderr string) {
	return runJudgeOn(interrupted, view.Terminal{}, dir, args...)
}

func runJudgeOn(ctx context.Context, on view.Terminal, dir string, args ...string) (
	status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	status = run(ctx, dir, args, &out, &errs, on)
	return status, out.String(), errs.String()
}

var figures = regexp.MustCompile(` +[0-9.]+ s(  at most [0-9.]+ MB)?`)

// withoutFigures takes times and sizes out of a report.
func withoutFigures(report string) string { return figures.ReplaceAllString(report, "") }

// wants checks a report against a pattern, from its beginning to its end.
func wants(t *testing.T, what, pattern, report string) {
	t.Helper()
	if !regexp.MustCompile(`(?s)^` + pattern + `$`).MatchString(withoutFigures(report)) {
		t.Errorf("%s: the report should match\n%s\nand is\n%s", what, pattern, report)
	}
}

// beats reports whether the process that writes to the file is still alive.
func beats(t *testing.T, file string) bool {
	t.Helper()
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	time.Sleep(100 * time.Millisecond)
	return len(read("", file)) != len(before)
}

// rows picks verdict, golden and form out of a report.
func rows(report string) (found []string) {
	row := regexp.MustCompile(
		`(?m)^(AC|WA|PE|RE|TLE|OLE|UPD|--) +(\S+) +(program|single file|-\w+)  `)
	for _, m := range row.FindAllStringSubmatch(report, -1) {
		found = append(found, strings.Join(m[1:], " "))
	}
	return found
}

// isEmpty checks that nothing is left in a temporary directory.
func isEmpty(t *testing.T, dir string) {
	t.Helper()
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("left in the temporary directory: %q, %v", left, err)
	}
}
