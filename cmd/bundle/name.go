package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"sort"
	"unicode"
	"unicode/utf8"
)

// names are what things are called in the bundle, where that may differ from the source.
type names struct {
	object  map[types.Object]string     // what the module declares at package level
	imports map[string]string           // packages from outside the module, by path
	methods map[method]string           // methods that are not exported
	locals  map[*unit]map[string]string // what a unit declares for itself, by its name
}

// A method is what methods of one name have in common. Outside of their package those
// that are not exported are others.
type method struct {
	pkg  *types.Package
	name string
}

// A namer chooses names without looking at scopes. A name stays unless it is taken, and
// else becomes one that the source has nowhere. What goes wrong, the comparison of the
// bundle with its source finds.
type namer struct {
	*kept
	names
	taken    map[string]bool // at the package level of the bundle
	written  map[string]bool // every identifier of what is kept
	aliases  map[string][]string
	paths    []string // of aliases; those that the root uses first
	embedded map[types.Object]bool
}

// name chooses the names for a program, whose root becomes main, or for a function. The
// claims are heard in this order: the root and the types that must keep their names; then
// types that are embedded, since their name is that of a field; the root package;
// imports; everything else.
func (k *kept) name(l layout, root string, fixed map[*unit]bool) names {
	n := &namer{
		kept:     k,
		names:    names{map[types.Object]string{}, map[string]string{}, map[method]string{}, map[*unit]map[string]string{}},
		taken:    map[string]bool{"init": true, "main": true, "_": true},
		written:  map[string]bool{},
		aliases:  map[string][]string{},
		embedded: map[types.Object]bool{},
	}
	sections := k.topDown() // the same names whatever the layout
	var all []*unit
	for _, s := range sections {
		all = append(all, s.units...)
	}
	for _, u := range all {
		n.collect(u)
		if u.isInit() && u.pkg != k.root { // its call needs them
			n.taken["bool"], n.taken["true"] = true, true
		}
	}
	n.object[k.info.Defs[k.rootUnit.names()[0]]] = root
	n.taken[root] = true
	n.claim(all, func(obj types.Object) bool { return fixed[n.unitOf[obj]] })
	n.claim(all, func(obj types.Object) bool { return n.embedded[obj] })
	for obj := range n.embedded {
		if !global(obj) {
			n.taken[obj.Name()] = true
		}
	}
	n.claim(sections[0].units, func(types.Object) bool { return true })
	n.nameImports()
	n.claim(all, func(types.Object) bool { return true })
	for _, s := range l {
		for _, u := range s.run {
			n.object[k.info.Defs[u.names()[0]]] = n.fresh(u.pkg, "init")
		}
	}
	n.nameMethods(all)
	for _, u := range all {
		n.nameLocals(u)
	}
	return n.names
}

// collect notes the identifiers of a unit.
func (n *namer) collect(u *unit) {
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
	})
	ast.Inspect(u.node, func(node ast.Node) bool {
		if s, ok := node.(*ast.StructType); ok {
			for _, field := range s.Fields.List {
				if len(field.Names) == 0 {
					n.embedded[n.typeName(field.Type)] = true
				}
			}
		}
		return true
	})
	delete(n.embedded, nil)
}

// eachName visits the identifiers of a unit with what they mean, and the package name in
// front of them if there is one. An embedded field means its type. The variable of a type
// switch means nothing: each of its cases has its own.
func (p *program) eachName(u *unit, visit func(id *ast.Ident, obj types.Object, qualifier *ast.Ident)) {
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && isPackage(p.info, x) {
				visit(n.Sel, p.info.Uses[n.Sel], x)
				return false
			}
		case *ast.Ident:
			obj := p.info.Uses[n]
			if obj == nil {
				obj = p.info.Defs[n]
			}
			visit(n, origin(obj), nil)
		}
		return true
	})
}

func isPackage(info *types.Info, id *ast.Ident) bool {
	_, ok := info.Uses[id].(*types.PkgName)
	return ok
}

// global reports whether an object can be named everywhere in its package.
func global(obj types.Object) bool {
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Scope().Lookup(obj.Name()) == obj
}

// isOurs reports whether an object comes from a package of the module.
func (p *program) isOurs(obj types.Object) bool {
	return obj != nil && obj.Pkg() != nil && p.byPath[obj.Pkg().Path()] != nil
}

