// The Boss player's decks of one game: those of its mode, or others that were named, checked
// against what the mode allows.
#ifndef AG_API_DECKS_BOSS_DECKS_H
#define AG_API_DECKS_BOSS_DECKS_H

#include "api/handle/engine.h"
#include "store/decks/raid_deck.h"

enum { AG_BOSS_DECKS_TEXT = 512 };

// One deck as a list of keys, one for each card.
typedef struct ag_boss_deck {
    const char *part;                           // the raid's own deck: "black_temple/decks/main"
    const char *label;                          // as it was named, or its key
    const char **keys;
    int count;
} ag_boss_deck;

typedef struct ag_boss_decks {
    const ag_engine *engine;
    const char *raid, *mode;                    // key; "standard"
    int raiders;
    int count;
    ag_boss_deck decks[AG_DECK_MAX];            // in the raid's order
    char named[AG_BOSS_DECKS_TEXT];             // "main=FILE" … as named, with tabs between, or ""
    ag_arena arena;
} ag_boss_decks;

// Which decks they are. Keeps the texts that it is given.
typedef struct ag_boss_table {
    const ag_engine *engine;
    const char *raid, *mode;                    // key; NULL: "standard"
    int raiders;
} ag_boss_table;

// The decks of the mode. `words`: up to AG_BOSS_DECKS_MAX like "main=FILE" or "main=KEY" that
// replace them; some of them, or `words` itself, may be NULL. Expected: AG_NOT_FOUND, AG_USAGE,
// AG_BAD_CONTENT, those of ag_deck_read_file.
ag_status ag_boss_decks_open(ag_boss_decks *out, const ag_boss_table *table,
                             const char *const *words, ag_error *error);
void ag_boss_decks_close(ag_boss_decks *decks);     // also after a failed open

// The same from a text `named` that ag_boss_decks_open wrote.
ag_status ag_boss_decks_again(ag_boss_decks *out, const ag_boss_table *table, const char *named,
                              ag_error *error);

// Those of a scenario: its own instead of the mode's. Expected: AG_NOT_FOUND.
ag_status ag_boss_decks_of_scenario(ag_boss_decks *out, ag_engine *engine,
                                    const ag_scenario_table *table, ag_error *error);

// Whether the raid has the mode of the decks; whether it has a deck of this name. Expected:
// AG_NOT_FOUND, with the names that exist.
ag_status ag_boss_decks_check_mode(const ag_boss_decks *decks, const ag_raid_def *raid,
                                   ag_error *error);
ag_status ag_boss_decks_check_part(ag_boss_decks *decks, const char *name, ag_error *error);

// Whether the raid has the mode, and allows this number of raiders and these decks in it: an
// ag_begin_switches.allow. The error is the first breach, and begins with the rule. Expected:
// AG_NOT_FOUND (no such mode), AG_USAGE (raiders), AG_BAD_CONTENT (a deck).
ag_status ag_boss_decks_allow(void *decks, const ag_raid_def *raid, ag_error *error);

// The i-th mode of the raid: "standard", those in its file, and each that has a deck besides the
// raid's own, as main_hard besides main is for "hard". NULL past the last.
const char *ag_boss_decks_mode(const ag_library *library, const ag_raid_def *raid, int index);

#endif
