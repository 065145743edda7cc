// ag_state is what the game is now. It has no pointers, no padding and no
// floats. Slot 0 of every array is nobody; arrays fill from the front, and only
// their used part is copied, hashed and saved.
#ifndef AG_STATE_STATE_H
#define AG_STATE_STATE_H

#include <stddef.h>
#include <stdint.h>

#include "base/rng.h"
#include "state/data.h"
#include "state/ids.h"
#include "state/limits.h"
#include "state/link.h"
#include "state/task.h"

// ---- cards ----

enum {
    AG_CARD_EXHAUSTED = 1,
    AG_CARD_FACE_DOWN = 2,
    AG_CARD_TOKEN = 4,
    AG_CARD_REMINDER = 8,   // face up in the resource row, yet a face-down resource (R201.2b)
    AG_CARD_USED = 16,      // the slot holds a card
    AG_CARD_GONE = 32,      // removed for good: another hero took over from it (CR 301.4a)
    AG_CARD_APART = 64,     // set apart (rules/numbers/roles.c), regardless of its player
    AG_CARD_COPY = 128,     // copy of a card that was played; on the chain or nowhere (CR 402.1)
    AG_CARD_WITH_HOST = 256,  // last known: it was destroyed with its host (CR 415.9c)
    AG_CARD_LATE = 512,     // it came out of a collection during the game (CR 800.2b)
    AG_CARD_SIZED = 1024,   // a token whose ATK and health were set by its maker (CR 404.2)
    AG_CARD_FELLED = 2048,  // it was dealt fatal damage (CR 405.2), and is still in play
    AG_CARD_ATTACKED = 4096,  // it attacked on its controller's last turn
};

// In `used_power`, after the powers: the card exhausted this turn.
enum { AG_USED_EXHAUSTED = 1 << AG_USES_MAX };

typedef struct ag_card {
    uint16_t life;
    uint16_t printed;               // its cardboard: a number in the catalog
    uint16_t next, prev;            // neighbours in its pile, from the top; 0: none
    uint8_t pile;
    ag_seat owner;
    ag_seat controller;             // 0 outside play and chain (CR 401.1)
    uint8_t side;                   // 0 front, 1 back
    uint8_t home;                   // which of its owner's decks it belongs to (R101.3c)
    uint8_t did;                    // what it did or suffered this turn (rules/numbers/this_turn.c)
    ag_seat entered_under;          // CR 401.3b
    uint8_t seen;  // seats that know its face although the zone hides it: 1 << seat
    int16_t damage;
    uint16_t used_power;            // powers used this turn: 1 << use (CR 701.4); AG_USED_EXHAUSTED
    ag_card_id host;                // what it is attached to
    ag_card_id held_by;             // "removed this way"
    uint32_t entered;               // timestamp of its zone entry (CR 718.2)
    uint32_t attached;              // timestamp of its last attachment (CR 718.2b)
    uint32_t party_since;           // the count of turns begun as it came into this party (CR 302)
    uint32_t damaged_at;  // the count of priorities when it was last dealt damage (CR 410.6a)
    int32_t memory[AG_MEMORY_MAX];
    uint16_t dealt_or_prevented;    // damage to it this turn (CR 717.6)
    uint16_t as_types;              // put into play as another type (CR 300.1d): AG_TYPE_…, else 0
    uint16_t original;  // its own cardboard while it copies another card (CR 402.3); else 0
    uint16_t flags;                 // AG_CARD_…
    int16_t made_atk, made_health;  // of AG_CARD_SIZED
    uint16_t veils[2];  // how often a seat that saw its face lost sight of it: owner, others
    uint8_t readers;                // the seats that see its face (player.h): bits as in `seen`
    uint8_t hurt_heroes;  // seats to whose hero damage was dealt by it, or with it: 1 << seat
    uint16_t dealt;                 // damage to it this turn
} ag_card;
_Static_assert(sizeof(ag_card) == 80, "no padding");

