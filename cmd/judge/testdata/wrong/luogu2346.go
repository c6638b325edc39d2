// Luogu P2346. The argument selects a mistake in programs.txt; without one, the program is right.
// The mistake won-late shows only on boards that are already won, which Luogu's statement does not
// allow.
package main

import (
	"fmt"
	"os"
	"strings"
)

var bug string

var lines = [][]int{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15},
	{0, 4, 8, 12}, {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}, {0, 5, 10, 15}, {3, 6, 9, 12}}

func won(board string) bool {
	for i, line := range lines {
		if bug == fmt.Sprint("line", i) {
			continue
		}
		four := ""
		for _, cell := range line {
			four += board[cell : cell+1]
		}
		if four == "BBBB" || four == "WWWW" {
			return true
		}
	}
	return false
}

type state struct {
	board string
	turn  byte // the side to move, or 0 if both may move
}

func other(colour byte) byte { return 'B' + 'W' - colour }

func next(s state) (after []state) {
	for blank := range s.board {
		if s.board[blank] != 'O' {
			continue
		}
		for _, d := range []int{-4, 4, -1, 1} {
			to := blank + d
			if to < 0 || to > 15 || bug != "edge" && to/4 != blank/4 && to%4 != blank%4 {
				continue
			}
			piece := s.board[to]
			if piece == 'O' || s.turn != 0 && piece != s.turn {
				continue
			}
			b := []byte(s.board)
			b[blank], b[to] = piece, 'O'
			then := state{board: string(b)}
			if s.turn != 0 {
				then.turn = other(s.turn)
			}
			after = append(after, then)
		}
	}
	return after
}

func distance(board string) int {
	starts := []state{{board, 'B'}, {board, 'W'}}
	switch bug {
	case "black":
		starts = starts[:1]
	case "white":
		starts = starts[1:]
	case "anyone":
		starts = []state{{board, 0}}
	}
	seen := map[state]bool{}
	mark := func(s state) bool { // reports whether s is new
		if bug == "marks" {
			s.turn = 0
		}
		before := seen[s]
		seen[s] = true
		return !before
	}
	for steps := 0; len(starts) > 0; steps++ {
		var layer []state
		for _, s := range starts {
			if won(s.board) && (steps > 0 || bug != "won-late") {
				return steps
			}
			for _, after := range next(s) {
				if mark(after) {
					layer = append(layer, after)
				}
			}
		}
		starts = layer
	}
	return -1
}

func main() {
	if len(os.Args) > 1 {
		bug = os.Args[1]
	}
	for {
		var rows [4]string
		for i := range rows {
			fmt.Scan(&rows[i])
		}
		if rows[3] == "" { // the end of the input
			return
		}
		fmt.Println(distance(strings.Join(rows[:], "")))
	}
}
