package cli

import (
	"bytes"
	"fmt"
	"io"

	"bfspuzzles/common"
)

// text returns case n, from 1, as it stands in the input, but for the white space
// before it. Where a case begins and ends only the problem's reader knows: it is
// given one byte at a time, and what it took for a case is its text. One byte it
// may have looked at and not taken.
func (p Program) text(input io.Reader, n int) (text []byte, err error) {
	taken := &bytewise{src: input}
	in := common.NewReader(taken)
	for i := 1; i <= n; i++ {
		_, err := p.Read(in)
		switch {
		case err == io.EOF:
			return nil, fmt.Errorf("there is no %s %d: the input has %d", p.Unit, n, i-1)
		case err != nil:
			return nil, fmt.Errorf("%s %d, %w", p.Unit, i, err)
		}
		end := len(taken.bytes)
		if _, more := in.Peek(); more { // now one byte is not taken, whether it looked or not
			end = len(taken.bytes) - 1
		}
		if i == n {
			text = taken.bytes[:end]
		}
		taken.bytes = taken.bytes[end:]
	}
	text = bytes.TrimLeft(bytes.TrimPrefix(text, []byte("\ufeff")), " \t\r\n\v\f")
	if !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return text, nil
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
