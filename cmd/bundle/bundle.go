package main

// options say what to bundle and in which form.
type options struct {
	dir      string // the directory of the program
	function string // the root of the function form; empty for a program
	pkgName  string // the package of a function form that compiles; empty for one to paste
}

// bundle returns the single file, or a one-line error that says what it could not keep.
func bundle(opts options) ([]byte, error) {
	prog, err := load(opts.dir)
	if err != nil {
		return nil, err
	}
	root, err := prog.findRoot(opts.function)
	if err != nil {
		return nil, err
	}
	kept := prog.reach(root)
	if err := kept.refusal(); err != nil {
		return nil, err
	}

	// Top down is the order to read in; bottom up is that of the initialisation, and taken
	// where the other would change it.
	name := "main"
	if opts.function != "" {
		name = opts.function
	}
	events := kept.events()
	for _, l := range []layout{kept.topDown(), kept.bottomUp()} {
		names, err := kept.name(l, opts.function == "")
		if err != nil {
			return nil, err
		}
		text, err := kept.write(opts, l, names)
		if err != nil {
			return nil, err
		}
		steps, err := kept.check(text.whole(), l, name, events)
		if err != nil {
			return nil, err
		}
		if kept.sameOrder(events, steps) {
			return text.form(opts), nil
		}
	}
	return nil, prog.refuse(root.node.Pos(), "the order of initialisation cannot be kept in one file")
}
