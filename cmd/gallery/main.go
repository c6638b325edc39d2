// Command gallery draws the pictures in gallery/ by the -svg flag of the programs:
// the routes of hard boards of each problem, and maps of the searches. The tests fail when
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
	"strings"
)

// picture is PROBLEM-NAME.svg: the route of a case or its map.
type picture struct {
	problem, name string // name is "map", "map-zh" in Chinese, or begins with the number of moves
	golden        string // name of the file in the problem's testdata, without .in
	number        int    // number of the case in it, from 1
}

var pictures = []picture{
	{"acwing845", "map", "hardest-31a", 1},
	{"acwing845", "map-zh", "hardest-31a", 1},
	{"lc773", "map", "hardest-21", 1},
	{"luogu2346", "map", "sample1", 1},
	{"euler244", "map", "sample1", 1},
	{"uva1601", "map", "hardest-16x16-4", 1},
	{"lc773", "21", "hardest-21", 1},
	{"acwing845", "31a", "hardest-31a", 1},
	{"acwing845", "31b", "hardest-31b", 1},
	{"luogu2346", "7", "hardest-7", 1},
	{"euler244", "32", "sample1", 1},
	{"uva1601", "77", "sample1", 3},
}

func (p picture) file() string { return p.problem + "-" + p.name + ".svg" }

func (p picture) isMap() bool { return strings.HasPrefix(p.name, "map") }

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
		"-map="+strconv.FormatBool(p.isMap()))
	cmd.Dir, cmd.Stdin, cmd.Stderr = root, in, os.Stderr
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	if strings.HasSuffix(p.name, "-zh") {
		cmd.Env = append(cmd.Env, "LC_ALL=zh_CN")
	}
	return cmd.Output()
}
