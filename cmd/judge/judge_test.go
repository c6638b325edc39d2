package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

// What a judge says of the program that answers a case with the case itself: the verdicts of
// its runs, on the whole golden first, and what the report of them says.
var verdicts = []goldenText{
	{"blanks", "blanks\n", "blanks\n", "PE",
		`expected: "blanks\n"` + "\n      found:    \"blanks·\\t\\n\" (· is a blank)\n"},
	{"crash", "longer\ncrash\n1\n", "longer\n2\n1\n", "RE AC RE",
		"    exit status 2\n    case 2 of one/crash, line 1 of its output\n"},
	{"crlf", "1\r\n2\r\n", "1\r\n2\r\n", "AC", ""},
	{"empty", "", "", "AC", ""},
	{"exit", "exit\n", "exit\n", "RE", "    exit status 3\n    case 1 of one/exit:\n" +
		"    | exit\n    stderr:\n    | no way\n"},
	{"flood", "flood\n", "1\n", "WA", "    output too long: stopped after 1048576 bytes\n"},
	{"hang", "hang\n1\n", "1\n1\n", "TLE AC TLE", "    stopped after 1s\n"},
	{"missing", "1\n", "none", "--",
		"    0 answers in missing.out for 1 cases; -update writes it\n"},
	{"more", "1\nmore\n", "1\nmore\n", "WA AC WA",
		"    case 2 of one/more, line 2 of its output\n" +
			"      expected: (end of output)\n      found:    \"more\\n\"\n"},
	{"no-end", "no end\n", "no end\n", "PE", `found:    "no·end"`},
	{"right", "1\n2\n", "1\n2\n", "AC", ""},
	{"too-many", "1\n", "1\n2\n", "--",
		"    2 answers in too-many.out for 1 cases; -update writes it\n"},
	{"wrong", "long\n1\n3\n", "short\n2\n3\n", "WA WA",
		"    case 2 of one/wrong, line 1 of its output\n" +
			"      expected: \"2\\n\"\n      found:    \"1\\n\"\n    case 2 of one/wrong:\n" +
			"    | 1\n    | end\n"},
}

func TestVerdicts(t *testing.T) {
	t.Setenv("BEAT", filepath.Join(t.TempDir(), "beat"))
	root := newModule(t, goldensOf(map[string]string{"one/main.go": one}, "one", verdicts))
	status, out, stderr := runJudge(root, "-v", ".")
	if status != 1 || stderr != "" || !strings.HasSuffix(out, "\n3 passed, 10 failed\n") {
		t.Errorf("exit status %d, want 1; stderr %q; stdout\n%s", status, stderr, out)
	}
	var want []string
	for _, g := range verdicts {
		for _, verdict := range strings.Fields(g.verdict) {
			want = append(want, verdict+" one/"+g.name+" program")
		}
		if !strings.Contains(out, g.says) {
			t.Errorf("%s: the report lacks %q", g.name, g.says)
		}
	}
	want = append(want, "-- one/missing program") // the smallest, again
	if d := cmp.Diff(want, rows(out)); d != "" {
		t.Errorf("rows (-want +got):\n%s", d)
	}
	if t.Failed() {
		t.Log(out)
	}
}

// TestTogether runs programs that fail on some cases together, and on none of them alone.
func TestTogether(t *testing.T) {
	t.Parallel()
	root := newModule(t, goldensOf(map[string]string{"one/main.go": one}, "one", []goldenText{
		{name: "third", in: "1\nthird\nthird\n2\n", out: "1\nthird\nthird\n2\n"},
		{name: "slow", in: "slow\nslow\n", out: "slow\nslow\n"},
	}))
	for _, test := range []struct{ name, runs, says string }{
		{"third", "RE AC AC AC AC AC RE RE", "    exit status 2\n" + // the last is the result
			"    none of 4 cases tried fails by itself; the first 3 together do\n" +
			"    case 3, the last of these:\n    | third\n"},
		{"slow", "TLE AC AC TLE", "    stopped after 1s\n    it waited, or the machine was busy: " +
			"it ran for 0.0"},
		{"slow", "TLE AC AC TLE", " s only; -limit allows more\n" +
			"    none of 2 cases tried fails by itself; the first 2 together do\n"},
	} {
		_, out, stderr := runJudge(root, "one/"+test.name, "-v")
		var runs []string
		for _, row := range rows(out) {
			runs = append(runs, strings.Fields(row)[0])
		}
		if strings.Join(runs, " ") != test.runs || !strings.Contains(out, test.says) {
			t.Errorf("%s: runs %q, want %q, and in the report %q; stderr %q:\n%s", test.name, runs,
				test.runs, test.says, stderr, out)
		}
	}
}

