package cli

import (
	"bytes"
	"fmt"
	"io"

	"bfspuzzles/common"
)

// readCase returns case n of the input, from 1, and its text: the case as it stands
// there, without the white space before it, and with a line end. Where a case begins
// and ends only the problem's reader knows: it is given one byte at a time, and what
// it took for a case is its text. One byte it may have looked at and not taken.
func (p Program) readCase(input io.Reader, n int) (c Case, text []byte, err error) {
	handed := &bytewise{src: input}
	in := common.NewReader(handed)
	for i := 1; i <= n; i++ {
		c, err = p.Read(in)
		if err == io.EOF {
			return c, nil, fmt.Errorf("there is no %s %d: the input has %d", p.Unit, n, i-1)
		}
		if err != nil {
			return c, nil, fmt.Errorf("%s %d, %w", p.Unit, i, err)
		}
		end := len(handed.bytes)
		if _, more := in.Peek(); more { // now the last byte is not taken, looked at before or not
			end = len(handed.bytes) - 1
		}
		text, handed.bytes = handed.bytes[:end:end], handed.bytes[end:]
	}
	text = bytes.TrimLeft(bytes.TrimPrefix(text, []byte("\ufeff")), " \t\r\n\v\f")
	if !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return c, text, nil
}

// bytewise hands out its source one byte at a time and keeps what it handed out.
type bytewise struct {
	src   io.Reader
	bytes []byte
}

func (b *bytewise) Read(p []byte) (int, error) {
	n, err := b.src.Read(p[:1])
	b.bytes = append(b.bytes, p[:n]...)
	return n, err
}
