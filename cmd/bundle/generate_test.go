package main

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGenerated makes modules whose packages clash in every way that the generator knows,
// and compares what source and bundle print. BFSPUZZLES_LONG=1 makes some hundreds.
func TestGenerated(t *testing.T) {
	modules := 12
	if os.Getenv("BFSPUZZLES_LONG") == "1" {
		modules = 400
	}
	module, source, bundles := t.TempDir(), t.TempDir(), t.TempDir()
	writeFile(t, filepath.Join(module, "go.mod"), "module m\n\ngo 1.24\n")
	files := map[string]map[string]string{}
	var names []string
	for i := 0; i < modules; i++ {
		name := fmt.Sprint("g", i)
		names = append(names, name)
		files[name] = generate(rand.New(rand.NewSource(int64(i))), "m/"+name)
		writeFiles(t, filepath.Join(module, name), files[name])
	}
	all, err := goList(module, "./...")
	if err != nil {
		t.Fatal(err)
	}
	texts, refused := make([]string, modules), make([]error, modules)
	forEach(names, func(name string) {
		i, _ := strconv.Atoi(name[1:])
		texts[i], refused[i] = bundle(options{dir: filepath.Join(module, name)}, listOf(t, all, "m/"+name))
	})
	var right []string
	for i, name := range names {
		if refused[i] != nil {
			t.Log(refused[i])
			continue
		}
		right = append(right, name)
		for file, text := range files[name] {
			writeFile(t, filepath.Join(source, name, file), asPackage(text))
		}
		writeFile(t, filepath.Join(source, name, "run.go"), "package program\n"+runMain)
		writeFile(t, filepath.Join(bundles, name, "main.go"), asPackage(texts[i])+runMain)
	}
	var printed [2]string
	for i, dir := range []string{source, bundles} {
		writeRunner(t, dir, "m", right)
		goBuild(t, dir)
		out, err := exec.Command(filepath.Join(dir, "bin", "runner")).CombinedOutput()
		if err != nil || len(out) == 0 {
			t.Errorf("%v, printed %q", err, out)
		}
		printed[i] = string(out)
	}
	if diff := cmp.Diff(strings.Split(printed[0], "\n"), strings.Split(printed[1], "\n")); diff != "" {
		t.Errorf("the bundles print something else (-source +bundle):\n%s", diff)
	}
	if count := modules - len(right); count*5 > modules {
		t.Errorf("%d of %d modules are refused", count, modules)
	}
}

// A generator writes one module: the root package, a and b, each of two files.
type generator struct {
	*rand.Rand
	files map[string]*bytes.Buffer
}

func generate(r *rand.Rand, path string) map[string]string {
	g := generator{r, map[string]*bytes.Buffer{}}
	imports := "\"" + path + "/a\""
	types := map[string]string{"a": g.pick("Node", "Base"), "b": g.pick("Node", "Queue", "Pair", "Edge", "Side")} // both are embedded
	g.library("a", "", "", types)
	if g.maybe(2) {
		g.library("b", "a", imports, types)
	} else {
		g.library("b", "", "", types)
	}
	g.root(imports+"\n\""+path+"/b\"", types)
	all := map[string]string{}
	for name, text := range g.files {
		all[name] = text.String()
	}
	return all
}

func (g generator) pick(list ...string) string { return list[g.Intn(len(list))] }
func (g generator) maybe(n int) bool           { return g.Intn(n) > 0 }

// to writes to one of the two files of a package.
func (g generator) to(dir, format string, args ...interface{}) {
	fmt.Fprintf(g.files[dir+g.pick("x.go", "main.go")], format+"\n", args...)
}

// begin begins the files of a package. Each has its own name for fmt.
func (g generator) begin(dir, pkg, imports string) (print string) {
	print = g.pick("fmt", "f", "strings")
	for _, name := range []string{"x.go", "main.go"} {
		g.files[dir+name] = &bytes.Buffer{}
		fmt.Fprintf(g.files[dir+name], "package %s\n\nimport (\n%s \"fmt\"\n%s\n)\n\nvar _ = %s.Sprint\n\n", pkg, print, imports, print)
	}
	return print
}

