package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
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
	pkgs    []*pkg // the module's packages in the order of their initialisation
	byPath  map[string]*pkg
	foreign map[string]bool // import paths of other modules
	info    *types.Info     // of all files of pkgs
	exports types.Importer  // of everything else
	unitOf  map[types.Object]*unit
}

type pkg struct {
	listed
	files     []*file // sorted by name, the order in which go build gives them to the compiler
	types     *types.Package
	initOrder []*types.Initializer
	units     []*unit         // in source order
	deps      map[string]bool // import paths, also those of imported packages
}

type file struct {
	name string // relative to the module, with slashes
	src  []byte
	ast  *ast.File
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir, Name string
	Standard              bool
	Module                *struct{ Path, Dir, GoVersion string }
	GoFiles, CgoFiles     []string
	Deps                  []string
	Export                string
	Error                 *struct{ Pos, Err string }

	SFiles, SysoFiles, CFiles, CXXFiles, FFiles, SwigFiles []string
}

const listedFields = "ImportPath,Dir,Name,Standard,Module,GoFiles,CgoFiles,Deps,Export,Error," +
	"SFiles,SysoFiles,CFiles,CXXFiles,FFiles,SwigFiles"

// goList asks for the package in dir and for all that it imports.
func goList(dir string) ([]listed, error) {
	var errText bytes.Buffer
	cmd := exec.Command("go", "list", "-e", "-deps", "-export", "-json="+listedFields, ".")
	cmd.Dir = dir
	cmd.Stderr = &errText
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) && errText.Len() > 0 {
			err = errors.New(oneLine(errText.String(), dir))
		}
		return nil, fmt.Errorf("%s: go list: %w", dir, err)
	}
	var list []listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		if err := dec.Decode(&l); err == io.EOF {
			break
		} else if err != nil {
			return nil, fmt.Errorf("%s: go list: %w", dir, err)
		}
		list = append(list, l)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: go list: no package", dir)
	}
	return list, nil
}

// oneLine cuts a message of the go command to what it says first, without absolute paths.
func oneLine(message, dir string) string {
	var text string
	for _, line := range strings.Split(message, "\n") {
		if strings.HasPrefix(line, "# ") { // the package that the lines below are about
			continue
		}
		text = strings.TrimSpace(text + " " + strings.TrimPrefix(line, "go: "))
		if text != "" && !strings.HasSuffix(text, ":") {
			break
		}
	}
	if i := strings.Index(text, " ("+string(filepath.Separator)); i > 0 {
		text = text[:i]
	}
	return strings.TrimSuffix(strings.ReplaceAll(text, dir+string(filepath.Separator), ""), " in "+dir)
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
	list, err := goList(dir)
	if err != nil {
		return nil, err
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
		unitOf:  map[types.Object]*unit{},
	}
	if root.Module.GoVersion != "" {
		p.version = "go" + root.Module.GoVersion
	}
	p.sortOut(list)
	known := map[string]listed{"unsafe": {}}
	for _, l := range list {
		known[l.ImportPath] = l
	}
	for _, pk := range p.pkgs {
		if err := p.parse(pk, known); err != nil {
			return nil, err
		}
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

// sortOut takes from a list what belongs to the module, in the order of the
// initialisation since Go 1.21: the least path of those whose imports are done.
func (p *program) sortOut(list []listed) {
	exports := map[string]string{}
	var waiting []*pkg
	for _, l := range list {
		exports[l.ImportPath] = l.Export
		if l.Module != nil && l.Module.Dir == p.modDir {
			pk := &pkg{listed: l, deps: map[string]bool{}}
			for _, path := range l.Deps {
				pk.deps[path] = true
			}
			p.byPath[l.ImportPath] = pk
			p.root = pk
			waiting = append(waiting, pk)
		} else if !l.Standard {
			p.foreign[l.ImportPath] = true
		}
	}
	sort.Slice(waiting, func(i, j int) bool { return waiting[i].ImportPath < waiting[j].ImportPath })
	for len(waiting) > 0 {
		next := len(waiting) - 1 // in a cycle of imports, which parse refuses, any
		for i := len(waiting) - 1; i >= 0; i-- {
			ready := true
			for _, other := range waiting {
				ready = ready && !waiting[i].deps[other.ImportPath]
			}
			if ready {
				next = i
			}
		}
		p.pkgs = append(p.pkgs, waiting[next])
		waiting = append(waiting[:next:next], waiting[next+1:]...)
	}
	p.exports = importer.ForCompiler(p.fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	})
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
		if err := p.parseImports(f, known); err != nil {
			return err
		}
	}
	switch {
	case pk != p.root || failedBuild(pk.listed): // the importer says it, or the type checker
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

// parseImports refuses imports that do not lead to a package.
func (p *program) parseImports(f *file, known map[string]listed) error {
	for _, spec := range f.ast.Imports {
		path := unquote(spec.Path)
		dep, ok := known[path]
		switch {
		case path == "C":
			return p.refuse(spec.Pos(), "cgo")
		case !ok:
			return p.refuse(spec.Pos(), "does not compile: import %q: no such package", path)
		case dep.Error != nil && !failedBuild(dep):
			return p.refuse(spec.Pos(), "does not compile: import %q: %s", path, oneLine(dep.Error.Err, p.modDir))
		}
	}
	return nil
}

// failedBuild reports whether the compiler refused a package that go list found in order.
func failedBuild(l listed) bool { return l.Error != nil && strings.HasPrefix(l.Error.Err, "# ") }

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
	var bad types.Error
	switch {
	case errors.As(err, &bad):
		return p.refuse(bad.Pos, "does not compile: %s", bad.Msg)
	case err != nil:
		return fmt.Errorf("%s: %w", pk.ImportPath, err)
	case pk.Error != nil: // FILE:LINE:COLUMN: what the compiler says, or the linker of a package
		message := strings.SplitN(oneLine(pk.Error.Err, pk.Dir), ":", 4)
		for _, f := range pk.files {
			if len(message) == 4 && filepath.Base(message[0]) == filepath.Base(f.name) {
				return fmt.Errorf("%s:%s: does not compile:%s", f.name, message[1], message[3])
			}
		}
		return p.refuse(pk.files[0].ast.Package, "does not compile: %s", strings.Join(message, ":"))
	}
	pk.types, pk.initOrder = checked, info.InitOrder
	return nil
}

func newInfo() *types.Info {
	return &types.Info{
		Types:        map[ast.Expr]types.TypeAndValue{},
		Defs:         map[*ast.Ident]types.Object{},
		Uses:         map[*ast.Ident]types.Object{},
		Implicits:    map[ast.Node]types.Object{},
		Selections:   map[*ast.SelectorExpr]*types.Selection{},
		FileVersions: map[*ast.File]string{},
	}
}

// sizes are those of the machine that programs are built for here.
func sizes() types.Sizes { return types.SizesFor("gc", build.Default.GOARCH) }

func unquote(lit *ast.BasicLit) string {
	s, _ := strconv.Unquote(lit.Value) // the parser has seen that it is a string
	return s
}
