#!/usr/bin/env bash
# Configures a CMake preset when that is due and builds targets of it.
# Usage: build.sh PRESET TARGET...
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

preset=$1
shift
env_file="$build_dir/toolchain/emscripten/env.sh"
key="imgui ${IMGUI_DIR:-}"
if [[ $preset == web-* ]]; then
    . "$env_file"
    key+=$'\n'$(cat "$env_file")
fi

folder="$build_dir/$preset"
if [ "$(cat "$folder/configured-for" 2>/dev/null)" != "$key" ]; then
    # Another compiler or library: nothing built before fits.
    rm -rf "$folder"
    mkdir -p "$folder"
    (cd "$root_dir" && cmake --preset "$preset" ${IMGUI_DIR:+-DIMGUI_DIR="$IMGUI_DIR"}) >"$folder/configure.log" 2>&1 ||
        { cat "$folder/configure.log" >&2 && stop "CMake could not set up build/$preset."; }
    printf '%s' "$key" >"$folder/configured-for"
fi
say "Building $preset: $* ..."
# CMake's remarks, when it looks for files again, and the word that nothing was to do are of no interest.
ninja --quiet -C "$folder" "$@" | { grep -vE '^(-- |ninja: no work)' || true; }
