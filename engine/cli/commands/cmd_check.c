// aggro check: what is wrong with scripts, one line for each finding, the counts last.
#include "cli/common/finding.h"
#include "cli/common/pack_list.h"
#include "cli/commands/mend.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/error.h"
#include "cli/output/json.h"

enum { MENDS_MAX = 8 };  // times that a project is mended, each of which may show more

static const ag_option_row rows[] = {
    { "cards", "DIR", "the project's folder of player cards and decks (cards)" },
    { "raids", "DIR", "the project's folder of raids (raids)" },
    AG_CLI_PACK_ROWS,
    { "explain", "CODE",
      "what a code of a finding means, and how to mend it; `all` tells of each" },
    { "fix", NULL, "mends what has one right answer, in the files themselves, and tells the rest" },
    { "draft", NULL, "texts may lag behind their scripts: that is a warning" },
    { "json", NULL, "a line of JSON for each finding, the counts last" },
    { "quiet", NULL, "findings only, no counts" },
    { NULL, NULL, NULL },
};

// ---- --explain ----

static const char *next_code(void *context, int index)
{
    (void)context;
    const ag_check_code *code = ag_check_code_at(index);
    return code == NULL ? NULL : code->code;
}

// As in docs/check.md.
static void explain(const ag_check_code *code)
{
    printf("### %s (%s)\n\n%s\n\nFor example: `%s`\n\nTo mend it: %s\n\n", code->code,
           ag_finding_severities[code->severity], code->meaning, code->example, code->mend);
}

static int run_explain(const char *word)
{
    int count = 0;
    const ag_check_code *code;
    for (int i = 0; (code = ag_check_code_at(i)) != NULL; i++) {
        if (strcmp(word, "all") == 0 || strcmp(word, code->code) == 0) {
            explain(code);
            count++;
        }
    }
    if (count > 0) return AG_EXIT_OK;
    const char *near = ag_nearest(word, next_code, NULL);
    return near != NULL ? ag_cli_usage("there is no code \"%s\" (did you mean %s?)", word, near)
                        : ag_cli_usage("there is no code \"%s\"; --explain all lists them", word);
}

// ---- findings ----

static void hear_finding(void *context, const ag_finding *finding)
{
    const int *json = context;
    ag_finding_print(finding, *json);
}

static void mend_finding(void *context, const ag_finding *finding)
{
    if (finding->mend != NULL) ag_mend(context, finding);
}

// What is mended may show what could not be read before, so it is done until nothing is. Expected:
// AG_ENVIRONMENT (a file could not be written).
static ag_status mend_all(const ag_check_def *def, ag_mender *mender, ag_error *error)
{
    ag_check_result result;
    for (int turn = 0, before = -1; turn < MENDS_MAX && mender->mended > before; turn++) {
        before = mender->mended;
        ag_status status = ag_check(def, mend_finding, mender, &result, error);
        ag_status written = ag_mender_end(mender);
        if (written < 0) *error = mender->error;
        if (status < 0 || written < 0) return status < 0 ? status : written;
    }
    return AG_OK;
}

static void print_json_counts(const ag_check_result *result)
{
    cJSON *line = ag_json_open("aggro.check/1");
    cJSON_AddNumberToObject(line, "errors", result->errors);
    cJSON_AddNumberToObject(line, "warnings", result->warnings);
    cJSON_AddNumberToObject(line, "files", result->files);
    ag_json_print(line);
}

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

// A folder that is named must exist; of the default folders one may be missing.
static int check_folder(const ag_arguments *arguments, const char *option)
{
    ag_error error = { 0 };
    const char *folder = ag_arguments_value(arguments, option, NULL);
    if (folder == NULL || access(folder, F_OK) == 0) return AG_EXIT_OK;
    ag_fail(&error, AG_ENVIRONMENT, "--%s: there is no folder \"%s\"", option, folder);
    return ag_cli_fail(&error);
}

static void print_counts(const ag_mender *mender, const ag_check_result *result)
{
    if (mender != NULL) {
        printf("%d mended in %d file%s; ", mender->mended, mender->files.count,
               plural(mender->files.count));
    }
    printf("%d error%s, %d warning%s in %d file%s\n", result->errors, plural(result->errors),
           result->warnings, plural(result->warnings), result->files, plural(result->files));
}

static int check(const ag_arguments *arguments, const ag_pack_list *packs)
{
    const char *folders[] = { ag_arguments_value(arguments, "cards", "cards"),
                              ag_arguments_value(arguments, "raids", "raids") };
    ag_check_def def = { .folders = folders,
                         .folder_count = 2,
                         .paths = (const char *const *)arguments->words,
                         .path_count = arguments->word_count,
                         .packs = packs->all.paths,
                         .pack_count = packs->all.count,
                         .draft = ag_arguments_has(arguments, "draft") };
    ag_check_result result;
    ag_error error = { 0 };
    ag_mender mender = { .mended = 0 };
    int json = ag_arguments_has(arguments, "json");
    int fixes = ag_arguments_has(arguments, "fix");
    ag_status status = fixes ? mend_all(&def, &mender, &error) : AG_OK;
    if (status == AG_OK) status = ag_check(&def, hear_finding, &json, &result, &error);
    if (status == AG_OK && json) {
        print_json_counts(&result);
    } else if (status == AG_OK && !ag_arguments_has(arguments, "quiet")) {
        print_counts(fixes ? &mender : NULL, &result);
    }
    ag_mender_close(&mender);
    if (status < 0) return ag_pack_list_fail(packs, &error);
    return result.errors > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

static int run(const ag_arguments *arguments)
{
    ag_pack_list packs = { .of_file = 0 };
    const char *word = ag_arguments_value(arguments, "explain", NULL);
    if (word != NULL) return run_explain(word);
    if (check_folder(arguments, "cards") != AG_EXIT_OK
        || check_folder(arguments, "raids") != AG_EXIT_OK) {
        return AG_EXIT_ENVIRONMENT;
    }
    int code = ag_pack_list_open(arguments, &packs);
    if (code == AG_EXIT_OK) code = check(arguments, &packs);
    ag_pack_list_close(&packs);
    return code;
}

const ag_command ag_command_check = {
    "check", "[PATH|CARD...]", "finds what is wrong with scripts", "check cards raids", rows, run,
};
