// The files that a check reads: the project's, and those that it was pointed at.
#ifndef AG_API_CHECK_FILES_H
#define AG_API_CHECK_FILES_H

#include "game/findings.h"
#include "store/library.h"

typedef struct ag_check_file {
    const char *key;
    const char *path;       // "cards/hoa/fireball.lua": by which findings name it
    const char *place;      // where it lies
    const char *text;
    size_t size;
    int selected;           // it is checked
    int scenario;           // a file of scenarios, which has no key: what it declares is checked
    int given;              // a path named it: it comes before the project's file with its key
} ag_check_file;

typedef struct ag_check_files {
    ag_rows rows;           // ag_check_file; once sorted, in order of their keys, one for each
    ag_arena arena;
    ag_findings *findings;
} ag_check_files;

void ag_check_files_open(ag_check_files *files, ag_findings *findings);
void ag_check_files_close(ag_check_files *files);

// Adds the scripts in a folder of the project. A folder that is not there has none: `is_there` is 0 then.
ag_status ag_check_files_project(ag_check_files *files, const char *folder, int *is_there, ag_error *error);

// Adds a file or folder that is checked. Expected: AG_NOT_FOUND (there is none), AG_ENVIRONMENT.
ag_status ag_check_files_add(ag_check_files *files, const char *path, ag_error *error);

// Puts them in order; of two with one key the given one stays, two of the project are a finding. Reads their texts.
ag_status ag_check_files_read(ag_check_files *files, ag_error *error);

#endif
