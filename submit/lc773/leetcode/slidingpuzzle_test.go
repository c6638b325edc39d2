package leetcode

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The function as LeetCode calls it, on all 720 boards of lc773's golden.
func TestSlidingPuzzle(t *testing.T) {
	in, err := os.Open("../../../lc773/testdata/every-board.in")
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := os.Open("../../../lc773/testdata/every-board.out")
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	boards, n := json.NewDecoder(in), 0
	for {
		var board [][]int
		if err := boards.Decode(&board); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		var want int
		if _, err := fmt.Fscan(out, &want); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, slidingPuzzle(board)); diff != "" {
			t.Errorf("%v (-want +got):\n%s", board, diff)
		}
		n++
	}
	if n != 720 {
		t.Errorf("%d boards, want 720", n)
	}
}
