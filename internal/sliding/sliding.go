// Package sliding provides the code that the command lines of the two sliding puzzles, lc773 and
// acwing845, share: the writing, reading and drawing of states, and random and smaller boards.
package sliding

import (
	"fmt"
	"math/rand"
	"strconv"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Puzzle is a sliding puzzle, with the methods that its cli.Game needs. On a board, the blank is 0.
// A state is the rank of a board.
type Puzzle struct {
	// Width is the number of columns. It must be odd, because only then does
	// common.Inversions say whether a board can be solved.
	Width int

	// Goal is the solved board as the puzzle writes it: the tiles in order and then the blank,
	// such as "1 2 3 4 5 6 7 8 x".
	Goal string

	ReadBoard func(in *common.Reader) (common.Cells, error)
}

// tiles returns the characters that a goal uses for the tiles 1, 2, ... and then for the blank.
func tiles(goal string) string {
	between := func(r rune) bool { return strings.ContainsRune("[], \n", r) }
	return strings.Join(strings.FieldsFunc(goal, between), "")
}

func (p Puzzle) cells() int { return len(tiles(p.Goal)) }

func (p Puzzle) state(board common.Cells) uint64 {
	return uint64(common.Rank(board, p.cells()))
}

func (p Puzzle) board(state uint64) common.Cells {
	return common.Unrank(int(state), p.cells())
}

// parse reads a board from a text that is known to be valid.
func (p Puzzle) parse(text string) common.Cells {
	board, _ := p.ReadBoard(common.NewReader(strings.NewReader(text)))
	return board
}

// write writes a board in the format of a goal: it replaces each tile of the goal with the board's
// tile in the same cell.
func (p Puzzle) write(board common.Cells, goal string) string {
	var pairs []string
	tiles := tiles(goal)
	for cell := range tiles {
		tile := (board.At(cell) + len(tiles) - 1) % len(tiles) // 0, the blank, comes last
		pairs = append(pairs, tiles[cell:cell+1], tiles[tile:tile+1])
	}
	return strings.NewReplacer(pairs...).Replace(goal)
}

// Form returns the form of a judge that writes boards in the format of a goal. unsolvable says
// whether the judge gives boards without a solution.
func (p Puzzle) Form(judge, goal string, unsolvable bool) cli.Form {
	return cli.Form{
		Judge: judge,
		Random: func(r *rand.Rand, i int) string {
			text := p.write(p.random(r, i), goal) + "\n"
			if unsolvable && r.Intn(10) == 0 { // swap the tiles 1 and 2
				text = strings.NewReplacer("1", "2", "2", "1").Replace(text)
			}
			return text
		},
		Text: func(text string) string {
			board := p.parse(text)
			if !unsolvable && common.Inversions(board, p.cells())%2 != 0 {
				return ""
			}
			return p.write(board, goal) + "\n"
		},
	}
}

// random returns the i-th random board: the goal after up to 1+i/4 random moves.
func (p Puzzle) random(r *rand.Rand, i int) common.Cells {
	board := p.parse(p.Goal)
	for _, tile := range cli.RandomWalk(r, 1+i/4, board.Blank(), p.Width, p.cells()/p.Width) {
		board = board.Slide(tile, board.Blank())
	}
	return board
}

// Smaller returns the boards one move away from the board in a text. The blank may be written as in
// the goal or as 0.
func (p Puzzle) Smaller(text string) []string {
	tiles := tiles(p.Goal)
	blanks := tiles[len(tiles)-1:] + "0"
	return cli.Slides(text, tiles+"0", blanks, p.Width, len(tiles))
}

// Write writes a state in the format of Goal.
func (p Puzzle) Write(state uint64) string { return p.write(p.board(state), p.Goal) }

// Read reads a board and returns its state.
func (p Puzzle) Read(in *common.Reader) (uint64, error) {
	board, err := p.ReadBoard(in)
	if err != nil {
		return 0, err
	}
	return p.state(board), nil
}

// SolvedState returns the state of the solved board, for cli.Program.
func (p Puzzle) SolvedState(cli.Game) uint64 { return p.state(p.parse(p.Goal)) }

// Move names the tile that moved to the blank's cell, and the direction.
func (p Puzzle) Move(lang view.Language, from, to uint64) string {
	before, after := p.board(from), p.board(to)
	way := lang.Direction(after.Blank(), before.Blank(), p.Width)
	return fmt.Sprintf("%d %s", after.At(before.Blank()), way)
}

// Columns returns the width of a board.
func (p Puzzle) Columns() int { return p.Width }

// Draw draws the tiles of a board; the blank stays empty.
func (p Puzzle) Draw(_ view.Language, before, state uint64) view.Frame {
	board, cells := p.board(state), make([]view.Cell, p.cells())
	for cell := range cells {
		if tile := board.At(cell); tile != 0 {
			cells[cell] = view.Cell{Label: strconv.Itoa(tile), Colour: view.Sand, Shape: view.Tile}
		}
	}
	if before != state {
		cells[p.board(before).Blank()].Mark = view.Moved
	}
	return view.Frame{Cells: cells}
}

// Reason says why a board with an odd number of inversions cannot become the goal.
func (p Puzzle) Reason(lang view.Language, start common.Cells) string {
	return lang.Say("No route: the number of inversions (pairs of tiles in the "+
		"wrong order) is %d. Every move changes it by an even number, so it stays odd and never "+
		"becomes 0.", "无解：逆序数（前大后小的数对的个数）是 %d。每走一步，它的变化都是"+
		"偶数，所以始终是奇数，不会变成终点的 0。", common.Inversions(start, p.cells()))
}
