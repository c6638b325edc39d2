// Package goldens reads the purposes of a problem's goldens from goldens.txt, and their Chinese
// versions from goldens.zh.txt.
package goldens

import (
	"os"
	"path/filepath"
	"regexp"
)

// Beyond marks a golden that goes beyond the statement, so that no judge could give it.
const Beyond = "beyond"

// Purpose holds Form, the judge that could give a golden, or Beyond; and Text, the golden's
// purpose. Short omits the mistakes that the golden catches, since only the authors of goldens need
// to know them.
type Purpose struct{ Form, Text, Short string }

// line matches a line in goldens.txt: a name, the form in brackets, and the purpose.
var line = regexp.MustCompile(`(?m)^(\S+) +(?:\[(\w+)\] +)?((.*?)(?:[; ]*catches:.*)?)$`)

// Purposes returns the purposes in the file goldens.txt of a directory, keyed by the names of the
// goldens. The map is empty if there is no such file.
func Purposes(dir string) map[string]Purpose { return read(dir, "goldens.txt") }

// Chinese returns the purposes in the file goldens.zh.txt, which gives no forms.
func Chinese(dir string) map[string]Purpose { return read(dir, "goldens.zh.txt") }

func read(dir, file string) map[string]Purpose {
	text, _ := os.ReadFile(filepath.Join(dir, file))
	purposes := map[string]Purpose{}
	for _, m := range line.FindAllStringSubmatch(string(text), -1) {
		purposes[m[1]] = Purpose{m[2], m[3], m[4]}
	}
	return purposes
}
