// How often something has happened to cards that match a filter: counted as it happens, of what the
// cards of this game ask for, by the player whose cards they were.
#include "rules/numbers/filter.h"
#include "rules/numbers/known.h"
#include "rules/numbers/live.h"

int32_t ag_tally_value(const ag_rules *rules, const ag_expr_step *step, const ag_context *context)
{
    const ag_state *state = rules->state;
    ag_symbol what = (ag_symbol)(uint16_t)step->value;
    ag_filter of = { .whose = (uint8_t)(step->arg & ~AG_TALLY_THIS_TURN) };
    int32_t sum = 0;
    for (int i = 1; i < state->used.tallies; i++) {
        const ag_tally *tally = &state->tallies[i];
        if (tally->what != what || !ag_whose_holds(rules, &of, context, tally->seat)) continue;
        int now = tally->turn == state->turn.number ? tally->now : 0;
        sum += step->arg & AG_TALLY_THIS_TURN ? now : tally->ever;
    }
    return sum;
}

static ag_tally *tally_open(ag_state *state, ag_symbol what, ag_seat seat)
{
    for (int i = 1; i < state->used.tallies; i++) {
        ag_tally *tally = &state->tallies[i];
        if (tally->what == what && tally->seat == seat) return tally;
    }
    AG_ASSERT(state->used.tallies < AG_TALLY_MAX);
    ag_tally *tally = &state->tallies[state->used.tallies++];
    *tally = (ag_tally){ .what = what, .seat = seat };
    return tally;
}

static void tally_add(ag_state *state, ag_symbol what, ag_seat seat)
{
    ag_tally *tally = tally_open(state, what, seat);
    tally->now = tally->turn == state->turn.number ? tally->now : 0;
    tally->turn = state->turn.number;
    tally->now = (uint16_t)(tally->now + (tally->now < UINT16_MAX));
    tally->ever = (uint16_t)(tally->ever + (tally->ever < UINT16_MAX));
    ag_touch(state, AG_TOUCH_WORDS);
}

// CR 707.3: the card counts as it is now, just before it leaves, whatever it becomes.
void ag_tally_note(ag_rules *rules, const ag_event *event)
{
    const ag_catalog *catalog = rules->catalog;
    if (catalog->tally_count == 0) return;
    ag_seat seat = ag_controller_of(rules->state, event->card);
    ag_context context = { .viewer = seat != 0 ? seat : ag_owner_of(rules->state, event->card),
                           .any_zone = 1 };
    uint64_t asked = ag_tallies_asked(rules);
    for (; asked != 0; asked &= asked - 1) {
        int number = __builtin_ctzll(asked);
        if (catalog->tallies[number].event != event->kind) continue;
        ag_tally_def def = ag_catalog_tally(catalog, catalog->tallies[number].what);
        if (ag_filter_match(rules, &def.of, &context, event->card)) {
            tally_add(rules->state, catalog->tallies[number].what, context.viewer);
        }
    }
}
