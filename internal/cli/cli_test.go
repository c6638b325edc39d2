package cli

import (
	"bufio"
	"io"
	"strings"
	"testing"
	"time"

	"bfspuzzles/common"
)

// A search that takes longer than two seconds says that it is working.
func TestStillWorking(t *testing.T) {
	t.Parallel()
	said, stderr := io.Pipe()
	wait := func() {
		time.AfterFunc(10*time.Second, func() { stderr.Close() })
		line, _ := bufio.NewReader(said).ReadString('\n')
		if line != "counter: still working\n" {
			t.Errorf("it says %q", line)
		}
	}
	slow := counter
	slow.Read = func(in *common.Reader) (Game, error) {
		n, err := readNumber(in)
		return slowCount{count(n), wait}, err
	}
	slow.Run([]string{"-show"}, strings.NewReader("2"), io.Discard, stderr, wide)
}

// slowCount is a count whose plain search is slow.
type slowCount struct {
	count
	wait func()
}

func (s slowCount) Solved(at uint64) bool {
	s.wait()
	return true
}
