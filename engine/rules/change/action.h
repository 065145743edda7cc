// Actions: something happens to cards, to all of them at once. First what can't happen is dropped
// (CR 103.2), then replacements apply (CR 716), then triggers look back (CR 703.4), then it happens
// to all that are left.
#ifndef AG_RULES_CHANGE_ACTION_H
#define AG_RULES_CHANGE_ACTION_H

#include "rules/rules.h"

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

#endif
