// Each trial is a process of its own, so that a rule that is off may break the program without
// ending the proof.
#include "cli/rule_prove.h"

#include <stdlib.h>

#ifdef AG_PROVE

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/json.h"
#include "rules/rules.h"

// How a scenario came out. What is no assertion about the game proves nothing.
enum { TRIAL_PASSED, TRIAL_ASSERTED, TRIAL_FAULT, TRIAL_BROKE };

enum { TRIAL_SECONDS_MAX = 20 };  // beside the count of steps (agenda.c), for what never counts one

typedef struct proof {
    const ag_arguments *arguments;
    int json;
    int proved;
    cJSON *survivors;
    cJSON *open;
} proof;

static void turn_off(const ag_rule_entry *entry)
{
    const char *number = entry->as[0] != '\0' ? entry->as : entry->number;
    ag_rule_off = ag_rule_find(number);
    ag_rule_off_text = number;
}

// The child of a trial: runs the scenarios of the file that cite the rule, straight, and never
// returns. What the others of the file show is no proof: they don't claim it.
static void run_trial(const ag_arguments *arguments, const ag_rule_entry *entry, int off,
                      const char *path)
{
    struct rlimit limit = { TRIAL_SECONDS_MAX, TRIAL_SECONDS_MAX };
    ag_engine *engine;
    ag_scenario_result result;
    ag_error error = { 0 };
    setrlimit(RLIMIT_CPU, &limit);
    if (ag_cli_open(arguments, &engine) != AG_EXIT_OK) {
        _exit(TRIAL_BROKE);
    }
    if (off) {
        turn_off(entry);
    }
    if (ag_scenario_run_straight(engine, path, entry->number, &result, &error) < 0) {
        _exit(TRIAL_BROKE);
    }
    _exit(result.failed == 0                 ? TRIAL_PASSED
          : result.asserted == result.failed ? TRIAL_ASSERTED
                                             : TRIAL_FAULT);
}

static int trial(const ag_arguments *arguments, const ag_rule_entry *entry, int off,
                 const char *path)
{
    int status = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        run_trial(arguments, entry, off, path);
    }
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) {
        return TRIAL_BROKE;
    }
    int code = WEXITSTATUS(status);
    return code <= TRIAL_BROKE ? code : TRIAL_BROKE;
}

// A scenario that fails with every rule on would prove anything.
static int is_good(const proof *run, const ag_rule_entry *entry, const char *path)
{
    return trial(run->arguments, entry, 0, path) == TRIAL_PASSED;
}

static void report(proof *run, const ag_rule_entry *entry, const char *said, const char *path)
{
    if (!run->json) {
        printf("%-10s %s%s%s\n", entry->number, said, path[0] != '\0' ? ": " : "", path);
    }
}

static const char *why_open(const ag_rule_entry *entry)
{
    if (entry->places.count == 0) {
        return entry->scenarios.count == 0 ? "open: nothing enforces it, no scenario cites it"
                                           : "open: nothing enforces it";
    }
    return entry->scenarios.count == 0 ? "open: no scenario cites it" : NULL;
}

static void prove_one(proof *run, const ag_rule_entry *entry)
{
    static const char *const said[] = { "SURVIVES: its scenarios pass without it", "",
                                        "SURVIVES: a scenario ends in a script fault",
                                        "SURVIVES: a scenario breaks the program" };
    int worst = TRIAL_PASSED;
    const char *where = "";
    if (why_open(entry) != NULL) {
        cJSON_AddItemToArray(run->open, cJSON_CreateString(entry->number));
        report(run, entry, why_open(entry), "");
        return;
    }
    for (int i = 0; i < entry->scenarios.count && entry->switches > 0; i++) {
        const char *path = entry->scenarios.paths[i];
        int came_out = trial(run->arguments, entry, 1, path);
        if (came_out == TRIAL_ASSERTED && is_good(run, entry, path)) {
            run->proved++;
            report(run, entry, "proved", path);
            return;
        }
        if (came_out > worst && came_out != TRIAL_ASSERTED) {
            worst = came_out;
            where = path;
        }
    }
    cJSON_AddItemToArray(run->survivors, cJSON_CreateString(entry->number));
    report(run, entry, entry->switches > 0 ? said[worst] : "SURVIVES: nothing turns it off", where);
}

static void print_json(const proof *run)
{
    cJSON *line = cJSON_CreateObject();
    cJSON_AddStringToObject(line, "schema", "aggro.prove/1");
    cJSON_AddNumberToObject(line, "proved", run->proved);
    cJSON_AddItemReferenceToObject(line, "survivors", run->survivors);
    cJSON_AddItemReferenceToObject(line, "open", run->open);
    ag_json_print(line);
}

int ag_rule_prove(const ag_arguments *arguments, const ag_rule_table *table,
                  ag_rule_entry *const *only, int count)
{
    proof run = { .arguments = arguments,
                  .json = ag_arguments_has(arguments, "json"),
                  .survivors = cJSON_CreateArray(),
                  .open = cJSON_CreateArray() };
    int all = only == NULL ? table->count : count;
    for (int i = 0; i < all; i++) {
        const ag_rule_entry *entry = only == NULL ? &table->entries[i] : only[i];
        ag_cli_show_progress("rule", (uint64_t)i, (uint64_t)all);
        if (entry->exempt == NULL) {
            prove_one(&run, entry);
        } else if (only != NULL) {
            report(&run, entry, entry->exempt, "");
        }
    }
    ag_cli_show_progress("rule", 1, 1);
    int survivors = cJSON_GetArraySize(run.survivors);
    int open = cJSON_GetArraySize(run.open);
    if (run.json) {
        print_json(&run);
    } else {
        printf("%d proved, %d survive, %d open\n", run.proved, survivors, open);
    }
    cJSON_Delete(run.survivors);
    cJSON_Delete(run.open);
    return survivors + open > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

#else

int ag_rule_prove(const ag_arguments *arguments, const ag_rule_table *table,
                  ag_rule_entry *const *only, int count)
{
    (void)arguments;
    (void)table;
    (void)only;
    (void)count;
    return ag_cli_usage("this program can turn no rule off; script/prove builds one that can");
}

#endif
