package main

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"regexp"
	"sort"
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"

	"github.com/google/go-cmp/cmp"
)

// The ranks of the article's boards. The 8-puzzles are 8, 19 and 31 moves from the goal.
var (
	small  = boards(2, "401253", "123450")
	eights = boards(3, "413726580", "234150768", "647850321", "123456780")
)

// boards returns the ranks of boards with three columns.
func boards(rows int, texts ...string) (ranks []uint64) {
	for _, text := range texts {
		var cells []int
		for _, digit := range text {
			cells = append(cells, int(digit-'0'))
		}
		ranks = append(ranks, uint64(common.Rank(common.PackCells(cells...), 3*rows)))
	}
	return ranks
}

// is returns a function that reports whether a state is the given goal.
func is(goal uint64) func(uint64) bool { return func(state uint64) bool { return state == goal } }

// withStack searches like common.BFS, but takes the newest state first. It returns the number of
// states taken before the goal and the number of moves on the route found.
func withStack(start uint64, goal uint64, moves common.Moves) (taken, distance int) {
	distances := map[uint64]int{start: 0}
	for stack := []uint64{start}; ; taken++ {
		state := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if state == goal {
			return taken, distances[state]
		}
		for _, next := range moves(state, nil) {
			if _, found := distances[next]; !found {
				distances[next] = distances[state] + 1
				stack = append(stack, next)
			}
		}
	}
}

// edges is the article's graph, which is drawn in the proof in common/bothends.go. The start is s,
// and the goal is g.
var edges = map[rune]string{
	's': "ad", 'a': "sb", 'b': "ac", 'c': "bg", 'd': "se", 'e': "dg", 'g': "ce",
}

// along appends the nodes adjacent to a node of the graph.
func along(node uint64, next []uint64) []uint64 {
	for _, to := range edges[rune(node)] {
		next = append(next, uint64(to))
	}
	return next
}

// inTurns returns the number of moves on the route that two searches find if they take turns node
// by node.
func inTurns() int {
	near := [2]map[uint64]int{{'s': 0}, {'g': 0}}
	queues := [2][]uint64{{'s'}, {'g'}}
	for turn := 0; ; turn = 1 - turn {
		node := queues[turn][0]
		queues[turn] = queues[turn][1:]
		for _, next := range along(node, nil) {
			if _, found := near[turn][next]; found {
				continue
			}
			near[turn][next] = near[turn][node] + 1
			queues[turn] = append(queues[turn], next)
			if rest, met := near[1-turn][next]; met {
				return near[turn][next] + rest
			}
		}
	}
}

// wave holds the numbers that the article gives for the searches of an 8-puzzle.
type wave struct {
	Moves int      `json:"moves"`
	One   []int    `json:"one"`
	Two   [2][]int `json:"two"`
}

func waves() (all []wave) {
	moves := common.SlidingMoves(3, 3)
	for _, board := range eights[:3] {
		one, two := common.NewBFS(362880), common.NewBothEnds(362880)
		route := one.Route([]uint64{board}, is(eights[3]), moves)
		two.Distance(board, eights[3], moves)
		layers := [2][]int{two.Forward.Layers, two.Backward.Layers}
		all = append(all, wave{len(route) - 1, one.Layers(), layers})
	}
	return all
}

// numbers returns the article's numbers, keyed by the names in its spans.
func numbers(t *testing.T) map[string]int {
	n := map[string]int{"lc773.ways": 720, "acwing845.ways": 362880}
	moves := common.SlidingMoves(3, 2)
	search := common.NewBFS(n["lc773.ways"])
	n["lc773.moves"] = len(search.Route(small[:1], is(small[1]), moves)) - 1
	for search.States()[n["lc773.taken"]] != small[1] {
		n["lc773.taken"]++
	}
	n["lc773.stack.taken"], n["lc773.stack.moves"] = withStack(small[0], small[1], moves)
	_, n["acwing845.stack.moves"] = withStack(eights[0], eights[3], common.SlidingMoves(3, 3))
	layers := rows()
	n["lc773.boards"] = cli.Sum(layers)
	n["lc773.rows"], n["lc773.last"] = len(layers), len(layers)-1
	n["lc773.neighbours"], n["lc773.row2"] = layers[1], layers[2]
	for _, w := range waves() {
		name := fmt.Sprintf("acwing845.%d.", w.Moves)
		n[name+"moves"] = w.Moves
		n[name+"one"], n[name+"two"] = cli.Sum(w.One), cli.Sum(w.Two[:]...)
		n["acwing845.boards"] = n[name+"one"] // the last search visits all boards
	}
	n["graph.lower"] = len(common.NewBFS(128).Route([]uint64{'s'}, is('g'), along)) - 1
	n["graph.upper"] = len("abcg")
	n["graph.turns"] = inTurns()
	n["graph.layers"] = common.NewBothEnds(128).Distance('s', 'g', along)
	mazes := puzzletest.Read(t, "../../uva1601/testdata/official-style-wide.in")
	free := strings.Join(strings.SplitN(mazes, "\n", 18)[1:17], "")
	places := len(free) - strings.Count(free, "#")
	n["uva1601.places"], n["uva1601.states"] = places, places*(places-1)*(places-2)
	n["uva1601.steps"] = 5 * 5 * 5
	n["luogu2346.black"], n["luogu2346.white"] = fewest(t, "B"), fewest(t, "W")
	return n
}

