package main

import (
	"bytes"
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

// refusal returns the first reason why what is kept would not mean the same in one file,
// of those that the comparison of source and bundle cannot see.
func (k *kept) refusal(n names) error {
	if err := k.refuseOpenOrder(); err != nil {
		return err
	}
	typesMove := k.typesMove(n)
	for _, pk := range k.pkgs {
		if !k.linked[pk] {
			continue
		}
		for _, f := range pk.files {
			if err := k.refuseFile(pk, f); err != nil {
				return err
			}
		}
		checked := map[*file]bool{}
		for _, u := range k.of(pk) {
			if checked[u.file] {
			} else if why := onlySome(u.file); why != "" {
				return k.refuse(u.node.Pos(), "kept from a file that is not built on every system: %s", why)
			}
			checked[u.file] = true
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
	return k.refuseTwins()
}

// onlySome returns the line or file name that keeps a file from being built on every
// system of a judge, as a bundle is.
func onlySome(f *file) string {
	why := path.Base(f.name)
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			if c.Pos() < f.ast.Package && (constraint.IsGoBuild(c.Text) || constraint.IsPlusBuild(c.Text)) {
				why = c.Text
			}
		}
	}
	if why == path.Base(f.name) && !strings.Contains(why, "_") {
		return ""
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

// refuseFile looks at the directives and imports of a file of a package that is linked.
func (k *kept) refuseFile(pk *pkg, f *file) error {
	fromMain := k.rootUnit.names()[0].Name == "main"
	for _, spec := range f.ast.Imports {
		if path := unquote(spec.Path); k.foreign[path] && (fromMain || spec.Name != nil && spec.Name.Name == "_") {
			return k.refuse(spec.Pos(), "%s is of another module", path)
		}
	}
	for _, group := range f.ast.Comments {
		for _, c := range group.List {
			words := strings.Fields(c.Text)
			switch {
			case words[0] == "//go:linkname" && len(words) > 1 && k.units[k.unitOf[pk.types.Scope().Lookup(words[1])]]:
				return k.refuse(c.Pos(), "%s", words[0])
			case words[0] == "//go:debug" && pk == k.root:
				return k.refuse(c.Pos(), "%s: a single file cannot carry it", words[0])
			case words[0] == "//go:embed" && k.isKept(pk, f, c.End()):
				return k.refuse(c.Pos(), "%s", words[0])
			}
		}
	}
	return nil
}

// isKept reports whether the unit next below pos is kept.
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

// refuseUnit finds what is not in the source, or sees where the source stands.
func (k *kept) refuseUnit(u *unit) error {
	if f, ok := u.node.(*ast.FuncDecl); ok && f.Body == nil {
		return k.refuse(f.Pos(), "function %s without a body", f.Name.Name)
	}
	var err error
	k.eachName(u, func(id *ast.Ident, obj types.Object, _ *ast.Ident) {
		if err != nil || obj == nil || obj.Pkg() == nil {
			return
		}
		name := obj.Pkg().Path() + "." + obj.Name()
		if k.foreign[obj.Pkg().Path()] {
			err = k.refuse(id.Pos(), "%s is of another module", name)
		} else if why := elsewhere[name]; why != "" {
			err = k.refuse(id.Pos(), "%s: %s", name, why)
		}
	})
	return err
}

// typesMove reports whether a type that is kept gets another name or package name, which
// shows where a program prints types.
func (k *kept) typesMove(n names) bool {
	for u := range k.units {
		found := false
		ast.Inspect(u.node, func(node ast.Node) bool {
			if t, ok := node.(*ast.TypeSpec); ok {
				name := n.object[k.info.Defs[t.Name]]
				found = found || u.pkg.Name != "main" || n.locals[u][t.Name.Name] != "" || name != "" && name != t.Name.Name
			}
			return !found
		})
		if found {
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

// refuseTwins refuses unnamed structs of two packages that become one type: those with
// the same fields, one of which is not exported.
func (k *kept) refuseTwins() error {
	type place struct {
		u  *unit
		at token.Pos
	}
	seen := map[string]place{}
	var err error
	for _, pk := range k.pkgs {
		for _, u := range k.of(pk) {
			named := map[ast.Node]bool{}
			ast.Inspect(u.node, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.TypeSpec:
					named[n.Type] = !n.Assign.IsValid()
				case *ast.StructType:
					fields := privateFields(k.info.TypeOf(n).(*types.Struct))
					if named[n] || fields == "" {
						break
					}
					if other, ok := seen[fields]; !ok {
						seen[fields] = place{u, n.Pos()}
					} else if other.u.pkg != u.pkg && err == nil {
						err = k.refuse(n.Pos(), "in one file this struct and that of %s become one type", k.at(other.at))
					}
				}
				return true
			})
		}
	}
	return err
}

// privateFields are the names of a struct's fields, if there is one that is not exported.
func privateFields(s *types.Struct) string {
	names, private := "", false
	for i := 0; i < s.NumFields(); i++ {
		names += " " + s.Field(i).Name()
		private = private || !s.Field(i).Exported()
	}
	if !private {
		return ""
	}
	return names
}
