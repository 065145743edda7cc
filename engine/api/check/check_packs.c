// All manifests are read first; then each is checked against the others.
#include "api/check/check_packs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/handle/packs.h"
#include "base/assert.h"
#include "base/error.h"
#include "base/level.h"
#include "base/letter.h"

typedef struct packs {
    const ag_check_files *files;
    ag_findings *findings;
} packs;

static ag_check_pack *pack_at(const packs *in, int index)
{
    return ag_list_at(&in->files->packs, index);
}

static const ag_check_file *manifest_of(const packs *in, const ag_check_pack *one)
{
    AG_ASSERT(one->file >= 0);
    return ag_list_at(&in->files->rows, one->file);
}

// The line of a manifest that has the text outside comments; 1 if none has.
static int line_of(const ag_check_file *file, const char *text)
{
    int line = 1;
    const char *at = file->text;
    while (*at != '\0') {
        size_t length = strcspn(at, "\n");
        const char *found = strstr(at, text);
        const char *comment = strstr(at, "--");
        if (found == NULL) return 1;
        if (found < at + length && (comment == NULL || found < comment)) return line;
        at += length + (at[length] == '\n');
        line++;
    }
    return 1;
}

// The line that has the key in quotes.
static int line_quoted(const ag_check_file *file, const char *key)
{
    char quoted[160];
    snprintf(quoted, sizeof quoted, "\"%.150s\"", key);
    return line_of(file, quoted);
}

// ---- reading ----