// common writes what every package has: declarations whose names clash.
func (g generator) common(dir, print, name, embedded string) {
	field, method := g.pick("n", "size", "next"), g.pick("name", "size2", "key")
	member := embedded
	if i := strings.Index(embedded, "."); i >= 0 && embedded[i+1:] == name {
		member = "" // may be needed as the field's name in another package
	}
	g.to(dir, "type %s struct {\n%s int\nName string\n%s\n}", name, field, member)
	g.to(dir, "func (x %s) %s() int { return x.%s + %d }", name, method, field, g.Intn(100))
	if g.maybe(2) {
		g.to(dir, "func (x *%s) set(n int) { x.%s = n }", name, field)
		g.to(dir, "func (x %s) String() string { return %s.Sprint(%q, x.%s) }", name, print, dir+name, field)
	}
	g.to(dir, "type namer interface{ %s() int }", g.pick("name", "size2", "key"))
	g.to(dir, `func Ask(x interface{}) string {
	text := ""
	if n, ok := x.(namer); ok { _, ok := n.(interface{ %[2]s() int }); text += %[1]s.Sprint("namer ", ok, " ") }
	if n, ok := x.(interface{ %[3]s() int }); ok { text += %[1]s.Sprint("unnamed ", n.%[3]s()) }
	if _, ok := x.(interface{ set(int) }); ok { text += " set" }
	return text + %[1]s.Sprintf(" %%v %%+v", x, x)
}`, print, g.pick("String", "name"), g.pick("name", "size2", "key"))
	g.to(dir, "func New(n int) interface{} { x := %s{%s: n}; return %sx }", name, field, g.pick("", "&"))
	g.to(dir, "func Total(list []int) (sum int) { for _, v := range list { sum += min(v, %d) }; return sum }", g.Intn(100))
	if g.maybe(2) {
		g.to(dir, "func min(a, b int) int { if a < b { return a }; return b + 1000 }")
	}
	g.to(dir, "func len(s string) int { return cap([]byte(s)) - cap([]byte(s)) + %d }", g.Intn(100))
	g.to(dir, "var table = build(%d)", g.Intn(9))
	g.to(dir, "func build(n int) []int { t := make([]int, n); for i := range t { t[i] = i * len(\"x\") }; return t }")
	g.to(dir, "func Table() []int { return append(table, started) }")
	g.to(dir, "var started = trace(%q)", dir+"variable")
	g.to(dir, "func trace(s string) int { %s.Println(\"trace\", s); return %d }", print, g.Intn(100))
	for n := g.Intn(3); n > 0; n-- {
		g.to(dir, "func init() { started += trace(%q) }", fmt.Sprint(dir, "init", n))
	}
	g.to(dir, "type Stack[E any] struct { items []E; %s int }", g.pick("n", "size", "top"))
	g.to(dir, "func (s *Stack[E]) push(x E) *Stack[E] { s.items = append(s.items, x); return s }")
	g.to(dir, "type number interface{ ~int | ~%s }", g.pick("int8", "string"))
	g.to(dir, "func Sum[N number](list ...N) (sum N) { for _, v := range list { sum += v }; return sum }")
	g.to(dir, "func Apply[E, F any](list []E, f func(E) F) *Stack[F] { s := &Stack[F]{}; for _, x := range list { s.push(f(x)) }; return s }")
	extra := "extra Stack[K]"
	if dir == "a/" {
		extra = g.pick("Stack[K]", "*Stack[K]", extra)
	}
	g.to(dir, "type tree[K number] struct { left, right *tree[K]; key K; %s }", extra)
	g.to(dir, "func Tree() string { t := tree[int]{key: %d}; t.left = &tree[int]{}; return %s.Sprint(t.key, t.left.key) }", g.Intn(100), print)
	g.to(dir, "const ( first = iota + %d; second; third )", g.Intn(100))
	g.to(dir, "func Consts() int { const first = third; return first*second }")
}

func (g generator) library(dir, below, imports string, types map[string]string) {
	print := g.begin(dir+"/", dir, imports)
	embedded := ""
	if below != "" {
		embedded = below + "." + types[below]
		for _, name := range []string{"x.go", "main.go"} {
			fmt.Fprintf(g.files[dir+"/"+name], "var _ = %s.Ask\n", below)
		}
	}
	g.common(dir+"/", print, types[dir], embedded)
}

func (g generator) root(imports string, types map[string]string) {
	print := g.begin("", "main", imports)
	for _, name := range []string{"x.go", "main.go"} {
		fmt.Fprintf(g.files[name], "var _, _ = a.Ask, b.Ask\n")
	}
	own := g.pick("Node", "Base", "Queue", "mine")
	from := g.pick("a", "b")
	g.common("", print, own, g.pick("", from+"."+types[from]))
	start := g.pick("judge", "main")
	if start == "judge" {
		g.to("", "func main() { judge() }")
	}
	g.to("", "func %s() {", start)
	body := g.files["main.go"]
	if strings.HasSuffix(g.files["x.go"].String(), "() {\n") {
		body = g.files["x.go"]
	}
	locals := g.pick("Ask, Total := 1, 2", "Sum := 1; Ask, Total := Sum, Sum", "type Stack int; Ask, Total := Stack(1), Stack(2)", "Ask, Total := 0, first")
	fmt.Fprintf(body, `	%[2]s
	%[1]s.Println(Ask, Total, a.Total([]int{1, 200}), b.Total([]int{1, 200}), len("abc"))
	type both struct { a.%[3]s; extra int }
	type %[6]s struct { *b.%[4]s; key int }
	for _, x := range []interface{}{%[5]s{}, &%[5]s{}, a.New(1), b.New(2), both{}, %[6]s{&b.%[4]s{}, 1}, struct{ a.%[3]s; name int }{}} {
		if _, ok := x.(%[6]s); ok { %[1]s.Println(a.Ask(x) != "", b.Ask(x) != ""); continue }
		%[1]s.Println(a.Ask(x)); %[1]s.Println(b.Ask(x)); %[1]s.Println(New(3), x)
	}
	%[1]s.Println(a.Table(), b.Table(), Table(), a.Tree(), b.Tree(), Tree(), a.Consts(), b.Consts(), Consts())
	s := a.Apply([]int{1, 2}, func(n int) string { return %[1]s.Sprint(n, Total) })
	%[1]s.Println(*s, a.Sum(1, 2), b.Sum[int](3), a.Stack[b.Stack[int]]{})
	var list []func() int
	for i := 0; i < 3; i++ { list = append(list, func() int { return i }) }
	for _, get := range list { %[1]s.Print(get(), " ") }
	if ask := a.Ask; ask != nil { a := ask(1); %[1]s.Println(a) }
}
`, print, locals, types["a"], types["b"], own, g.pick("local", "inner"))
}
