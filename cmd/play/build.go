package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"html"
	"io"
	"io/fs"
	"math"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"sort"
	"strings"

	"bfspuzzles/internal/goldens"
)

//go:embed page
var page embed.FS

// puzzle is the information that the page needs to load a puzzle.
type puzzle struct {
	Name string // of its directory
	Size int    // of its program in bytes, to show progress even if a server compresses it
}

type golden struct {
	Name, Purpose string
	Chinese       string `json:",omitempty"` // the purpose in Chinese
	Input         string
}

// site is the directory of the page, with the first error that occurred while writing it.
type site struct {
	dir string
	err error
}

// build writes the page to a directory: the files in page/ and Go's wasm_exec.js. Each puzzle has a
// directory with program.wasm, goldens.json and page.js, which is empty if the puzzle has none, and
// the scripts that page.js imports. Next to each program and text file is a gzip-compressed copy.
// If url is not empty, it is the future address of the page, which link previews need for their
// picture.
func build(ctx context.Context, root, dir, url string, stderr io.Writer) error {
	found, _ := filepath.Glob(filepath.Join(root, "*", "testdata"))
	if len(found) == 0 {
		return fmt.Errorf("no */testdata in %s; run this in the root of the module", root)
	}
	dir, err := filepath.Abs(dir) // because go build runs in the root
	s := &site{dir, err}
	s.addPage(ctx)
	s.addLoops(root, s.arrange(found))
	if s.err != nil {
		return s.err // before building the programs, which takes the longest
	}
	var puzzles []puzzle
	for _, testdata := range found {
		from := filepath.Dir(testdata)
		name := filepath.Base(from)
		fmt.Fprintf(stderr, "play: building %s\n", name)
		to := filepath.Join(dir, name, "program.wasm")
		program, err := buildProgram(ctx, root, name, to, stderr)
		if err != nil {
			return fmt.Errorf("go build: %w", err)
		}
		s.compress(name+"/program.wasm", program)
		puzzles = append(puzzles, puzzle{name, len(program)})
		s.addScripts(name, from)
		s.addGoldens(name, testdata)
	}
	s.addIndex(url, puzzles)
	return s.err
}

// add writes a file, unless err says that its text could not be read. It keeps the first error.
func (s *site) add(name string, text []byte, err error) {
	file := filepath.Join(s.dir, name)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(file), 0o777)
	}
	if err == nil {
		err = os.WriteFile(file, text, 0o666)
	}
	s.keep(err)
	s.compress(name, text)
}

// keep keeps an error, unless an earlier one is kept.
func (s *site) keep(err error) {
	if s.err == nil {
		s.err = err
	}
}

// level is the level of compression. A test lowers it to save time.
var level = gzip.DefaultCompression

// compress writes a compressed copy of a file, for browsers that accept gzip, unless the file is a
// picture whose format is compressed already.
func (s *site) compress(name string, text []byte) {
	if path.Ext(name) == ".png" {
		return
	}
	var packed bytes.Buffer
	to, _ := gzip.NewWriterLevel(&packed, level) // every level used here is valid
	to.Write(text)                               // writing to memory does not fail
	to.Close()
	s.keep(os.WriteFile(filepath.Join(s.dir, name+".gz"), packed.Bytes(), 0o666))
}

func (s *site) addJSON(name string, v interface{}) {
	text, err := json.Marshal(v)
	s.add(name, text, err)
}

// addPage adds the files that all puzzles share.
func (s *site) addPage(ctx context.Context) {
	s.keep(fs.WalkDir(page, "page", func(path string, file fs.DirEntry, err error) error {
		if err != nil || file.IsDir() {
			return err
		}
		text, err := page.ReadFile(path)
		s.add(strings.TrimPrefix(path, "page/"), text, err)
		return nil
	}))
	goroot, _ := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	// This file has been in lib/wasm since Go 1.24. Before that, it was in misc/wasm.
	place := filepath.Join(strings.TrimSpace(string(goroot)), "*", "wasm", "wasm_exec.js")
	found, _ := filepath.Glob(place)
	glue, err := os.ReadFile(append(found, place)[0]) // if not found, the error names the place
	s.add("wasm_exec.js", glue, err)
}

// loop is the Go code of a search, which the page shows while you watch the search.
type loop struct {
	Functions []string            `json:"functions"`
	Marks     map[string][]string `json:"marks"` // the lines to mark, by event
	Text      string              `json:"text"`
}

// settings holds the contents of a puzzle's page.json, which need not exist.
type settings struct {
	Order int              `json:"order"` // its place among the cards; without one, it comes last
	Loops map[string]*loop `json:"loops"` // of the searches of this puzzle alone, by file
}

// arrange puts the puzzles, each given by its testdata, into the order of their cards. It returns
// the puzzles' own loops.
func (s *site) arrange(puzzles []string) (loops []map[string]*loop) {
	order := map[string]int{}
	for _, testdata := range puzzles {
		own := settings{Order: math.MaxInt32}
		text, err := os.ReadFile(filepath.Join(testdata, "..", "page.json"))
		if err == nil {
			s.keep(json.Unmarshal(text, &own))
		}
		order[testdata] = own.Order
		loops = append(loops, own.Loops)
	}
	sort.SliceStable(puzzles, func(i, j int) bool { return order[puzzles[i]] < order[puzzles[j]] })
	return loops
}

