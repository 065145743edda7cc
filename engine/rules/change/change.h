// What happens to cards and players: they move, are drawn, change sides and owners, pay.
#ifndef AG_RULES_CHANGE_CHANGE_H
#define AG_RULES_CHANGE_CHANGE_H

#include "rules/agenda/agenda.h"
#include "rules/numbers/known.h"
#include "rules/numbers/numbers.h"
#include "rules/rules.h"

// ---- moving: only here does a card change zones and become a different card (CR 415.9) ----

// The card becomes a different one (CR 415.9a); its new id. An effect that does so 65,536 times
// fails.
ag_card_id ag_card_become(ag_rules *rules, uint16_t slot);
// Moves a card to a zone of `seat` (decks and graveyards: its owner's own), keeping what was known
// of it. Nothing is announced, replaced or asked. Returns the id of the different card that it has
// become.
ag_card_id ag_card_move(ag_rules *rules, ag_card_id card, int zone, ag_seat seat, int bottom);
// Puts a card underneath a host (CR 400.7) and announces it. 0 where the host can't be one.
int ag_attach(ag_rules *rules, ag_card_id card, ag_card_id host);
// Takes a card in play from its host, and announces it. 0 where it is attached to nothing.
int ag_detach(ag_rules *rules, ag_card_id card);

// The Boss card gives way to another of the same Boss (R101.4): one object, another cardboard.
enum { AG_SWAP_KEEPS_READINESS = 1, AG_SWAP_KEEPS_DAMAGE = 2 };
void ag_swap(ag_rules *rules, ag_card_id card, uint16_t printed, int keeps);

// Adds to the damage on a card in play, or takes from it: never below 0, nor above what fits.
void ag_card_damage(ag_card *card, int change);
// The card in play becomes a copy of another (CR 402.3), until it leaves play.
void ag_become_copy(ag_rules *rules, ag_card_id card, ag_card_id of);
int ag_combat_remove(ag_rules *rules, ag_card_id card);  // CR 602.4; 1 where it had a part in it

// ---- decks (CR 415.3, 415.4) ----

// CR 415.3c: asks the owners of several cards that go onto (or under) a deck together for their
// order, which nobody else learns. AG_DONE: nothing is left to ask.
ag_progress ag_deck_order(ag_rules *rules, ag_task *action);
// Puts the action's cards into the chosen order; announcements keep the order of the action.
void ag_deck_order_apply(ag_rules *rules, ag_task *action);
// CR 415.3d: turns the deck over: its last card is on top, all faces can be seen (or no longer).
void ag_deck_turn_over(ag_rules *rules, ag_seat seat, int deck);
// CR 415.3e, 415.3f, 415.4a: shows the top cards and hands that a modifier lets their player, or
// everybody, see. Returns whether somebody may use a Warp that this revealed.
int ag_decks_show(ag_rules *rules);

// What AG_FIELD_TOP gives.
enum { AG_TOP_SEEN, AG_TOP_REVEALED, AG_TOP_SEEN_BY_YOU };

// Puts new cards of these cardboards into the player's deck, which is shuffled last (CR 800.2).
void ag_deck_build(ag_rules *rules, ag_seat seat, const uint16_t *printed, int count);
// A card that was in no deck, set aside; nobody where the game has no room for it. `home`: to which
// of the player's decks it belongs.
ag_card_id ag_deck_make(ag_rules *rules, ag_seat seat, uint16_t printed, int home);

// ---- Warp ----

// The cards have just been revealed. Where one of them is in a deck and has Warp, its owner is
// asked; the rest of what revealed it waits. Returns whether anybody is asked.
int ag_may_warp(const ag_rules *rules, ag_card_id card);  // it is in a deck
int ag_warp_begin(ag_rules *rules, const ag_card_id *cards, int count);
// The same for the cards that an action has revealed; nothing where it did something else.
int ag_warp_of_action(ag_rules *rules, const ag_task *action);

// ---- drawing, discarding, revealing, rolling (CR 415, R101.3c) ----

