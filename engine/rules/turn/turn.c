// The turn: a table of steps, run from its first to its last (CR 500-503).
#include "rules/turn/turn.h"

const ag_turn_def ag_turn_base = {
    .step_count = 4,
    .steps = {
        { .kind = AG_STEP_READY, .phase = AG_PHASE_START, .name = "start phase" },
        { .kind = AG_STEP_DRAW, .phase = AG_PHASE_START },
        { .kind = AG_STEP_ACTION, .phase = AG_PHASE_ACTION, .name = "action phase" },
        { .kind = AG_STEP_END, .phase = AG_PHASE_END, .name = "end phase" },
    },
};

const ag_turn_def *ag_turn_of(const ag_rules *rules, ag_seat seat)
{
    const ag_raid_def *raid = rules->catalog->raid;
    int side = ag_player_at(rules->state, seat)->side;
    int own = side < AG_SIDE_COUNT && raid->turn[side].step_count > 0;
    return own ? &raid->turn[side] : &ag_turn_base;
}

// ---- the steps of a turn ----

static void turn_begin(ag_rules *rules, ag_seat seat)
{
    ag_state *state = rules->state;
    ag_seat ended = state->turn.seat;
    if (state->raid_next != 0 && state->sequences[0].which == 0) {
        ag_raid_take(rules, state->raid_next);
    }
    state->turn.number++;
    state->turn_triggers = 0;
    state->turn_links = 0;
    state->loops_ended = 0;
    state->turn.seat = seat;
    state->turn.step = 0;
    state->turn.ending = 0;
    ag_player *player = ag_player_edit(state, seat);
    player->turns++;
    player->went_first |= state->turn.number == 1;  // CR 101.1
    player->turn_began = state->turn.number;
    player->placed = 0;
    for (int slot = 1; slot < state->used.cards; slot++) {
        ag_card *card = &state->cards[slot];
        card->used_power = 0;  // CR 701.4: once per turn, of any player
        card->dealt_or_prevented = 0;
        card->dealt = 0;
        if (card->controller == ended) {
            card->flags &= (uint16_t)~AG_CARD_ATTACKED;
            card->flags |= ag_attacked_now(card) ? AG_CARD_ATTACKED : 0;
        }
        card->did = 0;  // CR 405.1: damage stays
    }
    for (int i = 1; i < state->used.grants; i++) state->grants[i].used = 0;
    ag_dealings_forget(state);
    state->turn_priorities = state->priorities;
    for (int other = 1; other <= state->seat_count; other++) {
        state->players[other].flags &= (uint8_t) ~(AG_PLAYER_DREW_BLOOD | AG_PLAYER_COMPLETED);
        state->players[other].played = 0;
        state->players[other].dealt = 0;
        state->players[other].fought = 0;
    }
    ag_touch(state, AG_TOUCH_TURN);
    ag_event event = ag_event_of(rules, AG_EVENT_TURN_BEGINS, seat, ag_nobody);
    event.amount = (int32_t)state->turn.number;
    ag_announce(rules, &event);
}

static const uint8_t task_of_step[] = {
    [AG_STEP_READY] = AG_TASK_READY_STEP,   [AG_STEP_DRAW] = AG_TASK_DRAW_STEP,
    [AG_STEP_CALL] = AG_TASK_FRAME,         [AG_STEP_WINDOW] = AG_TASK_WINDOW,
    [AG_STEP_ACTION] = AG_TASK_ACTION_STEP, [AG_STEP_END] = AG_TASK_END_STEP,
    [AG_STEP_FLIPS] = AG_TASK_FLIPS_STEP,   [AG_STEP_ATTACKS] = AG_TASK_ATTACKS_STEP,
};

// What the steps of the tables are as parts of a turn; 0: none that can be skipped or waited for.
static const uint8_t part_of_step[] = {
    [AG_STEP_READY] = AG_PART_READY_STEP,     [AG_STEP_DRAW] = AG_PART_DRAW_STEP,
    [AG_STEP_ACTION] = AG_PART_ACTION_PHASE,  [AG_STEP_END] = AG_PART_END_PHASE,
    [AG_STEP_ATTACKS] = AG_PART_ACTION_PHASE,
};

