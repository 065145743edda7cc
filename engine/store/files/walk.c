// Walks folders, makes keys from paths, reads files: all that the store knows of directories.
#include "store/files/walk.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"
#include "base/letter.h"
#include "store/database/inside.h"
#include "store/files/seen_files.h"

#define PATH_SIZE 4096
#define KEY_MAX 63               // the longest key of a card (AG_NAME_MAX)
#define DEPTH_MAX 8              // folders within folders; stops a cycle of links
#define SCRIPT_SIZE_MAX 1048576  // bytes: the largest card script is a few kilobytes
#define READ_SIZE 16384          // bytes: at first

typedef struct walk {
    const char *const *folders;
    int folder_count;
    ag_seen_files *known;
    ag_list *files;
    ag_arena *arena;
    ag_error *error;
} walk;

static ag_status walk_folder(const walk *now, const char *place, const char *path, int depth);

// ---- keys ----

// Parts of "raids/onyxias_lair/cards/crush.lua" without the ending.
typedef struct path_parts {
    int count;
    char text[PATH_SIZE];
    const char *part[5];
} path_parts;

static int split(const char *path, path_parts *out)
{
    size_t length = strlen(path);
    if (length < 5 || length >= PATH_SIZE || strcmp(path + length - 4, ".lua") != 0) return 0;
    memcpy(out->text, path, length - 4);
    out->text[length - 4] = '\0';
    out->count = 0;
    for (char *at = out->text; at != NULL && out->count < 5; out->count++) {
        out->part[out->count] = at;
        at = strchr(at, '/');
        if (at != NULL) *at++ = '\0';
    }
    return 1;
}

static int is_one_of(const char *word, const char *const *words)
{
    while (*words != NULL && strcmp(*words, word) != 0) words++;
    return *words != NULL;
}

// 0 if no rule gives this place a key.
static int join_key(const path_parts *at, char *out, size_t capacity)
{
    static const char *const plain[] = { "cards", "bosses", "tokens", "events", NULL };
    static const char *const kept[] = { "phases", "decks", "lang", NULL };
    const char *const *part = at->part;
    int length = -1;
    if (at->count == 3 && strcmp(part[0], "cards") == 0) {
        length = snprintf(out, capacity, "%s/%s", part[1], part[2]);
    } else if (at->count == 4 && strcmp(part[0], "cards") == 0 && strcmp(part[2], "lang") == 0) {
        length = snprintf(out, capacity, "%s/lang/%s", part[1], part[3]);
    } else if (at->count == 3 && strcmp(part[2], "raid") == 0) {
        length = snprintf(out, capacity, "%s", part[1]);
    } else if (at->count == 3) {
        length = snprintf(out, capacity, "%s/%s", part[1], part[2]);
    } else if (at->count == 4 && strcmp(part[0], "raids") == 0 && is_one_of(part[2], plain)) {
        length = snprintf(out, capacity, "%s/%s", part[1], part[3]);
    } else if (at->count == 4 && strcmp(part[0], "raids") == 0 && is_one_of(part[2], kept)) {
        length = snprintf(out, capacity, "%s/%s/%s", part[1], part[2], part[3]);
    }
    return length > 0 && (size_t)length < capacity;
}

ag_status ag_walk_key(const char *path, char *out, size_t capacity, ag_error *error)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyz0123456789_/";
    path_parts parts;
    char key[PATH_SIZE];
    int is_known = split(path, &parts);
    is_known =
        is_known && (strcmp(parts.part[0], "cards") == 0 || strcmp(parts.part[0], "raids") == 0);
    if (!is_known || !join_key(&parts, key, sizeof key)) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "no script belongs here; expected cards/<set>/<name>.lua, "
                       "cards/<set>/lang/<lang>.lua, raids/<raid>/<name>.lua or "
                       "raids/<raid>/cards, bosses, tokens, events, phases, decks "
                       "or lang/<name>.lua");
    }
    if (key[strspn(key, allowed)] != '\0') {
        return ag_fail(error, AG_BAD_CONTENT,
                       "names of files and folders are made of a-z, 0-9 and _");
    }
    if (strlen(key) > KEY_MAX || strlen(key) >= capacity) {
        return ag_fail(error, AG_BAD_CONTENT, "the key \"%s\" is longer than %d characters", key,
                       KEY_MAX);
    }
    memcpy(out, key, strlen(key) + 1);
    return AG_OK;
}

// ---- folders ----

ag_stamp ag_walk_stamp(const struct stat *facts)
{
    return (ag_stamp){
        .size = facts->st_size,
        .written = (int64_t)facts->st_mtim.tv_sec * 1000000000 + facts->st_mtim.tv_nsec,
        .changed = (int64_t)facts->st_ctim.tv_sec * 1000000000 + facts->st_ctim.tv_nsec,
        .inode = facts->st_ino,
    };
}

