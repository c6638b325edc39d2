//go:build go1.24

package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/types"
	"slices"
	"strings"
	"unicode"
)

// A namer chooses names without looking at scopes. It keeps a name unless the name is taken.
// Otherwise it chooses a name that occurs nowhere in the source. If the comparison of the bundle
// with its source finds a mistake, a cautious namer chooses again. It also changes names from other
// packages if a local name may hide them, or if they name unexported methods or fields.
type namer struct {
	*program
	cautious    bool
	embedded    []named         // types whose names are also names of fields
	own, others []named         // objects of the root package; all others, including imports
	members     []types.Object  // unexported methods and fields
	local       map[string]bool // names declared in some function
	taken       map[string]bool // names at the package level of the bundle
	written     map[string]bool // all identifiers of the kept units
}

// named is a types.Object or a *types.Package.
type named interface{ Name() string }

// names holds the names in the bundle that may differ from the names in the source. The keys are
// objects at package level, packages of the standard library, and the Ids of unexported methods and
// fields, which contain the path of the package.
type names map[any]string

// name chooses names, first for embedded types, then for the root package, for all other packages,
// and for unexported methods and fields. In a single package, an interface with an unexported
// method would also match types of other packages, and anonymous structs that look alike would be
// the same type. Exported methods and fields and local names do not change.
func (p *program) name(cautious bool) {
	n := &namer{program: p, cautious: cautious, written: map[string]bool{},
		local: map[string]bool{}, taken: map[string]bool{"init": true, "main": true}}
	p.names = names{p.rootUnit.obj: cmp.Or(p.opts.function, "main")}
	for _, u := range p.units {
		n.collect(u)
	}
	for i, c := range slices.Concat(n.embedded, n.own, n.others) {
		name := c.Name()
		if strings.HasPrefix(name, initPrefix) {
			name = "init"
		}
		hidden := n.cautious && n.local[name] && i >= len(n.embedded)+len(n.own)
		if n.names[c] == "" {
			if n.taken[name] || hidden {
				name = n.fresh(c, name)
			}
			n.names[c] = name
		}
		n.taken[n.names[c]] = true
	}
	for _, m := range n.members {
		if n.cautious && m.Pkg() != n.root.types && n.names[m.Id()] == "" {
			n.names[m.Id()] = n.fresh(m, m.Name())
		}
	}
}

// collect collects the identifiers of a unit.
func (n *namer) collect(u *unit) {
	n.eachName(u, func(_, id *ast.Ident, obj types.Object) {
		n.written[id.Name] = true
		def := n.info.Defs[id]
		if def != nil && def.Parent() != nil && !global(def) {
			n.local[id.Name] = true
		}
		switch {
		case obj == nil:
		case obj.Parent() == types.Universe:
			n.taken[id.Name] = true
		case global(obj) && !n.isOurs(obj):
			n.written[obj.Pkg().Name()] = true
			n.others = append(n.others, obj.Pkg())
		case global(obj) && def != nil && def != obj:
			n.embedded = append(n.embedded, obj)
		case global(def) && u.pkg == n.root:
			n.own = append(n.own, def)
		case global(def):
			n.others = append(n.others, def)
		case n.isMember(def) && !def.Exported() && id.Name != "_":
			n.members = append(n.members, def)
		}
	})
}

// fresh derives a new name, which occurs nowhere in the source, from a taken name.
func (n *namer) fresh(c named, taken string) string {
	if obj, ok := c.(types.Object); ok {
		if n.prints.types && obj.Pkg() == n.root.types {
			n.refuse(obj.Pos(), "a verb prints names of types, and %s needs a new name", taken)
		}
		name := []rune(taken)
		name[0] = unicode.ToUpper(name[0])
		taken = strings.ToLower(obj.Pkg().Name()) + string(name)
	}
	unused := taken
	for i := 2; n.written[unused]; i++ {
		unused = fmt.Sprint(taken, i)
	}
	n.written[unused] = true
	return unused
}

// nameOf returns the bundle's name for an identifier, qualified if the object is in the standard
// library.
func (p *program) nameOf(id *ast.Ident, obj types.Object) string {
	var key any = obj
	if p.isMember(obj) {
		key = obj.Id()
	} else if global(obj) && !p.isOurs(obj) {
		return p.names[obj.Pkg()] + "." + id.Name
	}
	return cmp.Or(p.names[key], id.Name)
}
