//go:build go1.24

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
	"regexp"
	"slices"
	"strings"
)

// refusal returns a reason why one file would behave differently that comparing cannot find.
func (p *program) refusal() error {
	change := p.opts.function != "" // of names of types, and of their packages
	for _, pk := range p.pkgs {
		change = change || pk.linked && pk != p.root
	}
	for _, u := range p.units {
		p.refuseUnit(u, change)
		p.apart = p.apart || p.tellsApart(u)
		if id := p.noticed(u); id != nil {
			p.noteLoop(id, p.info.FileVersions[u.file.ast])
		}
	}
	out, _ := os.Stat(p.opts.out)
	for _, pk := range p.pkgs {
		for _, foreign := range append(pk.CgoFiles, pk.SFiles...) {
			if pk.linked {
				p.refuse(pk.files[0].ast.Package, "%s: cgo or assembly cannot be bundled", foreign)
			}
		}
		for _, f := range pk.files {
			p.refuseFile(pk, f)
			if info, _ := os.Stat(f.name); os.SameFile(info, out) {
				p.refuse(f.ast.Package, "-o %s would overwrite the program", p.opts.out)
			}
		}
	}
	return p.reason
}

// refuse notes the first reason.
func (p *program) refuse(pos token.Pos, format string, args ...any) {
	if p.reason == nil {
		p.reason = p.errorAt(pos, format, args...)
	}
}

func (p *program) errorAt(pos token.Pos, format string, args ...any) error {
	return fmt.Errorf("%s: %s", p.place(pos), fmt.Sprintf(format, args...))
}

// place is a file and the line that is there, whatever a line directive claims.
func (p *program) place(pos token.Pos) string {
	at := p.fset.PositionFor(pos, false)
	return fmt.Sprintf("%s:%d", at.Filename, at.Line)
}

// refuseFile looks at the directives of a file.
func (p *program) refuseFile(pk *pkg, f *file) {
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
	// These compare what interfaces hold.
	comparer = regexp.MustCompile(`^[(*]*(cmp|context|maps|reflect|slices|sync\.Map|` +
		`log/slog|sync/atomic\.Value|(html|text)/template|unique)\b`)
	// These print by a format.
	formatter = regexp.MustCompile(`^(fmt\.F?[pP]rintf|log\.(Fatal|Print)f)$`)
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
	asIs := map[ast.Expr]bool{} // texts that print no name of a type
	for n := range ast.Preorder(u.node) {
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
			if !ok {
				break
			}
			name := fullName(p.info.Uses[sel.Sel])
			basic := true // the arguments that follow have predeclared types or slices of them
			for _, arg := range slices.Backward(n.Args) {
				asIs[arg] = printer.MatchString(name) || basic && formatter.MatchString(name)
				t := p.info.TypeOf(arg)
				if slice, ok := t.(*types.Slice); ok {
					t = slice.Elem()
				}
				_, isBasic := t.(*types.Basic)
				basic = basic && isBasic
			}
		case *ast.Ident:
			name := fullName(p.info.Uses[n])
			if ownText.MatchString(name) {
				p.refuse(n.Pos(), "%s: what it sees of the source or of go.mod changes", name)
			} else if change && typeName.MatchString(name) {
				p.refuse(n.Pos(), "%s sees names of types, which change", name)
			}
		}
	}
}

// tellsApart reports whether a unit may tell apart structs without names that look alike: it has an
// expression that can hold both, an interface without methods, or calls what compares such.
func (p *program) tellsApart(u *unit) bool {
	for n := range ast.Preorder(u.node) {
		if e, ok := n.(ast.Expr); ok && p.info.TypeOf(e) != nil {
			t, ok := p.info.TypeOf(e).Underlying().(*types.Interface)
			if ok && t.NumMethods() == 0 {
				return true
			}
		}
		id, _ := n.(*ast.Ident)
		if comparer.MatchString(fullName(p.info.Uses[id])) {
			return true
		}
	}
	return false
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

// noteLoop notes the version of a file with a loop variable that may be kept after its turn. A
// single file has one build line, and a pasted function has none.
func (p *program) noteLoop(id *ast.Ident, language string) {
	shared := version.Compare(language, "go1.22") < 0
	if shared && p.opts.function != "" || p.loops != "" && shared != p.shared {
		p.refuse(id.Pos(), "loop variable %s: since Go 1.22 each turn has its own, "+
			"and the single file cannot say that only this is %s", id.Name, language)
	}
	p.loops, p.shared = language, shared
}

// noticed returns a loop variable of a unit that may be kept after its turn: one that is named in
// a function literal, or first in what &, a slice or a method takes the address of. Whether it is
// kept is not looked at.
func (p *program) noticed(u *unit) (found *ast.Ident) {
	loops := map[*types.Scope]bool{}
	notice := func(among ast.Node, first int) { // looks at the first identifiers, so many
		for n := range ast.Preorder(among) {
			if id, ok := n.(*ast.Ident); ok && first > 0 {
				first--
				if v := p.info.Uses[id]; v != nil && loops[v.Parent()] {
					found = id
				}
			}
		}
	}
	for n := range ast.Preorder(u.node) {
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
	}
	return found
}
