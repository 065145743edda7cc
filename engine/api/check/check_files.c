// Finding and reading the files of a check. A file outside the folders `cards` and `raids` counts
// as a card of its own set, so that a single file can be checked anywhere.
#include "api/check/check_files.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"
#include "base/error.h"
#include "lua/check/check.h"
#include "store/build/pack.h"
#include "store/files/walk.h"

enum { PATH_SIZE = 4096, DEPTH_MAX = 10, KEY_SIZE = 96 };

void ag_check_files_open(ag_check_files *files, ag_findings *findings)
{
    *files = (ag_check_files){ .rows = { .size = sizeof(ag_check_file) },
                               .packs = { .size = sizeof(ag_check_pack) },
                               .findings = findings };
}

void ag_check_files_close(ag_check_files *files)
{
    for (int i = 0; i < files->packs.count; i++) {
        free(((ag_check_pack *)ag_list_at(&files->packs, i))->facts);
    }
    ag_list_close(&files->packs);
    ag_list_close(&files->rows);
    ag_arena_close(&files->arena);
}

// ---- keys ----

// The part of a path, from its last folder `cards` or `raids` on, that gives it a key: for
// "packs/ember/raids/pit/cards/imp.lua" the part from "raids" on.
static const char *find_root(const char *place, char *key)
{
    ag_error why;
    const char *found = NULL;
    for (const char *at = place; at != NULL; at = strchr(at, '/')) {
        at += *at == '/';
        int is_root = strncmp(at, "cards/", 6) == 0 || strncmp(at, "raids/", 6) == 0;
        if (is_root && ag_walk_key(at, key, KEY_SIZE, &why) == AG_OK) {
            found = strncmp(at, "raids/", 6) == 0 || found == NULL ? at : found;
        }
    }
    return found != NULL && ag_walk_key(found, key, KEY_SIZE, &why) == AG_OK ? found : NULL;
}

// A file elsewhere: "tests/check/cards/x.lua" is the card "check/x".
static int lone_path(const char *place, char *path, char *key)
{
    ag_error why;
    const char *slash = strrchr(place, '/');
    snprintf(path, KEY_SIZE, "cards/check/%.60s", slash == NULL ? place : slash + 1);
    return ag_walk_key(path, key, KEY_SIZE, &why) == AG_OK;
}

// ---- packs ----

static const char *without_dot(const char *path)
{
    return strncmp(path, "./", 2) == 0 ? path + 2 : path;
}

// 1 + the pack with this root, which is added if it is not known. *known says whether it was.
static int note_pack(ag_check_files *files, const char *root, int *known)
{
    *known = 1;
    for (int i = 0; i < files->packs.count; i++) {
        const ag_check_pack *pack = ag_list_at(&files->packs, i);
        if (strcmp(without_dot(pack->root), without_dot(root)) == 0) return 1 + i;
    }
    *known = 0;
    ag_check_pack *made = ag_list_push(&files->packs, &files->arena);
    if (made != NULL) {
        *made = (ag_check_pack){ .root = ag_arena_text(&files->arena, root), .file = -1 };
    }
    return made == NULL ? 0 : files->packs.count;
}

static int has_manifest(const char *folder)
{
    char place[PATH_SIZE];
    struct stat facts;
    int room = snprintf(place, sizeof place, "%s/pack.lua", folder);
    return room < PATH_SIZE && stat(place, &facts) == 0;
}

// ---- adding ----

// How the files of a folder are taken.
typedef struct taken {
    const char *top;  // the folder that was named
    int selected;
    int pack;  // as in ag_check_file
} taken;

// The key of a manifest is not that of a script, because there may be several manifests.
static void add_manifest(ag_check_files *files, const char *place, taken how)
{
    char key[KEY_SIZE];
    ag_check_file *file = ag_list_push(&files->rows, &files->arena);
    snprintf(key, sizeof key, "pack:%d", how.pack);
    if (file != NULL) {
        const char *kept = ag_arena_text(&files->arena, place);
        *file = (ag_check_file){ .key = ag_arena_text(&files->arena, key),
                                 .path = kept,
                                 .place = kept,
                                 .text = NULL,
                                 .selected = how.selected,
                                 .given = how.selected,
                                 .pack = how.pack,
                                 .manifest = 1 };
    }
}

