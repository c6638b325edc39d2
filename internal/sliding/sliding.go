// Package sliding draws the routes of the two sliding puzzles.
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
func Film(lang view.Language, board, goal common.Cells, route []uint64, columns, rows int) (
	film view.Film) {
	film.Columns = columns
	count, blank := columns*rows, 0
	if len(route) == 0 {
		route = []uint64{uint64(common.Rank(board, count))}
		film.Note = whyNot(lang, board, goal, count)
	}
	for i, rank := range route {
		board := common.Unrank(int(rank), count)
		caption, drawn := lang.Say("start", "起点"), make([]view.Cell, count)
		for cell := range drawn {
			if tile := board.At(cell); tile != 0 {
				drawn[cell] = view.Cell{Label: strconv.Itoa(tile), Colour: view.Sand,
					Shape: view.Tile}
			}
		}
		if i > 0 { // the tile that moved is where the blank was
			caption = fmt.Sprintf("%d %s", board.At(blank),
				lang.Direction(board.Blank(), blank, columns))
			drawn[blank].Mark = view.Moved
		}
		film.Frames = append(film.Frames, view.Frame{Caption: caption, Cells: drawn})
		blank = board.Blank()
	}
	return film
}

// whyNot counts the inversions, the pairs of tiles that the goal has in the other
// order.
func whyNot(lang view.Language, board, goal common.Cells, count int) string {
	var place [16]int // place of each tile on the goal
	for i := 0; i < count; i++ {
		place[goal.At(i)] = i
	}
	inversions := 0
	for k := 0; k < count; k++ {
		for i := 0; i < k; i++ {
			before, after := board.At(i), board.At(k)
			if before != 0 && after != 0 && place[before] > place[after] {
				inversions++
			}
		}
	}
	return fmt.Sprintf(lang.Say("No route: the number of inversions, pairs of tiles that the goal "+
		"has in the other order, is %d. A move changes it by an even number, so it stays odd; "+
		"the goal has 0.", "无解：逆序数（与终点顺序相反的数对）是 %d。每一步使它改变偶数，"+
		"所以始终是奇数；而终点的逆序数是 0。"), inversions)
}
