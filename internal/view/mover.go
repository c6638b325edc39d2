package view

// mover is what goes from board to board on the stage. It arrives when the time of a board ends.
type mover struct {
	Piece  []svgCell // a piece, at 0, 0; none for what has a trail
	Way    *way      // the trail, or nil
	Start  point
	Motion []arrival // empty if it never moves
}

// arrival is where something is, and when it arrives or leaves there, in percent of the period.
type arrival struct {
	point
	Percent float64
}

// newMovers returns what has a trail, or else the pieces: all coloured cells, if every board is the
// one before it but for two cells that are exchanged. Otherwise there are none.
func newMovers(f *Film, d *drawing) (movers []mover) {
	for i := range d.Ways {
		w := &d.Ways[i]
		movers = append(movers, mover{Way: w, Start: w.Start, Motion: d.motion(w.At)})
	}
	if d.Ways != nil || len(f.Frames) == 1 {
		return movers
	}
	var at [][]point // of each piece, on each board
	for k, c := range f.Frames[0].Cells {
		if c.Shape != Letter {
			piece := mover{Piece: []svgCell{{Cell: c.unmarked()}}, Start: f.corner(k)}
			at, movers = append(at, []point{piece.Start}), append(movers, piece)
		}
	}
	for i := range f.Frames[1:] {
		from, to, ok := f.exchanged(i)
		if !ok {
			return nil
		}
		for k, way := range at {
			p := way[i]
			if p == from || p == to {
				p = from.Add(to).Sub(p)
			}
			at[k] = append(way, p)
		}
	}
	for k, way := range at {
		movers[k].Motion = d.motion(way)
	}
	return movers
}

func (c Cell) unmarked() Cell {
	c.Mark = Unmarked
	return c
}

// exchanged finds where the two cells are in which board i and the next one differ; ok reports
// whether they are exchanged.
func (f *Film) exchanged(i int) (from, to point, ok bool) {
	before, after := f.Frames[i].Cells, f.Frames[i+1].Cells
	same := func(a, b int) bool { return before[a].unmarked() == after[b].unmarked() }
	var differ []int
	for k := range before {
		if !same(k, k) {
			differ = append(differ, k)
		}
	}
	if len(differ) != 2 {
		return from, to, false
	}
	a, b := differ[0], differ[1]
	return f.corner(a), f.corner(b), same(a, b) && same(b, a)
}

// motion returns the arrivals of what is at these points on the boards. While it stays, there is
// one arrival where it begins to, and one where it leaves.
func (d *drawing) motion(at []point) (motion []arrival) {
	last := len(at) - 1
	for i, p := range at {
		if i > 0 && p != at[i-1] || i < last && p != at[i+1] {
			motion = append(motion, arrival{p, d.Boards[i].Leaves})
		}
	}
	if motion != nil {
		motion = append(motion, arrival{at[last], 100})
	}
	return motion
}
