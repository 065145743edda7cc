// A watched project: which folders it has, and which part of a change concerns the engine.
#include "cli/common/project.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/assert.h"

static void add_folder(ag_project *project, const char *path)
{
    AG_ASSERT(project->folder_count < AG_PROJECT_FOLDERS_MAX);
    if (ag_path_is_folder(path)) project->folders[project->folder_count++] = path;
}

// A pack's scenarios are watched with the pack.
static int lies_in_pack(const ag_project *project, const char *path)
{
    for (int i = 0; i < project->packs.all.count; i++) {
        if (ag_path_below(path, project->packs.all.paths[i])) return 1;
    }
    return 0;
}

static int open_watcher(ag_project *project)
{
    ag_paths watched = { .count = 0 };
    const ag_paths *packs = &project->packs.all, *scenarios = &project->scenarios;
    int noted = 1;
    ag_error error = { 0 };
    for (int i = 0; i < project->folder_count; i++) {
        noted &= ag_paths_note(&watched, project->folders[i]);
    }
    for (int i = 0; i < scenarios->count; i++) {
        noted &= lies_in_pack(project, scenarios->paths[i])
                 || ag_paths_note(&watched, scenarios->paths[i]);
    }
    for (int i = 0; i < packs->count; i++) {
        if (ag_path_is_folder(packs->paths[i])) {
            noted &= ag_paths_note(&watched, packs->paths[i]);
        } else {
            fprintf(stderr,
                    "aggro: the pack \"%s\" is no folder: "
                    "what takes its place counts from the next start on\n",
                    packs->paths[i]);
        }
    }
    // What the engine itself writes into its cache does not count as a change.
    const char *database = project->folder_count == 0 ? project->database : NULL;
    ag_status status =
        noted ? ag_watcher_open(watched.paths, watched.count, database, &project->watcher, &error)
              : ag_fail(&error, AG_NO_MEMORY, "no memory for what to watch");
    ag_paths_close(&watched);
    return status < 0 ? ag_cli_fail(&error) : AG_EXIT_OK;
}

// What the words of a command that runs scenarios lie in counts as named.
static int open_lists(const ag_arguments *arguments, ag_project *project)
{
    int code = ag_pack_list_open(arguments, &project->packs);
    if (!project->wants_scenarios) return code;
    for (int i = 0; i < arguments->word_count && code == AG_EXIT_OK; i++) {
        code = ag_pack_list_name_around(&project->packs, arguments->words[i]);
    }
    return code == AG_EXIT_OK ? ag_scenario_folders(arguments, &project->packs, &project->scenarios)
                              : code;
}

int ag_project_open(const ag_arguments *arguments, ag_project *project)
{
    ag_engine_def def = ag_engine_default();
    int code = open_lists(arguments, project);
    if (code != AG_EXIT_OK) return code;
    if (project->watches) {
        int has_folders = project->wants_folders || !ag_arguments_has(arguments, "db")
                          || ag_arguments_has(arguments, "cards")
                          || ag_arguments_has(arguments, "raids");
        if (has_folders) {
            add_folder(project, ag_arguments_value(arguments, "cards", "cards"));
            add_folder(project, ag_arguments_value(arguments, "raids", "raids"));
        }
        ag_cli_database(arguments, project->database, sizeof project->database);
        code = open_watcher(project);  // first, to miss nothing while the engine opens
    }
    if (project->folder_count > 0) {
        def.checked = 1;  // a script with a mistake should not reach the table
        def.draft = project->draft = ag_arguments_has(arguments, "draft");
        def.folders = project->folders;
        def.folder_count = project->folder_count;
    }
    return code == AG_EXIT_OK ? ag_cli_open_with(arguments, &project->packs, def, &project->engine)
                              : code;
}

void ag_project_close(ag_project *project)
{
    ag_watcher_close(project->watcher);
    ag_engine_close(project->engine);
    ag_pack_list_close(&project->packs);
    ag_paths_close(&project->scenarios);
    project->watcher = NULL;
    project->engine = NULL;
}

int ag_project_is_scenario(const ag_project *project, const char *path)
{
    for (int i = 0; i < project->scenarios.count; i++) {
        if (ag_path_below(path, project->scenarios.paths[i])) return 1;
    }
    return 0;
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
        if (!ag_project_is_scenario(project, changes->paths[i])) paths[count++] = changes->paths[i];
    }
    // Also if no script changed: then those of the last change do not count again.
    ag_status status = ag_engine_refresh(project->engine, paths, count, out, error);
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
                         .packs = project->packs.all.paths,
                         .pack_count = project->packs.all.count,
                         .draft = project->draft };
    ag_check_result result;
    if (paths == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for what changed");
    for (int i = 0; i < changes->count && !changes->all; i++) {
        if (!ag_project_is_scenario(project, changes->paths[i])
            && access(changes->paths[i], R_OK) == 0) {
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
