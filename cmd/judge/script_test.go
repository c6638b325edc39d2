package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestScript runs run_tests.sh in a module whose runner only tells how it was
// called.
func TestScript(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil || runtime.GOOS == "windows" {
		t.Skip("needs bash")
	}
	script, err := os.ReadFile("../../run_tests.sh")
	if err != nil {
		t.Fatal(err)
	}
	root := newModule(t, map[string]string{
		"run_tests.sh": string(script),
		"cmd/judge/main.go": `package main

import (
	"fmt"
	"os"
)

func main() {
	_, err := os.Stat("run_tests.sh") // is this the root?
	fmt.Printf("%q %v\n%d passed, 0 failed\n", os.Args[1:], err, len(os.Args)-1)
	if len(os.Args) > 1 {
		os.Exit(2)
	}
}
`,
	})
	const (
		failing  = "package p\n\nimport \"testing\"\n\nfunc TestFails(t *testing.T) { t.Fatal(\"as it should\") }\n"
		unvetted = "package p\n\nimport \"fmt\"\n\nfunc init() { fmt.Printf(\"%d\", \"\") }\n"
	)
	tests := []struct {
		name, extra, text string
		args              []string
		status            int
		end, stderr       string
	}{
		{"arguments", "p/p_test.go", failing, []string{"-update", "a b"}, 2, "[\"-update\" \"a b\"] <nil>\n2 passed, 0 failed\n", ""},
		{"no arguments", "p/p.go", "package p\n", nil, 0, "[] <nil>\n0 passed, 0 failed\n", ""},
		{"test fails", "p/p_test.go", failing, nil, 1, "\n0 passed, 1 failed\n", "go test failed"},
		{"vet fails", "p/p.go", unvetted, nil, 1, "0 passed, 1 failed\n", "go vet failed"},
		{"runner does not build", "cmd/judge/broken.go", "package other\n", []string{"-h"}, 2, "", "does not build"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			tmp := t.TempDir()
			t.Setenv("TMPDIR", tmp)
			write(t, root, test.extra, test.text)
			defer os.Remove(filepath.Join(root, test.extra))
			cmd := exec.Command("bash", append([]string{filepath.Join(root, "run_tests.sh")}, test.args...)...)
			var stdout, stderr bytes.Buffer
			cmd.Dir = os.TempDir()
			cmd.Stdout, cmd.Stderr = &stdout, &stderr
			err := cmd.Run()
			if cmd.ProcessState == nil {
				t.Fatal(err)
			}
			status := cmd.ProcessState.ExitCode()
			if status != test.status || !strings.HasSuffix(stdout.String(), test.end) || !strings.Contains(stderr.String(), test.stderr) {
				t.Errorf("exit status %d, want %d\nstdout, to end in %q:\n%s\nstderr, with %q in it:\n%s",
					status, test.status, test.end, stdout.String(), test.stderr, stderr.String())
			}
			left, err := filepath.Glob(filepath.Join(tmp, "*"))
			if err != nil || len(left) > 0 {
				t.Errorf("left in the temporary directory: %q, %v", left, err)
			}
		})
	}
}
