package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

func TestCompare(t *testing.T) {
	tests := []struct {
		want, got, verdict string
	}{
		{"", "", "AC"},
		{"1\n2\n", "1\r\n2\r\n", "AC"},
		{"1\r\n2\r\n", "1\n2\n", "AC"},
		{"1\n", "1", "PE"},
		{"1\n", "1\n\n", "PE"},
		{"1\n", "1\r", "PE"},
		{"1 2\n", "1\n2\n", "PE"},
		{"", "\n", "PE"},
		{"12\n", "1 2\n", "WA"},
		{"1\n", "", "WA"},
		{"1\n", "1\n1\n", "WA"},
		{"1\n", "01\n", "WA"},
	}
	for _, test := range tests {
		res := result{stdout: []byte(test.got)}
		if res.compare(lines([]byte(test.want))); res.verdict != test.verdict {
			t.Errorf("%q for %q: %s, want %s", test.got, test.want, res.verdict, test.verdict)
		}
	}
}

func TestDifference(t *testing.T) {
	long := strings.Repeat("x", 150)
	tests := []struct{ want, got, place, expected, found string }{
		{"1\n", "1\n", "", "", ""},
		{"1\n2\n", "1\n3\n", "line 2 of 9", `"2\n"`, `"3\n"`},
		{"1\n2\n3\n4\n", "1\n3\n3\n", "line 2 of 9; 2 lines differ", `"2\n"`, `"3\n"`},
		{"1\n", "1", "line 1 of 9", `"1\n"`, `"1"`},
		{"1\n", "1\n\n", "line 2 of 9", "(end of output)", `"\n"`},
		{"1\n", "1\n2", "line 2 of 9", "(end of output)", `"2"`},
		{"", " ", "line 1 of 9", "(end of output)", `"·"`},
		{"滑\r\n", "\xff\r\r\n\t", "line 1 of 9; 2 lines differ", `"滑\n"`, `"\xff\r\n"`},
		{"1\n", long + "\n", "line 1 of 9", `"1\n"`, `"` + long[:columnsShown] + `"…`},
		{"1\n", long[:columnsShown], "line 1 of 9", `"1\n"`, `"` + long[:columnsShown] + `"`},
	}
	for _, test := range tests {
		res, want := result{stdout: []byte(test.got), cases: 9}, ""
		res.compare(lines([]byte(test.want)))
		if test.place != "" {
			want = "    " + test.place + "\n      expected: " + test.expected + "\n      found:    " + test.found + "\n"
		}
		if d := cmp.Diff(want, res.difference()); d != "" {
			t.Errorf("%q for %q (-want +got):\n%s", test.got, test.want, d)
		}
	}
}

// A case that is answered right, but ends in a crash, has no line that differs.
func TestRightButCrashed(t *testing.T) {
	res := result{verdict: runtimeError, stdout: []byte("1\n"), cases: 9}
	res.compare(lines([]byte("1\n")))
	if shown := res.difference(); shown != "" || res.verdict != runtimeError {
		t.Errorf("%s, shown: %q", res.verdict, shown)
	}
	all := result{verdict: accepted, cases: 9}
	all.add(7, res)
	all.cases = 9
	if d := cmp.Diff("    line 7 of 9\n", all.difference()); d != "" {
		t.Errorf("case 7 (-want +got):\n%s", d)
	}
}

