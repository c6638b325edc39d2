package common

// NoCell takes the place of a cell beyond the edge of a Grid.
const NoCell = -1

// Grid numbers the cells of a grid of w columns and h rows in reading order. It returns the
// cells beside each cell: above, below, left and right of it, or NoCell at the edge. In a grid
// of 3 columns and 2 rows:
//
//	0 1 2        Grid(3, 2)[4] = {1, NoCell, 3, 5}
//	3 4 5        Grid(3, 2)[2] = {NoCell, 5, 1, NoCell}
//
// It takes O(w*h) time; w and h must not be negative.
func Grid(w, h int) [][4]int {
	beside := make([][4]int, w*h)
	for cell := range beside {
		up, down, left, right := cell-w, cell+w, cell-1, cell+1
		if cell < w {
			up = NoCell
		}
		if cell >= w*(h-1) {
			down = NoCell
		}
		if cell%w == 0 {
			left = NoCell
		}
		if cell%w == w-1 {
			right = NoCell
		}
		beside[cell] = [4]int{up, down, left, right}
	}
	return beside
}