// TestLeft runs a program that leaves a process behind: it is said, and killed.
func TestLeft(t *testing.T) {
	beat := filepath.Join(t.TempDir(), "beat")
	t.Setenv("BEAT", beat)
	root := newModule(t, map[string]string{"one/main.go": one,
		"one/testdata/a.in": "orphan\n", "one/testdata/a.out": "1\n"})
	_, out, _ := runJudge(root, "one")
	wants(t, "orphan", `RE    one/a +program[^\n]*\n    left a process behind .*`, out)
	if runtime.GOOS != "windows" && beats(t, beat) {
		t.Error("the process is still there")
	}
}

// TestPrograms checks which programs are judged, on a golden whose only case is answered
// by the name of the form.
func TestPrograms(t *testing.T) {
	const ran = `p          %s: 1 goldens, 1 cases; slowest p/a\n`
	program, single := fmt.Sprintf(ran, "program"), fmt.Sprintf(ran, "single file")
	for _, test := range []struct {
		name, main, submit, out string
		status                  int
		report                  string
	}{
		{"no single file", one, "", "[program]\n", 0, `ok    ` + program + `1 passed, 0 failed\n`},
		{"single file differs", one, one, "[program]\n", 1, `ok    ` + program +
			`WA    p/a +single file\n.*    go generate ./p makes the single file\n` +
			`FAIL  ` + single + `failed: p/a \(single file\)\n1 passed, 1 failed\n`},
		{"program differs", one, one, "[single file]\n", 1, `WA    p/a +program\n.*FAIL  ` +
			program + `ok    ` + single + `failed: p/a \(program\)\n1 passed, 1 failed\n`},
		{"both differ", one, one, "x\n", 1, `WA    p/a +program\n.*FAIL  ` + program + `.*FAIL  ` +
			single + `failed: p/a \(program\); p/a \(single file\)\n0 passed, 2 failed\n`},
		{"program does not build", "undefinedName", one, "[program]\n", 1,
			`p \(program\) does not build\n    go build:\n` +
				`    \| main.go:3:15: undefined: undefinedName\n` + `    \| exit status 1\n` +
				`failed: p \(program\)\n0 passed, 1 failed\n`},
		{"single file does not build", one, "undefinedName", "[program]\n", 1, `ok    ` + program +
			`p \(single file\) does not build\n.*` +
			`failed: p \(single file\)\n1 passed, 1 failed\n`},
	} {
		files := map[string]string{"p/main.go": test.main, "p/testdata/a.in": "form\n",
			"p/testdata/a.out": test.out}
		if test.submit != "" {
			files["submit/p/main.go"] = test.submit
		}
		status, out, stderr := runJudge(newModule(t, files), "p")
		if status != test.status || stderr != "" {
			t.Errorf("%s: exit status %d, want %d; stderr %q", test.name, status, test.status,
				stderr)
		}
		wants(t, test.name, test.report, out)
	}
}

// The goldens of a judge that gives one case a run, in two forms and beyond both.
var oneCase = goldensOf(map[string]string{
	"one/main.go": one, "slow/main.go": one, "few/main.go": one, "many/main.go": many,
	"bad/main.go": one, "two/main.go": one,
	"one/testdata/goldens.txt": "a [Other] of another judge\nb [beyond] of none\n" +
		"c  [Judge] wrong ones\nd-sample [Other] one\nnone [Judge] none\n" +
		"sample1 [Judge] a sample\n",
	"bad/testdata/a.in": "1\ninvalid\n", "bad/testdata/a.out": "1\n",
	"few/testdata/a.in": "1\n2\n", "few/testdata/a.out": "1\n",
	"many/testdata/a.in": "1\n2\nthird\n", "many/testdata/a.out": "1\n2\nthird\n",
	"two/testdata/goldens.txt": "sample1 [Judge] fails\nsample2 [Other] fails\n",
	"two/testdata/sample1.in":  "1\n", "two/testdata/sample1.out": "2\n",
	"two/testdata/sample2.in": "1\n", "two/testdata/sample2.out": "2\n",
	"slow/testdata/a.in": "slow\n", "slow/testdata/a.out": "slow\n",
}, "one", []goldenText{
	{name: "a", in: "blanks\n", out: "blanks\n"},
	{name: "b", in: "no end\n", out: "no end\n"},
	{name: "c", in: "long one\n1\n2\n33\n", out: "2\n4\n2\n33\n"},
	{name: "d-sample", in: "form\n", out: "[other]\n"},
	{name: "none"},
	{name: "sample1", in: "1\n", out: "1\n"},
})

