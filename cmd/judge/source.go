//go:build go1.24

package main

import (
	"bytes"
	"cmp"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"bfspuzzles/internal/process"
)

// compilers and runners hold the commands with which most judges compile and run a source file. In
// these commands, SOURCE is the file, FOLDER holds everything that the compiler writes, and CLASS
// is the Java class with the main method. A language without a runner compiles to
// FOLDER/program.exe; only Windows needs the suffix.
var (
	compilers = map[string]string{
		".c":    "gcc -O2 -std=gnu11 -o 'FOLDER/program.exe' 'SOURCE' -lm",
		".cc":   "g++ -O2 -std=c++17 -o 'FOLDER/program.exe' 'SOURCE'",
		".cpp":  "g++ -O2 -std=c++17 -o 'FOLDER/program.exe' 'SOURCE'",
		".go":   "go build -o 'FOLDER/program.exe' 'SOURCE'",
		".java": "javac -encoding UTF-8 -d 'FOLDER' 'SOURCE'",
		".rs":   "rustc -O --edition 2021 --crate-name main -o 'FOLDER/program.exe' 'SOURCE'",
	}
	runners = map[string]string{
		".java": "java -cp 'FOLDER' CLASS",
		".js":   "node 'SOURCE'",
		".py":   "python3 'SOURCE'",
	}
)

// public matches the declaration of a public class in Java. The class's file must have the same
// name.
var public = regexp.MustCompile(`(?m)^\s*public\s+(?:(?:final|abstract)\s+)*class\s+(\w+)`)

// isSource reports whether a word is the name of a source file.
func isSource(word string) bool {
	ext := filepath.Ext(word)
	return compilers[ext]+runners[ext] != ""
}

// compile makes the user's source file ready to run. It compiles the file only if it has changed
// since the last time. If the compiler reports an error, there is no command to run.
func (j *judge) compile() error {
	text, err := os.ReadFile(j.source)
	if err != nil {
		return err
	}
	info, _ := os.Stat(j.source)
	source, ext, folder := j.source, filepath.Ext(j.source), j.folder()
	fill := func(command string) string {
		return strings.NewReplacer("SOURCE", source, "FOLDER", folder, "CLASS", mainClass(folder)).
			Replace(command)
	}
	// The folder gets the modification time of the source file. The time of the compilation would
	// not tell whether the file has been changed since compilation began.
	built, missing := os.Stat(folder)
	if compilers[ext] != "" && (missing != nil || !built.ModTime().Equal(info.ModTime())) {
		j.fail(os.RemoveAll(folder))
		j.fail(os.MkdirAll(folder, 0o700))
		class := public.FindSubmatch(text)
		if class != nil { // only in Java
			source = filepath.Join(folder, string(class[1])+ext)
			j.fail(os.WriteFile(source, text, 0o600))
		}
		command := fill(compilers[ext])
		args, err := process.Split(command)
		if err != nil {
			return err
		}
		j.print("%s\n", command)
		if !j.compiles(j.source, args) {
			return nil
		}
		j.fail(os.Chtimes(folder, time.Time{}, info.ModTime()))
	}
	j.typed = fill(cmp.Or(runners[ext], "'FOLDER/program.exe'"))
	j.command, err = process.Split(j.typed)
	return err
}

// folder returns the folder for the compiler's output: the path of the source file below the user's
// cache directory or, if the user has no cache directory, below a directory that lasts as long as
// this run.
func (j *judge) folder() string {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = j.tmp
	}
	path, _ := filepath.Abs(j.source)
	return filepath.Join(cache, "bfspuzzles", strings.TrimPrefix(path, filepath.VolumeName(path)))
}

// mainClass returns the class in a folder whose main method starts a Java program. Only the file of
// that class contains the type of the method.
func mainClass(folder string) (class string) {
	files, _ := filepath.Glob(filepath.Join(folder, "*.class"))
	for _, file := range files {
		code, _ := os.ReadFile(file)
		if bytes.Contains(code, []byte("\x04main\x01\x00\x16([Ljava/lang/String;)V")) {
			class = strings.TrimSuffix(filepath.Base(file), ".class")
		}
	}
	return class
}
