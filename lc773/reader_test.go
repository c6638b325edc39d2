package main

import (
	"testing"

	"bfspuzzles/internal/golden"
)

func reader() *golden.Reader { return golden.NewReader("lc773", "case", answers()) }

func FuzzReader(f *testing.F) { reader().Fuzz(f) }

func TestVariantsOfGoldens(t *testing.T) { reader().CheckVariants(t, "") }

func TestBounds(t *testing.T) {
	reader().CheckBounds(t, "[[4,5,0],[1,2,3]]\n")
}
