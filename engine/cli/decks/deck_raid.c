// Boss players' decks by raid and mode.
#include "cli/decks/deck_raid.h"

#include <string.h>
#include <unistd.h>

#include "base/error.h"
#include "cli/decks/deck_said.h"
#include "cli/output/json.h"

enum { PART_SIZE = 64, KEY_SIZE = 160 };

// ---- list ----

static void list_json(const char *raid, const ag_mode_info *mode, const ag_raid_deck_info *deck)
{
    cJSON *line = ag_json_open("aggro.raid_deck/1");
    cJSON_AddStringToObject(line, "raid", raid);
    cJSON_AddStringToObject(line, "mode", mode->name);
    cJSON_AddStringToObject(line, "rule", mode->rule);
    cJSON_AddNumberToObject(line, "raiders_min", mode->raiders_min);
    cJSON_AddNumberToObject(line, "raiders_max", mode->raiders_max);
    cJSON_AddStringToObject(line, "part", deck->part);
    cJSON_AddStringToObject(line, "key", deck->key);
    cJSON_AddStringToObject(line, "name", deck->name);
    cJSON_AddNumberToObject(line, "cards", deck->cards);
    ag_json_print(line);
}

static ag_status list_mode(const char *raid, const ag_mode_info *mode, ag_engine *engine, int json,
                           ag_error *error)
{
    ag_raid_deck_info deck;
    ag_status status = AG_OK;
    if (!json) {
        printf("%s, %s mode, %d to %d raiders%s%s%s\n", raid, mode->name, mode->raiders_min,
               mode->raiders_max, mode->rule[0] != '\0' ? " (" : "", mode->rule,
               mode->rule[0] != '\0' ? ")" : "");
    }
    for (int i = 0; status == AG_OK; i++) {
        status = ag_raid_deck_at(engine, raid, mode->name, i, &deck, error);
        if (status < 0 || deck.part[0] == '\0') break;
        if (json) {
            list_json(raid, mode, &deck);
        } else {
            printf("  %s: %s, %d card%s\n", deck.part, deck.key, deck.cards,
                   deck.cards == 1 ? "" : "s");
        }
    }
    return status;
}

// Lists the raid's modes, or the one of that name. Returns how many, or a negative status.
static int list_raid(const char *raid, const char *only, ag_engine *engine, int json,
                     ag_error *error)
{
    ag_mode_info mode;
    int listed = 0;
    for (int i = 0;; i++) {
        ag_status status = ag_raid_mode_at(engine, raid, i, &mode, error);
        if (status < 0 || mode.name[0] == '\0') return status < 0 ? (int)status : listed;
        if (only == NULL || strcmp(only, mode.name) == 0) {
            status = list_mode(raid, &mode, engine, json, error);
            listed++;
        }
        if (status < 0) return status;
    }
}

int ag_deck_raid_list(const ag_arguments *arguments, ag_engine *engine)
{
    const char *only = ag_arguments_value(arguments, "raid", NULL);
    const char *mode = ag_arguments_value(arguments, "mode", NULL);
    int json = ag_arguments_has(arguments, "json");
    ag_error error = { 0 };
    int status = only != NULL ? list_raid(only, mode, engine, json, &error) : 0;
    int listed = status;
    const char *raid;
    for (int i = 0; only == NULL && (raid = ag_engine_raid(engine, i)) != NULL && status >= 0;
         i++) {
        status = list_raid(raid, mode, engine, json, &error);
        listed += status;
    }
    if (status >= 0 && listed == 0 && mode != NULL) {
        status =
            ag_fail(&error, AG_USAGE, "no mode of %s is called \"%s\"; aggro deck list names them",
                    only != NULL ? only : "any raid", mode);
    }
    return status < 0 ? ag_cli_fail(&error) : AG_EXIT_OK;
}

// ---- check ----

// What is checked, and the result.
typedef struct checking {
    const ag_arguments *arguments;
    ag_engine *engine;
    const char *raid, *mode;
} checking;

static void check_json(const checking *now, const ag_deck_list *list, const char *part,
                       const char *word)
{
    cJSON *line = ag_deck_said_object(list, word);
    cJSON_AddStringToObject(line, "raid", now->raid);
    cJSON_AddStringToObject(line, "mode", now->mode);
    cJSON_AddStringToObject(line, "part", part);
    ag_json_print(line);
}

