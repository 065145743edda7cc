// Scenarios: a position, what is done, and what must then be true (docs/scenarios.md). Each runs
// four ways, which way.lua tells apart; hashes and events must agree.
#ifndef AG_LUA_SCENARIO_SCENARIO_H
#define AG_LUA_SCENARIO_SCENARIO_H

#include "aggro_author.h"
#include "base/span.h"
#include "game/facts/source.h"
#include "state/catalog.h"

// The hero for a seat without one, and the filler for the deck of a real start without decks: cards
// of the runner's own, so that a card of the database only affects scenarios that name it.
#define AG_SCENARIO_HERO "aggro/volunteer"
#define AG_SCENARIO_CARD "aggro/recruit"

// A deck of the Boss player in a scenario with a mode.
typedef struct ag_scenario_deck {
    const char *name;  // "main"
    const char **keys;
    int count;
} ag_scenario_deck;

// The table that a scenario sits down at.
typedef struct ag_scenario_table {
    const char *raid;  // key
    int own_decks;     // of a raid that the scenario declares; 0: the raid is of the database
    const ag_source *source;  // all scripts, including the cards that the scenario declares
    int raiders;              // 1 to AG_RAIDERS_MAX; in a duel its players
    const char *heroes[AG_RAIDERS_MAX + 1];  // [1] to [raiders]: keys; NULL: AG_SCENARIO_HERO
    const char *mode;  // the mode that the table is checked against; NULL: none
    int boss_deck_count;
    ag_scenario_deck boss_decks[AG_DECK_MAX];  // instead of the mode's
    int real_start;         // 1: seats bring their decks, for a real set-up; 0: no decks
    int no_keyframes;       // 1: a rebuild runs the whole log, the position too
    ag_coverage *coverage;  // records the lines that run; NULL: not recorded
} ag_scenario_table;

// What the runner needs from the engine.
typedef struct ag_scenario_host {
    void *context;
    const ag_source *source;  // all scripts
    ag_scenario_how how;
    ag_text *code;  // compiled words, for the next file; NULL: each file compiles them

    // Not NULL: nothing runs; this is called for each rule number that a scenario cites.
    ag_rule_report *cited;
    void *cited_context;

    // Opens a bare game (ag_game_options.bare, ask_all and check are 1) for the table.
    ag_status (*open)(void *context, const ag_scenario_table *table, ag_game **out,
                      ag_error *error);

    // Plays the first `entry` entries of a recording again, with the scripts of the table, of which
    // it reads `source`, `no_keyframes` and `coverage` alone.
    ag_status (*recall)(void *context, const ag_scenario_table *table, const char *path, int entry,
                        ag_game **out, ag_error *error);

    // 1: it is for two players, without a Boss player.
    int (*is_duel)(void *context, const char *raid);

    // Writes the key of the card with this key or name. Cards of the raid are searched first.
    // Expected: AG_NOT_FOUND with the nearest name, or with the keys if several cards have it.
    ag_status (*key)(void *context, const char *raid, const char *key_or_name, char *out,
                     size_t capacity, ag_error *error);

    // Saves the game to a file and loads it; what it has not used yet comes from `source`.
    ag_status (*reload)(void *context, const ag_game *game, const char *path,
                        const ag_source *source, ag_game **out, ag_error *error);
} ag_scenario_host;

// Runs the scenarios of one file. With a folder, the straight run of each that passes is recorded
// as <folder>/<stem of the file>.jsonl, in a list as <stem>_<n>.jsonl. A scenario that fails is not
// an error: it is counted and reported in `out`. Expected: AG_BAD_CONTENT (the file does not load,
// or is not a scenario), AG_ENVIRONMENT (it can't be read).
ag_status ag_scenario_run_file(const ag_scenario_host *host, const char *path,
                               ag_scenario_result *out, ag_error *error);

#endif
