// `aggro check`: which files there are, the facts of each, and what is wrong with and between them.
#include <stdlib.h>
#include <string.h>

#include "api/check/check_among.h"
#include "api/check/check_files.h"
#include "api/check/check_packs.h"
#include "api/check/check_tags.h"
#include "base/error.h"
#include "game/log/given.h"
#include "lua/check/check.h"
#include "store/database/library.h"

typedef struct check {
    ag_check_files files;
    ag_findings *findings;
    ag_library library;
    ag_source source;
    ag_checking checking;
    ag_check_among among;
} check;

ag_check_def ag_check_default(void)
{
    static const char *const folders[] = { "cards", "raids" };
    return (ag_check_def){ .folders = folders, .folder_count = 2 };
}

// ---- what is checked ----

static void select_all(check *now)
{
    for (int i = 0; i < now->files.rows.count; i++) {
        ((ag_check_file *)ag_list_at(&now->files.rows, i))->selected = 1;
    }
}

// A key, or the end of one: "fireball" for "hoa/fireball".
static int fits(const char *key, const char *word)
{
    const char *stem = strrchr(key, '/');
    return strcmp(key, word) == 0 || (stem != NULL && strcmp(stem + 1, word) == 0);
}

// Whether the script returns a card of this name, by the first word of what it returns.
static int bears(const char *text, const char *name)
{
    const char *at = strstr(text, "return ");
    const char *quote = at == NULL ? NULL : strpbrk(at, "\"{");
    size_t size = strlen(name);
    return quote != NULL && *quote == '"' && strncmp(quote + 1, name, size) == 0
           && quote[1 + size] == '"';
}

static int select_named(check *now, const char *word)
{
    int count = 0;
    for (int i = 0; i < now->files.rows.count; i++) {
        ag_check_file *file = ag_list_at(&now->files.rows, i);
        if (fits(file->key, word) || bears(file->text, word)) {
            file->selected = 1;
            count++;
        }
    }
    return count;
}

static const char *next_key(void *context, int index)
{
    const check *now = context;
    if (index >= now->files.rows.count) return NULL;
    const char *key = ((ag_check_file *)ag_list_at(&now->files.rows, index))->key;
    const char *stem = strrchr(key, '/');
    return stem == NULL ? key : stem + 1;
}

static ag_status select_words(check *now, const ag_check_def *def, const uint8_t *is_word,
                              ag_error *error)
{
    for (int i = 0; i < def->path_count; i++) {
        if (is_word[i] && select_named(now, def->paths[i]) == 0) {
            const char *near = ag_nearest(def->paths[i], next_key, now);
            return ag_fail(error, AG_NOT_FOUND,
                           near == NULL ? "\"%s\" is no file, folder, key or name of a card%s"
                                        : "\"%s\" is no file, folder, "
                                          "key or name of a card (did you mean \"%s\"?)",
                           def->paths[i], near == NULL ? "" : near);
        }
    }
    return AG_OK;
}

// A pack may have only cards or only raids. Without either it is an error,
// because nothing would be checked.
static ag_status add_project(check *now, const ag_check_def *def, ag_error *error)
{
    int there = 0;
    for (int i = 0; i < def->folder_count; i++) {
        int is_there;
        ag_status status = ag_check_files_project(&now->files, def->folders[i], &is_there, error);
        if (status < 0) return status;
        there += is_there;
    }
    if (def->path_count + def->pack_count > 0 || there > 0 || def->folder_count == 0) return AG_OK;
    return ag_fail(error, AG_ENVIRONMENT,
                   "there is no folder \"%s\"%s: run the check where scripts are, or name them",
                   def->folders[0], def->folder_count > 1 ? ", nor another to check" : "");
}

