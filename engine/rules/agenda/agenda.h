// How rules run: tasks and their results, events, frames of scripts, lasting effects.
#ifndef AG_RULES_AGENDA_AGENDA_H
#define AG_RULES_AGENDA_AGENDA_H

#include "rules/numbers/live.h"
#include "aggro_view.h"

// ---- tasks ----

// What each task does (tasks.def): only the loop calls it.
typedef ag_progress ag_task_function(ag_rules *rules, ag_task *task);
#define AG_TASK(name, function) ag_task_function function;
#include "rules/tasks.def"
#undef AG_TASK

// Pushes a task; the pointer is valid until the next push.
ag_task *ag_task_push(ag_rules *rules, int kind);
// Gives a list to the task on top. At most AG_FRAME_OBJECT_MAX.
void ag_task_give(ag_rules *rules, const ag_ref *refs, int count);
void ag_task_give_cards(ag_rules *rules, const ag_card_id *cards, int count);
ag_ref ag_task_ref(const ag_rules *rules, const ag_task *task, int index);
ag_card_id ag_task_card(const ag_rules *rules, const ag_task *task, int index);
void ag_task_set_ref(ag_rules *rules, const ag_task *task, int index, ag_ref ref);
// Whether the card is on the task's list.
int ag_task_lists(const ag_rules *rules, const ag_task *task, ag_card_id card);
ag_task *ag_task_top(ag_rules *rules);
void ag_task_pop(ag_rules *rules);
// What a task answers to the one below it.
void ag_reply_clear(ag_rules *rules);
ag_progress ag_reply_none(ag_rules *rules);  // clears it: AG_DONE
void ag_reply_number(ag_rules *rules, int32_t number);
// Silently full after AG_REPLY_MAX; its number still counts.
void ag_reply_add(ag_rules *rules, ag_ref ref);
// Pushes a priority window: it opens for the turn player, closes when all pass (CR 410.4).
void ag_window_begin(ag_rules *rules);
// The open window continues as it began: with the turn player, and nobody has passed.
void ag_window_anew(ag_state *state);
// Pushes the checks; `triggers`: then adds waiting triggered effects (not in CR 603.2).
void ag_process_begin(ag_rules *rules, int triggers);

// ---- events ----

// An event about a card or player; fills the cardboard numbers and who may see them.
ag_event ag_event_of(const ag_rules *rules, int kind, ag_seat seat, ag_card_id card);
// The same with the card that does it, and its cardboard.
ag_event ag_event_by(const ag_rules *rules, int kind, ag_seat seat, ag_card_id card,
                     ag_card_id source);
// Announces that the engine has no room for what the rule asks for.
void ag_limit_tell(ag_rules *rules, ag_seat seat, ag_card_id card, int rule);
// Folds the event into the game hash and passes it to the host, with the rule of its kind where it
// names none. The rule is not part of the hash: a better citation leaves every recording as it is.
void ag_announce(ag_rules *rules, const ag_event *event);
// Announces an event and adds the triggers that watch for it. Look-back (CR 703.4): call it before
// the state changes, except for what enters play, where it is called after.
void ag_happen(ag_rules *rules, const ag_event *event);
// The triggers of a keyword of the event's card: only that card notices, even face down.
void ag_trigger_keyword(ag_rules *rules, const ag_event *event, int keyword);

// Puts the triggered effects that watch for the event among the waiting ones.
void ag_trigger_notice(ag_rules *rules, const ag_event *event);
// For the side that its card was turned to.
void ag_trigger_notice_turned(ag_rules *rules, const ag_event *event);
// For the zone that its card has come into.
void ag_trigger_notice_come(ag_rules *rules, const ag_event *event);
// All triggered powers of the card trigger, as if what they wait for had happened (CR 703.5).
void ag_trigger_card(ag_rules *rules, ag_card_id card);
// Events announced between these happen at once: what waits triggers off all (CR 703.1a).
void ag_moment_begin(ag_rules *rules);
void ag_moment_end(ag_rules *rules);

int ag_trigger_waiting(const ag_rules *rules);
// CR 500.2: what waits for this part of the turn to begin triggers.
void ag_part_begins(ag_rules *rules, int part);
void ag_phase_begins(ag_rules *rules, ag_symbol phase);  // one that the raid declares

// ---- leaving a party (CR 415.8b) ----

// The event's card is about to leave its controller's party: triggers notice. Of several that leave
// in one moment each counts as gone once it was announced, so that one of them is the last.
void ag_depart(ag_rules *rules, const ag_event *event);
void ag_departed_forget(ag_rules *rules);  // as a moment begins, and as it ends
// Whether nothing that the watch asks for stays behind in the party that the card leaves.
int ag_depart_last(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event,
                   const ag_context *context);

// ---- frames ----

