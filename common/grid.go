package common

// The four directions of a step, in the order in which every table of neighbours
// holds them.
const (
	Up = iota
	Down
	Left
	Right
)

// NoCell stands in a Grid where a step would leave the grid.
const NoCell = -1

// Grid numbers the cells of a grid of w columns and h rows in reading order
// and returns, for each cell, the cells beside it in the order Up, Down, Left,
// Right, with NoCell where the grid ends. For a grid of 3 columns and 2 rows:
//
//	0 1 2        Grid(3, 2)[4] = {1, NoCell, 3, 5}
//	3 4 5        Grid(3, 2)[2] = {NoCell, 5, 1, NoCell}
//
// It costs O(w*h); w and h must not be negative.
func Grid(w, h int) [][4]int {
	beside := make([][4]int, w*h)
	for cell := range beside {
		x, y := cell%w, cell/w
		beside[cell] = [4]int{NoCell, NoCell, NoCell, NoCell}
		if y > 0 {
			beside[cell][Up] = cell - w
		}
		if y < h-1 {
			beside[cell][Down] = cell + w
		}
		if x > 0 {
			beside[cell][Left] = cell - 1
		}
		if x < w-1 {
			beside[cell][Right] = cell + 1
		}
	}
	return beside
}