// Paths first: anything else is a word, searched for among all files once they are read.
static ag_status gather(check *now, const ag_check_def *def, ag_error *error)
{
    ag_status status = AG_OK;
    uint8_t *is_word = calloc((size_t)def->path_count + 1, 1);
    if (is_word == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for a check");
    for (int i = 0; i < def->path_count && status == AG_OK; i++) {
        status = ag_check_files_add(&now->files, def->paths[i], error);
        is_word[i] = status == AG_NOT_FOUND;
        status = is_word[i] ? AG_OK : status;
    }
    for (int i = 0; i < def->pack_count && status == AG_OK; i++) {
        status = ag_check_files_pack(&now->files, def->packs[i], error);
    }
    if (status == AG_OK) status = add_project(now, def, error);
    if (status == AG_OK) status = ag_check_files_read(&now->files, error);
    if (status == AG_OK && def->path_count == 0) {
        select_all(now);
    } else if (status == AG_OK) {
        status = select_words(now, def, is_word, error);
    }
    free(is_word);
    return status;
}

// ---- checking ----

static ag_status check_all(check *now, ag_error *error)
{
    ag_status status = AG_OK;
    ag_facts *facts = calloc(1, sizeof *facts);
    if (facts == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for a check");
    for (int i = 0; i < now->files.rows.count && status == AG_OK; i++) {
        const ag_check_file *file = ag_list_at(&now->files.rows, i);
        if (file->manifest) {
            continue;  // checked by ag_check_packs
        }
        if (file->selected && file->key[0] != '?' && !file->unreadable) {
            status = ag_script_check(&now->checking, &now->source, file->key, now->findings, facts,
                                     error);
            ag_check_among_note(&now->among, i, facts);
        } else if (file->selected && file->scenario) {
            status = ag_scenario_check(&now->source, file->path, file->text, file->size,
                                       now->findings, error);
        }
    }
    free(facts);
    return status;
}

// What is wrong with a file may be its age: then that alone is told. An effect's options are not
// read before it runs.
static ag_status check_age(check *now, ag_error *error)
{
    ag_status status = AG_OK;
    for (int i = 0; i < now->files.rows.count && status == AG_OK; i++) {
        const ag_check_file *file = ag_list_at(&now->files.rows, i);
        int may_be_old = file->manifest || ag_findings_of(now->findings, file->path) > 0
                         || strstr(file->text, "min = 0") != NULL;
        if (file->selected && may_be_old) {
            status =
                ag_check_old_words(&now->checking, file->path, file->text, now->findings, error);
        }
    }
    ag_findings_first(now->findings, AG_FINDING_OLD_WORD);
    return status;
}

static void fill_library(check *now)
{
    for (int i = 0; i < now->files.rows.count; i++) {
        const ag_check_file *file = ag_list_at(&now->files.rows, i);
        if (file->key[0] != '?') {
            ag_library_add_script(&now->library, file->key, file->path, file->text, file->size);
        }
    }
    now->source = ag_library_source(&now->library);
}

static ag_status tell(check *now, ag_finding_report *report, void *context, ag_check_result *out,
                      ag_error *error)
{
    int count = 0;
    ag_findings_file *list = calloc((size_t)now->files.rows.count + 1, sizeof *list);
    if (list == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for what was found");
    for (int i = 0; i < now->files.rows.count; i++) {
        const ag_check_file *file = ag_list_at(&now->files.rows, i);
        if (file->selected) {
            list[count++] = (ag_findings_file){ file->path, file->place, file->text };
        }
    }
    out->files = count;
    ag_findings_files files = { list, count };
    ag_status status = ag_findings_tell(now->findings, &files, report, context, out, error);
    free(list);
    return status;
}

ag_status ag_check(const ag_check_def *def, ag_finding_report *report, void *context,
                   ag_check_result *out, ag_error *error)
{
    int lists = def != NULL && ag_given_list(def->folders, def->folder_count)
                && ag_given_list(def->paths, def->path_count)
                && ag_given_list(def->packs, def->pack_count);
    if (!lists || report == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "a check needs to know what is checked, and who is told");
    }
    *out = (ag_check_result){ 0 };
    check now = { .findings = ag_findings_open() };
    if (now.findings == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for a check");
    if (def->draft) ag_findings_draft(now.findings);
    ag_check_files_open(&now.files, now.findings);
    ag_library_open(&now.library);
    ag_status status = gather(&now, def, error);
    if (status == AG_OK) {
        fill_library(&now);
        now.among = (ag_check_among){ .files = &now.files,
                                      .findings = now.findings,
                                      .library = &now.library,
                                      .source = &now.source,
                                      .checking = &now.checking };
        status = ag_check_among_open(&now.among, error);
    }
    if (status == AG_OK) {
        status = ag_check_packs(&now.files, &now.checking, &now.source, now.findings, error);
    }
    if (status == AG_OK) status = check_all(&now, error);
    if (status == AG_OK) status = ag_check_among_all(&now.among, error);
    if (status == AG_OK) status = ag_check_tags(&now.files, now.findings, error);
    if (status == AG_OK) status = check_age(&now, error);
    if (status == AG_OK) status = tell(&now, report, context, out, error);
    ag_check_among_close(&now.among);
    ag_checking_close(&now.checking);
    ag_library_close(&now.library);
    ag_check_files_close(&now.files);
    ag_findings_close(now.findings);
    return status;
}
