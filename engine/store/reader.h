// Rows of an open card database, read when somebody asks for them: a game uses a hundred of ten thousand cards.
#ifndef AG_STORE_READER_H
#define AG_STORE_READER_H

#include "base/error.h"
#include "store/rows.h"
#include "store/version.h"

struct sqlite3;
typedef struct ag_reader ag_reader;

ag_reader *ag_reader_open(struct sqlite3 *db);          // which stays another's; NULL: no memory
void ag_reader_close(ag_reader *reader);                // takes NULL

// Reads between the two see one state of the file, and lock it once. Nobody else can write meanwhile: keep it short.
void ag_reader_hold(ag_reader *reader);                 // takes NULL
void ag_reader_release(ag_reader *reader);              // takes NULL; once for each hold

// The row with this key, in `arena`, as the table has it now. NULL: there is none, or it can't be read.
void *ag_reader_row(ag_reader *reader, int table, const char *key, ag_arena *arena);

// All rows whose first column is `key`, or (NULL) all there are, behind those that `rows` holds. 0: can't be read.
int ag_reader_rows(ag_reader *reader, int table, const char *key, ag_rows *rows, ag_arena *arena);

// The keys of scripts from `from` on, before `to`, in order, behind those that `keys` (const char *) holds.
int ag_reader_keys(ag_reader *reader, const char *from, const char *to, ag_rows *keys, ag_arena *arena);

// The text of a script. NULL: there is none, or it can't be read.
ag_script_version *ag_reader_text(ag_reader *reader, const char *key, const char *path);

// The first that went wrong with reading; its status is AG_OK where nothing did.
const ag_error *ag_reader_trouble(const ag_reader *reader);

#endif
