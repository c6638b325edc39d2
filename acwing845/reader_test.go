package main

import (
	"testing"

	"bfspuzzles/internal/golden"
)

func reader() *golden.Reader { return golden.NewReader("acwing845", "case", answers()) }

func FuzzReader(f *testing.F) { reader().Fuzz(f) }

func TestVariantsOfGoldens(t *testing.T) { reader().CheckVariants(t, "") }

func TestBounds(t *testing.T) {
	reader().CheckBounds(t, "6 4 7 8 5 x 3 2 1\n", "12345687x")
}
