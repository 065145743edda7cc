// The files that a check reads: the project's, and those that were named.
#ifndef AG_API_CHECK_CHECK_FILES_H
#define AG_API_CHECK_CHECK_FILES_H

#include "explain/findings.h"
#include "lua/describe/describe.h"
#include "store/database/library.h"

typedef struct ag_check_file {
    const char *key;
    const char *path;       // "cards/hoa/fireball.lua": its name in findings
    const char *place;      // where it is
    const char *text;
    size_t size;
    int selected;           // it is checked
    int scenario;           // a file of scenarios, which has no key: what it declares is checked
    int unreadable;         // not a text, which was reported already: not checked further
    int given;              // a path named it: it replaces the project's file of its key
    int pack;               // 1 + its pack; 0: the project
    int manifest;           // it is that pack's pack.lua
    int over;               // it replaces a file with the same key …
    int over_pack;          // … of this pack, or of the project
} ag_check_file;

// A folder with a pack.lua, or a database that is a pack.
typedef struct ag_check_pack {
    const char *root;
    const char *key;        // from its manifest, once that was read; NULL: none
    const char *version;
    ag_facts *facts;
    int file;               // its manifest, an index of the sorted files; -1: none
} ag_check_pack;

typedef struct ag_check_files {
    ag_list rows;           // ag_check_file; once sorted, one for each key, in order
    ag_list packs;          // ag_check_pack: those around or below a path, and the others
    ag_arena arena;
    ag_findings *findings;
} ag_check_files;

void ag_check_files_open(ag_check_files *files, ag_findings *findings);
void ag_check_files_close(ag_check_files *files);

// Adds the scripts in a folder of the project. A folder that does not exist has
// none: then `is_there` is 0.
ag_status ag_check_files_project(ag_check_files *files, const char *folder, int *is_there,
                                 ag_error *error);

// Adds a pack that checked files may name. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT.
ag_status ag_check_files_pack(ag_check_files *files, const char *path, ag_error *error);

// Adds a file or folder to check, and the pack that it belongs to. Expected: AG_NOT_FOUND (it does
// not exist), AG_ENVIRONMENT.
ag_status ag_check_files_add(ag_check_files *files, const char *path, ag_error *error);

// Sorts the files and reads their texts. If two have the same key, the one that was named or a
// pack's is kept; two of the same project or pack are a finding.
ag_status ag_check_files_read(ag_check_files *files, ag_error *error);

#endif
