package main

import (
	"bufio"
	"encoding/json"
	"io"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"
)

// chromium is a headless Chromium with one tab. The test controls it through the DevTools protocol
// over two pipes, which carry JSON messages, each followed by a zero byte.
type chromium struct {
	t       *testing.T
	to      io.Writer
	from    *bufio.Reader
	session interface{}    // of the tab
	last    int            // the number of the last message
	results map[int]object // of the messages, by number
	kill    *time.Timer
}

// object is a JSON object.
type object map[string]interface{}

const (
	flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run " +
		"--disable-background-networking --disable-component-update --disable-sync --lang=en " +
		"--js-flags=--liftoff-only " + // otherwise V8 recompiles code that runs for a second
		"--window-size=1440,1100 --remote-debugging-pipe --user-data-dir="
	patience = time.Minute // for a script that may run forever
)

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
	c := &chromium{t: t, to: to, from: bufio.NewReader(from), results: map[int]object{}}
	c.kill = time.AfterFunc(patience, func() { cmd.Process.Kill() })
	t.Cleanup(func() {
		to.Close() // makes Chromium exit
		cmd.Wait()
	})
	return c
}

// open opens a page in the tab. Its scripts can then call the function devtools.
func (c *chromium) open(url string) {
	target := c.call("Target.createTarget", object{"url": "about:blank"})
	target["flatten"] = true
	c.session = c.call("Target.attachToTarget", target)["sessionId"]
	c.call("Runtime.enable", nil) // to be told of exceptions
	c.call("Runtime.addBinding", object{"name": "devtools"})
	c.call("Page.navigate", object{"url": url})
}

// run runs a script in the tab and returns its value. The script may return a promise.
func (c *chromium) run(t *testing.T, script string) interface{} {
	c.t = t
	c.kill.Reset(patience)
	answer := c.call("Runtime.evaluate",
		object{"expression": script, "awaitPromise": true, "returnByValue": true})
	c.fail(answer)
	result, _ := answer["result"].(map[string]interface{})
	return result["value"]
}

// fail fails the test if a script has thrown an exception.
func (c *chromium) fail(o object) {
	if details, thrown := o["exceptionDetails"].(map[string]interface{}); thrown {
		exception, _ := details["exception"].(map[string]interface{})
		c.t.Error(details["text"], exception["description"])
	}
}

// call sends a message and returns its result. While it waits, it also sends the messages that
// scripts in the page pass to devtools, and calls the page's function sent after each of them.
func (c *chromium) call(method string, params object) object {
	id := c.send(method, params)
	for c.results[id] == nil {
		text, err := c.from.ReadBytes(0)
		if err != nil {
			c.t.Fatalf("%s: Chromium has exited, or was killed because it took too long", method)
		}
		var m, asked struct {
			ID                    int
			Method                string
			Params, Result, Error object
		}
		check(json.Unmarshal(text[:len(text)-1], &m))
		switch m.Method {
		case "Runtime.exceptionThrown":
			c.fail(m.Params)
		case "Runtime.bindingCalled":
			check(json.Unmarshal([]byte(m.Params["payload"].(string)), &asked))
			c.call(asked.Method, asked.Params)
			c.send("Runtime.evaluate", object{"expression": "sent()"})
		}
		if m.Error != nil {
			c.t.Fatalf("%s: %v", method, m.Error)
		}
		c.results[m.ID] = m.Result
	}
	return c.results[id]
}

// send sends a message and returns its number.
func (c *chromium) send(method string, params object) int {
	c.last++
	message := object{"id": c.last, "method": method, "params": params}
	if c.session != nil {
		message["sessionId"] = c.session
	}
	text, err := json.Marshal(message)
	check(err)
	_, err = c.to.Write(append(text, 0))
	check(err)
	return c.last
}
