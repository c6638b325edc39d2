#!/usr/bin/env bash
# Compile the single files with Go 1.13, the oldest compiler that a judge uses, and with Go 1.17, and
# test the binaries on all goldens. Then compile the whole programs, including their command lines,
# with Go 1.17, the oldest version that they support.
#
#   submit/old_go.sh            the first run downloads both compilers from the
#                               module proxy (about 260 MB)
#
# GOTOOLCHAIN alone would do for Go 1.17, but today's go command passes flags that Go 1.13 does not
# know. So the script calls each go binary directly, with GOROOT set. GOENV=off ignores the flags set
# by "go env -w".
set -euo pipefail
if (($# > 0)); then
    sed -n '2,/^set/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
    exit 0
fi

cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
tmp=$(mktemp -d)
trap 'rm -rf -- "$tmp"' EXIT
export GOENV=off GOFLAGS='' GO111MODULE=off

# compile VERSION OUT FILE compiles a file or package. The exit status is 2 only if the compiler cannot
# be downloaded and nothing has failed, and 1 after any failure; "go build" itself may end with 2.
compile() {
    GO111MODULE=on GOTOOLCHAIN=$1 go version >/dev/null || true # downloads the compiler
    local root
    root=$(go env GOMODCACHE)/golang.org/toolchain@v0.0.1-$1.$(go env GOOS)-$(go env GOARCH)
    if [[ ! -x $root/bin/go ]]; then
        echo "old_go.sh: cannot download $1 from the module proxy" >&2
        exit $((failed > 0 ? 1 : 2))
    fi
    GOROOT=$root GOTOOLCHAIN=local GOCACHE=$tmp/cache-$1 "$root/bin/go" build -o "$2" "$3" || exit 1
}

passed=0 failed=0
for version in go1.13.15 go1.17.13; do
    for file in submit/*/main.go; do
        problem=$(basename "$(dirname "$file")")
        compile "$version" "$tmp/$problem" "$file"
        for in in "$problem"/testdata/*.in; do
            if "$tmp/$problem" <"$in" | cmp -s - "${in%.in}.out"; then
                passed=$((passed + 1))
            else
                echo "$version: wrong output for ${in%.in}"
                failed=$((failed + 1))
            fi
        done
        echo "$version compiles $file"
    done
    for package in ./submit/*/leetcode; do # a function without main, so there is nothing to run
        compile "$version" /dev/null "$package"
        echo "$version compiles $package"
    done
done
for plain in */plain.go; do
    GO111MODULE=on compile go1.17.13 /dev/null "./$(dirname "$plain")"
    echo "go1.17.13 compiles ./$(dirname "$plain")"
done
echo "$passed passed, $failed failed"
((failed == 0))