// Pushes a task that runs function `slot` of power `power` of `printed` with `me` as its card. Fill
// in more (event, link, x, captured) before the agenda runs on.
ag_frame *ag_frame_begin(ag_rules *rules, uint16_t printed, uint16_t power, int slot, ag_card_id me,
                         ag_seat seat);
// Whether a ruling forbids the frame that would begin next, a replacement's. Then it reads as "no":
// its power is blank from now on, and what it would have replaced happens.
int ag_frame_declines(ag_rules *rules, uint16_t printed, uint16_t power, ag_card_id me,
                      ag_seat seat);
ag_progress ag_frame_go_on(ag_rules *rules, const ag_task *task);
// Closes a frame without running it further.
void ag_frame_close(ag_rules *rules, int frame);

// ---- blank powers ----

int ag_power_is_blank(const ag_state *state, uint16_t printed, uint16_t power);
// Blanks the power and announces it, with `amount`. If there is no room, the agenda stops.
void ag_power_blank(ag_rules *rules, const ag_frame *frame, int amount);
// Asks a condition function. One that fails reads as "no" and is never asked again: its power is
// blank. That is announced with the amount 1, for the report is new then.
int ag_condition_holds(ag_rules *rules, const ag_frame *frame);
// The same without consequences: one that fails reads as "no", and may be asked again.
int ag_condition_reads(const ag_rules *rules, const ag_frame *frame);

// ---- definite modifiers (CR 714.3) ----

// Makes one like `wanted`, from now on. A `lasts_seat` of 0 is the controller. Returns 0 where
// there is no room: the limit is announced as a deviation, nothing breaks.
int ag_modifier_make(ag_rules *rules, const ag_modifier *wanted);
// This one is a part of the first, and as old (CR 712.2, 718.2d).
void ag_modifier_join(ag_state *state, int slot, int first);
// Ends one, by its slot; nothing where it has ended already.
void ag_modifier_drop(ag_rules *rules, int slot);

// ---- delayed watches (CR 715) ----

// Begins a delayed trigger, replacement or shield: the LATER power `power` of `printed` (CR 715).
// Life, times and whose turn ends it are filled in. Returns the slot, 0 where there is no room or
// it may not begin.
int ag_watch_begin(ag_rules *rules, const ag_watch *begun);
void ag_watch_end(ag_rules *rules, int slot);
void ag_watches_end_triggered(ag_rules *rules);  // CR 703.1a: delayed triggers that are spent

// ---- both: how long they last (CR 714.3) ----

// Whether a link may still begin what lasts "while this remains …" (CR 714.3b).
int ag_lasts_may_begin(const ag_state *state, int lasts, ag_card_id source, ag_link_id link);
// Ends what lasts until this moment: a turn ends or (`seat`'s) begins, a combat or ready step ends.
enum { AG_MOMENT_TURN_ENDS, AG_MOMENT_TURN_BEGINS, AG_MOMENT_COMBAT_ENDS,
       AG_MOMENT_READY_STEP_ENDS };
void ag_lasting_end(ag_rules *rules, int moment, ag_seat seat);
// Ends what lasts so long and has this source: AG_LASTS_WHILE_….
void ag_lasting_end_while(ag_rules *rules, ag_card_id source, int lasts);

// ---- dice ----

// Shuffles a deck and announces it.
void ag_shuffle(ag_rules *rules, ag_seat seat, int deck);
// Rolls a six-sided die: the next prepared one, or a random one.
int ag_roll(ag_state *state);
// One of `count` at random, from 0 on: the next pick that a scenario prepared, if it is in range,
// else any. Everything that picks at random asks this.
int ag_pick_random(ag_state *state, int count);
// Prepared dice, picks and shuffles are in one row, in the order in which each kind is used: takes
// the next one between `from` and `to`, or -1.
int ag_dice_next(const ag_state *state, int from, int to);
void ag_dice_drop(ag_state *state, int at);
// Announces what happens to a player's deck: shuffled, refilled.
void ag_deck_tell(ag_rules *rules, int kind, ag_seat seat, int deck);

// Watches: what looks at events. Printed ones are powers of cards; delayed ones are in the state.

// One watch that fits an event: a card's power, or a delayed watch (slot).
typedef struct ag_ready {
    const ag_power_def *power;
    ag_card_id source;
    ag_seat controller;
    uint16_t printed;
    uint16_t power_index;
    uint16_t watch;  // slot of a delayed watch, 0: printed
    int16_t x;       // of a keyword's power: the number after the keyword
    // Of a keyword's power: which instance of it; of a given one: which of its card.
    uint16_t instance;
    uint8_t given;  // its card was given it
} ag_ready;

// What its filters and amounts are judged with; of the event only its amount.
ag_context ag_ready_context(const ag_ready *ready, int32_t amount);
// CR 701.4: "once per turn", of what a card says itself: whether it was used up, and that it is.
int ag_watch_is_used(const ag_rules *rules, const ag_ready *ready);
void ag_watch_use(ag_rules *rules, const ag_power_def *power, ag_card_id source);

