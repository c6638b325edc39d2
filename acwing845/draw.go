package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// readCase reads a board for the plain search and for drawing its route.
func readCase(in *common.Reader) (cli.Case, error) {
	values, err := readBoard(in)
	if err != nil {
		return cli.Case{}, err
	}
	return cli.Case{
		Route: func(search *common.BFS) []uint64 { return plainRoute(search, values) },
		Search: func() (ends []view.End, note string) {
			s := newSolver()
			if s.distance(newBoard(values)) < 0 {
				return nil, "The parity of the inversions says that there is no route."
			}
			return []view.End{
					{Name: "board", Layers: layersOf(&s.ends[0])},
					{Name: "goal", Layers: layersOf(&s.ends[1]), Back: true},
				}, "The layer of the meeting may be cut short: " +
					"the search stopped at the first board that both ends had seen."
		},
		Play: func() cli.Play { return play(values) },
		Film: func(route []uint64, _ int) view.Film {
			return sliding.Film(values, solvedValues, route, side, side)
		},
	}, nil
}

// layersOf returns how many boards each layer has.
func layersOf(e *end) []int { return append(e.layers, len(e.frontier)) }
