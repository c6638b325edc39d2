package cli

import (
	"fmt"
	"io"
	"time"
)

// patience is how long a person waits without wondering.
const patience = 2 * time.Second

// sayWorking writes one line when a search takes longer than wait. The function
// that it returns ends the watch; nothing is written after that.
func sayWorking(stderr io.Writer, program string, wait time.Duration) (quiet func()) {
	said := make(chan struct{})
	timer := time.AfterFunc(wait, func() {
		defer close(said)
		fmt.Fprintf(stderr, "%s: still working: the plain search takes longer\n", program)
	})
	return func() {
		if !timer.Stop() {
			<-said
		}
	}
}
