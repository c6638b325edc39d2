package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"
)

// judge returns the name of the judge that could give an input, or "" if no judge could. It is UVa
// if the input ends with 0 0 0, and otherwise Luogu. Luogu's sample breaks a rule and is accepted
// by its name.
//
// judge follows the rules listed in docs/testing.md and knows a map only as lines of text. It takes
// from the output whether there is a route.
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
		lines := strings.SplitN(rest, "\n", h+2) // the last one is what follows the map
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

// connected reports whether all cells of a map that hold one of characters are connected side by
// side. It removes one of them and all that are connected with it, and looks for others.
func connected(drawn string, w int, characters string) bool {
	cells := []byte(drawn)
	var remove func(i int)
	remove = func(i int) {
		if i < 0 || i >= len(cells) || strings.IndexByte(characters, cells[i]) < 0 {
			return
		}
		cells[i] = '.'
		for _, step := range []int{1, -1, w + 1, -w - 1} { // a line ends with a newline
			remove(i + step)
		}
	}
	remove(strings.IndexAny(drawn, characters))
	return !bytes.ContainsAny(cells, characters)
}

// broken returns inputs in the format of Luogu, each with the only rule that it breaks, and an
// output.
func broken() [][3]string {
	const maze = "4 4 1\n####\n#aA#\n####\n####\n"
	long := strings.Repeat("#", 17) + "\n"
	return [][3]string{
		{"w is 3", "3 4 1\n###\n#a#\n#A#\n###\n", "1\n"},
		{"w is 17", "17 4 1\n" + long + "#aA" + long[3:] + long + long, "1\n"},
		{"h is 3", "4 3 1\n####\n#aA#\n####\n", "1\n"},
		{"h is 17", "4 17 1\n####\n#aA#\n" + strings.Repeat("####\n", 15), "1\n"},
		{"n is 0", "4 4 0\n####\n#  #\n####\n####\n", "0\n"},
		{"n is 4", "10 4 4\n##########\n#aAbBcCdD#\n##########\n##########\n", "1\n"},
		{"a twice", "5 4 1\n#####\n#aAa#\n#####\n#####\n", "1\n"},
		{"A twice", "5 4 1\n#####\n#AaA#\n#####\n#####\n", "1\n"},
		{"no B", "6 4 2\n######\n#aAb #\n######\n######\n", "1\n"},
		{"b with one ghost", "5 4 1\n#####\n#aAb#\n#####\n#####\n", "1\n"},
		{"a dot", "5 4 1\n#####\n#aA.#\n#####\n#####\n", "1\n"},
		{"the first line is open", "4 4 1\n## #\n#aA#\n####\n####\n", "1\n"},
		{"the last line is open", "4 4 1\n####\n####\n#aA#\n## #\n", "1\n"},
		{"the first column is open", "4 4 1\n####\n aA#\n####\n####\n", "1\n"},
		{"the last column is open", "4 4 1\n####\n#aA \n####\n####\n", "1\n"},
		{"corridors apart", "6 4 1\n######\n#aA# #\n######\n######\n", "1\n"},
		{"corridors that meet at a corner", "5 4 1\n#####\n#aA##\n### #\n#####\n", "1\n"},
		{"walls apart: a ring", "5 5 1\n#####\n#aA #\n# # #\n#   #\n#####\n", "1\n"},
		{"walls that meet at a corner",
			"6 6 1\n######\n#aA  #\n# ## #\n# # ##\n#   ##\n######\n", "1\n"},
		{"an open 2x2 block", "4 4 1\n####\n#aA#\n#  #\n####\n", "1\n"},
		{"no route", "6 4 2\n######\n#abBA#\n######\n######\n", "-1\n"},
		{"eleven datasets", strings.Repeat(maze, 11), strings.Repeat("1\n", 11)},
		{"no dataset", "", ""},
		{"a dataset without an answer", maze + maze, "1\n"},
		{"two spaces in w h n", "4  4 1" + maze[5:], "1\n"},
		{"a space after w h n", "4 4 1 " + maze[5:], "1\n"},
		{"an empty line before the map", "4 4 1\n" + maze[5:], "1\n"},
		{"an empty line between datasets", maze + "\n" + maze, "1\n1\n"},
		{"a space after a line", "4 4 1\n####\n#aA# \n####\n####\n", "1\n"},
		{"a wall after a line", "4 4 1\n####\n#aA##\n####\n####\n", "1\n"},
		{"a line without its end", "4 4 1\n####\n#aA#\n###\n####\n", "1\n"},
		{"a line fewer", "4 4 1\n####\n#aA#\n####\n", "1\n"},
		{"a line more", maze + "####\n", "1\n"},
		{"CRLF", strings.ReplaceAll(maze, "\n", "\r\n"), "1\n"},
		{"no newline at the end", strings.TrimSuffix(maze, "\n"), "1\n"},
		{"a dataset after 0 0 0", maze + "0 0 0\n" + maze, "1\n1\n"},
	}
}
