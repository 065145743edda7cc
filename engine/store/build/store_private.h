// What an open card database is made of.
#ifndef AG_STORE_BUILD_STORE_PRIVATE_H
#define AG_STORE_BUILD_STORE_PRIVATE_H

#include "store/build/files.h"
#include "store/database/sql.h"
#include "store/build/store.h"

struct ag_store {
    sqlite3 *db;                // NULL: everything is in memory
    ag_library library;
    ag_file_mark mark;               // the database's file when it was read
    char *path;                 // of the database; NULL: none
    char **folders;             // the folders of the scripts; NULL: they come from the database
    int folder_count;
    ag_files files;
    ag_list edited;             // const char *: keys of scripts edited in the database, in order
    ag_list refreshed;          // const char *: keys that the last refresh changed
    ag_list findings;           // const char *: what did not load
    ag_arena last;              // texts of `refreshed` and `findings`
};

// A store without content yet. NULL: no memory.
ag_store *ag_store_new(const char *path, const char *const *folders, int folder_count);

// The current mark of a database's file. Expected: AG_NOT_FOUND, AG_ENVIRONMENT.
ag_status ag_store_mark(const char *path, ag_file_mark *out, ag_error *error);

// Reads the first bytes of a database's file; `is_other` is 1 if they differ from `mark`.
ag_status ag_store_look(const char *path, const ag_file_mark *mark, int *is_other, ag_error *error);

#endif
