# shellcheck shell=bash disable=SC2154
# One page of the documentation, for script/docs. Sourced with `root` naming the checkout. `page` is the page as it is
# called in messages, `own` a folder for what it needs; `at` the line of the snippet in hand.

passed() {
    page_good=$((page_good + 1))
}

# failed LINE SENTENCE
failed() {
    printf '%s:%s: %s\n' "$page" "$1" "$2"
    page_bad=$((page_bad + 1))
}

# ---- the project that the page changes ----

make_project() {
    local name
    [ ! -d "$project" ] || return 0
    mkdir -p "$project/build" "$project/tests"
    cp -r "$root/cards" "$root/raids" "$project/"
    # As old as the originals: only what the page changes is newer than the database.
    cp -p "$root/build/cards.db" "$project/build/"
    cp -r "$root/tests/scenarios" "$project/tests/"
    ln -s "$root/build/aggro" "$project/build/aggro"
    for name in "$root"/*; do
        [ -e "$project/${name##*/}" ] || ln -s "$name" "$project/"
    done
    for name in "$root"/tests/*; do
        [ -e "$project/tests/${name##*/}" ] || ln -s "$name" "$project/tests/"
    done
    printf '%s\n' "$project" >"$own/folder"
}

# ---- commands ----

# run_commands FILE LINE CODE: the snippet behind line LINE. The file is padded so that its lines are those of the page.
run_commands() {
    local code=0 line folder
    make_project
    read -r folder <"$own/folder" || folder=$project
    {
        printf 'trap "echo \\$LINENO >%q" ERR; trap "pwd >%q" EXIT' "$own/line" "$own/folder"
        printf '%*s' "$2" '' | tr ' ' '\n'
        cat "$1"
    } >"$own/commands"
    printf '%s\n' "$2" >"$own/line"
    (
        cd "$folder" || exit 4
        PATH=$project/build:$PATH NO_COLOR=1 timeout 120 bash -e "$own/commands"
    ) </dev/null >"$own/output" 2>&1 || code=$?
    if [ "$code" = "$3" ]; then
        passed
        return
    fi
    read -r line <"$own/line"
    failed "$line" "ends with exit code $code instead of $3: $(tail -n 5 "$own/output")"
}

# as_pattern LINE: the line as a pattern of bash, … for anything.
as_pattern() {
    local text
    text=$(printf '%s' "$1" | sed 's/[][\\*?()|+@!^]/\\&/g; s/…/*/g')
    printf '%s' "$text"
}

