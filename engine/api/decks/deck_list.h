// A deck outside the database: its list line by line, and the cards that these lines mean. Readers
// of formats fill it, writers of formats print it.
#ifndef AG_API_DECKS_DECK_LIST_H
#define AG_API_DECKS_DECK_LIST_H

#include "aggro_author.h"
#include "api/handle/engine.h"
#include "base/span.h"
#include "store/database/library.h"

enum {
    AG_DECK_LINES_MAX = 128,            // as many as a deck of the database has
    AG_DECK_READ_MAX = 4096,            // lines of a list that name a card
    AG_DECK_TOLD_MAX = 100,             // troubles
    AG_DECK_FILE_MAX = 1048576,         // bytes
    AG_DECK_TEXT_MAX = 1000,            // bytes of one line of a list
};

typedef struct ag_deck_entry {
    int line;                           // of the file, from 1; 0: none
    int count;
    const char *name, *set;             // set: "", a set, or a key
    int is_hero;                        // the list says so
    const ag_card_row *card;            // NULL: not known, which is among the troubles
} ag_deck_entry;

typedef struct ag_deck_trouble {
    int line;
    const char *text;
} ag_deck_trouble;

struct ag_deck_list {
    ag_engine *engine;
    ag_arena arena;
    ag_list entries;                    // ag_deck_entry: as read, then merged without the hero
    ag_list troubles;                   // ag_deck_trouble: lines that can't be taken
    ag_list notes;                      // ag_deck_trouble: what was skipped
    ag_list breaches;                   // ag_deck_trouble
    const char *file;                   // the path, as sentences name it
    const char *name, *plan, *hero_word;
    int hero_line;
    const ag_card_row *hero;
    int may_be_empty;                   // a script without cards declares that on purpose
    int of_raid;                        // every card belongs to a raid: a Boss player's deck
};

// ---- for readers ----

// Prepares a zeroed list.
void ag_deck_list_begin(ag_deck_list *list, ag_engine *engine, const char *file);

// A line of a list as it was read. `name` and `set` need not be terminated.
typedef struct ag_deck_read {
    int line;
    long long count;
    const char *name;
    size_t size;
    const char *set;                    // may be NULL where `set_size` is 0
    size_t set_size;
    int is_hero;
} ag_deck_read;

// Adds a line; copies name and set without the spaces around them.
void ag_deck_list_add(ag_deck_list *list, const ag_deck_read *read);
void ag_deck_list_trouble(ag_deck_list *list, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void ag_deck_list_note(ag_deck_list *list, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Adds a breach of the rules, with the rule ("": no rule mentions it).
void ag_deck_list_breach(ag_deck_list *list, int line, const char *text, const char *rule);

// A copy without the spaces around it; &amp; and the like are kept as written.
const char *ag_deck_list_text(ag_deck_list *list, const char *text, size_t size);

// Reads a whole number at `text`, of at most `size` bytes. Returns how many bytes it takes; 0:
// none. A number that is far too large stays too large.
size_t ag_deck_number(const char *text, size_t size, long long *out);

// Each reads one format. Expected: AG_BAD_CONTENT (not that format), one sentence.
typedef ag_status ag_deck_reader(ag_deck_list *list, const char *text, size_t size,
                                 ag_error *error);
ag_deck_reader ag_deck_read_plain, ag_deck_read_lackey, ag_deck_read_csv, ag_deck_read_xml,
    ag_deck_read_script;

// ---- for writers ----

typedef void ag_deck_writer(const ag_deck_list *list, ag_text *out);
ag_deck_writer ag_deck_write_plain, ag_deck_write_lackey, ag_deck_write_csv, ag_deck_write_o8d,
    ag_deck_write_dek, ag_deck_write_lua;

// What to write as the set if the name alone is ambiguous; usually "".
const char *ag_deck_list_set(const ag_deck_list *list, const ag_card_row *card, char *out,
                             size_t capacity);

// ---- what the database makes of it ----

// Finds each card and the hero; adds up the copies of each card; finds the breaches of the rules.
void ag_deck_list_resolve(ag_deck_list *list);

// The card of these words. If there is none, or more than one, writes why, with the nearest names.
const ag_card_row *ag_deck_card_find(const ag_library *library, const char *name, const char *set,
                                     ag_writer *why);

#endif
