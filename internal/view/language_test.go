package view

import (
	"strings"
	"testing"
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
