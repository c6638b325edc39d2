package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// update writes what the plain search prints into each golden and shows what
// changes. A run that fails leaves its golden as it is.
func (b *builder) update(ctx context.Context, goldens []golden) (passed bool, err error) {
	if err := b.build(ctx, formProgram, problemsOf(goldens)); err != nil {
		return false, err
	}
	var created, updated, unchanged, failed int
	for _, g := range goldens {
		b.report.working(g.id())
		res, err := plain(ctx, b.built(formProgram, g.problem), g)
		if err != nil {
			return false, fmt.Errorf("updating %s: %w", g.id(), err)
		}
		if res.verdict != "" {
			failed++
			b.report.print("failed %s: %s\n", g.id(), res.reason)
			b.report.lines(firstLines("stderr:", res.stderr, stderrLinesShown)...)
			continue
		}

		old, err := os.ReadFile(g.out)
		answer := unixLines(res.stdout)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			created++
			b.report.print("created %s\n", g.id())
			if what, err := purposes(b.root, g.problem); err == nil && what[g.name] == "" {
				b.report.lines(fmt.Sprintf("say in %s/testdata/goldens.txt what it is for", g.problem))
			}
		case err != nil:
			return false, fmt.Errorf("updating %s: %w", g.id(), err)
		case bytes.Equal(old, answer):
			unchanged++
			continue
		default:
			updated++
			b.report.print("updated %s\n", g.id())
		}
		b.report.lines(diff(old, answer)...)
		if err := writeFile(g.out, answer); err != nil {
			return false, fmt.Errorf("updating %s: %w", g.id(), err)
		}
	}
	b.report.print("%d created, %d updated, %d unchanged, %d failed\n", created, updated, unchanged, failed)
	return failed == 0, nil
}

// plain runs the plain search on a golden.
func plain(ctx context.Context, p program, g golden) (result, error) {
	if p.command == nil {
		return result{verdict: compileError, reason: "does not build"}, nil
	}
	// One that ignores its arguments would write its own goldens.
	help, err := execute(ctx, p, []string{"-h"}, os.DevNull, helperLimit, outputSlack)
	if err == nil && !bytes.Contains(help.stdout, []byte("-plain")) {
		err = errors.New("the program does not name -plain in its -h, " +
			"and a golden is not to come from the search that it tests")
	}
	if err != nil {
		return result{}, err
	}
	return execute(ctx, p, []string{"-plain"}, g.in, updateLimit, updateOutput)
}

// writeFile replaces a file as a whole: if it fails or is killed half-way, the
// old content is still there.
func writeFile(name string, data []byte) error {
	part := name + ".part"
	err := os.WriteFile(part, data, 0o644)
	if err == nil {
		err = os.Rename(part, name)
	}
	if err != nil {
		os.Remove(part)
	}
	return err
}

const diffShown = 40 // lines

// diff shows the lines that change, line by line: a golden changes in place.
func diff(old, new []byte) (shown []string) {
	a, b := splitLines(old), splitLines(new)
	for i := 0; i < len(a) || i < len(b); i++ {
		if bytes.Equal(at(a, i), at(b, i)) {
			continue
		}
		if len(shown) >= diffShown {
			return append(shown, "… (cut)")
		}
		shown = append(shown, fmt.Sprintf("line %d: %s, now %s", i+1, showLine(at(a, i)), showLine(at(b, i))))
	}
	return shown
}
