// Package wholefile writes regular files whole or not at all.
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
// and a failure leaves the old one as it was. A new file has the permissions of the
// old one. A link to a file stays a link, to the new file; a file that has this text
// already is left alone; what is not a regular file, such as a device or a link to
// nothing (the directory it leads to must be there), is written to directly. Errors
// name the file as it was given.
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
	mode := os.FileMode(0o666) // but for what the user's umask takes away
	info, err := os.Stat(name)
	_, notLink := os.Readlink(name)
	switch {
	case err == nil && !info.Mode().IsRegular(), err != nil && notLink == nil:
		return os.WriteFile(name, text, mode)
	case err == nil:
		mode = info.Mode().Perm()
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
	err = os.WriteFile(part, text, mode)
	if err == nil && info != nil { // the umask has no say in a file that was there before
		err = os.Chmod(part, mode)
	}
	if err == nil {
		err = os.Rename(part, name)
	}
	if err != nil {
		os.Remove(part)
	}
	return err
}
