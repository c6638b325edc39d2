package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"unicode"
)

// A namer chooses names without looking at scopes. A name stays unless it is taken, and
// else becomes one that the source has nowhere. What goes wrong, the comparison of the
// bundle with its source finds.
type namer struct {
	*kept
	names
	taken    map[string]bool // at the package level of the bundle
	written  map[string]bool // every identifier of what is kept
	imported []*types.Package
	embedded map[types.Object]bool
	members  []types.Object  // fields and methods that are not exported
	asked    map[string]bool // names of methods that an interface asks for
}

// Names are what things are called in the bundle, where that may differ from the source:
// what the module declares at package level, by its object; packages from outside the
// module, by path; methods; and what a unit declares for itself.
type names map[interface{}]string

// A member is what has one name in a package or in a unit: methods, of which those that are
// not exported are others in another package, or what a unit declares for itself.
type member struct {
	of   interface{} // *types.Package or *unit
	name string
}

func kind(method types.Object) member { return member{method.Pkg(), method.Name()} }

// name chooses the names; that of the root is given. The claims are heard in this order:
// the root and the judge's types; types that are embedded, for their name is that of a
// field, too; the root package; imports; everything else.
func (k *kept) name(l layout, root string) names {
	n := &namer{kept: k, names: names{},
		taken: map[string]bool{"init": true, "main": true, "_": true}, written: map[string]bool{},
		embedded: map[types.Object]bool{}, asked: map[string]bool{}}
	all := k.layout(false).units // the same names whatever the layout
	for _, u := range all {
		n.collect(u)
	}
	n.names[k.object(k.rootUnit)] = root
	n.taken[root] = true
	n.claim(all, func(obj types.Object) bool { return k.judges[k.unitOf[obj]] })
	n.claim(all, func(obj types.Object) bool { return n.embedded[obj] })
	for obj := range n.embedded { // those that are declared in functions, too
		n.taken[obj.Name()] = n.taken[obj.Name()] || !global(obj)
	}
	n.claim(all, func(obj types.Object) bool { return obj.Pkg() == k.root.types })
	for _, p := range n.imported {
		n.names[p.Path()] = p.Name()
		if n.taken[p.Name()] {
			n.names[p.Path()] = n.free(p.Name())
		}
		n.taken[p.Name()] = true
	}
	n.claim(all, func(types.Object) bool { return true })
	for _, u := range l.units {
		if k.early(l, u) {
			n.names[k.object(u)] = n.fresh(k.object(u))
		}
	}
	for path := range k.blank {
		if n.names[path] == "" {
			n.names[path] = "_"
		}
	}
	n.nameMethods()
	for _, u := range all {
		n.nameLocals(u)
	}
	return n.names
}

// collect notes the identifiers of a unit.
func (n *namer) collect(u *unit) {
	if u.isInit() { // the call of an init function needs them
		n.taken["bool"], n.taken["true"] = true, true
	}
	n.eachName(u, func(_, id *ast.Ident, obj types.Object) {
		n.written[id.Name] = true
		switch {
		case obj == nil:
		case obj.Parent() == types.Universe:
			n.taken[id.Name] = true
		case global(obj) && !n.isOurs(obj) && n.names[obj.Pkg().Path()] == "":
			n.names[obj.Pkg().Path()] = obj.Pkg().Name()
			n.imported = append(n.imported, obj.Pkg())
		}
		def := n.info.Defs[id]
		if isField(def) && def.(*types.Var).Embedded() {
			n.embedded[obj] = true
		}
		if (isField(def) || isMethod(def)) && !def.Exported() {
			n.members = append(n.members, def)
			n.asked[id.Name] = n.asked[id.Name] || asks(def)
		}
	})
}

// isOurs reports whether an object comes from a package of the module.
func (p *program) isOurs(obj types.Object) bool {
	return obj.Pkg() != nil && p.byPath[obj.Pkg().Path()] != nil
}

func isField(obj types.Object) bool {
	v, ok := obj.(*types.Var)
	return ok && v.IsField()
}

// isMethod reports whether an object is a method, of a type or of an interface.
func isMethod(obj types.Object) bool {
	f, ok := obj.(*types.Func)
	return ok && f.Type().(*types.Signature).Recv() != nil
}

// asks reports whether an object is a method of an interface.
func asks(obj types.Object) bool { return isMethod(obj) && types.IsInterface(receiver(obj)) }

// claim names those package-level objects of units that have no name yet.
func (n *namer) claim(units []*unit, which func(types.Object) bool) {
	for _, u := range units {
		for _, id := range u.names() {
			obj := n.info.Defs[id]
			if !global(obj) || n.names[obj] != "" || !which(obj) {
				continue
			}
			n.names[obj] = obj.Name()
			if n.taken[obj.Name()] {
				n.names[obj] = n.fresh(obj)
			}
			n.taken[n.names[obj]] = true
		}
	}
}

// fresh makes a name of that of a package and that of an object in it.
func (n *namer) fresh(obj types.Object) string {
	pkg, name := []rune(obj.Pkg().Name()), []rune(obj.Name())
	pkg[0], name[0] = unicode.ToLower(pkg[0]), unicode.ToUpper(name[0])
	return n.free(string(pkg) + string(name))
}

// free makes a name that the source has nowhere of one that it may have.
func (n *namer) free(name string) string {
	unused := name
	for i := 2; n.taken[unused] || n.written[unused] || token.IsKeyword(unused); i++ {
		unused = fmt.Sprint(name, i)
	}
	n.taken[unused] = true
	return unused
}

// nameMethods parts the methods that are not exported of different packages: an interface that asks
// for one would find the others, too. A field in another package may hide a method that it does not
// hide in the source. Fields and exported methods never change their names.
func (n *namer) nameMethods() {
	for i, m := range n.members {
		for j, other := range n.members {
			if isMethod(m) && n.names[kind(m)] == "" && other.Name() == m.Name() && other.Pkg() != m.Pkg() &&
				(j < i && isMethod(other) || isField(other) && n.asked[m.Name()]) {
				n.names[kind(m)] = n.fresh(m)
			}
		}
	}
}

// nameLocals renames what a unit declares for itself where its name now means something
// else that the unit uses, too. It does not if the same name stood there in the source.
func (n *namer) nameLocals(u *unit) {
	needed, locals := map[string]bool{}, map[string]bool{}
	n.eachName(u, func(first, id *ast.Ident, obj types.Object) {
		name := ""
		switch {
		case n.isLocal(id, obj):
			locals[id.Name] = true
		case global(obj) && n.isOurs(obj):
			name = n.names[obj]
		case global(obj):
			name = n.names[obj.Pkg().Path()]
		}
		needed[name] = needed[name] || name != first.Name
	})
	for name := range locals {
		if needed[name] {
			n.names[member{u, name}] = n.free(name)
		}
	}
}

// nameOf is what an identifier of a unit is called in the bundle.
func (k *kept) nameOf(n names, u *unit, id *ast.Ident, obj types.Object) string {
	var key interface{} = obj
	if isMethod(obj) {
		key = kind(obj)
	} else if k.isLocal(id, obj) {
		key = member{u, id.Name}
	}
	if n[key] == "" {
		return id.Name
	}
	return n[key]
}

// isLocal reports whether an identifier is that of something in a function, which has a
// scope there. The variable of a type switch has no object.
func (p *program) isLocal(id *ast.Ident, obj types.Object) bool {
	if obj == nil {
		_, ok := p.info.Defs[id]
		return ok
	}
	return obj.Pkg() != nil && obj.Parent() != nil && obj.Parent() != obj.Pkg().Scope()
}
