//go:build !windows

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// What run_tests.sh does, called from a directory beside it; FILE is its whole name.
var calls = []struct {
	name, command  string
	status         int
	stdout, stderr string
}{
	{"as a program", "../run_tests.sh", 0, "[]\n", ""},
	{"arguments", "../run_tests.sh -update 'a b'", 2, `["-update" "a b"]` + "\n", ""},
	{"by sh", "sh ../run_tests.sh", 0, "[]\n", ""},
	{"by bash", "bash ../run_tests.sh", 0, "[]\n", ""},
	{"by its whole name", "$FILE", 0, "[]\n", ""},
	{"by links", "../links/deep/two", 0, "[]\n", ""},
	{"by PATH", "PATH=$PATH:../links/deep; two", 0, "[]\n", ""},
	{"an old Go", "go() { echo go1.21.3; }; . ../run_tests.sh", 2, "",
		"run_tests.sh: the tests need Go 1.24 or later, this is go1.21.3\n"},
	{"a Go to come", "go() { case $1 in env) echo go2.0;; *) command go \"$@\";; esac; }" +
		"; . ../run_tests.sh", 0, "[]\n", ""},
	{"no Go", "PATH=/bin:/usr/bin; go() { return 127; }; . ../run_tests.sh", 2, "",
		"run_tests.sh: the go command is needed, from https://go.dev/dl/\n"},
	{"runner does not build",
		"mv ../cmd ../no; ../run_tests.sh -h; s=$?; mv ../no ../cmd; exit $s",
		2, "", "does not build\n"},
}

// newScript makes a module with run_tests.sh, whose runner only prints how it was called, or
// waits for an interrupt. It returns the script's name.
func newScript(t *testing.T) (file string) {
	script, err := os.ReadFile("../../run_tests.sh")
	check(err)
	root := newModule(t, map[string]string{
		"run_tests.sh":      string(script),
		"cmd/judge/main.go": "", // which the helper plays
		"elsewhere/here":    "",
		"links/deep/x":      "",
	})
	file = filepath.Join(root, "run_tests.sh")
	check(os.Chmod(file, 0o755))
	check(os.Symlink(file, filepath.Join(root, "links", "one")))
	check(os.Symlink("../one", filepath.Join(root, "links", "deep", "two")))
	return file
}

func TestScript(t *testing.T) {
	t.Parallel()
	file, tmp := newScript(t), t.TempDir()
	for _, test := range calls {
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
		cmd.Dir = filepath.Join(filepath.Dir(file), "elsewhere")
		cmd.Env = append(os.Environ(), "FILE="+file, "TMPDIR="+tmp)
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		err := cmd.Run()
		if cmd.ProcessState == nil {
			t.Fatal(err)
		}
		status := cmd.ProcessState.ExitCode()
		if status != test.status || stdout.String() != test.stdout ||
			!strings.HasSuffix(stderr.String(), test.stderr) {
			t.Errorf("%s: exit status %d, want %d; stdout %q, want %q; stderr %q, to end in %q",
				test.name, status, test.status, stdout.String(), test.stdout, stderr.String(),
				test.stderr)
		}
	}
	isEmpty(t, tmp)

}

// A Ctrl-C in a terminal signals the whole group; kill signals the script alone.
func TestScriptInterrupted(t *testing.T) {
	t.Parallel()
	file, tmp := newScript(t), t.TempDir()
	for name, signal := range map[string]func(pid int) error{
		"Ctrl-C": func(pid int) error { return syscall.Kill(-pid, syscall.SIGINT) },
		"kill":   func(pid int) error { return syscall.Kill(pid, syscall.SIGTERM) },
	} {
		cmd := exec.Command(file, "wait")
		cmd.Env = append(os.Environ(), "TMPDIR="+tmp)
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
		stdout, err := cmd.StdoutPipe()
		check(err)
		check(cmd.Start())
		defer time.AfterFunc(time.Minute, func() {
			syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		}).Stop()
		if _, err := stdout.Read(make([]byte, 1)); err != nil {
			t.Error(err)
		}
		check(signal(cmd.Process.Pid))
		if cmd.Wait(); cmd.ProcessState.ExitCode() != 130 {
			t.Errorf("%s: %v, want exit status 130", name, cmd.ProcessState)
		}
	}
	isEmpty(t, tmp)
}
