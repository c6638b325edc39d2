package view

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// rgb is a colour in sRGB, the space in which CSS mixes colours, each component from 0 to 1.
type rgb [3]float64

// luminance returns the relative luminance of WCAG 2.
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
	tint   = regexp.MustCompile(`<rect id="tint" .*fill-opacity="(.*)"/>`)
	colour = regexp.MustCompile(`([a-z]+):#([0-9a-f]+)`)
)

func (th theme) read(css string) {
	for _, r := range rule.FindAllStringSubmatch(css, -1) {
		for _, c := range colour.FindAllStringSubmatch(r[2], -1) {
			digits, mixed := len(c[2])/3, rgb{} // of each component
			for i := range mixed {
				part, _ := strconv.ParseUint(c[2][i*digits:(i+1)*digits], 16, 8)
				mixed[i] = float64(part) / float64(int(1)<<(4*digits)-1)
			}
			for _, selector := range strings.Split(r[1], ",") {
				th[selector+":"+c[1]] = mixed
			}
		}
	}
}

// contrasts are the least contrasts that level AA of WCAG 2 allows: 4.5 between text and its
// background, and 3 for graphics. A tint is a pale colour on the floor.
const contrasts = `
4.5 text:fill          .ground:fill
4.5 text:fill          .floor:fill
4.5 text.on.sand:fill  .sand:color
4.5 text.on:fill       .red:color
4.5 text.on:fill       .blue:color
4.5 text.on:fill       .green:color
4.5 text.on.white:fill .white:color
4.5 text.on.black:fill .black:color
4.5 text:fill          tint.sand:color
4.5 text:fill          tint.red:color
4.5 text:fill          tint.blue:color
4.5 text:fill          tint.green:color
4.5 text:fill          tint.white:color
4.5 text:fill          tint.black:color
4.5 .red:color         .floor:fill
4.5 .blue:color        .floor:fill
4.5 .green:color       .floor:fill
4.5 .red:color         .ring:fill
4.5 .blue:color        .ring:fill
4.5 .green:color       .ring:fill
3   .moved:stroke      .rim:stroke
3   .lined:stroke      .rim:stroke
3   .playing:stroke    .ground:fill
`

func TestContrast(t *testing.T) {
	th, opacity := theme{}, 0. // of a tint
	fmt.Sscan(tint.FindStringSubmatch(shapes)[1], &opacity)
	for _, css := range strings.Split(style, "@media screen and (prefers-color-scheme: dark){") {
		th.read(css) // the dark theme overrides the light one
		for _, row := range strings.Split(strings.TrimSpace(contrasts), "\n") {
			var least float64
			var front, ground string
			fmt.Sscan(row, &least, &front, &ground)
			a, seen := th[front]
			b, there := th[strings.TrimPrefix(ground, "tint")]
			if strings.HasPrefix(ground, "tint") {
				for i, v := range th[".floor:fill"] {
					b[i] = b[i]*opacity + v*(1-opacity)
				}
			}
			if got := contrast(a, b); !seen || !there || got < least {
				t.Errorf("a contrast of %.2f, want %s", got, row)
			}
		}
	}
}
