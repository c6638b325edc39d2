package main

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

const (
	maxInput = 64 << 10         // bytes of a request, and no more cases
	maxTime  = 10 * time.Second // of a run
)

// policy lets the page load only what this server has, and no other page show it in a frame. The
// pictures bring their styles with them.
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

//go:embed page
var page embed.FS

// server answers the page's requests, and no others: it hands out the page and the goldens, and
// runs the programs on what the page sends.
//
//	GET  /, /script.js, /style.css
//	GET  /puzzles                                   the puzzles, in JSON
//	POST /run/NAME/answers                          the answers to the input in the body
//	POST /run/NAME/route?case=K, .../layers?case=K  a picture for case K of it
//	POST /run/NAME/random?count=N&seed=S            an input
type server struct {
	puzzles []puzzle
	limit   time.Duration // of a run
}

type puzzle struct {
	Name    string
	Rule    map[string]string // by language
	Goldens []golden
	program string // its file
}

type golden struct{ Name, Purpose, Input string }

// reply is what a program printed, on standard output, and why it failed, if it did.
type reply struct{ Out, Err string }

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	head := w.Header()
	head.Set("Content-Security-Policy", policy)
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("Referrer-Policy", "no-referrer")
	head.Set("Cache-Control", "no-store")
	allowed, origin := http.MethodGet, r.Header.Get("Origin")
	run := strings.HasPrefix(r.URL.Path, "/run/")
	if run {
		allowed = http.MethodPost
	}
	switch {
	// A page from elsewhere may send requests here, but its browser says where it is from; and
	// one whose name was made to lead here has another host.
	case local(r.Host) != nil, origin != "" && origin != "http://"+r.Host:
		http.Error(w, "this page is for its own machine only", http.StatusForbidden)
	case r.Method != allowed:
		head.Set("Allow", allowed)
		http.Error(w, "only "+allowed, http.StatusMethodNotAllowed)
	case run:
		s.run(w, r)
	case r.URL.Path == "/puzzles":
		writeJSON(w, s.puzzles)
	case r.URL.Path == "/":
		r.URL.Path = "/index.html"
		fallthrough
	default:
		servePage(w, r)
	}
}

// servePage serves a file of the page.
func servePage(w http.ResponseWriter, r *http.Request) {
	text, err := page.ReadFile("page" + r.URL.Path)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	types := map[string]string{".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
	w.Header().Set("Content-Type", types[filepath.Ext(r.URL.Path)]+"; charset=utf-8")
	w.Write(text)
}

func writeJSON(w http.ResponseWriter, v interface{}) {
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(v)
}

// run runs a program on the body of a request.
func (s *server) run(w http.ResponseWriter, r *http.Request) {
	words := strings.Split(strings.TrimPrefix(r.URL.Path, "/run/"), "/")
	for _, p := range s.puzzles {
		if len(words) != 2 || p.Name != words[0] {
			continue
		}
		args, err := arguments(words[1], r)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		input, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxInput))
		if err != nil {
			const wrong = "the input is too long, or did not arrive"
			http.Error(w, wrong, http.StatusRequestEntityTooLarge)
			return
		}
		ctx, cancel := context.WithTimeout(r.Context(), s.limit)
		defer cancel()
		writeJSON(w, p.run(ctx, input, s.limit, args))
		return
	}
	http.NotFound(w, r)
}

// arguments returns the program's arguments for what a request asks.
func arguments(what string, r *http.Request) (args []string, err error) {
	number := func(name string, most uint64) string {
		n, wrong := strconv.ParseUint(r.URL.Query().Get(name), 10, 64)
		if wrong != nil || n > most {
			err = fmt.Errorf("%s must be a number up to %d", name, most)
		}
		return strconv.FormatUint(n, 10)
	}
	switch what {
	case "answers":
	case "route":
		args = []string{"-svg", "-", "-case", number("case", maxInput)}
	case "layers":
		args = []string{"-layers", "-svg", "-", "-case", number("case", maxInput)}
	case "random": // not so many that the output would be huge
		args = []string{"-random", number("count", 1000), "-seed", number("seed", 1e6)}
	default:
		err = fmt.Errorf("unknown: %s", what)
	}
	return args, err
}

// run runs the program until ctx ends: after the limit, or when its page has gone away.
func (p puzzle) run(ctx context.Context, input []byte, limit time.Duration, args []string) reply {
	var out, problem bytes.Buffer
	cmd := exec.CommandContext(ctx, p.program, args...)
	cmd.Dir, cmd.WaitDelay = filepath.Dir(p.program), time.Second
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(input), &out, &problem
	err := cmd.Run()
	switch {
	case ctx.Err() != nil:
		return reply{out.String(), fmt.Sprintf("%s: stopped after %v", p.Name, limit)}
	case err != nil && problem.Len() == 0:
		fmt.Fprint(&problem, err)
	case err == nil:
		problem.Reset() // a word that it is still working, perhaps
	}
	return reply{out.String(), strings.TrimSpace(problem.String())}
}
