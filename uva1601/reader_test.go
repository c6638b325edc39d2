package main

import (
	"testing"

	"bfspuzzles/internal/golden"
)

func reader() *golden.Reader { return golden.NewReader("uva1601", "dataset", answers()) }

func FuzzReader(f *testing.F) { reader().Fuzz(f) }

func TestVariantsOfGoldens(t *testing.T) { reader().CheckVariants(t, "0 0 0") }

func TestBounds(t *testing.T) {
	reader().CheckBounds(t, "16 16 3\n", "3 1 1\na A\n")
}