static void step_begin(ag_rules *rules, const ag_step_def *step)
{
    ag_state *state = rules->state;
    // CR 500.4: a skipped phase does not begin. Of a ready step what begins with the turn stays.
    int whole =
        step->kind == AG_STEP_ACTION || step->kind == AG_STEP_END || step->kind == AG_STEP_ATTACKS;
    if (whole && ag_turn_skips(rules, rules->state->turn.seat, part_of_step[step->kind])) return;
    if (state->turn.phase != step->phase || step->name != NULL) {
        state->turn.phase = step->phase;
        ag_touch(state, AG_TOUCH_TURN);
        ag_event event = ag_event_of(rules, AG_EVENT_PHASE_BEGINS, state->turn.seat, ag_nobody);
        event.word = state->turn.step - 1;
        if (step->kind == AG_STEP_CALL) {  // a phase of the raid's own
            const ag_raid_def *raid = rules->catalog->raid;
            event.rule = ag_catalog_card(rules->catalog, raid->printed)->powers[step->power].rule;
        }
        ag_announce(rules, &event);
    }
    if (step->kind == AG_STEP_ACTION || step->kind == AG_STEP_END
        || step->kind == AG_STEP_ATTACKS) {
        ag_part_begins(rules, part_of_step[step->kind]);
    } else if (step->called != 0) {
        ag_phase_begins(rules, step->called);
    }
    if (step->kind == AG_STEP_CALL) {
        ag_frame_begin(rules, rules->catalog->raid->printed, step->power, AG_SLOT_EFFECT, ag_nobody,
                       state->turn.seat);
    } else if (step->kind == AG_STEP_WINDOW) {
        ag_window_begin(rules);
    } else {
        ag_task_push(rules, task_of_step[step->kind]);
    }
}

// R301.5a, R501.1: a phase of the raid's own may have a condition, judged as it would begin.
static int phase_is_on(const ag_rules *rules, const ag_step_def *step)
{
    ag_seat seat = rules->state->turn.seat;
    ag_context context = { .viewer = seat, .source = ag_player_at(rules->state, seat)->hero };
    return ag_amount_holds(rules, &step->only_if, &context);
}

// The number of the next step, behind phases that are left out; none: how many there are. A turn
// ends with its last step, as its player has left the game, or by an effect.
static int next_step(const ag_rules *rules, const ag_turn_def *turn)
{
    const ag_state *state = rules->state;
    int next = state->turn.step;
    if (!ag_player_in(state, state->turn.seat) || state->turn.ending) return turn->step_count;
    while (next < turn->step_count && !phase_is_on(rules, &turn->steps[next])) {
        next += turn->steps[next].whole;
    }
    return next;
}

ag_progress ag_turn_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    const ag_turn_def *turn = ag_turn_of(rules, state->turn.seat);
    if (task->stage != AG_TURN_STEPS) {
        int first = task->stage == AG_TURN_FIRST;
        task->stage = AG_TURN_STEPS;
        turn_begin(rules, first ? state->turn.seat : ag_turn_next(rules));  // CR 500.1
        return AG_AGAIN;
    }
    int next = next_step(rules, turn);
    if (next == turn->step_count) {
        ag_lasting_end(rules, AG_MOMENT_TURN_ENDS, state->turn.seat);  // CR 503.1, CR 503.2a
        state->turn.phase = AG_PHASE_NONE;
        ag_touch(state, AG_TOUCH_TURN);
        task->stage = AG_TURN_NEXT;
        return AG_AGAIN;
    }
    state->turn.step = (uint8_t)(next + 1);
    ag_touch(state, AG_TOUCH_TURN);
    step_begin(rules, &turn->steps[next]);
    ag_touch(state, AG_TOUCH_TURN);  // the task of a step is there now
    return AG_AGAIN;
}

// A condition may ask which step it is (AG_OP_DURING).
static ag_progress step_over(ag_state *state)
{
    ag_touch(state, AG_TOUCH_TURN);
    return AG_DONE;
}

// ---- the ready step (CR 501.1a) ----

enum { READY_CARDS, READY_AS, READY_TRIGGERS, READY_OVER };