// rows returns the number of boards at each distance from the article's first board.
func rows() []int {
	search := common.NewBFS(720)
	search.Route(small[:1], func(uint64) bool { return false }, common.SlidingMoves(3, 2))
	return search.Layers()
}

// inText matches a span of an article, with its name and text.
var inText = regexp.MustCompile(`data-from="([^"]+)"\s*>([^<]*)</span`)

// The two articles must have the same parts, figures, pictures and numbers, and the numbers must be
// right.
func TestArticle(t *testing.T) {
	n, named := numbers(t), words(t)
	var parts [2][]string
	for i, name := range articles {
		text := puzzletest.Read(t, name)
		checkNumbers(t, name, text, n)
		for _, word := range named {
			if !strings.Contains(text, word) || !strings.Contains(sayings, "order: "+word) {
				t.Errorf("%s or its figure does not say %s", name, word)
			}
		}
		parts[i] = partsOf(text)
		drawn := space.ReplaceAllString(chart(), "")
		if got := strings.Count(space.ReplaceAllString(text, ""), drawn); got != 2 {
			t.Errorf("%s draws the rows %q %d times, want twice", name, drawn, got)
		}
	}
	if diff := cmp.Diff(parts[0], parts[1]); diff != "" {
		t.Errorf("en.html and zh.html differ:\n%s", diff)
	}
	var kept []wave
	check(json.Unmarshal([]byte(puzzletest.Read(t, "page/how/waves.json")), &kept))
	if diff := cmp.Diff(waves(), kept); diff != "" {
		t.Errorf("waves.json (-want +got):\n%s", diff)
	}
}

var (
	articles = []string{"page/how/en.html", "page/how/zh.html"}
	part     = regexp.MustCompile(`<(?:section id|figure data-figure)="\w+"`)
	picture  = regexp.MustCompile(`(?s)<svg.*?</svg>`)
	written  = regexp.MustCompile(`(?s)<text.*?</text>`)
	space    = regexp.MustCompile(`\s+`)
)

// checkNumbers checks that an article gives all numbers, and gives them correctly.
func checkNumbers(t *testing.T, name, text string, want map[string]int) {
	said := map[string]bool{}
	for _, m := range inText.FindAllStringSubmatch(text, -1) {
		said[m[1]] = true
		if got := strings.ReplaceAll(m[2], ",", ""); got != fmt.Sprint(want[m[1]]) {
			t.Errorf("%s: %s is %s, want %d", name, m[1], m[2], want[m[1]])
		}
	}
	for key := range want {
		if !said[key] {
			t.Errorf("%s does not say %s", name, key)
		}
	}
}

// partsOf returns, for each part of an article, everything that both articles must have in common:
// its name and figures, the names of its numbers, and its pictures without the words.
func partsOf(text string) (parts []string) {
	for _, section := range strings.Split(text, "<section")[1:] {
		svg := strings.Join(picture.FindAllString(section, -1), "")
		svg = written.ReplaceAllString(svg, "")
		parts = append(parts, fmt.Sprint(part.FindAllString("<section"+section, -1), names(section),
			space.ReplaceAllString(svg, "")))
	}
	return parts
}

// names returns the names of the numbers in a part of an article, sorted.
func names(section string) []string {
	var all []string
	for _, m := range inText.FindAllStringSubmatch(section, -1) {
		all = append(all, m[1])
	}
	sort.Strings(all)
	return all
}

