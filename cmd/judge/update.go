package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// update writes what the plain search prints into each golden and shows what
// changes. A run that fails leaves its golden as it is.
func (j *judge) update(ctx context.Context, b *builder, goldens []golden) (failed int, err error) {
	var created, updated, unchanged int
	for _, g := range goldens {
		p, err := b.build(ctx, formProgram, g.problem)
		if err != nil {
			return 0, err
		}
		if p.binary != "" && !knowsPlain(ctx, p.binary) {
			return 0, fmt.Errorf("updating %s: the program does not name -plain in its -h, "+
				"and a golden is not to come from the search that it tests", g.id())
		}
		res := result{verdict: compileError, reason: "does not build"}
		if p.binary != "" {
			res, err = execute(ctx, p.binary, []string{"-plain"}, g.in, j.updateLimit, updateOutput)
			if err != nil {
				return 0, fmt.Errorf("running %s: %w", g.id(), err)
			}
		}
		if res.verdict != "" {
			failed++
			fmt.Fprintf(j.stdout, "failed %s: %s\n", g.id(), res.reason)
			printLines(j.stdout, firstLines("stderr:", res.stderr, stderrLinesShown)...)
			continue
		}

		old, err := os.ReadFile(g.out)
		answer := unixLines(res.stdout)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			created++
			fmt.Fprintf(j.stdout, "created %s\n", g.id())
		case err != nil:
			return 0, fmt.Errorf("updating %s: %w", g.id(), err)
		case bytes.Equal(old, answer):
			unchanged++
			continue
		default:
			updated++
			fmt.Fprintf(j.stdout, "updated %s\n", g.id())
		}
		printLines(j.stdout, diff(old, answer)...)
		if err := writeFile(g.out, answer); err != nil {
			return 0, fmt.Errorf("updating %s: %w", g.id(), err)
		}
	}
	fmt.Fprintf(j.stdout, "%d created, %d updated, %d unchanged, %d failed\n", created, updated, unchanged, failed)
	return failed, nil
}

// knowsPlain tells whether the help of a program names the flag -plain: one that
// ignores its arguments would write its own goldens.
func knowsPlain(ctx context.Context, binary string) bool {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	help, _ := command(ctx, binary, "-h").CombinedOutput()
	return bytes.Contains(help, []byte("-plain"))
}

// writeFile replaces a file as a whole: if it fails or is killed half-way, the
// old content is still there.
func writeFile(name string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), ".update-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // nothing to remove once it is renamed
	_, err = f.Write(data)
	if err == nil {
		err = f.Chmod(0o644)
	}
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

const diffShown = 40 // lines

// diff shows the lines that change. Answers stand one a line, so it is enough
// to leave out what is equal at both ends and to compare the rest in step.
func diff(old, new []byte) []string {
	a, b := splitLines(old), splitLines(new)
	for len(a) > 0 && len(b) > 0 && bytes.Equal(a[len(a)-1], b[len(b)-1]) {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	var shown []string
	show := func(sign string, lines [][]byte, i int) {
		if i < len(lines) && len(lines[i]) > 0 {
			shown = append(shown, fmt.Sprintf("%s line %d: %s", sign, i+1, showLine(lines[i])))
		}
	}
	for i := 0; i < len(a) || i < len(b); i++ {
		if i >= len(a) || i >= len(b) || !bytes.Equal(a[i], b[i]) {
			show("-", a, i)
			show("+", b, i)
		}
	}
	if more := len(shown) - diffShown; more > 0 {
		shown = append(shown[:diffShown], fmt.Sprintf("… (%d lines more)", more))
	}
	return shown
}
