// What a mode of a raid lets the Boss player's decks hold (BT:Heroic Mode and the like, as the raid's file says it).
#ifndef AG_STORE_RAID_DECK_H
#define AG_STORE_RAID_DECK_H

#include "state/catalog.h"
#include "store/deck_check.h"

// The mode of this name; NULL: the raid's file does not speak of it, and then nothing binds its decks.
const ag_mode_def *ag_raid_mode(const ag_raid_def *raid, const char *name);

// Tells of every breach by the raid's deck `deck` in that mode, lines first. A deck of which the mode says nothing is
// held against the one in the raid's folder, card by card. Returns how many.
int ag_raid_deck_breaches(const ag_library *library, const ag_raid_def *raid, const ag_mode_def *mode, int deck,
                          const ag_deck_held *held, ag_deck_breach *told, void *context);

// The deck that stands for `part` (a key, "onyxias_lair/decks/main") in a mode: "…/main_heroic" where the database has
// it, else the part's own; NULL: it has neither.
const ag_deck_row *ag_raid_deck_of_mode(const ag_library *library, const char *part, const char *mode);

#endif
