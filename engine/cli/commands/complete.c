// Completion: the shell asks the program what can stand at the cursor, so that the shell's script
// knows no commands or options and never goes out of date.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "cli/commands/manual.h"
#include "cli/common/project_file.h"

// ---- scripts for shells ----

static const char bash_script[] = "# Completion of aggro for bash: aggro help --completion bash\n"
                                  "_aggro() {\n"
                                  "    local line\n"
                                  "    COMPREPLY=()\n"
                                  "    while IFS= read -r line; do\n"
                                  "        COMPREPLY+=(\"${line%%$'\\t'*}\")\n"
                                  "    done < <(\"${COMP_WORDS[0]}\" help --complete "
                                  "\"${COMP_WORDS[@]:1:COMP_CWORD}\" 2>/dev/null)\n"
                                  "}\n"
                                  "complete -o bashdefault -o default -F _aggro aggro\n";

static const char zsh_script[] =
    "#compdef aggro\n"
    "# Completion of aggro for zsh: aggro help --completion zsh\n"
    "_aggro() {\n"
    "    local line\n"
    "    local -a found\n"
    "    while IFS= read -r line; do\n"
    "        found+=(\"${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}\")\n"
    "    done < <(\"${words[1]}\" help --complete \"${(@)words[2,CURRENT]}\" 2>/dev/null)\n"
    "    if (( ${#found} )); then\n"
    "        _describe aggro found\n"
    "    else\n"
    "        _files\n"
    "    fi\n"
    "}\n"
    "if [ \"${funcstack[1]}\" = _aggro ]; then\n"
    "    _aggro \"$@\"\n"
    "else\n"
    "    compdef _aggro aggro\n"
    "fi\n";

static const char fish_script[] = "# Completion of aggro for fish: aggro help --completion fish\n"
                                  "function __aggro_candidates\n"
                                  "    set -l words (commandline -opc) (commandline -ct)\n"
                                  "    $words[1] help --complete $words[2..-1] 2>/dev/null\n"
                                  "end\n"
                                  "complete -c aggro -a '(__aggro_candidates)'\n";

static const struct {
    const char *name, *script;
} shells[] = { { "bash", bash_script }, { "zsh", zsh_script }, { "fish", fish_script } };

void ag_cli_print_completion(const char *shell)
{
    for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++) {
        if (strcmp(shells[i].name, shell) == 0) {
            fputs(shells[i].script, stdout);
            return;
        }
    }
    ag_cli_stop(AG_USAGE, "no completion for the shell \"%s\": there are bash, zsh and fish",
                shell);
}

// ---- candidates ----

typedef struct completing {
    const ag_command *command;
    char **words;
    int count;
    const char *begun;  // the last word, as far as it is typed
    char before[16];    // of which this stays as it is: "1=" before who sits there
} completing;

// What can stand where the help has this: keys of the database, or these words.
static const struct {
    const char *place, *what;
    ag_cli_key *key;
    const char *words;
} places[] = {
    { "CARD", "card", ag_engine_card },
    { "KEY", "card", ag_engine_card },
    { "DECK", "deck", ag_engine_deck },
    { "RAID", "raid", ag_engine_raid },
    { "WHO", "who sits there", .words = "human greedy search random" },
    { "WHEN", "colour", .words = "auto always never" },
    { "VERB", "of decks", .words = "list check import export" },
    { "KIND", "to begin with", .words = "card boss event phase raid deck scenario pack" },
    { "MODE", "mode", .words = "standard heroic epic" },
    { "FORMAT", "of a deck's file", .words = "plain lackey csv o8d dek lua" },
    { "on", "switches packs on", .words = "on" },
    { "off", "switches packs off", .words = "off" },
    { "own", "the recording's scripts", .words = "own" },
    { "current", "those of the database", .words = "current" },
    { "FACTION", "faction", .words = "alliance horde" },
};

static void offer(const completing *now, const char *before, const char *word, const char *what)
{
    size_t lead = strlen(before), begun = strlen(now->begun);
    size_t part = begun < lead ? begun : lead;
    if (strncmp(before, now->begun, part) == 0
        && strncmp(word, now->begun + part, begun - part) == 0) {
        printf("%s%s\t%s\n", before, word, what);
    }
}

static const ag_option_row *row_of(const ag_command *command, const char *word)
{
    if (strncmp(word, "--", 2) != 0) return NULL;
    return ag_option_find(command->rows, word + 2, strlen(word + 2));
}

