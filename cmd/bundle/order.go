//go:build go1.24

package main

import (
	"go/ast"
	"go/types"
	"regexp"
	"slices"
	"strings"
)

// isInit reports whether an object is an init function; only a method can have the same name.
func isInit(obj types.Object) bool { return obj.Name() == "init" && !isMethod(obj) }

// A concern is a set of things that initialising a unit may change or read, beside the unit's own
// variables.
type concern int

const (
	itsPackage concern = 1 << iota // other variables of its package
	elsewhere                      // anything else, such as a stream
)

var (
	// These only return a value or change their arguments. A text may follow the name.
	pure = regexp.MustCompile(`^(append|cap|clear|close|complex|copy|delete|imag|len|make|` +
		`max|min|new|real|recover|unsafe\.\w+|errors\.New|regexp\.MustCompile|` +
		`math/rand\.New(Source)?|bufio\.New(Reader|Scanner|Writer)(Size)?|` +
		`(bytes|cmp|maps|math|math/big|math/bits|slices|strconv|strings|unicode(/utf8)?)\.\w+|` +
		`sort\.(Ints|Float64s|Strings|Slice|SliceStable|Search\w*)|\(\*strings\.Builder\)\.\w+|` +
		`\(\*math/big\.Int\)\.(Add|Cmp|Div|Exp|[LR]sh|Mod|ModInverse|Mul|Neg|Quo|Rem|Set\w*|Sub)|` +
		`fmt\.Errorf\(".*)(\(".*)?$`)
	// A new buffer has not read or written anything.
	buffer = regexp.MustCompile(`bufio\.New(Reader|Scanner|Writer)(Size)?\(os\.Std(in|out)$`)
	// A text as the only argument has no methods that fmt could call.
	text = regexp.MustCompile(`^\("(\\.|[^"\\])*"\)`)
)

// concern returns the concern of an init function or of a variable's initial value, including the
// concerns of what it names. Functions that a variable stores, without calling one, do not run.
func (p *program) concern(u *unit) (all concern) {
	_, isVar := u.obj.(*types.Var)
	if !isVar && !isInit(u.obj) && !strings.HasPrefix(u.obj.Name(), initPrefix) {
		return 0
	}
	seen := map[*unit]bool{}
	var look func(v *unit, part ast.Node, runs bool)
	look = func(v *unit, part ast.Node, runs bool) {
		ast.Inspect(part, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit:
				return runs
			case *ast.CallExpr:
				if !runs {
					look(v, n, true)
				}
				return runs
			case *ast.Ident:
				obj := origin(p.info.Uses[n])
				other := p.unitOf[obj]
				switch obj.(type) {
				case *types.Var:
					if global(obj) && obj.Pkg() == u.pkg.types {
						all |= itsPackage
					} else if global(obj) &&
						(other != nil || !buffer.Match(v.file.src[:p.offset(n.End())])) {
						all |= elsewhere
					}
				case *types.Func, *types.Builtin:
					if runs && other == nil && !pure.MatchString(
						fullName(obj)+string(text.Find(v.file.src[p.offset(n.End()):]))) {
						all |= elsewhere
					}
				}
				if runs && other != nil && !seen[other] {
					seen[other] = true
					look(other, other.node, true)
				}
			}
			return true
		})
	}
	look(u, u.node, !isVar)
	return all
}

// refuseOrder refuses two packages that act when the program starts if neither imports the other.
// The linker decides which of them starts first, but a single file decides it by the text.
func (p *program) refuseOrder() {
	var last *pkg
	for _, pk := range p.pkgs {
		if pk.acts == nil {
			continue
		}
		if last != nil && !slices.Contains(pk.Deps, last.ImportPath) {
			p.refuse(pk.acts.node.Pos(), "this and %s have initialization side effects, and one "+
				"file may change their order, because neither package imports the other; "+
				"import one from the other", p.place(last.acts.node.Pos()))
		}
		last = pk
	}
}
