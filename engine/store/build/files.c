// Stamps of files, kept by key. A file with a different stamp is read; it
// counts as changed if its text differs.
#include "store/build/files.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/assert.h"

// File clocks tick every few milliseconds: a file written just before it was looked at may be
// written again within the same tick.
#define TICK_NANOSECONDS 20000000
#define TEXTS_KEPT 1000

typedef struct looking {
    ag_files *files;
    const ag_library *library;
    ag_list *changes;
    ag_error *error;
} looking;

void ag_files_open(ag_files *files, const char *const *folders, int folder_count)
{
    *files = (ag_files){ .folders = folders,
                         .folder_count = folder_count,
                         .known.size = sizeof(ag_walk_file),
                         .bad.size = sizeof(const char *) };
}

void ag_files_close(ag_files *files)
{
    ag_list_close(&files->known);
    ag_list_close(&files->bad);
    ag_arena_close(&files->arena);
    ag_arena_close(&files->bad_arena);
}

static int64_t now_in_nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static int is_bad(const ag_files *files, const char *key)
{
    int at;
    return ag_library_owned(&files->bad, key, &at) > 0;
}

// Notes whether the file must be read again.
static void mark_bad(ag_files *files, const char *key, int is_bad)
{
    int at, was_bad = ag_library_owned(&files->bad, key, &at) > 0;
    if (was_bad && !is_bad) {
        ag_list_cut(&files->bad, at, 1);
    } else if (!was_bad && is_bad) {
        const char **place = ag_list_insert(&files->bad, at, &files->bad_arena);
        if (place != NULL) *place = ag_arena_text(&files->bad_arena, key);
    }
    if (files->bad.count == 0) ag_arena_close(&files->bad_arena);
}

// Makes the stamp invalid, so that the file is read again next time.
static void doubt(ag_stamp *stamp, int64_t now)
{
    if (stamp->changed > now - TICK_NANOSECONDS) stamp->size = -1;
}

static int is_same(const ag_stamp *one, const ag_stamp *other)
{
    return one->size == other->size && one->written == other->written
           && one->changed == other->changed && one->inode == other->inode;
}

static ag_edit *add_change(const looking *now, const char *key, const char *path)
{
    int at;
    AG_ASSERT(ag_library_owned(now->changes, key, &at) == 0);
    (void)ag_library_owned(now->changes, key, &at);
    ag_edit *change = ag_list_insert(now->changes, at, &now->files->arena);
    if (change != NULL) *change = (ag_edit){ .key = key, .path = path };
    return change;
}

static const char *hash_in_library(const looking *now, const char *key)
{
    const ag_script_row *script =
        now->library == NULL ? NULL : ag_library_script(now->library, key);
    return script == NULL ? "" : script->hash;
}

// Reads the file; `is_there` is 0 if it no longer exists.
static ag_status read_file(const looking *now, const ag_walk_file *file, int *is_there)
{
    ag_arena arena = { 0 };
    struct stat facts;
    const char *text = "";
    size_t size = 0;
    *is_there = 1;
    ag_status status = ag_walk_read(file, &arena, &text, &size, now->error);
    if (status == AG_ENVIRONMENT && stat(file->place, &facts) != 0 && errno == ENOENT) {
        *is_there = 0;
        status = AG_OK;
    }
    ag_script_version *version = status < 0 || !*is_there || arena.failed
                                     ? NULL
                                     : ag_version_open(file->key, file->path, text, size);
    ag_arena_close(&arena);
    if (status < 0 || !*is_there) return status;
    if (version == NULL) return ag_fail(now->error, AG_NO_MEMORY, "no memory left for the scripts");
    int is_other = strcmp(version->hash, hash_in_library(now, file->key)) != 0;
    ag_edit *change = is_other ? add_change(now, file->key, file->path) : NULL;
    if (change == NULL) {
        ag_version_replace(version);
        mark_bad(now->files, file->key, 0);
    } else {
        change->version = version;
    }
    return AG_OK;
}

// ---- all of them ----

static const char *key_at(const ag_list *rows, int index)
{
    return *(const char *const *)ag_list_at(rows, index);
}

// Both lists are in the order of keys.
static ag_status compare(const looking *now, const ag_list *old, ag_list *files)
{
    int at = 0;
    for (int i = 0; i < files->count; i++) {
        ag_walk_file *file = ag_list_at(files, i);
        const ag_walk_file *before = NULL;
        int is_there;
        for (; at < old->count; at++) {
            before = ag_list_at(old, at);
            int order = strcmp(before->key, file->key);
            if (order >= 0) {
                before = order == 0 ? before : NULL;
                break;
            }
            before = NULL;
        }
        if (before != NULL && is_same(&before->stamp, &file->stamp)
            && !is_bad(now->files, file->key)) {
            continue;
        }
        ag_status status = read_file(now, file, &is_there);
        if (status < 0) return status;
        now->files->read_count++;
        if (!is_there) ag_list_cut(files, i--, 1);
    }
    return AG_OK;
}

