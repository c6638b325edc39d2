package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"go/version"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// refusal returns a reason why what is kept would not mean the same in one file, of
// those that the comparison of source and bundle cannot see.
func (p *program) refusal() error {
	change := p.opts.function != "" // of names of types, and of their packages
	for i, pk := range p.pkgs {
		p.refuseOpenOrder(pk, p.pkgs[:i])
		change = change || pk.linked && pk != p.root
	}
	for _, u := range p.units {
		p.refuseUnit(u, change)
		if id := p.noticed(u); id != nil {
			p.noteLoop(id, p.info.FileVersions[u.file.ast])
		}
	}
	out, _ := os.Stat(p.opts.out)
	for _, pk := range p.pkgs {
		if pk.linked && len(pk.SFiles) > 0 {
			p.refuse(pk.files[0].ast.Package, "%s: a single file cannot carry assembly", pk.SFiles[0])
		}
		for _, f := range pk.files {
			p.refuseFile(pk, f)
			info, err := os.Stat(f.name)
			beside := filepath.Ext(p.opts.out) == ".go" &&
				filepath.Dir(p.opts.out) == filepath.Dir(f.name)
			if beside || err == nil && os.SameFile(info, out) {
				p.refuse(f.ast.Package, "-o %s would be a file of the program itself: "+
					"write it to another directory", p.opts.out)
			}
		}
	}
	return p.reason
}

// refuse notes the first reason.
func (p *program) refuse(pos token.Pos, format string, args ...interface{}) {
	if p.reason == nil {
		p.reason = p.errorAt(pos, format, args...)
	}
}

func (p *program) errorAt(pos token.Pos, format string, args ...interface{}) error {
	return fmt.Errorf("%s: %s", p.place(pos), fmt.Sprintf(format, args...))
}

// place is a file and the line that is there, whatever a line directive claims.
func (p *program) place(pos token.Pos) string {
	at := p.fset.PositionFor(pos, false)
	return fmt.Sprintf("%s:%d", at.Filename, at.Line)
}

// refuseOpenOrder refuses two packages that both act when the program starts, each on more than
// its own variables, if neither imports the other.
func (p *program) refuseOpenOrder(pk *pkg, above []*pkg) {
	for _, other := range above {
		ordered := pk.acts == nil || other.acts == nil
		for _, path := range pk.Deps {
			ordered = ordered || path == other.ImportPath
		}
		if !ordered {
			p.refuse(pk.acts.node.Pos(), "this and %s both act at the start, and their order "+
				"is open: import package %s in package %s, or call one of them in %s",
				p.place(other.acts.node.Pos()), other.ImportPath, pk.ImportPath, p.rootUnit.obj.Name())
		}
	}
}

// refuseFile looks at the version, the imports and the directives of a file.
func (p *program) refuseFile(pk *pkg, f *file) {
	for _, spec := range f.ast.Imports {
		if path(spec) == "C" && pk.linked {
			p.refuse(spec.Pos(), "cgo: a single file cannot carry it")
		}
	}
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			text := strings.Fields(c.Text)[0]
			if text == "//go:linkname" && pk.linked || text == "//go:debug" && pk == p.root {
				p.refuse(c.Pos(), "%s: a single file cannot carry it", text)
			}
		}
	}
}

var (
	// These show a program its own text, or what go.mod says.
	ownText = regexp.MustCompile(`^(runtime\.(Caller|Callers|CallersFrames|FuncForPC|Stack)|` +
		`runtime/debug\.(Stack|PrintStack|ReadBuildInfo)|log\.L(long|short)file)$|` +
		`^[(*]*runtime/(pprof|trace)\.`)
	// These show the names of types.
	typeName = regexp.MustCompile(`^reflect\.(TypeFor|TypeOf|ValueOf)$|` +
		`^[(*]*(encoding/(asn1|gob|xml)|net/rpc)\.`)
	typeVerb = regexp.MustCompile(`%[-+ 0#]*[\d.*\[\]]*T|%[-+ 0]*#[-+ 0#]*[\d.*\[\]]*v`)
	// These print a text as it is.
	printer = regexp.MustCompile(`^(fmt\.F?[pP]rint(ln)?|log\.Print(ln)?|` +
		`\(\*(bufio\.Writer|os\.File)\)\.WriteString)$`)
)

