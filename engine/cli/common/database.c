// Which card database a command uses, and what it prints if there is none.
#include "cli/common/cli.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/span.h"
#include "cli/common/pack_list.h"

#define AG_DATABASE "build/cards.db"

// Writes the path of the default database: that of the checkout, or that of the program, which is
// beside it in a build, and in the data folder once both are installed.
static void default_path(char *out, size_t capacity)
{
    static const char *const places[] = { "cards.db", AG_DATA_FROM_PROGRAM "/cards.db" };
    char program[1024];
    snprintf(out, capacity, "%s", AG_DATABASE);
    ssize_t length =
        access(out, F_OK) == 0 ? 0 : readlink("/proc/self/exe", program, sizeof program - 1);
    while (length > 0 && program[length - 1] != '/') length--;
    for (int i = 0; length > 0 && i < 2; i++) {
        char place[1100];
        snprintf(place, sizeof place, "%.*s%s", (int)length, program, places[i]);
        if (access(place, F_OK) == 0) {
            snprintf(out, capacity, "%s", place);
            return;
        }
    }
}

void ag_cli_database(const ag_arguments *arguments, char *out, size_t capacity)
{
    default_path(out, capacity);
    const char *given = ag_arguments_value(arguments, "db", NULL);
    if (given != NULL) snprintf(out, capacity, "%s", given);
}

int ag_cli_has_database(const ag_arguments *arguments)
{
    char path[1100];
    ag_cli_database(arguments, path, sizeof path);
    return ag_arguments_has(arguments, "db") || ag_arguments_has(arguments, "pack")
           || access(path, F_OK) == 0;
}

// Where the packs are not at fault, the database file is missing or wrong, or a script of the
// folders is.
static void fail_open(ag_engine_def def, const ag_pack_list *packs, ag_error *error)
{
    ag_engine *alone;
    int had = def.pack_count;
    def.pack_count = 0;
    if (had > 0 && ag_engine_open_with(&def, &alone, NULL) == AG_OK) {
        ag_pack_list_fail(packs, error);
    }
    int of_file = error->status == AG_NOT_FOUND || error->status == AG_BAD_CONTENT;
    if (def.folder_count == 0 && of_file) error->status = AG_ENVIRONMENT;
    ag_cli_need(error->status, error);
}

// AGGRO_LANG is meant for every database, so one without the language is fine.
static void speak(const ag_arguments *arguments, ag_engine *engine)
{
    const char *wished = getenv("AGGRO_LANG");
    const char *lang = ag_arguments_value(arguments, "lang", NULL);
    ag_error error = { 0 };
    if (lang != NULL) {
        ag_cli_need(ag_engine_speak(engine, lang, &error), &error);
    } else if (wished != NULL && wished[0] != '\0') {
        (void)ag_engine_speak(engine, wished, NULL);
    }
}

ag_engine *ag_cli_open_with(const ag_arguments *arguments, const ag_pack_list *packs,
                            ag_engine_def def)
{
    char path[1100];
    ag_error error = { 0 };
    ag_engine *engine;
    const char *warning;
    ag_cli_database(arguments, path, sizeof path);
    if (def.folder_count == 0 && access(path, F_OK) != 0) {
        ag_cli_stop(AG_ENVIRONMENT,
                    "there is no card database \"%s\"; `aggro build --out FILE` makes one", path);
    }
    def.database = path;
    def.packs = packs != NULL ? packs->all.paths : NULL;
    def.pack_count = packs != NULL ? packs->all.count : 0;
    if (ag_engine_open_with(&def, &engine, &error) < 0) fail_open(def, packs, &error);
    for (int i = 0; (warning = ag_engine_warning(engine, i)) != NULL; i++) {
        fprintf(stderr, "aggro: warning: %s\n", warning);
    }
    if (ag_option_find(arguments->rows, "lang", 4) != NULL) speak(arguments, engine);
    return engine;
}

ag_engine *ag_cli_open(const ag_arguments *arguments)
{
    ag_pack_list packs = { .of_file = 0 };
    ag_pack_list_open(arguments, &packs);
    ag_engine *engine = ag_cli_open_with(arguments, &packs, ag_engine_default());
    ag_pack_list_close(&packs);
    return engine;
}

void ag_cli_example_raid(char *out, size_t capacity)
{
    char path[1100];
    ag_engine *engine = NULL;
    default_path(path, sizeof path);
    int opens = access(path, F_OK) == 0 && ag_engine_open(path, &engine, NULL) == AG_OK;
    const char *raid = opens ? ag_engine_raid(engine, 0) : NULL;
    snprintf(out, capacity, "%s", raid != NULL ? raid : "RAID");
    ag_engine_close(engine);
}

void ag_cli_list(const ag_engine *engine, ag_cli_key *key, char *out, size_t capacity)
{
    ag_writer list = ag_writer_open(out, capacity);
    const char *text;
    for (int i = 0; (text = key(engine, i)) != NULL; i++) ag_write_item(&list, "%s", text);
}

static const char *raid_key(void *context, int index)
{
    return ag_engine_raid(context, index);
}

const char *ag_cli_raid(const ag_arguments *arguments, const ag_engine *engine)
{
    const char *wanted = arguments->word_count > 0 ? arguments->words[0] : "";
    char list[512];
    void *raids = (void *)(uintptr_t)engine;
    int at = ag_candidate_find(wanted, raid_key, raids);
    if (at >= 0) return ag_engine_raid(engine, at);
    ag_cli_list(engine, ag_engine_raid, list, sizeof list);
    if (list[0] == '\0') ag_cli_stop(AG_BAD_CONTENT, "the card database holds no raid");
    if (arguments->word_count == 0) ag_cli_stop(AG_USAGE, "which raid? There are: %s", list);
    char meant[AG_MEANT_BYTES];
    ag_cli_stop(AG_USAGE, "there is no raid \"%s\"%s; there are: %s", wanted,
                ag_meant_one(ag_nearest(wanted, raid_key, raids), meant), list);
}

int ag_cli_duelists(ag_engine *engine, const char *raid, int out[2])
{
    ag_mode_info mode;
    if (!ag_engine_duel(engine, raid) || ag_raid_mode_at(engine, raid, 0, &mode, NULL) < 0) {
        return 0;
    }
    out[0] = mode.raiders_min;
    out[1] = mode.raiders_max;
    return 1;
}