static int say(const checking *now, const ag_deck_list *list, const char *part, const char *word)
{
    ag_deck_info about = ag_deck_about(list);
    int wrong =
        ag_deck_said_count(list, AG_DECK_TROUBLES) + ag_deck_said_count(list, AG_DECK_BREACHES);
    if (ag_arguments_has(now->arguments, "json")) {
        check_json(now, list, part, word);
    } else {
        ag_deck_said_print(list, AG_DECK_TROUBLES, "error");
        ag_deck_said_print(list, AG_DECK_BREACHES, "error");
        ag_deck_said_print(list, AG_DECK_NOTES, "note");
        printf("%s: %s: %d cards, ", part, about.name, about.cards);
        if (wrong > 0) {
            printf("%d finding%s\n", wrong, wrong == 1 ? "" : "s");
        } else {
            printf("legal in the %s mode of %s\n", now->mode, now->raid);
        }
    }
    return wrong > 0 ? AG_EXIT_CONTENT : AG_EXIT_OK;
}

static int check_one(const checking *now, const char *part, const char *word)
{
    ag_deck_list *list;
    ag_error error = { 0 };
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "%s/decks/%s", now->raid, word);
    int is_file = strpbrk(word, "./") != NULL && access(word, F_OK) == 0;
    ag_status status =
        is_file ? ag_deck_read_file(
            now->engine, word, ag_arguments_value(now->arguments, "format", NULL), &list, &error)
                : ag_deck_open(now->engine, key, &list, &error);
    if (status == AG_NOT_FOUND && !is_file) status = ag_deck_open(now->engine, word, &list, &error);
    if (status < 0) return ag_cli_fail(&error);
    status = ag_deck_hold(list, now->raid, now->mode, part, &error);
    int code = status < 0 ? ag_cli_fail(&error) : say(now, list, part, word);
    ag_deck_close(list);
    return code;
}

// The raid's deck that a deck of its folder stands for: "main" for
// "main_heroic". Returns 0 if none.
static int part_of(const checking *now, const char *word, char out[PART_SIZE])
{
    const char *slash = strrchr(word, '/');
    const char *stem = slash != NULL ? slash + 1 : word;
    ag_raid_deck_info deck;
    for (int i = 0; ag_raid_deck_at(now->engine, now->raid, NULL, i, &deck, NULL) == AG_OK
                    && deck.part[0] != '\0';
         i++) {
        size_t length = strlen(deck.part);
        if (strncmp(deck.part, stem, length) == 0
            && (stem[length] == '\0' || stem[length] == '_' || stem[length] == '.')) {
            snprintf(out, PART_SIZE, "%s", deck.part);
            return 1;
        }
    }
    return 0;
}

static int check_word(const checking *now, const char *word)
{
    char part[PART_SIZE];
    const char *equals = strchr(word, '=');
    if (equals != NULL && equals[1] != '\0' && (size_t)(equals - word) < sizeof part) {
        snprintf(part, sizeof part, "%.*s", (int)(equals - word), word);
        return check_one(now, part, equals + 1);
    }
    if (equals == NULL && part_of(now, word, part)) return check_one(now, part, word);
    return ag_cli_usage("\"%s\": which of the raid's decks is it? Say main=%s", word,
                        equals == NULL ? word : "FILE");
}

// All decks that the mode has.
static int check_mode(const checking *now)
{
    ag_raid_deck_info deck;
    ag_error error = { 0 };
    int code = AG_EXIT_OK;
    for (int i = 0;; i++) {
        if (ag_raid_deck_at(now->engine, now->raid, now->mode, i, &deck, &error) < 0) {
            return ag_cli_fail(&error);
        }
        if (deck.part[0] == '\0') return code;
        int one = check_one(now, deck.part, deck.key);
        code = one > code ? one : code;
    }
}

int ag_deck_raid_check(const ag_arguments *arguments, ag_engine *engine)
{
    checking now = { .arguments = arguments,
                     .engine = engine,
                     .raid = ag_arguments_value(arguments, "raid", NULL),
                     .mode = ag_arguments_value(arguments, "mode", "standard") };
    int code = AG_EXIT_OK;
    if (now.raid == NULL) return ag_cli_usage("--mode is of a raid: which one? --raid RAID");
    if (arguments->word_count == 1) return check_mode(&now);
    for (int i = 1; i < arguments->word_count; i++) {
        int one = check_word(&now, arguments->words[i]);
        code = one > code ? one : code;
    }
    return code;
}
