//go:build linux

package cli

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

// In a pause the cursor is visible; after it, the board that stood there is drawn again, as other
// lines may have followed it. After the film a Ctrl-C ends the program, as if none had been
// played. The test is run once more as a program of its own, which sends itself the Ctrl-C.
func TestPause(t *testing.T) {
	if os.Getenv("PAUSED_FILM") != "" {
		stdout := struct{ io.Writer }{os.Stdout}
		terminal := view.Terminal{Width: 80, Moves: true}
		counter.Run([]string{"-animate", "-delay", "300ms"}, strings.NewReader("2"), stdout,
			os.Stderr, terminal)
		syscall.Kill(os.Getpid(), syscall.SIGINT)
		time.Sleep(10 * time.Second)
		os.Exit(0)
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestPause$")
	cmd.Env = append(os.Environ(), "PAUSED_FILM=1")
	pipe, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	out := bufio.NewReader(pipe)
	for line := ""; !strings.Contains(line, "1. up"); {
		if line, err = out.ReadString('\n'); err != nil {
			t.Fatal(err)
		}
	}
	var status syscall.WaitStatus
	cmd.Process.Signal(syscall.SIGTSTP)
	syscall.Wait4(cmd.Process.Pid, &status, syscall.WUNTRACED, nil)
	cmd.Process.Signal(syscall.SIGCONT)
	rest, err := io.ReadAll(out)
	const want = " 1|<show><hide>1. up| 1|<up>2. up| 2|<show>"
	got := strings.NewReplacer("\x1b[0m\x1b[?25h", "<show>", "\x1b[?25l", "<hide>",
		"\x1b[2A", "<up>", "\x1b[K\n", "|").Replace(string(rest))
	if diff := cmp.Diff(want, got); diff != "" || err != nil || !status.Stopped() {
		t.Errorf("stopped: %v, error %v (-want +got):\n%s", status.Stopped(), err, diff)
	}
	if err := cmd.Wait(); err == nil || err.Error() != "signal: interrupt" {
		t.Errorf("the program ended with %v, want signal: interrupt", err)
	}
}
