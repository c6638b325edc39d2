package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"
)

// chromium is a headless Chromium. The test controls it through the DevTools protocol over two
// pipes: JSON messages, each followed by a zero byte.
type chromium struct {
	t       *testing.T
	to      io.Writer
	from    *bufio.Reader
	session interface{} // of the current tab, or nil
	last    int         // the number of the last message
	prelude string      // the beginning of every script
}

// object is a JSON object.
type object map[string]interface{}

const flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run " +
	"--disable-background-networking --disable-component-update --disable-sync --lang=en " +
	"--disable-background-timer-throttling --disable-renderer-backgrounding " +
	"--js-flags=--liftoff-only " + // otherwise it recompiles whatever runs for a second
	"--window-size=1200,900 --remote-debugging-pipe --user-data-dir="

// startChromium starts Chromium, or skips the test if it is not installed.
func startChromium(t *testing.T) *chromium {
	program := ""
	for _, name := range []string{"google-chrome", "chromium-browser", "chromium"} {
		if path, err := exec.LookPath(name); err == nil {
			program = path
		}
	}
	if program == "" || runtime.GOOS == "windows" { // Windows cannot pass on the pipes
		t.Skip("the page is not tested, because Chromium is not installed")
	}
	cmd := exec.Command("sh", "-c", `exec "$@" 3<&0 4>&1 >&2`, "sh", program)
	cmd.Args = append(cmd.Args, strings.Fields(flags+t.TempDir())...)
	to, err := cmd.StdinPipe()
	check(err)
	from, err := cmd.StdoutPipe()
	check(err)
	check(cmd.Start())
	t.Cleanup(func() {
		to.Close() // makes Chromium exit
		cmd.Wait()
	})
	return &chromium{t: t, to: to, from: bufio.NewReader(from)}
}

// open opens a tab with a new user profile.
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
			c.t.Fatalf("%s: Chromium has exited: %v", method, err)
		}
		check(json.Unmarshal(text[:len(text)-1], &answer))
	}
	if answer.Error != nil {
		c.t.Fatalf("%s: %v", method, answer.Error)
	}
	return answer.Result
}

const (
	atOnce   = 6               // number of tabs
	patience = 3 * time.Minute // per step
)

// tab is a tab with the lines of a part of testdata/page.txt that it has yet to do.
type tab struct {
	session interface{}
	lines   []string
	end     time.Time
}

// step does the next line of a tab if that is possible now, and otherwise returns what is missing.
// The function step of testdata/page.js defines the lines, and returns the messages to send for a
// line.
func (c *chromium) step(t *tab) (missing string) {
	c.session = t.session
	result := c.call("Runtime.evaluate", object{"returnByValue": true, "awaitPromise": true,
		"expression": fmt.Sprintf("(() => {%sreturn step(%q)})()", c.prelude, t.lines[0])})
	value := result["result"].(map[string]interface{})["value"]
	messages, done := value.([]interface{})
	if !done {
		return fmt.Sprint(value, result["exceptionDetails"])
	}
	for _, message := range messages {
		m := message.(map[string]interface{})
		c.call(m["method"].(string), m["params"].(map[string]interface{}))
	}
	t.lines = t.lines[1:]
	t.end = time.Now().Add(patience)
	return ""
}
