package main

import (
	"testing"

	"bfspuzzles/internal/golden"
)

func TestShown(t *testing.T) { golden.CheckShown(t, program()) }
