package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"go/version"
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
	numbers map[types.Object]int
	foreign map[types.Object]int // what neither side declares is the same object in both
	words   []word
	at      token.Pos
	types   []declared

	// Methods that are not exported belong to their package. An interface finds those of
	// its own methods' kind: package and name. Two kinds must not become one in the bundle,
	// but the ones that no interface asks for: who names them can tell them apart.
	kinds map[method]int
	asked map[method]bool
}

// A word of a nameless text, what it is called in a message, and where it comes from.
type word struct {
	text, name string
	at         token.Pos
}

type declared struct {
	t  types.Type
	at token.Pos
}

// An item is what has its place in a bundle: a function or one line of a declaration.
type item struct {
	node ast.Node
	tok  token.Token
}

// items are the items in a declaration or a unit. Imports are none.
func items(n ast.Node, decl ast.Decl) []item {
	gen, ok := decl.(*ast.GenDecl)
	if !ok {
		return []item{{n, token.FUNC}}
	}
	if n != decl {
		return []item{{n, gen.Tok}}
	}
	var all []item
	for _, spec := range gen.Specs {
		if gen.Tok != token.IMPORT {
			all = append(all, item{spec, gen.Tok})
		}
	}
	return all
}

// errOrder says that a bundle is right but for the order of its initialisation.
var errOrder = errors.New("the order of initialisation cannot be kept in one file")

// check compares a bundle with its source.
func (k *kept) check(src string, l layout, n names, root string) error {
	fset := token.NewFileSet()
	start := k.rootUnit.node.Pos()
	parsed, err := parser.ParseFile(fset, "bundle.go", src, parser.SkipObjectResolution)
	if err != nil {
		return k.refuse(start, "the bundle cannot be parsed: %v", err)
	}
	source, runs := k.sourceItems(l, n)
	var result []item
	for _, decl := range parsed.Decls {
		result = append(result, items(decl, decl)...)
	}
	info := newInfo()
	config := types.Config{Importer: k.exports, GoVersion: k.newestVersion(), Sizes: sizes()}
	pkg, err := config.Check("bundle", fset, []*ast.File{parsed}, info)
	if err != nil {
		return k.badBundle(err, source, result)
	}

	s := newNameless(k.info, k.isOurs, map[types.Object]int{})
	s.write(source, k.info.Defs[k.rootUnit.names()[0]], k.blankPaths())
	r := newNameless(info, func(obj types.Object) bool { return obj.Pkg() == pkg }, s.foreign)
	r.write(result, pkg.Scope().Lookup(root), blankPaths(parsed))
	if err := k.compare(s.words, r.words); err != nil {
		return err
	}
	steps := k.sourceSteps(runs, s.word)
	if !sameOrder(steps, resultSteps(parsed, info, steps, r.word)) {
		return errOrder
	}
	return nil
}

func (k *kept) compare(source, result []word) error {
	start := k.rootUnit.node.Pos()
	end := word{text: "the end", at: start}
	source, result = append(source, end), append(result, end)
	for i, w := range source {
		switch {
		case result[i].text == w.text:
		case w.name != "":
			return k.refuse(w.at, "in one file %s means something else", w.name)
		default:
			return k.refuse(w.at, "in one file this means something else: %s became %s", w.text, result[i].text)
		}
	}
	return nil
}

// sourceItems are the items that a bundle should have, and the variables that the source
// does not have: those that run the init functions of a package, and the guard.
func (k *kept) sourceItems(l layout, n names) ([]item, map[*pkg]types.Object) {
	var all []item
	runs := map[*pkg]types.Object{}
	for _, s := range l {
		for _, u := range s.units {
			all = append(all, items(u.node, u.decl)...)
		}
		if text := s.extra(n, k.info); text != "" {
			spec := k.made(text, s, n)
			all = append(all, item{spec, token.VAR})
			runs[s.pkg] = k.info.Defs[spec.Names[0]]
		}
	}
	return all, runs
}

// made is a line that the source does not have, with what its identifiers mean.
func (k *kept) made(text string, s section, n names) *ast.ValueSpec {
	file, err := parser.ParseFile(k.fset, "the bundle", "package p; var "+text, 0)
	if err != nil {
		panic(err) // the text is a constant but for names
	}
	spec := file.Decls[0].(*ast.GenDecl).Specs[0].(*ast.ValueSpec)
	k.info.Defs[spec.Names[0]] = types.NewVar(token.NoPos, k.root.types, "_", nil)
	ast.Inspect(spec, func(node ast.Node) bool {
		if id, ok := node.(*ast.Ident); ok && id != spec.Names[0] {
			k.info.Uses[id] = types.Universe.Lookup(id.Name)
			for _, u := range s.run {
				if obj := k.info.Defs[u.names()[0]]; n.object[obj] == id.Name {
					k.info.Uses[id] = obj
				}
			}
		}
		return true
	})
	return spec
}

