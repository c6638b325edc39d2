//go:build js
// +build js

package cli

import (
	"bytes"
	"strings"
	"syscall/js"

	"bfspuzzles/internal/view"
)

// In a browser, a program keeps running and answers one question after another. It defines a global
// function, answer(args, input, language, piece), which returns the output of a run, { out, err }.
// If the first piece of the output can be shown before a long search has ended, answer passes it to
// piece, and out is the rest. Run carries no state over to the next question, so each answer is the
// output that a new process would print.
func init() {
	serve = func(p Program) {
		js.Global().Set("answer", js.FuncOf(func(_ js.Value, asked []js.Value) interface{} {
			args := make([]string, asked[0].Length())
			for i := range args {
				args[i] = asked[0].Index(i).String()
			}
			term := view.Terminal{Width: 80}
			if asked[2].String() == "zh" {
				term.Language = view.Chinese
			}
			out, err := pageOutput{piece: asked[3]}, bytes.Buffer{}
			p.Run(args, strings.NewReader(asked[1].String()), &out, &err, term)
			return map[string]interface{}{"out": out.String(), "err": err.String()}
		}))
		select {}
	}
}

// pageOutput is the output of a run, whose first piece a page can show early.
type pageOutput struct {
	bytes.Buffer
	piece js.Value // a function
}

func (o *pageOutput) Flush() {
	o.piece.Invoke(o.String())
	o.Reset()
}
