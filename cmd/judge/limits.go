package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"time"
)

// limit is what a problem's judge allows one run.
type limit struct {
	time      time.Duration // by the wall clock; a run is killed here
	memory    int64         // bytes, 0 where none is published; marked, never failed
	manyCases bool          // the judge's input holds many cases, not one
}

const mebibyte = 1 << 20

// header is the line of a program's header that says what its judge allows, such
// as "limits: 1 s, 64 MB" or "limits: 12 s, many cases".
var header = regexp.MustCompile(`(?m)^//\tlimits: (\d+) s(?:, (\d+) MB)?(, many cases)?`)

// limitOf reads the limits in the header of the main.go in a problem's directory;
// without them a run may take 2 seconds. A golden may ask more than a judge's own tests do, even
// a whole state space: it has to be answered within the same limit.
func limitOf(dir string) limit {
	source, err := os.ReadFile(filepath.Join(dir, "main.go"))
	m := header.FindSubmatch(source)
	if err != nil || m == nil {
		return limit{time: 2 * time.Second}
	}
	seconds, _ := strconv.Atoi(string(m[1]))
	megabytes, _ := strconv.ParseInt(string(m[2]), 10, 64)
	return limit{time.Duration(seconds) * time.Second, megabytes * mebibyte, m[3] != nil}
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
