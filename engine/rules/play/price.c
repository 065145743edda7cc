// What is chosen to pay a link's cost, then paying it: all at once or nothing (CR 403.1, 707.1e).
#include "rules/play/play.h"

// ---- choosing ----

static int is_taken(const ag_rules *rules, const ag_task *task, const ag_cost *cost,
                    ag_card_id card)
{
    for (int i = 0; i < task->costs.part; i++) {
        ag_ref refs[AG_REPLY_MAX];
        int count = ag_link_targets(rules, task->link, AG_COST_INDEX + i, 0, refs, AG_REPLY_MAX);
        for (int j = 0;
             j < count && ag_pay_excludes(&cost->parts[i], &cost->parts[task->costs.part]); j++) {
            if (ag_card_id_same(ag_ref_as_card(refs[j]), card)) return 1;
        }
    }
    return 0;
}

// The cards that may pay the part that is asked about. Once `owner` is known, whose graveyard they
// come from, those of others are left out.
static int cards_for(const ag_rules *rules, const ag_task *task, const ag_cost *cost,
                     const ag_cost_part *part, ag_card_id *cards)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    int found = ag_pay_candidates(rules, link->controller, link->card, part, cards, AG_CARD_MAX);
    int count = 0;
    for (int i = 0; i < found; i++) {
        int others =
            task->costs.owner != 0 && ag_owner_of(rules->state, cards[i]) != task->costs.owner;
        if (!others && !is_taken(rules, task, cost, cards[i])) cards[count++] = cards[i];
    }
    if (part->kind != AG_COST_EXHAUST) return count;
    int left = ag_pay_ready(rules, link->controller, ag_pay_exhausted(cost, link->card))
               - ag_pay_resources(rules, link);
    return ag_toll_afford(rules, left, part->max, cards, count);
}

static void open_question(ag_rules *rules, const ag_link *link, int kind)
{
    ag_choice_open(rules, kind, (uint8_t)(1u << link->controller), AG_PROMPT_COST,
                   AG_RULE(CR_403_1), link->card);
}

// CR 405.3: no more than fatal damage can be put on a character, so more of it pays nothing.
static int damage_room(const ag_rules *rules, ag_card_id source, ag_card_id on, int most)
{
    int room = ag_health(rules, on) - ag_card_at(rules->state, on)->damage;
    AG_ASSERT(most >= 0);
    if (room < 0 || ag_packet_refuse_put(rules, source, on) != AG_REASON_NONE) return 0;
    return room < most ? room : most;
}

static ag_progress ask_part(ag_rules *rules, const ag_task *task, const ag_cost *cost)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_cost_part part = ag_pay_part(cost, task->costs.part, link->card);
    ag_card_id cards[AG_CARD_MAX];
    int count = cards_for(rules, task, cost, &part, cards);
    int damage = part.kind == AG_COST_DAMAGE;
    if (count < (damage ? 1 : part.min)) return AG_DONE;
    uint8_t owners = 0;
    for (int i = 0; i < count; i++) owners |= (uint8_t)(1u << ag_owner_of(rules->state, cards[i]));
    if (part.of_one && task->costs.owner == 0 && (owners & (owners - 1)) != 0) {
        open_question(rules, link, AG_QUESTION_PICK);
        for (ag_seat seat = 1; seat <= rules->state->seat_count; seat++) {
            if (owners & (1u << seat)) ag_choice_add(rules, AG_MOVE_SEAT, ag_ref_seat(seat));
        }
        return ag_choice_ready(rules);
    }
    open_question(rules, link, damage ? AG_QUESTION_NUMBER : AG_QUESTION_PICK);
    ag_choice_bounds(rules, part.min,
                     damage ? damage_room(rules, link->card, cards[0], part.max) : part.max);
    ag_choice_offer_cards(rules, cards, damage ? 1 : count, AG_AIM_NONE);
    return ag_choice_ready(rules);
}

