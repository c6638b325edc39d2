package cli

import (
	"bytes"
	"fmt"
	"io"
	"testing/iotest"

	"bfspuzzles/common"
)

// readCase returns case n of the input, counted from 1, and its text as it stands
// there, without the white space before it and with a newline at its end. Only the
// problem's reader knows where a case begins and ends, so it is given one byte at a
// time: the text is what it took. It may have looked at one byte more.
func (p Program) readCase(input io.Reader, n int) (c Case, text []byte, err error) {
	var handed bytes.Buffer
	in := common.NewReader(iotest.OneByteReader(io.TeeReader(input, &handed)))
	for i := 1; i <= n; i++ {
		c, err = p.Read(in)
		switch {
		case in.Err() != nil: // and not the case that it cut short
			return c, nil, in.Err()
		case err == io.EOF:
			return c, nil, fmt.Errorf("there is no %s %d: the input has %d", p.Unit, n, i-1)
		case err != nil:
			return c, nil, fmt.Errorf("%s %d, %w", p.Unit, i, err)
		}
		end := handed.Len()
		if _, more := in.Peek(); more { // so exactly one byte is looked at and not taken
			end = handed.Len() - 1
		}
		text = handed.Next(end)
	}
	text = bytes.TrimLeft(bytes.TrimPrefix(text, []byte("\ufeff")), " \t\r\n\v\f")
	if !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return c, text, nil
}
