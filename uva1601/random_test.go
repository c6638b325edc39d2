package main

import (
	"fmt"
	"strings"
)

// form names the judge that could give an input, by the statement's rules: UVa, or, as
// its sample shows, Luogu without 0 0 0 at the end and with open 2x2 blocks. It returns
// "" if none could.
func form(in, out string) string {
	judge := "UVa"
	maps, ended := strings.CutSuffix(in, "0 0 0\n")
	if !ended {
		judge = "Luogu"
	}
	rows := strings.Split(maps, "\n")
	if len(rows) == 1 || rows[len(rows)-1] != "" || strings.Contains(out, "-1") {
		return ""
	}
	for len(rows) > 1 {
		var w, h, n int
		fmt.Sscan(rows[0], &w, &h, &n)
		if rows[0] != fmt.Sprint(w, h, n) || w < 4 || w > 16 || h < 4 || h > 16 ||
			n < 1 || n > maxGhosts || len(rows) <= h+1 {
			return ""
		}
		if blocks, ok := lawful(rows[1:h+1], w, n); !ok || blocks && ended {
			return ""
		}
		rows = rows[h+1:]
	}
	return judge
}

// lawful reports whether a map has the width w, walls all around, each letter of n
// ghosts and no others, and connected corridors; and whether it has open 2x2 blocks.
func lawful(rows []string, w, n int) (blocks, ok bool) {
	var found [128]int // of each character
	for y, row := range rows {
		edge := row
		if len(row) == w && y > 0 && y < len(rows)-1 {
			edge = row[:1] + row[w-1:]
		}
		if len(row) != w || strings.Trim(edge, "#") != "" {
			return false, false
		}
		for x, c := range row {
			found[c%128]++
			blocks = blocks || y > 0 && x > 0 &&
				!strings.Contains(rows[y-1][x-1:x+1]+row[x-1:x+1], "#")
		}
	}
	known := found['#'] + found[' ']
	for k := range [maxGhosts]int{} {
		want := 0
		if k < n {
			want = 1
		}
		if found['a'+k] != want || found['A'+k] != want {
			return false, false
		}
		known += 2 * want
	}
	return blocks, known == w*len(rows) && connected(strings.Join(rows, ""), w)
}

// connected reports whether one can go from any open cell to any other: a mark put on
// one spreads to all.
func connected(cells string, w int) bool {
	marked := []byte(cells)
	open := strings.IndexFunc(cells, func(c rune) bool { return c != wall })
	if open >= 0 {
		marked[open] = '!'
	}
	for spread := true; spread; {
		spread = false
		for i, c := range marked {
			if c == wall || c == '!' {
				continue
			}
			for _, beside := range []int{i - w, i - 1, i + 1, i + w} {
				if marked[beside] == '!' {
					marked[i], spread = '!', true
				}
			}
		}
	}
	return !strings.ContainsAny(string(marked), " abcABC")
}
