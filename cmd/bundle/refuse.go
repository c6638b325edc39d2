package main

import (
	"bytes"
	"fmt"
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

// refusal returns a reason why what is kept would not mean the same in one file, of
// those that the comparison of source and bundle cannot see.
func (p *program) refusal() error {
	change := p.opts.function != "" // names of types change, as also if several packages become one
	for i, pk := range p.pkgs {
		p.refuseOpenOrder(pk, p.pkgs[:i])
		change = change || pk.linked && pk != p.root
	}
	for _, u := range p.units {
		p.refuseUnit(u, change)
		p.noteLoops(u)
	}
	for _, pk := range p.pkgs {
		for _, f := range pk.files {
			p.refuseFile(pk, f)
		}
	}
	return p.reason
}

// refuse notes the first reason, at a place: whatever a line directive claims, the line that is
// there.
func (p *program) refuse(pos token.Pos, format string, args ...interface{}) error {
	if p.reason == nil {
		at := p.fset.PositionFor(pos, false)
		p.reason = fmt.Errorf("%s:%d: %s", at.Filename, at.Line, fmt.Sprintf(format, args...))
	}
	return p.reason
}

// refuseOpenOrder refuses two packages that both act when the program starts, each on more than
// its own variables, if only the toolchain decides which is first. Their order is forced if one
// imports the other, or if all that the one with the lesser path imports is needed by the
// other, too.
func (p *program) refuseOpenOrder(pk *pkg, above []*pkg) {
	needs := map[string]bool{}
	for _, path := range pk.Deps {
		needs[path] = true
	}
	for _, other := range above {
		forced := other.ImportPath < pk.ImportPath
		for _, path := range other.Deps {
			forced = forced && needs[path]
		}
		if !forced && !needs[other.ImportPath] && pk.acts && other.acts {
			p.refuse(pk.files[0].ast.Package,
				"package %s and package %s (%s) both act at the start, "+
					"and neither imports the other: their order is open",
				pk.ImportPath, other.ImportPath, other.files[0].name)
		}
	}
}

// refuseFile looks at where a file is built, its imports and its directives.
func (p *program) refuseFile(pk *pkg, f *file) {
	if why := f.notBuilt(); why != "" && f.kept {
		p.refuse(f.ast.Package, "kept from a file that is %s", why)
	}
	for _, spec := range f.ast.Imports {
		path := unquote(spec)
		if l := p.listed[path]; l.Module != nil && p.byPath[path] == nil && pk.linked {
			p.refuse(spec.Pos(), "%s is of another module", path)
		}
	}
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			text := strings.Fields(c.Text)[0]
			below := sort.Search(len(pk.units),
				func(i int) bool { return pk.units[i].node.Pos() > c.Pos() })
			switch {
			case text == "//go:linkname" && f.kept,
				text == "//go:embed" && below < len(pk.units) && pk.units[below].kept:
				p.refuse(c.Pos(), "%s", text)
			case text == "//go:debug" && pk == p.root:
				p.refuse(c.Pos(), "%s: a single file cannot carry it", text)
			}
		}
	}
}

// notBuilt returns why a file is not built everywhere, as a bundle is, on the systems of judges.
func (f *file) notBuilt() string {
	judge := build.Default
	judge.OpenFile = func(string) (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(f.src)), nil
	}
	if built, _ := judge.MatchFile(".", path.Base(f.name)); !built { // but it was, here
		return "built only with a tag, which GOFLAGS has"
	}
	for _, judge.GOOS = range []string{"linux", "windows", "darwin"} {
		for _, judge.GOARCH = range []string{"amd64", "386", "arm64"} {
			for _, judge.CgoEnabled = range []bool{false, true} {
				if built, err := judge.MatchFile(".", path.Base(f.name)); err != nil || !built {
					return "not built for " + judge.GOOS + "/" + judge.GOARCH
				}
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
func (p *program) refuseUnit(u *unit, change bool) {
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Body == nil {
				p.refuse(n.Pos(), "function %s without a body: assembly, or linkname", n.Name.Name)
			}
		case *ast.BasicLit:
			if verb := typeVerb.FindString(n.Value); change && verb != "" {
				p.refuse(n.Pos(), "%s prints names of types, which change", verb)
			}
		case *ast.Ident:
			name := fullName(p.info.Uses[n])
			if place.MatchString(name) {
				p.refuse(n.Pos(), "%s: what it sees of the source or of go.mod changes", name)
			} else if change && typeName.MatchString(name) && name != "reflect.DeepEqual" {
				p.refuse(n.Pos(), "%s sees names of types, which change", name)
			}
		}
		return true
	})
}

// Since Go 1.22 each turn of a loop has its own variables, as go.mod or a build line says. A single
// file is compiled as the judge's compiler has it. So where somebody could notice, the bundle says
// what it was written for: a build line with the older version, which newer compilers obey (older
// ones share the variable anyway), or a line that older compilers refuse.
const (
	guardComment = "// Each turn of a loop has its own variables here. " +
		"Older compilers than Go 1.22, for\n// which all turns share them, refuse this line.\n"
	guard = "func _() {\n\tfor range 1 {\n\t}\n}"
)

func beforeGo122(v string) bool { return version.Compare(v, "go1.22") < 0 }

// noteLoops notes whether somebody could notice the kind of loop variables. The older one is
// refused in a form that cannot have a build line, and each in a file of its own version.
func (p *program) noteLoops(u *unit) {
	id, v := p.noticed(u), p.info.FileVersions[u.file.ast]
	p.loops = p.loops || id != nil
	switch {
	case id == nil:
	case beforeGo122(v) != p.shared:
		p.refuse(id.Pos(), "loop variable %s in a file with a language version of its own: %s",
			id.Name, v)
	case p.shared && p.opts.function != "":
		p.refuse(id.Pos(), "loop variable %s: since Go 1.22 each turn has its own, "+
			"and a pasted function cannot say that it is older", id.Name)
	}
}

// noticed returns a place in a unit where a loop variable may be kept after its turn: in
// a function literal, or by its address, which &, slices and methods take.
func (p *program) noticed(u *unit) (found *ast.Ident) {
	loops := map[*types.Scope]bool{}
	notice := func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if v := p.info.Uses[id]; v != nil && loops[v.Parent()] {
				found = id
			}
		}
		return true
	}
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			loops[p.info.Scopes[n]] = true
		case *ast.FuncLit:
			ast.Inspect(n, notice)
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				notice(p.variable(n.X))
			}
		case *ast.SliceExpr:
			if !p.pointsAway(n.X) {
				notice(p.variable(n.X))
			}
		case *ast.SelectorExpr:
			if sel := p.info.Selections[n]; sel != nil && sel.Kind() == types.MethodVal {
				_, pointer := sel.Recv().Underlying().(*types.Pointer)
				_, wanted := sel.Obj().Type().(*types.Signature).Recv().Type().(*types.Pointer)
				if wanted && !pointer {
					notice(p.variable(n.X))
				}
			}
		}
		return true
	})
	return found
}

// variable is the variable that an expression is a part of, nil if it is behind a pointer.
func (p *program) variable(e ast.Expr) (first *ast.Ident) {
	ast.Inspect(e, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && first == nil {
			first = id
		}
		return first == nil
	})
	if first != nil && first != ast.Unparen(e) && p.pointsAway(first) {
		return nil
	}
	return first
}

// pointsAway reports whether the parts of a value have memory of their own.
func (p *program) pointsAway(e ast.Expr) bool {
	switch p.info.TypeOf(e).Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map, *types.Basic:
		return true
	}
	return false
}
