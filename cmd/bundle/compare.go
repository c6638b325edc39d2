package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"sort"
	"strconv"
	"strings"
)

// A program is its syntax and what each identifier refers to. So source and bundle are
// written without names, each identifier as the number of its object in the order in which
// they occur, and the two texts are compared. If they are equal, then no name was lost, and
// none means something else. How the bundle got its names does not matter here.

// A nameless text is made of one side, the source or the bundle.
type nameless struct {
	info    *types.Info
	ours    func(types.Object) bool // reports whether the side declares an object
	numbers map[interface{}]int
	foreign map[interface{}]int // what neither side declares is the same object in both
	words   []word
	at      token.Pos
	types   []types.Type        // those that the side declares, and its structs
	structs map[interface{}]int // unnamed ones
	named   ast.Expr            // the struct that is not: the last one with a name

	// Methods that are not exported belong to their package. An interface finds those of
	// its own methods' kind: package and name. Two kinds must not become one in the bundle,
	// but those that no interface asks for: who names them can tell them apart.
	kinds map[interface{}]int
	asked map[method]bool
}

// A word of a nameless text, what it is called in a message, and where it comes from.
type word struct {
	text, name string
	at         token.Pos
}

// An item is what has its place in a bundle: a function or one line of a declaration.
type item struct {
	node ast.Node
	tok  token.Token

	extra string         // the text of a line that the source does not have
	objs  []types.Object // and what its identifiers mean
}

// items are the items in a declaration or a unit: of imports, those for effects alone.
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
		if im, ok := spec.(*ast.ImportSpec); !ok || isBlank(im) {
			all = append(all, item{node: spec, tok: gen.Tok})
		}
	}
	return all
}

// errOrder says that a bundle is right but for the order of its initialisation.
var errOrder = errors.New("the order of initialisation cannot be kept in one file")

// check compares a bundle with its source.
func (k *kept) check(src string, l layout, n names, root string) error {
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, "bundle.go", src, parser.SkipObjectResolution)
	if err != nil {
		return k.refuse(k.rootUnit.node.Pos(), "the bundle cannot be parsed: %v", err)
	}
	source, extra := k.sourceItems(l, n)
	var result []item
	for _, decl := range parsed.Decls {
		result = append(result, items(decl, decl)...)
	}
	info := newInfo()
	pkg, err := typeCheck("bundle", k.exports, k.version, fset, []*ast.File{parsed}, info)
	var bad types.Error
	if errors.As(err, &bad) {
		return k.refuse(k.rootUnit.node.Pos(), "in one file this does not compile: %s", bad.Msg)
	} else if err != nil {
		return err
	}
	for i := range result {
		if it := &result[i]; i < len(source) && source[i].extra != "" {
			it.extra = src[fset.Position(it.node.Pos()).Offset:fset.Position(it.node.End()).Offset]
			ast.Inspect(it.node, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok && (info.Defs[id] != nil || global(info.Uses[id])) {
					it.objs = append(it.objs, info.ObjectOf(id))
				}
				return true
			})
		}
	}

	s := newNameless(k.info, k.isOurs, map[interface{}]int{})
	r := newNameless(info, func(obj types.Object) bool { return obj.Pkg() == pkg }, s.foreign)
	s.write(source, k.object(k.rootUnit))
	r.write(result, pkg.Scope().Lookup(root))
	for i, w := range s.words {
		switch {
		case i < len(r.words) && r.words[i].text == w.text:
		case w.name != "":
			return k.refuse(w.at, "in one file %s means something else", w.name)
		default:
			return k.refuse(w.at, "in one file this means something else")
		}
	}
	if len(r.words) > len(s.words) {
		return k.refuse(k.rootUnit.node.Pos(), "in one file there is more")
	}
	order, acts := k.sourceOrder(extra), map[string]bool{}
	for _, obj := range order {
		u := k.unitOf[obj] // none of an extra variable
		acts[s.word(obj)] = u == nil || k.acts(u)
	}
	if normal(order, s.word, acts) != normal(resultOrder(parsed, info), r.word, acts) {
		return errOrder
	}
	return nil
}

