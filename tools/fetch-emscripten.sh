#!/usr/bin/env bash
# Finds or fetches Emscripten and writes build/toolchain/emscripten/env.sh, which puts it on PATH.
# In this order: Debian's packages of EMSCRIPTEN_SUITE when that is set, an em++ on PATH, an active emsdk,
# Debian 13's own package, Debian 13's package unpacked privately on an older Debian.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

home="$build_dir/toolchain/emscripten"

version_of() { "$1" --version 2>/dev/null </dev/null | sed -nE '1s/.*\) ([0-9]+\.[0-9]+\.[0-9]+).*/\1/p'; }

# write_env VERSION TOOLS_DIR [LINE...]: TOOLS_DIR holds em++; the lines are further exports.
write_env() {
    local version=$1 tools=$2
    shift 2
    mkdir -p "$home"
    {
        printf '# Emscripten %s\n' "$version"
        printf 'export PATH="%s:$PATH"\n' "$tools"
        printf 'export EMSCRIPTEN_ROOT="%s"\n' "$tools"
        [ $# -eq 0 ] || printf '%s\n' "$@"
    } >"$home/env.sh.new"
    # Left untouched when nothing changed, so that nothing is built again.
    if cmp -s "$home/env.sh.new" "$home/env.sh"; then rm "$home/env.sh.new"; else mv "$home/env.sh.new" "$home/env.sh"; fi
}

use_if_recent() {
    local version
    [ -x "$1" ] || return 1
    version=$(version_of "$1")
    [ -n "$version" ] && at_least "$version" "$lowest_emscripten" || return 1
    # Debian installs a link in /usr/bin; the tools' folder is where it points.
    write_env "$version" "$(dirname "$(readlink -f "$1")")"
}

# Packages that Emscripten's own depend on but that compiling does not use.
unused='^(nodejs|libnode|node-(undici|corepack|debug|ms|lru-cache|semver|llhttp|minimatch|cjs)|python3|libpython3|ccache'
unused+='|binutils|libbinutils|lib(gcc|stdc\+\+|objc)-[0-9]+-dev|libc6-dev|libc-dev-bin|linux-libc-dev|libcrypt-dev|rpcsvc-proto'
unused+='|libc-gconv-modules-extra|lib[a-z]*san[0-9]+|libclang1-|llvm-[0-9]+-runtime|libobjc4|libgprofng|libcurl|libgnutls'
unused+='|libssl3|openssl|libsqlite3|dpkg|tar|tzdata|debconf|libdb5|libkrb5|libldap|libssh2|media-types|libgc1)'

# Variants of Emscripten's libraries that no preset links: threads, workers, position-independent code, wasm64, sanitizers.
unused_files=('*/wasm64-emscripten' '*/lto-pic' '*/wasm32-emscripten/pic' '*-mt.a' '*-mt-*.a' '*-ww.a' '*-ww-*.a' '*asan*.a'
    '*libwasmfs*' '*libsanitizer*' '*libubsan*' '*liblsan*' '*full_es3*' './usr/share/emscripten/test' './usr/share/doc/*/changelog*' './usr/share/man')

unpack_suite() {
    local suite=$1 work root packages archive
    say "Fetching Emscripten from Debian '$suite' into build/ (once) ..."
    export APT_CONFIG
    APT_CONFIG=$(private_apt "$suite")
    packages=$(apt-get -qq --print-uris install emscripten | awk '{print $2}' | cut -d_ -f1 | grep -vE "$unused")
    [ -n "$packages" ] || stop "Debian '$suite' has no Emscripten for this machine."
    work=$(work_dir "emscripten-$suite")
    root="$work/root"
    mkdir -p "$root" "$work/archives"
    (cd "$work/archives" && apt-get -qq -o Acquire::Retries=3 download $packages) ||
        stop "Emscripten's packages could not be downloaded; run make again to go on."
    local exclude=()
    for pattern in "${unused_files[@]}"; do exclude+=(--exclude="$pattern"); done
    for archive in "$work"/archives/*.deb; do
        dpkg-deb --fsys-tarfile "$archive" | tar -x -C "$root" --no-same-owner "${exclude[@]}"
    done
    rm -rf "$work/archives"
    # Node looks for the JavaScript parser that Emscripten imports in a node_modules folder above the importing file.
    mkdir "$root/usr/share/emscripten/node_modules"
    mv "$root"/usr/share/nodejs/acorn* "$root/usr/share/emscripten/node_modules/"
    # Debian 13 ships Emscripten's libraries ready built; later packages build them at first use.
    [ ! -d "$root/usr/share/emscripten/cache/sysroot/lib" ] || touch "$root/libraries-shipped"
    use_own_loader "$root" "$home/$suite"
    put_in_place "$root" "$home/$suite"
    rm -rf "$work" "$build_dir/apt/$suite"
}

# The programs were linked against a newer C library than the machine's: they get the loader and libraries beside them.
use_own_loader() {
    local root=$1 final=$2 loader libraries program library
    loader=$(cd "$root" && echo usr/lib/*-linux-gnu*/ld-linux-*.so.*)
    libraries="$final/$(dirname "$loader"):$final/usr/lib/$(basename "$root"/usr/lib/llvm-*)/lib"
    for program in "$root"/usr/lib/llvm-*/bin/* "$root"/usr/bin/wasm*; do
        if [ -L "$program" ] || ! patchelf --print-interpreter "$program" >/dev/null 2>&1; then continue; fi
        patchelf --set-interpreter "$final/$loader" --force-rpath --set-rpath "$libraries" "$program"
    done
    # A library with a search path of its own would look for the next ones in the machine's folders.
    for library in "$root/$(dirname "$loader")"/*.so*; do
        if [ -L "$library" ] || [ -z "$(patchelf --print-rpath "$library" 2>/dev/null)" ]; then continue; fi
        patchelf --force-rpath --set-rpath "$libraries" "$library"
    done
}

use_suite() {
    local suite=$1 root="$home/$1"
    [ -d "$root" ] || unpack_suite "$suite"
    local tools="$root/usr/share/emscripten" llvm frozen=False
    # Shipped as "3.1.69", quoted in older releases.
    tr -d '"' <"$tools/emscripten-version.txt" >"$root/version"
    llvm=$(basename "$root"/usr/lib/llvm-*)
    [ ! -f "$root/libraries-shipped" ] || frozen=True
    cat >"$root/config.new" <<CONFIG
LLVM_ROOT = '$root/usr/lib/$llvm/bin'
BINARYEN_ROOT = '$root/usr'
NODE_JS = '$(command -v node)'
CACHE = '$tools/cache'
FROZEN_CACHE = $frozen
CONFIG
    # Emscripten throws its cache away when this file is newer, so it is written only when it changes.
    cmp -s "$root/config.new" "$root/config" || cp "$root/config.new" "$root/config"
    write_env "$(cat "$root/version")" "$tools" "export EM_CONFIG=\"$root/config\""
}

if [ -n "${EMSCRIPTEN_SUITE:-}" ]; then
    use_suite "$EMSCRIPTEN_SUITE"
elif use_if_recent "$(command -v em++ || true)" || use_if_recent "${EMSDK:-}/upstream/emscripten/em++"; then
    :
elif [ "$(debian_version)" -ge 13 ]; then
    stop "Debian's emscripten package is older than $lowest_emscripten. EMSCRIPTEN_SUITE=sid takes a newer one."
elif [ "$(debian_version)" -gt 0 ]; then
    use_suite trixie
else
    stop_for_emsdk
fi
