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
	cells := make([]int, 0, len(f.Frames[0].Cells)) // of each piece
	for cell, c := range f.Frames[0].Cells {
		if c = c.unmarked(); c.Shape != Letter {
			cells, movers = append(cells, cell), append(movers, mover{Piece: []svgCell{{Cell: c}}})
		}
	}
	at := make([][]point, len(movers)) // on each board
	for i := range f.Frames {
		if i > 0 {
			from, to, ok := exchanged(f.Frames[i-1].Cells, f.Frames[i].Cells)
			if !ok {
				return nil
			}
			for k, cell := range cells {
				if cell == from || cell == to {
					cells[k] = from + to - cell
				}
			}
		}
		for k, cell := range cells {
			at[k] = append(at[k], f.corner(cell))
		}
	}
	for k := range movers {
		movers[k].Start, movers[k].Motion = at[k][0], d.motion(at[k])
	}
	return movers
}

func (c Cell) unmarked() Cell {
	c.Mark = Unmarked
	return c
}

// exchanged finds the two cells in which boards differ; ok reports whether they are exchanged.
func exchanged(before, after []Cell) (from, to int, ok bool) {
	var differ []int
	for i := range before {
		if before[i].unmarked() != after[i].unmarked() {
			differ = append(differ, i)
		}
	}
	if len(differ) != 2 {
		return 0, 0, false
	}
	from, to = differ[0], differ[1]
	return from, to, before[from].unmarked() == after[to].unmarked() &&
		before[to].unmarked() == after[from].unmarked()
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
