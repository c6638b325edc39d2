// Package common provides the code that the puzzle programs share: packed states and their moves,
// the bit set and the queue for breadth-first search, the plain and bidirectional searches, and the
// code that reads input and prints answers. A submission contains the parts of the package that
// it needs, so the package must compile with Go 1.13, the oldest version that a judge uses.
package common
