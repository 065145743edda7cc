// What an open card database is made of.
#ifndef AG_STORE_BUILD_STORE_PRIVATE_H
#define AG_STORE_BUILD_STORE_PRIVATE_H

#include "store/build/changing.h"
#include "store/build/store.h"
#include "store/database/sql.h"

// By this the store notices that somebody wrote to the file of a database.
typedef struct ag_file_mark {
    uint64_t inode;
    long long length;
    unsigned changes;           // SQLite's count of transactions
} ag_file_mark;

struct ag_store {
    sqlite3 *db;                // NULL: everything is in memory
    ag_library library;
    ag_file_mark mark;          // the database's file when it was read
    const char *path;           // of the database; NULL: none
    const char *const *folders; // of the scripts
    int folder_count;           // 0: they come from the database
    ag_list bad;                // ag_walk_file: read again with any change, as they did not load
    int unfinished;             // 1: a look failed, so the next one is at all files
    ag_list edited;             // const char *: keys of scripts edited in the database, in order
    ag_list refreshed;          // const char *: keys that the last refresh changed
    ag_list findings;           // const char *: what did not load
    ag_arena texts;             // of the path, the folders and `bad`
    ag_arena last;              // of `refreshed` and `findings`
};

// A store without content yet. NULL: no memory.
ag_store *ag_store_new(const char *path, const char *const *folders, int folder_count);

// Reads the database into a store without content; on failure it has none again. Expected: as
// ag_store_open.
ag_status ag_store_read(ag_store *store, const ag_describer *describer, ag_error *error);

// Reads the first bytes of the database's file; `is_other` is 1 if it was written since.
ag_status ag_store_look(const ag_store *store, int *is_other, ag_error *error);

// Reads all files of the folders into a library without scripts. Expected: AG_ENVIRONMENT,
// AG_BAD_CONTENT, AG_NO_MEMORY.
ag_status ag_library_fill(ag_library *library, const char *const *folders, int folder_count,
                          ag_error *error);

// Writes the rows in memory to a database file: complete, with the same bytes each time, or not at
// all. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (a value that the schema does not allow),
// AG_NO_MEMORY.
ag_status ag_library_write(const ag_library *library, const char *path, ag_error *error);

#endif
