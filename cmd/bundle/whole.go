package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
)

// writeWhole writes a file in one step, so that nobody ever sees half of it and
// a failure leaves the old one. What is no regular file (/dev/stdout) is written to.
func writeWhole(name string, text []byte) error {
	if old, err := os.Stat(name); err == nil {
		if !old.Mode().IsRegular() {
			return os.WriteFile(name, text, 0o666)
		}
		if same, err := os.ReadFile(name); err == nil && bytes.Equal(same, text) {
			return nil
		}
		if name, err = filepath.EvalSymlinks(name); err != nil {
			return err
		}
	}
	// Not os.CreateTemp: its files are for the owner's eyes only.
	temp := fmt.Sprintf("%s.%d.tmp", name, os.Getpid())
	err := os.WriteFile(temp, text, 0o666)
	if err == nil {
		err = os.Rename(temp, name)
	}
	if err != nil {
		os.Remove(temp)
	}
	return err
}
