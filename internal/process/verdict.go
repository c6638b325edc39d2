package process

// Verdict is the outcome of a run.
type Verdict int

const (
	Undecided    Verdict = iota // the program was not run or did not finish
	Accepted                    // from Run, which knows no answers: the program exited normally
	WrongAnswer                 // never from Run
	RuntimeError                // a crash, an exit status other than 0, or too much output
	TimeLimit
	MemoryLimit
)

// verdicts holds the abbreviations that judges use.
var verdicts = [...]string{
	Undecided:    "??",
	Accepted:     "AC",
	WrongAnswer:  "WA",
	RuntimeError: "RE",
	TimeLimit:    "TLE",
	MemoryLimit:  "MLE",
}

func (v Verdict) String() string { return verdicts[v] }

// Passes reports whether the program passes.
func (v Verdict) Passes() bool { return v == Accepted }

// Fails reports whether the program fails. Undecided is neither a pass nor a failure.
func (v Verdict) Fails() bool { return v > Accepted }
