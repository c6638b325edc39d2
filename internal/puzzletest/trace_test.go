package puzzletest

import (
	"fmt"
	"math/rand"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

const nodes = 14

// walk is the state space of a graph, of which one node is solved. It has only the methods of a
// Game that a trace needs.
type walk struct {
	cli.Game
	arcs   [][2]uint64 // each from one node to another
	starts []uint64
}

func (w walk) Starts() []uint64                             { return w.starts }
func (w walk) Solved(at uint64) bool                        { return at == 1 }
func (w walk) Write(at uint64) string                       { return fmt.Sprint(at) }
func (w walk) Move(_ view.Language, from, to uint64) string { return fmt.Sprint(from, "-", to) }
func (w walk) Reason(view.Language) string                  { return "no way" }

func (w walk) Read(in *common.Reader) (uint64, error) {
	n, err := in.Number("a node", 0, nodes-1)
	return uint64(n), err
}

// Moves appends the nodes one move along the arcs away.
func (w walk) Moves(at uint64, next []uint64) []uint64 {
	for _, arc := range w.arcs {
		if arc[0] == at {
			next = append(next, arc[1])
		}
	}
	return next
}

// The traces of 600 random graphs are right: of the plain search up to the goal and past it, and of
// the bidirectional search, cut or whole.
func TestTraces(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for i := 0; i < 600; i++ {
		w := walk{starts: []uint64{0, 2}}
		for n := nodes/2 + r.Intn(nodes); n > 0; n-- {
			from, to := uint64(r.Intn(nodes)), uint64(r.Intn(nodes))
			w.arcs = append(w.arcs, [2]uint64{from, to}, [2]uint64{to, from})
		}
		s := Suite{Program: cli.Program{States: nodes, Second: true,
			Forms: []cli.Form{{}},
			Goal:  func(cli.Game) uint64 { return 1 },
			Read: func(in *common.Reader) (cli.Game, error) {
				in.Take() // the x that stands for a case
				return w, nil
			}}}
		many := 1 + r.Intn(2*nodes)
		s.CheckTrace(t, "x", many, "-plain")
		s.CheckTrace(t, "x", many, "-plain", "-all")
		w.starts = w.starts[:1]
		s.CheckTrace(t, "x", many, "-both")
	}
}
