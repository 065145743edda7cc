# shellcheck shell=bash
# One mutant: builds the program or the database from a few changed files, and runs scenarios with them. Sourced in the root
# of a checkout whose build/ is made. A mutant is a folder that holds its changed files at the paths that they have here.

mutant_seconds=5        # of processor time for a file of scenarios; beyond, the game does not end

# mutant_prepare FOLDER: how each object is compiled, what it includes, how the program is linked; for all mutants.
mutant_prepare() {
    mutant_facts=$1
    ninja -C build -t commands aggro >"$mutant_facts/commands"
    ninja -C build -t deps | awk '/: #deps/ { object = $1; sub(/:$/, "", object); next }
        object ~ /^CMakeFiles\/aggro[a-z_]*\.dir\// && sub(/^.*\/engine\//, "engine/", $1) { print $1, object }' \
        >"$mutant_facts/includes"
    echo "engine/lua/load/keywords.lua CMakeFiles/aggro_lua.dir/keywords.c.o" >>"$mutant_facts/includes"
    mutant_linker=
    ! command -v ld.gold >/dev/null || mutant_linker=-fuse-ld=gold
}

# mutant_compile FOLDER OBJECT: without optimisation, or with mutant_flags; what the folder holds comes before what the tree holds.
mutant_compile() {
    local folder=$1 object=$2 source command
    source=${object#CMakeFiles/*.dir/}
    source=${source%.o}
    case $source in engine/*) ;; *) source=build/$source ;; esac
    if [ -e "$folder/$source" ]; then source=$folder/$source; else source=$PWD/$source; fi
    command=$(grep -F -- " -o $object -c " "$mutant_facts/commands")
    command=${command%% -MD *}
    command=${command/ -I/ -I\"$folder/engine\" -I\"$folder/engine/include\" -I}
    (cd build && eval "$command -O0 -fno-lto -w ${mutant_flags-} -o \"$folder/${object//\//+}\" -c \"$source\"")
}

# mutant_link FOLDER OBJECT…: FOLDER/aggro. What was compiled again comes before the libraries, which then add the rest.
mutant_link() {
    local folder=$1 object link
    shift
    link=$(tail -n 1 "$mutant_facts/commands")
    link=${link/ -o aggro / -fno-lto $mutant_linker -o \"$folder/aggro\" }
    for object in "$@"; do
        link=${link/ $object / }
    done
    link=${link/ CMakeFiles/ \"$folder\"/*.o CMakeFiles}
    (cd build && eval "$link")
}

# mutant_program FOLDER: FOLDER/aggro, with what the folder holds.
mutant_program() {
    local folder=$1 object objects
    if [ -e "$folder/engine/lua/load/keywords.lua" ]; then
        mkdir -p "$folder/build"
        cmake -DNAME=ag_keywords_lua -DHEADER=lua/load/loader.h -DFILES="$folder/engine/lua/load/keywords.lua" \
            -DOUT="$folder/build/keywords.c" -P cmake/schema.cmake || return
    fi
    objects=$(cd "$folder" && find engine -type f | awk 'NR == FNR { changed[$1]; next } $1 in changed { print $2 }' \
        - "$mutant_facts/includes" | sort -u)
    [ -n "$objects" ] || return
    for object in $objects; do
        mutant_compile "$folder" "$object" || return
    done
    # shellcheck disable=SC2086
    mutant_link "$folder" $objects
}

# mutant_database FOLDER: FOLDER/cards.db, of a copy of the scripts.
mutant_database() {
    local folder=$1
    mkdir "$folder/tree"
    cp -r cards raids "$folder/tree" && cp -r "$folder"/[cr]a[ri]ds "$folder/tree" \
        && build/aggro build --quiet --cards "$folder/tree/cards" --raids "$folder/tree/raids" --out "$folder/cards.db"
}

# mutant_build FOLDER: the program, the database or both; non-zero where one of them can't be made.
mutant_build() {
    local folder=$1
    { [ ! -d "$folder/engine" ] || mutant_program "$folder"; } \
        && { [ ! -d "$folder/cards" ] && [ ! -d "$folder/raids" ] || mutant_database "$folder"; }
}

# mutant_run FOLDER RULE FILE: prints how the scenarios of the file that cite the rule came out, run straight: passed;
# asserted (what failed is said about the game), fault (of a script), broken (a crash, or no end). FOLDER "": as it stands.
mutant_run() {
    local program=$1/aggro database=$1/cards.db line
    [ -n "$1" ] && [ -e "$program" ] || program=build/aggro
    [ -n "$1" ] && [ -e "$database" ] || database=build/cards.db
    line=$( (ulimit -c 0 -t $mutant_seconds && exec "$program" test --db "$database" --straight --cites "$2" --json "$3") \
        2>/dev/null | head -n 1) || true
    if [[ ! $line =~ ^\{\"schema\":\"aggro.scenario/1\".*\"passed\":([0-9]+),\"failed\":([0-9]+),\"asserted\":([0-9]+), ]]; then
        echo broken
    elif [ "${BASH_REMATCH[2]}" = 0 ]; then
        echo passed
    elif [ "${BASH_REMATCH[2]}" = "${BASH_REMATCH[3]}" ]; then
        echo asserted
    else
        echo fault
    fi
}
