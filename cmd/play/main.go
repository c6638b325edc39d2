// Command play builds the page on which the puzzles are played, drawn and solved, and serves it.
// Run it in the root of the module; Ctrl-C ends it:
//
//	go run ./cmd/play
//
// The page is a folder of files: page/, what each puzzle's page.js says of it, its goldens, and its
// program, built for WebAssembly, which the reader's browser runs. So any host of files will do:
//
//	go run ./cmd/play -o DIR
//
// Reading order: main.go, build.go; page/main.js lists the page's modules.
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
	if err != nil && ctx.Err() == nil { // else the building was interrupted
		fmt.Fprintf(os.Stderr, "play: %v\n", err)
		os.Exit(1)
	}
}

// play builds the page of the module in root, and serves it until ctx ends unless it is only to be
// written.
func play(ctx context.Context, root string, args []string, stdout, stderr io.Writer) error {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	addr := flags.String("addr", "127.0.0.1:8845",
		"serve the page at `HOST:PORT`; port 0 is any that is free")
	dir := flags.String("o", "", "write the page to the folder `DIR`, and do not serve it")
	url := flags.String("url", "", "the address `URL` that the page will have, for link previews")
	switch err := flags.Parse(args); {
	case err == flag.ErrHelp:
		fmt.Fprintln(stdout, "usage: go run ./cmd/play [-addr HOST:PORT | -o DIR] [-url URL]")
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return nil
	case err != nil:
		return fmt.Errorf("%w; -h explains", err)
	case flags.NArg() > 0:
		return fmt.Errorf("unexpected %q; -h explains", flags.Arg(0))
	case *dir != "":
		return build(ctx, root, *dir, *url, stderr)
	}
	listener, err := net.Listen("tcp", *addr) // before the building, which takes its time
	if err != nil {
		return fmt.Errorf("%w; for another port: -addr 127.0.0.1:0", err)
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

// compressed serves a folder. Where a browser takes gzip, it gets the files that are beside the
// others for that.
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
