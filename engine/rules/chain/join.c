// Triggers join the chain before the next player gets priority (CR 708); loops end (CR 803).
#include "rules/chain/chain.h"

#include <string.h>

// One player's waiting triggers, oldest first, to the newest of this round. Returns how many.
static int waiting_of(const ag_state *state, ag_seat seat, uint32_t newest, int *out)
{
    int count = 0;
    for (int i = 1; i < state->used.waiting; i++) {
        if (state->waiting[i].controller == seat && state->waiting[i].order <= newest) {
            out[count++] = i;
        }
    }
    return count;
}

// 1 resolves first, so it is added last; what has no order resolves after all that have one.
static int order_of(const ag_rules *rules, int waiting)
{
    const ag_waiting *one = &rules->state->waiting[waiting];
    int order = ag_catalog_card(rules->catalog, one->printed)->powers[one->power].watch.order;
    return order != 0 ? order : UINT8_MAX;
}

static int all_alike(const ag_state *state, const int *waiting, int count)
{
    const ag_waiting *first = &state->waiting[waiting[0]];
    for (int i = 1; i < count; i++) {
        const ag_waiting *other = &state->waiting[waiting[i]];
        if (other->printed != first->printed || other->power != first->power
            || other->x != first->x) {
            return 0;
        }
    }
    return 1;
}

static void waiting_drop(ag_state *state, int index)
{
    memmove(&state->waiting[index], &state->waiting[index + 1],
            (size_t)(state->used.waiting - index - 1) * sizeof state->waiting[0]);
    state->waiting[--state->used.waiting] = (ag_waiting){ .printed = 0 };
}

int ag_trigger_declines(ag_rules *rules, const ag_link *link)
{
    if (rules->state->turn_triggers <= AG_TURN_TRIGGERS_MAX) return 0;
    rules->state->turn_triggers = AG_TURN_TRIGGERS_MAX - AG_LOOP_AGAIN;
    ag_event event = ag_event_of(rules, AG_EVENT_LOOP_LEFT, link->controller, link->card);
    event.card_printed = ag_shown_as(rules, link->printed, link->card, link->given);
    ag_announce(rules, &event);
    return 1;
}

// CR 803.3: triggers that set each other off without end run AG_TURN_TRIGGERS_MAX times in a turn,
// then one of them does not trigger, play continues, and the next is left out AG_LOOP_AGAIN
// triggers later. A turn in which AG_LOOPS_ENDED_MAX of them did not help is a draw.
static int ends_a_loop(ag_rules *rules, const ag_waiting *waiting)
{
    ag_state *state = rules->state;
    // CR 803.2: a player who may decline ends the loop.
    if (state->turn_triggers < AG_TURN_TRIGGERS_MAX
        || ag_catalog_card(rules->catalog, waiting->printed)->powers[waiting->power].watch.may) {
        return 0;
    }
    if (state->loops_ended++ >= AG_LOOPS_ENDED_MAX) {
        ag_end_as_loop(rules);
        return 1;
    }
    state->turn_triggers = AG_TURN_TRIGGERS_MAX - AG_LOOP_AGAIN;
    ag_event event = ag_event_of(rules, AG_EVENT_LOOP_ENDS, waiting->controller, waiting->source);
    event.card_printed = ag_shown_as(rules, waiting->printed, waiting->source, waiting->given);
    ag_announce(rules, &event);
    return 1;
}

static void add_to_chain(ag_rules *rules, int index)
{
    ag_state *state = rules->state;
    ag_waiting waiting = state->waiting[index];
    waiting_drop(state, index);
    if (!ends_a_loop(rules, &waiting)) {
        state->turn_triggers++;
        ag_trigger_link(rules, &waiting);
    }
}

// CR 708.1a: what waits as a round begins is added in it; what triggers meanwhile waits for the
// next. The newest of the current round, or else of a new one; 0: nobody who is still in the game
// waits.
static uint32_t round_of(const ag_state *state, uint32_t goes_on)
{
    uint32_t newest = 0;
    for (int i = 1; i < state->used.waiting; i++) {
        const ag_waiting *one = &state->waiting[i];
        int waits = ag_player_in(state, one->controller);
        if (waits && one->order <= goes_on) return goes_on;
        newest = waits && one->order > newest ? one->order : newest;
    }
    return newest;
}

// CR 708.1: the turn player adds all of their own first, then the others; CR 708.1b: till none
// waits.
ag_progress ag_trigger_add_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        add_to_chain(rules, state->options[picks.picks[0]].value);
        return AG_AGAIN;
    }
    task->triggers.newest = round_of(state, task->triggers.newest);
    for (int nth = 0;; nth++) {
        int waiting[AG_WAITING_MAX];
        ag_seat seat = ag_player_from_turn(state, nth);  // CR 708.1a
        if (seat == 0) break;
        int count = waiting_of(state, seat, task->triggers.newest, waiting);
        // CR 708.1a: of those that wait, a player orders only what no card orders. Returns how many
        // stay.
        int latest = 0, kept = 0;
        for (int i = 0; i < count; i++) {
            int order = order_of(rules, waiting[i]);
            kept = order > latest ? 0 : kept;
            latest = order > latest ? order : latest;
            if (order == latest) waiting[kept++] = waiting[i];
        }
        count = kept;
        // they wait until the chain is shorter
        if (count > 0 && ag_chain_room(state) == 0) return AG_DONE;
        if (count > 1 && !all_alike(state, waiting, count)) {
            ag_choice_pick(rules, seat, AG_PROMPT_TRIGGER_ORDER, AG_RULE(CR_708_1), ag_nobody);
            for (int i = 0; i < count; i++) {
                const ag_waiting *one = &state->waiting[waiting[i]];
                ag_option *option = ag_choice_add(rules, AG_MOVE_TRIGGER, ag_ref_card(one->source));
                option->power = one->power;
                option->value = (int16_t)waiting[i];
            }
            return ag_choice_ready(rules);
        }
        if (count > 0) {
            add_to_chain(rules, waiting[0]);
            return AG_AGAIN;
        }
    }
    // What is left belongs to players who are no longer in the game.
    while (state->used.waiting > 1) waiting_drop(state, 1);
    return AG_DONE;
}
