package main

// away is the ghost that stands in for one that is missing or left out. It stays
// nowhere.
const away = mostGhosts

// numbers numbers the places where ghosts can be, the open ones in reading order
// and a place that is nowhere. So a table of all pairs of them, and the memory
// that is touched in it, is as small as the map allows.
type numbers struct {
	place    []int               // by number
	numberOf [places + 1]int     // by place, if open
	moves    [][]int             // by number: maze.steps, as numbers
	from, to [mostGhosts + 1]int // where each ghost starts and wants to, that which is away included
}

// number fills in the numbers for a maze.
func (n *numbers) number(m *maze) {
	n.place, n.moves = n.place[:0], n.moves[:0]
	for place := range n.numberOf {
		if place == nowhere || m.open.has(place) {
			n.numberOf[place] = len(n.place)
			n.place = append(n.place, place)
		}
	}
	all := make([]int, 0, 5*len(n.place)) // room for all lists of steps
	for _, place := range n.place {
		first := len(all)
		all = m.steps(place, all)
		for i := first; i < len(all); i++ {
			all[i] = n.numberOf[all[i]]
		}
		n.moves = append(n.moves, all[first:])
	}
	for k := range n.from {
		n.from[k], n.to[k] = n.numberOf[nowhere], n.numberOf[nowhere]
		if k < m.ghosts {
			n.from[k], n.to[k] = n.numberOf[m.start[k]], n.numberOf[m.goal[k]]
		}
	}
}
