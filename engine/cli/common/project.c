// A watched project: which folders it has, and which part of a change concerns the engine.
#include "cli/common/project.h"

#include <stdlib.h>
#include <unistd.h>

static void open_watcher(ag_project *project)
{
    ag_paths watched = { .count = 0 };
    const ag_paths *packs = &project->packs.all, *scenarios = &project->scenarios;
    ag_error error = { 0 };
    for (int i = 0; i < project->folder_count; i++) ag_paths_note(&watched, project->folders[i]);
    for (int i = 0; i < scenarios->count; i++) {
        // A pack's scenarios are watched with the pack.
        if (!ag_path_below_any(scenarios->paths[i], packs)) {
            ag_paths_note(&watched, scenarios->paths[i]);
        }
    }
    for (int i = 0; i < packs->count; i++) {
        if (ag_path_is_folder(packs->paths[i])) {
            ag_paths_note(&watched, packs->paths[i]);
        } else {
            fprintf(stderr,
                    "aggro: the pack \"%s\" is no folder: "
                    "what takes its place counts from the next start on\n",
                    packs->paths[i]);
        }
    }
    // What the engine itself writes into its cache does not count as a change.
    const char *database = project->folder_count == 0 ? project->database : NULL;
    ag_cli_need(ag_watcher_open(watched.paths, watched.count, database, &project->watcher, &error),
                &error);
    ag_paths_close(&watched);
}

void ag_project_open(const ag_arguments *arguments, ag_project *project)
{
    static const char *const options[] = { "cards", "raids" };
    ag_engine_def def = ag_engine_default();
    ag_pack_list_open(arguments, &project->packs);
    // What the words of a command that runs scenarios lie in counts as named.
    for (int i = 0; i < arguments->word_count && project->wants_scenarios; i++) {
        ag_pack_list_name_around(&project->packs, arguments->words[i]);
    }
    if (project->wants_scenarios) {
        ag_scenario_folders(arguments, &project->packs, &project->scenarios);
    }
    if (project->watches) {
        int has_folders = project->wants_folders || !ag_arguments_has(arguments, "db")
                          || ag_arguments_has(arguments, "cards")
                          || ag_arguments_has(arguments, "raids");
        for (int i = 0; i < AG_PROJECT_FOLDERS_MAX && has_folders; i++) {
            const char *folder = ag_arguments_value(arguments, options[i], options[i]);
            if (ag_path_is_folder(folder)) project->folders[project->folder_count++] = folder;
        }
        ag_cli_database(arguments, project->database, sizeof project->database);
        open_watcher(project);  // first, to miss nothing while the engine opens
    }
    if (project->folder_count > 0) {
        def.checked = 1;  // a script with a mistake should not reach the table
        def.draft = project->draft = ag_arguments_has(arguments, "draft");
        def.folders = project->folders;
        def.folder_count = project->folder_count;
    }
    project->engine = ag_cli_open_with(arguments, &project->packs, def);
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

// The scripts among what changed, which the caller frees.
static const char **scripts_of(const ag_project *project, const ag_changes *changes, int *count)
{
    const char **paths = calloc((size_t)changes->count + 1, sizeof *paths);
    if (paths == NULL) ag_cli_no_memory("for what changed");
    *count = 0;
    for (int i = 0; i < changes->count; i++) {
        if (!ag_path_below_any(changes->paths[i], &project->scenarios)) {
            paths[(*count)++] = changes->paths[i];
        }
    }
    return paths;
}

ag_status ag_project_refresh(ag_project *project, const ag_changes *changes, ag_refresh *out,
                             ag_error *error)
{
    int count = 0;
    *out = (ag_refresh){ .changed = 0 };
    if (changes == NULL || changes->all || project->folder_count == 0) {
        return ag_engine_refresh(project->engine, NULL, 0, out, error);
    }
    const char **paths = scripts_of(project, changes, &count);
    // Also if no script changed: then those of the last change do not count again.
    ag_status status = ag_engine_refresh(project->engine, paths, count, out, error);
    free(paths);
    return status;
}

ag_status ag_project_check(const ag_project *project, const ag_changes *changes,
                           ag_finding_report *report, void *context, ag_error *error)
{
    int count = 0;
    const char **paths = scripts_of(project, changes, &count);
    ag_check_def def = { .folders = project->folders,
                         .folder_count = project->folder_count,
                         .paths = paths,
                         .packs = project->packs.all.paths,
                         .pack_count = project->packs.all.count,
                         .draft = project->draft };
    ag_check_result result;
    for (int i = 0; i < count && !changes->all; i++) {
        if (access(paths[i], R_OK) == 0) paths[def.path_count++] = paths[i];
    }
    int looks = changes->all || def.path_count > 0;
    ag_status status = looks ? ag_check(&def, report, context, &result, error) : AG_OK;
    free(paths);
    return status;
}

const char *ag_project_taken(const ag_project *project, int index, char *out, size_t capacity)
{
    ag_card_place place;
    const char *key = ag_engine_refreshed(project->engine, index);
    if (key == NULL) return NULL;
    int is_card = ag_engine_card_place(project->engine, key, &place, NULL) == AG_OK;
    snprintf(out, capacity, is_card ? "%s (%s)" : "%s", is_card ? place.path : key,
             is_card ? place.name : "");
    return out;
}
