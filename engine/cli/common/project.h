// A project: its packs and scenarios, and an engine over a database; or, where its files are
// watched, over its folders of scripts, if there are any, and a watcher.
#ifndef AG_CLI_COMMON_PROJECT_H
#define AG_CLI_COMMON_PROJECT_H

#include "cli/common/scenario_files.h"
#include "cli/common/watcher.h"

enum { AG_PROJECT_FOLDERS_MAX = 2 };

// What is said of --draft where nothing is watched.
#define AG_DRAFT_WATCHES "--draft is for scripts that are being written: it goes with --watch"

typedef struct ag_project {
    ag_engine *engine;
    ag_watcher *watcher;
    const char *folders[AG_PROJECT_FOLDERS_MAX];    // of scripts; none: the database alone
    int folder_count;
    int watches;
    int wants_folders;                              // use the folders even if --db names a database
    int wants_scenarios;                            // the words of the command name some, or cards
    ag_paths scenarios;                             // their folders, if it wants them
    ag_pack_list packs;
    int draft;                                      // --draft: texts may lag behind their scripts
    char database[1100];
} ag_project;

// Opens the engine. If it `watches`, it begins to: the folders of --cards and --raids, and those
// of scenarios; with --db alone, or if there are no folders, the database; and the folders
// of packs. What can't be opened ends the program.
void ag_project_open(const ag_arguments *arguments, ag_project *project);
void ag_project_close(ag_project *project);

// Takes what changed into the engine; `changes` NULL: looks at everything. Expected:
// those of ag_engine_refresh.
ag_status ag_project_refresh(ag_project *project, const ag_changes *changes, ag_refresh *out,
                             ag_error *error);

// Checks the scripts that were written, or all of them if it is not known which. Expected: those of
// ag_check.
ag_status ag_project_check(const ag_project *project, const ag_changes *changes,
                           ag_finding_report *report, void *context, ag_error *error);

// What to call the i-th script that the last refresh took: "cards/hoa/fireball.lua (Fireball)", or
// its key if it is not a card or was removed. NULL past the last.
const char *ag_project_taken(const ag_project *project, int index, char *out, size_t capacity);

#endif
