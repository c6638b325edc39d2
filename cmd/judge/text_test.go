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
			res.Stdout = []byte(test.got)
			if res.compare(lines([]byte(test.want)), lenient); lenient {
				want = test.lenient
			}
			got := res.verdict
			if res.forgiven && got == accepted {
				got = "forgiven"
			}
			if got != want {
				t.Errorf("%q for %q, lenient %v: %s, want %s", test.got, test.want, lenient, got, want)
			}
		}
	}
}

func TestDifference(t *testing.T) {
	long := strings.Repeat("x", 150)
	for _, test := range []struct{ want, got, where, expected, found string }{
		{"1\n2\n", "1\n3\n", "line 2", `"2\n"`, `"3\n"`},
		{"1\n2\n3\n4\n", "1\n3\n3\n", "line 2; 2 lines differ", `"2\n"`, `"3\n"`},
		{"1\n", "1", "line 1", `"1\n"`, `"1"`},
		{"1\n", "1\n2", "line 2", "(end of output)", `"2"`},
		{"", " ", "line 1", "(end of output)", `"·"`},
		{"滑\r\n", "\xff\r\r\n\t", "line 1; 2 lines differ", `"滑\n"`, `"\xff\r\n"`},
		{"1\n", long + "\n", "line 1", `"1\n"`, `"` + long[:columnsShown] + `"…`},
		{"1\n", long[:columnsShown], "line 1", `"1\n"`, `"` + long[:columnsShown] + `"`},
	} {
		res := result{}
		res.Stdout = []byte(test.got)
		res.compare(lines([]byte(test.want)), false)
		got := []string{strings.Replace(res.where(), " of its output", "", 1), visible(res.expected), visible(res.found)}
		if d := cmp.Diff([]string{test.where, test.expected, test.found}, got); d != "" {
			t.Errorf("%q for %q (-want +got):\n%s", test.got, test.want, d)
		}
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
		(&report{out: &out}).text("title", []byte(text), linesShown)
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

// What a judge may not let pass is said of right answers.
func TestRemarks(t *testing.T) {
	p := problem{limit: 2 * time.Second, memory: 64 << 20}
	for _, test := range []struct {
		verdict string
		time    time.Duration
		memory  int64
		want    string
	}{
		{accepted, time.Second, 64 << 20, ""},
		{accepted, time.Second + 1, 0, "  over half of the 2s allowed"},
		{accepted, 0, 64<<20 + 1, "  over the 64.0 MB allowed"},
		{wrongAnswer, time.Second + 1, 64<<20 + 1, ""},
	} {
		res := result{verdict: test.verdict}
		res.Time, res.Memory = test.time, test.memory
		if got := p.remark(&res); got != test.want {
			t.Errorf("%+v: %q", test, got)
		}
	}
}

// The smallest case has the shortest text and, of these, the fewest moves.
func TestSize(t *testing.T) {
	b := batch{texts: []string{"long", "ab", "cd", "ef"}, answers: lines([]byte("1\n10 DR\n9\n-1\n"))}
	order := []int{0, 1, 2, 3}
	sort.Slice(order, func(i, k int) bool { return b.size(order[i]) < b.size(order[k]) })
	if d := cmp.Diff([]int{3, 2, 1, 0}, order); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestDiscover(t *testing.T) {
	files := map[string]string{"elsewhere/x.in": "", "a/testdata/notes.txt": "", "a/deeper/testdata/x.in": ""}
	for _, name := range []string{"b/testdata/x", "a/testdata/x", "a/testdata/x-2", "a/testdata/e.intro"} {
		files[name+".in"], files[name+".out"] = "", ""
	}
	root := newModule(t, files)
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
		{"elsewhere", []string{"./a", "x"}, "a/x-2 a/x"},
		{"elsewhere", []string{"../a/testdata/x.out"}, "a/x"},
		{"elsewhere", []string{"x.in"}, ""},
		{"elsewhere", []string{"a/testdata/x.in"}, "a/x"}, // as seen from the module
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
	root := newModule(t, map[string]string{"a/testdata/x.in": "", "b/testdata/x.in": ""})
	outside := t.TempDir()
	write(t, outside, "a", "")
	problems, err := discover(root, outside, []string{"a"})
	if err != nil || len(problems) != 1 || problems[0].name != "a" {
		t.Errorf("%+v, %v; want a", problems, err)
	}
}

func TestLimits(t *testing.T) {
	for name, want := range map[string]problem{
		"acwing845": {limit: time.Second, memory: 64 << 20},
		"lc773":     {limit: time.Second},
		"uva1601":   {limit: 12 * time.Second, manyCases: true},
		"unheard":   {limit: defaultLimit},
	} {
		got := problem{dir: filepath.Join("..", "..", name)}
		got.readLimits(0)
		if got.dir = ""; got.limit != want.limit || got.memory != want.memory || got.manyCases != want.manyCases {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
		if got.readLimits(time.Hour); got.limit != time.Hour {
			t.Errorf("%s: %v, want the limit that is given", name, got.limit)
		}
	}
}
