// aggro test: runs scenarios, each straight, rebuilt, forked and undone at every choice; failures
// first, the counts last.
#include "cli/common/affected.h"
#include "cli/common/noted.h"
#include "cli/common/selection.h"
#include "cli/common/coverage_report.h"
#include "cli/output/json.h"

#include <stdlib.h>
#include <string.h>

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_PACK_ROWS,
    AG_CLI_SCENARIOS_ROW,
    { "watch", NULL, "and again what a file that is saved concerns, until Ctrl-C" },
    { "cards", "DIR", "with --watch: the folder of player cards and decks (cards)" },
    { "raids", "DIR", "with --watch: the folder of raids (raids)" },
    { "draft", NULL, "with --watch: texts may lag behind their scripts" },
    { "notes", NULL, "what scripts note(…) for their authors, on stderr; --watch shows it, too" },
    { "straight", NULL, "the straight way only" },
    { "cites", "RULE", "only scenarios that cite this rule (\"CR 717.4\")" },
    { "coverage", NULL, "which lines and functions of the scripts no scenario ran" },
    { "min", "PERCENT", "with --coverage: fewer lines are a finding" },
    { "json", NULL, "a line of JSON for each file" },
    { "quiet", NULL, "failures and counts only" },
    { "record", "FOLDER", "writes a recording of each scenario that passes" },
    { "save", "FILE", "a fifth way: at every question the game is saved here and loaded again" },
    { NULL, NULL, NULL },
};

typedef struct test_run {
    ag_project project;
    ag_engine *engine;  // the project's
    ag_scenario_how how;
    ag_coverage *coverage;
    ag_selection chosen;
    int straight;
    int json;
    int quiet;
    int passed;
    int failed;
    int not_loaded;
} test_run;

static void print_json(const char *path, const ag_scenario_result *result)
{
    cJSON *line = ag_json_open("aggro.scenario/1");
    cJSON_AddStringToObject(line, "path", path);
    cJSON_AddStringToObject(line, "name", result->name);
    cJSON_AddNumberToObject(line, "passed", result->passed);
    cJSON_AddNumberToObject(line, "failed", result->failed);
    cJSON_AddNumberToObject(line, "asserted", result->asserted);
    cJSON_AddStringToObject(line, "report", result->report);
    ag_json_print(line);
}

static void run_file(test_run *run, const char *path)
{
    ag_error error = { 0 };
    ag_scenario_result result = { 0 };
    if (ag_scenario_run_how(run->engine, path, &run->how, &result, &error) < 0) {
        run->not_loaded++;
        result.passed = 0;
        result.failed = 1;
        snprintf(result.report, sizeof result.report, "%s", error.text);
    }
    if (result.passed + result.failed == 0) {
        return;  // no scenario of the file cites the rule
    }
    run->passed += result.passed;
    run->failed += result.failed;
    if (run->json) {
        print_json(path, &result);
        fflush(stdout);
    } else if (result.failed > 0) {
        printf("FAILED %s: %s\n%s\n", path, result.name, result.report);
    } else if (!run->quiet) {
        if (result.passed > 1) {
            printf("ok     %s: %d scenarios\n", path, result.passed);
        } else {
            printf("ok     %s: %s\n", path, result.name);
        }
    }
}

// Prints a card of a named folder that no scenario names.
static void tell_untested(test_run *run, const char *line)
{
    run->failed++;
    if (run->json) {
        ag_scenario_result result = { .failed = 1 };
        snprintf(result.report, sizeof result.report, "%s", line);
        print_json("", &result);
    } else {
        printf("FAILED %s\n", line);
    }
}

