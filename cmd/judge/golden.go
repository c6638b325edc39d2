//go:build go1.24

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
	"bfspuzzles/internal/process"
)

// problem is a directory of the module, with the goldens that the words select.
type problem struct {
	name, dir string
	goldens   []golden
	forms     []string            // judges that show samples, each with its layout of the input
	samples   map[string][]golden // all that they show, selected or not

	own    program        // program in dir; only it knows where a case begins and ends
	limits process.Limits // what a run may take
	cases  int            // the most cases that its judge gives a run
	few    bool           // a program may also answer only one in a run
}

// golden is a pair of files: what a program reads, and what it must print.
type golden struct {
	problem *problem
	name    string
	stem    string // what the paths of its files begin with: .../PROBLEM/testdata/NAME

	goldens.Purpose
}

// id is how a golden is named in the report and by the words that select it.
func (g golden) id() string { return g.problem.name + "/" + g.name }

// rank orders goldens by what they catch for their time. The first are those that a judge shows.
func (g golden) rank() int {
	switch {
	case strings.Contains(g.name, "sample"):
		return 0
	case g.Short != g.Text: // it catches a known mistake
		return 1
	}
	return 2
}

// realPath returns the whole path of what must exist, without links.
func realPath(name string) (string, error) {
	name, err := filepath.Abs(name)
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(name)
}

// discover returns the goldens that match every word, by problem, in order. None at
// all is an error: a test that silently stops running looks like a pass.
func discover(root string, words []string) (problems []*problem, err error) {
	files, _ := fs.Glob(os.DirFS(root), "*/testdata/*.in") // an error is one of the pattern only
	var known []string
	p := &problem{}
	var purposes map[string]goldens.Purpose
	for _, file := range files {
		stem := filepath.Join(root, strings.TrimSuffix(file, ".in"))
		testdata, name := filepath.Split(stem)
		dir := filepath.Join(testdata, "..")
		if dir != p.dir {
			p = &problem{name: filepath.Base(dir), dir: dir, samples: map[string][]golden{}}
			purposes = goldens.Purposes(testdata)
			known = append(known, p.name)
		}
		g := golden{problem: p, name: name, stem: stem, Purpose: purposes[name]}
		if g.rank() == 0 {
			// By name, sample1 comes after the samples of other judges; its judge is the first, so
			// later forms come before those that are known.
			if p.samples[g.Form] == nil {
				p.forms = append([]string{g.Form}, p.forms...)
			}
			p.samples[g.Form] = append(p.samples[g.Form], g)
		}
		if g.matches(root, words) {
			p.goldens = append(p.goldens, g)
			if len(p.goldens) == 1 {
				problems = append(problems, p)
			}
		}
	}
	if len(problems) == 0 {
		err = fmt.Errorf("no golden in %s matches %q; its problems are %q (-list shows the "+
			"goldens, -C DIR names another project)", root, words, known)
	}
	return problems, err
}

// matches reports whether the golden matches all words. A word that names what exists in
// the module, as seen from here or from its root, is a path and stands for just that.
func (g golden) matches(root string, words []string) bool {
	const sep = string(filepath.Separator)
	for _, word := range words {
		found := strings.Contains(g.id(), word)
		for _, path := range []string{filepath.Join(root, word), word} {
			file, err := realPath(path)
			if err == nil && strings.HasPrefix(file+sep, root+sep) {
				file = strings.TrimSuffix(strings.TrimSuffix(file, ".in"), ".out")
				found = strings.HasPrefix(g.stem+sep, file+sep)
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// header is the line of a program's header that says what its judge allows, such
// as "limits: 1 s, 64 MB" or "limits: 12 s, 10 cases"; with "1 or 10 cases", a program may also
// answer only one.
var header = regexp.MustCompile(
	`(?m)^//\tlimits: (\d+) s(?:, (\d+) MB)?(?:, (1 or )?(\d+) cases)?(?: \(|$)`)

// readLimits reads from the header of the submission, in solve.go, what a run may take and how many
// cases the judge gives it. A golden may ask more than a judge's own tests do, even a whole state
// space; it must be answered within the same limits. Limits given as flags come before the judge's.
func (j *judge) readLimits() {
	file := filepath.Join(j.dir, "solve.go")
	source, _ := os.ReadFile(file)
	m := header.FindStringSubmatch(string(source))
	if m == nil {
		j.fail(fmt.Errorf("%s has no line such as \"//\tlimits: 1 s, 64 MB\" or "+
			"\"//\tlimits: 12 s, 10 cases\"", file))
		return
	}
	j.limits = j.given
	if j.given.Time == 0 {
		j.limits.Time, _ = time.ParseDuration(m[1] + "s")
	}
	if j.given.Memory < 0 {
		j.limits.Memory, _ = strconv.ParseInt(m[2], 10, 64)
	}
	j.limits.Memory <<= 20
	j.few = m[3] != ""
	j.cases, _ = strconv.Atoi(m[4])
	j.cases = max(j.cases, 1)
}