# compare FILE LINE: what the last commands have printed must be what the file says.
compare() {
    local -a wanted shown
    local from=0 free=0 i=0 at=0 found
    [ -f "$own/output" ] || { failed "$2" "nothing was run before it" && return; }
    mapfile -t wanted < <(sed 's/[ \t]*$//' "$1")
    mapfile -t shown < <(sed 's/\r//g; s/[ \t]*$//' "$own/output")
    while [ $i -lt ${#wanted[@]} ]; do
        if [ "${wanted[i]}" = … ]; then
            free=1 i=$((i + 1)) from=$i
            continue
        fi
        found=0
        # shellcheck disable=SC2053
        [ $at -lt ${#shown[@]} ] && [[ ${shown[at]} == $(as_pattern "${wanted[i]}") ]] && found=1
        if [ $found = 1 ]; then
            i=$((i + 1)) at=$((at + 1))
            # The last lines must be the last: behind … the whole part is looked for further down.
            if [ $i = ${#wanted[@]} ] && [ $at -lt ${#shown[@]} ] && [ $free = 1 ]; then
                at=$((at - (i - from) + 1)) i=$from
            elif [ $i -lt ${#wanted[@]} ] && [ "${wanted[i]}" = … ]; then
                free=0
            fi
        elif [ $free = 1 ] && [ $at -lt ${#shown[@]} ]; then
            at=$((at - (i - from) + 1)) i=$from
        else
            failed $(($2 + 1 + i)) "not printed here: ${wanted[i]}"
            sed 's/^/    /' "$own/output" | head -n 40
            return
        fi
    done
    if [ $at -lt ${#shown[@]} ] && [ "${wanted[${#wanted[@]} - 1]}" != … ]; then
        failed $(($2 + i)) "more is printed: ${shown[at]}"
        return
    fi
    passed
}

# ---- Lua ----

# What is left out becomes what may stand there: nothing, or a function behind "=". Texts and comments stay.
without_gaps() {
    LC_ALL=C awk '{
        out = ""; quote = ""; last = ""
        for (i = 1; i <= length($0); i++) {
            c = substr($0, i, 1)
            if (quote != "") {
                if (c == "\\") { out = out c; i++; c = substr($0, i, 1) } else if (c == quote) quote = ""
            } else if (c == "\"" || c == "\047") {
                quote = c
            } else if (substr($0, i, 2) == "--") {
                out = out substr($0, i); break
            } else if (substr($0, i, 3) == "\342\200\246") {
                i += 2; c = last == "=" ? "function() end" : ""
            }
            out = out c
            if (c !~ /^[ \t]*$/) last = substr(c, length(c), 1)
        }
        print out
    }' "$1"
}

# A file with the lines of the page: HEAD on the line of the three ticks, TAIL behind the snippet.
place_fragment() {
    local file=$1 line=$2
    mkdir -p "$(dirname "$file")"
    {
        printf '%*s' $((line - 1)) '' | tr ' ' '\n'
        printf '%s\n' "$3"
        cat "$own/fragment"
        printf '%s\n' "$4"
    } >"$file"
}

# fragment FILE LINE KIND: becomes a card that is built, or stands in a scenario that has nothing else.
fragment() {
    local first empty="return scenario \"$page:$2\" { expect = function() end }"
    without_gaps "$1" >"$own/fragment"
    first=$(sed -nE 's/^return ([a-z]+).*/\1/p' "$1" | head -n 1)
    case $3:$first in
    :ally | :ability | :weapon | :armor | :item | :quest | :location | :event | :token | :fixture | :hero | :boss)
        place_fragment "$own/shown/cards/shown/line_$2.lua" "$2" '' ''
        ;;
    :scenario)
        # One that leaves something out is made but not played.
        if grep -q '"[^"]*…[^"]*"\|{ *… *}' "$1"; then
            sed -i 's/^return /local _ = /' "$own/fragment"
            place_fragment "$own/worked_out/$2.lua" "$2" '' "$empty"
        else
            place_fragment "$own/worked_out/$2.lua" "$2" '' ''
        fi
        ;;
    :?*)
        # A file that is only looked at need not find the files that it uses.
        sed -i -E 's/^return /local _ = /; s/\buse "[^"]*"/{}/g' "$own/fragment"
        place_fragment "$own/worked_out/$2.lua" "$2" '' "$empty"
        ;;
    effect:*) place_fragment "$own/worked_out/$2.lua" "$2" 'local _ = function(me, event, t)' "end $empty" ;;
    :*)
        sed -i -E 's/\buse "[^"]*"/{}/g' "$own/fragment"
        place_fragment "$own/worked_out/$2.lua" "$2" 'local _ = {' "} $empty"
        ;;
    *) place_fragment "$own/shown/cards/shown/line_$2.lua" "$2" "return $3 \"Shown\" { $(printed "$3")" '}' ;;
    esac
}

# What a card of this kind must have, so that a snippet need not say it.
printed() {
    case $1 in
    ally | token) printf 'cost = 1, atk = 1, damage = "melee", health = 1,' ;;
    hero | boss) printf 'health = 20,' ;;
    weapon) printf 'cost = 1, atk = 1, damage = "melee", strike = 1,' ;;
    armor) printf 'cost = 1, def = 1,' ;;
    ability | item) printf 'cost = 1,' ;;
    esac
}

# Which lines of the page the files of the last command stand for.
as_page() {
    sed -E "s#($own/worked_out/[0-9]+|cards/shown/line_[0-9]+)\\.lua#$page#g" "$own/output" \
        | grep -vE '^([0-9]+ passed|FAILED |  scenario |  open question|  told last)' || true
}

