package main

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Long:    []string{"16 16 3\n", "3 1 1\na A\n"},
		Judge:   judge,
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }

// If you type a case, you get its answer without typing more.
func TestAnswersAtOnce(t *testing.T) {
	for _, text := range []string{
		"5 3 1\n#####\n#a A#\n#####\n", "5 3 1\n\n\n#####\n#a A#\n#####\n", "5 2 1\n a A \n     \n",
		"5 2 1\n     \n a A \n",
	} {
		more := iotest.ErrReader(errors.New("asked for more"))
		in := common.NewReader(io.MultiReader(strings.NewReader(text), more))
		if got, err := answers()(in); got != "2" || err != nil {
			t.Errorf("%q: answer %q, error %v, want 2", text, got, err)
		}
	}
}
