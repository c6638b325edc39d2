package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir, Name string
	Standard              bool
	Module                *struct{ Path, Dir, GoVersion string }
	GoFiles, CgoFiles     []string
	Imports               []string
	Export                string
	Error                 *struct{ Pos, Err string }

	SFiles, SysoFiles, CFiles, CXXFiles, FFiles, SwigFiles []string
}

// goList runs go list in dir.
func goList(dir string, args ...string) ([]listed, error) {
	var errText bytes.Buffer
	cmd := exec.Command("go", append([]string{"list", "-json"}, args...)...)
	cmd.Dir = dir
	cmd.Stderr = &errText
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) && errText.Len() > 0 {
			err = errors.New(oneLine(errText.String(), dir))
		}
		return nil, fmt.Errorf("go list: %w", err)
	}
	var list []listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		if err := dec.Decode(&l); err == io.EOF {
			return list, nil
		} else if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		list = append(list, l)
	}
}

// oneLine cuts a message of the go command to what it says first, without absolute paths.
func oneLine(message, dir string) string {
	var text string
	for _, line := range strings.Split(message, "\n") {
		if strings.HasPrefix(line, "# ") { // the package that the lines below are about
			continue
		}
		text = strings.TrimSpace(text + " " + strings.TrimPrefix(line, "go: "))
		if text != "" && !strings.HasSuffix(text, ":") {
			break
		}
	}
	if i := strings.Index(text, " ("+string(filepath.Separator)); i > 0 {
		text = text[:i]
	}
	if dir == "" {
		return text
	}
	return strings.TrimSuffix(strings.ReplaceAll(text, dir+string(filepath.Separator), ""), " in "+dir)
}

// exportsOf makes an importer of what the compiler knows of the given packages.
func exportsOf(fset *token.FileSet, dir string, paths []string) (types.Importer, error) {
	exports := map[string]string{}
	if len(paths) > 0 {
		list, err := goList(dir, append([]string{"-export", "-deps"}, paths...)...)
		if err != nil {
			return nil, err
		}
		for _, l := range list {
			exports[l.ImportPath] = l.Export
		}
	}
	return importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	}), nil
}
