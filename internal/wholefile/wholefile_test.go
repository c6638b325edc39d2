package wholefile

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

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

func TestWriteThroughLink(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a right there")
	}
	dir := t.TempDir()
	if err := Write(filepath.Join(dir, "file"), []byte("old")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("file", filepath.Join(dir, "link")); err != nil {
		t.Fatal(err)
	}
	if err := Write(filepath.Join(dir, "link"), []byte("new")); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(map[string]string{"file": "new", "link": "new"}, files(t, dir)); diff != "" {
		t.Errorf("files (-want +got):\n%s", diff)
	}
	if target, err := os.Readlink(filepath.Join(dir, "link")); target != "file" {
		t.Errorf("the link leads to %q, %v", target, err)
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
