// aggro deck: lists decks, checks them against the deck rules, and reads and writes
// the files of other programs.
#include "base/letter.h"
#include "cli/common/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/decks/deck_raid.h"
#include "cli/decks/deck_said.h"
#include "cli/output/json.h"

enum { TEXT_BYTES = 1 << 20, PATH_BYTES = 1024 };

static const ag_option_row rows[] = {
    { "format", "FORMAT",
      "plain, lackey, csv, o8d, dek or lua (import: what it looks like; export: plain)" },
    { "out", "FILE",
      "import: the script to make (cards/decks/NAME.lua); export: the file to make (stdout)" },
    { "name", "NAME", "import: what the deck is called" },
    { "partial", NULL, "import: leave out what is not known" },
    { "force", NULL, "write over a file that is there" },
    { "print", NULL, "import: print the script instead" },
    { "raid", "RAID", "list, check: a raid's decks: check --raid RAID main=FILE minion=DECK" },
    { "mode", "MODE", "list, check: the mode of the raid that they are for (check: standard)" },
    { "json", NULL, "list, check: JSON Lines" },
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_PACK_ROWS,
    { NULL, NULL, NULL },
};

// ---- list ----

static void list_json(const char *key, const ag_deck_info *about)
{
    cJSON *line = ag_json_open("aggro.deck/1");
    cJSON_AddStringToObject(line, "key", key);
    cJSON_AddStringToObject(line, "name", about->name);
    cJSON_AddStringToObject(line, "hero", about->hero);
    cJSON_AddStringToObject(line, "hero_name", about->hero_name);
    cJSON_AddStringToObject(line, "class", about->classes);
    cJSON_AddStringToObject(line, "faction", about->faction);
    cJSON_AddStringToObject(line, "plan", about->plan);
    cJSON_AddNumberToObject(line, "cards", about->cards);
    ag_json_print(line);
}

static int list_decks(const ag_arguments *arguments, ag_engine *engine)
{
    const char *key;
    ag_error error = { 0 };
    if (ag_cli_no_words(arguments, 1) != AG_EXIT_OK) return AG_EXIT_USAGE;
    for (int i = 0;
         !ag_arguments_has(arguments, "raid") && (key = ag_engine_deck(engine, i)) != NULL; i++) {
        ag_deck_list *list;
        if (ag_deck_open(engine, key, &list, &error) < 0) return ag_cli_fail(&error);
        ag_deck_info about = ag_deck_about(list);
        if (ag_arguments_has(arguments, "json")) {
            list_json(key, &about);
        } else {
            printf("%s: %s\n  %s, %s, %s, %d cards\n", key, about.name, about.hero_name,
                   about.classes, about.faction, about.cards);
            printf(about.plan[0] != '\0' ? "  %s\n" : "%s", about.plan);
        }
        ag_deck_close(list);
    }
    return ag_deck_raid_list(arguments, engine);
}

// ---- check ----

// A word with a folder or an ending is a file if that file exists; any other word
// is a deck of the database.
static int is_file(const char *word)
{
    return (strchr(word, '.') != NULL || strchr(word, '/') != NULL) && access(word, F_OK) == 0;
}

static ag_status open_deck(ag_engine *engine, const char *word, const char *format,
                           ag_deck_list **out, ag_error *error)
{
    if (is_file(word)) return ag_deck_read_file(engine, word, format, out, error);
    ag_status status = ag_deck_open(engine, word, out, error);
    if (status == AG_NOT_FOUND && strpbrk(word, "./") != NULL) {
        char text[sizeof error->text];
        snprintf(text, sizeof text, "%s", error->text);
        return ag_fail(error, AG_NOT_FOUND, "%.900s; nor is there a file \"%.60s\"", text, word);
    }
    return status;
}

