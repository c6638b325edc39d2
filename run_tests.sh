#!/bin/sh
# Builds the runner, cmd/judge, and runs it; ./run_tests.sh -h explains.
# Not "go run": that turns every exit status but 0 into 1.

file=$0
while [ -h "$file" ]; do # called through a link
    link=$(readlink "$file")
    case $link in
    /*) file=$link ;;
    *) file=$(dirname "$file")/$link ;;
    esac
done
root=$(CDPATH='' cd -- "$(dirname "$file")" && pwd -P) || exit 2

version=$(go env GOVERSION) || {
    echo "run_tests.sh: the go command is needed, from https://go.dev/dl/" >&2
    exit 2
}
minor=${version#go1.}
minor=${minor%%[!0-9]*}
if [ "${minor:-24}" -lt 24 ]; then
    echo "run_tests.sh: the tests need Go 1.24 or later, this is $version" >&2
    exit 2
fi

# run runs a command. A signal to this script alone is passed on as an interrupt, the one
# after which the go command cleans up; and the command's end is waited for.
run() {
    "$@" &
    child=$!
    wait $child
    status=$?
    while [ $status -gt 128 ] && kill -0 $child 2>/dev/null; do # the signal ended the waiting
        wait $child
        status=$?
    done
    child=
}

tmp=$(mktemp -d) || exit 2
child=
signalled=
trap 'rm -rf "$tmp"' EXIT
trap 'signalled=yes; [ -z "$child" ] || kill -s INT $child' INT TERM HUP
GOTMPDIR=$tmp # where an interrupted build leaves its files
LC_ALL=C      # pictures and messages are the same everywhere
export GOTMPDIR LC_ALL
run env GOGC=400 go build -C "$root" -buildvcs=false -o "$tmp/judge" ./cmd/judge
if [ -n "$signalled" ]; then
    exit 130
elif [ $status -ne 0 ]; then
    echo "run_tests.sh: the runner, cmd/judge, does not build" >&2
    exit 2
fi
run "$tmp/judge" -C "$root" "$@"
exit $status
