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

// verdicts has each verdict as judges write it.
var verdicts = [...]string{
	Undecided:    "??",
	Accepted:     "AC",
	WrongAnswer:  "WA",
	RuntimeError: "RE",
	TimeLimit:    "TLE",
	MemoryLimit:  "MLE",
}

func (v Verdict) String() string { return verdicts[v] }

// Passes reports whether the verdict is that the program is right.
func (v Verdict) Passes() bool { return v == Accepted }

// Fails reports whether the verdict is that the program is wrong. Undecided says nothing about it.
func (v Verdict) Fails() bool { return v > Accepted }
