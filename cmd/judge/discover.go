package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// golden is a pair of files: what a program reads, and what it must print.
type golden struct {
	problem string // the directory, also the key of the limits
	name    string // the file name without .in
	in, out string
}

// id is how a golden is named in the report and by the words that select it.
func (g golden) id() string { return g.problem + "/" + g.name }

// moduleRoot is the nearest directory with a go.mod, from dir upwards.
func moduleRoot(dir string) (string, error) {
	start, err := filepath.Abs(dir)
	if err != nil {
		return "", fmt.Errorf("finding the module: %w", err)
	}
	for root := start; ; root = filepath.Dir(root) {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			return root, nil
		}
		if root == filepath.Dir(root) {
			return "", fmt.Errorf("finding the module: no go.mod in %s or above", start)
		}
	}
}

// discover returns the goldens whose id contains every word, in order of id.
// Half a golden is an error and not one golden less: a test that silently
// stops running looks like one that passes. Only an update, which writes the
// .out, takes an .in alone.
func discover(root string, words []string, needOut bool) ([]golden, error) {
	ins, err := find(root, words, ".in")
	if err != nil {
		return nil, err
	}
	outs, err := find(root, words, ".out")
	if err != nil {
		return nil, err
	}
	var goldens []golden
	var halves []string
	for g := range ins {
		goldens = append(goldens, g)
		if needOut && !outs[g] {
			halves = append(halves, fmt.Sprintf("%s.in has no %s.out (-update writes it)", g.id(), g.name))
		}
	}
	for g := range outs {
		if !ins[g] {
			halves = append(halves, fmt.Sprintf("%s.out has no %s.in", g.id(), g.name))
		}
	}
	sort.Strings(halves)
	sort.Slice(goldens, func(i, k int) bool { return goldens[i].id() < goldens[k].id() })
	switch {
	case len(halves) > 0:
		return nil, fmt.Errorf("half a golden: %s", strings.Join(halves, "; "))
	case len(goldens) == 0 && len(words) > 0:
		return nil, fmt.Errorf("no golden matches %q", words)
	case len(goldens) == 0:
		return nil, fmt.Errorf("no golden: there is no */testdata/*.in in %s", root)
	}
	return goldens, nil
}

// find returns the goldens that match and have a file with this extension.
func find(root string, words []string, ext string) (map[golden]bool, error) {
	files, err := fs.Glob(os.DirFS(root), "*/testdata/*"+ext)
	if err != nil {
		return nil, fmt.Errorf("finding goldens: %w", err)
	}
	found := map[golden]bool{}
	for _, file := range files {
		parts := strings.Split(strings.TrimSuffix(file, ext), "/")
		base := filepath.Join(root, parts[0], parts[1], parts[2])
		g := golden{problem: parts[0], name: parts[2], in: base + ".in", out: base + ".out"}
		if matches(g.id(), words) {
			found[g] = true
		}
	}
	return found, nil
}

// matches takes the path of a golden's file for its id, too.
func matches(id string, words []string) bool {
	for _, w := range words {
		if strings.Contains(w, "/testdata/") {
			w = strings.TrimSuffix(strings.TrimSuffix(strings.TrimPrefix(w, "./"), ".in"), ".out")
			w = strings.Replace(w, "/testdata/", "/", 1)
		}
		if !strings.Contains(id, w) {
			return false
		}
	}
	return true
}
