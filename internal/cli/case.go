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
	const space = " \t\r\n\v\f"
	_, more := in.Peek() // so exactly one byte is looked at and not taken
	end := len(c.text)
	if more && end > 0 {
		end--
	}
	text := append([]byte{}, bytes.TrimPrefix(c.text[:end], []byte("\ufeff"))...)
	c.text = bytes.TrimLeft(c.text[end:], space)
	if text = bytes.TrimLeft(text, space); !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return text
}

// noCase is the error for a case K that the input does not have.
func (p Program) noCase(k, count int) error {
	return fmt.Errorf("there is no %s %d: the input has %d", p.Unit, k, count)
}

// printTexts prints the text of the case that is picked; or, to split the input, that of each
// case, and then what ends an input, each as a string of JSON on a line of its own.
func (p Program) printTexts(o options, stdin io.Reader, stdout io.Writer) error {
	cutter := newCutter(stdin)
	in, out := common.NewReader(cutter), json.NewEncoder(stdout)
	for n := 1; ; n++ {
		_, err := p.Read(in)
		switch {
		case in.Err() != nil: // and not the case that it cut short
			return in.Err()
		case err == io.EOF && o.split:
			form, _ := p.form(o.form)
			return out.Encode(form.End)
		case err == io.EOF:
			return p.noCase(o.pick, n-1)
		case err != nil:
			return fmt.Errorf("%s %d, %w", p.Unit, n, err)
		}
		text := cutter.cut(in)
		if o.split {
			given := string(text)
			if form, _ := p.form(o.form); o.form != "" {
				given = form.given(given)
			}
			err = out.Encode(given)
		} else if n == o.pick {
			_, err = stdout.Write(text)
			return err
		}
		if err != nil {
			return err
		}
	}
}
