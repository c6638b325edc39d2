package main

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/token"
	"go/types"
	"go/version"
	"io"
	"path"
	"regexp"
	"sort"
	"strings"
)

// refusal returns the first reason why what is kept would not mean the same in one file,
// of those that the comparison of source and bundle cannot see.
func (p *program) refusal() error {
	change := p.opts.function != "" // names of types change, as also if several packages become one
	for _, pk := range p.pkgs {
		change = change || pk.linked && pk != p.root
	}
	err := p.refuseOpenOrder()
	for _, pk := range p.pkgs {
		for _, u := range pk.kept() {
			if err == nil {
				err = p.refuseUnit(u, change)
			}
			if err == nil {
				err = p.noteLoops(u)
			}
		}
		for _, f := range pk.files {
			if err == nil {
				err = p.refuseFile(pk, f)
			}
		}
	}
	return err
}

// refuseOpenOrder refuses two packages that both act when the program starts, if only the
// toolchain decides which is first. Their order is forced if one imports the other, or if all
// that the one with the lesser path imports is needed by the other, too.
func (p *program) refuseOpenOrder() error {
	for i, pk := range p.pkgs {
		needs := map[string]bool{}
		for _, path := range pk.Deps {
			needs[path] = true
		}
		for _, other := range p.pkgs[:i] {
			forced := other.ImportPath < pk.ImportPath
			for _, path := range other.Deps {
				forced = forced && needs[path]
			}
			if !forced && !needs[other.ImportPath] && pk.acts && other.acts {
				return p.refuse(pk.files[0].ast.Package,
					"package %s and package %s (%s) both act at the start, and neither imports the other: their order is open",
					pk.ImportPath, other.ImportPath, other.files[0].name)
			}
		}
	}
	return nil
}

// refuseFile looks at where a file is built, its imports and its directives.
func (p *program) refuseFile(pk *pkg, f *file) error {
	if system := f.notBuilt(); system != "" && f.kept {
		return p.refuse(f.ast.Package, "kept from a file that is not built for %s", system)
	}
	for _, spec := range f.ast.Imports {
		if path := unquote(spec); p.foreign[path] && pk.linked {
			return p.refuse(spec.Pos(), "%s is of another module", path)
		}
	}
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			words := append(strings.Fields(c.Text), "")
			below := sort.Search(len(pk.units), func(i int) bool { return pk.units[i].node.Pos() > c.Pos() })
			linked := p.unitOf[pk.types.Scope().Lookup(words[1])]
			switch {
			case words[0] == "//go:linkname" && linked != nil && linked.kept,
				words[0] == "//go:embed" && below < len(pk.units) && pk.units[below].kept:
				return p.refuse(c.Pos(), "%s", words[0])
			case words[0] == "//go:debug" && pk == p.root:
				return p.refuse(c.Pos(), "%s: a single file cannot carry it", words[0])
			}
		}
	}
	return nil
}

// notBuilt returns a system of a judge that a file is not built for, as a bundle is.
func (f *file) notBuilt() string {
	judge := build.Default
	judge.OpenFile = func(string) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(f.src)), nil }
	for _, system := range []string{"linux/amd64", "linux/386", "linux/arm64",
		"windows/amd64", "windows/386", "windows/arm64", "darwin/amd64", "darwin/arm64"} {
		judge.GOOS, judge.GOARCH, _ = strings.Cut(system, "/")
		for _, judge.CgoEnabled = range []bool{false, true} {
			if built, err := judge.MatchFile(".", path.Base(f.name)); err != nil || !built {
				return system
			}
		}
	}
	return ""
}

// These show a program its own text, or what the toolchain knows of it.
var (
	place = regexp.MustCompile(`^(runtime\.(Caller|Callers|CallersFrames|FuncForPC|Stack)|` +
		`runtime/debug\.(Stack|PrintStack|ReadBuildInfo)|log\.L(short|long)file|math/rand\.Seed)$`)
	typeName = regexp.MustCompile(`^(reflect|encoding/gob|encoding/xml|net/rpc)\.`)
	typeVerb = regexp.MustCompile(`%[-+ 0#]*[\d.*\[\]]*T|%[-+ 0]*#[-+ 0#]*[\d.*\[\]]*v`)
)

