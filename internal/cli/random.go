package cli

import (
	"math/rand"
	"strings"
)

// printRandom prints an input of random cases. The same seed gives the same cases, and a
// longer input begins with the cases of a shorter one.
func (r run) printRandom() {
	numbers := rand.New(rand.NewSource(r.seed))
	for i := 0; i < r.random; i++ {
		r.write(r.form.Random(numbers, i))
	}
	r.write(r.form.End)
}

// formOf finds the form of a judge, by its name in upper or lower case; "" means the first judge.
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
