// Command helper plays the go command and all programs in the tests of the runner:
// building and linking these would take most of the tests' time.
//
// As a problem's program it takes each line of the input for a case, whose answer is the
// line itself, but for the words below.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	args := os.Args[1:]
	name := strings.TrimSuffix(filepath.Base(os.Args[0]), ".exe")
	switch {
	case name == "go" && args[0] == "build":
		build(args)
	case name == "go": // vet and test are the real ones
		signal.Notify(make(chan os.Signal, 1), os.Interrupt) // which the command gets, too
		cmd := exec.Command(os.Getenv("REAL_GO"), args...)
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		cmd.Run()
		os.Exit(cmd.ProcessState.ExitCode())
	case len(args) > 0 && args[0] == "-C":
		runner(args[2:])
	case len(args) > 0 && args[0] == "-random":
		n, _ := strconv.Atoi(args[1])
		for i := 1; i <= n; i++ {
			fmt.Println("random", i)
		}
	case len(args) > 0 && args[0] == "-show":
		fmt.Print("the answer\n\nits route\n")
	default:
		play(name, args)
	}
}

// build "builds" programs, each by a link to this one.
func build(args []string) {
	root, out, sources := "", args[3], args[4:]
	if args[1] == "-C" {
		root, out, sources = args[2], args[5], args[6:]
	}
	self, _ := os.Executable()
	for _, source := range sources {
		text, err := os.ReadFile(filepath.Join(root, source, "main.go"))
		if err != nil || strings.Contains(string(text), "undefinedName") {
			fmt.Fprintln(os.Stderr, "main.go:3:15: undefined: undefinedName")
			os.Exit(1)
		}
		binary := out
		if os.IsPathSeparator(out[len(out)-1]) { // a directory for all
			os.MkdirAll(out, 0o777)
			binary = filepath.Join(out, filepath.Base(source)+filepath.Ext(self))
		}
		if err := os.Link(self, binary); err != nil {
			panic(err)
		}
	}
}

// runner says how the runner is called, or waits for an interrupt.
func runner(args []string) {
	if len(args) > 0 && args[0] == "wait" {
		stop := make(chan os.Signal, 1)
		signal.Notify(stop, os.Interrupt)
		fmt.Println("waiting")
		<-stop
		os.Exit(130)
	}
	fmt.Printf("%q\n", args)
	os.Exit(len(args))
}

// play answers the cases.
func play(name string, args []string) {
	in, cases := bufio.NewScanner(os.Stdin), 0
	for in.Scan() {
		line := in.Text()
		if line == "end" {
			break
		}
		if cases++; len(args) > 0 && args[0] == "-split" {
			text, _ := json.Marshal(line + "\n")
			line = string(text)
		}
		switch line {
		case "form": // of the program
			fmt.Println(append(strings.Fields(name)[1:], args...))
		case "directory":
			dir, _ := os.Getwd()
			fmt.Println(filepath.Base(dir))
		case "crash":
			panic("out of ideas")
		case "third": // crashes if it is the third
			if cases == 3 {
				panic("out of ideas")
			}
			fmt.Println(line)
		case "random 13": // only the problem's own program has its form in its name
			if !strings.Contains(name, " ") {
				line = "unlucky"
			}
			fmt.Println(line)
		case "no end":
			fmt.Print("no end")
		case "blanks":
			fmt.Print("blanks \t\r\n\n")
		case "exit":
			fmt.Println("exit")
			fmt.Fprintln(os.Stderr, "no way")
			os.Exit(3)
		case "flood":
			for {
				fmt.Print(strings.Repeat("7777777\n", 10000))
			}
		case "slow":
			time.Sleep(600 * time.Millisecond)
			fmt.Println("slow")
		case "hang":
			beat()
		case "orphan": // leaves a process behind
			cmd := exec.Command(os.Args[0])
			cmd.Stdin, cmd.Stdout = strings.NewReader("hang\n"), os.Stdout
			cmd.Start()
			for _, err := os.Stat(os.Getenv("BEAT")); err != nil; _, err = os.Stat(os.Getenv("BEAT")) {
				time.Sleep(10 * time.Millisecond)
			}
		default:
			fmt.Println(line)
		}
	}
	if len(args) > 0 && args[0] == "-split" {
		fmt.Println(`"end\n"`)
	}
}

// beat goes on for long, with a file that grows meanwhile.
func beat() {
	f, _ := os.Create(os.Getenv("BEAT"))
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		f.WriteString("x")
	}
}
