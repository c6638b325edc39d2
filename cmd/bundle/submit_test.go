//go:build go1.24

package main

import (
	"bytes"
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
	if len(made) < 6 {
		t.Errorf("only %d single files are made: a go:generate line is missing or misspelt",
			len(made))
	}
	for name, args := range made {
		t.Run(strings.TrimPrefix(name, "../../submit/"), func(t *testing.T) {
			var want, notes bytes.Buffer
			run(args, &want, &notes)
			got, err := os.ReadFile(name)
			diff := cmp.Diff(want.String(), string(got))
			if diff != "" || notes.Len() > 0 || err != nil {
				t.Errorf("it is stale, go generate ./... renews it: %v\n%s(-bundler +file):\n%s",
					err, notes.String(), diff)
			}
			checkParts(t, string(got), args[len(args)-1])
		})
	}
	checkGo113(t, made)
}

// checkParts looks for the plain searches, what draws, and the command line: they are not
// submitted. A method of theirs would be, if its type is: a bundle keeps all methods of a type.
func checkParts(t *testing.T, text, dir string) {
	head := regexp.MustCompile(`(?m)^func (\(.*?\) )?\w+\(`)
	for _, name := range []string{"main", "plain", "draw", "layers", "play", "random"} {
		source, _ := os.ReadFile(filepath.Join(dir, name+".go")) // most problems lack some
		for _, f := range head.FindAllString(string(source), -1) {
			// The entry becomes the main of the single file.
			if f != "func main(" && strings.Contains(text, "\n"+f) {
				t.Errorf("it has %s of %s.go", f, name)
			}
		}
	}
}

// checkGo113 checks the language: the type checker is told that the files are Go 1.13. And the
// library: every name of it that they use is in the lists of the API up to 1.13 that come with Go,
// but for fields: no submission uses one. (submit/old_go.sh compiles the files with the real
// thing.) So is each name that the bundler refuses, by which a program could see its own text or
// names of types.
func checkGo113(t *testing.T, files map[string][]string) {
	fset := token.NewFileSet()
	conf := types.Config{GoVersion: "go1.13", Importer: importer.Default()}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	for name := range files {
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err == nil {
			_, err = conf.Check("main", fset, []*ast.File{file}, info)
		}
		if err != nil {
			t.Errorf("as Go 1.13: %v", err)
		}
	}
	api := apiUpTo113(t)
	for id, obj := range info.Uses {
		pkg := obj.Pkg()
		if pkg != nil && pkg.Path() != "main" && (global(obj) || isMethod(obj)) &&
			!api[fullName(obj)] {
			t.Errorf("%s: the library of Go 1.13 has no %s", fset.Position(id.Pos()), fullName(obj))
		}
	}
	for _, name := range strings.Fields(`runtime.Caller runtime.Callers runtime.CallersFrames
		runtime.FuncForPC runtime.Stack runtime/debug.Stack runtime/debug.PrintStack
		runtime/debug.ReadBuildInfo runtime/pprof.Lookup runtime/trace.Start log.Lshortfile
		log.Llongfile reflect.TypeOf reflect.ValueOf encoding/asn1.Marshal
		encoding/gob.Register encoding/xml.Marshal net/rpc.Register`) {
		if !api[name] || !ownText.MatchString(name) && !typeName.MatchString(name) {
			t.Errorf("%s: it is not refused, or the library has none", name)
		}
	}
}

// apiLines match the lines of the lists of the API, such as
//
//	pkg strconv, func Itoa(int) string
//	pkg os, method (*File) Read([]uint8) (int, error)
//	pkg io, type Reader interface, Read([]uint8) (int, error)
//
// and make strconv.Itoa, (*os.File).Read and (io.Reader).Read of them, as fullName does.
var apiLines = map[string]*regexp.Regexp{
	"$1.$2":        regexp.MustCompile(`(?m)^pkg (\S+), (?:func|var|const|type) (\w+)`),
	"($2$1.$3).$4": regexp.MustCompile(`(?m)^pkg (\S+), method \((\*?)(\w+)\) (\w+)`),
	"($1.$2).$3":   regexp.MustCompile(`(?m)^pkg (\S+), type (\w+) interface, (\w+)`),
}

// apiUpTo113 reads $GOROOT/api/go1.txt to go1.13.txt.
func apiUpTo113(t *testing.T) map[string]bool {
	api := map[string]bool{}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	for minor := range 14 {
		name := strings.Replace(fmt.Sprintf("go1.%d.txt", minor), ".0.", ".", 1)
		text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "api", name))
		if err != nil {
			t.Skipf("the age of the library's names is not checked: %v", err)
		}
		for entry, line := range apiLines {
			for _, match := range line.FindAllSubmatchIndex(text, -1) {
				api[string(line.Expand(nil, []byte(entry), text, match))] = true
			}
		}
	}
	return api
}
