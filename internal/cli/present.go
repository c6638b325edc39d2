package cli

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"bfspuzzles/internal/view"
	"bfspuzzles/internal/wholefile"
)

// present writes the picture, so that it is there when the film is stopped, plays
// the film, and prints the boards. What cannot be played is printed. It returns
// the exit status.
func present(film view.Film, program string, o options, stdout io.Writer, terminal view.Terminal) (status int, err error) {
	if o.svg != "" {
		if err := writePicture(o.svg, film.SVG(program+": "+title(film), o.delay), stdout); err != nil {
			return 1, err
		}
	}
	plays := o.animate && terminal.CanPlay(&film)
	if plays {
		now := func() view.Terminal { return terminal }
		if file, ok := stdout.(*os.File); ok { // its window may be made smaller
			now = func() view.Terminal { return view.Detect(file) }
		}
		player := view.Player{Out: stdout, Terminal: now, Delay: o.delay, After: time.After}
		if status, err := play(player, film); status != 0 {
			return status, err
		}
	}
	if o.show || o.animate && !plays {
		if _, err := io.WriteString(stdout, "\n"+film.Text(terminal.Width, terminal.Colour)); err != nil {
			return 1, err
		}
	}
	return 0, nil
}

// presentChart writes the picture of a chart and prints it.
func presentChart(chart view.Chart, program string, o options, stdout io.Writer, terminal view.Terminal) error {
	if o.svg != "" {
		err := writePicture(o.svg, chart.SVG(program+": "+chart.Verdict(), o.delay), stdout)
		if err != nil || o.svg == standardOutput {
			return err
		}
	}
	_, err := io.WriteString(stdout, "\n"+chart.Text(terminal.Width, terminal.Colour))
	return err
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
func play(player view.Player, film view.Film) (status int, err error) {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(stop)
	player.Stop = stop
	fmt.Fprintln(player.Out) // after the answers
	stopped, err := player.Play(&film)
	switch {
	case stopped == os.Interrupt:
		return 128 + 2, err
	case stopped != nil:
		return 128 + 15, err
	case err != nil:
		return 1, err
	}
	return 0, nil
}

// title says what a picture shows.
func title(film view.Film) string {
	switch n := len(film.Frames) - 1; {
	case n == 0 && film.Note != "":
		return film.Note
	case n == 1:
		return "a shortest route, 1 move"
	default:
		return fmt.Sprintf("a shortest route, %d moves", n)
	}
}
