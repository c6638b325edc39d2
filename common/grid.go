package common

// Grid numbers the cells of a grid of w columns and h rows in reading order. For each cell, it
// returns the cells above, below, left and right of it, in that order, without cells beyond the
// edge. In a grid of 3 columns and 2 rows:
//
//	0 1 2        Grid(3, 2)[4] = {1, 3, 5}
//	3 4 5        Grid(3, 2)[2] = {5, 1}
//
// Grid takes O(w*h) time; w and h must not be negative.
func Grid(w, h int) [][]int {
	beside := make([][]int, w*h)
	for cell := range beside {
		others := make([]int, 0, 4)
		if cell >= w {
			others = append(others, cell-w)
		}
		if cell < w*(h-1) {
			others = append(others, cell+w)
		}
		if cell%w > 0 {
			others = append(others, cell-1)
		}
		if cell%w < w-1 {
			others = append(others, cell+1)
		}
		beside[cell] = others
	}
	return beside
}