const (
	form   = `2 goldens in the form of Judge; 4 left out: no cases, or not of its judge \(-all\)\n`
	passed = `\n1 passed, 0 failed\n`
	failed = `\n0 passed, 1 failed\n`
)

// What is said of a program of -cmd.
var commands = []struct {
	command, words string
	status         int
	report         string // or, for status 2, standard error
}{
	{"'./a b.exe'", "one", 1, form + `WA    one/c +-cmd\n    the golden is for: wrong ones\n` +
		`    case 2 of one/c, line 1 of its output\n` +
		`      expected: "4\\n"\n      found:    "1\\n"\n` +
		`    case 2 of one/c:\n    \| 1\n    \| end\n` +
		`    as -show draws it:\n    \| its route\n` +
		`    saved; to run it again, and to see the route:\n` +
		`      './a b.exe' < one-failed.in\n` +
		`      go -C [^ ]* run ./one -animate -case 1 < one-failed.in\n` +
		`FAIL  one        -cmd: 2 goldens, \d cases; slowest one/[^\n]*\n` +
		`failed: one/c \(-cmd\)\n1 passed, 1 failed\n`},
	{`"./a b.exe"`, "one -v", 1, // a sample for the form, one/c until one fails, the smallest
		`AC    one/sample1 +-cmd\n` + form + `AC    one/sample1 .*WA    one/c .*`},
	{"'./a b.exe'", "one/sample1", 0, `1 goldens in the form of Judge; 0 left out[^\n]*\n` +
		`ok    one        -cmd: 1 goldens, 1 cases; slowest one/sample1` + passed},
	{"'./a b.exe'", "one -all one/b", 0, `1 goldens in the form of Judge; 0 left[^\n]*\n` +
		`ok  .* slowest one/b  white space forgiven` + passed},
	{"'./a b.exe' -v", "one -all one/a", 0, `.*\nok .*white space forgiven` + passed},
	{"'./a b.exe'", "slow", 0, `.*\nok .* slow/a of the 1s allowed` + passed},
	{"'./a b.exe'", "slow/a -limit 500ms", 1, `.*TLE   slow/a +-cmd of the 500ms allowed\n` +
		`    stopped after 500ms\n.*` + failed},
	{"'./a b.exe'", "few", 1, `.*\n--    few/a +-cmd\n` +
		`    1 answers in a.out for 2 cases; -update writes it\nFAIL .*` + failed},
	{"'./a b.exe'", "many", 1,
		`.*\nRE    many/a .* none of 3 cases tried fails by itself.*` + failed},
	{"'./a b.exe'", "two", 1, `1 goldens in the form of Judge; 1 left out.*` + failed},
	{"'./a b.exe'", "bad", 2,
		`judge: ./bad -split fails on a: exit status 1 an invalid case\n`},
	{"'./a b.exe'", "one/none", 2,
		`judge: no golden is left that has a case and that its judge could give \(-all\)\n`},
	{"'./a b.exe'", "one/b", 2,
		`judge: no golden is left that has a case and that its judge could give \(-all\)\n`},
	{"'./a b.exe'", "", 2, `judge: -cmd needs the name of one problem, such as bad\n`},
	{"./absent", "one/none", 2, `judge: [^\n]*"./absent"[^\n]* no such file[^\n]*\n`},
	{" ", "one", 2, `judge: [^\n]*no command; -h explains\n`},
}

func TestCommand(t *testing.T) {
	t.Parallel()
	root := newModule(t, oneCase)
	here := filepath.Join(root, "one")
	check(os.Link(helper, filepath.Join(here, "a b.exe")))
	for _, test := range commands {
		args := append([]string{"-C", "..", "-cmd", test.command}, strings.Fields(test.words)...)
		status, out, stderr := runJudge(here, args...)
		if test.status == 2 {
			out, stderr = stderr, out
		}
		what := test.command + " " + test.words
		if status != test.status || test.status != 2 && stderr != "" {
			t.Errorf("%s: exit status %d, want %d; also %q", what, status, test.status, stderr)
		}
		wants(t, what, test.report, out)
	}
}

