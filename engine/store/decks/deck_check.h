// Deck rules: the decks that raiders may bring (CR 100, R100.1). Boss players' decks are exempt.
#ifndef AG_STORE_DECKS_DECK_CHECK_H
#define AG_STORE_DECKS_DECK_CHECK_H

#include "store/database/library.h"

// A deck to check, whether it is in the database or not.
typedef struct ag_deck_held {
    const ag_card_row *hero;    // NULL: it names none
    const char *hero_word;      // as the deck names it
    const ag_card_row **cards;  // a line of the deck each; NULL: not a card (reported elsewhere)
    const int *counts;
    int count;
} ag_deck_held;

// Reports one breach: the line of the deck (from 0; -1: the deck as a whole), the sentence without
// file and deck ("can't hold …"), the rule ("CR 100.4"). Returns 0 to stop.
typedef int ag_deck_breach(void *context, int line, const char *text, const char *rule);

// Where breaches are told: how many so far, and whether somebody wants no more.
typedef struct ag_deck_telling {
    ag_deck_breach *report;
    void *context;
    int count, stopped;
} ag_deck_telling;
void ag_deck_breach_tell(ag_deck_telling *to, int line, const char *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// Reports every breach in the order of the lines, those of the whole deck last. Returns how many.
int ag_deck_breaches(const ag_library *library, const ag_deck_held *deck, ag_deck_breach *report,
                     void *context);

// The first breach of a deck of the database. Expected:
// AG_BAD_CONTENT, one sentence that names the rule.
ag_status ag_deck_check(const ag_library *library, const ag_deck_row *deck, ag_error *error);

// 1 if the card belongs to a raid.
int ag_deck_of_raid(const ag_library *library, const ag_card_row *card);

// R100.1: raiders' heroes are not of both Alliance and Horde. 1 if the two may raid together.
int ag_deck_heroes_agree(const ag_card_row *one, const ag_card_row *other);

#endif
