// Costs: counted before anything is paid, then paid as one.
#include "rules/pay.h"

#include "rules/agenda.h"
#include "rules/can.h"
#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/counter.h"
#include "rules/deed.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/filter.h"
#include "rules/target.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static const ag_cost free_of_cost = { .resources = 0 };

// CR 403.6, 412.2: resources pay whether they lie face up or face down.
static uint16_t next_ready(const ag_rules *rules, ag_seat seat, uint16_t after)
{
    const ag_state *state = rules->state;
    uint16_t slot = after != 0 ? state->cards[after].next
                               : state->piles[ag_player_at(state, seat)->resources].first;
    int pays = AG_RULE_HOLDS(CR_412_2) ? 0 : AG_CARD_FACE_DOWN;  // what the flags must be
    while (slot != 0
           && ((state->cards[slot].flags & AG_CARD_EXHAUSTED)
               || (state->cards[slot].flags & pays) != pays
               || ag_cant(rules, ag_card_id_of(state, slot), AG_CANT_EXHAUST))) {
        slot = state->cards[slot].next;
    }
    return slot;
}

int ag_pay_ready(const ag_rules *rules, ag_seat seat)
{
    int ready = 0;
    for (uint16_t slot = 0; (slot = next_ready(rules, seat, slot)) != 0;) {
        ready++;
    }
    return ready;
}

// CR 103.2: what can't be destroyed pays no cost by it.
static int can_be_a_price(const ag_rules *rules, ag_card_id card)
{
    return !ag_is_boss(rules, card) && !ag_cant_be_destroyed(rules, card);
}

static int is_no_price(const ag_rules *rules, int kind, ag_card_id card)
{
    switch (kind) {
    case AG_COST_DESTROY: return !can_be_a_price(rules, card);
    case AG_COST_DISCARD: return ag_cant_be_discarded(rules, card);
    case AG_COST_EXHAUST: return ag_cant(rules, card, AG_CANT_EXHAUST);
    default: return 0;
    }
}

int ag_pay_candidates(const ag_rules *rules, ag_seat seat, ag_card_id card,
                      const ag_cost_part *part, ag_card_id *out, int capacity)
{
    const ag_state *state = rules->state;
    ag_filter filter = part->filter;
    ag_lens lens = { .viewer = seat, .source = card };
    if (part->kind == AG_COST_DISCARD) {
        filter.zones = AG_BIT(AG_ZONE_HAND);
        filter.except = card;
    }
    filter.whose = AG_WHOSE_YOURS;  // CR 403.5: what others control only where the text says so
    if (part->kind == AG_COST_EXHAUST) {
        filter.is |= AG_IS_READY;
    }
    ag_card_id found[AG_CARD_MAX];
    int count = ag_filter_list(rules, &filter, &lens, found, AG_CARD_MAX);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (!is_no_price(rules, part->kind, found[i]) && ag_card_exists(state, found[i])) {
            if (kept < capacity) {
                out[kept] = found[i];
            }
            kept++;
        }
    }
    return kept;
}

// CR 403.1: what one part of the cost takes, another can't take again.
ag_cost_part ag_pay_part(const ag_cost *cost, int index, ag_card_id card)
{
    ag_cost_part part = cost->parts[index];
    int of_this = part.kind == AG_COST_EXHAUST   ? AG_COST_EXHAUST_THIS
                  : part.kind == AG_COST_DESTROY ? AG_COST_DESTROY_THIS
                                                 : AG_COST_NONE;
    for (int i = 0; i < cost->part_count && of_this != AG_COST_NONE; i++) {
        if (cost->parts[i].kind == of_this) {
            part.filter.except = card;
        }
    }
    return part;
}

