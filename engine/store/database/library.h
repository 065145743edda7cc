// All that a card database says: what the engine looks up, and what a build writes.
// Both fill it in the same way, so one set of lookups and one set of checks serve both.
// Over an open database, scripts, cards and their texts are read on demand, one by one
// or all together; everything else is in memory.
#ifndef AG_STORE_DATABASE_LIBRARY_H
#define AG_STORE_DATABASE_LIBRARY_H

#include "base/error.h"
#include "explain/deck_rules.h"
#include "game/facts/source.h"
#include "store/database/reader.h"
#include "store/database/rows.h"

typedef struct ag_library {
    ag_list tables[AG_TABLE_COUNT];  // in order of their primary keys; lookups are below
    ag_list seen[AG_TABLE_COUNT];    // pointers to the rows of a late table that were read, by key
    uint8_t late[AG_TABLE_COUNT];    // 1: the table has not been read as a whole yet
    ag_reader *reader;               // NULL: nothing is late
    ag_list warnings;                // const char *: edits in the database, decks that break rules
    ag_script_row collection;        // all cards as one text (collection.h)
    const char *lang;                // the language of cards at the table; "": English
    ag_arena arena;
} ag_library;

void ag_library_open(ag_library *library);
void ag_library_close(ag_library *library);

// From here on late tables are read through `reader`, which the library owns.
void ag_library_read_late(ag_library *library, ag_reader *reader);

// What went wrong while reading: a database may be damaged where nobody looked before. Expected:
// AG_BAD_CONTENT, AG_ENVIRONMENT, AG_NO_MEMORY.
ag_status ag_library_trouble(const ag_library *library, ag_error *error);

// The same as a whole sentence, replacing `status`, the result so far; without trouble, `status`.
ag_status ag_library_sound(const ag_library *library, ag_status status, ag_error *error);

// ---- filling ----

// From now on the script `key` of a library that is all in memory has this version, which the
// library owns (NULL: it is removed). Returns the one before; NULL if the script is new.
ag_script_version *ag_library_put(ag_library *library, const char *key, const char *path,
                                  ag_script_version *version);
void ag_library_add_script(ag_library *library, const char *key, const char *path,
                           const char *source, size_t size);
void ag_library_warn(ag_library *library, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// Afterwards scripts, cards and their texts are all in memory, and may be changed.
void ag_library_read_all(ag_library *library);

// The sum of the hashes of all scripts, which tells two databases apart at a glance: a text of the
// library.
const char *ag_library_content(ag_library *library);

// Puts each deck's lines where lookups find them. Call it after the tables were read or described.
void ag_library_link_decks(ag_library *library);

// ---- lookups ----

// The scripts as the script host needs them; valid while the library exists and does not change.
ag_source ag_library_source(ag_library *library);
ag_source ag_library_scripts(const ag_library *library);  // … that never writes to its caches

// The same for a game, which keeps the texts as long as it lives; `close`
// of the source ends it. NULL: no memory.
const ag_source *ag_library_hold(ag_library *library);

// The whole table in the order of its primary key; empty if it can't be read. Even so the texts of
// scripts are late: ag_library_script has them.
const ag_list *ag_library_table(const ag_library *library, int table);

// The script as far as it was read already, perhaps without its text; NULL:
// it does not exist, or was not read yet.
const ag_script_row *ag_library_known_script(const ag_library *library, const char *key);

// The script, perhaps without its text; NULL: it does not exist.
const ag_script_row *ag_library_row(const ag_library *library, const char *key);

// Moves `*at` to the rows whose first column is this key, in a list in the order of that column, or
// to where they would go. Returns how many there are.
int ag_library_owned(const ag_list *rows, const char *key, int *at);

// With its text.
const ag_script_row *ag_library_script(const ag_library *library, const char *key);
// Of a script; "": there is none.
const char *ag_library_path(const ag_library *library, const char *key);
const ag_card_row *ag_library_card(const ag_library *library, const char *key);
const ag_deck_row *ag_library_deck(const ag_library *library, const char *key);
const ag_raid_row *ag_library_raid(const ag_library *library, const char *key);
const ag_deck_card_row *ag_library_line(const ag_library *library, const ag_deck_row *deck,
                                        int index);

// The card with this key, or with this name in the given raid: its own cards go first, then those
// of no raid, then those of other raids. "": those of no raid go first. NULL: no order. Expected:
// AG_NOT_FOUND, with the nearest name or, if several cards have the name, their keys.
ag_status ag_library_resolve_in(const ag_library *library, const char *raid, const char *word,
                                const ag_card_row **out, ag_error *error);

static inline ag_status ag_library_resolve(const ag_library *library, const char *word,
                                           const ag_card_row **out, ag_error *error)
{
    return ag_library_resolve_in(library, NULL, word, out, error);
}

// The name or key of a card that is nearest to the word (ag_nearest), or NULL.
const char *ag_library_card_near(const ag_library *library, const char *word);

// Whether several cards have the name, or the last part of their keys in common.
int ag_library_is_shared(const ag_library *library, const char *name);

// Whether the card's set belongs to a raid.
int ag_library_of_raid(const ag_library *library, const char *key);

// The raid or deck with this key or name (`table` AG_TABLE_RAID or
// AG_TABLE_DECK). Expected: AG_NOT_FOUND.
ag_status ag_library_named(const ag_library *library, int table, const char *word, const void **row,
                           ag_error *error);

// ---- the collection ----

// Every card with the facts that naming a card and deck building look at, as one text
// (game/facts/collection.h). A game that needs it keeps the text like a script, so that its
// recording plays without the database.

// What deck building looks at.
ag_deck_facts ag_library_deck_facts(const ag_library *library, const ag_card_row *card);

// The text, written on first use. NULL if there is no memory or the cards can't be read.
const ag_script_row *ag_library_collected(ag_library *library);

// Drops the text because the cards have changed.
void ag_library_forget_collection(ag_library *library);

// ---- in another language ----

// Names and texts at the table; rules, decks and recordings never use them.

typedef struct ag_translated {
    const char *name, *back_name;           // back_name: "" if it is the same
    const char *text, *back_text;           // "": none
} ag_translated;

// From here on cards are shown in `lang` ("de"); "en" is always there. Expected: AG_NOT_FOUND, with
// the available languages.
ag_status ag_library_speak(ag_library *library, const char *lang, ag_error *error);

// Returns 0 if there is no such card, and if the language is English: then its row says all.
int ag_library_translated(const ag_library *library, const char *key, ag_translated *out);

// The card with this name in the language of the library; NULL: none, or several.
const ag_card_row *ag_library_called(const ag_library *library, const char *name);

#endif