// badBundle is why a bundle does not compile, with the place in the source.
func (k *kept) badBundle(err error, source, result []item) error {
	start, msg := k.rootUnit.node.Pos(), err.Error()
	var bad types.Error
	if errors.As(err, &bad) {
		msg = bad.Msg
		for i, r := range result {
			if r.node.Pos() <= bad.Pos && bad.Pos < r.node.End() && i < len(source) {
				start = source[i].node.Pos()
			}
		}
	}
	return k.refuse(start, "in one file this does not compile: %s", msg)
}

// newestVersion is the language version that the newest of the kept files needs.
func (k *kept) newestVersion() string {
	newest := k.version
	for u := range k.units {
		if v := k.info.FileVersions[u.file.ast]; version.Compare(v, newest) > 0 {
			newest = v
		}
	}
	return newest
}

func (k *kept) blankPaths() []string {
	var paths []string
	for path := range k.blank {
		paths = append(paths, path)
	}
	return paths
}

func blankPaths(file *ast.File) []string {
	var paths []string
	for _, spec := range file.Imports {
		if spec.Name != nil && spec.Name.Name == "_" {
			paths = append(paths, unquote(spec.Path))
		}
	}
	return paths
}

func newNameless(info *types.Info, ours func(types.Object) bool, foreign map[types.Object]int) *nameless {
	return &nameless{info: info, ours: ours, foreign: foreign,
		numbers: map[types.Object]int{}, kinds: map[method]int{}, asked: map[method]bool{}}
}

// write writes the items of a side, its root, and what an identifier alone does not say:
// the imports for effects and the methods of each type, with those of embedded fields.
func (s *nameless) write(items []item, root types.Object, blank []string) {
	for _, it := range items {
		ast.Inspect(it.node, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && askedBy(s.info.Defs[id]) {
				s.asked[kindOf(s.info.Defs[id])] = true
			}
			return true
		})
	}
	for _, it := range items {
		s.at = it.node.Pos()
		s.add(it.tok.String())
		s.walk(it.node)
	}
	s.at = root.Pos()
	s.add("root " + s.word(root))
	sort.Strings(blank)
	for _, path := range blank {
		s.add("import " + path)
	}
	for _, d := range s.types {
		s.at = d.at
		s.add(s.methodSet(d.t))
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
		s.types = append(s.types, declared{s.info.Defs[n.Name].Type(), n.Pos()})
	case *ast.StructType:
		s.types = append(s.types, declared{s.info.TypeOf(n), n.Pos()})
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
			n := v.Index(i).Interface().(ast.Node)
			if _, empty := n.(*ast.EmptyStmt); !empty {
				s.walk(n)
			}
		}
		s.add("end")
	}
}

// none reports whether there is nothing at a place in a tree. An empty list of results
// is none: formatting removes it.
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
	use := s.info.Uses[id]
	text := ""
	if def != nil {
		text = "declares " + s.word(def)
	}
	switch {
	case use != nil:
		text += s.word(use)
	case !declares: // the blank one
		text = id.Name
	}
	s.words = append(s.words, word{text, id.Name, id.Pos()})
}

// word is the number of an object, with what else is seen of it: the names of fields and
// exported methods, the kind of other methods, and the value of a constant.
func (s *nameless) word(obj types.Object) string {
	obj = origin(obj)
	numbers, mark := s.foreign, "@"
	if s.ours(obj) {
		numbers, mark = s.numbers, "#"
	}
	n, seen := numbers[obj]
	if !seen {
		n = len(numbers)
		numbers[obj] = n
	}
	text := mark + strconv.Itoa(n)
	switch c, _ := obj.(*types.Const); {
	case mark == "@":
	case isField(obj) || isMethod(obj) && obj.Exported():
		text += obj.Name()
	case isMethod(obj):
		text += s.kind(obj)
	case c != nil:
		text += "=" + c.Val().ExactString()
	}
	return text
}

func kindOf(obj types.Object) method { return method{obj.Pkg(), obj.Name()} }

// kind is the number of a method's kind, or nothing for one that no interface asks for.
func (s *nameless) kind(obj types.Object) string {
	kind := kindOf(obj)
	if !s.asked[kind] {
		return "?"
	}
	if s.kinds[kind] == 0 {
		s.kinds[kind] = len(s.kinds) + 1
	}
	return "?" + strconv.Itoa(s.kinds[kind])
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
