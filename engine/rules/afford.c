// What a link costs may hang on its targets ("abilities that target your hero cost 1 more"). Costs
// are added up after targets are chosen (CR 707.1e): here it is seen beforehand what can be paid.
#include "rules/afford.h"

#include "rules/derive.h"
#include "rules/pay.h"
#include "rules/target.h"

enum { TRIED_MAX = 8 };  // more targets that must be chosen are not looked ahead to

static int asks_for_targets(const ag_amount *amount)
{
    int asks = 0;
    for (int i = 0; i < amount->length; i++) {
        asks |= amount->steps[i].op == AG_OP_TARGETING;
    }
    return asks;
}

// Nearly always nothing does.
static int any_asks(const ag_rules *rules)
{
    const ag_derived *derived = ag_derive_now(rules);
    int asks = 0;
    if (ag_field_lives(derived, AG_FIELD_COST) || ag_field_lives(derived, AG_FIELD_USE_COST)) {
        for (int i = 0; i < derived->live_count && !asks; i++) {
            asks = asks_for_targets(&derived->live[i].change->amount);
        }
    }
    return asks;
}

static int is_tried(const ag_ref *tried, int count, ag_ref ref)
{
    int found = 0;
    for (int i = 0; i < count; i++) {
        found |= ag_ref_same(tried[i], ref);
    }
    return found;
}

// Of what this target may be the one with which the link costs least beside those that are tried.
static ag_ref cheapest(const ag_rules *rules, const ag_link *link, const ag_target_def *def,
                       ag_ref *tried, int count)
{
    AG_ASSERT(count < TRIED_MAX);
    ag_lens lens = ag_link_lens(link);
    ag_ref refs[AG_CARD_MAX], best = { .kind = AG_REF_NONE };
    int found = ag_target_list(rules, def, &lens, (ag_link_id){ 0, 0 }, refs, AG_CARD_MAX);
    int least = 0;
    for (int i = 0; i < found; i++) {
        if (is_tried(tried, count, refs[i])) {
            continue;
        }
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
    if (!any_asks(rules) || (link->flags & AG_LINK_COSTLESS)) {
        return 1;
    }
    if (ref.kind != AG_REF_NONE) {
        tried[count++] = ref;
        chosen++;
    }
    ag_lens lens = ag_link_lens(link);
    for (int i = index; i < power->target_count; i++) {
        int more = ag_target_min(rules, &power->targets[i], &lens) - (i == index ? chosen : 0);
        for (; more > 0 && count < TRIED_MAX; more--) {
            ag_ref next = cheapest(rules, link, &power->targets[i], tried, count);
            if (next.kind != AG_REF_NONE) {
                tried[count++] = next;
            }
        }
    }
    return ag_pay_link_refuse_for(rules, link, tried, count) == AG_REASON_NONE;
}
