package main

import (
	"regexp"
	"time"
)

// What go test -v says: of what passes, and of a test that is skipped.
var (
	noise = regexp.MustCompile(`(?m)^(=== .*|\s*--- (PASS|SKIP).*|PASS|(ok|\?) .*)\n`)
	skips = regexp.MustCompile(`--- SKIP: (\S+)`)
)

// check runs go test with all of go vet, and reports what they find. The tests that are
// skipped are named at the end of the report.
func (j *judge) check() {
	start := time.Now()
	output, verdict := j.goCommand("test", "-vet=all", "-v", "./...")
	if j.err != nil {
		return
	}
	for _, m := range skips.FindAllStringSubmatch(output, -1) {
		said := regexp.MustCompile(`=== \w+ +` + regexp.QuoteMeta(m[1]) + `\n +(.*)`)
		j.skipped = append(j.skipped, m[1]+": "+at(said.FindStringSubmatch(output), 1))
	}
	passed := verdict == accepted
	if !j.verbose && passed {
		output = ""
	} else if !j.verbose {
		output = noise.ReplaceAllString(output, "")
	}
	j.print("%s%s  %-10s %s\n", output, j.okay(passed), "go test", seconds(time.Since(start)))
	j.count("go test", verdict)
}
