package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"bfspuzzles/internal/puzzletest"
)

// TestMain is also a program that the server runs, if the environment says so: it does what its
// input says.
func TestMain(m *testing.M) {
	if os.Getenv("PLAY_PROGRAM") == "" {
		os.Exit(m.Run())
	}
	input, _ := io.ReadAll(os.Stdin)
	switch words := strings.Fields(string(input)); words[0] {
	case "fail":
		fmt.Println("1")
		fmt.Fprintln(os.Stderr, "fake: case 2, line 2: wrong")
		os.Exit(1)
	case "hang": // and hold a connection to the test, which sees it end
		conn, err := net.Dial("tcp", words[1])
		check(err)
		conn.Read(make([]byte, 1))
	default:
		fmt.Println(strings.Join(os.Args[1:], " "), len(input))
		fmt.Fprintln(os.Stderr, "fake: still working")
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func listenHere(t *testing.T) net.Listener {
	listener, err := listen("127.0.0.1:0")
	check(err)
	t.Cleanup(func() { listener.Close() })
	return listener
}

// newServer returns one that runs the test's own program.
func newServer(t *testing.T, limit time.Duration) *server {
	t.Setenv("PLAY_PROGRAM", "1")
	return &server{[]puzzle{{Name: "fake", program: os.Args[0]}}, limit}
}

// ask sends a request and returns the status with the body, or the error; and the header.
func ask(ctx context.Context, method, url, body string, head ...string) (string, http.Header) {
	r, err := http.NewRequestWithContext(ctx, method, url, strings.NewReader(body))
	check(err)
	for i := 0; i < len(head); i += 2 {
		r.Header.Set(head[i], head[i+1])
	}
	r.Host = r.Header.Get("Host")
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		return err.Error(), nil
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	check(err)
	return fmt.Sprintf("%d %s", response.StatusCode, text), response.Header
}

// requests are what the server is asked, some with headers, some with a body behind <; and what
// it answers: the status and a part of the body.
var requests = map[string]string{
	"GET /":                 "200 <!doctype html>",
	"GET /script.js":        "200 fetch(",
	"GET /puzzles":          `200 "Name":"fake"`,
	"GET /none":             "404 not found",
	"GET /../server.go":     "404 not found",
	"HEAD /":                "405 ",
	"PUT /":                 "405 only GET",
	"POST /":                "405 only GET",
	"GET /run/fake/answers": "405 only POST",

	"GET / Host localhost:PORT":                    "200 <!doctype",
	"GET / Host [::1]:PORT":                        "200 <!doctype",
	"GET / Host localhost":                         "403 its own machine",
	"GET / Host evil.example:PORT":                 "403 its own machine",
	"GET / Origin http://evil.example":             "403 its own machine",
	"POST /run/fake/answers Origin null < x":       "403 its own machine",
	"POST /run/fake/answers Origin http://URL < x": `200 {"Out":" 1\n","Err":""}`,

	"POST /run/fake/answers < LONG":  `200 " 65536\n"`,
	"POST /run/fake/answers < LONGx": "413 too long",
	"POST /run/fake/answers < fail":  `200 {"Out":"1\n","Err":"fake: case 2, line 2: wrong"}`,

	"POST /run/fake/route?case=2 < x":             `200 "-svg - -case 2 1\n"`,
	"POST /run/fake/layers?case=3 < x":            `200 "-layers -svg - -case 3 1\n"`,
	"POST /run/fake/random?count=4&seed=5 < x":    `200 "-random 4 -seed 5 1\n"`,
	"POST /run/fake/route?case=-plain < x":        "400 case must be a number",
	"POST /run/fake/route < x":                    "400 case must be a number",
	"POST /run/fake/random?count=1001&seed=5 < x": "400 a number up to 1000",
	"POST /run/fake/other < x":                    "400 unknown: other",
	"POST /run/other/answers < x":                 "404 not found",
	"POST /run/fake < x":                          "404 not found",
}

func TestRequests(t *testing.T) {
	served := httptest.NewServer(newServer(t, maxTime))
	defer served.Close()
	host := served.Listener.Addr().String()
	_, port, _ := net.SplitHostPort(host)
	long := strings.Repeat("x", maxInput)
	words := strings.NewReplacer("URL", host, "PORT", port, "LONG", long)
	for request, want := range requests {
		line, body, _ := strings.Cut(words.Replace(request), " < ")
		r := strings.Fields(line)
		got, head := ask(context.Background(), r[0], served.URL+r[1], body, r[2:]...)
		if got[:3] != want[:3] || !strings.Contains(got, want[4:]) {
			t.Errorf("%s: %.200q, want %q", request, got, want)
		}
		if got := head.Get("Content-Security-Policy"); got != policy {
			t.Errorf("%s: the policy is %q", request, got)
		}
	}
	if !strings.HasPrefix(policy, "default-src 'none'; script-src 'self';") {
		t.Errorf("the policy is %q", policy)
	}
}

// A program that hangs is killed at the limit, when its page goes away, and when the server ends.
func TestKilled(t *testing.T) {
	const soon, late = 300 * time.Millisecond, time.Minute
	for want, lasts := range map[string]struct{ limit, page, server time.Duration }{
		`200 {"Out":"","Err":"fake: stopped after 300ms"}`: {soon, late, late},
		"context deadline exceeded":                        {late, soon, late},
		// The program sees nothing more of the limit.
		`200 {"Out":"","Err":"fake: stopped after 1m0s"}`: {late, late, soon},
	} {
		program, listener := listenHere(t), listenHere(t)
		page, leave := context.WithTimeout(context.Background(), lasts.page)
		defer leave()
		server, end := context.WithTimeout(context.Background(), lasts.server)
		ended := make(chan error, 1)
		go func() { ended <- serve(server, listener, newServer(t, lasts.limit)) }()
		url := "http://" + listener.Addr().String() + "/run/fake/answers"
		got, _ := ask(page, "POST", url, "hang "+program.Addr().String())
		if !strings.Contains(got, want) {
			t.Fatalf("%+v: %s, want %s", lasts, got, want)
		}
		if stillRuns(program) {
			t.Errorf("%+v: the program still runs", lasts)
		}
		end()
		if err := <-ended; err != nil {
			t.Errorf("%+v: the server ends with %v", lasts, err)
		}
	}
}

// stillRuns reports whether the connection does not end which a program opens when it starts.
func stillRuns(program net.Listener) bool {
	conn, err := program.Accept()
	check(err)
	defer conn.Close()
	conn.SetReadDeadline(time.Now().Add(5 * time.Second))
	_, err = conn.Read(make([]byte, 1))
	return os.IsTimeout(err)
}

// start plays from the module's root and returns the page's address and what ends it.
func start(t *testing.T) (url string, stop func() error) {
	puzzletest.ReadSources(t, "bfspuzzles/...")
	ctx, cancel := context.WithCancel(context.Background())
	out, stdout := io.Pipe()
	go func() {
		args := []string{"-addr", "127.0.0.1:0"}
		stdout.CloseWithError(play(ctx, "../..", args, stdout, io.Discard))
	}()
	_, err := fmt.Fscanln(out, &url)
	check(err)
	return url, func() error {
		cancel()
		_, err := io.ReadAll(out)
		return err
	}
}

// The first line is the address, and the end leaves nothing behind.
func TestPlay(t *testing.T) {
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	t.Setenv("TMP", tmp)
	url, stop := start(t)
	puzzles, _ := ask(context.Background(), "GET", url+"puzzles", "")
	const want = `"Name":"uva1601".*"Name":"over-255-steps","Purpose":"routes of 265`
	if !regexp.MustCompile(want).MatchString(puzzles) {
		t.Errorf("the puzzles lack %s", want)
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
	left, err := os.ReadDir(tmp)
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// An error comes before anything is built, which fails: this is not the module's root.
func TestWrongArguments(t *testing.T) {
	taken := listenHere(t)
	for args, want := range map[string]string{
		"-addr " + taken.Addr().String(): "in use",
		"-addr 0.0.0.0:0":                `-addr: "0.0.0.0" is not 127.0.0.1, localhost or [::1]`,
		"-addr :8845":                    `-addr: "" is not 127.0.0.1, localhost or [::1]`,
		"-addr 8845":                     "-addr: address 8845: missing port in address",
		"-addr 127.0.0.1:0":              "go build: ",
		"-port 1":                        "flag provided but not defined: -port; -h explains",
		"uva1601":                        `unexpected "uva1601"; -h explains`,
	} {
		root := t.TempDir()
		err := play(context.Background(), root, strings.Fields(args), io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
}
