package main

import (
	"go/ast"
	"go/types"
	"sort"
	"strings"
)

// A layout is the order of a bundle: top down, which is the one to read in, the root package
// from its main file on, then what it is built on; or bottom up, that of the initialisation,
// taken where the other would change it. The types that a judge declares come last.
type layout struct {
	units    []*unit
	bottomUp bool
}

func (k *kept) layout(bottomUp bool) layout {
	var units []*unit
	place := map[*unit]int{}
	for i, pk := range k.pkgs {
		for _, u := range k.of(pk) {
			units = append(units, u)
			switch {
			case k.judges[u]:
				place[u] = len(k.pkgs)
			case !bottomUp && u.file == k.rootUnit.file:
				place[u] = -len(k.pkgs)
			case !bottomUp:
				place[u] = -i
			}
		}
	}
	sort.SliceStable(units, func(i, j int) bool { return place[units[i]] < place[units[j]] })
	return layout{units, bottomUp}
}

// early are the init functions of a package that are not left to the language, which runs
// them after all variables have their values. Their place is before the variables of the
// packages below, where a variable calls them.
func (k *kept) early(l layout, pk *pkg) []*unit {
	var funcs []*unit
	for _, u := range k.of(pk) {
		if l.bottomUp && pk != k.root && u.isInit() {
			funcs = append(funcs, u)
		}
	}
	return funcs
}

// call is the variable that calls init functions.
func (k *kept) call(funcs []*unit, n names) string {
	text := "var _ = func() bool {\n"
	for _, u := range funcs {
		text += "\t" + n[k.object(u)] + "()\n"
	}
	return text + "\treturn true\n}()"
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
		needs := map[string]bool{}
		for _, path := range pk.Deps {
			needs[path] = true
		}
		for _, other := range active[:i] {
			forced := other.ImportPath < pk.ImportPath
			for _, path := range other.Deps {
				forced = forced && needs[path]
			}
			if !forced && !needs[other.ImportPath] {
				return k.refuse(pk.files[0].ast.Package,
					"package %s and package %s (%s) both act at the start, and neither imports the other: their order is open",
					pk.ImportPath, other.ImportPath, other.files[0].name)
			}
		}
	}
	return nil
}

// sourceOrder is what is initialised before the program starts, in the order of the
// source.
func (k *kept) sourceOrder() []types.Object {
	var order []types.Object
	for _, pk := range k.pkgs {
		for _, init := range pk.initOrder {
			if k.units[k.unitOf[init.Lhs[0]]] {
				order = append(order, init.Lhs[0])
			}
		}
		for _, u := range k.of(pk) {
			if u.isInit() {
				order = append(order, k.object(u))
			}
		}
	}
	return order
}

// resultOrder is the same of a bundle, some variables of which call init functions.
func resultOrder(parsed *ast.File, info *types.Info, calls map[types.Object][]types.Object) []types.Object {
	var order []types.Object
	for _, init := range info.InitOrder {
		if funcs, ok := calls[init.Lhs[0]]; ok {
			order = append(order, funcs...)
		} else {
			order = append(order, init.Lhs[0])
		}
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
