// Package common holds what the puzzle programs share: packed states, neighbouring
// cells, the bit set and the queue of a breadth-first search, the plain search, and
// reading and printing. What a program needs of it is submitted with it, so all of it
// compiles with Go 1.13, the oldest compiler of a judge.
package common
