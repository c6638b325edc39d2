package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"bfspuzzles/common"
)

// cutter hands an input on and cuts it into the texts of its cases. Only the problem's
// reader knows where a case begins and ends, so the reader is given one byte at a time:
// the text is what it took. It may have looked at one byte more.
type cutter struct {
	src  *bufio.Reader
	text []byte // of the case at hand, without the white space before it
}

func newCutter(input io.Reader) *cutter { return &cutter{src: bufio.NewReader(input)} }

func (c *cutter) Read(p []byte) (int, error) {
	b, err := c.src.ReadByte()
	if err != nil {
		return 0, err
	}
	p[0] = b
	if len(c.text) > 0 || b != '\n' && !common.IsBlank(b) {
		c.text = append(c.text, b)
	}
	return 1, nil
}

// cut returns the text of the case that in, which reads from c, has just read: as it
// stands there, without the white space before it and with a newline at its end.
func (c *cutter) cut(in *common.Reader) []byte {
	_, more := in.Peek() // so exactly one byte is looked at and not taken
	end := len(c.text)
	if more && end > 0 {
		end--
	}
	text := append([]byte{}, bytes.TrimPrefix(c.text[:end], []byte("\ufeff"))...)
	c.text = bytes.TrimLeft(c.text[end:], " \t\r\n\v\f")
	if text = bytes.TrimLeft(text, " \t\r\n\v\f"); !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return text
}

// texts returns a function that reads the next case of the input and returns its text,
// or io.EOF if there is none.
func (p Program) texts(input io.Reader) func() ([]byte, error) {
	cutter := newCutter(input)
	in := common.NewReader(cutter)
	n := 0
	return func() ([]byte, error) {
		n++
		_, err := p.Read(in)
		switch {
		case in.Err() != nil: // and not the case that it cut short
			return nil, in.Err()
		case err == io.EOF:
			return nil, err
		case err != nil:
			return nil, fmt.Errorf("%s %d, %w", p.Unit, n, err)
		}
		return cutter.cut(in), nil
	}
}

// noCase is the error for a case K that the input does not have.
func (p Program) noCase(k, count int) error {
	return fmt.Errorf("there is no %s %d: the input has %d", p.Unit, k, count)
}

// printText prints the text of case k.
func (p Program) printText(k int, stdin io.Reader, stdout io.Writer) error {
	next := p.texts(stdin)
	for n := 1; ; n++ {
		text, err := next()
		switch {
		case err == io.EOF:
			return p.noCase(k, n-1)
		case err != nil:
			return err
		case n == k:
			_, err = stdout.Write(text)
			return err
		}
	}
}

// printAll prints the text of each case, and then what ends an input, each as a string
// of JSON on a line of its own.
func (p Program) printAll(end string, stdin io.Reader, stdout io.Writer) error {
	next, out := p.texts(stdin), json.NewEncoder(stdout)
	out.SetEscapeHTML(false)
	text, err := next()
	for ; err == nil; text, err = next() {
		if err := out.Encode(string(text)); err != nil {
			return err
		}
	}
	if err == io.EOF {
		err = out.Encode(end)
	}
	return err
}
