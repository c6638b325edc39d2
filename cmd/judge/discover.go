package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
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

// dir is the problem's directory.
func (g golden) dir() string { return filepath.Dir(filepath.Dir(g.in)) }

// directories returns dir without links, and the root of the module: the nearest
// directory with a go.mod from below upwards, or from dir where below is "".
func directories(dir, below string) (here, root string, err error) {
	if here, err = filepath.Abs(dir); err == nil {
		here, err = filepath.EvalSymlinks(here)
	}
	if root = here; err == nil && below != "" {
		root, err = filepath.Abs(below)
	}
	for start := root; err == nil; root = filepath.Dir(root) {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			return here, root, nil
		}
		if root == filepath.Dir(root) {
			err = fmt.Errorf("no go.mod in %s or above", start)
		}
	}
	return "", "", fmt.Errorf("finding the module: %w", err)
}

// discover returns the goldens that match every word, in order of id. Half a
// golden is one, too: a test that silently stops running looks like a pass.
func discover(root, here string, words []string) ([]golden, error) {
	files := map[string]bool{}
	for _, ext := range []string{".in", ".out"} {
		found, err := fs.Glob(os.DirFS(root), "*/testdata/*"+ext)
		if err != nil {
			return nil, fmt.Errorf("finding goldens: %w", err)
		}
		for _, file := range found {
			files[strings.TrimSuffix(file, ext)] = true
		}
	}
	var all, goldens []golden
	for file := range files {
		base := filepath.Join(root, filepath.FromSlash(file))
		g := golden{problem: strings.SplitN(file, "/", 2)[0], name: path.Base(file), in: base + ".in", out: base + ".out"}
		all = append(all, g)
		if matches(g, root, here, words) {
			goldens = append(goldens, g)
		}
	}
	if len(goldens) == 0 {
		return nil, fmt.Errorf("no golden in %s matches %q; there are goldens of %s", root, words, strings.Join(problemsOf(all), ", "))
	}
	sort.Slice(goldens, func(i, k int) bool { return goldens[i].id() < goldens[k].id() })
	return goldens, nil
}

// problemsOf returns the problems of goldens in order.
func problemsOf(goldens []golden) (problems []string) {
	seen := map[string]bool{}
	for _, g := range goldens {
		if !seen[g.problem] {
			seen[g.problem] = true
			problems = append(problems, g.problem)
		}
	}
	sort.Strings(problems)
	return problems
}

// matches looks for each word in the id. A word that names what exists is a path
// and stands for just that.
func matches(g golden, root, here string, words []string) bool {
	for _, word := range words {
		file := word
		if !filepath.IsAbs(file) {
			file = filepath.Join(here, file)
		}
		part, end := strings.TrimPrefix(filepath.ToSlash(word), "./"), ""
		if rel, err := filepath.Rel(root, file); err == nil && !strings.HasPrefix(rel, "..") {
			if _, err := os.Stat(file); err == nil {
				part, end = path.Join("/", filepath.ToSlash(rel)), "/"
			}
		}
		part = strings.TrimSuffix(strings.TrimSuffix(part, ".in"), ".out")
		part = strings.NewReplacer("/testdata/", "/", "//", "/").Replace(part + end)
		if !strings.Contains(strings.ToLower("/"+g.id()+"/"), strings.ToLower(part)) {
			return false
		}
	}
	return true
}

// purposes reads what the goldens of a problem are for, by name. In goldens.txt
// each has a line: its name, blanks, and what it is for.
func purposes(root, problem string) (map[string]string, error) {
	text, err := os.ReadFile(filepath.Join(root, problem, "testdata", "goldens.txt"))
	found := map[string]string{}
	for _, line := range strings.Split(string(unixLines(text)), "\n") {
		if i := strings.IndexByte(line, ' '); i > 0 {
			found[line[:i]] = strings.TrimSpace(line[i:])
		}
	}
	if os.IsNotExist(err) {
		err = nil
	}
	return found, err
}
