// Package goldens reads what the goldens of a problem are for.
package goldens

import (
	"os"
	"path/filepath"
	"regexp"
)

// Beyond is the form of a golden that no judge could give: it goes beyond the statement.
const Beyond = "beyond"

// Purpose says which judge could give a golden, or Beyond, and what the golden is for. Short leaves
// out which mistakes the golden catches, since only those who write goldens need to know.
type Purpose struct{ Form, Text, Short string }

// line is a line of goldens.txt: a name, the form in brackets, and what it is for.
var line = regexp.MustCompile(`(?m)^(\S+) +(?:\[(\w+)\] +)?((.*?)(?:[; ]*catches:.*)?)$`)

// Purposes returns what goldens.txt in a directory says, by the names of the goldens. It
// returns none if there is no such file.
func Purposes(dir string) map[string]Purpose {
	text, _ := os.ReadFile(filepath.Join(dir, "goldens.txt"))
	purposes := map[string]Purpose{}
	for _, m := range line.FindAllStringSubmatch(string(text), -1) {
		purposes[m[1]] = Purpose{m[2], m[3], m[4]}
	}
	return purposes
}
