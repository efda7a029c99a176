#!/usr/bin/env bash
# Runs the benchmarks: each program natively and as WebAssembly under Node, then those written in JavaScript.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

"$root_dir/tools/build.sh" native-release benchmarks
"$root_dir/tools/build.sh" web-release all benchmarks

cd "$root_dir"
shopt -s nullglob
for program in build/native-release/bench/*_bench; do
    say "== $(basename "$program"), native"
    "$program"
done
for program in build/web-release/bench/*_bench.js; do
    say "== $(basename "$program" .js), WebAssembly under Node $(node --version)"
    node "$program"
done
for script in tests/bench/*.mjs; do
    say "== $(basename "$script"), Node $(node --version)"
    node "$script"
done
