package cli

import (
	"bufio"
	"io"
	"testing"
	"time"
)

// A search that takes longer than two seconds must say that it is still working.
func TestStillWorking(t *testing.T) {
	t.Parallel()
	said, stderr := io.Pipe()
	time.AfterFunc(10*time.Second, func() { stderr.Close() })
	go run{Program: counter, stderr: stderr}.draw(endless{})
	line, _ := bufio.NewReader(said).ReadString('\n')
	if line != "counter: still working\n" {
		t.Errorf("it says %q", line)
	}
}

// endless is a count whose plain search never ends.
type endless struct{ count }

func (endless) Solved(uint64) bool { select {} }
