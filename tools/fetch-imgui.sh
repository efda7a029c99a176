#!/usr/bin/env bash
# Puts Dear ImGui into build/deps/imgui: the tagged release from its own repository when that can be reached,
# else Debian's source package. Nothing to do when IMGUI_DIR names a copy.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

tag=v1.92.2b
files_sha256=31af32f68ca4d2881c3f31ceb9dbd9d1b715296c80c5a03e24a2dec1f87d7ec1
lowest=1.92
place="$build_dir/deps/imgui"

version_in() { sed -nE 's/^#define IMGUI_VERSION +"([0-9.]+)[^"]*".*/\1/p' "$1/imgui.h" 2>/dev/null; }

check_version() {
    local version
    version=$(version_in "$1")
    [ -n "$version" ] || stop "$1 holds no Dear ImGui (imgui.h is missing)."
    at_least "$version" "$lowest" || stop "Dear ImGui $lowest or newer is needed; $1 holds $version."
}

# One hash over the files that are compiled, whatever archive they came from.
hash_of() {
    (cd "$1" && cat imgui.h imgui_internal.h imgui.cpp imgui_draw.cpp imgui_tables.cpp imgui_widgets.cpp imstb_*.h \
        backends/imgui_impl_opengl3*.{h,cpp} backends/imgui_impl_glfw.{h,cpp} | sha256sum | cut -d' ' -f1)
}

from_repository() {
    GIT_TERMINAL_PROMPT=0 timeout 60 git -c advice.detachedHead=false clone --quiet --depth 1 --branch "$tag" \
        https://github.com/ocornut/imgui.git "$1" >/dev/null 2>&1 </dev/null || return 1
    [ "$(hash_of "$1")" = "$files_sha256" ] || stop "Dear ImGui $tag is not the one this project was built with: stopping."
}

from_debian() {
    command -v apt-get >/dev/null || return 1
    local conf
    conf=$(private_apt sid) || return 1
    (cd "$1" && APT_CONFIG="$conf" apt-get -qq source --download-only imgui >/dev/null &&
        tar -xJf imgui_*.orig.tar.xz --strip-components=1 && rm -f imgui_*.tar.xz imgui_*.dsc)
}

if [ -n "${IMGUI_DIR:-}" ]; then
    check_version "$IMGUI_DIR"
    exit 0
fi
[ ! -f "$place/imgui.h" ] || exit 0

say "Fetching Dear ImGui ..."
work=$(work_dir imgui)
from_repository "$work" || { work=$(work_dir imgui) && from_debian "$work"; } ||
    stop "Dear ImGui $lowest or newer could not be fetched." "Unpack a release of it anywhere and run make with IMGUI_DIR=that/folder."
check_version "$work"
rm -rf "$work/examples" "$work/docs" "$work/.git"
put_in_place "$work" "$place"
