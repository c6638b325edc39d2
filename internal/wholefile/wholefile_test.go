package wholefile

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// files returns the names and texts of a directory, which shows that no part was
// left behind.
func files(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		found[e.Name()] = string(text)
	}
	return found
}

func TestWrite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made", "for it")
	for _, text := range []string{"new", "a longer text over it", "short", "short"} {
		if err := Write(filepath.Join(dir, "x"), []byte(text)); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(map[string]string{"x": text}, files(t, dir)); diff != "" {
			t.Errorf("files (-want +got):\n%s", diff)
		}
	}
}

// A link leads to the new file, also if it led to nothing.
func TestWriteThroughLink(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a right there")
	}
	for _, dangling := range []bool{false, true} {
		dir := t.TempDir()
		file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
		if err := os.Symlink("file", link); err != nil {
			t.Fatal(err)
		}
		if !dangling {
			if err := Write(file, []byte("old")); err != nil {
				t.Fatal(err)
			}
		}
		if err := Write(link, []byte("new")); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(map[string]string{"file": "new", "link": "new"}, files(t, dir)); diff != "" {
			t.Errorf("dangling: %v, files (-want +got):\n%s", dangling, diff)
		}
		if target, err := os.Readlink(link); target != "file" {
			t.Errorf("dangling: %v, the link leads to %q, %v", dangling, target, err)
		}
	}
}

// A new file can be read by whom other new files can; one that was there keeps its permissions.
func TestPermissions(t *testing.T) {
	dir := t.TempDir()
	name, other := filepath.Join(dir, "x"), filepath.Join(dir, "other")
	mode := func(name string) os.FileMode {
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		return info.Mode()
	}
	write := func(text string) {
		if err := Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(other, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if write("new"); mode(name) != mode(other) {
		t.Errorf("a new file has %v, want %v", mode(name), mode(other))
	}
	for _, want := range []os.FileMode{0o600, 0o777} {
		if err := os.Chmod(name, want); err != nil {
			t.Fatal(err)
		}
		want = mode(name) // on Windows not the same
		if write(want.String()); mode(name) != want {
			t.Errorf("a file has %v, %v before", mode(name), want)
		}
	}
}

// A file that has the text already is not even touched.
func TestSameText(t *testing.T) {
	name, past := filepath.Join(t.TempDir(), "x"), time.Now().Add(-time.Hour).Truncate(time.Second)
	if err := os.WriteFile(name, []byte("text"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(name, past, past); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"text", "other"} {
		if err := Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if same := text == "text"; info.ModTime().Equal(past) != same {
			t.Errorf("%q over %q: changed at %v, before at %v", text, "text", info.ModTime(), past)
		}
	}
}

// A failure leaves everything as it was, and its error names the file given, not
// the part, the directory or the target of a link.
func TestWriteFails(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "x"), []byte("old"), 0o666); err != nil {
		t.Fatal(err)
	}
	long := filepath.Join(dir, strings.Repeat("n", 254)) // with .part it is too long
	for _, name := range []string{dir, filepath.Join(dir, "x", "y"), filepath.Join(dir, "x", "y", "z"), long} {
		err := Write(name, []byte("new"))
		if err == nil {
			t.Errorf("wrote %s", name)
			continue
		}
		if rest := strings.TrimPrefix(err.Error(), name+": "); strings.Contains(rest, dir) || rest == err.Error() {
			t.Errorf("the error for %s is %q", name, err)
		}
	}
	if diff := cmp.Diff(map[string]string{"x": "old"}, files(t, dir)); diff != "" {
		t.Errorf("files (-want +got):\n%s", diff)
	}
}
