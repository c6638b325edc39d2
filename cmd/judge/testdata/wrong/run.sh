#!/bin/sh
# Judges the wrong programs of programs.txt, on the goldens and on 500 random cases, and prints the
# first verdict and the seconds that it took. The exit status is 1 if the runner misses a mistake that
# it has to find. The arguments select the lines that contain them. JUDGE is the runner; if it is not
# set, the script builds it.
here=$(CDPATH='' cd -- "$(dirname "$0")" && pwd) || exit 2
root=$here/../../../..
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
cd "$tmp" || exit 2
[ -n "$JUDGE" ] || { JUDGE=$tmp/judge && go build -C "$root" -o "$JUDGE" ./cmd/judge; } || exit 2

# build builds a program, once, and prints the command that runs it, or nothing if its language is not
# installed.
build() {
    name=./${1%.*}
    case $1 in
    *.cpp) [ -x "$name" ] || g++ -O2 -o "$name" "$here/$1" || return ;;
    *.go) [ -x "$name" ] || go build -o "$name" "$here/$1" || return ;;
    *.py) name="python3 $here/$1" && python3 -c "" || return ;;
    esac
    echo "$name"
}

# judged prints the first verdict that fails a program, or "none", and the seconds until then.
judged() {
    begin=$(date +%s.%N)
    "$JUDGE" -C "$root" "$@" 2>&1 | {
        verdict=$(grep -m 1 -oE '^(WA|RE|TLE|MLE) ' || echo none)
        echo "$verdict $begin $(date +%s.%N)" | awk '{ printf "%-4s %5.1f s\n", $1, $3 - $2 }'
    }
    rm -f ./*-failed-*
}

# line runs the program of a line of programs.txt.
line() {
    run=$(build "$1" 2>/dev/null)
    if [ -z "$run" ]; then
        echo "skipping $1 $2: its language is not installed"
        return
    fi
    by_goldens=$(judged -cmd "$run $2" "${1%.*}")
    by_random=$(judged -cmd "$run $2" -random 500 -seed 1 "${1%.*}")
    printf '%-13s %-12s  %s  %s  %s\n' "$1" "$2" "$by_goldens" "$by_random" "$what"
    case $golden:$by_goldens in yes:none*) failed=1 && echo "the goldens must catch it" ;; esac
    case $random:$by_random in yes:none*) failed=1 && echo "the random cases must catch it" ;; esac
}

failed=0
while read -r file bug golden random _ _ what; do
    case "$file $bug" in
    '#'*) ;;
    *"$*"*) line "$file" "$bug" ;;
    esac
done <"$here/programs.txt"
exit $failed
