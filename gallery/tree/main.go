// Command tree draws a search of lc773 from its trace: a row for each layer, and a line from each
// board to the board from which it was found. See gallery/README.md.
package main

import (
	_ "embed" // for the template
	"encoding/json"
	"os"
	"text/template"
)

// markup is the template of the picture; the code computes the positions.
//
//go:embed tree.svg.tmpl
var markup string

// tree is a search of lc773.
type tree struct {
	Boards []board
	Sizes  map[int]int // the number of boards in each layer
	Goal   int         // the number of the solved board
}

// board is a board that the search found, with its position in its row: X counts from the middle of
// the row.
type board struct {
	Distance, Parent int
	Board            string
	X                int
}

func main() {
	const half = 4 // half the distance between two boards in a row; rows are 10 apart
	t := tree{Sizes: map[int]int{}}
	for trace := json.NewDecoder(os.Stdin); ; {
		var event struct {
			board
			Route []struct{ State int } // if the event is the end
		}
		if trace.Decode(&event) != nil {
			break
		}
		for _, step := range event.Route {
			t.Goal = step.State
		}
		if b := event.board; b.Board != "" {
			b.X = half * (2*t.Sizes[b.Distance] + 1)
			t.Sizes[b.Distance]++
			t.Boards = append(t.Boards, b)
		}
	}
	for i, b := range t.Boards {
		t.Boards[i].X -= half * t.Sizes[b.Distance]
	}
	picture := template.Must(template.New("tree").Parse(markup))
	template.Must(picture, picture.Execute(os.Stdout, t))
}
