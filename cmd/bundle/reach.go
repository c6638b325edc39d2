package main

import (
	"go/ast"
	"go/types"
	"regexp"
	"strconv"
	"strings"
)

// A unit is what is kept or dropped as a whole: a function, a method, or one line of a
// declaration of types, variables or constants.
type unit struct {
	pkg   *pkg
	file  *file
	decl  ast.Decl     // the declaration that it is, or is a line of
	node  ast.Node     // an *ast.FuncDecl, *ast.TypeSpec or *ast.ValueSpec
	obj   types.Object // what it declares, or the first of it
	kept  bool
	judge bool // it is a type that the judge declares
}

// split makes the units of a package.
func (p *program) split(pk *pkg) {
	for _, f := range pk.files {
		f.units = map[ast.Decl][]*unit{}
		for _, decl := range f.ast.Decls {
			ast.Inspect(decl, func(n ast.Node) bool {
				var ids []*ast.Ident
				switch n := n.(type) {
				case *ast.FuncDecl:
					ids = []*ast.Ident{n.Name}
				case *ast.TypeSpec:
					ids = []*ast.Ident{n.Name}
				case *ast.ValueSpec:
					ids = n.Names
				default:
					return n == decl // and look at each of its lines
				}
				u := &unit{pkg: pk, file: f, decl: decl, node: n, obj: p.info.Defs[ids[0]]}
				for _, id := range ids {
					p.unitOf[p.info.Defs[id]] = u
				}
				f.units[decl] = append(f.units[decl], u)
				return false
			})
			pk.units = append(pk.units, f.units[decl]...)
		}
	}
}

// isMethod reports whether an object is a method, of a type or of an interface.
func isMethod(obj types.Object) bool {
	f, ok := obj.(*types.Func)
	return ok && f.Type().(*types.Signature).Recv() != nil
}

// methods are those of a declared type: who calls them through an interface does not name them.
func methods(obj types.Object) (list []types.Object) {
	if t, ok := obj.Type().(*types.Named); ok {
		for i := 0; i < t.NumMethods(); i++ {
			list = append(list, t.Method(i))
		}
	}
	return list
}

func isField(obj types.Object) bool {
	v, ok := obj.(*types.Var)
	return ok && v.IsField()
}

// global reports whether an object can be named everywhere in its package.
func global(obj types.Object) bool {
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Scope().Lookup(obj.Name()) == obj
}

// isOurs reports whether an object comes from a package of the module.
func (p *program) isOurs(obj types.Object) bool {
	return obj.Pkg() != nil && p.byPath[obj.Pkg().Path()] != nil
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

// fullName is a name with the path of its package, or empty for nothing and what Go itself has.
func fullName(obj types.Object) string {
	if obj == nil || obj.Pkg() == nil {
		return ""
	}
	return obj.Pkg().Path() + "." + obj.Name()
}

// eachName visits the identifiers of a unit with what they mean; first is the package name in
// front, or the identifier again. An embedded field means its type. The variable of a type
// switch means nothing: each of its cases has its own.
func (p *program) eachName(u *unit, visit func(first, id *ast.Ident, obj types.Object)) {
	var first *ast.Ident
	ast.Inspect(u.node, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if !ok {
			return true
		}
		obj := p.info.Uses[id]
		if obj == nil {
			obj = p.info.Defs[id]
		}
		if first == nil {
			first = id
		}
		if _, ok := obj.(*types.PkgName); !ok {
			visit(first, id, origin(obj))
			first = nil
		}
		return true
	})
}

// isInit reports whether a unit is an init function. Nothing else in a package can have the name.
func (u *unit) isInit() bool { return u.obj.Name() == "init" && !isMethod(u.obj) }

// acts reports whether a unit may do something when the program starts that others could
// notice, or may notice others: it is an init function, or a variable whose first value
// takes more than what is only the variable's own.
func (p *program) acts(u *unit) bool {
	_, isVar := u.obj.(*types.Var)
	return u.isInit() || isVar && !p.isolated(u, nil, map[*unit]bool{})
}

