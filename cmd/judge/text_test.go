package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
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
		got := compare([]byte(test.want), []byte(test.got))
		if got != test.verdict {
			t.Errorf("compare(%q, %q) = %s, want %s", test.want, test.got, got, test.verdict)
		}
	}
}

func TestFirstDifference(t *testing.T) {
	long := strings.Repeat("x", 150)
	tests := []struct {
		want, got string
		shown     []string
	}{
		{"1\n2\n", "1\n3\n", []string{"line 2 of the output", "  expected: 2", "  found:    3"}},
		{"1\n", "1", []string{"line 1 of the output", "  expected: 1", "  found:    1 (no newline at the end)"}},
		{"1\n", "1\n\n", []string{"line 2 of the output", "  expected: (end of output)", "  found:    "}},
		{"1\n", "1\n2", []string{"line 2 of the output", "  expected: (end of output)", "  found:    2 (no newline at the end)"}},
		{"", " ", []string{"line 1 of the output", "  expected: (end of output)", "  found:    · (no newline at the end)"}},
		{"滑\r\n", "\xff\r\r\n", []string{"line 1 of the output", "  expected: 滑", "  found:    \\xff␍"}},
		{"1\n", long + "\n", []string{"line 1 of the output", "  expected: 1", "  found:    " + long[:100] + "… (50 bytes more)"}},
	}
	for _, test := range tests {
		got := firstDifference([]byte(test.want), []byte(test.got))
		if d := cmp.Diff(test.shown, got); d != "" {
			t.Errorf("firstDifference(%q, %q) (-want +got):\n%s", test.want, test.got, d)
		}
	}
}

func TestDiff(t *testing.T) {
	tests := []struct {
		old, new string
		shown    []string
	}{
		{"1\n", "1\n", nil},
		{"", "1\n2\n", []string{"+ line 1: 1", "+ line 2: 2"}},
		{"1\n2\n", "", []string{"- line 1: 1", "- line 2: 2"}},
		{"1\n2\n3\n4\n", "1\n5\n3\n6\n", []string{"- line 2: 2", "+ line 2: 5", "- line 4: 4", "+ line 4: 6"}},
		{"1\n3\n", "1\n2\n3\n", []string{"+ line 2: 2"}},
		{"1\n2\n3\n", "1\n3\n", []string{"- line 2: 2"}},
		{"1", "1\n", []string{"- line 1: 1 (no newline at the end)", "+ line 1: 1"}},
		{"1\r\n", "1\n", []string{"- line 1: 1␍", "+ line 1: 1"}},
	}
	for _, test := range tests {
		if d := cmp.Diff(test.shown, diff([]byte(test.old), []byte(test.new))); d != "" {
			t.Errorf("diff(%q, %q) (-want +got):\n%s", test.old, test.new, d)
		}
	}
	all := diff(nil, bytes.Repeat([]byte("1\n"), 100))
	if len(all) != diffShown+1 || all[diffShown] != "… (60 lines more)" {
		t.Errorf("a long diff has %d lines and ends %q", len(all), all[len(all)-1])
	}
}

func TestDiscoverSorts(t *testing.T) {
	root := newModule(t, map[string]string{
		"b/testdata/x.in": "", "b/testdata/x.out": "",
		"a/testdata/x.in": "", "a/testdata/x.out": "",
		"a/testdata/x-2.in": "", "a/testdata/x-2.out": "",
		"a/deeper/testdata/x.in": "", "a/testdata/notes.txt": "",
	})
	goldens, err := discover(root, nil, true)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, g := range goldens {
		got = append(got, g.id())
	}
	if d := cmp.Diff([]string{"a/x", "a/x-2", "b/x"}, got); d != "" {
		t.Errorf("ids (-want +got):\n%s", d)
	}
}

func TestColor(t *testing.T) {
	t.Setenv("NO_COLOR", "")
	t.Setenv("TERM", "xterm")
	// The null device passes for a terminal: it is a character device, too.
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	file, err := os.Create(filepath.Join(t.TempDir(), "report"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()

	if !useColor(null) {
		t.Error("no colour on a terminal")
	}
	if useColor(file) || useColor(&bytes.Buffer{}) {
		t.Error("colour in a file")
	}
	t.Setenv("TERM", "dumb")
	if useColor(null) {
		t.Error("colour on a dumb terminal")
	}
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "1")
	if useColor(null) {
		t.Error("colour in spite of NO_COLOR")
	}
}