// A golden with many cases is run as long as there is time, at least once, and not on the
// first cases only.
func TestTimeIsUp(t *testing.T) {
	t.Parallel()
	root := newModule(t, nil)
	check(os.Link(helper, filepath.Join(root, "a.exe")))
	var out strings.Builder
	j := &judge{ctx: interrupted, dir: root, tmp: root,
		report: &report{out: bufio.NewWriter(&out)}}
	prog := program{formCommand, []string{"./a.exe"}, root}
	p := &problem{name: "p", limit: time.Minute, own: prog}
	b := batch{golden: golden{problem: p, name: "a"}}
	for _, text := range strings.Fields("0 1 2 3 4 5") {
		b.cases = append(b.cases, testCase{1, text + "\n", text + "\n"})
	}
	b.cases[0].answer = "wrong\n" // but it is not the first to be run
	for _, j.until = range []time.Time{time.Now(), {}} {
		j.judgeGoldens(prog, []batch{b})
	}
	j.until = time.Now()
	j.judgeGoldens(prog, []batch{b.part(0, 1), b, b})
	wants(t, "as long as there is time", `ok    p          -cmd: 1 goldens, 1 cases of 6; `+
		`-all runs all; slowest p/a\n`+
		`WA    p/a .*FAIL  p          -cmd: 1 goldens, \d cases; slowest p/a\n`+
		`WA .*FAIL  p          -cmd: 1 goldens, 1 cases; 2 goldens not run, as time is up: `+
		`-all runs them; slowest p/a\n`, out.String())
}

// What is said of a program that answers the 13th random case wrongly.
var randoms = []struct {
	problem, cases string
	status         int
	report         string
}{
	{"one", "12", 0,
		`ok    one        -random 12 -seed 7; slowest\n` +
			`1 passed, 0 failed\n`},
	{"many", "12", 0,
		`ok    many       -random 12 -seed 7; slowest\n1 passed, 0 failed\n`},
	{"one", "13", 1, `WA    one/seed7 .*    \| end\n    saved; .*`}, // its route is too long
	{"many", "99", 2, `judge: ./many -random: 98 cases, not all answered\n`},
	{"many", "13", 1, `WA    many/seed7 +-cmd\n` +
		`    case 13 of many/seed7, line 1 of its output\n` +
		`      expected: "seed·7·case·13\\n" \(· is a blank\)\n      found:    "unlucky\\n"\n` +
		`    case 13 of many/seed7:\n    \| seed 7 case 13\n    \| end\n` +
		`    as -show draws it:\n    \| its route\n` +
		`    saved; to run it again, and to see the route:\n` +
		`      './a b.exe' < many-failed.in\n` +
		`      go -C [^ ]* run ./many -animate -case 1 < many-failed.in\n` +
		`FAIL  many       -random 13 -seed 7; slowest\n` +
		`failed: many/seed7\n0 passed, 1 failed\n`},
}

// TestRandom judges a program on random cases, of which it answers the 13th wrongly; for a
// judge that gives one case a run, and for one that gives many.
func TestRandom(t *testing.T) {
	t.Parallel()
	root := newModule(t, map[string]string{"one/main.go": one, "many/main.go": many,
		"one/testdata/goldens.txt": "a [Judge] only", "one/testdata/a.in": "",
		"one/testdata/a.out": "", "many/testdata/a.in": "", "many/testdata/a.out": ""})
	here := filepath.Join(root, "one")
	check(os.Link(helper, filepath.Join(here, "a b.exe")))
	for _, test := range randoms {
		status, out, stderr := runJudge(here, "-C", root, "-cmd", "'./a b.exe'",
			"-random", test.cases, "-seed", "7", test.problem)
		if test.status == 2 {
			out, stderr = stderr, out
		}
		if status != test.status || stderr != "" {
			t.Errorf("%s: exit status %d, want %d; stderr %q", test.problem, status, test.status,
				stderr)
		}
		wants(t, test.problem, test.report, out)
	}
	for name, want := range map[string]string{
		"one": "seed 7 -form Judge case 13\nend\n", "many": "seed 7 case 13\nend\n",
	} {
		if got := read(here, name+"-failed.in"); got != want {
			t.Errorf("%s: what was saved is %q, want %q", name, got, want)
		}
	}
}