static const char *part_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id,
                               const ag_cost_part *part)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    switch (part->kind) {
    case AG_COST_EXHAUST_THIS:
        if (ag_cant(rules, id, AG_CANT_EXHAUST)) {
            return "CR 103.2: an effect keeps it from exhausting";
        }
        return card == NULL
                       || (AG_RULE_HOLDS(CR_411_1) && AG_RULE_HOLDS(CR_701_3)
                           && (card->flags & AG_CARD_EXHAUSTED))
                   ? "CR 411.1: it is exhausted"
                   : NULL;
    case AG_COST_DESTROY_THIS:
        return card == NULL || !can_be_a_price(rules, id) ? "CR 403.1: it cannot pay with itself"
                                                          : NULL;
    case AG_COST_REMOVE_THIS:
        if (ag_cant(rules, id, AG_CANT_BE_REMOVED) || ag_cant(rules, id, AG_CANT_LEAVE_PLAY)) {
            return "CR 103.2: an effect keeps it from being removed";
        }
        return card == NULL || ag_is_boss(rules, id) ? "CR 403.1: it cannot pay with itself" : NULL;
    case AG_COST_FLIP_THIS:
        if (ag_cant(rules, id, AG_CANT_FLIP)) {
            return "CR 103.2: an effect keeps it from flipping";
        }
        return ag_card_def_of(state, rules->catalog, id)->side_count < 2
                   ? "CR 403.1: it has one side"
                   : NULL;
    case AG_COST_FACE_DOWN_THIS:
        return ag_zone(state, id) != AG_ZONE_RESOURCES || ag_card_is_blank(card)
                   ? "CR 403.1: it is no face-up resource"
                   : NULL;
    case AG_COST_REMOVE_COUNTERS:
        return ag_counter_count(state, id, part->counter) < part->min ? "CR 403.1: too few counters"
                                                                      : NULL;
    case AG_COST_DISCARD:
    case AG_COST_DESTROY:
    case AG_COST_EXHAUST:
    case AG_COST_DAMAGE:
        return ag_pay_candidates(rules, seat, id, part, NULL, 0)
                       < (part->kind == AG_COST_DAMAGE ? 1 : part->min)
                   ? "CR 403.1: not enough to pay the cost with"
                   : NULL;
    default: return NULL;
    }
}

const char *ag_pay_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost,
                          int resources)
{
    if (AG_RULE_HOLDS(CR_403_6) && ag_pay_ready(rules, seat) < resources) {
        return "CR 403.6: not enough ready resources";
    }
    for (int i = 0; i < cost->part_count && AG_RULE_HOLDS(CR_403_1); i++) {
        ag_cost_part part = ag_pay_part(cost, i, card);
        const char *reason = part_refuse(rules, seat, card, &part);
        if (reason != NULL) {
            return reason;
        }
    }
    return NULL;
}

const ag_cost *ag_pay_cost(const ag_rules *rules, const ag_link *link)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    if (link->flags & AG_LINK_COSTLESS) {
        return &free_of_cost;
    }
    if (link->kind == AG_LINK_CARD) {
        return &def->extra_cost;
    }
    return link->kind == AG_LINK_EFFECT ? &def->powers[link->power].cost : &free_of_cost;
}

// CR 707.1: the cost, then what is added to it, then what reduces it, never below 0.
int ag_pay_resources(const ag_rules *rules, const ag_link *link)
{
    const ag_cost *cost = ag_pay_cost(rules, link);
    int resources = (AG_RULE_HOLDS(CR_403_6b) ? cost->resources : 0) + cost->x_count * link->x;
    if (link->kind == AG_LINK_CARD && !(link->flags & AG_LINK_COSTLESS)) {
        const ag_side_def *side = &ag_catalog_card(rules->catalog, link->printed)->side[0];
        int printed = side->cost + side->cost_x * link->x;
        resources += AG_RULE_HOLDS(CR_707_1) && AG_RULE_HOLDS(CR_707_1e)
                         ? ag_play_cost(rules, link->card, link->controller, printed)
                         : printed;
    }
    return resources < 0 ? 0 : resources;
}

int ag_pay_picks(const ag_cost *cost)
{
    int picks = 0;
    for (int i = 0; i < cost->part_count; i++) {
        const ag_cost_part *part = &cost->parts[i];
        int takes = part->kind >= AG_COST_DISCARD && part->kind <= AG_COST_EXHAUST;
        picks += part->kind == AG_COST_DAMAGE ? 1 : takes ? part->max : 0;
    }
    return picks;
}

// ---- paying ----

static void tell_paid(ag_rules *rules, ag_seat seat, int amount)
{
    if (amount > 0) {
        ag_event event = ag_event_of(rules, AG_EVENT_PAID, seat, (ag_card_id){ 0, 0 });
        event.amount = amount;
        ag_tell(rules, &event);
    }
}

