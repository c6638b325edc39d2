package cli

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// draw draws the route for a case or the trace of a search. It writes the picture before it prints
// anything, so that the picture exists even if a signal stops the film. It returns the exit status.
func (r run) draw(g Game) (status int, err error) {
	const patience = 2 * time.Second // the time that a user waits without wondering
	working := time.AfterFunc(patience, func() { r.say("still working") })
	defer working.Stop()
	if r.given["-trace"] {
		text := r.traceText(g)
		_, err := io.WriteString(r.stdout, "\n"+text) // after the answers
		return 0, err
	}
	film, moves := r.film(g)
	working.Stop()
	if r.given["-svg"] {
		if err := r.writePicture(film.SVG(r.title(r.term.Language, moves), r.delay)); err != nil {
			return 1, fmt.Errorf("writing the picture: %w", err)
		}
	}
	inText := r.given["-show"]
	if r.given["-animate"] {
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
		_, err = io.WriteString(r.stdout, "\n"+film.Text(r.term.Width, r.term.Colour))
	}
	return status, err
}

// film returns the film of the route that the plain search finds, and the number of moves. If there
// is no route, the film shows the start and says why.
func (r run) film(g Game) (film *view.Film, moves int) {
	lang, search := r.term.Language, common.NewBFS(r.States)
	film = &view.Film{Columns: g.Columns(), Language: lang}
	route := Route(search, g)
	moves = len(route) - 1
	if route == nil {
		route = g.Starts()[:1]
		film.Note = g.Reason(lang) + lang.Say(" The plain search visited all %s states that "+
			"can be reached.", "朴素 BFS 搜遍了能到达的 %s 个状态。", view.Thousands(search.Visited()))
	} else if t, ok := g.(trailing); ok {
		film.Trails = t.Trails(route)
	}
	before := route[0]
	for i, state := range route {
		frame := g.Draw(lang, before, state)
		caption := lang.Say("start", "起点")
		if i > 0 {
			caption = g.Move(lang, before, state)
		}
		if frame.Caption != "" {
			caption += lang.Say(", ", "，") + frame.Caption
		}
		frame.Caption = caption
		film.Frames = append(film.Frames, frame)
		before = state
	}
	return film, moves
}

// title returns the title for the picture of a case.
func (p Program) title(lang view.Language, moves int) string {
	title := p.Title[lang]
	switch {
	case moves < 0:
		return title + lang.Say(": no route", "：无解")
	case moves == 1:
		return title + lang.Say(": 1 move", "：1 步")
	}
	return title + lang.Say(": %d moves", "：%d 步", moves)
}

func (r run) writePicture(picture []byte) error {
	if r.svg == standardOutput {
		_, err := r.stdout.Write(picture)
		return err
	}
	return os.WriteFile(r.svg, picture, 0o666)
}

// play plays a film until it ends or a signal stops it. It returns the exit status, which after a
// signal is the status that a shell reports.
func (r run) play(film *view.Film) (status int, err error) {
	now := func() view.Terminal { return r.term }
	if file, ok := r.stdout.(*os.File); ok { // its window may shrink
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
