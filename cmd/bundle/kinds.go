package main

import (
	"fmt"
	"go/constant"
	"go/types"
	"sort"
	"strings"
)

// A kind is a type of the source with the one that took its place.
type kind struct {
	source, result types.Type
	full           string // how the source spells it, with all packages
}

// compareTypes compares types and constants of all that was compared by name: that each
// type has one counterpart, that no two become the same one, and that a type satisfies
// the interfaces that it did. The last two can change where names that are not exported
// come from packages that become one.
func (c *checker) compareTypes() {
	if c.err != nil {
		return
	}
	for _, pair := range c.exprs {
		s, isIn := c.info.Types[pair[0]]
		r, isOut := c.bundle.Types[pair[1]]
		c.near = pair[0].Pos()
		if isIn != isOut || s.IsVoid() != r.IsVoid() || s.IsType() != r.IsType() || s.IsBuiltin() != r.IsBuiltin() ||
			s.IsValue() != r.IsValue() || s.IsNil() != r.IsNil() || s.Addressable() != r.Addressable() ||
			s.Assignable() != r.Assignable() || s.HasOk() != r.HasOk() ||
			!sameValue(s.Value, r.Value) && !c.repeated[pair[0]] {
			c.differ(c.near, "%v became %v", s, r)
		}
		if !c.underlying[pair[0]] {
			c.compareType(s.Type, r.Type)
		}
	}
	for _, s := range c.objects() {
		r := c.to[s]
		c.near = s.Pos()
		c.compareType(s.Type(), r.Type())
		if sc, ok := s.(*types.Const); ok && !sameValue(sc.Val(), r.(*types.Const).Val()) {
			c.differ(c.near, "%s has another value", s.Name())
		}
		if named, ok := s.Type().(*types.Named); ok && c.err == nil && named.NumMethods() != r.Type().(*types.Named).NumMethods() {
			c.differ(c.near, "type %s has fewer methods", s.Name())
		}
	}
	c.compareInterfaces()
}

// objects are the objects of the source that have a counterpart.
func (c *checker) objects() []types.Object {
	var all []types.Object
	for s := range c.to {
		all = append(all, s)
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Pos() < all[j].Pos() })
	return all
}

func sameValue(a, b constant.Value) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	return a.Kind() == b.Kind() && a.ExactString() == b.ExactString()
}

// compareType sees that a type has the counterpart that it always has, and alone.
func (c *checker) compareType(s, r types.Type) {
	switch {
	case s == nil && r == nil || c.compared[s] == r && r != nil:
		return
	case s == nil || r == nil:
		c.differ(c.near, "%v became %v", s, r)
		return
	}
	name := c.spell(r, false, false)
	full := c.spell(s, true, true)
	if c.spell(s, true, false) != name {
		c.differ(c.near, "type %v became %v", s, r)
	}
	if other, ok := c.kinds[name]; ok && other.full != full {
		c.differ(c.near, "types %v and %v become one", other.source, s)
	}
	c.kinds[name] = kind{s, r, full}
	c.compared[s] = r
}

// compareInterfaces compares which types satisfy which interfaces.
func (c *checker) compareInterfaces() {
	var names []string
	for name := range c.kinds {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, i := range names {
		was, isInterface := c.kinds[i].source.Underlying().(*types.Interface)
		if !isInterface || !was.IsMethodSet() {
			continue
		}
		is := c.kinds[i].result.Underlying().(*types.Interface)
		for _, t := range names {
			s, r := c.kinds[t].source, c.kinds[t].result
			if types.IsInterface(s) { // no value is of that type alone
				continue
			}
			if types.Implements(s, was) != types.Implements(r, is) ||
				types.Implements(types.NewPointer(s), was) != types.Implements(types.NewPointer(r), is) {
				c.differ(c.rootUnit.node.Pos(), "%v comes to satisfy %v, or no longer does", s, c.kinds[i].source)
			}
		}
	}
}

// spell writes a type of the source or the bundle. A type of the module is the number
// of its counterpart in the bundle. A name that is not exported belongs to its package,
// and all of the module are one unless full is set.
func (c *checker) spell(t types.Type, source, full bool) string {
	var b strings.Builder
	var spell func(t types.Type)
	owned := func(obj types.Object) string {
		switch {
		case obj.Exported() || obj.Pkg() == nil:
			return obj.Name()
		case full || obj.Pkg() != c.pkg && !c.isLocal(obj):
			return obj.Name() + "@" + obj.Pkg().Path()
		}
		return obj.Name() + "@"
	}
	tuple := func(open string, list *types.Tuple) {
		b.WriteString(open)
		for i := 0; i < list.Len(); i++ {
			spell(list.At(i).Type())
			b.WriteString(";")
		}
		b.WriteString(")")
	}
	signature := func(t *types.Signature) {
		tuple("func(", t.Params())
		tuple("(", t.Results())
		fmt.Fprint(&b, t.Variadic())
	}
	spell = func(t types.Type) {
		switch t := types.Unalias(t).(type) {
		case *types.Basic:
			fmt.Fprintf(&b, "basic%d", t.Kind())
		case *types.Named:
			obj := types.Object(t.Obj())
			switch {
			case source && c.isLocal(obj) && c.to[obj] == nil:
				b.WriteString("lost " + obj.Name())
			case source && c.isLocal(obj):
				fmt.Fprintf(&b, "#%d", c.to[obj].Pos())
			case !source && obj.Pkg() == c.pkg:
				fmt.Fprintf(&b, "#%d", obj.Pos())
			case obj.Pkg() == nil:
				b.WriteString(obj.Name())
			default:
				b.WriteString(obj.Pkg().Path() + "." + obj.Name())
			}
			for i := 0; i < t.TypeArgs().Len(); i++ {
				b.WriteString("[")
				spell(t.TypeArgs().At(i))
			}
		case *types.Pointer:
			b.WriteString("*")
			spell(t.Elem())
		case *types.Slice:
			b.WriteString("[]")
			spell(t.Elem())
		case *types.Array:
			fmt.Fprintf(&b, "[%d]", t.Len())
			spell(t.Elem())
		case *types.Map:
			b.WriteString("map[")
			spell(t.Key())
			b.WriteString("]")
			spell(t.Elem())
		case *types.Chan:
			fmt.Fprintf(&b, "chan%d ", t.Dir())
			spell(t.Elem())
		case *types.Tuple:
			tuple("(", t)
		case *types.Signature:
			signature(t)
		case *types.Struct:
			b.WriteString("struct{")
			for i := 0; i < t.NumFields(); i++ {
				f := t.Field(i)
				fmt.Fprintf(&b, "%s %v %q ", owned(f), f.Embedded(), t.Tag(i))
				spell(f.Type())
				b.WriteString(";")
			}
			b.WriteString("}")
		case *types.Interface:
			var methods []string
			for i := 0; i < t.NumMethods(); i++ {
				m := t.Method(i)
				methods = append(methods, owned(m)+" "+c.spell(m.Type(), source, full))
			}
			sort.Strings(methods)
			fmt.Fprintf(&b, "interface%v%q", t.IsMethodSet(), methods)
		default: // of generic code in the standard library
			b.WriteString(t.String())
		}
	}
	spell(t)
	return b.String()
}
