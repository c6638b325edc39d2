//go:build go1.24

package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/scanner"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// A program is its tokens plus what each identifier refers to. So source and bundle are
// written without names, each identifier as the number of its object in the order in which
// they occur, and the two texts are compared. If they are equal, then no name was lost, and
// none means something else. How the bundle got its names does not matter here.

// A nameless text is made of one side, the source or the bundle.
type nameless struct {
	*program
	numbers map[any]int // of objects, of methods by Id, and of structs
	words   []word
	types   []ast.Expr // names of those that the side declares, and its structs
}

// A word of a nameless text, what it is called in a message, and where it comes from.
type word struct {
	text, name string
	at         token.Pos
}

// compare compares a bundle, which becomes one more package of the program, with its source.
func (p *program) compare(src string) error {
	before, behind, guarded := strings.Cut(src, guard)
	src = before + behind
	const path = "the bundle" // which no import can have
	b := &pkg{listed: listed{ImportPath: path}}
	p.byPath[path] = b
	if err := p.parse(b, "bundle.go", []byte(src)); err != nil {
		return err
	}
	err := p.check(b)
	source := p.nameless(p.units, p.pkgs, p.rootUnit.obj)
	single := p.nameless(b.units, []*pkg{b}, b.types.Scope().Lookup(p.names[p.rootUnit.obj]))
	for i, w := range source {
		if i >= len(single) || w.text != single[i].text {
			return p.errorAt(w.at, "in one file %s means something else", w.name)
		}
	}
	if guarded != (p.loops != "" && !p.shared) || !maps.Equal(b.files[0].blank(), p.blank) {
		err = errors.New("something is missing, or there is more")
	}
	if err != nil {
		return p.errorAt(p.rootUnit.node.Pos(), "in one file: %v", err)
	}
	return nil
}

// nameless writes units without names, and then of what their tokens say nothing: the root, the
// methods of each type with those of embedded fields, and what happens when the program starts.
func (p *program) nameless(units []*unit, pkgs []*pkg, root types.Object) []word {
	s := &nameless{program: p, numbers: map[any]int{}}
	for _, u := range units {
		s.unit(u)
	}
	s.add("root "+s.number(root), "this", p.rootUnit.node.Pos())
	for _, t := range s.types {
		var methods []string
		set := types.NewMethodSet(types.NewPointer(p.info.TypeOf(t)))
		for m := range set.Methods() {
			methods = append(methods, s.word(m.Obj()))
		}
		slices.Sort(methods)
		s.add(strings.Join(methods, " "), "this type (with its methods)", t.Pos())
	}
	s.add(s.order(pkgs), "the order of initialisation", p.rootUnit.node.Pos())
	return s.words
}

func (s *nameless) add(text, name string, at token.Pos) {
	s.words = append(s.words, word{text, name, at})
}

// unit writes the tokens of a unit without package names.
func (s *nameless) unit(u *unit) {
	names := map[token.Pos]*ast.Ident{}
	s.eachName(u, func(first, id *ast.Ident, _ types.Object) { names[first.Pos()] = id })
	s.typesOf(u)
	var sc scanner.Scanner
	src := u.file.src[s.offset(u.node.Pos()):s.offset(u.node.End())]
	sc.Init(token.NewFileSet().AddFile("", int(u.node.Pos()), len(src)), src, nil, 0)
	for {
		pos, tok, lit := sc.Scan()
		switch {
		case tok == token.EOF:
			return
		case tok != token.IDENT:
			s.add(tok.String()+lit, "this", pos)
		default:
			id := names[pos]
			if id.Pos() != pos { // behind a package name and a period
				sc.Scan()
				sc.Scan()
			}
			text := ""
			if def := s.info.Defs[id]; def != nil {
				text = "declares " + s.word(def)
			}
			if use := s.info.Uses[id]; use != nil { // of an embedded field, the type
				text += s.word(use)
			}
			s.add(text, id.Name+" (rename it, or its namesake)", pos)
		}
	}
}

// typesOf notes the types of a unit. Fields that are not exported, which are others in another
// package, make two types of two structs without names.
func (s *nameless) typesOf(u *unit) {
	var named ast.Expr // a struct that has a name
	for n := range ast.Preorder(u.node) {
		switch n := n.(type) {
		case *ast.TypeSpec:
			s.types = append(s.types, n.Name)
			if !n.Assign.IsValid() {
				named = n.Type
			}
		case *ast.StructType:
			t, ok := s.info.TypeOf(n).(*types.Struct)
			if !ok {
				break // it does not compile
			}
			s.types = append(s.types, n)
			ids := ""
			for f := range t.Fields() {
				if n != named && (s.apart || f.Embedded()) {
					ids += f.Id() + " "
				}
			}
			s.add(s.number(ids), "this struct (declare a type for it)", n.Pos())
		}
	}
}

// word is the number of an object, with what else is seen of it: the names of fields and exported
// methods, the number of the Id of other methods, and the value and the type of a constant. What
// neither side declares is the same object in both.
func (s *nameless) word(obj types.Object) string {
	obj = origin(obj)
	if !s.isOurs(obj) {
		return fmt.Sprintf("%p", obj)
	}
	text := s.number(obj)
	switch o := obj.(type) {
	case *types.Var:
		if o.IsField() {
			text += o.Name()
		}
	case *types.Func:
		if isMethod(o) && o.Exported() {
			text += o.Name()
		} else if isMethod(o) {
			text += " method" + s.number(o.Id())
		}
	case *types.Const:
		t := types.Unalias(o.Type())
		text += "=" + o.Val().ExactString() + t.Underlying().String()
		if named, ok := t.(*types.Named); ok {
			text += s.word(named.Obj())
		}
	}
	return text
}

// number numbers keys in the order in which they come.
func (s *nameless) number(key any) string {
	if _, ok := s.numbers[key]; !ok {
		s.numbers[key] = len(s.numbers)
	}
	return strconv.Itoa(s.numbers[key])
}

// order is the order of initialisation, written so that two that start a program alike are equal.
// What concerns itself may change places, for it can neither change nor see the rest: it is sorted.
func (s *nameless) order(pkgs []*pkg) string {
	var order []types.Object
	for _, pk := range pkgs {
		for _, init := range pk.initOrder {
			order = append(order, init.Lhs[0])
		}
		for _, u := range pk.units {
			if isInit(u.obj) {
				order = append(order, u.obj)
			}
		}
	}
	var all []string
	run := 0 // of what comes after the same units that concern others
	for _, obj := range order {
		if _, occurs := s.numbers[obj]; occurs {
			if s.concern(s.unitOf[obj]) != 0 {
				run++
			}
			all = append(all, fmt.Sprintf("%06d %s", run, s.word(obj)))
		}
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}
