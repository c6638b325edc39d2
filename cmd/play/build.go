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
	Name string // of its directory
	Size int64  // of its program, for the progress: a host may send it compressed
}

type golden struct{ Name, Form, Purpose, Input string }

// build writes the page to a directory: the files of page/, Go's own wasm_exec.js, the list
// puzzles.json; and for each puzzle, in a directory of its own, program.wasm, goldens.json and
// page.js, which is empty for a puzzle that has none.
func build(ctx context.Context, root, dir string, stderr io.Writer) error {
	found, err := filepath.Glob(filepath.Join(root, "*", "testdata"))
	if err != nil || len(found) == 0 {
		return fmt.Errorf("no directory with a testdata in %s: is it the root of the module? (%v)",
			root, err)
	}
	if err := writePage(dir); err != nil {
		return err
	}
	if err := copyGlue(ctx, dir); err != nil {
		return err
	}
	var puzzles []puzzle
	for _, testdata := range found {
		from := filepath.Dir(testdata)
		name := filepath.Base(from)
		fmt.Fprintf(stderr, "play: building %s\n", name)
		size, err := buildPuzzle(ctx, root, name, filepath.Join(dir, name))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		puzzles = append(puzzles, puzzle{name, size})
	}
	return writeJSON(filepath.Join(dir, "puzzles.json"), puzzles)
}

// writePage writes the files that are the same for any puzzle.
func writePage(dir string) error {
	return fs.WalkDir(page, "page", func(path string, entry fs.DirEntry, err error) error {
		to := filepath.Join(dir, strings.TrimPrefix(path, "page"))
		if err != nil || entry.IsDir() {
			return os.MkdirAll(to, 0o777)
		}
		text, err := page.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(to, text, 0o666)
	})
}

// copyGlue copies what the Go that is used here needs to run its programs in a browser.
func copyGlue(ctx context.Context, dir string) error {
	const name = "wasm_exec.js"
	out, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	goroot := strings.TrimSpace(string(out))
	glue, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", name))
	if err != nil { // before Go 1.24
		glue, err = os.ReadFile(filepath.Join(goroot, "misc", "wasm", name))
	}
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name), glue, 0o666)
}

// buildPuzzle writes what there is of one puzzle, and returns the size of its program.
func buildPuzzle(ctx context.Context, root, name, dir string) (size int64, err error) {
	program, err := filepath.Abs(filepath.Join(dir, "program.wasm"))
	if err != nil {
		return 0, err
	}
	cmd := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w",
		"-o", program, "./"+name)
	cmd.Dir, cmd.Env = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("go build: %w\n%s", err, out)
	}
	info, err := os.Stat(program)
	if err != nil {
		return 0, err
	}
	from := filepath.Join(root, name)
	script, err := os.ReadFile(filepath.Join(from, "page.js"))
	if err != nil && !os.IsNotExist(err) {
		return 0, err
	}
	if err := os.WriteFile(filepath.Join(dir, "page.js"), script, 0o666); err != nil {
		return 0, err
	}
	read, err := readGoldens(filepath.Join(from, "testdata"))
	if err != nil {
		return 0, err
	}
	return info.Size(), writeJSON(filepath.Join(dir, "goldens.json"), read)
}

func readGoldens(dir string) (read []golden, err error) {
	inputs, err := filepath.Glob(filepath.Join(dir, "*.in"))
	if err != nil {
		return nil, err
	}
	purposes := goldens.Purposes(dir)
	for _, path := range inputs {
		input, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		name := strings.TrimSuffix(filepath.Base(path), ".in")
		purpose := purposes[name]
		read = append(read, golden{name, purpose.Form, purpose.Text, string(input)})
	}
	return read, nil
}

func writeJSON(path string, v interface{}) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o666)
}
