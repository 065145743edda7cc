// Cards on a screen: one in a few words, and which of them look the same.
#ifndef AG_CLI_PLAY_PLAY_CARDS_H
#define AG_CLI_PLAY_PLAY_CARDS_H

#include "aggro.h"
#include "cli/output/terminal.h"

// The card of the view with this id, or NULL.
const ag_view_card *ag_view_by_id(const ag_view *view, uint32_t id);

// The card in the view with this name (in any case), or the only one whose
// name begins with it, or NULL.
const ag_view_card *ag_view_named(const ag_view *view, const char *name);

// The card that attacks, or NULL.
const ag_view_card *ag_view_attacker(const ag_view *view);

// Whether it is the action phase of the view's seat, and whether to pass there is to end the turn.
int ag_view_acts(const ag_view *view);
int ag_view_may_end_turn(const ag_view *view);

// Whether both would be shown in the same words, including what is
// attached. NULL looks like no card.
int ag_cards_look_same(const ag_view *view, const ag_view_card *a, const ag_view_card *b);

// Whether two options say and do the same, so that it makes no difference which is picked.
int ag_options_look_same(const ag_view *view, const ag_view_option *a, const ag_view_option *b);

// The first option that is such a move; -1: none is.
int ag_option_with(const ag_question *question, ag_move move);

// The option that is the only thing to be had here, beside none of it; -1: there are several.
int ag_option_alone(const ag_question *question);

// How many cards from `at` on look like that one; 0 if one before it did, and stands for it.
int ag_cards_alike(const ag_view *view, int at);

int ag_card_is_hero(const ag_view_card *card);
int ag_card_is_ally(const ag_view_card *card);

// Writes " (2 + X)", which follows a name in a hand; nothing if no cost is printed.
void ag_card_write_cost(ag_writer *out, const ag_view_card *card);

void ag_card_write_name(ag_writer *out, const ag_view_card *card);

// Writes "2 x Grunt 1/1", "Ta'zo 24/25", with what is special about it:
// "[exhausted, on it: Curse of Agony]".
void ag_card_write(ag_writer *out, const ag_view *view, const ag_view_card *card, int count);

#endif
