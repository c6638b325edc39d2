package cli

import (
	"math/rand"
	"strings"

	"bfspuzzles/common"
)

// printRandom prints an input of random cases. The same seed gives the same cases, and a longer
// input begins with the cases of a shorter one. No case is printed twice unless new ones are hard
// to find; printRandom then says so once.
func (r run) printRandom() {
	const tries = 100
	numbers, printed := rand.New(rand.NewSource(r.seed)), map[string]bool{}
	repeats := false
	for i := 0; i < r.random; i++ {
		text := r.form.Random(numbers, i)
		// Later cases are larger, so a new one is easier to find among them.
		for try := 1; printed[text] && try < tries; try++ {
			text = r.form.Random(numbers, i+try)
		}
		if printed[text] && !repeats {
			repeats = true
			r.say("cases repeat from number %d on, because %d tries found no new one", i+1, tries)
		}
		printed[text] = true
		r.write(text)
	}
	r.write(r.form.End)
}

// RandomWalk returns the cells that a gap enters in up to most random moves from a cell of a board,
// which must have at least two cells. It draws a direction, and draws again if that leads off the
// board: testdata pins the cases that this gives for a seed.
func RandomWalk(r *rand.Rand, most, from, columns, rows int) (walk []int) {
	beside, directions := common.Grid(columns, rows), [...]int{-columns, columns, -1, 1}
	for moves := r.Intn(most + 1); len(walk) < moves; {
		drawn := from + directions[r.Intn(4)]
		for _, to := range beside[from] {
			if to == drawn {
				walk = append(walk, to)
				from = to
			}
		}
	}
	return walk
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

// given returns a case as the judge writes it, or "" if the judge gives no such case.
func (f Form) given(text string) string {
	if f.Text == nil {
		return text
	}
	return f.Text(text)
}
