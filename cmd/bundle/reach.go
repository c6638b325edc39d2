package main

import (
	"go/ast"
	"go/types"
	"regexp"
	"strings"
)

// A unit is a function, a method, or one line of a declaration of types, variables or constants.
// The lines of a declaration are kept or dropped together.
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

// fullName is a name with the path of its package, and of a method with its type, or empty for
// nothing and what Go itself has.
func fullName(obj types.Object) string {
	if f, ok := obj.(*types.Func); ok {
		return f.FullName()
	} else if obj == nil || obj.Pkg() == nil {
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

// isInit reports whether a unit is an init function: nothing else in a package can have the name.
func (u *unit) isInit() bool { return u.obj.Name() == "init" && !isMethod(u.obj) }

// A concern is what the start of the program may change or read when it comes to a unit.
type concern int

const (
	itself     concern = iota // nothing but the unit's own variables
	itsPackage                // other variables of its package
	everything                // anything else, such as a stream
)

var (
	// These only return a value.
	pure = regexp.MustCompile(`^(errors\.New|regexp\.MustCompile|math/rand\.New(Source)?|` +
		`bufio\.New(Reader|Scanner|Writer)(Size)?|(math|math/bits|strconv|strings)\.\w+)$`)
	// A buffer reads and writes nothing yet.
	buffer = regexp.MustCompile(`bufio\.New(Reader|Scanner|Writer)(Size)?\(os\.Std(in|out)$`)
)

// concern returns what an init function, or the first value of a variable, is concerned with: the
// widest of all that is named in it and in the functions that it names.
func (p *program) concern(u *unit) (widest concern) {
	if _, isVar := u.obj.(*types.Var); !isVar && !u.isInit() && !p.inits[u.obj.Pos()] {
		return itself
	}
	seen := map[*unit]bool{u: true}
	for queue := []*unit{u}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		if f, ok := v.node.(*ast.FuncDecl); ok && f.Body == nil {
			return everything
		}
		p.eachName(v, func(_, id *ast.Ident, obj types.Object) {
			other, c := p.unitOf[obj], itself
			switch obj.(type) {
			case *types.Var:
				if global(obj) && obj.Pkg() == u.pkg.types && other != u {
					c = itsPackage
				} else if global(obj) && other != u &&
					(p.isOurs(obj) || !buffer.Match(v.file.src[:p.offset(id.End())])) {
					c = everything
				}
			case *types.Func:
				if other == nil && !pure.MatchString(fullName(obj)) {
					c = everything
				} else if other != nil && !seen[other] {
					seen[other] = true
					queue = append(queue, other)
				}
			case *types.Builtin:
				if strings.HasPrefix(obj.Name(), "p") { // panic, print, println
					c = everything
				}
			}
			if c > widest {
				widest = c
			}
		})
	}
	return widest
}

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
	for i := 0; i < len(p.pkgs) && start == "main"; i++ {
		p.link(p.pkgs[i])
	}
	for _, name := range p.opts.omit { // types without methods
		u := p.unitOf[scope.Lookup(name)]
		if u == nil || !u.kept || len(u.file.units[u.decl]) > 1 {
			return p.refuse(p.rootUnit.node.Pos(),
				"-omit %s: there is no such type, declared alone, that is needed", name)
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
	p.eachName(u, func(_, _ *ast.Ident, obj types.Object) { p.keep(p.unitOf[obj]) })
	for _, m := range methods(u.obj) {
		p.keep(p.unitOf[m])
	}
	for _, line := range u.file.units[u.decl] {
		p.keep(line)
	}
}

// link keeps what a package does when the program starts.
func (p *program) link(pk *pkg) {
	if pk.linked {
		return
	}
	pk.linked = true
	for _, u := range pk.units {
		c := p.concern(u)
		if c > itself {
			p.keep(u)
		}
		if c == everything && pk.acts == nil {
			pk.acts = u
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
			paths[path(spec)] = true
		}
	}
	return paths
}

func path(spec *ast.ImportSpec) string { return strings.Trim(spec.Path.Value, "\"`") }
