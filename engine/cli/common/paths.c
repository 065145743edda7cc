// Finding the files of scenarios: folders are walked in order of name.
#include "cli/common/paths.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/list.h"

int ag_paths_note(ag_paths *list, const char *path)
{
    const char **paths = ag_list_room(list->paths, &list->capacity, list->count + 1, sizeof *paths);
    if (paths == NULL) return 0;
    list->paths = paths;
    paths[list->count++] = ag_arena_text(&list->texts, path);
    return !list->texts.failed;
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

// Adds the scenario files under `path`, folders in order of name.
static int path_walk(ag_paths *list, const char *path, int named)
{
    struct stat found;
    if (stat(path, &found) != 0) return 0;
    if (!S_ISDIR(found.st_mode)) return named || ends_in_lua(path) ? ag_paths_note(list, path) : 1;
    struct dirent **entries = NULL;
    int count = scandir(path, &entries, not_hidden, alphasort);
    int good = count >= 0;
    for (int i = 0; i < count; i++) {
        char below[1024];
        snprintf(below, sizeof below, "%s/%s", path, entries[i]->d_name);
        good = good && path_walk(list, below, 0);
        free(entries[i]);
    }
    free(entries);
    return good;
}

int ag_paths_add(ag_paths *list, const char *path)
{
    int before = list->count;
    ag_error error = { 0 };
    struct stat there;
    if (stat(path, &there) < 0 && errno == ENOENT) {
        ag_fail(&error, AG_ENVIRONMENT,
                "there is no \"%s\" to look for scenarios in; \"aggro new scenario\" writes one",
                path);
        return ag_cli_fail(&error);
    }
    if (!path_walk(list, path, 1)) {
        ag_fail(&error, AG_ENVIRONMENT, "the scenarios at \"%s\" cannot be read", path);
        return ag_cli_fail(&error);
    }
    if (list->count == before) {
        return ag_cli_usage("there is no scenario (a .lua file) in \"%s\"", path);
    }
    return AG_EXIT_OK;
}

int ag_paths_add_any(ag_paths *list, const char *folder)
{
    ag_error error = { 0 };
    struct stat there;
    if (stat(folder, &there) != 0 || path_walk(list, folder, 0)) return AG_EXIT_OK;
    ag_fail(&error, AG_ENVIRONMENT, "the files at \"%s\" cannot be read", folder);
    return ag_cli_fail(&error);
}

int ag_paths_have(const ag_paths *list, const char *path)
{
    for (int i = 0; i < list->count; i++) {
        if (strcmp(list->paths[i], path) == 0) return 1;
    }
    return 0;
}

int ag_path_below(const char *path, const char *folder)
{
    size_t size = strlen(folder);
    while (size > 1 && folder[size - 1] == '/') size--;
    return strncmp(path, folder, size) == 0 && (path[size] == '/' || path[size] == '\0');
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

int ag_paths_make_folder(const char *path)
{
    char folder[1024];
    int size = snprintf(folder, sizeof folder, "%s", path);
    for (int i = 1; i <= size && size < (int)sizeof folder; i++) {
        if (folder[i] == '/' || folder[i] == '\0') {
            folder[i] = '\0';
            (void)mkdir(folder, 0777);  // a failure is noticed below
            folder[i] = i < size ? '/' : '\0';
        }
    }
    if (ag_path_is_folder(path)) return AG_EXIT_OK;
    ag_error error = { 0 };
    ag_fail(&error, AG_ENVIRONMENT, "the folder \"%s\" cannot be made", path);
    return ag_cli_fail(&error);
}