typedef struct ag_pile {
    uint8_t zone;                   // AG_ZONE_…
    ag_seat seat;                   // 0: shared (the chain)
    uint8_t index;                  // which deck, or which deck's graveyard
    uint8_t turned;                 // a deck that lies face up (CR 415.3d)
    uint16_t first, last;           // top and bottom card
    uint16_t count;
    uint16_t spare2;
} ag_pile;
_Static_assert(sizeof(ag_pile) == 12, "no padding");

// ---- players ----

enum {
    AG_PLAYER_IN = 1,               // in the game
    AG_PLAYER_MULLIGAN = 2,         // wants a mulligan
    AG_PLAYER_DECKED = 4,           // had to draw from an empty deck (CR 410.6b)
    AG_PLAYER_LOST = 8,             // to be removed
    AG_PLAYER_CONCEDED = 16,
    AG_PLAYER_APART = 32,           // player and party are set apart (rules/numbers/roles.c)
    AG_PLAYER_DREW_BLOOD = 64,      // an ally of theirs dealt damage to an opposing hero this turn
    AG_PLAYER_COMPLETED = 128,      // completed a quest this turn
};

typedef struct ag_player {
    uint8_t flags;
    uint8_t side;                   // AG_SIDE_…
    uint8_t order;                  // place at the table, clockwise, from 1
    uint8_t hand_max;
    uint8_t hand, party, resources, removed, aside;     // piles
    uint8_t deck_count;
    uint8_t decks[AG_DECK_MAX];
    uint8_t graveyards[AG_DECK_MAX];
    uint8_t placed;                 // resources placed this turn (CR 412.1)
    uint8_t skips[AG_PART_COUNT];   // parts of turns, or turns, that they are to skip (CR 500.4)
    uint8_t draws_from;             // which of their decks they draw from (R301.1)
    uint16_t turns;                 // turns taken
    uint16_t starting;  // the hero they started with: its number in the catalog (CR 301.4d)
    uint8_t played;                 // AG_TYPE_… of the cards that they played this turn
    uint8_t dealt;                  // damage types that their hero has dealt this turn
    uint8_t fought;  // 1: their hero dealt combat damage to an opposing hero this turn
    uint8_t went_first;             // 1: took the first turn of the game (CR 101.1)
    uint32_t turn_began;            // the count of turns begun when their most recent turn began
    ag_card_id hero;                // the hero of their party, or the last one
} ag_player;
_Static_assert(sizeof(ag_player) == 48, "no padding");

// ---- modifiers and watches (definite ones; printed powers are in the catalog) ----

// It ends once it has changed how one card is played, and counts as
// taken while that card's cost is paid.
enum { AG_ONCE = 1, AG_ONCE_TAKEN };

typedef struct ag_modifier {
    ag_change change;
    ag_card_id source;
    uint16_t printed;               // the card whose script made it; 0: free
    int16_t x;
    ag_seat controller;
    uint8_t lasts;                  // AG_LASTS_…
    ag_seat lasts_seat;             // whose turn ends it
    uint8_t once;                   // AG_ONCE, AG_ONCE_TAKEN; 0: it may do so again
    uint32_t timestamp;
    uint32_t made_in;               // the count of turns begun when it was made
    uint32_t spare;
} ag_modifier;
_Static_assert(sizeof(ag_modifier) == 280, "no padding");

// A power that a card was given, or all of the card's own: since when (CR 718.2f), and
// whether it was used (CR 701.4).
typedef struct ag_grant {
    ag_card_id card;        // slot 0: free
    ag_card_id giver;
    uint16_t printed;       // the card whose script defines it; 0: the card's own powers
    uint16_t power;
    uint16_t modifier;      // the definite modifier that gives it, made at `made`; 0: a power does
    uint8_t lost;           // gone at the moment; on its return it is the same power (CR 701.4a)
    uint8_t used;           // this turn
    uint32_t made;
    uint32_t timestamp;     // 0: that of the card
} ag_grant;
_Static_assert(sizeof(ag_grant) == 24, "no padding");

