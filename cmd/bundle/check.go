package main

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
)

// A checker compares a bundle with the source that it was made of. It is told which
// declaration of the source should stand where, but nothing of how the text was made:
// what an identifier means it asks the type checker, on both sides.
type checker struct {
	*kept
	source, result []item // what is to be compared, one by one
	fset           *token.FileSet
	pkg            *types.Package // of the bundle
	bundle         *types.Info

	to, from map[types.Object]types.Object // from the source to the bundle, and back
	declared map[types.Object]bool         // those of the source whose declaration was compared
	exprs    [][2]ast.Expr                 // the expressions that were compared
	kinds    map[string]kind               // their types, by how the bundle spells them
	compared map[types.Type]types.Type     // and from the source to the bundle
	near     token.Pos                     // where in the source the comparison is
	err      error

	// underlying are the expressions after the name of a new type. They describe it,
	// and are no type of their own that a value could have.
	underlying map[ast.Expr]bool
	// repeated are what constants are computed from. Lines below may repeat it with
	// another value, and one of the values is all that the type checker records.
	repeated map[ast.Node]bool
}

// An item is what is compared as a whole: a function, one line of a declaration, or the
// variable that runs the init functions of a section.
type item struct {
	node ast.Node
	tok  token.Token
	run  []*unit
}

// check compares a bundle with its source. It returns the order in which the bundle
// takes the events.
func (k *kept) check(src []byte, l layout, root string, events []event) ([]int, error) {
	c := &checker{
		kept:       k,
		fset:       token.NewFileSet(),
		bundle:     newInfo(),
		to:         map[types.Object]types.Object{},
		from:       map[types.Object]types.Object{},
		declared:   map[types.Object]bool{},
		kinds:      map[string]kind{},
		compared:   map[types.Type]types.Type{},
		underlying: map[ast.Expr]bool{},
		repeated:   map[ast.Node]bool{},
	}
	start := k.rootUnit.node.Pos()
	parsed, err := parser.ParseFile(c.fset, "bundle.go", src, parser.SkipObjectResolution)
	if err != nil {
		return nil, k.refuse(start, "the bundle cannot be parsed: %v", err)
	}
	for _, s := range l {
		for _, u := range s.units {
			c.source = append(c.source, items(u.node, u.decl)...)
		}
		if len(s.run) > 0 {
			c.source = append(c.source, item{run: s.run, tok: token.VAR, node: s.run[0].node})
		}
	}
	for _, decl := range parsed.Decls {
		c.result = append(c.result, items(decl, decl)...)
	}
	if len(c.source) != len(c.result) {
		return nil, k.refuse(start, "the bundle has %d declarations for %d", len(c.result), len(c.source))
	}
	if err := c.compile(parsed); err != nil {
		return nil, err
	}

	for i, s := range c.source {
		if r := c.result[i]; s.tok != r.tok {
			c.differ(s.node.Pos(), "%v became %v", s.tok, r.tok)
		} else if s.run == nil {
			c.near = s.node.Pos()
			c.walkNode(s.node, r.node)
		}
	}
	if obj := k.info.Defs[k.rootUnit.names()[0]]; c.err == nil && c.to[obj] != c.pkg.Scope().Lookup(root) {
		c.differ(start, "%s is not %s", root, obj.Name())
	}
	for _, s := range c.objects() {
		if !c.declared[s] {
			c.differ(s.Pos(), "%s is declared elsewhere", s.Name())
		}
	}
	c.compareBlank(parsed)
	c.compareTypes()
	steps := c.steps(events)
	return steps, c.err
}

// compareBlank looks for the imports that no identifier needs.
func (c *checker) compareBlank(parsed *ast.File) {
	found := map[string]bool{}
	for _, spec := range parsed.Imports {
		path := unquote(spec.Path)
		found[path] = true
		if _, ok := c.blank[path]; !ok && spec.Name != nil && spec.Name.Name == "_" {
			c.differ(c.rootUnit.node.Pos(), "it imports %s", path)
		}
	}
	for path, pos := range c.blank {
		if !found[path] {
			c.differ(pos, "it does not import %s", path)
		}
	}
}

// items are the items in a declaration or a line of one. Imports are none.
func items(n ast.Node, decl ast.Decl) []item {
	gen, ok := decl.(*ast.GenDecl)
	if !ok {
		return []item{{node: n, tok: token.FUNC}}
	}
	if n != decl {
		return []item{{node: n, tok: gen.Tok}}
	}
	var all []item
	for _, spec := range gen.Specs {
		if gen.Tok != token.IMPORT {
			all = append(all, item{node: spec, tok: gen.Tok})
		}
	}
	return all
}

// compile type-checks the bundle, by the newest version of the language and by that of
// the source.
func (c *checker) compile(parsed *ast.File) error {
	for _, version := range []string{"", c.version} {
		var info *types.Info
		if version != "" {
			info = c.bundle
		}
		config := types.Config{Importer: c.exports, GoVersion: version, Sizes: sizes()}
		pkg, err := config.Check("bundle", c.fset, []*ast.File{parsed}, info)
		if err == nil {
			c.pkg = pkg
			continue
		}
		start, msg := c.rootUnit.node.Pos(), err.Error()
		var bad types.Error
		if errors.As(err, &bad) {
			msg = bad.Msg
			for i, r := range c.result {
				if r.node.Pos() <= bad.Pos && bad.Pos < r.node.End() {
					start = c.source[i].node.Pos()
				}
			}
		}
		return c.refuse(start, "in one file this does not compile: %s", msg)
	}
	return nil
}

func (c *checker) differ(pos token.Pos, format string, args ...interface{}) {
	if c.err == nil {
		c.err = c.refuse(pos, "in one file this means something else: "+format, args...)
	}
}

// steps are the numbers of the events in the order in which the bundle takes them.
func (c *checker) steps(events []event) []int {
	number := map[types.Object]int{}
	for i, e := range events {
		if len(e.vars) > 0 {
			number[e.vars[0]] = i
		} else {
			number[c.info.Defs[e.unit.names()[0]]] = i
		}
	}
	runs := map[types.Object][]int{} // by the variable that runs init functions
	var steps, inits []int
	add := func(list *[]int, obj types.Object) {
		if n, ok := number[c.from[obj]]; ok {
			*list = append(*list, n)
		} else {
			c.differ(c.rootUnit.node.Pos(), "%v is computed, too", obj)
		}
	}
	for i, s := range c.source {
		switch node := c.result[i].node.(type) {
		case *ast.ValueSpec:
			if s.run == nil {
				break
			}
			var run []int
			ast.Inspect(node, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok && global(c.bundle.Uses[id]) {
					add(&run, c.bundle.Uses[id])
				}
				return true
			})
			runs[c.bundle.Defs[node.Names[0]]] = run
		case *ast.FuncDecl:
			if node.Recv == nil && node.Name.Name == "init" {
				add(&inits, c.bundle.Defs[node.Name])
			}
		}
	}
	for _, step := range c.bundle.InitOrder {
		if run, ok := runs[step.Lhs[0]]; ok {
			steps = append(steps, run...)
		} else {
			add(&steps, step.Lhs[0])
		}
	}
	return append(steps, inits...)
}
