// What exhausting costs (CR 600.3a): a word of `gives` says how much. An attack pays it once, as it
// is proposed.
#include "rules/toll.h"

#include "rules/agenda.h"
#include "rules/bound.h"
#include "rules/can.h"
#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/deed.h"
#include "rules/derive.h"
#include "rules/filter.h"
#include "rules/known.h"
#include "rules/live.h"
#include "rules/pay.h"
#include "rules/target.h"
#include "state/card.h"

int ag_toll(const ag_rules *rules, ag_card_id card)
{
    const ag_derived *derived = ag_derive_now(rules);
    int lives = ag_binds(rules, AG_FIELD_EXHAUST_COST);
    int32_t toll = 0;
    for (int i = 0; i < derived->live_count && lives; i++) {
        const ag_live *live = &derived->live[i];
        ag_lens lens = ag_live_lens(live);
        if (live->change->field == AG_FIELD_EXHAUST_COST && ag_live_works_on(rules, live, card)) {
            int32_t more = ag_amount_value(rules, &live->change->amount, &lens);
            toll += more > 0 && more <= AG_CARD_MAX ? more : more > 0 ? AG_CARD_MAX : 0;
        }
    }
    return toll;
}

static int toll_of_picked(const ag_rules *rules, const ag_link *link, int part)
{
    const ag_state *state = rules->state;
    int toll = 0;
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        if (state->links[slot].kind == AG_LINK_FREE || state->links[slot].order != link->order) {
            continue;
        }
        ag_ref refs[AG_REPLY_MAX];
        int count = ag_link_targets(rules, ag_link_id_of(state, slot), AG_COST_INDEX + part, 0,
                                    refs, AG_REPLY_MAX);
        for (int i = 0; i < count; i++) {
            toll += ag_toll(rules, ag_ref_as_card(refs[i]));
        }
    }
    return toll;
}

int ag_toll_of_link(const ag_rules *rules, const ag_link *link, const ag_cost *cost)
{
    if (!ag_binds(rules, AG_FIELD_EXHAUST_COST)) {
        return 0;
    }
    if (link->kind == AG_LINK_PROPOSAL) {  // not once more for exhausting as it attacks
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
        if (!kept[i] && (best < 0 || tolls[i] < tolls[best])) {
            best = i;
        }
    }
    return best;
}

int ag_toll_afford(const ag_rules *rules, int left, int picks, ag_card_id *cards, int count)
{
    int tolls[AG_CARD_MAX];
    uint8_t kept[AG_CARD_MAX] = { 0 };
    int after = 0;
    if (!ag_binds(rules, AG_FIELD_EXHAUST_COST)) {
        return count;
    }
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
        if (kept[i]) {
            cards[after++] = cards[i];
        }
    }
    return after;
}

ag_reason ag_toll_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost,
                         int resources)
{
    for (int i = 0; i < cost->part_count && ag_binds(rules, AG_FIELD_EXHAUST_COST); i++) {
        ag_cost_part part = ag_pay_part(cost, i, card);
        if (part.kind != AG_COST_EXHAUST) {
            continue;
        }
        ag_card_id cards[AG_CARD_MAX];
        int left = ag_pay_ready(rules, seat, ag_pay_tired(cost, card)) - resources;
        int count = ag_pay_candidates(rules, seat, card, &part, cards, AG_CARD_MAX);
        if (ag_toll_afford(rules, left, part.max, cards, count) < part.min) {
            return AG_REFUSE(CR_600_3a, EXHAUST_COST);
        }
    }
    return AG_REASON_NONE;
}

// ---- effects ----

// The first of its cards that costs something and is not settled; -1: there is none.
static int next_to_settle(const ag_rules *rules, const ag_task *deed)
{
    for (int i = 0; i < deed->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, deed, i);
        ag_card_id card = ag_ref_as_card(ref);
        if (ref.kind == AG_REF_CARD && ref.number == 0 && ag_deed_can(rules, deed, card)
            && ag_toll(rules, card) > 0) {
            return i;
        }
    }
    return -1;
}

static void settle(ag_rules *rules, ag_task *deed, int at, int pays)
{
    ag_ref ref = ag_task_ref(rules, deed, at);
    ag_card_id card = ag_ref_as_card(ref);
    if (pays) {
        ag_pay_exhaust(rules, ag_controller_of(rules->state, card), ag_toll(rules, card), card);
        ref.number = 1;
    }
    ag_task_set_ref(rules, deed, at, pays ? ref : (ag_ref){ .kind = AG_REF_NONE });
}

ag_progress ag_toll_settle(ag_rules *rules, ag_task *deed)
{
    ag_picks picks;
    int is_cost = deed->deed.rule == AG_RULE(CR_403_1) || (deed->flags & AG_DEED_BY_GAME);
    if (deed->deed.kind != AG_DEED_EXHAUST || is_cost || !ag_binds(rules, AG_FIELD_EXHAUST_COST)) {
        return AG_DONE;
    }
    int at = next_to_settle(rules, deed);
    if (at >= 0 && ag_choice_take(rules, &picks)) {
        settle(rules, deed, at, picks.picks[0] == 0);
        at = next_to_settle(rules, deed);
    }
    for (; at >= 0; at = next_to_settle(rules, deed)) {
        ag_card_id card = ag_ref_as_card(ag_task_ref(rules, deed, at));
        ag_seat seat = ag_controller_of(rules->state, card);
        if (ag_pay_ready(rules, seat, card) >= ag_toll(rules, card)) {
            return ag_choice_ask_yes(rules, seat, AG_PROMPT_TOLL, AG_RULE(CR_600_3a), card);
        }
        settle(rules, deed, at, 0);
    }
    for (int i = 0; i < deed->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, deed, i);
        ref.number = 0;
        ag_task_set_ref(rules, deed, i, ref);
    }
    return AG_DONE;
}
