// Keywords with more than a name, and tag words: words of their own among `powers`.
#include "lua/load/power_read.h"
#include "lua/host/sandbox.h"
#include "rules/numbers/filter.h"

// Triggers with a name of their own: the name says what they wait for, the card says the rest.
static ag_watch_def *read_named(ag_power_reader *in, uint16_t rule, int event,
                                const ag_field_row *more)
{
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_TRIGGER, in->draft->word, ag_fields_named, more);
    ag_watch_def *watch = &power->watch;
    power->rule = rule;
    watch->event = (uint8_t)event;
    watch->has_subject = 1;
    ag_power_read_may(in, watch);
    ag_lua_amount_field(in->L, in->table, "if_", &watch->condition);
    ag_powers_function(in->L, in->to, in->power, AG_SLOT_EFFECT, in->table, "effect");
    ag_powers_read_targets(in->L, in->to, in->power, in->table);
    ag_power_need_effect(in);
    ag_power_read_uninterruptible(in);
    return watch;
}

// KW Death Rattle: "Death Rattle: …" is what its card does as it enters a graveyard from anywhere.
void ag_power_read_death_rattle(ag_power_reader *in)
{
    ag_watch_def *watch = read_named(in, AG_RULE(KW_DEATH_RATTLE), AG_EVENT_ARRIVED, NULL);
    watch->subject = (ag_filter){ .is = AG_IS_THIS };
    in->to->powers[in->power].keyword = AG_KEYWORD_DEATH_RATTLE + 1;
    in->to->powers[in->power].zones = AG_BIT(AG_ZONE_GRAVEYARD);
}

// KW Tribe: "Tribe: …" is what its card does as it or another Tauren ally enters play on its
// player's side.
void ag_power_read_tribe(ag_power_reader *in)
{
    ag_watch_def *watch = read_named(in, AG_RULE(KW_TRIBE), AG_EVENT_ENTERED_PLAY, NULL);
    ag_symbol tauren = ag_loader_symbol(in->L, "Tauren");
    watch->subject =
        (ag_filter){ .types = AG_TYPE_ALLY, .whose = AG_WHOSE_YOURS, .tags = { tauren, 0 } };
}

// "Stash: …" is what its card does as its player reveals it on its way into the resource row.
void ag_power_read_stash(ag_power_reader *in)
{
    ag_watch_def *watch = read_named(in, AG_RULE(KW_STASH), AG_EVENT_STASHED, NULL);
    watch->subject = (ag_filter){ .is = AG_IS_THIS };
    in->to->powers[in->power].keyword = AG_KEYWORD_STASH + 1;
}

// What happens if the card that Enrage reveals has this power. That card only enters play then,
// from wherever it was.
void ag_power_read_enraged(ag_power_reader *in)
{
    ag_watch_def *watch = read_named(in, AG_RULE(KW_ENRAGE), AG_EVENT_REVEALED, ag_fields_enraged);
    watch->has_subject = (uint8_t)ag_lua_filter_field(in->L, in->table, "of", &watch->subject);
    watch->has_source = 1;
    watch->source = (ag_filter){ .is = AG_IS_THIS };
    in->to->powers[in->power].zones = (uint16_t)(AG_BIT(AG_ZONE_COUNT) - 1);
}

// The one change of a continuous power that stands for a keyword.
static ag_change *begin_keyword(const ag_power_reader *in, ag_power_def *power, int keyword)
{
    ag_change *change = ag_loader_hold(in->L, sizeof *change);
    *change = (ag_change){ .op = AG_CHANGE_PLUS };
    power->rule = ag_keyword_rules[keyword];
    power->keyword = (uint8_t)(keyword + 1);
    power->changes = change;
    power->change_count = 1;
    return change;
}

// "Diplomacy: Dwarves" makes such allies cheaper for its player, but never free.
void ag_power_read_diplomacy(ag_power_reader *in)
{
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_CONTINUOUS, in->draft->word, ag_fields_diplomacy, NULL);
    ag_change *change = begin_keyword(in, power, AG_KEYWORD_DIPLOMACY);
    if (!ag_lua_filter_field(in->L, in->table, "to", &change->subject)
        || !(change->subject.types & AG_TYPE_ALLY)) {
        ag_lua_fail(in->L, AG_FINDING_CONTRADICTION,
                    "diplomacy names the allies that cost less: "
                    "diplomacy { to = any.ally:with { tag = \"Dwarf\" } }");
    }
    change->subject.whose = AG_WHOSE_YOURS;
    change->field = AG_FIELD_COST;
    change->word = 1 + 1;  // the least that it leaves
    change->amount = ag_amount_constant(-1);
    change->reads = ag_filter_reads(&change->subject);
}

// "Finishing Move": X such cards of the graveyard are part of the cost; Combo cards, unless the
// script says otherwise.
void ag_power_read_finishing_move(ag_power_reader *in)
{
    enum { X_MOST = 5 };
    lua_State *L = in->L;
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_CONTINUOUS, in->draft->word, ag_fields_finishing_move, NULL);
    ag_change *change = begin_keyword(in, power, AG_KEYWORD_FINISHING_MOVE);
    ag_filter what = { .tags = { ag_loader_symbol(L, "Combo"), 0 } };
    ag_lua_filter_field(L, in->table, "what", &what);
    what.zones = AG_BIT(AG_ZONE_GRAVEYARD);
    what.whose = AG_WHOSE_YOURS;
    change->subject = (ag_filter){ .is = AG_IS_THIS };
    change->field = AG_FIELD_EXTRA_COST;
    change->word = (uint16_t)(1 + in->to->count);
    power->zones = (uint16_t)(AG_BIT(AG_ZONE_COUNT) - 1);
    ag_power_def *term = ag_powers_add(L, in->to, AG_POWER_TERM, "finishing_move");
    term->cost.part_count = 1;
    term->cost.parts[0] =
        (ag_cost_part){ .kind = AG_COST_REMOVE, .x_count = 1, .x_most = X_MOST, .filter = what };
}
