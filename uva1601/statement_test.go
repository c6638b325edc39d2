package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"
)

// judge returns the name of the judge that could give an input, or "" if no judge could. The name
// is UVa if the input ends with 0 0 0, and otherwise Luogu. Luogu's sample breaks a rule and is
// accepted as an exception.
//
// judge follows the rules listed in docs/testing.md and knows a map only as lines of text. The
// output tells it whether there is a route.
func judge(in, out string) string {
	name := "UVa"
	rest, ended := strings.CutSuffix(in, "0 0 0\n")
	if !ended {
		name = "Luogu"
	}
	if sample, _ := os.ReadFile("testdata/luogu-p1778-sample.in"); in == string(sample) {
		return name
	}
	datasets := 0
	for ; rest != ""; datasets++ {
		var w, h, n int
		fmt.Sscan(rest, &w, &h, &n)
		if w < 4 || w > 16 || h < 4 || h > 16 || n < 1 || n > 3 {
			return ""
		}
		lines := strings.SplitN(rest, "\n", h+2) // the last element is the text after the map
		if len(lines) < h+2 || lines[0] != fmt.Sprint(w, h, n) || !allowed(lines[1:h+1], w, n) {
			return ""
		}
		rest = lines[h+1]
	}
	if datasets < 1 || datasets > 10 || strings.Count(out, "\n") != datasets ||
		strings.Contains(out, "-1") {
		return ""
	}
	return name
}

// allowed reports whether the statement allows a map of w columns and n ghosts.
func allowed(lines []string, w, n int) bool {
	drawn, letters := strings.Join(lines, "\n"), "abc"[:n]+"ABC"[:n]
	for _, letter := range letters {
		if strings.Count(drawn, string(letter)) != 1 {
			return false
		}
	}
	for y, line := range lines {
		if len(line) != w || line[0] != '#' || line[w-1] != '#' {
			return false
		}
		if (y == 0 || y == len(lines)-1) && line != strings.Repeat("#", w) {
			return false
		}
		for x := 1; x < w && y > 0; x++ {
			if !strings.Contains(lines[y-1][x-1:x+1]+line[x-1:x+1], "#") {
				return false
			}
		}
	}
	return strings.Trim(drawn, "#\n "+letters) == "" && // no other character
		connected(drawn, w, "#") && connected(drawn, w, " "+letters)
}

// connected reports whether all cells of a map that hold one of characters are 4-connected. It
// removes one such cell and all cells connected to it, and looks for others.
func connected(drawn string, w int, characters string) bool {
	cells := []byte(drawn)
	var remove func(i int)
	remove = func(i int) {
		if i < 0 || i >= len(cells) || strings.IndexByte(characters, cells[i]) < 0 {
			return
		}
		cells[i] = '.'
		for _, step := range []int{1, -1, w + 1, -w - 1} { // each line ends with a newline
			remove(i + step)
		}
	}
	remove(strings.IndexAny(drawn, characters))
	return !bytes.ContainsAny(cells, characters)
}
