// A task of the agenda: what all tasks have in common, and what each kind adds, under the name of
// the kind (rules/tasks.def). All of it is zero when the task is pushed.
#ifndef AG_STATE_TASK_H
#define AG_STATE_TASK_H

#include <stdint.h>

#include "state/data.h"
#include "state/ids.h"

// So many tokens of a card; `sized`: with this ATK and health instead of the printed (CR 404.2).
typedef struct ag_tokens {
    uint16_t printed, sized;
    int32_t count;
    int32_t atk, health;
} ag_tokens;

typedef struct ag_task {
    uint8_t kind;               // AG_TASK_…: says which of the structs at the end it has
    uint8_t stage;
    ag_seat seat;
    uint8_t flags;              // AG_ACTION_… of an action, and of tokens that enter play
    uint16_t list;              // where its list begins on the word stack
    uint16_t list_count;        // in refs (two words each)
    ag_card_id card;
    ag_card_id source;
    ag_link_id link;
    uint32_t base;              // the height of the word stack below this task's own words
    union {
        struct {
            int32_t from_boss;  // the order of the Boss that it begins with; 0: the first in play
        } setup;
        struct {
            int32_t next;           // the claim that comes next
        } inspire;
        struct {
            uint8_t skipped;        // the turn player readies nothing (CR 500.4)
        } ready;
        struct {
            int32_t made;
        } attacks;
        struct {
            uint16_t combat;        // the stage of combat when the window opened
        } window;
        struct {
            uint16_t waves;         // waves begun so far
            uint16_t triggers;      // 1: waiting triggers are added to the chain
        } process;
        struct {
            uint8_t boss;           // a Boss has fatal damage
            uint8_t tried;          // tried something that may turn out to do nothing
            uint8_t acted;          // did something
            uint8_t spare;
            uint32_t told;          // the number of events before it
        } wave;
        struct {
            uint32_t clock;         // before its step: it waits for the links added since then
        } sequence;
        struct {
            int32_t number;         // of the reply that this interrupted
        } uniqueness;
        struct {
            uint32_t newest;        // the newest of the round (CR 708.1)
        } triggers;
        struct {
            uint16_t use;           // how the card is played, with `card` as its source
            uint16_t modifier;
        } announce;
        struct {
            ag_seat opponent;       // the opponent who chooses, if one does
        } mode;
        struct {
            uint16_t index;     // the target to choose next
            uint16_t share;     // 1 + the target whose share is next; 0: they are not chosen yet
            uint16_t single;    // one is asked for now, the rest later: 1 a magnet, 2 another
        } targets;
        struct {
            uint16_t part;          // the part that is asked about
            ag_seat owner;          // whose graveyard pays it, once that is known
            uint8_t spare;
        } costs;
        struct {
            uint16_t next;          // the next card
            uint16_t placed;        // cards placed so far
            uint16_t exhausted;     // 1: they enter exhausted
        } additional;
        struct {
            uint16_t next;          // the next target
            uint16_t new_targets;   // its targets may be chosen again (CR 402.1c)
        } copy;
        struct {
            uint16_t effects;       // begun so far: one, or one for each mode
        } resolve;
        struct {
            uint16_t slot;
        } frame;
        struct {
            uint8_t kind;           // AG_ACTION_…
            uint8_t ordered;        // players whose cards of it are in order
            uint16_t rule;          // AG_RULE_… that causes it; 0: what its kind of event cites
            union {
                uint16_t as_types;  // ENTER_PLAY: as another type (CR 300.1d)
                uint16_t above;     // TO_DECK_TOP: how many cards stay above it
            };
            uint8_t replacing;      // bits of rules/change/replace.c
            uint8_t in_order;       // 1: their timestamps are in order (CR 718.3)
            uint32_t since;         // the clock before "as" effects; 0: none ran
            int32_t next;           // the next card, if it is done one card at a time
        } action;
        ag_tokens tokens;
        struct {
            uint8_t deck;
            uint8_t until;          // 1: until the hand holds `count` cards
            uint16_t drawn;
            int32_t count;
        } draw;
        struct {
            int32_t count;
        } discard;
        struct {
            int32_t nth;            // whose turn it is to choose, counted from the turn player
        } warp;
        struct {
            uint16_t group;
            uint16_t slot;      // the packet under way
            uint32_t unshared;  // players whose packets had nothing in common (CR 802.2): 1 << seat
        } packets;                  // PACKETS, PACKETS_DEAL
        struct {
            uint16_t packet;
            uint16_t next;          // the next character
            int32_t left;           // the damage that is left
        } divide;
        struct {
            uint8_t kind;           // AG_QUESTION_…
            uint8_t who;            // seats: 1 << seat
            uint8_t aim;
            uint8_t spare;
            uint16_t prompt;        // AG_PROMPT_…
            ag_symbol symbol;
            int32_t min, max;
        } choose;
        struct {
            uint8_t seats;          // 1 << seat
            uint8_t aim;
            uint8_t action;         // AG_ACTION_…, AG_ACTION_COUNT: none
            uint8_t spare;
            ag_symbol symbol;
            uint16_t listed;        // options on its list; 0: a filter
            int32_t min, max;
        } each;
        struct {
            uint16_t next;          // the next card
            uint8_t who;            // seats: 1 << seat
            uint8_t spare;
            int32_t left;           // the amount that is left
        } share;
        struct {
            uint16_t defence;       // the index of the proposed defender
        } protect;
    };
} ag_task;
_Static_assert(sizeof(ag_task) == 40, "no padding");

#endif