// refuseUnit finds what sees where the source stands and, if they change, names of types.
func (p *program) refuseUnit(u *unit, change bool) {
	for _, c := range u.comments() {
		if strings.HasPrefix(c.Text, "//go:embed") {
			p.refuse(c.Pos(), "//go:embed: a single file cannot carry it")
		}
	}
	asIs := map[ast.Expr]bool{} // texts that are no formats
	ast.Inspect(u.node, func(n ast.Node) bool {
		if e, ok := n.(ast.Expr); ok && change && !asIs[e] {
			if v := p.info.Types[e].Value; v != nil && v.Kind() == constant.String {
				if verb := typeVerb.FindString(constant.StringVal(v)); verb != "" {
					p.refuse(n.Pos(), "%s prints names of types, which change", verb)
				}
			}
		}
		switch n := n.(type) {
		case *ast.CallExpr:
			sel, ok := n.Fun.(*ast.SelectorExpr)
			for _, arg := range n.Args {
				asIs[arg] = ok && printer.MatchString(fullName(p.info.Uses[sel.Sel]))
			}
		case *ast.FuncDecl:
			if n.Body == nil {
				p.refuse(n.Pos(), "function %s without a body: assembly, or linkname", n.Name.Name)
			}
		case *ast.Ident:
			name := fullName(p.info.Uses[n])
			if ownText.MatchString(name) {
				p.refuse(n.Pos(), "%s: what it sees of the source or of go.mod changes", name)
			} else if change && typeName.MatchString(name) {
				p.refuse(n.Pos(), "%s sees names of types, which change", name)
			}
		}
		return true
	})
}

// Since Go 1.22 each turn of a loop has its own variables, as go.mod or a build line says. A single
// file is compiled as the judge's compiler has it. So where somebody could notice, the bundle says
// what it was written for: by a build line with the older version, which newer compilers obey, or
// by a function that older compilers refuse. (Where nobody could, there is none: Go 1.16 takes no
// file with a go:build line alone.)
const (
	guardComment = "// Each turn of a loop has its own variables here. " +
		"Older compilers than Go 1.22, for\n// which all turns share them, refuse this line.\n"
	guard = "func _() {\n\tfor range 1 {\n\t}\n}"
)

// shared reports whether the turns of a loop share its variables, as before Go 1.22.
func (p *program) shared() bool { return version.Compare(p.loops, "go1.22") < 0 }

// noteLoop notes the version of a file with a loop variable that may be kept after its turn.
func (p *program) noteLoop(id *ast.Ident, version string) {
	before, shared := p.loops, p.shared()
	p.loops = version
	if before != "" && shared != p.shared() {
		p.refuse(id.Pos(), "loop variable %s: since Go 1.22 each turn has its own, "+
			"and one file cannot be %s here and %s elsewhere", id.Name, version, before)
	}
	if p.shared() && p.opts.function != "" { // there is no place for a build line
		p.refuse(id.Pos(), "loop variable %s: since Go 1.22 each turn has its own, "+
			"and a pasted function cannot say that it is older", id.Name)
	}
}

// noticed returns a loop variable of a unit that may be kept after its turn: one that is named in
// a function literal, or first in what &, a slice or a method takes the address of. Whether it is
// kept is not looked at.
func (p *program) noticed(u *unit) (found *ast.Ident) {
	loops := map[*types.Scope]bool{}
	notice := func(among ast.Node, names int) {
		ast.Inspect(among, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && names > 0 {
				names--
				if v := p.info.Uses[id]; v != nil && loops[v.Parent()] {
					found = id
				}
			}
			return true
		})
	}
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			loops[p.info.Scopes[n]] = true
		case *ast.FuncLit:
			notice(n, math.MaxInt)
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				notice(n.X, 1)
			}
		case *ast.SliceExpr:
			if _, isArray := p.info.TypeOf(n.X).Underlying().(*types.Array); isArray {
				notice(n.X, 1)
			}
		case *ast.SelectorExpr:
			sel := p.info.Selections[n]
			if sel != nil && sel.Kind() == types.MethodVal && types.NewMethodSet(
				sel.Recv()).Lookup(sel.Obj().Pkg(), sel.Obj().Name()) == nil { // it has a pointer
				notice(n.X, 1)
			}
		}
		return true
	})
	return found
}
