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

// over is the colour with an opacity on a ground.
func (c rgb) over(ground rgb, opacity float64) rgb {
	for i := range c {
		c[i] = c[i]*opacity + ground[i]*(1-opacity)
	}
	return c
}

// theme is a part of the style: the value of each property of each selector.
type theme map[string]string

func (th theme) read(css string) {
	rules := regexp.MustCompile(`(?m)^([^@{}\n]+)\{([^{}]*)\}$`)
	for _, rule := range rules.FindAllStringSubmatch(css, -1) {
		for _, selector := range strings.Split(rule[1], ",") {
			for _, declaration := range strings.Split(rule[2], ";") {
				if parts := strings.SplitN(declaration, ":", 2); len(parts) == 2 {
					th[strings.TrimSpace(selector)+" "+parts[0]] = parts[1]
				}
			}
		}
	}
}

// colour returns the colour that the first of the properties gives.
func (th theme) colour(t *testing.T, properties ...string) (c rgb) {
	t.Helper()
	for _, property := range properties {
		hex := strings.TrimPrefix(th[property], "#")
		if len(hex) == 3 {
			hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
		}
		var part [3]int
		if n, _ := fmt.Sscanf(hex, "%02x%02x%02x", &part[0], &part[1], &part[2]); n == 3 {
			for i, v := range part {
				c[i] = float64(v) / 255
			}
			return c
		}
	}
	t.Fatalf("no colour for %v", properties)
	return c
}

// Whatever can be read has a contrast of 4.5 to what it stands on, in the light
// and in the dark, and what is drawn to be seen one of 3: levels AA of WCAG 2.
func TestContrast(t *testing.T) {
	parts := strings.Split(string(threeBoards().SVG("", 0)), "@media (prefers-color-scheme:dark){")
	th := theme{}
	for i, name := range []string{"light", "dark"} {
		th.read(parts[i]) // the dark overrides the light
		check := func(what string, a, b rgb, min float64) {
			t.Helper()
			t.Logf("%s: %s: %.2f", name, what, contrast(a, b))
			if contrast(a, b) < min {
				t.Errorf("%s: %s: a contrast of %.2f, want %.1f", name, what, contrast(a, b), min)
			}
		}
		text, floor := th.colour(t, "text fill"), th.colour(t, ".floor fill")
		ground := th.colour(t, ".ground fill")
		check("captions and notes", text, ground, 4.5)
		check("labels without a colour", text, floor, 4.5)
		for _, c := range []string{"sand", "red", "blue", "green", "white", "black"} {
			colour := th.colour(t, "."+c+" color")
			on := th.colour(t, "text.on."+c+" fill", "text.on fill")
			check("labels on "+c+" tiles, and numbers", on, colour, 4.5)
			check("labels on a tint of "+c, text, colour.over(floor, 0.3), 4.5)
		}
		for _, c := range []string{"red", "blue", "green"} {
			colour := th.colour(t, "."+c+" color")
			check("labels in "+c, colour, floor, 4.5)
			check("starts in "+c, colour, th.colour(t, ".ring fill"), 4.5)
			check("trails in "+c, colour, floor, 3)
		}
		check("the moved mark", th.colour(t, ".moved stroke"), th.colour(t, ".rim stroke"), 3)
		check("the lined mark", th.colour(t, ".lined stroke"), th.colour(t, ".rim stroke"), 3)
		check("the frame of what plays", th.colour(t, ".playing stroke"), ground, 3)
	}
	tint := `<rect id="tint" x="2" y="2" width="36" height="36" rx="5" fill-opacity=".3"/>`
	if !strings.Contains(markup, tint) {
		t.Error("the tint has another opacity than this test takes it to have")
	}
}
