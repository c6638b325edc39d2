package common

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// With this in its environment, the program of the tests is one that doubles numbers, see
// TestRunProgram. Its value says what was done to the streams before.
const doubles = "COMMON_TEST_DOUBLES"

// program returns the program that doubles numbers.
func program(t *testing.T, streams string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, "-test.run=^TestRunProgram$")
	cmd.Env = append(os.Environ(), doubles+"="+streams)
	return cmd
}

// TestRunProgram is no test, but the program.
func TestRunProgram(t *testing.T) {
	switch os.Getenv(doubles) {
	case "":
		t.Skip("run by the other tests")
	case "do not wait":
		syscall.SetNonblock(syscall.Stdin, true)
		syscall.SetNonblock(syscall.Stdout, true)
	}
	Run("double", "case", double)
}

// Run reads and writes all there is, also if it has to wait for both ends.
func TestRunAsProgram(t *testing.T) {
	t.Parallel()
	const cases = 50000 // more than a pipe holds
	for _, streams := range []string{"wait", "do not wait"} {
		cmd := program(t, streams)
		stdin, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		stdout, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		var stderr strings.Builder
		cmd.Stderr = &stderr
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		go func() {
			time.Sleep(100 * time.Millisecond) // the program is waiting
			io.WriteString(stdin, strings.Repeat("51\n", cases)+"x\n")
			stdin.Close()
		}()
		time.Sleep(300 * time.Millisecond) // the pipe is full
		out, err := io.ReadAll(stdout)
		if err != nil {
			t.Fatal(err)
		}
		cmd.Wait()
		if string(out) != strings.Repeat("102\n", cases) {
			t.Errorf("%s: %d bytes of answers, want %d", streams, len(out), len("102\n")*cases)
		}
		want := []interface{}{1, "double: case 50001, line 50001: expected a number from 1 to 99, found \"x\"\n"}
		if diff := cmp.Diff(want, []interface{}{cmd.ProcessState.ExitCode(), stderr.String()}); diff != "" {
			t.Errorf("%s: status, stderr (-want +got):\n%s", streams, diff)
		}
	}
}

// A stream that fails is named; that nobody reads the answers any more is no failure to speak of.
func TestRunFailingStreams(t *testing.T) {
	t.Parallel()
	dir, err := os.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer dir.Close()
	cmd := program(t, "wait")
	cmd.Stdin = dir
	_, err = cmd.Output()
	var failed *exec.ExitError
	if !errors.As(err, &failed) || !strings.HasPrefix(string(failed.Stderr), "double: read standard input: ") {
		t.Errorf("reading a directory: %v, want a line on standard error", err)
	}

	cmd = program(t, "wait")
	cmd.Stdin = strings.NewReader(strings.Repeat("51\n", 10))
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	r.Close()
	defer w.Close()
	var stderr strings.Builder
	cmd.Stdout, cmd.Stderr = w, &stderr
	if err := cmd.Run(); err == nil || stderr.Len() > 0 {
		t.Errorf("answers that nobody reads: %v, %q; want a status and no word", err, stderr.String())
	}
}

// What a signal breaks off is done again, and what is written in parts is written whole.
func TestStreamsInParts(t *testing.T) {
	calls := 0
	var in io.Reader = input(func(p []byte) (int, error) {
		switch calls++; calls {
		case 1, 3:
			return -1, syscall.EINTR
		case 2:
			return copy(p, "abc"), nil
		case 4:
			return 0, nil
		}
		return -1, syscall.EIO
	})
	got, err := io.ReadAll(in)
	if diff := cmp.Diff("abc", string(got)); diff != "" || err != nil {
		t.Errorf("read (-want +got), %v:\n%s", err, diff)
	}
	if n, err := in.Read(make([]byte, 9)); n != 0 || err == nil || err == io.EOF {
		t.Errorf("a read that fails: %d, %v", n, err)
	}

	var written []byte
	calls = 0
	var out io.Writer = output(func(p []byte) (int, error) {
		switch calls++; {
		case calls%2 == 1:
			return -1, syscall.EINTR
		case calls == 6:
			return -1, syscall.EIO
		}
		written = append(written, p[:2]...)
		return 2, nil
	})
	if n, err := out.Write([]byte("abcd")); n != 4 || err != nil {
		t.Errorf("write in parts: %d, %v", n, err)
	}
	if n, err := out.Write([]byte("ef")); n != 0 || err == nil {
		t.Errorf("a write that fails: %d, %v", n, err)
	}
	if diff := cmp.Diff("abcd", string(written)); diff != "" {
		t.Errorf("written (-want +got):\n%s", diff)
	}
}
