// The files that a check reads: the project's, and those that it was pointed at.
#ifndef AG_API_CHECK_FILES_H
#define AG_API_CHECK_FILES_H

#include "game/findings.h"
#include "lua/describe.h"
#include "store/library.h"

typedef struct ag_check_file {
    const char *key;
    const char *path;       // "cards/hoa/fireball.lua": by which findings name it
    const char *place;      // where it lies
    const char *text;
    size_t size;
    int selected;           // it is checked
    int scenario;           // a file of scenarios, which has no key: what it declares is checked
    int unreadable;         // it is no text at all, which was found already: nothing more is asked of it
    int given;              // a path named it: it comes before the project's file with its key
    int pack;               // 1 + the pack that it lies in; 0: the project
    int manifest;           // it is that pack's pack.lua
    int over;               // it stands for a file of the same key …
    int over_pack;          // … of this pack, or of the project
} ag_check_file;

// A folder with a pack.lua, or a database that is a pack.
typedef struct ag_check_pack {
    const char *root;
    const char *key;        // once its manifest was read; NULL: it says none
    const char *version;
    ag_facts *facts;
    int file;               // its manifest, of the files in their order; -1: it has none
} ag_check_pack;

typedef struct ag_check_files {
    ag_rows rows;           // ag_check_file; once sorted, in order of their keys, one for each
    ag_rows packs;          // ag_check_pack: those in which a path lies or that lie in it, and those beside
    ag_arena arena;
    ag_findings *findings;
} ag_check_files;

void ag_check_files_open(ag_check_files *files, ag_findings *findings);
void ag_check_files_close(ag_check_files *files);

// Adds the scripts in a folder of the project. A folder that is not there has none: `is_there` is 0 then.
ag_status ag_check_files_project(ag_check_files *files, const char *folder, int *is_there, ag_error *error);

// Adds a pack, which those that are checked may name. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT.
ag_status ag_check_files_pack(ag_check_files *files, const char *path, ag_error *error);

// Adds a file or folder that is checked, and the pack that it lies in. Expected: AG_NOT_FOUND (there is none),
// AG_ENVIRONMENT.
ag_status ag_check_files_add(ag_check_files *files, const char *path, ag_error *error);

// Puts them in order; of two with one key the given one stays, or a pack's; two of one project or pack are a
// finding. Reads their texts.
ag_status ag_check_files_read(ag_check_files *files, ag_error *error);

#endif
