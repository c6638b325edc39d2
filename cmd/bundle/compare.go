package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"sort"
	"strconv"
	"strings"
)

// A program is its tokens plus what each identifier refers to. So source and bundle are
// written without names, each identifier as the number of its object in the order in which
// they occur, and the two texts are compared. If they are equal, then no name was lost, and
// none means something else. How the bundle got its names does not matter here.

// A nameless text is made of one side, the source or the bundle.
type nameless struct {
	fset    *token.FileSet
	info    *types.Info
	ours    func(types.Object) bool // reports whether the side declares an object
	numbers map[interface{}]int     // of objects, of kinds of methods, and of structs
	foreign map[interface{}]int     // what neither side declares is the same object in both
	words   []word
	at      token.Pos
	types   []types.Type    // those that the side declares, and its structs
	asked   map[member]bool // kinds of methods that an interface asks for
}

// A word of a nameless text, what it is called in a message, and where it comes from.
type word struct {
	text, name string
	at         token.Pos
}

// errOrder says that a bundle is right but for the order of its initialisation.
var errOrder = errors.New("the order of initialisation cannot be kept in one file")

// check compares a bundle with its source.
func (k *kept) check(src string, l layout, n names, root string) error {
	var pkg *types.Package
	fset, info := token.NewFileSet(), newInfo()
	parsed, err := parser.ParseFile(fset, "bundle.go", src, parser.SkipObjectResolution)
	if err == nil {
		pkg, err = typeCheck("bundle", k.exports, k.version, fset, []*ast.File{parsed}, info)
	}
	if err != nil {
		_, why, _ := strings.Cut(err.Error(), ": ") // behind the place in the bundle
		return k.refuse(k.rootUnit.node.Pos(), "in one file this does not compile: %s", why)
	}
	s := &nameless{fset: k.fset, info: k.info, ours: k.isOurs,
		numbers: map[interface{}]int{}, foreign: map[interface{}]int{}, asked: map[member]bool{}}
	r := &nameless{fset: fset, info: info, ours: func(obj types.Object) bool { return obj.Pkg() == pkg },
		numbers: map[interface{}]int{}, foreign: s.foreign, asked: map[member]bool{}}
	for _, u := range l.units {
		s.decl(u.file.src, u.decl, u.node)
	}
	added := k.added(l, n)
	calls := map[types.Object][]types.Object{} // by the variable that calls them, init functions
	for _, decl := range parsed.Decls {
		text := src[fset.Position(decl.Pos()).Offset:fset.Position(decl.End()).Offset]
		funcs, ok := added[text]
		delete(added, text)
		if !ok {
			r.decl([]byte(src), decl, decl)
		}
		for _, u := range funcs {
			v := info.Defs[decl.(*ast.GenDecl).Specs[0].(*ast.ValueSpec).Names[0]]
			calls[v] = append(calls[v], pkg.Scope().Lookup(n[k.object(u)]))
		}
	}
	if len(added) > 0 || k.effects(parsed.Imports) != len(k.blank) {
		return k.refuse(k.rootUnit.node.Pos(), "in one file something is missing, or there is more")
	}
	s.end(k.object(k.rootUnit))
	r.end(pkg.Scope().Lookup(root))
	for i, w := range s.words {
		if i >= len(r.words) || w.text != r.words[i].text {
			return k.refuse(w.at, "in one file %s means something else", w.name)
		}
	}
	order, acts := k.sourceOrder(), map[string]bool{}
	for _, obj := range order {
		acts[s.word(obj)] = k.acts(k.unitOf[obj])
	}
	if normal(order, s.word, acts) != normal(resultOrder(parsed, info, calls), r.word, acts) {
		return errOrder
	}
	return nil
}

// effects counts the imports for effects alone, which may have names in a bundle.
func (k *kept) effects(specs []*ast.ImportSpec) int {
	count := 0
	for _, spec := range specs {
		if k.blank[unquote(spec)] {
			count++
		} else if isBlank(spec) {
			return -1 // one more
		}
	}
	return count
}

// end writes the root, and the methods of each type with those of embedded fields, of which
// the tokens say nothing.
func (s *nameless) end(root types.Object) {
	s.at = root.Pos()
	s.add("root " + s.word(root))
	for _, t := range s.types {
		s.add(s.methodSet(t))
	}
	s.add("end")
}

func (s *nameless) add(text string) { s.words = append(s.words, word{text, "this", s.at}) }

// decl writes a declaration, or a line of one.
func (s *nameless) decl(src []byte, decl ast.Decl, n ast.Node) {
	gen, ok := decl.(*ast.GenDecl)
	switch {
	case ok && gen.Tok == token.IMPORT:
	case ok && n == decl:
		for _, spec := range gen.Specs {
			s.decl(src, decl, spec)
		}
	default:
		s.at = n.Pos()
		if ok {
			s.add(gen.Tok.String())
		}
		s.tokens(src, n)
	}
}

