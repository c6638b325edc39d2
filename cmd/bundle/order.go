package main

import "go/types"

// An event is one step of a program's initialisation: the first value of some variables,
// or an init function.
type event struct {
	unit *unit
	vars []*types.Var // empty for an init function
}

// events are the steps before the kept program's main. The language puts a package after
// those that it imports; where it leaves a choice, refuseUnordered has seen that the
// choice does not matter.
func (k *kept) events() []event {
	var all []event
	for _, pk := range k.pkgs {
		for _, step := range pk.initOrder {
			if u := k.unitOf[step.Lhs[0]]; k.units[u] {
				all = append(all, event{u, step.Lhs})
			}
		}
		for _, u := range k.of(pk) {
			if u.isInit() {
				all = append(all, event{unit: u})
			}
		}
	}
	return all
}

// refuseUnordered refuses two packages whose initialisations could notice each other if
// neither imports the other: only the toolchain decides which is first.
func (k *kept) refuseUnordered() error {
	var noticed []*pkg
	for _, pk := range k.pkgs {
		if !k.linked[pk] || k.keepsToItself(pk) {
			continue
		}
		for _, before := range noticed {
			if !pk.imports[before] {
				return k.refuse(pk.files[0].ast.Package,
					"package %s and package %s (%s) both act at the start, and neither imports the other: their order is open",
					pk.ImportPath, before.ImportPath, before.files[0].name)
			}
		}
		noticed = append(noticed, pk)
	}
	return nil
}

// keepsToItself tells whether the initialisation of a package touches only its own variables.
func (k *kept) keepsToItself(pk *pkg) bool {
	var run []*unit
	for _, u := range k.of(pk) {
		if u.isInit() || u.isVar() {
			run = append(run, u)
		}
	}
	fp := k.footprint(run...)
	for u := range fp.vars {
		if u.pkg != pk {
			return false
		}
	}
	return !fp.loud && !fp.foreign
}

// sameOrder tells whether a bundle that takes the events in another order starts like
// the source; steps are the numbers of the events, in the bundle's order. Two variables
// may change places if none in the program is loud, for a loud one may read others that
// it does not name. An init function may only come to stand after what is inert and
// unknown to it: a variable of a package that imports its own.
func (k *kept) sameOrder(events []event, steps []int) bool {
	place := make([]int, len(events)) // of an event in the bundle, from 1
	for i, n := range steps {
		place[n] = i + 1
	}
	exact, anyLoud := len(steps) == len(events), false
	for i, e := range events {
		if place[i] == 0 {
			return false
		}
		exact = exact && place[i] == i+1
		anyLoud = anyLoud || len(e.vars) > 0 && k.effect(e.unit) == loud
	}
	if exact || anyLoud || len(steps) != len(events) {
		return exact
	}
	for i, first := range events {
		for j, second := range events[i+1:] {
			if place[i] < place[i+1+j] {
				continue
			}
			if len(second.vars) == 0 || len(first.vars) == 0 && k.effect(second.unit) != inert {
				return false
			}
		}
	}
	return true
}
