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

// TestGenerated makes programs whose packages clash in every way that the generator knows,
// and compares what source and bundle print. None may be refused. The first two are in every run;
// BFSPUZZLES_LONG=1 makes some hundreds.
func TestGenerated(t *testing.T) {
	programs := 2
	if long {
		programs = 400
	}
	dir := testCase{{"go.mod", "module m\n\ngo 1.24\n"}}.module(t)
	imports, calls := "", ""
	t.Run("bundle", func(t *testing.T) {
		for i := 0; i < programs; i++ {
			name, random := fmt.Sprint("g", i), rand.New(rand.NewSource(int64(i)))
			imports += fmt.Sprintf("import \"m/SIDE/%s\"\n", name)
			calls += fmt.Sprintf("\t%s.Main()\n", name)
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				source := filepath.Join(dir, "source", name)
				for file, text := range generate(random, name) {
					writeFile(t, filepath.Join(source, file), text)
				}
				text, _, err := bundle(options{dir: source, function: "Main", pkgName: name})
				if err != nil {
					t.Fatal(err)
				}
				writeFile(t, filepath.Join(dir, "bundled", name, "main.go"), text)
			})
		}
	})
	// Linking takes longer than everything else, and so all programs of a side are linked together.
	var printed [][]string
	for _, side := range []string{"source", "bundled"} {
		text := "package main\n\n" + imports + "\nfunc main() {\n" + calls + "}\n"
		writeFile(t, filepath.Join(dir, "run", "main.go"), strings.ReplaceAll(text, "SIDE", side))
		goBuild(t, filepath.Join(dir, "run"))
		out, err := exec.Command(filepath.Join(dir, "run", "program.exe")).CombinedOutput()
		if err != nil || len(out) == 0 {
			t.Errorf("%v, printed %q", err, out)
		}
		printed = append(printed, strings.Split(string(out), "\n"))
	}
	if diff := cmp.Diff(printed[0], printed[1]); diff != "" {
		t.Errorf("the bundles print something else (-source +bundle):\n%s", diff)
	}
}

// A generator writes one program: the root package, a and b, each of two files.
type generator struct {
	*rand.Rand
	files map[string]string
}

// generate returns the files of a program.
func generate(r *rand.Rand, name string) map[string]string {
	g := generator{r, map[string]string{}}
	for _, pkg := range []struct{ name, dir, typeName, embedded, imports string }{
		{"a", "a/", "Node", "", ""},
		{"b", "b/", "Queue", "|a.Node", "a"},
		{name, "", "Own", "|a.Node|b.Queue", "a b"},
	} {
		head := "package " + pkg.name + "\n\nimport PRINT \"fmt\"\n"
		uses := "\nvar _ = PRINT.Sprint\n"
		for _, other := range strings.Fields(pkg.imports) {
			head += fmt.Sprintf("import \"m/source/%s/%s\"\n", name, other)
			uses += "\nvar _ = " + other + ".Ask\n"
		}
		words := strings.NewReplacer("PRINT", g.pick("fmt|f|strings"), "PKG", pkg.name,
			"TYPE", pkg.typeName, "FIELD", g.pick("n|size|next"), "EMBEDDED", g.pick(pkg.embedded))
		g.files[pkg.dir+"x.go"] = words.Replace(head + uses)
		g.files[pkg.dir+"main.go"] = words.Replace(head + uses)
		g.write(pkg.dir, words.Replace(template))
		if pkg.dir == "" {
			g.write("", words.Replace(rootTemplate))
		}
	}
	return g.files
}

// pick picks one of some texts.
func (g generator) pick(texts string) string {
	list := strings.Split(texts, "|")
	return list[g.Intn(len(list))]
}

var choices = regexp.MustCompile(`«([^»]*)»`)

// write writes each paragraph of a text to one of the two files of a package, or, if it begins
// with a ?, perhaps to none. In it, one of «some|texts» is picked, and NUM is a number.
func (g generator) write(dir, text string) {
	for _, block := range strings.Split(text, "\n\n") {
		if strings.HasPrefix(block, "?") && g.Intn(2) > 0 {
			continue
		}
		block = choices.ReplaceAllStringFunc(strings.TrimPrefix(block, "?"), func(s string) string {
			return g.pick(strings.Trim(s, "«»"))
		})
		for strings.Contains(block, "NUM") {
			block = strings.Replace(block, "NUM", strconv.Itoa(g.Intn(100)), 1)
		}
		g.files[dir+g.pick("x.go|main.go")] += "\n" + block + "\n"
	}
}

const template = `type TYPE struct {
	FIELD int
	Name string
	EMBEDDED
}

func (x TYPE) «name|size2|key»() int { return x.FIELD + NUM }

?func (x *TYPE) set(n int) { x.FIELD = n }
func (x TYPE) String() string { return PRINT.Sprint("PKGTYPE", x.FIELD) }

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

func New(n int) interface{} { x := TYPE{FIELD: n}; return «|&»x }

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

var started = trace("PKGvariable")

func trace(s string) int { PRINT.Println("trace", s); return NUM }

?func init() { started += trace("PKGinit1") }

?func init() { started += trace("PKGinit2") }

type Stack[E any] struct { items []E; «n|size|top» int }

func (s *Stack[E]) push(x E) *Stack[E] { s.items = append(s.items, x); return s }

type number interface{ ~int | «~int8|~string» }

func Sum[N number](list ...N) (sum N) { for _, v := range list { sum += v }; return sum }

func Apply[E, F any](list []E, f func(E) F) *Stack[F] {
	s := &Stack[F]{}
	for _, x := range list { s.push(f(x)) }
	return s
}

type tree[K number] struct { left, right *tree[K]; key K; extra «|*»Stack[K] }

func Tree() string {
	t := tree[int]{key: NUM}
	t.left = &tree[int]{}
	return PRINT.Sprint(t.key, t.left.key)
}

const ( first = iota + NUM; second; third )

func Consts() int { const first = third; return first*second }`

const rootTemplate = `func Main() {
	«size, key := 1, 2|sum := 1; size, key := sum, sum|size, key := 0, first»
	PRINT.Println(size, key, a.Total([]int{1, 200}), b.Total([]int{1, 200}), len("abc"))
	type both struct { a.Node; extra int }
	type inner struct { *b.Queue; more int }
	pointing := inner{&b.Queue{}, 1}
	unnamed := struct{ a.Node; more int }{}
	list := []interface{}{Own{}, &Own{}, a.New(1), b.New(2), both{}, pointing, unnamed}
	for _, x := range list {
		if _, ok := x.(inner); ok { PRINT.Println(a.Ask(x) != "", b.Ask(x) != ""); continue }
		PRINT.Println(a.Ask(x)); PRINT.Println(b.Ask(x)); PRINT.Println(New(3), x)
	}
	PRINT.Println(a.Table(), b.Table(), Table(), a.Tree(), b.Tree(), Tree())
	s := a.Apply([]int{1, 2}, func(n int) string { return PRINT.Sprint(n, key) })
	PRINT.Println(*s, a.Sum(1, 2), b.Sum[int](3), a.Stack[b.Stack[int]]{})
	PRINT.Println(a.Consts(), b.Consts(), Consts())
	var gets []func() int
	for i := 0; i < 3; i++ { gets = append(gets, func() int { return i }) }
	for _, get := range gets { PRINT.Print(get(), " ") }
	if ask := a.Ask; ask != nil { a := ask(1); PRINT.Println(a) }
}`
