package view

// mover is what goes from board to board on the stage.
type mover struct {
	Piece  []svgCell // a piece, at 0, 0; none for what has a trail
	Way    *way      // the trail, or nil
	At     []point   // on each board
	Motion []arrival // empty if it never moves
}

// arrival is where something is, and when it arrives or leaves there, in percent of the period.
type arrival struct {
	point
	Percent float64
}

// newMovers returns what has a trail, or else the pieces.
func newMovers(f *Film, d *drawing) (movers []mover) {
	for i := range d.Ways {
		movers = append(movers, mover{Way: &d.Ways[i], At: d.Ways[i].At})
	}
	if d.Ways == nil && len(f.Frames) > 1 {
		movers = f.pieces()
	}
	for i := range movers {
		movers[i].Motion = d.motion(movers[i].At)
	}
	return movers
}

// pieces returns all coloured cells, if every board is the one before it but for two cells that
// are exchanged. Otherwise there are none.
func (f *Film) pieces() (pieces []mover) {
	for k, c := range f.Frames[0].Cells {
		if c.Shape != Letter {
			piece := []svgCell{{Cell: c.unmarked()}}
			pieces = append(pieces, mover{Piece: piece, At: []point{f.corner(k)}})
		}
	}
	for i := range f.Frames[1:] {
		pair := f.exchanged(i)
		if pair == nil {
			return nil
		}
		for k := range pieces {
			p := pieces[k].At[i]
			if p == pair[0] || p == pair[1] {
				p = pair[0].Add(pair[1]).Sub(p)
			}
			pieces[k].At = append(pieces[k].At, p)
		}
	}
	return pieces
}

func (c Cell) unmarked() Cell {
	c.Mark = Unmarked
	return c
}

// exchanged returns where the two cells are that are exchanged from board i to the next one, and
// nil if that is not all that changes.
func (f *Film) exchanged(i int) (corners []point) {
	before, after := f.Frames[i].Cells, f.Frames[i+1].Cells
	same := func(a, b int) bool { return before[a].unmarked() == after[b].unmarked() }
	var differ []int
	for k := range before {
		if !same(k, k) {
			differ, corners = append(differ, k), append(corners, f.corner(k))
		}
	}
	if len(differ) != 2 || !same(differ[0], differ[1]) || !same(differ[1], differ[0]) {
		return nil
	}
	return corners
}

// motion returns the arrivals of what is at these points on the boards. It goes to its place on a
// board in the first half of the time of that board.
func (d *drawing) motion(at []point) (motion []arrival) {
	for i, b := range d.Boards {
		if i > 0 && at[i] != at[i-1] {
			middle := (b.Begins + b.Leaves) / 2
			motion = append(motion, arrival{at[i-1], b.Begins}, arrival{at[i], middle})
		}
	}
	if motion != nil {
		motion = append(motion, arrival{at[len(at)-1], 100})
	}
	return motion
}
