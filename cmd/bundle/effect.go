package main

import (
	"go/ast"
	"go/token"
	"go/types"
)

// An effect is how much of the rest of the program the computation of a variable's
// first value can read or change.
type effect int

const (
	inert effect = iota // nothing: it may run at any time, or not at all if nobody asks
	quiet               // it reads variables that the source names in it: it may be left out
	loud                // anything: it runs, at its time
)

// pure are the packages whose functions touch only what they are given.
var pure = map[string]bool{
	"bytes": true, "container/heap": true, "container/list": true, "container/ring": true,
	"errors": true, "math": true, "math/big": true, "math/bits": true, "math/cmplx": true,
	"regexp": true, "sort": true, "strconv": true, "strings": true,
	"unicode": true, "unicode/utf16": true, "unicode/utf8": true,
	"cmp": true, "maps": true, "slices": true,
}

// pureFuncs are functions of that kind in other packages.
var pureFuncs = map[string]bool{
	"fmt.Errorf": true, "fmt.Sprint": true, "fmt.Sprintf": true, "fmt.Sprintln": true,
	"bufio.NewReader": true, "bufio.NewReaderSize": true, "bufio.NewScanner": true,
	"bufio.NewWriter": true, "bufio.NewWriterSize": true,
}

// A footprint is what units touch when they run, with all that they reach by a name.
// A function that comes to them without being named came out of a variable, and that is
// named; a method that is not named is called through an interface.
type footprint struct {
	loud    bool           // calls what is not known to be pure, prints, starts or waits for goroutines
	dynamic bool           // may call methods that it does not name
	foreign bool           // names a variable of another module or the standard library
	vars    map[*unit]bool // the module's variables that it names, if they ever change
}

func (p *program) footprint(units ...*unit) footprint {
	fp := footprint{vars: map[*unit]bool{}}
	p.follow(&fp, units, map[*unit]bool{})
	if fp.dynamic {
		p.follow(&fp, units, map[*unit]bool{})
	}
	return fp
}

// follow adds what units touch to a footprint, and what they name. The methods of a type
// count if the footprint is a dynamic one when it starts.
func (p *program) follow(fp *footprint, units []*unit, seen map[*unit]bool) {
	for _, u := range units {
		if seen[u] {
			continue
		}
		seen[u] = true
		p.touch(fp, u)
		for _, other := range u.refs {
			_, isType := u.node.(*ast.TypeSpec)
			switch {
			case other.isVar():
				if !p.frozen(other) || p.effect(other) != inert {
					fp.vars[other] = true
				}
			case fp.dynamic || !isType || p.receiver(other) == nil:
				p.follow(fp, []*unit{other}, seen)
			}
		}
	}
}

// touch adds what a unit alone touches to a footprint.
func (p *program) touch(fp *footprint, u *unit) {
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt, *ast.SendStmt, *ast.SelectStmt:
			fp.loud = true
		case *ast.UnaryExpr:
			fp.loud = fp.loud || n.Op == token.ARROW
		case *ast.RangeStmt:
			_, isChan := p.info.TypeOf(n.X).Underlying().(*types.Chan)
			fp.loud = fp.loud || isChan
		}
		return true
	})
	p.eachUse(u, func(_ *ast.Ident, obj types.Object) {
		switch obj := obj.(type) {
		case *types.Builtin:
			switch obj.Name() {
			case "print", "println", "close", "Add", "Slice", "SliceData", "String", "StringData":
				fp.loud = true
			}
		case *types.Func:
			if recv := obj.Type().(*types.Signature).Recv(); recv != nil && types.IsInterface(recv.Type()) {
				fp.dynamic = true
			}
			if pkg := obj.Pkg(); pkg != nil && !p.isLocal(obj) {
				known := pureFuncs[pkg.Path()+"."+obj.Name()] && global(obj)
				fp.loud = fp.loud || !known && !pure[pkg.Path()]
				fp.dynamic = true
			}
		case *types.Var:
			fp.foreign = fp.foreign || global(obj) && !p.isLocal(obj)
		}
	})
}

// effect is the effect of the line of a var declaration.
func (p *program) effect(u *unit) effect {
	if e, ok := p.effects[u]; ok {
		return e
	}
	p.effects[u] = loud // for a variable that a method of its own type may read
	p.effects[u] = p.effectOf(u)
	return p.effects[u]
}

func (p *program) effectOf(u *unit) effect {
	fp := p.footprint(u)
	switch {
	case fp.loud:
		return loud
	case len(fp.vars) == 0 && !fp.foreign:
		return inert
	}
	for _, value := range u.node.(*ast.ValueSpec).Values {
		if !p.onlyReads(value) {
			return loud
		}
	}
	return quiet
}

// onlyReads tells whether an expression cannot panic and calls nothing that a variable
// may hold, whatever that is.
func (p *program) onlyReads(value ast.Expr) bool {
	safe := true
	ast.Inspect(value, func(n ast.Node) bool {
		switch n := n.(type) {
		case nil, *ast.Ident, *ast.BasicLit, *ast.ParenExpr, *ast.KeyValueExpr:
		case *ast.FuncLit:
			return false // made, not called
		case *ast.ArrayType, *ast.StructType, *ast.FuncType, *ast.InterfaceType, *ast.MapType, *ast.ChanType:
			return false
		case *ast.CompositeLit:
			if m, ok := p.info.TypeOf(n).Underlying().(*types.Map); ok && types.IsInterface(m.Key()) {
				safe = false
			}
		case *ast.UnaryExpr:
			safe = safe && n.Op == token.AND
		case *ast.SelectorExpr:
			sel := p.info.Selections[n]
			safe = safe && (sel == nil || sel.Kind() == types.FieldVal && !sel.Indirect())
		case *ast.CallExpr:
			f, ok := p.calleeOf(n).(*types.Func)
			safe = safe && ok && global(f) && f.Pkg().Path() == "bufio"
		default:
			safe = false
		}
		return safe
	})
	return safe
}

// isCheck tells whether a line of a var declaration throws away what it calls for: it may
// be there to panic on a machine that the program was not made for.
func (p *program) isCheck(u *unit) bool {
	found := false
	for _, id := range u.names() {
		if id.Name != "_" {
			return false
		}
	}
	ast.Inspect(u.node, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			found = found || !p.info.Types[call.Fun].IsType()
		}
		return true
	})
	return found
}

// calleeOf is the function that a call names, nil if it is a computed one.
func (p *program) calleeOf(call *ast.CallExpr) types.Object {
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		return p.info.Uses[fun]
	case *ast.SelectorExpr:
		return p.info.Uses[fun.Sel]
	}
	return nil
}

// frozen tells whether a variable keeps its first value: it is made of plain values only
// and nothing in the module assigns to any part of it or takes an address in it.
func (p *program) frozen(u *unit) bool {
	for _, id := range u.names() {
		if obj := p.info.Defs[id]; p.written[obj] || !flat(obj.Type()) {
			return false
		}
	}
	return true
}

// flat tells whether values of a type hold no way to other memory.
func flat(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return t.Kind() != types.UnsafePointer
	case *types.Array:
		return flat(t.Elem())
	case *types.Struct:
		for i := 0; i < t.NumFields(); i++ {
			if !flat(t.Field(i).Type()) {
				return false
			}
		}
		return true
	}
	return false
}
