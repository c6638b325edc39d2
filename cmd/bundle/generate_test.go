package main

import (
	"fmt"
	"math/rand"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGenerated makes modules whose packages clash in every way that the generator knows,
// and compares what source and bundle print. None may be refused. The first four are in every run;
// BFSPUZZLES_LONG=1 makes some hundreds.
func TestGenerated(t *testing.T) {
	modules := 4
	if long {
		modules = 400
	}
	cases := map[string]testCase{}
	for i := 0; i < modules; i++ {
		name := fmt.Sprint("g", i)
		cases[name] = generate(rand.New(rand.NewSource(int64(i))), "m/"+name)
	}
	source, bundles := t.TempDir(), t.TempDir()
	forEach(t, cases, func(t *testing.T, name string, c testCase) {
		text, err := bundle(options{dir: c.module(t, name)})
		if err != nil {
			t.Fatal(err)
		}
		delete(c, "go")
		for file, text := range c {
			writeFile(t, filepath.Join(source, name, file), asPackage(text))
		}
		writeFile(t, filepath.Join(source, name, "run.go"), "package program\n"+runMain)
		writeFile(t, filepath.Join(bundles, name, "main.go"), asPackage(text)+runMain)
	})
	var printed [2]string
	for i, dir := range []string{source, bundles} {
		buildRunner(t, dir, "m")
		out, err := exec.Command(filepath.Join(dir, "bin", "runner")).CombinedOutput()
		if err != nil || len(out) == 0 {
			t.Errorf("%v, printed %q", err, out)
		}
		printed[i] = string(out)
	}
	if diff := cmp.Diff(strings.Split(printed[0], "\n"),
		strings.Split(printed[1], "\n")); diff != "" {
		t.Errorf("the bundles print something else (-source +bundle):\n%s", diff)
	}
}

// A generator writes one module: the root package, a and b, each of two files.
type generator struct {
	*rand.Rand
	path  string // of the module
	files testCase
}

func generate(r *rand.Rand, path string) testCase {
	g := generator{r, path, testCase{"go": "1.24"}}
	typeA, typeB := g.pick("Node|Base"), g.pick("Queue|Pair|Edge|Side") // both are embedded
	g.library("a/", "a", typeA, "")
	if g.Intn(2) > 0 {
		g.library("b/", "b", typeB, "a."+typeA, "a")
	} else {
		g.library("b/", "b", typeB, "")
	}
	own := g.pick("Node|Base|Queue|mine")
	print := g.library("", "main", own, g.pick("|a."+typeA+"|b."+typeB), "a", "b")
	start := g.pick("judge|main")
	if start == "judge" {
		g.write("", "func main() { judge() }")
	}
	g.write("", rootTemplate, "PRINT", print, "START", start, "INNER", g.pick("local|inner"),
		"SHADOW", "type Stack int; Ask, Total := Stack(1), Stack(2)",
		"OWN", own, "TYPEA", typeA, "TYPEB", typeB)
	return g.files
}

// pick picks one of some texts.
func (g generator) pick(texts string) string {
	list := strings.Split(texts, "|")
	return list[g.Intn(len(list))]
}

// library writes what every package has: declarations whose names clash. Each package has its
// own name for fmt, which is returned.
func (g generator) library(dir, pkg, name, embedded string, imported ...string) (print string) {
	print = g.pick("fmt|f|strings")
	head := "package " + pkg + "\n\nimport " + print + " \"fmt\"\n"
	uses := "\nvar _ = " + print + ".Sprint\n"
	for _, other := range imported {
		head += "import \"" + g.path + "/" + other + "\"\n"
		uses += "\nvar _ = " + other + ".Ask\n"
	}
	g.files[dir+"x.go"], g.files[dir+"main.go"] = head+uses, head+uses

	if strings.HasSuffix(embedded, "."+name) {
		embedded = "" // the name may be needed for the field in another package
	}
	extra := "extra Stack[K]"
	if dir == "a/" {
		extra = g.pick("Stack[K]|*Stack[K]|extra Stack[K]")
	}
	g.write(dir, template, "PRINT", print, "NAME", name, "FIELD", g.pick("n|size|next"),
		"EMBEDDED", embedded, "EXTRA", extra, "DIR", dir)
	return print
}

var choices = regexp.MustCompile(`«([^»]*)»`)

// write writes each paragraph of a text to one of the two files of a package, or, if it begins
// with a ?, perhaps to none. In it, one of «some|texts» is picked, and NUM is a number.
func (g generator) write(dir, text string, words ...string) {
	text = strings.NewReplacer(words...).Replace(text)
	for _, block := range strings.Split(text, "\n\n") {
		if strings.HasPrefix(block, "?") && g.Intn(2) > 0 {
			continue
		}
		block = choices.ReplaceAllStringFunc(strings.TrimPrefix(block, "?"), func(s string) string {
			return g.pick(choices.FindStringSubmatch(s)[1])
		})
		for strings.Contains(block, "NUM") {
			block = strings.Replace(block, "NUM", strconv.Itoa(g.Intn(100)), 1)
		}
		g.files[dir+g.pick("x.go|main.go")] += "\n" + block + "\n"
	}
}

const template = `type NAME struct {
	FIELD int
	Name string
	EMBEDDED
}

func (x NAME) «name|size2|key»() int { return x.FIELD + NUM }

?func (x *NAME) set(n int) { x.FIELD = n }
func (x NAME) String() string { return PRINT.Sprint("DIRNAME", x.FIELD) }

type namer interface{ «name|size2|key»() int }

func Ask(x interface{}) string {
	text := ""
	if n, ok := x.(namer); ok {
		_, ok := n.(interface{ «String|name»() int })
		text += PRINT.Sprint("namer ", ok, " ")
	}
	if n, ok := x.(interface{ key() int }); ok { text += PRINT.Sprint("key ", n.key()) }
	if n, ok := x.(interface{ name() int }); ok { text += PRINT.Sprint("name ", n.name()) }
	if _, ok := x.(interface{ set(int) }); ok { text += " set" }
	return text + PRINT.Sprintf(" %v %+v", x, x)
}

func New(n int) interface{} { x := NAME{FIELD: n}; return «|&»x }

func Total(list []int) (sum int) { for _, v := range list { sum += min(v, NUM) }; return sum }

?func min(a, b int) int { if a < b { return a }; return b + 1000 }

func len(s string) int { return cap([]byte(s)) - cap([]byte(s)) + NUM }

var table = build(NUM)

func build(n int) []int {
	t := make([]int, n)
	for i := range t { t[i] = i * len("x") }
	return t
}

func Table() []int { return append(table, started) }

var started = trace("DIRvariable")

func trace(s string) int { PRINT.Println("trace", s); return NUM }

?func init() { started += trace("DIRinit1") }

?func init() { started += trace("DIRinit2") }

type Stack[E any] struct { items []E; «n|size|top» int }

func (s *Stack[E]) push(x E) *Stack[E] { s.items = append(s.items, x); return s }

type number interface{ ~int | «~int8|~string» }

func Sum[N number](list ...N) (sum N) { for _, v := range list { sum += v }; return sum }

func Apply[E, F any](list []E, f func(E) F) *Stack[F] {
	s := &Stack[F]{}
	for _, x := range list { s.push(f(x)) }
	return s
}

type tree[K number] struct { left, right *tree[K]; key K; EXTRA }

func Tree() string {
	t := tree[int]{key: NUM}
	t.left = &tree[int]{}
	return PRINT.Sprint(t.key, t.left.key)
}

const ( first = iota + NUM; second; third )

func Consts() int { const first = third; return first*second }`

const rootTemplate = `func START() {
	«Ask, Total := 1, 2|Sum := 1; Ask, Total := Sum, Sum|Ask, Total := 0, first|SHADOW»
	PRINT.Println(Ask, Total, a.Total([]int{1, 200}), b.Total([]int{1, 200}), len("abc"))
	type both struct { a.TYPEA; extra int }
	type INNER struct { *b.TYPEB; key int }
	pointing := INNER{&b.TYPEB{}, 1}
	unnamed := struct{ a.TYPEA; name int }{}
	list := []interface{}{OWN{}, &OWN{}, a.New(1), b.New(2), both{}, pointing, unnamed}
	for _, x := range list {
		if _, ok := x.(INNER); ok { PRINT.Println(a.Ask(x) != "", b.Ask(x) != ""); continue }
		PRINT.Println(a.Ask(x)); PRINT.Println(b.Ask(x)); PRINT.Println(New(3), x)
	}
	PRINT.Println(a.Table(), b.Table(), Table(), a.Tree(), b.Tree(), Tree())
	s := a.Apply([]int{1, 2}, func(n int) string { return PRINT.Sprint(n, Total) })
	PRINT.Println(*s, a.Sum(1, 2), b.Sum[int](3), a.Stack[b.Stack[int]]{})
	PRINT.Println(a.Consts(), b.Consts(), Consts())
	var gets []func() int
	for i := 0; i < 3; i++ { gets = append(gets, func() int { return i }) }
	for _, get := range gets { PRINT.Print(get(), " ") }
	if ask := a.Ask; ask != nil { a := ask(1); PRINT.Println(a) }
}`
