package view

// mover is a thing that glides from board to board on the stage: a piece, or a thing with a trail.
// It glides to its place on a board in the first half of the time that the board is shown.
type mover struct {
	Trail
	Piece []svgCell // at 0, 0; empty if the mover has a trail
	At    []point   // its place on each board
	Line  []point   // corners of the trail
	Tags  []tag     // of the trail
}

// pieces returns all coloured cells as movers, if each board is the one before it with two cells
// swapped. Otherwise it returns nil.
func (f *Film) pieces() (pieces []mover) {
	for k, c := range f.Frames[0].Cells {
		if c.Shape != Letter {
			pieces = append(pieces, mover{Piece: []svgCell{{Cell: c}}, At: []point{f.corner(k)}})
		}
	}
	for i, frame := range f.Frames[1:] {
		a, b := swapped(f.Frames[i].Cells, frame.Cells)
		if a == b {
			return nil
		}
		for k := range pieces {
			p := pieces[k].At[i]
			if p == f.corner(a) || p == f.corner(b) {
				p = f.corner(a).Add(f.corner(b)).Sub(p)
			}
			pieces[k].At = append(pieces[k].At, p)
		}
	}
	return pieces
}

// swapped returns the two cells that are swapped between a board and the next one. If anything else
// changes, or nothing does, it returns one cell twice.
func swapped(before, after []Cell) (a, b int) {
	same := func(a, b int) bool { // except for marks
		was, is := before[a], after[b]
		was.Mark = is.Mark
		return was == is
	}
	var differ []int
	for k := range before {
		if !same(k, k) {
			differ = append(differ, k)
		}
	}
	if len(differ) != 2 || !same(differ[0], differ[1]) || !same(differ[1], differ[0]) {
		return 0, 0
	}
	return differ[0], differ[1]
}
