// Make go/types keep the names of aliases. This has been the default since Go 1.23.
//
//go:debug gotypesalias=1

// Command bundle writes a program as one Go file, because most online judges accept only a single
// file. For
//
//	import "m/common"                          func Max(a, b int) int { ... }
//
//	func main() { println(common.Max(1, 2)) }  func Min(a, b int) int { ... }
//
// in packages main and common of a module m, it prints
//
//	package main
//
//	func main() { println(Max(1, 2)) }
//
//	// From m/common.
//
//	func Max(a, b int) int { ... }
//
// The bundle starts from main or, with -entry solve, from the function solve of package main,
// renamed to main. In that case the program's own main is dropped unless it is called. The package
// comment of the starting file comes first. The bundle contains everything that the start needs:
// whole declarations, all methods of a type, and the initialization of the packages of these
// declarations. The packages may belong to other modules. The standard library stays imported.
//
// The command refuses a program that would behave differently in one file; README.md in this
// directory lists the exceptions. To check this, it replaces each identifier, in the program and in
// the bundle, with the number of its object. The results must be equal, including the order of
// initialization. If bundle refuses a program, it prints the line and the reason; README.md lists
// the reasons.
//
// Reading order: bundle below, load.go (reads the program), reach.go (finds the declarations to
// keep), order.go (finds the code that initializes packages), name.go (chooses names), refuse.go
// (finds code that cannot be kept), write.go (writes the bundle), compare.go (compares the bundle
// with the program).
package main

import (
	"errors"
	"flag"
	"fmt"
	"go/format"
	"io"
	"os"
	"path/filepath"
	"strings"
)

const usage = `usage: bundle [-o FILE] [-entry NAME] DIRECTORY
       bundle [-o FILE] -func NAME [-omit TYPE] [-package NAME] DIRECTORY

Print the program in DIRECTORY as one Go file, with the declarations that it needs
from other packages. Example: go run ./cmd/bundle -entry solve ./uva1601
If the file would behave differently from the program, print the reason and exit with status 1.

  -entry NAME    start from the function NAME of package main instead of main
  -o FILE        write to FILE, creating its directory if necessary
  -func NAME     print the function NAME and the declarations that it needs, without
                 a package clause, to paste into the editor of a judge with its own main
  -omit TYPE     with -func: leave out TYPE, such as TreeNode, which the
                 judge declares; may be repeated
  -package NAME  with -func: print a file of package NAME that compiles, in which
                 comments mark the part to paste

go doc ./cmd/bundle explains more. To use bundle in other modules: go build -o bundle ./cmd/bundle
`

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// options are the command line: what to bundle, and how.
type options struct {
	dir      string   // the directory of the program
	entry    string   // the function that becomes main; empty for main itself
	function string   // the function to print; empty for a program
	omit     []string // types that the judge of a function declares
	pkgName  string   // the package of the function's file; empty to print only the part to paste
	out      string   // the file to write; empty for standard output
}

// run runs the command and returns the exit status: 2 for a wrong command line, 1 for any other
// error.
func run(args []string, stdout, stderr io.Writer) int {
	var opts options
	flags := flag.NewFlagSet("bundle", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&opts.out, "o", "", "")
	flags.StringVar(&opts.entry, "entry", "", "")
	flags.StringVar(&opts.function, "func", "", "")
	flags.StringVar(&opts.pkgName, "package", "", "")
	flags.Func("omit", "", func(name string) error {
		opts.omit = append(opts.omit, name)
		return nil
	})
	err := flags.Parse(args)
	switch {
	case err == flag.ErrHelp:
		fmt.Fprint(stdout, usage)
		return 0
	case err != nil:
	case flags.NArg() != 1:
		err = errors.New("expected one directory, after the flags")
	case opts.function == "" && (opts.pkgName != "" || opts.omit != nil),
		opts.function != "" && opts.entry != "":
		err = errors.New("-package and -omit need -func; -entry cannot be used with -func")
	}
	if err != nil {
		fmt.Fprintf(stderr, "bundle: %v\n%s", err, usage)
		return 2
	}

	opts.dir = flags.Arg(0)
	text, err := bundle(opts)
	switch {
	case err != nil:
	case opts.out == "":
		_, err = io.WriteString(stdout, text)
	default:
		os.MkdirAll(filepath.Dir(opts.out), 0o777) // WriteFile reports any error
		err = os.WriteFile(opts.out, []byte(text), 0o666)
	}
	if err != nil {
		fmt.Fprintf(stderr, "bundle: %v\n", err)
		return 1
	}
	return 0
}

// bundle reads a program and returns its single file, or a one-line error if it refuses the
// program.
func bundle(opts options) (text string, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%s: a bug in the bundler: %v", opts.dir, fault)
		}
	}()
	p, err := load(opts)
	if err == nil {
		p.reach()
		err = p.refusal()
	}
	if err != nil {
		return "", err
	}
	// Top-down order is easier to read, but only bottom-up order always keeps the order of
	// initialization. The names in the source are easier to read, but only cautious names are
	// always correct.
	for attempt := 0; attempt < 4; attempt++ {
		p.name(attempt/2 == 1)
		p.layout(attempt%2 == 1)
		text = p.write()
		if err = p.compare(text); err == nil {
			return opts.form(text)
		}
	}
	return "", err
}

// form formats a bundle. For a function to be pasted, it returns only the part to paste.
func (o options) form(text string) (string, error) {
	formatted, err := format.Source([]byte(text))
	if o.function == "" || o.pkgName != "" {
		return string(formatted), err
	}
	head, body, _ := strings.Cut(string(formatted), "\npackage main\n\n"+pasted)
	body, _, _ = strings.Cut(body, "\n"+omitted)
	return strings.TrimRight(head, "\n") + "\n" + body, err
}
