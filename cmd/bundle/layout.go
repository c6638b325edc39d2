package main

// A layout is the order of a bundle.
type layout []section

// A section is what is kept of one package. The init functions in run are not left to
// the language, which runs them after all variables have their values: their place is
// before the variables of the sections below.
type section struct {
	pkg   *pkg
	units []*unit
	run   []*unit
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
			l = append(l, section{pkg: pk, units: k.of(pk)})
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
		s := section{pkg: pk, units: k.of(pk)}
		for _, u := range s.units {
			if u.isInit() && pk != k.root {
				s.run = append(s.run, u)
			}
		}
		l = append(l, s)
	}
	return l
}
