package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"bfspuzzles/common"
)

// textCase is a case and its text in the input.
type textCase struct {
	game Game
	text string
}

// readCases reads all cases of the input. If the input has a mistake, readCases returns the cases
// before it along with the error.
//
// Only the puzzle's reader knows where a case ends, so byByte hands out the input one byte at a
// time. Once a case has been read, the reader has consumed nothing after it, except for the one
// byte that Peek examines.
func (r run) readCases() (cases []textCase, err error) {
	r.await()
	input, err := io.ReadAll(r.stdin)
	if err != nil {
		return nil, err
	}
	if end := bytes.IndexByte(input, common.EndMark); end >= 0 {
		input = input[:end]
	}
	rest := bytes.NewReader(input)
	in, begin := common.NewReader(byByte{rest}), 0
	for in.SkipBlanks() {
		game, err := r.Read(in)
		if err == io.EOF {
			break
		}
		if err != nil {
			return cases, fmt.Errorf("case %d, %w", len(cases)+1, err)
		}
		_, more := in.Peek() // examines one byte, whether or not the game's reader did
		end := len(input) - rest.Len()
		if more {
			end--
		}
		text := strings.TrimLeft(string(input[begin:end]), "\ufeff \t\r\n\v\f")
		text = strings.TrimSuffix(text, "\n") + "\n"
		cases = append(cases, textCase{game, text})
		begin = end
	}
	return cases, nil
}

// byByte hands out one byte at a time.
type byByte struct{ *bytes.Reader }

func (r byByte) Read(p []byte) (int, error) { return r.Reader.Read(p[:1]) }

// choose returns the chosen case. If a flag asks for a drawing and there are several cases, choose
// says which case is drawn.
func (r run) choose() (c textCase, err error) {
	cases, err := r.readCases()
	count := len(cases)
	switch {
	case r.pick <= count: // a mistake after it does not matter
		if count > 1 && !r.given["-case"] && r.draws() {
			r.say("this is case 1 of %d; -case picks another", count)
		}
		return cases[r.pick-1], nil
	case err == nil:
		err = fmt.Errorf("there is no case %d: the input has %d", r.pick, count)
	}
	return c, err
}

// printSplit prints the text of each case, then the end mark of an input. If a judge is named, both
// are in that judge's form.
func (r run) printSplit() error {
	cases, err := r.readCases()
	for _, c := range cases {
		if r.given["-form"] {
			c.text = r.form.given(c.text)
		}
		r.write(c.text)
	}
	if err == nil {
		r.write(r.form.End)
	}
	return err
}

// write prints text from an input; with -split or -smaller, as a JSON string on its own line.
func (r run) write(text string) {
	if r.any("-split", "-smaller") {
		json.NewEncoder(r.stdout).Encode(text)
	} else {
		io.WriteString(r.stdout, text)
	}
}
