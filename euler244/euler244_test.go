package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

const begin = "wrbbrrbbrrbbrrbb" // the blog post's start frame

// The frame drawn in solve.go is packed as shown there.
func TestFrameExample(t *testing.T) {
	f := read(begin)
	if f != example || f.white() != 0 || f.blues() != 8 || written(f) != begin {
		t.Errorf("packed %#x, white on %d, written %s; want 0x0cccc, 0 and wrbbrrbbrrbbrrbb",
			uint64(f), f.white(), written(f))
	}
}

const example frame = 0x0cccc // begin, packed

func read(text string) frame {
	f, _ := readFrame(common.NewReader(strings.NewReader(text)))
	return f
}

func written(f frame) string { return game{}.Write(uint64(f)) }

// framesWith returns the frames with the given number of blue tiles.
func framesWith(blues int) (all []frame) {
	for f := frame(0); f < frameNumbers; f++ {
		if f.blues() == blues && !f.blue().Has(f.white()) {
			all = append(all, f)
		}
	}
	return all
}

// Unpacking a frame and packing it again gives the same frame.
func TestEveryFrame(t *testing.T) {
	count := 0
	for blues := 0; blues < cells; blues++ {
		all := framesWith(blues)
		for _, f := range all {
			if pack(f.white(), f.blue()) != f {
				t.Fatalf("frame %#x: packed again, it differs", uint64(f))
			}
		}
		count += len(all)
	}
	if count != 524288 {
		t.Errorf("%d frames, want 524288", count)
	}
}

// The directions in the order of the problem, and digits that sort in the same order.
const directions, digits = "UDLR", "0123"

// firstRoutes returns the first of the shortest routes from a start frame to each frame. It uses a
// second method, which represents frames as letters and whole routes as strings of digits, and
// compares the routes.
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

// On the post's pair, the forward search finds 11,881 frames and the backward search 8,726 and then
// 6,737, as the README says.
func TestFramesFound(t *testing.T) {
	count := func(h half) int {
		states, _ := found(h)
		return len(states)
	}
	s, end := newSolver(), read("wbrbbrbrrbrbbrbr")
	s.search(example, end)
	met := count(s.backward)
	s.route(example, end)
	if f, b := count(s.forward), count(s.backward); f != 11881 || met != 8726 || b-met != 6737 {
		t.Errorf("the searches find %d, %d and %d frames", f, met, b-met)
	}
}

// For each number of blue tiles, the second method reaches all frames with that number from one
// such frame, which is the post's start frame if the number is 8. So the fast search need not test
// whether a frontier is empty. For every 293rd frame or, in long mode, every frame, the fast search
// returns the same route, frame by frame, and finds the same layers.
func TestRoutesToEveryFrame(t *testing.T) {
	s := newSolver()
	for blues := 0; blues < cells; blues++ {
		all := framesWith(blues)
		from := all[len(all)/3]
		if blues == example.blues() {
			from = example
		}
		routes, layers := firstRoutes(written(from)), map[int]int{}
		for _, route := range routes {
			layers[len(route)]++
		}
		if len(routes) != len(all) || from == example && len(layers) != 49 {
			t.Errorf("from %s: %d of %d frames reached, the farthest %d moves away",
				written(from), len(routes), len(all), len(layers)-1)
		}
		for i := 0; i < len(all); i += puzzletest.Every(293) {
			to := all[i]
			route, want := s.route(from, to), routes[written(to)]
			right := len(route)-1 == len(want)
			for k, f := range route {
				right = right && routes[written(f)] == want[:k]
			}
			for distance, frames := range s.forward.layers {
				right = right && layers[distance] == len(frames)
			}
			if !right {
				t.Fatalf("from %s to %s: route %s, want %s; or the layers are wrong",
					written(from), written(to), letters(route), want)
			}
		}
	}
}

func BenchmarkSearches(b *testing.B) { suite().Benchmark(b, "sample1") }
