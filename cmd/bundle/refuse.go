package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/build"
	"go/constant"
	"go/token"
	"go/types"
	"go/version"
	"io"
	"log"
	"os"
	"path"
	"regexp"
	"sort"
	"strings"
)

// refusal returns a reason why what is kept would not mean the same in one file, of
// those that the comparison of source and bundle cannot see.
func (p *program) refusal() error {
	change := p.opts.function != "" || p.typesChange()
	for i, pk := range p.pkgs {
		p.refuseOpenOrder(pk, p.pkgs[:i])
	}
	for _, u := range p.units {
		p.refuseUnit(u, change)
		p.noteLoops(u)
	}
	out, _ := os.Stat(p.opts.out)
	for _, pk := range p.pkgs {
		for _, f := range pk.files {
			p.refuseFile(pk, f)
			if info, err := os.Stat(f.name); err == nil && os.SameFile(info, out) {
				p.refuse(f.ast.Package, "-o %s would overwrite the program", p.opts.out)
			}
		}
	}
	return p.reason
}

// typesChange reports whether names of types are others in the bundle: if a package that is none
// any more has an effect, or a type has another name.
func (p *program) typesChange() (change bool) {
	for _, pk := range p.pkgs {
		change = change || pk.linked && pk != p.root
	}
	for _, u := range p.units {
		p.eachName(u, func(_, id *ast.Ident, obj types.Object) {
			_, isType := obj.(*types.TypeName)
			change = change || isType && p.isOurs(obj) && p.nameOf(u, id, obj) != obj.Name()
		})
	}
	return change
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
// imports the other, or if all that the one with the lesser symbol imports is needed by the
// other, too.
func (p *program) refuseOpenOrder(pk *pkg, above []*pkg) {
	needs := map[string]bool{}
	for _, path := range pk.Deps {
		needs[path] = true
	}
	for _, other := range above {
		forced := other.symbol() < pk.symbol()
		for _, path := range other.Deps {
			forced = forced && needs[path]
		}
		if !forced && !needs[other.ImportPath] && pk.acts != nil && other.acts != nil {
			at := p.fset.PositionFor(other.acts.node.Pos(), false)
			p.refuse(pk.acts.node.Pos(), "this and %s:%d both act at the start, in an order that "+
				"only the toolchain knows: import package %s in package %s, or call one from main",
				at.Filename, at.Line, other.ImportPath, pk.ImportPath)
		}
	}
}

// symbol is what the linker sorts packages by that nothing else orders.
func (pk *pkg) symbol() string {
	dir, last := path.Split(pk.ImportPath)
	return dir + strings.ReplaceAll(last, ".", "%2e") + "."
}

// refuseFile looks at where a file is built, its imports and its directives.
func (p *program) refuseFile(pk *pkg, f *file) {
	if f.kept && !f.builtEverywhere() {
		p.refuse(f.ast.Package, "kept from a file that is not built everywhere")
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
			case text == "//go:linkname" && f.kept:
				p.refuse(c.Pos(), "%s: its other end is not looked for", text)
			case text == "//go:embed" && below < len(pk.units) && pk.units[below].kept:
				p.refuse(c.Pos(), "%s: a single file has no others", text)
			case text == "//go:debug" && pk == p.root:
				p.refuse(c.Pos(), "%s: a single file cannot carry it", text)
			}
		}
	}
}

var negated = regexp.MustCompile(`(?m)^//(go:build| ?\+build).*!`)

// builtEverywhere reports whether a file is in each build, on any system. A build line with a
// negation is not looked at further.
func (f *file) builtEverywhere() bool {
	nowhere := build.Default
	nowhere.GOOS, nowhere.GOARCH, nowhere.CgoEnabled = "none", "none", false
	nowhere.OpenFile = func(string) (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(f.src)), nil
	}
	built, err := nowhere.MatchFile(".", path.Base(f.name))
	return built && err == nil && !negated.Match(f.src[:f.ast.Package-f.ast.FileStart])
}

// These show a program its own text, or what the toolchain knows of it.
var (
	place = regexp.MustCompile(`^(runtime\.(Caller|Callers|CallersFrames|FuncForPC|Stack)|` +
		`runtime/debug\.(Stack|PrintStack|ReadBuildInfo)|math/rand\.Seed)$|` +
		`^[(*]*runtime/(pprof|trace)\.`)
	logFlags     = regexp.MustCompile(`^(log\.(New|SetFlags)|\(\*log\.Logger\)\.SetFlags)$`)
	typeName     = regexp.MustCompile(`^[(*]*(reflect|encoding/(asn1|gob|xml)|net/rpc)\.`)
	typeless     = regexp.MustCompile(`^reflect\.(DeepEqual|Swapper)$`)
	typeVerb     = regexp.MustCompile(`%[-+ 0#]*[\d.*\[\]]*T|%[-+ 0]*#[-+ 0#]*[\d.*\[\]]*v`)
	withoutVerbs = regexp.MustCompile(`^fmt\.(Append|F|S|)[pP]rint(ln)?$`)
)

// refuseUnit finds what sees where the source stands and, if they change, names of types.
func (p *program) refuseUnit(u *unit, change bool) {
	plain := map[ast.Expr]bool{} // arguments that are no formats
	ast.Inspect(u.node, func(n ast.Node) bool {
		if e, ok := n.(ast.Expr); ok && change && !plain[e] {
			if v := p.info.Types[e].Value; v != nil && v.Kind() == constant.String {
				if verb := typeVerb.FindString(constant.StringVal(v)); verb != "" {
					p.refuse(n.Pos(), "%s prints names of types, which change", verb)
				}
			}
		}
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Body == nil {
				p.refuse(n.Pos(), "function %s without a body: assembly, or linkname", n.Name.Name)
			}
		case *ast.Ident:
			name, call := fullName(p.info.Uses[n]), p.calls[n]
			if call != nil && withoutVerbs.MatchString(name) {
				for _, arg := range call.Args {
					plain[arg] = true
				}
			}
			if place.MatchString(name) || logFlags.MatchString(name) && !p.withoutLines(call) {
				p.refuse(n.Pos(), "%s: what it sees of the source or of go.mod changes", name)
			} else if change && typeName.MatchString(name) && !typeless.MatchString(name) {
				p.refuse(n.Pos(), "%s sees names of types, which change", name)
			}
		}
		return true
	})
}

// withoutLines reports whether a call sets flags of a log that prints no lines of the source.
func (p *program) withoutLines(call *ast.CallExpr) bool {
	if call == nil {
		return false
	}
	flags := p.info.Types[call.Args[len(call.Args)-1]].Value // nil if they are not known here
	n, known := constant.Val(flags).(int64)
	return known && n&(log.Lshortfile|log.Llongfile) == 0
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

// noticed returns a loop variable that may be kept after its turn: one that is named in a
// function literal, or in what &, a slice or a method takes the address of.
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
			if _, isNew := ast.Unparen(n.X).(*ast.CompositeLit); n.Op == token.AND && !isNew {
				ast.Inspect(n.X, notice)
			}
		case *ast.SliceExpr:
			ast.Inspect(n.X, notice)
		case *ast.SelectorExpr:
			if sel := p.info.Selections[n]; sel != nil && sel.Kind() == types.MethodVal {
				_, pointer := sel.Recv().Underlying().(*types.Pointer)
				_, wanted := sel.Obj().Type().(*types.Signature).Recv().Type().(*types.Pointer)
				if wanted && !pointer {
					ast.Inspect(n.X, notice)
				}
			}
		}
		return true
	})
	return found
}