// Finds scripts that no longer have a file: among those that had one at the last
// full look, or else among the library's.
static void find_gone(const looking *now, const ag_list *old, const ag_list *files)
{
    const ag_list *keys = old->count > 0 || now->library == NULL
                              ? old
                              : ag_library_table(now->library, AG_TABLE_SCRIPT);
    int at = 0;
    for (int i = 0; i < keys->count; i++) {
        const char *key = *(const char *const *)ag_list_at(keys, i);
        int order = 1;
        for (; at < files->count && order > 0; at += order > 0) {
            order = strcmp(key, ((const ag_walk_file *)ag_list_at(files, at))->key);
        }
        const char *path =
            order == 0 || now->library == NULL ? "" : ag_library_path(now->library, key);
        if (path[0] != '\0') add_change(now, key, path);
    }
}

// Finds those whose removal was refused earlier because others need them.
static void find_refused(const looking *now, const ag_list *files)
{
    for (int i = 0; i < now->files->bad.count && now->library != NULL; i++) {
        const char *key = *(const char *const *)ag_list_at(&now->files->bad, i);
        const char *path = ag_library_path(now->library, key);
        int at;
        if (path[0] != '\0' && ag_library_owned(files, key, &at) == 0
            && ag_library_owned(now->changes, key, &at) == 0) {
            add_change(now, ag_arena_text(&now->files->arena, key), path);
            now->files->texts_added++;
        }
    }
}

// The texts of files that were removed or moved are kept until there are too
// many; then all files are read again once.
static void forget_texts(ag_files *files)
{
    if (files->texts_added > files->known.count + TEXTS_KEPT || files->arena.failed) {
        files->known.count = 0;
        files->texts_added = 0;
        ag_arena_close(&files->arena);
    }
}

// How many files have new texts since the last look.
static int count_fresh(const ag_list *old, const ag_list *found)
{
    int at = 0, count = 0;
    for (int i = 0; i < found->count; i++) {
        const char *key = key_at(found, i);
        for (; at < old->count && strcmp(key_at(old, at), key) < 0; at++) {
        }
        count += at == old->count || key_at(old, at) != key;
    }
    return count;
}

static ag_status look_at_all(const looking *now)
{
    ag_files *files = now->files;
    ag_list found = { .size = sizeof(ag_walk_file) };
    int64_t begun = now_in_nanoseconds();
    forget_texts(files);
    ag_list old = files->known;
    ag_status status =
        ag_walk(files->folders, files->folder_count, &old, &found, &files->arena, now->error);
    if (status == AG_OK) status = compare(now, &old, &found);
    if (status == AG_OK && files->arena.failed) {
        status = ag_fail(now->error, AG_NO_MEMORY, "no memory left for the list of scripts");
    }
    if (status < 0) {
        ag_list_close(&found);
        return status;
    }
    find_gone(now, &old, &found);
    find_refused(now, &found);
    for (int i = 0; i < found.count; i++) {
        doubt(&((ag_walk_file *)ag_list_at(&found, i))->stamp, begun);
    }
    files->texts_added += count_fresh(&old, &found);
    files->known = found;
    ag_list_close(&old);
    return AG_OK;
}

// ---- some ----

static ag_status look_at(const looking *now, const char *place, const char *path, const char *key)
{
    ag_files *files = now->files;
    struct stat facts;
    int64_t begun = now_in_nanoseconds();
    int at, is_there = stat(place, &facts) == 0 && S_ISREG(facts.st_mode);
    int is_known = ag_library_owned(&files->known, key, &at) > 0;
    ag_walk_file *known = is_known ? ag_list_at(&files->known, at) : NULL;
    int is_same_place = is_known && strcmp(known->place, place) == 0;
    ag_walk_file file = { .key = is_known ? known->key : ag_arena_text(&files->arena, key) };
    file.path = is_same_place ? known->path : ag_arena_text(&files->arena, path);
    file.place = is_same_place ? known->place : ag_arena_text(&files->arena, place);
    files->texts_added += !is_same_place;
    ag_status status = AG_OK;
    int change_at;
    if (ag_library_owned(now->changes, key, &change_at) > 0) {
        return AG_OK;  // named twice
    }
    if (is_there) {
        file.stamp = ag_walk_stamp(&facts);
        doubt(&file.stamp, begun);
        status = read_file(now, &file, &is_there);
    }
    if (status < 0) return status;
    if (!is_there) {
        if (is_known) ag_list_cut(&files->known, at, 1);
        if (hash_in_library(now, key)[0] != '\0') add_change(now, file.key, file.path);
        return AG_OK;
    }
    known = is_known ? known : ag_list_insert(&files->known, at, &files->arena);
    if (known != NULL) *known = file;
    return AG_OK;
}