// isolated reports whether what runs in a unit has nothing to do with the rest of the
// program. It names no variable of a package, except of its own if that is given, so it gets
// at none. It calls no function from outside the module, and none that it does not name, but
// for those that many variables start with: a buffer reads and writes nothing yet.
func (p *program) isolated(u *unit, own *types.Package, seen map[*unit]bool) bool {
	yes := true
	seen[u] = true
	p.eachName(u, func(_, _ *ast.Ident, obj types.Object) {
		other := p.unitOf[obj]
		if usual.MatchString(fullName(obj)) {
			return
		}
		switch obj.(type) {
		case *types.Var:
			yes = yes && (other == u || !global(obj) || obj.Pkg() == own)
		case *types.Func:
			yes = yes && other != nil && (seen[other] || p.isolated(other, own, seen))
		case *types.Builtin:
			yes = yes && !strings.HasPrefix(obj.Name(), "p") // panic, print, println
		}
	})
	return yes
}

var usual = regexp.MustCompile(`^(errors\.New|os\.Std(in|out)|bufio\.New(Reader|Scanner|Writer))$`)

// reach finds what the root needs, by name or for its effects at the start. A program
// that starts from its own main starts with all of its packages; one that starts from
// judge, or a function, only with those that something is needed of.
func (p *program) reach() error {
	scope, clause := p.root.types.Scope(), p.root.files[0].ast.Package
	start := p.opts.function
	if start == "" {
		start = "main"
		if f, ok := scope.Lookup("judge").(*types.Func); ok && f.Type().String() == "func()" {
			start = "judge"
		}
	}
	f, ok := scope.Lookup(start).(*types.Func)
	switch {
	case !ok && p.opts.function != "":
		return p.refuse(clause, "package %s has no function %s", p.root.Name, start)
	case !ok || p.opts.function == "" && p.root.Name != "main":
		return p.refuse(clause, "package %s has neither a function judge() nor main", p.root.Name)
	}
	p.rootUnit = p.unitOf[f]
	p.keep(p.rootUnit)
	for _, pk := range p.pkgs {
		if start == "main" {
			p.link(pk)
		}
	}
	for _, name := range p.opts.omit { // types without methods
		u := p.unitOf[scope.Lookup(name)]
		if u == nil || !u.kept {
			return p.refuse(p.rootUnit.node.Pos(),
				"-omit %s: there is no such type, or it is not needed", name)
		}
		for _, m := range methods(u.obj) {
			return p.refuse(m.Pos(), "-omit %s: the judge's type has no method %s", name, m.Name())
		}
		u.judge = true
	}
	p.layout(false)
	return nil
}

func (p *program) keep(u *unit) {
	if u == nil || u.kept {
		return
	}
	u.kept, u.file.kept = true, true
	p.link(u.pkg)
	_, isConst := u.obj.(*types.Const)
	counts := isConst && u.node.(*ast.ValueSpec).Values == nil // it repeats the line above
	p.eachName(u, func(_, _ *ast.Ident, obj types.Object) {
		p.keep(p.unitOf[obj])
		counts = counts || isConst && obj == types.Universe.Lookup("iota")
	})
	for _, m := range methods(u.obj) {
		p.keep(p.unitOf[m])
	}
	for _, line := range u.file.units[u.decl] {
		if counts {
			p.keep(line)
		}
	}
}

// link keeps what a package does when the program starts.
func (p *program) link(pk *pkg) {
	if pk.linked {
		return
	}
	pk.linked = true
	for _, u := range pk.units {
		if p.acts(u) {
			pk.acts = pk.acts || !p.isolated(u, pk.types, map[*unit]bool{})
			p.keep(u)
		}
	}
	for _, f := range pk.files {
		for path := range f.blank() {
			if other := p.byPath[path]; other != nil {
				p.link(other)
			} else if path != "embed" && path != "unsafe" { // they only permit directives
				p.blank[path] = true
			}
		}
	}
}

// blank are the imports of a file for their effects alone, by path.
func (f *file) blank() map[string]bool {
	paths := map[string]bool{}
	for _, spec := range f.ast.Imports {
		if spec.Name != nil && spec.Name.Name == "_" {
			paths[unquote(spec)] = true
		}
	}
	return paths
}

func unquote(spec *ast.ImportSpec) string {
	s, _ := strconv.Unquote(spec.Path.Value) // the parser has seen that it is a string
	return s
}
