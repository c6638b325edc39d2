//go:build go1.24

package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"go/version"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// refusal returns a reason to refuse the program that compare cannot find, or nil.
func (p *program) refusal() error {
	// Whether the names of types, with their packages, change.
	change := p.opts.function != "" || slices.ContainsFunc(p.pkgs, func(pk *pkg) bool {
		return pk.linked && pk != p.root
	})
	for _, u := range p.units {
		if p.byPath["text/template"] == nil && p.byPath["database/sql"] == nil &&
			!p.called[u.obj.Name()] && uncalled.MatchString(u.obj.String()) {
			continue
		}
		p.refuseUnit(u, change)
		p.noteLoops(u)
	}
	if p.prints.maps != nil && p.prints.any && change {
		p.refuse(p.prints.maps.Pos(), "fmt may change the order of a map with interfaces as keys")
	}
	if goMod, _ := os.ReadFile(p.root.Module.GoMod); godebug.Match(goMod) {
		p.refuse(p.root.files[0].ast.Package, "a godebug line of go.mod does not work in one file")
	}
	for _, pk := range p.pkgs {
		p.refusePackage(pk)
	}
	return p.reason
}

// refuse keeps the first reason.
func (p *program) refuse(pos token.Pos, format string, args ...any) {
	if p.reason == nil {
		p.reason = p.errorAt(pos, format, args...)
	}
}

func (p *program) errorAt(pos token.Pos, format string, args ...any) error {
	return fmt.Errorf("%s: %s", p.place(pos), fmt.Sprintf(format, args...))
}

// place returns the file, line and column of a position, and ignores line directives.
func (p *program) place(pos token.Pos) string { return p.fset.PositionFor(pos, false).String() }

// refusePackage refuses a package with foreign files or certain directives, and one to which the
// bundle would be added.
func (p *program) refusePackage(pk *pkg) {
	at := pk.files[0].ast.Package
	for _, foreign := range append(pk.CgoFiles, pk.SFiles...) {
		if pk.linked {
			p.refuse(at, "cannot bundle cgo or assembly: %s", foreign)
		}
	}
	out, _ := filepath.Abs(p.opts.out)
	if filepath.Dir(out) == pk.Dir && filepath.Ext(out) == ".go" {
		p.refuse(at, "-o %s would be a part of this package", p.opts.out)
	}
	for _, f := range pk.files {
		for _, group := range f.ast.Comments {
			for _, c := range group.List {
				text := strings.Fields(c.Text)[0]
				if text == "//go:linkname" && pk.linked || text == "//go:debug" && pk == p.root {
					p.refuse(c.Pos(), "%s does not work in a single file", text)
				}
			}
		}
	}
}

var (
	// The standard library calls none of these methods, except for text/template and database/sql.
	uncalled = regexp.MustCompile(`\)\.([^A-Z]\w*|` +
		`(Debug|Describe|Dump|Inspect|Print|Show|TypeName)\w*|\w*(BSON|YAML)\w*|` +
		`Scan\(\w* ?(any|interface\{\})\) error|Value\(\) \(database)`)
	godebug = regexp.MustCompile(`(?m)^godebug\b`)
	// These show a program its own source text or go.mod.
	ownText = regexp.MustCompile(`^(runtime\.(Caller|Callers|CallersFrames|FuncForPC|Stack)|` +
		`runtime/debug\.(Stack|PrintStack|ReadBuildInfo)|log\.L(long|short)file)$|` +
		`^[(*]*(debug/|runtime/(pprof|trace)\.)`)
	// These show the names of types.
	typeName = regexp.MustCompile(`^(go/ast\.F?[pP]rint|reflect\.(TypeFor|TypeOf|ValueOf))$|` +
		`^[(*]*(encoding/(asn1|gob|xml)|net/rpc)\.`)
	typeVerb = regexp.MustCompile(`%[-+ 0#]*[\d.*\[\]]*T|%[-+ 0]*#[-+ 0#]*[\d.*\[\]]*v`)
	// These show the names of fields.
	fieldNames = regexp.MustCompile(`%[-# 0]*\+[-+# 0]*[\d.*\[\]]*v|^[(*]*log/slog\.`)
	// These print with a format.
	formatter = regexp.MustCompile(`^(fmt\.(Appendf|Errorf|F?[pP]rintf|Sprintf)|` +
		`(log|\(\*log\.Logger\))\.(Fatal|Panic|Print)f)$`)
	// These print everything in their arguments, even maps.
	mapPrinter = regexp.MustCompile(`^(fmt|log(/slog)?|(text|html)/template|` +
		`[(*]+(log|text|html).*\))\.`)
	// Values of these types hold no others.
	predeclared = regexp.MustCompile(`^(\[\d*\]|\*|map\[(bool|byte|rune|string|u?int\d*|` +
		`float\d+|complex\d+)\])*(bool|byte|rune|string|u?int(\d*|ptr)|float\d+|complex\d+)$`)
	// These print a text unchanged.
	printer = regexp.MustCompile(`^(fmt\.F?[pP]rint(ln)?|log\.Print(ln)?|` +
		`\(\*(bufio\.Writer|os\.File)\)\.WriteString)$`)
)

