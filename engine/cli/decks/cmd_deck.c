// aggro deck: lists decks, checks them against the deck rules, and reads and writes
// the files of other programs.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/common/paths.h"
#include "cli/decks/deck.h"
#include "cli/output/json.h"

enum { TEXT_BYTES = 1 << 20 };

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
    { NULL },
};

// ---- what is said of a deck ----

int ag_deck_remarks(const ag_deck_list *list, ag_deck_said what, const char *lead)
{
    const char *file = ag_deck_about(list).file, *text;
    int line, count = 0;
    for (; (text = ag_deck_says(list, what, count, &line)) != NULL; count++) {
        if (lead == NULL) continue;
        fprintf(stderr, line > 0 ? "%s:%d" : "%s", file, line);
        fprintf(stderr, ": %s: %s\n", lead, text);
    }
    return count;
}

static void add_remarks(cJSON *object, const char *name, const ag_deck_list *list,
                        ag_deck_said what)
{
    cJSON *lines = cJSON_AddArrayToObject(object, name);
    const char *text;
    int line;
    for (int i = 0; (text = ag_deck_says(list, what, i, &line)) != NULL; i++) {
        ag_json_item(lines, "line?=%d text=%s", line > 0 ? line : -1, text);
    }
}

int ag_deck_report(const ag_deck_list *list, const char *word, const ag_deck_part *of, int json)
{
    ag_deck_info about = ag_deck_about(list);
    int wrong = ag_deck_remarks(list, AG_DECK_TROUBLES, json ? NULL : "error")
                + ag_deck_remarks(list, AG_DECK_BREACHES, json ? NULL : "error");
    if (json) {
        cJSON *line = ag_json_open("aggro.deck_check/1");
        ag_json_add(line, "deck=%s file=%s name=%s legal=%i cards=%d", word, about.file, about.name,
                    wrong == 0, about.cards);
        add_remarks(line, "troubles", list, AG_DECK_TROUBLES);
        add_remarks(line, "breaches", list, AG_DECK_BREACHES);
        if (of != NULL) ag_json_add(line, "raid=%s mode=%s part=%s", of->raid, of->mode, of->part);
        ag_json_print(line);
        return wrong;
    }
    (void)ag_deck_remarks(list, AG_DECK_NOTES, "note");
    printf("%s: %s: %d cards, ", of != NULL ? of->part : word, about.name, about.cards);
    if (wrong > 0) {
        printf("%d finding%s\n", wrong, wrong == 1 ? "" : "s");
    } else if (of != NULL) {
        printf("legal in the %s mode of %s\n", of->mode, of->raid);
    } else {
        printf("%s\n", about.of_raid ? "a Boss player's deck" : "legal");
    }
    return wrong;
}

// ---- list ----

static int list_decks(const ag_arguments *arguments, ag_engine *engine)
{
    const char *key;
    ag_error error = { 0 };
    int raid = ag_arguments_has(arguments, "raid"), json = ag_arguments_has(arguments, "json");
    for (int i = 0; !raid && (key = ag_engine_deck(engine, i)) != NULL; i++) {
        ag_deck_list *list;
        ag_cli_need(ag_deck_open(engine, key, &list, &error), &error);
        ag_deck_info about = ag_deck_about(list);
        if (json) {
            ag_json_say("aggro.deck/1",
                        "key=%s name=%s hero=%s hero_name=%s class=%s faction=%s plan=%s cards=%d",
                        key, about.name, about.hero, about.hero_name, about.classes, about.faction,
                        about.plan, about.cards);
        } else {
            printf("%s: %s\n  %s, %s, %s, %d cards\n", key, about.name, about.hero_name,
                   about.classes, about.faction, about.cards);
            printf(about.plan[0] != '\0' ? "  %s\n" : "%s", about.plan);
        }
        ag_deck_close(list);
    }
    ag_deck_raid_list(arguments, engine);
    return AG_EXIT_OK;
}

// ---- check ----

int ag_deck_is_file(const char *word)
{
    return strpbrk(word, "./") != NULL && access(word, F_OK) == 0;
}

// A word that is not a file is a deck of the database.
static ag_status open_deck(ag_engine *engine, const char *word, const char *format,
                           ag_deck_list **out, ag_error *error)
{
    if (ag_deck_is_file(word)) return ag_deck_read_file(engine, word, format, out, error);
    ag_status status = ag_deck_open(engine, word, out, error);
    if (status == AG_NOT_FOUND && strpbrk(word, "./") != NULL) {
        ag_error first = *error;
        return ag_fail(error, AG_NOT_FOUND, "%.900s; nor is there a file \"%.60s\"", first.text,
                       word);
    }
    return status;
}

