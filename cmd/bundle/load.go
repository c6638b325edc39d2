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
	"go/token"
	"go/types"
	"go/version"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// A source is the package to be bundled with the packages of its module that it
// imports, parsed and type-checked from source. The standard library and other modules
// are known by their export data.
type source struct {
	fset    *token.FileSet
	version string // the language version that go.mod asks for
	shared  bool   // the turns of a loop share its variables, as before Go 1.22
	root    *pkg
	pkgs    []*pkg // the module's packages: the imported before those that import them
	byPath  map[string]*pkg
	listed  map[string]listed // everything that is imported, by path
	info    *types.Info       // of all files of pkgs
	exports types.Importer    // of everything else
	unitOf  map[types.Object]*unit
	inits   map[token.Pos]bool // init functions of imported packages, by place: others call them
}

// A program is a source and what a bundle takes of it.
type program struct {
	source
	opts     options
	rootUnit *unit           // what the bundle starts from
	blank    map[string]bool // what is kept of imports for their effects alone, by path
	loops    bool            // somebody could notice whether the turns of a loop share variables
	units    []*unit         // what is kept, in the order of the bundle
	names    names           // in the bundle
	renamed  bool            // something that is local to a function has another name there
	reason   error           // why the program is refused
}

type pkg struct {
	listed
	files     []*file // sorted by name, the order in which go build gives them to the compiler
	types     *types.Package
	initOrder []*types.Initializer
	units     []*unit // in source order
	linked    bool    // its initialisation is kept
	acts      *unit   // the first that is kept and concerns more than the package
}

type file struct {
	name  string // as seen from where the user is
	src   []byte
	ast   *ast.File
	units map[ast.Decl][]*unit // in source order
	kept  bool
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir, Name, Export string
	Module                        *struct{ Path, Dir, GoVersion string }
	GoFiles, CgoFiles, Deps       []string
}

// goList asks for the package in dir and for all that it imports, and has them compiled.
func goList(dir string) ([]listed, error) {
	var errText bytes.Buffer
	cmd := exec.Command("go", "list", "-deps", "-export", "-json", ".")
	cmd.Dir, cmd.Stderr = dir, &errText
	out, err := cmd.Output()
	if err != nil && errText.Len() > 0 {
		return nil, compileError(dir, errText.String())
	}
	var list []listed
	var last listed
	for packages := json.NewDecoder(bytes.NewReader(out)); err == nil && packages.More(); {
		last = listed{}
		err = packages.Decode(&last)
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

var compilerLine = regexp.MustCompile(`(?m)^([^:\n]+\.go):(\d+):\d+: (.*)`)

// compileError makes one line of what the go command says in dir.
func compileError(dir, text string) error {
	if abs, err := filepath.Abs(dir); err == nil {
		text = strings.NewReplacer(abs+"/", "", abs, dir).Replace(text)
	}
	if m := compilerLine.FindStringSubmatch(text); m != nil {
		return fmt.Errorf("%s:%s: does not compile: %s", filepath.Join(dir, m[1]), m[2], m[3])
	}
	first, _, _ := strings.Cut(strings.ReplaceAll(text, "\n\t", " "), "\n")
	return fmt.Errorf("%s: %s", dir, strings.TrimPrefix(first, "go: "))
}

// load reads the package in a directory with those of its module.
func load(opts options) (*program, error) {
	list, err := goList(opts.dir)
	if err != nil {
		return nil, err
	}
	module := list[len(list)-1].Module
	p := &program{opts: opts, blank: map[string]bool{}, source: source{fset: token.NewFileSet(),
		version: "go1.16", // if go.mod does not say
		byPath:  map[string]*pkg{}, listed: map[string]listed{}, unitOf: map[types.Object]*unit{},
		inits: map[token.Pos]bool{},
		info: &types.Info{Types: map[ast.Expr]types.TypeAndValue{},
			Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
			Selections: map[*ast.SelectorExpr]*types.Selection{},
			Scopes:     map[ast.Node]*types.Scope{}, FileVersions: map[*ast.File]string{}}}}
	if module.GoVersion != "" {
		p.version = "go" + module.GoVersion
	}
	p.shared = version.Compare(p.version, "go1.22") < 0
	for _, l := range list {
		p.listed[l.ImportPath] = l
		if l.Module != nil && l.Module.Dir == module.Dir {
			p.root = &pkg{listed: l}
			p.byPath[l.ImportPath] = p.root
			p.pkgs = append(p.pkgs, p.root)
		}
	}
	p.exports = importer.ForCompiler(p.fset, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(p.listed[path].Export)
	})
	for _, pk := range p.pkgs {
		err := p.read(pk)
		if pk != p.root {
			p.callInits(pk)
		}
		if err == nil {
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
	return nil
}

// parse adds a file to a package.
func (p *program) parse(pk *pkg, name string, src []byte) error {
	parsed, err := parser.ParseFile(p.fset, name, src,
		parser.ParseComments|parser.SkipObjectResolution)
	pk.files = append(pk.files, &file{name: name, src: src, ast: parsed})
	return err
}

// callInits adds a variable to a package, after all others, whose first value calls the init
// functions: in one file, they have to run before the variables of the packages that import it
// have values. Their new names, _100 to _zzz, are as long as the old one.
func (p *program) callInits(pk *pkg) {
	calls := ""
	for _, f := range pk.files {
		for _, decl := range f.ast.Decls {
			if d, ok := decl.(*ast.FuncDecl); ok && d.Recv == nil && d.Name.Name == "init" {
				d.Name.Name = "_" + strconv.FormatInt(int64(36*36+strings.Count(calls, "\n")), 36)
				calls += "\t" + d.Name.Name + "()\n"
				p.inits[d.Name.Pos()] = true
			}
		}
	}
	if calls != "" {
		text := "package " + pk.Name + "\n\n// The init functions of " + pk.ImportPath +
			" run before the variables below have values.\n" +
			"var _ = func() bool {\n" + calls + "\treturn true\n}()\n"
		p.parse(pk, "", []byte(text))
	}
}

// check type-checks a package, for the machine that programs are built for here, and splits it.
func (p *program) check(pk *pkg) (err error) {
	var files []*ast.File
	for _, f := range pk.files {
		files = append(files, f.ast)
	}
	info := *p.info // the maps are shared, the order of initialisation is the package's own
	config := types.Config{Importer: p, GoVersion: p.version,
		Sizes: types.SizesFor("gc", build.Default.GOARCH)}
	pk.types, err = config.Check(pk.ImportPath, p.fset, files, &info)
	if err == nil {
		pk.initOrder = info.InitOrder
		p.split(pk)
	}
	return err
}

// Import makes a program the importer for the packages of its own module.
func (p *program) Import(path string) (*types.Package, error) {
	if pk := p.byPath[path]; pk != nil {
		return pk.types, nil
	} else if path == "C" {
		return nil, errors.New("cgo")
	}
	return p.exports.Import(path)
}

func (p *program) offset(pos token.Pos) int { return p.fset.File(pos).Offset(pos) }
