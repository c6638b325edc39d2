package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// parse reads a frame of a test.
func parse(t testing.TB, letters string) frame {
	t.Helper()
	f, err := readFrame(common.NewReader(strings.NewReader(letters)))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

const begin = "wrbbrrbbrrbbrrbb" // the blog post's begin frame

func TestFrameExample(t *testing.T) {
	f := parse(t, begin)
	if f != 0x06666 || f.white() != 0 || f.blue() != 0xcccc || f.blues() != 8 {
		t.Errorf("packed %#x, white on %d, blue %#x", uint32(f), f.white(), uint16(f.blue()))
	}
}

// blue returns the cells of the blue tiles.
func (f frame) blue() (blue common.Bitboard) {
	for tile := 0; tile < tiles; tile++ {
		if f>>uint(tile)&1 == 1 && tile < f.white() {
			blue = blue.With(tile)
		} else if f>>uint(tile)&1 == 1 {
			blue = blue.With(tile + 1)
		}
	}
	return blue
}

// All 524,288 frames come back as they were packed.
func TestFrameRoundTrip(t *testing.T) {
	for f := frame(0); f < allFrames; f++ {
		if packed := pack(f.white(), f.blue()); packed != f || f.blue().Has(f.white()) {
			t.Fatalf("frame %#x: white on %d, blue %#x: packed %#x",
				uint32(f), f.white(), uint16(f.blue()), uint32(packed))
		}
	}
}

// unpackLetters writes a frame as letters.
func unpackLetters(f frame) string {
	letters := []byte(strings.Repeat("r", cells))
	for cell := range letters {
		if f.blue().Has(cell) {
			letters[cell] = 'b'
		}
	}
	letters[f.white()] = 'w'
	return string(letters)
}

// digits writes the directions as digits: routes in the order U, D, L, R are then in that of
// the dictionary.
var digits = strings.NewReplacer("U", "0", "D", "1", "L", "2", "R", "3")

// firstRoutes is a second method for all routes from a begin frame: it holds frames as letters
// and whole routes as strings of digits, and compares these to keep the first.
func firstRoutes(from string) map[string]string {
	routes := map[string]string{from: ""}
	for layer := []string{from}; len(layer) > 0; {
		var next []string
		for _, f := range layer {
			for i := range names {
				after, ok := puzzletest.Slide(f, side, 'w', names[i])
				old, seen := routes[after]
				if !ok || seen && len(old) <= len(routes[f]) {
					continue // of an earlier layer
				}
				longer := routes[f] + digits.Replace(names[i:i+1])
				if seen && old <= longer {
					continue
				}
				if !seen {
					next = append(next, after)
				}
				routes[after] = longer
			}
		}
		layer = next
	}
	return routes
}

// From the begin frame to all 102,960 frames of 7 red and 8 blue tiles: the second method
// reaches every one, the farthest 48 moves away. The fast search returns the same route to
// every 29th, in the long mode to each.
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
	s, from := newSolver(), parse(t, begin)
	frames := framesWith(8)
	for i := 0; i < len(frames); i += puzzletest.Every(29) {
		to := unpackLetters(frames[i])
		want, reached := routes[to]
		if got := digits.Replace(s.route(from, frames[i])); !reached || got != want {
			t.Fatalf("to %s: route %s, want %s", to, got, want)
		}
	}
}

// No two frames with the same number of blue tiles have the same mark.
func TestMarkNumbersFrames(t *testing.T) {
	for blues := 0; blues < cells; blues++ {
		seen := common.NewBitSet(allMarks)
		for _, f := range framesWith(blues) {
			if seen.Has(f.mark()) {
				t.Fatalf("frame %#x: its mark %#x is taken", uint32(f), f.mark())
			}
			seen.Add(f.mark())
		}
	}
}

// framesWith returns the frames with that many blue tiles.
func framesWith(blues int) (all []frame) {
	for f := frame(0); f < allFrames; f++ {
		if f.blues() == blues {
			all = append(all, f)
		}
	}
	return all
}