// chart returns the path of the rows in the pictures of parts 2 and 4.
func chart() string {
	path := ""
	for i, size := range rows() {
		path += fmt.Sprintf("M%d %dh%d", 191-4*size, 13*i+8, 8*size-2)
	}
	return path
}

// fewest returns the least number of moves from the board of part 8 if the given colour moves
// first.
func fewest(t *testing.T, colour string) (n int) {
	const board = "BOBWWOBWBWBWBWWB"
	out := output(t, "luogu2346", board, "-next", "-at", board+" "+colour)
	_, err := fmt.Sscan(out, &n)
	check(err)
	return n
}

// output runs the program of a puzzle.
func output(t *testing.T, puzzle, input string, args ...string) string {
	cmd := exec.Command("go", append([]string{"run", "./" + puzzle}, args...)...)
	cmd.Dir, cmd.Stdin = "../..", strings.NewReader(input)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(cmd, err)
	}
	return string(out)
}

// testFigures plays the figures of both articles, which must agree with the programs. The page is
// served at the given address.
func testFigures(t *testing.T, c *chromium, url string) {
	n := numbers(t)
	want := regexp.MustCompile(`[a-z]\w*\.[\w.]+`).ReplaceAllStringFunc(sayings,
		func(name string) string { return fmt.Sprint(n[name]) })
	for _, name := range []string{"en", "zh"} {
		c.open(url + "/how/" + name + ".html?acwing845/sample2/1/0&watch=5")
		got := c.run(t, `import("/test/how.js").then(({ play }) => play())`)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s.html (-want +got):\n%s", name, diff)
		}
	}
	got := c.run(t, `import("/test/how.js").then(({ searched }) => searched())`)
	if diff := cmp.Diff(traced(t), got); diff != "" {
		t.Errorf("search.js finds other boards than -trace (-want +got):\n%s", diff)
	}
}

// sayings holds the texts of the figures after each step in testdata/how.js. A name refers to a
// number of the article.
const sayings = `place: 3 2 lc773.boards
place: 2 3 lc773.boards
distance: lc773.moves lc773.moves
distance: 0 0
queue: 2 1 4
queue: lc773.taken lc773.moves
queue:
queue: lc773.stack.taken lc773.stack.moves
first: 1 3
first: 0 0
never: 4 1 2 5 3 4
never: 4 5 1 2 3 4 6
never: 4 5 2 1 3 6 7
never: 4 2 3 7 1 6 5 8 8 9
ends: acwing845.8.moves acwing845.8.one acwing845.8.two
ends: acwing845.19.moves acwing845.19.one acwing845.19.two
ends: acwing845.31.moves acwing845.31.one acwing845.31.two
layers: graph.turns graph.layers
layers: graph.layers graph.layers
state: luogu2346.white
state: luogu2346.black
order: DDDRRULU
order: RDDDRULU
many: 2
many: 15
123x46758
#acwing845/sample2/1/0&watch=0`

// words returns the shortest solution to the red and blue puzzle that the program prints, and the
// solution that it would print if it tried the moves in reverse order. Reflecting the boards in the
// diagonal from the lower left corner reverses the order, because the reflection maps up to right,
// and down to left.
func words(t *testing.T) []string {
	const start, goal = "wrbbrrbbrrbbrrbb", "rrbbrwbbrrrbrbbb"
	reflect := func(board string) string {
		cells := []byte(board)
		for i := range cells {
			cells[i] = board[4*(3-i%4)+3-i/4]
		}
		return string(cells)
	}
	cases := []string{start, goal, reflect(start), reflect(goal)}
	said := strings.Fields(output(t, "euler244", strings.Join(cases, " ")))
	turned := strings.NewReplacer("U", "R", "R", "U", "D", "L", "L", "D")
	return []string{said[1], turned.Replace(said[3])}
}

// traced returns the boards in the order in which the plain search finds them, each with its parent
// and distance.
func traced(t *testing.T) string {
	var lines []string
	input := `[[4,0,1],[2,5,3]]`
	out := output(t, "lc773", input, "-plain", "-all", "-trace=400", "-json")
	for _, line := range strings.Split(strings.TrimSpace(out), "\n") {
		var found struct {
			Find             *int
			Board            string
			Parent, Distance int
		}
		check(json.Unmarshal([]byte(line), &found))
		if found.Find != nil {
			lines = append(lines, fmt.Sprint(found.Board, " ", found.Parent, " ", found.Distance))
		}
	}
	return strings.Join(lines, "\n")
}
