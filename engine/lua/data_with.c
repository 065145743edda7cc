// What a filter asks of a card besides its type: `with` and `without`, states, numbers and words.
#include <lauxlib.h>
#include <string.h>

#include "lua/data_lua.h"
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

// In a range, `spare` says which ends are still symbols of values.
enum { RANGE_MIN_VALUE = 1, RANGE_MAX_VALUE = 2 };

static const struct {
    const char *word;
    uint8_t at;  // AG_IS_…_AT
} states[] = {
    { "ready", AG_IS_READY_AT },
    { "exhausted", AG_IS_EXHAUSTED_AT },
    { "damaged", AG_IS_DAMAGED_AT },
    { "attacking", AG_IS_ATTACKING_AT },
    { "defending", AG_IS_DEFENDING_AT },
    { "in_combat", AG_IS_IN_COMBAT_AT },
    { "protecting", AG_IS_PROTECTING_AT },
    { "token", AG_IS_TOKEN_AT },
    { "face_up", AG_IS_FACE_UP_AT },
    { "face_down", AG_IS_FACE_DOWN_AT },
    { "ongoing", AG_IS_ONGOING_AT },
    { "instant", AG_IS_INSTANT_AT },
    { "attachment", AG_IS_ATTACHMENT_AT },
    { "boss", AG_IS_BOSS_AT },
    { "back_up", AG_IS_BACK_UP_AT },
    { "neutral", AG_IS_NEUTRAL_AT },
    { "entered_this_turn", AG_IS_ENTERED_NOW_AT },
    { "exhausted_this_turn", AG_IS_TIRED_AT },
    { "hurt_this_turn", AG_IS_HURT_AT },
    { "hurt_by_this", AG_IS_HURT_BY_THIS_AT },
    { "fought_by_your_hero", AG_IS_FOUGHT_AT },
    { "started_with", AG_IS_STARTED_AT },
    { "x_cost", AG_IS_X_COST_AT },
    { "felled", AG_IS_FELLED_AT },
};
static const struct {
    const char *word;
    uint8_t stat;
} stats[] = {
    { "cost", AG_STAT_COST },           { "atk", AG_STAT_ATK },
    { "health", AG_STAT_HEALTH },       { "def", AG_STAT_DEF },
    { "counters", AG_STAT_COUNTERS },   { "damage", AG_STAT_DAMAGE },
    { "remaining", AG_STAT_REMAINING },
};
enum { STATES = sizeof states / sizeof states[0], STATS = sizeof stats / sizeof stats[0] };

// ---- numbers ----

void ag_filter_resolve(lua_State *L, ag_filter *filter)
{
    for (int i = 0; i < 2; i++) {
        ag_range *range = &filter->ranges[i];
        if (range->spare & RANGE_MIN_VALUE) {
            range->min = (int16_t)ag_value_resolve(L, (ag_symbol)(uint16_t)range->min);
        }
        if (range->spare & RANGE_MAX_VALUE) {
            range->max = (int16_t)ag_value_resolve(L, (ag_symbol)(uint16_t)range->max);
        }
        range->spare = 0;
    }
}

// One end of a range: a number, or a value that is not known yet. Reads the value on top of the
// stack.
static int16_t range_end(lua_State *L, const char *field, int16_t otherwise, int value_bit,
                         ag_range *range)
{
    ag_amount amount;
    int number;
    if (lua_isnil(L, -1)) return otherwise;
    if (!ag_lua_to_amount(L, -1, &amount)) {
        ag_lua_fail_type(L, field, "a number, or { min = …, max = … }");
    }
    if (amount.length == 1 && amount.steps[0].op == AG_OP_CONST
        && amount.steps[0].arg == AG_AMOUNT_VALUE) {
        range->spare |= (uint8_t)value_bit;
        return amount.steps[0].value;
    }
    if (!ag_amount_fixed(&amount, &number)) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field, "%s of a filter is a plain number",
                          field);
    }
    if (number < INT16_MIN || number > INT16_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, field, "%s of a filter is at most %d", field,
                          INT16_MAX);
    }
    return (int16_t)number;
}

