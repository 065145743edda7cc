// Deck rules: what a raider may sit down with (CR 100, R100.1). Boss players' decks are exempt.
#ifndef AG_STORE_DECK_CHECK_H
#define AG_STORE_DECK_CHECK_H

#include "store/library.h"

// A deck as it is checked, in the database or not.
typedef struct ag_deck_held {
    const ag_card_row *hero;        // NULL: it names none
    const char *hero_word;          // as the deck names it
    const ag_card_row **cards;      // a line of the deck each; NULL: it is no card (and reported elsewhere)
    const int *counts;
    int count;
} ag_deck_held;

// Tells of one breach: which line of the deck (from 0; -1: the deck as a whole), the sentence without file and deck
// ("can't hold …"), the rule ("CR 100.4"). Returns 0 to hear no more.
typedef int ag_deck_breach(void *context, int line, const char *text, const char *rule);

// Tells of every breach, in the order of the lines; what is about the whole deck comes last. Returns how many.
int ag_deck_breaches(const ag_library *library, const ag_deck_held *deck, ag_deck_breach *told, void *context);

// The first of them, of a deck of the database. Expected: AG_BAD_CONTENT, one sentence that names the rule.
ag_status ag_deck_check(const ag_library *library, const ag_deck_row *deck, ag_error *error);

// 1 where the card belongs to a raid.
int ag_deck_of_raid(const ag_library *library, const ag_card_row *card);

// R100.1: raiders' heroes are not of both Alliance and Horde. 1 where the two may raid together.
int ag_deck_heroes_agree(const ag_card_row *one, const ag_card_row *other);

#endif
