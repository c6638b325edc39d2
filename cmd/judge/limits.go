package main

import "time"

// limit is what a problem's judge allows one run.
type limit struct {
	time      time.Duration // by the wall clock; a run is killed here
	memory    int64         // bytes, 0 where none is published; marked, never failed
	manyCases bool          // the judge's input holds many cases, not one
}

const mebibyte = 1 << 20

// A golden may ask more than a judge's own tests do, a whole state space even:
// the program then has to answer it within the same limit.
var limits = map[string]limit{
	"lc773":     {time: time.Second}, // none is published; there are 360 boards
	"acwing845": {time: time.Second, memory: 64 * mebibyte},
	"luogu2346": {time: time.Second, memory: 125 * mebibyte},
	"euler244":  {time: 2 * time.Second}, // no judge; there are 102,960 frames
	"uva1601":   {time: 12 * time.Second, manyCases: true},
}

// limitOf is the only place that knows the limits.
func limitOf(problem string) limit {
	if l, ok := limits[problem]; ok {
		return l
	}
	return limit{time: 2 * time.Second}
}

const (
	// updateLimit is for one run of the plain search, which may be slow.
	updateLimit = 60 * time.Second

	// helperLimit is for what a program says of itself or of its input.
	helperLimit = 10 * time.Second

	// outputSlack is how much more than twice its golden (CRLF is no mistake) a
	// program may print before it is killed; it bounds what the runner holds.
	outputSlack = mebibyte

	// updateOutput is the most that goes into a golden.
	updateOutput = 64 * mebibyte

	// stderrKept is how much is kept to be shown; the rest is dropped.
	stderrKept = 16 << 10
)
