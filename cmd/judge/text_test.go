package main

import (
	"bytes"
	"path/filepath"
	"sort"
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
		if res.compare([]byte(test.want)); res.verdict != test.verdict {
			t.Errorf("%q for %q: %s, want %s", test.got, test.want, res.verdict, test.verdict)
		}
	}
}

func TestDifference(t *testing.T) {
	long := strings.Repeat("x", 150)
	tests := []struct {
		want, got string
		shown     []string
	}{
		{"1\n", "1\n", nil},
		{"1\n2\n", "1\n3\n", []string{"line 2 of 9", "  expected: 2", "  found:    3"}},
		{"1\n2\n3\n4\n", "1\n3\n3\n", []string{"line 2 of 9; 2 lines differ", "  expected: 2", "  found:    3"}},
		{"1\n", "1", []string{"line 1 of 9", "  expected: 1", "  found:    1 (no newline at the end)"}},
		{"1\n", "1\n\n", []string{"line 2 of 9", "  expected: (end of output)", "  found:    "}},
		{"1\n", "1\n2", []string{"line 2 of 9", "  expected: (end of output)", "  found:    2 (no newline at the end)"}},
		{"", " ", []string{"line 1 of 9", "  expected: (end of output)", "  found:    · (no newline at the end)"}},
		{"滑\r\n", "\xff\r\r\n", []string{"line 1 of 9", "  expected: 滑", "  found:    \\xff␍"}},
		{"1\n", long + "\n", []string{"line 1 of 9", "  expected: 1", "  found:    " + long[:100] + "… (50 bytes more)"}},
	}
	for _, test := range tests {
		res := result{stdout: []byte(test.got)}
		res.compare([]byte(test.want))
		if d := cmp.Diff(test.shown, res.show(9)); d != "" {
			t.Errorf("%q for %q (-want +got):\n%s", test.got, test.want, d)
		}
	}
}

// A case that is answered right, but ends in a crash, has no line that differs.
func TestRightButCrashed(t *testing.T) {
	res := result{verdict: runtimeError, stdout: []byte("1\n")}
	res.compare([]byte("1\n"))
	if shown := res.show(9); shown != nil || res.verdict != runtimeError {
		t.Errorf("%s, shown: %q", res.verdict, shown)
	}
	res.line = 7
	if d := cmp.Diff([]string{"line 7 of 9"}, res.show(9)); d != "" {
		t.Errorf("case 7 (-want +got):\n%s", d)
	}
}

func TestDiff(t *testing.T) {
	tests := []struct {
		old, new string
		shown    []string
	}{
		{"1\n", "1\n", nil},
		{"", "1\n2\n", []string{"line 1: (end of output), now 1", "line 2: (end of output), now 2"}},
		{"1\n2\n", "1\n", []string{"line 2: 2, now (end of output)"}},
		{"1\n2\n3\n4\n", "1\n5\n3\n6\n", []string{"line 2: 2, now 5", "line 4: 4, now 6"}},
		{"1", "1\n", []string{"line 1: 1 (no newline at the end), now 1"}},
		{"1\r\n", "1\n", []string{"line 1: 1␍, now 1"}},
	}
	for _, test := range tests {
		if d := cmp.Diff(test.shown, diff([]byte(test.old), []byte(test.new))); d != "" {
			t.Errorf("diff(%q, %q) (-want +got):\n%s", test.old, test.new, d)
		}
	}
	if exact := diff(nil, bytes.Repeat([]byte("1\n"), diffShown)); len(exact) != diffShown {
		t.Errorf("a diff of %d lines has %d", diffShown, len(exact))
	}
	if all := diff(nil, bytes.Repeat([]byte("1\n"), 100)); len(all) != diffShown+1 || all[diffShown] != "… (cut)" {
		t.Errorf("a long diff has %d lines and ends %q", len(all), all[len(all)-1])
	}
}

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "taken/x", "")
	if err := writeFile(filepath.Join(dir, "taken"), []byte("1")); err == nil {
		t.Error("a directory was replaced by a file")
	}
	for _, text := range []string{"1", "2"} {
		if err := writeFile(filepath.Join(dir, "a"), []byte(text)); err != nil || read(t, dir, "a") != text {
			t.Errorf("%q, want %q; %v", read(t, dir, "a"), text, err)
		}
	}
	if left, err := filepath.Glob(filepath.Join(dir, "*.part")); err != nil || len(left) > 0 {
		t.Errorf("left: %q, %v", left, err)
	}
}

