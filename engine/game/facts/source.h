// Where scripts come from, and what they say about themselves: the seam between the script host and
// the store, which do not know each other.
#ifndef AG_GAME_FACTS_SOURCE_H
#define AG_GAME_FACTS_SOURCE_H

#include <stddef.h>
#include <stdint.h>

#include "aggro.h"

enum {
    AG_SCRIPT_CARD,
    AG_SCRIPT_RAID,
    AG_SCRIPT_PHASE,
    AG_SCRIPT_DECK,
    AG_SCRIPT_MODULE,
    AG_SCRIPT_TEXTS,
    AG_SCRIPT_PACK
};

typedef struct ag_script {
    const char *key;                // "onyxias_lair/crush"
    const char *path;               // "raids/onyxias_lair/cards/crush.lua", as in errors
    const char *source;             // the Lua text
    size_t size;
    const char *hash;               // ag_hash_script of the text
} ag_script;

// Finds scripts by key. `find` returns 1 and fills `out` (owned by the source, valid while it
// lives), or 0. `key` returns the i-th key in order, or NULL: for "did you mean". A source without
// these two has no scripts.
typedef struct ag_source {
    void *context;
    int (*find)(void *context, const char *key, ag_script *out);
    const char *(*key)(void *context, int index);
    // The i-th script that set `set` of a game brought (for recordings and tables with reloads in
    // the log), or 0. NULL: there are no sets.
    int (*of_set)(void *context, int set, int index, ag_script *out);
    // The name of a card's side in the language of the table. NULL (the function or its
    // result): the name in the script.
    const char *(*called)(void *context, const char *key, int side);
    void (*close)(void *context);   // called by the new owner of the source; NULL: it is borrowed
} ag_source;

// A card in another language. NULL: not translated.
typedef struct ag_translation {
    const char *key, *name, *text, *back_name, *back_text;
} ag_translation;

// What a script says about itself, for the database and for people. Text
// is UTF-8, numbers filled in.
#define AG_FACT_ROWS_MAX 128
#define AG_DECK_COUNT_MAX 250       // the most copies in a line of a deck
typedef struct ag_facts {
    uint8_t kind;                   // AG_SCRIPT_…
    uint8_t side_count, instant, ongoing, is_unique, is_token, is_unlimited, cost_x;
    char name[128];
    char type[32];                  // "ally", "weapon", …; "" if it is not a card
    int cost, atk, health, def, strike, number, boss_order;     // of cards; -1: none
    char damage[64];                // "fire", "fire frost"
    char tags[160];                 // "Orc, Warrior"
    char classes[160];              // "warrior, mage"
    char keywords[320];             // "Protector, Assault 2", of both sides
    char faction[16];
    char rarity[16];
    char text[1024], back_text[1024], back_name[128], plan[256];
    char requires[32];              // what its hero must be: "traitor_hero"; usually ""
    char deckbuilding[192];         // of heroes, as ag_deck_facts has it; usually ""
    char pack_key[64], version[32], licence[64];        // packs; rows: requires, changes, authors
    char hero[64];                  // decks
    // Set by the caller: receives each translation of a file of texts; may be NULL.
    void (*report)(void *context, const char *lang, const ag_translation *card);
    void *report_context;
    int row_count;                  // decks: cards; raids: phases and Bosses and decks
    struct {
        int count;
        char key[64];
        char role[16];              // "card", "boss", "phase", "deck", "token"
    } rows[AG_FACT_ROWS_MAX];
} ag_facts;

// Loads the script `key` from `source` and describes it; `out` begins zeroed, except for `report`.
// Errors name file and line. Implemented by lua/.
typedef ag_status ag_describe(void *context, const ag_source *source, const char *key,
                              ag_facts *out, ag_error *error);

#endif
