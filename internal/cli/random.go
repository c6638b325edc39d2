package cli

import (
	"bufio"
	"math/rand"
	"strings"
)

// printRandom prints an input of random cases. The same seed gives the same cases, and
// the first ones of a longer input.
func (r run) printRandom() error {
	form, _ := r.form(r.judge)
	numbers := rand.New(rand.NewSource(r.seed))
	out := bufio.NewWriter(r.stdout)
	for i := 0; i < r.random; i++ {
		out.WriteString(form.Case(numbers, i))
	}
	out.WriteString(form.End)
	return out.Flush() // the first error of all these writes
}

// form finds the form of a judge's random cases; "" stands for the first judge.
func (p Program) form(judge string) (form Random, ok bool) {
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
