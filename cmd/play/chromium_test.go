package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"testing"
	"time"
)

// chromium is a tab of a Chromium without a window. It is spoken to by the DevTools protocol over
// two pipes: messages in JSON, each with a zero byte at its end.
type chromium struct {
	t       *testing.T
	to      *os.File
	from    *bufio.Reader
	session string // of the tab
	last    int    // the number of the last message
}

// object is one of JSON.
type object map[string]interface{}

// startChromium starts one for the test, and skips the test where none is installed.
func startChromium(t *testing.T) *chromium {
	program := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil && program == "" {
			program = path
		}
	}
	if program == "" || runtime.GOOS == "windows" { // which cannot hand on the pipes
		t.Skip("there is no Chromium to try the page in")
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	cmd := exec.CommandContext(ctx, program, "--headless", "--no-sandbox", "--disable-gpu",
		"--disable-quic", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--lang=en", "--window-size=1200,900",
		"--user-data-dir="+t.TempDir(), "--remote-debugging-pipe", "about:blank")
	in, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	from, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd.ExtraFiles = []*os.File{in, out} // 3 and 4 there
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	in.Close()
	out.Close()
	c := &chromium{t: t, to: to, from: bufio.NewReader(from)}
	t.Cleanup(func() {
		c.call("Browser.close", nil)
		cmd.Wait()
		cancel()
	})
	tab := c.call("Target.createTarget", object{"url": "about:blank"})
	attached := object{"targetId": tab["targetId"], "flatten": true}
	c.session = c.call("Target.attachToTarget", attached)["sessionId"].(string)
	return c
}

// call sends a message and returns the result.
func (c *chromium) call(method string, params object) object {
	c.t.Helper()
	c.last++
	message := object{"id": c.last, "method": method, "params": params}
	if c.session != "" && method != "Browser.close" {
		message["sessionId"] = c.session
	}
	text, err := json.Marshal(message)
	if err != nil {
		c.t.Fatal(err)
	}
	if _, err := c.to.Write(append(text, 0)); err != nil {
		c.t.Fatal(err)
	}
	for {
		text, err := c.from.ReadBytes(0)
		if err != nil {
			c.t.Fatalf("%s: Chromium is gone: %v", method, err)
		}
		var answer struct {
			ID            int
			Result, Error object
		}
		if err := json.Unmarshal(text[:len(text)-1], &answer); err != nil {
			c.t.Fatal(err)
		}
		if answer.ID == c.last && answer.Error != nil {
			c.t.Fatalf("%s: %v", method, answer.Error)
		}
		if answer.ID == c.last {
			return answer.Result
		}
	}
}

// open shows a page, and not only another part of the one that is shown.
func (c *chromium) open(url string) {
	c.t.Helper()
	c.call("Page.navigate", object{"url": "about:blank"})
	c.call("Page.navigate", object{"url": url})
}

// eval returns the value of an expression in the page.
func (c *chromium) eval(script string) interface{} {
	c.t.Helper()
	result := c.call("Runtime.evaluate", object{"expression": script, "returnByValue": true})
	if result["exceptionDetails"] != nil {
		return fmt.Sprint(result["exceptionDetails"])
	}
	return result["result"].(map[string]interface{})["value"]
}

// wait waits until an expression has a value.
func (c *chromium) wait(script string, want interface{}) {
	c.t.Helper()
	var got interface{}
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); {
		if got = c.eval(script); got == want {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	c.t.Fatalf("%s is %v, want %v", script, got, want)
}

// drag presses the mouse in the middle of an element and releases it on another one, or the same.
func (c *chromium) drag(from, to string) {
	c.t.Helper()
	c.eval(fmt.Sprintf(`document.querySelector(%q).scrollIntoView({ block: "center" })`, from))
	for _, event := range [][2]string{
		{from, "mousePressed"}, {to, "mouseMoved"}, {to, "mouseReleased"},
	} {
		at := c.eval(fmt.Sprintf(`(() => {
			const box = document.querySelector(%q).getBoundingClientRect();
			return [box.x + box.width / 2, box.y + box.height / 2];
		})()`, event[0])).([]interface{})
		c.call("Input.dispatchMouseEvent", object{
			"type": event[1], "x": at[0], "y": at[1], "button": "left", "clickCount": 1,
		})
	}
}

// enter gives a field a value, as a person does.
func (c *chromium) enter(selector, value string) {
	c.t.Helper()
	c.eval(fmt.Sprintf(`(() => {
		const field = document.querySelector(%q);
		field.value = %q;
		field.dispatchEvent(new Event("input"));
	})()`, selector, value))
}

// press presses a key, which is also the text that it writes, if any.
func (c *chromium) press(key string, code int, text string) {
	c.t.Helper()
	for _, what := range []string{"keyDown", "keyUp"} {
		c.call("Input.dispatchKeyEvent", object{
			"type": what, "key": key, "windowsVirtualKeyCode": code, "text": text,
		})
		text = ""
	}
}
