package main

import (
	"go/ast"
	"go/token"
	"go/types"
	"sort"
	"strings"
)

// A layout is the order of a bundle.
type layout []section

// A section is what is kept of one package, or a line that no package has. The init
// functions in run are not left to the language, which runs them after all variables have
// their values: their place is before the variables of the sections below.
type section struct {
	title string // the comment above it
	pkg   *pkg
	units []*unit
	run   []*unit
	extra string      // a declaration at the end
	tok   token.Token // which kind
}

// layouts are the two orders. Top down is the one to read in: the root package from its
// main file on, then what it is built on. Bottom up is that of the initialisation, and
// taken where the other would change it.
func (k *kept) layouts() []layout {
	var topDown, bottomUp layout
	var judges []*unit
	for _, pk := range k.pkgs {
		if !k.linked[pk] {
			continue
		}
		s := section{title: "// From " + pk.ImportPath + ".", pkg: pk, tok: token.VAR}
		for _, u := range k.of(pk) {
			if k.judges[u] {
				judges = append(judges, u)
			} else {
				s.units = append(s.units, u)
			}
		}
		top := s
		if pk == k.root {
			top.title, top.units = "", append([]*unit(nil), s.units...)
			isMain := func(i int) bool { return top.units[i].file == k.rootUnit.file }
			sort.SliceStable(top.units, func(i, j int) bool { return isMain(i) && !isMain(j) })
		}
		topDown = append(layout{top}, topDown...)
		for _, u := range s.units {
			if u.isInit() && pk != k.root {
				s.run = append(s.run, u)
			}
		}
		bottomUp = append(bottomUp, s)
	}
	var last layout
	if k.loops == own {
		last = append(last, section{title: guardComment, extra: "func _() {\n\tfor range 1 {\n\t}\n}", tok: token.FUNC})
	}
	if len(judges) > 0 {
		last = append(last, section{title: omitted, units: judges})
	}
	return []layout{append(topDown, last...), append(bottomUp, last...)}
}

// refuseOpenOrder refuses two packages that both act when the program starts, if only
// the toolchain decides which is first. Their order is forced if one imports the other.
// It is also forced if the one with the lesser path imports nothing but what the other
// needs, too: then it is never the other's turn first.
func (k *kept) refuseOpenOrder() error {
	var active []*pkg
	for _, pk := range k.pkgs {
		for _, u := range k.of(pk) {
			if k.acts(u) {
				active = append(active, pk)
				break
			}
		}
	}
	for i, pk := range active {
		for _, other := range active[:i] {
			forced := other.ImportPath < pk.ImportPath
			for path := range other.deps {
				forced = forced && pk.deps[path]
			}
			if !forced && !pk.deps[other.ImportPath] {
				return k.refuse(pk.files[0].ast.Package,
					"package %s and package %s (%s) both act at the start, and neither imports the other: their order is open",
					pk.ImportPath, other.ImportPath, other.files[0].name)
			}
		}
	}
	return nil
}

// sourceOrder is what is initialised before the program starts, in the order of the
// source. An extra variable runs the init functions of its package, if there is one.
func (k *kept) sourceOrder(extra map[*pkg]types.Object) []types.Object {
	var order []types.Object
	for _, pk := range k.pkgs {
		for _, init := range pk.initOrder {
			if k.units[k.unitOf[init.Lhs[0]]] {
				order = append(order, init.Lhs[0])
			}
		}
		for _, u := range k.of(pk) {
			if u.isInit() && extra[pk] == nil {
				order = append(order, k.object(u))
			}
		}
		if extra[pk] != nil {
			order = append(order, extra[pk])
		}
	}
	return order
}

// resultOrder is the same of a bundle.
func resultOrder(parsed *ast.File, info *types.Info) []types.Object {
	var order []types.Object
	for _, init := range info.InitOrder {
		order = append(order, init.Lhs[0])
	}
	for _, decl := range parsed.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "init" {
			order = append(order, info.Defs[f.Name])
		}
	}
	return order
}

// normal writes an order so that two that start a program alike are equal. What does not
// act may change places, for it can neither change nor see the rest: it is sorted.
func normal(order []types.Object, word func(types.Object) string, acts map[string]bool) string {
	var all []string
	still := 0 // from here on nothing acts
	for _, obj := range order {
		if acts[word(obj)] {
			sort.Strings(all[still:])
			still = len(all) + 1
		}
		all = append(all, word(obj))
	}
	sort.Strings(all[still:])
	return strings.Join(all, " ")
}
