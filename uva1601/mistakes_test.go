package main

import (
	"container/heap"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// mistakes are those of published programs for this problem, as small programs that make
// just that mistake.
func mistakes() []puzzletest.Mistake {
	clashing := func(rule func(p, q, p2, q2 int) bool) func(string) string {
		return searchWith(func(m *maze) int { return search{clash: rule}.distance(m) })
	}
	room := func(states int) func(string) string {
		w := search{clash: clash, room: states}
		return searchWith(func(m *maze) int { return w.distance(m) })
	}
	in8Bits := func(m *maze) int { return int(uint8(newSolver().distance(m))) }
	columnFirst := func(m *maze) int { return search{clash: clash, columnFirst: true}.distance(m) }
	silent := func(in string) string {
		return strings.Replace(searchWith(newSolver().distance)(in), "-1\n", "", -1)
	}
	var list []puzzletest.Mistake
	for _, m := range []struct {
		what, fails, passes string
		program             func(in string) string
	}{
		{"both ends advance state by state, not layer by layer",
			"layer-by-layer", "ring", searchWith(stateByState)},
		{"the end with fewer states waiting advances by one state, " +
			"and the first meeting inside a layer counts",
			"layer-by-layer", "ring", searchWith(firstMeeting)},
		{"A* marks a state as visited when it is pushed",
			"astar-marked-when-pushed", "ring", searchWith(markedWhenPushed)},
		{"numbers of free cells in a signed byte",
			"over-127-cells", "sample1", searchWith(signedCells)},
		{"places numbered y*H + x in a map that is not square",
			"sample1", "one-ghost", searchWith(columnFirst)},
		{"a queue of 300,000 states", "sample1", "two-ghosts", room(300000)},
		{"a queue of 800,000 states", "sample1", "two-ghosts", room(800000)},
		{"an unsolvable map prints nothing", "unsolvable", "sample1", silent},
		{"rows read with a fixed-width fgets",
			"layout-many-trailing-blanks", "sample1", readByFgets},
		{"rows read by tokens", "sample1", "one-dataset-no-blanks", readByTokens},
		{"no rule against changing places", "two-ghosts", "one-ghost",
			clashing(func(p, q, p2, q2 int) bool { return p2 == q2 })},
		{"a ghost may not follow into a place being left", "ring", "one-ghost",
			clashing(func(p, q, p2, q2 int) bool { return p2 == q2 || p2 == q || q2 == p })},
		{"marks of the dataset before are left standing",
			"one-after-another", "one-dataset-no-blanks", staleMarks},
		{"distances in 8 bits", "over-255-steps", "sample1", searchWith(in8Bits)},
	} {
		list = append(list, puzzletest.Mistake{
			What: m.what, Fails: m.fails, Passes: m.passes, Program: m.program,
		})
	}
	return list
}

// searchWith makes a program of a search; the reader is the right one.
func searchWith(distance func(m *maze) int) func(in string) string {
	return puzzletest.Numbers(func(in *common.Reader) (int, error) {
		m, err := readMaze(in)
		if err != nil {
			return 0, err
		}
		return distance(m), nil
	})
}

type state [maxGhosts]int

func (m *maze) state(at [maxGhosts]uint8) state {
	return unpack(m.packed(at), m.ghosts)
}

// key is a number for a state: maps of numbers are faster than those of arrays.
func key(s state) uint32 { return uint32(s[0]<<18 | s[1]<<9 | s[2]) }

// next returns the states one step on, by the rules given.
func (m *maze) next(s state, clash func(p, q, p2, q2 int) bool) (next []state) {
	var buffer [maxGhosts][5]int
	var steps [maxGhosts][]int
	for k := range s {
		steps[k] = appendSteps(m, s[k], buffer[k][:0])
	}
	next = make([]state, 0, len(steps[0])*len(steps[1])*len(steps[2]))
	for _, a := range steps[0] {
		for _, b := range steps[1] {
			for _, c := range steps[2] {
				ab, ac := clash(s[0], s[1], a, b), clash(s[0], s[2], a, c)
				if !ab && !ac && !clash(s[1], s[2], b, c) {
					next = append(next, state{a, b, c})
				}
			}
		}
	}
	return next
}

// stateByState lets the ends take turns after each state.
func stateByState(m *maze) int {
	turn := 0
	return meet(m, func(waiting [2]int) int { turn++; return (turn - 1) % 2 })
}

// firstMeeting lets the end with fewer states waiting advance by a state.
func firstMeeting(m *maze) int {
	return meet(m, func(waiting [2]int) int {
		if waiting[1] < waiting[0] {
			return 1
		}
		return 0
	})
}

// meet searches from both ends, a state at a time, and takes the first meeting, though the
// layer in which it happens may hold a nearer one.
func meet(m *maze, pick func(waiting [2]int) int) int {
	var seen [2]map[uint32]int
	var queues [2][]state
	for i, s := range []state{m.state(m.start), m.state(m.goal)} {
		seen[i] = map[uint32]int{key(s): 0}
		queues[i] = []state{s}
	}
	for len(queues[0]) > 0 && len(queues[1]) > 0 {
		i := pick([2]int{len(queues[0]), len(queues[1])})
		s := queues[i][0]
		queues[i] = queues[i][1:]
		for _, n := range m.next(s, clash) {
			if d, met := seen[1-i][key(n)]; met {
				return seen[i][key(s)] + 1 + d
			}
			if _, old := seen[i][key(n)]; !old {
				seen[i][key(n)] = seen[i][key(s)] + 1
				queues[i] = append(queues[i], n)
			}
		}
	}
	return -1
}

// How often advancing state by state is wrong, on small mazes of every kind with three
// ghosts that have a solution: always by one step, as often as the README says.
func TestStateByStateIsWrongOnSome(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	r := rand.New(rand.NewSource(1604))
	s, wrong, solved := newSolver(), 0, 0
	for solved < 1000 {
		m := anyMaze(t, r, 4+r.Intn(3), 4+r.Intn(3), maxGhosts)
		right := s.distance(m)
		if right < 0 {
			continue
		}
		solved++
		switch d := stateByState(m); d {
		case right:
		case right + 1:
			wrong++
		default:
			t.Errorf("%d steps, state by state %d, in\n%s", right, d, m)
		}
	}
	if wrong != 146 {
		t.Errorf("one too many on %d of %d maps, want 146", wrong, solved)
	}
}

// staleMarks is a plain search that does not forget what it saw before.
func staleMarks(in string) string {
	seen := common.NewBitSet(1 << 27)
	return searchWith(func(m *maze) int {
		return search{clash: clash, seen: seen}.distance(m)
	})(in)
}

// search is a plain search that is wrong in what its fields say.
type search struct {
	clash       func(p, q, p2, q2 int) bool
	room        int           // of the queue; 0 for any number of states
	columnFirst bool          // a place is numbered y*H + x
	seen        common.BitSet // of the dataset before; nil for an empty one
}

// number returns the number of a state by which it is marked.
func (w search) number(m *maze, s state) uint64 {
	if w.columnFirst {
		for k := 0; k < m.ghosts; k++ {
			s[k] = s[k]/maxSide*m.height + s[k]%maxSide
		}
	}
	return uint64(key(s))
}

func (w search) distance(m *maze) int {
	if w.seen == nil {
		w.seen = common.NewBitSet(1 << 27)
	}
	goal, queued := w.number(m, m.state(m.goal)), 1
	layer := []state{m.state(m.start)}
	for steps := 0; len(layer) > 0; steps++ {
		var next []state
		for _, s := range layer {
			if w.number(m, s) == goal {
				return steps
			}
			for _, n := range m.next(s, w.clash) {
				number := w.number(m, n)
				if !w.seen.Has(number) && (w.room == 0 || queued < w.room) {
					w.seen.Add(number)
					queued++
					next = append(next, n)
				}
			}
		}
		layer = next
	}
	return -1
}

// readByTokens takes what stands between blanks for a row.
func readByTokens(in string) string {
	tokens := strings.Fields(in)
	var clean strings.Builder
	for len(tokens) >= 3 && tokens[0] != "0" {
		var w, h int
		fmt.Sscan(tokens[0]+" "+tokens[1], &w, &h)
		fmt.Fprintln(&clean, tokens[0], tokens[1], tokens[2])
		tokens = tokens[3:]
		for y := 0; y < h && len(tokens) > 0; y++ {
			fmt.Fprintln(&clean, tokens[0])
			tokens = tokens[1:]
		}
	}
	return searchWith(newSolver().distance)(clean.String())
}

// openStates is a priority queue of states by estimated length.
type openStates []struct {
	state
	steps, estimate int
}

func (o openStates) Len() int            { return len(o) }
func (o openStates) Less(i, j int) bool  { return o[i].estimate < o[j].estimate }
func (o openStates) Swap(i, j int)       { o[i], o[j] = o[j], o[i] }
func (o *openStates) Push(x interface{}) { panic("unused") }
func (o *openStates) Pop() interface{} {
	last := (*o)[len(*o)-1]
	*o = (*o)[:len(*o)-1]
	return last
}

func markedWhenPushed(m *maze) int {
	start, goal := m.state(m.start), m.state(m.goal)
	var away [maxGhosts]map[int]int
	for k := range away {
		away[k] = aloneFrom(m, goal[k])
	}
	estimate := func(s state) int { // the largest distance of a ghost on its own
		most := 0
		for k, place := range s {
			if d := away[k][place]; d > most {
				most = d
			}
		}
		return most
	}
	open := openStates{{start, 0, estimate(start)}}
	seen := map[uint32]bool{key(start): true}
	for open.Len() > 0 {
		now := heap.Pop(&open).(struct {
			state
			steps, estimate int
		})
		if now.state == goal {
			return now.steps
		}
		for _, n := range m.next(now.state, clash) {
			if !seen[key(n)] {
				seen[key(n)] = true
				open = append(open, now)
				last := &open[len(open)-1]
				last.state, last.steps, last.estimate = n, now.steps+1, now.steps+1+estimate(n)
				heap.Fix(&open, len(open)-1)
			}
		}
	}
	return -1
}

func signedCells(m *maze) int {
	numbers := map[int]int8{}
	for place := 0; place < places; place++ {
		if m.open.has(place) {
			numbers[place] = int8(len(numbers))
		}
	}
	var visited [128]bool
	for k := 0; k < m.ghosts; k++ {
		visited[numbers[int(m.start[k])]] = true // crashes from the 129th cell on
		visited[numbers[int(m.goal[k])]] = true
	}
	return newSolver().distance(m)
}

// readByFgets reads as the blog post's program does: scanf("%d%d%d\n") and then
// fgets(row, 20) for each row.
func readByFgets(in string) string {
	var clean strings.Builder
	for {
		var w, h, n int
		in = strings.TrimLeft(in, " \t\r\n")
		if got, _ := fmt.Sscan(in, &w, &h, &n); got < 3 || n == 0 {
			break
		}
		for i := 0; i < 3; i++ {
			in = strings.TrimLeft(in, " \t\r\n")
			in = strings.TrimLeft(in, "0123456789")
		}
		in = strings.TrimLeft(in, " \t\r\n")
		fmt.Fprintln(&clean, w, h, n)
		for y := 0; y < h; y++ {
			line := in
			if end := strings.IndexByte(line, '\n'); end >= 0 {
				line = line[:end+1]
			}
			if len(line) > 19 {
				line = line[:19]
			}
			in = in[len(line):]
			row := strings.TrimRight(line, "\r\n")
			if len(row) > w {
				row = row[:w]
			}
			fmt.Fprintln(&clean, row)
		}
	}
	return searchWith(newSolver().distance)(clean.String())
}
