// Who sits down at a table: raiders with decks of the database, or bare seats for a
// position, and the Boss player.
#ifndef AG_API_GAMES_SEATING_H
#define AG_API_GAMES_SEATING_H

#include "api/decks/boss_decks.h"
#include "game/record/replay.h"
#include "lua/scenario/scenario.h"
#include "store/database/library.h"

#define AG_MODE_STANDARD "standard"

// A start that is being put together; it owns its lists of keys.
typedef struct ag_invitation {
    const ag_library *library;
    ag_replay_start start;
    const ag_card_row *heroes[AG_SEAT_MAX + 1];     // of those seated so far
    int duel;                                       // 1: no Boss player
} ag_invitation;

// 1 if this is the key or name of a duel, which has neither decks of its own nor a player for them.
int ag_seating_is_duel(const ag_library *library, const char *raid);

// Finds the raid by key or name; `raiders`: in a duel its players. Expected: AG_NOT_FOUND,
// AG_USAGE.
ag_status ag_invitation_open(ag_invitation *now, const ag_library *library, const char *raid,
                             int raiders, ag_error *error);
void ag_invitation_close(ag_invitation *now);       // also after a failed open

// The index-th deck that a raider may sit down with, in order of key; NULL past the last.
const ag_deck_row *ag_seating_deck(const ag_library *library, int index);

// Seats raiders 1 to N with `decks` (keys or names; NULL: the next deck whose hero may raid with
// the others). Expected: AG_NOT_FOUND, AG_BAD_CONTENT (deck rules, R100.1).
ag_status ag_seating_raiders(ag_invitation *now, const char *const *decks, ag_error *error);

// Seats the Boss player after them, with these decks, which must outlive the invitation; NULL: with
// as many empty ones. Does nothing in a duel.
ag_status ag_seating_boss(ag_invitation *now, const ag_boss_decks *decks, ag_error *error);

// Opens the invitation and seats all of a scenario: raiders with the heroes that it names, without
// cards or with decks for a real set-up; the Boss player of the database's raid or of the
// scenario's own. `decks` are for a real set-up.
ag_status ag_seating_scenario(ag_invitation *now, const ag_library *library,
                             const ag_scenario_table *table, const ag_boss_decks *decks,
                             ag_error *error);

#endif