// sourceItems are the items that a bundle should have, and by their packages the variables
// that the source does not have.
func (k *kept) sourceItems(l layout, n names) ([]item, map[*pkg]types.Object) {
	var all []item
	for _, path := range k.blankImports(n) {
		all = append(all, item{node: k.blank[path], tok: token.IMPORT})
	}
	extra := map[*pkg]types.Object{}
	for _, s := range l {
		for _, u := range s.units {
			all = append(all, items(u.node, u.decl)...)
		}
		if text := k.extra(s, n); text != "" {
			extra[s.pkg] = types.NewVar(token.NoPos, k.root.types, "_", nil)
			it := item{k.rootUnit.node, s.tok, text, []types.Object{extra[s.pkg]}}
			for _, u := range s.run {
				it.objs = append(it.objs, k.object(u))
			}
			all = append(all, it)
		}
	}
	return all, extra
}

func newNameless(info *types.Info, ours func(types.Object) bool, foreign map[interface{}]int) *nameless {
	return &nameless{info: info, ours: ours, foreign: foreign, numbers: map[interface{}]int{},
		structs: map[interface{}]int{}, kinds: map[interface{}]int{}, asked: map[method]bool{}}
}

// write writes the items of a side, its root, and the methods of each type with those of
// embedded fields, of which the syntax says nothing.
func (s *nameless) write(items []item, root types.Object) {
	for _, it := range items {
		ast.Inspect(it.node, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && asks(s.info.Defs[id]) {
				s.asked[kindOf(s.info.Defs[id])] = true
			}
			return true
		})
	}
	for _, it := range items {
		s.at = it.node.Pos()
		s.add(it.tok.String() + it.extra)
		for _, obj := range it.objs {
			s.add(s.word(obj))
		}
		if it.extra == "" {
			s.walk(it.node)
		}
	}
	s.at = root.Pos()
	s.add("root " + s.word(root))
	for _, t := range s.types {
		s.add(s.methodSet(t))
	}
}

func (s *nameless) add(text string) { s.words = append(s.words, word{text, "", s.at}) }

// walk writes a syntax tree: everything but positions, comments, parentheses and empty
// statements, which formatting may change.
func (s *nameless) walk(n ast.Node) {
	if none(n) {
		s.add("-")
		return
	}
	s.at = n.Pos()
	switch n := n.(type) {
	case *ast.Ident:
		s.ident(n)
		return
	case *ast.ParenExpr:
		s.walk(n.X)
		return
	case *ast.BasicLit: // formatting may change how it is written
		s.add(n.Kind.String() + constant.MakeFromLiteral(n.Value, n.Kind, 0).ExactString())
		return
	case *ast.SelectorExpr:
		if x, ok := n.X.(*ast.Ident); ok && isPackage(s.info, x) {
			s.ident(n.Sel)
			return
		}
		if sel := s.info.Selections[n]; sel != nil {
			s.add(fmt.Sprint(sel.Kind(), sel.Indirect(), through(sel)))
		}
	case *ast.CaseClause:
		if obj := s.info.Implicits[n]; obj != nil {
			s.add(s.word(obj))
		}
	case *ast.CallExpr:
		s.add(fmt.Sprint(n.Ellipsis.IsValid()))
	case *ast.TypeSpec:
		s.add(fmt.Sprint(n.Assign.IsValid()))
		s.types = append(s.types, s.info.Defs[n.Name].Type())
		if !n.Assign.IsValid() {
			s.named = n.Type
		}
	case *ast.StructType:
		s.types = append(s.types, s.info.TypeOf(n))
		if n != s.named {
			ids := fieldIds(s.info.TypeOf(n).(*types.Struct))
			s.words = append(s.words, word{number(s.structs, ids), "this struct", s.at})
		}
	}
	v := reflect.ValueOf(n).Elem()
	s.add(v.Type().Name())
	for i := 0; i < v.NumField(); i++ {
		s.field(v.Field(i))
	}
}