static void add_file(ag_check_files *files, const char *place, taken how, int lone)
{
    char key[KEY_SIZE] = "", made[KEY_SIZE];
    const char *path = find_root(place, key);
    if (path == NULL && lone && lone_path(place, made, key)) path = made;
    if (path == NULL) {
        snprintf(key, sizeof key, "?%d", files->rows.count);
        path = place;
    }
    ag_check_file *file = ag_list_push(&files->rows, &files->arena);
    if (file != NULL) {
        *file = (ag_check_file){ .key = ag_arena_text(&files->arena, key),
                                 .path = ag_arena_text(&files->arena, path),
                                 .place = ag_arena_text(&files->arena, place),
                                 .text = NULL,
                                 .selected = how.selected,
                                 .given = how.selected,
                                 .pack = how.pack };
    }
}

static int is_script(const char *name)
{
    size_t length = strlen(name);
    return length > 4 && strcmp(name + length - 4, ".lua") == 0;
}

static const char *root_of(const ag_check_files *files, int pack)
{
    return ((const ag_check_pack *)ag_list_at(&files->packs, pack - 1))->root;
}

static int is_root_of(const ag_check_files *files, int pack, const char *folder)
{
    return strcmp(root_of(files, pack), folder) == 0;
}

// A pack's scripts are in these folders; its other files, such as those
// for editors, are not checked.
static int is_of_pack(const char *name)
{
    return strcmp(name, "cards") == 0 || strcmp(name, "raids") == 0
           || strcmp(name, "scenarios") == 0;
}

static ag_status add_folder(ag_check_files *files, const char *folder, taken how, int depth,
                            ag_error *error)
{
    ag_status status = AG_OK;
    int known;
    if (how.selected && has_manifest(folder)) how.pack = note_pack(files, folder, &known);
    if (depth == 0) how.top = how.pack > 0 ? root_of(files, how.pack) : folder;
    char *place = malloc(PATH_SIZE);
    DIR *open = place == NULL ? NULL : opendir(folder);
    if (open == NULL) {
        status = ag_fail(error, AG_ENVIRONMENT, "can't read the folder \"%s\": %s", folder,
                         strerror(errno));
    }
    for (const struct dirent *entry; status == AG_OK && (entry = readdir(open)) != NULL;) {
        struct stat facts;
        int room = snprintf(place, PATH_SIZE, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] == '.' || room >= PATH_SIZE || stat(place, &facts) != 0) continue;
        status = ag_inside(place, place, &how.top, 1, error);
        int at_root = how.pack > 0 && is_root_of(files, how.pack, folder);
        if (status < 0) break;
        if (S_ISDIR(facts.st_mode) && at_root && !is_of_pack(entry->d_name)) continue;
        if (S_ISDIR(facts.st_mode) && depth < DEPTH_MAX) {
            status = add_folder(files, place, how, depth + 1, error);
        } else if (at_root && strcmp(entry->d_name, "pack.lua") == 0) {
            add_manifest(files, place, how);
        } else if (is_script(entry->d_name)) {
            add_file(files, place, how, 0);
        }
    }
    if (open != NULL) closedir(open);
    free(place);
    return status;
}

static void without_slash(const char *path, char *out)
{
    snprintf(out, PATH_SIZE, "%s", path);
    for (size_t end = strlen(out); end > 1 && out[end - 1] == '/'; end--) out[end - 1] = '\0';
}

ag_status ag_check_files_project(ag_check_files *files, const char *folder, int *is_there,
                                 ag_error *error)
{
    char place[PATH_SIZE];
    struct stat facts;
    without_slash(folder, place);
    *is_there = stat(place, &facts) == 0;
    if (!*is_there) return AG_OK;
    return add_folder(files, place, (taken){ 0 }, 0, error);
}

