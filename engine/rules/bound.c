// What a character is bound to in combat. A modifier names it as subject, and whom it is about by
// the filter of its amount.
#include "rules/bound.h"

#include "rules/derive.h"
#include "rules/filter.h"
#include "rules/live.h"

int ag_binds(const ag_rules *rules, int field)
{
    return ag_field_lives(ag_derive_now(rules), field);
}

int ag_bound(const ag_rules *rules, int field, ag_card_id attacker, ag_card_id defender)
{
    const ag_derived *derived = ag_derive_now(rules);
    int bound = AG_UNBOUND;
    for (int i = 0; (derived->fields & AG_LONG_BIT(field)) && i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        ag_lens lens = { .viewer = live->controller, .source = live->source, .x = live->x };
        if (live->change->field != field || !ag_live_works_on(rules, live, attacker)) {
            continue;
        }
        if (ag_filter_match(rules, &live->change->amount.counted, &lens, defender)) {
            return AG_BOUND_TO_IT;
        }
        bound = AG_BOUND_TO_OTHERS;  // CR 601.2d: as long as none of them binds to it
    }
    return bound;
}

int ag_attacks_at_once(const ag_rules *rules, ag_card_id attacker)
{
    const ag_derived *derived = ag_derive_now(rules);
    int32_t most = 1;
    int any = ag_binds(rules, AG_FIELD_ATTACKS);
    for (int i = 0; any && i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        ag_lens lens = { .viewer = live->controller, .source = live->source, .x = live->x };
        if (live->change->field == AG_FIELD_ATTACKS && ag_live_works_on(rules, live, attacker)) {
            int32_t value = ag_amount_value(rules, &live->change->amount, &lens);
            most = live->change->op == AG_CHANGE_SET ? value : most + value;
        }
    }
    return most < 1 ? 1 : most > AG_DEFENDER_MAX ? AG_DEFENDER_MAX : (int)most;
}

static int listed(const ag_card_id *cards, int count, ag_card_id card)
{
    for (int i = 0; i < count; i++) {
        if (ag_card_id_same(cards[i], card)) {
            return 1;
        }
    }
    return 0;
}

int ag_bound_list(const ag_rules *rules, int field, ag_card_id card, ag_card_id *out, int capacity)
{
    const ag_derived *derived = ag_derive_now(rules);
    int count = 0;
    int any = ag_binds(rules, field);
    for (int i = 0; any && i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        ag_lens lens = { .viewer = live->controller, .source = live->source, .x = live->x };
        if (live->change->field != field || !ag_live_works_on(rules, live, card)) {
            continue;
        }
        ag_card_id named[AG_CARD_MAX];
        int found = ag_filter_list(rules, &live->change->amount.counted, &lens, named, AG_CARD_MAX);
        for (int j = 0; j < found && count < capacity; j++) {
            if (!listed(out, count, named[j])) {
                out[count++] = named[j];
            }
        }
    }
    return count;
}

// Only those that the modifiers of the field name, where there is one of them.
static int hold_to(const ag_rules *rules, int field, ag_card_id attacker, ag_card_id *defenders,
                   int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (ag_bound(rules, field, attacker, defenders[i]) == AG_BOUND_TO_IT) {
            defenders[kept++] = defenders[i];
        }
    }
    return kept > 0 ? kept : count;
}

// CR 600.2b: "can attack only" goes first, and "must attack" chooses among what it leaves.
int ag_bound_hold(const ag_rules *rules, ag_card_id attacker, ag_card_id *defenders, int count)
{
    count = hold_to(rules, AG_FIELD_ATTACKS_ONLY, attacker, defenders, count);  // CR 601.2c
    return hold_to(rules, AG_FIELD_MUST_ATTACK, attacker, defenders, count);    // CR 600.2a
}
