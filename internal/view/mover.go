package view

// mover is what goes from board to board on the stage: a piece, or what has a trail. It goes to its
// place on a board in the first half of the time of that board.
type mover struct {
	Piece []svgCell // at 0, 0
	At    []point   // on each board
	Trail
	Line []point // corners of the trail
	End  point   // of the trail
	Tags []tag   // of the trail
}

// pieces returns all coloured cells, if every board is the one before it but for two cells that
// are exchanged. Otherwise there are none.
func (f *Film) pieces() (pieces []mover) {
	for k, c := range f.Frames[0].Cells {
		if c.Shape != Letter {
			piece := []svgCell{{Cell: c}}
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

// exchanged returns where the two cells are that are exchanged from board i to the next one, and
// nil if that is not all that changes.
func (f *Film) exchanged(i int) (corners []point) {
	before, after := f.Frames[i].Cells, f.Frames[i+1].Cells
	same := func(a, b int) bool {
		was, is := before[a], after[b]
		was.Mark = is.Mark // does not count
		return was == is
	}
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
