package puzzletest

import (
	"fmt"
	"regexp"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
)

// check answers any input and checks the form of what comes out: status 0 and
// nothing on standard error; or status 1 and one line that names the case after
// the last answer, a line of the input, what was expected and what was found.
func (p Puzzle) check(t testing.TB, answer common.Answer, in string) (stdout string, status int) {
	t.Helper()
	stdout, stderr, status := p.run(answer, in)
	form := ""
	if status != 0 {
		form = fmt.Sprintf(`%s: %s %d, line (\d+): expected .+, found .+\n`, p.Name, p.Unit, strings.Count(stdout, "\n")+1)
	}
	m := regexp.MustCompile("^" + form + "$").FindStringSubmatch(stderr)
	if m == nil || status > 1 || stdout != "" && !strings.HasSuffix(stdout, "\n") {
		t.Fatalf("input %s: status %d, answers %q, standard error %q, want %q", short(in), status, stdout, stderr, form)
	}
	if status == 1 {
		if line, _ := strconv.Atoi(m[1]); line < 1 || line > strings.Count(in, "\n")+1 {
			t.Fatalf("input %s: there is no such line: %q", short(in), stderr)
		}
	}
	return stdout, status
}

func short(in string) string {
	if len(in) > 300 {
		return fmt.Sprintf("%q... (%d bytes)", in[:300], len(in))
	}
	return strconv.Quote(in)
}

// Fuzz is the body of a fuzz target: any bytes are answered or refused in due form,
// and in the same way when the lines end as on Windows. It starts from the goldens
// of up to 2,000 bytes and the files of testdata/fuzz.
func (p Puzzle) Fuzz(f *testing.F) {
	answer := p.Answers() // for all inputs: a broken case must not harm the next one
	for _, c := range Goldens(f) {
		if len(c.In) <= 2000 {
			f.Add([]byte(c.In))
		}
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		in := string(bytes)
		stdout, status := p.check(t, answer, in)
		if strings.Contains(in, "\r") {
			return
		}
		stdout2, status2 := p.check(t, answer, strings.ReplaceAll(in, "\n", "\r\n"))
		if stdout2 != stdout || status2 != status {
			t.Errorf("input %s: with CRLF status %d and %q, without %d and %q", short(in), status2, stdout2, status, stdout)
		}
	})
}

// variants derives inputs from every golden: cut off anywhere, twice in a row,
// with Windows line ends, with rubbish behind it.
func (p Puzzle) variants(t *testing.T) {
	answer := p.Answers()
	for _, c := range Goldens(t) {
		// An input cut off has the first answers, or an error after some of them.
		// Where the cut leaves a whole case of a shorter kind, it is answered.
		cuts := 60
		if len(c.In) > 2000 {
			cuts = 15 // long inputs take long to answer
		}
		step := 1 + len(c.In)/cuts
		for cut := 0; cut < len(c.In); cut += step {
			stdout, _ := p.check(t, answer, c.In[:cut])
			if !strings.HasPrefix(c.Out, stdout) {
				t.Errorf("%s cut after %d bytes: answers %q, want the first of %q", c.Name, cut, stdout, c.Out)
			}
		}
		in := strings.ReplaceAll(c.In, "\r\n", "\n")
		if stdout, _ := p.check(t, answer, strings.ReplaceAll(in, "\n", "\r\n")); stdout != c.Out {
			t.Errorf("%s with CRLF (-want +got):\n%s", c.Name, cmp.Diff(c.Out, stdout))
		}
		in = strings.TrimPrefix(in, "\ufeff")
		if i := strings.Index(in, p.End); p.End != "" && i >= 0 {
			in = in[:i]
		}
		if stdout, _ := p.check(t, answer, in+"\n"+in); stdout != c.Out+c.Out {
			t.Errorf("%s twice (-want +got):\n%s", c.Name, cmp.Diff(c.Out+c.Out, stdout))
		}
		if stdout, status := p.check(t, answer, in+"\n\x00\xff?"); stdout != c.Out || status != 1 {
			t.Errorf("%s with rubbish behind it: status %d (-want +got):\n%s", c.Name, status, cmp.Diff(c.Out, stdout))
		}
	}
}

// bounds checks a megabyte of each text, repeated: it is answered or refused in
// due form, and the process does not grow by more than 64 MiB.
func (p Puzzle) bounds(t *testing.T) {
	for _, text := range append(p.Long, " ", "\n", "\r", "\x00", "#", "9", "[", "1 ", "x", "w", "B", "日") {
		in := strings.Repeat(text, 1<<20/len(text))
		var before, after runtime.MemStats
		debug.FreeOSMemory() // what earlier tests have used must not serve this one
		runtime.ReadMemStats(&before)
		p.check(t, p.Answers(), in)
		runtime.ReadMemStats(&after)
		grown := int64(after.Sys-after.HeapReleased) - int64(before.Sys-before.HeapReleased)
		if grown > 64<<20 {
			t.Errorf("a megabyte of %s: the process grows by %d MiB", short(text), grown>>20)
		}
	}
}
