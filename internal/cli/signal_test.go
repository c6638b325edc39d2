package cli

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"bfspuzzles/internal/view"
)

// After a film a Ctrl-C ends the program again, as if no film had been played.
// The test is run once more as a program of its own, which plays one and then
// sends itself a Ctrl-C.
func TestCtrlCAfterFilm(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no process can send itself a Ctrl-C there")
	}
	if os.Getenv("PLAY_FILM") != "" {
		var stdout, stderr strings.Builder
		counter.Run([]string{"-animate", "-delay", "1ms"}, strings.NewReader("2"), &stdout, &stderr,
			view.Terminal{Width: 80, Height: 24, Moves: true})
		self, err := os.FindProcess(os.Getpid())
		if err != nil {
			t.Fatal(err)
		}
		self.Signal(os.Interrupt)
		time.Sleep(10 * time.Second)
		os.Exit(0)
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestCtrlCAfterFilm$")
	cmd.Env = append(os.Environ(), "PLAY_FILM=1")
	if out, err := cmd.CombinedOutput(); err == nil || err.Error() != "signal: interrupt" {
		t.Errorf("the program ended with %v, want signal: interrupt\n%s", err, out)
	}
}
