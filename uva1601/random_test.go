package main

import (
	"fmt"
	"strings"
)

// form names the judge that could give an input, by the statement's rules: UVa, or, as
// its sample shows, Luogu without 0 0 0 at the end and with open 2x2 blocks. It returns
// "" if none could.
func form(in, out string) string {
	const most = 10 // datasets
	judge := "UVa"
	maps, ended := strings.CutSuffix(in, "0 0 0\n")
	if !ended {
		judge = "Luogu"
	}
	rows, count := strings.SplitAfter(maps, "\n"), strings.Count(out, "\n")
	if count == 0 || count > most || strings.Contains(out, "-1") {
		return ""
	}
	for len(rows) > 1 {
		var w, h int
		fmt.Sscan(rows[0], &w, &h)
		if h < 1 || len(rows) <= h+1 {
			return ""
		}
		if blocks, ok := lawful(strings.Join(rows[:h+1], "")); !ok || blocks && ended {
			return ""
		}
		rows = rows[h+1:]
	}
	if rows[0] != "" {
		return ""
	}
	return judge
}