// TestNothingJudged checks what must not look like a pass.
func TestNothingJudged(t *testing.T) {
	root := newModule(t, map[string]string{
		"right/testdata/answer.in": "", "right/testdata/answer.out": "",
		"a/testdata/x.in": "", "b/testdata/x.in": "",
	})
	empty := newModule(t, nil)
	t.Setenv("CI", "true")
	for _, test := range []struct {
		dir, args, stderr string
	}{
		{root, "answer elsewhere", ` matches all of ["answer" "elsewhere"] ` +
			"(-C DIR says where the project is); there are goldens in " +
			"[\"a/testdata\" \"b/testdata\" \"right/testdata\"]\n"},
		{empty, "", "there are goldens in []\n"},
		{root, "-C " + empty, "there are goldens in []\n"},
		{root, "-C nowhere", "nowhere: "},
		{root, "-faster", "not defined: -faster; -h explains\n"},
		{root, "answer -faster", "not defined: -faster; -h explains\n"},
		{root, "-update -cmd go right", "-update is refused with -cmd"},
		{root, "-update", "-update is refused with -cmd and where CI is set"},
		{root, "answer -update", "-update is refused with -cmd and where"},
		{root, "-all", "-all and -random need -cmd\n"},
		{root, "-random 5", "-all and -random need -cmd\n"},
		{root, "-cmd go -random 2001 right",
			"-random takes from 1 to 2000; another -seed gives other cases\n"},
		{root, "-limit 5 right",
			`invalid value "5" for flag -limit: a time such as 5s is expected; -h explains` + "\n"},
		{root, "-limit 0s right", "a time such as 5s is expected"},
		{root, "-cmd go -random 0 right", "-random takes from 1 to 2000"},
		{root, "-cmd go -seed 3 right", "-seed needs -random\n"},
	} {
		status, out, stderr := runJudge(test.dir, strings.Fields(test.args)...)
		if status != 2 || out != "" || !strings.Contains(stderr, test.stderr) ||
			strings.Count(stderr, "\n") != 1 {
			t.Errorf("%q: exit status %d, want 2; stdout %q; stderr %q, want a line with %q",
				test.args, status, out, stderr, test.stderr)
		}
	}
	if got := read(root, "right/testdata/answer.out"); got != "" {
		t.Errorf("a refused update wrote %q", got)
	}
}

func TestUpdate(t *testing.T) {
	t.Parallel()
	goldens := []goldenText{
		{name: "change", in: "form\n1\n", out: "old\n", verdict: "UPD",
			says: "[program -plain]\n1\n"},
		{name: "crash", in: "crash\n", out: "keep\n", verdict: "RE", says: "keep\n"},
		{name: "new", in: "5\n", out: "none", verdict: "UPD", says: "5\n"},
		{name: "nothing", in: "", out: "none", verdict: "UPD", says: ""},
		{name: "same", in: "6\n", out: "6\n", says: "6\n"},
		{name: "shown", in: "6\n", out: "6\n", says: "6\n"}, // and two files are renewed
		// This is more than the limit of the fast program.
		{name: "slow", in: "slow\nslow\n", out: "none", verdict: "UPD", says: "slow\nslow\n"},
	}
	root := newModule(t, goldensOf(map[string]string{"p/main.go": one,
		"p/testdata/shown.show": "old", "p/testdata/shown.layers": "old"}, "p", goldens))
	status, out, stderr := runJudge(root, "-update", "p")
	if status != 1 || stderr != "" || !strings.HasSuffix(out, "\n8 passed, 1 failed\n") {
		t.Errorf("exit status %d, want 1; stderr %q; stdout\n%s", status, stderr, out)
	}
	var want []string
	for _, g := range goldens {
		if g.verdict != "" {
			want = append(want, g.verdict+" p/"+g.name+" -plain")
		}
		if g.name == "shown" {
			want = append(want, "UPD p/shown -show", "UPD p/shown -layers")
		}
		if got := read(root, "p/testdata/"+g.name+".out"); got != g.says {
			t.Errorf("%s.out is %q, want %q", g.name, got, g.says)
		}
	}
	if d := cmp.Diff(want, rows(out)); d != "" {
		t.Errorf("rows (-want +got):\n%s", d)
	}
	if got := read(root, "p/testdata/shown.show"); got != "the answer\n\nits route\n" {
		t.Errorf("shown.show is %q", got)
	}
	files, _ := filepath.Glob(filepath.Join(root, "p", "testdata", "*"))
	if len(files) != 16 {
		t.Errorf("files: %q", files)
	}
}

