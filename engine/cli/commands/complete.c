// Completion: the shell asks the program what can stand at the cursor, so that the shell's script
// knows no commands or options and never goes out of date.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

int ag_cli_print_completion(const char *shell)
{
    for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++) {
        if (strcmp(shells[i].name, shell) == 0) {
            fputs(shells[i].script, stdout);
            return AG_EXIT_OK;
        }
    }
    return ag_cli_usage("no completion for the shell \"%s\": there are bash, zsh and fish", shell);
}

// ---- candidates ----

typedef struct completing {
    ag_commands commands;
    char **words;
    int count;
    const char *begun;  // the last word, as far as it is typed
} completing;

static void offer(const completing *now, const char *before, const char *word, const char *what)
{
    size_t lead = strlen(before);
    size_t begun = strlen(now->begun);
    if (begun <= lead ? strncmp(before, now->begun, begun) == 0
                      : strncmp(before, now->begun, lead) == 0
                            && strncmp(word, now->begun + lead, begun - lead) == 0) {
        printf("%s%s\t%s\n", before, word, what);
    }
}

static const ag_command *command_of(const completing *now)
{
    for (int i = 0; i < now->commands.count; i++) {
        if (strcmp(now->commands.items[i]->name, now->words[0]) == 0) return now->commands.items[i];
    }
    return NULL;
}

static void offer_commands(const completing *now)
{
    for (int i = 0; i < now->commands.count; i++) {
        offer(now, "", now->commands.items[i]->name, now->commands.items[i]->summary);
    }
    offer(now, "", "help", "the commands, or a command's options");
}

static const ag_option_row *row_of(const ag_command *command, const char *word)
{
    const ag_option_row *row = command->rows;
    if (strncmp(word, "--", 2) != 0) return NULL;
    while (row->name != NULL && strcmp(row->name, word + 2) != 0) row++;
    return row->name == NULL ? NULL : row;
}

// Opens the database of --db and the packs of --pack, as far as they were typed: the keys come from
// there.
static ag_engine *open_database(const completing *now, const ag_command *command)
{
    ag_arguments arguments = { .words = now->words };
    ag_engine *engine;
    for (int i = 1; i + 1 < now->count && arguments.given_count < AG_GIVEN_MAX; i++) {
        const ag_option_row *row = row_of(command, now->words[i]);
        if (row != NULL && (strcmp(row->name, "db") == 0 || strstr(row->name, "pack") != NULL)) {
            arguments.given[arguments.given_count].row = row;
            arguments.given[arguments.given_count++].value = now->words[i + 1];
        }
    }
    return ag_cli_open(&arguments, &engine) == AG_EXIT_OK ? engine : NULL;
}

// `before` is what was typed in front of the key: "1=" for a seat.
static void offer_keys(const completing *now, const ag_command *command, const char *before,
                       ag_cli_key *key, const char *what)
{
    ag_engine *engine = open_database(now, command);
    const char *text;
    for (int i = 0; engine != NULL && (text = key(engine, i)) != NULL; i++) {
        offer(now, before, text, what);
    }
    ag_engine_close(engine);
}

// Behind `aggro packs`: what to do, and then the packs of the project file.
static void offer_packs(const completing *now)
{
    ag_project_file file;
    ag_project_pack pack;
    if (now->count == 2) {
        offer(now, "", "on", "switches packs on");
        offer(now, "", "off", "switches packs off");
        return;
    }
    int code = ag_project_file_open(&file);
    for (int i = 0; code == AG_EXIT_OK && ag_project_file_pack(&file, i, &pack); i++) {
        offer(now, "", pack.path, pack.on ? "is on" : "is off");
    }
    ag_project_file_close(&file);
}

// The name of the value in the help says what can stand there: "CARD", "SEAT=DECK". The shell
// completes files itself.
static void offer_value(const completing *now, const ag_command *command, const char *value)
{
    static const char *const who[] = { "human", "greedy", "search", "random" };
    static const char *const when[] = { "auto", "always", "never" };
    const char *equals = strchr(value, '=') != NULL ? strchr(now->begun, '=') : NULL;
    char before[16] = "";
    if (equals != NULL) {
        snprintf(before, sizeof before, "%.*s", (int)(equals + 1 - now->begun), now->begun);
    }
    if (strstr(value, "CARD") != NULL || strstr(value, "KEY") != NULL) {
        offer_keys(now, command, before, ag_engine_card, "card");
    }
    for (int i = 0; i < 3 && strcmp(value, "WHEN") == 0; i++) offer(now, before, when[i], "colour");
    if (strstr(value, "PACK") != NULL) offer_packs(now);
    if (strstr(value, "DECK") != NULL) offer_keys(now, command, before, ag_engine_deck, "deck");
    if (strstr(value, "RAID") != NULL) offer_keys(now, command, before, ag_engine_raid, "raid");
    for (size_t i = 0; strstr(value, "WHO") != NULL && i < sizeof who / sizeof who[0]; i++) {
        offer(now, before, who[i], "who sits there");
    }
}

void ag_cli_print_candidates(ag_commands commands, char **words, int count)
{
    if (count == 0) return;
    completing now = { commands, words, count, words[count - 1] };
    const ag_command *command = command_of(&now);
    AG_ASSERT(now.begun != NULL);
    if (count == 1 || (count == 2 && strcmp(words[0], "help") == 0)) {
        offer_commands(&now);
        return;
    }
    if (command == NULL) return;
    // Bash cuts "1=human" into three words.
    int cut = count >= 4 && strcmp(words[count - 2], "=") == 0 ? 2 : 0;
    const ag_option_row *before = row_of(command, words[count - 2 - cut]);
    if (before != NULL && before->value != NULL) {
        offer_value(&now, command, before->value);
    } else if (now.begun[0] == '-') {
        for (const ag_option_row *row = command->rows; row->name != NULL; row++) {
            offer(&now, "--", row->name, row->help);
        }
        offer(&now, "--", "help", "what this command takes");
    } else {
        offer_value(&now, command, command->words);
    }
}
