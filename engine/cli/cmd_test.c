// aggro test: runs scenarios, each straight, rebuilt, forked and undone at every choice; failures
// first, the counts last.
#include "cli/cli.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cjson/cJSON.h>

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    { "json", NULL, "a line of JSON for each file" },
    { "quiet", NULL, "failures and counts only" },
    { "save", "FILE", "a fifth way: at every question the game is saved here and loaded again" },
    { NULL, NULL, NULL },
};

typedef struct path_list {
    char **paths;
    int count;
    int capacity;
} path_list;

typedef struct test_run {
    ag_engine *engine;
    int json;
    int quiet;
    const char *save_path;  // NULL: no fifth way
    int passed;
    int failed;
    int not_loaded;
} test_run;

static int path_add(path_list *list, const char *path)
{
    if (list->count == list->capacity) {
        int capacity = list->capacity == 0 ? 64 : list->capacity * 2;
        char **paths = realloc(list->paths, (size_t)capacity * sizeof *paths);
        if (paths == NULL) {
            return 0;
        }
        list->paths = paths;
        list->capacity = capacity;
    }
    list->paths[list->count] = strdup(path);
    return list->paths[list->count++] != NULL;
}

static void path_close(path_list *list)
{
    for (int i = 0; i < list->count; i++) {
        free(list->paths[i]);
    }
    free(list->paths);
}

static int not_hidden(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static int ends_in_lua(const char *path)
{
    size_t length = strlen(path);
    return length > 4 && strcmp(path + length - 4, ".lua") == 0;
}

// Adds the scenario files under `path`, folders in order of name.
static int path_walk(path_list *list, const char *path, int named)
{
    struct stat found;
    if (stat(path, &found) != 0) {
        return 0;
    }
    if (!S_ISDIR(found.st_mode)) {
        return named || ends_in_lua(path) ? path_add(list, path) : 1;
    }
    struct dirent **entries = NULL;
    int count = scandir(path, &entries, not_hidden, alphasort);
    int good = count >= 0;
    for (int i = 0; i < count; i++) {
        char below[1024];
        snprintf(below, sizeof below, "%s/%s", path, entries[i]->d_name);
        good = good && path_walk(list, below, 0);
        free(entries[i]);
    }
    free(entries);
    return good;
}

static void print_json(const char *path, const ag_scenario_result *result)
{
    cJSON *line = cJSON_CreateObject();
    cJSON_AddStringToObject(line, "schema", "aggro.scenario/1");
    cJSON_AddStringToObject(line, "path", path);
    cJSON_AddStringToObject(line, "name", result->name);
    cJSON_AddNumberToObject(line, "passed", result->passed);
    cJSON_AddNumberToObject(line, "failed", result->failed);
    cJSON_AddStringToObject(line, "report", result->report);
    char *text = cJSON_PrintUnformatted(line);
    puts(text != NULL ? text : "");
    free(text);
    cJSON_Delete(line);
}

static void run_file(test_run *run, const char *path)
{
    ag_error error = { 0 };
    ag_scenario_result result = { 0 };
    if (ag_scenario_run_saved(run->engine, path, run->save_path, &result, &error) < 0) {
        run->not_loaded++;
        result.passed = 0;
        result.failed = 1;
        snprintf(result.report, sizeof result.report, "%s", error.text);
    }
    run->passed += result.passed;
    run->failed += result.failed;
    if (run->json) {
        print_json(path, &result);
    } else if (result.failed > 0) {
        printf("FAILED %s: %s\n%s\n", path, result.name, result.report);
    } else if (!run->quiet) {
        printf("ok     %s: %s\n", path, result.name);
    }
}

static int run_all(test_run *run, const path_list *list)
{
    for (int i = 0; i < list->count; i++) {
        ag_cli_show_progress("scenario", (uint64_t)i, (uint64_t)list->count);
        run_file(run, list->paths[i]);
    }
    ag_cli_show_progress("scenario", 1, 1);
    if (run->json) {
        printf("{\"schema\":\"aggro.test/1\",\"files\":%d,\"passed\":%d,\"failed\":%d}\n",
               list->count, run->passed, run->failed);
    } else {
        printf("%d passed, %d failed\n", run->passed, run->failed);
    }
    if (run->not_loaded > 0) {
        return AG_EXIT_CONTENT;
    }
    return run->failed > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

static int find_files(const ag_arguments *arguments, path_list *list)
{
    static char usual[] = "tests/scenarios";
    char *fallback[] = { usual };
    int named = arguments->word_count > 0;
    char **words = named ? arguments->words : fallback;
    for (int i = 0; i < (named ? arguments->word_count : 1); i++) {
        int before = list->count;
        ag_error error = { 0 };
        if (!path_walk(list, words[i], 1)) {
            ag_fail(&error, AG_ENVIRONMENT, "the scenarios at \"%s\" cannot be read", words[i]);
            return ag_cli_fail(&error);
        }
        if (list->count == before) {
            return ag_cli_usage("there is no scenario (a .lua file) in \"%s\"", words[i]);
        }
    }
    return AG_EXIT_OK;
}

static int run_command(const ag_arguments *arguments)
{
    path_list list = { 0 };
    test_run run = {
        .json = ag_arguments_has(arguments, "json"),
        .quiet = ag_arguments_has(arguments, "quiet"),
        .save_path = ag_arguments_value(arguments, "save", NULL),
    };
    int code = find_files(arguments, &list);
    if (code == AG_EXIT_OK) {
        code = ag_cli_open(arguments, &run.engine);
    }
    if (code == AG_EXIT_OK) {
        code = run_all(&run, &list);
    }
    ag_engine_close(run.engine);
    path_close(&list);
    return code;
}

const ag_command ag_command_test = {
    "test", "[PATH...]", "runs scenarios straight, rebuilt, forked, undone", "test tests/scenarios",
    rows,   run_command,
};
