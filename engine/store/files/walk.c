// Walks folders, makes keys from paths, reads files: all that the store knows of directories.
#include "store/files/walk.h"

#include <errno.h>
#include <fts.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"
#include "base/letter.h"

#define PATH_SIZE 4096
#define KEY_MAX 63               // the longest key of a card (AG_NAME_MAX)
#define DEPTH_MAX 8              // folders within folders; stops a cycle of links
#define SCRIPT_SIZE_MAX 1048576  // bytes: the largest card script is a few kilobytes

typedef struct walk {
    const char *const *folders;
    int folder_count;
    ag_list *files;
    ag_arena *arena;
    ag_error *error;
} walk;

static int is_root(const char *name)
{
    return strcmp(name, "cards") == 0 || strcmp(name, "raids") == 0;
}

static int is_script(const char *name)
{
    size_t length = strlen(name);
    return length > 4 && strcmp(name + length - 4, ".lua") == 0;
}

// ---- keys ----

static int is_one_of(const char *word, const char *words)
{
    const char *at = strstr(words, word);
    return at != NULL && (at == words || at[-1] == ' ') && at[strlen(word)] == ' ';
}

// "raids/onyxias_lair/cards/crush" is made of a root, a set, perhaps a folder, and a name. 0 if no
// rule gives this place a key.
static int join_key(char *text, char out[PATH_SIZE])
{
    char *part[4] = { text };
    int count = 1;
    for (char *at = strchr(text, '/'); at != NULL; at = strchr(at, '/')) {
        if (count == 4) return 0;
        *at++ = '\0';
        part[count++] = at;
    }
    int of_raid = strcmp(part[0], "raids") == 0;
    if (count < 3 || !is_root(part[0])) return 0;
    if (count == 3 && of_raid && strcmp(part[2], "raid") == 0) {
        snprintf(out, PATH_SIZE, "%s", part[1]);
    } else if (count == 3 || (of_raid && is_one_of(part[2], "cards bosses tokens events "))) {
        snprintf(out, PATH_SIZE, "%s/%s", part[1], part[count - 1]);
    } else if (is_one_of(part[2], of_raid ? "phases decks lang " : "lang ")) {
        snprintf(out, PATH_SIZE, "%s/%s/%s", part[1], part[2], part[3]);
    } else {
        return 0;
    }
    return 1;
}