ag_progress ag_turn_ready(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_seat seat = state->turn.seat;
    if (state->turn.ending) return step_over(state);
    switch (task->stage++) {
    case READY_CARDS:
        task->ready.skipped = (uint8_t)ag_turn_skips(rules, seat, AG_PART_READY_STEP);
        ag_lasting_end(rules, AG_MOMENT_TURN_BEGINS, seat);
        state->turn.ready_step = 1;
        ag_touch(state, AG_TOUCH_TURN);
        if (!task->ready.skipped) ag_task_push(rules, AG_TASK_INSPIRE);  // CR 501.1, CR 501.1a
        return AG_AGAIN;
    case READY_AS: {
        state->turn.ready_step = 0;
        ag_touch(state, AG_TOUCH_TURN);
        ag_lasting_end(rules, AG_MOMENT_READY_STEP_ENDS, seat);
        ag_event event = ag_event_of(rules, AG_EVENT_TURN_BEGINS, seat, ag_nobody);
        ag_as_begin(rules, &event);
        return AG_AGAIN;
    }
    case READY_TRIGGERS: {
        ag_event event = ag_event_of(rules, AG_EVENT_TURN_BEGINS, seat, ag_nobody);
        event.amount = (int32_t)state->turn.number;
        ag_trigger_notice(rules, &event);  // CR 500.2
        ag_part_begins(rules, AG_PART_START_PHASE);
        if (!task->ready.skipped) {
            ag_part_begins(rules, AG_PART_READY_STEP);
            ag_window_begin(rules);
        }
        return AG_AGAIN;
    }
    default: return step_over(state);
    }
}

// ---- the draw step (CR 501.2) ----

enum { DRAW_CARDS, DRAW_WINDOW, DRAW_OVER };

ag_progress ag_turn_draw(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending) return step_over(state);
    switch (task->stage++) {
    case DRAW_CARDS:
        if (ag_turn_skips(rules, state->turn.seat, AG_PART_DRAW_STEP)) {
            task->stage = DRAW_OVER;  // a skipped step has no window either
            return AG_AGAIN;
        }
        ag_part_begins(rules, AG_PART_DRAW_STEP);
        // CR 501.2, CR 501.2a.
        const ag_turn_def *turn = ag_turn_of(rules, state->turn.seat);
        const ag_step_def *step = &turn->steps[rules->state->turn.step - 1];
        ag_context context = { .viewer = state->turn.seat };
        int count = step->amount.length == 0 ? 1 : ag_amount_value(rules, &step->amount, &context);
        ag_draw_begin(rules, state->turn.seat,
                      ag_player_at(rules->state, state->turn.seat)->draws_from, count);
        return AG_AGAIN;
    case DRAW_WINDOW: ag_window_begin(rules); return AG_AGAIN;
    default: return step_over(state);
    }
}

// ---- the action phase (CR 502): a window, and a combat step for each proposal that resolves ----

ag_progress ag_turn_action(ag_rules *rules, ag_task *task)
{
    if (rules->state->turn.ending) return AG_DONE;
    if (rules->state->combat.stage != AG_COMBAT_NONE) {
        task->stage = 0;  // CR 600.1, CR 603.3
        ag_task_push(rules, AG_TASK_COMBAT);
        return AG_AGAIN;
    }
    if (task->stage == 0) {  // CR 502.2
        task->stage = 1;
        ag_window_begin(rules);
        return AG_AGAIN;
    }
    return AG_DONE;
}

// ---- the end phase (CR 503) ----

enum { END_WINDOW, END_WRAP_UP, END_OVER };

ag_progress ag_turn_end(ag_rules *rules, ag_task *task)
{
    if (rules->state->turn.ending) return AG_DONE;
    switch (task->stage++) {
    case END_WINDOW: {
        ag_event event = ag_event_of(rules, AG_EVENT_TURN_ENDS, rules->state->turn.seat, ag_nobody);
        ag_happen(rules, &event);
        ag_window_begin(rules);
        return AG_AGAIN;
    }
    case END_WRAP_UP:  // CR 503.2
        ag_task_push(rules, AG_TASK_WRAP_UP);
        ag_touch(rules->state, AG_TOUCH_TURN);
        return AG_AGAIN;
    default: return AG_DONE;
    }
}

enum { WRAP_UP_BEGINS, WRAP_UP_HAND, WRAP_UP_OVER };

// CR 503, R100.4: the hand is reduced to its maximum; then what lasts this turn ends (ag_turn_run).
ag_progress ag_turn_wrap_up(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_seat seat = state->turn.seat;
    int stage = task->stage++;
    int over_now = stage == WRAP_UP_OVER || !ag_player_in(state, seat) || state->turn.ending;
    if (over_now) return step_over(state);
    if (stage == WRAP_UP_BEGINS) {
        if (ag_turn_skips(rules, seat, AG_PART_WRAP_UP_STEP)) return AG_DONE;
        ag_part_begins(rules, AG_PART_WRAP_UP_STEP);
        // What a raid does in the wrap-up step comes first (R504.2a: resources before the hand).
        const ag_raid_def *raid = rules->catalog->raid;
        if (raid->wrap_up_power != 0) {
            ag_frame_begin(rules, raid->printed, (uint16_t)(raid->wrap_up_power - 1),
                           AG_SLOT_EFFECT, ag_nobody, seat);
        }
        return AG_AGAIN;
    }
    int over = state->piles[ag_player_at(state, seat)->hand].count - ag_hand_max(rules, seat);
    if (over <= 0) return step_over(state);  // CR 503.2a, CR 415.4b
    ag_discard_begin(rules, seat, ag_nobody, over);
    return AG_AGAIN;
}

