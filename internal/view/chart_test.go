package view

import "testing"

func TestVerdict(t *testing.T) {
	for want, states := range map[string][2]int{
		"1,234,567 states against 1,000: 1,234 times fewer": {1234567, 1000},
		"100 states against 10: 10 times fewer":             {100, 10},
		"999 states against 100: 10.0 times fewer":          {999, 100},
		"100 states against 98: no fewer":                   {100, 98},
		"110 states against 100: 1.1 times fewer":           {110, 100},
		"1 state against 2: no fewer":                       {1, 2},
	} {
		c := Chart{Plain: states[:1], Ends: []End{{Layers: states[1:]}}}
		if got := c.Verdict(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestRoundStep(t *testing.T) {
	for _, c := range []struct{ n, parts, want int }{
		{0, 5, 1}, {5, 5, 1}, {6, 5, 2}, {11, 5, 2}, {12, 5, 5}, {25132, 5, 5000}, {31, 26, 2},
	} {
		if got := roundStep(c.n, c.parts); got != c.want {
			t.Errorf("%d in %d parts: steps of %d, want %d", c.n, c.parts, got, c.want)
		}
	}
}
