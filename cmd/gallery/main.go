// Gallery draws the pictures in gallery/, the hardest boards of each problem and
// the searches for them, by the -svg flag of the programs. Run it in the root of the module:
//
//	go run ./cmd/gallery
//
// The tests fail when a picture is not what it would draw.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
)

// picture is the route of one case of a golden, or the layers of its searches.
type picture struct {
	name    string // of the file, without .svg
	problem string
	golden  string // in the problem's testdata, without .in
	number  int    // of the case in it, from 1
	moves   int    // of the route, or layers for the layers
}

const layers = -1

var pictures = []picture{
	{"lc773-layers", "lc773", "hardest-21", 1, layers},
	{"acwing845-layers", "acwing845", "hardest-31a", 1, layers},
	{"luogu2346-layers", "luogu2346", "hardest-7", 1, layers},
	{"euler244-layers", "euler244", "sample1", 1, layers},
	{"lc773-21", "lc773", "hardest-21", 1, 21},
	{"acwing845-31a", "acwing845", "hardest-31a", 1, 31},
	{"acwing845-31b", "acwing845", "hardest-31b", 1, 31},
	{"luogu2346-7", "luogu2346", "hardest-7", 1, 7},
	{"euler244-32", "euler244", "sample1", 1, 32},
	{"uva1601-77", "uva1601", "sample1", 3, 77},
}

func main() {
	if len(os.Args) > 1 {
		fmt.Fprintln(os.Stderr, "usage: go run ./cmd/gallery")
		os.Exit(2)
	}
	for _, p := range pictures {
		if err := p.draw(".", "gallery"); err != nil {
			fmt.Fprintln(os.Stderr, "gallery:", err)
			os.Exit(1)
		}
	}
}

// draw runs the program of the module in root, and leaves the picture in a
// directory that is there.
func (p picture) draw(root, dir string) error {
	file, err := filepath.Abs(filepath.Join(dir, p.name+".svg"))
	if err != nil {
		return fmt.Errorf("drawing %s: %w", p.name, err)
	}
	in, err := os.Open(filepath.Join(root, p.problem, "testdata", p.golden+".in"))
	if err != nil {
		return fmt.Errorf("drawing %s: %w", p.name, err)
	}
	defer in.Close()
	args := []string{"run", "./" + p.problem, "-svg", file, "-case", strconv.Itoa(p.number)}
	if p.moves == layers {
		args = append(args, "-layers")
	}
	cmd := exec.Command("go", args...)
	cmd.Dir, cmd.Stdin, cmd.Stderr = root, in, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("drawing %s: %v: %w", p.name, cmd.Args, err)
	}
	return nil
}
