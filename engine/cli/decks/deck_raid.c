// Boss players' decks by raid and mode.
#include <string.h>

#include "base/error.h"
#include "cli/decks/deck.h"
#include "cli/output/json.h"

enum { PART_SIZE = 64, KEY_SIZE = 160 };

// The index-th deck of the raid in a mode. Returns 0 past the last.
static int deck_at(ag_engine *engine, const char *raid, const char *mode, int index,
                   ag_raid_deck_info *out)
{
    ag_error error = { 0 };
    ag_cli_need(ag_raid_deck_at(engine, raid, mode, index, out, &error), &error);
    return out->part[0] != '\0';
}

// ---- list ----

static void list_mode(const char *raid, const ag_mode_info *mode, ag_engine *engine, int json)
{
    ag_raid_deck_info deck;
    if (!json) {
        printf("%s, %s mode, %d to %d raiders%s%s%s\n", raid, mode->name, mode->raiders_min,
               mode->raiders_max, mode->rule[0] != '\0' ? " (" : "", mode->rule,
               mode->rule[0] != '\0' ? ")" : "");
    }
    for (int i = 0; deck_at(engine, raid, mode->name, i, &deck); i++) {
        if (json) {
            ag_json_say("aggro.raid_deck/1",
                        "raid=%s mode=%s rule=%s raiders_min=%d raiders_max=%d part=%s key=%s"
                        " name=%s cards=%d",
                        raid, mode->name, mode->rule, mode->raiders_min, mode->raiders_max,
                        deck.part, deck.key, deck.name, deck.cards);
        } else {
            printf("  %s: %s, %d card%s\n", deck.part, deck.key, deck.cards,
                   deck.cards == 1 ? "" : "s");
        }
    }
}

void ag_deck_raid_list(const ag_arguments *arguments, ag_engine *engine)
{
    const char *only = ag_arguments_value(arguments, "raid", NULL);
    const char *wished = ag_arguments_value(arguments, "mode", NULL);
    const char *raid = only != NULL ? only : ag_engine_raid(engine, 0);
    int listed = 0, json = ag_arguments_has(arguments, "json");
    for (int i = 1; raid != NULL; i++) {
        ag_mode_info mode;
        ag_error error = { 0 };
        for (int at = 0;; at++) {
            ag_cli_need(ag_raid_mode_at(engine, raid, at, &mode, &error), &error);
            if (mode.name[0] == '\0') break;
            if (wished != NULL && strcmp(wished, mode.name) != 0) continue;
            list_mode(raid, &mode, engine, json);
            listed++;
        }
        raid = only != NULL ? NULL : ag_engine_raid(engine, i);
    }
    if (listed == 0 && wished != NULL) {
        ag_cli_stop(AG_USAGE, "no mode of %s is called \"%s\"; aggro deck list names them",
                    only != NULL ? only : "any raid", wished);
    }
}

// ---- check ----

// What is checked.
typedef struct checking {
    ag_engine *engine;
    const char *raid, *mode, *format;
    int json;
} checking;

static int check_one(const checking *now, const char *part, const char *word)
{
    ag_deck_list *list;
    ag_error error = { 0 };
    char key[KEY_SIZE];
    ag_deck_part of = { now->raid, now->mode, part };
    int is_file = ag_deck_is_file(word);
    snprintf(key, sizeof key, "%s/decks/%s", now->raid, word);
    ag_status status = is_file ? ag_deck_read_file(now->engine, word, now->format, &list, &error)
                               : ag_deck_open(now->engine, key, &list, &error);
    if (status == AG_NOT_FOUND && !is_file) status = ag_deck_open(now->engine, word, &list, &error);
    if (status < 0) return ag_cli_fail(&error);
    int code = AG_EXIT_OK;
    if (ag_deck_hold(list, now->raid, now->mode, part, &error) < 0) {
        code = ag_cli_fail(&error);
    } else if (ag_deck_report(list, word, &of, now->json) > 0) {
        code = AG_EXIT_CONTENT;
    }
    ag_deck_close(list);
    return code;
}

// A word is "main=FILE", or a deck of the raid's folder that stands for the one with whose name it
// begins: "main_heroic" for "main".
static int check_word(const checking *now, const char *word)
{
    char part[PART_SIZE];
    const char *equals = strchr(word, '='), *slash = strrchr(word, '/');
    const char *stem = slash != NULL ? slash + 1 : word;
    ag_raid_deck_info deck;
    if (equals != NULL && equals[1] != '\0' && (size_t)(equals - word) < sizeof part) {
        snprintf(part, sizeof part, "%.*s", (int)(equals - word), word);
        return check_one(now, part, equals + 1);
    }
    for (int i = 0; equals == NULL && deck_at(now->engine, now->raid, NULL, i, &deck); i++) {
        size_t length = strlen(deck.part);
        if (strncmp(deck.part, stem, length) == 0 && strchr("_.", stem[length]) != NULL) {
            return check_one(now, deck.part, word);
        }
    }
    return ag_cli_usage("\"%s\": which of the raid's decks is it? Say main=%s", word,
                        equals == NULL ? word : "FILE");
}

int ag_deck_raid_check(const ag_arguments *arguments, ag_engine *engine)
{
    checking now = { .engine = engine,
                     .raid = ag_arguments_value(arguments, "raid", NULL),
                     .mode = ag_arguments_value(arguments, "mode", "standard"),
                     .format = ag_arguments_value(arguments, "format", NULL),
                     .json = ag_arguments_has(arguments, "json") };
    int code = AG_EXIT_OK;
    ag_raid_deck_info deck;
    if (now.raid == NULL) ag_cli_stop(AG_USAGE, "--mode is of a raid: which one? --raid RAID");
    for (int i = 1; i < arguments->word_count; i++) {
        int one = check_word(&now, arguments->words[i]);
        code = one > code ? one : code;
    }
    for (int i = 0; arguments->word_count == 1 && deck_at(engine, now.raid, now.mode, i, &deck);
         i++) {
        int one = check_one(&now, deck.part, deck.key);
        code = one > code ? one : code;
    }
    return code;
}
