// Powers about damage and healing before it is dealt: prevents, raises, changes (CR 717).
#include "lua/load/power_read.h"

// ---- fields ----

// What is said of a packet: true, or false for the bit after it.
static void read_alters(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    ag_field_need(L, row, lua_isboolean(L, -1));
    int otherwise = row->shape == AG_SHAPE_BOOLEAN ? row->number << 1 : 0;
    power->watch.alters |= (uint8_t)(lua_toboolean(L, -1) ? row->number : otherwise);
}

// Whom a packet is redirected to, or divided among: a filter, or the word `given` in a later power.
static void read_onto(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    ag_watch_def *watch = &power->watch;
    watch->alters |= row->number;
    if (row->number == AG_ALTER_REDIRECT && ag_power_is_given(L, row, power)) {
        watch->onto_captured = 1;
    } else {
        ag_filter_read(L, row, &watch->onto);
    }
}

const ag_field_row ag_fields_packet[] = {
#include "lua/load/fields_watch.def"
    { "from", AG_SHAPE_FILTER, "Who would deal it.", .at = AG_OF_WATCH(source),
      .has = AG_OF_WATCH(has_source) },
    { "if_", AG_SHAPE_CONDITION, "Only while this is so.", .at = AG_OF_WATCH(condition) },
    { "once", AG_SHAPE_FLAG, "Once, then never again.", "CR 717.5", .at = AG_OF_WATCH(once) },
#include "lua/load/fields_power.def"
    { .name = NULL },
};

const ag_field_row ag_fields_prevents[] = {
    { "amount", AG_SHAPE_AMOUNT, "How much of each packet.", "CR 717.2", .at = AG_OF_WATCH(amount),
      .has = AG_OF_WATCH(prevents) },
    { "all", AG_SHAPE_FLAG, "All of it.", "CR 717.2", .at = AG_OF_WATCH(prevents_all) },
    { "first", AG_SHAPE_AMOUNT, "The first so many that the character is dealt each turn.",
      "CR 717.6", .at = AG_OF_WATCH(amount), .has = AG_OF_WATCH(first) },
    { "may", AG_SHAPE_FLAG, "Its player decides.", "CR 712.7", .at = AG_OF_WATCH(may) },
    { "effect", AG_SHAPE_FUNCTION,
      "Alone: \"do this; if you do, prevent that damage\", said by event:prevent().", "CR 717.3",
      .as = "function(me, event)", .read = ag_function_read, .number = AG_SLOT_EFFECT },
    { .name = NULL },
};

const ag_field_row ag_fields_raises[] = {
    { "by", AG_SHAPE_AMOUNT, "How much more.", "CR 717.1", .needed = 1, .at = AG_OF_WATCH(amount) },
    { .name = NULL },
};

const ag_field_row ag_fields_raises_reveal[] = {
    { "whose", AG_SHAPE_WORD, "Who reveals.", .otherwise = "anybody", AG_WHOSE_OF_WATCH },
    { "from", AG_SHAPE_FILTER, "What reveals.", .at = AG_OF_WATCH(source),
      .has = AG_OF_WATCH(has_source) },
    { "by", AG_SHAPE_AMOUNT, "How many more.", "CR 716.1f", .needed = 1,
      .at = AG_OF_WATCH(amount) },
    { "at_least", AG_SHAPE_NUMBER, "So many or more would be revealed.",
      .at = AG_OF_WATCH(at_least) },
    { "if_", AG_SHAPE_CONDITION, "Only while this is so.", .at = AG_OF_WATCH(condition) },
    { "condition", AG_SHAPE_FUNCTION, "What no other field can say of it.",
      .as = "function(me, event)", .read = ag_function_read, .number = AG_SLOT_CONDITION },
#include "lua/load/fields_all.def"
    { .name = NULL },
};

const ag_field_row ag_fields_changes[] = {
    { "becomes", AG_SHAPE_WORDS, "It is of this type instead.", "CR 205.1c",
      .words = { ag_damage_words, AG_DAMAGE_COUNT }, .at = AG_OF_WATCH(becomes) },
    { "as_combat", AG_SHAPE_BOOLEAN, "It counts as combat damage, or no longer.", "CR 717.1",
      .read = read_alters, .number = AG_ALTER_COMBAT },
    { "unpreventable", AG_SHAPE_BOOLEAN, "Nothing can prevent it, or again something can.",
      "CR 717.2", .read = read_alters, .number = AG_ALTER_UNPREVENTABLE },
    { "onto", AG_SHAPE_FILTER, "To whom it is dealt instead; `given` in a later power.", "CR 717.1",
      .read = read_onto, .number = AG_ALTER_REDIRECT },
    { "divided_among", AG_SHAPE_FILTER, "Among whom it is divided.", "CR 717.7", .read = read_onto,
      .number = AG_ALTER_DIVIDE },
    { "smash", AG_SHAPE_FLAG, "What is more than fatal goes on to the hero.", "CR 717.8",
      .read = read_alters, .number = AG_ALTER_SMASH },
    { "may", AG_SHAPE_FLAG, "Its player decides.", "CR 712.7", .at = AG_OF_WATCH(may) },
    { .name = NULL },
};

// ---- what concerns several fields ----

// Without `amount` and `all`, its effect first does something, and says whether the damage is
// prevented (CR 717.3).
void ag_power_end_prevents(lua_State *L, ag_power_def *power)
{
    ag_watch_def *watch = &power->watch;
    int has_amount = watch->prevents;
    watch->tries = (power->functions & AG_BIT(AG_SLOT_EFFECT)) != 0;
    watch->prevents = !watch->tries;
    int ways = has_amount + watch->first + watch->prevents_all + watch->tries;
    ag_lua_need(L, ways <= 1, AG_FINDING_CONTRADICTION, NULL,
                "%s prevents an amount, the first of a turn, all, or what its effect says: one of "
                "them",
                ag_host_of(L)->reading.draft->word);
    // A shield that an effect begins ({ left = n }) uses up what is left of it.
    ag_lua_need(L, ways == 1 || power->kind == AG_POWER_LATER, AG_FINDING_MISSING, NULL,
                "%s does not say how much: amount = n, first = n, all = true, or an effect that "
                "ends with event:prevent()",
                ag_host_of(L)->reading.draft->word);
}

// CR 717.1: what changes about a packet other than its amount.
void ag_power_end_changes(lua_State *L, ag_power_def *power)
{
    ag_watch_def *watch = &power->watch;
    watch->alters |= watch->becomes != 0 ? AG_ALTER_TYPE : 0;
    int kinds = (watch->alters & AG_ALTER_KIND) != 0;
    int ways = kinds + ((watch->alters & AG_ALTER_REDIRECT) != 0)
               + ((watch->alters & AG_ALTER_DIVIDE) != 0) + ((watch->alters & AG_ALTER_SMASH) != 0);
    ag_lua_need(L, ways == 1 && (watch->event != AG_EVENT_HEALED || !kinds),
                AG_FINDING_CONTRADICTION, NULL,
                "%s says one thing: becomes, as_combat and unpreventable (of damage alone), or "
                "onto = filter, or divided_among = filter, or smash = true",
                ag_host_of(L)->reading.draft->word);
}
