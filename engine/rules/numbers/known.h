// What cards and players are to others, and what is remembered of them: last known information
// (CR 707.3), roles in combat, those who are set apart, this turn.
#ifndef AG_RULES_NUMBERS_KNOWN_H
#define AG_RULES_NUMBERS_KNOWN_H

#include "rules/rules.h"

// ---- last known information ----

void ag_known_keep(ag_rules *rules, ag_card_id card);  // called as it is about to move
const ag_known *ag_known_find(const ag_state *state, ag_card_id card);  // NULL: nothing is known
void ag_known_sweep(ag_rules *rules);

// Whether something runs or waits that may refer to any card: an effect, a trigger, a link.
int ag_known_asked(const ag_state *state);

int ag_known_has_tag(const ag_rules *rules, const ag_known *known, ag_symbol tag);

// These readers answer for cards that are gone as well.
ag_seat ag_controller_of(const ag_state *state, ag_card_id card);
ag_seat ag_owner_of(const ag_state *state, ag_card_id card);
uint16_t ag_printed_of(const ag_state *state, ag_card_id card);
const ag_card *ag_card_or_known(const ag_state *state, ag_card_id card);  // NULL: nothing is known
uint32_t ag_types_known(const ag_rules *rules, ag_card_id card);          // AG_TYPE_…

// What people see of an effect of this script: the power of a keyword is its source's.
uint16_t ag_shown_as(const ag_rules *rules, uint16_t printed, ag_card_id source, int given);
// Of whom a modifier is said to be: of its card, or of the raid, where no card makes it.
uint16_t ag_doer_printed(const ag_rules *rules, ag_card_id source);
int ag_stat_of(const ag_rules *rules, ag_card_id card, int stat);  // AG_STAT_…

// ---- what two have in common: AG_ALIKE_… ----

extern const char *const ag_alike_words[AG_ALIKE_COUNT];
int ag_cards_share(const ag_rules *rules, int what, ag_card_id one, ag_card_id other);
// Players share nothing but who controls: what is theirs has their seat.
int ag_refs_share(const ag_rules *rules, int what, ag_ref one, ag_ref other);
ag_seat ag_seat_of_ref(const ag_rules *rules, ag_ref ref);  // 0: it is not known

// ---- links that have left the chain ----

// The link, or as it was when it left the chain, as long as something under way refers to it
// (CR 707.3); NULL: nothing is known of it.
const ag_link *ag_link_known(const ag_state *state, ag_link_id id);
// Keeps a card's link that is about to leave the chain, if something refers to it.
void ag_link_keep(ag_rules *rules, ag_link_id id);
// Forgets what nothing refers to any more.
void ag_link_sweep(ag_rules *rules);

// ---- roles ----

int ag_is_attacking(const ag_state *state, ag_card_id card);
int ag_is_defending(const ag_state *state, ag_card_id card);
int ag_is_protecting(const ag_state *state, ag_card_id card);
// CR 602.3: a character defends there, or something that is not a card, as its defence has begun.
int ag_is_defence(const ag_state *state, const ag_defence *defence);
int ag_in_combat(const ag_state *state, ag_card_id card);
// Whether the card is an attachment now, by its text or by what attached it (CR 400.1).
int ag_is_attachment(const ag_rules *rules, ag_card_id card);
// The card that bears the mark; the zero id: none.
ag_card_id ag_mark_of(const ag_state *state, ag_symbol name);
const ag_mark *ag_mark_find(const ag_state *state, ag_symbol name);  // NULL: no such mark
int ag_is_automated(const ag_rules *rules, ag_seat seat);
// Of these seats (1 << seat each) the occupied ones.
uint8_t ag_seats_with_players(const ag_rules *rules, uint8_t seats);
// 1 in the turn player's non-combat action phase (CR 502.1).
int ag_in_action_phase(const ag_state *state);
int ag_frames_open(const ag_state *state);

// ---- those who are set apart ----

int ag_is_apart(const ag_rules *rules, ag_card_id card);  // a character in play: it, or its player
int ag_seat_apart(const ag_state *state, ag_seat seat);
// What a player does (targets, modifiers, actions) does not reach this character; this player.
int ag_out_of_reach(const ag_rules *rules, ag_seat by, ag_card_id card);
int ag_seat_out_of_reach(const ag_state *state, ag_seat by, ag_seat seat);
// What a character does itself: attack, deal damage.
int ag_parted(const ag_rules *rules, ag_card_id source, ag_card_id subject);
// A card in a party to which, by a modifier, no opponent can do anything.
int ag_unreachable(const ag_rules *rules, ag_seat by, ag_card_id card);

// ---- this turn: who has done what to whom, and what happens for the first time ----

// Whether one card has done any of AG_DEALING_… to the other this turn.
int ag_dealing_was(const ag_state *state, ag_card_id to, ag_card_id by, int what);
// Records it.
void ag_dealing_note(ag_state *state, ag_card_id to, ag_card_id by, int what);
// As a turn begins.
void ag_dealings_forget(ag_state *state);
int ag_attacked_now(const ag_card *card);  // this turn (CR 602.1)
// As a turn of its controller is over: whether it attacked is known until the next one is.
void ag_attack_keep(ag_card *card);
// 1 + the number under which such events are recorded, 0: they are not. `by`: for the card that
// does it, else for the one that it happens to.
int ag_first_of(int event, int by, int combat);
// Whether the event happens to its card for the first time this turn; 1 for any other watch.
int ag_first_holds(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event);
// Records it. Everything that waits for the first time has noticed it.
void ag_first_note(ag_rules *rules, const ag_event *event);

// ---- how often something has happened (ag_tally) ----

// Counts the event for what cards of this game ask. Its card is still as it was.
void ag_tally_note(ag_rules *rules, const ag_event *event);

#endif
