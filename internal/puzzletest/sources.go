package puzzletest

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// ReadSources reads the directories of the packages and of all that they import
// from this module. A test that builds programs calls it: the go command takes a
// test's result from its cache if the files and directories that the test itself
// read are unchanged. The module's directory is not read: it holds .git, which
// changes all the time.
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