static ag_status read_manifest(const packs *in, ag_check_pack *one, ag_checking *checking,
                               const ag_source *source, ag_error *error)
{
    ag_error why = { 0 };
    const ag_check_file *file = manifest_of(in, one);
    one->facts = calloc(1, sizeof *one->facts);
    if (one->facts == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for a check");
    if (file->selected) {
        ag_status status =
            ag_script_check(checking, source, file->key, in->findings, one->facts, error);
        if (status < 0) return status;
        if (ag_findings_of(in->findings, file->path) > 0) return AG_OK;  // facts may be missing
        if (one->facts->kind != AG_SCRIPT_PACK) {
            ag_findings_add(in->findings, file->path, 1, AG_FINDING_NO_CARD,
                            "this is no manifest: `return pack \"Name\" { … }` was expected");
        }
    } else {
        ag_checking_next(checking);
        ag_status status =
            ag_script_look(&checking->host, source, file->key, NULL, one->facts, &why);
        if (status < 0) return ag_fail(error, status, "the pack \"%s\": %s", one->root, why.text);
    }
    if (one->facts->kind == AG_SCRIPT_PACK && one->facts->pack_key[0] != '\0') {
        one->key = one->facts->pack_key;
        one->version = one->facts->version;
    }
    return AG_OK;
}

// ---- what a manifest says of itself ----

// "1", "1.2" or "1.2.3".
static int is_version(const char *text)
{
    int parts = 0;
    while (ag_is_digit(*text)) {
        text += strspn(text, "0123456789");
        parts++;
        text += *text == '.' && ag_is_digit(text[1]);
    }
    return parts >= 1 && parts <= 3 && *text == '\0';
}

static void check_itself(const packs *in, const ag_check_pack *one)
{
    const ag_check_file *file = manifest_of(in, one);
    if (!is_version(one->version)) {
        ag_findings_add(in->findings, file->path, line_of(file, "version"), AG_FINDING_PACK_VERSION,
                        "the version \"%s\" is none: "
                        "one to three numbers such as \"1.0.0\" were expected",
                        one->version);
    }
    char why[AG_LEVEL_TEXT];
    if (ag_level_refused(one->facts->number, "aggro check --fix mends it", why)) {
        ag_findings_add(in->findings, file->path, line_of(file, "api_level"),
                        AG_FINDING_PACK_VERSION, "the pack %s", why);
    }
    if (strcmp(one->key, "aggro") == 0) {
        ag_findings_add(in->findings, file->path, line_of(file, "key"), AG_FINDING_PACK_KEY,
                        "\"aggro\" is the key of the game itself: choose another");
    }
    if (one->facts->licence[0] == '\0') {
        ag_findings_add(in->findings, file->path, 1, AG_FINDING_PACK_LICENCE,
                        "the pack does not say under which licence others "
                        "may use it: licence = \"CC-BY-4.0\"");
    }
}

// ---- against other packs ----

static const ag_check_pack *pack_named(const packs *in, const char *key)
{
    for (int i = 0; i < in->files->packs.count; i++) {
        const ag_check_pack *one = pack_at(in, i);
        if (one->key != NULL && strcmp(one->key, key) == 0) return one;
    }
    return NULL;
}

static void check_key(const packs *in, const ag_check_pack *one)
{
    const ag_check_file *file = manifest_of(in, one);
    const ag_check_pack *first = pack_named(in, one->key);
    if (first != one) {
        ag_findings_add(in->findings, file->path, line_of(file, "key"), AG_FINDING_PACK_KEY,
                        "\"%s\" is the pack \"%s\" too: "
                        "two packs of one key are never played together",
                        first->root, one->key);
    }
}

static void check_requirements(const packs *in, const ag_check_pack *one)
{
    char name[AG_PACK_NAME_SIZE];
    const char *wanted;
    const ag_check_file *file = manifest_of(in, one);
    for (int i = 0; ag_pack_requirement(one->facts, i, name, &wanted); i++) {
        const ag_check_pack *other = pack_named(in, name);
        const char *version = strcmp(name, "aggro") == 0 ? AG_VERSION
                              : other != NULL            ? other->version
                                                         : NULL;
        const char *number = wanted + (strncmp(wanted, ">=", 2) == 0 ? 2 : wanted[0] == '=');
        if (!is_version(number + strspn(number, " "))) {
            ag_findings_add(in->findings, file->path, line_of(file, name), AG_FINDING_PACK_REQUIRES,
                            "\"%s\" asks for no version of %s: "
                            "\">=1.2\", \"=1.2\" or \"1.2\" were expected",
                            wanted, name);
        } else if (version == NULL) {
            ag_findings_add(in->findings, file->path, line_of(file, name), AG_FINDING_PACK_REQUIRES,
                            "there is no pack \"%s\" beside this one: check with --pack PATH",
                            name);
        } else if (!ag_pack_is_enough(version, wanted)) {
            ag_findings_add(in->findings, file->path, line_of(file, name), AG_FINDING_PACK_REQUIRES,
                            "%s %s is required, and this is %s %s", name, wanted, name, version);
        }
    }
}

// Whether the requirements of `one` lead back to `goal`. "aggro" is the game, never a pack.
static int leads_to(const packs *in, const ag_check_pack *one, const ag_check_pack *goal, int depth)
{
    char name[AG_PACK_NAME_SIZE];
    const char *wanted;
    for (int i = 0; ag_pack_requirement(one->facts, i, name, &wanted); i++) {
        const ag_check_pack *next = pack_named(in, name);
        if (strcmp(name, "aggro") == 0) continue;
        if (next == goal
            || (next != NULL && depth < in->files->packs.count
                && leads_to(in, next, goal, depth + 1))) {
            return 1;
        }
    }
    return 0;
}

static void check_circle(const packs *in, const ag_check_pack *one)
{
    const ag_check_file *file = manifest_of(in, one);
    if (leads_to(in, one, one, 0)) {
        ag_findings_add(in->findings, file->path, line_of(file, "requires"),
                        AG_FINDING_PACK_REQUIRES, "the pack \"%s\" requires itself in a circle",
                        one->key);
    }
}

// ---- changes ----

static int changes(const ag_check_pack *one, const char *key)
{
    for (int i = 0; i < one->facts->row_count; i++) {
        if (strcmp(one->facts->rows[i].role, "changes") == 0
            && strcmp(one->facts->rows[i].key, key) == 0) {
            return 1;
        }
    }
    return 0;
}

static const ag_check_file *file_of(const packs *in, const char *key)
{
    for (int i = 0; i < in->files->rows.count; i++) {
        const ag_check_file *file = ag_list_at(&in->files->rows, i);
        if (strcmp(file->key, key) == 0) return file;
    }
    return NULL;
}

static const char *next_key(void *context, int index)
{
    const packs *in = context;
    return index >= in->files->rows.count
               ? NULL
               : ((const ag_check_file *)ag_list_at(&in->files->rows, index))->key;
}

static void check_changes(const packs *in, const ag_check_pack *one)
{
    const ag_check_file *manifest = manifest_of(in, one);
    for (int i = 0; i < one->facts->row_count; i++) {
        const char *key = one->facts->rows[i].key;
        const ag_check_file *file =
            strcmp(one->facts->rows[i].role, "changes") == 0 ? file_of(in, key) : NULL;
        if (strcmp(one->facts->rows[i].role, "changes") != 0) continue;
        if (file == NULL) {
            const char *near = ag_nearest(key, next_key, (void *)in);
            ag_findings_add(in->findings, manifest->path, line_quoted(manifest, key),
                            AG_FINDING_PACK_CHANGES,
                            near != NULL ? "there is no script \"%s\" (did you mean \"%s\"?)"
                                         : "there is no script \"%s\"%s",
                            key, near != NULL ? near : "");
        } else if (file->pack != manifest->pack) {
            ag_findings_add(in->findings, manifest->path, line_quoted(manifest, key),
                            AG_FINDING_PACK_CHANGES, "the pack has no file with the key \"%s\"",
                            key);
        } else if (!file->over) {
            ag_findings_add(in->findings, manifest->path, line_quoted(manifest, key),
                            AG_FINDING_PACK_CHANGES,
                            "\"%s\" is the pack's own: nobody has it before it", key);
        }
    }
}

// A file of the pack that replaces one of the project or another pack without declaring it.
static void check_conflicts(const packs *in)
{
    for (int i = 0; i < in->files->rows.count; i++) {
        const ag_check_file *file = ag_list_at(&in->files->rows, i);
        const ag_check_pack *one = file->pack == 0 ? NULL : pack_at(in, file->pack - 1);
        if (one != NULL && one->key != NULL && file->over && !changes(one, file->key)) {
            const char *owner =
                file->over_pack == 0 ? "the game" : pack_at(in, file->over_pack - 1)->key;
            ag_findings_add(in->findings, file->path, 1, AG_FINDING_PACK_CONFLICT,
                            "%s has the key \"%s\" already: list it in `changes` of pack.lua to "
                            "change that one, or give the file another name",
                            owner == NULL ? "another pack" : owner, file->key);
        }
    }
}

ag_status ag_check_packs(ag_check_files *files, ag_checking *checking, const ag_source *source,
                         ag_findings *findings, ag_error *error)
{
    packs in = { files, findings };
    for (int i = 0; i < files->packs.count; i++) {
        ag_check_pack *one = pack_at(&in, i);
        ag_status status = one->file < 0 ? AG_OK : read_manifest(&in, one, checking, source, error);
        if (status < 0) return status;
    }
    for (int i = 0; i < files->packs.count; i++) {
        const ag_check_pack *one = pack_at(&in, i);
        if (one->key != NULL && manifest_of(&in, one)->selected) {
            check_itself(&in, one);
            check_key(&in, one);
            check_requirements(&in, one);
            check_circle(&in, one);
            check_changes(&in, one);
        }
    }
    check_conflicts(&in);
    return AG_OK;
}
