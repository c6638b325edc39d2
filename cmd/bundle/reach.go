package main

import (
	"bytes"
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"strconv"
	"strings"
)

// A unit is what is kept or dropped as a whole: a function, a method, one type, one line of a var
// or const declaration, or a const declaration whose lines count with iota or repeat each other.
type unit struct {
	pkg  *pkg
	file *file
	decl ast.Decl // the declaration that it is, or is a line of
	node ast.Node // an *ast.FuncDecl, an ast.Spec, or an *ast.GenDecl of constants

	methods []*unit // of the type that it is: who calls them through an interface does not name them
}

// split makes the units of a package.
func (p *program) split(pk *pkg) {
	for _, f := range pk.files {
		for _, decl := range f.ast.Decls {
			nodes := []ast.Node{decl}
			if gen, ok := decl.(*ast.GenDecl); ok && (gen.Tok != token.CONST || !f.counts(p, gen)) {
				nodes = nil
				for _, spec := range gen.Specs {
					if gen.Tok != token.IMPORT {
						nodes = append(nodes, spec)
					}
				}
			}
			for _, node := range nodes {
				u := &unit{pkg: pk, file: f, decl: decl, node: node}
				pk.units = append(pk.units, u)
				for _, id := range u.names() {
					p.unitOf[p.info.Defs[id]] = u
				}
			}
		}
	}
	for _, u := range pk.units {
		if t := p.unitOf[owner(p.object(u))]; t != nil && u.names()[0].Name != "_" {
			t.methods = append(t.methods, u)
		}
	}
}

// counts reports whether a line of a const declaration depends on the lines above it.
func (f *file) counts(p *program, gen *ast.GenDecl) bool {
	for _, spec := range gen.Specs {
		if len(spec.(*ast.ValueSpec).Values) == 0 {
			return true
		}
	}
	return bytes.Contains(f.src[p.offset(gen.Pos()):p.offset(gen.End())], []byte("iota"))
}

// names are the identifiers that a unit declares for its package.
func (u *unit) names() []*ast.Ident {
	switch n := u.node.(type) {
	case *ast.FuncDecl:
		return []*ast.Ident{n.Name}
	case *ast.TypeSpec:
		return []*ast.Ident{n.Name}
	case *ast.ValueSpec:
		return n.Names
	}
	var ids []*ast.Ident
	for _, spec := range u.node.(*ast.GenDecl).Specs {
		ids = append(ids, spec.(*ast.ValueSpec).Names...)
	}
	return ids
}

// object is what a unit declares, or the first of it.
func (p *program) object(u *unit) types.Object { return p.info.Defs[u.names()[0]] }

// owner is the type that a method belongs to, nil for anything else.
func owner(obj types.Object) types.Object {
	if !isMethod(obj) {
		return nil
	}
	t := types.Unalias(receiver(obj))
	if ptr, ok := t.(*types.Pointer); ok {
		t = types.Unalias(ptr.Elem())
	}
	if t, ok := t.(*types.Named); ok {
		return t.Obj()
	}
	return nil // of an interface without a name
}

func receiver(method types.Object) types.Type { return method.Type().(*types.Signature).Recv().Type() }

// eachName visits the identifiers of a unit with what they mean; first is the package name in
// front, or the identifier again. An embedded field means its type. The variable of a type
// switch means nothing: each of its cases has its own.
func (p *program) eachName(u *unit, visit func(first, id *ast.Ident, obj types.Object)) {
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && isPackage(p.info, x) {
				visit(x, n.Sel, p.info.Uses[n.Sel])
				return false
			}
		case *ast.Ident:
			obj := p.info.Uses[n]
			if obj == nil {
				obj = p.info.Defs[n]
			}
			visit(n, n, origin(obj))
		}
		return true
	})
}

func isPackage(info *types.Info, id *ast.Ident) bool {
	_, ok := info.Uses[id].(*types.PkgName)
	return ok
}

// origin is the generic form of a field or method.
func origin(obj types.Object) types.Object {
	switch obj := obj.(type) {
	case *types.Func:
		return obj.Origin()
	case *types.Var:
		return obj.Origin()
	}
	return obj
}

func (u *unit) isInit() bool {
	f, ok := u.node.(*ast.FuncDecl)
	return ok && f.Recv == nil && f.Name.Name == "init"
}

// acts reports whether a unit may do something when the program starts that others could
// notice, or may notice others: it is an init function, or a variable whose first value
// takes more than what is only the variable's own.
func (p *program) acts(u *unit) bool {
	gen, ok := u.decl.(*ast.GenDecl)
	return u.isInit() || ok && gen.Tok == token.VAR && !p.isolated(u, map[*unit]bool{})
}