ag_status ag_walk_key(const char *path, char *out, size_t capacity, ag_error *error)
{
    char text[PATH_SIZE], key[PATH_SIZE];
    snprintf(text, sizeof text, "%.*s", (int)strlen(path) - 4, path);
    if (strlen(path) >= PATH_SIZE || !is_script(path) || !join_key(text, key)) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "no script belongs here; expected cards/<set>/<name>.lua, "
                       "cards/<set>/lang/<lang>.lua, raids/<raid>/<name>.lua or "
                       "raids/<raid>/cards, bosses, tokens, events, phases, decks "
                       "or lang/<name>.lua");
    }
    if (key[strspn(key, "abcdefghijklmnopqrstuvwxyz0123456789_/")] != '\0') {
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

// ---- links ----

static int lies_in(const char *end, const char *folder)
{
    char real[PATH_MAX];
    if (realpath(folder, real) == NULL) return 0;
    size_t length = strcmp(real, "/") == 0 ? 0 : strlen(real);
    return strncmp(end, real, length) == 0 && (end[length] == '/' || end[length] == '\0');
}

ag_status ag_inside(const char *place, const char *called, const char *const *folders,
                    int folder_count, ag_error *error)
{
    char end[PATH_MAX];
    struct stat facts;
    AG_ASSERT(folder_count > 0);
    if (lstat(place, &facts) != 0 || !S_ISLNK(facts.st_mode) || realpath(place, end) == NULL) {
        return AG_OK;
    }
    for (int i = 0; i < folder_count; i++) {
        if (lies_in(end, folders[i])) return AG_OK;
    }
    return ag_fail(
        error, AG_BAD_CONTENT,
        "%s: a link to \"%s\", out of the folder \"%s\": links are followed inside of it "
        "only; put a copy there, or take the link away",
        called, end, folders[0]);
}

// ---- folders ----

ag_walk_file ag_walk_file_copy(const ag_walk_file *file, ag_arena *arena)
{
    return (ag_walk_file){ .key = ag_arena_text(arena, file->key),
                           .path = ag_arena_text(arena, file->path),
                           .place = ag_arena_text(arena, file->place) };
}

static ag_status add_file(const walk *now, const char *place, const char *path)
{
    char key[KEY_MAX + 1];
    ag_error why = { 0 };
    ag_status status = ag_walk_key(path, key, sizeof key, &why);
    if (status < 0) return ag_fail(now->error, status, "%s: %s", path, why.text);
    ag_walk_file *file = ag_list_push(now->files, now->arena);
    if (file != NULL) *file = ag_walk_file_copy(&(ag_walk_file){ key, path, place }, now->arena);
    return AG_OK;
}

// Takes what the walk has come to. A file that is gone by now, because an editor renamed it, does
// not exist.
static ag_status take_entry(const walk *now, FTS *entries, FTSENT *at, const char *path)
{
    const char *place = at->fts_path;
    if (at->fts_info == FTS_DP) return AG_OK;
    if (at->fts_level > 0 && at->fts_name[0] == '.') {
        fts_set(entries, at, FTS_SKIP);
        return AG_OK;
    }
    ag_status status = at->fts_level > 0
                           ? ag_inside(place, path, now->folders, now->folder_count, now->error)
                           : AG_OK;
    if (status < 0) return status;
    switch (at->fts_info) {
    case FTS_D:
    case FTS_DC:
        if (at->fts_level < DEPTH_MAX && at->fts_info == FTS_D) return AG_OK;
        return ag_fail(now->error, AG_BAD_CONTENT, "%s: folders lie in folders, %d deep", path,
                       at->fts_level + 1);
    case FTS_NS:
    case FTS_SLNONE:
        if (at->fts_info == FTS_NS && at->fts_errno == ENOENT && at->fts_level > 0) return AG_OK;
        return ag_fail(now->error, AG_ENVIRONMENT, "can't read \"%s\": %s", place,
                       strerror(at->fts_info == FTS_NS ? at->fts_errno : ENOENT));
    case FTS_DNR:
    case FTS_ERR:
        return ag_fail(now->error, AG_ENVIRONMENT, "can't read the folder \"%s\": %s", place,
                       strerror(at->fts_errno));
    default: return is_script(path) ? add_file(now, place, path) : AG_OK;
    }
}

// Walks the folder at `root`, whose path is `name`.
static ag_status walk_root(const walk *now, char *root, const char *name)
{
    char *const roots[] = { root, NULL };
    FTS *entries = fts_open(roots, FTS_LOGICAL | FTS_NOCHDIR, NULL);
    FTSENT *at;
    ag_status status = AG_OK;
    if (entries == NULL) return ag_no_memory(now->error, "the list of scripts");
    while (status == AG_OK && (errno = 0, at = fts_read(entries)) != NULL) {
        char path[PATH_SIZE];
        int length = snprintf(path, sizeof path, "%s%s", name, at->fts_path + strlen(root));
        status = length < PATH_SIZE ? take_entry(now, entries, at, path)
                                    : ag_fail(now->error, AG_ENVIRONMENT,
                                              "the path \"%s\" is too long", at->fts_path);
    }
    if (status == AG_OK && errno != 0) {
        status = ag_fail(now->error, AG_ENVIRONMENT, "can't read the folder \"%s\": %s", root,
                         strerror(errno));
    }
    fts_close(entries);
    return status;
}

static size_t without_slashes(const char *folder)
{
    size_t length = strlen(folder);
    while (length > 1 && folder[length - 1] == '/') length--;
    return length;
}

// The last part of "/some/where/cards/" is "cards".
static void last_part(const char *folder, char *out, size_t capacity)
{
    size_t end = without_slashes(folder), begin = end;
    while (begin > 0 && folder[begin - 1] != '/') begin--;
    snprintf(out, capacity, "%.*s", (int)(end - begin), folder + begin);
}

// Handles `cards` and `raids` themselves, or a folder that holds them.
static ag_status walk_folder(const walk *now, const char *folder)
{
    static const char *const roots[] = { "cards", "raids" };
    char name[256], place[PATH_SIZE];
    struct stat facts;
    int found = 0;
    last_part(folder, name, sizeof name);
    if (is_root(name)) {
        snprintf(place, sizeof place, "%.*s", (int)without_slashes(folder), folder);
        return walk_root(now, place, name);
    }
    for (int i = 0; i < 2; i++) {
        snprintf(place, sizeof place, "%s/%s", folder, roots[i]);
        if (stat(place, &facts) != 0 || !S_ISDIR(facts.st_mode)) continue;
        ag_status status = ag_inside(place, roots[i], &folder, 1, now->error);
        if (status == AG_OK) status = walk_root(now, place, roots[i]);
        if (status < 0) return status;
        found = 1;
    }
    return found ? AG_OK
                 : ag_fail(now->error, AG_ENVIRONMENT,
                           "\"%s\" is not, and does not hold, a folder \"cards\" or \"raids\"",
                           folder);
}

int ag_walk_path(const char *const *folders, int folder_count, const char *place, char *out,
                 size_t capacity)
{
    for (int i = 0; i < folder_count; i++) {
        char name[256];
        size_t length = without_slashes(folders[i]);
        if (strncmp(place, folders[i], length) != 0 || place[length] != '/') continue;
        const char *rest = place + length + strspn(place + length, "/");
        last_part(folders[i], name, sizeof name);
        int named = is_root(name);
        int size = snprintf(out, capacity, "%s%s%s", named ? name : "", named ? "/" : "", rest);
        return size > 0 && (size_t)size < capacity;
    }
    return 0;
}

static int compare_files(const void *a, const void *b)
{
    const ag_walk_file *one = a, *other = b;
    int order = strcmp(one->key, other->key);
    return order != 0 ? order : strcmp(one->path, other->path);
}

ag_status ag_walk(const char *const *folders, int folder_count, ag_list *files, ag_arena *arena,
                  ag_error *error)
{
    walk now = { folders, folder_count, files, arena, error };
    ag_status status = AG_OK;
    AG_ASSERT(files->size == sizeof(ag_walk_file));
    for (int i = 0; i < folder_count && status == AG_OK; i++) {
        status = walk_folder(&now, folders[i]);
    }
    if (status < 0) return status;
    if (arena->failed) return ag_no_memory(error, "the list of scripts");
    if (files->count == 0) {
        return ag_fail(error, AG_BAD_CONTENT, "there is no Lua file in %s",
                       folder_count > 0 ? folders[0] : "no folder");
    }
    qsort(files->items, (size_t)files->count, files->size, compare_files);
    for (int i = 1; i < files->count; i++) {
        const ag_walk_file *one = ag_list_at(files, i - 1), *other = ag_list_at(files, i);
        if (strcmp(one->key, other->key) == 0) {
            return ag_fail(error, AG_BAD_CONTENT, "%s and %s have the same key \"%s\": rename one",
                           one->path, other->path, one->key);
        }
    }
    return AG_OK;
}

// ---- files ----

ag_status ag_walk_read(const ag_walk_file *file, ag_arena *arena, const char **text, size_t *size,
                       ag_error *error)
{
    ag_status status = AG_OK;
    ag_text read = { 0 };
    errno = 0;
    if (!ag_text_add_file(&read, file->place, SCRIPT_SIZE_MAX + 1)) {
        status = read.failed ? ag_no_memory(error, file->place)
                             : ag_fail(error, errno == ENOENT ? AG_NOT_FOUND : AG_ENVIRONMENT,
                                       "can't read \"%s\": %s", file->place, strerror(errno));
    } else if (read.length > SCRIPT_SIZE_MAX) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s:1: no script is larger than 1 MiB", file->path);
    } else if (memchr(read.bytes, '\0', read.length) != NULL) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s:%d: holds a zero byte, which no Lua text has",
                         file->path, ag_line_of(read.bytes, read.bytes + strlen(read.bytes)));
    } else {
        *text = ag_arena_bytes(arena, read.bytes, read.length);
        *size = read.length;
    }
    ag_text_close(&read);
    return status;
}
