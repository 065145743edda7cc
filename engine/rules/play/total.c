// What adding a link costs in all (CR 707.1e): an alternate cost if one is used, then what is added
// to it, then what reduces it; and how its targets change that.
#include "rules/play/play.h"

// ---- Rift ----

static int allies_of(const ag_rules *rules, ag_seat seat, int race)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    int count = 0;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        count += (ag_types(rules, id) & AG_TYPE_ALLY) && ag_has_tag(rules, id, (ag_symbol)race);
    }
    return count;
}

static int rifts_of(const ag_rules *rules, const ag_link *link)
{
    int is_card = link->kind == AG_LINK_CARD && ag_card_exists(rules->state, link->card);
    return is_card ? ag_has_keyword_anywhere(rules, link->card, AG_KEYWORD_RIFT) : 0;
}

// The races with which it can still be paid for.
ag_progress ag_rift_choose(ag_rules *rules, ag_task *task)
{
    ag_link *link = ag_link_edit(rules->state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        link->race = (uint8_t)rules->state->options[picks.picks[0]].ref.slot;
        return ag_reply_none(rules);
    }
    int free = link->pays == AG_PAYS_NOTHING || (link->flags & AG_LINK_COSTLESS);
    if (free || rifts_of(rules, link) == 0) return ag_reply_none(rules);
    ag_choice_pick(rules, link->controller, AG_PROMPT_RIFT, AG_RULE(CR_707_1e), link->card);
    for (int race = AG_TAG_DRAENEI; race <= AG_TAG_UNDEAD; race++) {
        ag_link trial = *link;
        trial.race = (uint8_t)race;
        if (ag_pay_link_refuse(rules, &trial) == AG_REASON_NONE) {
            ag_ref ref = { .kind = AG_REF_WORD, .slot = (uint16_t)race };
            ag_choice_add(rules, AG_MOVE_WORD, ref);
        }
    }
    if (rules->state->choice.option_count == 0) {
        rules->state->choice = (ag_choice_state){ .kind = AG_QUESTION_NONE };
        return ag_play_fail(rules);
    }
    return ag_choice_ready(rules);
}

// ---- the sum ----

static const ag_cost *cost_of_term(const ag_rules *rules, ag_term term)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, term.printed);
    AG_ASSERT(term.power < def->power_count);
    return &def->powers[term.power].cost;
}

// Its card has left its zone as the cost is paid.
static int moves(const ag_link *link)
{
    return link->kind == AG_LINK_CARD || link->kind == AG_LINK_RESOURCE;
}

// CR 702.2a: a reward that a quest has gained keeps its own completion cost.
static const ag_cost *cost_of_power(const ag_rules *rules, const ag_link *link)
{
    return &ag_catalog_card(rules->catalog, link->printed)->powers[link->power].cost;
}

static void add_cost(ag_cost *to, const ag_cost *cost, const ag_link *link)
{
    to->resources = (int16_t)(to->resources + cost->resources);
    to->x_count = (uint8_t)(to->x_count + cost->x_count);
    for (int i = 0; i < cost->part_count && to->part_count < AG_COST_PART_MAX; i++) {
        ag_cost_part *part = &to->parts[to->part_count++];
        *part = cost->parts[i];
        int x = part->x_count * link->x;
        int bearer = part->kind == AG_COST_COUNTERS_OF;  // one card, X of its counters
        part->moves = (uint8_t)moves(link);
        part->amount = (int16_t)(part->amount + (bearer ? x : 0));
        part->min = (int16_t)(part->min + (bearer ? 0 : x));
        part->max = (int16_t)(part->max + (bearer ? 0 : x));
    }
}

// What goes elsewhere is paid last: a card may be exhausted for one part and destroyed for another.
static void put_in_order(ag_cost *cost)
{
    if (cost->part_count < 2) return;
    ag_cost ordered = *cost;
    int count = 0;
    for (int leaves = 0; leaves <= 1; leaves++) {
        for (int i = 0; i < cost->part_count; i++) {
            if (ag_pay_leaves(&cost->parts[i]) == leaves) ordered.parts[count++] = cost->parts[i];
        }
    }
    *cost = ordered;
}

