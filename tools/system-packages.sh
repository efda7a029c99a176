#!/usr/bin/env bash
# Installs the system packages that a group of make targets needs and that are missing.
# Usage: system-packages.sh GROUP...   (base, web, native, test, stills, fuzz, format)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# NAME, or NAME:COMMAND when any program called COMMAND will do.
base="cmake:cmake ninja-build:ninja nodejs:node python3:python3 xz-utils:xz rapidjson-dev fonttools:pyftsubset
      fonts-inter fonts-jetbrains-mono"
web="patchelf:patchelf esbuild:esbuild"
native="g++:g++ libglfw3-dev libgl-dev"
test="doctest-dev libfast-float-dev libmpfr-dev libgmp-dev libgl1-mesa-dri npm:npm glslang-tools:glslangValidator xvfb:Xvfb xauth:xauth
      chromium:chromium firefox-esr:firefox-esr webkit2gtk-driver:WebKitWebDriver zip:zip unzip:unzip"
stills="webp:cwebp"
fuzz="clang:clang++ libclang-rt-dev"
format="clang-format-14:clang-format-14"
if [ "$(debian_version)" -ge 13 ]; then
    # A recent Emscripten is in the distribution; clang-format 14, whose output the sources follow, no longer is.
    if [ -z "${EMSDK:-}${EMSCRIPTEN_SUITE:-}" ]; then web+=" emscripten:em++"; fi
    format=
fi

if [[ " $* " == *" web "* && $(debian_version) = 0 && -z ${EMSDK:-} ]] && ! command -v em++ >/dev/null; then
    stop_for_emsdk
fi

wanted=
for group in "$@"; do wanted+=" ${!group}"; done

installed=
if command -v dpkg-query >/dev/null; then
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p')
fi

missing=()
for entry in $wanted; do
    package=${entry%%:*} program=
    [[ $entry == *:* ]] && program=${entry#*:}
    if [ -n "$program" ] && command -v "$program" >/dev/null; then continue; fi
    if grep -qxF -- "$package" <<<"$installed"; then continue; fi
    # Where there is no dpkg, nobody can say whether a library is there; CMake will.
    if [ -z "$program$installed" ]; then continue; fi
    missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

command -v apt-get >/dev/null ||
    stop "Please install these programs and libraries (Debian's names), then run make again:" "  ${missing[*]}"

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if sudo -n true 2>/dev/null; then
        as_root=(sudo -n)
    else
        stop "Some packages are missing. Please run this, then make again:" \
            "  sudo apt-get install --no-install-recommends ${missing[*]}"
    fi
fi

say "Installing ${#missing[@]} system packages: ${missing[*]}"
apt_get=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o Acquire::Retries=3)
log="$build_dir/system-packages.log"
mkdir -p "$build_dir"
if ! { "${apt_get[@]}" update && "${apt_get[@]}" install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 </dev/null; then
    tail -n 15 "$log" >&2
    stop "The packages could not be installed; the whole log is in $log."
fi
