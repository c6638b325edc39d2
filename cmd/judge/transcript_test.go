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

// TestMain lets the test binary be the runner, for testdata/bin/judge, and has its tests wait
// side by side: they seldom compute.
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

// TestTranscripts runs the commands of the transcripts, testdata/*.txt. A transcript begins with
// what it is about. Then a line
//
//	-- NAME --    is followed by a file in a new folder, $DIR
//	$ COMMAND     is followed by what the command prints there, by sh, on both its outputs
//
// Times are replaced by 0.000 s, and a slowest run that is far below its limit by three dots:
// which that is differs. With UPDATE=1, what the commands print now is written to the
// transcripts, to be read.
func TestTranscripts(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("it takes a shell")
	}
	names, _ := filepath.Glob("testdata/*.txt")
	for _, name := range names {
		if runtime.GOOS != "linux" && strings.Contains(name, "linux") {
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
	slowest = regexp.MustCompile(`(?m)slowest \S+ \S+ s(  .*)?$`) // far below its limit
	figures = regexp.MustCompile(`\d+\.\d{2,3} ?s\b(  at most [0-9.]+ MB)?`)
)

// anyFigures takes out of a report what differs from run to run.
func anyFigures(report string) string {
	return figures.ReplaceAllString(slowest.ReplaceAllString(report, "slowest ..."), "0.000 s")
}

// replay returns a transcript with what its commands print now.
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
		t.Errorf("left in the temporary directory: %q, %v", left, err)
	}
	return played
}

// shell returns what a command prints, and how it ends.
func shell(dir, tmp, command string) string {
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	said, _ := process.Output(ctx, dir, tmp, "env", "DIR="+dir, "sh", "-c", command)
	return anyFigures(strings.NewReplacer(dir, "$DIR", tmp, "$TMPDIR").Replace(said))
}