static int costs_nothing(const ag_link *link)
{
    return (link->flags & AG_LINK_COSTLESS) || link->pays == AG_PAYS_NOTHING;
}

void ag_pay_cost(const ag_rules *rules, const ag_link *link, ag_cost *out)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    // Only its head: asked about all that might be played; nobody reads after the last part.
    out->resources = 0;
    out->x_count = 0;
    out->part_count = 0;
    out->moves = 0;
    if (link->flags & AG_LINK_COSTLESS) return;
    if (link->pays == AG_PAYS_TERM) add_cost(out, cost_of_term(rules, link->term), link);
    out->moves = (uint8_t)moves(link);
    if (moves(link)) {  // CR 403.6a: also for a card that is free; of a resource: for its face
        add_cost(out, &def->extra_cost, link);
    } else if (link->kind == AG_LINK_EFFECT && !costs_nothing(link)) {
        add_cost(out, cost_of_power(rules, link), link);
    }
    for (int i = 0; i < 2 && link->added[i].printed != 0; i++) {
        add_cost(out, cost_of_term(rules, link->added[i]), link);
    }
    put_in_order(out);
}

int ag_cost_x_count(const ag_cost *cost)
{
    int count = cost->x_count;
    for (int i = 0; i < cost->part_count; i++) count += cost->parts[i].x_count;
    return count;
}

// Those in the corner of a card that is played for what it prints.
static int printed_x(const ag_rules *rules, const ag_link *link)
{
    int corner =
        link->kind == AG_LINK_CARD && !costs_nothing(link) && link->pays == AG_PAYS_PRINTED;
    return corner ? ag_catalog_card(rules->catalog, link->printed)->side[0].cost_x : 0;
}

int ag_pay_x_count(const ag_rules *rules, const ag_link *link)
{
    ag_cost cost;
    ag_pay_cost(rules, link, &cost);
    return ag_cost_x_count(&cost) + printed_x(rules, link);
}

int ag_pay_resource_x(const ag_rules *rules, const ag_link *link)
{
    ag_cost cost;
    ag_pay_cost(rules, link, &cost);
    return cost.x_count + printed_x(rules, link);
}

// No two links have the same order, and one that is only judged has none.
ag_link_id ag_pay_chosen_of(const ag_state *state, const ag_link *link)
{
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        const ag_link *there = &state->links[slot];
        if (there->kind != AG_LINK_FREE && there->order == link->order) {
            return ag_link_id_of(state, slot);
        }
    }
    return (ag_link_id){ 0, 0 };
}

// CR 707.1e: below 0 only while it is added up.
static int sum_with(const ag_rules *rules, const ag_link *link, const ag_cost *cost,
                    const ag_ref *tried, int count)
{
    ag_aims aims = { .link = ag_pay_chosen_of(rules->state, link), .tried = tried, .count = count };
    int all = cost->resources + cost->x_count * link->x;  // CR 403.6b
    int is_card = link->kind == AG_LINK_CARD;
    int toll = ag_toll_of_link(rules, link, cost);
    if ((link->flags & AG_LINK_COSTLESS) || (!is_card && link->kind != AG_LINK_EFFECT)) {
        return all + toll;
    }
    ag_cost_sum sum = { .field = is_card ? AG_FIELD_COST : AG_FIELD_USE_COST,
                        .card = link->card,
                        .seat = link->controller,
                        .substituted = link->pays != AG_PAYS_PRINTED,
                        .x_count = cost->x_count + printed_x(rules, link),
                        .x = link->x,
                        .aims = &aims };
    int corner = is_card && link->pays == AG_PAYS_PRINTED;
    const ag_side_def *side = &ag_catalog_card(rules->catalog, link->printed)->side[0];
    sum.printed = corner ? side->cost + side->cost_x * link->x : is_card ? 0 : all;
    sum.added = (is_card ? all : 0) + toll;
    int rifts = rifts_of(rules, link);
    int most = 0;
    for (int race = AG_TAG_DRAENEI; race <= AG_TAG_UNDEAD && rifts > 0; race++) {
        int allies =
            link->race == 0 || link->race == race ? allies_of(rules, link->controller, race) : 0;
        most = allies > most ? allies : most;
    }
    return ag_play_sum(rules, &sum) - rifts * most;  // CR 707.1
}

