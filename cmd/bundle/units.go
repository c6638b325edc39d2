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
				pk.units = append(pk.units, &unit{pkg: pk, file: f, decl: decl, node: node})
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

// counts tells whether a line of a const declaration depends on the lines above it.
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

// link finds what each unit refers to, and which variables change.
func (p *program) link() {
	p.unitOf = map[types.Object]*unit{}
	for _, pk := range p.pkgs {
		for _, u := range pk.units {
			for _, id := range u.names() {
				p.unitOf[p.info.Defs[id]] = u
			}
		}
	}
	p.written, p.effects = map[types.Object]bool{}, map[*unit]effect{}
	for _, pk := range p.pkgs {
		for _, u := range pk.units {
			if t := p.unitOf[p.receiver(u)]; t != nil && u.names()[0].Name != "_" {
				t.refs = append(t.refs, u)
			}
			p.eachUse(u, func(_ *ast.Ident, obj types.Object) {
				if other := p.unitOf[obj]; other != nil {
					u.refs = append(u.refs, other)
				}
			})
			ast.Inspect(u.node, func(n ast.Node) bool {
				for _, e := range append(assigned(n), p.addressed(n)) {
					p.written[p.base(e)] = true
				}
				return true
			})
		}
	}
}

// names are the identifiers that a unit declares for its package.
func (u *unit) names() []*ast.Ident {
	var ids []*ast.Ident
	var add func(n ast.Node)
	add = func(n ast.Node) {
		switch n := n.(type) {
		case *ast.FuncDecl:
			ids = append(ids, n.Name)
		case *ast.TypeSpec:
			ids = append(ids, n.Name)
		case *ast.ValueSpec:
			ids = append(ids, n.Names...)
		case *ast.GenDecl:
			for _, spec := range n.Specs {
				add(spec)
			}
		}
	}
	add(u.node)
	return ids
}

// eachUse visits the identifiers in a unit that mean something declared elsewhere.
func (p *program) eachUse(u *unit, visit func(*ast.Ident, types.Object)) {
	ast.Inspect(u.node, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if obj := p.info.Uses[id]; obj != nil {
				visit(id, obj)
			}
		}
		return true
	})
}

// receiver is the type that a method belongs to, nil for any other unit.
func (p *program) receiver(u *unit) types.Object {
	f, ok := u.node.(*ast.FuncDecl)
	if !ok || f.Recv == nil {
		return nil
	}
	t := p.info.Defs[f.Name].Type().(*types.Signature).Recv().Type()
	if ptr, ok := types.Unalias(t).(*types.Pointer); ok {
		t = ptr.Elem()
	}
	return types.Unalias(t).(*types.Named).Obj()
}

func (u *unit) isInit() bool {
	f, ok := u.node.(*ast.FuncDecl)
	return ok && f.Recv == nil && f.Name.Name == "init"
}

// isVar tells whether a unit is one line of a var declaration.
func (u *unit) isVar() bool {
	gen, ok := u.decl.(*ast.GenDecl)
	return ok && gen.Tok == token.VAR
}

// global tells whether an object can be named everywhere in its package.
func global(obj types.Object) bool {
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Scope().Lookup(obj.Name()) == obj
}

// isLocal tells whether an object comes from a package of the module.
func (p *program) isLocal(obj types.Object) bool {
	return obj != nil && obj.Pkg() != nil && p.byPath[obj.Pkg().Path()] != nil
}

// assigned are the expressions that a statement assigns to.
func assigned(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.AssignStmt:
		return n.Lhs
	case *ast.IncDecStmt:
		return []ast.Expr{n.X}
	case *ast.RangeStmt:
		return []ast.Expr{n.Key, n.Value}
	}
	return nil
}

// addressed is the expression whose address is taken at a node: by &, by slicing an
// array, or by a method with a pointer receiver; nil at other nodes.
func (p *program) addressed(n ast.Node) ast.Expr {
	switch n := n.(type) {
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			return n.X
		}
	case *ast.SliceExpr:
		if p.isArray(n.X) {
			return n.X
		}
	case *ast.SelectorExpr:
		sel := p.info.Selections[n]
		if sel == nil || sel.Kind() != types.MethodVal {
			return nil
		}
		_, pointer := sel.Obj().Type().(*types.Signature).Recv().Type().Underlying().(*types.Pointer)
		if _, already := sel.Recv().Underlying().(*types.Pointer); pointer && !already {
			return n.X
		}
	}
	return nil
}

// base is the variable whose memory an expression is part of, nil if it is reached
// through a pointer, slice or map.
func (p *program) base(e ast.Expr) types.Object {
	switch e := e.(type) {
	case *ast.Ident:
		if obj := p.info.Uses[e]; obj != nil {
			return obj
		}
		return p.info.Defs[e]
	case *ast.ParenExpr:
		return p.base(e.X)
	case *ast.SelectorExpr:
		if sel := p.info.Selections[e]; sel == nil {
			return p.info.Uses[e.Sel]
		} else if !sel.Indirect() {
			return p.base(e.X)
		}
	case *ast.IndexExpr:
		if p.isArray(e.X) {
			return p.base(e.X)
		}
	}
	return nil
}

func (p *program) isArray(e ast.Expr) bool {
	t := p.info.TypeOf(e)
	if t == nil {
		return false // a generic function
	}
	_, ok := t.Underlying().(*types.Array)
	return ok
}
