// aggro test: runs scenarios, each straight, rebuilt, forked and undone at every choice; failures
// first, the counts last.
#include "cli/cli.h"
#include "cli/paths.h"

#include <stdlib.h>

#include <cjson/cJSON.h>

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    { "json", NULL, "a line of JSON for each file" },
    { "quiet", NULL, "failures and counts only" },
    { "record", "FOLDER", "writes a recording of each scenario that passes" },
    { "save", "FILE", "a fifth way: at every question the game is saved here and loaded again" },
    { NULL, NULL, NULL },
};

typedef struct test_run {
    ag_engine *engine;
    const char *folder;  // for recordings; NULL: none
    int json;
    int quiet;
    const char *save_path;  // NULL: no fifth way
    int passed;
    int failed;
    int not_loaded;
} test_run;

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
    ag_status status =
        run->folder == NULL
            ? ag_scenario_run_saved(run->engine, path, run->save_path, &result, &error)
            : ag_scenario_record(run->engine, path, run->folder, &result, &error);
    if (status < 0) {
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

static int run_all(test_run *run, const ag_paths *list)
{
    for (int i = 0; i < list->count; i++) {
        ag_cli_show_progress("scenario", (uint64_t)i, (uint64_t)list->count);
        run_file(run, list->paths[i]);
    }
    ag_cli_show_progress("scenario", 1, 1);
    if (run->json) {
        printf("{\"schema\":\"aggro.test/1\",\"passed\":%d,\"failed\":%d,\"files\":%d}\n",
               run->passed, run->failed, list->count);
    } else {
        printf("%d passed, %d failed\n", run->passed, run->failed);
    }
    if (run->not_loaded > 0) {
        return AG_EXIT_CONTENT;
    }
    return run->failed > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

static int run_command(const ag_arguments *arguments)
{
    ag_paths list = { 0 };
    test_run run = {
        .json = ag_arguments_has(arguments, "json"),
        .quiet = ag_arguments_has(arguments, "quiet"),
        .folder = ag_arguments_value(arguments, "record", NULL),
        .save_path = ag_arguments_value(arguments, "save", NULL),
    };
    int code = ag_paths_find(arguments, 0, "tests/scenarios", &list);
    if (code == AG_EXIT_OK) {
        code = ag_cli_open(arguments, &run.engine);
    }
    if (code == AG_EXIT_OK) {
        code = run_all(&run, &list);
    }
    ag_engine_close(run.engine);
    ag_paths_close(&list);
    return code;
}

const ag_command ag_command_test = {
    "test", "[PATH...]", "runs scenarios straight, rebuilt, forked, undone", "test tests/scenarios",
    rows,   run_command,
};
