package view

// mover is what goes from board to board on the stage: a piece, or what has a trail. It goes to its
// place on a board in the first half of the time of that board.
type mover struct {
	Trail
	Piece []svgCell // at 0, 0
	At    []point   // on each board
	Line  []point   // corners of the trail
	Tags  []tag     // of the trail
}

// pieces returns all coloured cells, if every board is the one before it but for two cells that
// are exchanged. Otherwise there are none.
func (f *Film) pieces() (pieces []mover) {
	for k, c := range f.Frames[0].Cells {
		if c.Shape != Letter {
			pieces = append(pieces, mover{Piece: []svgCell{{Cell: c}}, At: []point{f.corner(k)}})
		}
	}
	for i, frame := range f.Frames[1:] {
		a, b := exchanged(f.Frames[i].Cells, frame.Cells)
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

// exchanged returns the two cells that are exchanged from a board to the next one. If that is not
// all that changes, it returns one cell twice.
func exchanged(before, after []Cell) (a, b int) {
	same := func(a, b int) bool {
		was, is := before[a], after[b]
		was.Mark = is.Mark // does not count
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
