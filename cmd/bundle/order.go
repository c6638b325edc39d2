package main

import (
	"go/ast"
	"go/types"
	"sort"
	"strings"
)

// A layout is the order of a bundle.
type layout []section

// A section is what is kept of one package. The init functions in run are not left to
// the language, which runs them after all variables have their values: their place is
// before the variables of the sections below.
type section struct {
	title string // the comment above it
	pkg   *pkg
	units []*unit
	run   []*unit
	guard bool // the section is a line that compilers before Go 1.22 refuse
}

// extra is the line of a section that the source does not have, without var.
func (s section) extra(n names, info *types.Info) string {
	if s.guard {
		return "_ = func() {\nfor range 1 {\n}\n}"
	}
	text := ""
	for _, u := range s.run {
		text += n.object[info.Defs[u.names()[0]]] + "()\n"
	}
	if text != "" {
		text = "_ = func() bool {\n" + text + "return true\n}()"
	}
	return text
}

// topDown is the order to read in: the root package from its main file on, then what it
// is built on.
func (k *kept) topDown() layout {
	var own, rest []*unit
	for _, u := range k.of(k.root) {
		if u.file == k.rootUnit.file {
			own = append(own, u)
		} else {
			rest = append(rest, u)
		}
	}
	l := layout{{pkg: k.root, units: append(own, rest...)}}
	for i := len(k.pkgs) - 2; i >= 0; i-- {
		if pk := k.pkgs[i]; k.linked[pk] {
			l = append(l, section{title: from(pk), pkg: pk, units: k.of(pk)})
		}
	}
	return l
}

// bottomUp is the order in which the source is initialised.
func (k *kept) bottomUp() layout {
	var l layout
	for _, pk := range k.pkgs {
		if !k.linked[pk] {
			continue
		}
		s := section{title: from(pk), pkg: pk, units: k.of(pk)}
		for _, u := range s.units {
			if u.isInit() && pk != k.root {
				s.run = append(s.run, u)
			}
		}
		l = append(l, s)
	}
	return l
}

func from(pk *pkg) string { return "// From " + pk.ImportPath + "." }

// finish adds the guard that the loops ask for, and moves the types that the judge
// declares to the end, where they are not pasted.
func (k *kept) finish(l layout, types map[*unit]bool) layout {
	if k.loops == own {
		l = append(l, section{title: guardComment, guard: true})
	}
	if len(types) == 0 {
		return l
	}
	judges := section{title: omitted}
	var rest layout
	for _, s := range l {
		var units []*unit
		for _, u := range s.units {
			if types[u] {
				judges.units = append(judges.units, u)
			} else {
				units = append(units, u)
			}
		}
		s.units = units
		rest = append(rest, s)
	}
	return append(rest, judges)
}

// refuseOpenOrder refuses two packages that both act when the program starts, if only
// the toolchain decides which is first. Their order is forced if one imports the other.
// It is also forced if the one with the lesser path imports nothing but what the other
// needs, too: then it is never the other's turn first.
func (k *kept) refuseOpenOrder() error {
	var before []*pkg
	for _, pk := range k.pkgs {
		active := false
		for _, u := range k.of(pk) {
			active = active || k.acts(u)
		}
		if !active {
			continue
		}
		for _, other := range before {
			forced := pk.deps[other.ImportPath]
			if !forced {
				forced = other.ImportPath < pk.ImportPath
				for path := range other.deps {
					forced = forced && pk.deps[path]
				}
			}
			if !forced {
				return k.refuse(pk.files[0].ast.Package,
					"package %s and package %s (%s) both act at the start, and neither imports the other: their order is open",
					pk.ImportPath, other.ImportPath, other.files[0].name)
			}
		}
		before = append(before, pk)
	}
	return nil
}

// A step of the initialisation gives variables their first value, or runs init functions.
type step struct {
	id   string // what it is about, as in the text without names
	acts bool
}

// sourceSteps are the steps of the source, in its order.
func (k *kept) sourceSteps(runs map[*pkg]types.Object, number func(types.Object) string) []step {
	var all []step
	for _, pk := range k.pkgs {
		for _, init := range pk.initOrder {
			if u := k.unitOf[init.Lhs[0]]; k.units[u] {
				all = append(all, step{number(init.Lhs[0]), k.acts(u)})
			}
		}
		if run := runs[pk]; run != nil {
			all = append(all, step{number(run), true})
			continue
		}
		for _, u := range k.of(pk) {
			if u.isInit() {
				all = append(all, step{number(k.info.Defs[u.names()[0]]), true})
			}
		}
	}
	if guard := runs[nil]; guard != nil {
		all = append(all, step{number(guard), false})
	}
	return all
}

// resultSteps are the steps of a bundle. Which of them act is known of the source.
func resultSteps(parsed *ast.File, info *types.Info, source []step, number func(types.Object) string) []step {
	acts := map[string]bool{}
	for _, s := range source {
		acts[s.id] = s.acts
	}
	var all []step
	add := func(obj types.Object) { all = append(all, step{number(obj), acts[number(obj)]}) }
	for _, init := range info.InitOrder {
		add(init.Lhs[0])
	}
	for _, decl := range parsed.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "init" {
			add(info.Defs[f.Name])
		}
	}
	return all
}

// sameOrder reports whether two orders of the same steps start a program alike: steps
// may change places if neither acts, for then neither can change what the other reads.
func sameOrder(a, b []step) bool {
	return normal(a) == normal(b)
}

// normal writes steps with those that do not act sorted between those that do.
func normal(steps []step) string {
	var all, still []string
	settle := func() {
		sort.Strings(still)
		all = append(all, still...)
		still = nil
	}
	for _, s := range steps {
		if s.acts {
			settle()
			all = append(all, s.id)
		} else {
			still = append(still, s.id)
		}
	}
	settle()
	return strings.Join(all, " ")
}
