// What would be so of a card if it attacked: its ATK with what works on it only then, as "while
// this is attacking" does.
#include "rules/numbers/live.h"
#include "rules/numbers/numbers.h"

// Whether it would work on the card, and does not now.
static int begins_to_work(const ag_rules *rules, const ag_live *live, const ag_context *context)
{
    ag_card_id one, card = context->supposed;
    if ((live->change->reads & AG_BIT(AG_TOUCH_COMBAT)) == 0) return 0;
    if (ag_filter_names_one(rules, &live->change->subject, live->source, &one)
        && !ag_card_id_same(one, card)) {
        return 0;
    }
    return ag_live_would_work_on(rules, live, context, card)
           && !ag_live_works_on(rules, live, card);
}

int ag_atk_in_attack(const ag_rules *rules, ag_card_id card)
{
    int16_t atk = (int16_t)ag_atk_raw(rules, card);
    const ag_live *live = ag_live_next(rules, AG_FIELD_ATK, NULL);
    for (; live != NULL; live = ag_live_next(rules, AG_FIELD_ATK, live)) {
        ag_context context = ag_live_context(live);
        context.supposed = card;
        context.changed = card;
        if (begins_to_work(rules, live, &context)) {
            int32_t value = ag_amount_value(rules, &live->change->amount, &context);
            atk = ag_live_changed(atk, live, value);
        }
    }
    return atk < 0 ? 0 : atk;
}
