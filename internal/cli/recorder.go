package cli

import (
	"encoding/json"
	"fmt"

	"bfspuzzles/common"
)

// Recorder records the events of a search in order. The search gets its moves through the Recorder,
// which therefore learns of every state that leaves the queue. It knows which moves lead to new
// states, because it remembers the states found before. So it needs no rule about the order of the
// states, or about which half expands its frontier next.
//
// It lists a limited number of states. When the list is full, it records nothing and costs next to
// nothing. The zero Recorder records nothing at all.
//
// -trace -json prints each event as an object on its own line. Once the list is full, the events so
// far are printed before the search continues. For example:
//
//	go run ./luogu2346 -trace=3 -json < luogu2346/testdata/sample1.in
//
// The first line names the search: plain, both or fast. The search has 1 or 2 halves, or 0 if no
// search is needed. For each half, backward says whether it begins at the goal. once is true if a
// single search answers all cases. groups is true if the search moves groups of states; each group
// is then listed like a state.
//
//	{"search":"fast","halves":1,"once":false,"groups":false,"backward":[false],
//	 "start":["BWBOWBWBBWBWWBWO B","BWBOWBWBBWBWWBWO W"]}
//
// A half finds a new state, at a distance from where the half began, by a move from the state's
// parent. In a backward search, the move leads away from the goal. Neither a start nor a group has
// a parent. The states are numbered in the order in which they are found.
//
//	{"find":0,"half":0,"distance":0,"parent":-1,"move":"","board":"BWBOWBWBBWBWWBWO B"}
//	{"find":1,"half":0,"distance":0,"parent":-1,"move":"","board":"BWBOWBWBBWBWWBWO W"}
//	{"layer":1,"half":0}    half 0 begins to expand its frontier into layer 1
//	{"take":0,"half":0}     it takes state 0 from the front of its queue
//	{"find":2,"half":0,"distance":1,"parent":0,"move":"black right","board":"BWOBWBWBBWBWWBWO W"}
//
// Other events are:
//
//	{"seen":[0,3]}          the next moves lead to states that this half has found before
//	{"meet":9,"with":4}     state 9, found last, is state 4 of the other half
//	{"goal":12}             state 12, found or taken last, is solved
//	{"listed":3}            three states are listed; the search continues, but is not recorded
//
// The last line holds the sizes of all layers, by half, in states and in groups (or null); the
// least number of moves, or -1; a shortest route; the reason if there is no route; and a note on
// the search. A step of the route has its board, the move that led there, and the number of its
// state, or -1 if the state is not listed.
//
//	{"end":true,"layers":[[2,4,16,36,136,90]],"groups":null,"moves":5,
//	 "route":[{"board":"BWBOWBWBBWBWWBWO B","move":"","state":0}, ...],"reason":"","note":"..."}
//
// -show -json prints only moves, route, reason and note. It lists no states, so the state of each
// step is -1.
type Recorder struct {
	run
	game    Game
	found   []found           // the listed states, by number
	numbers [2]map[uint64]int // by half: the numbers of the states that it has found
	layer   [2]int            // by half: the layer that it is finding
	taken   int               // the number of the state taken last
	seen    []int             // the states found before to which the latest moves lead
	on      bool              // the list is not full
	stops   bool              // the search stops as soon as its halves meet
	cut     string            // the text that ends a full list
}

// found is a state, or a group of states, that a half has found.
type found struct {
	state                  uint64
	half, distance, parent int
	move, board            string
	met                    string // a remark, if the other half found it first
}

// event prints an event: the names and values of an object, in the given order.
func (r *Recorder) event(pairs ...interface{}) {
	if seen := r.seen; seen != nil {
		r.seen = nil
		r.event("seen", seen)
	}
	separator := "{"
	for i := 0; i < len(pairs); i += 2 {
		value, _ := json.Marshal(pairs[i+1]) // every value can be written
		fmt.Fprintf(r.stdout, "%s%q:%s", separator, pairs[i], value)
		separator = ","
	}
	fmt.Fprintln(r.stdout, "}")
}

