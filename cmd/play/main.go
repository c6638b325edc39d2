// Command play serves a page on which a board is typed or a maze is drawn, and solved by the
// programs of this module. Run it in the root of the module; Ctrl-C ends it:
//
//	go run ./cmd/play
//
// It prints the page's address. The page is for this machine only: see server.go.
//
// Reading order: main.go, server.go; then page/index.html, page/script.js, page/style.css.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"bfspuzzles/internal/goldens"
	"bfspuzzles/internal/process"
)

// names are the directories of the puzzles, in the order of the page.
var names = []string{"lc773", "acwing845", "luogu2346", "euler244", "uva1601"}

// rules says on the page, in English and in Chinese, what each puzzle is about.
var rules = map[string]map[string]string{
	"lc773": {
		"en": "Slide tiles into the blank, 0, until they stand in order, with the blank last.",
		"zh": "数字滑进空格（0），直到按顺序排好，空格在最后。",
	},
	"acwing845": {
		"en": "Slide tiles into the blank, x, until they stand in order, with the blank last.",
		"zh": "数字滑进空格（x），直到按顺序排好，空格在最后。",
	},
	"luogu2346": {
		"en": "Black and white slide in turn into a blank, O, until one has four in a line.",
		"zh": "黑白轮流把一枚棋子滑进空位（O），直到同色四子连成一线。",
	},
	"euler244": {
		"en": "Move the white tile, w, until the begin frame has become the end frame.",
		"zh": "移动白块（w），把起始局面变成目标局面。",
	},
	"uva1601": {
		"en": "All ghosts step at once, a to A, b to B, c to C, and may not meet or change places.",
		"zh": "每一步所有鬼同时走：a 到 A，b 到 B，c 到 C；不能相撞，也不能互换位置。",
	},
}

func main() {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}
	ctx, stop := signal.NotifyContext(context.Background(), signals...)
	err := play(ctx, ".", os.Args[1:], os.Stdout, os.Stderr)
	stop()
	if err != nil {
		fmt.Fprintf(os.Stderr, "play: %v\n", err)
		os.Exit(1)
	}
}

// play builds the programs of the module in root and serves the page until ctx ends.
func play(ctx context.Context, root string, args []string, stdout, stderr io.Writer) error {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	addr := flags.String("addr", "127.0.0.1:8845",
		"the page's `HOST:PORT`; port 0 is any that is free")
	switch err := flags.Parse(args); {
	case err == flag.ErrHelp:
		fmt.Fprintln(stdout, "usage: go run ./cmd/play [-addr HOST:PORT]")
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return nil
	case err != nil:
		return fmt.Errorf("%w; -h explains", err)
	case flags.NArg() > 0:
		return fmt.Errorf("unexpected %q; -h explains", flags.Arg(0))
	}
	listener, err := listen(*addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	bin, err := os.MkdirTemp("", "play-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(bin)
	fmt.Fprintf(stderr, "play: building %s\n", strings.Join(names, ", "))
	puzzles, err := build(ctx, root, bin)
	if ctx.Err() != nil {
		return nil
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(stdout, "http://%s/\n", listener.Addr())
	fmt.Fprintln(stderr, "play: this is the page's address; Ctrl-C ends the page")
	return serve(ctx, listener, &server{puzzles, maxTime})
}

// serve serves until ctx ends, and then until all programs that run have been killed.
func serve(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{
		Handler:           handler,
		BaseContext:       func(net.Listener) context.Context { return ctx },
		ReadHeaderTimeout: maxTime,
	}
	done := make(chan error, 1)
	go func() {
		<-ctx.Done()
		patience, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		defer cancel()
		done <- server.Shutdown(patience)
	}()
	if err := server.Serve(listener); err != http.ErrServerClosed {
		return err
	}
	return <-done
}

// local returns an error if an address is not one of this machine only.
func local(addr string) error {
	host, _, err := net.SplitHostPort(addr)
	if err == nil && host != "127.0.0.1" && host != "localhost" && host != "::1" {
		err = fmt.Errorf("%q is not 127.0.0.1, localhost or [::1]", host)
	}
	return err
}

func listen(addr string) (net.Listener, error) {
	if err := local(addr); err != nil {
		return nil, fmt.Errorf("-addr: %w", err)
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("%w; for another port: -addr 127.0.0.1:0", err)
	}
	return listener, nil
}

// build builds the programs into the directory bin and reads their goldens.
func build(ctx context.Context, root, bin string) (puzzles []puzzle, err error) {
	command := []string{"go", "build", "-buildvcs=false", "-o", bin + string(filepath.Separator)}
	for _, name := range names {
		command = append(command, "./"+name)
	}
	if out, err := process.Output(ctx, root, command...); err != nil {
		return nil, fmt.Errorf("go build: %w\n%s", err, out)
	}
	for _, name := range names {
		cases, err := readGoldens(filepath.Join(root, name, "testdata"))
		if err != nil {
			return nil, err
		}
		// On Windows, NAME.exe is tried as well.
		puzzles = append(puzzles, puzzle{name, rules[name], cases, filepath.Join(bin, name)})
	}
	return puzzles, nil
}

// readGoldens reads those that the server takes.
func readGoldens(dir string) (read []golden, err error) {
	inputs, err := filepath.Glob(filepath.Join(dir, "*.in"))
	if err != nil || len(inputs) == 0 {
		return nil, fmt.Errorf("no goldens in %s (%v)", dir, err)
	}
	purposes := goldens.Purposes(dir)
	for _, path := range inputs {
		input, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		if len(input) <= maxInput {
			name := strings.TrimSuffix(filepath.Base(path), ".in")
			read = append(read, golden{name, purposes[name].Text, string(input)})
		}
	}
	return read, nil
}
