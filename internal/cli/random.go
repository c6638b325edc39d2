package cli

import (
	"encoding/json"
	"io"
	"math/rand"
	"strings"
)

// printRandom prints an input of random cases, or, with -split, each case and then what ends the
// input as -split prints them. The same seed gives the same cases, and the first ones of a longer
// input.
func (r run) printRandom() {
	write := func(text string) { io.WriteString(r.stdout, text) }
	if r.given["-split"] {
		out := json.NewEncoder(r.stdout)
		write = func(text string) { out.Encode(text) }
	}
	numbers := rand.New(rand.NewSource(r.seed))
	for i := 0; i < r.random; i++ {
		write(r.form.Random(numbers, i))
	}
	write(r.form.End)
}

// formOf finds the form of a judge; "" stands for the first judge. Case does not matter.
func (p Program) formOf(judge string) (form Form, ok bool) {
	for _, form := range p.Forms {
		if judge == "" || strings.EqualFold(judge, form.Judge) {
			return form, true
		}
	}
	return Form{}, false
}

// judges lists the judges that have a form.
func (p Program) judges() string {
	var names []string
	for _, form := range p.Forms {
		names = append(names, form.Judge)
	}
	return strings.Join(names, " or ")
}

// given returns a case as the judge writes it, or "" if it gives no such case.
func (f Form) given(text string) string {
	if f.Text == nil {
		return text
	}
	return f.Text(text)
}