static void add_range(lua_State *L, ag_filter *filter, const char *field, uint8_t stat)
{
    ag_range *range =
        filter->ranges[0].stat == AG_STAT_NONE ? &filter->ranges[0] : &filter->ranges[1];
    if (range->stat != AG_STAT_NONE) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, field,
                          "a filter compares two numbers at most");
    }
    range->stat = stat;
    if (lua_istable(L, -1)) {
        ag_lua_check_rows(L, -1, field, ag_fields_range, NULL);
        lua_getfield(L, -1, "min");
        range->min = range_end(L, field, INT16_MIN, RANGE_MIN_VALUE, range);
        lua_pop(L, 1);
        lua_getfield(L, -1, "max");
        range->max = range_end(L, field, INT16_MAX, RANGE_MAX_VALUE, range);
        lua_pop(L, 1);
        return;
    }
    range->min = range_end(L, field, 0, RANGE_MIN_VALUE | RANGE_MAX_VALUE, range);
    range->max = range->min;
}

static uint64_t state_of(const char *field)
{
    for (int i = 0; i < STATES; i++) {
        if (strcmp(states[i].word, field) == 0) return AG_LONG_BIT(states[i].at);
    }
    return 0;
}

uint8_t ag_lua_stat(const char *field)
{
    for (int i = 0; i < STATS; i++) {
        if (strcmp(stats[i].word, field) == 0) return stats[i].stat;
    }
    return AG_STAT_NONE;
}

// ---- words ----

// CR 414.3b: the number of a restriction tag is not part of the tag, so no card would be found.
static void refuse_number(lua_State *L, const char *tag)
{
    const char *open = strstr(tag, " (");
    if (open != NULL) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "tag",
                          "a filter asks for a tag without its number: \"%.*s\"", (int)(open - tag),
                          tag);
    }
}

// The second tag is the one that is ruled out.
static void add_tag(lua_State *L, ag_filter *filter, int ruled_out)
{
    if (lua_type(L, -1) != LUA_TSTRING) {
        ag_lua_fail_type(L, "tag", "a text");
    }
    refuse_number(L, lua_tostring(L, -1));
    ag_symbol *place = filter->tags[0] == 0 && !ruled_out ? &filter->tags[0] : &filter->tags[1];
    if (*place != 0) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "tag",
                          "a filter asks for two tags at most, or for one and rules one out");
    }
    filter->isnt |= ruled_out ? AG_IS_TAGGED : 0;
    *place = ag_loader_symbol(L, lua_tostring(L, -1));
}

static int word_of(lua_State *L, const char *field, const char *const *words, int count)
{
    const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
    int at = ag_word_find(words, count, word);
    if (at < 0) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, field, "there is no %s \"%s\"%s", field, word,
                          ag_lua_meant(L, word, words, count));
    }
    return at;
}

static void add_name(lua_State *L, ag_filter *filter, int ruled_out)
{
    if (lua_type(L, -1) != LUA_TSTRING) {
        ag_lua_fail_type(L, "name", "a text");
    }
    if (filter->name != 0) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "name",
                          "a filter asks for one name, or rules one out");
    }
    filter->name = ag_loader_symbol(L, lua_tostring(L, -1));
    filter->isnt |= ruled_out ? AG_IS_NAMED : 0;
}

// deals = "fire", faction = "horde": states of a card, one for each word.
static uint64_t icon_of(lua_State *L, const char *field)
{
    if (strcmp(field, "faction") == 0) {
        return AG_LONG_BIT(AG_IS_ALLIANCE_AT
                           + word_of(L, field, ag_faction_words, AG_FACTION_COUNT));
    }
    int first = strcmp(field, "deals") == 0 ? AG_IS_DEALS_ARCANE_AT : AG_IS_DEALT_ARCANE_AT;
    return AG_LONG_BIT(first + word_of(L, field, ag_damage_words, AG_DAMAGE_COUNT));
}

// deck = "minion": which of the Boss player's decks it belongs to; counter = "spine": it bears one.
static void add_label(lua_State *L, ag_filter *filter, const char *field, int means)
{
    int deck = strcmp(field, "deck") == 0;
    if (lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -1) == 0) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field, "%s is the name of %s, not %s", field,
                          deck ? "one of the raid's decks" : "a kind of counters",
                          ag_lua_shown(L, -1));
    }
    if (filter->mark != 0) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field,
                          "a filter asks for one deck, one kind of counters or a mark");
    }
    filter->mark = ag_loader_symbol(L, lua_tostring(L, -1));
    filter->mark_means = (uint8_t)means;
}