func TestAdd(t *testing.T) {
	all := result{verdict: accepted}
	all.add(1, result{verdict: accepted, time: 3, memory: 7})
	all.add(2, result{verdict: wrongAnswer, time: 4, wrong: 9, reason: "the first"})
	all.add(3, result{verdict: runtimeError, time: 2, reason: "the second"})
	all.add(4, result{verdict: accepted, time: 1})
	want := result{verdict: wrongAnswer, time: 4, memory: 7, line: 2, wrong: 2, reason: "the first"}
	if d := cmp.Diff(want, all, cmp.AllowUnexported(result{}, golden{})); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestText(t *testing.T) {
	long := strings.Repeat("滑", columnsShown)
	for text, want := range map[string]string{
		"":                                     "",
		"\n":                                   "    title\n    | \n",
		"a\r\n\tb\n":                           "    title\n    | a\n    | \tb\n",
		"a\nb":                                 "    title\n    | a\n    | b\n",
		"a  \x1b[31m\xff\n":                    "    title\n    | a  �[31m�\n",
		long + "x":                             "    title\n    | " + long + "\n",
		strings.Repeat("a\n", linesShown):      "    title\n" + strings.Repeat("    | a\n", linesShown),
		strings.Repeat("a\n", linesShown+2000): "    title\n" + strings.Repeat("    | a\n", linesShown) + "    | … (cut)\n",
	} {
		var out bytes.Buffer
		(&report{out: &out}).text("title", []byte(text))
		if d := cmp.Diff(want, out.String()); d != "" {
			t.Errorf("%q (-want +got):\n%s", text, d)
		}
	}
}

func TestWorking(t *testing.T) {
	var out bytes.Buffer
	r := &report{out: &out, terminal: view.Terminal{Width: 4, Moves: true}}
	r.working("abc")
	r.working("abcd")
	r.working("äöüß")
	r.print("e\n")
	const clear = "\r\x1b[K"
	if d := cmp.Diff(clear+"abc"+clear+"abc"+clear+"äöü"+clear+"e\n", out.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestMark(t *testing.T) {
	const half, mark = time.Second, "  over half of the 2s allowed"
	for _, test := range []struct {
		verdict string
		time    time.Duration
		mark    string // none and accepted: no row at all
	}{{accepted, half, ""}, {accepted, half + 1, mark}, {wrongAnswer, half + 1, ""}} {
		var out bytes.Buffer
		r := &report{out: &out}
		g := golden{problem: "p", name: "g"}
		r.row(&result{golden: g, form: formProgram, verdict: test.verdict, time: test.time}, 2*half)
		want := ""
		if test.mark != "" || test.verdict != accepted {
			want = test.verdict + "    p/g                                   program      1.000 s" + test.mark + "\n"
		}
		if d := cmp.Diff(want, out.String()); d != "" {
			t.Errorf("%+v (-want +got):\n%s", test, d)
		}
	}
}

func TestSlowestAndHeaviest(t *testing.T) {
	var out bytes.Buffer
	p := problem{name: "p"}
	var results []*result
	for i, name := range []string{"a", "b", "c", "d"} {
		g := golden{problem: "p", name: name}
		p.goldens = append(p.goldens, g)
		res := result{golden: g, verdict: accepted, cases: 2}
		program, single := res, res
		program.form, program.time = formProgram, []time.Duration{1, 3, 2, 1}[i]*time.Second
		program.memory = []int64{0, 5 << 20, 3 << 19, 0}[i]
		single.form, single.time = formSingle, []time.Duration{2, 1, 4, 1}[i]*time.Second
		results = append(results, &program, &single)
	}
	(&report{out: &out}).problem(p, []program{{form: formProgram}, {form: formSingle}}, results)
	want := "ok    p          4 goldens, 8 cases, program and single file; " +
		"slowest c (single file) 4.000 s; heaviest b (program) 5.0 MB\n"
	if d := cmp.Diff(want, out.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// The memory of a process is known if it takes more than the runner.
func TestPeakMemory(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("it is not known there")
	}
	for _, megabytes := range []int64{0, 300} {
		cmd := exec.Command(os.Args[0], "-test.run", "^TestTakeMemory$")
		cmd.Env = append(os.Environ(), testBinary+"=", fmt.Sprintf("TAKE_MEMORY=%d", megabytes))
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		got := peakMemory(cmd.ProcessState)
		if min := megabytes << 20; got < min || got > 4*min+100<<20 { // with -race, over three times as much
			t.Errorf("a program that takes %d MB: %d bytes", megabytes, got)
		}
	}
}

// TestTakeMemory is the program of TestPeakMemory.
func TestTakeMemory(t *testing.T) {
	megabytes, _ := strconv.Atoi(os.Getenv("TAKE_MEMORY"))
	taken := make([]byte, megabytes<<20)
	for i := range taken {
		taken[i] = 1
	}
}

func TestDiscover(t *testing.T) {
	files := map[string]string{"elsewhere/x.in": "", "a/testdata/notes.txt": "", "a/deeper/testdata/x.in": ""}
	for _, name := range []string{"b/testdata/x", "a/testdata/x", "a/testdata/x-2", "a/testdata/e.intro"} {
		files[name+".in"], files[name+".out"] = "", ""
	}
	root, err := realPath(newModule(t, files), ".")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		here  string
		words []string
		want  string
	}{
		{"", nil, "a/e.intro a/x-2 a/x b/x"},
		{"", []string{"."}, "a/e.intro a/x-2 a/x b/x"},
		{"", []string{""}, "a/e.intro a/x-2 a/x b/x"},
		{"", []string{"x"}, "a/x-2 a/x b/x"},
		{"", []string{"X"}, "a/x-2 a/x b/x"},
		{"", []string{"a"}, "a/e.intro a/x-2 a/x"}, // a directory
		{"", []string{"./a"}, "a/e.intro a/x-2 a/x"},
		{"", []string{"a/"}, "a/e.intro a/x-2 a/x"},
		{"", []string{"a/testdata"}, "a/e.intro a/x-2 a/x"},
		{"", []string{"a/x"}, "a/x-2 a/x"},
		{"", []string{"a/testdata/x.in"}, "a/x"}, // a file
		{"", []string{"./a/testdata/x.out"}, "a/x"},
		{"", []string{filepath.Join(root, "a", "testdata", "x.in")}, "a/x"},
		{"", []string{root}, "a/e.intro a/x-2 a/x b/x"},
		{"", []string{"a/testdata/e.intro.in"}, "a/e.intro"},
		{"", []string{"a", "2"}, "a/x-2"},
		{"", []string{"2", "a/"}, "a/x-2"},
		{"", []string{"b", "2"}, ""},
		{"", []string{"a/testdata/new.in"}, ""},
		{"elsewhere", []string{"./a", "x"}, "a/x-2 a/x"}, // by a link to the script
		{"elsewhere", []string{"../a/testdata/x.out"}, "a/x"},
		{"elsewhere", []string{"x.in"}, ""},
		{"a", []string{"."}, "a/e.intro a/x-2 a/x"},
		{"a/testdata", []string{"x.in"}, "a/x"},
		{"a/testdata", []string{"../../b"}, "b/x"},
	}
	for _, test := range tests {
		dir := filepath.Join(root, filepath.FromSlash(test.here))
		var got []string
		problems, err := discover(root, dir, test.words)
		for _, p := range problems {
			for _, g := range p.goldens {
				got = append(got, g.id())
			}
		}
		if d := cmp.Diff(test.want, strings.Join(got, " ")); d != "" || (err == nil) != (test.want != "") {
			t.Errorf("%q in %q: %v, ids (-want +got):\n%s", test.words, test.here, err, d)
		}
	}
}

// A word that is the name of a file outside of the module is a part of an id.
func TestDiscoverFromOutside(t *testing.T) {
	root, err := realPath(newModule(t, map[string]string{"a/testdata/x.in": "", "b/testdata/x.in": ""}), ".")
	if err != nil {
		t.Fatal(err)
	}
	outside := t.TempDir()
	write(t, outside, "a", "")
	problems, err := discover(root, outside, []string{"a"})
	if err != nil || len(problems) != 1 || problems[0].name != "a" {
		t.Errorf("%+v, %v; want a", problems, err)
	}
}

func TestLimits(t *testing.T) {
	type limits struct {
		time      time.Duration
		manyCases bool
	}
	for problem, want := range map[string]limits{
		"acwing845": {time.Second, false},
		"lc773":     {time.Second, false},
		"uva1601":   {12 * time.Second, true},
		"unheard":   {defaultLimit, false},
	} {
		limit, manyCases := limitOf(filepath.Join("..", "..", problem))
		if got := (limits{limit, manyCases}); got != want {
			t.Errorf("%s: %+v, want %+v", problem, got, want)
		}
	}
}
