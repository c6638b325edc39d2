package view

import "time"

// SVG draws nothing in a browser, because the page draws boards of its own. So the programs of the
// page do without text/template, which made each of them 40 % larger.
func (f *Film) SVG(title string, delay time.Duration) []byte { return nil }