// isolated reports whether what runs in a unit has nothing to do with the rest of the
// program. It names no variable of a package, so it gets at none. It calls no function
// from outside the module, and none that it does not name, but for those that many
// variables start with: a buffer reads and writes nothing yet.
func (p *program) isolated(u *unit, seen map[*unit]bool) bool {
	yes := true
	seen[u] = true
	p.eachName(u, func(_, _ *ast.Ident, obj types.Object) {
		other := p.unitOf[obj]
		switch obj.(type) {
		case *types.Var:
			yes = yes && (other == u || !global(obj) || usual.MatchString(fullName(obj)))
		case *types.Func:
			yes = yes && (other != nil && (seen[other] || p.isolated(other, seen)) ||
				global(obj) && usual.MatchString(fullName(obj)))
		case *types.Builtin:
			yes = yes && !strings.HasPrefix(obj.Name(), "print")
		}
	})
	return yes
}

var usual = regexp.MustCompile(`^(errors\.New|os\.Std(in|out)|bufio\.New(Reader|Scanner|Writer))$`)

func fullName(obj types.Object) string { return obj.Pkg().Path() + "." + obj.Name() }

// global reports whether an object can be named everywhere in its package.
func global(obj types.Object) bool {
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Scope().Lookup(obj.Name()) == obj
}

// A kept program is the part of a program that its bundle is made of.
type kept struct {
	*program
	rootUnit *unit
	units    map[*unit]bool
	files    map[*file]bool
	linked   map[*pkg]bool   // packages whose initialisation is kept
	active   map[*pkg]bool   // those of them that do something then
	blank    map[string]bool // imports for their effects alone, by path
	judges   map[*unit]bool  // types that the judge declares
	loops    bool            // somebody could notice whether the turns of a loop share its variables
}

// findRoot is the function that the bundle starts from.
func (p *program) findRoot(function string) (*unit, error) {
	clause := p.root.files[0].ast.Package
	for _, name := range []string{function, "judge", "main"} {
		f, ok := p.root.types.Scope().Lookup(name).(*types.Func)
		if ok && (name == function || p.root.Name == "main" && f.Type().String() == "func()") {
			return p.unitOf[f], nil
		} else if name == function && function != "" {
			return nil, p.refuse(clause, "package %s has no function %s", p.root.Name, function)
		}
	}
	return nil, p.refuse(clause, "package %s has neither a function judge() nor main", p.root.Name)
}

// reach finds what the root needs, by name or for its effects at the start. A program
// that starts from its own main starts with all of its packages; one that starts from
// judge, or a function, only with those that something is needed of.
func (p *program) reach(root *unit) *kept {
	k := &kept{program: p, rootUnit: root, units: map[*unit]bool{}, files: map[*file]bool{},
		linked: map[*pkg]bool{}, active: map[*pkg]bool{}, blank: map[string]bool{}, judges: map[*unit]bool{}}
	k.keep(root)
	for _, pk := range p.pkgs {
		if root.names()[0].Name == "main" {
			k.link(pk)
		}
	}
	return k
}

func (k *kept) keep(u *unit) {
	if k.units[u] {
		return
	}
	k.units[u], k.files[u.file] = true, true
	k.link(u.pkg)
	k.eachName(u, func(_, _ *ast.Ident, obj types.Object) {
		if other := k.unitOf[obj]; other != nil {
			k.keep(other)
		}
	})
	for _, m := range u.methods {
		k.keep(m)
	}
}

// link keeps what a package does when the program starts.
func (k *kept) link(pk *pkg) {
	if k.linked[pk] {
		return
	}
	k.linked[pk] = true
	for _, u := range pk.units {
		if k.acts(u) {
			k.active[pk] = true
			k.keep(u)
		}
	}
	for _, f := range pk.files {
		for _, spec := range f.ast.Imports {
			path := unquote(spec)
			if other := k.byPath[path]; other != nil && isBlank(spec) {
				k.link(other)
			} else if isBlank(spec) && path != "embed" && path != "unsafe" { // they only permit directives
				k.blank[path] = true
			}
		}
	}
}

func isBlank(spec *ast.ImportSpec) bool { return spec.Name != nil && spec.Name.Name == "_" }

func unquote(spec *ast.ImportSpec) string {
	s, _ := strconv.Unquote(spec.Path.Value) // the parser has seen that it is a string
	return s
}

// of are the kept units of a package in source order.
func (k *kept) of(pk *pkg) []*unit {
	var units []*unit
	for _, u := range pk.units {
		if k.units[u] {
			units = append(units, u)
		}
	}
	return units
}

// omit notes a type that the judge declares, which it does without methods.
func (k *kept) omit(name string) error {
	var t *unit // that of the root, if it has one
	for _, pk := range k.pkgs {
		if u := k.unitOf[pk.types.Scope().Lookup(name)]; k.units[u] {
			t = u
		}
	}
	if t == nil {
		return k.refuse(k.rootUnit.node.Pos(), "-omit %s: there is no such type, or it is not needed", name)
	}
	for _, m := range t.methods {
		return k.refuse(m.node.Pos(), "-omit %s: the judge's type has no method %s", name, m.names()[0].Name)
	}
	k.judges[t] = true
	return nil
}
