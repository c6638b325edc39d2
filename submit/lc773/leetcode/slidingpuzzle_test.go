package leetcode

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestSlidingPuzzle calls the function as LeetCode does, on all 720 boards of a golden of lc773.
func TestSlidingPuzzle(t *testing.T) {
	in, err := os.Open("../../../lc773/testdata/every-board.in")
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := os.ReadFile("../../../lc773/testdata/every-board.out")
	if err != nil {
		t.Fatal(err)
	}
	boards, answers := json.NewDecoder(in), strings.Fields(string(out))
	for _, want := range answers {
		var board [][]int
		if err := boards.Decode(&board); err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(slidingPuzzle(board)); got != want {
			t.Errorf("%v: got %s, want %s", board, got, want)
		}
	}
	if len(answers) != 720 || boards.More() {
		t.Errorf("%d answers, want 720, one for each board", len(answers))
	}
}
