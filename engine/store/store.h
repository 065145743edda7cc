// The card database as a file: opening and building it.
#ifndef AG_STORE_STORE_H
#define AG_STORE_STORE_H

#include "aggro_author.h"
#include "store/library.h"

typedef struct ag_store ag_store;

// By which a database's file that somebody wrote to is told.
typedef struct ag_file_mark {
    uint64_t inode;
    long long length;
    unsigned changes;           // SQLite counts transactions
} ag_file_mark;

// Opens a card database. Scripts and cards are read from it as they are asked for, so that opening takes as long for
// ten thousand cards as for ten. Where another program wrote to it since the build, every script is looked at: one that
// was edited is taken as it is and described anew by `describe` (NULL: its facts stay as they were). Warns of such
// edits, and of decks against the rules.
// Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT, AG_NO_MEMORY.
ag_status ag_store_open(const char *path, ag_describe *describe, void *context, ag_store **out, ag_error *error);

// The same over folders of scripts, whose files count; the database at `path` (NULL: there is none) is a cache of them,
// made where it is missing or wrong. A file that does not load is a warning where the database has an older version.
// Expected: besides those above, AG_BAD_CONTENT with the file.
ag_status ag_store_open_with(const ag_engine_def *def, ag_describe *describe, void *context, ag_store **out,
                             ag_error *error);

// Takes what became another one in the files (`paths`: only those are looked at; NULL: all of them) or, without
// folders, in the database. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT, AG_NO_MEMORY; nothing is changed then.
ag_status ag_store_refresh(ag_store *store, const char *const *paths, int path_count, ag_describe *describe,
                           void *context, ag_refresh *out, ag_error *error);

// More of a refresh: takes the changes (ag_edit, in order of key; their versions are no longer the caller's) and adds
// to what it said. Expected: those of ag_library_change.
ag_status ag_store_take(ag_store *store, ag_rows *changes, ag_describe *describe, void *context, ag_refresh *out,
                        ag_error *error);
void ag_store_note(ag_store *store, const char *format, ...) __attribute__((format(printf, 2, 3)));    // a finding
void ag_store_forget(ag_store *store);                  // what the last refresh said

const char *ag_store_refreshed(const ag_store *store, int index);       // key of what it changed; NULL past the last
const char *ag_store_finding(const ag_store *store, int index);         // what did not load; NULL past the last

// 1: its scripts are those of folders; else a refresh reads the whole database again.
int ag_store_has_folders(const ag_store *store);

void ag_store_close(ag_store *store);                   // takes NULL and half-open stores

ag_library *ag_store_library(ag_store *store);
const char *ag_store_warning(const ag_store *store, int index);         // NULL past the last

// Builds the database from folders of scripts: the same bytes each time for the same files, whole or not at all.
// Expected: AG_BAD_CONTENT with the file, AG_ENVIRONMENT, AG_NO_MEMORY.
ag_status ag_store_build(const char *const *folders, int folder_count, const char *out_path, ag_describe *describe,
                         void *context, ag_error *error);

// The same in what a build before left, where only some files are other ones: the rows of these and of who uses them
// are written, in one transaction. What the files were is noted beside the database. `fresh`: all is made anew even so.
typedef struct ag_build_order {
    const ag_engine_def *def;
    ag_describe *describe;
    void *context;
    int fresh;
    ag_build_told *told;        // NULL: nobody wants to know
    void *told_context;
} ag_build_order;
ag_status ag_store_build_changes(const ag_build_order *order, ag_build_result *out, ag_error *error);

const char *ag_store_sqlite_version(void);              // "3.40.1"

#endif