static const char *join(ag_check_files *files, const char *folder, const char *path)
{
    size_t size = strlen(folder) + 1 + strlen(path) + 1;
    char *joined = ag_arena_item(&files->arena, size);
    if (joined == NULL) return "";
    snprintf(joined, size, "%s/%s", folder, path);
    return joined;
}

// A database's scripts are read as untrusted ones.
static ag_status add_database(ag_check_files *files, const char *path, int pack, ag_error *error)
{
    char key[KEY_SIZE];
    ag_list scripts = { .size = sizeof(ag_pack_script) };
    ag_status status = ag_pack_scripts(path, &scripts, &files->arena, error);
    for (int i = 0; i < scripts.count && status == AG_OK; i++) {
        const ag_pack_script *script = ag_list_at(&scripts, i);
        int manifest = strcmp(script->key, AG_PACK_MANIFEST) == 0;
        ag_check_file *file = ag_list_push(&files->rows, &files->arena);
        snprintf(key, sizeof key, "pack:%d", pack);
        if (file != NULL) {
            const char *place = join(files, path, script->path);
            *file =
                (ag_check_file){ .key = manifest ? ag_arena_text(&files->arena, key) : script->key,
                                 .path = manifest ? place : script->path,
                                 .place = place,
                                 .text = script->text,
                                 .size = script->size,
                                 .pack = pack,
                                 .manifest = manifest };
        }
    }
    ag_list_close(&scripts);
    return status;
}

ag_status ag_check_files_pack(ag_check_files *files, const char *path, ag_error *error)
{
    char place[PATH_SIZE];
    struct stat facts;
    int known;
    without_slash(path, place);
    if (stat(place, &facts) != 0) {
        return ag_fail(error, AG_ENVIRONMENT, "can't read the pack \"%s\": %s", path,
                       strerror(errno));
    }
    if (S_ISDIR(facts.st_mode) && !has_manifest(place)) {
        return ag_fail(error, AG_BAD_CONTENT, "\"%s\" is no pack: it has no pack.lua", path);
    }
    int pack = note_pack(files, place, &known);
    if (known) return AG_OK;
    return S_ISDIR(facts.st_mode) ? add_folder(files, place, (taken){ .pack = pack }, 0, error)
                                  : add_database(files, place, pack, error);
}

// The pack around a place: the nearest folder above it that has a pack.lua; 0 if there is none.
static int pack_around(ag_check_files *files, const char *place, ag_error *error, ag_status *status)
{
    char folder[PATH_SIZE];
    int known;
    snprintf(folder, sizeof folder, "%s", place);
    for (char *slash = strrchr(folder, '/'); slash != NULL; slash = strrchr(folder, '/')) {
        *slash = '\0';
        if (folder[0] != '\0' && has_manifest(folder)) {
            *status = ag_check_files_pack(files, folder, error);
            return note_pack(files, folder, &known);
        }
    }
    return 0;
}

ag_status ag_check_files_add(ag_check_files *files, const char *path, ag_error *error)
{
    char place[PATH_SIZE];
    struct stat facts;
    without_slash(path, place);
    if (stat(place, &facts) != 0) {
        return ag_fail(error, AG_NOT_FOUND, "there is no file or folder \"%s\"", path);
    }
    if (!S_ISDIR(facts.st_mode) && !is_script(place)) {
        return ag_fail(error, AG_NOT_FOUND, "\"%s\" is no script: its name ends in .lua", path);
    }
    ag_status status = AG_OK;
    taken how = { .selected = 1, .pack = pack_around(files, place, error, &status) };
    const char *name = strrchr(place, '/');
    if (status < 0) return status;
    if (S_ISDIR(facts.st_mode)) return add_folder(files, place, how, 0, error);
    if (how.pack > 0 && name != NULL && strcmp(name, "/pack.lua") == 0) {
        add_manifest(files, place, how);
    } else {
        add_file(files, place, how, 1);
    }
    return AG_OK;
}

// ---- order ----

static int compare(const void *a, const void *b)
{
    const ag_check_file *one = a, *other = b;
    int order = strcmp(one->key, other->key);
    order = order != 0 ? order : other->given - one->given;
    order = order != 0 ? order : other->pack - one->pack;
    return order != 0 ? order : strcmp(one->place, other->place);
}

