// What effects do and take, and what an offered move leaves open: known from the scripts and listed
// by the rules before anything is announced. Views show it, and bots weigh it.
#ifndef AG_GAME_FACTS_OFFER_H
#define AG_GAME_FACTS_OFFER_H

#include "aggro.h"
#include "rules/port.h"

// What the effect of an option, of a link, of playing a card or of one power does (lua/summary.h).
// Zero: nothing can be said.
ag_view_summary ag_option_summary(const ag_rules *rules, const ag_option *option);
ag_view_summary ag_link_summary(const ag_rules *rules, const ag_link *link);
ag_view_summary ag_play_summary(const ag_rules *rules, uint16_t printed);
ag_view_summary ag_power_summary(const ag_rules *rules, uint16_t printed, int power);

// The link behind the open question: it is being announced or resolves; NULL: there is none.
const ag_link *ag_link_asking(const ag_rules *rules);

// AG_AIM_… of the link's first target; and the first cards it is aimed at. Returns how many.
int ag_link_aim(const ag_rules *rules, const ag_link *link);
int ag_link_aimed(const ag_rules *rules, const ag_link *link, int *aim, ag_card_id out[4]);

// The resources and AG_TAKES_… for what the option would use or complete.
int ag_option_cost(const ag_rules *rules, const ag_option *option, uint32_t *takes);

// AG_AIM_… of the first target that the option's card or power would choose; AG_AIM_NONE if it has
// none. So a bot (or a careful person) does not begin what could only harm its own side.
int ag_option_aim(const ag_rules *rules, const ag_option *option);

// How many cards could be chosen there that fit the aim: opposing ones to harm, friendly ones to
// help. -1: it is not aimed.
int ag_option_fits(const ag_rules *rules, const ag_option *option, ag_seat seat);

// The modes of all options of a question, one option after the other.
enum { AG_OFFERED_MODES_MAX = 256 };
typedef struct ag_offered_modes {
    ag_view_mode modes[AG_OFFERED_MODES_MAX];
    int count;
} ag_offered_modes;

// Fills in modes and X of an option that plays, uses or completes something, or that is a mode.
// `seat` is asked. If `into` is full, the option shows no modes.
void ag_offer(const ag_rules *rules, const ag_option *option, ag_seat seat, ag_offered_modes *into,
              ag_view_option *out);

#endif
