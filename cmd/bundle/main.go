// This makes go/types keep the names of aliases, as it does by default since Go 1.23.
//
//go:debug gotypesalias=1

// Command bundle writes a program as one Go file, because most online judges take only one. With
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
// The file starts from main or, as by go run ./cmd/bundle -entry solve ./uva1601, from a function
// solve() of package main, which becomes main; the program's own main is then left out unless
// something calls it. The package comment of the file that declares it comes first. The bundle
// contains what it needs: whole declarations, all methods of a type, and what the packages of these
// do when the program starts. They may be of other modules; the standard library stays imported.
//
// A bundle is right or refused; README.md in this directory lists the exceptions. To find out,
// bundle writes the source and its own output without names, each identifier as the number of what
// it refers to, together with the order of initialisation, and the two texts must be equal. If the
// program is refused, a line says where and why; README.md has the reasons.
//
// Read bundle below first. Then load.go reads the program, reach.go finds what of it is kept,
// order.go in which order packages start, name.go chooses names, refuse.go finds what cannot be
// kept, write.go writes the bundle, and compare.go compares it with its source.
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

Print one Go file with the program in DIRECTORY and the declarations that it needs
from other packages, such as: go run ./cmd/bundle -entry solve ./uva1601
If the file would behave differently, print the reason on stderr and exit with status 1.

  -entry NAME    start from the function NAME of package main, and leave out main
  -o FILE        write to FILE, creating its directory if necessary
  -func NAME     print the function NAME and what it needs, without a package
                 clause, to paste into the editor of a judge that has its own main
  -omit TYPE     with -func: leave out TYPE, which the judge declares, such as
                 TreeNode; may be repeated
  -package NAME  with -func: print a file of package NAME that compiles; comments
                 mark the part to paste

See go doc ./cmd/bundle. For another module: go build -o bundle ./cmd/bundle
`

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// options say what to bundle and in which form.
type options struct {
	dir      string   // the directory of the program
	entry    string   // the function that becomes main; empty for main itself
	function string   // the root of the function form; empty for a program
	omit     []string // types that the judge of a function declares
	pkgName  string   // the package of a function form that compiles; empty for one to paste
	out      string   // the file to be written; empty for standard output
}

// run is the command: it returns the exit status, 2 for a wrong command line and
// 1 for anything else that went wrong.
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
		err = fmt.Errorf("one directory is needed, got %d arguments", flags.NArg())
	case opts.function == "" && (opts.pkgName != "" || len(opts.omit) > 0),
		opts.function != "" && opts.entry != "":
		err = errors.New("-package and -omit need -func; -entry cannot be used with -func")
	}
	if err != nil {
		fmt.Fprintf(stderr, "bundle: %v\n%s", err, usage)
		return 2
	}

	opts.dir = flags.Arg(0)
	p, text, err := bundle(opts)
	if err == nil {
		io.WriteString(stderr, p.note)
		err = opts.write(text, stdout)
	}
	if err != nil {
		fmt.Fprintf(stderr, "bundle: %v\n", err)
		return 1
	}
	return 0
}

// write writes a bundle to the file, or to standard output.
func (o options) write(text string, stdout io.Writer) error {
	if o.out == "" {
		_, err := io.WriteString(stdout, text)
		return err
	}
	if err := os.MkdirAll(filepath.Dir(o.out), 0o777); err != nil {
		return err
	}
	return os.WriteFile(o.out, []byte(text), 0o666)
}

// bundle reads a program and returns it with its single file, or a one-line error that says what
// the file could not keep.
func bundle(opts options) (p *program, text string, err error) {
	p, err = load(opts)
	if err == nil {
		err = p.reach()
	}
	if err == nil {
		p.name()
		err = p.refusal()
	}
	if err != nil {
		return nil, "", err
	}
	// Top down is easier to read. Bottom up always keeps the order of initialisation.
	for _, bottomUp := range []bool{false, true} {
		p.layout(bottomUp)
		text = p.write()
		if err = p.compare(text); err == nil {
			text, err = opts.form(text)
			return p, text, err
		}
	}
	return nil, "", err
}

// form formats a bundle and takes what is pasted, if that is what is asked for.
func (o options) form(text string) (string, error) {
	formatted, err := format.Source([]byte(text))
	if err == nil {
		formatted, err = format.Source(formatted) // which may still move a comment
	}
	if o.function == "" || o.pkgName != "" {
		return string(formatted), err
	}
	head, body, _ := strings.Cut(string(formatted), "\npackage main\n\n"+pasted)
	body, _, _ = strings.Cut(body, "\n"+omitted)
	return strings.TrimRight(head, "\n") + "\n" + body, err
}
