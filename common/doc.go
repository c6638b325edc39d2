// Package common holds what the puzzle programs share: the packed forms of a
// state, the tables of neighbouring cells, the bit set and the array-backed
// queue of a breadth-first search, the plain search itself, and the loop that
// reads cases and prints answers.
//
// Everything that a submission uses compiles with Go 1.13. The plain search is in
// no submission.
package common
