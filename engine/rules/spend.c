// Paying: all of a cost at once or nothing (CR 403.1), resources first.
#include "rules/agenda.h"
#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/concede.h"
#include "rules/counter.h"
#include "rules/deed.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/pay.h"
#include "rules/target.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static void tell_paid(ag_rules *rules, ag_seat seat, int amount)
{
    if (amount > 0) {
        ag_event event = ag_event_of(rules, AG_EVENT_PAID, seat, (ag_card_id){ 0, 0 });
        event.amount = amount;
        ag_tell(rules, &event);
    }
}

// Of resources nobody is told which; what pays without being one is seen to exhaust.
static void tire(ag_rules *rules, ag_seat seat, uint16_t slot)
{
    ag_state *state = rules->state;
    ag_card_id card = ag_card_id_of(state, slot);
    ag_card_tire(&state->cards[slot]);
    if (ag_zone(state, card) != AG_ZONE_RESOURCES) {
        ag_event event = ag_event_of(rules, AG_EVENT_EXHAUSTED, seat, card);
        ag_happen(rules, &event);
    }
}

void ag_pay_exhaust_slots(ag_rules *rules, ag_seat seat, const uint16_t *slots, int count)
{
    for (int i = 0; i < count; i++) {
        tire(rules, seat, slots[i]);
    }
    ag_touch(rules->state, AG_TOUCH_EXHAUSTED);
    tell_paid(rules, seat, count);
}

void ag_pay_exhaust(ag_rules *rules, ag_seat seat, int amount, ag_card_id except)
{
    uint16_t slots[AG_CARD_MAX];
    uint16_t slot = 0;
    for (int i = 0; i < amount; i++) {
        slot = ag_pay_next_ready(rules, seat, slot, except);
        AG_ASSERT(slot != 0);
        slots[i] = slot;
    }
    ag_pay_exhaust_slots(rules, seat, slots, amount);
}

static ag_progress ask_which(ag_rules *rules, const ag_link *link, int amount, ag_card_id tired)
{
    ag_state *state = rules->state;
    ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << link->controller), AG_PROMPT_PAY,
                   AG_RULE(CR_403_6), link->card);
    for (uint16_t slot = 0;
         (slot = ag_pay_next_ready(rules, link->controller, slot, tired)) != 0;) {
        ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(ag_card_id_of(state, slot)));
    }
    ag_choice_bounds(rules, amount, amount);
    return ag_choice_ready(rules);
}

static void exhaust_picked(ag_rules *rules, ag_seat seat, const ag_picks *picks)
{
    uint16_t slots[AG_CARD_MAX];
    for (int i = 0; i < picks->count; i++) {
        slots[i] = rules->state->options[picks->picks[i]].ref.slot;
    }
    ag_pay_exhaust_slots(rules, seat, slots, picks->count);
}

static void pay_damage(ag_rules *rules, ag_card_id on, int paid)
{
    ag_state *state = rules->state;
    if (!ag_card_exists(state, on)) {
        return;
    }
    ag_card *card = ag_card_edit(state, on);
    int most = ag_health(rules, on) - card->damage;
    int amount = paid < most ? paid : most < 0 ? 0 : most;  // CR 405.3: put, never more than fatal
    if (amount > 0) {
        ag_event event = ag_event_of(rules, AG_EVENT_DAMAGE_PUT, card->controller, on);
        event.amount = amount;
        ag_happen(rules, &event);
        card->damage = (int16_t)(card->damage + amount);
        ag_touch(state, AG_TOUCH_DAMAGE);
    }
}

static int top_of_deck(const ag_rules *rules, ag_seat seat, int wanted, ag_card_id *out)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->decks[0]].first;
    int count = 0;
    for (; slot != 0 && count < wanted; slot = state->cards[slot].next) {
        out[count++] = ag_card_id_of(state, slot);
    }
    return count;
}

