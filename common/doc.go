// Package common holds what the puzzle programs share: packed states, neighbouring
// cells, the bit set and the queue of a breadth-first search, the plain search, and
// reading and printing. All but the plain search (BFS) is submitted, so it compiles
// with Go 1.13.
package common
