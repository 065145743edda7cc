// aggro test: runs scenarios, each straight, rebuilt, forked and undone at every choice; failures
// first, the counts last.
#include "cli/common/affected.h"
#include "cli/common/reports.h"
#include "cli/common/coverage_report.h"
#include "cli/output/json.h"

#include <stdlib.h>

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_PACK_ROWS,
    AG_CLI_SCENARIOS_ROW,
    { "watch", NULL, "and again what a file that is saved concerns, until Ctrl-C" },
    { "cards", "DIR", "with --watch: the folder of player cards and decks (cards)" },
    { "raids", "DIR", "with --watch: the folder of raids (raids)" },
    { "draft", NULL, "with --watch: texts may lag behind their scripts", .with = "watch" },
    { "notes", NULL, "what scripts note(…) for their authors, on stderr; --watch shows it, too" },
    { "straight", NULL, "the straight way only" },
    { "cites", "RULE", "only scenarios that cite this rule (\"CR 717.4\")" },
    { "coverage", NULL, "which lines and functions of the scripts no scenario ran" },
    { "min", "PERCENT", "with --coverage: fewer lines are a finding", 0, 100, "coverage" },
    { "json", NULL, "a line of JSON for each file" },
    { "quiet", NULL, "failures and counts only" },
    { "record", "FOLDER", "writes a recording of each scenario that passes" },
    { "save", "FILE", "a fifth way: at every question the game is saved here and loaded again" },
    { NULL },
};

typedef struct test_run {
    ag_project project;
    ag_scenario_how how;
    ag_selection chosen;
    int straight, json, quiet;
    int passed, failed, not_loaded;
} test_run;

static void print_result(const test_run *run, const char *path, const ag_scenario_result *result)
{
    if (run->json) {
        ag_json_say("aggro.scenario/1", "path=%s name=%s passed=%d failed=%d asserted=%d report=%s",
                    path, result->name, result->passed, result->failed, result->asserted,
                    result->report);
        fflush(stdout);
    } else if (result->failed > 0) {
        printf("FAILED %s: %s\n%s\n", path, result->name, result->report);
    } else if (!run->quiet && result->passed > 1) {
        printf("ok     %s: %d scenarios\n", path, result->passed);
    } else if (!run->quiet) {
        printf("ok     %s: %s\n", path, result->name);
    }
}

static int run_all(test_run *run)
{
    const ag_paths *list = &run->chosen.scenarios, *untested = &run->chosen.untested;
    for (int i = 0; i < list->count; i++) {
        ag_cli_show_progress("scenario", (uint64_t)i, (uint64_t)list->count);
        ag_scenario_result result;
        run->not_loaded +=
            !ag_selection_run(run->project.engine, list->paths[i], &run->how, &result);
        run->passed += result.passed;
        run->failed += result.failed;
        // Of some files no scenario cites the rule.
        if (result.passed + result.failed > 0) print_result(run, list->paths[i], &result);
    }
    ag_cli_show_progress("scenario", 1, 1);
    // Cards of a named folder that no scenario names.
    for (int i = 0; i < untested->count; i++) {
        ag_scenario_result result = { .failed = 1 };
        snprintf(result.report, sizeof result.report, "%s", untested->paths[i]);
        run->failed++;
        if (run->json) {
            print_result(run, "", &result);
        } else {
            printf("FAILED %s\n", untested->paths[i]);
        }
    }
    if (run->json) {
        ag_json_say("aggro.test/1", "passed=%d failed=%d files=%d", run->passed, run->failed,
                    list->count);
    } else {
        printf("%d passed, %d failed\n", run->passed, run->failed);
    }
    if (run->not_loaded > 0) return AG_EXIT_CONTENT;
    return run->failed > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

static int report_coverage(test_run *run, uint64_t percent_min)
{
    ag_naming naming = { 0 };
    for (int i = 0; i < run->chosen.scenarios.count; i++) {
        ag_naming_add(&naming, run->chosen.scenarios.paths[i]);
    }
    ag_coverage_wish wish = { .engine = run->project.engine,
                              .coverage = run->how.coverage,
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
    for (int i = 0; (finding = ag_engine_finding(run->project.engine, i)) != NULL; i++) {
        fprintf(stderr, "aggro: %s\n", finding);
    }
    run->how.straight =
        ag_affected_find(&run->project, changes, &run->chosen.scenarios) || run->straight;
    if (run->chosen.scenarios.count > 0) (void)run_all(run);
    fflush(stdout);
}

static void read_options(test_run *run, const ag_arguments *arguments)
{
    int watches = ag_arguments_has(arguments, "watch");
    run->json = ag_arguments_has(arguments, "json");
    run->quiet = ag_arguments_has(arguments, "quiet");
    run->straight = run->how.straight = ag_arguments_has(arguments, "straight");
    run->how.rule = ag_arguments_value(arguments, "cites", NULL);
    run->how.folder = ag_arguments_value(arguments, "record", NULL);
    run->how.save_path = ag_arguments_value(arguments, "save", NULL);
    if (ag_arguments_has(arguments, "notes") || watches) run->how.noted = ag_noted_print;
    if (watches && ag_arguments_has(arguments, "coverage")) {
        ag_cli_stop(AG_USAGE, "--coverage is of one run: it goes without --watch");
    }
    if (run->how.folder != NULL) ag_path_make_folder(run->how.folder);
    run->project.watches = watches;
    run->project.wants_folders = run->project.wants_scenarios = 1;
}

static int run_command(const ag_arguments *arguments)
{
    ag_error error = { 0 };
    ag_coverage *coverage = NULL;
    test_run *run = calloc(1, sizeof *run);
    if (run == NULL) ag_cli_no_memory("to run tests");
    ag_project *project = &run->project;
    read_options(run, arguments);
    ag_project_open(arguments, project);
    ag_selection_read(arguments, project->engine, &project->scenarios, &project->packs,
                      &run->chosen);
    if (ag_arguments_has(arguments, "coverage")) {
        ag_cli_need(ag_coverage_open(project->engine, &coverage, &error), &error);
        run->how.coverage = coverage;
    }
    int code = run_all(run);
    if (run->how.rule != NULL && run->passed + run->failed == 0) {
        ag_cli_stop(AG_USAGE, "no scenario cites \"%s\"", run->how.rule);
    }
    if (coverage != NULL) {
        int covered = report_coverage(run, ag_arguments_number(arguments, "min", 0));
        code = code == AG_EXIT_OK ? covered : code;
    }
    if (project->watcher != NULL) {
        ag_cli_hold_interrupts();
        fflush(stdout);
        fprintf(stderr, "aggro: watching; Ctrl-C ends\n");
        while (ag_watcher_wait(project->watcher, -1, -1) == AG_NOTICED_CHANGES) {
            run_again(run, ag_watcher_changes(project->watcher));
        }
        code = AG_EXIT_INTERRUPTED;
    }
    ag_coverage_close(coverage);
    ag_project_close(project);
    ag_selection_close(&run->chosen);
    free(run);
    return code;
}

const ag_command ag_command_test = { "test",
                                     "[PATH|CARD...]",
                                     "runs scenarios straight, rebuilt, forked, undone",
                                     "test tests/scenarios",
                                     rows,
                                     run_command,
                                     AG_WORDS_ANY };
