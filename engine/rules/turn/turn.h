// The turn (CR 500-503): a table of steps for each side, which a raid may replace.
#ifndef AG_RULES_TURN_TURN_H
#define AG_RULES_TURN_TURN_H

#include "rules/chain/chain.h"

// Runs the agenda until someone must choose, a script fails or nothing is left. Returns AG_DONE
// (the game is over or the agenda empty), AG_ASK or AG_FAULT. At most `steps` task runs (0: no
// bound): then AG_AGAIN.
ag_progress ag_agenda_run(ag_rules *rules, int steps);

// Stages of the TURN task: in its steps; the next player's turn begins; turn.seat's begins.
enum { AG_TURN_STEPS, AG_TURN_NEXT, AG_TURN_FIRST };

// The turn of the base game.
extern const ag_turn_def ag_turn_base;
const ag_turn_def *ag_turn_of(const ag_rules *rules, ag_seat seat);

// ---- the course of turns (CR 500.2-500.6, 800.3) ----

// CR 500.3: a turn directly after this one; of several the newest comes first.
void ag_turn_extra(ag_rules *rules, ag_seat seat);
// CR 500.4: the player's next turn, or the next part of one (AG_PART_…), is skipped; skips add up.
void ag_turn_skip(ag_rules *rules, ag_seat seat, int part);
// Whether the player skips this part, which is about to begin; it then counts as skipped.
int ag_turn_skips(ag_rules *rules, ag_seat seat, int part);
// CR 500.6: `seat` now sits to the right of `other`. Nothing happens with two players.
void ag_seat_move(ag_rules *rules, ag_seat seat, ag_seat other);
// The player whose turn begins now, after the turn of turn.seat.
ag_seat ag_turn_next(ag_rules *rules);
// CR 500.5: pushes the end of the turn. `next`: whose turn comes then; 0: the next in order.
void ag_turn_cut_begin(ag_rules *rules, ag_seat next);
// The raid becomes this version, after a reload (game/log/renew.c): at once, or with the next turn.
void ag_raid_take(ag_rules *rules, uint16_t raid);

// ---- priority and processing (CR 410) ----

// Nothing was written since processing last ended, and nothing waits: it would do nothing.
int ag_process_idle(const ag_rules *rules);
// A wave: each player with several locations, in turn order, names the one to keep, on its list.
ag_progress ag_location_choose(ag_rules *rules, ag_task *wave);
// Turns the others face down. 1 where there were any.
int ag_location_turn(ag_rules *rules, const ag_task *wave);

// ---- sequences of a raid (R302, R502) ----

// Whether the oldest one can continue: what it waits for has left the chain.
int ag_sequence_ready(const ag_state *state);

// ---- uniqueness (CR 414) ----

// Whether something has changed since it was last looked at, and nothing is half done (CR 414.1).
// The agenda asks before each task.
int ag_unique_due(const ag_state *state);
// Live modifiers take effect on control (CR 401.3) and on since when cards have powers that they
// were given (CR 718.2f). 1 and a task is pushed where a player then violates uniqueness.
int ag_unique_begin(ag_rules *rules);
// 0 where it is thought to be observed but is not: for the state checker.
int ag_unique_check(const ag_rules *rules);

// ---- an automated side ----

// That many more cards are to be flipped.
void ag_flips_add(ag_rules *rules, int count);
// Whether the next one can be: on an empty chain.
int ag_flips_ready(const ag_state *state);

// ---- readying (CR 501.1) ----

// Set-up (CR 101, R200): from the players' decks to the first turn.

// One player at set-up. Card numbers are the catalog's.
typedef struct ag_seat_def {
    uint8_t side;
    uint8_t deck_count;
    uint16_t hero;  // printed; for the Boss player: 0
    const uint16_t *cards[AG_DECK_MAX];
    uint16_t counts[AG_DECK_MAX];
} ag_seat_def;

// Fills an empty state: seats 1 to seat_count, clockwise, their heroes in play, decks in the order
// given, and SETUP on the agenda. With `bare`, SETUP is left out: nothing is shuffled,
// drawn or asked, and the first turn's action phase opens at once (positions of scenarios).
void ag_setup(ag_rules *rules, const ag_seat_def *seats, int seat_count, uint64_t seed, int bare);
// The set-up of a table that was filled bare, from the Boss of this order on (0: the first in play
// stays): earlier Bosses are removed, this one is in play, and after the mulligans the raid says
// what else has come by then. 0: there is no such Boss.
int ag_setup_begin(ag_rules *rules, int from_boss);
// Whether a Boss of this order is at the table.
int ag_setup_has_boss(const ag_rules *rules, int order);

#endif
