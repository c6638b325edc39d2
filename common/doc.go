// Package common holds what the puzzle programs share: packed states and their moves, the
// bit set and the queue of a breadth-first search, the search from one end and the one
// from both, and reading and printing. A program is submitted together with the parts it
// needs, so all of it compiles with Go 1.13, the oldest compiler of a judge.
package common
