// What effects do and take, for views: known from the scripts before the
// effects happen (lua/summary.h).
#ifndef AG_GAME_FACTS_SUMMARY_H
#define AG_GAME_FACTS_SUMMARY_H

#include "aggro.h"
#include "rules/port.h"

// What the effect of an option, of a link, or of the link behind a question
// does. Zero: nothing can be said.
ag_view_summary ag_option_summary(const ag_rules *rules, const ag_option *option);
ag_view_summary ag_link_summary(const ag_rules *rules, const ag_link *link);
ag_view_summary ag_play_summary(const ag_rules *rules, uint16_t printed);  // of playing a card

ag_view_summary ag_power_summary(const ag_rules *rules, uint16_t printed, int power);

// An amount of X becomes the X that was chosen for the link, once it was.
void ag_summary_fill_x(const ag_rules *rules, const ag_link *link, ag_view_summary *summary);

int ag_link_aim(const ag_rules *rules, const ag_link *link);        // AG_AIM_… of its first target

// The aim of its first target, and the first cards it is aimed at. Returns how many.
int ag_link_aimed(const ag_rules *rules, const ag_link *link, int *aim, ag_card_id out[4]);

// The link behind the open question: it is being announced or resolves; NULL: there is none.
const ag_link *ag_link_asking(const ag_rules *rules);

// The resources and AG_TAKES_… for what the option would use or complete.
int ag_option_cost(const ag_rules *rules, const ag_option *option, uint32_t *takes);

#endif
