// Copies of links: a duplicate takes over all that was chosen, and nobody plays it (CR 402.1).
#include "rules/chain/chain.h"

// ---- a duplicate ----

static int targets_of(const ag_state *state, uint16_t place)
{
    int count = 0;
    for (int i = 1; i < state->used.targets; i++) count += state->targets[i].link == place;
    return count;
}

static ag_link_id duplicate(ag_rules *rules, ag_link_id id, ag_seat seat)
{
    ag_state *state = rules->state;
    ag_link original = *ag_link_known(state, id);  // a copy: links move as one is opened
    uint16_t place = ag_link_place(state, id);
    ag_card_id card = ag_card_open(state, original.printed, seat, 0, AG_CARD_COPY);
    ag_pile_put(state, card.slot, ag_pile_of(state, AG_ZONE_CHAIN, 0, 0), 0);
    ag_card_edit(state, card)->controller = seat;  // CR 402.1a
    uint8_t kept = original.flags & AG_LINK_UNINTERRUPTIBLE;
    ag_link_id copy = ag_link_open(rules, &(ag_link){ .kind = AG_LINK_CARD,
                                                      .flags = (uint8_t)(AG_LINK_COSTLESS | kept),
                                                      .card = card,
                                                      .printed = original.printed,
                                                      .power = original.power,
                                                      .controller = seat });
    // CR 402.1b: choices, modes, X, targets, and what was done to pay.
    ag_link *link = ag_link_edit(state, copy);
    ag_link own = *link;
    *link = original;
    link->x = original.x;
    link->life = own.life;
    link->flags = own.flags;
    link->card = own.card;
    link->controller = own.controller;
    link->order = own.order;
    int count = state->used.targets;
    for (int i = 1; i < count; i++) {
        if (state->targets[i].link == place) {
            AG_ASSERT(state->used.targets < AG_TARGET_MAX);
            ag_target *target = &state->targets[state->used.targets++];
            *target = state->targets[i];
            target->link = copy.slot;
            target->gone = 0;
        }
    }
    state->links_added++;
    state->turn.passes = 0;
    return copy;
}

void ag_copy_begin(ag_rules *rules, ag_link_id original, ag_seat seat, int new_targets)
{
    const ag_link *link = ag_link_known(rules->state, original);
    ag_task *task = ag_task_push(rules, AG_TASK_COPY);
    int copies = link != NULL && link->kind == AG_LINK_CARD;  // CR 402.1
    task->link = copies ? original : (ag_link_id){ 0, 0 };
    task->seat = seat;
    task->copy.new_targets = (uint8_t)(new_targets != 0);
}

ag_card_id ag_copy_of_card(ag_rules *rules, ag_card_id original, ag_seat seat)
{
    ag_state *state = rules->state;
    uint16_t printed = ag_printed_of(state, original);
    if (printed == 0 || ag_card_room(state) == 0) return ag_nobody;  // CR 402.2
    ag_card_id copy = ag_card_open(state, printed, seat, 0, AG_CARD_COPY);
    ag_pile_put(state, copy.slot, ag_player_at(state, seat)->aside, 1);
    return copy;
}

// ---- its targets ----

// The n-th of its targets in the order of its text; 0: none.
static int nth_target(const ag_rules *rules, ag_link_id copy, int n, int *index, ag_ref *out)
{
    for (*index = 0; *index < AG_LINK_TARGET_MAX; (*index)++) {
        ag_ref refs[AG_TARGET_MAX];
        int count = ag_link_targets(rules, copy, *index, 0, refs, AG_TARGET_MAX);
        if (n < count) {
            *out = refs[n];
            return 1;
        }
        n -= count;
    }
    return 0;
}

static void tell_all(ag_rules *rules, const ag_task *task, ag_card_id original)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_event event = ag_event_of(rules, AG_EVENT_COPIED, link->controller, link->card);
    event.card_printed = link->printed;
    event.link = task->link;
    event.source = original;
    event.source_printed = link->printed;
    ag_happen(rules, &event);
    ag_ref ref;
    int index;
    for (int n = 0; nth_target(rules, task->link, n, &index, &ref); n++) {
        ag_target_tell(rules, task->link, ref);
    }
}

// `link` is the original, then its copy, `source` the original's card.
static ag_progress make(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    const ag_link *original = ag_link_known(state, task->link);
    ag_reply_clear(rules);
    if (original == NULL || !ag_player_in(state, task->seat)) return AG_DONE;
    int targets = targets_of(state, ag_link_place(state, task->link));
    if (ag_card_room(state) == 0 || ag_chain_room(state) == 0
        || state->used.targets + targets > AG_TARGET_MAX) {
        ag_limit_tell(rules, task->seat, ag_nobody, AG_RULE(CR_402_1));
        return AG_DONE;
    }
    task->source = original->card;
    task->link = duplicate(rules, task->link, task->seat);
    task->stage = 1;
    return AG_AGAIN;
}

ag_progress ag_copy_run(ag_rules *rules, ag_task *task)
{
    if (task->stage == 0) return make(rules, task);
    ag_picks picks;
    ag_ref old;
    int index;
    if (ag_link_at(rules->state, task->link) == NULL) {
        return ag_reply_none(rules);  // its player left the game in the middle of it
    }
    if (ag_choice_take(rules, &picks)) {
        ag_ref picked = rules->state->options[picks.picks[0]].ref;
        nth_target(rules, task->link, task->copy.next, &index, &old);
        ag_link_target_replace(rules, task->link, index, old, picked);
        task->copy.next++;
    }
    if (task->copy.new_targets && nth_target(rules, task->link, task->copy.next, &index, &old)) {
        // CR 402.1c: it may stay as it is, legal or not.
        const ag_link *link = ag_link_at(rules->state, task->link);
        const ag_target_def *def = ag_link_target(rules, link, index);
        ag_context context = { .viewer = link->controller, .source = link->card, .x = link->x };
        ag_ref refs[AG_CARD_MAX];
        int count = ag_target_list(rules, def, &context, refs, AG_CARD_MAX);
        ag_choice_pick(rules, link->controller, AG_PROMPT_COPY, AG_RULE(CR_402_1c), link->card);
        ag_choice_offer(rules, old, def->aim);
        for (int i = 0; i < count; i++) {
            if (ag_target_change_refuse(rules, task->link, old, refs[i]) == AG_REASON_NONE) {
                ag_choice_offer(rules, refs[i], def->aim);
            }
        }
        return ag_choice_ready(rules);
    }
    tell_all(rules, task, task->source);
    ag_reply_clear(rules);
    ag_reply_add(rules, ag_ref_link(task->link));
    return AG_DONE;
}
