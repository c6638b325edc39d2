package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/puzzletest"
)

// singleFiles maps each file that a //go:generate line of a program makes to the
// bundler's arguments.
func singleFiles(t *testing.T) map[string][]string {
	line := regexp.MustCompile(
		`(?m)^//go:generate go run \.\./cmd/bundle (.*)-o \.\./(submit/\w+/\S+) \.$`)
	files := map[string][]string{}
	for _, dir := range puzzletest.ReadSources(t, "bfspuzzles/...") {
		source, _ := os.ReadFile(filepath.Join(dir, "main.go"))
		for _, m := range line.FindAllStringSubmatch(string(source), -1) {
			files["../../"+m[2]] = append(strings.Fields(m[1]), dir)
		}
	}
	return files
}

// The single files that judges are sent are what the bundler makes of the programs today, they
// hold nothing that is not to be submitted, and Go 1.13, the oldest compiler of a judge, takes
// them. Every one is of a line that singleFiles understands, so that none goes stale unseen.
// (cmd/judge runs every golden through them.)
func TestSubmit(t *testing.T) {
	made := singleFiles(t)
	err := filepath.Walk("../../submit", func(path string, _ os.FileInfo, err error) error {
		source := filepath.Ext(path) == ".go" && !strings.HasSuffix(path, "_test.go")
		if source && made[filepath.ToSlash(path)] == nil {
			t.Errorf("%s: no //go:generate line of a program makes it", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	library, err := load(options{dir: "../../lc773"}) // all programs import the same of it
	if err != nil {
		t.Fatal(err)
	}
	for name, args := range made {
		t.Run(strings.TrimPrefix(name, "../../submit/"), func(t *testing.T) {
			var want, notes bytes.Buffer
			run(args, &want, &notes)
			got, err := os.ReadFile(name)
			diff := cmp.Diff(strings.Split(want.String(), "\n"), strings.Split(string(got), "\n"))
			if diff != "" || notes.Len() > 0 || err != nil {
				t.Errorf("it is stale, go generate ./... renews it: %v\n%s(-bundler +file):\n%s",
					err, notes.String(), diff)
			}
			checkParts(t, string(got), args[len(args)-1])
			checkGo113(t, name, library)
		})
	}
}

// checkParts looks for the plain searches and what draws: they are not submitted. A method of
// theirs would be, if its type is: a bundle keeps all methods of a type.
func checkParts(t *testing.T, text, dir string) {
	head := regexp.MustCompile(`(?m)^func (\(.*?\) )?\w+\(`)
	for _, kept := range []string{"plain", "bothends", "draw", "layers", "play", "random"} {
		source, _ := os.ReadFile(filepath.Join(dir, kept+".go")) // most problems lack some
		for _, f := range head.FindAllString(string(source), -1) {
			if strings.Contains(text, "\n"+f) {
				t.Errorf("it has %s of %s.go", f, kept)
			}
		}
	}
}

// checkGo113 checks the language: the type checker is told that the file is Go 1.13. And the
// library: every name of it that the file uses is in the lists of the API up to 1.13 that come
// with Go. (submit/old_go.sh compiles the files with the real thing.)
func checkGo113(t *testing.T, name string, library *program) {
	file, err := parser.ParseFile(library.fset, name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	conf := types.Config{GoVersion: "go1.13", Importer: library}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	if _, err := conf.Check("main", library.fset, []*ast.File{file}, info); err != nil {
		t.Errorf("as Go 1.13: %v", err)
	}
	api, err := apiUpTo113()
	if err != nil {
		t.Skipf("only the language is checked, not the age of library names: %v", err)
	}
	for ident, obj := range info.Uses {
		if entry := apiEntry(obj); entry != "" && !api[entry] {
			at := library.fset.Position(ident.Pos())
			t.Errorf("%s: %s is not in the library of Go 1.13", at, entry)
		}
	}
}

// apiEntry names an object of the standard library as apiUpTo113 does; "" for what it need not
// be asked about, such as fields: no submission uses one, and old_go.sh would see it.
func apiEntry(obj types.Object) string {
	if obj.Pkg() == nil || obj.Pkg().Path() == "main" || !obj.Exported() {
		return ""
	}
	entry := obj.Pkg().Path() + " "
	if fn, ok := obj.(*types.Func); ok {
		if recv := fn.Type().(*types.Signature).Recv(); recv != nil {
			name := types.TypeString(recv.Type(), func(*types.Package) string { return "" })
			return entry + strings.TrimPrefix(name, "*") + "." + obj.Name()
		}
	}
	if obj.Parent() != obj.Pkg().Scope() {
		return ""
	}
	return entry + obj.Name()
}

// apiLine matches a line of the lists of the API, such as
//
//	pkg strconv, func Itoa(int) string
//	pkg os, method (*File) Read([]uint8) (int, error)
//	pkg io, type Reader interface, Read([]uint8) (int, error)
var apiLine = regexp.MustCompile(
	`(?m)^pkg (\S+), (?:func|var|const|type|method) \(?\*?(\w+)(?:(?:\)| interface,) (\w+))?`)

// apiUpTo113 reads $GOROOT/api/go1.txt to go1.13.txt: "pkg Name" or "pkg Type.Method".
func apiUpTo113() (map[string]bool, error) {
	api := map[string]bool{}
	for minor := 0; minor <= 13; minor++ {
		name := strings.Replace(fmt.Sprintf("go1.%d.txt", minor), ".0.", ".", 1)
		text, err := os.ReadFile(filepath.Join(runtime.GOROOT(), "api", name))
		if err != nil {
			return nil, err
		}
		for _, m := range apiLine.FindAllStringSubmatch(string(text), -1) {
			api[strings.TrimSuffix(m[1]+" "+m[2]+"."+m[3], ".")] = true
		}
	}
	return api, nil
}
