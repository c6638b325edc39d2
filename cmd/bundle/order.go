//go:build go1.24

package main

import (
	"bytes"
	"go/ast"
	"go/types"
	"os"
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
	// These only return a value or change their arguments.
	pure = regexp.MustCompile(`^(errors\.New|regexp\.MustCompile|math/rand\.New(Source)?|` +
		`bufio\.New(Reader|Scanner|Writer)(Size)?|(math|math/big|math/bits|strconv|strings)\.\w+|` +
		`sort\.(Ints|Float64s|Strings|Slice|SliceStable|Search\w*)|\(\*strings\.Builder\)\.\w+|` +
		`\(\*math/big\.Int\)\.(Add|Cmp|Div|Exp|[LR]sh|Mod|ModInverse|Mul|Neg|Quo|Rem|Set\w*|Sub))$`)
	// A new buffer has not read or written anything.
	buffer = regexp.MustCompile(`bufio\.New(Reader|Scanner|Writer)(Size)?\(os\.Std(in|out)$`)
)

// concern returns the concern of an init function or of a variable's initial value, including the
// concerns of the functions that it names.
func (p *program) concern(u *unit) (all concern) {
	if _, isVar := u.obj.(*types.Var); !isVar && !isInit(u.obj) && !p.inits[u.obj.Pos()] {
		return 0
	}
	seen := map[*unit]bool{}
	var look func(v *unit)
	look = func(v *unit) {
		seen[v] = true
		p.eachName(v, func(_, id *ast.Ident, obj types.Object) {
			other := p.unitOf[obj]
			switch obj.(type) {
			case *types.Var:
				if !global(obj) || p.info.Defs[id] != nil {
					break
				} else if obj.Pkg() == u.pkg.types {
					all |= itsPackage
				} else if p.isOurs(obj) || !buffer.Match(v.file.src[:p.offset(id.End())]) {
					all |= elsewhere
				}
			case *types.Func:
				if other == nil && !pure.MatchString(fullName(obj)) {
					all |= elsewhere
				} else if other != nil && !seen[other] {
					look(other)
				}
			case *types.Builtin:
				switch obj.Name() {
				case "panic", "print", "println":
					all |= elsewhere
				}
			}
		})
	}
	look(u)
	return all
}

// Since Go 1.21, the linker initialises packages in the order of their names in the object files,
// each after its imports. Only packages that need initialisation, or import one that does, count,
// also in the standard library. So a package that imports regexp comes after one that imports os,
// whatever their names are. The object file of a package that counts has a symbol with this suffix.
var (
	since121 = regexp.MustCompile(`go object \S+ \S+ (go1\.(2[1-9]|[3-9]\d|\d{3})\S*)`)
	counts   = []byte("..inittask")
)

// orderPackages puts the packages in the linker's order if two act and neither imports the other.
func (p *program) orderPackages() error {
	var last *pkg
	for _, pk := range p.pkgs {
		if pk.acts == nil {
			continue
		}
		if last != nil && !slices.Contains(pk.Deps, last.ImportPath) {
			return p.orderAsLinked(last, pk)
		}
		last = pk
	}
	return nil
}

// orderAsLinked puts the packages in the linker's order, because the order of two of them matters.
func (p *program) orderAsLinked(one, other *pkg) error {
	waiting := map[string]bool{}
	for path, pk := range p.byPath {
		object, _ := os.ReadFile(pk.Export)
		waiting[path] = bytes.Contains(object, counts)
		if compiler := since121.FindSubmatch(object); pk == p.root && compiler != nil {
			p.linker = string(compiler[1])
		}
	}
	place := map[*pkg]int{} // 0 for packages that do not count
	for pk := p.nextToStart(waiting); pk != nil; pk = p.nextToStart(waiting) {
		waiting[pk.ImportPath] = false
		place[pk] = len(place) + 1
	}
	if p.linker == "" || place[p.root] == 0 {
		return p.errorAt(other.acts.node.Pos(), "this and %s both act at the start, in an order "+
			"that is undefined before Go 1.21", p.place(one.acts.node.Pos()))
	}
	slices.SortStableFunc(p.pkgs, func(a, b *pkg) int { return place[a] - place[b] })
	return nil
}

// nextToStart returns the first waiting package, by name, whose imports have all started, or nil if
// no package is left.
func (p *program) nextToStart(waiting map[string]bool) (next *pkg) {
	for path, ready := range waiting {
		pk := p.byPath[path]
		for _, other := range pk.Imports {
			if other == "C" && path != "runtime/cgo" {
				other = "runtime/cgo"
			}
			ready = ready && !waiting[other]
		}
		if ready && (next == nil || linkName(path) < linkName(next.ImportPath)) {
			next = pk
		}
	}
	return next
}

// linkName returns the beginning of a package's symbols in object files.
func linkName(path string) string {
	last := strings.LastIndex(path, "/") + 1
	return path[:last] + strings.ReplaceAll(path[last:], ".", "%2e") + ".."
}
