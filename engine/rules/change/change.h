// What happens to cards and players: they move, are drawn, change sides and owners, pay.
#ifndef AG_RULES_CHANGE_CHANGE_H
#define AG_RULES_CHANGE_CHANGE_H

#include "rules/agenda/agenda.h"

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

// Actions: something happens to cards, to all of them at once. First what can't happen is dropped
// (CR 103.2), then replacements apply (CR 716), then triggers look back (CR 703.4), then it happens
// to all that are left.

enum {
    AG_ACTION_DESTROY,  // play -> graveyard (CR 415.9d)
    AG_ACTION_DISCARD,  // hand -> graveyard
    AG_ACTION_TO_HAND,
    AG_ACTION_TO_DECK_TOP,
    AG_ACTION_TO_DECK_BOTTOM,
    AG_ACTION_TO_GRAVEYARD,  // any other move there
    AG_ACTION_REMOVE,        // from the game
    AG_ACTION_TO_RESOURCES,  // the resource row, off the chain
    AG_ACTION_ENTER_PLAY,    // the party of `seat` (CR 710)
    AG_ACTION_EXHAUST,
    AG_ACTION_READY,
    AG_ACTION_FLIP,  // turned over to the other side
    AG_ACTION_FACE_DOWN,
    AG_ACTION_REVEAL,
    AG_ACTION_DRAW,  // deck -> hand of `seat`; a player stands for a card where the deck is empty
    AG_ACTION_FACE_UP,
    // `seat` stands for the card: its number is what is rolled; its life 1: no die was thrown.
    AG_ACTION_ROLL,
    AG_ACTION_COUNT
};

enum {
    AG_ACTION_BY_GAME = 1,               // CR 103.3
    AG_ACTION_FATAL = 2,                 // destruction by fatal damage
    AG_ACTION_EXHAUSTED = 4,             // enters play exhausted
    AG_ACTION_UP = AG_ACTION_EXHAUSTED,  // REMOVE: face up, also what lay face down (CR 415.7a)
    AG_ACTION_DOWN = 8,                  // face down
    AG_ACTION_HOLD = 16,                 // held_by = source: "removed this way"
    AG_ACTION_SILENT = 32,               // announced by what caused it
    // Into the hand, deck or graveyard of `seat`, who owns it from now on (CR 415.2).
    AG_ACTION_OWN = 64,
    AG_ACTION_ORDERED = 128,  // into a deck in the order of the list, or shuffled afterwards
    AG_ACTION_OF_RAID = AG_ACTION_ORDERED,  // REMOVE: what the raid itself does, the game does
    AG_ACTION_PLACED = AG_ACTION_ORDERED,   // TO_RESOURCES: it counts as placed
};

typedef struct ag_action {
    uint8_t kind;
    uint8_t flags;
    ag_seat seat;  // into whose row, or who does it
    uint8_t spare;
    union {
        uint16_t as_types;  // ENTER_PLAY: as another type (CR 300.1d), 0: as printed
        uint16_t above;     // TO_DECK_TOP: how many cards stay above it
    };
    uint16_t rule;      // AG_RULE_… that causes it; 0: what its kind of event cites
    ag_card_id source;  // the card that causes it
    ag_card_id host;    // ENTER_PLAY: attached to it
} ag_action;

// The zone that an action of that kind puts a card into; AG_ZONE_NOWHERE: it stays where it is.
int ag_action_zone(int kind);
// As which types its cards enter play instead (CR 300.1d); 0: as printed.
uint16_t ag_action_as(const ag_task *action);
// What an action announces about one of its cards, before it happens.
ag_event ag_action_event(const ag_rules *rules, const ag_task *action, int index);
// Whether something else would happen instead of such an action of `seat` to pay a cost.
int ag_action_is_replaced(const ag_rules *rules, int kind, ag_seat seat, ag_card_id source,
                          ag_card_id card);
// Pushes the action. The reply: how many it happened to, and their ids after it.
void ag_action_begin(ag_rules *rules, const ag_action *action, const ag_card_id *cards, int count);
// Destroys cards for different reasons at once: CR 410.6a, or another rule of the game.
void ag_action_begin_wave(ag_rules *rules, const ag_card_id *cards, const uint16_t *reasons,
                          int count);
// Tokens enter play under `seat`'s control (CR 404.2). Reply as above.
void ag_token_begin(ag_rules *rules, const ag_tokens *tokens, ag_seat seat, ag_card_id source,
                    int flags);
// Tokens of `seat` that lie set aside: how many there was room for.
int ag_token_make(ag_rules *rules, const ag_tokens *tokens, ag_seat seat, ag_card_id *made);

// ---- whether it can happen (CR 103.2) ----

// CR 103.3: what the game does; also what a phase, a sequence or the set-up of a raid removes.
int ag_action_by_game(const ag_task *task);
// `task` is the action, as it is for this one card.
int ag_action_can(const ag_rules *rules, const ag_task *task, ag_card_id card);
// Whether a modifier keeps a card in play.
int ag_cant_leave_play(const ag_rules *rules, ag_card_id card);
// Whether a modifier keeps a card in play from destruction, or in a hand from being discarded.
int ag_cant_be_destroyed(const ag_rules *rules, ag_card_id card);
int ag_cant_be_discarded(const ag_rules *rules, ag_card_id card);
// Whether a modifier keeps it in its controller's party (CR 415.8b): in play, out of the row.
int ag_cant_leave_party(const ag_rules *rules, ag_card_id card);

