// What an open card database is made of.
#ifndef AG_STORE_STORE_PRIVATE_H
#define AG_STORE_STORE_PRIVATE_H

#include "store/files.h"
#include "store/sql.h"
#include "store/store.h"

struct ag_store {
    sqlite3 *db;                // NULL: all is in memory
    ag_library library;
    ag_file_mark mark;               // how the database's file was when it was read
    char *path;                 // of the database; NULL: none
    char **folders;             // whose files the scripts are; NULL: those of the database alone
    int folder_count;
    ag_files files;
    ag_rows edited;             // const char *: keys of scripts that were edited in the database, in order
    ag_rows refreshed;          // const char *: keys of what the last refresh changed
    ag_rows findings;           // const char *: what did not load
    ag_arena last;              // texts of these two
};

// One without content yet. NULL: no memory.
ag_store *ag_store_new(const char *path, const char *const *folders, int folder_count);

// How the file of a database is now. Expected: AG_NOT_FOUND, AG_ENVIRONMENT.
ag_status ag_store_mark(const char *path, ag_file_mark *out, ag_error *error);

// Reads what the first bytes of a database's file say; `is_other` 1 where that is not what `mark` says.
ag_status ag_store_look(const char *path, const ag_file_mark *mark, int *is_other, ag_error *error);

#endif
