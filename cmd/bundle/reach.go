//go:build go1.24

package main

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"strings"
)

// A unit is a declaration other than an import. It is kept or dropped as a whole.
type unit struct {
	pkg      *pkg
	file     *file
	node     ast.Decl
	obj      types.Object // the first object that it declares
	from, to token.Pos    // its text, including the comments after the declaration above
	kept     bool
	judge    bool // the judge declares this type
}

// split splits a package into units.
func (p *program) split(pk *pkg) {
	for _, f := range pk.files {
		above := p.endOf(f, f.ast.Name)
		for _, decl := range f.ast.Decls {
			u := &unit{pkg: pk, file: f, node: decl, from: above, to: p.endOf(f, decl)}
			above = u.to
			declare := func(ids ...*ast.Ident) {
				for _, id := range ids {
					obj := p.info.Defs[id]
					p.unitOf[obj], u.obj = u, cmp.Or(u.obj, obj)
				}
			}
			ast.Inspect(decl, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.FuncDecl:
					declare(n.Name)
				case *ast.TypeSpec:
					declare(n.Name)
				case *ast.ValueSpec:
					declare(n.Names...)
				default:
					return n == decl // a group, whose specs come next
				}
				return false
			})
			if u.obj != nil {
				pk.units = append(pk.units, u)
			}
		}
	}
}

var behind = regexp.MustCompile(`^([ \t;]|//[^\n]*|(?s:/\*.*?\*/))*`)

// endOf returns the end of a declaration, including the comments after it.
func (p *program) endOf(f *file, n ast.Node) token.Pos {
	return n.End() + token.Pos(len(behind.Find(f.src[p.offset(n.End()):])))
}

// text returns a part of a unit's file.
func (p *program) text(u *unit, from, to token.Pos) []byte {
	return u.file.src[p.offset(from):p.offset(to)]
}

// isMethod reports whether an object is a method of a type or an interface.
func isMethod(obj types.Object) bool {
	f, ok := obj.(*types.Func)
	return ok && f.Signature().Recv() != nil
}

// isMember reports whether an object is a method, or a field whose name the program cannot observe.
// An embedded field has the name of its type.
func (p *program) isMember(obj types.Object) bool {
	v, ok := obj.(*types.Var)
	return isMethod(obj) || ok && v.IsField() && !v.Embedded() && !p.prints.fields
}

// global reports whether an object is declared at package level.
func global(obj types.Object) bool {
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Scope().Lookup(obj.Name()) == obj
}

// isOurs reports whether an object comes from a parsed package, not from the standard library.
func (p *program) isOurs(obj types.Object) bool {
	return obj.Pkg() != nil && p.byPath[obj.Pkg().Path()].types != nil
}

// origin returns the generic form of a field or method.
func origin(obj types.Object) types.Object {
	switch obj := obj.(type) {
	case *types.Func:
		return obj.Origin()
	case *types.Var:
		return obj.Origin()
	}
	return obj
}

// eachName visits the identifiers of a unit with their objects, from top to bottom; first is the
// package name that qualifies the identifier, or the identifier itself. The object of an embedded
// field is its type. The variable of a type switch has no object, because each case declares its
// own.
func (p *program) eachName(u *unit, visit func(first, id *ast.Ident, obj types.Object)) {
	var first *ast.Ident
	for n := range ast.Preorder(u.node) {
		id, ok := n.(*ast.Ident)
		if !ok {
			continue
		}
		obj := cmp.Or(p.info.Uses[id], p.info.Defs[id])
		first = cmp.Or(first, id)
		if _, ok := obj.(*types.PkgName); !ok {
			visit(first, id, origin(obj))
			first = nil
		}
	}
}

// reach keeps the units that the root names, directly or not, and those that act when the program
// starts. If the root is main, all packages are initialized; otherwise only packages with a kept
// unit are.
func (p *program) reach() {
	scope := p.root.types.Scope()
	start := cmp.Or(p.opts.function, p.opts.entry, "main")
	f, ok := scope.Lookup(start).(*types.Func)
	if !ok || p.opts.function == "" &&
		(p.root.Name != "main" || f.Type().String() != "func()") {
		p.refuse(p.root.files[0].ast.Package, "package %s has no function %s to start from"+
			" (a program starts in a function of package main without parameters or results)",
			p.root.Name, start)
		return
	}
	p.rootUnit = p.unitOf[f]
	p.keep(p.rootUnit)
	for _, pk := range p.pkgs {
		if start == "main" {
			p.link(pk)
		}
	}
	for _, name := range p.opts.omit {
		obj, ok := scope.Lookup(name).(*types.TypeName)
		u := p.unitOf[obj]
		if !ok || len(u.node.(*ast.GenDecl).Specs) > 1 {
			p.refuse(p.rootUnit.node.Pos(),
				"-omit %s: no type of this name is declared outside a group", name)
			return
		}
		u.judge = true
	}
	p.refuseOrder()
	p.layout(false)
}

func (p *program) keep(u *unit) {
	if u == nil || u.kept {
		return
	}
	u.kept = true
	p.link(u.pkg)
	p.eachName(u, func(_, _ *ast.Ident, obj types.Object) {
		if isMethod(obj) && p.isOurs(obj) && p.unitOf[obj] != u {
			p.called[obj.Name()] = true
		}
		p.keep(p.unitOf[obj])
		if name, ok := obj.(*types.TypeName); ok {
			// A call through an interface does not name a method of a type.
			if t, ok := name.Type().(*types.Named); ok {
				for m := range t.Methods() {
					p.keep(p.unitOf[m])
				}
			}
		}
	})
}

// link keeps the units of a package that act when the program starts.
func (p *program) link(pk *pkg) {
	if pk.linked {
		return
	}
	pk.linked = true
	for _, u := range pk.units {
		c := p.concern(u)
		if c != 0 {
			p.keep(u)
		}
		if c&elsewhere != 0 && pk.acts == nil {
			pk.acts = u
		}
	}
	for _, f := range pk.files {
		for path := range f.blank() {
			if other := p.byPath[path]; other.types != nil {
				p.link(other)
			} else {
				p.blank[path] = true
			}
		}
	}
}

// blank returns the paths of the blank imports in a file.
func (f *file) blank() map[string]bool {
	paths := map[string]bool{}
	for _, spec := range f.ast.Imports {
		if spec.Name.String() == "_" {
			paths[strings.Trim(spec.Path.Value, "\"`")] = true
		}
	}
	return paths
}
