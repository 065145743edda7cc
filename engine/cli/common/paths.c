// Lists of texts, and the files below folders.
#include "cli/common/paths.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/letter.h"
#include "base/list.h"

void ag_paths_note(ag_paths *list, const char *path)
{
    const char **paths = ag_list_room(list->paths, &list->capacity, list->count + 1, sizeof *paths);
    if (paths == NULL) ag_cli_no_memory("for a list of files");
    list->paths = paths;
    paths[list->count++] = ag_arena_text(&list->texts, path);
    if (list->texts.failed) ag_cli_no_memory("for a list of files");
}

int ag_paths_have(const ag_paths *list, const char *path)
{
    int at = 0;
    while (at < list->count && strcmp(list->paths[at], path) != 0) at++;
    return at < list->count;
}

void ag_paths_note_once(ag_paths *list, const char *path)
{
    if (!ag_paths_have(list, path)) ag_paths_note(list, path);
}

void ag_paths_close(ag_paths *list)
{
    free(list->paths);
    ag_arena_close(&list->texts);
    *list = (ag_paths){ .count = 0 };
}

static int not_hidden(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static int ends_in_lua(const char *path)
{
    size_t length = strlen(path);
    return length > 4 && strcmp(path + length - 4, ".lua") == 0;
}

// Adds the scripts below `path`, folders in order of name. Returns 0 if something can't be read.
static int path_walk(ag_paths *list, const char *path, int named)
{
    struct stat found;
    if (stat(path, &found) != 0) return !named && errno == ENOENT;  // a file may just be replaced
    if (!S_ISDIR(found.st_mode)) {
        if (named || ends_in_lua(path)) ag_paths_note(list, path);
        return 1;
    }
    struct dirent **entries = NULL;
    int count = scandir(path, &entries, not_hidden, alphasort);
    int good = count >= 0 || errno == ENOENT;
    for (int i = 0; i < count; i++) {
        char below[1024];
        snprintf(below, sizeof below, "%s/%s", path, entries[i]->d_name);
        good = good && path_walk(list, below, 0);
        free(entries[i]);
    }
    free(entries);
    return good;
}

void ag_paths_add(ag_paths *list, const char *path)
{
    int before = list->count;
    if (access(path, F_OK) < 0 && errno == ENOENT) {
        ag_cli_stop(
            AG_ENVIRONMENT,
            "there is no \"%s\" to look for scenarios in; \"aggro new scenario\" writes one", path);
    }
    if (!path_walk(list, path, 1)) {
        ag_cli_stop(AG_ENVIRONMENT, "the scenarios at \"%s\" cannot be read", path);
    }
    if (list->count == before) {
        ag_cli_stop(AG_USAGE, "there is no scenario (a .lua file) in \"%s\"", path);
    }
}

void ag_paths_add_any(ag_paths *list, const char *folder)
{
    if (access(folder, F_OK) == 0 && !path_walk(list, folder, 0)) {
        ag_cli_stop(AG_ENVIRONMENT, "the files at \"%s\" cannot be read", folder);
    }
}

int ag_path_below(const char *path, const char *folder)
{
    size_t size = strlen(folder);
    while (size > 1 && folder[size - 1] == '/') size--;
    return strncmp(path, folder, size) == 0 && (path[size] == '/' || path[size] == '\0');
}

int ag_path_below_any(const char *path, const ag_paths *folders)
{
    int at = 0;
    while (at < folders->count && !ag_path_below(path, folders->paths[at])) at++;
    return at < folders->count;
}

int ag_path_is_folder(const char *path)
{
    struct stat there;
    return stat(path, &there) == 0 && S_ISDIR(there.st_mode);
}

int ag_path_same(const char *one, const char *other)
{
    char *places[2] = { realpath(one, NULL), realpath(other, NULL) };
    int there = places[0] != NULL && places[1] != NULL;
    int same = strcmp(there ? places[0] : one, there ? places[1] : other) == 0;
    free(places[0]);
    free(places[1]);
    return same;
}

int ag_stem_of(const char *name, char *out, size_t capacity)
{
    size_t length = 0;
    for (; *name != 0; name++) {
        int kept = ag_is_alnum((unsigned char)*name);
        if (!kept && (length == 0 || out[length - 1] == '_')) continue;
        if (length + 1 == capacity) return 0;
        out[length++] = kept ? ag_lower(*name) : '_';
    }
    while (length > 0 && out[length - 1] == '_') length--;
    out[length] = '\0';
    return length > 0;
}

// Makes the folders above the file or folder; what fails is noticed where they are needed.
static void make_above(const char *path)
{
    char folder[1300];
    snprintf(folder, sizeof folder, "%s", path);
    for (char *slash = strchr(folder + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        (void)mkdir(folder, 0777);
        *slash = '/';
    }
}

void ag_path_make_folder(const char *path)
{
    make_above(path);
    (void)mkdir(path, 0777);
    if (!ag_path_is_folder(path)) {
        ag_cli_stop(AG_ENVIRONMENT, "the folder \"%s\" cannot be made", path);
    }
}

void ag_path_write(const char *path, const char *bytes, size_t length, int over)
{
    make_above(path);
    FILE *file = fopen(path, over ? "w" : "wx");
    if (file == NULL && errno == EEXIST) ag_cli_stop(AG_ENVIRONMENT, "%s is there already", path);
    if (file == NULL)
        ag_cli_stop(AG_ENVIRONMENT, "%s: can't be written: %s", path, strerror(errno));
    size_t written = fwrite(bytes, 1, length, file);
    if (fclose(file) != 0 || written != length) {
        ag_cli_stop(AG_ENVIRONMENT, "%s: can't be written to its end: %s", path, strerror(errno));
    }
}
