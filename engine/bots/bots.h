// Bots: each answers questions from the view of its seat, never from the state. It
// remembers nothing but its dice.
#ifndef AG_BOTS_BOTS_H
#define AG_BOTS_BOTS_H

#include "aggro.h"
#include "base/span.h"

// What a bot looks at.
typedef struct ag_sight {
    const ag_view *view;
    const ag_question *question;
    int seat;
    uint64_t *dice;
    int open;        // 1: what it says is public
    ag_writer *why;  // where it explains its move, or NULL
    ag_game *game;   // to deal worlds from; never looked into
    int nodes;
} ag_sight;

typedef void ag_bot(const ag_sight *look, ag_answer *out);

void ag_bot_greedy(const ag_sight *look, ag_answer *out);  // greedy.c: a few plain rules of thumb
void ag_bot_search(const ag_sight *look, ag_answer *out);  // search.c: looks ahead over worlds

// ---- shared (bots.c) ----

// A random number from 0 to count - 1; the same seed gives the same numbers.
uint32_t ag_bot_roll(uint64_t *dice, uint32_t count);

// Adds to the line that explains the answer, if there is to be one.
void ag_sight_say(const ag_sight *look, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// 1: everybody at the table sees this card's face.
int ag_sight_is_public(const ag_view_card *card);

// A card's name in that line; "a card" if the line is public and the card is not.
const char *ag_sight_name(const ag_sight *look, const ag_view_card *card);

// The card of the view with this id; NULL: not in sight.
const ag_view_card *ag_sight_card(const ag_sight *look, uint32_t id);

// The next card in a zone behind this one (NULL: the first) of these types (AG_SEEN_…; 0: of any);
// NULL: there are no more. Cards of a hand are those that are seen.
typedef enum ag_whose { AG_ANYBODYS, AG_OWN, AG_OF_SIDE, AG_OPPOSED } ag_whose;
const ag_view_card *ag_sight_next(const ag_sight *look, const ag_view_card *card,
                                  ag_view_zone zone, ag_whose whose, uint32_t types);

const ag_view_player *ag_sight_me(const ag_sight *look);
int ag_sight_opposes(const ag_sight *look, int seat);  // the seat is on another side
int ag_sight_seat_of(const ag_view_card *card);        // its controller, else its owner
int ag_sight_holds(const ag_sight *look, const ag_view_card *card);  // the bot's seat has it
int ag_sight_is(const ag_view_card *card, uint32_t types);  // in sight, and of a type (AG_SEEN_…)
int ag_sight_left(const ag_view_card *card);                         // the health that is left

enum { AG_SEEN_HERO = 1, AG_SEEN_ALLY = 2, AG_SEEN_ABILITY = 4, AG_SEEN_WEAPON = 32,
    AG_SEEN_QUEST = 64, AG_SEEN_LOCATION = 128 };
enum { AG_SEEN_PROTECTOR = 1, AG_SEEN_FEROCITY = 2 };

#endif
