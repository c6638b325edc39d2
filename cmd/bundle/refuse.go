//go:build go1.24

package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"go/version"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// refusal returns a reason to refuse the program, or nil. It looks for reasons that compare cannot
// find.
func (p *program) refusal() error {
	// change says whether the names of types, including their packages, change.
	change := p.opts.function != "" || len(p.pkgs) > 1
	for _, u := range p.units {
		p.refuseDirective(u)
		if p.byPath["text/template"] == nil && p.byPath["database/sql"] == nil &&
			!p.called[u.obj.Name()] && uncalled.MatchString(u.obj.String()) {
			continue
		}
		p.refuseUnit(u, change)
		p.noteLoops(u)
	}
	if p.prints.maps != nil && p.prints.any && change {
		p.refuse(p.prints.maps.Pos(), "fmt may change the order of a map with interfaces as keys")
	}
	if goMod, _ := os.ReadFile(p.root.Module.GoMod); godebug.Match(goMod) {
		p.refuse(p.root.files[0].ast.Package, "a godebug line does not work in one file")
	}
	for _, pk := range p.pkgs {
		p.refusePackage(pk)
	}
	return p.reason
}

// refuse keeps the first reason.
func (p *program) refuse(pos token.Pos, format string, args ...any) {
	if p.reason == nil {
		p.reason = p.errorAt(pos, format, args...)
	}
}

// errorAt returns an error with a position, and ignores line directives.
func (p *program) errorAt(pos token.Pos, format string, args ...any) error {
	return fmt.Errorf("%s: %s", p.fset.PositionFor(pos, false), fmt.Sprintf(format, args...))
}

// refusePackage refuses a package with foreign files or certain directives, and a package to which
// the bundle would be added.
func (p *program) refusePackage(pk *pkg) {
	at := pk.files[0].ast.Package
	out, _ := filepath.Abs(p.opts.out)
	if filepath.Dir(out) == pk.Dir && filepath.Ext(out) == ".go" {
		p.refuse(at, "-o %s would be a part of this package", p.opts.out)
	}
	for _, name := range slices.Concat(pk.CgoFiles, pk.SFiles, pk.GoFiles) {
		text, _ := os.ReadFile(filepath.Join(pk.Dir, name))
		if found := foreign.Find(text); pk.linked && found != nil {
			p.refuse(at, "%s: cannot bundle %q", name, found)
		}
	}
}

// refuseDirective refuses a unit with a directive that depends on other files or on package paths.
func (p *program) refuseDirective(u *unit) {
	if embed.Match(p.text(u, u.from, u.to)) {
		p.refuse(u.node.Pos(), "//go:embed does not work in a single file")
	}
	f, isFunc := u.node.(*ast.FuncDecl)
	links := linkname.FindAllSubmatch(p.text(u, u.from, u.node.Pos()), -1)
	if links == nil && isFunc && f.Body == nil {
		p.refuse(u.node.Pos(), "this function has no body, and no //go:linkname right above it")
	}
	for _, link := range links {
		p.blank["unsafe"] = true // as the compiler requires
		other := p.byPath[string(link[3])]
		if string(link[1]) != u.obj.Name() || other != nil && other.types != nil {
			p.refuse(u.node.Pos(), "%s works in a single file only if it is right above its "+
				"object, and names the standard library", link[0])
		}
	}
}

