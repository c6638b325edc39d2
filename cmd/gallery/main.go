// Command gallery draws the pictures in gallery/ by the -svg flag of the programs:
// the hardest boards of each problem, and the searches for them. The tests fail when
// a picture is not what it would draw. Run it in the root of the module:
//
//	go run ./cmd/gallery
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
)

// picture is PROBLEM-NAME.svg: the route of a case or the layers of its searches.
type picture struct {
	problem, name string // name is "layers" or begins with the number of moves
	golden        string // in the problem's testdata, without .in
	number        int    // of the case in it, from 1
}

var pictures = []picture{
	{"lc773", "layers", "hardest-21", 1},
	{"acwing845", "layers", "hardest-31a", 1},
	{"luogu2346", "layers", "hardest-7", 1},
	{"euler244", "layers", "sample1", 1},
	{"uva1601", "layers", "hardest-16x16-4", 1},
	{"lc773", "21", "hardest-21", 1},
	{"acwing845", "31a", "hardest-31a", 1},
	{"acwing845", "31b", "hardest-31b", 1},
	{"luogu2346", "7", "hardest-7", 1},
	{"euler244", "32", "sample1", 1},
	{"uva1601", "77", "sample1", 3},
}

func (p picture) file() string { return p.problem + "-" + p.name + ".svg" }

func main() {
	if len(os.Args) > 1 {
		fmt.Fprintln(os.Stderr, "usage: go run ./cmd/gallery")
		os.Exit(2)
	}
	for _, p := range pictures {
		svg, err := p.draw(".")
		if err == nil {
			err = os.WriteFile(filepath.Join("gallery", p.file()), svg, 0o666)
		}
		if err != nil {
			fmt.Fprintf(os.Stderr, "gallery: %s: %v\n", p.file(), err)
			os.Exit(1)
		}
	}
}

// draw runs the program of the module in root and returns the picture.
func (p picture) draw(root string) ([]byte, error) {
	in, err := os.Open(filepath.Join(root, p.problem, "testdata", p.golden+".in"))
	if err != nil {
		return nil, err
	}
	defer in.Close()
	cmd := exec.Command("go", "run", "./"+p.problem, "-svg", "-", "-case", strconv.Itoa(p.number),
		"-layers="+strconv.FormatBool(p.name == "layers"))
	cmd.Dir, cmd.Stdin, cmd.Stderr = root, in, os.Stderr
	return cmd.Output()
}