typedef struct ag_watch {
    uint16_t printed;       // the card whose script made it; 0: free
    uint16_t power;         // AG_POWER_LATER of that script, with the watch_def
    ag_card_id source;
    ag_link_id link;
    ag_seat controller;
    uint8_t lasts;
    ag_seat lasts_seat;
    uint8_t has_left;       // `left` counts down ("the next 2 damage")
    int32_t left;
    int16_t x;
    uint16_t spent;         // "the next time" is now: ends with this link's packets (CR 717.5)
    uint32_t timestamp;
    uint32_t made_in;
    ag_ref captured[3];     // what the effect handed to it, in order ("that ally")
} ag_watch;
_Static_assert(sizeof(ag_watch) == 56, "no padding");

// ---- packets ----

enum { AG_PACKET_FREE, AG_PACKET_OPEN, AG_PACKET_SETTLED };
enum {
    AG_PACKET_COMBAT = 1,
    AG_PACKET_UNPREVENTABLE = 2,
    AG_PACKET_HEAL = 4,
    AG_PACKET_PUT = 8,
    AG_PACKET_SMASH = 16,           // an ally's excess damage goes on to its hero (CR 405.8)
    AG_PACKET_DECLINED = 32,        // what was optional was declined, until it is redirected
};

typedef struct ag_packet {
    uint8_t stage;
    uint8_t flags;
    ag_seat controller;
    uint8_t applied_count;
    ag_card_id subject;             // destination (CR 408.2b)
    ag_card_id source;              // source character
    ag_card_id with;                // ability or equipment it is dealt with (CR 408.3d)
    int32_t amount;
    int32_t prevented;
    uint16_t damage;                // types
    uint16_t group;                 // shared by the packets of one modifier
    // What was applied already: watch slot | 1 << 31, or card slot << 16 | power, with bits for the
    // power of a keyword and for one that was given (key_of in rules/change/prevent.c).
    uint32_t applied[AG_APPLIED_MAX];
} ag_packet;
_Static_assert(sizeof(ag_packet) == 52, "no padding");

// ---- combat ----

enum { AG_COMBAT_NONE, AG_COMBAT_ATTACK, AG_COMBAT_DEFEND };

typedef struct ag_defence {         // one of the attacker's defenders
    ag_card_id proposed;
    ag_card_id defender;
    uint8_t protecting;             // the proposed defender is protecting
    uint8_t sabotage;               // it is sabotaged, not fought (CR 600.1)
    uint8_t thing;                  // AG_REF_SEAT, AG_REF_PILE: it is not a card (CR 601.2b)
    uint8_t at;                     // the thing's `seat`, as in an ag_ref
} ag_defence;

typedef struct ag_strike {
    ag_card_id weapon;
    ag_card_id wielder;
} ag_strike;

typedef struct ag_combat {
    uint8_t stage;
    uint8_t defence_count;
    uint8_t strike_count;
    ag_seat attacking_seat;
    ag_card_id attacker;
    ag_defence defences[AG_DEFENDER_MAX];
    ag_strike strikes[AG_STRIKE_MAX];
} ag_combat;
_Static_assert(sizeof(ag_combat) == 488, "no padding");

// ---- the choice that is open ----

typedef struct ag_option {
    uint8_t kind;                   // AG_MOVE_… of aggro_view.h
    uint8_t aim;
    uint16_t power;                 // of the card; AG_MOVE_WAY: AG_PAYS_…
    ag_ref ref;                     // AG_MOVE_WAY: what allows it
    // The number or mode. Placing: 1 is face up. Striking: the wielder's slot. A way: resources.
    int16_t value;
    uint16_t spare;
} ag_option;
_Static_assert(sizeof(ag_option) == 16, "no padding");

typedef struct ag_choice_state {
    uint8_t kind;                   // AG_QUESTION_…; 0: none is open
    uint8_t who;                    // seats: 1 << seat
    uint8_t agreed;                 // seats that agree to the proposal
    uint8_t answered;               // 1: `reply` is the answer
    uint16_t option_count;
    uint16_t prompt;                // AG_PROMPT_…
    uint16_t rule;
    uint16_t spare;
    int16_t min, max;               // how many options; or the range of a number
    ag_card_id about;               // the card that asks
    uint16_t printed;
    uint16_t symbol;                // a prompt of the script's own, 0: none
} ag_choice_state;
_Static_assert(sizeof(ag_choice_state) == 24, "no padding");