static int check_deck(const ag_arguments *arguments, ag_engine *engine, const char *word)
{
    ag_deck_list *list;
    ag_error error = { 0 };
    if (open_deck(engine, word, ag_arguments_value(arguments, "format", NULL), &list, &error) < 0) {
        return ag_cli_fail(&error);
    }
    ag_deck_info about = ag_deck_about(list);
    int wrong =
        ag_deck_said_count(list, AG_DECK_TROUBLES) + ag_deck_said_count(list, AG_DECK_BREACHES);
    if (ag_arguments_has(arguments, "json")) {
        ag_deck_said_json(list, word);
    } else {
        ag_deck_said_print(list, AG_DECK_TROUBLES, "error");
        ag_deck_said_print(list, AG_DECK_BREACHES, "error");
        ag_deck_said_print(list, AG_DECK_NOTES, "note");
        printf("%s: %s: %d cards, ", word, about.name, about.cards);
        if (wrong > 0) {
            printf("%d finding%s\n", wrong, wrong == 1 ? "" : "s");
        } else {
            printf("%s\n", about.of_raid ? "a Boss player's deck" : "legal");
        }
    }
    ag_deck_close(list);
    return wrong > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

// Checks all decks that are named, or all there are. The worst exit code counts.
static int check_decks(const ag_arguments *arguments, ag_engine *engine)
{
    int code = AG_EXIT_OK;
    const char *key;
    if (ag_arguments_has(arguments, "raid") || ag_arguments_has(arguments, "mode")) {
        return ag_deck_raid_check(arguments, engine);
    }
    for (int i = 1; i < arguments->word_count; i++) {
        int one = check_deck(arguments, engine, arguments->words[i]);
        code = one > code ? one : code;
    }
    for (int i = 0; arguments->word_count == 1 && (key = ag_engine_deck(engine, i)) != NULL; i++) {
        int one = check_deck(arguments, engine, key);
        code = one > code ? one : code;
    }
    return code;
}

// ---- writing ----

// "The Burning Answer" becomes "the_burning_answer".
static void stem_of(const char *name, char *out, size_t capacity)
{
    size_t length = 0;
    for (; *name != '\0' && length + 1 < capacity; name++) {
        if (ag_is_alnum(*name)) {
            out[length++] = ag_lower(*name);
        } else if (length > 0 && out[length - 1] != '_' && *name != '\'') {
            out[length++] = '_';
        }
    }
    while (length > 0 && out[length - 1] == '_') length--;
    out[length] = '\0';
}

static int write_file(const char *path, const char *text, int force)
{
    ag_error error = { 0 };
    FILE *file = force ? fopen(path, "w") : fopen(path, "wx");
    if (file == NULL && errno == EEXIST) {
        ag_fail(&error, AG_ENVIRONMENT,
                "\"%s\" is there already: name another with --out, or add --force", path);
        return ag_cli_fail(&error);
    }
    int failed = file == NULL || fputs(text, file) == EOF;
    failed |= file != NULL && fclose(file) != 0;
    if (failed) {
        ag_fail(&error, AG_ENVIRONMENT, "can't write \"%s\": %s", path, strerror(errno));
        return ag_cli_fail(&error);
    }
    return AG_EXIT_OK;
}

// Makes the folder of decks if the project does not have it yet.
static void make_deck_folder(void)
{
    (void)mkdir("cards", 0777);
    (void)mkdir("cards/decks", 0777);  // if this fails, writing the file says so
}

// `path` NULL: the standard output.
static int write_deck(const ag_deck_list *list, const char *format, const char *path, int force)
{
    ag_error error = { 0 };
    char *text = malloc(TEXT_BYTES);
    int code = AG_EXIT_ENVIRONMENT;
    if (text == NULL) {
        ag_fail(&error, AG_NO_MEMORY, "no memory for the deck");
    } else if (ag_deck_write(list, format, text, TEXT_BYTES, &error) == AG_OK) {
        code = path == NULL ? (fputs(text, stdout), AG_EXIT_OK) : write_file(path, text, force);
    }
    if (error.status < 0) code = ag_cli_fail(&error);
    free(text);
    return code;
}

// ---- import, export ----

static const char *import_path(const ag_arguments *arguments, const ag_deck_list *list, char *out,
                               size_t capacity)
{
    char stem[96];
    const char *path = ag_arguments_value(arguments, "out", NULL);
    if (path != NULL || ag_arguments_has(arguments, "print")) return path;
    stem_of(ag_deck_about(list).name, stem, sizeof stem);
    snprintf(out, capacity, "cards/decks/%s.lua", stem[0] != '\0' ? stem : "deck");
    make_deck_folder();
    return out;
}

static int import_list(const ag_arguments *arguments, const ag_deck_list *list)
{
    char room[PATH_BYTES];
    ag_deck_info about = ag_deck_about(list);
    int troubles = ag_deck_said_count(list, AG_DECK_TROUBLES);
    ag_deck_said_print(list, AG_DECK_TROUBLES,
                       ag_arguments_has(arguments, "partial") ? "left out" : "error");
    ag_deck_said_print(list, AG_DECK_NOTES, "note");
    if (troubles > 0 && (!ag_arguments_has(arguments, "partial") || about.lines == 0)) {
        if (about.lines == 0) {
            fprintf(stderr, "aggro: nothing was written: no line names a card; "
                            "this does not look like a deck list\n");
        } else {
            fprintf(stderr,
                    "aggro: nothing was written: "
                    "mend the %s, or leave them out with --partial\n",
                    troubles == 1 ? "line" : "lines");
        }
        return AG_EXIT_CONTENT;
    }
    ag_deck_said_print(list, AG_DECK_BREACHES, "warning");
    if (about.of_raid && !ag_arguments_has(arguments, "print")
        && !ag_arguments_has(arguments, "out")) {
        return ag_cli_usage(
            "these are cards of a raid: say where its deck lies, --out raids/RAID/decks/NAME.lua");
    }
    const char *path = import_path(arguments, list, room, sizeof room);
    int code = write_deck(list, "lua", path, ag_arguments_has(arguments, "force"));
    if (code == AG_EXIT_OK && path != NULL) {
        fprintf(stderr, "aggro: wrote %s: %s, %d cards; %s\n", path, about.name, about.cards,
                access("raids", F_OK) == 0
                    ? "`aggro build` takes it into the database"
                    : "to play it, `aggro build` where the folders cards and raids are, "
                      "with this file in cards/decks");
    }
    return code;
}

static int import_deck(const ag_arguments *arguments, ag_engine *engine)
{
    ag_deck_list *list;
    ag_error error = { 0 };
    if (arguments->word_count != 2) {
        return ag_cli_usage("which file? `aggro deck import FILE` takes one");
    }
    const char *format = ag_arguments_value(arguments, "format", NULL);
    ag_status status = ag_deck_read_file(engine, arguments->words[1], format, &list, &error);
    const char *name = ag_arguments_value(arguments, "name", NULL);
    if (status == AG_OK && name != NULL) status = ag_deck_rename(list, name, &error);
    if (status < 0) return ag_cli_fail(&error);
    int code = import_list(arguments, list);
    ag_deck_close(list);
    return code;
}

static int export_deck(const ag_arguments *arguments, ag_engine *engine)
{
    ag_deck_list *list;
    ag_error error = { 0 };
    if (arguments->word_count != 2) {
        return ag_cli_usage(
            "which deck? `aggro deck export DECK` takes one; `aggro deck list` lists them");
    }
    if (open_deck(engine, arguments->words[1], NULL, &list, &error) < 0) return ag_cli_fail(&error);
    int code = AG_EXIT_CONTENT;
    ag_deck_said_print(list, AG_DECK_TROUBLES, "error");
    if (ag_deck_said_count(list, AG_DECK_TROUBLES) == 0) {
        code = write_deck(list, ag_arguments_value(arguments, "format", "plain"),
                          ag_arguments_value(arguments, "out", NULL),
                          ag_arguments_has(arguments, "force"));
    }
    ag_deck_close(list);
    return code;
}

// ---- the command ----

static const struct {
    const char *name;
    int (*run)(const ag_arguments *arguments, ag_engine *engine);
} verbs[] = {
    { "list", list_decks },
    { "check", check_decks },
    { "import", import_deck },
    { "export", export_deck },
};
enum { VERB_COUNT = sizeof verbs / sizeof verbs[0] };

static const char *verb_name(void *context, int index)
{
    (void)context;
    return index < VERB_COUNT ? verbs[index].name : NULL;
}

static int run(const ag_arguments *arguments)
{
    const char *verb = arguments->word_count > 0 ? arguments->words[0] : "";
    ag_engine *engine;
    int at = 0;
    while (at < VERB_COUNT && strcmp(verbs[at].name, verb) != 0) at++;
    if (at == VERB_COUNT) {
        const char *nearest = verb[0] != '\0' ? ag_nearest(verb, verb_name, NULL) : NULL;
        return ag_cli_usage("aggro deck list, check, import or export; not \"%s\"%s%s%s", verb,
                            nearest != NULL ? " (did you mean " : "",
                            nearest != NULL ? nearest : "", nearest != NULL ? "?)" : "");
    }
    int code = ag_cli_open(arguments, &engine);
    if (code == AG_EXIT_OK) {
        code = verbs[at].run(arguments, engine);
        ag_engine_close(engine);
    }
    return code;
}

const ag_command ag_command_deck = {
    "deck",
    "VERB [DECK|FILE]",
    "lists, checks, imports and exports decks",
    "deck import mine.txt",
    rows,
    run,
};
