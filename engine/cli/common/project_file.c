// A project file is small, and may come from a stranger: all of it is looked at before it counts.
#include "cli/common/project_file.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"
#include "base/letter.h"
#include "base/span.h"
#include "cli/common/paths.h"

#define EXPECTED "{ \"packs\": [ { \"path\": \"my_hall\", \"on\": true } ] } was expected"
enum { BYTES_MAX = 1024 * 1024, PATH_MAX_BYTES = 200 };

static int fail(const char *what)
{
    ag_error error = { 0 };
    ag_fail(&error, AG_BAD_CONTENT, "%s", what);
    return ag_cli_fail(&error);
}

static int refuse(const char *why)
{
    char what[400];
    snprintf(what, sizeof what, AG_PROJECT_FILE " %s: " EXPECTED, why);
    return fail(what);
}

// ---- reading ----

static const cJSON *field(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

// Why a project file may not name this path; NULL: it may.
static const char *path_refused(const char *path)
{
    if (path[0] == '\0' || strlen(path) > PATH_MAX_BYTES) return "has no path of 1 to 200 bytes";
    if (path[0] == '/') return "has a path that is not from its own folder";
    for (const char *at = path; *at != '\0'; at++) {
        if ((unsigned char)*at < ' ' || *at == 0x7f) return "has a path with a control character";
    }
    return NULL;
}

static int check_pack(const cJSON *packs, int index)
{
    char why[PATH_MAX_BYTES + 100];
    const cJSON *pack = cJSON_GetArrayItem(packs, index);
    const cJSON *path = field(pack, "path"), *on = field(pack, "on");
    const char *wrong = "has a pack without a path";
    if (cJSON_IsString(path)) wrong = path_refused(path->valuestring);
    if (wrong == NULL && on != NULL && !cJSON_IsBool(on)) {
        wrong = "has a pack that is \"on\" neither true nor false";
    }
    for (int i = 0; i < index && wrong == NULL; i++) {
        const cJSON *other = field(cJSON_GetArrayItem(packs, i), "path");
        if (ag_path_same(path->valuestring, other->valuestring)) {
            snprintf(why, sizeof why, "names the pack \"%s\" twice", path->valuestring);
            wrong = why;
        }
    }
    return wrong == NULL ? AG_EXIT_OK : refuse(wrong);
}

static int check(const ag_project_file *file)
{
    const cJSON *packs = field(file->root, "packs");
    int code = AG_EXIT_OK;
    if (!cJSON_IsObject(file->root) || (packs != NULL && !cJSON_IsArray(packs))) {
        return refuse("has no list of packs");
    }
    int count = cJSON_GetArraySize(packs);
    if (count > AG_GIVEN_MAX) return refuse("names more than 64 packs");
    for (int i = 0; i < count && code == AG_EXIT_OK; i++) code = check_pack(packs, i);
    return code;
}

static int parse(ag_project_file *file, const ag_text *text)
{
    const char *end = text->bytes;
    file->root = cJSON_ParseWithOpts(text->bytes, &end, 1);
    if (file->root != NULL && end == text->bytes + text->length) return check(file);
    char why[64];
    snprintf(why, sizeof why, "is no JSON from its line %d on", ag_line_of(text->bytes, end));
    return refuse(why);
}

int ag_project_file_open(ag_project_file *out)
{
    struct stat facts;
    ag_text text = { 0 };
    *out = (ag_project_file){ .root = NULL };
    if (stat(AG_PROJECT_FILE, &facts) != 0) {
        return errno == ENOENT ? AG_EXIT_OK
                               : fail(errno == ELOOP ? AG_PROJECT_FILE " is a link to itself"
                                                     : AG_PROJECT_FILE " can't be read");
    }
    if (!S_ISREG(facts.st_mode)) return refuse("is not a file");
    if (facts.st_size > BYTES_MAX) return refuse("is larger than 1 MiB");
    int code = ag_text_add_file(&text, AG_PROJECT_FILE, BYTES_MAX)
                   ? parse(out, &text)
                   : fail(AG_PROJECT_FILE " can't be read");
    ag_text_close(&text);
    return code;
}

void ag_project_file_close(ag_project_file *file)
{
    cJSON_Delete(file->root);
    file->root = NULL;
}

int ag_project_file_pack(const ag_project_file *file, int index, ag_project_pack *out)
{
    const cJSON *packs = field(file->root, "packs");
    AG_ASSERT(index >= 0);
    if (index >= cJSON_GetArraySize(packs)) return 0;
    const cJSON *pack = cJSON_GetArrayItem(packs, index);
    *out = (ag_project_pack){ .path = field(pack, "path")->valuestring,
                              .on = !cJSON_IsFalse(field(pack, "on")) };
    return 1;
}

// ---- writing ----

static cJSON *find_pack(const ag_project_file *file, const char *path)
{
    ag_project_pack pack;
    for (int i = 0; ag_project_file_pack(file, i, &pack); i++) {
        if (ag_path_same(pack.path, path)) return cJSON_GetArrayItem(field(file->root, "packs"), i);
    }
    return NULL;
}

// "./my_hall/" is written as "my_hall".
static void write_plain(const char *path, char *out, size_t capacity)
{
    while (strncmp(path, "./", 2) == 0) path += 1 + strspn(path + 1, "/");
    snprintf(out, capacity, "%s", path);
    for (size_t size = strlen(out); size > 1 && out[size - 1] == '/'; size--) out[size - 1] = '\0';
}

int ag_project_file_set(ag_project_file *file, const char *path, int on)
{
    char plain[PATH_MAX_BYTES + 1];
    const char *wrong = path_refused(path);
    if (wrong != NULL) {
        return ag_cli_usage(AG_PROJECT_FILE " names packs from its own folder: "
                                            "\"%.*s\" would be one that %s",
                            PATH_MAX_BYTES, path, wrong);
    }
    if (file->root == NULL) file->root = cJSON_CreateObject();
    cJSON *pack = find_pack(file, path);
    if (pack == NULL) {
        cJSON *packs = cJSON_GetObjectItemCaseSensitive(file->root, "packs");
        if (cJSON_GetArraySize(packs) == AG_GIVEN_MAX) {
            return ag_cli_usage(AG_PROJECT_FILE
                                " names 64 packs already: take one out of it first");
        }
        packs = packs != NULL ? packs : cJSON_AddArrayToObject(file->root, "packs");
        write_plain(path, plain, sizeof plain);
        pack = cJSON_CreateObject();
        cJSON_AddStringToObject(pack, "path", plain);
        cJSON_AddItemToArray(packs, pack);
    }
    cJSON_DeleteItemFromObjectCaseSensitive(pack, "on");
    cJSON_AddBoolToObject(pack, "on", on);
    return AG_EXIT_OK;
}

int ag_project_file_write(const ag_project_file *file)
{
    ag_text text = { 0 };
    char *json = cJSON_Print(file->root);
    // A link stays one: what it leads to is written.
    char *place = realpath(AG_PROJECT_FILE, NULL);
    ag_text_add(&text, "%s\n", json != NULL ? json : "");
    int written =
        json != NULL && ag_text_write_file(&text, place != NULL ? place : AG_PROJECT_FILE);
    ag_error error = { 0 };
    if (!written) {
        ag_fail(&error, AG_ENVIRONMENT, "can't write " AG_PROJECT_FILE ": %s", strerror(errno));
    }
    free(place);
    free(json);
    ag_text_close(&text);
    return written ? AG_EXIT_OK : ag_cli_fail(&error);
}
