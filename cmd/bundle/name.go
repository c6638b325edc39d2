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

// names are what things are called in the bundle.
type names struct {
	object   map[types.Object]string // what the module declares at package level
	imported map[string]string       // packages from outside the module, by path
}

// A namer finds names that mean the same everywhere they are used.
type namer struct {
	*kept
	names
	taken    map[string]bool
	builtin  map[string]token.Pos          // predeclared names in use, and where
	uses     map[interface{}][]*ast.Ident  // of a global object of the module, or of a path
	aliases  map[string][]string           // what the source calls a path, best first
	embedded map[types.Object]bool         // types whose name is that of a field, too
	home     map[*ast.Ident]*types.Package // the package that a use is in
}

// name chooses the names. Those that the root package declares do not change, but for
// the judge that becomes main. Imports and what other packages declare are renamed only
// where their own name is taken, or is hidden from one of its uses.
func (k *kept) name(l layout, program bool) (names, error) {
	n := &namer{
		kept:     k,
		names:    names{map[types.Object]string{}, map[string]string{}},
		taken:    map[string]bool{"init": true, "main": true, "_": true},
		builtin:  map[string]token.Pos{},
		uses:     map[interface{}][]*ast.Ident{},
		aliases:  map[string][]string{},
		embedded: map[types.Object]bool{},
		home:     map[*ast.Ident]*types.Package{},
	}
	sections := k.topDown() // the same names whatever the layout
	for _, s := range sections {
		for _, u := range s.units {
			n.collect(u)
		}
	}
	if err := n.nameRoot(sections[0], program); err != nil {
		return names{}, err
	}
	n.nameImports()
	if err := n.nameOthers(sections[1:]); err != nil {
		return names{}, err
	}
	for _, s := range l {
		for _, u := range s.run {
			f := n.info.Defs[u.names()[0]]
			n.object[f] = n.pick(nil, s.pkg.Name+"Init")
		}
	}
	return n.names, nil
}

// eachName visits the identifiers of a unit that name something at package level, here
// or elsewhere, with the package name in front of them if there is one.
func (p *program) eachName(u *unit, visit func(id *ast.Ident, obj types.Object, qualifier *ast.Ident)) {
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok {
				if _, ok := p.info.Uses[x].(*types.PkgName); ok {
					visit(n.Sel, p.info.Uses[n.Sel], x)
					return false
				}
			}
		case *ast.Ident:
			obj := p.info.Uses[n] // of an embedded field: the type
			if obj == nil {
				obj = p.info.Defs[n]
			}
			if global(obj) || obj != nil && obj.Parent() == types.Universe {
				visit(n, obj, nil)
			}
		}
		return true
	})
}

func (n *namer) collect(u *unit) {
	n.eachName(u, func(id *ast.Ident, obj types.Object, qualifier *ast.Ident) {
		n.home[id] = u.pkg.types
		switch {
		case obj.Pkg() == nil:
			if _, ok := n.builtin[id.Name]; !ok {
				n.builtin[id.Name] = id.Pos()
			}
		case n.isLocal(obj):
			n.uses[obj] = append(n.uses[obj], id)
		default:
			path := obj.Pkg().Path()
			n.uses[path] = append(n.uses[path], id)
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
}

// typeName is the type that an embedded field is named after.
func (p *program) typeName(e ast.Expr) types.Object {
	switch e := e.(type) {
	case *ast.Ident:
		return p.info.Uses[e]
	case *ast.SelectorExpr:
		return p.info.Uses[e.Sel]
	case *ast.StarExpr:
		return p.typeName(e.X)
	case *ast.ParenExpr:
		return p.typeName(e.X)
	}
	return nil
}

// declared are the objects that a section declares at package level.
func (n *namer) declared(s section) []types.Object {
	var all []types.Object
	for _, u := range s.units {
		for _, id := range u.names() {
			if obj := n.info.Defs[id]; global(obj) {
				all = append(all, obj)
			}
		}
	}
	return all
}

func (n *namer) nameRoot(s section, program bool) error {
	for _, obj := range n.declared(s) {
		name := obj.Name()
		if program && n.unitOf[obj] == n.rootUnit {
			name = "main"
		}
		if pos, ok := n.builtin[name]; ok {
			return n.refuse(pos, "%s is predeclared here, and %s declares its own (%s)",
				name, n.root.ImportPath, n.at(obj.Pos()))
		}
		for _, use := range n.uses[obj] {
			if name != obj.Name() && n.hidden(use, name) {
				return n.refuse(use.Pos(), "%s becomes %s, which is something else here", obj.Name(), name)
			}
		}
		n.object[obj] = name
		n.taken[name] = true
	}
	return nil
}

// nameImports names the packages from outside the module, those that the root uses first.
func (n *namer) nameImports() {
	var paths []string
	ofRoot := map[string]bool{}
	for path := range n.aliases {
		paths = append(paths, path)
		ofRoot[path] = n.home[n.uses[path][0]] == n.root.types
	}
	sort.Slice(paths, func(i, j int) bool {
		if ofRoot[paths[i]] != ofRoot[paths[j]] {
			return ofRoot[paths[i]]
		}
		return paths[i] < paths[j]
	})
	for _, p := range paths {
		longer := path.Base(path.Dir(p)) + path.Base(p) // cryptorand
		if !token.IsIdentifier(longer) {
			longer = n.aliases[p][len(n.aliases[p])-1] + "pkg"
		}
		n.imported[p] = n.pick(n.uses[p], append(n.aliases[p], longer)...)
	}
}

// nameOthers names what the other packages declare: first the types whose name cannot
// change, for it is that of a field too.
func (n *namer) nameOthers(sections []section) error {
	for _, fixed := range []bool{true, false} {
		for _, s := range sections {
			for _, obj := range n.declared(s) {
				if n.embedded[obj] != fixed {
					continue
				}
				name := obj.Name()
				first, size := utf8.DecodeRuneInString(name)
				longer := s.pkg.Name + string(unicode.ToUpper(first)) + name[size:]
				n.object[obj] = n.pick(n.uses[obj], name, longer)
				if fixed && n.object[obj] != name {
					return n.refuse(obj.Pos(), "type %s gives an embedded field its name, and that name is taken", name)
				}
			}
		}
	}
	return nil
}

// pick takes the first name that is free and not hidden from any of the uses, or the
// last one with a number.
func (n *namer) pick(uses []*ast.Ident, candidates ...string) string {
	for i := 0; ; i++ {
		name := candidates[len(candidates)-1]
		if i < len(candidates) {
			name = candidates[i]
		} else {
			name = fmt.Sprint(name, i-len(candidates)+2)
		}
		_, builtin := n.builtin[name]
		fits := !n.taken[name] && !builtin
		for _, use := range uses {
			fits = fits && !n.hidden(use, name)
		}
		if fits {
			n.taken[name] = true
			return name
		}
	}
}

// hidden tells whether a name means something declared inside a function where an
// identifier stands.
func (n *namer) hidden(use *ast.Ident, name string) bool {
	pkgScope := n.home[use].Scope()
	inner := pkgScope.Innermost(use.Pos())
	if inner == nil {
		return false
	}
	scope, _ := inner.LookupParent(name, use.Pos())
	return scope != nil && scope != types.Universe && scope != pkgScope && scope.Parent() != pkgScope
}
