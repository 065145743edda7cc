// times("destroyed", any.ally, this_turn): how often something has happened to cards. What is
// counted is known as the card is read, for the game counts from then on.

#include "lua/data/data_lua.h"
#include "lua/host/host_private.h"

// What of the game everybody sees, and what happens to a card.
static const uint8_t happenings[] = {
    AG_EVENT_PLAYED,    AG_EVENT_ENTERED_PLAY, AG_EVENT_DESTROYED, AG_EVENT_LEFT_PLAY,
    AG_EVENT_LEFT_PARTY, AG_EVENT_DISCARDED,   AG_EVENT_REMOVED,   AG_EVENT_ATTACKS,
    AG_EVENT_COMPLETED, AG_EVENT_DAMAGED,      AG_EVENT_HEALED,    AG_EVENT_PROTECTS,
    AG_EVENT_STRUCK,    AG_EVENT_EXHAUSTED,    AG_EVENT_READIED,   AG_EVENT_FLIPPED,
};
enum { HAPPENINGS = sizeof happenings / sizeof happenings[0] };

// What depends on the card that asks, or on all that match: not known as it happens.
static int is_of_the_asker(const ag_filter *filter)
{
    uint64_t states = AG_IS_THIS | AG_IS_HOST | AG_IS_OF_EVENT | AG_IS_HURT_BY_THIS | AG_IS_FOUGHT
                      | AG_IS_ATTACKED_BY_IT | AG_IS_HURT_HERO;
    return ((filter->is | filter->isnt) & states) != 0 || filter->extreme != 0
           || filter->only.slot != 0 || filter->except.slot != 0;
}

int ag_word_times(lua_State *L)
{
    const char *words[HAPPENINGS];
    for (int i = 0; i < HAPPENINGS; i++) words[i] = ag_event_words[happenings[i]];
    int which = ag_lua_find_word(L, NULL, "times does not count", luaL_checkstring(L, 1), words,
                                 HAPPENINGS);
    ag_lua_need_value(L, ag_lua_is_filter(L, 2), 2, NULL, "times takes a filter");
    int lasts = ag_lua_check_word(L, 3, AG_WORD_LASTS, AG_LASTS_GAME);
    ag_lua_need(L, lasts == AG_LASTS_GAME || lasts == AG_LASTS_THIS_TURN, AG_FINDING_CONTRADICTION,
                NULL, "times counts what happened this_turn, or without it in the whole game");
    ag_tally_def def = { .of = *(const ag_filter *)lua_touserdata(L, 2),
                         .event = happenings[which] };
    ag_lua_need(L, !is_of_the_asker(&def.of), AG_FINDING_CONTRADICTION, NULL,
                "times counts for all who ask: its filter can't ask for this, for another or "
                "attached card, nor for the highest or lowest");
    int when = lasts == AG_LASTS_THIS_TURN ? AG_TALLY_THIS_TURN : 0;
    ag_amount amount = { .length = 1,
                         .steps = { { AG_OP_TALLY, (uint8_t)(def.of.whose | when), 0 } } };
    def.of.whose = AG_WHOSE_ANY;
    amount.steps[0].value = (int16_t)ag_loader_data(L, &def, sizeof def);
    return ag_lua_push_amount(L, &amount);
}

// The number of what is counted in the catalog.
static int number_of(lua_State *L, ag_symbol what, int event)
{
    ag_catalog *catalog = &ag_host_of(L)->catalog;
    int number = 0;
    while (number < catalog->tally_count && catalog->tallies[number].what != what) number++;
    ag_lua_need(L, number < AG_TALLY_KIND_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "the scripts of one game count %d different things with times(…) at most",
                AG_TALLY_KIND_MAX);
    if (number == catalog->tally_count) {
        catalog->tallies[number].what = what;
        catalog->tallies[number].event = (uint16_t)event;
        catalog->tally_count++;
    }
    return number;
}

void ag_times_resolve(lua_State *L, ag_expr_step *step)
{
    ag_host *host = ag_host_of(L);
    ag_lua_need(L, host->reading.tallies != NULL, AG_FINDING_CONTRADICTION, NULL,
                "times(…) is for what a card declares: counts = { name = times(…) }, and an effect "
                "reads me.name");
    ag_tally_def def = ag_catalog_tally(&host->catalog, (ag_symbol)(uint16_t)step->value);
    ag_filter_resolve(L, &def.of);
    ag_symbol what = ag_loader_data(L, &def, sizeof def);
    step->value = (int16_t)what;
    *host->reading.tallies |= AG_LONG_BIT(number_of(L, what, def.event));
}
