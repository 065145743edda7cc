// What the greedy bot's rules of thumb share. The unit of worth is a quarter of a resource: a card
// in play is worth about four times its cost, a point of damage on a hero as much as a resource.
#ifndef AG_BOTS_GREEDY_H
#define AG_BOTS_GREEDY_H

#include "bots/bots.h"

enum { AG_WORTH_HERO = 1000, AG_WORTH_POINT = 4, AG_WORTH_RESOURCE = 4, AG_WORTH_NEVER = -1000 };

// ---- greedy_worth.c: what cards, damage and effects are worth ----

int ag_larger(int a, int b);

int ag_worth_card(const ag_view_card *card);                // what its side would lose with it
int ag_worth_damage(const ag_view_card *card, int amount);  // what its side loses by the damage
int ag_sight_outdraws(const ag_sight *look, int cards);     // its deck would be nearly empty

// Of an effect on one card that it harms (aim 1, of the other side) or helps (2, of its own); on
// the best of them (-1: there is none); on no card in particular.
int ag_worth_aimed(const ag_sight *look, const ag_view_card *card, int aim,
                   const ag_view_summary *summary);
int ag_worth_at_best(const ag_sight *look, int aim, const ag_view_summary *summary);
int ag_worth_effect(const ag_sight *look, const ag_view_summary *summary);

// What an option is worth; with this X, if it has one.
int ag_option_worth(const ag_sight *look, const ag_view_option *option);
int ag_option_worth_for(const ag_sight *look, const ag_view_option *option, int x);

int ag_option_x(const ag_view_option *option, int budget);  // the largest X that it pays for

// The option as if it had no other mode.
ag_view_option ag_option_in_mode(const ag_view_option *option, int mode);

// ---- what opponents are about to do ----

const ag_view_card *ag_attacker(const ag_sight *look);  // NULL: no attack

// The danger of a link, 0: no harm; the worst of the opponents' links, NULL: they have none.
int ag_danger_of_link(const ag_sight *look, const ag_view_link *link);
const ag_view_link *ag_danger_worst(const ag_sight *look, int *danger);

int ag_danger_to_hero(const ag_sight *look);  // damage to come to its own hero

// ---- what it compares ----

enum { AG_WEIGHED_MAX = 3 };

// The best of what was weighed, the best first.
typedef struct ag_weighed {
    int count;
    int option[AG_WEIGHED_MAX];  // -1: a strike
    int worth[AG_WEIGHED_MAX];
} ag_weighed;

void ag_weighed_add(ag_weighed *of, int option, int worth);
void ag_greedy_say_weighed(const ag_sight *look, const ag_weighed *of);

// Adds what the option's script says; it may tell of its player's hand.
void ag_greedy_say_worth(const ag_sight *look, const ag_view_option *option);

// ---- greedy_combat.c ----

int ag_greedy_attack(const ag_sight *look);  // an option, or -1; it says why

// The worth of an option, by what is picked.
int ag_pick_attacked(const ag_sight *look, const ag_view_option *option);
int ag_pick_protector(const ag_sight *look, const ag_view_option *option);
int ag_pick_weapon(const ag_sight *look, const ag_view_option *option);

// ---- greedy_turn.c ----

int ag_held_back(const ag_sight *look);    // resources that it keeps for its interrupts
int ag_greedy_move(const ag_sight *look);  // an option; it says why

#endif
