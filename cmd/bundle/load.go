package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

// A program is the package to be bundled with the packages of its module that it
// imports, parsed and type-checked from source. The standard library and other modules
// are known by their export data.
type program struct {
	fset    *token.FileSet
	modDir  string
	version string // the language version that go.mod asks for
	root    *pkg
	pkgs    []*pkg // the module's packages: the imported before those that import them
	byPath  map[string]*pkg
	foreign map[string]bool // import paths of other modules
	info    *types.Info     // of all files of pkgs
	exports types.Importer  // of everything else

	unitOf  map[types.Object]*unit // by package-level object or method
	written map[types.Object]bool  // variables that change, or may, after their initialisation
	effects map[*unit]effect       // those known so far
}

type pkg struct {
	listed
	files     []*file // sorted by name, the order in which go build gives them to the compiler
	types     *types.Package
	initOrder []*types.Initializer
	units     []*unit       // in source order
	imports   map[*pkg]bool // packages of the module, also through others
}

type file struct {
	name string // relative to the module, with slashes
	src  []byte
	ast  *ast.File
}

// at is where pos is: whatever a line directive claims, the line in the file that is there.
func (p *program) at(pos token.Pos) string {
	where := p.fset.PositionFor(pos, false)
	return fmt.Sprintf("%s:%d", where.Filename, where.Line)
}

func (p *program) refuse(pos token.Pos, format string, args ...interface{}) error {
	return fmt.Errorf("%s: %s", p.at(pos), fmt.Sprintf(format, args...))
}

