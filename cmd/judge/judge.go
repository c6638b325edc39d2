package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
)

// judgeProblem runs the programs of a problem on its goldens, one at a time: parallel
// runs would spoil each other's times.
func (j *judge) judgeProblem(ctx context.Context, p problem) (err error) {
	if p.own, err = j.build(ctx, p, formProgram, p.dir); err != nil {
		return err
	}
	programs, err := j.programs(ctx, p)
	if err != nil {
		return err
	}
	p.limit, p.manyCases = limitOf(p.dir)
	if j.update {
		p.limit = flagLimit
	}
	var results []*result
	for _, g := range p.goldens {
		for _, prog := range programs {
			res, err := j.judgeGolden(ctx, p, g, prog)
			if err != nil {
				return fmt.Errorf("judging %s: %w", g.id(), err)
			}
			res.golden, res.form = g, prog.form
			j.report.row(&res, p.limit)
			results = append(results, &res)
		}
	}
	j.report.problem(p, programs, results)
	return ctx.Err()
}

// programs returns the programs to judge: the problem's own and its single file, or
// that of -cmd, or the plain search.
func (j *judge) programs(ctx context.Context, p problem) ([]program, error) {
	single := filepath.Join(j.root, "submit", p.name)
	switch {
	case j.command == nil && !j.update && exists(single):
		built, err := j.build(ctx, p, formSingle, single)
		return []program{p.own, built}, err
	case j.command == nil && !j.update:
		return []program{p.own}, nil
	case p.own.command == nil:
		return nil, fmt.Errorf("./%s does not build", p.name)
	case j.command != nil:
		return []program{{formCommand, j.command, j.dir}}, nil
	case !exists(filepath.Join(p.dir, "plain.go")):
		return nil, fmt.Errorf("./%s has no plain.go; a golden must not come from the search it tests", p.name)
	}
	return []program{p.own.with(formPlain)}, nil
}

// judgeGolden runs a program on a golden, at once or case by case.
func (j *judge) judgeGolden(ctx context.Context, p problem, g golden, prog program) (res result, err error) {
	want, missing := os.ReadFile(g.out)
	answers := lines(want)
	switch {
	case missing != nil && !j.update:
		res.verdict, res.reason = noOutput, missing.Error()+"; -update writes it"
	case prog.command == nil:
		res.verdict, res.reason = compileError, "it does not build"
	case prog.form == formCommand && !p.manyCases:
		res, err = j.runCases(ctx, p, g, prog, answers)
	default:
		j.report.working(g.id() + " (" + prog.form + ")")
		res, err = execute(ctx, prog, g.in, p.limit)
		res.compare(answers)
	}
	if err != nil {
		return res, err
	}
	if res.cases = len(answers); res.line > 0 && p.own.command != nil {
		res.text, _ = p.caseText(ctx, g, res.line) // without it, the number must do
	}
	if j.update && res.reason == "" && (res.verdict != accepted || missing != nil) { // no output may be right, too
		res.verdict, err = updated, os.WriteFile(g.out, bytes.Join(lines(res.stdout), nil), 0o666)
	}
	return res, err
}

// runCases runs a program on the cases of a golden, one after the other.
func (j *judge) runCases(ctx context.Context, p problem, g golden, prog program, want [][]byte) (result, error) {
	all, input := result{verdict: accepted}, filepath.Join(j.tmp, "case.in")
	for i := range want {
		j.report.working(fmt.Sprintf("%s, case %d of %d", g.id(), i+1, len(want)))
		text, err := p.caseText(ctx, g, i+1)
		if err == nil {
			err = os.WriteFile(input, text, 0o600)
		}
		if err != nil {
			return all, err
		}
		res, err := execute(ctx, prog, input, p.limit)
		if err != nil {
			return all, err
		}
		res.compare(want[i : i+1])
		if all.add(i+1, res); res.reason != "" {
			break // or each case takes up to the limit
		}
	}
	return all, nil
}

// caseText returns case n of a golden as it stands there.
func (p problem) caseText(ctx context.Context, g golden, n int) ([]byte, error) {
	res, err := execute(ctx, p.own.with("-text", "-case", strconv.Itoa(n)), g.in, flagLimit)
	if err == nil && (res.reason != "" || len(res.stdout) == 0) {
		err = fmt.Errorf("./%s -text -case %d does not print the case", g.problem, n)
	}
	return res.stdout, err
}