// 1: each of the paths is, or was, a file in the folders.
static int are_files(const ag_files *files, const char *const *paths, int path_count)
{
    for (int i = 0; i < path_count; i++) {
        char path[4096], key[64];
        struct stat facts;
        int is_there = stat(paths[i], &facts) == 0;
        if (!ag_walk_path(files->folders, files->folder_count, paths[i], path, sizeof path)
            || ag_walk_key(path, key, sizeof key, NULL) < 0
            || (is_there && !S_ISREG(facts.st_mode))) {
            return 0;
        }
    }
    return 1;
}

static ag_status look_at_some(const looking *now, const char *const *paths, int path_count)
{
    ag_files *files = now->files;
    ag_status status = AG_OK;
    for (int i = 0; i < path_count && status == AG_OK; i++) {
        char path[4096] = "", key[64] = "";
        ag_walk_path(files->folders, files->folder_count, paths[i], path, sizeof path);
        ag_walk_key(path, key, sizeof key, NULL);
        status = look_at(now, paths[i], path, key);
    }
    for (int i = files->bad.count - 1; i >= 0 && status == AG_OK && now->changes->count > 0; i--) {
        int at;
        const char *key = *(const char *const *)ag_list_at(&files->bad, i);
        if (ag_library_owned(&files->known, key, &at) > 0) {
            const ag_walk_file *file = ag_list_at(&files->known, at);
            status = look_at(now, file->place, file->path, file->key);
        }
    }
    if (status == AG_OK && now->changes->count > 0) find_refused(now, &files->known);
    if (status == AG_OK && files->arena.failed) {
        status = ag_fail(now->error, AG_NO_MEMORY, "no memory left for the list of scripts");
    }
    if (status < 0) ag_files_retry(files, now->changes);
    return status;
}

ag_status ag_files_look(ag_files *files, const ag_library *library, const char *const *paths,
                        int path_count, ag_list *changes, ag_error *error)
{
    looking now = { .files = files, .library = library, .changes = changes, .error = error };
    AG_ASSERT(changes->size == sizeof(ag_edit));
    AG_ASSERT(changes->count == 0);
    int some = paths != NULL && path_count > 0 && are_files(files, paths, path_count);
    if (!some || files->unfinished) {
        ag_status status = look_at_all(&now);
        files->unfinished = status < 0;
        if (status == AG_OK || !some) return status;
        ag_edits_drop(changes);  // another file is in the way; the named ones may be right
        changes->count = 0;
    }
    return look_at_some(&now, paths, path_count);
}

ag_status ag_files_fill(ag_files *files, ag_library *library, ag_error *error)
{
    ag_list changes = { .size = sizeof(ag_edit) };
    ag_status status = ag_files_look(files, NULL, NULL, 0, &changes, error);
    AG_ASSERT(library->tables[AG_TABLE_SCRIPT].count == 0);
    for (int i = 0; i < changes.count; i++) {
        const ag_edit *change = ag_list_at(&changes, i);
        ag_script_row *row =
            status < 0 ? NULL : ag_list_push(&library->tables[AG_TABLE_SCRIPT], &library->arena);
        if (row == NULL) {
            ag_version_replace(change->version);
            continue;
        }
        *row = (ag_script_row){ .key = ag_arena_text(&library->arena, change->key),
                                .path = ag_arena_text(&library->arena, change->path),
                                .pack = "aggro" };
        ag_script_take(row, change->version);
    }
    ag_list_close(&changes);
    if (status == AG_OK && library->arena.failed) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory left for the scripts");
    }
    return status;
}

void ag_files_retry(ag_files *files, const ag_list *changes)
{
    for (int i = 0; i < changes->count; i++) {
        mark_bad(files, ((const ag_edit *)ag_list_at(changes, i))->key, 1);
    }
    files->unfinished = 1;
}

void ag_files_note(ag_files *files, const ag_list *changes)
{
    for (int i = 0; i < changes->count; i++) {
        const ag_edit *change = ag_list_at(changes, i);
        mark_bad(files, change->key, change->undone);
    }
}
