// Package submit tests the single files that judges are sent: that they are
// what the bundler makes of the programs today, and that Go 1.13, the oldest
// compiler of a judge, takes them. cmd/judge runs every golden through them.
package submit

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/puzzletest"
)

// singleFiles maps each file that a //go:generate line of a program makes to the
// bundler's arguments. TestNoOtherSingleFiles names the file of a line not understood.
func singleFiles(t *testing.T) map[string][]string {
	line := regexp.MustCompile(
		`(?m)^//go:generate go run \.\./cmd/bundle (.*)-o \.\./submit/((\w+)/\S+) \.$`)
	files := map[string][]string{}
	for _, dir := range puzzletest.ReadSources(t, "bfspuzzles/...") {
		source, _ := os.ReadFile(filepath.Join(dir, "main.go"))
		for _, m := range line.FindAllStringSubmatch(string(source), -1) {
			files[m[2]] = append(strings.Fields(m[1]), "./"+m[3])
		}
	}
	return files
}

func TestSingleFilesAreCurrent(t *testing.T) {
	for name, args := range singleFiles(t) {
		cmd := exec.Command("go", append([]string{"run", "./cmd/bundle"}, args...)...)
		cmd.Dir = ".." // the module's folder
		// A note on standard error would be noise, and a difference, too.
		want, err := cmd.CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v", cmd, err)
			continue
		}
		got, err := os.ReadFile(name)
		if err != nil {
			t.Errorf("%v; make it with: go generate ./...", err)
			continue
		}
		if diff := cmp.Diff(strings.Split(string(want), "\n"),
			strings.Split(string(got), "\n")); diff != "" {
			t.Errorf("%s is stale; renew it with: go generate ./...\n(-bundler +file):\n%s", name,
				diff)
		}
	}
}

// Every single file is one of these, so that none can go stale unseen.
func TestNoOtherSingleFiles(t *testing.T) {
	made := singleFiles(t)
	err := filepath.Walk(".", func(path string, _ os.FileInfo, err error) error {
		source := filepath.Ext(path) == ".go" && !strings.HasSuffix(path, "_test.go")
		if source && made[filepath.ToSlash(path)] == nil {
			t.Errorf("%s: no //go:generate line of a program makes it", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// The plain searches and what draws are not submitted. A method of theirs would be, if its
// type is: a bundle keeps all methods of a type.
func TestOnlyTheProgramIsSubmitted(t *testing.T) {
	head := regexp.MustCompile(`(?m)^func (\(.*?\) )?\w+\(`)
	others := []string{"plain.go", "bothends.go", "draw.go", "layers.go", "random.go"}
	for name, args := range singleFiles(t) {
		submitted, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, kept := range others {
			file := filepath.Join("..", args[len(args)-1], kept)
			source, _ := os.ReadFile(file) // most problems lack some
			for _, f := range head.FindAllString(string(source), -1) {
				if strings.Contains(string(submitted), "\n"+f) {
					t.Errorf("%s has %s of %s", name, f, kept)
				}
			}
		}
	}
}

// The language: the type checker is told that the files are Go 1.13. The
// library: every name of it that a file uses is in the lists of the API up to
// 1.13 that come with Go. (old_go.sh compiles the files with the real thing.)
func TestSingleFilesAreGo113(t *testing.T) {
	api, err := apiUpTo113()
	fset := token.NewFileSet()
	library := importer.ForCompiler(fset, "source", nil) // one for all: it remembers its packages
	for name := range singleFiles(t) {
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Error(err)
			continue
		}
		conf := types.Config{GoVersion: "go1.13", Importer: library}
		info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
		if _, err := conf.Check("main", fset, []*ast.File{file}, info); err != nil {
			t.Errorf("as Go 1.13: %v", err)
			continue
		}
		for ident, obj := range info.Uses {
			entry := apiEntry(obj)
			if entry != "" && api != nil && !api[entry] {
				at := fset.Position(ident.Pos())
				t.Errorf("%s: %s is not in the library of Go 1.13", at, entry)
			}
		}
	}
	if err != nil {
		t.Skipf("only the language is checked, not the age of library names: %v", err)
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
