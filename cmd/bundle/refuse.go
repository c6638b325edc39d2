package main

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/build/constraint"
	"go/token"
	"go/types"
	"go/version"
	"io"
	"path"
	"regexp"
	"strings"
)

// refusal returns the first reason why what is kept would not mean the same in one file,
// of those that the comparison of source and bundle cannot see.
func (k *kept) refusal(n names) error {
	if err := k.refuseOpenOrder(); err != nil {
		return err
	}
	for _, obj := range n.lost {
		return k.refuse(obj.Pos(), "type %s gives an embedded field its name, and another such type has that name", obj.Name())
	}
	typesMove := false
	for u := range k.units {
		typesMove = typesMove || k.movesTypes(u, n)
	}
	for _, pk := range k.pkgs {
		var checked *file
		for _, u := range k.of(pk) {
			if why := onlySome(u.file, checked); why != "" {
				return k.refuse(u.node.Pos(), "kept from a file that is not built on every system: %s", why)
			} else if err := k.refuseUnit(u, typesMove); err != nil {
				return err
			}
			checked = u.file
		}
		for _, f := range pk.files {
			if err := k.refuseFile(pk, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// onlySome returns the line or file name that keeps a file from being built on every
// system of a judge, as a bundle is.
func onlySome(f, checked *file) string {
	why := path.Base(f.name)
	if f == checked || !strings.Contains(why, "_") && !bytes.Contains(f.src, []byte("build")) {
		return ""
	}
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			if c.Pos() < f.ast.Package && (constraint.IsGoBuild(c.Text) || constraint.IsPlusBuild(c.Text)) {
				why = c.Text
			}
		}
	}
	judge := build.Default
	judge.OpenFile = func(string) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(f.src)), nil }
	for _, judge.GOOS = range []string{"linux", "windows", "darwin"} {
		for _, judge.GOARCH = range []string{"amd64", "386", "arm64"} {
			for _, judge.CgoEnabled = range []bool{false, true} {
				if built, err := judge.MatchFile(".", path.Base(f.name)); err != nil || !built {
					return why
				}
			}
		}
	}
	return ""
}

// refuseFile looks at the directives and imports of a file.
func (k *kept) refuseFile(pk *pkg, f *file) error {
	for _, spec := range f.ast.Imports {
		blank := k.linked[pk] && isBlank(spec)
		if path := unquote(spec); k.foreign[path] && (blank || k.fromMain()) {
			return k.refuse(spec.Pos(), "%s is of another module", path)
		}
	}
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			words := append(strings.Fields(c.Text), "")
			var below *unit // what an embed directive is about
			for i := len(pk.units) - 1; i >= 0; i-- {
				if u := pk.units[i]; u.file == f && u.node.Pos() > c.Pos() {
					below = u
				}
			}
			switch {
			case words[0] == "//go:linkname" && k.units[k.unitOf[pk.types.Scope().Lookup(words[1])]],
				words[0] == "//go:embed" && k.units[below]:
				return k.refuse(c.Pos(), "%s", words[0])
			case words[0] == "//go:debug" && pk == k.root:
				return k.refuse(c.Pos(), "%s: a single file cannot carry it", words[0])
			}
		}
	}
	return nil
}

// elsewhere matches what sees where the source stands, or that it is a module.
var elsewhere = regexp.MustCompile(`^(runtime\.(Caller|Callers|CallersFrames|FuncForPC|Stack)|runtime/debug\.(Stack|PrintStack|ReadBuildInfo)|log\.L(short|long)file|math/rand\.Seed)$`)

var (
	typeVerb = regexp.MustCompile(`%[-+ 0#]*[\d.*\[\]]*T|%[-+ 0]*#[-+ 0#]*[\d.*\[\]]*v`)
	typeView = map[string]bool{"reflect": true, "encoding/gob": true, "encoding/xml": true, "net/rpc": true}
)

// movesTypes reports whether a unit declares a type that gets another name or package
// name, which shows where a program prints types.
func (k *kept) movesTypes(u *unit, n names) bool {
	found := false
	ast.Inspect(u.node, func(node ast.Node) bool {
		if t, ok := node.(*ast.TypeSpec); ok {
			found = found || u.pkg.Name != "main" || n.nameOf(k.program, u, t.Name, k.info.Defs[t.Name]) != t.Name.Name
		}
		return !found
	})
	return found
}

