package puzzletest

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// ReadSources reads the directories of the packages and of all that they import
// from this module. A test that builds programs calls it: the go command remembers
// a test that passed together with the files and directories that it read, and
// does not see what other commands read.
//
// The directories are read, and not the module's, which holds .git: with each
// change there the test would be forgotten.
func ReadSources(t testing.TB, packages ...string) {
	t.Helper()
	const dirs = "{{with .Module}}{{if .Main}}{{$.Dir}}{{end}}{{end}}"
	out, err := exec.Command("go", append([]string{"list", "-deps", "-f", dirs}, packages...)...).Output()
	if err != nil {
		t.Fatalf("go list %s: %v", packages, err)
	}
	for _, dir := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		if _, err := os.ReadDir(dir); err != nil {
			t.Fatal(err)
		}
	}
}
