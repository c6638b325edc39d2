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

// The mistakes of published programs for this problem, as small programs that
// make just that mistake.
func mistakes() []puzzletest.Mistake {
	return []puzzletest.Mistake{
		{What: "both ends advance state by state, not layer by layer", Fails: "layer-by-layer", Passes: "ring", Program: searchWith(stateByState)},
		{What: "A* marks a state as visited when it is pushed", Fails: "astar-marked-when-pushed", Passes: "ring", Program: searchWith(markedWhenPushed)},
		{What: "numbers of free cells in a signed byte", Fails: "over-127-cells", Passes: "sample1", Program: searchWith(signedCells)},
		{What: "an unsolvable map prints nothing", Fails: "unsolvable", Passes: "sample1", Program: silentWhenUnsolvable},
		{What: "rows read with a fixed-width fgets", Fails: "layout-many-trailing-blanks", Passes: "sample1", Program: readByFgets},
		{What: "no rule against changing places", Fails: "two-ghosts", Passes: "one-ghost", Program: searchWith(withoutSwapRule)},
		{What: "a ghost may not follow into a place being left", Fails: "ring", Passes: "one-ghost", Program: searchWith(withoutFollowing)},
		{What: "the end with fewer states waiting advances by one state, and the first meeting inside a layer counts", Fails: "layer-by-layer", Passes: "ring", Program: searchWith(firstMeeting)},
		{What: "marks of the dataset before are left standing", Fails: "one-after-another", Passes: "one-dataset-no-blanks", Program: staleMarks},
		{What: "rows read by tokens", Fails: "sample1", Passes: "one-dataset-no-blanks", Program: readByTokens},
		{What: "distances in 8 bits", Fails: "over-255-steps", Passes: "sample1", Program: searchWith(func(m *maze) int { return int(uint8(newSolver().distance(m))) })},
	}
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
				if !clash(s[0], s[1], a, b) && !clash(s[0], s[2], a, c) && !clash(s[1], s[2], b, c) {
					next = append(next, state{a, b, c})
				}
			}
		}
	}
	return next
}

func stateByState(m *maze) int {
	var seen [2]map[uint32]int
	var queues [2][]state
	for i, s := range []state{ghostsAt(m, m.start), ghostsAt(m, m.goal)} {
		seen[i] = map[uint32]int{key(s): 0}
		queues[i] = []state{s}
	}
	if m.start == m.goal {
		return 0
	}
	for len(queues[0]) > 0 && len(queues[1]) > 0 {
		for i := range queues {
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
	}
	return -1
}

// How often advancing state by state is wrong, on small scattered maps of three
// ghosts that have a solution: always by one step, as often as the README says.
func TestStateByStateIsWrongOnSome(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	r := rand.New(rand.NewSource(1604))
	s, wrong, solved := newSolver(), 0, 0
	for solved < 1000 {
		text, ok := families[len(families)-1].drawn(r, 6).dataset(r, maxGhosts)
		if !ok {
			continue
		}
		m := read(t, text)
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
			t.Errorf("%d steps, state by state %d, in\n%s", right, d, text)
		}
	}
	if wrong != 183 {
		t.Errorf("one too many on %d of %d maps, want 183", wrong, solved)
	}
}

// firstMeeting advances the end with the shorter queue, a state at a time, and
// takes the first meeting, though the layer it happens in may hold a nearer one.
func firstMeeting(m *maze) int {
	if m.start == m.goal {
		return 0
	}
	seen := [2]map[uint32]int{{key(ghostsAt(m, m.start)): 0}, {key(ghostsAt(m, m.goal)): 0}}
	queues := [2][]state{{ghostsAt(m, m.start)}, {ghostsAt(m, m.goal)}}
	for len(queues[0]) > 0 && len(queues[1]) > 0 {
		near := 0
		if len(queues[1]) < len(queues[0]) {
			near = 1
		}
		s := queues[near][0]
		queues[near] = queues[near][1:]
		for _, n := range m.next(s, clash) {
			if d, met := seen[1-near][key(n)]; met {
				return seen[near][key(s)] + 1 + d
			}
			if _, old := seen[near][key(n)]; !old {
				seen[near][key(n)] = seen[near][key(s)] + 1
				queues[near] = append(queues[near], n)
			}
		}
	}
	return -1
}

// staleMarks is a plain search that does not forget what it saw before.
func staleMarks(in string) string {
	seen := map[uint32]bool{}
	return searchWith(func(m *maze) int {
		layer := []state{ghostsAt(m, m.start)}
		for steps := 0; len(layer) > 0; steps++ {
			var next []state
			for _, s := range layer {
				if s == ghostsAt(m, m.goal) {
					return steps
				}
				for _, n := range m.next(s, clash) {
					if !seen[key(n)] {
						seen[key(n)] = true
						next = append(next, n)
					}
				}
			}
			layer = next
		}
		return -1
	})(in)
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
	start, goal := ghostsAt(m, m.start), ghostsAt(m, m.goal)
	estimate := func(s state) int { // the largest distance of a ghost on its own
		most := 0
		for k, place := range s {
			if d := m.alone(goal[k])[place]; d > most {
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

// alone returns the distance of every place from one of them, for a ghost that
// is alone in the maze.
func (m *maze) alone(from int) map[int]int {
	distance := map[int]int{from: 0}
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		for _, n := range appendSteps(m, queue[0], nil) {
			if _, old := distance[n]; !old {
				distance[n] = distance[queue[0]] + 1
				queue = append(queue, n)
			}
		}
	}
	return distance
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

func silentWhenUnsolvable(in string) string {
	out := searchWith(newSolver().distance)(in)
	return strings.ReplaceAll(out, "-1\n", "")
}

func withoutSwapRule(m *maze) int {
	return breadthFirst(m, func(p, q, p2, q2 int) bool { return p2 == q2 })
}

func withoutFollowing(m *maze) int {
	return breadthFirst(m, func(p, q, p2, q2 int) bool { return p2 == q2 || p2 == q || q2 == p })
}

func breadthFirst(m *maze, clash func(p, q, p2, q2 int) bool) int {
	start := ghostsAt(m, m.start)
	seen := map[uint32]int{key(start): 0}
	for queue := []state{start}; len(queue) > 0; queue = queue[1:] {
		s := queue[0]
		if s == ghostsAt(m, m.goal) {
			return seen[key(s)]
		}
		for _, n := range m.next(s, clash) {
			if _, old := seen[key(n)]; !old {
				seen[key(n)] = seen[key(s)] + 1
				queue = append(queue, n)
			}
		}
	}
	return -1
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
