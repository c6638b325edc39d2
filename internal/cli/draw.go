package cli

import (
	"errors"
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

// drawing is a film, a map or a table of layers.
type drawing interface {
	Text(width int, colour bool) string
}

// picture is a film or a map.
type picture interface {
	SVG(title string, delay time.Duration) []byte
}

// draw draws the route of a case or the layers of its searches: first the picture, so
// that it is there even if the film is stopped, then what goes to the terminal. It
// returns the exit status.
func (p Program) draw(c Case, o options, stdout, stderr io.Writer, term view.Terminal) (
	status int, err error) {
	if (o.layers || o.mapped) && c.Search == nil || o.mapped && c.Solved == nil {
		return 1, errors.New("-layers and -map: this program does not tell of its search")
	}
	drawn, moves := p.drawing(c, o, stderr, term.Language)
	if o.svg != "" {
		svg := drawn.(picture).SVG(p.Title.of(term.Language, moves), o.delay)
		if err := writePicture(o.svg, svg, stdout); err != nil {
			return 1, fmt.Errorf("writing the picture: %w", err)
		}
	}
	inText := o.show || (o.layers || o.mapped) && o.svg != standardOutput
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

// drawing runs the searches of a case and returns what is to be drawn, and the number of moves.
func (p Program) drawing(c Case, o options, stderr io.Writer, lang view.Language) (
	drawn drawing, moves int) {
	const patience = 2 * time.Second // a person waits so long without wondering
	working := time.AfterFunc(patience, func() {
		fmt.Fprintf(stderr, "%s: still working: the plain search takes longer\n", p.Name)
	})
	defer working.Stop()
	search := common.NewBFS(p.States)
	route := c.Route(search)
	moves = len(route) - 1
	switch {
	case o.layers:
		return compare(c, lang, search, moves), moves
	case o.mapped:
		return p.Map(c, lang, search, moves), moves
	}
	film := c.Film(lang, route, search.Visited())
	film.Language = lang
	return &film, moves
}

// Title is what a puzzle is called in pictures.
type Title struct {
	English, Chinese string
	Hardest          int // the most moves that a case takes, 0 if it is not known
}

// of titles the picture of a case.
func (t Title) of(lang view.Language, moves int) string {
	title := lang.Say(t.English, t.Chinese)
	switch {
	case moves < 0:
		return title + lang.Say(": no route", "：无解")
	case moves == 1:
		return title + lang.Say(": 1 move", "：1 步")
	case moves == t.Hardest:
		title += lang.Say(", the hardest", "最难的局面")
	}
	return title + fmt.Sprintf(lang.Say(": %d moves", "：%d 步"), moves)
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

// play plays a film until its end or a signal. It returns the exit status, for a signal the
// one that a shell reports.
func play(film *view.Film, delay time.Duration, stdout io.Writer, term view.Terminal) (
	status int, err error) {
	now := func() view.Terminal { return term }
	if file, ok := stdout.(*os.File); ok { // its window may become smaller
		now = func() view.Terminal { return view.Detect(file) }
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, view.StopSignals...)
	defer signal.Stop(stop)
	fmt.Fprintln(stdout) // after the answers
	stopped, err := film.Play(stdout, now, delay, stop)
	if number, ok := stopped.(syscall.Signal); ok {
		status = 128 + int(number)
	}
	return status, err
}