// 40 pairs of frames for each number of blue tiles: the fast search and the plain one
// return the same route, and each frame on it is the one that the move leads to.
func TestOtherColourCounts(t *testing.T) {
	s, search := newSolver(), common.NewBFS(allFrames)
	for blues := 0; blues <= 15; blues++ {
		some := framesWith(blues)
		for i := 0; i < 40; i++ {
			from, to := some[i*7919%len(some)], some[i*104729%len(some)]
			now, end := unpackLetters(from), unpackLetters(to)
			pair := now + " to " + end
			route := plainRoute(search, from, to)
			moves := s.route(from, to)
			if want := letters(route); moves != want {
				t.Fatalf("%s: %s, want %s", pair, moves, want)
			}
			// The layers from the begin frame that -layers shows are those of the plain
			// search, but for the last, which may be cut short.
			near, plain := layersOf(&s.forward), search.Layers()
			if last := len(near) - 1; !cmp.Equal(near[:last], plain[:last]) ||
				near[last] > plain[last] ||
				len(near)+len(layersOf(&s.backward))-2 != len(moves) {
				t.Fatalf("%s: layers %v, of the plain search %v", pair, near, plain)
			}
			for k, state := range route {
				if k > 0 {
					// "" if it leaves the frame
					now, _ = puzzletest.Slide(now, side, 'w', moves[k-1])
				}
				if at := unpackLetters(frame(state)); at != now {
					t.Fatalf("%s: after %d moves of %s at %s", pair, k, moves, at)
				}
			}
			if now != end {
				t.Fatalf("%s: %s leads to %s", pair, moves, now)
			}
		}
	}
}

// Whatever the colours are, every frame with the same number of blue tiles can be
// reached. So the search from both ends needs no test that its frontiers are empty.
func TestEveryFrameIsReached(t *testing.T) {
	search := common.NewBFS(allFrames)
	for blues := 0; blues < cells; blues++ {
		all := framesWith(blues)
		plainRoute(search, all[0], allFrames) // which is no frame
		if got := search.Visited(); got != len(all) {
			t.Errorf("%d blue tiles: %d of %d frames reached", blues, got, len(all))
		}
	}
}

// mirrors are ways to mirror a frame, what U, D, L and R are called then, and the mistake that a
// search between mirrored frames makes: it tries the directions in another order.
var mirrors = []struct {
	what, names string
	mirror      func(cell int) int
}{
	{"directions tried in the order U, D, R, L",
		"UDRL", func(c int) int { return c ^ 3 }},
	{"directions tried in the order D, U, L, R",
		"DULR", func(c int) int { return c ^ 12 }},
	{"directions tried in the order L, R, U, D",
		"LRUD", func(c int) int { return c%side*side + c/side }},
	{"any shortest route, not the first: the last one",
		"DURL", func(c int) int { return c ^ 15 }},
}

// mistakes returns mistakes that programs for this puzzle can make.
func mistakes() []puzzletest.Mistake {
	s := newSolver()
	mutant := func(route func(from, to frame) string) func(in string) string {
		return puzzletest.Answering(func(in *common.Reader) (string, error) {
			from, to, err := readPair(in)
			if err != nil || from.blues() != to.blues() {
				return "-1", err
			}
			return answer(route(from, to), true), nil
		})
	}
	all := []puzzletest.Mistake{
		{What: "directions name the way of the tile, not of the white cell",
			Fails: "sample1", Passes: "no-move", Program: mutant(func(from, to frame) string {
				opposite := strings.NewReplacer("U", "D", "D", "U", "L", "R", "R", "L")
				return opposite.Replace(s.route(from, to))
			})},
		{What: "the solved frame tested only after a move",
			Fails: "no-move", Passes: "sample1", Program: mutant(func(from, to frame) string {
				if from == to {
					return "UD"
				}
				return s.route(from, to)
			})},
	}
	for _, m := range mirrors {
		m := m
		rename := func(r rune) rune { return rune(m.names[strings.IndexRune(names, r)]) }
		all = append(all, puzzletest.Mistake{
			What: m.what, Fails: "many-shortest-routes", Passes: "sample1",
			Program: mutant(func(from, to frame) string {
				return strings.Map(rename, s.route(from.mirrored(m.mirror), to.mirrored(m.mirror)))
			})})
	}
	return all
}

func (f frame) mirrored(mirror func(cell int) int) frame {
	var blue common.Bitboard
	for cell := 0; cell < cells; cell++ {
		if f.blue().Has(cell) {
			blue = blue.With(mirror(cell))
		}
	}
	return pack(mirror(f.white()), blue)
}

func TestAnswer(t *testing.T) {
	for want, got := range map[string]string{
		"0": answer("", true), "-1": answer("", false), "3 RRD": answer("RRD", true),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func BenchmarkFastSeed(b *testing.B) {
	s := newSolver()
	from, to := parse(b, begin), parse(b, "wbrbbrbrrbrbbrbr")
	for i := 0; i < b.N; i++ {
		s.route(from, to)
	}
}

func BenchmarkVisited(b *testing.B) { puzzle().Visited(b, "sample1") }
