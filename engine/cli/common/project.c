// A watched project: which folders it has, and which part of a change concerns the engine.
#include "cli/common/project.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/assert.h"

static int is_folder(const char *path)
{
    struct stat found;
    return stat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

static void add_folder(ag_project *project, const char *path)
{
    AG_ASSERT(project->folder_count < AG_PROJECT_FOLDERS_MAX);
    if (is_folder(path)) {
        project->folders[project->folder_count++] = path;
    }
}

static int open_watcher(ag_project *project)
{
    const char *watched[AG_PROJECT_FOLDERS_MAX + 1 + AG_GIVEN_MAX];
    int count = 0;
    ag_error error = { 0 };
    for (; count < project->folder_count; count++) {
        watched[count] = project->folders[count];
    }
    if (project->scenarios != NULL) {
        watched[count++] = project->scenarios;
    }
    for (int i = 0; i < project->pack_count; i++) {
        if (is_folder(project->packs[i])) {
            watched[count++] = project->packs[i];
        } else {
            fprintf(stderr,
                    "aggro: the pack \"%s\" is no folder: "
                    "what takes its place counts from the next start on\n",
                    project->packs[i]);
        }
    }
    // What the engine itself writes into its cache does not count as a change.
    const char *database = project->folder_count == 0 ? project->database : NULL;
    return ag_watcher_open(watched, count, database, &project->watcher, &error) < 0
               ? ag_cli_fail(&error)
               : AG_EXIT_OK;
}

int ag_project_open(const ag_arguments *arguments, ag_project *project)
{
    const char *given = ag_arguments_value(arguments, "db", NULL);
    ag_error error = { 0 };
    int has_folders = project->wants_folders || ag_arguments_has(arguments, "cards")
                      || ag_arguments_has(arguments, "raids");
    if (given == NULL || has_folders) {
        add_folder(project, ag_arguments_value(arguments, "cards", "cards"));
        add_folder(project, ag_arguments_value(arguments, "raids", "raids"));
    }
    ag_cli_database(arguments, project->database, sizeof project->database);
    for (int place = 0;
         (project->packs[project->pack_count] = ag_arguments_next(arguments, "pack", &place))
         != NULL;) {
        project->pack_count++;
    }
    int code = open_watcher(project);  // first, to miss nothing while the engine opens
    if (code != AG_EXIT_OK) return code;
    if (project->folder_count == 0) return ag_cli_open(arguments, &project->engine);
    ag_engine_def def = ag_engine_default();
    def.checked = 1;  // a script with a mistake should not reach the table
    def.draft = project->draft = ag_arguments_has(arguments, "draft");
    def.database = project->database;
    def.folders = project->folders;
    def.folder_count = project->folder_count;
    def.packs = project->packs;
    def.pack_count = project->pack_count;
    if (ag_engine_open_with(&def, &project->engine, &error) < 0) return ag_cli_fail(&error);
    const char *warning;
    for (int i = 0; (warning = ag_engine_warning(project->engine, i)) != NULL; i++) {
        fprintf(stderr, "aggro: warning: %s\n", warning);
    }
    return AG_EXIT_OK;
}

void ag_project_close(ag_project *project)
{
    ag_watcher_close(project->watcher);
    ag_engine_close(project->engine);
    project->watcher = NULL;
    project->engine = NULL;
}

static int lies_below(const char *path, const char *folder)
{
    size_t size = strlen(folder);
    return strncmp(path, folder, size) == 0 && path[size] == '/';
}

static int is_scenario(const ag_project *project, const char *path)
{
    return project->scenarios != NULL && lies_below(path, project->scenarios);
}

ag_status ag_project_refresh(ag_project *project, const ag_changes *changes, ag_refresh *out,
                             ag_error *error)
{
    const char **paths = NULL;
    int count = 0;
    *out = (ag_refresh){ .changed = 0 };
    if (changes == NULL || changes->all || project->folder_count == 0) {
        return ag_engine_refresh(project->engine, NULL, 0, out, error);
    }
    paths = calloc((size_t)changes->count + 1, sizeof *paths);
    if (paths == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for what changed");
    for (int i = 0; i < changes->count; i++) {
        if (!is_scenario(project, changes->paths[i])) {
            paths[count++] = changes->paths[i];
        }
    }
    ag_status status =
        count == 0 ? AG_OK : ag_engine_refresh(project->engine, paths, count, out, error);
    free(paths);
    return status;
}

ag_status ag_project_check(const ag_project *project, const ag_changes *changes,
                           ag_finding_report *report, void *context, ag_error *error)
{
    const char **paths = calloc((size_t)changes->count + 1, sizeof *paths);
    ag_check_def def = { .folders = project->folders,
                         .folder_count = project->folder_count,
                         .paths = paths,
                         .packs = project->packs,
                         .pack_count = project->pack_count,
                         .draft = project->draft };
    ag_check_result result;
    if (paths == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for what changed");
    for (int i = 0; i < changes->count && !changes->all; i++) {
        if (!is_scenario(project, changes->paths[i]) && access(changes->paths[i], R_OK) == 0) {
            paths[def.path_count++] = changes->paths[i];
        }
    }
    ag_status status = changes->all || def.path_count > 0
                           ? ag_check(&def, report, context, &result, error)
                           : AG_OK;
    free(paths);
    return status;
}

const char *ag_project_taken(const ag_project *project, int index, char *out, size_t capacity)
{
    ag_card_place place;
    const char *key = ag_engine_refreshed(project->engine, index);
    if (key == NULL) return NULL;
    if (ag_engine_card_place(project->engine, key, &place, NULL) == AG_OK) {
        snprintf(out, capacity, "%s (%s)", place.path, place.name);
    } else {
        snprintf(out, capacity, "%s", key);
    }
    return out;
}