// A condition that is a word: tag, name, keyword, class, deck. The value is on top of the stack.
static void add_word(lua_State *L, ag_filter *filter, const char *field)
{
    if (strcmp(field, "tag") == 0 && lua_istable(L, -1)) {
        lua_Integer count = ag_sandbox_list(L, -1);
        for (lua_Integer i = 1; i <= count; i++) {
            lua_geti(L, -1, i);
            add_tag(L, filter, 0);
            lua_pop(L, 1);
        }
    } else if (strcmp(field, "tag") == 0) {
        add_tag(L, filter, 0);
    } else if (strcmp(field, "keyword") == 0) {
        filter->keyword = (uint8_t)(1 + word_of(L, field, ag_keyword_words, AG_KEYWORD_COUNT));
    } else if (strcmp(field, "class") == 0) {
        filter->classes = (uint8_t)(1 + word_of(L, field, ag_class_words, AG_CLASS_COUNT));
    } else if (strcmp(field, "name") == 0) {
        add_name(L, filter, 0);
    } else if (strcmp(field, "deck") == 0) {
        add_label(L, filter, field, AG_MARK_DECK);
    } else if (strcmp(field, "counter") == 0) {
        add_label(L, filter, field, AG_MARK_COUNTER);
    } else {
        filter->is |= icon_of(L, field);
    }
}

// ---- the two methods ----

static int read_with(lua_State *L)
{
    ag_filter filter = *(const ag_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER);
    luaL_checktype(L, 2, LUA_TTABLE);
    uint64_t present = ag_lua_check_rows(L, 2, "a filter", ag_fields_with, NULL);
    for (; present != 0; present &= present - 1) {
        const char *field = ag_fields_with[__builtin_ctzll(present)].name;
        lua_getfield(L, 2, field);
        uint8_t stat = ag_lua_stat(field);
        uint64_t state = state_of(field);
        if (state != 0 && !(lua_isboolean(L, -1) && lua_toboolean(L, -1))) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field,
                              "%s of a filter is true (or use :without)", field);
        }
        filter.is |= state;
        if (stat != AG_STAT_NONE) {
            add_range(L, &filter, field, stat);
        } else if (state == 0) {
            add_word(L, &filter, field);
        }
        lua_pop(L, 1);
    }
    ag_lua_push_filter(L, &filter);
    return 1;
}

int ag_filter_with(lua_State *L)
{
    return ag_lua_guard(L, read_with);
}

// Rules out a word that is not a state: the value is on top of the stack.
static void rule_out(lua_State *L, ag_filter *filter, const char *field)
{
    if (strcmp(field, "tag") == 0) {
        add_tag(L, filter, 1);
    } else if (strcmp(field, "name") == 0) {
        add_name(L, filter, 1);
    } else if (strcmp(field, "deck") == 0) {
        add_label(L, filter, field, AG_MARK_OTHER_DECK);
    } else if (strcmp(field, "counter") == 0) {
        add_label(L, filter, field, AG_MARK_NO_COUNTER);
    } else if (strcmp(field, "deals") == 0 || strcmp(field, "faction") == 0
               || strcmp(field, "dealt_this_turn") == 0) {
        filter->isnt |= icon_of(L, field);
    } else {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field,
                          "a filter can't rule out a %s, only states (exhausted …), a name, a tag, "
                          "a deck, a counter, a faction and what a card deals",
                          field);
    }
}

static int read_without(lua_State *L)
{
    ag_filter filter = *(const ag_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER);
    luaL_checktype(L, 2, LUA_TTABLE);
    uint64_t present = ag_lua_check_rows(L, 2, "a filter", ag_fields_with, NULL);
    for (; present != 0; present &= present - 1) {
        const char *field = ag_fields_with[__builtin_ctzll(present)].name;
        lua_getfield(L, 2, field);
        uint64_t state = state_of(field);
        if (state == 0) {
            rule_out(L, &filter, field);
        }
        filter.isnt |= state;
        lua_pop(L, 1);
    }
    ag_lua_push_filter(L, &filter);
    return 1;
}

int ag_filter_without(lua_State *L)
{
    return ag_lua_guard(L, read_without);
}
