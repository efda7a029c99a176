#!/usr/bin/env bash
# Formats our C++ sources; with --check, only says which lines are not formatted.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

mode=(-i)
[ "${1:-}" != --check ] || mode=(--dry-run -Werror)
cd "$root_dir"
find src tests -name '*.h' -o -name '*.cpp' | sort | xargs clang-format-14 --style=file "${mode[@]}"