// What a task returns to the code that pushed it: numbers, options or objects.
typedef struct ag_reply {
    int32_t number;
    uint16_t count;
    uint16_t spare;
    ag_ref refs[AG_REPLY_MAX];
} ag_reply;

// ---- script functions ----

// A script function that runs or waits.
typedef struct ag_frame {
    uint16_t printed;               // 0: free
    uint16_t power;
    uint8_t slot;                   // AG_SLOT_…
    uint8_t stage;                  // 0 not begun, 1 waits for its task
    ag_seat seat;                   // its controller
    uint8_t spare;
    ag_card_id me;
    ag_link_id link;
    uint32_t ordinal;               // the number of this frame in the game: rulings name it
    uint16_t packet;                // a replacement's packet slot
    uint16_t object_count;          // what it has asked for so far
    uint32_t task_count;
    int16_t x;
    int16_t paid;
    ag_event event;
    ag_ref captured[3];
} ag_frame;
_Static_assert(sizeof(ag_frame) == 96, "no padding");

// ---- counters and last known information ----

typedef struct ag_counter {
    ag_card_id card;                // slot 0: free
    ag_symbol name;
    int16_t count;
    uint32_t timestamp;
} ag_counter;
_Static_assert(sizeof(ag_counter) == 12, "no padding");

typedef struct ag_known {   // a card as it was last known (CR 707.3)
    uint64_t keywords;
    uint16_t slot;          // with card.life: its id then; 0: free
    int16_t atk;            // not yet raised to 0, so below 0 if modifiers took too much (CR 104.2)
    int16_t health;
    int16_t cost;
    int16_t def;
    uint16_t damage;        // damage types
    uint32_t types;
    ag_symbol tags[AG_GAINED_TAGS_MAX];  // gained or lost (data.h)
    ag_card card;
} ag_known;
_Static_assert(sizeof(ag_known) == 112, "no padding");

// ---- what failed ----

// A power that reads as "no" because its script failed.
typedef struct ag_blank {
    uint16_t printed;
    uint16_t power;
    uint32_t made_in;               // the count of turns begun when it failed
} ag_blank;
_Static_assert(sizeof(ag_blank) == 8, "no padding");

// ---- what happened this turn ----

enum { AG_DEALING_DAMAGE = 1, AG_DEALING_COMBAT = 2, AG_DEALING_ATTACK = 4 };

// What one card has done to another this turn, each pair once; the
// oldest make room if there are too many.
typedef struct ag_dealing {
    ag_card_id to;
    ag_card_id by;
    uint8_t what;                   // AG_DEALING_…: dealt it damage, combat damage; attacked it
    uint8_t spare[3];
} ag_dealing;
_Static_assert(sizeof(ag_dealing) == 12, "no padding");

// How often something has happened to cards of one player that match a filter: kept only of
// what a card of this game asks for (ag_card_def.tallies), so 0 before it was there.
typedef struct ag_tally {
    ag_symbol what;                 // an ag_tally_def
    ag_seat seat;                   // whose cards
    uint8_t spare;
    uint32_t turn;                  // the count of turns begun in which `now` was counted
    uint16_t now, ever;
} ag_tally;
_Static_assert(sizeof(ag_tally) == 12, "no padding");

// ---- the game ----

// `dice` holds 1 to 6, or from AG_DIE_PICK on: the n-th pick, or a shuffle that changes nothing.
enum { AG_DIE_PICK = 16, AG_DIE_SHUFFLE = 255 };

enum {
    AG_WINNER_NONE, AG_WINNER_BOSS, AG_WINNER_RAIDERS, AG_WINNER_DRAW, AG_WINNER_ONE,
    AG_WINNER_COUNT = AG_WINNER_ONE + AG_DUEL_MAX  // the players of a duel, in turn
};