// tokens writes the tokens of a node without package names.
func (s *nameless) tokens(src []byte, n ast.Node) {
	var sc scanner.Scanner
	file, idents := s.fset.File(n.Pos()), s.idents(n)
	src = src[file.Offset(n.Pos()):file.Offset(n.End())]
	sc.Init(token.NewFileSet().AddFile("", int(n.Pos()), len(src)), src, nil, 0)
	for {
		pos, tok, lit := sc.Scan()
		s.at = pos
		switch {
		case tok == token.EOF:
			return
		case tok != token.IDENT:
			s.add(tok.String() + lit)
		case isPackage(s.info, idents[pos]):
			sc.Scan() // the period
		default:
			s.ident(idents[pos])
		}
	}
}

// idents finds the identifiers of a node, and notes its types.
func (s *nameless) idents(n ast.Node) map[token.Pos]*ast.Ident {
	idents := map[token.Pos]*ast.Ident{}
	var named ast.Expr // a struct that has a name
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			idents[n.Pos()] = n
		case *ast.SelectorExpr:
			if sel := s.info.Selections[n]; sel != nil {
				s.add(fmt.Sprint(sel.Kind(), sel.Indirect(), through(sel)))
			}
		case *ast.TypeSpec:
			s.types = append(s.types, s.info.Defs[n.Name].Type())
			if !n.Assign.IsValid() {
				named = n.Type
			}
		case *ast.StructType:
			t := s.info.TypeOf(n).(*types.Struct)
			s.types = append(s.types, t)
			ids := "" // with the packages of the fields that are not exported, which make two types of two structs
			for i := 0; i < t.NumFields() && n != named; i++ {
				ids += t.Field(i).Id() + " "
			}
			s.words = append(s.words, word{number(s.numbers, ids), "this struct", n.Pos()})
		}
		return true
	})
	return idents
}

// ident writes what an identifier declares and what it refers to. Embedded fields do both.
func (s *nameless) ident(id *ast.Ident) {
	text, def := "", s.info.Defs[id]
	if def != nil {
		text = "declares " + s.word(def)
		s.asked[kind(def)] = s.asked[kind(def)] || asks(def)
	}
	if use := s.info.Uses[id]; use != nil {
		text += s.word(use)
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
	case isMethod(obj):
		text += " method" + number(s.numbers, kind(obj))
	case isConst:
		text += "=" + c.Val().ExactString()
	}
	return text
}

// number numbers keys in the order in which they come.
func number(numbers map[interface{}]int, key interface{}) string {
	if _, ok := numbers[key]; !ok {
		numbers[key] = len(numbers)
	}
	return strconv.Itoa(numbers[key])
}

// methodSet is the methods that a type has, its own and those of embedded fields, without
// those that no interface asks for: a field of the bundle may hide them.
func (s *nameless) methodSet(t types.Type) string {
	if !types.IsInterface(t) {
		t = types.NewPointer(t)
	}
	set := types.NewMethodSet(t)
	var all []string
	for i := 0; i < set.Len(); i++ {
		sel := set.At(i)
		if obj := sel.Obj(); obj.Exported() || !s.ours(obj) || s.asked[kind(obj)] {
			all = append(all, fmt.Sprint(s.word(obj), through(sel)))
		}
	}
	sort.Strings(all)
	return strings.Join(all, " ")
}

// through is the way to a field or method by way of embedded fields, without itself.
func through(sel *types.Selection) []int { return sel.Index()[:len(sel.Index())-1] }

// sourceOrder is what the source does before the program starts.
func (k *kept) sourceOrder() []types.Object {
	var order []types.Object
	for _, pk := range k.pkgs {
		for _, init := range pk.initOrder {
			if k.units[k.unitOf[init.Lhs[0]]] {
				order = append(order, init.Lhs[0])
			}
		}
		for _, u := range k.of(pk) {
			if u.isInit() {
				order = append(order, k.object(u))
			}
		}
	}
	return order
}

// resultOrder is the same of a bundle, some variables of which call init functions.
func resultOrder(parsed *ast.File, info *types.Info, calls map[types.Object][]types.Object) []types.Object {
	var order []types.Object
	for _, init := range info.InitOrder {
		if funcs, ok := calls[init.Lhs[0]]; ok {
			order = append(order, funcs...)
		} else {
			order = append(order, init.Lhs[0])
		}
	}
	for _, decl := range parsed.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "init" {
			order = append(order, info.Defs[f.Name])
		}
	}
	return order
}

// normal writes an order so that two that start a program alike are equal. What does not
// act may change places, for it can neither change nor see the rest: it is sorted.
func normal(order []types.Object, word func(types.Object) string, acts map[string]bool) string {
	var all []string
	still := 0 // from here on nothing acts
	for _, obj := range order {
		if acts[word(obj)] {
			sort.Strings(all[still:])
			still = len(all) + 1
		}
		all = append(all, word(obj))
	}
	sort.Strings(all[still:])
	return strings.Join(all, " ")
}
