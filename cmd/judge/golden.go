//go:build go1.24

package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"bfspuzzles/internal/goldens"
	"bfspuzzles/internal/process"
)

// problem is a directory of the module, with the selected goldens in it.
type problem struct {
	name, dir string
	goldens   []golden
	forms     []string            // judges with samples; each has an input format
	samples   map[string][]golden // the samples of each form, selected or not
	also      map[string]string   // the other judges that use each form, as in "AOJ POJ"

	own    program        // in dir; it alone knows where a case begins and ends
	limits process.Limits // of a run
	cases  int            // maximum number of cases that the judge gives in a run
	few    bool           // a program may also read only one case per run
}

// golden is a pair of files: the input of a program and the output that it must print.
type golden struct {
	problem *problem
	name    string
	stem    string // the path of its files without extension: .../PROBLEM/testdata/NAME

	goldens.Purpose
}

// id returns PROBLEM/NAME, the name of a golden in the report, which the words can match.
func (g golden) id() string { return g.problem.name + "/" + g.name }

func (g golden) sample() bool { return strings.Contains(g.name, "sample") }

// hardest reports whether the golden has cases with the longest routes, or slow cases.
func (g golden) hardest() bool {
	return strings.Contains(g.name, "hardest") || strings.Contains(g.name, "deepest")
}

// rank orders the kinds of goldens. The kinds that catch the most mistakes per second come first.
func (j *judge) rank(g golden) int {
	switch {
	case g.sample() && g.Form == j.form:
		return 0
	case g.sample():
		return 1
	case g.Short != g.Text: // the golden catches a known mistake
		return 2
	}
	return 3
}

// realPath returns the absolute path of an existing file, with all symbolic links resolved.
func realPath(name string) (string, error) {
	name, _ = filepath.Abs(name) // fails only if the current directory is gone
	return filepath.EvalSymlinks(name)
}

// row matches the line in a README that says which judges host the problem. number matches a
// judge's name and its number for the problem, such as Luogu P1778.
var (
	row    = regexp.MustCompile(`(?m)^\| problem \|.*`)
	number = regexp.MustCompile(`(\w+) P?(\w*\d\w*)`)
)

// directories returns the words with the directory of a problem in place of its number on an online
// judge, such as P1778. The judge's name may precede the number, even as a separate word.
func directories(root string, words []string) []string {
	all := strings.Join(words, "\n")
	files, _ := filepath.Glob(filepath.Join(root, "*", "README.md"))
	for _, file := range files {
		text, _ := os.ReadFile(file)
		for _, m := range number.FindAllSubmatch(row.Find(text), -1) {
			name := regexp.MustCompile(fmt.Sprintf(`(?im)^(%s[ \n-]?)?P?%s$`, m[1], m[2]))
			all = name.ReplaceAllLiteralString(all, filepath.Base(filepath.Dir(file))+"/")
		}
	}
	return strings.FieldsFunc(all, func(c rune) bool { return c == '\n' })
}

// discover returns, sorted by name, the problems with goldens that match every word. It returns an
// error if no golden matches, because a test that silently stops running looks like a pass.
func discover(root string, words []string) (problems []*problem, err error) {
	words = directories(root, words)
	files, _ := fs.Glob(os.DirFS(root), "*/testdata/*.in") // only a bad pattern is an error
	var known []string
	var all []golden
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
		all = append(all, g)
		if g.sample() {
			// Each form goes to the front, because sample1, whose form must come first, is the last
			// sample by name.
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
		err = noMatch(root, words, all, known)
	}
	return problems, err
}

// noMatch says why no golden of a project matches all words.
func noMatch(root string, words []string, all []golden, known []string) error {
	if len(all) == 0 {
		return fmt.Errorf("%s is not this project; -C DIR names the directory of the project", root)
	}
	wrong := words
	for _, word := range words {
		one := []string{word}
		if !slices.ContainsFunc(all, func(g golden) bool { return g.matches(root, one) }) {
			wrong = one
		}
	}
	return fmt.Errorf("no input in %s matches %q; the problems are %s (-list prints the inputs)",
		root, wrong, known)
}

// matches reports whether the golden matches all words. A word that names an existing file or
// directory of the module, relative to the current directory or to the root, is a path and matches
// only that file or the files in that directory.
func (g golden) matches(root string, words []string) bool {
	const sep = string(filepath.Separator)
	for _, word := range words {
		found := strings.Contains(strings.ToLower(g.id()), strings.ToLower(word))
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

// header matches the line with a judge's limits in a program's header, such as "limits: 1 s, 64 MB"
// or "limits: 12 s, 10 cases". With "1 or 10 cases", a program may also read only one case per run.
// A later line "limits on AOJ: 8 s" overrides the limits for AOJ.
const header = `(?m)^//\tlimits(?: on %s)?: ` +
	`(\d+) s(?:, (\d+) MB)?(?:, (1 or )?(\d+) cases)?(?: \(|$)`

// also matches the line that lists the other judges that use an input format, such as "same input
// as UVa: AOJ POJ".
var also = regexp.MustCompile(`(?m)^//\tsame input as (\w+): (.*)$`)

// readLimits reads the other judges, the judge's limits, and the number of cases per run from the
// header of solve.go. Flags override the limits. The same limits apply to every golden, even one
// that is harder than the judge's own tests or needs the whole state space.
func (j *judge) readLimits() {
	file := filepath.Join(j.dir, "solve.go")
	source, _ := os.ReadFile(file)
	j.also = map[string]string{}
	for _, m := range also.FindAllStringSubmatch(string(source), -1) {
		j.also[m[1]] = m[2]
	}
	limits := regexp.MustCompile(fmt.Sprintf(header, regexp.QuoteMeta(j.named)))
	found := limits.FindAllStringSubmatch(string(source), -1)
	if found == nil {
		j.fail(fmt.Errorf(`%s has no line such as "//	limits: 1 s, 64 MB" or `+
			`"//	limits: 12 s, 10 cases"`, file))
		return
	}
	m := found[len(found)-1]
	j.limits = j.limited
	if j.limited.Time == 0 {
		j.limits.Time, _ = time.ParseDuration(m[1] + "s")
	}
	if j.limited.Memory < 0 {
		j.limits.Memory, _ = strconv.ParseInt(m[2], 10, 64)
	}
	j.limits.Memory <<= 20
	j.few = m[3] != ""
	j.cases, _ = strconv.Atoi(m[4])
	j.cases = max(j.cases, 1)
}
