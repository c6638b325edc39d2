package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
)

const begin = "wrbbrrbbrrbbrrbb" // the blog post's begin frame

// The example drawn in solve.go.
func TestFrameExample(t *testing.T) {
	f, err := readFrame(common.NewReader(strings.NewReader(begin)))
	if err != nil || f != example || f.white() != 0 || f.blues() != 8 || written(f) != begin {
		t.Errorf("packed %#x, white on %d, written %s (%v)", uint64(f), f.white(), written(f), err)
	}
}

const (
	example frame = 0x0cccc   // begin, packed
	noFrame frame = allFrames // an end frame that no search finds
)

func written(f frame) string { return game{}.Write(uint64(f)) }

// framesWith returns the frames with that many blue tiles.
func framesWith(blues int) (all []frame) {
	for f := frame(0); f < allFrames; f++ {
		if f.blues() == blues && !f.blue().Has(f.white()) {
			all = append(all, f)
		}
	}
	return all
}

// For each number of blue tiles: the frames come back as they were packed, no two have the same
// mark, and all of them can be reached. So the search from both ends needs no test that its
// frontiers are empty.
func TestEveryFrame(t *testing.T) {
	search, count := common.NewBFS(allFrames), 0
	for blues := 0; blues < cells; blues++ {
		all, seen := framesWith(blues), common.NewBitSet(allFrames/2)
		for _, f := range all {
			if pack(f.white(), f.blue()) != f || seen.Has(f.mark()) {
				t.Fatalf("frame %#x is not what is packed, or its mark is taken", uint64(f))
			}
			seen.Add(f.mark())
		}
		cli.Route(search, game{all[0], noFrame})
		if got := search.Visited(); got != len(all) {
			t.Errorf("%d blue tiles: %d of %d frames reached", blues, got, len(all))
		}
		count += len(all)
	}
	if count != 524288 {
		t.Errorf("%d frames, want 524288", count)
	}
}

// The directions in their order, and digits in the order of the dictionary for them.
const directions, digits = "UDLR", "0123"

// firstRoutes is a second method for all routes from a begin frame: it holds frames as letters
// and whole routes as strings of digits, and compares these to keep the first.
func firstRoutes(from string) map[string]string {
	routes := map[string]string{from: ""}
	for layer := []string{from}; len(layer) > 0; {
		var next []string
		for _, f := range layer {
			for i := range directions {
				after, ok := puzzletest.Slide(f, side, 'w', directions[i])
				old, seen := routes[after]
				longer := routes[f] + digits[i:i+1]
				switch {
				case !ok:
				case !seen:
					next = append(next, after)
					routes[after] = longer
				case len(old) == len(longer) && longer < old:
					routes[after] = longer
				}
			}
		}
		layer = next
	}
	return routes
}

// From the begin frame to all 102,960 frames of 7 red and 8 blue tiles: the second method
// reaches every one, the farthest 48 moves away. The fast search returns the same route to
// every 293rd, in the long mode to each.
func TestRoutesToEveryFrame(t *testing.T) {
	routes, farthest := firstRoutes(begin), 0
	for _, route := range routes {
		if len(route) > farthest {
			farthest = len(route)
		}
	}
	if len(routes) != 102960 || farthest != 48 {
		t.Errorf("%d frames reached, the farthest %d moves away; want 102960 and 48",
			len(routes), farthest)
	}
	s, frames := newSolver(), framesWith(8)
	for i := 0; i < len(frames); i += puzzletest.Every(293) {
		want, reached := routes[written(frames[i])]
		got := renamed(letters(s.route(example, frames[i])), digits)
		if !reached || got != want {
			t.Fatalf("to %s: route %s, want %s", written(frames[i]), got, want)
		}
	}
}

// renamed gives the directions of a route other names.
func renamed(moves, names string) string {
	return strings.Map(func(r rune) rune {
		return rune(names[strings.IndexRune(directions, r)])
	}, moves)
}

