// aggro watch: as files change, checks them, brings the database up to date and runs the scenarios
// that they concern; one line for each change, until Ctrl-C.
#include "cli/common/affected.h"
#include "cli/common/reports.h"

#include <stdlib.h>
#include <time.h>

#include "base/span.h"
#include "cli/output/json.h"

enum { NAMES_MAX = 3, NAME_BYTES = 320, REPORTS_MAX = 5 };

static const ag_option_row rows[] = {
    { "cards", "DIR", "the folder of player cards and decks (cards)" },
    { "raids", "DIR", "the folder of raids (raids)" },
    { "db", "FILE", "the database that is kept up to date (build/cards.db)" },
    AG_CLI_PACK_ROWS,
    AG_CLI_SCENARIOS_ROW,
    { "draft", NULL, "texts may lag behind their scripts: that is a warning" },
    { "once", NULL, "ends after the first change, with its exit code" },
    { "json", NULL, "a line of JSON for each change" },
    { NULL },
};

typedef struct watching {
    ag_project project;
    int json;
    // of the current change
    int errors, warnings, passed, failed;
    char names[(NAMES_MAX + 1) * NAME_BYTES];
    double began_ms;
} watching;

static double now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6;
}

// ---- checking ----

static void count_finding(void *context, const ag_finding *finding)
{
    watching *now = context;
    now->errors += finding->severity == AG_FINDING_ERROR;
    now->warnings += finding->severity != AG_FINDING_ERROR;
    ag_finding_print(finding, now->json);
}

// ---- scenarios ----

static void run_scenarios(watching *now, const ag_changes *changes)
{
    ag_paths list = { 0 };
    int shown = 0;
    // After a change to a raid or a module all of them run, and then one way is enough.
    ag_scenario_how how = { .straight = ag_affected_find(&now->project, changes, &list),
                            .noted = ag_noted_print };
    for (int i = 0; i < list.count && !ag_cli_interrupted(); i++) {
        ag_scenario_result result;
        ag_cli_show_progress("scenario", (uint64_t)i, (uint64_t)list.count);
        (void)ag_selection_run(now->project.engine, list.paths[i], &how, &result);
        now->passed += result.passed;
        now->failed += result.failed;
        if (result.failed > 0 && !now->json && ++shown <= REPORTS_MAX) {
            ag_cli_show_progress("scenario", 1, 1);
            printf("FAILED %s: %s\n%s\n", list.paths[i], result.name, result.report);
        }
    }
    ag_cli_show_progress("scenario", 1, 1);
    if (shown > REPORTS_MAX) {
        printf("… and %d files more (aggro test tells of all)\n", shown - REPORTS_MAX);
    }
    ag_paths_close(&list);
}

// ---- a change ----

// What changed, in few words: the scripts that changed, or else the files that were written.
static void name_change(watching *now, const ag_changes *changes, const ag_refresh *refresh)
{
    ag_writer out = ag_writer_open(now->names, sizeof now->names);
    char name[NAME_BYTES];
    int count = refresh->changed + refresh->added + refresh->removed;
    if (count > NAMES_MAX) {
        ag_write(&out, "%d scripts", count);
    } else if (count > 0) {
        for (int i = 0; ag_project_taken(&now->project, i, name, sizeof name) != NULL; i++) {
            ag_write_item(&out, "%s", name);
        }
    } else if (changes->count > NAMES_MAX || changes->count == 0) {
        ag_write(&out, "%d files", changes->count);
    } else {
        for (int i = 0; i < changes->count; i++) {
            ag_write_item(&out, "%s", changes->paths[i]);
        }
    }
}

static void print_change(const watching *now)
{
    double ms = now_ms() - now->began_ms;
    char found[64] = "checked";
    if (now->json) {
        ag_json_say("aggro.watch/1", "changed=%s errors=%d warnings=%d passed=%d failed=%d ms=%d",
                    now->names, now->errors, now->warnings, now->passed, now->failed, (int)ms);
        return;
    }
    if (now->errors + now->warnings > 0) {
        snprintf(found, sizeof found, "%d error%s, %d warning%s", now->errors,
                 now->errors == 1 ? "" : "s", now->warnings, now->warnings == 1 ? "" : "s");
    }
    printf("%s: %s; %d passed, %d failed (%.0f ms)\n", now->names, found, now->passed, now->failed,
           ms);
}

// Returns whether anything was printed.
static int look(watching *now, const ag_changes *changes)
{
    ag_refresh refresh;
    ag_error error = { 0 };
    ag_project *project = &now->project;
    now->began_ms = now_ms();
    now->errors = now->warnings = now->passed = now->failed = 0;
    ag_status status = ag_project_refresh(project, changes, &refresh, &error);
    int scripts = refresh.changed + refresh.added + refresh.removed;
    if (status == AG_OK && (scripts > 0 || refresh.findings > 0)) {
        status = ag_project_check(project, changes, count_finding, now, &error);
    }
    if (status == AG_OK && scripts > 0 && now->errors == 0) {
        status = ag_build(project->folders, project->folder_count, project->database, &error);
    }
    if (status < 0) {
        now->errors++;
        (void)ag_cli_fail(&error);
    }
    run_scenarios(now, changes);
    int says = scripts > 0 || refresh.findings > 0 || status < 0 || now->passed + now->failed > 0;
    if (says) {
        name_change(now, changes, &refresh);
        print_change(now);
        fflush(stdout);
    }
    return says;
}

static int run(const ag_arguments *arguments)
{
    watching *now = calloc(1, sizeof *now);
    int once = ag_arguments_has(arguments, "once");
    if (now == NULL) ag_cli_no_memory("to watch files");
    now->json = ag_arguments_has(arguments, "json");
    now->project.watches = now->project.wants_folders = now->project.wants_scenarios = 1;
    ag_project_open(arguments, &now->project);
    ag_cli_hold_interrupts();
    fprintf(stderr, "aggro: watching; Ctrl-C ends\n");
    int code = AG_EXIT_INTERRUPTED;
    while (ag_watcher_wait(now->project.watcher, -1, -1) == AG_NOTICED_CHANGES) {
        if (look(now, ag_watcher_changes(now->project.watcher)) && once) {
            int failed = now->failed > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
            code = now->errors > 0 ? AG_EXIT_CONTENT : failed;
            break;
        }
    }
    ag_project_close(&now->project);
    free(now);
    return code;
}

const ag_command ag_command_watch = {
    "watch", "", "checks, builds and tests what changes", "watch --scenarios tests/scenarios",
    rows,    run
};
