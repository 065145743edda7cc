// What the greedy bot's rules of thumb share. The unit of worth is a quarter of a resource: a card
// in play is worth about four times its cost, a point of damage on a hero as much as a resource.
#ifndef AG_BOTS_GREEDY_H
#define AG_BOTS_GREEDY_H

#include "bots/bots.h"

enum { AG_WORTH_HERO = 1000, AG_WORTH_POINT = 4, AG_WORTH_RESOURCE = 4, AG_WORTH_NEVER = -1000 };

// ---- greedy_worth.c: what cards, damage and effects are worth ----

int ag_worth_card(const ag_view_card *card);                // what its side would lose with it
int ag_worth_damage(const ag_view_card *card, int amount);  // what its side loses by the damage
int ag_worth_cards(const ag_sight *look, int cards);        // of drawing this many
int ag_sight_outdraws(const ag_sight *look, int cards);     // its deck would be nearly empty

// Of an effect on one card that it harms (of the other side) or helps (of its own); of an effect on
// no card in particular.
int ag_worth_harm(const ag_sight *look, const ag_view_card *card, const ag_view_summary *summary);
int ag_worth_help(const ag_sight *look, const ag_view_card *card, const ag_view_summary *summary);
int ag_worth_effect(const ag_sight *look, const ag_view_summary *summary);

// ---- greedy_danger.c: what opponents are about to do ----

const ag_view_card *ag_attacker(const ag_sight *look);  // NULL: no attack

// The danger of a link, 0: no harm; the worst of the opponents' links, NULL: they have none.
int ag_danger_of_link(const ag_sight *look, const ag_view_link *link);
const ag_view_link *ag_danger_worst(const ag_sight *look, int *danger);

int ag_danger_to_hero(const ag_sight *look);  // damage to come to its own hero

// ---- greedy_weigh.c: what it compares ----

enum { AG_WEIGHED_MAX = 3 };

// The best of what was weighed, the best first.
typedef struct ag_weighed {
    int count;
    int option[AG_WEIGHED_MAX];  // -1: a strike
    int worth[AG_WEIGHED_MAX];
} ag_weighed;

void ag_weighed_add(ag_weighed *of, int option, int worth);
void ag_greedy_say_weighed(const ag_sight *look, const ag_weighed *of);

// Whom to harm where opponents oppose each other, by seat: how dangerous what they have in play is,
// and what decides between equals. All 0 at a raid.
typedef struct ag_rivals {
    int danger[AG_RAIDERS_MAX + 2];
    uint32_t tie[AG_RAIDERS_MAX + 2];
} ag_rivals;

void ag_rivals_weigh(const ag_sight *look, ag_rivals *out);

// ---- moves: an option, or -1; each says why ----

int ag_greedy_place(const ag_sight *look);   // greedy_place.c
int ag_greedy_arm(const ag_sight *look);     // greedy_plan.c: the part that attacks need
int ag_greedy_plan(const ag_sight *look);    // what this turn's resources buy
int ag_greedy_attack(const ag_sight *look);  // greedy_attack.c
int ag_greedy_answer(const ag_sight *look);  // greedy_answer.c: while others act

// ---- what they ask each other ----

// greedy_move.c: what an option is worth; with this X, if it has one.
int ag_option_worth(const ag_sight *look, const ag_view_option *option);
int ag_option_worth_for(const ag_sight *look, const ag_view_option *option, int x);

int ag_option_x(const ag_view_option *option, int budget);  // the largest X that it pays for

// Adds what its script says; it may tell of its player's hand.
void ag_greedy_say_worth(const ag_sight *look, const ag_view_option *option);

// The option as if it had no other mode.
ag_view_option ag_option_in_mode(const ag_view_option *option, int mode);

int ag_held_back(const ag_sight *look);  // resources that it keeps for its interrupts

// ---- picks, by what they are for: the worth of an option ----

int ag_pick_attacked(const ag_sight *look, const ag_view_option *option);  // greedy_attack.c
int ag_pick_protector(const ag_sight *look, const ag_view_option *option);
int ag_pick_weapon(const ag_sight *look, const ag_view_option *option);
void ag_greedy_pick(const ag_sight *look, ag_answer *out);  // greedy_pick.c

#endif
