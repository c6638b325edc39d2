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

// What a judge says of the program that answers a case with the case itself, unless the case
// is one of some words: its verdict on a golden, and what the report of it says.
var verdicts = []goldenText{
	{"blanks", "blanks\n", "blanks\n", "PE",
		`expected: "blanks\n"` + "\n      found:    \"blanks·\\t\\n\" (· is a blank)\n"},
	{"busy", "busy\n", "busy\n", "TLE", "    more than 1s\n"},
	{"crash", "longer\ncrash\n1\n", "longer\n2\n1\n", "RE",
		"    exit status 2\n    case 2 of one/crash:\n    | crash\n    | end\n    stderr:\n" +
			"    | panic: out of ideas\n"},
	{"crlf", "1\r\n2\r\n", "1\r\n2\r\n", "AC", ""},
	{"empty", "", "", "AC", ""},
	{"exit", "exit\n", "exit\n", "RE", "    exit status 3\n" +
		"    its answers are right: a judge wants exit status 0, as of return 0 in main\n" +
		"    case 1 of one/exit:\n    | exit\n    stderr:\n    | 1\n    | 2\n    | … (cut)\n" +
		"    | " + strings.Repeat("long ", 50) + "\n    | 5\n    | 6\n    | 7\n    | 8\n" +
		"    | no way\n"},
	{"flood", "flood\n", "1\n", "OLE", "    output too long: stopped after 1048576 bytes\n"},
	{"missing", "1\n", "none", "--", "    0 answers in missing.out for 1 cases\n"},
	{"more", "1\nmore\n", "1\nmore\n", "WA", "    case 2 of one/more:\n    | more\n    | end\n" +
		"    line 2 of its output\n      expected: (end of output)\n      found:    \"more\\n\"\n"},
	{"no-end", "no end\n", "no end\n", "PE", `found:    "no·end"`},
	{"right", "1\n2\n", "1\n2\n", "AC", ""},
	{"third", "1\nthird\nthird\n2\n", "1\nthird\nthird\n2\n", "RE",
		"    none of 4 cases tried fails by itself; these 3 together do\n" +
			"    3 cases of one/third:\n    | 1\n    | third\n    | third\n    | end\n"},
	{"too-many", "1\n", "1\n2\n", "--", "    2 answers in too-many.out for 1 cases\n"},
	{"toil", "toil\ntoil\n", "toil\ntoil\n", "TLE",
		"    none of 2 cases tried fails by itself; 2 together take"},
	{"waits", "wait\n", "wait\n", "TLE", "    does not end: it waits\n"},
	{"wrong", "long\n1\n3\n", "short\n2\n3\n", "WA", "    case 1 of one/wrong:\n    | long\n" +
		"    | end\n    line 1 of its output\n      expected: \"short\\n\"\n"},
}

