package main

import (
	"bytes"
	"fmt"
	"math"
	"math/rand"
	"os"
	"testing"
	"time"
)

// TestClimb looks for mazes on which ours does much work for what a search layer by layer from both ends visits, by hill climbing:
// it changes a maze a little, and keeps the change if that makes it worse for ours. It fails if the two disagree on a maze that
// comes to a search. (The other is the same code, but without probes and limit, and with ghost a as b.)
// With a time, it goes on for so long at least, from other mazes each time, and prints the worst that it has found:
//
//	BFSPUZZLES_CLIMB=10m go test -count=1 -timeout 0 -run Climb -v ./uva1601
func TestClimb(t *testing.T) {
	seed, rounds, lasts := int64(1618), 1500, time.Duration(0)
	if given := os.Getenv("BFSPUZZLES_CLIMB"); given != "" {
		var err error
		if lasts, err = time.ParseDuration(given); err != nil {
			t.Fatalf("BFSPUZZLES_CLIMB: %v", err)
		}
		seed = time.Now().UnixNano()
	}
	r, c := rand.New(rand.NewSource(seed)), &climber{t: t, s: newSolver(), bare: newSolver()}
	worst := easy
	for end := time.Now().Add(lasts); rounds > 0 || time.Now().Before(end); {
		var best hill
		score := easy
		for try := 0; score == easy || try < 60 && score > 35; try++ { // begin with a bad one of some
			g := families[r.Intn(8)].drawnLong(r, true) // of those with corridors, or with many ways from place to place
			if h, ok := newHill(r, g); ok {
				if n := c.score(h); n < score {
					best, score = h, n
				}
			}
		}
		for stale := 0; stale < 500 && (rounds > 0 || time.Now().Before(end)); stale++ {
			rounds--
			next := best
			next.change(r)
			if next == best || !next.legal() {
				continue
			}
			if n := c.score(next); n < score {
				best, score, stale = next, n, 0
			}
		}
		if lasts > 0 && score < worst {
			worst = score
			fmt.Printf("about 1/%.1f of what the post's program takes:\n%s0 0 0\n", score, best)
		}
	}
	if c.searched == 0 {
		t.Error("no maze came to the search")
	}
}

// easy is the score of mazes that do not come to a search, higher than any other.
const easy = 100.0

// climber scores mazes.
type climber struct {
	t        *testing.T
	s, bare  *solver
	searched int // how many mazes came to the search
}

// score returns about how many times as long as ours the post's program takes. That is estimated from counts: its states and 500,000
// more, for clearing its two tables of 8,000,000 numbers; our tries, our items, 1 for every two tables of b, and 10,000 more, for
// starting a process. (One of ours takes about as long as two of its: measured once, on some 90 mazes.)
func (c *climber) score(h hill) float64 {
	text := h.String()
	m, work, tries := read(c.t, text), 0, c.s.tries
	c.s.record = func(k int) { work += len(c.s.ends[k].layer.items) + c.s.ends[k].layer.bs.count()/2 } // a table for each b
	steps := c.s.distance(m)
	if work == 0 {
		return easy
	}
	c.searched++
	states, want := layerByLayer(c.bare, m)
	if steps != want {
		c.t.Fatalf("%d steps, but %d layer by layer, in\n%s", steps, want, text)
	}
	return math.Min(easy-1, .5*float64(500000+states)/float64(10000+work+c.s.tries-tries))
}

// layerByLayer searches from both ends, a layer of each in turn, but for an end that has no new state, until neither has any. It returns
// how many states it visits, without those of the layer in which the ends meet, and the steps of a shortest route, or -1.
func layerByLayer(s *solver, m *maze) (states, steps int) {
	s.m = m
	s.alone()
	s.numberPlaces()
	s.limitBelow(-1)
	s.begin(0)
	for k := 0; s.ends[0].states > 0 || s.ends[1].states > 0; k = 1 - k {
		if s.ends[k].states == 0 {
			continue
		}
		if s.advance(k, 0) {
			return states, s.ends[0].depth + s.ends[1].depth
		}
		states += s.ends[k].states
	}
	return states, -1
}

// hill is a maze of 16x16 within a border, letters and all.
type hill [places]byte

// newHill puts letters on a map and reports whether that is a legal maze.
func newHill(r *rand.Rand, g *grid) (h hill, ok bool) {
	text, ok := g.dataset(r, maxGhosts)
	if !ok { // too few places
		return h, false
	}
	for i, row := 0, text[len("16 16 3\n"):]; i < maxSide; i++ {
		copy(h[maxSide*i:], row[(maxSide+1)*i:][:maxSide])
	}
	return h, h.legal()
}

// String returns the dataset.
func (h hill) String() string {
	text := fmt.Sprintln(maxSide, maxSide, maxGhosts)
	for y := 0; y < maxSide; y++ {
		text += string(h[maxSide*y:][:maxSide]) + "\n"
	}
	return text
}

// legal reports whether the border is wall and each 2x2 block has some, as the statement says.
func (h *hill) legal() bool {
	for i := range h {
		if !inside(i) {
			if h[i] != wall {
				return false
			}
		} else if h[i] != wall && h[i+1] != wall && h[i+maxSide] != wall && h[i+maxSide+1] != wall {
			return false
		}
	}
	return true
}

// inside reports whether a place is not on the border.
func inside(i int) bool {
	x, y := i%maxSide, i/maxSide
	return x > 0 && x < maxSide-1 && y > 0 && y < maxSide-1
}

// change opens or closes a place, moves an open one or a letter by one, also diagonally, or a letter anywhere, or does some of that.
func (h *hill) change(r *rand.Rand) {
	around := []int{1, -1, maxSide, -maxSide, maxSide - 1, maxSide + 1, 1 - maxSide, -1 - maxSide}
	for n := 1 + r.Intn(3)*r.Intn(2); n > 0; n-- {
		i := maxSide*(1+r.Intn(maxSide-2)) + 1 + r.Intn(maxSide-2)
		if r.Intn(4) == 0 {
			i = bytes.IndexByte(h[:], "abcABC"[r.Intn(2*maxGhosts)])
		}
		to := i + around[r.Intn(len(around))]
		switch {
		case h[i] == wall:
			h[i] = ' '
		case h[i] == ' ' && r.Intn(2) == 0:
			h[i] = wall
		case h[i] == ' ':
			if h[to] == wall && inside(to) {
				h[i], h[to] = h[to], h[i]
			}
		default:
			if r.Intn(3) == 0 {
				to = r.Intn(places)
			}
			if h[to] != wall && inside(to) {
				h[i], h[to] = h[to], h[i]
			}
		}
	}
}
