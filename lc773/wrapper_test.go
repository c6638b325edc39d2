package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// The programs of the README by language: how each is built and run, and in place of a
// solution what returns the digits of the board.
var wrappers = map[string]struct{ file, build, run, solution string }{
	"cpp": {"x.cpp", "g++ x.cpp", "./a.out", "struct Solution { int slidingPuzzle(" +
		"vector<vector<int>>& b) { int n = 0; for (auto& r : b) for (int c : r) n = 10*n + c; " +
		"return n; } };"},
	"python": {"x.py", "", "python3 x.py", "class Solution:\n" +
		"    def slidingPuzzle(self, board: List[List[int]]) -> int:\n" +
		"        return int(''.join(str(c) for r in board for c in r))\n"},
	"java": {"Main.java", "javac Main.java", "java Main", "class Solution { " +
		"public int slidingPuzzle(int[][] b) { int n = 0; " +
		"for (int[] r : b) for (int c : r) n = 10*n + c; return n; } }"},
	"js": {"x.js", "", "node x.js", "var slidingPuzzle = board => Number(board.flat().join(''));"},
}

func TestWrappers(t *testing.T) {
	readme := puzzletest.Read(t, "README.md")
	comment := regexp.MustCompile(`(?m)^(//|#) (class Solution|slidingPuzzle)$`)
	for language, w := range wrappers {
		t.Run(language, func(t *testing.T) {
			_, rest, _ := strings.Cut(readme, "```"+language+"\n")
			source, _, _ := strings.Cut(rest, "```")
			dir := t.TempDir()
			source = comment.ReplaceAllLiteralString(source, w.solution)
			os.WriteFile(filepath.Join(dir, w.file), []byte(source), 0o600)
			for _, command := range []string{w.build, w.run} {
				words := strings.Fields(command)
				if len(words) == 0 {
					continue
				}
				if _, err := exec.LookPath(words[0]); err != nil && words[0] != "./a.out" {
					t.Skip(words[0], " is not here")
				}
				cmd := exec.Command(words[0], words[1:]...)
				cmd.Dir, cmd.Stdin = dir, strings.NewReader("[[4,1,2],[5,0,3]]\n")
				out, err := cmd.CombinedOutput()
				if command == w.run && strings.TrimSpace(string(out)) != "412503" || err != nil {
					t.Fatalf("%s: %v, %s", command, err, out)
				}
			}
		})
	}
}
