// Writes scripts below a folder, at the paths that the database says they came from. The database
// may come from a stranger, so each path is checked first: none may lead out of the folder.
#include "store/search/export.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"
#include "store/database/library.h"
#include "store/files/walk.h"

enum { PLACE_SIZE = 4096 };

typedef struct exporting {
    const ag_library *library;
    const ag_export_wish *wish;
    ag_error *error;
} exporting;

// ---- which ----

// "onyxias_lair" matches everything in its folder.
static int fits(const char *wanted, const char *key)
{
    size_t length = strlen(wanted);
    return strncmp(wanted, key, length) == 0 && (key[length] == '\0' || key[length] == '/');
}

static int is_wanted(const exporting *now, const char *key)
{
    int wanted = now->wish->key_count == 0;
    for (int i = 0; i < now->wish->key_count; i++) wanted |= fits(now->wish->keys[i], key);
    return wanted;
}

static const char *script_key(void *context, int index)
{
    const ag_list *scripts = context;
    return index < scripts->count ? ((const ag_script_row *)ag_list_at(scripts, index))->key : NULL;
}

static ag_status check_keys(const exporting *now, const ag_list *scripts)
{
    for (int i = 0; i < now->wish->key_count; i++) {
        int found = 0;
        for (int at = 0; at < scripts->count && !found; at++) {
            found = fits(now->wish->keys[i], script_key((void *)(uintptr_t)scripts, at));
        }
        if (!found) {
            const char *nearest =
                ag_nearest(now->wish->keys[i], script_key, (void *)(uintptr_t)scripts);
            return ag_fail(now->error, AG_NOT_FOUND, "no script has the key \"%s\"%s%s%s",
                           now->wish->keys[i], nearest != NULL ? " (did you mean \"" : "",
                           nearest != NULL ? nearest : "", nearest != NULL ? "\"?)" : "");
        }
    }
    return AG_OK;
}

// ---- where ----

static ag_status check_path(const exporting *now, const ag_script_row *script,
                            char place[PLACE_SIZE])
{
    char key[64];
    int length = snprintf(place, PLACE_SIZE, "%s/%s", now->wish->folder, script->path);
    // A path that yields a valid key can't lead anywhere else.
    if (ag_walk_key(script->path, key, sizeof key, NULL) < 0 || strcmp(key, script->key) != 0
        || strstr(script->path, "..") != NULL || length < 0 || length >= PLACE_SIZE) {
        return ag_fail(now->error, AG_BAD_CONTENT,
                       "the script \"%s\" says that it lies at \"%s\": no file can go there",
                       script->key, script->path);
    }
    return AG_OK;
}

// 1: the same bytes are there; 0: nothing is there; -1: something else is.
static int look(const char *place, const ag_script_row *script)
{
    FILE *file = fopen(place, "rb");
    if (file == NULL) return errno == ENOENT || errno == ENOTDIR ? 0 : -1;
    size_t size = strlen(script->source), done = 0;
    int same = 1, letter;
    while (same && (letter = fgetc(file)) != EOF) {
        same = done < size && (unsigned char)script->source[done] == letter;
        done++;
    }
    same = same && done == size && !ferror(file);
    fclose(file);
    return same ? 1 : -1;
}

static void make_folders(char *place)
{
    for (char *slash = strchr(place + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(place, 0777);
        *slash = '/';
    }
}

static ag_status put(const exporting *now, char *place, const ag_script_row *script)
{
    make_folders(place);
    FILE *file = fopen(place, "wb");
    if (file == NULL) {
        return ag_fail(now->error, AG_ENVIRONMENT, "can't write \"%s\": %s", place,
                       strerror(errno));
    }
    size_t size = strlen(script->source);
    int failed = fwrite(script->source, 1, size, file) != size;
    failed |= fclose(file) != 0;
    return failed ? ag_fail(now->error, AG_ENVIRONMENT, "can't write \"%s\": %s", place,
                            strerror(errno))
                  : AG_OK;
}

// ---- all of it ----

// Checks every place before anything is written.
static ag_status check_places(const exporting *now, const ag_list *scripts)
{
    char place[PLACE_SIZE], first[PLACE_SIZE] = "";
    int count = 0;
    for (int i = 0; i < scripts->count; i++) {
        const char *key = script_key((void *)(uintptr_t)scripts, i);
        const ag_script_row *script =
            is_wanted(now, key) ? ag_library_script(now->library, key) : NULL;
        if (script == NULL) continue;
        ag_status status = check_path(now, script, place);
        if (status < 0) return status;
        if (look(place, script) < 0 && count++ == 0) memcpy(first, place, sizeof first);
    }
    if (count > 0 && !now->wish->force) {
        return ag_fail(now->error, AG_USAGE,
                       "%.400s is there and different%s: nothing was written; --force overwrites",
                       first, count > 1 ? ", and others are" : "");
    }
    return AG_OK;
}

ag_status ag_library_export(const ag_library *library, const ag_export_wish *wish,
                            ag_exported *report, void *context, ag_error *error)
{
    exporting now = { library, wish, error };
    const ag_list *scripts = ag_library_table(library, AG_TABLE_SCRIPT);
    AG_ASSERT(wish->folder[0] != '\0');
    AG_ASSERT(report != NULL);
    ag_status status = check_keys(&now, scripts);
    if (status == AG_OK) status = check_places(&now, scripts);
    for (int i = 0; i < scripts->count && status == AG_OK; i++) {
        char place[PLACE_SIZE];
        const char *key = script_key((void *)(uintptr_t)scripts, i);
        const ag_script_row *script = is_wanted(&now, key) ? ag_library_script(library, key) : NULL;
        if (script == NULL || check_path(&now, script, place) < 0) continue;
        int there = look(place, script) > 0;
        status = there ? AG_OK : put(&now, place, script);
        if (status == AG_OK) report(context, script->path, !there);
    }
    return status;
}