// TestCheck makes go vet, and then go test, fail; the goldens run all the same.
func TestCheck(t *testing.T) {
	t.Parallel()
	const testing = "_test\n\nimport \"testing\"\n\nfunc Test(t *testing.T) { "
	root := newModule(t, map[string]string{
		"p/main.go": "package main\n\nfunc main() {}\n", "p/testdata/a.in": "1\n",
		"p/testdata/a.out": "1\n", "fine/fine_test.go": "package fine" + testing + "}\n",
	})
	const program = `ok    p          program: 1 goldens, 1 cases; slowest p/a\n`
	for _, test := range []struct {
		what, args, file, text string
		status                 int
		report                 string
	}{
		{"all right", "", "", "", 0, `ok    go test\n` + program + `2 passed, 0 failed\n`},
		{"all is shown", "-v", "", "", 0, `.*ok  \tx/fine\t.*\nok    go test\nAC    p/a .*`},
		{"go vet fails", "", "wrong/wrong.go",
			"package wrong\n\nfunc f(x int) { x = x }\n", 1, // go test alone lets this pass
			`.*wrong.go:3.*\nFAIL  go test\n` + program + `failed: go test\n1 passed, 1 failed\n`},
		{"go test fails", "", "wrong/wrong.go", "package wrong\n", 1,
			`.*--- FAIL: Test .*as it should.*\nFAIL  go test\n` + program + `failed: go test\n.*`},
	} {
		if test.file != "" {
			write(t, root, test.file, test.text)
			write(t, root, "wrong/wrong_test.go",
				"package wrong"+testing+`t.Fatal("as it should") }`+"\n")
		}
		status, out, stderr := runJudge(root, strings.Fields(test.args)...)
		if status != test.status || stderr != "" {
			t.Errorf("%s: exit status %d, want %d; stderr %q", test.what, status, test.status,
				stderr)
		}
		wants(t, test.what, test.report, out)
	}
}

// A test that leaves a sign and a directory, and hangs.
const hangs = "package p\n\nimport (\n\t\"os\"\n\t\"testing\"\n\t\"time\"\n)\n\n" +
	"func TestHangs(t *testing.T) {\n\tos.MkdirTemp(\"\", \"\")\n" +
	"\tos.WriteFile(os.Getenv(\"BEAT\"), nil, 0o600)\n" +
	"\ttime.Sleep(time.Minute)\n}\n"

// What does not stop at the first interrupt.
const holds = "\nimport (\n\t\"os\"\n\t\"os/signal\"\n)\n\n" +
	"func init() { signal.Ignore(os.Interrupt) }\n"

// TestInterrupt interrupts runs: what they run is killed, nothing is left behind, and no
// line looks like a result.
func TestInterrupt(t *testing.T) {
	for _, test := range []struct{ name, args, hold string }{
		{"golden", "p", ""},
		{"update", "p -update", ""},
		{"command", "p -cmd ./a.exe", ""},
		{"go test", "", ""},
		{"go test that holds its interrupts", "", holds},
	} {
		t.Run(test.name, func(t *testing.T) { interrupt(t, test.args, test.hold) })
	}
}

