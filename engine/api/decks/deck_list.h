// A deck outside the database: its list line by line, and the cards that these lines mean. Readers
// of formats fill it, writers of formats print it.
#ifndef AG_API_DECKS_DECK_LIST_H
#define AG_API_DECKS_DECK_LIST_H

#include "aggro_author.h"
#include "api/handle/engine.h"
#include "lua/decks/deck_text.h"
#include "store/database/library.h"

enum {
    AG_DECK_LINES_MAX = 128,            // as many as a deck of the database has
    AG_DECK_READ_MAX = 4096,            // lines of a list that name a card
    AG_DECK_TOLD_MAX = 100,             // troubles
    AG_DECK_FILE_MAX = 1048576,         // bytes
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

// Adds a line; copies its texts. What can't be taken of it is a trouble.
void ag_deck_list_add(ag_deck_list *list, const ag_deck_line *line);
void ag_deck_list_trouble(ag_deck_list *list, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void ag_deck_list_note(ag_deck_list *list, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Adds a breach of the rules, with the rule ("": no rule mentions it).
void ag_deck_list_breach(ag_deck_list *list, int line, const char *text, const char *rule);

// Reads a script. Expected: AG_BAD_CONTENT (not a deck), one sentence.
ag_status ag_deck_read_script(ag_deck_list *list, const char *text, ag_error *error);

// ---- what the database makes of it ----

// Finds each card and the hero; adds up the copies of each card; finds the breaches of the rules.
void ag_deck_list_resolve(ag_deck_list *list);

// The card of these words. If there is none, or more than one, writes why, with the nearest names.
const ag_card_row *ag_deck_card_find(const ag_library *library, const char *name, const char *set,
                                     ag_writer *why);

#endif
