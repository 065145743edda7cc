// Keywords with more than a name, and tag words: words of their own among `powers`.
#include "lua/load/power_read.h"
#include "rules/numbers/filter.h"

const ag_field_row ag_fields_named[] = {
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it goes onto the chain.", "CR 706.1",
      .read = ag_targets_read },
    { "may", AG_SHAPE_WORD,
      "It is optional: true, or the word for what is done, which must be possible.", "CR 712.7",
      .as = "true or a word", .words = { ag_action_words, AG_ACTION_WORDS }, .read = ag_may_read },
    { "if_", AG_SHAPE_CONDITION, "Judged as it triggers and again as it resolves.", "CR 703.2",
      .at = AG_OF_WATCH(condition) },
    { "effect", AG_SHAPE_FUNCTION, "What it does.", .needed = 1, .as = "function(me, event, t)",
      .read = ag_function_read, .number = AG_SLOT_EFFECT },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it.",
      .read = ag_power_id_read },
    { "cant_be_interrupted", AG_SHAPE_FLAG, "Players can't interrupt its effect.", "CR 711.1",
      .at = AG_OF_POWER(uninterruptible) },
    { .name = NULL },
};

const ag_field_row ag_fields_enraged[] = {
    { "of", AG_SHAPE_FILTER, "What the card that its Enrage reveals must be.", "KW Enrage",
      .at = AG_OF_WATCH(subject), .has = AG_OF_WATCH(has_subject) },
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
      "KW Finishing Move", .otherwise = "Combo cards", .at = AG_OF_WATCH(subject),
      .has = AG_OF_WATCH(has_subject) },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it.",
      .read = ag_power_id_read },
    { .name = NULL },
};

// Triggers with a name of their own: the name says what they wait for, the card says the rest.
static void end_named(ag_power_def *power, uint16_t rule, int event, const ag_filter *subject)
{
    power->rule = rule;
    power->watch.event = (uint8_t)event;
    power->watch.has_subject = 1;
    power->watch.subject = *subject;
}

static const ag_filter this_card = { .is = AG_IS_THIS };

// KW Death Rattle: "Death Rattle: …" is what its card does as it enters a graveyard from anywhere.
void ag_power_end_death_rattle(lua_State *L, ag_power_def *power)
{
    (void)L;
    end_named(power, AG_RULE(KW_DEATH_RATTLE), AG_EVENT_ARRIVED, &this_card);
    power->keyword = AG_KEYWORD_DEATH_RATTLE + 1;
    power->zones = AG_BIT(AG_ZONE_GRAVEYARD);
}

// KW Tribe: "Tribe: …" is what its card does as it or another Tauren ally enters play on its
// player's side.
void ag_power_end_tribe(lua_State *L, ag_power_def *power)
{
    ag_symbol tauren = ag_loader_symbol(L, "Tauren");
    ag_filter ally = { .types = AG_TYPE_ALLY, .whose = AG_WHOSE_YOURS, .tags = { tauren, 0 } };
    end_named(power, AG_RULE(KW_TRIBE), AG_EVENT_ENTERED_PLAY, &ally);
}

// "Stash: …" is what its card does as its player reveals it on its way into the resource row.
void ag_power_end_stash(lua_State *L, ag_power_def *power)
{
    (void)L;
    end_named(power, AG_RULE(KW_STASH), AG_EVENT_STASHED, &this_card);
    power->keyword = AG_KEYWORD_STASH + 1;
}

// What happens if the card that Enrage reveals has this power, where it is what `of` asks for. That
// card only enters play then, from wherever it was.
void ag_power_end_enraged(lua_State *L, ag_power_def *power)
{
    (void)L;
    ag_watch_def *watch = &power->watch;
    power->rule = AG_RULE(KW_ENRAGE);
    watch->event = AG_EVENT_REVEALED;
    watch->has_source = 1;
    watch->source = this_card;
    power->zones = (uint16_t)(AG_BIT(AG_ZONE_COUNT) - 1);
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
