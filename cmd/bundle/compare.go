//go:build go1.24

package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// A program consists of its text and of the objects to which its identifiers refer. To compare the
// source with the bundle, compare replaces each identifier in both with the number of its object,
// in order of occurrence. If the two texts are then equal, no name is missing and every name has
// the same meaning. The comparison does not depend on how the bundle got its names.

// A nameless text is the text of one side, the source or the bundle, without names.
type nameless struct {
	*program
	numbers map[any]int // of objects, and Ids of methods
	words   []word
	types   []ast.Expr // names of declared types, and anonymous structs
}

// A word of a nameless text has a description for messages and a position.
type word struct {
	text, name string
	at         token.Pos
}

// compare compares a bundle with its source. The bundle becomes one more package of the program.
func (p *program) compare(src string) error {
	before, behind, guarded := strings.Cut(src, guard)
	src = before + behind
	const path = "the bundle" // no import can have this path
	b := &pkg{listed: listed{ImportPath: path}}
	p.byPath[path] = b
	if err := p.parse(b, path, []byte(src)); err != nil {
		return err
	}
	err := p.check(b)
	source := p.nameless(p.units, p.pkgs, p.rootUnit.obj)
	single := p.nameless(b.units, []*pkg{b}, b.types.Scope().Lookup(p.names[p.rootUnit.obj]))
	for i, w := range source {
		if i >= len(single) || w.text != single[i].text {
			return p.errorAt(w.at, "one file would change the meaning of %s", w.name)
		}
	}
	if guarded != p.own || !maps.Equal(b.files[0].blank(), p.blank) {
		err = errors.New("something is missing or added")
	}
	if err != nil {
		at := p.rootUnit.node.Pos()
		if p.shared != nil {
			at = p.shared.Pos() // this loop needs an old version of Go
		}
		return p.errorAt(at, "in one file, with one version of Go, %v", err)
	}
	return p.reason
}

// nameless writes units without names, and then everything that their texts do not show: the root,
// the methods of each type, including promoted methods, and the order of initialization.
func (p *program) nameless(units []*unit, pkgs []*pkg, root types.Object) []word {
	s := &nameless{program: p, numbers: map[any]int{}}
	for _, u := range units {
		s.unit(u)
	}
	start := p.rootUnit.node.Pos()
	s.add(s.number(root), "this", start)
	for _, t := range s.types {
		var methods []string
		set := types.NewMethodSet(types.NewPointer(p.info.TypeOf(t)))
		for m := range set.Methods() {
			methods = append(methods, s.word(m.Obj()))
		}
		slices.Sort(methods)
		s.add(strings.Join(methods, " "), "this type (with its methods)", t.Pos())
	}
	s.add(s.order(pkgs), "the program (its order of initialization)", start)
	return s.words
}

func (s *nameless) add(text, name string, at token.Pos) {
	s.words = append(s.words, word{text, name, at})
}

// unit writes the text of a unit: its identifiers without package names, and the text between them.
func (s *nameless) unit(u *unit) {
	s.typesOf(u)
	at := u.node.Pos()
	s.eachName(u, func(first, id *ast.Ident, _ types.Object) {
		s.add(string(s.text(u, at, first.Pos())), "this", at)
		text := ""
		for _, obj := range []types.Object{s.info.Defs[id], s.info.Uses[id]} {
			if obj != nil { // an embedded field has both
				text += s.word(obj)
			}
		}
		s.add(text, id.Name+" (rename it or the other "+id.Name+")", first.Pos())
		at = id.End()
	})
	s.add(string(s.text(u, at, u.node.End())), "this", at)
}

// typesOf adds the types of a unit and, for each anonymous struct, the first type identical to it.
func (s *nameless) typesOf(u *unit) {
	var declared ast.Expr
	for n := range ast.Preorder(u.node) {
		switch n := n.(type) {
		case *ast.TypeSpec:
			s.types = append(s.types, n.Name)
			if !n.Assign.IsValid() {
				declared = n.Type
			}
		case *ast.StructType:
			if n != declared {
				s.types = append(s.types, n)
				first := slices.IndexFunc(s.types, func(t ast.Expr) bool {
					return types.Identical(s.info.TypeOf(t), s.info.TypeOf(n))
				})
				s.add(strconv.Itoa(first), "this struct (declare a type for it)", n.Pos())
			}
		}
	}
}

// word returns the number of an object and everything else that a program can learn about it: the
// name of a field or exported method, the number of an unexported method's Id, or the value and
// type of a constant. An object that neither side declares is the same object in both.
func (s *nameless) word(obj types.Object) string {
	obj = origin(obj)
	if !s.isOurs(obj) {
		return fmt.Sprintf("%p", obj)
	}
	text := s.number(obj)
	switch o := obj.(type) {
	case *types.Var:
		if o.IsField() && (o.Exported() || o.Embedded() || s.prints.fields) {
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

// number returns the number of a key, in order of occurrence.
func (s *nameless) number(key any) string {
	if _, ok := s.numbers[key]; !ok {
		s.numbers[key] = len(s.numbers)
	}
	return strconv.Itoa(s.numbers[key])
}

// order returns the order of initialization, as a string that is equal for equivalent orders. Any
// units between two units with a concern can change and read only their own variables, so order
// sorts them.
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
	run := 0 // the number of units with a concern so far
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
