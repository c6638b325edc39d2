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

// wrappers describes the programs in the README by language: the file, the command that builds and
// runs it, and a stub solution that returns the digits of the board.
var wrappers = map[string]struct{ file, command, solution string }{
	"cpp": {"x.cpp", "g++ -o a.out x.cpp && ./a.out", `struct Solution {
		int slidingPuzzle(vector<vector<int>>& b) {
			int n = 0; for (auto& r : b) for (int c : r) n = 10*n + c; return n;
		}
	};`},
	"python": {"x.py", "python3 x.py", `class Solution:
    def slidingPuzzle(self, board: List[List[int]]) -> int:
        return int(''.join(str(c) for r in board for c in r))`},
	"java": {"Main.java", "javac Main.java && java Main", `class Solution {
		public int slidingPuzzle(int[][] b) {
			int n = 0; for (int[] r : b) for (int c : r) n = 10*n + c; return n;
		}
	}`},
	"js": {"x.js", "node x.js", `var slidingPuzzle = board => Number(board.flat().join(''));`},
}

func TestWrappers(t *testing.T) {
	readme := puzzletest.Read(t, "README.md")
	comment := regexp.MustCompile(`(?m)^(//|#) (class Solution|slidingPuzzle)$`)
	for language, w := range wrappers {
		t.Run(language, func(t *testing.T) {
			compiler := strings.Fields(w.command)[0]
			if _, err := exec.LookPath(compiler); err != nil {
				t.Skip(compiler, " is not installed")
			}
			_, rest, _ := strings.Cut(readme, "```"+language+"\n")
			source, _, _ := strings.Cut(rest, "```")
			source = comment.ReplaceAllLiteralString(source, w.solution)
			cmd := exec.Command("sh", "-c", w.command)
			cmd.Dir, cmd.Stdin = t.TempDir(), strings.NewReader("[[4,1,2],[5,0,3]]\n")
			os.WriteFile(filepath.Join(cmd.Dir, w.file), []byte(source), 0o600)
			out, err := cmd.CombinedOutput()
			if err != nil || strings.TrimSpace(string(out)) != "412503" {
				t.Errorf("%s: error %v, output %q, want 412503", w.command, err, out)
			}
		})
	}
}
