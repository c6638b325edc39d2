package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
)

// judgeAll runs every golden through every form of its program, or through a
// foreign one, one at a time: parallel runs would spoil each other's times.
func (j *judge) judgeAll(ctx context.Context, b *builder, goldens []golden, foreign *program) error {
	forms := []string{formProgram, formSingle}
	if foreign != nil {
		forms = forms[:1] // it knows where a case begins and ends
	}
	for _, form := range forms {
		if err := b.build(ctx, form, problemsOf(goldens)); err != nil {
			return err
		}
	}
	for _, g := range goldens {
		programs := []program{b.built(formProgram, g.problem)}
		if _, err := os.Stat(b.source(formSingle, g.problem)); err == nil {
			programs = append(programs, b.built(formSingle, g.problem))
		}
		if foreign != nil {
			programs = []program{*foreign}
		}
		if err := j.judgeGolden(ctx, b, g, programs); err != nil {
			return fmt.Errorf("judging %s: %w", g.id(), err)
		}
	}
	b.report.endProblem()
	return ctx.Err()
}

// judgeGolden runs a golden through the programs and reports each.
func (j *judge) judgeGolden(ctx context.Context, b *builder, g golden, programs []program) error {
	want, half := os.ReadFile(g.out)
	if half == nil {
		_, half = os.Stat(g.in)
	}
	answers := splitLines(unixLines(want))
	answers = answers[:len(answers)-1] // one a case
	b.report.golden(g, j.limitOf(g.dir()), len(answers), programs)
	for _, p := range programs {
		var res result
		var err error
		switch {
		case half != nil:
			res.verdict, res.reason = halfGolden, half.Error()
		case p.command == nil:
			res.verdict = compileError
		case p.foreign && !j.limitOf(g.dir()).manyCases:
			res, err = j.run(ctx, b, g, p, answers, true)
		default:
			res, err = j.run(ctx, b, g, p, [][]byte{want}, false)
		}
		if err != nil {
			return err
		}
		var text []byte
		if res.line > 0 {
			text, _ = b.caseText(ctx, g, res.line) // without it, the number must do
		}
		b.report.row(g, p.form, res, len(answers), text)
	}
	return ctx.Err()
}

// run runs a program on a golden, or once for each case of it, and compares.
func (j *judge) run(ctx context.Context, b *builder, g golden, p program, wants [][]byte, perCase bool) (result, error) {
	all, input := result{verdict: accepted}, g.in
	for i, want := range wants {
		b.report.working(fmt.Sprintf("%s (%s), run %d of %d", g.id(), p.form, i+1, len(wants)))
		if perCase {
			input = filepath.Join(b.tmp, "case.in")
			text, err := b.caseText(ctx, g, i+1)
			if err == nil {
				err = os.WriteFile(input, text, 0o600)
			}
			if err != nil {
				return all, err
			}
		}
		res, err := execute(ctx, p, nil, input, j.limitOf(g.dir()).time, 2*len(want)+outputSlack)
		if err != nil {
			return all, err
		}
		ended := res.verdict == ""
		if res.compare(want); perCase && res.verdict != accepted {
			res.line, res.wrong = i+1, 1
		}
		if all.add(res); !ended {
			break // or each case takes up to the limit
		}
	}
	return all, nil
}

// caseText returns case n of a golden as it stands there. Where a case begins and
// ends the problem's own program says.
func (b *builder) caseText(ctx context.Context, g golden, n int) ([]byte, error) {
	p := b.built(formProgram, g.problem)
	if p.command == nil {
		return nil, fmt.Errorf("./%s does not build", g.problem)
	}
	in, err := os.ReadFile(g.in)
	if err != nil {
		return nil, err
	}
	res, err := execute(ctx, p, []string{"-text", "-case", strconv.Itoa(n)}, g.in, helperLimit, len(in)+1)
	if err != nil {
		return nil, err
	}
	// What is not in the golden comes from a program that does not know the flag.
	if res.verdict != "" || len(res.stdout) == 0 || !bytes.Contains(in, bytes.TrimSuffix(res.stdout, []byte("\n"))) {
		return nil, fmt.Errorf("./%s -text -case %d does not print a part of the input", g.problem, n)
	}
	return res.stdout, nil
}