// What was picked goes among the link's targets; a number that was not fixed is what it "paid".
static void take_picks(ag_rules *rules, ag_task *task, const ag_cost_part *part,
                       const ag_picks *picks)
{
    ag_state *state = rules->state;
    ag_link *link = ag_link_edit(state, task->link);
    if (part->kind == AG_COST_DAMAGE) {
        link->paid = picks->number;
        ag_target_add(rules, task->link, AG_COST_INDEX + task->costs.part, state->options[0].ref);
    }
    for (int i = 0; i < picks->count; i++) {
        ag_ref ref = state->options[picks->picks[i]].ref;
        if (ref.kind == AG_REF_SEAT) {
            task->costs.owner = ref.seat;
            return;
        }
        ag_target_add(rules, task->link, AG_COST_INDEX + task->costs.part, ref);
    }
    if (part->kind == AG_COST_COUNTERS_OF) {
        link->paid = part->amount;
    } else if (part->kind != AG_COST_DAMAGE && (part->min != part->max || part->x_count > 0)) {
        link->paid = (int16_t)picks->count;
    }
    task->costs.part++;
    task->costs.owner = 0;
}

ag_progress ag_play_costs(ag_rules *rules, ag_task *task)
{
    ag_cost cost;
    ag_picks picks;
    ag_pay_cost(rules, ag_link_at(rules->state, task->link), &cost);
    if (ag_choice_take(rules, &picks)) {
        take_picks(rules, task, &cost.parts[task->costs.part], &picks);
    }
    while (task->costs.part < cost.part_count && !ag_pay_asks(&cost.parts[task->costs.part])) {
        task->costs.part++;
    }
    if (task->costs.part >= cost.part_count) {
        // At last those whose consent it takes are asked (CR 800.1b): their answer is that of the
        // task.
        ag_link_id link = task->link;
        if (task->stage > 0) return AG_DONE;
        task->stage = 1;
        if (!ag_cost_has(&cost, AG_COST_CONCEDE)) return ag_reply_none(rules);
        ag_task_push(rules, AG_TASK_CONCEDE_ASK)->link = link;
        return AG_AGAIN;
    }
    ag_progress progress = ask_part(rules, task, &cost);
    return progress == AG_DONE ? ag_play_fail(rules) : progress;
}

// ---- paying ----

static void pay_damage(ag_rules *rules, ag_card_id on, int paid)
{
    ag_state *state = rules->state;
    if (!ag_card_exists(state, on)) return;
    ag_card *card = ag_card_edit(state, on);
    int most = ag_health(rules, on) - card->damage;
    int amount = paid < most ? paid : most;  // CR 405.3: put, never more than fatal
    if (amount > 0) {
        ag_event event = ag_event_of(rules, AG_EVENT_DAMAGE_PUT, card->controller, on);
        event.amount = amount;
        ag_happen(rules, &event);
        card->damage = (int16_t)(card->damage + amount);
        ag_touch(state, AG_TOUCH_DAMAGE);
    }
}

// What is not an action: damage that is put, and counters. 0 for any other part.
static int pay_without_action(ag_rules *rules, ag_link_id id, const ag_cost_part *part,
                              const ag_card_id *cards, int count)
{
    const ag_link *link = ag_link_at(rules->state, id);
    if (part->kind == AG_COST_REMOVE_COUNTERS) {
        int all = ag_counter_count(rules->state, link->card, part->counter);
        int number = part->all ? all : part->min;
        if (part->all || part->x_count > 0) ag_link_edit(rules->state, id)->paid = (int16_t)number;
        ag_counters_change(rules, link->card, part->counter, -number, link->controller);
        return 1;
    }
    for (int i = 0; i < count && ag_pay_action(part) == AG_ACTION_COUNT; i++) {
        if (part->kind == AG_COST_COUNTERS_OF) {
            ag_counters_change(rules, cards[i], part->counter, -part->amount, link->controller);
        } else {
            pay_damage(rules, cards[i], part->kind == AG_COST_DAMAGE ? link->paid : part->amount);
        }
    }
    return ag_pay_action(part) == AG_ACTION_COUNT;
}

