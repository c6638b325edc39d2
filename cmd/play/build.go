package main

import (
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"bfspuzzles/internal/goldens"
)

//go:embed page
var page embed.FS

// puzzle is what the page must know to load a puzzle.
type puzzle struct {
	Name string // name of its directory
	Size int64  // bytes of its program, for the progress: a host may send it compressed
}

type golden struct{ Name, Purpose, Input string }

// build writes the page to a directory: the files of page/, Go's own wasm_exec.js, the list
// puzzles.json; and for each puzzle, in a directory of its own, program.wasm, goldens.json and
// page.js, which is empty if the puzzle has none.
func build(ctx context.Context, root, dir string, stderr io.Writer) error {
	found, _ := filepath.Glob(filepath.Join(root, "*", "testdata"))
	if len(found) == 0 {
		return fmt.Errorf("no */testdata in %s: is it the root of the module?", root)
	}
	dir, err := filepath.Abs(dir) // as go build runs in the root
	if err != nil {
		return err
	}
	if err := writePage(ctx, dir); err != nil {
		return err
	}
	var puzzles []puzzle
	for _, testdata := range found {
		p := puzzle{Name: filepath.Base(filepath.Dir(testdata))}
		fmt.Fprintf(stderr, "play: building %s\n", p.Name)
		if err := p.build(ctx, root, filepath.Join(dir, p.Name)); err != nil {
			return err
		}
		puzzles = append(puzzles, p)
	}
	return writeJSON(filepath.Join(dir, "puzzles.json"), puzzles)
}

// writePage writes the files that are the same for any puzzle.
func writePage(ctx context.Context, dir string) error {
	err := fs.WalkDir(page, "page", func(path string, entry fs.DirEntry, _ error) error {
		to := filepath.Join(dir, strings.TrimPrefix(path, "page"))
		if entry.IsDir() {
			return os.MkdirAll(to, 0o777)
		}
		text, err := page.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(to, text, 0o666)
	})
	if err != nil {
		return err
	}
	goroot, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	// What Go's programs need in a browser is in misc before Go 1.24, and in lib since then.
	place := filepath.Join(strings.TrimSpace(string(goroot)), "*", "wasm", "wasm_exec.js")
	found, _ := filepath.Glob(place)
	if len(found) == 0 {
		return fmt.Errorf("there is no %s", place)
	}
	glue, err := os.ReadFile(found[0])
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "wasm_exec.js"), glue, 0o666)
}

// build writes what there is of one puzzle.
func (p *puzzle) build(ctx context.Context, root, dir string) error {
	program, from := filepath.Join(dir, "program.wasm"), filepath.Join(root, p.Name)
	cmd := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w",
		"-o", program, "./"+p.Name)
	cmd.Dir, cmd.Env = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, out)
	}
	info, err := os.Stat(program)
	if err != nil {
		return err
	}
	p.Size = info.Size()
	script, err := os.ReadFile(filepath.Join(from, "page.js"))
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "page.js"), script, 0o666); err != nil {
		return err
	}
	read, err := readGoldens(filepath.Join(from, "testdata"))
	if err != nil {
		return err
	}
	return writeJSON(filepath.Join(dir, "goldens.json"), read)
}

func readGoldens(dir string) (read []golden, err error) {
	inputs, err := filepath.Glob(filepath.Join(dir, "*.in"))
	purposes := goldens.Purposes(dir)
	for _, path := range inputs {
		input, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		name := strings.TrimSuffix(filepath.Base(path), ".in")
		read = append(read, golden{name, purposes[name].Text, string(input)})
	}
	return read, err
}

func writeJSON(path string, v interface{}) error {
	text, err := json.Marshal(v)
	if err == nil {
		err = os.WriteFile(path, text, 0o666)
	}
	return err
}
