# shellcheck shell=bash disable=SC2154
# Set-up, shared by script/play and script/test: installs what is missing, configures, builds, makes the card database.
# Sourced with `root` naming the checkout. Everything it says goes to stderr.

# A need and its package: "command:<name>" or "library:<pkg-config module>". The names hold for Debian 12 and Ubuntu 24.04.
needs=(
    command:cc=gcc
    file:/usr/include/stdio.h=libc6-dev
    command:cmake=cmake
    command:ninja=ninja-build
    command:pkg-config=pkg-config
    library:lua5.4=liblua5.4-dev
    library:sqlite3=libsqlite3-dev
    library:libcjson=libcjson-dev
    library:libxxhash=libxxhash-dev
    library:libuv=libuv1-dev
    library:expat=libexpat1-dev
    library:tinfo=libncurses-dev
    library:cmocka=libcmocka-dev
)

say() {
    printf 'aggro: %s\n' "$*" >&2
}

# stop CODE SENTENCE
stop() {
    local code=$1
    shift
    say "$*"
    exit "$code"
}

has() {
    local kind=${1%%:*} name=${1#*:}
    case $kind in
    command) command -v "$name" >/dev/null 2>&1 ;;
    library) command -v pkg-config >/dev/null 2>&1 && pkg-config --exists "$name" 2>/dev/null ;;
    file) [ -e "$name" ] ;;
    esac
}

# Prints the packages that are missing, a word each.
missing_packages() {
    local need
    for need in "${needs[@]}"; do
        has "${need%%=*}" || printf '%s ' "${need#*=}"
    done
}

is_debian_like() {
    [ -r /etc/os-release ] || return 1
    local words
    words=$(. /etc/os-release && printf ' %s %s ' "${ID:-}" "${ID_LIKE:-}")
    case $words in *' debian '* | *' ubuntu '*) command -v apt-get >/dev/null 2>&1 ;; *) return 1 ;; esac
}

install_missing() {
    local packages runner=
    packages=$(missing_packages)
    packages=${packages% }
    [ -n "$packages" ] || return 0
    is_debian_like || stop 4 "This system lacks what Debian calls $packages; install these and try again."
    if [ "$(id -u)" != 0 ]; then
        runner=sudo
        if ! command -v sudo >/dev/null 2>&1 || { [ ! -t 0 ] && ! sudo -n true 2>/dev/null; }; then
            stop 4 "Missing packages: $packages; ask an administrator for: apt-get install $packages"
        fi
    fi
    say "installing $packages"
    # shellcheck disable=SC2086
    if ! { $runner apt-get update -qq && $runner env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
        --no-install-recommends $packages; } >/dev/null 2>"${TMPDIR:-/tmp}/aggro-apt.$$"; then
        cat "${TMPDIR:-/tmp}/aggro-apt.$$" >&2
        rm -f "${TMPDIR:-/tmp}/aggro-apt.$$"
        stop 4 "apt-get could not install $packages; install these and try again."
    fi
    rm -f "${TMPDIR:-/tmp}/aggro-apt.$$"
    packages=$(missing_packages)
    [ -z "$packages" ] || stop 4 "Still missing after the installation: ${packages% }"
}

configure_with=()       # what is set otherwise than the preset has it

# configure PRESET FOLDER: only where that has not been done, or was done for another place or by another generator.
configure() {
    local cache=$2/CMakeCache.txt
    if [ -f "$cache" ] && ! { grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache" \
        && grep -qxF "CMAKE_GENERATOR:INTERNAL=Ninja" "$cache"; }; then
        rm -rf "$cache" "$2/CMakeFiles"
    fi
    [ -f "$cache" ] && [ -f "$2/build.ninja" ] && return 0
    say "configuring ($1)"
    (cd "$root" && cmake --preset "$1" "${configure_with[@]}") >"$2/configure.log" 2>&1 || {
        cat "$2/configure.log" >&2
        stop 4 "The configuration failed; the reason stands above."
    }
}

# build PRESET [TARGET…]
build() {
    local preset=$1 folder=$root/build
    shift
    [ "$preset" = release ] || folder=$root/build/$preset
    mkdir -p "$folder"
    configure "$preset" "$folder"
    # Where it was built before, little is left to do: not worth a line.
    [ -f "$folder/.ninja_log" ] || say "building ($preset); this takes about a minute"
    ninja -C "$folder" "$@" >"$folder/build.log" 2>&1 || {
        cat "$folder/build.log" >&2
        stop 4 "The build failed; the reason stands above."
    }
}

# The database is made anew only where a script, the schema or the program is newer than it.
build_database() {
    local database=$root/build/cards.db
    if [ -f "$database" ] && [ -z "$(cd "$root" && find cards raids schema build/aggro -newer "$database" -print -quit)" ]; then
        return 0
    fi
    (cd "$root" && build/aggro build --quiet) || exit $?
}
