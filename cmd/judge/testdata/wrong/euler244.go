// The puzzle of euler244. The argument selects a mistake in programs.txt; without one, the program
// is right.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

const side, cells = 4, 16

// step is the way in which a search reached a frame: from another, by a move of the white cell.
type step struct {
	from  string
	move  byte
	moves int // from the start
}

var (
	bug   string
	order = "UDLR" // the first of the shortest routes in this order
	names = strings.NewReplacer()
	ways  = map[byte]int{'U': -side, 'D': side, 'L': -1, 'R': 1}
)

// move moves the white cell of a frame, if it can.
func move(frame string, way byte) (after string, ok bool) {
	from := strings.IndexByte(frame, 'w')
	to := from + ways[way]
	if to < 0 || to >= cells || from/side != to/side && from%side != to%side {
		return "", false
	}
	letters := []byte(frame)
	letters[from], letters[to] = letters[to], letters[from]
	return string(letters), true
}

// route returns the answer for two frames.
func route(start, goal string) string {
	came := map[string]step{}
	if bug != "late" {
		came[start] = step{}
		if start == goal {
			return "0"
		}
	}
	for queue := []string{start}; len(queue) > 0; queue = queue[1:] {
		now := queue[0]
		moves := came[now].moves
		if bug == "depth" && moves == 40 {
			break
		}
		for i := range order {
			after, ok := move(now, order[i])
			if _, seen := came[after]; !ok || seen {
				continue
			}
			came[after] = step{now, order[i], moves + 1}
			queue = append(queue, after)
			if after == goal {
				return answer(came, goal)
			}
		}
	}
	return "-1"
}

// answer returns the number of moves to the goal and their names.
func answer(came map[string]step, goal string) string {
	letters, moves := "", came[goal].moves
	for frame := goal; len(letters) < moves; frame = came[frame].from {
		letters = string(came[frame].move) + letters
	}
	return fmt.Sprint(moves, " ", names.Replace(letters))
}

func main() {
	if len(os.Args) > 1 {
		bug = os.Args[1]
	}
	switch {
	case bug == "tile":
		names = strings.NewReplacer("U", "D", "D", "U", "L", "R", "R", "L")
	case bug == strings.ToUpper(bug) && bug != "":
		order = bug
	}
	in := bufio.NewReader(os.Stdin)
	for {
		var start, goal string
		if n, _ := fmt.Fscan(in, &start, &goal); n < 2 {
			return
		}
		fmt.Println(route(start, goal))
	}
}
