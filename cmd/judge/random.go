package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os/exec"
)

// randomRuns returns a function that makes the next runs on random cases, none at the end. The
// problem's own program prints the cases one by one, waits while nobody reads, and ends with ctx.
func (j *judge) randomRuns(ctx context.Context) (more func() []batch) {
	const part = 50 // cases that are made at once
	own := j.own.with("-random", fmt.Sprint(j.random), "-seed", fmt.Sprint(j.seed), "-split",
		"-form", j.form)
	maker := exec.CommandContext(ctx, own.command[0], own.command[1:]...)
	printed, err := maker.StdoutPipe()
	j.fail(err)
	j.fail(maker.Start())
	texts, made := json.NewDecoder(printed), 0
	g := golden{problem: j.problem, name: fmt.Sprintf("seed%d", j.seed)}
	return func() []batch {
		input, before := "", made
		for made < j.random && made < before+part {
			var text string
			j.fail(texts.Decode(&text))
			input += text
			made++
		}
		return j.split(g, before, input, j.ask(ctx, input)).runs(j.cases)
	}
}
