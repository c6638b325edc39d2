package main

import (
	"go/ast"
	"go/token"
	"go/types"
)

// A unit is what is kept or dropped as a whole: a function, a method, one type, one
// line of a var or const declaration, or a const declaration whose lines count with iota
// or repeat each other.
type unit struct {
	pkg  *pkg
	file *file
	decl ast.Decl // the declaration that it is, or is a line of
	node ast.Node // an *ast.FuncDecl, an ast.Spec, or an *ast.GenDecl of constants

	refs []*unit // what it names, and the methods of the type that it is
}

// split makes the units of a package.
func (p *program) split(pk *pkg) {
	for _, f := range pk.files {
		for _, decl := range f.ast.Decls {
			add := func(node ast.Node) {
				u := &unit{pkg: pk, file: f, decl: decl, node: node}
				pk.units = append(pk.units, u)
				for _, id := range u.names() {
					p.unitOf[p.info.Defs[id]] = u
				}
			}
			gen, ok := decl.(*ast.GenDecl)
			switch {
			case !ok:
				add(decl)
			case gen.Tok == token.IMPORT:
			case gen.Tok == token.CONST && p.counts(gen):
				add(decl)
			default:
				for _, spec := range gen.Specs {
					add(spec)
				}
			}
		}
	}
}

// counts reports whether a line of a const declaration depends on the lines above it.
func (p *program) counts(gen *ast.GenDecl) bool {
	found := false
	ast.Inspect(gen, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ValueSpec:
			found = found || len(n.Values) == 0
		case *ast.Ident:
			found = found || p.info.Uses[n] == types.Universe.Lookup("iota")
		}
		return !found
	})
	return found
}

// names are the identifiers that a unit declares for its package.
func (u *unit) names() []*ast.Ident {
	specs := []ast.Spec{}
	switch n := u.node.(type) {
	case *ast.FuncDecl:
		return []*ast.Ident{n.Name}
	case *ast.GenDecl:
		specs = n.Specs
	case ast.Spec:
		specs = append(specs, n)
	}
	var ids []*ast.Ident
	for _, spec := range specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			ids = append(ids, spec.Name)
		case *ast.ValueSpec:
			ids = append(ids, spec.Names...)
		}
	}
	return ids
}

// link finds what each unit refers to. A type refers to its methods: who calls them
// through an interface does not name them.
func (p *program) link() {
	for _, pk := range p.pkgs {
		for _, u := range pk.units {
			if t := p.unitOf[p.receiver(u)]; t != nil && u.names()[0].Name != "_" {
				t.refs = append(t.refs, u)
			}
			ast.Inspect(u.node, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					if other := p.unitOf[origin(p.info.Uses[id])]; other != nil {
						u.refs = append(u.refs, other)
					}
				}
				return true
			})
		}
	}
}

// receiver is the type that a method belongs to, nil for any other unit.
func (p *program) receiver(u *unit) types.Object {
	f, ok := u.node.(*ast.FuncDecl)
	if !ok || f.Recv == nil {
		return nil
	}
	t := types.Unalias(p.info.Defs[f.Name].Type().(*types.Signature).Recv().Type())
	if ptr, ok := t.(*types.Pointer); ok {
		t = types.Unalias(ptr.Elem())
	}
	return t.(*types.Named).Obj()
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

// acts reports whether a unit does something when the program starts that others could
// notice, or could notice others: it is an init function, or a variable whose first value
// comes of a call that goes beyond what it is given.
func (p *program) acts(u *unit) bool {
	spec, ok := u.node.(*ast.ValueSpec)
	if !ok || u.decl.(*ast.GenDecl).Tok != token.VAR {
		return u.isInit()
	}
	for _, value := range spec.Values {
		calls := false
		ast.Inspect(value, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.UnaryExpr:
				calls = calls || n.Op == token.ARROW
			case *ast.CallExpr:
				calls = calls || !p.info.Types[n.Fun].IsType()
			}
			return !calls
		})
		if calls && !p.isolated(value, map[*unit]bool{}) {
			return true
		}
	}
	return false
}

