#!/usr/bin/env bash
# Installs the packages that only tests use into build/npm, as tools/npm/package-lock.json pins them.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

key=$(cat "$root_dir"/tools/npm/package*.json | sha256sum)
[ "$(cat "$build_dir/npm/made-from" 2>/dev/null)" != "$key" ] || exit 0

say "Installing the tests' npm packages ..."
work=$(work_dir npm)
cp "$root_dir"/tools/npm/package*.json "$work"
(cd "$work" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) </dev/null ||
    stop "The tests' npm packages could not be installed."
printf '%s' "$key" >"$work/made-from"
put_in_place "$work" "$build_dir/npm"
