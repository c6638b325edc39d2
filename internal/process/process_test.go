package process

import (
	"testing"
	"time"
)

// A run must be repeated if its outcome may be due to the machine. Then the second run counts.
func TestSettled(t *testing.T) {
	limits := Limits{Time: 8 * time.Second}
	close := Outcome{Time: limits.Time + limits.margin(), Ending: overTime}
	over := Outcome{Time: close.Time + 1, Ending: overTime}
	right := Outcome{Ending: Ending{Verdict: Accepted}}
	busy, waiting := Outcome{Ending: starved}, Outcome{Ending: waits}
	for _, test := range []struct {
		first, second Outcome
		want          Verdict
	}{
		{right, over, Accepted},
		{close, right, Accepted},
		{close, close, TimeLimit},
		{over, right, TimeLimit},
		{busy, right, Accepted},
		{busy, waiting, Undecided},
		{waiting, waiting, TimeLimit},
	} {
		made := []Outcome{test.first, test.second}
		got, err := settled(limits, func() (out Outcome, err error) {
			out, made = made[0], made[1:]
			return out, nil
		})
		if got.Verdict != test.want || err != nil {
			t.Errorf("%v, then %v: got %v, %v, want %v", test.first, test.second, got.Verdict, err,
				test.want)
		}
	}
}

// The memory limit must come first if a run exceeds several limits.
func TestEnding(t *testing.T) {
	limits := Limits{Time: time.Second, Memory: 64 << 20}
	large := Outcome{Time: 2 * time.Second, Memory: 65 << 20}
	slow := Outcome{Time: large.Time, Memory: limits.Memory}
	for want, got := range map[Ending]Ending{
		{MemoryLimit, "used more than 64 MB"}: limits.ending(large, overTime, nil),
		overTime:                              limits.ending(slow, Ending{}, nil),
		flooded:                               limits.ending(slow, flooded, nil),
	} {
		if got != want {
			t.Errorf("got %v, want %v", got, want)
		}
	}
}

// For a virtual machine, the smaller of CPU time and wall-clock time counts; for any other program,
// CPU time.
func TestCounted(t *testing.T) {
	for name, want := range map[string]time.Duration{
		"java": 2, "node": 2, "nodejs": 2, "./a.out": 3, "javac": 3, "node.py": 3,
	} {
		limits := Limits{virtual: virtual.MatchString(name)}
		if got := limits.counted(3, 2); got != want {
			t.Errorf("%s: got %d of CPU time 3 and wall-clock time 2, want %d", name, got, want)
		}
		if got := limits.counted(2, 3); got != 2 { // the program waited
			t.Errorf("%s: got %d of CPU time 2 and wall-clock time 3, want 2", name, got)
		}
	}
}

// However much a program prints, capture must keep at most MaxOutput bytes, and not many fewer.
func TestCapture(t *testing.T) {
	c := capture{full: func() {}}
	for n := 1; n <= 100; n++ {
		c.Write(make([]byte, MaxOutput/10))
		if kept := len(c.text); kept > MaxOutput || n > 10 && kept < MaxOutput/3 {
			t.Errorf("kept %d bytes after %d writes", kept, n)
		}
	}
}
