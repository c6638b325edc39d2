package cli

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

var wide = view.Terminal{Width: 80}

// A search that takes longer than two seconds says that it is working.
func TestStillWorking(t *testing.T) {
	t.Parallel()
	stderr, slow := make(lines), counter
	slow.Read = func(in *common.Reader) (Game, error) {
		n, err := readNumber(in)
		return slowCount{count(n), t, stderr}, err
	}
	slow.Run([]string{"-show"}, strings.NewReader("2"), io.Discard, stderr, wide)
}

// slowCount is a count whose plain search begins when a line has been written.
type slowCount struct {
	count
	t       *testing.T
	written lines
}

func (s slowCount) Starts() []uint64 {
	select {
	case line := <-s.written:
		if line != "counter: still working: the plain search takes longer\n" {
			s.t.Error(line)
		}
	case <-time.After(10 * time.Second):
		s.t.Error("nothing is said")
	}
	return nil
}

// lines are those written to it.
type lines chan string

func (l lines) Write(p []byte) (int, error) {
	l <- string(p)
	return len(p), nil
}

// A read that fails is reported, and not the case that it cuts short; the answers before it stand.
func TestFailingRead(t *testing.T) {
	for args, answers := range map[string]string{
		"-plain": "+2\n+1\n", "-text -case 3": "", "-show -case 2": "2\n1\n", "-split": "",
	} {
		stdin := io.MultiReader(strings.NewReader("2 1 "), iotest.ErrReader(errors.New("wire cut")))
		got := transcript(counter, stdin, wide, ample, strings.Fields(args)...)
		if want := answers + "! counter: wire cut\nexit status 1\n"; got != want {
			t.Errorf("%q: %q, want %q", args, got, want)
		}
	}
}