// isMethod reports whether an object is a method, of a type or of an interface.
func isMethod(obj types.Object) bool {
	f, ok := obj.(*types.Func)
	return ok && f.Type().(*types.Signature).Recv() != nil
}

func isField(obj types.Object) bool {
	v, ok := obj.(*types.Var)
	return ok && v.IsField()
}

// typeName is the type that an embedded field is named after.
func (p *program) typeName(e ast.Expr) types.Object {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return p.info.Uses[e]
	case *ast.SelectorExpr:
		return p.info.Uses[e.Sel]
	case *ast.StarExpr:
		return p.typeName(e.X)
	case *ast.IndexExpr:
		return p.typeName(e.X)
	case *ast.IndexListExpr:
		return p.typeName(e.X)
	}
	return nil
}

// claim names those of the package-level objects of units that have no name yet.
func (n *namer) claim(units []*unit, which func(types.Object) bool) {
	for _, u := range units {
		for _, id := range u.names() {
			obj := n.info.Defs[id]
			if !global(obj) || n.object[obj] != "" || !which(obj) {
				continue
			}
			n.object[obj] = obj.Name()
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

// nameImports gives a package from outside the module the first of the names free that
// the source has for it, or one that is made of more of its path: cryptorand.
func (n *namer) nameImports() {
	for _, p := range n.paths {
		for _, name := range n.aliases[p] {
			if !n.taken[name] && n.imports[p] == "" {
				n.imports[p] = name
				n.taken[name] = true
			}
		}
		if n.imports[p] == "" {
			longer := path.Base(path.Dir(p)) + path.Base(p)
			if !token.IsIdentifier(longer) || path.Dir(p) == "." {
				longer = path.Base(p) + "pkg"
			}
			n.imports[p] = n.free(longer)
		}
	}
}

// nameMethods parts the methods that are not exported of different packages, if an
// interface asks for one of that name: it would find the other packages' methods, too. A
// field of that name in another package may hide a method that it does not hide in the
// source. Fields and exported methods never change their names.
func (n *namer) nameMethods(all []*unit) {
	asked := map[string]bool{}
	methods, fields := map[string][]*pkg{}, map[string]map[*pkg]bool{}
	for _, u := range all {
		ast.Inspect(u.node, func(node ast.Node) bool {
			id, ok := node.(*ast.Ident)
			if !ok || n.info.Defs[id] == nil || id.IsExported() {
				return true
			}
			switch obj := n.info.Defs[id]; {
			case isMethod(obj):
				methods[id.Name] = append(methods[id.Name], u.pkg)
				asked[id.Name] = asked[id.Name] || askedBy(obj)
			case isField(obj):
				if fields[id.Name] == nil {
					fields[id.Name] = map[*pkg]bool{}
				}
				fields[id.Name][u.pkg] = true
			}
			return true
		})
	}
	var sorted []string
	for name := range asked {
		if asked[name] {
			sorted = append(sorted, name)
		}
	}
	sort.Strings(sorted)
	for _, name := range sorted {
		var first *pkg
		for _, pk := range methods[name] {
			m := method{pk.types, name}
			others := len(fields[name])
			if fields[name][pk] {
				others--
			}
			switch {
			case n.methods[m] != "" || pk == first:
			case first == nil && others == 0:
				first = pk
			default:
				n.methods[m] = n.fresh(pk, name)
			}
		}
	}
}

// askedBy reports whether a method is that of an interface.
func askedBy(obj types.Object) bool {
	return isMethod(obj) && types.IsInterface(obj.Type().(*types.Signature).Recv().Type())
}

// nameLocals renames what a unit declares for itself where its name now means something
// else that the unit uses, too. In the source it does not if the same name stood there.
func (n *namer) nameLocals(u *unit) {
	needed, locals := map[string]bool{}, map[string]bool{}
	n.eachName(u, func(id *ast.Ident, obj types.Object, qualifier *ast.Ident) {
		was := id.Name
		if qualifier != nil {
			was = qualifier.Name
		}
		switch {
		case n.isLocal(id, obj):
			locals[id.Name] = true
		case !global(obj):
		case n.isOurs(obj):
			needed[n.object[obj]] = needed[n.object[obj]] || n.object[obj] != was
		default:
			name := n.imports[obj.Pkg().Path()]
			needed[name] = needed[name] || name != was
		}
	})
	for name := range locals {
		if needed[name] {
			if n.locals[u] == nil {
				n.locals[u] = map[string]string{}
			}
			n.locals[u][name] = n.free(name)
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