var (
	// Except for text/template and database/sql, the standard library calls none of these methods.
	uncalled = regexp.MustCompile(`\)\.([^A-Z]\w*|` +
		`(Debug|Describe|Dump|Inspect|Print|Show|TypeName)\w*|\w*(BSON|YAML)\w*|` +
		`Scan\(\w* ?(any|interface\{\})\) error|Value\(\) \(database)`)
	godebug = regexp.MustCompile(`(?m)^godebug\b`)
	embed   = regexp.MustCompile(`(?m)^\s*//go:embed\b`)
	// A line that binds a name to an object of another package. The last group is that package's
	// path.
	linkname = regexp.MustCompile(`(?m)^//go:linkname (\w+)(?: (((?:\S*/)?[^./\s]+).*))?$`)
	// Cgo, data that may set a variable in Go, a setting, and another name for a variable or for an
	// object in package main.
	foreign = regexp.MustCompile(`(?m)^\s*(DATA\s+\S+\(SB\)|import\s+"C"|"C"\s*(;|//.*)?$)|` +
		`^//go:debug\b|^//go:linkname (.*\n(//.*\n)*\s*var\b|\w+ main\.)`)
	// These reveal to a program its own source text or go.mod.
	ownText = regexp.MustCompile(`^\w+ (runtime\.(Caller|Callers|CallersFrames|FuncForPC|Stack)|` +
		`runtime/debug\.(Stack|PrintStack|ReadBuildInfo)|log\.L(long|short)file)\b|` +
		`^\w+ [(*]*(debug/|runtime/(pprof|trace)\.)`)
	// These reveal the names of types.
	typeName = regexp.MustCompile(`^func (go/ast\.F?[pP]rint|` +
		`reflect\.(TypeFor|TypeOf|ValueOf))\b|^\w+ [(*]*(encoding/(asn1|gob|xml)|net/rpc)\.`)
	typeVerb = regexp.MustCompile(`%[-+ 0#]*[\d.*\[\]]*T|%[-+ 0]*#[-+ 0#]*[\d.*\[\]]*v`)
	// These reveal the names of fields.
	fieldNames = regexp.MustCompile(`%[-# 0]*\+[-+# 0]*[\d.*\[\]]*v|^\w+ [(*]*log/slog\.`)
	// These print with a format.
	formatter = regexp.MustCompile(`^func (fmt\.(Appendf|Errorf|F?[pP]rintf|Sprintf)|` +
		`(log|\(\*log\.Logger\))\.(Fatal|Panic|Print)f)\(`)
	// These print everything in their arguments, even maps.
	mapPrinter = regexp.MustCompile(`^func ((fmt|log(/slog)?|(text|html)/template)\.|` +
		`[(*]+(log|text|html).*\)\.)`)
	// Values of these types hold no values of types whose names change, and their methods have no
	// effects. A space follows the name of a field.
	predeclared = regexp.MustCompile(`^(\[\d*\]|\*|map\[|\]|struct\{|; |\}|\w+ |` +
		`(bool|byte|rune|string|u?int(\d*|ptr)|float\d+|complex\d+|bufio\.Writer|os\.File|` +
		`time\.(Duration|Month|Time|Weekday)|math/big\.Int|strings\.Builder)\b)*$`)
	// These print a string unchanged.
	printer = regexp.MustCompile(`^func (fmt\.F?[pP]rint(ln)?|log\.Print(ln)?|` +
		`\(\*(bufio\.Writer|os\.File)\)\.WriteString)\(`)
)

// refuseUnit refuses a unit that depends on positions in the source or, if change is set, on the
// names of types.
func (p *program) refuseUnit(u *unit, change bool) {
	asIs := map[ast.Node]bool{} // strings and functions that reveal no changing names
	ast.Inspect(u.node, func(n ast.Node) bool {
		e, _ := n.(ast.Expr)
		if v := p.info.Types[e].Value; v != nil {
			text := strings.ReplaceAll(v.ExactString(), "%%", "")
			if fieldNames.MatchString(text) && !asIs[n] {
				p.prints.fields = true
			}
			if verb := typeVerb.FindString(text); verb != "" {
				p.prints.types = true
				if change && !asIs[n] {
					p.refuse(n.Pos(), "%s prints names of types, which would change", verb)
				}
			}
		}
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok != token.CONST // only the uses of a constant matter
		case *ast.MapType:
			key := p.info.TypeOf(n.Key)
			if _, isParam := key.(*types.TypeParam); types.IsInterface(key) && !isParam {
				p.prints.maps = n
			}
		case *ast.CallExpr:
			p.noteArguments(n, asIs)
		case *ast.Ident:
			obj := fmt.Sprint(p.info.Uses[n])
			if fieldNames.MatchString(obj) {
				p.prints.fields = true
			}
			shown := typeName.MatchString(obj)
			p.prints.types = p.prints.types || shown
			if ownText.MatchString(obj) || change && shown && !asIs[n] {
				p.refuse(n.Pos(), "%s depends on lines, go.mod or type names, which change", n.Name)
			}
		}
		return true
	})
}

