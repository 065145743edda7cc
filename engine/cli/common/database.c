// Which card database a command uses, and what it prints if there is none.
#include "cli/common/cli.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/span.h"
#include "cli/common/pack_list.h"

#define AG_DATABASE "build/cards.db"

// Where the database is, relative to the program: next to it in a build, in the data
// folder once both are installed.
static const char *const database_places[] = { "cards.db", AG_DATA_FROM_PROGRAM "/cards.db" };

// Writes the path of the default database: that of the checkout, or that of the program.
static void default_path(char *out, size_t capacity)
{
    snprintf(out, capacity, "%s", AG_DATABASE);
    if (access(out, F_OK) == 0) return;
    char program[1024];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length <= 0) return;
    program[length] = '\0';
    char *slash = strrchr(program, '/');
    if (slash == NULL) return;
    *slash = '\0';
    for (size_t i = 0; i < sizeof database_places / sizeof database_places[0]; i++) {
        char place[1100];
        snprintf(place, sizeof place, "%s/%s", program, database_places[i]);
        if (access(place, F_OK) == 0) {
            snprintf(out, capacity, "%s", place);
            return;
        }
    }
}

void ag_cli_database(const ag_arguments *arguments, char *out, size_t capacity)
{
    const char *given = ag_arguments_value(arguments, "db", NULL);
    if (given != NULL) {
        snprintf(out, capacity, "%s", given);
    } else {
        default_path(out, capacity);
    }
}

int ag_cli_has_database(const ag_arguments *arguments)
{
    char path[1100];
    ag_cli_database(arguments, path, sizeof path);
    return ag_arguments_has(arguments, "db") || ag_arguments_has(arguments, "pack")
           || access(path, F_OK) == 0;
}

static int opens(ag_engine_def def)
{
    ag_engine *alone;
    def.pack_count = 0;
    ag_status status = ag_engine_open_with(&def, &alone, NULL);
    ag_engine_close(alone);
    return status == AG_OK;
}

// Where the packs are not at fault, the database file is missing or wrong, or a script of the
// folders is.
static int fail_open(const ag_engine_def *def, const ag_pack_list *packs, ag_error *error)
{
    if (packs->all.count > 0 && opens(*def)) return ag_pack_list_fail(packs, error);
    int of_file = error->status == AG_NOT_FOUND || error->status == AG_BAD_CONTENT;
    if (def->folder_count == 0 && of_file) error->status = AG_ENVIRONMENT;
    return ag_cli_fail(error);
}

int ag_cli_open_with(const ag_arguments *arguments, const ag_pack_list *packs, ag_engine_def def,
                     ag_engine **out)
{
    char path[1100];
    ag_error error = { 0 };
    *out = NULL;
    ag_cli_database(arguments, path, sizeof path);
    if (def.folder_count == 0 && access(path, F_OK) != 0) {
        ag_fail(&error, AG_ENVIRONMENT,
                "there is no card database \"%s\"; `aggro build --out FILE` makes one", path);
        return ag_cli_fail(&error);
    }
    def.database = path;
    def.packs = packs->all.paths;
    def.pack_count = packs->all.count;
    if (ag_engine_open_with(&def, out, &error) < 0) return fail_open(&def, packs, &error);
    const char *warning;
    for (int i = 0; (warning = ag_engine_warning(*out, i)) != NULL; i++) {
        fprintf(stderr, "aggro: warning: %s\n", warning);
    }
    return AG_EXIT_OK;
}

int ag_cli_open(const ag_arguments *arguments, ag_engine **out)
{
    ag_pack_list packs = { .of_file = 0 };
    *out = NULL;
    int code = ag_pack_list_open(arguments, &packs);
    if (code == AG_EXIT_OK) code = ag_cli_open_with(arguments, &packs, ag_engine_default(), out);
    ag_pack_list_close(&packs);
    return code;
}

int ag_cli_speak(const ag_arguments *arguments, ag_engine *engine)
{
    const char *wished = getenv("AGGRO_LANG");
    const char *lang = ag_arguments_value(arguments, "lang", NULL);
    ag_error error = { 0 };
    if (lang != NULL && ag_engine_speak(engine, lang, &error) < 0) return ag_cli_fail(&error);
    // AGGRO_LANG is meant for every database, so that a database without
    // the language is not an error.
    if (lang == NULL && wished != NULL && wished[0] != '\0') {
        (void)ag_engine_speak(engine, wished, NULL);
    }
    return AG_EXIT_OK;
}

void ag_cli_example_raid(char *out, size_t capacity)
{
    char path[1100];
    ag_engine *engine = NULL;
    default_path(path, sizeof path);
    const char *raid = NULL;
    if (access(path, F_OK) == 0 && ag_engine_open(path, &engine, NULL) == AG_OK) {
        raid = ag_engine_raid(engine, 0);
    }
    snprintf(out, capacity, "%s", raid != NULL ? raid : "RAID");
    ag_engine_close(engine);
}

void ag_cli_list(const ag_engine *engine, ag_cli_key *key, char *out, size_t capacity)
{
    ag_writer list = ag_writer_open(out, capacity);
    const char *text;
    for (int i = 0; (text = key(engine, i)) != NULL; i++) {
        ag_write(&list, "%s%s", i > 0 ? ", " : "", text);
    }
}

static const char *raid_key(void *context, int index)
{
    return ag_engine_raid(context, index);
}

int ag_cli_raid(const ag_arguments *arguments, const ag_engine *engine, const char **out)
{
    const char *wanted = arguments->word_count > 0 ? arguments->words[0] : NULL;
    const char *raid;
    for (int i = 0; wanted != NULL && (raid = ag_engine_raid(engine, i)) != NULL; i++) {
        if (strcmp(wanted, raid) == 0) {
            *out = raid;
            return AG_EXIT_OK;
        }
    }
    char list[512];
    ag_cli_list(engine, ag_engine_raid, list, sizeof list);
    if (list[0] == '\0') {
        ag_error error = { 0 };
        ag_fail(&error, AG_BAD_CONTENT, "the card database holds no raid");
        return ag_cli_fail(&error);
    }
    if (wanted == NULL) return ag_cli_usage("which raid? There are: %s", list);
    const char *nearest = ag_nearest(wanted, raid_key, (void *)(uintptr_t)engine);
    return ag_cli_usage("there is no raid \"%s\"%s%s%s; there are: %s", wanted,
                        nearest != NULL ? " (did you mean " : "", nearest != NULL ? nearest : "",
                        nearest != NULL ? "?)" : "", list);
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
