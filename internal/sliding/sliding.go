// Package sliding holds what the command lines of the two sliding puzzles share: how a board is
// written, random and smaller boards, and the drawing of a route.
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

// Puzzle is a sliding puzzle. On a board, the blank is 0. A state is the rank of a board.
//
// The number of columns must be odd, because only then does Inversions say whether a board can be
// solved.
type Puzzle struct {
	Columns int

	// Goal is the solved board as the puzzle writes it: the tiles in order and then the blank,
	// such as "1 2 3 4 5 6 7 8 x".
	Goal string

	Read func(in *common.Reader) (common.Cells, error)

	// Search answers a board with the fast search. It returns the least number of moves, or -1 if
	// the board cannot be solved, and then what cli.Game's Search returns.
	Search func(lang view.Language, board common.Cells) (moves int, ends []cli.End, note string)
}

// tiles returns the characters of a goal that are the tiles 1, 2, ... and then the blank.
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
	board, _ := p.Read(common.NewReader(strings.NewReader(text)))
	return board
}

// write writes a board in the format of a goal: it replaces each tile of the goal with the tile of
// the board in the same cell.
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
			if moves, _, _ := p.Search(view.English, board); moves < 0 && !unsolvable {
				return ""
			}
			return p.write(board, goal) + "\n"
		},
	}
}

// random returns the i-th random board: the goal after up to 1+i/4 random moves.
func (p Puzzle) random(r *rand.Rand, i int) common.Cells {
	board, beside := p.parse(p.Goal), common.Grid(p.Columns, p.cells()/p.Columns)
	for moves := r.Intn(2 + i/4); moves > 0; {
		blank := board.Blank()
		if tile := beside[blank][r.Intn(4)]; tile != common.NoCell {
			board = board.Slide(tile, blank)
			moves--
		}
	}
	return board
}

// Smaller returns the boards one move away from the board of a text, in which the blank may be
// written as in the goal or as 0.
func (p Puzzle) Smaller(text string) []string {
	tiles := tiles(p.Goal)
	blanks := tiles[len(tiles)-1:] + "0"
	return cli.Slides(text, tiles+"0", blanks, p.Columns, len(tiles))
}

// Board is a board as a cli.Game, except for its state space: plain.go of each puzzle adds Starts,
// Solved and Moves.
type Board struct {
	Puzzle
	Start common.Cells
}

func (g Board) Write(state uint64) string { return g.write(g.board(state), g.Goal) }
func (g Board) Read(in *common.Reader) (uint64, error) {
	board, err := g.Puzzle.Read(in)
	if err != nil {
		return 0, err
	}
	return g.state(board), nil
}

func (g Board) Distance(state uint64, _ int) int {
	moves, _, _ := g.Puzzle.Search(view.English, g.board(state))
	return moves
}

func (g Board) Search(lang view.Language) (ends []cli.End, note string) {
	_, ends, note = g.Puzzle.Search(lang, g.Start)
	return ends, note
}

// Film draws a route, or if there is no route, the board alone with the reason. A caption names the
// tile that moved and the direction.
func (g Board) Film(lang view.Language, route []uint64, _ int) (film view.Film) {
	film.Columns = g.Columns
	if route == nil {
		route = []uint64{g.state(g.Start)}
		film.Note = g.whyNot(lang)
	}
	before := 0 // the cell of the blank before the move
	for i, state := range route {
		board := g.board(state)
		drawn := draw(board, g.cells())
		caption := lang.Say("start", "起点")
		blank := board.Blank()
		if i > 0 { // the tile that moved is where the blank was
			way := lang.Direction(blank, before, g.Columns)
			caption = fmt.Sprintf("%d %s", board.At(before), way)
			drawn[before].Mark = view.Moved
		}
		film.Frames = append(film.Frames, view.Frame{Caption: caption, Cells: drawn})
		before = blank
	}
	return film
}

// draw draws the tiles of a board; the blank stays empty.
func draw(board common.Cells, cells int) []view.Cell {
	drawn := make([]view.Cell, cells)
	for cell := range drawn {
		if tile := board.At(cell); tile != 0 {
			drawn[cell] = view.Cell{
				Label:  strconv.Itoa(tile),
				Colour: view.Sand,
				Shape:  view.Tile,
			}
		}
	}
	return drawn
}

// whyNot says why a board cannot become the goal.
func (g Board) whyNot(lang view.Language) string {
	return lang.Say("No route: the number of inversions (pairs of tiles in the "+
		"wrong order) is %d. Every move changes it by an even number, so it stays odd and never "+
		"becomes 0.", "无解：逆序数（前大后小的数对的个数）是 %d。每走一步，它的变化都是"+
		"偶数，所以始终是奇数，不会变成终点的 0。", Inversions(g.Start, g.cells()))
}

// Inversions returns the number of inversions of a board. Read the tiles row by row, without the
// blank. An inversion is a pair of tiles of which the first is larger.
//
// A sideways move does not change that order. A tile that moves up or down passes the tiles between
// its two cells, one fewer than there are columns, and each of these pairs is reversed. If the
// number of columns is odd, the number of inversions therefore changes by an even number.
func Inversions(board common.Cells, cells int) (inversions int) {
	for second := 0; second < cells; second++ {
		for first := 0; first < second; first++ {
			if board.At(second) != 0 && board.At(first) > board.At(second) {
				inversions++
			}
		}
	}
	return inversions
}
