package cli

import (
	"fmt"
	"os"
	"path/filepath"
)

// writeWhole writes a file whole or not at all: under another name beside it,
// which then takes the file's name. A link stays one, to the new file. What is
// there and is no regular file, such as a device, is left alone.
func writeWhole(name string, text []byte) error {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s is no regular file", name)
	} else if err == nil {
		if name, err = filepath.EvalSymlinks(name); err != nil {
			return err
		}
	}
	// Not os.CreateTemp: nobody else could read what it makes.
	part := filepath.Join(filepath.Dir(name), fmt.Sprintf(".%s.%d.part", filepath.Base(name), os.Getpid()))
	f, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(part, name)
	}
	if err != nil {
		os.Remove(part)
	}
	return err
}
