#!/usr/bin/env bash
# Runs every fuzz target for FUZZ_SECONDS (60) with its corpus; new inputs go to build/fuzz/, crashes stop the run.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

time_each=${FUZZ_SECONDS:-60}
"$root_dir/tools/build.sh" native-fuzz fuzz_targets
for target in "$build_dir"/native-fuzz/fuzz/*_fuzz; do
    name=$(basename "$target" _fuzz)
    found="$build_dir/fuzz/$name"
    mkdir -p "$found"
    corpus=()
    [ ! -d "$root_dir/tests/fuzz/corpus/$name" ] || corpus=("$root_dir/tests/fuzz/corpus/$name")
    say "Fuzzing $name for $time_each s ..."
    "$target" -max_total_time="$time_each" -print_final_stats=1 -verbosity=0 -artifact_prefix="$found/" "$found" "${corpus[@]}"
done
