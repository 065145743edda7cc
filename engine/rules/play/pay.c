// What a cost can be paid with (CR 403): the natural payment, cards for each part, why not.
#include "rules/play/play.h"

// What is done to the cards of a part, whether they go elsewhere by it, whether they are chosen.
static const struct {
    uint8_t action;
    uint8_t leaves;
    uint8_t chosen;
} kinds[AG_COST_KIND_COUNT] = {
    [AG_COST_EXHAUST_THIS] = { AG_ACTION_EXHAUST, 0, 0 },
    [AG_COST_DESTROY_THIS] = { AG_ACTION_DESTROY, 1, 0 },
    [AG_COST_REMOVE_THIS] = { AG_ACTION_REMOVE, 1, 0 },
    [AG_COST_FLIP_THIS] = { AG_ACTION_FLIP, 0, 0 },
    [AG_COST_FACE_DOWN_THIS] = { AG_ACTION_FACE_DOWN, 0, 0 },
    [AG_COST_TO_HAND_THIS] = { AG_ACTION_TO_HAND, 1, 0 },
    [AG_COST_DISCARD] = { AG_ACTION_DISCARD, 1, 1 },
    [AG_COST_DESTROY] = { AG_ACTION_DESTROY, 1, 1 },
    [AG_COST_EXHAUST] = { AG_ACTION_EXHAUST, 0, 1 },
    [AG_COST_REMOVE] = { AG_ACTION_REMOVE, 1, 1 },
    [AG_COST_TO_HAND] = { AG_ACTION_TO_HAND, 1, 1 },
    [AG_COST_TO_BOTTOM] = { AG_ACTION_TO_DECK_BOTTOM, 1, 1 },
    [AG_COST_FLIP] = { AG_ACTION_FLIP, 0, 1 },
    [AG_COST_FACE_DOWN] = { AG_ACTION_FACE_DOWN, 0, 1 },
    [AG_COST_REVEAL] = { AG_ACTION_REVEAL, 0, 1 },
    [AG_COST_COUNTERS_OF] = { AG_ACTION_COUNT, 0, 1 },
    [AG_COST_DAMAGE_ON] = { AG_ACTION_COUNT, 0, 1 },
    [AG_COST_DAMAGE] = { AG_ACTION_COUNT, 0, 1 },
    [AG_COST_REMOVE_COUNTERS] = { AG_ACTION_COUNT, 0, 0 },
    [AG_COST_DECK_TO_GRAVEYARD] = { AG_ACTION_TO_GRAVEYARD, 0, 0 },
    [AG_COST_CONCEDE] = { AG_ACTION_COUNT, 1, 0 },  // last of all
};

int ag_cost_has(const ag_cost *cost, int kind)
{
    for (int i = 0; i < cost->part_count; i++) {
        if (cost->parts[i].kind == kind) return 1;
    }
    return 0;
}

ag_card_id ag_pay_exhausted(const ag_cost *cost, ag_card_id card)
{
    return ag_cost_has(cost, AG_COST_EXHAUST_THIS) ? card : ag_nobody;
}

// Where a part takes its cards from, and whose. The card itself pays where it lies, unless it has
// left that zone to be played.
static ag_filter filter_of(const ag_rules *rules, const ag_cost_part *part, ag_card_id card)
{
    ag_filter filter = part->filter;
    uint16_t outside = (uint16_t) ~(AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES));
    if (part->kind == AG_COST_DISCARD || part->kind == AG_COST_REVEAL) {
        filter.zones = AG_BIT(AG_ZONE_HAND);
    }
    if (part->kind == AG_COST_FACE_DOWN) filter.zones = AG_BIT(AG_ZONE_RESOURCES);
    if (filter.zones == 0 && (filter.is & AG_IS_THIS)) {
        filter.zones = (uint16_t)AG_BIT(ag_zone(rules->state, card));
    }
    if (part->moves) filter.except = card;
    // CR 403.5: what others control only if the text says "friendly".
    int friendly = filter.whose == AG_WHOSE_FRIENDLY;
    int in_play = filter.zones == 0 || !(filter.zones & outside);
    if (!friendly && (in_play || filter.zones == AG_BIT(AG_ZONE_HAND))) {
        filter.whose = AG_WHOSE_YOURS;
    }
    return filter;
}

// All from the graveyard of one player, if the part says so: players who have too few are left out.
static int of_one_graveyard(const ag_rules *rules, int min, ag_card_id *cards, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        int beside = 0;
        for (int j = 0; j < count; j++) {
            beside += ag_owner_of(rules->state, cards[j]) == ag_owner_of(rules->state, cards[i]);
        }
        if (beside < min) cards[i].slot = 0;
    }
    for (int i = 0; i < count; i++) {
        if (cards[i].slot != 0) cards[kept++] = cards[i];
    }
    return kept;
}