// interrupt interrupts a run once its test or its program has left a sign. Tests are run
// beside the code to hold, if there are no arguments.
func interrupt(t *testing.T, args, hold string) {
	beat, tmp := filepath.Join(t.TempDir(), "beat"), t.TempDir()
	root := newModule(t, map[string]string{
		"p/main.go":          many + "package p\n",
		"p/testdata/hang.in": "orphan\nhang\n", "p/testdata/hang.out": "1\n2\n",
	})
	check(os.Link(helper, filepath.Join(root, "a.exe")))
	if args == "" {
		write(t, root, "p/p_test.go", hangs)
		write(t, root, "p/hold_test.go", "package p\n"+hold)
	}
	for _, name := range []string{"TMPDIR", "TMP"} {
		t.Setenv(name, tmp)
	}
	t.Setenv("BEAT", beat)
	ctx, cancel := context.WithTimeout(interrupted, time.Minute)
	defer cancel()
	go func() {
		for ; ctx.Err() == nil; time.Sleep(10 * time.Millisecond) {
			if _, err := os.Stat(beat); err == nil {
				cancel()
			}
		}
	}()
	terminal := view.Terminal{Width: 80, Moves: true}
	status, out, stderr := runJudgeOn(ctx, terminal, root, strings.Fields(args)...)
	result := regexp.MustCompile("passed|failed").MatchString(out) || len(rows(out)) > 0
	if status != 130 || result || stderr != "judge: interrupted\n" ||
		!strings.HasSuffix(out, "\r\x1b[K") {
		t.Errorf("exit status %d, want 130; stdout %q; stderr %q", status, out, stderr)
	}
	if got := read(root, "p/testdata/hang.out"); got != "1\n2\n" {
		t.Errorf("the golden has become %q", got)
	}
	if runtime.GOOS != "windows" && beats(t, beat) {
		t.Error("a process outlived the runner")
	}
	isEmpty(t, tmp)
}

// TestMainItself runs this program as the runner.
func TestMainItself(t *testing.T) {
	t.Parallel()
	beat := filepath.Join(t.TempDir(), "beat")
	root := newModule(t, map[string]string{
		"p/main.go": many, "p/testdata/a.in": "1\n", "p/testdata/a.out": "1\n",
		"p/testdata/a0.in": "1\n", "p/testdata/a0.out": "2\n",
		"p/testdata/b.in": "hang\n", "p/testdata/b.out": "1\n", "q/testdata/c.in": "",
	})
	for _, test := range []struct {
		args   string
		path   string
		status int
		want   string
	}{
		{"q -list", "", 0, "q/c  "},
		{"p/testdata/a.in", "", 0, "1 passed, 0 failed\n"},
		{"p/a", t.TempDir(), 1, "go build:\n    | exec: \"go\""}, // no go command
		{"fast", "", 2, `there are goldens in ["p/testdata" "q/testdata"]`},
		{"p", "", 130, "    case 1 of p/a0:\n    | 1\njudge: interrupted\n"},
	} {
		if test.status == 130 && runtime.GOOS == "windows" {
			continue // no process can be sent a Ctrl-C there
		}
		var out strings.Builder
		cmd := exec.Command(os.Args[0], strings.Fields("-C "+root+" "+test.args)...)
		cmd.Stdout, cmd.Stderr = &out, &out
		cmd.Env = append(os.Environ(), "RUNNER=1", "BEAT="+beat)
		if test.path != "" {
			cmd.Env = append(cmd.Env, "PATH="+test.path)
		}
		check(cmd.Start())
		if test.status == 130 {
			for _, err := os.Stat(beat); err != nil; _, err = os.Stat(beat) {
				time.Sleep(10 * time.Millisecond)
			}
			cmd.Process.Signal(syscall.SIGTERM)
		}
		cmd.Wait()
		status := cmd.ProcessState.ExitCode()
		if status != test.status || !strings.Contains(out.String(), test.want) {
			t.Errorf("%q: exit status %d, want %d; output, which should contain %q:\n%s",
				test.args, status, test.status, test.want, out.String())
		}
	}
}

func TestHelp(t *testing.T) {
	status, out, stderr := runJudge(".", "-h")
	if status != 0 || stderr != "" || !strings.Contains(out, "./run_tests.sh uva1601 hardest") {
		t.Errorf("exit status %d, stdout %q, stderr %q", status, out, stderr)
	}
}

// full is a writer with room for so many bytes.
type full struct{ room int }

func (f *full) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		return 0, errors.New("no space left")
	}
	return len(p), nil
}

// TestFullDisk checks that a report that cannot be written is not a pass.
func TestFullDisk(t *testing.T) {
	root := newModule(t, map[string]string{"right/testdata/answer.in": ""})
	for _, flag := range []string{"-h", "-list"} {
		for room, want := range map[int]int{0: 2, 1 << 20: 0} {
			var stderr strings.Builder
			got := run(context.Background(), root, []string{flag}, &full{room}, &stderr,
				view.Terminal{})
			said := strings.Contains(stderr.String(),
				"judge: the report is not whole: no space left\n")
			if got != want || said != (want == 2) {
				t.Errorf("%s with room for %d bytes: exit status %d, want %d; stderr %q", flag,
					room, got, want, stderr.String())
			}
		}
	}
}