func TestVerdicts(t *testing.T) {
	t.Setenv("BEAT", filepath.Join(t.TempDir(), "beat"))
	root := newModule(t, goldensOf(map[string]string{"one/main.go": one}, "one", verdicts))
	for _, g := range verdicts {
		status, out, stderr := runJudge(root, "-v", "one/testdata/"+g.name+".in")
		d := cmp.Diff([]string{g.verdict + " one/" + g.name + " program"}, rows(out))
		if d != "" || (status == 0) != (g.verdict == "AC") || stderr != "" ||
			!strings.Contains(out, g.says) {
			t.Errorf("%s: exit status %d, stderr %q, want in the report %q, rows (-want +got):\n"+
				"%s\n%s", g.name, status, stderr, g.says, d, out)
		}
	}
	status, out, _ := runJudge(root, "r")
	if status != 1 || len(rows(out)) != 1 || !strings.HasSuffix(out, "\nfailed: one/more "+
		"(program); one/wrong (program); one/crash (program); one/third (program)\n"+
		"2 passed, 4 failed\n") {
		t.Errorf("exit status %d, want 1, and only one failure shown:\n%s", status, out)
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
	const ran = `p          %s: 1 cases, 0 not run; slowest p/a\n`
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
		{"program does not build", one + "undefinedName", one, "[program]\n", 1,
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

// The goldens of judges that give a run one case, but for those of many.
var commandModule = goldensOf(map[string]string{
	"one/main.go": one, "toil/main.go": one, "few/main.go": one, "many/main.go": many,
	"bad/main.go": one, "two/main.go": one, "last/main.go": one,
	"one/testdata/goldens.txt": "a [Other] of another judge\nb [beyond] of none\n" +
		"c  [Judge] wrong ones; catches: this\nd-sample [Other] one\nnone [Judge] none\n" +
		"sample1 [Judge] a sample\n",
	"bad/testdata/a.in": "1\ninvalid\n", "bad/testdata/a.out": "1\n",
	"few/testdata/a.in": "1\n2\n", "few/testdata/a.out": "1\n",
	"many/testdata/a.in":       "1\n2\nthird\n4\n5\n6\n7\n8\n9\n10\n11\n",
	"many/testdata/a.out":      "1\n2\nthird\n4\n5\n6\n7\n8\n9\n10\n11\n",
	"two/testdata/goldens.txt": "a-sample [Other] fails less\nsample1 [Judge] fails\n",
	"two/testdata/sample1.in":  "crash\n", "two/testdata/sample1.out": "2\n",
	"two/testdata/a-sample.in": "1\n", "two/testdata/a-sample.out": "2\n",
	"last/testdata/goldens.txt": "a-sample [Other] is right\nsample1 [Judge] fails\n",
	"last/testdata/sample1.in":  "1\n", "last/testdata/sample1.out": "2\n",
	"last/testdata/a-sample.in": "1\n", "last/testdata/a-sample.out": "1\n",
	"toil/testdata/a.in": "toil\n", "toil/testdata/a.out": "toil\n",
}, "one", []goldenText{
	{name: "a", in: "for none\nblanks\n", out: "1\nblanks\n"},
	{name: "b", in: "no end\n", out: "no end\n"},
	{name: "c", in: "2\n1\n33\n", out: "2\n4\n33\n"},
	{name: "d-sample", in: "form\n", out: "[other]\n"},
	{name: "none"},
	{name: "sample1", in: "1\n", out: "1\n"},
})

const (
	takes  = `it takes the form of Judge \(-form\)\n`
	passed = `\n%d passed, 0 failed\n`
	failed = `.*\n0 passed, 1 failed\n`
	notIn  = `sample1: not in the form of Judge: %s\n`
)

// What is said of a program of -cmd.
var commands = []struct {
	command, words string
	status         int
	report         string // or, for status 2, standard error
}{
	{"'./a b.exe'", "one/c", 1, takes + `.*WA    one/c +-cmd\n    the golden is for: wrong ones\n` +
		`    case 2 of one/c:\n    \| 1\n    \| end\n    line 1 of its output\n` +
		`      expected: "4\\n"\n      found:    "1\\n"\n` +
		`    as -show draws it:\n    \| its route\n` +
		`    saved, with the answers in one-failed.out; to run it again, and to see the route:\n` +
		`      './a b.exe' < one-failed.in\n` +
		`      go -C [^ ]* run ./one -animate -case 1 < one-failed.in\n` +
		`FAIL  one        -cmd: \d cases, \d not run; slowest one/c\nfailed: one/c \(-cmd\)\n` +
		`\d passed, 1 failed\n`},
	{`"./a b.exe"`, "one -v -form Judge", 1, // which goes on after it has failed
		`AC    one/sample1 .*AC    one/a .*WA    one/c .*\n4 passed, 2 failed\n`},
	{"'./a b.exe'", "one/sample1", 0,
		takes + `ok    one        -cmd: 1 cases, 0 not run; slowest ` +
			`one/sample1` + fmt.Sprintf(passed, 1)},
	{"'./a b.exe'", "one -beyond one/b", 0,
		takes + `ok  .* slowest one/b  white space forgiven` + fmt.Sprintf(passed, 1)},
	{"'./a b.exe'", "one/a", 0,
		takes + `ok .* 1 cases, 0 .*white space forgiven` + fmt.Sprintf(passed, 1)},
	{"'./a b.exe'", "one -form Other", 1, `WA    one/d-sample .*` + failed},
	{"'./a b.exe'", "toil", 0, `ok .* toil/a of the 1s allowed` + fmt.Sprintf(passed, 1)},
	{"'./a b.exe'", "toil/a -limit 300ms", 1,
		`TLE   toil/a +-cmd of the 300ms allowed\n    more than 300ms\n` + failed},
	{"'./a b.exe'", "few", 1, `--    few/a +-cmd\n    1 answers in a.out for 2 cases\n` + failed},
	{"'./a b.exe'", "many", 1, `RE    many/a .* none of 10 cases tried fails by itself; ` +
		`these 3 together do\n    3 cases of many/a:\n` + failed},
	{"'./a b.exe'", "two", 1, fmt.Sprintf(notIn, "RE, exit status 2") +
		`a-sample: not in the form of Other: WA, line 1 [^|]*WA    two/a-sample ` + failed},
	{"'./a b.exe'", "last/a", 0, fmt.Sprintf(notIn, `WA, line 1 of its output\n`+
		`      expected: "2\\n"\n      found:    "1\\n"`) +
		`it takes the form of Other \(-form\)\nok .*` + fmt.Sprintf(passed, 1)},
	{"'./a b.exe'", "bad", 2, `judge: ./bad -split: an invalid case\n`},
	{"'./a b.exe'", "one/none", 2,
		`judge: no golden is left that has a case and that its judge could give \(-beyond\)\n`},
	{"'./a b.exe'", "one/b", 2, `judge: no golden is left .*`},
	{"'./a b.exe'", "", 2, `judge: the name of one problem is needed, such as bad\n`},
	{"go", "x.py one", 2, `.*; a command with blanks needs quotes: -cmd 'go x.py'\n`},
	{"./absent", "one/none", 2, `judge: [^\n]*"./absent"[^\n]* no such file[^\n]*\n`},
	{" ", "one", 2, `judge: [^\n]*no command; -h explains\n`},
}

func TestCommand(t *testing.T) {
	t.Parallel()
	root := newModule(t, commandModule)
	here := filepath.Join(root, "one")
	check(os.Link(helper, filepath.Join(here, "a b.exe")))
	for _, test := range commands {
		args := append([]string{"-C", "..", "-cmd", test.command}, strings.Fields(test.words)...)
		write(t, here, "one-failed.out", "of a run before")
		status, out, stderr := runJudge(here, args...)
		if test.status == 2 {
			out, stderr = stderr, out
		}
		what := test.command + " " + test.words
		if status != test.status || test.status != 2 && stderr != "" {
			t.Errorf("%s: exit status %d, want %d; also %q", what, status, test.status, stderr)
		}
		if test.status == 0 && strings.HasPrefix(test.words, "one") &&
			read(here, "one-failed.out") != "" {
			t.Errorf("%s: what a run before has saved is still there", what)
		}
		wants(t, what, test.report, out)
	}
}

func TestExport(t *testing.T) {
	t.Parallel()
	root := newModule(t, commandModule)
	status, out, stderr := runJudge(root, "-export", "new/dir", "one", "-beyond")
	var got []string
	files, _ := filepath.Glob(filepath.Join(root, "new/dir/*"))
	for _, file := range files {
		got = append(got, filepath.Base(file)+": "+read("", file))
	}
	want := []string{"a-002.in: blanks\nend\n", "a-002.out: blanks\n",
		"b-001.in: no end\nend\n", "b-001.out: no end\n", "c-001.in: 2\nend\n", "c-001.out: 2\n",
		"c-002.in: 1\nend\n", "c-002.out: 4\n", "c-003.in: 33\nend\n", "c-003.out: 33\n",
		"d-sample-001.in: form\nend\n", "d-sample-001.out: [other]\n",
		"sample1-001.in: 1\nend\n", "sample1-001.out: 1\n"}
	if d := cmp.Diff(want, got); d != "" || status != 0 || stderr != "" ||
		out != "7 cases in the form of Judge are in new/dir\n" {
		t.Errorf("exit status %d, %q, stderr %q, files (-want +got):\n%s", status, out, stderr, d)
	}
}

// As long as there is time, every golden has a turn, and its parts in a mixed order. What has
// had none is no pass.
func TestTimeIsUp(t *testing.T) {
	t.Parallel()
	root := newModule(t, nil)
	check(os.Link(helper, filepath.Join(root, "a.exe")))
	prog := program{formCommand, []string{"./a.exe"}, root}
	p := &problem{name: "p", limit: time.Minute, own: prog}
	var runs []batch
	for turn, word := range strings.Fields("1 wait wait wait wait") {
		b := batch{golden: golden{problem: p, name: "a"}, turn: turn}
		runs = append(runs, b.of(testCase{number: 1, text: word + "\n", answer: word + "\n"}))
	}
	late := runs[4]
	late.name, late.turn = "late", 0
	for _, test := range []struct {
		runs   []batch
		status string
		report string
	}{
		{runs, "1 0 0", `ok    p          -cmd: 1 cases, 4 not run; slowest p/a\n`},
		{append(runs[:4:4], late), "1 0 1",
			`FAIL  p          -cmd: 1 cases, 4 not run; slowest p/a\n`},
	} {
		var out strings.Builder
		j := &judge{ctx: interrupted, dir: root, tmp: root,
			until: time.Now().Add(time.Second), report: &report{out: bufio.NewWriter(&out)}}
		j.judgeRuns(prog, test.runs)
		status := fmt.Sprint(j.passed, len(j.failed), len(j.notRun))
		if status != test.status || j.err != nil {
			t.Errorf("passed, failed, not run: %s, want %s; %v", status, test.status, j.err)
		}
		wants(t, "as long as there is time", test.report, out.String())
	}
}

// What is said of a program that answers the 13th random case wrongly.
var randoms = []struct {
	problem, cases string
	status         int
	report         string
}{
	{"one", "12", 0,
		`ok    one        -cmd: 12 cases, 0 not run; slowest one/seed7\n12 passed, 0 failed\n`},
	{"many", "12", 0,
		`ok    many       -cmd: 12 cases, 0 not run; slowest many/seed7\n2 passed, 0 failed\n`},
	{"one", "13", 1, `WA    one/seed7 .*    \| end\n .*    saved.*\n12 passed, 1 failed\n`},
	{"many", "99", 2, `judge: ./many -random: 98 cases, not all answered\n`},
	{"many", "23", 1, `WA    many/seed7 +-cmd\n    made smaller from case 13 of many/seed7:\n` +
		`    \| case 13\n    \| end\n    line 1 of its output\n` +
		`      expected: "case·13\\n" \(· is a blank\)\n      found:    "unlucky\\n"\n` +
		`    as -show draws it:\n    \| its route\n    saved.*\n` +
		`FAIL  many       -cmd: 20 cases, 3 not run; slowest many/seed7\n` +
		`failed: many/seed7 \(-cmd\)\n1 passed, 1 failed\n`},
}

// TestRandom judges a program on random cases, of which it answers the 13th wrongly; for a
// judge that gives one case a run, and for one that gives many.
func TestRandom(t *testing.T) {
	t.Parallel()
	root := newModule(t, map[string]string{"one/main.go": one, "many/main.go": many,
		"one/testdata/goldens.txt": "sample1 [Judge] only", "one/testdata/sample1.in": "",
		"one/testdata/sample1.out": "", "many/testdata/a.in": "", "many/testdata/a.out": ""})
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
	for name, want := range map[string]string{"one-failed.in": "case 13\nend\n",
		"many-failed.in": "case 13\nend\n", "many-failed.out": "case 13\n"} {
		if got := read(here, name); !strings.HasSuffix(got, want) {
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
		{root, "answer elsewhere",
			` (-C DIR) matches all of ["answer" "elsewhere"]; -list shows them` + "\n"},
		{empty, "", "matches all of []; -list shows them\n"},
		{root, "-C " + empty, "matches all of []; -list shows them\n"},
		{root, "-C nowhere", "nowhere: "},
		{root, "-faster", "not defined: -faster; -h explains\n"},
		{root, "answer -faster", "not defined: -faster; -h explains\n"},
		{root, "-update -cmd go right", "-update is refused with -cmd"},
		{root, "-update", "-update is refused with -cmd and where CI is set"},
		{root, "answer -update", "-update is refused with -cmd and where"},
		{root, "-all", "-all and -random need -cmd\n"},
		{root, "-random 5", "-all and -random need -cmd\n"},
		{root, "-cmd go -random 2001 right",
			"-random takes up to 2000; another -seed gives other cases\n"},
		{root, "-limit 5 right",
			`invalid value "5" for flag -limit: parse error; -h explains` + "\n"},
		{root, "-cmd go -random -1 right", "-random takes up to 2000"},
		{root, "-beyond right", "-form and -beyond need -cmd or -export, and only one of these\n"},
		{root, "-form Judge right", "-form and -beyond need"},
		{root, "-cmd go -export x right", "-form and -beyond need"},
		{root, "-export x", "the name of one problem is needed, such as a\n"},
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
		"p/main.go": one + "package main\n\nfunc main() {}\n", "p/testdata/a.in": "1\n",
		"p/testdata/a.out":  "1\n",
		"fine/fine_test.go": "package fine" + testing + "t.Skip(\"as it may\") }\n",
	})
	const skipped = `skipped: Test: fine_test.go:5: as it may\n`
	const program = `ok    p          program: 1 cases, 0 not run; slowest p/a\n`
	for _, test := range []struct {
		what, args, file, text string
		status                 int
		report                 string
	}{
		{"all right", "", "", "", 0,
			`ok    go test\n` + program + skipped + `2 passed, 0 failed\n`},
		{"all is shown", "-v", "", "", 0, `.*ok  \tx/fine\t.*\nok    go test\nAC    p/a .*`},
		{"go vet fails", "", "wrong/wrong.go",
			"package wrong\n\nfunc f(x int) { x = x }\n", 1, // go test alone lets this pass
			`.*wrong.go:3.*\nFAIL  go test\n` + program +
				`.*failed: go test\n1 passed, 1 failed\n`},
		{"go test fails", "", "wrong/wrong.go", "package wrong\n", 1,
			`.*as it should\n--- FAIL: Test .*\nFAIL  go test\n` + program + skipped +
				`failed: go test\n.*`},
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
		{"fast", "", 2, `matches all of ["fast"]`},
		{"p", "", 130, "      found:    \"1\\n\"\njudge: interrupted\n"},
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
