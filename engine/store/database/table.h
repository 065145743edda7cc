// The file of a durable table: one game as rows, in an SQLite file of its own kind. The floor above
// knows what the rows mean (engine/api/table/durable.c); here they are read completely when the
// file is opened, and added in durable transactions.
#ifndef AG_STORE_DATABASE_TABLE_H
#define AG_STORE_DATABASE_TABLE_H

#include "base/error.h"
#include "store/database/rows.h"

// As in schema/table/, column by column.

typedef struct ag_kept_game {
    int id;                             // 1
    const char *raid, *mode, *seed, *engine;
    int ask_all, bare, api_level;
} ag_kept_game;

typedef struct ag_kept_seat {
    int seat, side, decks;
    const char *deck, *hero;
} ag_kept_seat;

typedef struct ag_kept_card {
    int seat, deck, position, count;
    const char *key;
} ag_kept_card;

typedef struct ag_kept_script {
    const char *key, *hash, *source, *path;
} ag_kept_script;

typedef struct ag_kept_reloaded {
    int set_number, position;
    const char *key, *hash, *source, *path;
} ag_kept_reloaded;

typedef struct ag_kept_entry {
    int number, seat, detail, value;
    const char *kind, *question, *place, *words;
} ag_kept_entry;

typedef struct ag_kept_state {
    int id;                             // 1
    int entries, turn, asked;
    const char *winner, *reason, *hash;
} ag_kept_state;

enum {
    AG_KEPT_GAME,
    AG_KEPT_SEAT,
    AG_KEPT_CARD,
    AG_KEPT_SCRIPT,
    AG_KEPT_RELOADED,
    AG_KEPT_ENTRY,
    AG_KEPT_STATE,
    AG_KEPT_COUNT
};

typedef struct ag_table_file ag_table_file;

// Opens the table at `path` to continue it, and keeps other processes out until it is closed; if
// there is none, a new one without rows. Expected: AG_ENVIRONMENT (it is being played, or cannot be
// read or written), AG_BAD_CONTENT (cut, of another program, newer), AG_NO_MEMORY.
ag_status ag_table_file_open(const char *path, ag_table_file **out, ag_error *error);

// Opens it read-only, even while it is played. Expected: AG_NOT_FOUND
// (there is no table), and the same.
ag_status ag_table_file_look(const char *path, ag_table_file **out, ag_error *error);

// Takes NULL and half-open files. A new file that was never begun is removed.
void ag_table_file_close(ag_table_file *file);

int ag_table_file_is_new(const ag_table_file *file);

// What was in it when it was opened, in order of primary key. A file that was opened read-only has
// no cards, scripts or entries.
const ag_list *ag_table_file_rows(const ag_table_file *file, int kept);

// A transaction: begin, put rows, end with their combined status. On success it is on the disk when
// `end` returns; otherwise nothing was put. The first one of a new file makes it a table.
ag_status ag_table_file_begin(ag_table_file *file, ag_error *error);
ag_status ag_table_file_put(ag_table_file *file, int kept, const void *row, ag_error *error);
ag_status ag_table_file_end(ag_table_file *file, ag_status status, ag_error *error);

#endif
