package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
	"bfspuzzles/internal/wholefile"
)

// patience is how long a person waits without wondering.
const patience = 2 * time.Second

// draw draws the route of a case or the layers of its searches: first the picture,
// which is then there when a film is stopped, then what goes to the terminal. It
// returns the exit status.
func (p Program) draw(c Case, o options, stdout, stderr io.Writer, terminal view.Terminal) (status int, err error) {
	if o.layers && c.Search == nil {
		return 1, errors.New("-layers: the fast search does not count its states")
	}
	quiet := sayWorking(stderr, p.Name, patience)
	search := common.NewBFS(p.States)
	route := c.Route(search)
	quiet()
	var drawn interface {
		Text(width int, colour bool) string
		SVG(title string, delay time.Duration) []byte
	}
	var title string
	inText := o.show
	if o.layers {
		chart := &view.Chart{Plain: search.Layers(), Found: len(route) - 1}
		chart.Ends, chart.Note = c.Search()
		drawn, title, inText = chart, chart.Verdict(), o.svg != standardOutput
	} else {
		film := c.Film(route, search.Visited())
		drawn, title = &film, filmTitle(film)
	}
	if o.svg != "" {
		if err := writePicture(o.svg, drawn.SVG(p.Name+": "+title, o.delay), stdout); err != nil {
			return 1, err
		}
	}
	if film, ok := drawn.(*view.Film); ok && o.animate {
		if !terminal.CanPlay(film) {
			inText = true
		} else if status, err := play(film, o.delay, stdout, terminal); status != 0 || err != nil {
			return status, err
		}
	}
	if inText {
		_, err = io.WriteString(stdout, "\n"+drawn.Text(terminal.Width, terminal.Colour))
	}
	return 0, err
}

// filmTitle says what the picture of a film shows.
func filmTitle(film view.Film) string {
	switch n := len(film.Frames) - 1; {
	case n == 0 && film.Note != "":
		return film.Note
	case n == 1:
		return "a shortest route, 1 move"
	default:
		return fmt.Sprintf("a shortest route, %d moves", n)
	}
}

// writePicture writes a picture to a file or to standard output.
func writePicture(name string, picture []byte, stdout io.Writer) (err error) {
	if name == standardOutput {
		_, err = stdout.Write(picture)
	} else {
		err = wholefile.Write(name, picture)
	}
	if err != nil {
		return fmt.Errorf("writing the picture: %w", err)
	}
	return nil
}

// play plays a film until its end, a Ctrl-C or a request to terminate. It returns
// the exit status, for a signal the one that a shell gives it.
func play(film *view.Film, delay time.Duration, stdout io.Writer, terminal view.Terminal) (status int, err error) {
	now := func() view.Terminal { return terminal }
	if file, ok := stdout.(*os.File); ok { // its window may be made smaller
		now = func() view.Terminal { return view.Detect(file) }
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(stop)
	fmt.Fprintln(stdout) // after the answers
	stopped, err := film.Play(stdout, now, delay, stop)
	switch stopped {
	case nil:
		return 0, err
	case os.Interrupt:
		return 128 + 2, err
	}
	return 128 + 15, err
}

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
