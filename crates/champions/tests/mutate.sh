#!/bin/sh
# Switches every ability, modifier and keyword of the core set off in turn and runs the tests of the cards: a part whose
# absence no test notices is printed. Usage: tests/mutate.sh [PATH OF THE BUILT TEST BINARY `rules`]
set -u
binary=${1:?"the built test binary, as cargo test --no-run names it"}
CHAMPIONS_MUTED=list "$binary" --nocapture the_form_changes 2>/dev/null | sed -n 's/^part //p' | sort -u |
while read -r part; do
    if CHAMPIONS_MUTED="$part" "$binary" -q >/dev/null 2>&1; then
        echo "unnoticed: $part"
    fi
done