// The keys come from the database of --db and the packs of --pack, as far as they were typed.
static void offer_keys(const completing *now, ag_cli_key *key, const char *what)
{
    ag_arguments arguments = { .words = now->words };
    const char *text;
    for (int i = 1; i + 1 < now->count && arguments.given_count < AG_GIVEN_MAX; i++) {
        const ag_option_row *row = row_of(now->command, now->words[i]);
        if (row != NULL && (strcmp(row->name, "db") == 0 || strstr(row->name, "pack") != NULL)) {
            arguments.given[arguments.given_count].row = row;
            arguments.given[arguments.given_count++].value = now->words[i + 1];
        }
    }
    ag_engine *engine = ag_cli_open(&arguments);
    for (int i = 0; (text = key(engine, i)) != NULL; i++) offer(now, now->before, text, what);
    ag_engine_close(engine);
}

static void offer_packs(const completing *now)
{
    ag_project_pack pack;
    ag_project_file file = ag_project_file_open();
    for (int i = 0; ag_project_file_pack(&file, i, &pack); i++) {
        offer(now, "", pack.path, pack.on ? "is on" : "is off");
    }
    ag_project_file_close(&file);
}

// One word of the help: "CARD".
static void offer_place(const completing *now, const char *place)
{
    if (strcmp(place, "PACK") == 0) offer_packs(now);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        char words[96], *rest = words, *word;
        if (strcmp(places[i].place, place) != 0) continue;
        if (places[i].key != NULL) offer_keys(now, places[i].key, places[i].what);
        snprintf(words, sizeof words, "%s", places[i].words != NULL ? places[i].words : "");
        while ((word = strtok_r(rest, " ", &rest)) != NULL) {
            offer(now, now->before, word, places[i].what);
        }
    }
}

// What the help has for a value: "[PATH|CARD...]", "SEAT=WHO". The shell completes files itself.
static void offer_value(completing *now, const char *value)
{
    char places_of[64], *rest = places_of, *place;
    const char *equals = strchr(value, '='), *typed = strchr(now->begun, '=');
    if (equals != NULL && typed != NULL) {
        snprintf(now->before, sizeof now->before, "%.*s", (int)(typed + 1 - now->begun),
                 now->begun);
    }
    snprintf(places_of, sizeof places_of, "%s", equals != NULL ? equals + 1 : value);
    while ((place = strtok_r(rest, "[]|.", &rest)) != NULL) offer_place(now, place);
}

// What the help has for the word that is typed: the last place goes on.
static void offer_word(completing *now)
{
    char usage[64], *rest = usage, *place, *last = usage;
    int before = 0;
    for (int i = 1; i + 1 < now->count; i++) {
        const ag_option_row *row = row_of(now->command, now->words[i]);
        before += now->words[i][0] != '-';
        i += row != NULL && row->value != NULL;
    }
    snprintf(usage, sizeof usage, "%s", now->command->words);
    while ((place = strtok_r(rest, " ", &rest)) != NULL && before-- >= 0) last = place;
    offer_value(now, last);
}

void ag_cli_print_candidates(ag_commands commands, char **words, int count)
{
    if (count == 0) return;
    completing now = { .words = words, .count = count, .begun = words[count - 1] };
    AG_ASSERT(now.begun != NULL);
    int of_help = count == 2 && strcmp(words[0], "help") == 0;
    for (int i = 0; i < commands.count; i++) {
        const ag_command *command = commands.items[i];
        if (count == 1 || of_help) offer(&now, "", command->name, command->summary);
        if (strcmp(command->name, words[0]) == 0) now.command = command;
    }
    if (count == 1 || of_help) offer(&now, "", "help", "the commands, or a command's options");
    if (count == 1 || now.command == NULL) return;
    // Bash cuts "1=human" into three words.
    int cut = count >= 4 && strcmp(words[count - 2], "=") == 0 ? 2 : 0;
    const ag_option_row *before = row_of(now.command, words[count - 2 - cut]);
    if (before != NULL && before->value != NULL) {
        offer_value(&now, before->value);
    } else if (now.begun[0] == '-') {
        for (const ag_option_row *row = now.command->rows; row->name != NULL; row++) {
            offer(&now, "--", row->name, row->help);
        }
        offer(&now, "--", "help", "what this command takes");
    } else {
        offer_word(&now);
    }
}