typedef struct ag_turn {
    uint32_t number;        // turns begun
    ag_seat seat;
    uint8_t step;           // in the side's turn table
    uint8_t phase;          // AG_PHASE_…
    uint8_t window_open;
    uint8_t passes;         // players who passed in succession
    ag_seat priority;       // who has it
    uint8_t ready_step;     // 1 while the turn player's cards ready
    ag_seat regular;        // in an extra turn: whose regular turn it follows; else 0
    ag_seat skip_to;        // whose turn comes next, whatever the order (CR 500.5); 0: no change
    uint8_t ending;         // 1: an effect ended this turn (CR 500.5)
    uint8_t extra_count;    // extra turns to come, the newest last (CR 500.3)
    ag_seat extra[AG_EXTRA_TURN_MAX];
} ag_turn;
_Static_assert(sizeof(ag_turn) == 24, "no padding");

// A sequence of the raid that is under way: it spans priority windows. The oldest comes first.
typedef struct ag_sequence {
    uint8_t which;                  // 1 + its number in the raid; 0: none
    uint8_t step;                   // its next step
    ag_seat seat;                   // whose it is
    uint8_t spare;
    ag_link_id waits;               // it goes on once this link has left the chain
    ag_card_id card;                // what it is about
} ag_sequence;
_Static_assert(sizeof(ag_sequence) == 12, "no padding");

// Which card bears a mark.
typedef struct ag_mark {
    ag_symbol name;                 // 0: free
    uint16_t spare;
    ag_card_id card;
} ag_mark;
_Static_assert(sizeof(ag_mark) == 8, "no padding");

// The used length of each array.
typedef struct ag_heights {
    uint16_t cards, piles, modifiers, watches, links, targets, waiting, packets, options, words,
        counters, known, tasks, frames, blanks, left, grants, dealings, tallies, spare;
} ag_heights;

typedef struct ag_state {
    // Not hashed: how often each aspect was written. Derived numbers are cached against these.
    uint32_t touched[AG_TOUCH_COUNT];
    uint32_t touches;               // their sum
    uint32_t unique_checked;        // `touches` when uniqueness was last checked (CR 414.1)
    uint32_t processed;             // … when processing last had nothing left to do (CR 410.5)
    uint32_t spare;

    // Hashed and copied whole.
    ag_heights used;            // one past the highest used slot of each array
    ag_rng rng;
    uint64_t told_hash;         // the game hash so far (events in canonical form)
    uint64_t alias_key;         // of names that readers know cards by (game/view/view.h): secret
    uint32_t told_count;
    uint32_t clock;             // timestamps given so far
    uint32_t priorities;        // how often a player got priority
    uint32_t frames_begun;
    uint32_t decisions;  // answers to questions with two or more options, except payment picks
    uint32_t links_added;
    uint32_t unasked;           // tasks run since the last answer
    uint32_t turn_triggers;     // triggers that came onto the chain this turn
    uint32_t turn_links;        // links that effects opened this turn
    uint32_t turn_priorities;   // `priorities` as this turn began
    uint16_t apart_rule;        // AG_RULE_… that last set somebody apart; 0: none
    uint16_t flips;             // cards that an automated side still has to flip
    uint8_t winner;             // AG_WINNER_…
    uint8_t reason;             // AG_END_…
    uint8_t seat_count;
    uint8_t strike_classic;     // 0: as since the comprehensive rules 7.4 (CR 303.2)
    uint8_t dice_count;
    uint8_t ask_pay;            // seats that choose what they exhaust in order to pay
    uint8_t ask_all;            // decisions with a single answer are asked as well
    uint8_t loops_ended;        // this turn (CR 803.3)
    uint8_t dice[AG_DICE_MAX];  // prepared by a scenario, the next first: dice, picks (AG_DIE_…)
    int32_t raid_words[AG_RAID_WORD_MAX];
    ag_turn turn;
    ag_combat combat;
    ag_choice_state choice;
    ag_player players[AG_SEAT_MAX + 1];
    ag_sequence sequences[AG_SEQUENCE_MAX];
    ag_mark marks[AG_MARK_MAX];
    uint32_t refereed;          // how often the referee changed the table
    uint16_t scripts;           // the set of scripts in use; 0: the first
    uint16_t raid;              // the version of the raid in force, its number; 0: the first
    uint16_t raid_next;         // the version that takes over with the next turn; 0: none
    uint16_t spare2;
    ag_reply reply;

    // Used part only.
    ag_card cards[AG_CARD_MAX];
    ag_pile piles[AG_PILE_MAX];
    ag_modifier modifiers[AG_MODIFIER_MAX];
    ag_watch watches[AG_WATCH_MAX];
    ag_link links[AG_LINK_MAX];
    ag_target targets[AG_TARGET_MAX];
    ag_waiting waiting[AG_WAITING_MAX];
    ag_packet packets[AG_PACKET_MAX];
    ag_option options[AG_OPTION_MAX];
    uint32_t words[AG_WORD_STACK_MAX];
    ag_counter counters[AG_COUNTER_MAX];
    ag_known known[AG_KNOWN_MAX];
    ag_task tasks[AG_TASK_MAX];
    ag_frame frames[AG_FRAME_MAX];
    ag_blank blanks[AG_BLANK_MAX];
    ag_left left[AG_LEFT_MAX];
    ag_grant grants[AG_GRANT_MAX];
    ag_dealing dealings[AG_DEALING_MAX];
    ag_tally tallies[AG_TALLY_MAX];
} ag_state;

