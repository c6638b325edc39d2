package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestScript runs run_tests.sh in a module whose runner only prints how it was
// called, or waits for an interrupt.
func TestScript(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("needs a shell")
	}
	script, err := os.ReadFile("../../run_tests.sh")
	if err != nil {
		t.Fatal(err)
	}
	root := newModule(t, map[string]string{
		"run_tests.sh":      string(script),
		"cmd/judge/main.go": acting("called"),
		"elsewhere/here":    "",
		"links/deep/x":      "",
	})
	if root, err = filepath.EvalSymlinks(root); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(root, "run_tests.sh")
	if err := os.Chmod(file, 0o755); err != nil {
		t.Fatal(err)
	}
	for link, to := range map[string]string{"links/one": file, "links/deep/two": "../one"} {
		if err := os.Symlink(to, filepath.Join(root, link)); err != nil {
			t.Fatal(err)
		}
	}
	tmp := t.TempDir()
	called := `["-C" "` + root + `"`
	tests := []struct {
		name, command string
		status        int
		stdout        string
		stderr        string
	}{
		{"as a program", "../run_tests.sh", 0, called + "] <nil>\n", ""},
		{"arguments", "../run_tests.sh -update 'a b'", 2, called + ` "-update" "a b"] <nil>` + "\n", ""},
		{"by sh", "sh ../run_tests.sh", 0, called + "] <nil>\n", ""},
		{"by bash", "bash ../run_tests.sh", 0, called + "] <nil>\n", ""},
		{"by its whole name", file, 0, called + "] <nil>\n", ""},
		{"by links", "../links/deep/two", 0, called + "] <nil>\n", ""},
		{"by PATH", "PATH=$PATH:../links/deep; two", 0, called + "] <nil>\n", ""},
		{"an old Go", "go() { echo go1.21.3; }; . ../run_tests.sh", 2, "",
			"run_tests.sh: the tests need Go 1.24 or later, this is go1.21.3\n"},
		{"a Go to come", "go() { case $1 in env) echo go2.0;; *) command go \"$@\";; esac; }; . ../run_tests.sh",
			0, called + "] <nil>\n", ""},
		{"no Go", "PATH=/bin:/usr/bin; go() { return 127; }; . ../run_tests.sh", 2, "",
			"run_tests.sh: the go command is needed, from https://go.dev/dl/\n"},
		{"runner does not build", "mv ../cmd ../no; ../run_tests.sh -h; s=$?; mv ../no ../cmd; exit $s", 2,
			"", "does not build\n"},
	}
	for _, test := range tests {
		if strings.HasPrefix(test.command, "bash") {
			if _, err := exec.LookPath("bash"); err != nil {
				continue
			}
		}
		// Read by ".", $0 is not the script's name: it is given.
		cmd := exec.Command("sh", "-c", test.command)
		if strings.Contains(test.command, "; . ") {
			cmd.Args = append(cmd.Args, file)
		}
		var stdout, stderr bytes.Buffer
		cmd.Dir, cmd.Env = filepath.Join(root, "elsewhere"), append(os.Environ(), "TMPDIR="+tmp)
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		err := cmd.Run()
		if cmd.ProcessState == nil {
			t.Fatal(err)
		}
		status := cmd.ProcessState.ExitCode()
		if status != test.status || stdout.String() != test.stdout ||
			!strings.HasSuffix(stderr.String(), test.stderr) {
			t.Errorf("%s: exit status %d, want %d; stdout %q, want %q; stderr %q, to end in %q",
				test.name, status, test.status, stdout.String(), test.stdout, stderr.String(), test.stderr)
		}
	}

	// As Ctrl-C in a terminal does, which signals the whole group.
	cmd := exec.Command(file, "wait")
	cmd.Env = append(os.Environ(), "TMPDIR="+tmp)
	ownGroup(cmd)
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer time.AfterFunc(time.Minute, func() { signalGroup(cmd, syscall.SIGKILL) }).Stop()
	if _, err := stdout.Read(make([]byte, 1)); err != nil {
		t.Error(err)
	}
	signalGroup(cmd, syscall.SIGINT)
	if cmd.Wait(); cmd.ProcessState.ExitCode() != 130 {
		t.Errorf("interrupted: %v, want exit status 130", cmd.ProcessState)
	}
	if left, err := filepath.Glob(filepath.Join(tmp, "*")); err != nil || len(left) > 0 {
		t.Errorf("left in the temporary directory: %q, %v", left, err)
	}
}