// AG_REASON_NONE where the power waits for this event; else the reason. Functions are not asked.
ag_reason ag_watch_refuse(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event,
                            const ag_context *context);
// All of `kind` (AG_POWER_TRIGGER or AG_POWER_REPLACE) that fit the event: powers of cards in play
// by seat and row, of keywords, given ones, those of cards elsewhere, then delayed watches by slot.
// Which of several applies first is for those who ask. Data conditions are checked, functions not.
int ag_watch_ready(const ag_rules *rules, int kind, const ag_event *event, ag_ready *out,
                   int capacity);
// Those powers of the event's card, which is about to enter play under the event's player.
int ag_watch_ready_entering(const ag_rules *rules, int kind, const ag_event *event, ag_ready *out,
                            int capacity);
// CR 703.3c: those of the event's card that work since it was turned over, but did not before.
int ag_watch_ready_turned(const ag_rules *rules, const ag_event *event, ag_ready *out,
                          int capacity);
// CR 703.3c: triggers of the event's card that work, and did not before, where the event brought
// it.
int ag_watch_ready_come(const ag_rules *rules, const ag_event *event, ag_ready *out, int capacity);
// All such powers that the card has where it is, if what they say after "if" holds now.
int ag_watch_ready_of(const ag_rules *rules, int kind, ag_card_id card, ag_ready *out,
                      int capacity);
// The condition function of a watch that fits, where it has one: part of what it watches for,
// judged as that happens (or would). 0 for a blank power.
int ag_watch_condition(ag_rules *rules, const ag_ready *ready, const ag_event *event);
// The same for those who only ask: where the function fails the answer is 0, nothing changes.
int ag_watch_condition_reads(const ag_rules *rules, const ag_ready *ready, const ag_event *event);
// Whether its effect runs: it does not replace again what a modifier made of an event (CR 716.1e).
int ag_watch_at_work(const ag_state *state, const ag_ready *ready);
// Begins its effect; whether a ruling forbids that (ag_frame_declines).
ag_frame *ag_watch_run(ag_rules *rules, const ag_ready *ready);
int ag_watch_declines(ag_rules *rules, const ag_ready *ready);
// What the effect left with a delayed watch; nothing for a printed one.
void ag_watch_captured(const ag_rules *rules, const ag_ready *ready, ag_ref out[3]);

// Choices: the one way in. The player who must decide gets the legal answers; people, bots, tests
// and replays answer alike.

// Added to the number of a power that a card has by a keyword, where an option names it.
enum { AG_OPTION_KEYWORD = 0x100 };

// An answer. For AG_QUESTION_NUMBER `number` counts, else the picks (positions among the options).
typedef struct ag_picks {
    int16_t number;
    uint16_t count;
    uint16_t picks[AG_REPLY_MAX];
} ag_picks;

// ---- for tasks ----

// Opens a question to `who` (1 << seat each). Then add options and return ag_choice_ready.
void ag_choice_open(ag_rules *rules, int kind, uint8_t who, int prompt, int rule, ag_card_id about);
// The same for one player who picks among the options.
void ag_choice_pick(ag_rules *rules, ag_seat seat, int prompt, int rule, ag_card_id about);
void ag_choice_bounds(ag_rules *rules, int min, int max);
ag_option *ag_choice_add(ag_rules *rules, int kind, ag_ref ref);
// An option for what the ref is, and one for each of the cards: AG_AIM_….
void ag_choice_offer(ag_rules *rules, ag_ref ref, int aim);
void ag_choice_offer_cards(ag_rules *rules, const ag_card_id *cards, int count, int aim);
// AG_ASK; or, where only one answer is legal, AG_AGAIN with that answer given (never asked).
ag_progress ag_choice_ready(ag_rules *rules);
// Asks one player yes (option 0) or no (option 1), about a card or nobody.
ag_progress ag_choice_ask_yes(ag_rules *rules, ag_seat seat, int prompt, int rule,
                              ag_card_id about);
// 1 once the running task's question is answered: takes the picks and closes the question.
int ag_choice_take(ag_rules *rules, ag_picks *picks);
// Asks the task's player for the order of some of the task's cards, at `places` on its list (at
// most 31), and once answered puts them there in that order. All but the last are named.
ag_progress ag_choice_ask_order(ag_rules *rules, const ag_task *task, const int *places, int count,
                                int prompt, int rule);
void ag_choice_put_in_order(ag_rules *rules, const ag_task *task, const ag_picks *picks,
                            const int *places, int count);

// ---- for the host ----

// Gives a legal answer for one seat. With several seats asked it is a proposal, or agreement to the
// open one; returns 1 when the question is answered, 0 while others must still agree.
int ag_choice_answer(ag_rules *rules, ag_seat seat, const ag_picks *picks);
// A legal answer to the open question of an automated side: it passes, else a random one.
void ag_automaton_answer(ag_rules *rules, ag_picks *out);

#endif
