package main

import (
	"go/ast"
	"go/token"
	"go/types"
	"go/version"
)

// Since Go 1.22 each turn of a loop has its own variables, as go.mod or a build line
// says. A single file is compiled as the judge's compiler has it. So where somebody could
// notice, the bundle says what it was written for: a build line with the older version,
// which newer compilers obey (older ones share the variable anyway), or a line that older
// compilers refuse.
type loops int

const (
	unnoticed loops = iota
	shared          // by the turns of a loop, as before Go 1.22
	own
)

const guardComment = "// Each turn of a loop has its own variables here. Older compilers than Go 1.22, for\n" +
	"// which all turns share them, refuse this line."

// findLoops notes which kind of loop variables somebody could notice. Both kinds in one
// file are refused, and the older one in a form that cannot have a build line.
func (k *kept) findLoops(function bool) error {
	var first *ast.Ident
	for _, pk := range k.pkgs {
		for _, u := range k.of(pk) {
			id := k.noticed(u)
			if id == nil {
				continue
			}
			kind := own
			if version.Compare(k.info.FileVersions[u.file.ast], "go1.22") < 0 {
				kind = shared
			}
			switch {
			case kind == shared && function:
				return k.refuse(id.Pos(), "loop variable %s: since Go 1.22 it is another one in each turn, and a pasted function cannot say that it is older", id.Name)
			case k.loops != unnoticed && k.loops != kind:
				return k.refuse(id.Pos(), "loop variable %s is written for another Go than %s (%s)", id.Name, first.Name, k.at(first.Pos()))
			}
			k.loops, first = kind, id
		}
	}
	if k.loops == shared && version.Compare(k.newestVersion(), "go1.22") >= 0 {
		return k.refuse(first.Pos(), "loop variable %s is written for an older Go than other files (%s)", first.Name, k.newestVersion())
	}
	return nil
}

// noticed returns the place in a unit where a loop variable is kept, by a function
// literal or by its address, so that somebody can tell whether each turn has its own.
func (k *kept) noticed(u *unit) *ast.Ident {
	vars := map[types.Object]bool{}
	declare := func(exprs ...ast.Expr) {
		for _, e := range exprs {
			if id, ok := e.(*ast.Ident); ok {
				vars[k.info.Defs[id]] = true
			}
		}
	}
	var found *ast.Ident
	notice := func(id *ast.Ident) {
		if id != nil && found == nil && vars[k.info.Uses[id]] {
			found = id
		}
	}
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt:
			if init, ok := n.Init.(*ast.AssignStmt); ok && init.Tok == token.DEFINE {
				declare(init.Lhs...)
			}
		case *ast.RangeStmt:
			if n.Tok == token.DEFINE {
				declare(n.Key, n.Value)
			}
		case *ast.FuncLit:
			ast.Inspect(n, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					notice(id)
				}
				return true
			})
		}
		notice(k.base(k.addressed(n)))
		return true
	})
	return found
}

// addressed is the expression whose address is taken at a node: by &, by slicing an
// array, or by a method with a pointer receiver; nil at other nodes.
func (k *kept) addressed(n ast.Node) ast.Expr {
	switch n := n.(type) {
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			return n.X
		}
	case *ast.SliceExpr:
		if k.isArray(n.X) {
			return n.X
		}
	case *ast.SelectorExpr:
		sel := k.info.Selections[n]
		if sel == nil || sel.Kind() != types.MethodVal || k.isPointer(n.X) {
			break
		}
		if _, ok := sel.Obj().Type().(*types.Signature).Recv().Type().(*types.Pointer); ok {
			return n.X
		}
	}
	return nil
}

// base is the variable whose memory an expression is part of, nil if the expression gets
// there through a pointer, slice or map.
func (k *kept) base(e ast.Expr) *ast.Ident {
	switch e := e.(type) {
	case *ast.Ident:
		return e
	case *ast.ParenExpr:
		return k.base(e.X)
	case *ast.SelectorExpr:
		if !k.isPointer(e.X) {
			return k.base(e.X)
		}
	case *ast.IndexExpr:
		if k.isArray(e.X) {
			return k.base(e.X)
		}
	}
	return nil
}

func (k *kept) isPointer(e ast.Expr) bool {
	t := k.info.TypeOf(e)
	if t == nil { // the name of a package
		return false
	}
	_, ok := t.Underlying().(*types.Pointer)
	return ok
}

// isArray reports whether an expression is an array. A type parameter may be one.
func (k *kept) isArray(e ast.Expr) bool {
	switch k.info.TypeOf(e).Underlying().(type) {
	case *types.Array, *types.Interface:
		return true
	}
	return false
}