// refuseUnit refuses a unit that depends on positions in the source or, if they change, on names of
// types.
func (p *program) refuseUnit(u *unit, change bool) {
	for _, c := range u.comments() {
		if strings.HasPrefix(c.Text, "//go:embed") {
			p.refuse(c.Pos(), "//go:embed does not work in a single file")
		}
	}
	asIs := map[ast.Node]bool{} // texts that print no names of types
	ast.Inspect(u.node, func(n ast.Node) bool {
		e, _ := n.(ast.Expr)
		if v := p.info.Types[e].Value; v != nil && !asIs[n] {
			text := strings.ReplaceAll(v.ExactString(), "%%", "")
			if fieldNames.MatchString(text) {
				p.prints.fields = true
			}
			if verb := typeVerb.FindString(text); change && verb != "" {
				p.refuse(n.Pos(), "%s prints names of types, which would change", verb)
			}
		}
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok != token.CONST // only the uses of a constant matter
		case *ast.MapType:
			key := p.info.TypeOf(n.Key)
			if _, isParam := key.(*types.TypeParam); types.IsInterface(key) && !isParam {
				p.prints.maps = n
			}
		case *ast.CallExpr:
			p.noteArguments(n, asIs)
		case *ast.Ident:
			name := fullName(p.info.Uses[n])
			if fieldNames.MatchString(name) {
				p.prints.fields = true
			}
			if ownText.MatchString(name) || change && typeName.MatchString(name) {
				p.refuse(n.Pos(), "%s depends on lines, go.mod or type names, which change", name)
			}
		}
		return true
	})
}

// noteArguments notes which arguments of a call are texts that print no names of types.
func (p *program) noteArguments(call *ast.CallExpr, asIs map[ast.Node]bool) {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return
	}
	name := fullName(p.info.Uses[sel.Sel])
	plain := true // the types of all later arguments are predeclared
	for _, arg := range slices.Backward(call.Args) {
		asIs[arg] = printer.MatchString(name) || plain && formatter.MatchString(name)
		plain = plain && predeclared.MatchString(p.info.TypeOf(arg).String())
	}
	if !plain && mapPrinter.MatchString(name) {
		p.prints.any = true
	}
}

// Since Go 1.22 each iteration of a loop has its own variables, unless go.mod or a build line asks
// for an older version. In a single file, the judge's compiler decides. So if the program can see a
// difference, the bundle has a build line with the older version, which newer compilers obey, or a
// function that older compilers reject. Otherwise it has neither, because Go 1.16 rejects a file
// with a go:build line alone.
const (
	guardComment = "// Here each iteration of a loop has its own variables. " +
		"Compilers before Go 1.22, in\n// which the iterations share them, reject this function.\n"
	guard = "func _() {\n\tfor range 1 {\n\t}\n}"
)

// noteLoop notes the version of a file with a loop variable that may outlive its iteration. A
// single file has only one build line, and a pasted function has none.
func (p *program) noteLoop(id *ast.Ident, language string) {
	shared := version.Compare(language, "go1.22") < 0
	if shared && p.opts.function != "" || p.loops != "" && shared != p.shared {
		p.refuse(id.Pos(), "loop variable %s: since Go 1.22 each iteration has its own, "+
			"and a single file cannot mark only this loop as %s", id.Name, language)
	}
	p.loops, p.shared = language, shared
}

// noteLoops notes a unit's loop variables that may outlive their iterations: a function literal
// names one, or it comes first in an operand whose address is taken by &, a slice expression or a
// method. It does not check whether the variable really does.
func (p *program) noteLoops(u *unit) {
	loops := map[*types.Scope]bool{}
	notice := func(among ast.Node, first int) { // looks at the first few identifiers
		for n := range ast.Preorder(among) {
			if id, ok := n.(*ast.Ident); ok && first > 0 {
				first--
				if v := p.info.Uses[id]; v != nil && loops[v.Parent()] {
					p.noteLoop(id, p.info.FileVersions[u.file.ast])
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
			switch p.info.TypeOf(n.X).Underlying().(type) {
			case *types.Array, *types.Interface: // a type parameter
				notice(n.X, 1)
			}
		case *ast.SelectorExpr:
			sel := p.info.Selections[n]
			if sel != nil && sel.Kind() == types.MethodVal && types.NewMethodSet(
				sel.Recv()).Lookup(sel.Obj().Pkg(), sel.Obj().Name()) == nil { // pointer receiver
				notice(n.X, 1)
			}
		}
	}
}
