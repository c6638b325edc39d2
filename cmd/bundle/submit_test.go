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

// singleFiles maps each file made by a program's //go:generate line to the bundler's arguments.
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

// The submissions equal the bundler's output today, contain only code to be submitted, and compile
// with Go 1.13, the oldest compiler of a judge. Each file comes from a line that singleFiles
// understands, because otherwise it could become stale unnoticed. (cmd/judge runs them on every
// golden.)
func TestSubmit(t *testing.T) {
	made := singleFiles(t)
	err := filepath.Walk("../../submit", func(path string, _ os.FileInfo, err error) error {
		source := filepath.Ext(path) == ".go" && !strings.HasSuffix(path, "_test.go")
		if source && made[filepath.ToSlash(path)] == nil {
			t.Errorf("%s: no program has a //go:generate line for this file", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(made) < 6 {
		t.Errorf("only %d single files have a go:generate line; one is missing or misspelt",
			len(made))
	}
	for name, args := range made {
		t.Run(strings.TrimPrefix(name, "../../submit/"), func(t *testing.T) {
			var want, notes bytes.Buffer
			run(args, &want, &notes)
			got, err := os.ReadFile(name)
			diff := cmp.Diff(want.String(), string(got))
			if diff != "" || notes.Len() > 0 || err != nil {
				t.Errorf("the file is stale; run go generate (error %v)\n%s(-bundler +file):\n%s",
					err, notes.String(), diff)
			}
			checkParts(t, string(got), args[len(args)-1])
		})
	}
	checkGo113(t, made)
}

// checkParts makes sure that a submission has no functions for the plain search, drawing or the
// command line. Their methods count as well, because a bundle keeps all methods of a type.
func checkParts(t *testing.T, text, dir string) {
	head := regexp.MustCompile(`(?m)^func (\(.*?\) )?\w+\(`)
	for _, name := range []string{"main", "plain", "game", "draw", "layers", "play", "random"} {
		source, _ := os.ReadFile(filepath.Join(dir, name+".go")) // most problems lack some
		for _, f := range head.FindAllString(string(source), -1) {
			// The submission has a main of its own.
			if f != "func main(" && strings.Contains(text, "\n"+f) {
				t.Errorf("the submission contains %s from %s.go", f, name)
			}
		}
	}
}

// checkGo113 type-checks the files as Go 1.13, and looks up every library name that they use in the
// API lists up to 1.13 that come with Go. It does not look up fields, because no submission uses
// one. It also looks up the names that the bundler must refuse, because they show a program its own
// text or names of types. (submit/old_go.sh compiles the files with Go 1.13 itself.)
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
			t.Errorf("not Go 1.13: %v", err)
		}
	}
	api := apiUpTo113(t)
	for id, obj := range info.Uses {
		pkg := obj.Pkg()
		if pkg != nil && pkg.Path() != "main" && (global(obj) || isMethod(obj)) &&
			!api[objectName(obj)] {
			t.Errorf("%s: Go 1.13 has no %s", fset.Position(id.Pos()), objectName(obj))
		}
	}
	for _, name := range strings.Fields(`runtime.Caller runtime.Callers runtime.CallersFrames
		runtime.FuncForPC runtime.Stack runtime/debug.Stack runtime/debug.PrintStack
		runtime/debug.ReadBuildInfo runtime/pprof.Lookup runtime/trace.Start log.Lshortfile
		log.Llongfile reflect.TypeOf reflect.ValueOf encoding/asn1.Marshal
		encoding/gob.Register encoding/xml.Marshal net/rpc.Register`) {
		text := "func " + name + "("
		if !api[name] || !ownText.MatchString(text) && !typeName.MatchString(text) {
			t.Errorf("%s is not refused, or does not exist", name)
		}
	}
}

// objectName returns the name of an object with the path of its package, and with the type if it is
// a method: strconv.Itoa or (*os.File).Read.
func objectName(obj types.Object) string {
	name := regexp.MustCompile(`^\w+ ((\([^)]*\))?[^\[( ]*)`)
	return name.FindStringSubmatch(obj.String())[1]
}

// apiLines match lines of the API lists, such as
//
//	pkg strconv, func Itoa(int) string
//	pkg os, method (*File) Read([]uint8) (int, error)
//	pkg io, type Reader interface, Read([]uint8) (int, error)
//
// and turn them into strconv.Itoa, (*os.File).Read and (io.Reader).Read, the results of objectName.
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
			t.Skipf("cannot check library names against Go 1.13: %v", err)
		}
		for entry, line := range apiLines {
			for _, match := range line.FindAllSubmatchIndex(text, -1) {
				api[string(line.Expand(nil, []byte(entry), text, match))] = true
			}
		}
	}
	return api
}
