package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"bfspuzzles/common"
)

// readCases reads all cases of the input. If there is a mistake in it, those before that are
// returned, too.
func (r run) readCases() (cases []Case, err error) {
	r.await()
	input, err := io.ReadAll(r.stdin)
	if err != nil {
		return nil, err
	}
	rest := bytes.NewReader(input)
	in, begin := common.NewReader(byByte{rest}), 0
	for {
		c, err := r.Read(in)
		if err == io.EOF {
			return cases, nil
		}
		if err != nil {
			return cases, fmt.Errorf("%s %d, %w", r.Unit, len(cases)+1, err)
		}
		_, more := in.Peek() // so exactly one byte is looked at and not taken
		end := len(input) - rest.Len()
		if more {
			end--
		}
		text := strings.TrimLeft(string(input[begin:end]), "\ufeff \t\r\n\v\f")
		c.text = strings.TrimSuffix(text, "\n") + "\n"
		cases, begin = append(cases, c), end
	}
}

// byByte hands out one byte at a time. Only the problem's reader knows where a case begins and
// ends: what it has taken by then, but for one byte that it may have looked at.
type byByte struct{ *bytes.Reader }

func (r byByte) Read(p []byte) (int, error) { return r.Reader.Read(p[:1]) }

// choose returns the case that is chosen, and how many there are.
func (r run) choose() (c Case, count int, err error) {
	cases, err := r.readCases()
	count = len(cases)
	switch {
	case r.pick <= count: // a mistake after it is of no account
		return cases[r.pick-1], count, nil
	case err == nil:
		err = fmt.Errorf("there is no %s %d: the input has %d", r.Unit, r.pick, count)
	}
	return c, count, err
}

// printSplit prints the text of each case, as a judge gives it if one is named, and then what ends
// an input: each as a string of JSON on a line of its own.
func (r run) printSplit() error {
	cases, err := r.readCases()
	out := json.NewEncoder(r.stdout)
	for _, c := range cases {
		if r.given["-form"] {
			c.text = r.form.given(c.text)
		}
		out.Encode(c.text)
	}
	if err == nil {
		out.Encode(r.form.End)
	}
	return err
}