static ag_status walk_file(const walk *now, const char *place, const char *path,
                           const struct stat *facts)
{
    char key[KEY_MAX + 1];
    ag_stamp stamp = ag_walk_stamp(facts);
    if (ag_seen_files_see(now->known, place, &stamp)) return AG_OK;
    ag_error why = { 0 };
    ag_status status = ag_walk_key(path, key, sizeof key, &why);
    if (status < 0) return ag_fail(now->error, status, "%s: %s", path, why.text);
    ag_walk_file *file = ag_list_push(now->files, now->arena);
    if (file != NULL) {
        file->key = ag_arena_text(now->arena, key);
        file->path = ag_arena_text(now->arena, path);
        file->place = ag_arena_text(now->arena, place);
        file->stamp = stamp;
    }
    return status;
}

// Handles `name` in `folder`, which is at `place`. A file that is gone by now, because an editor
// renamed it, does not exist.
static ag_status walk_entry(const walk *now, DIR *folder, const char *name, const char *place,
                            const char *path, int depth)
{
    struct stat facts;
    size_t length = strlen(path);
    if (fstatat(dirfd(folder), name, &facts, 0) != 0) {
        int reason = errno;
        if (reason == ENOENT && fstatat(dirfd(folder), name, &facts, AT_SYMLINK_NOFOLLOW) != 0) {
            return AG_OK;
        }
        return ag_fail(now->error, AG_ENVIRONMENT, "can't read \"%s\": %s", place,
                       strerror(reason));
    }
    if (S_ISDIR(facts.st_mode)) return walk_folder(now, place, path, depth + 1);
    if (length > 4 && strcmp(path + length - 4, ".lua") == 0) {
        return walk_file(now, place, path, &facts);
    }
    return AG_OK;
}

// "some/where" becomes "some/where/", ready to append names. Returns its length.
static size_t begin_path(char *out, const char *folder)
{
    size_t length = strlen(folder);
    AG_ASSERT(length + 1 < PATH_SIZE);
    memcpy(out, folder, length);
    out[length] = '/';
    return length + 1;
}

// `places` has room for two paths: the folder's place, and its name.
static ag_status walk_entries(const walk *now, DIR *folder, char *places, const char *place,
                              const char *path, int depth)
{
    char *paths = places + PATH_SIZE;
    size_t place_length = begin_path(places, place);
    size_t path_length = begin_path(paths, path);
    const struct dirent *entry;
    ag_status status = AG_OK;
    while (status == AG_OK && (entry = readdir(folder)) != NULL) {
        size_t length = strlen(entry->d_name) + 1;
        if (entry->d_name[0] == '.') continue;
        if (place_length + length > PATH_SIZE || path_length + length > PATH_SIZE) {
            return ag_fail(now->error, AG_ENVIRONMENT, "the path \"%s\" is too long", place);
        }
        memcpy(places + place_length, entry->d_name, length);
        memcpy(paths + path_length, entry->d_name, length);
        if (entry->d_type == DT_LNK || entry->d_type == DT_UNKNOWN) {
            status = ag_inside(places, paths, now->folders, now->folder_count, now->error);
        }
        if (status == AG_OK) status = walk_entry(now, folder, entry->d_name, places, paths, depth);
    }
    return status;
}

static ag_status walk_folder(const walk *now, const char *place, const char *path, int depth)
{
    char *places = sqlite3_malloc64(2 * PATH_SIZE);
    DIR *folder = opendir(place);
    ag_status status = AG_OK;
    if (folder == NULL) {
        status = ag_fail(now->error, AG_ENVIRONMENT, "can't read the folder \"%s\": %s", place,
                         strerror(errno));
    } else if (places == NULL) {
        now->arena->failed = 1;
    } else if (depth > DEPTH_MAX) {
        status =
            ag_fail(now->error, AG_BAD_CONTENT, "%s: folders lie in folders, %d deep", path, depth);
    } else {
        status = walk_entries(now, folder, places, place, path, depth);
    }
    if (folder != NULL) closedir(folder);
    sqlite3_free(places);
    return status;
}

// The last part of "/some/where/cards/" is "cards".
static void last_part(const char *folder, char *out, size_t capacity)
{
    size_t end = strlen(folder);
    while (end > 1 && folder[end - 1] == '/') end--;
    size_t begin = end;
    while (begin > 0 && folder[begin - 1] != '/') begin--;
    snprintf(out, capacity, "%.*s", (int)(end - begin), folder + begin);
}

// Handles `cards` and `raids` themselves, or a folder that holds them.
static ag_status walk_root(const walk *now, const char *folder)
{
    static const char *const roots[] = { "cards", "raids" };
    char name[256];
    char place[PATH_SIZE];
    struct stat facts;
    int found = 0;
    last_part(folder, name, sizeof name);
    if (strcmp(name, "cards") == 0 || strcmp(name, "raids") == 0) {
        return walk_folder(now, folder, name, 1);
    }
    for (int i = 0; i < 2; i++) {
        snprintf(place, sizeof place, "%s/%s", folder, roots[i]);
        if (stat(place, &facts) == 0 && S_ISDIR(facts.st_mode)) {
            ag_status status = ag_inside(place, roots[i], &folder, 1, now->error);
            if (status == AG_OK) status = walk_folder(now, place, roots[i], 1);
            if (status < 0) return status;
            found = 1;
        }
    }
    if (!found) {
        return ag_fail(now->error, AG_ENVIRONMENT,
                       "\"%s\" is not, and does not hold, a folder \"cards\" or \"raids\"", folder);
    }
    return AG_OK;
}

