//go:build go1.24

package main

import (
	"go/ast"
	"go/types"
	"regexp"
	"slices"
	"strings"
)

// isInit reports whether an object is an init function; only a method can also have that name.
func isInit(obj types.Object) bool { return obj.Name() == "init" && !isMethod(obj) }

// A concern is a set of things that initializing a unit may change or read, besides the unit's own
// variables.
type concern int

const (
	itsPackage concern = 1 << iota // other variables of its package
	elsewhere                      // anything else, such as a stream
)

var (
	// These functions only return a value or change their arguments. A period at the end marks a
	// function of fmt that formats only values without methods.
	pure = regexp.MustCompile(`^(builtin (append|cap|clear|close|complex|copy|delete|imag|len|` +
		`make|max|min|new|real|recover|unsafe\.\w+)$|` +
		`func (errors\.New|time\.(Now|Date|Unix\w*)|\(time\.Time\)\.\w+|` +
		`regexp\.MustCompile|math/rand\.New(Source)?|bufio\.New(Reader|Scanner|Writer)(Size)?|` +
		`(bytes|cmp|maps|math|math/big|math/bits|slices|strconv|strings|unicode(/utf8)?)\.\w+|` +
		`sort\.(Ints|Float64s|Strings|Slice|SliceStable|Search\w*)|\(\*strings\.Builder\)\.\w+|` +
		`\(\*math/big\.Int\)\.(Add|Cmp|Div|Exp|[LR]sh|Mod|ModInverse|Mul|Neg|Quo|Rem|Set\w*|Sub)` +
		`)[(\[]|func fmt\.(Errorf|Sprint(f|ln)?)\(.*\.$)`)
	// A new buffer has not yet read or written anything.
	buffer = regexp.MustCompile(`bufio\.New(Reader|Scanner|Writer)(Size)?\(os\.Std(in|out)$`)
)

// concern returns the concern of an init function or of a variable's initial value, including the
// concerns of the objects that it names. A function that the value holds but does not call does not
// run.
func (p *program) concern(u *unit) concern {
	_, isVar := u.obj.(*types.Var)
	if !isVar && !isInit(u.obj) && !strings.HasPrefix(u.obj.Name(), initPrefix) {
		return 0
	}
	s := &starter{program: p, pkg: u.pkg, seen: map[*unit]bool{}}
	s.look(u, u.node, !isVar)
	return s.concern
}

// A starter follows the code that runs when a unit of a package is initialized.
type starter struct {
	*program
	pkg     *pkg
	seen    map[*unit]bool
	basic   *ast.Ident // the function in a call whose arguments have no methods
	concern concern
}

// look adds the concerns of a part of a unit. If runs is not set, the part is only stored.
func (s *starter) look(u *unit, part ast.Node, runs bool) {
	ast.Inspect(part, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Body == nil {
				s.concern |= elsewhere
			}
		case *ast.FuncLit:
			return runs
		case *ast.CallExpr:
			if sel, ok := n.Fun.(*ast.SelectorExpr); ok && s.plain(n.Args, false) {
				s.basic = sel.Sel
			}
			if !runs && !s.info.Types[n.Fun].IsType() { // not a conversion
				s.look(u, n, true)
				return false
			}
		case *ast.Ident:
			s.name(u, n, runs)
		}
		return true
	})
}

// name adds the concerns of an object that a unit names.
func (s *starter) name(u *unit, id *ast.Ident, runs bool) {
	obj := origin(s.info.Uses[id])
	other := s.unitOf[obj]
	switch obj.(type) {
	case *types.Var:
		if global(obj) && obj.Pkg() == s.pkg.types {
			s.concern |= itsPackage
		} else if global(obj) &&
			(other != nil || !buffer.Match(u.file.src[:s.offset(id.End())])) {
			s.concern |= elsewhere
		}
	case *types.Func, *types.Builtin:
		text := obj.String()
		if id == s.basic {
			text += "."
		}
		if runs && other == nil && !pure.MatchString(text) {
			s.concern |= elsewhere
		}
	}
	if runs && other != nil && !s.seen[other] {
		s.seen[other] = true
		s.look(other, other.node, true)
	}
}

// refuseOrder refuses two packages that act when the program starts if neither imports the other.
// The linker decides which is initialized first; in a single file, the order of the text does.
func (p *program) refuseOrder() {
	var last *pkg
	for _, pk := range p.pkgs {
		if pk.acts == nil {
			continue
		}
		if last != nil && !slices.Contains(pk.Deps, last.ImportPath) {
			p.refuse(pk.acts.node.Pos(), "this and %s have initialization side effects, and one "+
				"file may change their order, because neither package imports the other; "+
				"import one from the other", p.fset.PositionFor(last.acts.node.Pos(), false))
		}
		last = pk
	}
}