// field writes a field of a node.
func (s *nameless) field(v reflect.Value) {
	switch f := v.Interface().(type) {
	case token.Pos, *ast.CommentGroup:
	case nil:
		s.add("-")
	case ast.Node:
		s.walk(f)
	default:
		if v.Kind() != reflect.Slice {
			s.add(fmt.Sprint(f))
			return
		}
		for i := 0; i < v.Len(); i++ {
			if n := v.Index(i).Interface().(ast.Node); !none(n) {
				s.walk(n)
			}
		}
		s.add("end")
	}
}

// none reports whether there is nothing at a place in a tree. An empty list of results
// is nothing: formatting removes it.
func none(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FieldList:
		return n == nil || len(n.List) == 0
	case *ast.EmptyStmt:
		return true
	}
	v := reflect.ValueOf(n)
	return v.Kind() == reflect.Ptr && v.IsNil()
}

// ident writes what an identifier declares and what it refers to. Embedded fields do both.
func (s *nameless) ident(id *ast.Ident) {
	def, declares := s.info.Defs[id]
	text := ""
	if def != nil {
		text = "declares " + s.word(def)
	}
	if use := s.info.Uses[id]; use != nil {
		text += s.word(use)
	} else if !declares { // the blank one
		text = id.Name
	}
	s.words = append(s.words, word{text, id.Name, id.Pos()})
}

// word is the number of an object, with what else is seen of it: the names of fields and
// exported methods, the kind of other methods, and the value of a constant.
func (s *nameless) word(obj types.Object) string {
	obj = origin(obj)
	if !s.ours(obj) {
		return "foreign " + number(s.foreign, obj)
	}
	text := number(s.numbers, obj)
	switch c, isConst := obj.(*types.Const); {
	case isField(obj) || isMethod(obj) && obj.Exported():
		text += obj.Name()
	case isMethod(obj) && s.asked[kindOf(obj)]:
		text += " method" + number(s.kinds, kindOf(obj))
	case isConst:
		text += "=" + c.Val().ExactString()
	}
	return text
}

func kindOf(obj types.Object) method { return method{obj.Pkg(), obj.Name()} }

// number numbers keys in the order in which they come.
func number(numbers map[interface{}]int, key interface{}) string {
	n, ok := numbers[key]
	if !ok {
		n = len(numbers)
		numbers[key] = n
	}
	return strconv.Itoa(n)
}

// fieldIds are the fields of a struct, those that are not exported with their packages: so
// unnamed structs of two packages are two types, until both packages are one.
func fieldIds(t *types.Struct) string {
	var ids []string
	for i := 0; i < t.NumFields(); i++ {
		ids = append(ids, t.Field(i).Id())
	}
	return strings.Join(ids, " ")
}

// methodSet is the methods that a type has, its own and those of embedded fields, without
// those that no interface asks for.
func (s *nameless) methodSet(t types.Type) string {
	if !types.IsInterface(t) {
		t = types.NewPointer(t)
	}
	set := types.NewMethodSet(t)
	var all []string
	for i := 0; i < set.Len(); i++ {
		sel := set.At(i)
		if obj := sel.Obj(); obj.Exported() || !s.ours(obj) || s.asked[kindOf(obj)] {
			all = append(all, fmt.Sprint(s.word(obj), through(sel)))
		}
	}
	sort.Strings(all)
	return strings.Join(all, " ")
}

// through is the way to a field or method by way of embedded fields. The last step to a
// method counts methods as they stand in the text, and is left out.
func through(sel *types.Selection) []int {
	if sel.Kind() == types.FieldVal {
		return sel.Index()
	}
	return sel.Index()[:len(sel.Index())-1]
}
