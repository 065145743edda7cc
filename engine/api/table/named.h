// Cards, seats and places by the words that people type for them.
#ifndef AG_API_TABLE_NAMED_H
#define AG_API_TABLE_NAMED_H

#include "base/error.h"
#include "game/log/game.h"

typedef struct ag_named_how {
    const ag_game *game;
    int reader;             // who must see the card: a seat; 0: everybody; -1: nobody
    unsigned zones;         // where to look if the words do not say
    int face_down;          // 1: include face-down cards, even if the words name no place
    int begins;             // 1: the beginning of a name is enough (three bytes or more)
    const char *usage;      // what was expected, if the words make no sense
    ag_error *error;
} ag_named_how;

typedef struct ag_spot {
    uint8_t zone;
    ag_seat seat;
    uint16_t deck;
} ag_spot;

// The error AG_USAGE for an unknown verb: "`lead` VERB, VERB …; not WORD", with the nearest verb.
ag_status ag_named_no_verb(const char *lead, const char *word, ag_candidate *verbs,
                           ag_error *error);

// Strips the quotation marks that docs and sentences put around a name: `"Fire Blast"@2`. Returns
// what follows the name; all of the text if no quotation mark says where the name ends.
char *ag_named_unquote(char *text);

// Cuts `text` before a word such as " with " and returns what follows it; NULL if it is not there,
// or only inside quotation marks.
char *ag_named_cut(char *text, const char *word);

int ag_named_number(const char *text, int32_t *out);        // 0: not a number
ag_status ag_named_seat(const ag_named_how *how, const char *text, ag_seat *out);

// Cuts `text` into pieces.
ag_status ag_named_spot(const ag_named_how *how, char *text, ag_spot *out);

// The slot of the card. Copies in one deck or hand are alike; elsewhere the words must say which.
// Cuts `text` into pieces. Expected: AG_USAGE, AG_NOT_FOUND.
ag_status ag_named_card(const ag_named_how *how, char *text, uint16_t *slot);

#endif
