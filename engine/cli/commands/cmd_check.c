// aggro check: what is wrong with scripts, one line for each finding, the counts last.
#include "cli/common/reports.h"
#include "cli/common/pack_list.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/span.h"
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
    { NULL },
};

// ---- --explain ----

static const char *next_code(void *context, int index)
{
    (void)context;
    const ag_check_code *code = ag_check_code_at(index);
    return code == NULL ? NULL : code->code;
}

// As in docs/check.md.
static int explain(const char *word)
{
    int count = 0;
    const ag_check_code *code;
    for (int i = 0; (code = ag_check_code_at(i)) != NULL; i++) {
        if (strcmp(word, "all") != 0 && strcmp(word, code->code) != 0) continue;
        printf("### %s (%s)\n\n%s\n\nFor example: `%s`\n\nTo mend it: %s\n\n", code->code,
               ag_finding_severities[code->severity], code->meaning, code->example, code->mend);
        count++;
    }
    if (count == 0) ag_cli_unknown("code", word, next_code, NULL, "; --explain all lists them");
    return AG_EXIT_OK;
}

// ---- --fix: each file is read once, and written once in place of the old one ----

// Of one file at a time. Begins as zeroes; findings come in the order of their lines.
typedef struct mender {
    char path[512];
    ag_text was;     // the file as it was; no bytes: no file is open
    size_t done;     // of which so many bytes are mended, or stayed,
    ag_text text;    // as they are here
    int mended;      // how many findings,
    ag_paths files;  // in which files
} mender;

static void end_file(mender *at)
{
    if (at->was.bytes == NULL) return;
    ag_text_add_bytes(&at->text, at->was.bytes + at->done, at->was.length - at->done);
    if (!ag_text_write_file(&at->text, at->path)) {
        ag_cli_stop(AG_ENVIRONMENT, "%s can't be written: %s", at->path, strerror(errno));
    }
    ag_paths_note_once(&at->files, at->path);
    ag_text_close(&at->text);
    ag_text_close(&at->was);
}

// Nothing is done where it can't be mended in this file, or not beside what was mended before it.
static void mend(void *context, const ag_finding *finding)
{
    mender *at = context;
    if (finding->mend == NULL) return;
    if (at->was.bytes == NULL || strcmp(at->path, finding->path) != 0) {
        end_file(at);
        snprintf(at->path, sizeof at->path, "%s", finding->path);
        at->done = 0;
        if (!ag_text_add_file(&at->was, at->path, SIZE_MAX)) {
            ag_cli_stop(AG_ENVIRONMENT, "%s can't be read: %s", at->path, strerror(errno));
        }
    }
    size_t behind = finding->mend_at + finding->mend_size;
    if (finding->mend_at < at->done || behind > at->was.length) return;
    ag_text_add_bytes(&at->text, at->was.bytes + at->done, finding->mend_at - at->done);
    ag_text_add(&at->text, "%s", finding->mend);
    at->done = behind;
    at->mended++;
}

// What is mended may show what could not be read before, so it is done until nothing is.
static ag_status mend_all(const ag_check_def *def, mender *at, ag_error *error)
{
    ag_check_result result;
    ag_status status = AG_OK;
    for (int turn = 0, before = -1; turn < MENDS_MAX && at->mended > before; turn++) {
        before = at->mended;
        status = ag_check(def, mend, at, &result, error);
        end_file(at);
        if (status < 0) break;
    }
    return status;
}

// ---- findings ----

static void hear_finding(void *context, const ag_finding *finding)
{
    ag_finding_print(finding, *(const int *)context);
}

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static int run(const ag_arguments *arguments)
{
    static const char *const options[] = { "cards", "raids" };
    const char *folders[2], *word = ag_arguments_value(arguments, "explain", NULL);
    ag_pack_list packs = { .of_file = 0 };
    ag_check_result result;
    ag_error error = { 0 };
    mender at = { .mended = 0 };
    int json = ag_arguments_has(arguments, "json"), fixes = ag_arguments_has(arguments, "fix");
    if (word != NULL) return explain(word);
    for (int i = 0; i < 2; i++) {
        // A folder that is named must exist; of the default folders one may be missing.
        folders[i] = ag_arguments_value(arguments, options[i], options[i]);
        if (ag_arguments_has(arguments, options[i]) && access(folders[i], F_OK) != 0) {
            ag_cli_stop(AG_ENVIRONMENT, "--%s: there is no folder \"%s\"", options[i], folders[i]);
        }
    }
    ag_pack_list_open(arguments, &packs);
    ag_check_def def = { .folders = folders,
                         .folder_count = 2,
                         .paths = (const char *const *)arguments->words,
                         .path_count = arguments->word_count,
                         .packs = packs.all.paths,
                         .pack_count = packs.all.count,
                         .draft = ag_arguments_has(arguments, "draft") };
    ag_status status = fixes ? mend_all(&def, &at, &error) : AG_OK;
    if (status == AG_OK) status = ag_check(&def, hear_finding, &json, &result, &error);
    if (status < 0) ag_pack_list_fail(&packs, &error);
    if (json) {
        ag_json_say("aggro.check/1", "errors=%d warnings=%d files=%d", result.errors,
                    result.warnings, result.files);
    } else if (!ag_arguments_has(arguments, "quiet")) {
        int files = at.files.count;
        if (fixes) printf("%d mended in %d file%s; ", at.mended, files, plural(files));
        printf("%d error%s, %d warning%s in %d file%s\n", result.errors, plural(result.errors),
               result.warnings, plural(result.warnings), result.files, plural(result.files));
    }
    ag_paths_close(&at.files);
    ag_pack_list_close(&packs);
    return result.errors > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

const ag_command ag_command_check = {
    "check", "[PATH|CARD...]", "finds what is wrong with scripts", "check cards raids", rows,
    run,     AG_WORDS_ANY
};
