package main

import (
	"bufio"
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"bfspuzzles/internal/process"
)

// languages lists a program in each language. It prints the first word of its input. In Java, the
// class with the main method comes neither first nor last, and the file has another name.
var languages = map[string]string{
	"x.c":   "#include <stdio.h>\nint main() { char s[9]; scanf(\"%8s\", s); puts(s); }",
	"x.cc":  "#include <iostream>\nint main() { std::string s; std::cin >> s; std::cout << s; }",
	"x.cpp": "#include <iostream>\nint main() { std::string s; std::cin >> s; std::cout << s; }",
	"x.go": `package main

import "fmt"

func main() {
	s := ""
	fmt.Scan(&s)
	fmt.Println(s)
}`,
	"x.java": `class Apple { static void call() { Main.main(new String[0]); } }
public class Main {
	static class Node {}
	public static void main(String[] args) {
		System.out.println(new java.util.Scanner(System.in).next());
	}
}
class Zebra {}`,
	"private.java": `class Apple { static String name(String[] names) { return names[0]; } }
class Middle {
	public static void main(String... args) {
		System.out.println(new java.util.Scanner(System.in).next());
	}
}
class Zebra {}`,
	"x.js":   `console.log(require("fs").readFileSync("/dev/stdin", "utf8").split(" ")[0])`,
	"x y.py": "print(input().split()[0])",
	"1.rs": `fn main() {
	let mut s = String::new();
	std::io::stdin().read_line(&mut s).unwrap();
	println!("{}", s.split(' ').next().unwrap());
}`,
}

// Each language is compiled and run if it is installed.
func TestLanguages(t *testing.T) {
	if os.Getenv("BFSPUZZLES_LONG") == "" {
		t.Skip("only in the long mode")
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("PATH", os.Getenv("PATH")[len(os.Getenv("BIN"))+1:]) // the real go command
	for name, text := range languages {
		var out bytes.Buffer
		j := &judge{ctx: context.Background(), tmp: t.TempDir(),
			report: &report{out: bufio.NewWriter(&out)}}
		j.source = filepath.Join(t.TempDir(), name)
		check(os.WriteFile(j.source, []byte(text), 0o600))
		err := j.compile()
		_, missing := exec.LookPath(filepath.Base(at(j.command, 0)))
		if missing != nil && err != nil {
			t.Logf("%s: %v", name, err)
			continue
		}
		limits := process.Limits{Time: time.Minute}
		got := j.start(j.ctx, program{kindCommand, j.command, "", limits}, "word and more\n")
		if trimmed(got.Stdout) != "word" || !got.Passes() || err != nil {
			t.Errorf("%s: got %q, %q, %v, error %v; %s", name, got.Stdout, got.Stderr,
				got.Ending, err, out.String())
		}
	}
}