_Static_assert(offsetof(ag_state, used) % 8 == 0, "the hashed part begins aligned");
_Static_assert(sizeof(ag_state) <= 320 * 1024, "capacity: at most 320 KiB");

// Empties the state, except for slot 0 of the arrays.
void ag_state_open(ag_state *state);

// Copies the used part of `from`; the rest of `to` becomes zero.
void ag_state_copy(ag_state *to, const ag_state *from);

// The state hash: compares states inside one build.
uint64_t ag_state_hash(const ag_state *state);
// Without the agenda, the open question and the event hash.
uint64_t ag_state_hash_table(const ag_state *state);

// Bytes of the used part.
size_t ag_state_used(const ag_state *state);

// The used part as bytes, for a build of the same layout: `out` has room for ag_state_used bytes,
// and the number written is returned. Unpacking returns 0, with `state` emptied, if the bytes are
// not the used part of any state.
size_t ag_state_pack(const ag_state *state, unsigned char *out);
int ag_state_unpack(ag_state *state, const unsigned char *bytes, size_t size);

// Differs if the bytes of a state have another meaning: other offsets, sizes or words.
uint64_t ag_state_layout(void);

// Raises the counter of an aspect: derived numbers that read it become stale.
static inline void ag_touch(ag_state *state, int aspect)
{
    state->touched[aspect]++;
    state->touches++;
}

// Whether none of these aspects (1 << AG_TOUCH_…) has been written
// since the counters were as in `touched`.
static inline int ag_untouched(const ag_state *state, uint32_t reads, const uint32_t *touched)
{
    for (; reads != 0; reads &= reads - 1) {
        int aspect = __builtin_ctz(reads);
        if (touched[aspect] != state->touched[aspect]) {
            return 0;
        }
    }
    return 1;
}

// Which of these aspects have been written: AG_BIT(AG_TOUCH_…).
static inline uint32_t ag_written(const ag_state *state, uint32_t reads, const uint32_t *touched)
{
    uint32_t written = 0;
    for (; reads != 0; reads &= reads - 1) {
        int aspect = __builtin_ctz(reads);
        written |= touched[aspect] != state->touched[aspect] ? 1u << aspect : 0;
    }
    return written;
}

static inline uint32_t ag_state_timestamp(ag_state *state)
{
    return ++state->clock;
}

// The state checker: 0 if every invariant holds, else -1 and a sentence in `out` (state_check.c).
int ag_state_check(const ag_state *state, char *out, size_t capacity);
// The same without what lies behind the used parts.
int ag_state_check_used(const ag_state *state, char *out, size_t capacity);
// The array (state.c) whose slot 0 or unused part is not zero: copies and hashes would miss it, or
// nobody would be somebody. -1: none.
int ag_state_rest(const ag_state *state);

#endif
