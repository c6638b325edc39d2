package process

// Verdict says how a run ended.
type Verdict int

const (
	Undecided    Verdict = iota // the run was not made, or not to its end
	Accepted                    // of Run, which knows no answers: the program ended well
	WrongAnswer                 // never of Run
	RuntimeError                // a crash, an exit status that is not 0, or too much output
	TimeLimit
	MemoryLimit
)

// verdicts holds the properties of each verdict.
var verdicts = [...]struct {
	name          string // as judges write it
	passes, fails bool   // neither of a verdict that says nothing about the program
}{
	Undecided:    {name: "??"},
	Accepted:     {name: "AC", passes: true},
	WrongAnswer:  {name: "WA", fails: true},
	RuntimeError: {name: "RE", fails: true},
	TimeLimit:    {name: "TLE", fails: true},
	MemoryLimit:  {name: "MLE", fails: true},
}

func (v Verdict) String() string { return verdicts[v].name }

// Passes reports whether the verdict is that the program is right.
func (v Verdict) Passes() bool { return verdicts[v].passes }

// Fails reports whether the verdict is that the program is wrong.
func (v Verdict) Fails() bool { return verdicts[v].fails }
