package main

import (
	"encoding/json"
	"strings"
	"time"
)

// event is what go test -json says in a line.
type event struct{ Action, Package, Test, Output string }

// check runs go test with all of go vet, and reports what they find.
func (j *judge) check() {
	start := time.Now()
	output, passed := j.goCommand("test", "-vet=all", "-json", "./...")
	if j.err != nil {
		return
	}
	j.testEvents(output)
	j.print("%s  %-10s %s\n", j.okay(passed), "go test", seconds(time.Since(start)))
	j.count("go test", passed)
}

// testEvents prints what go test says of packages and tests that fail, if verbose of every
// package. It keeps the names of tests that are skipped, and why.
func (j *judge) testEvents(output string) {
	said := map[event]string{} // by package and test
	for _, line := range lines(output) {
		var e event
		if json.Unmarshal([]byte(line), &e) != nil {
			j.print("%s", line) // it is not of a test
			continue
		}
		key := event{Package: e.Package, Test: e.Test}
		switch {
		case e.Action == "build-output":
			j.print("%s", e.Output)
		case e.Action == "output" && !strings.HasPrefix(e.Output, "=== "):
			said[key] += e.Output
		case e.Action == "fail", e.Action == "pass" && e.Test == "" && j.verbose:
			j.print("%s", said[key])
		case e.Action == "skip" && e.Test != "":
			why, _, _ := strings.Cut(said[key], "\n")
			j.skipped = append(j.skipped, e.Test+": "+strings.TrimSpace(why))
		}
	}
}