int ag_walk_path(const char *const *folders, int folder_count, const char *place, char *out,
                 size_t capacity)
{
    for (int i = 0; i < folder_count; i++) {
        char name[256];
        size_t length = strlen(folders[i]);
        while (length > 1 && folders[i][length - 1] == '/') length--;
        if (strncmp(place, folders[i], length) != 0 || place[length] != '/') continue;
        const char *rest = place + length + strspn(place + length, "/");
        last_part(folders[i], name, sizeof name);
        int is_root = strcmp(name, "cards") == 0 || strcmp(name, "raids") == 0;
        int size = snprintf(out, capacity, "%s%s%s", is_root ? name : "", is_root ? "/" : "", rest);
        return size > 0 && (size_t)size < capacity;
    }
    return 0;
}

static int compare_files(const void *a, const void *b)
{
    const ag_walk_file *one = a;
    const ag_walk_file *other = b;
    int order = strcmp(one->key, other->key);
    return order != 0 ? order : strcmp(one->path, other->path);
}

static ag_status no_two_of_one_key(const ag_list *files, ag_error *error)
{
    for (int i = 1; i < files->count; i++) {
        const ag_walk_file *one = ag_list_at(files, i - 1);
        const ag_walk_file *other = ag_list_at(files, i);
        if (strcmp(one->key, other->key) == 0) {
            return ag_fail(error, AG_BAD_CONTENT, "%s and %s have the same key \"%s\": rename one",
                           one->path, other->path, one->key);
        }
    }
    return AG_OK;
}

ag_status ag_walk(const char *const *folders, int folder_count, const ag_list *known,
                  ag_list *files, ag_arena *arena, ag_error *error)
{
    ag_seen_files before;
    walk now = { folders, folder_count, &before, files, arena, error };
    ag_status status = AG_OK;
    AG_ASSERT(files->size == sizeof(ag_walk_file));
    if (!ag_seen_files_open(&before, known)) {
        return ag_fail(error, AG_NO_MEMORY, "no memory left for the list of scripts");
    }
    for (int i = 0; i < folder_count && status == AG_OK; i++) status = walk_root(&now, folders[i]);
    int fresh_count = files->count;
    if (status == AG_OK && !ag_seen_files_add(&before, files, arena)) arena->failed = 1;
    ag_seen_files_close(&before);
    if (status < 0) return status;
    if (arena->failed) {
        return ag_fail(error, AG_NO_MEMORY, "no memory left for the list of scripts");
    }
    if (files->count == 0) {
        return ag_fail(error, AG_BAD_CONTENT, "there is no Lua file in %s",
                       folder_count > 0 ? folders[0] : "no folder");
    }
    // The known ones are in order.
    if (fresh_count > 0) qsort(files->items, (size_t)files->count, files->size, compare_files);
    return no_two_of_one_key(files, error);
}

// ---- files ----

// Reads the stream, up to one byte more than a script may have; NULL: no memory. The buffer grows
// as needed: the maximum for each of thousands of small files would take longer than reading them.
static char *read_bytes(FILE *stream, size_t *size)
{
    char *bytes = NULL;
    size_t room = 0;
    *size = 0;
    while (*size == room && room <= SCRIPT_SIZE_MAX) {
        room = room == 0 ? READ_SIZE : room * 4;
        room = room > SCRIPT_SIZE_MAX ? SCRIPT_SIZE_MAX + 1 : room;
        char *larger = sqlite3_realloc64(bytes, room);
        if (larger == NULL) {
            sqlite3_free(bytes);
            return NULL;
        }
        bytes = larger;
        *size += fread(bytes + *size, 1, room - *size, stream);
    }
    return bytes;
}

ag_status ag_walk_read(const ag_walk_file *file, ag_arena *arena, const char **text, size_t *size,
                       ag_error *error)
{
    ag_status status = AG_OK;
    FILE *stream = fopen(file->place, "rb");
    if (stream == NULL) {
        return ag_fail(error, AG_ENVIRONMENT, "can't read \"%s\": %s", file->place,
                       strerror(errno));
    }
    char *bytes = read_bytes(stream, size);
    if (bytes == NULL) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory to read \"%s\"", file->place);
    } else if (ferror(stream)) {
        status =
            ag_fail(error, AG_ENVIRONMENT, "can't read \"%s\": %s", file->place, strerror(errno));
    } else if (*size > SCRIPT_SIZE_MAX) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s:1: no script is larger than 1 MiB", file->path);
    } else if (memchr(bytes, '\0', *size) != NULL) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s:%d: holds a zero byte, which no Lua text has",
                         file->path, ag_line_of(bytes, bytes + strlen(bytes)));
    } else {
        *text = ag_arena_bytes(arena, bytes, *size);
    }
    fclose(stream);
    sqlite3_free(bytes);
    return status;
}
