package puzzletest

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false,
	"write the .out of every .in, by the plain search, and renew the .show and .layers; read them")

// renew renews testdata before it is tested.
func (p Puzzle) renew(t *testing.T) {
	if os.Getenv("CI") != "" {
		t.Fatal("-update is refused where CI is set: someone has to read what it writes")
	}
	for from, flag := range map[string]string{
		".in": "-plain", ".show": "-show", ".layers": "-layers",
	} {
		paths, _ := filepath.Glob("testdata/*" + from) // an error is one of the pattern only
		for _, path := range paths {
			stem := strings.TrimSuffix(path, from)
			text := p.output(t, Read(t, stem+".in"), flag)
			to := strings.Replace(from, ".in", ".out", 1)
			if err := os.WriteFile(stem+to, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}
