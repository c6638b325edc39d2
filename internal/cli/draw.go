package cli

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// drawing is a film or a chart.
type drawing interface {
	Text(width int, colour bool) string
	SVG(title string, delay time.Duration) []byte
}

// draw draws the route of a case or the layers of its searches: first the picture, so
// that it is there even if the film is stopped, then what goes to the terminal. It
// returns the exit status.
func (p Program) draw(c Case, o options, stdout, stderr io.Writer, term view.Terminal) (
	status int, err error) {
	drawn, title := p.drawing(c, o.layers, stderr)
	if o.svg != "" {
		if err := writePicture(o.svg, drawn.SVG(p.Name+": "+title, o.delay), stdout); err != nil {
			return 1, fmt.Errorf("writing the picture: %w", err)
		}
	}
	inText := o.show || o.layers && o.svg != standardOutput
	if film, ok := drawn.(*view.Film); ok && o.animate {
		if !term.CanPlay(film) {
			inText = true
			if columns, lines := film.Room(); term.Moves {
				fmt.Fprintf(stderr, "%s: the terminal is too small to play this, "+
					"which takes %d columns and %d lines: printed as by -show\n",
					p.Name, columns, lines)
			}
		} else if status, err := play(film, o.delay, stdout, term); status != 0 || err != nil {
			return status, err
		}
	}
	if inText {
		_, err = io.WriteString(stdout, "\n"+drawn.Text(term.Width, term.Colour))
	}
	return 0, err
}

// drawing runs the searches of a case and returns what is to be drawn, and its title.
func (p Program) drawing(c Case, layers bool, stderr io.Writer) (drawn drawing, title string) {
	const patience = 2 * time.Second // a person waits so long without wondering
	working := time.AfterFunc(patience, func() {
		fmt.Fprintf(stderr, "%s: still working: the plain search takes longer\n", p.Name)
	})
	search := common.NewBFS(p.States)
	route := c.Route(search)
	working.Stop()
	if !layers {
		film := c.Film(route, search.Visited())
		return &film, filmTitle(film)
	}
	chart := &view.Chart{Plain: search.Layers(), Found: len(route) - 1}
	chart.Ends, chart.Note = c.Search()
	if c.BothEnds != nil {
		chart.Both = c.BothEnds()
	}
	return chart, chart.Verdict()
}

// filmTitle returns what the picture of a film shows.
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

func writePicture(name string, picture []byte, stdout io.Writer) error {
	if name == standardOutput {
		_, err := stdout.Write(picture)
		return err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, picture, 0o666)
}

// play plays a film until its end, a Ctrl-C or a request to terminate. It returns
// the exit status, for a signal the one that a shell reports.
func play(film *view.Film, delay time.Duration, stdout io.Writer, term view.Terminal) (
	status int, err error) {
	now := func() view.Terminal { return term }
	if file, ok := stdout.(*os.File); ok { // its window may become smaller
		now = func() view.Terminal { return view.Detect(file) }
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(stop)
	fmt.Fprintln(stdout) // after the answers
	stopped, err := film.Play(stdout, now, delay, stop)
	if number, ok := stopped.(syscall.Signal); ok {
		status = 128 + int(number)
	}
	return status, err
}
