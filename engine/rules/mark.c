// Marks: who bears which, in a short row.
#include "rules/mark.h"

#include "rules/event.h"
#include "rules/known.h"
#include "state/card.h"

const ag_mark *ag_mark_find(const ag_state *state, ag_symbol name)
{
    for (int i = 0; i < AG_MARK_MAX; i++) {
        if (state->marks[i].name == name) {
            return &state->marks[i];
        }
    }
    return NULL;
}

ag_card_id ag_mark_of(const ag_state *state, ag_symbol name)
{
    AG_ASSERT(name != 0);
    const ag_mark *mark = ag_mark_find(state, name);
    return mark != NULL && ag_card_exists(state, mark->card) ? mark->card : (ag_card_id){ 0, 0 };
}

int ag_mark_put(ag_state *state, ag_symbol name, ag_card_id card)
{
    AG_ASSERT(name != 0);
    const ag_mark *mark = ag_mark_find(state, name);
    mark = mark != NULL ? mark : ag_mark_find(state, 0);
    if (mark == NULL) {
        return 0;
    }
    state->marks[mark - state->marks] = (ag_mark){ .name = name, .card = card };
    ag_touch(state, AG_TOUCH_COUNTERS);
    return 1;
}

int ag_mark_set(ag_rules *rules, ag_symbol name, ag_card_id card)
{
    ag_state *state = rules->state;
    const ag_mark *mark = ag_mark_find(state, name);
    if (mark != NULL && ag_card_id_same(mark->card, card)) {
        return 1;
    }
    if (!ag_mark_put(state, name, card)) {
        return 0;
    }
    if (card.slot != 0) {
        ag_event event = ag_event_of(rules, AG_EVENT_MARKED, ag_controller_of(state, card), card);
        event.symbol = name;
        ag_happen(rules, &event);
    }
    return 1;
}
