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
	right := status == 0 && stderr == ""
	if status == 1 {
		m := regexp.MustCompile(fmt.Sprintf(`^%s: %s %d, line (\d+): expected .+, found .+\n$`,
			p.Name, p.Unit, strings.Count(stdout, "\n")+1)).FindStringSubmatch(stderr)
		if m != nil {
			line, _ := strconv.Atoi(m[1])
			right = line >= 1 && line <= strings.Count(in, "\n")+1
		}
	}
	if !right || stdout != "" && !strings.HasSuffix(stdout, "\n") {
		t.Fatalf("input %.300q: status %d, answers %.300q, stderr %.300q", in, status, stdout,
			stderr)
	}
	return stdout, status
}

// Fuzz is the body of a fuzz target: any bytes are answered or refused in due form,
// and in the same way when the lines end as on Windows. It starts from the goldens
// of up to 2,000 bytes and the files of testdata/fuzz.
func (p Puzzle) Fuzz(f *testing.F) {
	answer := p.Answers() // for all inputs: a broken case must not harm the next one
	for _, g := range Goldens(f) {
		if len(g.In) <= 2000 {
			f.Add([]byte(g.In))
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
			t.Errorf("input %.300q: status %d and %.300q, with CRLF %d and %.300q", in, status,
				stdout, status2, stdout2)
		}
	})
}

// variants derives inputs from every golden: cut off anywhere, with Windows line
// ends, twice in a row, with rubbish after it.
func (p Puzzle) variants(t *testing.T) {
	t.Parallel()
	answer := p.Answers()
	for i, g := range Goldens(t) {
		// An input cut off has the first answers, or an error after some of them.
		// Where the cut leaves a whole case of a shorter kind, it is answered.
		cuts := 60
		if len(g.In) > 1500 { // long inputs take long to answer
			cuts = 6
			if i%Every(6) != 0 {
				continue
			}
		}
		for cut := 0; cut < len(g.In); cut += 1 + len(g.In)/cuts {
			stdout, _ := p.check(t, answer, g.In[:cut])
			if !strings.HasPrefix(g.Out, stdout) {
				t.Errorf("%s cut after %d bytes: answers %.300q, want the first of %.300q", g.Name,
					cut, stdout, g.Out)
				break
			}
		}
		crlf := strings.NewReplacer("\r\n", "\r\n", "\n", "\r\n").Replace(g.In)
		in := strings.TrimPrefix(g.In, "\ufeff")
		if i := strings.Index(in, p.End); p.End != "" && i >= 0 {
			in = in[:i]
		}
		const rubbish = "\n\x00\xff?"
		for in, out := range map[string]string{
			crlf: g.Out, in + "\n" + in: g.Out + g.Out, in + rubbish: g.Out,
		} {
			stdout, status := p.check(t, answer, in)
			diff := cmp.Diff(out, stdout)
			if diff != "" || (status == 1) != strings.HasSuffix(in, rubbish) {
				t.Errorf("%s, as %.300q: status %d (-want +got):\n%.2000s", g.Name, in, status,
					diff)
			}
		}
	}
}

// bounds checks a megabyte of each text, repeated: it is answered or refused in
// due form, and the process does not grow by more than 64 MiB.
func (p Puzzle) bounds(t *testing.T) {
	for _, text := range append(p.Long, " ", "\n", "\r", "\x00", "#", "9", "[", "1 ", "x", "w", "B",
		"日") {
		in := strings.Repeat(text, 1<<20/len(text))
		var before, after runtime.MemStats
		debug.FreeOSMemory() // what earlier tests have used must not serve this one
		runtime.ReadMemStats(&before)
		p.check(t, p.Answers(), in)
		runtime.ReadMemStats(&after)
		grown := int64(after.Sys-after.HeapReleased) - int64(before.Sys-before.HeapReleased)
		if grown > 64<<20 {
			t.Errorf("a megabyte of %q: the process grows by %d MiB", text, grown>>20)
		}
	}
}
