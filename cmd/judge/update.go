package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"

	"bfspuzzles/internal/wholefile"
)

// updateAll writes what the plain search prints into the goldens and reports whether
// it could. One that fails is left as it is.
func (j *judge) updateAll(ctx context.Context, problems []problem) (passed bool, err error) {
	passed = true
	for _, p := range problems {
		own, err := j.build(ctx, p, formProgram, p.dir)
		if err != nil {
			return false, err
		}
		for _, g := range p.goldens {
			j.report.working(g.id())
			what, err := updateGolden(ctx, own, g)
			if ctx.Err() != nil {
				return false, ctx.Err()
			}
			if err != nil {
				what, passed = "failed", false
			}
			j.report.print("%-9s  %s\n", what, g.id())
			if err != nil {
				j.report.text("the reason:", []byte(err.Error()))
			}
		}
	}
	return passed, nil
}

// updateGolden reports whether a golden was created, updated or unchanged.
func updateGolden(ctx context.Context, own program, g golden) (what string, err error) {
	help, err := execute(ctx, own, []string{"-h"}, os.DevNull, helperLimit)
	if err == nil && !bytes.Contains(help.stdout, []byte("-plain")) {
		err = errors.New("its program does not know -plain, and a golden must not come from the search that it tests")
	}
	if err != nil {
		return "", err
	}
	res, err := execute(ctx, own, []string{"-plain"}, g.in, updateLimit)
	if err == nil && res.reason != "" {
		err = fmt.Errorf("%s\n%s", res.reason, res.stderr)
	}
	if err != nil {
		return "", err
	}
	what = "updated"
	answers := bytes.Join(lines(res.stdout), nil)
	if old, err := os.ReadFile(g.out); err != nil {
		what = "created"
	} else if bytes.Equal(old, answers) {
		what = "unchanged"
	}
	return what, wholefile.Write(g.out, answers)
}
