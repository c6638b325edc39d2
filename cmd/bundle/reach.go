package main

import (
	"go/token"
	"go/types"
)

// A kept program is the part of a program that its bundle is made of.
type kept struct {
	*program
	rootUnit *unit
	units    map[*unit]bool
	linked   map[*pkg]bool        // packages that something is kept of
	blank    map[string]token.Pos // imports for their effects alone, by path
}

// findRoot is the function that the bundle starts from.
func (p *program) findRoot(function string) (*unit, error) {
	clause := p.root.files[0].ast.Package
	if function == "" && p.root.Name != "main" {
		return nil, p.refuse(clause, "package %s is not a program", p.root.Name)
	}
	wanted := []string{"judge", "main"}
	if function != "" {
		wanted = []string{function}
	}
	for _, name := range wanted {
		f, ok := p.root.types.Scope().Lookup(name).(*types.Func)
		if !ok {
			continue
		}
		sig := f.Type().(*types.Signature)
		if function != "" || sig.Params().Len()+sig.Results().Len() == 0 {
			return p.unitOf[f], nil
		}
	}
	if function != "" {
		return nil, p.refuse(clause, "package %s has no function %s", p.root.Name, function)
	}
	return nil, p.refuse(clause, "the package has neither a function judge() nor main")
}

// reach finds what the root needs, by name or for its effects at the start.
func (p *program) reach(root *unit) *kept {
	k := &kept{program: p, rootUnit: root,
		units: map[*unit]bool{}, linked: map[*pkg]bool{}, blank: map[string]token.Pos{}}
	var link func(pk *pkg)
	var keep func(u *unit)
	keep = func(u *unit) {
		if k.units[u] {
			return
		}
		k.units[u] = true
		link(u.pkg)
		for _, other := range u.refs {
			keep(other)
		}
	}
	link = func(pk *pkg) {
		if k.linked[pk] {
			return
		}
		k.linked[pk] = true
		for _, u := range pk.units {
			if u.isInit() || u.isVar() && (p.effect(u) == loud || p.isCheck(u)) {
				keep(u)
			}
		}
		for _, f := range pk.files {
			for _, spec := range f.ast.Imports {
				path := unquote(spec.Path)
				if spec.Name == nil || spec.Name.Name != "_" {
					continue
				}
				if other := p.byPath[path]; other != nil {
					link(other)
				} else if path != "embed" && path != "unsafe" { // they only permit directives
					k.blank[path] = spec.Pos()
				}
			}
		}
	}
	keep(root)
	return k
}

// of are the kept units of a package in source order.
func (k *kept) of(pk *pkg) []*unit {
	var units []*unit
	for _, u := range pk.units {
		if k.units[u] {
			units = append(units, u)
		}
	}
	return units
}