// addLoops adds the loops of the searches: the loops in common, whose marks are in page/watch, and
// the puzzles' own loops. A loop has no text if the module lacks the file.
func (s *site) addLoops(root string, own []map[string]*loop) {
	var loops map[string]*loop
	marks, err := page.ReadFile("page/watch/marks.json")
	s.keep(err)
	s.keep(json.Unmarshal(marks, &loops))
	for _, more := range own {
		for file, l := range more {
			loops[file] = l
		}
	}
	for file, l := range loops {
		source, missing := os.ReadFile(filepath.Join(root, file))
		if missing == nil {
			s.keep(l.read(file, string(source)))
		}
	}
	s.addJSON("watch/loops.json", loops)
}

// read takes the functions from a file. Each line to be marked must occur in them exactly once, not
// counting its indentation and any comment at its end.
func (l *loop) read(file, source string) error {
	for _, name := range l.Functions {
		function := regexp.MustCompile(`(?sm)^func (\([^\n)]*\) )?` + name + `\(.*?^}\n`)
		l.Text += "\n" + function.FindString(source)
	}
	lines := regexp.MustCompile(`( // .*)?\n\t*`).ReplaceAllString(l.Text, "\n\n")
	for _, marked := range l.Marks {
		for _, line := range marked {
			if n := strings.Count(lines, "\n"+line+"\n"); n != 1 {
				return fmt.Errorf("%s has %q %d times in %v, want once", file, line, n, l.Functions)
			}
		}
	}
	return nil
}

// addIndex completes the heads of the page and of the articles, once all scripts have been written.
// Because the head lists the scripts needed to play, the browser loads them all at once. Otherwise
// it would learn of each script only from the script that imports it. The head of the page also
// holds the list of puzzles. If url is not empty, link previews get the page's picture.
func (s *site) addIndex(url string, puzzles []puzzle) {
	scripts := s.imports("main.js", nil)
	for _, p := range puzzles {
		scripts = s.imports(p.Name+"/page.js", scripts)
	}
	list, _ := json.Marshal(puzzles) // every value can be written
	head := fmt.Sprintf("  <script id=\"list\" type=\"application/json\">%s</script>\n  ", list)
	head += preloads(".", scripts[1:]) // the page itself names main.js
	if url != "" {
		url = html.EscapeString(strings.TrimSuffix(url, "/"))
		head += "  <meta property=\"og:url\" content=\"" + url + "/\" />\n  " +
			"  <meta property=\"og:image\" content=\"" + url + "/preview.png\" />\n  "
	}
	s.addHead("index.html", head)
	article := s.imports("how/place.js", s.imports("how/how.js", nil)) // up to its first figure
	for _, name := range []string{"how/en.html", "how/zh.html"} {
		s.addHead(name, preloads("how", article[1:]))
	}
}

// preloads returns the lines that list scripts in the head of a page in the given directory.
func preloads(dir string, scripts []string) (lines string) {
	for _, name := range scripts {
		name, _ = filepath.Rel(dir, name) // fails only for absolute paths
		lines += fmt.Sprintf("  <link rel=\"modulepreload\" href=\"%s\" />\n  ",
			filepath.ToSlash(name))
	}
	return lines
}

// addHead adds a page with additions to its head.
func (s *site) addHead(name, head string) {
	text, err := page.ReadFile("page/" + name)
	s.add(name, bytes.Replace(text, []byte("</head>"), []byte(head+"</head>"), 1), err)
}

// static matches a static import of a script, not import().
var static = regexp.MustCompile(`(?m)^(?:import |.* from )"(\.[^"]+)";$`)

// imports adds a script and the scripts that it imports to names, unless they are there already.
func (s *site) imports(name string, names []string) []string {
	for _, known := range names {
		if name == known {
			return names
		}
	}
	names = append(names, name)
	text, err := os.ReadFile(filepath.Join(s.dir, name))
	s.keep(err)
	for _, found := range static.FindAllSubmatch(text, -1) {
		names = s.imports(path.Join(path.Dir(name), string(found[1])), names)
	}
	return names
}

// addScripts adds page.js and the scripts beside it that it may import, page-*.js.
func (s *site) addScripts(name, from string) {
	s.add(name+"/page.js", nil, nil)
	scripts, _ := filepath.Glob(filepath.Join(from, "page*.js"))
	for _, path := range scripts {
		script, err := os.ReadFile(path)
		s.add(name+"/"+filepath.Base(path), script, err)
	}
}

// buildProgram builds a puzzle's program and returns the binary.
func buildProgram(ctx context.Context, root, name, to string, stderr io.Writer) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w",
		"-o", to, "./"+name)
	cmd.Dir, cmd.Env, cmd.Stderr = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm"), stderr
	if err := cmd.Run(); err != nil {
		return nil, err
	}
	return os.ReadFile(to)
}

func (s *site) addGoldens(name, testdata string) {
	inputs, _ := filepath.Glob(filepath.Join(testdata, "*.in"))
	purposes, chinese := goldens.Purposes(testdata), goldens.Chinese(testdata)
	var read []golden
	for _, path := range inputs {
		input, err := os.ReadFile(path)
		s.keep(err)
		name := strings.TrimSuffix(filepath.Base(path), ".in")
		read = append(read, golden{name, purposes[name].Text, chinese[name].Text, string(input)})
	}
	s.addJSON(name+"/goldens.json", read)
}