int ag_pay_resources(const ag_rules *rules, const ag_link *link)
{
    return ag_pay_resources_for(rules, link, NULL, 0);
}

int ag_pay_resources_for(const ag_rules *rules, const ag_link *link, const ag_ref *tried, int count)
{
    ag_cost cost;
    ag_pay_cost(rules, link, &cost);
    int resources = sum_with(rules, link, &cost, tried, count);
    return resources < 0 ? 0 : resources;  // CR 403.2
}

ag_reason ag_pay_link_refuse(const ag_rules *rules, const ag_link *link)
{
    return ag_pay_link_refuse_for(rules, link, NULL, 0);
}

ag_reason ag_pay_link_refuse_for(const ag_rules *rules, const ag_link *link, const ag_ref *tried,
                                 int count)
{
    ag_cost cost;
    ag_seat seat = link->controller;
    ag_pay_cost(rules, link, &cost);
    int sum = sum_with(rules, link, &cost, tried, count);
    int resources = sum < 0 ? 0 : sum;
    ag_reason reason = ag_pay_refuse(rules, seat, link->card, &cost, resources);
    return reason != AG_REASON_NONE ? reason
                                    : ag_toll_refuse(rules, seat, link->card, &cost, resources);
}

int ag_pay_falls(const ag_rules *rules, const ag_link *link)
{
    if (ag_pay_x_count(rules, link) == 0) return 0;
    ag_link none = *link, one = *link;
    none.x = 0;
    one.x = 1;
    return ag_pay_resources(rules, &one) < ag_pay_resources(rules, &none);
}

// ---- targets that make it dearer ----

enum { TRIED_MAX = 8 };  // more targets that must be chosen are not looked ahead to

static int asks_for_targets(const ag_amount *amount)
{
    int asks = 0;
    for (int i = 0; i < amount->length; i++) asks |= amount->steps[i].op == AG_OP_TARGETING;
    return asks;
}

// Of what this target may be, the one with which the link costs least besides those that are tried.
static ag_ref cheapest(const ag_rules *rules, const ag_link *link, const ag_target_def *def,
                       ag_ref *tried, int count)
{
    AG_ASSERT(count < TRIED_MAX);
    ag_context context = ag_link_context(link);
    ag_ref refs[AG_CARD_MAX], best = { .kind = AG_REF_NONE };
    int found = ag_target_list(rules, def, &context, refs, AG_CARD_MAX);
    int least = 0;
    for (int i = 0; i < found; i++) {
        int seen = 0;
        for (int j = 0; j < count; j++) seen |= ag_ref_same(tried[j], refs[i]);
        if (seen) continue;
        tried[count] = refs[i];
        int cost = ag_pay_resources_for(rules, link, tried, count + 1);
        if (best.kind == AG_REF_NONE || cost < least) {
            best = refs[i];
            least = cost;
        }
    }
    return best;
}

int ag_afford(const ag_rules *rules, const ag_link *link, const ag_power_def *power, int index,
              int chosen, ag_ref ref)
{
    ag_ref tried[TRIED_MAX];
    int count = 0;
    // Nearly always nothing does.
    const ag_derived *derived = ag_derive_now(rules);
    int asks = 0;
    if (ag_field_lives(derived, AG_FIELD_COST) || ag_field_lives(derived, AG_FIELD_USE_COST)) {
        for (int i = 0; i < derived->live_count && !asks; i++) {
            asks = asks_for_targets(&derived->live[i].change->amount);
        }
    }
    if (!asks || (link->flags & AG_LINK_COSTLESS)) return 1;
    if (ref.kind != AG_REF_NONE) {
        tried[count++] = ref;
        chosen++;
    }
    ag_context context = ag_link_context(link);
    for (int i = index; i < power->target_count; i++) {
        int more = ag_target_min(rules, &power->targets[i], &context) - (i == index ? chosen : 0);
        for (; more > 0 && count < TRIED_MAX; more--) {
            ag_ref next = cheapest(rules, link, &power->targets[i], tried, count);
            if (next.kind != AG_REF_NONE) tried[count++] = next;
        }
    }
    return ag_pay_link_refuse_for(rules, link, tried, count) == AG_REASON_NONE;
}
