package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
)

// judgeProblem runs the goldens of a problem through both forms of its program, or
// through a foreign one, one at a time: parallel runs would spoil each other's times.
func (j *judge) judgeProblem(ctx context.Context, p problem, foreign *program) error {
	own, err := j.build(ctx, p, formProgram, p.dir)
	programs := []program{own}
	if foreign != nil {
		programs[0] = *foreign
	} else if source := filepath.Join(j.root, "submit", p.name); err == nil && exists(source) {
		var single program
		single, err = j.build(ctx, p, formSingle, source)
		programs = append(programs, single)
	}
	if err != nil {
		return err
	}
	limit, manyCases := limitOf(p.dir)
	perCase := foreign != nil && !manyCases
	j.report.tally = tally{limit: limit, failures: map[string]int{}}
	for _, g := range p.goldens {
		var res result
		for _, prog := range programs {
			if res, err = j.judgeGolden(ctx, g, prog, own, perCase); err != nil {
				return fmt.Errorf("judging %s: %w", g.id(), err)
			}
			j.report.row(g, prog.form, res)
		}
		j.report.cases += res.cases
	}
	j.report.problem(p, programs)
	return ctx.Err()
}

// judgeGolden runs a program on a golden, at once or case by case. own is the
// problem's own program, which knows where a case begins and ends.
func (j *judge) judgeGolden(ctx context.Context, g golden, p, own program, perCase bool) (res result, err error) {
	want, half := os.ReadFile(g.out)
	answers := lines(want)
	switch {
	case half != nil || !exists(g.in):
		res.verdict, res.reason = halfGolden, "only one of its .in and .out can be read"
	case p.command == nil:
		res.verdict = compileError
	case perCase:
		res, err = j.runCases(ctx, g, answers, p, own)
	default:
		j.report.working(g.id() + " (" + p.form + ")")
		res, err = execute(ctx, p, nil, g.in, j.report.limit)
		res.compare(answers)
	}
	if res.cases = len(answers); err == nil && res.line > 0 {
		res.text, _ = own.caseText(ctx, g, res.line) // without it, the number must do
	}
	return res, err
}

// runCases runs a program on one case of a golden after the other.
func (j *judge) runCases(ctx context.Context, g golden, answers [][]byte, p, own program) (result, error) {
	all, input := result{verdict: accepted}, filepath.Join(j.tmp, "case.in")
	for i := range answers {
		j.report.working(fmt.Sprintf("%s, case %d of %d", g.id(), i+1, len(answers)))
		text, err := own.caseText(ctx, g, i+1)
		if err != nil {
			return all, err
		}
		if err := os.WriteFile(input, text, 0o600); err != nil {
			return all, err
		}
		res, err := execute(ctx, p, nil, input, j.report.limit)
		if err != nil {
			return all, err
		}
		res.compare(answers[i : i+1])
		if all.add(i+1, res); res.reason != "" {
			break // or each case takes up to the limit
		}
	}
	return all, nil
}

// caseText returns case n of a golden as it stands there.
func (own program) caseText(ctx context.Context, g golden, n int) ([]byte, error) {
	res, err := execute(ctx, own, []string{"-text", "-case", strconv.Itoa(n)}, g.in, helperLimit)
	if err != nil {
		return nil, err
	}
	// What is not in the golden comes from a program that does not know the flag.
	in, err := os.ReadFile(g.in)
	text := bytes.TrimSuffix(res.stdout, []byte("\n"))
	if res.reason != "" || len(text) == 0 || !bytes.Contains(in, text) {
		return nil, fmt.Errorf("./%s -text -case %d does not print a part of the input", g.problem, n)
	}
	return res.stdout, err
}
