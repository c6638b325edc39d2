#!/usr/bin/env bash
# Without arguments: go vet, go test, then every golden.
# With arguments: only the goldens that match; see ./run_tests.sh -h.
# The last line is "N passed, N failed". Exit status: 0 all passed, 1 something
# failed, 2 nothing could be judged.
set -uo pipefail

CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" || exit 2
if ! command -v go >/dev/null; then
    echo "run_tests.sh: the go command is not in PATH" >&2
    exit 2
fi

version=$(go env GOVERSION)
if [[ $version =~ ^go1\.([0-9]+) ]] && ((BASH_REMATCH[1] < 24)); then
    echo "run_tests.sh: the tests need Go 1.24 or later, this is $version" >&2
    exit 2
fi

# step NAME COMMAND...: a step that fails ends the run and counts as the one failure.
step() {
    if ! "${@:2}"; then
        echo "run_tests.sh: $1 failed; no golden was run" >&2
        echo "0 passed, 1 failed"
        exit 1
    fi
}

if (($# == 0)); then
    step "go vet" go vet ./...
    step "go test" go test ./...
fi

# Not "go run": it turns every exit status but 0 into 1.
tmp=$(mktemp -d) || exit 2
trap 'rm -rf -- "$tmp"' EXIT
if ! go build -buildvcs=false -o "$tmp/judge" ./cmd/judge; then
    echo "run_tests.sh: the runner, cmd/judge, does not build" >&2
    exit 2
fi
"$tmp/judge" "$@"