# All that is worked out is one run. Cards are built together; each that fails is told, and the others built again.
run_fragments() {
    local good=0 bad=0 code=0 line file
    if [ -d "$own/worked_out" ]; then
        "$root/build/aggro" test "$own/worked_out" --db "$root/build/cards.db" --quiet >"$own/output" 2>&1 || code=$?
        read -r good bad < <(sed -nE 's/^([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$own/output" | tail -n 1) || bad=1
        page_good=$((page_good + good)) page_bad=$((page_bad + bad))
        [ "$code" = 0 ] || as_page
    fi
    [ -d "$own/shown" ] || return 0
    # One raid for them to belong to: the decks of others name cards that are not among those that are shown.
    mkdir -p "$own/shown/raids"
    cp -r "$root/raids/onyxias_lair" "$own/shown/raids/"
    while ! "$root/build/aggro" build --quiet --cards "$own/shown/cards" --raids "$own/shown/raids" --out "$own/shown.db" \
        >"$own/output" 2>&1; do
        as_page
        page_bad=$((page_bad + 1))
        file=$(grep -oE 'line_[0-9]+\.lua' "$own/output" | head -n 1) || break
        rm "$own/shown/cards/shown/$file" || break
    done
    page_good=$((page_good + $(find "$own/shown/cards" -name '*.lua' | wc -l)))
}

# ---- snippets ----

# snippet FILE LINE LANGUAGE REST
snippet() {
    local folder
    case $3:$4 in
    :*) failed "$2" "a snippet without a language: script/docs says which there are" ;;
    *:norun:\ ?*) ;;
    sh:) run_commands "$1" "$2" 0 ;;
    sh:exit=[0-9]*) run_commands "$1" "$2" "${4#exit=}" ;;
    text:) compare "$1" "$2" ;;
    *:docs/*)
        if cmp -s "$1" "$root/$4"; then passed; else failed "$2" "$4 is different"; fi
        ;;
    *:*[./]*)
        make_project
        read -r folder <"$own/folder" || folder=$project
        mkdir -p "$(dirname "$folder/$4")"
        cp "$1" "$folder/$4"
        passed
        ;;
    lua:*\ *) failed "$2" "what is \"$4\"? script/docs says what there is" ;;
    lua:*) fragment "$1" "$2" "$4" ;;
    *) failed "$2" "what is \"$3 $4\"? script/docs says what there is" ;;
    esac
}

snippets() {
    local line number=0 at=0 language='' rest='' open=0
    while IFS= read -r line || [ -n "$line" ]; do
        number=$((number + 1))
        if [[ $line != '```'* ]]; then
            [ $open = 0 ] || printf '%s\n' "$line" >>"$own/snippet"
        elif [ $open = 0 ]; then
            open=1 at=$number
            read -r language rest <<<"${line#'```'}" || true
            : >"$own/snippet"
        else
            open=0
            snippet "$own/snippet" $at "$language" "$rest"
        fi
    done <"$root/$page"
    [ $open = 0 ] || failed $at "this snippet does not end"
}

# ---- links ----

# The heading as a browser names it.
anchors() {
    sed -n '/^```/,/^```/d; s/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed -E 's/[^[:alnum:] _-]//g; s/ /-/g'
}

links() {
    local number target file
    while IFS=: read -r number target; do
        target=${target#](}
        target=${target%)}
        case $target in http*) continue ;; esac
        file=$root/$page
        [ -z "${target%%#*}" ] || file=$(dirname "$file")/${target%%#*}
        if [ ! -e "$file" ]; then
            failed "$number" "leads nowhere: $target"
        elif [ "$target" != "${target#*#}" ] && ! anchors "$file" | grep -xF -- "${target#*#}" >/dev/null; then
            failed "$number" "there is no such heading: $target"
        else
            passed
        fi
    done < <(sed '/^```/,/^```/s/.*//' "$root/$page" | grep -noE '\]\([^) ]+\)')
}

# run_page PAGE FOLDER: reports on stdout, and writes the counts into FOLDER/counts.
run_page() {
    page=$1 own=$2 project=$2/project page_good=0 page_bad=0
    links
    snippets
    run_fragments
    printf '%d %d\n' "$page_good" "$page_bad" >"$own/counts"
}
