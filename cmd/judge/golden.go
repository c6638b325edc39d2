package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"bfspuzzles/internal/goldens"
)

// problem is a directory of the module, with the goldens that the words select.
type problem struct {
	name, dir string
	goldens   []golden

	own       program       // the program in dir; only it knows where a case begins and ends
	limit     time.Duration // for a run
	until     time.Time     // when to end the runs on a golden, case by case
	memory    int64         // in bytes, that a run may take; 0 if that is not known
	manyCases bool          // its judge gives a run many cases, not one
}

// golden is a pair of files: what a program reads, and what it must print.
type golden struct {
	problem, name string // PROBLEM/testdata/NAME.in
	in, out       string // the files

	goldens.Purpose
}

// id is how a golden is named in the report and by the words that select it.
func (g golden) id() string { return g.problem + "/" + g.name }

// realPath returns the path, without links, of name in dir. It must exist.
func realPath(dir, name string) (string, error) {
	if !filepath.IsAbs(name) {
		name = filepath.Join(dir, name)
	}
	return filepath.EvalSymlinks(name)
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// discover returns the goldens that match every word, by problem, in order. None at
// all is an error: a test that silently stops running looks like a pass.
func discover(root, dir string, words []string) (problems []problem, err error) {
	files, _ := fs.Glob(os.DirFS(root), "*/testdata/*.in") // an error is one of the pattern only
	var purposes map[string]goldens.Purpose
	for _, file := range files {
		name := file[:strings.IndexByte(file, '/')]
		stem := filepath.Join(root, strings.TrimSuffix(file, ".in"))
		g := golden{problem: name, name: filepath.Base(stem), in: stem + ".in", out: stem + ".out"}
		if !g.matches(root, dir, words) {
			continue
		}
		if n := len(problems); n == 0 || problems[n-1].name != name {
			problems = append(problems, problem{name: name, dir: filepath.Join(root, name)})
			purposes = goldens.Purposes(filepath.Dir(stem))
		}
		g.Purpose = purposes[g.name]
		last := &problems[len(problems)-1]
		last.goldens = append(last.goldens, g)
	}
	if len(problems) == 0 {
		all, _ := fs.Glob(os.DirFS(root), "*/testdata")
		err = fmt.Errorf("no golden in %s matches %q (-C DIR says where the project is); "+
			"there are goldens in %q", root, words, all)
	}
	return problems, err
}

// matches reports whether the golden matches all words. A word that names what exists in
// the module, as seen from dir or from its root, is a path and stands for just that.
func (g golden) matches(root, dir string, words []string) bool {
	const sep = string(filepath.Separator)
	for _, word := range words {
		whole, part := g.id(), strings.TrimPrefix(word, "./")
		for _, from := range []string{root, dir} {
			file, err := realPath(from, word)
			if err == nil && strings.HasPrefix(file+sep, root+sep) {
				whole = strings.TrimSuffix(g.in, ".in") + sep
				part = strings.TrimSuffix(strings.TrimSuffix(file, ".in"), ".out") + sep
			}
		}
		if !strings.Contains(strings.ToLower(whole), strings.ToLower(part)) {
			return false
		}
	}
	return true
}

// header is the line of a program's header that says what its judge allows, such
// as "limits: 1 s, 64 MB" or "limits: 12 s, many cases".
var header = regexp.MustCompile(`(?m)^//\tlimits: (\d+) s(?:, (\d+) MB)?(, many cases)?`)

// readLimits reads from the problem's main.go what a run may take, and whether the judge
// gives a run many cases. A golden may ask more than a judge's own tests do, even a
// whole state space; it must be answered within the same limits. A limit that is given
// comes before the judge's.
func (p *problem) readLimits(given time.Duration) {
	source, _ := os.ReadFile(filepath.Join(p.dir, "main.go"))
	p.limit = defaultLimit
	if m := header.FindSubmatch(source); m != nil {
		seconds, _ := strconv.Atoi(string(m[1]))
		megabytes, _ := strconv.Atoi(string(m[2]))
		p.limit = time.Duration(seconds) * time.Second
		p.memory, p.manyCases = int64(megabytes)<<20, m[3] != nil
	}
	if given > 0 {
		p.limit = given
	}
}

// list prints the goldens, who could give each, and what it is for.
func (r *report) list(problems []problem) {
	var list strings.Builder // printed at once: a reader such as head may stop early
	for _, p := range problems {
		for _, g := range p.goldens {
			fmt.Fprintf(&list, "%-38s  %-8s  %s\n", g.id(), g.Form, g.Text)
		}
	}
	r.print("%s", list.String())
}
