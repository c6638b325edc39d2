package main

import (
	"compress/gzip"
	"context"
	"encoding/json"
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

// serve serves the page of the module in root until stop is called.
func serve(root string) (url string, stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	out, stdout := io.Pipe()
	go func() {
		args := []string{"-addr", "127.0.0.1:0"}
		stdout.CloseWithError(play(ctx, root, args, stdout, io.Discard))
	}()
	_, err := fmt.Fscanln(out, &url)
	check(err)
	return url, func() {
		cancel()
		_, err := io.ReadAll(out)
		check(err)
	}
}

// serveTests serves a directory, and the scripts in testdata below /test/.
func serveTests(t *testing.T, dir string) (url string) {
	files := http.NewServeMux()
	page := compressed(dir)
	files.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "max-age=600") // to save the tests time
		page.ServeHTTP(w, r)
	})
	files.Handle("/test/", http.StripPrefix("/test/", http.FileServer(http.Dir("testdata"))))
	server := httptest.NewServer(files)
	t.Cleanup(server.Close)
	return server.URL
}

// In a real browser, the figures of the article must work, and the page and its modules must pass
// the tests in testdata/all.js.
func TestPage(t *testing.T) {
	c := startChromium(t)
	puzzletest.ReadSources(t, "bfspuzzles/...")
	dir := t.TempDir()
	level = gzip.BestSpeed // the fastest for the tests
	defer func() { level = gzip.DefaultCompression }()
	check(build(context.Background(), "../..", dir, "", io.Discard))
	url := serveTests(t, dir)
	t.Run("Figures", func(t *testing.T) { testFigures(t, c, url) })
	c.open(url + "/test/")
	t.Run("Errors", func(t *testing.T) { testErrors(t, c) })
	const all = `import("/test/all.js").then(({ tests }) => `
	for _, name := range strings.Fields(c.run(t, all+`[...tests.keys()].join(" "))`).(string)) {
		t.Run(name, func(t *testing.T) { c.run(t, all+`tests.get("`+name+`")())`) })
	}
}

// Each error in bad.txt that the page can show must have a translation, if the puzzle has any.
func testErrors(t *testing.T, c *chromium) {
	var said []string
	texts, _ := filepath.Glob("../../*/testdata/bad.txt")
	for _, name := range texts {
		for _, line := range strings.Split(puzzletest.Read(t, name), "\n") {
			if strings.HasPrefix(line, "! ") && !strings.Contains(line, ": -at: ") {
				said = append(said, line[2:])
			}
		}
	}
	list, err := json.Marshal(said)
	check(err)
	c.run(t, `import("/test/errors.js").then(({ check }) => check(`+string(list)+`))`)
}

// The page of a module with one puzzle and no page.js must be written, even over an older page, and
// served. Serving must leave no files behind.
func TestFiles(t *testing.T) {
	const root = "testdata/module"
	dir, tmp := t.TempDir(), t.TempDir()
	for i := 0; i < 2; i++ {
		args := []string{"-o", dir, "-url", "https://a.b/c/"}
		check(play(context.Background(), root, args, io.Discard, io.Discard))
	}
	for name, want := range map[string]string{
		"index.html":     `content="https://a.b/c/preview.png" />`,
		"wasm_exec.js":   "Go",
		"p/goldens.json": `[{"Name":"a","Purpose":"one","Input":"1\n"}]`,
		"p/page.js":      "",
		"p/program.wasm": "\x00asm",
	} {
		if got := puzzletest.Read(t, filepath.Join(dir, name)); !strings.Contains(got, want) {
			t.Errorf("%s contains %.200q, want %q", name, got, want)
		}
	}
	below := []string{"-o", filepath.Join(dir, "index.html", "below")}
	err := play(context.Background(), root, below, io.Discard, io.Discard)
	if err == nil || !strings.HasPrefix(err.Error(), "mkdir") {
		t.Errorf("-o below a file: got error %v, want mkdir ...", err)
	}
	t.Setenv("TMPDIR", tmp)
	t.Setenv("TMP", tmp)
	url, stop := serve(root)
	response, err := http.Get(url + "p/program.wasm")
	check(err)
	if !response.Uncompressed { // true if the client has decompressed the response
		t.Errorf("program.wasm is not compressed: %s", response.Status)
	}
	stop()
	if left, err := os.ReadDir(tmp); err != nil || len(left) > 0 {
		t.Errorf("serving leaves %v behind (error %v)", left, err)
	}
}

// A line that the page marks during a search must occur in the loop exactly once.
func TestLoops(t *testing.T) {
	for body, want := range map[string]bool{
		"x++": true, "x++ // one more": true, "y++": false, "x++\n\tx++": false, "// x++": false,
	} {
		l := loop{Functions: []string{"f"}, Marks: map[string][]string{"new": {"x++"}}}
		err := l.read("a.go", "func g() {\n\tx++\n}\nfunc f() {\n\t"+body+"\n}\n")
		if got := err == nil; got != want {
			t.Errorf("loop %q: got error %v", body, err)
		}
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
		"-o " + t.TempDir():              "run this in the root of the module",
		"-port 1":                        "not defined: -port; -h lists the flags",
		"uva1601":                        `unexpected argument "uva1601"; -h lists the flags`,
	} {
		args := strings.Fields(args)
		err := play(context.Background(), t.TempDir(), args, io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got error %v, want %s", args, err, want)
		}
	}
}
