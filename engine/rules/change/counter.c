// Counters, marks, and those who are set apart: changed and announced.
#include "rules/change/change.h"

#include <stdlib.h>

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
    if (ag_counter_room(rules->state, card, name)) return 1;
    ag_limit_tell(rules, ag_controller_of(rules->state, card), card, AG_RULE(CR_404_1));
    return 0;
}

void ag_counters_change(ag_rules *rules, ag_card_id card, ag_symbol name, int change, ag_seat by)
{
    ag_state *state = rules->state;
    int before = ag_counter_count(state, card, name);
    if (change > 0 && !ag_counters_fit(rules, card, name)) return;  // CR 404.1
    // CR 718.2g: each counter has its own timestamp, so they are kept apart.
    ag_counter_size size;
    int sized = ag_counter_is_sized(rules->catalog, name, &size);
    ag_counter_put(rules->state, card, name,
                   change > 0 ? room(rules, card, name, before, change) : change, sized);
    int after = ag_counter_count(state, card, name);
    if (after == before) return;
    ag_event event = ag_event_of(rules, AG_EVENT_COUNTERS, ag_controller_of(state, card), card);
    event.by = by;
    event.amount = after;
    event.symbol = name;
    ag_happen(rules, &event);
}

// ---- marks ----

int ag_mark_put(ag_state *state, ag_symbol name, ag_card_id card)
{
    AG_ASSERT(name != 0);
    const ag_mark *mark = ag_mark_find(state, name);
    mark = mark != NULL ? mark : ag_mark_find(state, 0);
    if (mark == NULL) return 0;
    state->marks[mark - state->marks] = (ag_mark){ .name = name, .card = card };
    ag_touch(state, AG_TOUCH_COUNTERS);
    return 1;
}

int ag_mark_set(ag_rules *rules, ag_symbol name, ag_card_id card)
{
    ag_state *state = rules->state;
    const ag_mark *mark = ag_mark_find(state, name);
    if (mark != NULL && ag_card_id_same(mark->card, card)) return 1;
    if (!ag_mark_put(state, name, card)) return 0;
    if (card.slot != 0) {
        ag_event event = ag_event_of(rules, AG_EVENT_MARKED, ag_controller_of(state, card), card);
        event.symbol = name;
        ag_happen(rules, &event);
    }
    return 1;
}

// ---- apart ----

static void tell(ag_rules *rules, ag_seat seat, ag_card_id card, int apart, uint16_t rule)
{
    rules->state->apart_rule = rule;
    ag_touch(rules->state, AG_TOUCH_PLAY);
    int kind = card.slot != 0 ? AG_EVENT_APART : AG_EVENT_SEAT_APART;
    ag_event event = ag_event_of(rules, kind, seat, card);
    event.amount = apart;
    event.rule = rule != 0 ? rule : event.rule;
    ag_happen(rules, &event);
}

void ag_set_apart(ag_rules *rules, ag_card_id id, int apart, uint16_t rule)
{
    ag_card *card = ag_card_edit(rules->state, id);
    int was = (card->flags & AG_CARD_APART) != 0;
    if (was != apart && rules->state->piles[card->pile].zone == AG_ZONE_PARTY) {
        card->flags ^= AG_CARD_APART;
        tell(rules, card->controller, id, apart, rule);
    }
}

void ag_seat_set_apart(ag_rules *rules, ag_seat seat, int apart, uint16_t rule)
{
    ag_player *player = ag_player_edit(rules->state, seat);
    if (ag_seat_apart(rules->state, seat) != apart) {
        player->flags ^= AG_PLAYER_APART;
        tell(rules, seat, ag_nobody, apart, rule);
    }
}
