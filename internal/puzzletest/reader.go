package puzzletest

import (
	"fmt"
	"regexp"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"bfspuzzles/common"
)

// check runs the program on an input, valid or not. The test fails unless the output consists of
// answers alone, or of the answers before an error and one line on standard error. That line must
// name the case after the last answer and a line of the input, and say what is wrong.
func (s Suite) check(t testing.TB, answer common.Answer, in string) (answers string, bad bool) {
	t.Helper()
	answers, complaint, bad := strings.Cut(s.run(answer, in), "! ")
	format := fmt.Sprintf(`^%s: case %d, line (\d+): .+\n$`, s.Name, strings.Count(answers, "\n")+1)
	// The line is 0 if the complaint has another format.
	line, _ := strconv.Atoi(regexp.MustCompile(format).ReplaceAllString(complaint, "$1"))
	if bad && (line < 1 || line > strings.Count(in, "\n")+1) {
		t.Fatalf("input %.300q: answers %.300q, stderr %.300q", in, answers, complaint)
	}
	return answers, bad
}

// Fuzz is the body of a fuzz target. It checks that any input is answered or refused with a proper
// error line, and that CRLF line endings make no difference. It starts from the goldens of up to
// 2,000 bytes and the files in testdata/fuzz.
func (s Suite) Fuzz(f *testing.F) {
	answer := s.Answers() // for all inputs, because no case may affect the next one
	for _, g := range Goldens(f) {
		if len(g.In) <= 2000 {
			f.Add([]byte(g.In))
		}
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		in := string(bytes)
		answers, bad := s.check(t, answer, in)
		if same, refused := s.check(t, answer, crlf(in)); same != answers || refused != bad {
			t.Errorf("input %.300q: answers %.300q, with CRLF %.300q", in, answers, same)
		}
	})
}

// crlf converts the line endings of a text to CRLF.
func crlf(text string) string {
	return strings.NewReplacer("\r\n", "\r\n", "\n", "\r\n").Replace(text)
}

// variants checks inputs derived from every golden: truncated anywhere, with CRLF line endings,
// twice in a row, and followed by garbage or by Ctrl-Z.
func (s Suite) variants(t *testing.T) {
	t.Parallel()
	answer := s.Answers()
	for i, g := range Goldens(t) {
		// A truncated input must give the first answers and perhaps an error. If it ends with a
		// whole case, that case is answered.
		cuts := 60
		if len(g.In) > 1500 { // because truncating long inputs is slow
			cuts = 6
			if i%Every(24) != 0 {
				continue
			}
		}
		for cut := 0; cut < len(g.In); cut += 1 + len(g.In)/cuts {
			if answers, _ := s.check(t, answer, g.In[:cut]); !strings.HasPrefix(g.Out, answers) {
				t.Fatalf("%s truncated after %d bytes: answers %.300q, want the first of %.300q",
					g.Name, cut, answers, g.Out)
			}
		}
		if i%Every(3) != 0 {
			continue
		}
		in := strings.TrimPrefix(g.In, "\ufeff")
		if end := strings.TrimSpace(s.Forms[0].End); end != "" {
			in, _, _ = strings.Cut(in, end)
		}
		garbage := in + "\n\x00\xff?"
		for in, want := range map[string]string{
			crlf(g.In): g.Out, in + "\n" + in: g.Out + g.Out, garbage: g.Out,
			in + "\x1a\nx": g.Out, // Ctrl-Z ends the input
		} {
			if answers, bad := s.check(t, answer, in); answers != want || bad != (in == garbage) {
				t.Errorf("%s, as %.300q: answers %.300q, want %.300q; refused: %v",
					g.Name, in, answers, want, bad)
			}
		}
	}
}

// bounds repeats each text up to a megabyte. It checks that this input is answered or refused with
// a proper error line, and that the process grows by at most 64 MiB.
func (s Suite) bounds(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // the default, whatever GOGC is set to
	for _, text := range append(s.Long, " ", "\n", "\r", "\x00", "#", "9", "[", "1 ", "x", "w", "B",
		"日") {
		in := strings.Repeat(text, 1<<20/len(text))
		var before, after runtime.MemStats
		debug.FreeOSMemory() // this test must not reuse the memory of earlier tests
		runtime.ReadMemStats(&before)
		s.check(t, s.Answers(), in)
		runtime.ReadMemStats(&after)
		grown := int64(after.Sys-after.HeapReleased) - int64(before.Sys-before.HeapReleased)
		if grown > 64<<20 {
			t.Errorf("a megabyte of %q: the process grows by %d MiB", text, grown>>20)
		}
	}
}
