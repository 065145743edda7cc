// aggro build: the card database from the folders of scripts.
#include "cli/common/pack_list.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/output/json.h"

static const ag_option_row rows[] = {
    { "cards", "DIR", "the folder of player cards and decks (cards)" },
    { "raids", "DIR", "the folder of raids (raids)" },
    { "out", "FILE", "the database to make (build/cards.db)" },
    { "json", NULL, "JSON Lines: what changed, what does not load, the sums last" },
    { "pack", "FOLDER",
      "build this pack instead, beside the database of --db; repeat for those "
      "that it requires" },
    { "no-packs", NULL, "with --pack: without the packs that aggro.json has on" },
    { "db", "FILE", "with --pack: the card database that the pack is for (build/cards.db)" },
    { "quiet", NULL, "say nothing where all is well" },
    { NULL, NULL, NULL },
};

static const char *const news_words[] = { "changed", "added", "removed", "finding" };

// What the build reports: the first path that changed is named in the line that sums up the build.
typedef struct telling {
    int as_json;
    int changed;
    int findings;
    char first[256];
} telling;

static void hear_news(void *context, ag_build_news news, const char *text)
{
    telling *now = context;
    if (now->as_json) {
        cJSON *line = ag_json_open("aggro.build/1");
        cJSON_AddStringToObject(line, "type", news_words[news]);
        cJSON_AddStringToObject(line, news == AG_BUILD_FINDING ? "text" : "path", text);
        ag_json_print(line);
    }
    if (news != AG_BUILD_FINDING && now->changed++ == 0) {
        snprintf(now->first, sizeof now->first, "%s", text);
    }
    // The first finding is the error that the command ends with.
    if (news == AG_BUILD_FINDING && now->findings++ > 0 && !now->as_json) {
        fprintf(stderr, "aggro: %s\n", text);
    }
}

static void print_sums(const char *out, const ag_build_result *result)
{
    cJSON *line = ag_json_open("aggro.build/1");
    cJSON_AddStringToObject(line, "type", "built");
    cJSON_AddStringToObject(line, "database", out);
    cJSON_AddNumberToObject(line, "cards", result->cards);
    cJSON_AddNumberToObject(line, "raids", result->raids);
    cJSON_AddNumberToObject(line, "decks", result->decks);
    cJSON_AddNumberToObject(line, "scripts", result->scripts);
    cJSON_AddNumberToObject(line, "changed", result->changed);
    cJSON_AddNumberToObject(line, "added", result->added);
    cJSON_AddNumberToObject(line, "removed", result->removed);
    cJSON_AddBoolToObject(line, "fresh", result->fresh);
    ag_json_print(line);
}

// "build/cards.db: cards 132, raids 1, decks 3; 1 changed (cards/hoa/x.lua)"
static void say_sums(const char *out, const ag_build_result *result, const telling *now)
{
    const int counts[] = { result->changed, result->added, result->removed };
    fprintf(stderr, "aggro: %s: cards %d, raids %d, decks %d", out, result->cards, result->raids,
            result->decks);
    for (int i = 0, said = 0; i < 3; i++) {
        if (counts[i] > 0) {
            fprintf(stderr, "%s%d %s", said++ == 0 ? "; " : ", ", counts[i], news_words[i]);
        }
    }
    if (now->changed > 0) {
        fprintf(stderr, " (%s%s)", now->first, now->changed > 1 ? ", …" : "");
    } else if (!result->fresh) {
        fprintf(stderr, "; nothing changed");
    }
    fputc('\n', stderr);
}

// Makes the folder of the file if it does not exist. ag_build reports what fails here.
static void make_folder(const char *path)
{
    char folder[1024];
    const char *slash = strrchr(path, '/');
    if (slash == NULL || (size_t)(slash - path) >= sizeof folder) return;
    memcpy(folder, path, (size_t)(slash - path));
    folder[slash - path] = '\0';
    mkdir(folder, 0777);
}

// Builds the first pack that the command names; the engine is opened without packs, so the others
// must be all those that it requires.
static int build_first(const ag_arguments *arguments, const ag_pack_list *packs, const char *out)
{
    const char *first = packs->named.paths[0];
    const char *paths[2 * AG_GIVEN_MAX] = { first };
    ag_error error = { 0 };
    int count = 1, skipped = 0;
    for (int i = 0; i < packs->all.count; i++) {
        int is_first = !skipped && strcmp(packs->all.paths[i], first) == 0;
        skipped |= is_first;
        if (!is_first) paths[count++] = packs->all.paths[i];
    }
    ag_engine *engine = ag_cli_open_with(arguments, NULL, ag_engine_default());
    if (ag_pack_build(engine, paths, count, out, &error) < 0) ag_pack_list_fail(packs, &error);
    if (!ag_arguments_has(arguments, "quiet")) {
        fprintf(stderr, "aggro: %s: %s\n", out, ag_engine_packs(engine));
    }
    ag_engine_close(engine);
    return AG_EXIT_OK;
}

static int build_pack(const ag_arguments *arguments)
{
    ag_pack_list packs = { .of_file = 0 };
    const char *out = ag_arguments_value(arguments, "out", NULL);
    if (out == NULL) {
        return ag_cli_usage("which file? `aggro build --pack FOLDER --out FILE` makes one");
    }
    ag_pack_list_open(arguments, &packs);
    int code = build_first(arguments, &packs, out);
    ag_pack_list_close(&packs);
    return code;
}

static int run(const ag_arguments *arguments)
{
    if (ag_arguments_has(arguments, "pack")) return build_pack(arguments);
    const char *folders[] = {
        ag_arguments_value(arguments, "cards", "cards"),
        ag_arguments_value(arguments, "raids", "raids"),
    };
    const char *out = ag_arguments_value(arguments, "out", "build/cards.db");
    ag_engine_def def = { .database = out, .folders = folders, .folder_count = 2, .checked = 1 };
    telling now = { .as_json = ag_arguments_has(arguments, "json") };
    ag_build_result result;
    ag_error error = { 0 };
    make_folder(out);
    if (ag_build_with(&def, hear_news, &now, &result, &error) < 0) {
        int code = ag_cli_fail(&error);
        if (result.findings > 1) {
            fprintf(stderr, "aggro: %d scripts do not load; the database stays as it was\n",
                    result.findings);
        }
        return code;
    }
    if (now.as_json) {
        print_sums(out, &result);
    } else if (!ag_arguments_has(arguments, "quiet")) {
        say_sums(out, &result, &now);
    }
    return AG_EXIT_OK;
}

const ag_command ag_command_build = {
    "build", "",  "builds the card database from its scripts", "build --out build/cards.db",
    rows,    run,
};
