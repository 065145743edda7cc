// Keywords with more than a name, and tag words: words of their own among `powers`.
#include "lua/load/power_read.h"
#include "rules/numbers/filter.h"

const ag_field_row ag_fields_named[] = {
#include "lua/load/fields_resolve.def"
    { "if_", AG_SHAPE_CONDITION, "Judged as it triggers and again as it resolves.", "CR 703.2",
      .at = AG_OF_WATCH(condition) },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it.",
      .read = ag_power_id_read },
    { .name = NULL },
};

const ag_field_row ag_fields_enraged[] = {
    { "of", AG_SHAPE_FILTER, "What the card that its Enrage reveals must be.", "KW Enrage",
      AG_SUBJECT_OF_WATCH },
    { .name = NULL },
};

const ag_field_row ag_fields_diplomacy[] = {
    { "to", AG_SHAPE_FILTER, "Which allies cost one less, but never nothing.", "KW Diplomacy",
      .needed = 1, .at = AG_OF_WATCH(subject) },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it.",
      .read = ag_power_id_read },
    { .name = NULL },
};

const ag_field_row ag_fields_finishing_move[] = {
    { "what", AG_SHAPE_FILTER, "Which cards of the graveyard are part of its cost.",
      "KW Finishing Move", .otherwise = "Combo cards", AG_SUBJECT_OF_WATCH },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it.",
      .read = ag_power_id_read },
    { .name = NULL },
};

// Triggers with a name of their own: it says what they wait for, the card says the rest. Death
// Rattle waits for its card in a graveyard, Stash for it to be revealed on its way into the
// resource row, Enrage for it to be revealed, from wherever it was.
static const struct {
    uint16_t rule, zones;
    uint8_t event, keyword;
} named[] = {
    [AG_DRAFT_DEATH_RATTLE] = { AG_RULE(KW_DEATH_RATTLE), AG_BIT(AG_ZONE_GRAVEYARD),
                                AG_EVENT_ARRIVED, AG_KEYWORD_DEATH_RATTLE + 1 },
    [AG_DRAFT_TRIBE] = { AG_RULE(KW_TRIBE), 0, AG_EVENT_ENTERED_PLAY, 0 },
    [AG_DRAFT_STASH] = { AG_RULE(KW_STASH), 0, AG_EVENT_STASHED, AG_KEYWORD_STASH + 1 },
    [AG_DRAFT_ENRAGED] = { AG_RULE(KW_ENRAGE), AG_BIT(AG_ZONE_COUNT) - 1, AG_EVENT_REVEALED, 0 },
};

void ag_power_end_named(lua_State *L, ag_power_def *power)
{
    int draft = ag_host_of(L)->reading.draft->kind;
    ag_watch_def *watch = &power->watch;
    const ag_filter this_card = { .is = AG_IS_THIS };
    power->rule = named[draft].rule;
    power->zones = named[draft].zones;
    power->keyword = named[draft].keyword;
    watch->event = named[draft].event;
    if (draft == AG_DRAFT_ENRAGED) {  // the subject is what `of` asks for
        watch->has_source = 1;
        watch->source = this_card;
        return;
    }
    watch->has_subject = 1;
    watch->subject = this_card;
    if (draft == AG_DRAFT_TRIBE) {  // this or another Tauren ally on its player's side
        watch->subject = (ag_filter){ .types = AG_TYPE_ALLY,
                                      .whose = AG_WHOSE_YOURS,
                                      .tags = { ag_loader_symbol(L, "Tauren"), 0 } };
    }
}

// The one change of a continuous power that stands for a keyword.
static ag_change *begin_keyword(lua_State *L, ag_power_def *power, int keyword)
{
    ag_change *change = ag_loader_hold(L, sizeof *change);
    *change = (ag_change){ .op = AG_CHANGE_PLUS };
    power->rule = ag_keyword_rules[keyword];
    power->keyword = (uint8_t)(keyword + 1);
    power->changes = change;
    power->change_count = 1;
    return change;
}

// "Diplomacy: Dwarves" makes such allies cheaper for its player, but never free.
void ag_power_end_diplomacy(lua_State *L, ag_power_def *power)
{
    ag_change *change = begin_keyword(L, power, AG_KEYWORD_DIPLOMACY);
    change->subject = power->watch.subject;
    ag_lua_need(L, change->subject.types & AG_TYPE_ALLY, AG_FINDING_CONTRADICTION, NULL,
                "diplomacy names the allies that cost less: "
                "diplomacy { to = any.ally:with { tag = \"Dwarf\" } }");
    power->watch = (ag_watch_def){ .event = 0 };
    change->subject.whose = AG_WHOSE_YOURS;
    change->field = AG_FIELD_COST;
    change->word = 1 + 1;  // the least that it leaves
    change->amount = ag_amount_constant(-1);
    change->reads = ag_filter_reads(&change->subject);
}

// "Finishing Move": X such cards of the graveyard are part of the cost; Combo cards, unless the
// script says otherwise.
void ag_power_end_finishing_move(lua_State *L, ag_power_def *power)
{
    enum { X_MOST = 5 };
    ag_powers *powers = ag_host_of(L)->reading.powers;
    ag_change *change = begin_keyword(L, power, AG_KEYWORD_FINISHING_MOVE);
    ag_filter what = { .tags = { ag_loader_symbol(L, "Combo"), 0 } };
    if (power->watch.has_subject) {
        what = power->watch.subject;
    }
    power->watch = (ag_watch_def){ .event = 0 };
    what.zones = AG_BIT(AG_ZONE_GRAVEYARD);
    what.whose = AG_WHOSE_YOURS;
    change->subject = (ag_filter){ .is = AG_IS_THIS };
    change->field = AG_FIELD_EXTRA_COST;
    change->word = (uint16_t)(1 + powers->count);
    power->zones = (uint16_t)(AG_BIT(AG_ZONE_COUNT) - 1);
    ag_power_def *term = ag_powers_add(L, AG_POWER_TERM, "finishing_move");
    term->cost.part_count = 1;
    term->cost.parts[0] =
        (ag_cost_part){ .kind = AG_COST_REMOVE, .x_count = 1, .x_most = X_MOST, .filter = what };
}