// CR 103.2, 403.1: what can't happen to a card, or would not, pays no cost.
static int is_no_price(const ag_rules *rules, ag_seat seat, ag_card_id source,
                       const ag_cost_part *part, ag_card_id card)
{
    ag_task action = { .action.kind = kinds[part->kind].action, .seat = seat, .source = source };
    if (part->kind == AG_COST_COUNTERS_OF) {
        return ag_counter_count(rules->state, card, part->counter) < part->amount;
    }
    if (part->kind == AG_COST_DAMAGE_ON) {
        return ag_packet_refuse_put(rules, source, card) != AG_REASON_NONE;
    }
    int boss = part->kind == AG_COST_DESTROY && ag_is_boss(rules, card);
    // It can't be exhausted twice: what pays for resources does nothing else.
    int pays = part->kind == AG_COST_EXHAUST && ag_pay_is_payer(rules, card);
    int happens = action.action.kind == AG_ACTION_COUNT
                  || (ag_action_can(rules, &action, card)
                      && !ag_action_is_replaced(rules, action.action.kind, seat, source, card));
    return boss || pays || !happens;
}

int ag_pay_candidates(const ag_rules *rules, ag_seat seat, ag_card_id card,
                      const ag_cost_part *part, ag_card_id *out, int capacity)
{
    ag_filter filter = filter_of(rules, part, card);
    ag_context context = { .viewer = seat, .source = card };
    ag_card_id found[AG_CARD_MAX];
    int count = ag_filter_list(rules, &filter, &context, found, AG_CARD_MAX);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (!is_no_price(rules, seat, card, part, found[i])
            && ag_card_exists(rules->state, found[i])) {
            found[kept++] = found[i];
        }
    }
    if (part->of_one) kept = of_one_graveyard(rules, part->min, found, kept);
    for (int i = 0; i < kept && i < capacity; i++) out[i] = found[i];
    return kept;
}

int ag_pay_asks(const ag_cost_part *part)
{
    AG_ASSERT(part->kind < AG_COST_KIND_COUNT);
    return kinds[part->kind].chosen;
}

// CR 403.1: what one part takes, another of its kind, or one that would move it, can't take.
int ag_pay_excludes(const ag_cost_part *part, const ag_cost_part *other)
{
    int action = kinds[part->kind].action;
    return part->kind == other->kind || (kinds[part->kind].leaves && kinds[other->kind].leaves)
           || (action != AG_ACTION_COUNT && action == kinds[other->kind].action);
}

ag_cost_part ag_pay_part(const ag_cost *cost, int index, ag_card_id card)
{
    ag_cost_part part = cost->parts[index];
    for (int i = 0; i < cost->part_count && ag_pay_asks(&part); i++) {
        const ag_cost_part *other = &cost->parts[i];
        if (ag_cost_is_of_this(other->kind) && ag_pay_excludes(&part, other)) {
            part.filter.except = card;
        }
    }
    return part;
}

static ag_reason own_part_refuse(const ag_rules *rules, ag_card_id id, const ag_cost_part *part)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    switch (part->kind) {
    case AG_COST_EXHAUST_THIS:
        if (ag_cant(rules, id, AG_CANT_EXHAUST)) return AG_REFUSE(CR_103_2, CANT_EXHAUST);
        return card == NULL || (card->flags & AG_CARD_EXHAUSTED)  // CR 701.3
                   ? AG_REFUSE(CR_411_1, EXHAUSTED)
                   : AG_REASON_NONE;
    case AG_COST_DESTROY_THIS:  // CR 103.2; R101.3a: a Boss may say so of itself
        return card == NULL || !ag_in_play(state, id) || ag_cant_be_destroyed(rules, id)
                   ? AG_REFUSE(CR_403_1, NOT_ITSELF)  // CR 415.9d: in play alone
                   : AG_REASON_NONE;
    case AG_COST_REMOVE_THIS:
        if (ag_cant(rules, id, AG_CANT_BE_REMOVED) || ag_cant_leave_play(rules, id)) {
            return AG_REFUSE(CR_103_2, CANT_BE_REMOVED);
        }
        return card == NULL || ag_is_boss(rules, id) ? AG_REFUSE(CR_403_1, NOT_ITSELF)
                                                     : AG_REASON_NONE;
    case AG_COST_TO_HAND_THIS:
        return card == NULL || ag_zone(state, id) == AG_ZONE_HAND || ag_is_boss(rules, id)
                       || ag_cant_leave_play(rules, id)
                   ? AG_REFUSE(CR_403_1, NOT_ITSELF)
                   : AG_REASON_NONE;
    case AG_COST_FLIP_THIS:
        if (ag_cant(rules, id, AG_CANT_FLIP)) return AG_REFUSE(CR_103_2, CANT_FLIP);
        return ag_card_def_of(state, rules->catalog, id)->side_count < 2
                   ? AG_REFUSE(CR_403_1, ONE_SIDE)
                   : AG_REASON_NONE;
    default:
        return ag_zone(state, id) != AG_ZONE_RESOURCES || ag_card_is_blank(card)
                   ? AG_REFUSE(CR_403_1, NOT_FACE_UP)
                   : AG_REASON_NONE;
    }
}