func TestFirstLines(t *testing.T) {
	for text, want := range map[string][]string{
		"":              nil,
		"\n":            {"title", "| "},
		"a\r\n\tb\n":    {"title", "| a", "| \tb"},
		"a\nb":          {"title", "| a", "| b"},
		"a\nb\nc\n":     {"title", "| a", "| b", "| … (cut)"},
		"a  \x1b[31m\n": {"title", "| a  \\x1b[31m"},
	} {
		if d := cmp.Diff(want, firstLines("title", []byte(text), 2)); d != "" {
			t.Errorf("%q (-want +got):\n%s", text, d)
		}
	}
}

func TestWorking(t *testing.T) {
	var out bytes.Buffer
	r := &report{out: &out, terminal: view.Terminal{Width: 4, Moves: true}}
	r.working("")
	r.working("abc")
	r.working("abcd")
	r.working("äöüß")
	r.print("e\n")
	r.print("f\n")
	const clear = "\r\x1b[K"
	if d := cmp.Diff(clear+"abc"+clear+"abc"+clear+"äöü"+clear+"e\nf\n", out.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestMarks(t *testing.T) {
	const half, mark = time.Second, "  over half of the 2s allowed"
	for _, test := range []struct {
		verdict string
		time    time.Duration
		memory  int64
		limit   int64
		marks   string // none and accepted: no row at all
	}{
		{accepted, half, 50 * mebibyte, 50 * mebibyte, ""},
		{accepted, half + 1, 50 * mebibyte, 50 * mebibyte, mark},
		{accepted, half, 50*mebibyte + 1, 50 * mebibyte, "  over the 50.0 MB allowed"},
		{accepted, half + 1, 51 * mebibyte, 50 * mebibyte, mark + "  over the 50.0 MB allowed"},
		{accepted, half, 50 * mebibyte, 0, ""},
		{wrongAnswer, half + 1, 51 * mebibyte, 50 * mebibyte, ""},
	} {
		var out bytes.Buffer
		r := &report{out: &out}
		r.golden(golden{problem: "p", name: "g"}, limit{time: 2 * half, memory: test.limit}, 1, nil)
		r.row(golden{problem: "p", name: "g"}, formProgram, result{verdict: test.verdict, time: test.time, memory: test.memory}, 1, nil)
		want := ""
		if test.marks != "" || test.verdict != accepted {
			want = test.verdict + "    p/g                                   program      1.000 s   " + megabytes(test.memory) + test.marks + "\n"
		}
		if d := cmp.Diff(want, out.String()); d != "" {
			t.Errorf("%+v (-want +got):\n%s", test, d)
		}
	}
}

func TestSlowestAndHeaviest(t *testing.T) {
	var out bytes.Buffer
	r := &report{out: &out}
	for i, name := range []string{"a", "b", "c", "d"} {
		g := golden{problem: "p", name: name}
		r.golden(g, limit{time: time.Minute}, 2, []program{{form: formProgram}, {form: formSingle}})
		r.row(g, formProgram, result{verdict: accepted, time: []time.Duration{1, 3, 2, 1}[i] * time.Second, memory: []int64{3, 2, 9, 0}[i] * mebibyte}, 2, nil)
		r.row(g, formSingle, result{verdict: accepted, time: []time.Duration{2, 1, 4, 1}[i] * time.Second, memory: []int64{1, 9, 1, 0}[i] * mebibyte}, 2, nil)
	}
	r.endProblem()
	want := "ok    p          4 goldens, 8 cases, program and single file; slowest c (single file) 4.000 s; heaviest b (single file) 9.0 MB\n"
	if d := cmp.Diff(want, out.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestSplitCommand(t *testing.T) {
	for command, want := range map[string][]string{
		"./a.out":                         {"./a.out"},
		"  python3\tx.py  ":               {"python3", "x.py"},
		`java -cp 'my classes' "Main x"`:  {"java", "-cp", "my classes", "Main x"},
		`C:\dir\a.exe -D"x y"z ''`:        {`C:\dir\a.exe`, "-Dx yz", ""},
		`sh -c "./a.out | sed 's/ *$//'"`: {"sh", "-c", "./a.out | sed 's/ *$//'"},
		"":                                nil, " ": nil, "a 'b": nil, `a"`: nil,
	} {
		got, err := splitCommand(command)
		if d := cmp.Diff(want, got); d != "" || (err == nil) != (want != nil) {
			t.Errorf("%q: %v (-want +got):\n%s", command, err, d)
		}
	}
}

func TestDiscover(t *testing.T) {
	files := map[string]string{"elsewhere/x.in": "", "a/testdata/notes.txt": "", "a/deeper/testdata/x.in": ""}
	for _, name := range []string{"b/testdata/x", "a/testdata/x", "a/testdata/x-2", "a/testdata/e.intro"} {
		files[name+".in"], files[name+".out"] = "", ""
	}
	files["a/testdata/half.out"] = ""
	root := newModule(t, files)
	tests := []struct {
		here  string
		words []string
		want  string
	}{
		{"", nil, "a/e.intro a/half a/x a/x-2 b/x"},
		{"", []string{"."}, "a/e.intro a/half a/x a/x-2 b/x"},
		{"", []string{""}, "a/e.intro a/half a/x a/x-2 b/x"},
		{"", []string{"x"}, "a/x a/x-2 b/x"},
		{"", []string{"X"}, "a/x a/x-2 b/x"},
		{"", []string{"a"}, "a/e.intro a/half a/x a/x-2"}, // a directory
		{"", []string{"./a"}, "a/e.intro a/half a/x a/x-2"},
		{"", []string{"a/"}, "a/e.intro a/half a/x a/x-2"},
		{"", []string{"a/testdata"}, "a/e.intro a/half a/x a/x-2"},
		{"", []string{"a/x"}, "a/x a/x-2"},
		{"", []string{"a/testdata/x.in"}, "a/x"}, // a file
		{"", []string{"./a/testdata/x.out"}, "a/x"},
		{"", []string{filepath.Join(root, "a", "testdata", "x.in")}, "a/x"},
		{"", []string{root}, "a/e.intro a/half a/x a/x-2 b/x"},
		{"", []string{"a/testdata/e.intro.in"}, "a/e.intro"},
		{"", []string{"a", "2"}, "a/x-2"},
		{"", []string{"2", "a/"}, "a/x-2"},
		{"", []string{"b", "2"}, ""},
		{"", []string{"a/testdata/new.in"}, ""},
		{"elsewhere", []string{"./a", "x"}, "a/x a/x-2"}, // by a link to the script
		{"elsewhere", []string{"a/testdata/half.out"}, "a/half"},
		{"elsewhere", []string{"x.in"}, ""},
		{"a", []string{"."}, "a/e.intro a/half a/x a/x-2"},
		{"a/testdata", []string{"x.in"}, "a/x"},
		{"a/testdata", []string{"../../b"}, "b/x"},
	}
	for _, test := range tests {
		here, found, err := directories(filepath.Join(root, filepath.FromSlash(test.here)), "")
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		goldens, err := discover(found, here, test.words)
		for _, g := range goldens {
			got = append(got, g.id())
		}
		if d := cmp.Diff(test.want, strings.Join(got, " ")); d != "" || (err == nil) != (test.want != "") {
			t.Errorf("%q in %q: %v, ids (-want +got):\n%s", test.words, test.here, err, d)
		}
	}
}

// Every golden of this module has its line in goldens.txt, in order of name. (Not
// by discover: it reads the root, which changes with every commit, and so this
// test's result would not be cached.)
func TestPurposes(t *testing.T) {
	for _, problem := range []string{"lc773", "acwing845", "luogu2346", "euler244", "uva1601"} {
		files, err := filepath.Glob("../../" + problem + "/testdata/*.in")
		if err != nil || len(files) == 0 {
			t.Errorf("%s: %d goldens, %v", problem, len(files), err)
		}
		var want, got []string
		for _, file := range files {
			want = append(want, strings.TrimSuffix(filepath.Base(file), ".in"))
		}
		for _, line := range strings.Split(strings.TrimSpace(read(t, "../..", problem+"/testdata/goldens.txt")), "\n") {
			name := strings.Fields(line + " ?")[0]
			got = append(got, name)
			if what, err := purposes("../..", problem); err != nil || what[name] == "" {
				t.Errorf("%s: what is %q for? %v", problem, name, err)
			}
		}
		sort.Strings(want)
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s/testdata/goldens.txt (-want +got):\n%s", problem, d)
		}
	}
}

func TestLimits(t *testing.T) {
	for problem, want := range map[string]limit{
		"acwing845": {time: time.Second, memory: 64 * mebibyte},
		"lc773":     {time: time.Second},
		"uva1601":   {time: 12 * time.Second, manyCases: true},
		"unheard":   {time: 2 * time.Second},
	} {
		if got := limitOf(filepath.Join("..", "..", problem)); got != want {
			t.Errorf("%s: %+v, want %+v", problem, got, want)
		}
	}
}
