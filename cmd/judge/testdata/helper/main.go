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
	"io"
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
		if n == 99 {
			n-- // one too few
		}
		for i := 1; i <= n; i++ {
			fmt.Println("seed", strings.Join(args[3:], " "), "case", i)
		}
	case len(args) > 0 && args[0] == "-show":
		text, _ := io.ReadAll(os.Stdin)
		n := 1
		if strings.Contains(string(text), "Judge") {
			n = 30 // lines of its route
		}
		fmt.Print("the answer\n\n", strings.Repeat("its route\n", n))
	case len(args) > 0 && args[0] == "-smaller": // the first letter is left out
		text, _ := io.ReadAll(os.Stdin)
		if len(text) > 2 {
			smaller, _ := json.Marshal(string(text[1:]))
			fmt.Println(string(smaller))
		}
	default:
		play(name, args)
	}
}

// build "builds" a program by a link to this one.
func build(args []string) {
	source, out := filepath.Join(args[len(args)-1], "main.go"), args[3]
	if args[1] == "-C" {
		source, out = filepath.Join(args[2], source), args[5]
	}
	text, err := os.ReadFile(source)
	if err != nil || strings.Contains(string(text), "undefinedName") {
		fmt.Fprintln(os.Stderr, "main.go:3:15: undefined: undefinedName")
		os.Exit(1)
	}
	self, _ := os.Executable()
	if err := os.Link(self, out); err != nil {
		panic(err)
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

// play answers the cases, or splits them.
func play(name string, args []string) {
	split := len(args) > 0 && args[0] == "-split"
	in, cases := bufio.NewScanner(os.Stdin), 0
	for in.Scan() && in.Text() != "end" {
		line := in.Text()
		switch cases++; {
		case split && line == "invalid":
			fmt.Fprintln(os.Stderr, "an invalid case")
			os.Exit(1)
		case split && strings.HasPrefix(line, "for none"): // of the judges
			fmt.Println(`""`)
		case split:
			text, _ := json.Marshal(line + "\n")
			fmt.Println(string(text))
		case line == "form": // of the program
			fmt.Println(append(strings.Fields(name)[1:], args...))
		case strings.HasSuffix(line, "case 13") && !strings.Contains(name, " program"):
			fmt.Println("unlucky")
		case line == "third" && cases == 3:
			panic("out of ideas")
		default:
			answer(line)
		}
	}
	if split {
		fmt.Println(`"end\n"`)
	}
}

// answer prints the answer of a case.
func answer(line string) {
	switch line {
	case "crash":
		panic("out of ideas")
	case "no end":
		fmt.Print("no end")
	case "blanks":
		fmt.Print("blanks \t\r\n\n")
	case "more":
		fmt.Print("more\nmore\n")
	case "exit":
		fmt.Println("exit")
		fmt.Fprint(os.Stderr, "1\n2\n3\n", strings.Repeat("long ", 50), "\n5\n6\n7\n8\nno way\n")
		os.Exit(3)
	case "flood":
		for {
			fmt.Print(strings.Repeat("7777777\n", 10000))
		}
	case "wait":
		time.Sleep(time.Minute)
	case "slow":
		time.Sleep(600 * time.Millisecond)
		fmt.Println("slow")
	case "toil": // for most of the time limit
		for start := spent(); spent()-start < 600*time.Millisecond; {
		}
		fmt.Println("toil")
	case "hang":
		beat()
	case "busy":
		for start := time.Now(); time.Since(start) < time.Minute; {
		}
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

// beat goes on for long, with a file that grows meanwhile.
func beat() {
	f, _ := os.Create(os.Getenv("BEAT"))
	for i := 0; i < 6000; i++ {
		f.WriteString("x")
		time.Sleep(10 * time.Millisecond)
	}
}