// Inspire (CR 501.1b): as another player's cards ready, each such power may ready one exhausted
// card of its own player. All choose first, in turn order, then everything readies at once.

// One power of one card: which cards it may ready.
typedef struct ag_claim {
    ag_seat seat;
    ag_card_id card;
    const ag_filter *what;
} ag_claim;

static int claims_of(const ag_rules *rules, const ag_live *live, ag_card_id id)
{
    return live->change->field == AG_FIELD_INSPIRES && ag_live_works_on(rules, live, id)
           && ag_has_keyword(rules, id, AG_KEYWORD_INSPIRE);
}

// The claim number `nth` of all players but the turn player; 0: there are no more.
static int claim_at(const ag_rules *rules, int nth, ag_claim *out)
{
    const ag_state *state = rules->state;
    const ag_derived *derived = ag_derive_now(rules);
    ag_seat seat = 0;
    for (int i = 1; (seat = ag_player_from_turn(state, i)) != 0; i++) {
        uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            ag_card_id id = ag_card_id_of(state, slot);
            for (int j = 0; j < derived->live_count; j++) {
                if (claims_of(rules, &derived->live[j], id) && nth-- == 0) {
                    *out = (ag_claim){ seat, id, &derived->live[j].change->amount.counted };
                    return 1;
                }
            }
        }
    }
    return 0;
}

static void ready_together(ag_rules *rules, const ag_task *task)
{
    ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, state->turn.seat);
    const int rows[] = { player->party, player->resources };
    ag_card_id cards[AG_CARD_MAX];
    int count = 0;
    for (int i = 0; i < 2; i++) {
        for (uint16_t slot = state->piles[rows[i]].first; slot != 0;
             slot = state->cards[slot].next) {
            if (state->cards[slot].flags & AG_CARD_EXHAUSTED) {
                cards[count++] = ag_card_id_of(state, slot);
            }
        }
    }
    for (int i = 0; i < task->list_count; i++) cards[count++] = ag_task_card(rules, task, i);
    ag_action action = { .kind = AG_ACTION_READY,
                         .flags = AG_ACTION_SILENT,
                         .seat = state->turn.seat };
    ag_action_begin(rules, &action, cards, count);
}

enum { INSPIRE_CHOOSE, INSPIRE_READY, INSPIRE_OVER };

ag_progress ag_inspire_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    ag_claim claim;
    if (task->stage == INSPIRE_CHOOSE && ag_choice_take(rules, &picks)) {
        if (picks.count > 0) {
            ag_task_give(rules, &rules->state->options[picks.picks[0]].ref, 1);
        }
        task->inspire.next++;
        return AG_AGAIN;
    }
    if (task->stage == INSPIRE_CHOOSE  // CR 501.1b
        && claim_at(rules, task->inspire.next, &claim)) {
        ag_card_id cards[AG_CARD_MAX];
        ag_context context = { .viewer = claim.seat, .source = claim.card };
        int count = ag_filter_list(rules, claim.what, &context, cards, AG_CARD_MAX);
        int offered = 0;
        ag_choice_pick(rules, claim.seat, AG_PROMPT_INSPIRE, AG_RULE(CR_501_1b), claim.card);
        for (int i = 0; i < count; i++) {
            const ag_card *card = ag_card_at(rules->state, cards[i]);
            int own = card->controller == claim.seat && (card->flags & AG_CARD_EXHAUSTED);
            if (own && !ag_task_lists(rules, task, cards[i])) {
                ag_choice_add(rules, AG_MOVE_CARD, ag_ref_card(cards[i]));
                offered++;
            }
        }
        ag_choice_bounds(rules, 0, offered > 0);
        return ag_choice_ready(rules);
    }
    if (task->stage < INSPIRE_READY) {
        task->stage = INSPIRE_READY;
        ready_together(rules, task);
        return AG_AGAIN;
    }
    return AG_DONE;
}
