#!/bin/sh
# Build the runner, cmd/judge, and run it; ./run_tests.sh -h lists the flags. This is not a "go run",
# because that turns every exit status except 0 into 1.

file=$0
while [ -h "$file" ]; do # follow links to this script
    link=$(readlink "$file")
    case $link in
    /*) file=$link ;;
    *) file=$(dirname "$file")/$link ;;
    esac
done
root=$(CDPATH='' cd -- "$(dirname "$file")" && pwd -P) || exit 2

version=$(go env GOVERSION) || {
    echo "run_tests.sh: cannot find the go command; install Go from https://go.dev/dl/" >&2
    exit 2
}
minor=${version#go1.}
minor=${minor%%[!0-9]*}
if [ "${minor:-24}" -lt 24 ]; then
    echo "run_tests.sh: $version is too old: the tests need Go 1.24 or later" >&2
    exit 2
fi

# run runs a command and waits for its end. It passes a signal to this script on as an interrupt,
# because that is the signal after which the go command cleans up.
run() {
    "$@" &
    child=$!
    wait $child
    status=$?
    while [ $status -gt 128 ] && kill -0 $child 2>/dev/null; do # a signal ended the wait
        wait $child
        status=$?
    done
    child=
}

tmp=$(mktemp -d) || exit 2
child=
signalled=
trap 'rm -rf "$tmp"' EXIT
# After Ctrl-C, which signals the child as well, it may have ended already.
trap 'signalled=yes; [ -z "$child" ] || kill -s INT $child 2>/dev/null' INT TERM HUP
GOTMPDIR=$tmp # an interrupted build leaves files there
LC_ALL=C      # so that pictures and messages are the same everywhere
export GOTMPDIR LC_ALL
run env GOGC=400 go build -C "$root" -buildvcs=false '-ldflags=-s -w' -o "$tmp/judge" ./cmd/judge
if [ -n "$signalled" ]; then
    exit 130
elif [ $status -ne 0 ]; then
    echo "run_tests.sh: the runner, cmd/judge, does not build" >&2
    exit 2
fi
run "$tmp/judge" -C "$root" "$@"
exit $status
