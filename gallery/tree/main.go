// Command tree draws a search of lc773 from its trace: a row for each layer, and a line from each
// board to the one it was found from. See gallery/README.md.
package main

import (
	_ "embed" // for the template
	"encoding/json"
	"os"
	"text/template"
)

// markup is the picture; the code computes the places.
//
//go:embed tree.svg.tmpl
var markup string

// tree is a search of lc773.
type tree struct {
	Boards []board
	Sizes  map[int]int // the number of boards in each layer
}

// board is a board of the trace, and its place in its row: X counts from the middle of the row.
type board struct {
	Layer, Parent int
	State         string
	Solved        bool
	X             int
}

func main() {
	const half = 4 // of the distance between two boards in a row; rows are 10 apart
	var b board
	t := tree{Sizes: map[int]int{}}
	for trace := json.NewDecoder(os.Stdin); trace.Decode(&b) == nil; {
		b.X = half * (2*t.Sizes[b.Layer] + 1)
		t.Sizes[b.Layer]++
		t.Boards = append(t.Boards, b)
	}
	for i, b := range t.Boards {
		t.Boards[i].X -= half * t.Sizes[b.Layer]
	}
	picture := template.Must(template.New("tree").Parse(markup))
	template.Must(picture, picture.Execute(os.Stdout, t))
}
