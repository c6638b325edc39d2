package cli

import (
	"io"
	"math/rand"
	"strings"
)

// printRandom prints an input of random cases. The same seed gives the same cases, and
// the first ones of a longer input.
func (r run) printRandom() {
	numbers := rand.New(rand.NewSource(r.seed))
	for i := 0; i < r.random; i++ {
		io.WriteString(r.stdout, r.form.Case(numbers, i))
	}
	io.WriteString(r.stdout, r.form.End)
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
