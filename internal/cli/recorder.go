package cli

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Recorder records what a search does, in the order in which it does so: it sees every state that
// the search takes from its queue, because the search then asks for the moves from there, and it
// knows which of these moves lead to new states, because it remembers the others. So it needs no
// rule about the order of the states, and none about which half expands its frontier next.
//
// It lists a limited number of states. After that it records nothing and costs next to nothing. A
// nil Recorder records nothing at all.
type Recorder struct {
	print    func(event interface{})
	header   header // what is known before the search begins
	game     Game
	language view.Language

	most     int               // how many states it lists
	states   []foundState      // by number
	numbers  [2]map[uint64]int // by half: the numbers of the states that it found
	layer    [2]int            // by half: the layer that it is finding
	taken    int               // the number of the state taken last
	meetOnce bool              // the search stops at the first meeting
	full     bool              // nothing more is recorded
}

// foundState is a state that a half found at a distance from where it began.
type foundState struct {
	state          uint64
	half, distance int
}

// Begin records which search it is and, by half, the states at which it begins. A search that moves
// groups records these itself.
func (r *Recorder) Begin(s Search, starts ...[]uint64) {
	if r == nil {
		return
	}
	r.numbers = [2]map[uint64]int{{}, {}}
	r.taken = -1
	r.begin(s)
	for half, states := range starts {
		for _, state := range states {
			r.find(half, state, -1)
		}
	}
}

// begin prints the header.
func (r *Recorder) begin(s Search) {
	h := &r.header
	h.Halves, h.Backward = len(s.Backward), append([]bool{}, s.Backward...)
	h.Once, h.Groups, h.Limit = s.Once, s.Grouped, s.Limit
	r.print(*h)
}

// Moves returns the moves for the search, which it records whenever the search asks for them.
func (r *Recorder) Moves(moves common.Moves) common.Moves {
	if r == nil {
		return moves
	}
	return func(state uint64, next []uint64) []uint64 {
		next = moves(state, next)
		if !r.full {
			r.expand(state, next)
		}
		return next
	}
}

// expand records that the search takes a state, and the moves from there.
func (r *Recorder) expand(state uint64, next []uint64) {
	r.take(state, true)
	from, half := r.taken, r.states[r.taken].half
	var seen []int
	sayWhatIsSeen := func() {
		if seen != nil {
			r.print(seenEvent{seen})
		}
		seen = nil
	}
	for _, to := range next {
		n, found := r.numbers[half][to]
		switch {
		case to == state: // staying is not a move
		case found:
			seen = append(seen, n)
		default:
			sayWhatIsSeen()
			r.find(half, to, from)
			if r.full {
				return
			}
		}
	}
	sayWhatIsSeen()
}

// take records that the search takes a state from its queue and, unless it ends there, expands it.
func (r *Recorder) take(state uint64, expands bool) {
	n, forward := r.numbers[0][state]
	if !forward {
		n = r.numbers[1][state]
	}
	if s := r.states[n]; expands && s.distance == r.layer[s.half] {
		r.Layer(s.half, s.distance+1)
	}
	if n != r.taken { // unless it was solved, and was taken before
		r.taken = n
		r.print(takeEvent{n, r.states[n].half})
	}
}

// Layer records that a half begins to expand its frontier.
func (r *Recorder) Layer(half, distance int) {
	if r != nil && !r.full {
		r.layer[half] = distance
		r.print(layerEvent{distance, half})
	}
}

// find records a new state, and that the other half has found it, too.
func (r *Recorder) find(half int, state uint64, parent int) {
	distance, move := 0, ""
	if parent >= 0 {
		from := r.states[parent]
		distance, move = from.distance+1, r.game.Move(r.language, from.state, state)
	}
	n := r.list(foundState{state, half, distance}, parent, move, r.game.Write(state))
	if r.full {
		return
	}
	r.numbers[half][state] = n
	if other, met := r.numbers[1-half][state]; met {
		r.Meet(n, other)
		r.full = r.meetOnce
	}
}

// list lists a state or a group, unless the list is full, and returns its number.
func (r *Recorder) list(s foundState, parent int, move, board string) (number int) {
	number = len(r.states)
	if number == r.most {
		r.full = true
		r.print(listedEvent{number})
		return -1
	}
	r.states = append(r.states, s)
	r.print(findEvent{number, s.half, s.distance, parent, move, board})
	return number
}

// Group records that a half found a group of states, and returns its number, or -1 if it is not
// listed.
func (r *Recorder) Group(half, distance int, write func() string) (number int) {
	if r == nil || r.full {
		return -1
	}
	return r.list(foundState{half: half, distance: distance}, -1, "", write())
}

// Meet records that a state or a group, just found, is one that the other half has found.
func (r *Recorder) Meet(number, other int) {
	if r != nil && !r.full {
		r.print(meetEvent{number, other})
	}
}

// Goal records that a state is solved.
func (r *Recorder) Goal(state uint64) {
	if r != nil && !r.full {
		r.print(goalEvent{r.numbers[0][state]})
	}
}

// solved returns the test for the search, which tests each state that it takes. If past is set, the
// search continues past a solved state.
func (r *Recorder) solved(solved func(state uint64) bool, past bool) func(state uint64) bool {
	return func(state uint64) bool {
		if !solved(state) {
			return false
		}
		if r != nil && !r.full {
			r.take(state, past)
			r.Goal(state)
		}
		return !past
	}
}

// untilMeeting returns the recorder of a search that stops at the first meeting, among the moves
// from one state.
func (r *Recorder) untilMeeting() *Recorder {
	if r != nil {
		r.meetOnce = true
	}
	return r
}

// number returns the number of a state, or -1 if it is not listed. A state that both halves found
// has two, of which this is that of the first half.
func (r *Recorder) number(state uint64) int {
	for _, numbers := range r.numbers {
		if n, listed := numbers[state]; listed {
			return n
		}
	}
	return -1
}