// Files with the same key are adjacent, the given one first; only the first is kept.
static void keep_one_a_key(ag_check_files *files)
{
    int kept = 0;
    for (int i = 0; i < files->rows.count; i++) {
        ag_check_file *file = ag_list_at(&files->rows, i);
        ag_check_file *last = kept == 0 ? NULL : ag_list_at(&files->rows, kept - 1);
        if (last == NULL || strcmp(last->key, file->key) != 0) {
            memmove(ag_list_at(&files->rows, kept), file, sizeof *file);
            kept++;
            continue;
        }
        if (last->pack != file->pack && !last->over
            && strcmp(without_dot(last->place), without_dot(file->place)) != 0) {
            last->over = 1;
            last->over_pack = file->pack;
        }
        // Otherwise it is the same file twice, or one that replaces the project's.
        if (last->pack == file->pack && strcmp(last->path, file->path) != 0
            && last->given == file->given) {
            ag_findings_add(files->findings, last->path, 1, AG_FINDING_SAME_KEY,
                            "%s has the same key \"%s\": rename one of them", file->place,
                            file->key);
        }
    }
    files->rows.count = kept;
}

// Reports why the file has no key.
static void report_misplaced(ag_check_files *files, const ag_check_file *file)
{
    char key[KEY_SIZE];
    ag_error why = { 0 };
    const char *root = strstr(file->place, "cards/");
    root = root == NULL ? strstr(file->place, "raids/") : root;
    ag_walk_key(root == NULL ? file->place : root, key, sizeof key, &why);
    ag_findings_add(files->findings, file->path, 1, AG_FINDING_MISPLACED, "%s", why.text);
}

static ag_status read_text(ag_check_files *files, ag_check_file *file, ag_error *error)
{
    ag_walk_file from = { .key = file->key, .path = file->path, .place = file->place };
    ag_error why = { 0 };
    if (file->text != NULL) return AG_OK;
    file->text = "";
    ag_status status = ag_walk_read(&from, &files->arena, &file->text, &file->size, &why);
    if (status == AG_BAD_CONTENT) {
        const char *text = strstr(why.text, ": ");
        const char *colon = strstr(why.text, ".lua:");
        ag_findings_add(files->findings, file->path, colon == NULL ? 1 : atoi(colon + 5),
                        AG_FINDING_SYNTAX, "%s", text == NULL ? why.text : text + 2);
        file->text = "";
        file->size = 0;
        file->unreadable = 1;
        return AG_OK;
    }
    if (status < 0) return ag_fail(error, status, "%s", why.text);
    int of_pack = file->pack > 0 && file->key[0] == '?';
    if ((file->given || of_pack) && ag_is_scenario(file->text)) {
        char key[KEY_SIZE];
        size_t length = strlen(file->place);
        snprintf(key, sizeof key, "?%s", file->place + (length > 80 ? length - 80 : 0));
        file->scenario = 1;
        file->key = ag_arena_text(&files->arena, key);
        file->path = file->place;
    } else if (file->key[0] == '?') {
        report_misplaced(files, file);
    }
    return AG_OK;
}

ag_status ag_check_files_read(ag_check_files *files, ag_error *error)
{
    ag_status status = AG_OK;
    for (int i = 0; i < files->rows.count && status == AG_OK; i++) {
        status = read_text(files, ag_list_at(&files->rows, i), error);
    }
    if (status == AG_OK && files->rows.count > 1) {
        qsort(files->rows.items, (size_t)files->rows.count, files->rows.size, compare);
    }
    keep_one_a_key(files);
    for (int i = 0; i < files->rows.count; i++) {
        const ag_check_file *file = ag_list_at(&files->rows, i);
        if (file->manifest) ((ag_check_pack *)ag_list_at(&files->packs, file->pack - 1))->file = i;
    }
    return files->arena.failed ? ag_fail(error, AG_NO_MEMORY, "no memory for the scripts") : status;
}
