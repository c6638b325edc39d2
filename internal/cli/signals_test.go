//go:build unix

package cli

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"bfspuzzles/internal/view"
)

// Ctrl-C, Ctrl-\ and a request to terminate must end a film, with the exit status that a shell
// reports. During a pause, the cursor must be visible. After the pause, the film must draw the
// current board again, because other lines may have followed the board. After the film, Ctrl-C must
// end the program as usual. The test runs itself in a second process, which sends itself the last
// Ctrl-C.
func TestSignals(t *testing.T) {
	if os.Getenv("FILM") != "" {
		stdout := struct{ io.Writer }{os.Stdout} // hides that it is a file
		status := counter.Run([]string{"-animate", "-show", "-delay", "500ms"},
			strings.NewReader("2"), stdout, os.Stderr, view.Terminal{Width: 80, Moves: true})
		if status == 0 {
			syscall.Kill(os.Getpid(), syscall.SIGINT)
			time.Sleep(10 * time.Second)
		}
		os.Exit(status)
	}
	t.Parallel()
	for sent, want := range map[syscall.Signal]string{
		syscall.SIGINT:  " 1|<show>, exit status 130",
		syscall.SIGTERM: " 1|<show>, exit status 143",
		syscall.SIGQUIT: " 1|<show>, exit status 131",
		syscall.SIGTSTP: " 1|<show><hide>1. up| 1|<up>2. up| 2|<show>" +
			"\n0. start  1. up     2. up\n 0         1         2\n, signal: interrupt",
	} {
		sent, want := sent, want
		t.Run(sent.String(), func(t *testing.T) {
			t.Parallel()
			if got := filmWith(t, sent); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
}

// filmWith plays the film in a process, and sends it a signal at the second board. It returns the
// output of the process from then on, and how the process ended.
func filmWith(t *testing.T, sent syscall.Signal) string {
	cmd := exec.Command(os.Args[0], "-test.run=^TestSignals$")
	cmd.Env = append(os.Environ(), "FILM=1")
	pipe, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	out := bufio.NewReader(pipe)
	for line := ""; err == nil && !strings.HasSuffix(line, "1. up\x1b[K\n"); {
		line, err = out.ReadString('\n')
	}
	cmd.Process.Signal(sent)
	if sent == syscall.SIGTSTP {
		var status syscall.WaitStatus
		syscall.Wait4(cmd.Process.Pid, &status, syscall.WUNTRACED, nil)
		if !status.Stopped() {
			t.Error("the program was not stopped")
		}
		cmd.Process.Signal(syscall.SIGCONT)
	}
	rest, err := io.ReadAll(out)
	if err != nil {
		t.Error(err)
	}
	return escapes.Replace(string(rest)) + ", " + fmt.Sprint(cmd.Wait())
}

// The program must first say what it is waiting for, but only on a terminal.
func TestAwait(t *testing.T) {
	terminal, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil || runtime.GOOS != "linux" {
		t.Skip("no terminal here: ", err)
	}
	defer terminal.Close()
	var stderr strings.Builder
	run{Program: counter, stdin: terminal, stderr: &stderr}.await()
	const want = "counter: waiting for a case; Ctrl-D ends the input, -h explains\n"
	if stderr.String() != want {
		t.Errorf("%q, want %q", stderr.String(), want)
	}
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	got := transcript(counter, terminal, wide, ample, "-random", "1") // which reads nothing
	if got += transcript(counter, null, wide, ample, "-split"); got != "0 5\nend\n\"end\\n\"\n" {
		t.Errorf("it says that it waits: %q", got)
	}
}
