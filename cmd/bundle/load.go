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

// A program is the package to be bundled and all packages that it imports, from its module and from
// others, parsed and type-checked, along with the parts that the bundle keeps. The standard library
// is loaded from export data instead.
type program struct {
	opts options
	packages
	rootUnit *unit           // the function from which the bundle starts
	blank    map[string]bool // paths of the kept blank imports
	called   map[string]bool // names of methods that the kept units call or that interfaces declare
	units    []*unit         // kept units, in the order of the bundle
	names    names           // in the bundle
	prints   prints
	reason   error // why bundle refuses the program

	// own says whether the program depends on each iteration of a loop having its own variables.
	// shared is a variable that the iterations of a loop share, before Go 1.22, in a way that the
	// program can observe.
	own      bool
	shared   *ast.Ident
	language string
}

type packages struct {
	fset    *token.FileSet
	root    *pkg
	pkgs    []*pkg          // parsed packages, each after its imports
	byPath  map[string]*pkg // all packages, including the standard library
	info    *types.Info     // of all files in pkgs
	exports types.Importer  // of the standard library
	unitOf  map[types.Object]*unit
}

// prints records what a program may print.
type prints struct {
	maps   ast.Node // the type of a map with interfaces as keys, or nil
	any    bool     // values of types that are not plain, such as that map
	fields bool     // names of fields
	types  bool     // names of types, which must not change
}

type pkg struct {
	listed
	files     []*file        // sorted by name, because that is the compiler's order
	types     *types.Package // nil for the standard library
	initOrder []*types.Initializer
	units     []*unit // in source order
	linked    bool    // the initialization of the package is kept
	acts      *unit   // a kept unit whose effects go beyond the package
}

type file struct {
	name string // relative to the user's current directory
	src  []byte
	ast  *ast.File
}

// listed is the output of go list for a package.
type listed struct {
	ImportPath, Dir, Name, Export   string
	Standard                        bool
	Module                          *struct{ Path, Dir, GoMod, GoVersion string }
	GoFiles, CgoFiles, SFiles, Deps []string
}

// firstError matches the first error in the go command's output, with the indented lines after it.
var firstError = regexp.MustCompile(`^(?:#.*\n|go: downloading .*\n)*(.*(?:\n\t.*)*)`)

// goList lists and compiles the package in dir and all packages that it imports. If they do not
// compile, the error is the first one that the go command prints.
func goList(dir string) (list []*pkg, err error) {
	cmd := exec.Command("go", "list", "-deps", "-export", "-json", ".")
	cmd.Dir = dir
	out, err := cmd.Output()
	if exit, ok := err.(*exec.ExitError); ok {
		err = errors.New(strings.ReplaceAll(
			firstError.FindStringSubmatch(string(exit.Stderr))[1], "\n\t", " "))
	} else if filepath.Ext(dir) == ".go" {
		err = fmt.Errorf("this is a file; name its directory, %s", filepath.Dir(dir))
	}
	last := &pkg{}
	for packages := json.NewDecoder(bytes.NewReader(out)); err == nil && packages.More(); {
		last = &pkg{}
		err = packages.Decode(last)
		list = append(list, last)
	}
	if err == nil && (last.Module == nil || last.GoFiles == nil && last.CgoFiles == nil) {
		err = errors.New("no Go files in a module except tests")
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", dir, err)
	}
	return list, err
}

// load reads the package in a directory and all packages that it imports.
func load(opts options) (*program, error) {
	list, err := goList(opts.dir)
	if err != nil {
		return nil, err
	}
	p := &program{opts: opts, blank: map[string]bool{}, called: map[string]bool{},
		packages: packages{fset: token.NewFileSet(), root: list[len(list)-1],
			byPath: map[string]*pkg{}, unitOf: map[types.Object]*unit{}}}
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
			src = bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n")) // means the same to Go
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

// initPrefix begins the names that callInits gives to init functions. It is a two-byte letter that
// hardly any program uses.
const initPrefix = "ǃ"

const callsText = `package %s

// The init functions of %s run before the variables below have values.
var _ = func() bool {
%s	return true
}()
`

// callInits adds a last variable to a package. Its initial value calls the init functions, because
// in one file they must run before the variables of the importing packages are initialized. The
// functions' new names are as long as "init", because positions are offsets into the source, which
// keeps the old names.
func (p *program) callInits(pk *pkg) error {
	calls := ""
	for _, f := range pk.files {
		for _, decl := range f.ast.Decls {
			if d, ok := decl.(*ast.FuncDecl); ok && d.Recv == nil && d.Name.Name == "init" {
				d.Name.Name = fmt.Sprintf("%s%02d", initPrefix, strings.Count(calls, "\n"))
				calls += "\t" + d.Name.Name + "()\n"
			}
		}
	}
	if calls == "" {
		return nil
	}
	return p.parse(pk, "", []byte(fmt.Sprintf(callsText, pk.Name, pk.ImportPath, calls)))
}

// check type-checks a package with its module's version of Go, or a bundle with the current one. It
// splits the package into units, even after an error. Cgo is refused later, if the bundle keeps it.
func (p *program) check(pk *pkg) (err error) {
	var files []*ast.File
	for _, f := range pk.files {
		files = append(files, f.ast)
	}
	info := *p.info // shares the maps, but each package has its own order of initialization
	language := version.Lang(runtime.Version())
	if pk.Module != nil { // a go.mod without a version means 1.16
		language = "go" + cmp.Or(pk.Module.GoVersion, "1.16")
	}
	config := types.Config{GoVersion: language, Importer: p, FakeImportC: true,
		Error: func(error) {}}
	pk.types, err = config.Check(pk.ImportPath, p.fset, files, &info)
	pk.initOrder = info.InitOrder
	p.split(pk)
	return err
}

// Import implements types.Importer for the packages of the program.
func (p *program) Import(path string) (*types.Package, error) {
	if pk := p.byPath[path]; pk.types != nil {
		return pk.types, nil
	}
	return p.exports.Import(path)
}

func (p *program) offset(pos token.Pos) int { return p.fset.File(pos).Offset(pos) }
