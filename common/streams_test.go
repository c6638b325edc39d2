package common

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// With doubles in its environment, the test binary is a program that doubles numbers. The
// value says how it finds its streams.
const doubles = "COMMON_TEST_DOUBLES"

func TestMain(m *testing.M) {
	switch os.Getenv(doubles) {
	case "":
		os.Exit(m.Run())
	case "not to wait":
		syscall.SetNonblock(syscall.Stdin, true)
		syscall.SetNonblock(syscall.Stdout, true)
	}
	Run("double", "case", double)
}

// program returns the program that doubles numbers.
func program(t *testing.T, streams string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), doubles+"="+streams)
	return cmd
}

// Run reads and writes everything, even if both ends make it wait.
func TestRunWaits(t *testing.T) {
	t.Parallel()
	const cases = 50000 // more than a pipe holds
	for _, streams := range []string{"as they are", "not to wait"} {
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
		if _, err := io.WriteString(stdin, "51\n"); err != nil {
			t.Fatal(err)
		}
		first := make([]byte, len("102\n"))
		if _, err := io.ReadFull(stdout, first); err != nil {
			t.Errorf("streams %s: no first answer: %v", streams, err)
		}
		time.Sleep(100 * time.Millisecond) // it waits for more
		go func() {
			io.WriteString(stdin, strings.Repeat("51\n", cases)+"x\n")
			stdin.Close()
		}()
		time.Sleep(100 * time.Millisecond) // the pipe is full
		rest, err := io.ReadAll(stdout)
		if err != nil {
			t.Fatal(err)
		}
		cmd.Wait()
		if out := string(first) + string(rest); out != strings.Repeat("102\n", cases+1) {
			t.Errorf("streams %s: %d bytes of answers, want %d", streams, len(out), len("102\n")*(cases+1))
		}
		want := []interface{}{1, "double: case 50002, line 50002: expected a number from 1 to 99, found \"x\"\n"}
		if diff := cmp.Diff(want, []interface{}{cmd.ProcessState.ExitCode(), stderr.String()}); diff != "" {
			t.Errorf("streams %s: status, stderr (-want +got):\n%s", streams, diff)
		}
	}
}

// A stream that fails is named.
func TestRunNamesFailingStream(t *testing.T) {
	t.Parallel()
	dir, err := os.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer dir.Close()
	cmd := program(t, "as they are")
	cmd.Stdin = dir
	_, err = cmd.Output()
	var failed *exec.ExitError
	if !errors.As(err, &failed) || !strings.HasPrefix(string(failed.Stderr), "double: read standard input: ") {
		t.Errorf("reading a directory: %v, want a line on standard error", err)
	}
}

// That nobody reads the answers any more is nothing to complain of.
func TestRunUnread(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("Windows has an error of its own for this, which is reported")
	}
	cmd := program(t, "as they are")
	cmd.Stdin = strings.NewReader("51\n")
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	r.Close()
	defer w.Close()
	var stderr strings.Builder
	cmd.Stdout, cmd.Stderr = w, &stderr
	cmd.Run()
	if status := cmd.ProcessState.ExitCode(); status != 1 || stderr.Len() > 0 {
		t.Errorf("status %d, standard error %q; want 1 and no word", status, stderr.String())
	}
}

// What a signal breaks off is done again, and what is written in parts is written whole.
func TestStreamsInParts(t *testing.T) {
	type result struct {
		n   int
		err error
	}
	// next returns what the calls return, one after the other.
	next := func(results []result) func([]byte) (int, error) {
		return func([]byte) (int, error) {
			r := results[0]
			results = results[1:]
			return r.n, r.err
		}
	}
	message := func(err error) string {
		if err == nil {
			return ""
		}
		return err.Error()
	}
	for _, c := range []struct {
		calls []result // of the system
		n     int
		err   string
	}{
		{[]result{{3, nil}}, 3, ""},
		{[]result{{-1, syscall.EINTR}, {-1, syscall.EINTR}, {3, nil}}, 3, ""},
		{[]result{{0, nil}}, 0, "EOF"},
		{[]result{{-1, syscall.EINTR}, {-1, syscall.EIO}}, 0, "read standard input: " + syscall.EIO.Error()},
	} {
		n, err := input(next(c.calls)).Read(make([]byte, 4))
		if diff := cmp.Diff([]interface{}{c.n, c.err}, []interface{}{n, message(err)}); diff != "" {
			t.Errorf("read, with the system returning %v (-want +got):\n%s", c.calls, diff)
		}
	}
	for _, c := range []struct {
		calls []result
		n     int
		err   string
	}{
		{[]result{{4, nil}}, 4, ""},
		{[]result{{1, nil}, {-1, syscall.EINTR}, {3, nil}}, 4, ""},
		{[]result{{1, nil}, {0, nil}}, 1, "short write"},
		{[]result{{1, nil}, {-1, syscall.EIO}}, 1, "write standard output: " + syscall.EIO.Error()},
	} {
		n, err := output(next(c.calls)).Write(make([]byte, 4))
		if diff := cmp.Diff([]interface{}{c.n, c.err}, []interface{}{n, message(err)}); diff != "" {
			t.Errorf("write, with the system returning %v (-want +got):\n%s", c.calls, diff)
		}
	}
}