// noteArguments notes in asIs the function and the strings of a call that reveal no changing names.
func (p *program) noteArguments(call *ast.CallExpr, asIs map[ast.Node]bool) {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return
	}
	name := fmt.Sprint(p.info.Uses[sel.Sel])
	for i, arg := range call.Args {
		asIs[arg] = printer.MatchString(name) ||
			formatter.MatchString(name) && p.plain(call.Args[i+1:], true)
	}
	asIs[sel.Sel] = p.plain(call.Args, true)
	if mapPrinter.MatchString(name) && !asIs[sel.Sel] {
		p.prints.any = true
	}
}

// plain reports whether the types of expressions are predeclared, or made up of predeclared types.
// If own is set, it also looks inside the types of the root package, whose names do not change.
func (p *program) plain(args []ast.Expr, own bool) bool {
	name := regexp.MustCompile(regexp.QuoteMeta(p.root.ImportPath) + `\.\w+`)
	seen := map[string]bool{}
	underlying := func(name string) string {
		obj, _ := p.root.types.Scope().Lookup(filepath.Ext(name)[1:]).(*types.TypeName)
		switch {
		case obj == nil || obj.IsAlias() || p.opts.function != "":
			return "any"
		case seen[name]:
			return "int"
		}
		seen[name] = true
		return obj.Type().Underlying().String()
	}
	for _, arg := range args {
		text := p.info.TypeOf(arg).String()
		for own && name.MatchString(text) {
			text = name.ReplaceAllStringFunc(text, underlying)
		}
		if !predeclared.MatchString(text) {
			return false
		}
	}
	return true
}

// Since Go 1.22, each iteration of a loop has its own variables, unless go.mod or a build line asks
// for an older version. In a single file, the judge's compiler decides. So if the program can
// observe a difference, the bundle has a build line with the older version, which newer compilers
// obey, or a function that older compilers reject. Otherwise it has neither, because Go 1.16
// rejects a go:build line without a +build line.
const (
	guardComment = "// Here each iteration of a loop has its own variables. " +
		"Compilers before Go 1.22, in\n// which the iterations share them, reject this function.\n"
	guard = "func _() {\n\tfor range 1 {\n\t}\n}"
)

// noteLoop notes a loop variable that may outlive its iteration, and the version of its file. A
// single file has only one build line, and a pasted function has none.
func (p *program) noteLoop(id *ast.Ident, language string) {
	if version.Compare(language, "go1.22") < 0 {
		p.shared, p.language = id, version.Lang(language)
	} else {
		p.own = true
	}
	if p.shared != nil && (p.own || p.opts.function != "") {
		p.refuse(p.shared.Pos(), "loop variable %s: since Go 1.22 each iteration has its own, "+
			"and a single file cannot mark only this loop as older", p.shared.Name)
	}
}

// noteLoops notes a unit's loop variables that may outlive their iterations. Such a variable is
// named in a function literal, or comes first in an operand whose address is taken by &, a slice
// expression or a method. noteLoops does not check whether the variable really outlives its
// iteration.
func (p *program) noteLoops(u *unit) {
	loops := map[*types.Scope]bool{}
	notice := func(among ast.Node, first int) { // looks at the first few identifiers
		for n := range ast.Preorder(among) {
			if id, ok := n.(*ast.Ident); ok && first > 0 {
				first--
				if v := p.info.Uses[id]; v != nil && loops[v.Parent()] {
					p.noteLoop(id, p.info.FileVersions[u.file.ast])
				}
			}
		}
	}
	for n := range ast.Preorder(u.node) {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			loops[p.info.Scopes[n]] = true
		case *ast.FuncLit:
			notice(n, 1<<30)
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				notice(n.X, 1)
			}
		case *ast.SliceExpr:
			switch p.info.TypeOf(n.X).Underlying().(type) {
			case *types.Array, *types.Interface: // a type parameter
				notice(n.X, 1)
			}
		case *ast.SelectorExpr:
			sel := p.info.Selections[n]
			if sel != nil && sel.Kind() == types.MethodVal && types.NewMethodSet(
				sel.Recv()).Lookup(sel.Obj().Pkg(), sel.Obj().Name()) == nil { // pointer receiver
				notice(n.X, 1)
			}
		}
	}
}
