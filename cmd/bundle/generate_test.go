//go:build go1.24

package main

import (
	"fmt"
	"math/rand"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGenerated generates programs whose packages clash in every way that the generator knows, and
// compares the output of each with its bundle's output. No program may be refused. A normal run
// generates two programs, BFSPUZZLES_LONG=1 generates 400.
func TestGenerated(t *testing.T) {
	programs := 2
	if long {
		programs = 400
	}
	dir := testCase{{"go.mod", "module m\n\ngo 1.24\n"}}.module(t)
	imports, calls := "", ""
	t.Run("bundle", func(t *testing.T) {
		for i := range programs {
			name := fmt.Sprint("g", i)
			imports += fmt.Sprintf("import \"m/SIDE/%s\"\n", name)
			calls += fmt.Sprintf("\t%s.Main()\n", name)
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				generate(t, rand.New(rand.NewSource(int64(i))), dir, name)
				said := command(t, dir, strings.ReplaceAll("bundle -func Main -package NAME "+
					"-o DIR/bundled/NAME/main.go DIR/source/NAME", "NAME", name))
				if said != "" {
					t.Error(said)
				}
			})
		}
	})
	// Link all programs of a side together, because linking takes longer than everything else.
	var printed []string
	for _, side := range []string{"source", "bundled"} {
		text := "package main\n\n" + imports + "\nfunc main() {\n" + calls + "println(\"end\") }\n"
		writeFile(t, filepath.Join(dir, "run", "main.go"), strings.ReplaceAll(text, "SIDE", side))
		out := output(t, filepath.Join(dir, "run"))
		if !strings.HasSuffix(out, "end\n") {
			t.Errorf("%s exits early:\n%s", side, out)
		}
		printed = append(printed, out)
	}
	if diff := cmp.Diff(printed[0], printed[1]); diff != "" {
		t.Errorf("the bundles behave differently (-source +bundle):\n%s", diff)
	}
}

var choices = regexp.MustCompile(`«[^»]*»|NUM`)

// generate writes a program to DIR/source/NAME. testdata/generated.txt explains how.
func generate(t *testing.T, r *rand.Rand, dir, name string) {
	pick := func(texts string) string {
		if texts == "NUM" {
			return strconv.Itoa(r.Intn(100))
		}
		list := strings.Split(strings.Trim(texts, "«»"), "|")
		return list[r.Intn(len(list))]
	}
	c := readCase(t, "testdata/generated.txt")
	all, _ := c.find("all")
	for _, pkg := range c[:len(c)-1] {
		text := strings.ReplaceAll(pkg.text+all, "NAME", name)
		blocks := strings.Split(text, "\n\n")
		words := strings.Split(choices.ReplaceAllStringFunc(blocks[0], pick), " ")
		files := map[string]string{"x.go": blocks[1], "main.go": blocks[1]}
		for _, block := range blocks[2:] {
			if block, perhaps := strings.CutPrefix(block, "?"); !perhaps || r.Intn(2) > 0 {
				files[pick("x.go|main.go")] += "\n\n" + choices.ReplaceAllStringFunc(block, pick)
			}
		}
		for file, text := range files {
			text = strings.NewReplacer(words...).Replace(text)
			writeFile(t, filepath.Join(dir, "source", name, pkg.name, file), text)
		}
	}
}
