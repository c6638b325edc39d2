package main

import (
	"bufio"
	"bytes"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

// The verdicts for our own programs, whose bytes count, and for others.
func TestCompare(t *testing.T) {
	for _, test := range []struct{ want, got, strict, lenient string }{
		{"", "", "AC", "AC"},
		{"1\n2\n", "1\r\n2\r\n", "AC", "AC"},
		{"1\r\n2\r\n", "1\n2\n", "AC", "AC"},
		{"1\n", "1", "PE", "forgiven"},
		{"1\n2\n", "1 \n2\t\r\n", "PE", "forgiven"},
		{"1\n", "1\n\n", "PE", "forgiven"},
		{"", "\n", "PE", "forgiven"},
		{"1\n", " 1\n", "PE", "PE"},
		{"1 2\n", "1\n2\n", "PE", "PE"},
		{"1\n2\n", "1\n\n2\n", "PE", "PE"},
		{"12\n", "1 2\n", "WA", "WA"},
		{"1\n", "", "WA", "WA"},
		{"1\n", "1\n1\n", "WA", "WA"},
		{"1\n", "01\n", "WA", "WA"},
	} {
		for _, lenient := range []bool{false, true} {
			res, want := result{}, test.strict
			res.Stdout = test.got
			if res.compare(lines(test.want), lenient); lenient {
				want = test.lenient
			}
			got := res.Verdict
			if res.forgiven && got == accepted {
				got = "forgiven"
			}
			if got != want {
				t.Errorf("%q for %q, lenient %v: %s, want %s", test.got, test.want, lenient,
					got, want)
			}
		}
	}
}

func TestDifference(t *testing.T) {
	long := strings.Repeat("x", 150)
	for _, test := range []struct {
		want, got       string
		line            int
		expected, found string
	}{
		{"1\n2\n", "1\n3\n", 2, `"2\n"`, `"3\n"`},
		{"1\n2\n3\n4\n", "1\n3\n3\n", 2, `"2\n"`, `"3\n"`},
		{"1\n", "1", 1, `"1\n"`, `"1"`},
		{"1\n", "1\n2", 2, "(end of output)", `"2"`},
		{"1\n2\n", "1\n", 2, `"2\n"`, "(end of output)"},
		{"", " ", 1, "(end of output)", `"·" (· is a blank)`},
		{"滑\r\n", "\xff\r\r\n\t", 1, `"滑\n"`, `"\xff\r\n"`},
		{"1\n", long + "\n", 1, `"1\n"`, `"` + long[:columnsShown-1] + "…"},
		{"1\n", long[:columnsShown-2], 1, `"1\n"`, `"` + long[:columnsShown-2] + `"`},
	} {
		res := result{}
		res.Stdout = test.got
		res.compare(lines(test.want), false)
		got := []string{visible(res.expected), visible(res.found)}
		d := cmp.Diff([]string{test.expected, test.found}, got)
		if res.line != test.line || d != "" {
			t.Errorf("%q for %q: line %d (-want +got):\n%s", test.got, test.want, res.line, d)
		}
	}
}

func TestText(t *testing.T) {
	for text, want := range map[string]string{
		"":                        "",
		"\n":                      "    title\n    | \n",
		"a\r\n\tb\n":              "    title\n    | a\n    | \tb\n",
		"a\nb":                    "    title\n    | a\n    | b\n",
		"a  \x1b[31m\xff\n":       "    title\n    | a  �[31m�\n",
		strings.Repeat("x", 2000): "    title\n    | " + strings.Repeat("x", 1000) + "\n",
		strings.Repeat("a\n", linesShown): "    title\n" +
			strings.Repeat("    | a\n", linesShown),
		strings.Repeat("a\n", linesShown+2000): "    title\n" +
			strings.Repeat("    | a\n", linesShown) + "    | … (cut)\n",
	} {
		var out bytes.Buffer
		(&report{out: bufio.NewWriter(&out)}).text("title", text, linesShown, 0)
		if d := cmp.Diff(want, out.String()); d != "" {
			t.Errorf("%q (-want +got):\n%s", text, d)
		}
	}
}

func TestWorking(t *testing.T) {
	var out bytes.Buffer
	r := &report{out: bufio.NewWriter(&out), terminal: view.Terminal{Width: 4, Moves: true}}
	r.working("abc")
	r.working("abcd")
	r.working("äöüß")
	r.progress = "412 of 1000"
	r.working("z")
	r.print("e\n")
	r.names("f", strings.Fields("1 2 3 4 5 6 7"))
	const clear = "\r\x1b[K"
	if d := cmp.Diff(clear+"abc"+clear+"abc"+clear+"äöü"+clear+"412"+clear+"e\n"+clear+
		"f: 1; 2; 3; 4; 5; and 2 more\n", out.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// What a judge may not let pass is said.
func TestFigures(t *testing.T) {
	g := golden{problem: &problem{limit: 2 * time.Second, memory: 64 << 20}}
	for _, test := range []struct {
		time     time.Duration
		memory   int64
		forgiven bool
		want     string
	}{
		{time.Second, 0, false, "1.000 s"},
		{time.Second, 64 << 20, true, "1.000 s  at most 64.0 MB  white space forgiven"},
		{1001 * time.Millisecond, 0, false, "1.001 s of the 2s allowed"},
	} {
		res := result{batch: batch{golden: g}}
		res.Time, res.Memory, res.forgiven = test.time, test.memory, test.forgiven
		if got := res.figures(); got != test.want {
			t.Errorf("%+v: %q", test, got)
		}
	}
}

// The goldens that words select, as seen from a directory of the module; ROOT is its path.
var selections = []struct{ from, words, want string }{
	{"", "", "a/e.intro a/x-2 a/x b/x"},
	{"", ".", "a/e.intro a/x-2 a/x b/x"},
	{"", "x", "a/x-2 a/x b/x"},
	{"", "X", ""},
	{"", "a", "a/e.intro a/x-2 a/x"}, // a directory
	{"", "./a", "a/e.intro a/x-2 a/x"},
	{"", "a/", "a/e.intro a/x-2 a/x"},
	{"", "a/testdata", "a/e.intro a/x-2 a/x"},
	{"", "a/x", "a/x-2 a/x"},
	{"", "a/testdata/x.in", "a/x"}, // a file
	{"", "./a/testdata/x.out", "a/x"},
	{"", "ROOT/a/testdata/x.in", "a/x"},
	{"", "ROOT", "a/e.intro a/x-2 a/x b/x"},
	{"", "a/testdata/e.intro.in", "a/e.intro"},
	{"", "a 2", "a/x-2"},
	{"", "2 a/", "a/x-2"},
	{"", "b 2", ""},
	{"", "a/testdata/new.in", ""},
	{"elsewhere", "./a x", "a/x-2 a/x"},
	{"elsewhere", "../a/testdata/x.out", "a/x"},
	{"elsewhere", "x.in", ""},
	{"elsewhere", "a/testdata/x.in", "a/x"}, // as seen from the module
	{"a", ".", "a/e.intro a/x-2 a/x"},
	{"a/testdata", "x.in", "a/x"},
	{"a/testdata", "../../b", "b/x"},
}

func TestDiscover(t *testing.T) {
	files := map[string]string{
		"elsewhere/x.in": "", "a/testdata/notes.txt": "", "a/deeper/testdata/x.in": "",
	}
	for _, id := range []string{"b/x", "a/x", "a/x-2", "a/e.intro"} {
		stem := strings.Replace(id, "/", "/testdata/", 1)
		files[stem+".in"], files[stem+".out"] = "", ""
	}
	root := newModule(t, files)
	for _, test := range selections {
		dir := filepath.Join(root, filepath.FromSlash(test.from))
		var got []string
		words := strings.Fields(strings.ReplaceAll(test.words, "ROOT", root))
		problems, err := discover(root, dir, words)
		for _, p := range problems {
			for _, g := range p.goldens {
				got = append(got, g.id())
			}
		}
		d := cmp.Diff(test.want, strings.Join(got, " "))
		if d != "" || (err == nil) != (test.want != "") {
			t.Errorf("%q in %q: %v, ids (-want +got):\n%s", words, dir, err, d)
		}
	}
}

// A word that is the name of a file outside of the module is a part of an id.
func TestDiscoverFromOutside(t *testing.T) {
	root := newModule(t, map[string]string{"a/testdata/x.in": "", "b/testdata/x.in": ""})
	outside := t.TempDir()
	write(t, outside, "a", "")
	problems, err := discover(root, outside, []string{"a"})
	if err != nil || len(problems) != 1 || problems[0].name != "a" {
		t.Errorf("%+v, %v; want a", problems, err)
	}
}

// What the headers of the programs say, or a text in place of one.
var limits = map[string]problem{
	"1 s, 64 MB":       {limit: time.Second, memory: 64 << 20, cases: 1},
	"2 s (our choice)": {limit: 2 * time.Second, cases: 1},
	"12 s, 10 cases":   {limit: 12 * time.Second, cases: 10},
	"many":             {}, "1 s, 64 GB": {}, "1": {}, "3 s, 10 cases, 64 MB": {},
}

func TestLimits(t *testing.T) {
	root := newModule(t, nil)
	for text, want := range limits {
		write(t, root, "main.go", "//\tlimits: "+text+"\n")
		got := problem{dir: root}
		err := got.readLimits(options{memory: -1})
		if (err == nil) != (want.cases > 0) || err == nil && (got.limit != want.limit ||
			got.memory != want.memory || got.cases != want.cases) {
			t.Errorf("%s: %+v, %v, want %+v", text, got, err, want)
		}
	}
	got := problem{dir: "../../acwing845"}
	check(got.readLimits(options{limit: time.Hour, memory: 0}))
	if got.limit != time.Hour || got.memory != 0 {
		t.Errorf("%+v, want the limits that are given", got)
	}
}
