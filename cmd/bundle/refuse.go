package main

import (
	"go/ast"
	"go/build"
	"go/build/constraint"
	"go/token"
	"go/types"
	"io"
	"path"
	"regexp"
	"strings"
)

// refusal returns the first reason why what is kept would not mean the same in one file.
// Names and the order of initialisation have their own checks.
func (k *kept) refusal() error {
	if err := k.refuseUnordered(); err != nil {
		return err
	}
	typesMove := k.typesMove()
	for _, pk := range k.pkgs {
		if !k.linked[pk] {
			continue
		}
		for _, f := range pk.files {
			if err := k.refuseFile(pk, f); err != nil {
				return err
			}
		}
		for _, u := range k.of(pk) {
			if tag := constrained(u.file); tag != "" {
				return k.refuse(u.node.Pos(), "kept from a file that is built only under a constraint: %s", tag)
			}
			if err := k.refuseUnit(u); err != nil {
				return err
			}
			if typesMove {
				if err := k.refuseTypeNames(u); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// constrained is the build constraint of a file, if it has one: a single file is built
// everywhere.
func constrained(f *file) string {
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			if c.Pos() < f.ast.Package && (constraint.IsGoBuild(c.Text) || constraint.IsPlusBuild(c.Text)) {
				return c.Text
			}
		}
	}
	// For a system of no known name, only a name without a system in it is built.
	nowhere := build.Context{GOOS: "nowhere", GOARCH: "nothing", Compiler: "gc",
		OpenFile: func(string) (io.ReadCloser, error) {
			return io.NopCloser(strings.NewReader("package p\n")), nil
		}}
	if built, err := nowhere.MatchFile(".", path.Base(f.name)); err != nil || !built {
		return path.Base(f.name)
	}
	return ""
}

// refuseFile looks at the directives and imports of a file of a package that is linked.
func (k *kept) refuseFile(pk *pkg, f *file) error {
	for _, spec := range f.ast.Imports {
		if path := unquote(spec.Path); spec.Name != nil && spec.Name.Name == "_" && k.foreign[path] {
			return k.refuse(spec.Pos(), "%s is of another module", path)
		}
	}
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			switch word := strings.Fields(c.Text)[0]; {
			case word == "//go:linkname":
				return k.refuse(c.Pos(), "%s", word)
			case word == "//go:debug" && pk == k.root:
				return k.refuse(c.Pos(), "%s: a single file cannot carry it", word)
			case word == "//go:embed" && k.isKept(pk, f, c.End()):
				return k.refuse(c.Pos(), "%s", word)
			}
		}
	}
	return nil
}

// isKept tells whether the unit next below pos is kept.
func (k *kept) isKept(pk *pkg, f *file, pos token.Pos) bool {
	for _, u := range pk.units {
		if u.file == f && u.node.Pos() > pos {
			return k.units[u]
		}
	}
	return false
}

// elsewhere are functions of the standard library whose result is another one in a
// single file, and why.
var elsewhere = map[string]string{
	"runtime.Caller":              "file, line and function names change",
	"runtime.Callers":             "file, line and function names change",
	"runtime.CallersFrames":       "file, line and function names change",
	"runtime.FuncForPC":           "file, line and function names change",
	"runtime.Stack":               "file, line and function names change",
	"runtime/debug.Stack":         "file, line and function names change",
	"runtime/debug.PrintStack":    "file, line and function names change",
	"runtime/debug.ReadBuildInfo": "a single file has no module",
	"log.Lshortfile":              "file and line change",
	"log.Llongfile":               "file and line change",
	"math/rand.Seed":              "the go line of go.mod decides whether it does anything; use rand.New(rand.NewSource(seed))",
}

