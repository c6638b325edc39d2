// Command play builds and serves the page on which you play the puzzles and watch the searches. Run
// it in the root of the module, and press Ctrl-C to stop it:
//
//	go run ./cmd/play
//
// The page is a directory of files: those in page/ and, for each puzzle, its page.js, its goldens,
// and its program, which is built for WebAssembly and runs in the browser. Any web server can
// therefore serve it:
//
//	go run ./cmd/play -o DIR
//
// Reading order: main.go, build.go; page/main.js lists the directories of the page's scripts.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path"
	"path/filepath"
	"strings"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(),
		os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	err := play(ctx, ".", os.Args[1:], os.Stdout, os.Stderr)
	if err != nil && ctx.Err() == nil { // an interrupted build is not an error
		fmt.Fprintf(os.Stderr, "play: %v\n", err)
		os.Exit(1)
	}
}

// play builds the page of the module in root. If -o is given, it writes the page to a directory;
// otherwise it serves the page until ctx is done.
func play(ctx context.Context, root string, args []string, stdout, stderr io.Writer) error {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	addr := flags.String("addr", "127.0.0.1:8845",
		"serve the page at `HOST:PORT`; port 0 selects a free port")
	dir := flags.String("o", "", "write the page to the directory `DIR` instead of serving it")
	url := flags.String("url", "", "the `URL` at which the page will be served, for link previews")
	switch err := flags.Parse(args); {
	case err == flag.ErrHelp:
		fmt.Fprintln(stdout, "usage: go run ./cmd/play [-addr HOST:PORT | -o DIR] [-url URL]")
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return nil
	case err != nil:
		return fmt.Errorf("%w; -h lists the flags", err)
	case flags.NArg() > 0:
		return fmt.Errorf("unexpected argument %q; -h lists the flags", flags.Arg(0))
	case *dir != "":
		return build(ctx, root, *dir, *url, stderr)
	}
	listener, err := net.Listen("tcp", *addr) // before the build, which takes a while
	if err != nil {
		return fmt.Errorf("%w; use -addr 127.0.0.1:0 for a free port", err)
	}
	defer listener.Close()
	temporary, err := os.MkdirTemp("", "play-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temporary)
	if err := build(ctx, root, temporary, *url, stderr); err != nil {
		return err
	}
	fmt.Fprintf(stdout, "http://%s/\n", listener.Addr())
	fmt.Fprintln(stderr, "play: serving the page at this address; press Ctrl-C to stop")
	go func() {
		<-ctx.Done()
		listener.Close()
	}()
	err = http.Serve(listener, compressed(temporary))
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// compressed serves a directory. A browser that accepts gzip gets NAME.gz in place of NAME, if
// NAME.gz exists.
func compressed(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := r.URL.Path
		_, err := os.Stat(filepath.Join(dir, filepath.FromSlash(path.Clean("/"+name))) + ".gz")
		w.Header().Set("Vary", "Accept-Encoding")
		if err == nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			w.Header().Set("Content-Encoding", "gzip")
			w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
			r.URL.Path += ".gz"
		}
		files.ServeHTTP(w, r)
	})
}
