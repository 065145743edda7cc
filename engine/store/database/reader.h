// Rows of an open card database, read on demand: a game uses a hundred of ten thousand cards. And
// versions of a script's text, with their hash: one is freed once another version has replaced it
// and no game uses it.
#ifndef AG_STORE_DATABASE_READER_H
#define AG_STORE_DATABASE_READER_H

#include "base/error.h"
#include "base/hash.h"
#include "store/database/rows.h"

typedef struct ag_script_version {
    int holds;              // the number of games that use it
    int replaced;           // 1: it is no longer in any library
    size_t size;
    char hash[AG_HASH_TEXT_SIZE];
    const char *key, *path; // stored with it, like the text
    char text[];            // ends with a zero
} ag_script_version;

// A copy of the text, for a library. NULL: no memory.
ag_script_version *ag_version_open(const char *key, const char *path, const char *text,
                                   size_t size);

// The library gives it up. Takes NULL.
void ag_version_replace(ag_script_version *version);

void ag_version_hold(ag_script_version *version);
void ag_version_drop(ag_script_version *version);

// ---- rows that are read on demand ----

struct sqlite3;
typedef struct ag_reader ag_reader;

ag_reader *ag_reader_open(struct sqlite3 *db);          // `db` is not owned; NULL: no memory
void ag_reader_close(ag_reader *reader);                // takes NULL

// Reads between hold and release see one state of the file and lock it once. Nobody else can write
// meanwhile, so keep it short.
void ag_reader_hold(ag_reader *reader);                 // takes NULL
void ag_reader_release(ag_reader *reader);              // takes NULL; once for each hold

// The row with this key, as it is in the table now, allocated in `arena`.
// NULL: there is none, or it can't be read.
void *ag_reader_row(ag_reader *reader, int table, const char *key, ag_arena *arena);

// Appends to `rows` all rows whose first column is `key` (NULL: all). 0: they can't be read.
int ag_reader_rows(ag_reader *reader, int table, const char *key, ag_list *rows, ag_arena *arena);

// The text of a script. NULL: there is none, or it can't be read.
ag_script_version *ag_reader_text(ag_reader *reader, const char *key, const char *path);

// The first error in reading; its status is AG_OK if there was none.
const ag_error *ag_reader_trouble(const ag_reader *reader);

#endif
