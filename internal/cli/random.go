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
		write(r.form.Case(numbers, i))
	}
	write(r.form.End)
}

// formOf finds the form of a judge's random cases; "" stands for the first judge.
func (p Program) formOf(judge string) (form Random, ok bool) {
	for _, form := range p.Random {
		if judge == "" || judge == form.Judge {
			return form, true
		}
	}
	return Random{}, false
}

// judges lists the judges in whose form there are random cases.
func (p Program) judges() string {
	var names []string
	for _, form := range p.Random {
		names = append(names, form.Judge)
	}
	return strings.Join(names, " or ")
}

// given returns a case as the judge gives it, "" if it gives no such case.
func (r Random) given(text string) string {
	if r.Text == nil {
		return text
	}
	return r.Text(text)
}