// `seat` draws `count` cards, one at a time, from deck `deck` (0: the first). Reply: those cards.
void ag_draw_begin(ag_rules *rules, ag_seat seat, int deck, int count);
// `seat` chooses and discards `count` cards, for `source` (none: the rules). Reply: those cards.
void ag_discard_begin(ag_rules *rules, ag_seat seat, ag_card_id source, int count);
// The top card of a deck, after refilling a Boss player's empty one (R101.3c). The zero id: none.
ag_card_id ag_deck_top(ag_rules *rules, ag_seat seat, int deck);
// If a Boss player's deck holds fewer than `count`, shuffles its graveyard in under them (R101.3c).
void ag_deck_reach(ag_rules *rules, ag_seat seat, int deck, int count);
// How many cards the player reveals where a modifier of `source` says `count` (CR 716.1f).
int ag_reveal_count(ag_rules *rules, ag_seat seat, ag_card_id source, int count);
// Draws until the player has that many cards in hand (CR 713.2).
void ag_draw_until_begin(ag_rules *rules, ag_seat seat, int hand);
// An action draws one card, which is then its card in hand; a player in its place draws nothing.
void ag_draw_happens(ag_rules *rules, ag_task *action, int index);
// `seat` rolls a die, which shows this number where it is not 0. Reply: its number, or what was
// rolled instead; 0: nothing was.
void ag_roll_begin(ag_rules *rules, ag_seat seat, int shows);
void ag_roll_happens(ag_rules *rules, const ag_task *action);

// ---- heroes that change, and are away (CR 301.4, 301.5) ----

// CR 301.5: the player has no hero in the party. Never so for a Boss player (R302.3).
int ag_hero_is_away(const ag_rules *rules, ag_seat seat);
// Why this card can't enter the party of `seat` as its hero; AG_REASON_NONE: it can, or is not a
// hero. `rule`: what brings it there.
ag_reason ag_hero_refuse(const ag_rules *rules, ag_card_id card, ag_seat seat, int rule);
// CR 301.4e: asks in which order the action's heroes enter play. AG_DONE: nothing left to ask.
ag_progress ag_hero_order(ag_rules *rules, ag_task *action);
// Whether the heroes of an action enter play as heroes: not as allies or the like (CR 300.1d).
int ag_hero_enters(const ag_task *action);
// CR 301.4a: whether this card, entering the party, takes over from the hero there; it does.
int ag_hero_takes_over(const ag_rules *rules, ag_card_id card, ag_seat seat);
ag_card_id ag_hero_take_over(ag_rules *rules, ag_card_id card, ag_seat seat);
// A card has entered the party: if it is a hero, it is its player's from now on.
void ag_hero_entered(ag_rules *rules, ag_card_id card);
// CR 102.1a: this card is about to be destroyed; the player whose hero it is loses.
void ag_hero_falls(ag_rules *rules, ag_card_id card);
// CR 301.4d: pushes what puts the starting hero back into play. 0: it is in play or gone.
int ag_hero_return_begin(ag_rules *rules, ag_seat seat, ag_card_id source);

enum { AG_END_NONE, AG_END_HERO, AG_END_DECKED, AG_END_CONCEDED, AG_END_BOSS,
       AG_END_EFFECT, AG_END_LOOP, AG_END_COUNT };
extern const char *const ag_end_words[AG_END_COUNT];
extern const char *const ag_winner_words[AG_WINNER_COUNT];  // "" while the game goes on

// The player loses, and is removed at the next occasion with all that they own (CR 102.1-102.3).
void ag_player_lose(ag_rules *rules, ag_seat seat, int reason);
// Sequence `which` of the raid is under way from now on, behind the others; `card` is what it is
// about. 0: too many are under way already.
int ag_sequence_open(ag_rules *rules, int which, ag_seat seat, ag_card_id card);
// The sequence (its number) with which this card is destroyed: a Boss in play, whose raid continues
// from there once the Boss is removed from the game. -1: none.
int ag_sequence_of_fallen(const ag_rules *rules, ag_card_id card);

// ---- change of control (CR 401.3) ----

// Moves what is with a different player than it should be.
void ag_control_settle(ag_rules *rules);
// As its controller leaves the game: it goes to the next controller, or is removed from the game.
void ag_control_give_back(ag_rules *rules, ag_card_id card);
// What lasts "while this remains …" is over for this source (CR 714.3b): AG_LASTS_WHILE_….
void ag_control_stirred(ag_rules *rules, ag_card_id source, int lasts);

// ---- attachments (CR 400) ----