// Pairs of frames for each number of blue tiles, 4 of them, in the long mode 40: the fast search
// and the plain one return the same route, each frame on it is the one that the move leads to,
// and the layers that -trace shows are those of the plain search.
func TestOtherColourCounts(t *testing.T) {
	s, search := newSolver(), common.NewBFS(allFrames)
	for blues := 0; blues < cells; blues++ {
		some := framesWith(blues)
		for i := 0; i < 40; i += puzzletest.Every(10) {
			from, to := some[i*7919%len(some)], some[i*104729%len(some)]
			pair := written(from) + " to " + written(to)
			route := frames(cli.Route(search, game{from, to}))
			if diff := cmp.Diff(route, s.route(from, to)); diff != "" {
				t.Fatalf("%s (-plain +fast):\n%s", pair, diff)
			}
			near, far := searched(&s.forward).Layers, searched(&s.backward).Layers
			plain := search.Layers()
			if len(near)+len(far)-1 != len(route) || !cmp.Equal(near, plain[:len(near)]) {
				t.Fatalf("%s: layers %v and %v, of the plain search %v", pair, near, far, plain)
			}
			at := written(from)
			for k, move := range []byte(letters(route)) {
				at, _ = puzzletest.Slide(at, side, 'w', move) // "" if it leaves the frame
				if next := written(route[k+1]); at != next {
					t.Fatalf("%s: move %d of %s leads to %s, not %s",
						pair, k+1, letters(route), at, next)
				}
			}
		}
	}
}

// mistakes returns mistakes that programs for this puzzle can make.
func mistakes() []puzzletest.Mistake {
	s := newSolver()
	mutant := func(moves func(from, to frame) string) func(in string) string {
		return puzzletest.Answering(func(in *common.Reader) (string, error) {
			from, to, err := readPair(in)
			if err != nil || from.blues() != to.blues() {
				return "-1", err
			}
			m := moves(from, to)
			return strings.TrimSpace(fmt.Sprintf("%d %s", len(m), m)), nil
		})
	}
	all := []puzzletest.Mistake{
		{What: "directions name the way of the tile, not of the white cell",
			Fails: "sample1", Passes: "no-move", Program: mutant(func(from, to frame) string {
				return renamed(letters(s.route(from, to)), "DURL")
			})},
		{What: "the solved frame tested only after a move",
			Fails: "no-move", Passes: "sample1", Program: mutant(func(from, to frame) string {
				if from == to {
					return "UD"
				}
				return letters(s.route(from, to))
			})},
	}
	for _, m := range []struct {
		what, order string
		down, right int
	}{
		{"directions tried in the order U, D, R, L", "UDRL", side, -1},
		{"directions tried in the order D, U, L, R", "DULR", -side, 1},
		{"directions tried in the order L, R, U, D", "LRUD", 1, side},
		{"any shortest route, not the first: the last one", "RLDU", -1, -side},
	} {
		m := m
		all = append(all, puzzletest.Mistake{
			What: m.what, Fails: "many-shortest-routes", Passes: "sample1",
			Program: mutant(func(from, to frame) string {
				from, to = turned(from, m.down, m.right), turned(to, m.down, m.right)
				return renamed(letters(s.route(from, to)), m.order)
			})})
	}
	return all
}

// turned returns a frame turned or mirrored, so that a move to the cell below it leads to the one
// that was down cells on, and a move to the right to the one that was right cells on.
func turned(f frame, down, right int) frame {
	// The middle of the frame stays where it is. Cell 0 is half of a diagonal before it.
	first := (cells - 1 - (side-1)*(down+right)) / 2
	white, blue := 0, common.Bitboard(0)
	for cell := 0; cell < cells; cell++ {
		old := first + cell/side*down + cell%side*right
		if f.blue().Has(old) {
			blue = blue.With(cell)
		}
		if f.white() == old {
			white = cell
		}
	}
	return pack(white, blue)
}

func BenchmarkVisited(b *testing.B) { suite().Visited(b, "sample1") }