// ---- what happens instead (CR 716) ----

// Notes at each card where a power makes another action of it ("destroyed instead": as it would
// leave play, with all that the action is about, and before anything else competes). 1: at some.
int ag_action_note_becomes(ag_rules *rules, ag_task *action);
// Takes the next step of an action's replacements; its `number` counts the cards. AG_DONE: there is
// nothing left, and what was replaced is off its list.
ag_progress ag_replace_run(ag_rules *rules, ag_task *action);
// Whether something else would surely happen instead of this event: it pays no cost (CR 403.1).
int ag_replaced(const ag_rules *rules, const ag_event *would);

// ---- as it happens, and how cards enter play (CR 704.1b, 710.1) ----

// Begins the effects of all "as" powers that fit the event, the entering card's own too: together,
// so that none stops another. 1 where there are any.
int ag_as_begin(ag_rules *rules, const ag_event *event);
// The card `before` has become `now` as it entered: effects that began after `since` (a timestamp)
// follow it: modifiers, delayed triggers, what they hold and remember.
void ag_as_came_along(ag_rules *rules, ag_card_id before, ag_card_id now, uint32_t since,
                      const int32_t *memory);
// Exhausted, with damage, with counters: what says so of the card that has just entered, summed.
void ag_entered_so(ag_rules *rules, const ag_event *event, uint32_t since);
// Whether anybody could tell in which order the continuous powers of these two cardboards began.
int ag_timestamps_matter(const ag_catalog *catalog, uint16_t one, uint16_t other);
// Where order matters, asks the player whose row several cards enter at once; the action's list is
// in that order then. AG_DONE: nothing is left to ask.
ag_progress ag_timestamp_order(ag_rules *rules, ag_task *action);
// Cards are about to enter a resource row face down: asks their player about each that has Stash.
// AG_DONE: nothing is left to ask; the answers are in the numbers of the action's refs.
ag_progress ag_stash_choose(ag_rules *rules, ag_task *action);
// The card has entered, its ref's number being the answer: if so, it was face up for an instant.
void ag_stash_entered(ag_rules *rules, const ag_task *action, int number, ag_card_id card);

// Packets (CR 408, 717): from "would deal" to "was dealt"; nothing else removes health.

typedef struct ag_damage {
    ag_seat controller;
    uint8_t flags;      // AG_PACKET_COMBAT, _UNPREVENTABLE, _HEAL, _PUT
    uint16_t damage;    // types
    ag_card_id source;  // source character
    ag_card_id with;    // the ability or equipment it comes from
} ag_damage;

// Adds a packet to the group being built. Its slot; 0: there can't be one (CR 405.5, 408.2b).
int ag_packet_open(ag_rules *rules, const ag_damage *damage, ag_card_id subject, int amount);
// Why the character can't have such a packet; AG_REASON_NONE where it can.
ag_reason ag_packet_refuse(const ag_rules *rules, const ag_damage *damage, ag_card_id subject);
// Why no damage can be put on it as a cost (CR 103.2, 405.3); AG_REASON_NONE where some can.
ag_reason ag_packet_refuse_put(const ag_rules *rules, ag_card_id source, ag_card_id subject);
// Opens a part of the packet `from` for another character: settled and dealt with it (CR 717.4c).
void ag_packet_split(ag_rules *rules, int from, ag_card_id subject, int amount);
// Pushes the tasks that settle and deal all packets opened since the last call. Reply: the total,
// and the characters that were dealt damage (healed).
void ag_packets_begin(ag_rules *rules);
// The common case: the same amount to each of them.
void ag_damage_begin(ag_rules *rules, const ag_damage *damage, const ag_card_id *subjects,
                     int count, int amount);
// Takes damage away without healing it (CR 405.1, 405.7).
void ag_damage_removed(ag_rules *rules, ag_card_id card, int amount);
// The event that the packet would be.
ag_event ag_packet_event(const ag_rules *rules, const ag_packet *packet);

// ---- what competes for it: raising, replacing, preventing, DEF (prevent.c: CR 304, 717) ----

// Applies or asks for the next of what competes for the packet. AG_DONE: nothing does any more.
ag_progress ag_packet_apply_next(ag_rules *rules, int packet);
// Of these packets of one player, those that share something that is not enough for all, so that
// their order matters; returns how many.
int ag_packets_common(ag_rules *rules, const int *slots, int count, int *out);
// The answer to the question of ag_packet_apply_next.
void ag_packet_apply_picked(ag_rules *rules, int packet, const ag_option *option);
// Prevents up to `most` of the packet, where it can be prevented (CR 717.3). Returns how much was.
int ag_packet_prevent(ag_rules *rules, int packet, ag_card_id by, int most);

// ---- dividing it (CR 717.4c, 717.7, 717.8) ----

// CR 405.8, 717.8: whether more than fatal damage is on its way to an ally; then exactly fatal
// damage stays with it, and the rest goes on to its controller's hero.
int ag_packet_smashes(const ag_rules *rules, const ag_packet *packet);
void ag_packet_smash(ag_rules *rules, int packet);
// CR 717.7: the player divides the packet among these characters. Pushes the questions.
void ag_packet_divide_begin(ag_rules *rules, int packet, ag_seat seat, const ag_card_id *among,
                            int count);

#endif
