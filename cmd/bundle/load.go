//go:build go1.24

package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"go/version"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
)

// A source is the package to be bundled with all packages that it imports, of its module and of
// others, parsed and type-checked. Only the standard library is known by its export data.
type source struct {
	fset    *token.FileSet
	root    *pkg
	pkgs    []*pkg          // parsed packages: the imported before those that import them
	byPath  map[string]*pkg // everything that is imported
	info    *types.Info     // of all files of pkgs
	exports types.Importer  // of everything else
	unitOf  map[types.Object]*unit
	inits   map[token.Pos]bool // init functions of imported packages, by place: others call them
}

// A program is a source and what a bundle takes of it.
type program struct {
	source
	opts     options
	rootUnit *unit           // what the bundle starts from
	blank    map[string]bool // what is kept of imports for their effects alone, by path
	loops    string          // the version that says what a loop means, if one could notice it
	shared   bool            // the turns of a loop share its variables, as before Go 1.22
	apart    bool            // something may tell apart structs without names that look alike
	linker   string          // the version of Go whose order of packages the bundle follows
	units    []*unit         // what is kept, in the order of the bundle
	names    names           // in the bundle
	note     string          // what is said beside the bundle
	reason   error           // why the program is refused
}

type pkg struct {
	listed
	files     []*file        // sorted by name, the order in which the compiler gets them
	types     *types.Package // nil for the standard library
	initOrder []*types.Initializer
	units     []*unit // in source order
	linked    bool    // its initialisation is kept
	acts      *unit   // a unit that is kept and concerns more than the package
}

type file struct {
	name string // as seen from where the user is
	src  []byte
	ast  *ast.File
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir, Name, Export            string
	Standard                                 bool
	Module                                   *struct{ Path, Dir, GoVersion string }
	GoFiles, CgoFiles, SFiles, Imports, Deps []string
}

// goList asks for the package in dir and for all that it imports, and has them compiled. What
// does not compile is refused with the first line of what the go command says.
func goList(dir string) (list []*pkg, err error) {
	cmd := exec.Command("go", "list", "-deps", "-export", "-json", ".")
	cmd.Dir = dir
	out, err := cmd.Output()
	if exit, ok := err.(*exec.ExitError); ok {
		said := regexp.MustCompile(`(?m)^[^#\n].*(\n\t.*)*`).FindString(string(exit.Stderr))
		err = errors.New(strings.ReplaceAll(said, "\n\t", " "))
	}
	last := &pkg{}
	for packages := json.NewDecoder(bytes.NewReader(out)); err == nil && packages.More(); {
		last = &pkg{}
		err = packages.Decode(last)
		list = append(list, last)
	}
	if err == nil && (last.Module == nil || len(last.GoFiles)+len(last.CgoFiles) == 0) {
		err = errors.New("no Go files of a module")
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", dir, err)
	}
	return list, err
}

// load reads the package in a directory and all that it imports.
func load(opts options) (*program, error) {
	list, err := goList(opts.dir)
	if err != nil {
		return nil, err
	}
	p := &program{opts: opts, blank: map[string]bool{}}
	p.source = source{fset: token.NewFileSet(), root: list[len(list)-1], byPath: map[string]*pkg{},
		unitOf: map[types.Object]*unit{}, inits: map[token.Pos]bool{}}
	p.info = &types.Info{
		Types:        map[ast.Expr]types.TypeAndValue{},
		Defs:         map[*ast.Ident]types.Object{},
		Uses:         map[*ast.Ident]types.Object{},
		Selections:   map[*ast.SelectorExpr]*types.Selection{},
		Scopes:       map[ast.Node]*types.Scope{},
		FileVersions: map[*ast.File]string{},
	}
	p.exports = importer.ForCompiler(p.fset, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(p.byPath[path].Export)
	})
	for _, pk := range list {
		p.byPath[pk.ImportPath] = pk
		if pk.Standard {
			continue
		}
		p.pkgs = append(p.pkgs, pk)
		if err = p.read(pk); err == nil {
			err = p.check(pk)
		}
		if err != nil {
			return nil, err
		}
	}
	return p, nil
}

// read parses the files of a package.
func (p *program) read(pk *pkg) error {
	for _, base := range append(pk.CgoFiles, pk.GoFiles...) {
		name := filepath.Join(pk.Dir, base)
		src, err := os.ReadFile(name)
		if rel, err := filepath.Rel(p.root.Dir, name); err == nil {
			name = filepath.Join(p.opts.dir, rel)
		}
		if err == nil {
			src = bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n")) // the same to Go
			err = p.parse(pk, name, src)
		}
		if err != nil {
			return err
		}
	}
	if pk == p.root {
		return nil
	}
	return p.callInits(pk)
}

// parse adds a file to a package.
func (p *program) parse(pk *pkg, name string, src []byte) error {
	parsed, err := parser.ParseFile(p.fset, name, src,
		parser.ParseComments|parser.SkipObjectResolution)
	pk.files = append(pk.files, &file{name: name, src: src, ast: parsed})
	return err
}

const callsText = `package %s

// The init functions of %s run before the variables below have values.
var _ = func() bool {
%s	return true
}()
`

// callInits adds a variable to a package, after all others, whose first value calls the init
// functions: in one file, they have to run before the variables of the packages that import it
// have values. Their new names, from _000 on, are as long as "init", because positions are offsets
// into the source, which keeps the old name.
func (p *program) callInits(pk *pkg) error {
	calls := ""
	for _, f := range pk.files {
		for _, decl := range f.ast.Decls {
			if d, ok := decl.(*ast.FuncDecl); ok && d.Recv == nil && d.Name.Name == "init" {
				d.Name.Name = fmt.Sprintf("_%03d", strings.Count(calls, "\n"))
				calls += "\t" + d.Name.Name + "()\n"
				p.inits[d.Name.Pos()] = true
			}
		}
	}
	if calls == "" {
		return nil
	}
	return p.parse(pk, "", []byte(fmt.Sprintf(callsText, pk.Name, pk.ImportPath, calls)))
}

// check type-checks a package by the rules of its module's version, or a bundle by today's, and
// splits it into units, as far as possible after an error. Cgo is refused later, if it is kept.
func (p *program) check(pk *pkg) (err error) {
	var files []*ast.File
	for _, f := range pk.files {
		files = append(files, f.ast)
	}
	info := *p.info // the maps are shared, the order of initialisation is the package's own
	language := version.Lang(runtime.Version())
	if pk.Module != nil { // the go command takes a go.mod without a version for 1.16
		language = "go" + cmp.Or(pk.Module.GoVersion, "1.16")
	}
	config := types.Config{GoVersion: language, Importer: p, FakeImportC: true,
		Error: func(error) {}}
	pk.types, err = config.Check(pk.ImportPath, p.fset, files, &info)
	pk.initOrder = info.InitOrder
	p.split(pk)
	return err
}

// Import makes a program the importer of its packages.
func (p *program) Import(path string) (*types.Package, error) {
	pk := p.byPath[path]
	switch {
	case pk == nil: // a bundle that is damaged
		return nil, errors.New("the program does not import it")
	case pk.types != nil:
		return pk.types, nil
	}
	return p.exports.Import(path)
}

func (p *program) offset(pos token.Pos) int { return p.fset.File(pos).Offset(pos) }
