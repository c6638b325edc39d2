package view

import (
	"fmt"
	"math"
	"regexp"
	"strings"
	"testing"
)

// rgb is a colour in light, each part from 0 to 1, as CSS mixes it.
type rgb [3]float64

// luminance is the relative luminance of WCAG 2.
func (c rgb) luminance() float64 {
	for i, v := range c {
		if v <= 0.04045 {
			c[i] = v / 12.92
		} else {
			c[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2]
}

func contrast(a, b rgb) float64 {
	high, low := a.luminance(), b.luminance()
	return (math.Max(high, low) + 0.05) / (math.Min(high, low) + 0.05)
}

// theme has the colours of a style, by selector and property.
type theme map[string]rgb

var (
	rule   = regexp.MustCompile(`(?m)^([^@{}\n]+)\{([^{}]*)\}$`)
	colour = regexp.MustCompile(`([a-z]+):#([0-9a-f]+)`)
)

func (th theme) read(css string) {
	for _, r := range rule.FindAllStringSubmatch(css, -1) {
		for _, c := range colour.FindAllStringSubmatch(r[2], -1) {
			hex, part := c[2], [3]int{}
			if len(hex) == 3 {
				hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
			}
			fmt.Sscanf(hex, "%02x%02x%02x", &part[0], &part[1], &part[2])
			for _, selector := range strings.Split(r[1], ",") {
				th[selector+" "+c[1]] = rgb{
					float64(part[0]) / 255, float64(part[1]) / 255, float64(part[2]) / 255,
				}
			}
		}
	}
}

// mix adds the tint of a colour: that colour, as opaque as the template has it, on the floor.
func (th theme) mix(c string) {
	mixed := th["."+c+" color"]
	for i, v := range th[".floor fill"] {
		mixed[i] = mixed[i]*0.3 + v*0.7
	}
	th["tint of "+c] = mixed
}

// Whatever can be read has a contrast of 4.5 to what it stands on, in the light
// and in the dark, and what is drawn to be seen one of 3: levels AA of WCAG 2.
func TestContrast(t *testing.T) {
	th := theme{}
	check := func(least float64, front, ground string) {
		t.Helper()
		a, seen := th[front]
		b, there := th[ground]
		if got := contrast(a, b); !seen || !there || got < least {
			t.Errorf("%s on %s: a contrast of %.2f, want %.1f", front, ground, got, least)
		}
	}
	for _, css := range strings.Split(markup, "@media screen and (prefers-color-scheme: dark){") {
		th.read(css) // the dark overrides the light
		check(4.5, "text fill", ".ground fill")
		check(4.5, "text fill", ".floor fill")
		for _, c := range strings.Fields("sand red blue green white black") {
			th.mix(c)
			on := "text.on." + c + " fill"
			if _, own := th[on]; !own {
				on = "text.on fill"
			}
			check(4.5, on, "."+c+" color")
			check(4.5, "text fill", "tint of "+c)
		}
		for _, c := range strings.Fields("red blue green") {
			check(4.5, "."+c+" color", ".floor fill")
			check(4.5, "."+c+" color", ".ring fill")
		}
		for _, c := range strings.Fields("blue orange plain") {
			check(3, "."+c+" color", ".ground fill")
		}
		check(3, ".moved stroke", ".rim stroke")
		check(3, ".lined stroke", ".rim stroke")
		check(3, ".playing stroke", ".ground fill")
	}
	const tint = `<rect id="tint" x="2" y="2" width="36" height="36" rx="5" fill-opacity=".3"/>`
	if !strings.Contains(markup, tint) {
		t.Error("the tint has another opacity than this test takes it to have")
	}
}