func load(dir string) (*program, error) {
	if info, err := os.Stat(dir); err != nil {
		return nil, err
	} else if !info.IsDir() {
		return nil, fmt.Errorf("%s: not a directory", dir)
	}
	list, err := goList(dir, "-e", "-deps", ".")
	if err != nil {
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	root := list[len(list)-1]
	if root.Module == nil {
		why := "not in a module"
		if root.Error != nil {
			why = oneLine(root.Error.Err, root.Dir)
		}
		return nil, fmt.Errorf("%s: %s", dir, why)
	}

	p := &program{
		fset:    token.NewFileSet(),
		modDir:  root.Module.Dir,
		version: "go1.16", // of a go.mod that does not say
		byPath:  map[string]*pkg{},
		foreign: map[string]bool{},
		info:    newInfo(),
	}
	if root.Module.GoVersion != "" {
		p.version = "go" + root.Module.GoVersion
	}
	known := map[string]listed{"unsafe": {}}
	for _, l := range list {
		known[l.ImportPath] = l
		switch {
		case l.Module != nil && l.Module.Dir == p.modDir:
			pk := &pkg{listed: l, imports: map[*pkg]bool{}}
			p.pkgs = append(p.pkgs, pk)
			p.byPath[l.ImportPath] = pk
			p.root = pk
		case !l.Standard:
			p.foreign[l.ImportPath] = true
		}
	}
	var others []string
	for _, pk := range p.pkgs {
		if err := p.parse(pk, known); err != nil {
			return nil, err
		}
		for _, path := range pk.Imports {
			if other := p.byPath[path]; other != nil {
				pk.imports[other] = true
				for indirect := range other.imports {
					pk.imports[indirect] = true
				}
			} else if path != "unsafe" {
				others = append(others, path)
			}
		}
	}
	if p.exports, err = exportsOf(p.fset, dir, others); err != nil {
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	for _, pk := range p.pkgs {
		if err := p.typeCheck(pk); err != nil {
			return nil, err
		}
		p.split(pk)
	}
	p.link()
	return p, nil
}

// parse reads the files of a package and refuses what is no plain Go package.
func (p *program) parse(pk *pkg, known map[string]listed) error {
	rel, err := filepath.Rel(p.modDir, pk.Dir)
	if err != nil {
		return err
	}
	rel = filepath.ToSlash(rel)
	inModule := func(base string) string { return strings.TrimPrefix(rel+"/"+base, "./") }

	for _, others := range [][]string{pk.SFiles, pk.SysoFiles, pk.CFiles, pk.CXXFiles, pk.FFiles, pk.SwigFiles} {
		if len(others) > 0 {
			return fmt.Errorf("%s:1: assembly, or another language than Go", inModule(others[0]))
		}
	}
	names := append(append([]string(nil), pk.GoFiles...), pk.CgoFiles...)
	sort.Strings(names)
	for _, base := range names {
		f := &file{name: inModule(base)}
		if f.src, err = os.ReadFile(filepath.Join(pk.Dir, base)); err != nil {
			return err
		}
		f.src = bytes.ReplaceAll(f.src, []byte("\r\n"), []byte("\n")) // which Go takes for the same
		f.ast, err = parser.ParseFile(p.fset, f.name, f.src, parser.ParseComments|parser.SkipObjectResolution)
		var list scanner.ErrorList
		if errors.As(err, &list) {
			return fmt.Errorf("%s:%d: does not compile: %s", f.name, list[0].Pos.Line, list[0].Msg)
		} else if err != nil {
			return err
		}
		pk.files = append(pk.files, f)
		if f.ast.Name.Name != pk.files[0].ast.Name.Name {
			return p.refuse(f.ast.Package, "several packages in one directory: %s here, %s in %s",
				f.ast.Name.Name, pk.files[0].ast.Name.Name, pk.files[0].name)
		}
	}
	for _, f := range pk.files {
		for _, spec := range f.ast.Imports {
			path := unquote(spec.Path)
			if path == "C" {
				return p.refuse(spec.Pos(), "cgo")
			}
			if dep, ok := known[path]; !ok {
				return p.refuse(spec.Pos(), "does not compile: import %q: no such package", path)
			} else if dep.Error != nil {
				return p.refuse(spec.Pos(), "does not compile: import %q: %s", path, oneLine(dep.Error.Err, p.modDir))
			}
		}
	}
	switch {
	case pk != p.root: // what is wrong with others, their importer says
	case pk.Error != nil:
		where := rel
		if at := strings.Split(pk.Error.Pos, ":"); len(at) > 1 {
			where = inModule(filepath.Base(at[0])) + ":" + at[1]
		}
		return fmt.Errorf("%s: does not compile: %s", where, oneLine(pk.Error.Err, pk.Dir))
	case len(names) == 0:
		return fmt.Errorf("%s: no Go files", rel)
	}
	return nil
}

// Import makes a program the importer for the packages of its own module.
func (p *program) Import(path string) (*types.Package, error) {
	if pk := p.byPath[path]; pk != nil && pk.types != nil {
		return pk.types, nil
	}
	return p.exports.Import(path)
}

func (p *program) typeCheck(pk *pkg) error {
	var files []*ast.File
	for _, f := range pk.files {
		files = append(files, f.ast)
	}
	info := *p.info // the maps are shared, the order of initialisation is the package's own
	config := types.Config{Importer: p, GoVersion: p.version, Sizes: sizes()}
	checked, err := config.Check(pk.ImportPath, p.fset, files, &info)
	if err != nil {
		var bad types.Error
		if errors.As(err, &bad) {
			return p.refuse(bad.Pos, "does not compile: %s", bad.Msg)
		}
		return fmt.Errorf("%s: %w", pk.ImportPath, err)
	}
	pk.types, pk.initOrder = checked, info.InitOrder
	return nil
}

func newInfo() *types.Info {
	return &types.Info{
		Types:      map[ast.Expr]types.TypeAndValue{},
		Defs:       map[*ast.Ident]types.Object{},
		Uses:       map[*ast.Ident]types.Object{},
		Implicits:  map[ast.Node]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
}

// sizes are those of the machine that programs are built for here.
func sizes() types.Sizes { return types.SizesFor("gc", build.Default.GOARCH) }

func unquote(lit *ast.BasicLit) string {
	s, _ := strconv.Unquote(lit.Value) // the parser has seen that it is a string
	return s
}
