package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

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
		if conn, err := net.Dial("tcp", words[1]); err == nil {
			conn.Read(make([]byte, 1))
		}
	default:
		fmt.Println(strings.Join(os.Args[1:], " "), len(input))
		fmt.Fprintln(os.Stderr, "fake: still working")
	}
}

func listenHere(t *testing.T) net.Listener {
	t.Helper()
	listener, err := listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	return listener
}

// newServer returns one that runs the test's own program.
func newServer(t *testing.T, listener net.Listener, limit time.Duration) *server {
	t.Setenv("PLAY_PROGRAM", "1")
	return &server{
		puzzles: []puzzle{{Name: "fake", program: os.Args[0]}},
		hosts:   hosts(listener.Addr()), limit: limit,
	}
}

// request sends one and returns the status, the body and the header.
func request(t *testing.T, method, url, body string, head ...string) (int, string, http.Header) {
	t.Helper()
	r, err := http.NewRequest(method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(head); i += 2 {
		if r.Header.Set(head[i], head[i+1]); head[i] == "Host" {
			r.Host = head[i+1]
		}
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, string(text), response.Header
}

// asked is a request to the server, and what it answers.
type asked struct {
	request, body string
	head          []string
	status        int
	answer        string // a part of it
}

func requests(url string) []asked {
	port, long := url[strings.LastIndex(url, ":"):], strings.Repeat("x", maxInput)
	return []asked{
		{"GET /", "", nil, 200, "<!doctype html>"},
		{"GET /script.js", "", nil, 200, "fetch("},
		{"GET /puzzles", "", nil, 200, `"Name":"fake"`},
		{"GET /none", "", nil, 404, "not found"},
		{"GET /../server.go", "", nil, 404, "not found"},
		{"HEAD /", "", nil, 405, ""},
		{"PUT /", "", nil, 405, "only GET"},
		{"POST /", "", nil, 405, "only GET"},
		{"GET /run/fake/answers", "", nil, 405, "only POST"},
		{"GET /", "", []string{"Host", "localhost" + port}, 200, "<!doctype"},
		{"GET /", "", []string{"Host", "[::1]" + port}, 200, "<!doctype"},
		{"GET /", "", []string{"Host", "localhost"}, 403, "its own machine"},
		{"GET /", "", []string{"Host", "evil.example" + port}, 403, "its own machine"},
		{"GET /", "", []string{"Origin", "http://evil.example"}, 403, "its own machine"},
		{"POST /run/fake/answers", "x", []string{"Origin", "null"}, 403, "its own machine"},
		{"POST /run/fake/answers", "x", []string{"Origin", url}, 200, `{"Out":" 1\n","Err":""}`},
		{"POST /run/fake/answers", long, nil, 200, fmt.Sprintf(`" %d\n"`, maxInput)},
		{"POST /run/fake/answers", long + "x", nil, 413, "too long"},
		{"POST /run/fake/answers", "fail", nil, 200,
			`{"Out":"1\n","Err":"fake: case 2, line 2: wrong"}`},
		{"POST /run/fake/route?case=2", "x", nil, 200, `"-svg - -case 2 1\n"`},
		{"POST /run/fake/layers?case=3", "x", nil, 200, `"-layers -svg - -case 3 1\n"`},
		{"POST /run/fake/random?count=4&seed=5", "x", nil, 200, `"-random 4 -seed 5 1\n"`},
		{"POST /run/fake/route?case=-plain", "x", nil, 400, "case must be a number"},
		{"POST /run/fake/route", "x", nil, 400, "case must be a number"},
		{"POST /run/fake/random?count=1001&seed=5", "x", nil, 400, "a number up to 1000"},
		{"POST /run/fake/other", "x", nil, 400, "unknown: other"},
		{"POST /run/other/answers", "x", nil, 404, "not found"},
		{"POST /run/fake", "x", nil, 404, "not found"},
	}
}

func TestRequests(t *testing.T) {
	listener := listenHere(t)
	go http.Serve(listener, newServer(t, listener, maxTime))
	url := "http://" + listener.Addr().String()
	for _, c := range requests(url) {
		words := strings.Split(c.request, " ")
		status, body, head := request(t, words[0], url+words[1], c.body, c.head...)
		if status != c.status || !strings.Contains(body, c.answer) {
			t.Errorf("%s %q: %d %.200q, want %d %q",
				c.request, c.head, status, body, c.status, c.answer)
		}
		if got := head.Get("Content-Security-Policy"); got != policy {
			t.Errorf("%s: the policy is %q", c.request, got)
		}
	}
	if !strings.HasPrefix(policy, "default-src 'none'; script-src 'self';") {
		t.Errorf("the policy is %q", policy)
	}
}

// A program that hangs is killed at the limit, when its page goes away, and when the server ends.
func TestKilled(t *testing.T) {
	const soon, late = 300 * time.Millisecond, time.Minute
	for _, c := range []struct {
		limit, page, server time.Duration // how long each lasts
		want                reply
	}{
		{soon, late, late, reply{Err: "fake: stopped after 300ms"}},
		{late, soon, late, reply{}},
		{late, late, soon, reply{Err: "fake: stopped after 1m0s"}}, // of which it sees nothing more
	} {
		program, listener := listenHere(t), listenHere(t)
		page, leave := context.WithTimeout(context.Background(), c.page)
		defer leave()
		server, end := context.WithTimeout(context.Background(), c.server)
		ended := make(chan error, 1)
		go func() { ended <- serve(server, listener, newServer(t, listener, c.limit)) }()
		url := "http://" + listener.Addr().String() + "/run/fake/answers"
		body := strings.NewReader("hang " + program.Addr().String())
		r, err := http.NewRequestWithContext(page, "POST", url, body)
		if err != nil {
			t.Fatal(err)
		}
		var got reply
		if response, err := http.DefaultClient.Do(r); err == nil {
			if err := json.NewDecoder(response.Body).Decode(&got); err != nil {
				t.Error(err)
			}
			response.Body.Close()
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", c, diff)
		}
		if err := gone(program); err == nil || os.IsTimeout(err) {
			t.Errorf("%+v: the program still runs (%v)", c, err)
		}
		end()
		if err := <-ended; err != nil {
			t.Errorf("%+v: the server ends with %v", c, err)
		}
	}
}

// gone returns the error that ends the connection which a program opens when it starts.
func gone(program net.Listener) error {
	conn, err := program.Accept()
	if err != nil {
		return nil
	}
	defer conn.Close()
	conn.SetReadDeadline(time.Now().Add(5 * time.Second))
	_, err = conn.Read(make([]byte, 1))
	return err
}

// start plays from the module's root and returns the page's address and what ends it.
func start(t *testing.T) (url string, stop func() error) {
	t.Helper()
	puzzletest.ReadSources(t, "bfspuzzles/...")
	ctx, cancel := context.WithCancel(context.Background())
	out, stdout := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		err := play(ctx, "../..", []string{"-addr", "127.0.0.1:0"}, stdout, io.Discard)
		stdout.CloseWithError(err)
		ended <- err
	}()
	if _, err := fmt.Fscanln(out, &url); err != nil {
		t.Fatal(err)
	}
	return url, func() error {
		cancel()
		return <-ended
	}
}

// The first line is the address, and the end leaves nothing behind.
func TestPlay(t *testing.T) {
	tmp := t.TempDir()
	for _, name := range []string{"TMPDIR", "TMP"} {
		t.Setenv(name, tmp)
	}
	url, stop := start(t)
	_, puzzles, _ := request(t, "GET", url+"puzzles", "")
	for _, want := range []string{
		`"Name":"uva1601"`, `"Name":"over-255-steps","Purpose":"routes of 265`,
	} {
		if !strings.Contains(puzzles, want) {
			t.Errorf("the puzzles lack %s", want)
		}
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
	left, err := os.ReadDir(tmp)
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestWrongArguments(t *testing.T) {
	taken := listenHere(t)
	for args, want := range map[string]string{
		"-addr " + taken.Addr().String(): "in use",
		"-addr 0.0.0.0:0":                `-addr: "0.0.0.0" is not 127.0.0.1, localhost or [::1]`,
		"-addr :8845":                    `-addr: "" is not 127.0.0.1, localhost or [::1]`,
		"-addr 8845":                     "-addr: address 8845: missing port in address",
		"-port 1":                        "flag provided but not defined: -port; -h explains",
		"uva1601":                        `unexpected "uva1601"; -h explains`,
	} {
		err := play(context.Background(), "../..", strings.Fields(args), io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
	args := []string{"-addr", "127.0.0.1:0"}
	err := play(context.Background(), t.TempDir(), args, io.Discard, io.Discard)
	if err == nil || !strings.HasPrefix(err.Error(), "go build: ") {
		t.Errorf("not in the module's root: %v", err)
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
