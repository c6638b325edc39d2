package main

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/process"
)

// TestMain makes the test binary act as the runner for testdata/bin/judge. It runs many tests in
// parallel, because they mostly wait.
func TestMain(m *testing.M) {
	if os.Getenv("AS_RUNNER") != "" {
		main()
	}
	bin, err := filepath.Abs("testdata/bin")
	check(err)
	for name, value := range map[string]string{"TESTS": os.Args[0], "CI": "", "BIN": bin,
		"PATH": bin + string(os.PathListSeparator) + os.Getenv("PATH")} {
		check(os.Setenv(name, value))
	}
	flag.Parse()
	check(flag.Set("test.parallel", "20"))
	os.Exit(m.Run())
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// TestTranscripts runs the commands in the transcripts, testdata/*.txt. A transcript begins with a
// description. Then a line
//
//	-- NAME --    begins a file in a new directory, $DIR
//	$ COMMAND     is run there by sh, and followed by the command's output and error output
//
// In the output, 0.000 s replaces times, and three dots replace the slowest run unless it is close
// to its limit, because a different run may be slowest each time. UPDATE=1 rewrites the transcripts
// with the current output, for you to review.
func TestTranscripts(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("the transcripts need a shell")
	}
	names, _ := filepath.Glob("testdata/*.txt")
	for _, name := range names {
		if runtime.GOOS != "linux" && strings.Contains(name, "linux") ||
			os.Getenv("BFSPUZZLES_LONG") == "" && strings.Contains(name, "long") {
			continue
		}
		name := name
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			t.Parallel()
			want, err := os.ReadFile(name)
			check(err)
			got := replay(t, string(want))
			if os.Getenv("UPDATE") != "" {
				check(os.WriteFile(name, []byte(got), 0o666))
			}
			if d := cmp.Diff(string(want), got); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}

var (
	part    = regexp.MustCompile(`(?m)^(?:-- (.+) --|\$ (.*))\n`)
	slowest = regexp.MustCompile(`(?m)slowest \S+ \S+ s(  .*)?$`) // if far below its limit
	figures = regexp.MustCompile(`\d+\.\d{2,3} ?s\b`)
	memory  = regexp.MustCompile(`  \d+\.\d MB`)
)

// anyFigures replaces the parts of a report that differ from run to run.
func anyFigures(report string) string {
	report = memory.ReplaceAllString(report, "")
	return figures.ReplaceAllString(slowest.ReplaceAllString(report, "slowest ..."), "0.000 s")
}

// replay returns a transcript with the current output of its commands.
func replay(t *testing.T, text string) string {
	dir, tmp := t.TempDir(), t.TempDir()
	parts := part.FindAllStringSubmatchIndex(text, -1)
	played := text[:parts[0][0]]
	for i, at := range parts {
		end := len(text)
		if i+1 < len(parts) {
			end = parts[i+1][0]
		}
		played += text[at[0]:at[1]]
		if at[2] < 0 {
			played += shell(dir, tmp, text[at[4]:at[5]])
			continue
		}
		file := filepath.Join(dir, text[at[2]:at[3]])
		check(os.MkdirAll(filepath.Dir(file), 0o755))
		check(os.WriteFile(file, []byte(text[at[1]:end]), 0o755))
		played += text[at[1]:end]
	}
	if left, err := os.ReadDir(tmp); err != nil || len(left) > 0 {
		t.Errorf("the commands left %q in the temporary directory (error %v)", left, err)
	}
	return played
}

// shell runs a command and returns its output and exit status.
func shell(dir, tmp, command string) string {
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	said, _ := process.Output(ctx, dir, tmp, "env", "DIR="+dir, "sh", "-c", command)
	return anyFigures(strings.NewReplacer(dir, "$DIR", tmp, "$TMPDIR").Replace(said))
}
