// The order of modifiers that start to apply at once. It matters where one undoes what another
// does: both set the same number, or one takes what the other gives.
#include "rules/change/action.h"

#include "rules/agenda/agenda.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/known.h"
#include "rules/numbers/numbers.h"

// ---- where it matters ----

static int takes(const ag_change *change, const ag_change *other)
{
    int powers = other->field == AG_FIELD_KEYWORD || other->field == AG_FIELD_POWER;
    switch (change->field) {
    case AG_FIELD_POWERS: return powers;
    case AG_FIELD_LOSES_KEYWORD:
        return other->field == AG_FIELD_KEYWORD && other->word == change->word;
    case AG_FIELD_SWITCH: return other->field == AG_FIELD_ATK || other->field == AG_FIELD_HEALTH;
    default: return 0;
    }
}

// Doubling is last anyway (CR 719.4); a card has not what it can't have, whatever came first.
static int is_ageless(const ag_change *change)
{
    return change->op == AG_CHANGE_DOUBLE || ag_change_denies(change);
}

// Sums are the same in any order.
static int clash(const ag_change *one, const ag_change *other)
{
    if (is_ageless(one) || is_ageless(other)) return 0;
    int set =
        one->op == AG_CHANGE_SET || other->op == AG_CHANGE_SET || one->field == AG_FIELD_CONTROL;
    return (one->field == other->field && set) || takes(one, other) || takes(other, one);
}

static int power_clashes(const ag_power_def *power, const ag_card_def *with)
{
    for (int i = 0; i < with->power_count; i++) {
        const ag_power_def *other = &with->powers[i];
        int works = other->kind == AG_POWER_CONTINUOUS && other->front && other->zones == 0;
        for (int j = 0; j < power->change_count * other->change_count && works; j++) {
            if (clash(&power->changes[j % power->change_count],
                      &other->changes[j / power->change_count])) {
                return 1;
            }
        }
    }
    return 0;
}

int ag_timestamps_matter(const ag_catalog *catalog, uint16_t one, uint16_t other)
{
    const ag_card_def *def = ag_catalog_card(catalog, one);
    const ag_card_def *with = ag_catalog_card(catalog, other);
    int matters = 0;
    for (int i = 0; i < def->power_count && one != other && !with->plain; i++) {
        const ag_power_def *power = &def->powers[i];
        if (power->kind == AG_POWER_CONTINUOUS && power->front && power->zones == 0) {
            matters |= power_clashes(power, with);
        }
    }
    return matters;
}

// ---- asked ----

enum { ASKED_MAX = 16 };

static uint16_t printed_at(const ag_rules *rules, const ag_task *action, int index)
{
    ag_card_id id = ag_ref_as_card(ag_task_ref(rules, action, index));
    return ag_printed_of(rules->state, id);
}

// The places in the action's list of those that clash with another.
static int clashing(const ag_rules *rules, const ag_task *action, int *places)
{
    int count = 0;
    for (int i = 0; i < action->list_count && count < ASKED_MAX; i++) {
        uint16_t printed = printed_at(rules, action, i);
        int clashes = 0;
        for (int j = 0; j < action->list_count && !clashes; j++) {
            uint16_t other = printed_at(rules, action, j);
            clashes = ag_timestamps_matter(rules->catalog, printed, other);
        }
        places[count] = i;
        count += clashes;
    }
    return count;
}

ag_progress ag_timestamp_order(ag_rules *rules, ag_task *action)
{
    int places[ASKED_MAX];
    ag_picks picks;
    if (action->action.kind != AG_ACTION_ENTER_PLAY || action->list_count < 2
        || action->action.in_order) {
        return AG_DONE;
    }
    int count = clashing(rules, action, places);
    if (count < 2) return AG_DONE;
    if (ag_choice_take(rules, &picks)) {
        ag_choice_put_in_order(rules, action, &picks, places, count);
        action->action.in_order = 1;
        return AG_DONE;
    }
    return ag_choice_ask_order(rules, action, places, count, AG_PROMPT_STAMPS, AG_RULE(CR_718_3));
}