// refuseUnit finds what sees where the source stands and, if types move, their names.
func (k *kept) refuseUnit(u *unit, typesMove bool) (err error) {
	if f, ok := u.node.(*ast.FuncDecl); ok && f.Body == nil {
		return k.refuse(f.Pos(), "function %s without a body: assembly, or linkname", f.Name.Name)
	}
	ast.Inspect(u.node, func(node ast.Node) bool {
		lit, ok := node.(*ast.BasicLit)
		if verb := ""; ok && lit.Kind == token.STRING && typesMove && err == nil {
			if verb = typeVerb.FindString(lit.Value); verb != "" {
				err = k.refuse(lit.Pos(), "%s prints type names, and those of other packages change", verb)
			}
		}
		id, _ := node.(*ast.Ident)
		obj := k.info.Uses[id]
		if obj == nil || obj.Pkg() == nil || isPackage(k.info, id) || err != nil {
			return err == nil
		}
		switch path, name := obj.Pkg().Path(), obj.Pkg().Path()+"."+obj.Name(); {
		case k.foreign[path]:
			err = k.refuse(id.Pos(), "%s is of another module", name)
		case elsewhere.MatchString(name):
			err = k.refuse(id.Pos(), "%s: what it sees of the source or of go.mod changes", name)
		case typesMove && typeView[path] && obj.Name() != "DeepEqual":
			err = k.refuse(id.Pos(), "%s sees type names, and those of other packages change", name)
		}
		return true
	})
	return err
}

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

// findLoops notes which kind of loop variables somebody could notice. The older one is
// refused in a form that cannot have a build line, and in a file of its own version.
func (k *kept) findLoops(function bool) error {
	for _, pk := range k.pkgs {
		for _, u := range k.of(pk) {
			id := k.noticed(u)
			if id == nil {
				continue
			}
			k.loops = own
			if version.Compare(k.version, "go1.22") < 0 {
				k.loops = shared
			}
			if v := k.info.FileVersions[u.file.ast]; version.Compare(v, "go1.22") < 0 != (k.loops == shared) {
				return k.refuse(id.Pos(), "loop variable %s in a file with a language version of its own: %s", id.Name, v)
			}
			if k.loops == shared && function {
				return k.refuse(id.Pos(), "loop variable %s: since Go 1.22 each turn has its own, and a pasted function cannot say that it is older", id.Name)
			}
		}
	}
	return nil
}

// noticed returns the place in a unit where a loop variable is kept, by a function
// literal or by its address, so that somebody can tell whether each turn has its own.
func (k *kept) noticed(u *unit) (found *ast.Ident) {
	vars := map[types.Object]bool{}
	declare := func(e ast.Expr) {
		if id, ok := e.(*ast.Ident); ok && k.info.Defs[id] != nil {
			vars[k.info.Defs[id]] = true
		}
	}
	notice := func(n ast.Node) {
		if id, ok := n.(*ast.Ident); ok && vars[k.info.Uses[id]] {
			found = id
		}
	}
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt:
			if init, ok := n.Init.(*ast.AssignStmt); ok {
				for _, e := range init.Lhs {
					declare(e)
				}
			}
		case *ast.RangeStmt:
			declare(n.Key)
			declare(n.Value)
		case *ast.FuncLit:
			ast.Inspect(n, func(n ast.Node) bool { notice(n); return true })
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				notice(k.memory(n.X))
			}
		case *ast.SliceExpr:
			notice(k.memory(n))
		case *ast.SelectorExpr: // a method may take the address of what it is called on
			if sel := k.info.Selections[n]; sel != nil && sel.Kind() == types.MethodVal {
				if _, ok := sel.Obj().Type().(*types.Signature).Recv().Type().(*types.Pointer); ok {
					notice(k.memory(n))
				}
			}
		}
		return true
	})
	return found
}

// memory is the variable whose memory a part of an expression's value is in, nil if the
// value points elsewhere.
func (k *kept) memory(e ast.Expr) ast.Expr {
	whole := e
	switch e := e.(type) {
	case *ast.ParenExpr:
		return k.memory(e.X)
	case *ast.SelectorExpr:
		whole = e.X
	case *ast.IndexExpr:
		whole = e.X
	case *ast.SliceExpr:
		whole = e.X
	default:
		return e
	}
	if t := k.info.TypeOf(whole); t != nil { // else a package
		switch t.Underlying().(type) {
		case *types.Pointer, *types.Slice, *types.Map:
			return nil
		}
	}
	return k.memory(whole)
}
