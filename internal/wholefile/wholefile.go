// Package wholefile writes files whole or not at all.
package wholefile

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Write writes a file, and makes its directory if there is none. It writes to
// another name in that directory and renames it, so that nobody sees half a file
// and a failure leaves the old one as it was. A link stays a link, to the new
// file; a file that has this text already is left alone; what is not a regular
// file, such as a device, is written to directly. Errors name the file as it was
// given.
func Write(name string, text []byte) error {
	err := write(name, text)
	if err == nil {
		return nil
	}
	for errors.Unwrap(err) != nil { // down to what the system said
		err = errors.Unwrap(err)
	}
	return fmt.Errorf("%s: %w", name, err)
}

func write(name string, text []byte) error {
	info, err := os.Stat(name)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return os.WriteFile(name, text, 0o666)
	case err == nil:
		if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, text) {
			return nil
		}
		if name, err = filepath.EvalSymlinks(name); err != nil {
			return err
		}
	default:
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			return err
		}
	}
	// Not os.CreateTemp: only the owner could read its file.
	part := filepath.Join(filepath.Dir(name), fmt.Sprintf(".%s.%d.part", filepath.Base(name), os.Getpid()))
	err = os.WriteFile(part, text, 0o666)
	if err == nil {
		err = os.Rename(part, name)
	}
	if err != nil {
		os.Remove(part)
	}
	return err
}
