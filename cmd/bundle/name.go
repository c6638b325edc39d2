package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"sort"
	"unicode"
)

// A namer chooses names without looking at scopes. A name stays unless it is taken, and
// else becomes one that the source has nowhere. What goes wrong, the comparison of the
// bundle with its source finds.
type namer struct {
	*program
	claims   []named
	embedded map[named]bool  // types, and packages with such types
	members  []types.Object  // fields and methods that are not exported
	taken    map[string]bool // at the package level of the bundle
	written  map[string]bool // every identifier of what is kept
}

// named is a types.Object or a *types.Package.
type named interface{ Name() string }

// Names are what things are called in the bundle, where that may differ from the source:
// what the module declares at package level, packages from outside the module, and members.
type names map[interface{}]string

// A member is what has one name in a package or in a unit: methods that are not exported,
// which are others in another package, or what a unit declares for itself.
type member struct {
	of   interface{} // *types.Package or *unit
	name string
}

func kind(method types.Object) member { return member{method.Pkg(), method.Name()} }

// name chooses the names.
func (p *program) name() {
	root := p.rootUnit.obj
	n := &namer{program: p, embedded: map[named]bool{}, written: map[string]bool{},
		taken: map[string]bool{"init": true, "main": true, p.opts.function: true}}
	p.names = names{root: "main"}
	if p.opts.function != "" {
		p.names[root] = p.opts.function
	}
	for _, u := range p.units {
		n.collect(u)
	}
	sort.SliceStable(n.claims,
		func(i, j int) bool { return n.rank(n.claims[i]) < n.rank(n.claims[j]) })
	for _, c := range n.claims {
		name := c.Name()
		if obj, ok := c.(types.Object); ok && n.inits[obj.Pos()] {
			name = "init"
		}
		if n.names[c] == "" {
			n.names[c] = name
			if n.taken[name] {
				n.names[c] = n.fresh(c, name)
			}
			n.taken[n.names[c]] = true
		}
	}
	n.nameMethods()
	for _, u := range p.units {
		n.nameLocals(u)
	}
}

// collect notes the identifiers of a unit.
func (n *namer) collect(u *unit) {
	n.eachName(u, func(_, id *ast.Ident, obj types.Object) {
		n.written[id.Name] = true
		def := n.info.Defs[id]
		if isField(def) && def.(*types.Var).Embedded() {
			n.embedded[obj], n.embedded[obj.Pkg()] = true, true
		}
		if (isField(def) || isMethod(def)) && !def.Exported() {
			n.members = append(n.members, def)
		}
		switch {
		case obj == nil:
		case obj.Parent() == types.Universe:
			n.taken[id.Name] = true
		case global(obj) && !n.isOurs(obj):
			n.written[obj.Pkg().Name()] = true
			n.claims = append(n.claims, obj.Pkg())
		case global(def):
			n.claims = append(n.claims, obj)
		}
	})
}

// rank says when a claim is heard: first those of the judge's types, then of types that are
// embedded, for their name is that of a field, too, of the root package, of imports, of
// everything else.
func (n *namer) rank(c named) int {
	obj, ok := c.(types.Object)
	switch {
	case !ok:
		return 3
	case n.unitOf[obj] != nil && n.unitOf[obj].judge:
		return 0
	case n.embedded[c]:
		return 1
	case obj.Pkg() == n.root.types:
		return 2
	}
	return 4
}

// fresh makes a name that the source has nowhere of a taken one.
func (n *namer) fresh(c named, taken string) string {
	obj, ok := c.(types.Object)
	if !ok {
		return n.free(taken)
	} else if n.embedded[c] {
		n.refuse(obj.Pos(), "%s is embedded, as is another %s, and a field is called as its type: "+
			"rename one of them", fullName(obj), taken)
	}
	pkg, name := []rune(obj.Pkg().Name()), []rune(taken)
	pkg[0], name[0] = unicode.ToLower(pkg[0]), unicode.ToUpper(name[0])
	return n.free(string(pkg) + string(name))
}

// free adds a number to a name if the source has it.
func (n *namer) free(name string) string {
	unused := name
	for i := 2; n.written[unused] || token.IsKeyword(unused); i++ {
		unused = fmt.Sprint(name, i)
	}
	n.written[unused] = true
	return unused
}

// nameMethods parts the methods that are not exported of different packages: an interface that asks
// for one would find the others, too. A field of another package would hide a method that is
// promoted, which it does not in the source. Fields and exported methods never change their names.
func (n *namer) nameMethods() {
	for i, m := range n.members {
		for j, other := range n.members {
			if isMethod(m) && n.names[kind(m)] == "" && other.Name() == m.Name() &&
				other.Pkg() != m.Pkg() &&
				(j < i && isMethod(other) || isField(other) && n.embedded[m.Pkg()]) {
				n.names[kind(m)] = n.fresh(m, m.Name())
			}
		}
	}
}

// nameLocals renames what a unit declares for itself where its name now means something
// else that the unit uses, too. It does not if the same name stood there in the source.
func (n *namer) nameLocals(u *unit) {
	needed, locals := map[string]bool{}, map[string]bool{}
	n.eachName(u, func(first, id *ast.Ident, obj types.Object) {
		name := n.nameOf(u, id, obj)
		if isLocal(obj) {
			locals[name] = true
		} else if name != first.Name {
			needed[name] = true
		}
	})
	for name := range locals {
		if needed[name] {
			n.names[member{u, name}], n.renamed = n.free(name), true
		}
	}
}

// nameOf is what an identifier of a unit is called in the bundle, or the package of it.
func (p *program) nameOf(u *unit, id *ast.Ident, obj types.Object) string {
	var key interface{} = obj
	switch {
	case isLocal(obj):
		key = member{u, id.Name}
	case isMethod(obj):
		key = kind(obj)
	case global(obj) && !p.isOurs(obj):
		key = obj.Pkg()
	}
	if p.names[key] == "" {
		return id.Name
	}
	return p.names[key]
}

// isLocal reports whether an object has a scope in a function, as has the variable of a type
// switch, which is nil.
func isLocal(obj types.Object) bool {
	return obj == nil || obj.Pkg() != nil && obj.Parent() != nil &&
		obj.Parent() != obj.Pkg().Scope()
}
