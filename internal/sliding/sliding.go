// Package sliding is what the two sliding puzzles have in common on their command lines: how a
// board is written, a game of it, random boards, and the drawing of a route.
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

// Puzzle is a sliding puzzle with an odd number of columns. A board has the blank as 0; a state of
// the plain search, and a position of the game, is its rank.
type Puzzle struct {
	Columns, Rows int
	Goal          common.Cells // the tiles in order, and then the blank

	Layout string // how a board is written: a ? stands for each cell
	Tiles  string // the characters of the blank and of the tiles 1, 2, ...

	Unsolvable bool // whether a board that is given may have no solution

	Read     func(in *common.Reader) (common.Cells, error)
	Distance func(board common.Cells) int // moves to the goal, -1 if it cannot be reached

	// The searches of cli.Case, by board.
	Route  func(search *common.BFS, board common.Cells) []uint64
	Search func(lang view.Language, board common.Cells) (ends []cli.End, note string)
}

func (p Puzzle) cells() int { return p.Columns * p.Rows }

func (p Puzzle) position(board common.Cells) uint64 {
	return uint64(common.Rank(board, p.cells()))
}

func (p Puzzle) board(position uint64) common.Cells {
	return common.Unrank(int(position), p.cells())
}

// Text writes a board.
func (p Puzzle) Text(board common.Cells) string {
	text := p.Layout
	for cell := 0; cell < p.cells(); cell++ {
		tile := string(p.Tiles[board.At(cell)])
		text = strings.Replace(text, "?", tile, 1)
	}
	return text
}

// Random returns the text of the i-th random board: the goal after some moves, a few more for
// each board before. If there may be no solution, one in ten has two tiles exchanged.
func (p Puzzle) Random(r *rand.Rand, i int) string {
	board, beside := p.Goal, common.Grid(p.Columns, p.Rows)
	for moves := r.Intn(2 + i/4); moves > 0; {
		blank := board.Blank()
		if tile := beside[blank][r.Intn(4)]; tile != common.NoCell {
			board = board.Slide(blank, tile)
			moves--
		}
	}
	text := p.Text(board) + "\n"
	if p.Unsolvable && r.Intn(10) == 0 {
		return strings.NewReplacer("1", "2", "2", "1").Replace(text)
	}
	return text
}

// Rewrite writes the board of a text as the puzzle does, or returns "" if that board has no
// solution but should.
func (p Puzzle) Rewrite(text string) string {
	board, _ := p.Read(common.NewReader(strings.NewReader(text))) // it was read before
	if !p.Unsolvable && p.Distance(board) < 0 {
		return ""
	}
	return p.Text(board) + "\n"
}

// Smaller returns the boards beside the one of a text.
func (p Puzzle) Smaller(text string) []string {
	return cli.Slides(text, p.Tiles+"0", p.Tiles[:1]+"0", p.Columns, p.cells())
}

// ReadCase reads a board for the plain search, for playing it and for drawing its route.
func (p Puzzle) ReadCase(in *common.Reader) (cli.Case, error) {
	board, err := p.Read(in)
	return p.Case(board), err
}

// Case returns the case of a board.
func (p Puzzle) Case(board common.Cells) cli.Case {
	moves := common.SlidingMoves(p.Columns, p.Rows)
	return cli.Case{
		Route: func(search *common.BFS) []uint64 {
			return p.Route(search, board)
		},
		Search: func(lang view.Language) (ends []cli.End, note string) {
			return p.Search(lang, board)
		},
		Play: func() cli.Play {
			return cli.Play{
				Starts: []uint64{p.position(board)},
				Read: func(in *common.Reader) (uint64, error) {
					board, err := p.Read(in)
					return p.position(board), err
				},
				Text: func(position uint64) string {
					return p.Text(p.board(position))
				},
				Moves: moves,
				Distance: func(position uint64) int {
					return p.Distance(p.board(position))
				},
			}
		},
		Solved: func(position uint64) bool {
			return p.board(position) == p.Goal
		},
		Moves: moves,
		Film: func(lang view.Language, route []uint64, _ int) view.Film {
			return p.film(lang, board, route)
		},
	}
}

// film draws a route. If there is none, it draws the board alone and says why. A caption names
// the tile that moved, and where to.
func (p Puzzle) film(lang view.Language, board common.Cells, route []uint64) (film view.Film) {
	film.Columns = p.Columns
	if route == nil {
		route = []uint64{p.position(board)}
		film.Note = p.whyNot(lang, board)
	}
	before := 0 // the cell of the blank
	for i, position := range route {
		board := p.board(position)
		caption := lang.Say("start", "起点")
		drawn := make([]view.Cell, p.cells())
		for cell := range drawn {
			if tile := board.At(cell); tile != 0 {
				drawn[cell] = view.Cell{
					Label:  strconv.Itoa(tile),
					Colour: view.Sand,
					Shape:  view.Tile,
				}
			}
		}
		blank := board.Blank()
		if i > 0 { // the tile that moved is where the blank was
			way := lang.Direction(blank, before, p.Columns)
			caption = fmt.Sprintf("%d %s", board.At(before), way)
			drawn[before].Mark = view.Moved
		}
		film.Frames = append(film.Frames, view.Frame{Caption: caption, Cells: drawn})
		before = blank
	}
	return film
}

// whyNot counts the inversions of a board that cannot become the goal.
func (p Puzzle) whyNot(lang view.Language, board common.Cells) string {
	inversions := 0
	for second := 0; second < p.cells(); second++ {
		for first := 0; first < second; first++ {
			if board.At(second) != 0 && board.At(first) > board.At(second) {
				inversions++
			}
		}
	}
	return fmt.Sprintf(lang.Say("No route: the number of inversions, pairs of tiles that the goal "+
		"has in the other order, is %d. A move changes it by an even number, so it stays odd; "+
		"the goal has 0.", "无解：逆序数（与终点顺序相反的数对）是 %d。每一步使它改变偶数，"+
		"所以始终是奇数；而终点的逆序数是 0。"), inversions)
}
