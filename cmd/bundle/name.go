package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"unicode"
	"unicode/utf8"
)

// A namer chooses names without looking at scopes. A name stays unless it is taken, and
// else becomes one that the source has nowhere. What goes wrong, the comparison of the
// bundle with its source finds.
type namer struct {
	*kept
	taken   map[string]bool // at the package level of the bundle
	written map[string]bool // every identifier of what is kept

	aliases  map[string][]string // what the source calls packages from outside the module
	paths    []string            // of these packages, those that the root uses first
	embedded map[types.Object]bool
	owners   map[string]map[*pkg]bool // who declares fields and methods that are not exported
	asked    map[string]bool          // names of methods that an interface asks for

	names
}

// names are what things are called in the bundle, where that may differ from the source.
type names struct {
	object  map[types.Object]string     // what the module declares at package level
	imports map[string]string           // packages from outside the module, by path
	method  map[method]string           // methods that are not exported
	local   map[*unit]map[string]string // what a unit declares for itself, by its name
	lost    []types.Object              // embedded types whose names are taken
}

// A method is what methods of one name have in common. Those that are not exported are
// others in another package.
type method struct {
	pkg  *types.Package
	name string
}

// name chooses the names; that of the root is given. The claims are heard in this order:
// the root and the judge's types; types that are embedded, for their name is that of a
// field, too; the root package; imports; everything else.
func (k *kept) name(l layout, root string) names {
	n := &namer{kept: k,
		taken: map[string]bool{"init": true, "main": true, "_": true}, written: map[string]bool{},
		aliases: map[string][]string{}, embedded: map[types.Object]bool{},
		owners: map[string]map[*pkg]bool{}, asked: map[string]bool{},
		names: names{map[types.Object]string{}, map[string]string{}, map[method]string{}, map[*unit]map[string]string{}, nil},
	}
	own := k.of(k.root) // the same names whatever the layout
	all := own
	for i := len(k.pkgs) - 2; i >= 0; i-- {
		all = append(all[:len(all):len(all)], k.of(k.pkgs[i])...)
	}
	for _, u := range all {
		n.collect(u)
	}
	n.object[k.object(k.rootUnit)] = root
	n.taken[root] = true
	n.claim(all, func(obj types.Object) bool { return k.judges[k.unitOf[obj]] })
	n.claim(all, func(obj types.Object) bool { return n.embedded[obj] })
	for obj := range n.embedded { // those that are declared in functions, too
		n.taken[obj.Name()] = n.taken[obj.Name()] || !global(obj)
	}
	n.claim(own, func(types.Object) bool { return true })
	n.nameImports()
	n.claim(all, func(types.Object) bool { return true })
	for _, s := range l {
		for _, u := range s.run {
			n.object[k.object(u)] = n.fresh(u.pkg, "init")
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
	n.eachName(u, func(id *ast.Ident, obj types.Object, qualifier *ast.Ident) {
		n.written[id.Name] = true
		switch {
		case obj == nil:
		case obj.Parent() == types.Universe:
			n.taken[id.Name] = true
		case global(obj) && !n.isOurs(obj):
			path := obj.Pkg().Path()
			if n.aliases[path] == nil {
				n.paths = append(n.paths, path)
			}
			if qualifier != nil {
				n.aliases[path] = append(n.aliases[path], qualifier.Name)
			}
			n.aliases[path] = append(n.aliases[path], obj.Pkg().Name())
		}
		def := n.info.Defs[id]
		if isField(def) && def.(*types.Var).Embedded() {
			n.embedded[obj] = true
		}
		if (isField(def) || isMethod(def)) && !def.Exported() {
			if n.owners[id.Name] == nil {
				n.owners[id.Name] = map[*pkg]bool{}
			}
			n.owners[id.Name][u.pkg] = true
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
func asks(obj types.Object) bool {
	return isMethod(obj) && types.IsInterface(obj.Type().(*types.Signature).Recv().Type())
}

// claim names those package-level objects of units that have no name yet.
func (n *namer) claim(units []*unit, which func(types.Object) bool) {
	for _, u := range units {
		for _, id := range u.names() {
			obj := n.info.Defs[id]
			if !global(obj) || n.object[obj] != "" || !which(obj) {
				continue
			}
			n.object[obj] = obj.Name()
			if n.taken[obj.Name()] && n.embedded[obj] {
				n.lost = append(n.lost, obj)
			}
			if n.taken[obj.Name()] {
				n.object[obj] = n.fresh(u.pkg, obj.Name())
			}
			n.taken[n.object[obj]] = true
		}
	}
}

// fresh makes a name that the source has nowhere, and that is not exported.
func (n *namer) fresh(pk *pkg, name string) string {
	first, size := utf8.DecodeRuneInString(name)
	name = string(unicode.ToUpper(first)) + name[size:]
	first, size = utf8.DecodeRuneInString(pk.Name)
	return n.free(string(unicode.ToLower(first)) + pk.Name[size:] + name)
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

// nameImports gives a package from outside the module a name that the source has for it.
func (n *namer) nameImports() {
	for _, p := range n.paths {
		for _, name := range n.aliases[p] {
			if !n.taken[name] && n.imports[p] == "" {
				n.imports[p] = name
				n.taken[name] = true
			}
		}
		if n.imports[p] == "" {
			n.imports[p] = n.free(n.aliases[p][0])
		}
	}
}

// nameMethods parts the methods that are not exported of different packages, if an
// interface asks for one of that name: it would find the other packages' methods, too. A
// field of that name in another package may hide a method that it does not hide in the
// source. Fields and exported methods never change their names.
func (n *namer) nameMethods() {
	for name, packages := range n.owners {
		for _, pk := range n.pkgs {
			if n.asked[name] && len(packages) > 1 && packages[pk] {
				n.method[method{pk.types, name}] = n.fresh(pk, name)
			}
		}
	}
}

// nameLocals renames what a unit declares for itself where its name now means something
// else that the unit uses, too. It does not if the same name stood there in the source.
func (n *namer) nameLocals(u *unit) {
	needed, locals := map[string]bool{}, map[string]bool{}
	n.eachName(u, func(id *ast.Ident, obj types.Object, qualifier *ast.Ident) {
		was, name := id.Name, ""
		if qualifier != nil {
			was = qualifier.Name
		}
		switch {
		case n.isLocal(id, obj):
			locals[id.Name] = true
		case global(obj) && n.isOurs(obj):
			name = n.object[obj]
		case global(obj):
			name = n.imports[obj.Pkg().Path()]
		}
		needed[name] = needed[name] || name != was
	})
	n.local[u] = map[string]string{}
	for name := range locals {
		if needed[name] {
			n.local[u][name] = n.free(name)
		}
	}
}

// isLocal reports whether an identifier is that of a variable, constant or type that is
// declared inside of a function, or of a parameter.
func (p *program) isLocal(id *ast.Ident, obj types.Object) bool {
	switch obj := obj.(type) {
	case nil:
		_, ok := p.info.Defs[id] // the variable of a type switch
		return ok
	case *types.Var:
		return !obj.IsField() && !global(obj)
	case *types.Const, *types.TypeName:
		return obj.Pkg() != nil && !global(obj)
	}
	return false
}

// nameOf is what an identifier of a unit is called in the bundle.
func (n names) nameOf(p *program, u *unit, id *ast.Ident, obj types.Object) string {
	name := n.object[obj]
	switch {
	case isMethod(obj):
		name = n.method[method{obj.Pkg(), obj.Name()}]
	case p.isLocal(id, obj):
		name = n.local[u][id.Name]
	}
	if name == "" {
		return id.Name
	}
	return name
}
