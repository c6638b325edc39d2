package main

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
)

// walk compares two syntax trees: everything but positions, comments, parentheses and
// empty statements, which formatting may change.
func (c *checker) walk(s, r reflect.Value) {
	switch {
	case c.err != nil:
	case s.Kind() == reflect.Interface || s.Kind() == reflect.Ptr:
		c.walkNode(s.Interface(), r.Interface())
	case s.Kind() == reflect.Slice:
		if list, ok := s.Interface().([]ast.Stmt); ok {
			s, r = reflect.ValueOf(notEmpty(list)), reflect.ValueOf(notEmpty(r.Interface().([]ast.Stmt)))
		}
		if s.Len() != r.Len() {
			c.differ(c.near, "%d became %d", s.Len(), r.Len())
			return
		}
		for i := 0; i < s.Len(); i++ {
			c.walk(s.Index(i), r.Index(i))
		}
	case s.Interface() != r.Interface():
		c.differ(c.near, "%v became %v", s, r)
	}
}

func notEmpty(list []ast.Stmt) []ast.Stmt {
	var rest []ast.Stmt
	for _, s := range list {
		if _, empty := s.(*ast.EmptyStmt); !empty {
			rest = append(rest, s)
		}
	}
	return rest
}

func (c *checker) walkNode(s, r interface{}) {
	switch s.(type) {
	case *ast.CommentGroup, *ast.EmptyStmt:
		return
	}
	s, r = unparen(s), unparen(r)
	if none(s) || none(r) {
		if !none(s) || !none(r) {
			c.differ(c.near, "%T became %T", s, r)
		}
		return
	}
	c.near = s.(ast.Node).Pos()
	if expr, ok := s.(ast.Expr); ok {
		other, ok := r.(ast.Expr)
		if !ok {
			c.differ(c.near, "%T became %T", s, r)
			return
		}
		c.exprs = append(c.exprs, [2]ast.Expr{expr, other})
	}
	if sid, rid := identOf(s, c.info), identOf(r, c.bundle); sid != nil && rid != nil {
		c.compareIdents(sid, rid)
		return
	}
	if reflect.TypeOf(s) != reflect.TypeOf(r) {
		c.differ(c.near, "%T became %T", s, r)
		return
	}
	switch s := s.(type) {
	case *ast.BasicLit: // formatting may change how it is written
		r := r.(*ast.BasicLit)
		if !sameValue(constant.MakeFromLiteral(s.Value, s.Kind, 0), constant.MakeFromLiteral(r.Value, r.Kind, 0)) {
			c.differ(c.near, "%s became %s", s.Value, r.Value)
		}
		return
	case *ast.CallExpr:
		if s.Ellipsis.IsValid() != r.(*ast.CallExpr).Ellipsis.IsValid() {
			c.differ(c.near, "the dots of a call")
		}
	case *ast.TypeSpec:
		if !s.Assign.IsValid() {
			c.underlying[ast.Unparen(s.Type)] = true
		}
	case *ast.ValueSpec:
		if _, ok := c.info.Defs[s.Names[0]].(*types.Const); ok {
			for _, value := range s.Values {
				ast.Inspect(value, func(n ast.Node) bool {
					c.repeated[n] = true
					return true
				})
			}
		}
	case *ast.CaseClause:
		c.compareObjects(c.info.Implicits[s], c.bundle.Implicits[r.(*ast.CaseClause)], true)
	case *ast.SelectorExpr:
		c.compareSelections(c.info.Selections[s], c.bundle.Selections[r.(*ast.SelectorExpr)])
	}
	sv, rv := reflect.ValueOf(s).Elem(), reflect.ValueOf(r).Elem()
	for i := 0; i < sv.NumField(); i++ {
		if _, ok := sv.Field(i).Interface().(token.Pos); !ok {
			c.walk(sv.Field(i), rv.Field(i))
		}
	}
}

// unparen takes the parentheses off an expression.
func unparen(n interface{}) interface{} {
	if e, ok := n.(*ast.ParenExpr); ok && e != nil {
		return ast.Unparen(e)
	}
	return n
}

// none tells whether there is nothing at a place in a tree. An empty list of results
// is none: formatting removes it.
func none(n interface{}) bool {
	if list, ok := n.(*ast.FieldList); ok {
		return list.NumFields() == 0
	}
	v := reflect.ValueOf(n)
	return !v.IsValid() || v.IsNil()
}

// identOf is the identifier that an expression is, without a package in front of it.
func identOf(n interface{}, info *types.Info) *ast.Ident {
	switch n := n.(type) {
	case *ast.Ident:
		return n
	case *ast.SelectorExpr:
		if x, ok := n.X.(*ast.Ident); ok {
			if _, ok := info.Uses[x].(*types.PkgName); ok {
				return n.Sel
			}
		}
	}
	return nil
}

// compareIdents compares what two identifiers declare, and what they refer to.
func (c *checker) compareIdents(s, r *ast.Ident) {
	def, use := c.info.Defs[s], c.info.Uses[s]
	c.compareObjects(def, c.bundle.Defs[r], true)
	c.compareObjects(use, c.bundle.Uses[r], false)
	mayChange := global(def) || global(use) || s.Name == "init"
	if s.Name != r.Name && !mayChange {
		c.differ(s.Pos(), "%s became %s", s.Name, r.Name)
	}
}

// compareObjects sees that an object of the source always corresponds to the same one of
// the bundle, and that one to no other. What the module does not declare is the same
// object on both sides.
func (c *checker) compareObjects(s, r types.Object, declares bool) {
	switch {
	case s == nil && r == nil:
		return
	case s == nil || r == nil:
		c.differ(c.near, "%v became %v", s, r)
		return
	case !c.isLocal(s):
		if origin(s) != origin(r) {
			c.differ(c.near, "%v became %v", s, r)
		}
		return
	}
	to, seen := c.to[s]
	from, seenBack := c.from[r]
	if r.Pkg() != c.pkg || reflect.TypeOf(s) != reflect.TypeOf(r) || seen && to != r || seenBack && from != s {
		c.differ(c.near, "%s became %v", s.Name(), r)
	}
	c.to[s], c.from[r] = r, s
	c.declared[s] = c.declared[s] || declares
}

// origin is the generic form of a field or method of the standard library.
func origin(obj types.Object) types.Object {
	switch obj := obj.(type) {
	case *types.Func:
		return obj.Origin()
	case *types.Var:
		return obj.Origin()
	}
	return obj
}

func (c *checker) compareSelections(s, r *types.Selection) {
	if (s == nil) != (r == nil) || s != nil &&
		(s.Kind() != r.Kind() || s.Indirect() != r.Indirect() || !reflect.DeepEqual(s.Index(), r.Index())) {
		c.differ(c.near, "%v became %v", s, r)
	}
}
