// What a mode of a raid allows in the Boss player's decks (BT:Heroic Mode
// and the like, from the raid's file).
#ifndef AG_STORE_DECKS_RAID_DECK_H
#define AG_STORE_DECKS_RAID_DECK_H

#include "state/catalog.h"
#include "store/decks/deck_check.h"

// The mode of this name; NULL: the raid's file does not mention it, so its decks are not limited.
const ag_mode_def *ag_raid_mode(const ag_raid_def *raid, const char *name);

// A deck of the raid in a mode.
typedef struct ag_raid_deck {
    const ag_raid_def *raid;
    const ag_mode_def *mode;
    int deck;  // which of the raid's
} ag_raid_deck;

// Reports every breach by that deck, lines first. A deck that the mode does not mention is compared
// with the one in the raid's folder, card by card. Returns how many.
int ag_raid_deck_breaches(const ag_library *library, const ag_raid_deck *of,
                          const ag_deck_held *held, ag_deck_breach *report, void *context);

// The deck used for `part` (a key, "onyxias_lair/decks/main") in a mode: "…/main_heroic" if the
// database has it, else the part itself; NULL: it has neither.
const ag_deck_row *ag_raid_deck_of_mode(const ag_library *library, const char *part,
                                        const char *mode);

#endif
