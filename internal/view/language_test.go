package view

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestDetectLanguage(t *testing.T) {
	for variables, want := range map[string]Language{
		"": English, "LANG=zh_CN.UTF-8": Chinese, "LANG=en_US": English, "LC_MESSAGES=zh": Chinese,
		"LC_ALL=C LANG=zh_CN": English, "LC_MESSAGES=C LANG=zh_CN": English,
		"LC_ALL=zh_TW LC_MESSAGES=C": Chinese,
	} {
		for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
			t.Setenv(name, "")
		}
		for _, variable := range strings.Fields(variables) {
			name, value, _ := strings.Cut(variable, "=")
			t.Setenv(name, value)
		}
		if got := detectLanguage(); got != want {
			t.Errorf("%q: %v, want %v", variables, got, want)
		}
	}
}

// Lines break at blanks and between Chinese characters, which take two columns, and no line begins
// with a punctuation mark.
func TestWrap(t *testing.T) {
	for _, c := range []struct {
		text  string
		width int
		want  string
	}{
		{" one  two three ", 7, "one two|three"},
		{"incomprehensible it", 5, "incomprehensible|it"},
		{"一二三四", 4, "一二|三四"},
		{"一二三，四", 7, "一二|三，四"},
		{"x + y = 31。两边 BFS 相遇", 9, "x + y =|31。两边|BFS 相遇"},
	} {
		got := strings.Join(Wrap(c.text, c.width), "|")
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%q in %d columns (-want +got):\n%s", c.text, c.width, diff)
		}
	}
}
