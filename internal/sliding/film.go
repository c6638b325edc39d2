// Package sliding holds what the plain searches of the two sliding puzzles share:
// their moves (moves.go), and how their routes are drawn (film.go).
package sliding

import (
	"fmt"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Film draws a route of a sliding puzzle, ranks of boards of columns by rows cells
// with the blank as 0. If there is no route it draws the board alone and says why it
// cannot become the goal; that reason holds for an odd number of columns only. A
// caption names the tile that moved, and where to.
func Film(board, goal common.Cells, route []uint64, columns, rows int) view.Film {
	film, count, blank := view.Film{Columns: columns}, columns*rows, -1
	if len(route) == 0 {
		route = []uint64{uint64(common.Rank(board, count))}
		film.Note = whyNot(board, goal, count)
	}
	for _, rank := range route {
		board := common.Unrank(int(rank), count)
		caption, moved := "start", blank // the tile is now where the blank was
		if moved >= 0 {
			caption = fmt.Sprintf("%d %s", board.At(moved), view.Direction(board.Blank(), moved, columns))
		}
		film.Frames = append(film.Frames, view.Frame{Caption: caption, Cells: cells(board, count, moved)})
		blank = board.Blank()
	}
	return film
}

// cells draws a board; the tile in the cell moved, which may be -1, is marked.
func cells(board common.Cells, count, moved int) []view.Cell {
	drawn := make([]view.Cell, count)
	for i := range drawn {
		if tile := board.At(i); tile != 0 {
			drawn[i] = view.Cell{Label: strconv.Itoa(tile), Colour: view.Sand, Shape: view.Tile}
		}
		if i == moved {
			drawn[i].Mark = view.Moved
		}
	}
	return drawn
}

// whyNot counts the inversions, the pairs of tiles in the other order than on the
// goal.
func whyNot(board, goal common.Cells, count int) string {
	var place [16]int // of each tile on the goal
	for i := 0; i < count; i++ {
		place[goal.At(i)] = i
	}
	inversions := 0
	for i := 0; i < count; i++ {
		for k := i + 1; k < count; k++ {
			first, second := board.At(i), board.At(k)
			if first != 0 && second != 0 && place[first] > place[second] {
				inversions++
			}
		}
	}
	return fmt.Sprintf("No route: the number of inversions, pairs of tiles that the goal has in the other order, "+
		"is %d. A move changes it by an even number, so it stays odd; the goal has 0.", inversions)
}