static ag_reason part_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id,
                             const ag_cost_part *part)
{
    const ag_state *state = rules->state;
    if (ag_cost_is_of_this(part->kind)) {
        ag_reason reason = own_part_refuse(rules, id, part);
        int replaced = reason == AG_REASON_NONE
                       && ag_action_is_replaced(rules, kinds[part->kind].action, seat, id, id);
        return replaced ? AG_REFUSE(CR_403_1, REPLACED) : reason;
    }
    if (part->kind == AG_COST_CONCEDE) return AG_REASON_NONE;
    if (part->kind == AG_COST_REMOVE_COUNTERS) {
        // CR 403.4: "all counters" may be 0.
        return ag_counter_count(state, id, part->counter) < (part->all ? 0 : part->min)
                   ? AG_REFUSE(CR_403_1, TOO_FEW_COUNTERS)
                   : AG_REASON_NONE;
    }
    if (part->kind == AG_COST_DECK_TO_GRAVEYARD) {
        const ag_pile *deck = &state->piles[ag_player_at(state, seat)->decks[0]];
        if (deck->count < part->min) return AG_REFUSE(CR_403_1, TOO_FEW_IN_DECK);
        uint16_t slot = deck->first;
        for (int i = 0; i < part->min; i++, slot = state->cards[slot].next) {
            ag_card_id card = ag_card_id_of(state, slot);
            if (ag_action_is_replaced(rules, AG_ACTION_TO_GRAVEYARD, seat, id, card)) {
                return AG_REFUSE(CR_403_1, DECK_REPLACED);
            }
        }
        return AG_REASON_NONE;
    }
    int needed = part->kind == AG_COST_DAMAGE ? 1 : part->min;
    if (part->x_most != 0 && needed > part->x_most) return AG_REFUSE(CR_403_1, X_BOUNDED);
    return needed > 0 && ag_pay_candidates(rules, seat, id, part, NULL, 0) < needed
               ? AG_REFUSE(CR_403_1, TOO_FEW)
               : AG_REASON_NONE;
}

// CR 403.1: one card for each part that would move it, or do the same to it. Any of those parts
// together need as many cards as they take (Hall's theorem).
static ag_reason together_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card,
                                 const ag_cost *cost)
{
    uint8_t fits[AG_CARD_MAX] = { 0 };  // by slot: the parts that it may pay
    for (int i = 0; i < cost->part_count; i++) {
        ag_cost_part part = ag_pay_part(cost, i, card);
        ag_card_id cards[AG_CARD_MAX];
        int count = kinds[part.kind].chosen
                        ? ag_pay_candidates(rules, seat, card, &part, cards, AG_CARD_MAX)
                        : 0;
        for (int j = 0; j < count; j++) fits[cards[j].slot] |= (uint8_t)(1u << i);
    }
    for (int i = 0; i < cost->part_count; i++) {
        uint8_t group = 0;
        for (int j = 0; j < cost->part_count; j++) {
            int same = kinds[cost->parts[j].kind].chosen
                       && ag_pay_excludes(&cost->parts[i], &cost->parts[j]);
            group |= same ? (uint8_t)(1u << j) : 0;
        }
        for (unsigned set = group; set != 0; set = (set - 1) & group) {
            int needed = 0, there = 0;
            for (int j = 0; j < cost->part_count; j++) {
                needed += (set & (1u << j)) ? cost->parts[j].min : 0;
            }
            for (int slot = 1; slot < rules->state->used.cards; slot++) {
                there += (fits[slot] & set) != 0;
            }
            if (there < needed) return AG_REFUSE(CR_403_1, TOO_FEW);
        }
    }
    return AG_REASON_NONE;
}

