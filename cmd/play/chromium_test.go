package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"
)

// chromium is a Chromium without a window. It is spoken to by the DevTools protocol over two pipes:
// messages in JSON, each with a zero byte at its end.
type chromium struct {
	t       *testing.T
	to      io.Writer
	from    *bufio.Reader
	session interface{} // of the tab that is spoken to, or nil
	last    int         // the number of the last message
	prelude string      // of each script
}

// object is one of JSON.
type object map[string]interface{}

const flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run " +
	"--disable-background-networking --disable-component-update --disable-sync --lang=en " +
	"--disable-background-timer-throttling --disable-renderer-backgrounding " +
	"--js-flags=--liftoff-only " + // else it compiles anew what runs for a second
	"--window-size=1200,900 --remote-debugging-pipe --user-data-dir="

// startChromium starts one for the test, and skips the test where none is installed.
func startChromium(t *testing.T) *chromium {
	program := ""
	for _, name := range []string{"google-chrome", "chromium-browser", "chromium"} {
		if path, err := exec.LookPath(name); err == nil {
			program = path
		}
	}
	if program == "" || runtime.GOOS == "windows" { // which cannot hand on the pipes
		t.Skip("there is no Chromium to try the page in, so it is not tested")
	}
	ctx, cancel := context.WithTimeout(context.Background(), 9*time.Minute)
	cmd := exec.CommandContext(ctx, "sh", "-c", `exec "$@" 3<&0 4>&1 >&2`, "sh", program)
	cmd.Args = append(cmd.Args, strings.Fields(flags+t.TempDir())...)
	to, err := cmd.StdinPipe()
	check(err)
	from, err := cmd.StdoutPipe()
	check(err)
	check(cmd.Start())
	t.Cleanup(func() {
		to.Close() // it ends, then
		cmd.Wait()
		cancel()
	})
	return &chromium{t: t, to: to, from: bufio.NewReader(from)}
}

// open opens a tab of a new user.
func (c *chromium) open() (session interface{}) {
	c.session = nil
	user := c.call("Target.createBrowserContext", nil)["browserContextId"]
	target := c.call("Target.createTarget", object{"url": "about:blank", "browserContextId": user})
	return c.call("Target.attachToTarget",
		object{"targetId": target["targetId"], "flatten": true})["sessionId"]
}

// call sends a message and returns the result.
func (c *chromium) call(method string, params object) object {
	c.last++
	message := object{"id": c.last, "method": method, "params": params}
	if c.session != nil {
		message["sessionId"] = c.session
	}
	text, err := json.Marshal(message)
	check(err)
	_, err = c.to.Write(append(text, 0))
	check(err)
	var answer struct {
		ID            int
		Result, Error object
	}
	for answer.ID != c.last {
		text, err := c.from.ReadBytes(0)
		if err != nil {
			c.t.Fatalf("%s: Chromium is gone: %v", method, err)
		}
		check(json.Unmarshal(text[:len(text)-1], &answer))
	}
	if answer.Error != nil {
		c.t.Fatalf("%s: %v", method, answer.Error)
	}
	return answer.Result
}

// eval returns the value of an expression in the page.
func (c *chromium) eval(script string) interface{} {
	script = "(() => {" + c.prelude + "return " + script + "})()"
	result := c.call("Runtime.evaluate",
		object{"expression": script, "returnByValue": true, "awaitPromise": true})
	if result["exceptionDetails"] != nil {
		return fmt.Sprint(result["exceptionDetails"])
	}
	return result["result"].(map[string]interface{})["value"]
}

const (
	atOnce   = 6                // as many tabs are open
	patience = 90 * time.Second // for a step
)

// tab has lines of testdata/page.txt to do, which explains them.
type tab struct {
	session interface{} // nil before the first of them
	lines   []string
	line    int // the number of the first
	end     time.Time
}

// step does the next line of a tab if it can be done now, and else reports what is missing.
func (c *chromium) step(url string, t *tab) (missing string) {
	if t.session == nil {
		t.session = c.open()
		t.end = time.Now().Add(patience)
	}
	verb, rest, _ := strings.Cut(t.lines[0], " ")
	c.session = t.session
	switch verb {
	case "", "//":
	case "open": // the page, and not only another part of the one that is shown
		c.call("Page.navigate", object{"url": "about:blank"})
		c.call("Page.navigate", object{"url": url + "/#" + rest})
	case "do":
		c.eval(rest)
	case "stop": // not yet
		t.end = time.Now().Add(patience)
		return "to be alone"
	case "send":
		for _, message := range c.eval(rest).([]interface{}) {
			m := message.(map[string]interface{})
			c.call(m["method"].(string), m["params"].(map[string]interface{}))
		}
	case "wait":
		script, want, _ := strings.Cut(rest, " -> ")
		if got, want := c.eval(script), c.eval(want); got != want {
			return fmt.Sprintf("%s is %#v, want %#v", script, got, want)
		}
	default:
		return "unknown: " + verb
	}
	t.lines = t.lines[1:]
	t.line++
	t.end = time.Now().Add(patience)
	return ""
}
