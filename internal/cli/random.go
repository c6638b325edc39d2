package cli

import (
	"bufio"
	"io"
	"math/rand"
	"strings"
)

// printRandom prints an input of random cases. The same seed gives the same cases, and
// the first ones of a longer input.
func (p Program) printRandom(o options, stdout io.Writer) error {
	form, _ := p.form(o.form)
	r := rand.New(rand.NewSource(o.seed))
	out := bufio.NewWriter(stdout)
	for i := 0; i < o.random; i++ {
		out.WriteString(form.Case(r, i))
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