static int check_deck(const ag_arguments *arguments, ag_engine *engine, const char *word)
{
    ag_deck_list *list;
    ag_error error = { 0 };
    const char *format = ag_arguments_value(arguments, "format", NULL);
    if (open_deck(engine, word, format, &list, &error) < 0) return ag_cli_fail(&error);
    int wrong = ag_deck_report(list, word, NULL, ag_arguments_has(arguments, "json"));
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

// ---- import, export ----

// `path` NULL: the standard output.
static void write_deck(const ag_arguments *arguments, const ag_deck_list *list, const char *format,
                       const char *path)
{
    ag_error error = { 0 };
    char *text = malloc(TEXT_BYTES);
    if (text == NULL) ag_cli_no_memory("for the deck");
    int force = ag_arguments_has(arguments, "force");
    ag_cli_need(ag_deck_write(list, format, text, TEXT_BYTES, &error), &error);
    if (path != NULL && !force && access(path, F_OK) == 0) {
        ag_cli_stop(AG_ENVIRONMENT,
                    "\"%s\" is there already: name another with --out, or add --force", path);
    }
    if (path != NULL) {
        ag_path_write(path, text, strlen(text), force);
    } else {
        fputs(text, stdout);
    }
    free(text);
}

static int import_deck(const ag_arguments *arguments, ag_engine *engine)
{
    ag_deck_list *list;
    ag_error error = { 0 };
    char stem[96], usual[128];
    int partial = ag_arguments_has(arguments, "partial");
    int prints = ag_arguments_has(arguments, "print");
    const char *path = ag_arguments_value(arguments, "out", NULL);
    const char *name = ag_arguments_value(arguments, "name", NULL);
    const char *format = ag_arguments_value(arguments, "format", NULL);
    ag_cli_need(ag_deck_read_file(engine, arguments->words[1], format, &list, &error), &error);
    if (name != NULL) ag_cli_need(ag_deck_rename(list, name, &error), &error);
    ag_deck_info about = ag_deck_about(list);
    int troubles = ag_deck_remarks(list, AG_DECK_TROUBLES, partial ? "left out" : "error");
    (void)ag_deck_remarks(list, AG_DECK_NOTES, "note");
    if (troubles > 0 && about.lines == 0) {
        ag_cli_stop(AG_BAD_CONTENT, "nothing was written: no line names a card; "
                                    "this does not look like a deck list");
    }
    if (troubles > 0 && !partial) {
        ag_cli_stop(AG_BAD_CONTENT,
                    "nothing was written: mend the %s, or leave them out with --partial",
                    troubles == 1 ? "line" : "lines");
    }
    (void)ag_deck_remarks(list, AG_DECK_BREACHES, "warning");
    if (about.of_raid && !prints && path == NULL) {
        ag_cli_stop(
            AG_USAGE,
            "these are cards of a raid: say where its deck lies, --out raids/RAID/decks/NAME.lua");
    }
    if (path == NULL && !prints) {
        int named = ag_stem_of(about.name, stem, sizeof stem);
        snprintf(usual, sizeof usual, "cards/decks/%s.lua", named ? stem : "deck");
        path = usual;
    }
    write_deck(arguments, list, "lua", path);
    if (path != NULL) {
        fprintf(stderr, "aggro: wrote %s: %s, %d cards; %s\n", path, about.name, about.cards,
                access("raids", F_OK) == 0
                    ? "`aggro build` takes it into the database"
                    : "to play it, `aggro build` where the folders cards and raids are, "
                      "with this file in cards/decks");
    }
    ag_deck_close(list);
    return AG_EXIT_OK;
}

static int export_deck(const ag_arguments *arguments, ag_engine *engine)
{
    ag_deck_list *list;
    ag_error error = { 0 };
    ag_cli_need(open_deck(engine, arguments->words[1], NULL, &list, &error), &error);
    if (ag_deck_remarks(list, AG_DECK_TROUBLES, "error") > 0) return AG_EXIT_CONTENT;
    write_deck(arguments, list, ag_arguments_value(arguments, "format", "plain"),
               ag_arguments_value(arguments, "out", NULL));
    ag_deck_close(list);
    return AG_EXIT_OK;
}

// ---- the command ----

static const struct {
    const char *name;
    int (*run)(const ag_arguments *arguments, ag_engine *engine);
    int least, most;    // words, with the verb
    const char *which;  // what is asked where there are less, or more
} verbs[] = {
    { "list", list_decks, 1, 1 },
    { "check", check_decks, 1, AG_WORDS_ANY },
    { "import", import_deck, 2, 2, "which file? `aggro deck import FILE` takes one" },
    { "export", export_deck, 2, 2,
      "which deck? `aggro deck export DECK` takes one; `aggro deck list` lists them" },
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
    int at = ag_candidate_find(verb, verb_name, NULL), count = arguments->word_count;
    char meant[AG_MEANT_BYTES];
    if (at < 0) {
        const char *near = verb[0] != '\0' ? ag_nearest(verb, verb_name, NULL) : NULL;
        ag_cli_stop(AG_USAGE, "aggro deck list, check, import or export; not \"%s\"%s", verb,
                    ag_meant_one(near, meant));
    }
    if ((count < verbs[at].least || count > verbs[at].most) && verbs[at].which != NULL) {
        ag_cli_stop(AG_USAGE, "%s", verbs[at].which);
    }
    if (count > verbs[at].most) ag_cli_too_many(arguments->words[verbs[at].most]);
    ag_engine *engine = ag_cli_open(arguments);
    int code = verbs[at].run(arguments, engine);
    ag_engine_close(engine);
    return code;
}

const ag_command ag_command_deck = { "deck",
                                     "VERB [DECK|FILE]",
                                     "lists, checks, imports and exports decks",
                                     "deck import mine.txt",
                                     rows,
                                     run,
                                     AG_WORDS_ANY };
