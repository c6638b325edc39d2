package main

import (
	"go/importer"
	"strings"
	"testing"
)

// Each name by which a program could see its own text, or names of types, is refused; and the
// library has that name.
func TestRefusedNames(t *testing.T) {
	for _, name := range []string{
		"runtime.Caller", "runtime.Callers", "runtime.CallersFrames", "runtime.FuncForPC",
		"runtime.Stack",
		"runtime/debug.Stack", "runtime/debug.PrintStack", "runtime/debug.ReadBuildInfo",
		"runtime/pprof.Lookup", "runtime/trace.Start", "log.New", "log.SetFlags", "math/rand.Seed",
		"reflect.TypeOf", "encoding/asn1.Marshal", "encoding/gob.Register", "encoding/xml.Marshal",
		"net/rpc.Register",
	} {
		dot := strings.LastIndexByte(name, '.')
		pkg, err := importer.Default().Import(name[:dot])
		if err != nil {
			t.Fatal(err)
		}
		if pkg.Scope().Lookup(name[dot+1:]) == nil {
			t.Errorf("there is no %s", name)
		}
		if !place.MatchString(name) && !logFlags.MatchString(name) && !typeName.MatchString(name) {
			t.Errorf("%s is not refused", name)
		}
	}
}
