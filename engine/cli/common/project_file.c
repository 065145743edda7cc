// A project file is small, and may come from a stranger: all of it is looked at before it counts.
#include "cli/common/project_file.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/letter.h"
#include "base/span.h"
#include "cli/common/paths.h"

#define EXPECTED "{ \"packs\": [ { \"path\": \"my_hall\", \"on\": true } ] } was expected"
enum { BYTES_MAX = 1024 * 1024, PATH_MAX_BYTES = 200 };

static _Noreturn void refuse(const char *why)
{
    ag_cli_stop(AG_BAD_CONTENT, AG_PROJECT_FILE " %s: " EXPECTED, why);
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

static void check_pack(const cJSON *packs, int index)
{
    char why[PATH_MAX_BYTES + 100];
    const cJSON *pack = cJSON_GetArrayItem(packs, index);
    const cJSON *path = field(pack, "path"), *on = field(pack, "on");
    if (!cJSON_IsString(path)) refuse("has a pack without a path");
    if (path_refused(path->valuestring) != NULL) refuse(path_refused(path->valuestring));
    if (on != NULL && !cJSON_IsBool(on)) refuse("has a pack that is \"on\" neither true nor false");
    for (int i = 0; i < index; i++) {
        const cJSON *other = field(cJSON_GetArrayItem(packs, i), "path");
        if (ag_path_same(path->valuestring, other->valuestring)) {
            snprintf(why, sizeof why, "names the pack \"%s\" twice", path->valuestring);
            refuse(why);
        }
    }
}

ag_project_file ag_project_file_open(void)
{
    struct stat facts;
    ag_text text = { 0 };
    char why[64];
    ag_project_file file = { .root = NULL };
    int there = stat(AG_PROJECT_FILE, &facts) == 0;
    if (!there && errno == ENOENT) return file;
    if (there && !S_ISREG(facts.st_mode)) refuse("is not a file");
    if (there && facts.st_size > BYTES_MAX) refuse("is larger than 1 MiB");
    if (!there || !ag_text_add_file(&text, AG_PROJECT_FILE, BYTES_MAX)) {
        ag_cli_stop(AG_BAD_CONTENT, AG_PROJECT_FILE " %s",
                    errno == ELOOP ? "is a link to itself" : "can't be read");
    }
    const char *end = text.bytes;
    file.root = cJSON_ParseWithOpts(text.bytes, &end, 1);
    if (file.root == NULL || end != text.bytes + text.length) {
        snprintf(why, sizeof why, "is no JSON from its line %d on", ag_line_of(text.bytes, end));
        refuse(why);
    }
    const cJSON *packs = field(file.root, "packs");
    if (!cJSON_IsObject(file.root) || (packs != NULL && !cJSON_IsArray(packs))) {
        refuse("has no list of packs");
    }
    int count = cJSON_GetArraySize(packs);
    if (count > AG_GIVEN_MAX) refuse("names more than 64 packs");
    for (int i = 0; i < count; i++) check_pack(packs, i);
    ag_text_close(&text);
    return file;
}

void ag_project_file_close(ag_project_file *file)
{
    cJSON_Delete(file->root);
    file->root = NULL;
}

int ag_project_file_pack(const ag_project_file *file, int index, ag_project_pack *out)
{
    const cJSON *packs = field(file->root, "packs");
    if (index >= cJSON_GetArraySize(packs)) return 0;
    const cJSON *pack = cJSON_GetArrayItem(packs, index);
    *out = (ag_project_pack){ .path = field(pack, "path")->valuestring,
                              .on = !cJSON_IsFalse(field(pack, "on")) };
    return 1;
}

// ---- writing ----

// "./my_hall/" is written as "my_hall".
static void write_plain(const char *path, char *out, size_t capacity)
{
    while (strncmp(path, "./", 2) == 0) path += 1 + strspn(path + 1, "/");
    snprintf(out, capacity, "%s", path);
    for (size_t size = strlen(out); size > 1 && out[size - 1] == '/'; size--) out[size - 1] = '\0';
}

void ag_project_file_set(ag_project_file *file, const char *path, int on)
{
    char plain[PATH_MAX_BYTES + 1];
    const char *wrong = path_refused(path);
    if (wrong != NULL) {
        ag_cli_stop(AG_USAGE,
                    AG_PROJECT_FILE
                    " names packs from its own folder: \"%.*s\" would be one that %s",
                    PATH_MAX_BYTES, path, wrong);
    }
    if (file->root == NULL) file->root = cJSON_CreateObject();
    cJSON *packs = cJSON_GetObjectItemCaseSensitive(file->root, "packs"), *pack = NULL, *each;
    cJSON_ArrayForEach(each, packs)
    {
        if (ag_path_same(field(each, "path")->valuestring, path)) pack = each;
    }
    if (pack == NULL) {
        if (cJSON_GetArraySize(packs) == AG_GIVEN_MAX) {
            ag_cli_stop(AG_USAGE,
                        AG_PROJECT_FILE " names 64 packs already: take one out of it first");
        }
        packs = packs != NULL ? packs : cJSON_AddArrayToObject(file->root, "packs");
        write_plain(path, plain, sizeof plain);
        pack = cJSON_CreateObject();
        cJSON_AddStringToObject(pack, "path", plain);
        cJSON_AddItemToArray(packs, pack);
    }
    cJSON_DeleteItemFromObjectCaseSensitive(pack, "on");
    cJSON_AddBoolToObject(pack, "on", on);
}

void ag_project_file_write(const ag_project_file *file)
{
    ag_text text = { 0 };
    char *json = cJSON_Print(file->root);
    // A link stays one: what it leads to is written.
    char *place = realpath(AG_PROJECT_FILE, NULL);
    if (json == NULL) ag_cli_no_memory("for " AG_PROJECT_FILE);
    ag_text_add(&text, "%s\n", json);
    if (!ag_text_write_file(&text, place != NULL ? place : AG_PROJECT_FILE)) {
        ag_cli_stop(AG_ENVIRONMENT, "can't write " AG_PROJECT_FILE ": %s", strerror(errno));
    }
    free(place);
    free(json);
    ag_text_close(&text);
}