// Begin records the name of the search and, by half, the states at which it begins. A search that
// moves groups lists the first ones itself.
func (r *Recorder) Begin(s Search, starts ...[]uint64) {
	if !r.on {
		return
	}
	r.numbers, r.taken, r.stops = [2]map[uint64]int{{}, {}}, -1, s.Stops
	begin := []string{}
	for _, state := range r.game.Starts() {
		begin = append(begin, r.game.Write(state))
	}
	r.event("search", r.traced(), "halves", len(s.Backward), "once", s.Once, "groups", s.Grouped,
		"backward", append([]bool{}, s.Backward...), "start", begin)
	for half, states := range starts {
		for _, state := range states {
			r.list(found{state: state, half: half, parent: -1}, state)
		}
	}
}

// Moves returns the moves for the search, and records what the search does with them.
func (r *Recorder) Moves(moves common.Moves) common.Moves {
	return func(state uint64, next []uint64) []uint64 {
		next = moves(state, next)
		if !r.on {
			return next
		}
		r.take(state, true)
		from := r.found[r.taken]
		for _, to := range next {
			if n, again := r.numbers[from.half][to]; !again {
				move := r.game.Move(r.term.Language, state, to)
				r.list(found{state: to, half: from.half, distance: from.distance + 1,
					parent: r.taken, move: move}, to)
			} else if to != state && r.on { // staying is not a move
				r.seen = append(r.seen, n)
			}
		}
		return next
	}
}

// take records that the search takes a state from its queue and, unless the search ends there,
// expands it.
func (r *Recorder) take(state uint64, expands bool) {
	n := r.number(state)
	f := r.found[n]
	if expands && f.distance == r.layer[f.half] {
		r.Layer(f.half, f.distance+1)
	}
	if n != r.taken { // unless it was taken before, because it is solved
		r.taken = n
		r.event("take", n, "half", f.half)
	}
}

// number returns the number of a state, or -1 if it is not listed. If both halves have found the
// state, it returns the number in the first half. This does not affect the states taken: a state
// that both halves have found is in the layer found last, and the search takes no state of that
// layer.
func (r *Recorder) number(state uint64) int {
	for _, numbers := range r.numbers {
		if n, listed := numbers[state]; listed {
			return n
		}
	}
	return -1
}

// Layer records that a half begins to expand its frontier into a layer.
func (r *Recorder) Layer(half, distance int) {
	if r.on {
		r.layer[half] = distance
		r.event("layer", distance, "half", half)
	}
}

// list lists a state or a group of states, unless the list is full, and then records whether the
// other half has found it as well.
func (r *Recorder) list(f found, states ...uint64) {
	if !r.on {
		return
	}
	n := len(r.found)
	if n == r.listed {
		r.on, r.cut = false, "   ...\n"
		r.event("listed", n)
		r.flush() // because the rest of the search may take a long time
		return
	}
	if f.board == "" {
		f.board = r.game.Write(f.state)
	}
	r.event("find", n, "half", f.half, "distance", f.distance, "parent", f.parent, "move", f.move,
		"board", f.board)
	other, met := 0, false
	for _, state := range states {
		r.numbers[f.half][state] = n
		if at, found := r.numbers[1-f.half][state]; found {
			other, met = at, true
		}
	}
	if met {
		r.event("meet", n, "with", other)
		f.met = r.term.Language.Say("  = %d, the searches meet", "  = %d，相遇", other)
		r.on = !r.stops
	}
	r.found = append(r.found, f)
}

// Group records that a half has found a group of states.
func (r *Recorder) Group(half, distance int, states []uint64, write func() string) {
	if r.on {
		r.list(found{half: half, distance: distance, parent: -1, board: write()}, states...)
	}
}

// Reach records that a state is solved.
func (r *Recorder) Reach(state uint64) {
	if r.on {
		r.event("goal", r.number(state))
	}
}

// solved returns the test for a search that tests each state that it takes. If past is set, the
// search continues past a solved state.
func (r *Recorder) solved(solved func(state uint64) bool, past bool) func(state uint64) bool {
	return func(state uint64) bool {
		if !solved(state) {
			return false
		}
		if r.on {
			r.take(state, past)
			r.Reach(state)
		}
		return !past
	}
}