func (k *kept) refuseUnit(u *unit) error {
	var err error
	no := func(pos token.Pos, format string, args ...interface{}) {
		if err == nil {
			err = k.refuse(pos, format, args...)
		}
	}
	ast.Inspect(u.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Type.TypeParams != nil {
				no(n.Pos(), "generic function %s", n.Name.Name)
			} else if n.Body == nil {
				no(n.Pos(), "function %s without a body", n.Name.Name)
			}
		case *ast.TypeSpec:
			if n.TypeParams != nil {
				no(n.Pos(), "generic type %s", n.Name.Name)
			}
		case *ast.Ident:
			obj := k.info.Uses[n]
			if obj == nil || obj.Pkg() == nil {
				break
			}
			name := obj.Pkg().Path() + "." + obj.Name()
			switch why := elsewhere[name]; {
			case global(obj) && obj.Pkg() == k.root.types && obj.Name() == "main" && k.unitOf[obj] != k.rootUnit:
				no(n.Pos(), "main is needed, and it is replaced")
			case k.foreign[obj.Pkg().Path()]:
				no(n.Pos(), "%s is of another module", name)
			case why != "":
				no(n.Pos(), "%s: %s", name, why)
			}
		case *ast.ForStmt:
			if init, ok := n.Init.(*ast.AssignStmt); ok && init.Tok == token.DEFINE {
				k.refuseShared(n, init.Lhs, no)
			}
		case *ast.RangeStmt:
			if n.Tok == token.DEFINE {
				k.refuseShared(n, []ast.Expr{n.Key, n.Value}, no)
			}
		}
		return true
	})
	return err
}

// refuseShared looks for loop variables of which somebody could tell whether each turn
// of the loop has its own. Go 1.22 made that so, and a single file does not say which
// it was written for.
func (k *kept) refuseShared(loop ast.Node, vars []ast.Expr, no func(token.Pos, string, ...interface{})) {
	own := map[types.Object]bool{}
	for _, v := range vars {
		if id, ok := v.(*ast.Ident); ok && k.info.Defs[id] != nil {
			own[k.info.Defs[id]] = true
		}
	}
	ast.Inspect(loop, func(n ast.Node) bool {
		if v := k.base(k.addressed(n)); own[v] {
			no(n.Pos(), "loop variable %s by its address: before and since Go 1.22 it is another one", v.Name())
		}
		if f, ok := n.(*ast.FuncLit); ok {
			ast.Inspect(f, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok && own[k.info.Uses[id]] {
					no(id.Pos(), "loop variable %s in a function literal: before and since Go 1.22 it is another one", id.Name)
				}
				return true
			})
		}
		return true
	})
}

// typesMove tells whether a type that is kept gets another package name, which shows
// where a program prints types.
func (k *kept) typesMove() bool {
	for u := range k.units {
		found := false
		ast.Inspect(u.node, func(n ast.Node) bool {
			_, isType := n.(*ast.TypeSpec)
			found = found || isType
			return !found
		})
		if found && u.pkg.Name != "main" {
			return true
		}
	}
	return false
}

var typeVerb = regexp.MustCompile(`%[-+ 0#]*[\d.*\[\]]*T|%[-+ 0]*#[-+ 0#]*[\d.*\[\]]*v`)

// refuseTypeNames finds where a unit could print or compare the name of a type.
func (k *kept) refuseTypeNames(u *unit) error {
	var err error
	ast.Inspect(u.node, func(n ast.Node) bool {
		if err != nil {
			return false
		}
		switch n := n.(type) {
		case *ast.BasicLit:
			if verb := typeVerb.FindString(n.Value); verb != "" && n.Kind == token.STRING {
				err = k.refuse(n.Pos(), "%s prints type names, and those of other packages change", verb)
			}
		case *ast.Ident:
			obj := k.info.Uses[n]
			if obj == nil || obj.Pkg() == nil || obj.Name() == "DeepEqual" {
				break
			}
			switch path := obj.Pkg().Path(); path {
			case "reflect", "encoding/gob", "encoding/xml", "net/rpc":
				err = k.refuse(n.Pos(), "%s.%s sees type names, and those of other packages change", path, obj.Name())
			}
		}
		return true
	})
	return err
}
