package main

import (
	"testing"

	"bfspuzzles/internal/golden"
)

func reader() *golden.Reader { return golden.NewReader("luogu2346", "case", answers()) }

func FuzzReader(f *testing.F) { reader().Fuzz(f) }

func TestVariantsOfGoldens(t *testing.T) { reader().CheckVariants(t, "") }

func TestBounds(t *testing.T) {
	reader().CheckBounds(t, "OOBBBWWBBWBWWBWW\n")
}