static int run_all(test_run *run)
{
    const ag_paths *list = &run->chosen.scenarios;
    for (int i = 0; i < list->count; i++) {
        ag_cli_show_progress("scenario", (uint64_t)i, (uint64_t)list->count);
        run_file(run, list->paths[i]);
    }
    ag_cli_show_progress("scenario", 1, 1);
    for (int i = 0; i < run->chosen.untested.count; i++) {
        tell_untested(run, run->chosen.untested.paths[i]);
    }
    if (run->json) {
        printf("{\"schema\":\"aggro.test/1\",\"passed\":%d,\"failed\":%d,\"files\":%d}\n",
               run->passed, run->failed, list->count);
    } else {
        printf("%d passed, %d failed\n", run->passed, run->failed);
    }
    if (run->not_loaded > 0) return AG_EXIT_CONTENT;
    return run->failed > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

// ---- coverage ----

static int report_coverage(test_run *run, uint64_t percent_min)
{
    ag_naming naming = { 0 };
    for (int i = 0; i < run->chosen.scenarios.count; i++) {
        ag_naming_add(&naming, run->chosen.scenarios.paths[i]);
    }
    ag_coverage_wish wish = { .engine = run->engine,
                              .coverage = run->coverage,
                              .cards = run->chosen.cards,
                              .card_count = run->chosen.card_count,
                              .packs = &run->project.packs.named,
                              .naming = &naming,
                              .json = run->json,
                              .percent_min = (double)percent_min };
    int code = ag_coverage_report(&wish);
    ag_paths_close(&naming.texts);
    return code;
}

static int open_coverage(test_run *run)
{
    ag_error error = { 0 };
    if (ag_coverage_open(run->engine, &run->coverage, &error) < 0) return ag_cli_fail(&error);
    run->how.coverage = run->coverage;
    return AG_EXIT_OK;
}

// ---- --watch ----

// Runs the scenarios that the change concerns again; if there are none, it prints nothing.
static void run_again(test_run *run, const ag_changes *changes)
{
    ag_refresh refresh;
    ag_error error = { 0 };
    const char *finding;
    ag_selection_close(&run->chosen);
    run->passed = run->failed = run->not_loaded = 0;
    if (ag_project_refresh(&run->project, changes, &refresh, &error) < 0) {
        (void)ag_cli_fail(&error);
        return;
    }
    for (int i = 0; (finding = ag_engine_finding(run->engine, i)) != NULL; i++) {
        fprintf(stderr, "aggro: %s\n", finding);
    }
    run->how.straight =
        ag_affected_find(&run->project, changes, &run->chosen.scenarios) || run->straight;
    if (run->chosen.scenarios.count > 0) {
        (void)run_all(run);
        fflush(stdout);
    }
}

static int watch(test_run *run)
{
    ag_cli_hold_interrupts();
    fflush(stdout);
    fprintf(stderr, "aggro: watching; Ctrl-C ends\n");
    while (ag_watcher_wait(run->project.watcher, -1, -1) == AG_NOTICED_CHANGES) {
        run_again(run, ag_watcher_changes(run->project.watcher));
    }
    return AG_EXIT_INTERRUPTED;
}

static int open_engine(test_run *run, const ag_arguments *arguments)
{
    int watches = ag_arguments_has(arguments, "watch");
    int code = AG_EXIT_OK;
    if (watches && ag_arguments_has(arguments, "coverage")) {
        return ag_cli_usage("--coverage is of one run: it goes without --watch");
    }
    if (!watches && ag_arguments_has(arguments, "draft")) return ag_cli_usage(AG_DRAFT_WATCHES);
    run->project.watches = watches;
    run->project.wants_folders = run->project.wants_scenarios = 1;
    code = ag_project_open(arguments, &run->project);
    run->engine = run->project.engine;
    return code;
}

static int run_with(test_run *run, const ag_arguments *arguments)
{
    ag_error error = { 0 };
    uint64_t percent_min = 0;
    if (ag_arguments_number(arguments, "min", 0, 100, &percent_min, &error) < 0) {
        return ag_cli_fail(&error);
    }
    int covers = ag_arguments_has(arguments, "coverage");
    if (!covers && ag_arguments_has(arguments, "min")) {
        return ag_cli_usage("--min says how many lines must have run: it goes with --coverage");
    }
    int code = open_engine(run, arguments);
    if (code == AG_EXIT_OK) code = ag_selection_read(&run->project, arguments, &run->chosen);
    if (code == AG_EXIT_OK && covers) code = open_coverage(run);
    if (code == AG_EXIT_OK) {
        code = run_all(run);
        if (run->how.rule != NULL && run->passed + run->failed == 0) {
            return ag_cli_usage("no scenario cites \"%s\"", run->how.rule);
        }
        int covered = covers ? report_coverage(run, percent_min) : AG_EXIT_OK;
        code = code == AG_EXIT_OK ? covered : code;
        code = run->project.watcher != NULL ? watch(run) : code;
    }
    return code;
}

static int run_command(const ag_arguments *arguments)
{
    test_run *run = calloc(1, sizeof *run);
    if (run == NULL) return ag_cli_no_memory("to run tests");
    run->json = ag_arguments_has(arguments, "json");
    run->quiet = ag_arguments_has(arguments, "quiet");
    run->straight = run->how.straight = ag_arguments_has(arguments, "straight");
    run->how.rule = ag_arguments_value(arguments, "cites", NULL);
    run->how.folder = ag_arguments_value(arguments, "record", NULL);
    if (ag_arguments_has(arguments, "notes") || ag_arguments_has(arguments, "watch")) {
        run->how.noted = ag_noted_print;
    }
    run->how.save_path = ag_arguments_value(arguments, "save", NULL);
    int code = AG_EXIT_OK;
    if (run->how.folder != NULL) code = ag_paths_make_folder(run->how.folder);
    if (code == AG_EXIT_OK) code = run_with(run, arguments);
    ag_coverage_close(run->coverage);
    ag_project_close(&run->project);
    ag_selection_close(&run->chosen);
    free(run);
    return code;
}

const ag_command ag_command_test = {
    "test",
    "[PATH|CARD...]",
    "runs scenarios straight, rebuilt, forked, undone",
    "test tests/scenarios",
    rows,
    run_command,
};
