// Counters: changed and told.
#include "rules/counter.h"

#include <stdlib.h>
#include <string.h>

#include "rules/event.h"
#include "rules/known.h"
#include "state/card.h"

// CR 404.1c: "+1/+1", "-1 ATK", "+2 health", "+1 DEF". What has no such name is a named counter.
int ag_counter_is_sized(const ag_catalog *catalog, ag_symbol name, ag_counter_size *out)
{
    const char *word = name < catalog->symbol_count ? catalog->symbols[name] : "";
    if (word == NULL || (word[0] != '+' && word[0] != '-')) {
        return 0;
    }
    char *end;
    long first = strtol(word, &end, 10);
    *out = (ag_counter_size){ 0, 0, 0 };
    if (first < -99 || first > 99 || end == word) {
        return 0;
    }
    if (strcmp(end, " ATK") == 0) {
        out->atk = (int8_t)first;
    } else if (strcmp(end, " health") == 0) {
        out->health = (int8_t)first;
    } else if (strcmp(end, " DEF") == 0) {
        out->def = (int8_t)first;
    } else if (end[0] == '/' && (end[1] == '+' || end[1] == '-')) {
        long second = strtol(end + 1, &end, 10);
        out->atk = (int8_t)first;
        out->health = (int8_t)second;
        return *end == 0 && second >= -99 && second <= 99;
    } else {
        return 0;
    }
    return 1;
}

// CR 718.2g: each of them is as old as its putting, so that they lie apart.
static void put(ag_rules *rules, ag_card_id card, ag_symbol name, int change)
{
    ag_counter_size size;
    int sized = ag_counter_is_sized(rules->catalog, name, &size);
    ag_counter_put(rules->state, card, name, change, sized);
}

// CR 306.3: as many more as its capacity leaves.
static int room(const ag_rules *rules, ag_card_id card, ag_symbol name, int before, int change)
{
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, card);
    int bounded = def->capacity_name == name && name != 0;
    int left = bounded ? def->capacity - before : change;
    return left < 0 ? 0 : left < change ? left : change;
}

int ag_counters_fit(ag_rules *rules, ag_card_id card, ag_symbol name)
{
    if (ag_counter_room(rules->state, card, name)) {
        return 1;
    }
    ag_event limit = ag_event_of(rules, AG_EVENT_LIMIT, ag_controller_of(rules->state, card), card);
    limit.rule = AG_RULE(CR_404_1);
    ag_tell(rules, &limit);
    return 0;
}

void ag_counters_change(ag_rules *rules, ag_card_id card, ag_symbol name, int change, ag_seat by)
{
    ag_state *state = rules->state;
    int before = ag_counter_count(state, card, name);
    if (change > 0 && !ag_counters_fit(rules, card, name)) {  // CR 404.1
        return;
    }
    put(rules, card, name, change > 0 ? room(rules, card, name, before, change) : change);
    int after = ag_counter_count(state, card, name);
    if (after == before) {
        return;
    }
    ag_event event = ag_event_of(rules, AG_EVENT_COUNTERS, ag_controller_of(state, card), card);
    event.by = by;
    event.amount = after;
    event.symbol = name;
    ag_happen(rules, &event);
}
