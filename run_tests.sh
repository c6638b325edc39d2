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

tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP # once the runner, which gets them too, has ended
if ! (cd -- "$root" && go build -buildvcs=false -o "$tmp/judge" ./cmd/judge); then
    echo "run_tests.sh: the runner, cmd/judge, does not build" >&2
    exit 2
fi
"$tmp/judge" -C "$root" "$@"