ag_reason ag_pay_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost,
                        int resources)
{
    // A card that is played from the row is no longer there as it is paid for.
    const ag_card *itself = ag_card_at(rules->state, card);
    int gone = cost->moves && itself != NULL && !(itself->flags & AG_CARD_EXHAUSTED)
               && itself->pile == ag_player_at(rules->state, seat)->resources;
    if (resources + gone > 0
        && !ag_pay_has_ready(rules, seat, ag_pay_exhausted(cost, card), resources + gone)) {
        return AG_REFUSE(CR_403_6, TOO_FEW_READY);
    }
    for (int i = 0; i < cost->part_count; i++) {  // CR 403.1
        ag_cost_part part = ag_pay_part(cost, i, card);
        ag_reason reason = part_refuse(rules, seat, card, &part);
        if (reason != AG_REASON_NONE) return reason;
    }
    int count = 0;
    for (int i = 0; i < cost->part_count; i++) count += kinds[cost->parts[i].kind].chosen;
    return count > 1 ? together_refuse(rules, seat, card, cost) : AG_REASON_NONE;
}

int ag_pay_action(const ag_cost_part *part)
{
    AG_ASSERT(part->kind < AG_COST_KIND_COUNT);
    return kinds[part->kind].action;
}

int ag_pay_leaves(const ag_cost_part *part)
{
    return kinds[part->kind].leaves;
}

// ---- what exhausting costs ----

static int toll_of_picked(const ag_rules *rules, const ag_link *link, int part)
{
    ag_ref refs[AG_REPLY_MAX];
    int count = ag_link_targets(rules, ag_pay_chosen_of(rules->state, link), AG_COST_INDEX + part,
                                0, refs, AG_REPLY_MAX);
    int toll = 0;
    for (int i = 0; i < count; i++) toll += ag_toll(rules, ag_ref_as_card(refs[i]));
    return toll;
}

int ag_toll_of_link(const ag_rules *rules, const ag_link *link, const ag_cost *cost)
{
    if (!ag_binds(rules, AG_FIELD_EXHAUST_COST)) return 0;
    if (link->kind == AG_LINK_PROPOSAL) {   // not once more for exhausting as it attacks
        return ag_toll(rules, link->card);  // CR 600.3, CR 600.3a
    }
    int toll = 0;
    for (int i = 0; i < cost->part_count; i++) {
        int itself = cost->parts[i].kind == AG_COST_EXHAUST_THIS;
        int others = cost->parts[i].kind == AG_COST_EXHAUST;
        toll += itself ? ag_toll(rules, link->card) : 0;
        toll += others ? toll_of_picked(rules, link, i) : 0;
    }
    return toll;
}

// The cheapest of those that cost something and are not marked yet; -1: there is none.
static int cheapest(const int *tolls, const uint8_t *kept, int count)
{
    int best = -1;
    for (int i = 0; i < count; i++) {
        if (!kept[i] && (best < 0 || tolls[i] < tolls[best])) best = i;
    }
    return best;
}

int ag_toll_afford(const ag_rules *rules, int left, int picks, ag_card_id *cards, int count)
{
    int tolls[AG_CARD_MAX];
    uint8_t kept[AG_CARD_MAX] = { 0 };
    int after = 0;
    if (!ag_binds(rules, AG_FIELD_EXHAUST_COST)) return count;
    for (int i = 0; i < count; i++) {
        tolls[i] = ag_toll(rules, cards[i]);
        kept[i] = tolls[i] == 0 || (picks == 1 && tolls[i] <= left);
    }
    for (int next;
         picks > 1 && (next = cheapest(tolls, kept, count)) >= 0 && tolls[next] <= left;) {
        kept[next] = 1;
        left -= tolls[next];
    }
    for (int i = 0; i < count; i++) {
        if (kept[i]) cards[after++] = cards[i];
    }
    return after;
}

ag_reason ag_toll_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost,
                         int resources)
{
    for (int i = 0; i < cost->part_count && ag_binds(rules, AG_FIELD_EXHAUST_COST); i++) {
        ag_cost_part part = ag_pay_part(cost, i, card);
        if (part.kind != AG_COST_EXHAUST) continue;
        ag_card_id cards[AG_CARD_MAX];
        int left = ag_pay_ready(rules, seat, ag_pay_exhausted(cost, card)) - resources;
        int count = ag_pay_candidates(rules, seat, card, &part, cards, AG_CARD_MAX);
        if (ag_toll_afford(rules, left, part.max, cards, count) < part.min) {
            return AG_REFUSE(CR_600_3a, EXHAUST_COST);
        }
    }
    return AG_REASON_NONE;
}
