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

// drawing is a film or a trace.
type drawing interface {
	Text(width int, colour bool) string
}

// draw draws the route of a case or the trace of a search. It writes the picture before it prints
// anything, so that the picture is there even if a signal stops the film. It returns the
// exit status.
func (r run) draw(g Game) (status int, err error) {
	drawn, moves := r.drawing(g)
	if r.given["-svg"] {
		svg := drawn.(*view.Film).SVG(r.title(r.term.Language, moves), r.delay)
		if err := r.writePicture(svg); err != nil {
			return 1, fmt.Errorf("writing the picture: %w", err)
		}
	}
	inText := r.any("-show", "-trace")
	if film, ok := drawn.(*view.Film); ok && r.given["-animate"] {
		if r.term.CanPlay(film) {
			status, err = r.play(film)
		} else {
			inText = true
			if r.term.Moves {
				columns, lines := film.Room()
				r.say("the terminal is too small to play the route, which needs %d columns and "+
					"%d lines", columns, lines)
			}
		}
	}
	if inText && status == 0 && err == nil {
		text := drawn.Text(r.term.Width, r.term.Colour)
		if !r.given["-json"] {
			text = "\n" + text // after the answers
		}
		_, err = io.WriteString(r.stdout, text)
	}
	return status, err
}

// drawing runs the searches of a case. It returns what to draw, and the number of moves.
func (r run) drawing(g Game) (drawn drawing, moves int) {
	const patience = 2 * time.Second // how long a person waits without wondering
	working := time.AfterFunc(patience, func() {
		r.say("still working: the plain search takes longer")
	})
	defer working.Stop()
	lang := r.term.Language
	search := common.NewBFS(r.States)
	route := Route(search, g)
	moves = len(route) - 1
	if r.given["-trace"] {
		return r.trace(g, lang, search), moves
	}
	film := g.Film(lang, route, search.Visited())
	film.Language = lang
	return &film, moves
}

// title is the title of the picture of a case.
func (p Program) title(lang view.Language, moves int) string {
	title := p.Title[lang]
	switch {
	case moves < 0:
		return title + lang.Say(": no route", "：无解")
	case moves == 1:
		return title + lang.Say(": 1 move", "：1 步")
	case moves == p.Hardest:
		title += lang.Say(", the hardest", "最难的局面")
	}
	return title + lang.Say(": %d moves", "：%d 步", moves)
}

func (r run) writePicture(picture []byte) error {
	if r.svg == standardOutput {
		_, err := r.stdout.Write(picture)
		return err
	}
	if err := os.MkdirAll(filepath.Dir(r.svg), 0o777); err != nil {
		return err
	}
	return os.WriteFile(r.svg, picture, 0o666)
}

// play plays a film until it ends or a signal stops it. It returns the exit status, which after a
// signal is the one that a shell reports.
func (r run) play(film *view.Film) (status int, err error) {
	now := func() view.Terminal { return r.term }
	if file, ok := r.stdout.(*os.File); ok { // its window may become smaller
		now = func() view.Terminal { return view.Detect(file) }
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, view.StopSignals...)
	defer signal.Stop(stop)
	fmt.Fprintln(r.stdout) // after the answers
	stopped, err := film.Play(r.stdout, now, r.delay, stop)
	if number, ok := stopped.(syscall.Signal); ok {
		status = 128 + int(number)
	}
	return status, err
}