// refuseUnit finds what sees where the source stands and, if they change, names of types.
func (p *program) refuseUnit(u *unit, change bool) (err error) {
	if f, ok := u.node.(*ast.FuncDecl); ok && f.Body == nil {
		return p.refuse(f.Pos(), "function %s without a body: assembly, or linkname", f.Name.Name)
	}
	ast.Inspect(u.node, func(node ast.Node) bool {
		if lit, ok := node.(*ast.BasicLit); ok && lit.Kind == token.STRING && change && err == nil {
			if verb := typeVerb.FindString(lit.Value); verb != "" {
				err = p.refuse(lit.Pos(), "%s prints names of types, which change", verb)
			}
		}
		id, _ := node.(*ast.Ident)
		obj := p.info.Uses[id]
		if err != nil || obj == nil || obj.Pkg() == nil {
			return err == nil
		}
		switch name := fullName(obj); {
		case place.MatchString(name):
			err = p.refuse(id.Pos(), "%s: what it sees of the source or of go.mod changes", name)
		case change && typeName.MatchString(name) && name != "reflect.DeepEqual":
			err = p.refuse(id.Pos(), "%s sees names of types, which change", name)
		}
		return true
	})
	return err
}

// Since Go 1.22 each turn of a loop has its own variables, as go.mod or a build line says. A single
// file is compiled as the judge's compiler has it. So where somebody could notice, the bundle says
// what it was written for: a build line with the older version, which newer compilers obey (older
// ones share the variable anyway), or a line that older compilers refuse.
const (
	guardComment = "// Each turn of a loop has its own variables here. Older compilers than Go 1.22, for\n" +
		"// which all turns share them, refuse this line.\n"
	guard = "func _() {\n\tfor range 1 {\n\t}\n}"
)

func beforeGo122(v string) bool { return version.Compare(v, "go1.22") < 0 }

// noteLoops notes whether somebody could notice the kind of loop variables. The older one is
// refused in a form that cannot have a build line, and each in a file of its own version.
func (p *program) noteLoops(u *unit) error {
	id, v := p.noticed(u), p.info.FileVersions[u.file.ast]
	p.loops = p.loops || id != nil
	switch {
	case id == nil:
	case beforeGo122(v) != p.shared:
		return p.refuse(id.Pos(), "loop variable %s in a file with a language version of its own: %s", id.Name, v)
	case p.shared && p.opts.function != "":
		return p.refuse(id.Pos(), "loop variable %s: since Go 1.22 each turn has its own, "+
			"and a pasted function cannot say that it is older", id.Name)
	}
	return nil
}

// noticed returns the place in a unit where a loop variable may be kept after its turn:
// in a function literal, or by its address, which &, slices and methods take.
func (p *program) noticed(u *unit) (found *ast.Ident) {
	var headers [][2]token.Pos // of loops
	notice := func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && p.info.Uses[id] != nil {
			for _, h := range headers {
				if at := p.info.Uses[id].Pos(); h[0] < at && at < h[1] {
					found = id
				}
			}
		}
		return true
	}
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt:
			headers = append(headers, [2]token.Pos{n.Pos(), n.Body.Pos()})
		case *ast.RangeStmt:
			headers = append(headers, [2]token.Pos{n.Pos(), n.Body.Pos()})
		case *ast.FuncLit:
			ast.Inspect(n, notice)
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				notice(p.memory(n.X))
			}
		case *ast.SliceExpr:
			notice(p.memory(n))
		case *ast.SelectorExpr:
			if sel := p.info.Selections[n]; sel != nil {
				if _, ok := receiver(sel.Obj()).(*types.Pointer); ok {
					notice(p.memory(n))
				}
			}
		}
		return true
	})
	return found
}

// memory is the variable that an expression is a part of, nil if it is behind a pointer.
func (p *program) memory(e ast.Expr) ast.Node {
	var whole ast.Expr
	switch part := ast.Unparen(e).(type) {
	case *ast.SelectorExpr:
		whole = part.X
	case *ast.IndexExpr:
		whole = part.X
	case *ast.SliceExpr:
		whole = part.X
	default:
		return part
	}
	switch p.info.TypeOf(whole).Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map:
		return nil
	}
	return p.memory(whole)
}