void ag_pay_exhaust(ag_rules *rules, ag_seat seat, int amount)
{
    ag_state *state = rules->state;
    uint16_t slot = 0;
    for (int i = 0; i < amount; i++) {
        slot = next_ready(rules, seat, slot);
        AG_ASSERT(slot != 0);
        state->cards[slot].flags |= AG_CARD_EXHAUSTED;
    }
    ag_touch(state, AG_TOUCH_EXHAUSTED);
    tell_paid(rules, seat, amount);
}

static ag_progress ask_which(ag_rules *rules, const ag_link *link, int amount)
{
    ag_state *state = rules->state;
    ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << link->controller), AG_PROMPT_PAY,
                   AG_RULE(CR_403_6), link->card);
    for (uint16_t slot = 0; (slot = next_ready(rules, link->controller, slot)) != 0;) {
        ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(ag_card_id_of(state, slot)));
    }
    ag_choice_bounds(rules, amount, amount);
    return ag_choice_ready(rules);
}

static void exhaust_picked(ag_rules *rules, ag_seat seat, const ag_picks *picks)
{
    ag_state *state = rules->state;
    for (int i = 0; i < picks->count; i++) {
        state->cards[state->options[picks->picks[i]].ref.slot].flags |= AG_CARD_EXHAUSTED;
    }
    ag_touch(state, AG_TOUCH_EXHAUSTED);
    tell_paid(rules, seat, picks->count);
}

static const uint8_t deed_of_part[] = {
    [AG_COST_EXHAUST_THIS] = AG_DEED_EXHAUST,     [AG_COST_DESTROY_THIS] = AG_DEED_DESTROY,
    [AG_COST_REMOVE_THIS] = AG_DEED_REMOVE,       [AG_COST_FLIP_THIS] = AG_DEED_FLIP,
    [AG_COST_FACE_DOWN_THIS] = AG_DEED_FACE_DOWN, [AG_COST_DISCARD] = AG_DEED_DISCARD,
    [AG_COST_DESTROY] = AG_DEED_DESTROY,          [AG_COST_EXHAUST] = AG_DEED_EXHAUST,
};

static void pay_damage(ag_rules *rules, ag_link_id id, ag_card_id on)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, on);
    int most = ag_health(rules, on) - card->damage;
    int paid = ag_link_at(state, id)->paid;
    int amount = paid < most ? paid : most < 0 ? 0 : most;  // CR 405.3: put, never more than fatal
    if (amount > 0) {
        ag_event event = ag_event_of(rules, AG_EVENT_DAMAGE_PUT, card->controller, on);
        event.amount = amount;
        ag_happen(rules, &event);
        card->damage = (int16_t)(card->damage + amount);
        ag_touch(state, AG_TOUCH_DAMAGE);
    }
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
    if (part->kind == AG_COST_DAMAGE) {
        pay_damage(rules, id, cards[0]);
        return;
    }
    if (part->kind == AG_COST_REMOVE_COUNTERS) {
        ag_counters_change(rules, link->card, part->counter, -part->min, link->controller);
        return;
    }
    if (part->kind < AG_COST_DISCARD) {
        cards[0] = link->card;
        count = 1;
    }
    ag_deed deed = { .kind = deed_of_part[part->kind],
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
    const ag_cost *cost = ag_pay_cost(rules, link);
    ag_picks picks;
    if (task->stage == 0) {
        int resources = ag_pay_resources(rules, link);
        if (ag_choice_take(rules, &picks)) {
            exhaust_picked(rules, link->controller, &picks);
            task->stage = 1;
            return AG_AGAIN;
        }
        if (ag_pay_refuse(rules, link->controller, link->card, cost, resources) != NULL) {
            ag_reply_clear(rules);
            ag_reply_number(rules, -1);
            return AG_DONE;
        }
        int asks = (rules->state->ask_pay & (1u << link->controller)) != 0;
        if (asks && resources > 0 && ag_pay_ready(rules, link->controller) > resources) {
            return ask_which(rules, link, resources);
        }
        ag_pay_exhaust(rules, link->controller, resources);
        task->stage = 1;
        return AG_AGAIN;
    }
    int part = task->stage - 1;
    if (part < cost->part_count) {
        task->stage++;
        pay_part(rules, task->link, &cost->parts[part], part);
        return AG_AGAIN;
    }
    ag_reply_clear(rules);
    return AG_DONE;
}