// isolated reports whether what runs in a piece of code has nothing to do with the rest of
// the program. It names no variable of a package, so it gets at none. It calls no function
// that it does not name: all that it has come from what it names.
func (p *program) isolated(n ast.Node, seen map[*unit]bool) bool {
	alone, passed := true, map[*ast.Ident]bool{}
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr: // bufio.NewReader(os.Stdin) reads nothing yet
			for _, arg := range n.Args {
				if sel, ok := arg.(*ast.SelectorExpr); ok && p.isStream(sel.Sel) {
					passed[sel.Sel] = true
				}
			}
		case *ast.GoStmt, *ast.SendStmt, *ast.SelectStmt:
			alone = false
		case *ast.UnaryExpr:
			alone = alone && n.Op != token.ARROW
		case *ast.Ident:
			switch obj := origin(p.info.Uses[n]).(type) {
			case *types.Var:
				alone = alone && (!global(obj) || passed[n])
			case *types.Builtin:
				alone = alone && obj.Name() != "print" && obj.Name() != "println"
			case *types.Func:
				if u := p.unitOf[obj]; u == nil {
					alone = alone && isolatedFuncs[obj.FullName()]
				} else if !seen[u] {
					seen[u] = true
					alone = alone && p.isolated(u.node, seen)
				}
			}
		}
		return alone
	})
	return alone
}

// isStream reports whether an identifier is standard input or output.
func (p *program) isStream(id *ast.Ident) bool {
	obj := p.info.Uses[id]
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Path() == "os" && (id.Name == "Stdin" || id.Name == "Stdout")
}

// isolatedFuncs are those of the standard library that a table is often made with.
var isolatedFuncs = map[string]bool{
	"errors.New": true, "math.Sqrt": true, "math/bits.OnesCount": true, "strings.Repeat": true, "strings.Split": true,
	"bufio.NewReader": true, "bufio.NewReaderSize": true, "bufio.NewScanner": true, "bufio.NewWriter": true,
}

// A kept program is the part of a program that its bundle is made of.
type kept struct {
	*program
	rootUnit *unit
	units    map[*unit]bool
	linked   map[*pkg]bool        // packages whose initialisation is kept
	blank    map[string]token.Pos // imports for their effects alone, by path
	loops    loops
}

// findRoot is the function that the bundle starts from.
func (p *program) findRoot(function string) (*unit, error) {
	clause := p.root.files[0].ast.Package
	if function == "" && p.root.Name != "main" {
		return nil, p.refuse(clause, "package %s is not a program", p.root.Name)
	}
	wanted := []string{"judge", "main"}
	if function != "" {
		wanted = []string{function}
	}
	for _, name := range wanted {
		f, ok := p.root.types.Scope().Lookup(name).(*types.Func)
		if !ok {
			continue
		}
		sig := f.Type().(*types.Signature)
		if function != "" || sig.Params().Len()+sig.Results().Len() == 0 {
			return p.unitOf[f], nil
		}
	}
	if function != "" {
		return nil, p.refuse(clause, "package %s has no function %s", p.root.Name, function)
	}
	return nil, p.refuse(clause, "the package has neither a function judge() nor main")
}

// reach finds what the root needs, by name or for its effects at the start. A program
// that starts from its own main starts with all of its packages; one that starts from
// judge, or a function, only with those that something is needed of.
func (p *program) reach(root *unit) *kept {
	k := &kept{program: p, rootUnit: root,
		units: map[*unit]bool{}, linked: map[*pkg]bool{}, blank: map[string]token.Pos{}}
	k.keep(root)
	if root.names()[0].Name == "main" {
		for _, pk := range p.pkgs {
			k.link(pk)
		}
	}
	return k
}

func (k *kept) keep(u *unit) {
	if k.units[u] {
		return
	}
	k.units[u] = true
	k.link(u.pkg)
	for _, other := range u.refs {
		k.keep(other)
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
			k.keep(u)
		}
	}
	for _, f := range pk.files {
		for _, spec := range f.ast.Imports {
			path := unquote(spec.Path)
			if spec.Name == nil || spec.Name.Name != "_" {
				continue
			}
			if other := k.byPath[path]; other != nil {
				k.link(other)
			} else if path != "embed" && path != "unsafe" { // they only permit directives
				k.blank[path] = spec.Pos()
			}
		}
	}
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

// judgesTypes are the types that the judge declares. It declares them without methods.
func (k *kept) judgesTypes(names []string) (map[*unit]bool, error) {
	judges := map[*unit]bool{}
	start := k.rootUnit.node.Pos()
	for _, name := range names {
		var found []*unit
		for u := range k.units {
			if spec, ok := u.node.(*ast.TypeSpec); ok && spec.Name.Name == name {
				found = append(found, u)
			}
		}
		if len(found) == 0 {
			return nil, k.refuse(start, "-omit %s: %s needs no such type", name, k.rootUnit.names()[0].Name)
		}
		judges[found[0]] = true
		for u := range k.units {
			if receiver := k.receiver(u); receiver != nil && k.unitOf[receiver] == found[0] {
				return nil, k.refuse(u.node.Pos(), "-omit %s: the judge's type has no method %s", name, u.names()[0].Name)
			}
		}
		if len(found) > 1 {
			return nil, k.refuse(start, "-omit %s: there are %d of them", name, len(found))
		}
	}
	return judges, nil
}
