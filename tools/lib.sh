# Helpers shared by the set-up scripts. Sourced, never run.
set -euo pipefail

root_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build_dir="$root_dir/build"
lowest_emscripten=3.1.69

say() { printf '%s\n' "$*"; }

# Prints each argument as a line of its own and ends the script.
stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

# os_release ID -> debian; empty where the system does not say.
os_release() { (. /etc/os-release 2>/dev/null && printf '%s' "${!1:-}") || true; }

# Debian's version as a whole number: 99 for testing and unstable, 0 on other systems.
debian_version() {
    [ "$(os_release ID)" = debian ] || { printf 0; return; }
    local version
    version=$(os_release VERSION_ID)
    printf '%s' "${version:-99}"
}

# Ends the script where Emscripten is missing and cannot be fetched.
stop_for_emsdk() {
    stop "Emscripten $lowest_emscripten or newer is needed. Get emsdk: https://emscripten.org/docs/getting_started/downloads.html" \
        "Then run 'emsdk install latest && emsdk activate latest', source its emsdk_env.sh, and run make again."
}

# True when version $1 is at least version $2.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# The Debian mirror that this machine already uses, so that no host is written down here.
debian_mirror() {
    apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' |
        awk -v release="$(os_release VERSION_CODENAME)" '$1 !~ /security/ && ($2 == release || !found) { uri = $1; found = ($2 == release) }
             END { print uri }'
}

# private_apt SUITE: an apt state of our own that knows SUITE and nothing that is installed, readable without root.
# Prints the path of its configuration, to be used as APT_CONFIG.
private_apt() {
    local suite=$1 state="$build_dir/apt/$1" mirror
    mirror=$(debian_mirror)
    [ -n "$mirror" ] || stop "No Debian mirror is set up in this machine's apt configuration."
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
    : >"$state/status"
    printf 'deb %s %s main\ndeb-src %s %s main\n' "$mirror" "$suite" "$mirror" "$suite" >"$state/sources.list"
    cat >"$state/apt.conf" <<CONF
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
APT::Sandbox::User "root";
APT::Install-Recommends "false";
Acquire::Languages "none";
Dir::State::Lists "$state/lists";
Dir::State::Status "$state/status";
Dir::Cache "$state/cache";
Dir::Etc::SourceList "$state/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::Etc::PreferencesParts "/dev/null";
CONF
    APT_CONFIG="$state/apt.conf" apt-get -qq update >&2 ||
        stop "Debian's package lists for '$suite' could not be fetched: is the network reachable?"
    printf '%s' "$state/apt.conf"
}

# work_dir NAME: an empty folder beside the final place, so that a finished tree can be moved there in one step.
work_dir() {
    local dir="$build_dir/unfinished/$1"
    rm -rf "$dir"
    mkdir -p "$dir"
    printf '%s' "$dir"
}

# put_in_place FROM TO: replaces TO by FROM in one rename.
put_in_place() {
    mkdir -p "$(dirname "$2")"
    rm -rf "$2"
    mv "$1" "$2"
}
