// The packs of a command: those that are on in the project file, and those that it names itself.
#ifndef AG_CLI_COMMON_PACK_LIST_H
#define AG_CLI_COMMON_PACK_LIST_H

#include "cli/common/paths.h"

typedef struct ag_pack_list {
    ag_paths all;       // those of the project file first
    ag_paths named;     // those of the command line, as they stand in `all`
    int of_file;        // how many the project file has on
} ag_pack_list;

// --pack adds to the project file, --no-packs leaves that out. Zero it to begin.
void ag_pack_list_open(const ag_arguments *arguments, ag_pack_list *out);
void ag_pack_list_close(ag_pack_list *list);

// Names the pack that the path is, or lies in, if there is one.
void ag_pack_list_name_around(ag_pack_list *list, const char *path);

// Whether the path is the folder of a pack.
int ag_is_pack(const char *path);

// Ends the program with what is wrong with packs: where they are those of the project file, with
// what to do about it.
_Noreturn void ag_pack_list_fail(const ag_pack_list *list, const ag_error *error);

#endif
