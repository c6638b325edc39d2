package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// The head of the page must list, exactly once, each script needed to play, and no script of the
// other views. Programs and text files must have a compressed copy, but PNGs must not.
func TestHead(t *testing.T) {
	dir := t.TempDir()
	args := []string{"-o", dir}
	check(play(context.Background(), "testdata/module", args, io.Discard, io.Discard))
	index := puzzletest.Read(t, filepath.Join(dir, "index.html"))
	for name, want := range map[string]int{
		"core/texts.js": 1, "play/play.js": 1, "check/check.js": 0, "p/page.js": 1,
		"main.js": 0, "watch/watch.js": 0, "core/worker.js": 0,
	} {
		link := `<link rel="modulepreload" href="` + name + `" />`
		if got := strings.Count(index, link); got != want {
			t.Errorf("index.html has %d links to %s, want %d", got, name, want)
		}
	}
	if list := `>[{"Name":"p","Size":`; !strings.Contains(index, list) {
		t.Errorf("index.html does not contain %s", list)
	}
	article := puzzletest.Read(t, filepath.Join(dir, "how/zh.html"))
	for _, name := range []string{"place.js", "../core/dom.js"} {
		if link := `"modulepreload" href="` + name + `" />`; strings.Count(article, link) != 1 {
			t.Errorf("how/zh.html does not preload %s once", name)
		}
	}
	for name, want := range map[string]bool{
		"main.js": true, "icon.svg": true, "p/program.wasm": true, "preview.png": false,
	} {
		_, err := os.Stat(filepath.Join(dir, name+".gz"))
		if got := err == nil; got != want {
			t.Errorf("%s.gz exists: %t, want %t", name, got, want)
		}
	}
}

// The cards must be in the order that page.json gives. A puzzle without an order must come last.
func TestOrder(t *testing.T) {
	dir := t.TempDir()
	found := []string{"a", "b", "c"}
	for i, text := range []string{"", `{ "order": 2 }`, `{ "order": 1 }`} {
		found[i] = filepath.Join(dir, found[i], "testdata")
		check(os.MkdirAll(found[i], 0o777))
		if text != "" {
			check(os.WriteFile(filepath.Join(found[i], "..", "page.json"), []byte(text), 0o666))
		}
	}
	s := &site{dir: dir}
	s.arrange(found)
	for i, want := range []string{"c", "b", "a"} {
		if got := filepath.Base(filepath.Dir(found[i])); got != want || s.err != nil {
			t.Errorf("card %d is %s, want %s (error %v)", i+1, got, want, s.err)
		}
	}
}
