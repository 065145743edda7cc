// All that a card database says: what the engine looks up, and what a build writes. Both come to it the same way, so
// that one set of lookups and one set of checks serve both. Over an open database, scripts, cards and their texts are
// read when they are asked for, one by one or all together; everything else is in memory.
#ifndef AG_STORE_LIBRARY_H
#define AG_STORE_LIBRARY_H

#include "base/error.h"
#include "game/source.h"
#include "store/reader.h"
#include "store/rows.h"

typedef struct ag_library {
    ag_rows tables[AG_TABLE_COUNT];     // in order of their primary keys; lookups are below
    ag_rows seen[AG_TABLE_COUNT];       // pointers to the rows of a late table that were asked for, by key
    uint8_t late[AG_TABLE_COUNT];       // 1: the table is not here as a whole yet
    ag_reader *reader;                  // NULL: nothing is late
    ag_rows warnings;                   // const char *: edits in the database, decks against the rules
    ag_script_row collection;           // all cards as one text (collection.h)
    ag_arena arena;
} ag_library;

void ag_library_open(ag_library *library);
void ag_library_close(ag_library *library);

// From here on what is late is read through `reader`, which the library takes.
void ag_library_read_late(ag_library *library, ag_reader *reader);

// What went wrong with reading: a database may be damaged where nobody looked before. Expected: AG_BAD_CONTENT,
// AG_ENVIRONMENT, AG_NO_MEMORY.
ag_status ag_library_trouble(const ag_library *library, ag_error *error);

// ---- filling ----

// Scripts come in the order of their keys.
void ag_library_add_script(ag_library *library, const char *key, const char *path, const char *source, size_t size);
void ag_script_take(ag_script_row *row, ag_version *version);       // the row's text from now on
void ag_library_warn(ag_library *library, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Asks `describe` about every script and fills the other tables with what they say. Names in decks become keys.
// Expected: what `describe` says, AG_BAD_CONTENT (a name that no card bears), AG_NO_MEMORY.
ag_status ag_library_describe(ag_library *library, ag_describe *describe, void *context, ag_error *error);

// Puts each card's text and each deck's lines where lookups find them: after the tables were read or described.
void ag_library_link(ag_library *library);

// ---- lookups ----

// The scripts as the script host wants them; good while the library lives and does not change.
ag_source ag_library_source(ag_library *library);

// The whole table in the order of its primary key; empty where it can't be read. The texts of scripts are late even
// so: ag_library_script has them.
const ag_rows *ag_library_table(const ag_library *library, int table);

const ag_script_row *ag_library_script(const ag_library *library, const char *key);     // with its text
const char *ag_library_path(const ag_library *library, const char *key);            // of a script; "": there is none
const ag_card_row *ag_library_card(const ag_library *library, const char *key);
const ag_deck_row *ag_library_deck(const ag_library *library, const char *key);
const ag_raid_row *ag_library_raid(const ag_library *library, const char *key);
const ag_deck_card_row *ag_library_line(const ag_library *library, const ag_deck_row *deck, int index);

// The card with this key, or the one that bears this name. Expected: AG_NOT_FOUND, with the nearest name or, where
// several bear the name, their keys.
ag_status ag_library_resolve(const ag_library *library, const char *word, const ag_card_row **out, ag_error *error);

// The raid or deck with this key or name (`table` AG_TABLE_RAID or AG_TABLE_DECK). Expected: AG_NOT_FOUND.
ag_status ag_library_named(const ag_library *library, int table, const char *word, const void **row,
                           ag_error *error);

#endif