static void pay_part(ag_rules *rules, ag_link_id id, const ag_cost_part *part, int index)
{
    const ag_link *link = ag_link_at(rules->state, id);
    ag_ref refs[AG_REPLY_MAX];
    ag_card_id cards[AG_REPLY_MAX];
    int count = ag_link_targets(rules, id, AG_COST_INDEX + index, 0, refs, AG_REPLY_MAX);
    for (int i = 0; i < count; i++) cards[i] = ag_ref_as_card(refs[i]);
    if (part->kind == AG_COST_CONCEDE) {
        ag_task_push(rules, AG_TASK_CONCEDE)->link = id;
        return;
    }
    if (pay_without_action(rules, id, part, cards, count)) return;
    if (part->kind == AG_COST_DECK_TO_GRAVEYARD) {
        const ag_state *state = rules->state;
        uint16_t slot = state->piles[ag_player_at(state, link->controller)->decks[0]].first;
        for (count = 0; slot != 0 && count < part->min; slot = state->cards[slot].next) {
            cards[count++] = ag_card_id_of(state, slot);
        }
    }
    if (ag_cost_is_of_this(part->kind)) {
        cards[0] = link->card;
        count = 1;
    }
    ag_action action = { .kind = ag_pay_action(part),
                         .seat = link->controller,
                         .rule = AG_RULE(CR_403_1),
                         .source = link->card };
    ag_action_begin(rules, &action, cards, count);
}

// Stage 0: the whole cost is checked and the resources exhausted; stage n: part n - 1 is paid. The
// reply of -1 takes the link back (CR 707.2).
ag_progress ag_pay_run(ag_rules *rules, ag_task *task)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_cost cost;
    ag_picks picks;
    if (link == NULL) return AG_DONE;  // its player has conceded the game to pay for it
    ag_pay_cost(rules, link, &cost);
    if (task->stage == 0) {
        int resources = ag_pay_resources(rules, link);
        if (ag_choice_take(rules, &picks)) {
            uint16_t slots[AG_CARD_MAX];
            for (int i = 0; i < picks.count; i++) {
                slots[i] = rules->state->options[picks.picks[i]].ref.slot;
            }
            ag_pay_exhaust_slots(rules, link->controller, slots, picks.count);
            task->stage = 1;
            return AG_AGAIN;
        }
        if (ag_pay_refuse(rules, link->controller, link->card, &cost, resources)
            != AG_REASON_NONE) {
            ag_reply_clear(rules);
            ag_reply_number(rules, -1);
            return AG_DONE;
        }
        ag_card_id exhausted = ag_pay_exhausted(&cost, link->card);
        int asks = (rules->state->ask_pay & (1u << link->controller)) != 0;
        if (asks && resources > 0 && ag_pay_ready(rules, link->controller, exhausted) > resources) {
            ag_choice_pick(rules, link->controller, AG_PROMPT_PAY, AG_RULE(CR_403_6), link->card);
            for (uint16_t slot = 0;
                 (slot = ag_pay_next_ready(rules, link->controller, slot, exhausted)) != 0;) {
                ag_choice_add(rules, AG_MOVE_CARD, ag_ref_card(ag_card_id_of(rules->state, slot)));
            }
            ag_choice_bounds(rules, resources, resources);
            return ag_choice_ready(rules);
        }
        ag_pay_exhaust(rules, link->controller, resources, exhausted);
        task->stage = 1;
        return AG_AGAIN;
    }
    int part = task->stage - 1;
    if (part < cost.part_count) {
        task->stage++;
        pay_part(rules, task->link, &cost.parts[part], part);
        return AG_AGAIN;
    }
    return ag_reply_none(rules);
}