// Cards in play that `mover` may move the attachment to (CR 400.7), at most AG_CARD_MAX; how many.
int ag_attach_hosts(const ag_rules *rules, ag_seat mover, ag_card_id card, ag_card_id *out);
int ag_attach_fits(const ag_rules *rules, ag_seat mover, ag_card_id card, ag_card_id host);
// CR 400.6: attached to nothing, or to something that its host description does not fit.
int ag_attach_is_loose(const ag_rules *rules, ag_card_id card);
// What is loose and may stay in play unattached is detached. 0: it is to be destroyed.
int ag_attach_stays(ag_rules *rules, ag_card_id card);
// Before cards enter play: chooses hosts (CR 400.3, 400.7a), kept in the numbers of their refs.
ag_progress ag_attach_choose(ag_rules *rules, ag_task *action);
// CR 415.9c: as an action destroys cards, notes those that are destroyed together with their host.
void ag_attach_note_with_host(ag_rules *rules, const ag_task *action);
// CR 400.5: pushes the destruction of attachments whose host became a different card, and detaches
// those that stay in play. 1: any is to be destroyed.
int ag_attach_let_go(ag_rules *rules);

// ---- counters (CR 404.1), marks, and who is set apart ----

// Adds `change` counters (negative removes, never below 0) and announces how many there are now.
void ag_counters_change(ag_rules *rules, ag_card_id card, ag_symbol name, int change, ag_seat by);
// Whether the engine holds one more kind on a card; else it announces that it does not.
int ag_counters_fit(ag_rules *rules, ag_card_id card, ag_symbol name);
// Gives it to this card, from the one that has it; the zero id: to nobody. 0: too many marks. Put
// while a position is set up, it is not announced.
int ag_mark_put(ag_state *state, ag_symbol name, ag_card_id card);
int ag_mark_set(ag_rules *rules, ag_symbol name, ag_card_id card);
// `rule` is what the script cites for it: what is refused by it cites that too. 0: none.
void ag_set_apart(ag_rules *rules, ag_card_id card, int apart, uint16_t rule);
void ag_seat_set_apart(ag_rules *rules, ag_seat seat, int apart, uint16_t rule);

// ---- what pays ----

// How much `seat` could pay by exhausting what may be exhausted to pay, except for `except`.
int ag_pay_ready(const ag_rules *rules, ag_seat seat, ag_card_id except);
// Whether the player could pay that much; whether a modifier lets this card pay (R303.3a).
int ag_pay_has_ready(const ag_rules *rules, ag_seat seat, ag_card_id except, int count);
int ag_pay_is_payer(const ag_rules *rules, ag_card_id card);
// What the seat may exhaust next to pay after this slot (0: the first), or 0: resources, then cards
// of the party that pay though they are not resources.
uint16_t ag_pay_next_ready(const ag_rules *rules, ag_seat seat, uint16_t after, ag_card_id except);
// Exhausts `amount` of them: the natural payment.
void ag_pay_exhaust(ag_rules *rules, ag_seat seat, int amount, ag_card_id except);
void ag_pay_exhaust_slots(ag_rules *rules, ag_seat seat, const uint16_t *slots, int count);
// An effect is about to exhaust cards: controllers of those with a toll pay, or leave them.
ag_progress ag_toll_settle(ag_rules *rules, ag_task *action);

// ---- questions of scripts ----

// A question of a script: a number from `min` to `max`, or that many of the options.
typedef struct ag_choose_def {
    uint8_t kind;  // AG_QUESTION_…
    uint8_t who;   // 1 << seat each
    uint8_t aim;   // AG_AIM_… of each option
    uint16_t prompt;
    ag_symbol symbol;
    int min, max;
    ag_card_id about;
} ag_choose_def;

// Pushes it. The reply holds the refs, or the number.
void ag_choose_begin(ag_rules *rules, const ag_choose_def *def, const ag_ref *options, int count);
void ag_choose_yes_begin(ag_rules *rules, uint8_t who, int prompt, ag_symbol symbol,
                         ag_card_id about);

// Simultaneous choices (CR 802.1): each of the seats, in turn order, picks `min` to `max` cards
// that match the filter seen from that seat, except those that `about` can't do the action to; or
// some of `options`, numbers and words. The reply holds all picks together, in that order, those of
// options with the seat that picked.
typedef struct ag_each_def {
    uint8_t seats;  // 1 << seat each
    uint8_t aim;
    uint8_t action;  // AG_ACTION_…, or AG_ACTION_COUNT for none
    int min, max;
    ag_symbol symbol;
    ag_card_id about;
    int option_count;  // 0: from the filter
    const ag_ref *options;
} ag_each_def;

void ag_choose_each_begin(ag_rules *rules, const ag_each_def *def, const ag_filter *filter);
// Asks `who` (1 << seat each) how much of `amount` each card gets, at most its `caps`, as far as it
// fits. The reply: the cards that get something, in order, with their shares as the refs' numbers.
void ag_share_begin(ag_rules *rules, uint8_t who, int amount, const ag_card_id *cards,
                    const int16_t *caps, int count);

#endif
