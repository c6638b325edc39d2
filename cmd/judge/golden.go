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

// problem is a directory of the module, with its goldens that the words select.
type problem struct {
	name, dir string
	goldens   []golden
}

// golden is a pair of files: what a program reads, and what it must print.
type golden struct {
	problem, name string // PROBLEM/testdata/NAME.in
	in, out       string
}

// id is how a golden is named in the report and by the words that select it.
func (g golden) id() string { return g.problem + "/" + g.name }

// moduleRoot returns the nearest directory with a go.mod, from name in dir upwards.
func moduleRoot(dir, name string) (string, error) {
	root, err := realPath(dir, name)
	for err == nil && !exists(filepath.Join(root, "go.mod")) {
		if root == filepath.Dir(root) {
			return "", fmt.Errorf("no go.mod in the directory %s or above", name)
		}
		root = filepath.Dir(root)
	}
	return root, err
}

// realPath returns the whole path, without links, of name in dir. It must exist.
func realPath(dir, name string) (string, error) {
	if !filepath.IsAbs(name) {
		name = filepath.Join(dir, name)
	}
	name, err := filepath.EvalSymlinks(name)
	if err == nil {
		name, err = filepath.Abs(name)
	}
	return name, err
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// discover returns the goldens that match every word, by problem, in order. Half a
// golden is one, too: a test that silently stops running looks like a pass.
func discover(root, dir string, words []string) (problems []problem, err error) {
	files, _ := fs.Glob(os.DirFS(root), "*/testdata/*") // an error is one of the pattern only
	withoutExt := func(file string) string { return strings.TrimSuffix(file, path.Ext(file)) }
	sort.Slice(files, func(i, k int) bool { return withoutExt(files[i]) < withoutExt(files[k]) })
	for _, file := range files {
		ext := path.Ext(file)
		stem := filepath.Join(root, withoutExt(file))
		if ext != ".in" && (ext != ".out" || exists(stem+".in")) {
			continue
		}
		name := file[:strings.IndexByte(file, '/')]
		g := golden{name, filepath.Base(stem), stem + ".in", stem + ".out"}
		if !matches(g.id(), root, dir, words) {
			continue
		}
		if n := len(problems); n == 0 || problems[n-1].name != name {
			problems = append(problems, problem{name: name, dir: filepath.Join(root, name)})
		}
		last := &problems[len(problems)-1]
		last.goldens = append(last.goldens, g)
	}
	if len(problems) == 0 {
		all, _ := fs.Glob(os.DirFS(root), "*/testdata")
		err = fmt.Errorf("no golden in %s matches %q; there are goldens in %s", root, words, strings.Join(all, ", "))
	}
	return problems, err
}

// matches looks for each word in the id. A word that names what exists, as seen
// from dir, is a path and stands for just that.
func matches(id, root, dir string, words []string) bool {
	for _, word := range words {
		part, end := strings.TrimPrefix(filepath.ToSlash(word), "./"), ""
		if file, err := realPath(dir, word); err == nil {
			if rel, err := filepath.Rel(root, file); err == nil && filepath.IsLocal(rel) {
				part, end = path.Join("/", filepath.ToSlash(rel)), "/"
			}
		}
		part = strings.TrimSuffix(strings.TrimSuffix(part, ".in"), ".out")
		part = strings.NewReplacer("/testdata/", "/", "//", "/").Replace(part + end)
		if !strings.Contains(strings.ToLower("/"+id+"/"), strings.ToLower(part)) {
			return false
		}
	}
	return true
}

// list prints the goldens and what each is for. In the goldens.txt beside them
// each has a line: its name, blanks, and what it is for.
func (r *report) list(problems []problem) {
	for _, p := range problems {
		text, _ := os.ReadFile(filepath.Join(p.dir, "testdata", "goldens.txt")) // or the names alone
		for _, g := range p.goldens {
			_, purpose, _ := strings.Cut("\n"+string(text), "\n"+g.name+" ")
			purpose, _, _ = strings.Cut(purpose, "\n")
			r.print("%-36s  %s\n", g.id(), strings.TrimSpace(purpose))
		}
	}
}
