package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// In a real browser the page does what testdata/page.txt says, and finds the cases of the goldens
// as the programs do.
func TestPage(t *testing.T) {
	c := startChromium(t)
	puzzletest.ReadSources(t, "bfspuzzles/...")
	dir := t.TempDir()
	check(play(context.Background(), "../..", []string{"-o", dir}, io.Discard, io.Discard))
	host := httptest.NewServer(http.FileServer(http.Dir(dir)))
	defer host.Close()
	c.prelude = puzzletest.Read(t, "testdata/page.js")
	for i, line := range strings.Split(puzzletest.Read(t, "testdata/page.txt"), "\n") {
		if line == "stop the server" {
			found := c.eval(puzzletest.Read(t, "testdata/cases.js"))
			compareCases(t, found.(map[string]interface{}))
			host.CloseClientConnections()
			host.Close()
		} else if err := c.step(host.URL, line); err != nil {
			t.Fatalf("testdata/page.txt:%d: %v", i+1, err)
		}
	}
}

// compareCases compares how many cases the page finds in each golden with its lines of output.
func compareCases(t *testing.T, found map[string]interface{}) {
	for name, count := range found {
		out := puzzletest.Read(t, "../../"+name+".out")
		if want := float64(strings.Count(out, "\n")); count != want {
			t.Errorf("%s: %v cases, want %v", name, count, want)
		}
	}
	if len(found) < 100 {
		t.Errorf("only %d goldens: %v", len(found), found)
	}
}

// newModule returns the directory of a module with one puzzle, of which there is no page.js.
func newModule(t *testing.T) string {
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":                 "module m\n\ngo 1.17\n",
		"p/main.go":              "package main\n\nfunc main() {}\n",
		"p/testdata/a.in":        "1\n",
		"p/testdata/goldens.txt": "a  [Some]  one\n",
	} {
		path := filepath.Join(root, name)
		check(os.MkdirAll(filepath.Dir(path), 0o777))
		check(os.WriteFile(path, []byte(text), 0o666))
	}
	return root
}

// What is served is the page. The first line is its address, and the end leaves nothing behind.
func TestServed(t *testing.T) {
	root, tmp := newModule(t), t.TempDir()
	t.Setenv("TMPDIR", tmp)
	t.Setenv("TMP", tmp)
	ctx, stop := context.WithCancel(context.Background())
	out, stdout := io.Pipe()
	go func() {
		args := []string{"-addr", "127.0.0.1:0"}
		stdout.CloseWithError(play(ctx, root, args, stdout, io.Discard))
	}()
	url := ""
	_, err := fmt.Fscanln(out, &url)
	check(err)
	for name, want := range map[string]string{
		"":                "<!doctype html>",
		"wasm_exec.js":    "Go",
		"puzzles.json":    `[{"Name":"p","Size":`,
		"p/goldens.json":  `[{"Name":"a","Purpose":"one","Input":"1\n"}]`,
		"p/page.js":       "",
		"p/program.wasm":  "\x00asm",
		"p/testdata/a.in": "404",
	} {
		response, err := http.Get(url + name)
		check(err)
		text, err := io.ReadAll(response.Body)
		check(err)
		if !strings.Contains(string(text), want) {
			t.Errorf("%s is %.200q, want %q", name, text, want)
		}
	}
	stop()
	if _, err := io.ReadAll(out); err != nil {
		t.Error(err)
	}
	if left, err := os.ReadDir(tmp); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestWrongArguments(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	check(err)
	defer taken.Close()
	for args, want := range map[string]string{
		"-addr " + taken.Addr().String(): "in use",
		"-addr 8845":                     "missing port in address",
		"-addr 127.0.0.1:0":              "no */testdata in",
		"-o " + t.TempDir():              "is it the root of the module?",
		"-port 1":                        "flag provided but not defined: -port; -h explains",
		"uva1601":                        `unexpected "uva1601"; -h explains`,
	} {
		root := t.TempDir()
		err := play(context.Background(), root, strings.Fields(args), io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
}
