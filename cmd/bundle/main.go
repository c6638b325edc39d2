// Command bundle makes one self-contained Go file of a program and of just the
// declarations that it needs from the other packages of its module, so that a judge which
// takes a single file gets the program that was tested.
//
//	go run ./cmd/bundle ./uva1601                 print the single file
//	go run ./cmd/bundle -o a.go ./uva1601         write it to a file
//	go run ./cmd/bundle -entry solve ./uva1601    the function solve becomes main
//	go run ./cmd/bundle -func f ./lc773           print function f and what it needs
//
// The bundle starts from main or, with -entry, from another function of package main that
// has no parameters and no results: it becomes the main of the single file, and the program's
// own main is left out unless something calls it. The bundle holds what the entry needs: whole
// declarations, all methods of a type, and what the packages that it needs something of do when
// the program starts. The package comment of the file that declares the entry comes first.
//
// A bundle is right or refused. Source and bundle are written without names, each
// identifier as the number of what it refers to, with the order of initialisation, and the
// two texts must be equal. What cannot be kept is refused with one line: file, line and
// reason. That is
//
//   - a name that means something else in one file: where a function that uses common.Size has
//     its own Size, or where a type is embedded whose name another package has, too;
//   - packages of which neither imports the other, if both act at the start: print, read
//     an argument, change a third;
//   - a struct without a name that two packages have;
//   - cgo, assembly, embedded files, a file with go:linkname, other modules;
//   - what shows a program its own text: runtime.Caller, a log with lines; if names of types
//     change, also reflect, and %T or %#v in a text that is not just printed (fmt.Println).
//
// # What a bundle does not keep, and does not refuse
//
//   - Texts that name a type, function or line, if the program does not ask for them: of a
//     panic ("interface conversion: main.Queue is not ..." was common.Queue), of errors of
//     the standard library, of fmt for a wrong verb ("%!d(main.T={})") and for a context,
//     which %v prints with the types of its keys; positions that log/slog prints.
//   - A verb or a flag that is put together: fmt.Printf("%"+x, y), log.SetFlags(1<<4).
//   - What a GODEBUG setting decides, such as whether panic(nil) is recovered as nil: it follows
//     the go line of go.mod in a module, and the judge's compiler in a single file.
//   - Other systems than that of the bundler: f_other.go, if it has taken f_windows.go.
//   - With -entry or -func, what a package does at the start that only dropped code names, such as
//     a viewer; of the standard library without -entry, too, but for import _ "image/png".
//   - A variable that nothing names and whose first value comes of nothing but itself is
//     dropped, also if it would have panicked: var _ = 1 / len([0]int{}[:]). So are init
//     functions that do nothing outside themselves: func init() { for {} }.
//     What another package prints before one that panics or never ends may be printed or not.
//   - What an init function sets os.Stdin, os.Stdout or os.Stderr to may come too late for a
//     buffer of a package that is not imported, var in = bufio.NewReader(os.Stdin), and for log.
//   - With -func, a type that -omit leaves out is the judge's, which may have other fields:
//     Val where the program has Value.
//
// Reading order: main.go (see the steps in bundle), load.go gets the program, reach.go finds what
// of it is kept, name.go names it, refuse.go finds what cannot be kept, write.go writes the
// bundle, compare.go holds it against the source.
//
//go:debug gotypesalias=1
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

Prints one self-contained Go file: the program in DIRECTORY and just the
declarations that it needs from the other packages of its module. What would not
mean the same in one file is refused: a line on stderr, exit status 1, no output.

  -entry NAME    the function NAME of package main becomes main, and the program's
                 own main is left out: go run ./cmd/bundle -entry solve ./uva1601
  -o FILE        write FILE, and its directory if there is none, instead of
                 printing
  -func NAME     the function form: NAME and what it needs, to be pasted where
                 a judge brings its own main; no package clause
  -omit TYPE     with -func, any number of times: leave out a type of the package
                 that the judge declares, such as TreeNode
  -package NAME  with -func: the same as a file of package NAME that compiles;
                 comments say where the part to be pasted begins and ends

What is refused, and what a bundle does not keep: go doc ./cmd/bundle
From another module, run a binary: go build -o bundle ./cmd/bundle
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
	case err == nil && flags.NArg() != 1:
		err = fmt.Errorf("one directory is needed, got %d arguments", flags.NArg())
	case err == nil && opts.function == "" && (opts.pkgName != "" || len(opts.omit) > 0):
		err = errors.New("-package and -omit go with -func")
	case err == nil && opts.function != "" && opts.entry != "":
		err = errors.New("-entry makes a program, -func a function: use one of them")
	}
	if err != nil {
		fmt.Fprintf(stderr, "bundle: %v\n%s", err, usage)
		return 2
	}

	opts.dir = flags.Arg(0)
	text, note, err := bundle(opts)
	io.WriteString(stderr, note)
	if err == nil && opts.out == "" {
		_, err = io.WriteString(stdout, text)
	} else if err == nil {
		if err = os.MkdirAll(filepath.Dir(opts.out), 0o777); err == nil {
			err = os.WriteFile(opts.out, []byte(text), 0o666)
		}
	}
	if err != nil {
		fmt.Fprintf(stderr, "bundle: %v\n", err)
		return 1
	}
	return 0
}

// bundle returns the single file of a program with what there is to note, or a one-line error
// that says what it could not keep.
func bundle(opts options) (text, note string, err error) {
	p, err := load(opts)
	if err == nil {
		err = p.reach()
	}
	if err == nil {
		p.name()
		err = p.refusal()
	}
	if err != nil {
		return "", "", err
	}
	for _, bottomUp := range []bool{false, true} {
		p.layout(bottomUp)
		text = p.write()
		if err = p.compare(text); err == nil {
			text, err = opts.form(text)
			return text, p.noteJudge(), err
		}
	}
	return "", "", err
}

// noteJudge says that a function judge does not become main without -entry, as it once did.
func (p *program) noteJudge() string {
	judge := p.root.types.Scope().Lookup("judge")
	if p.rootUnit.obj.Name() != "main" || judge == nil || judge.Type().String() != "func()" {
		return ""
	}
	return fmt.Sprintf("bundle: %s: judge no longer becomes main by itself: use -entry judge\n",
		p.place(judge.Pos()))
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