// What is no deed: damage that is put, and counters. 0 where the part is another one.
static int pay_off(ag_rules *rules, ag_link_id id, const ag_cost_part *part,
                   const ag_card_id *cards, int count)
{
    const ag_link *link = ag_link_at(rules->state, id);
    if (part->kind == AG_COST_REMOVE_COUNTERS) {
        int all = ag_counter_count(rules->state, link->card, part->counter);
        int number = part->all ? all : part->min;
        if (part->all) {
            ag_link_edit(rules->state, id)->paid = (int16_t)number;
        }
        ag_counters_change(rules, link->card, part->counter, -number, link->controller);
        return 1;
    }
    for (int i = 0; i < count && ag_pay_deed(part) == AG_DEED_COUNT; i++) {
        if (part->kind == AG_COST_COUNTERS_OF) {
            ag_counters_change(rules, cards[i], part->counter, -part->amount, link->controller);
        } else {
            pay_damage(rules, cards[i], part->kind == AG_COST_DAMAGE ? link->paid : part->amount);
        }
    }
    return ag_pay_deed(part) == AG_DEED_COUNT;
}

static void pay_part(ag_rules *rules, ag_link_id id, const ag_cost_part *part, int index)
{
    const ag_link *link = ag_link_at(rules->state, id);
    ag_ref refs[AG_REPLY_MAX];
    ag_card_id cards[AG_REPLY_MAX];
    int count = ag_link_targets(rules, id, AG_COST_INDEX + index, 0, refs, AG_REPLY_MAX);
    for (int i = 0; i < count; i++) {
        cards[i] = ag_ref_as_card(refs[i]);
    }
    if (part->kind == AG_COST_CONCEDE) {
        ag_task_push(rules, AG_TASK_CONCEDE)->link = id;
        return;
    }
    if (pay_off(rules, id, part, cards, count)) {
        return;
    }
    if (part->kind == AG_COST_DECK_TO_GRAVEYARD) {
        count = top_of_deck(rules, link->controller, part->min, cards);
    }
    if (part->kind <= AG_COST_TO_HAND_THIS) {
        cards[0] = link->card;
        count = 1;
    }
    ag_deed deed = { .kind = ag_pay_deed(part),
                     .seat = link->controller,
                     .rule = AG_RULE(CR_403_1),
                     .source = link->card };
    ag_deed_begin(rules, &deed, cards, count);
}

// Stage 0: the whole cost is checked and the resources exhausted; stage n: part n - 1 is paid. The
// reply of -1 takes the link back (CR 707.2).
ag_progress ag_pay_run(ag_rules *rules, ag_task *task)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_cost cost;
    ag_picks picks;
    if (link == NULL) {
        return AG_DONE;  // its player has conceded the game to pay for it
    }
    ag_pay_cost(rules, link, &cost);
    if (task->stage == 0) {
        int resources = ag_pay_resources(rules, link);
        if (ag_choice_take(rules, &picks)) {
            exhaust_picked(rules, link->controller, &picks);
            task->stage = 1;
            return AG_AGAIN;
        }
        if (ag_pay_refuse(rules, link->controller, link->card, &cost, resources)
            != AG_REASON_NONE) {
            ag_reply_clear(rules);
            ag_reply_number(rules, -1);
            return AG_DONE;
        }
        ag_card_id tired = ag_pay_tired(&cost, link->card);
        int asks = (rules->state->ask_pay & (1u << link->controller)) != 0;
        if (asks && resources > 0 && ag_pay_ready(rules, link->controller, tired) > resources) {
            return ask_which(rules, link, resources, tired);
        }
        ag_pay_exhaust(rules, link->controller, resources, tired);
        task->stage = 1;
        return AG_AGAIN;
    }
    int part = task->stage - 1;
    if (part < cost.part_count) {
        task->stage++;
        pay_part(rules, task->link, &cost.parts[part], part);
        return AG_AGAIN;
    }
    ag_reply_clear(rules);
    return AG_DONE;
}
