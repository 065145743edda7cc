// Filters and selectors: which cards, players, links and graveyards a script means. A filter never
// changes: each method returns a new one.
#include <lauxlib.h>
#include <string.h>

#include "lua/data_lua.h"
#include "lua/handle.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

// A filter as scripts hold it. Words like `ally` are filters that also make a card when they are
// called.
typedef struct lua_filter {
    ag_filter filter;  // first: found through the userdata
    uint8_t makes;
    char word[16];
} lua_filter;

// In a range, `spare` says which of its ends is still the symbol of a value.
enum { RANGE_MIN_VALUE = 1, RANGE_MAX_VALUE = 2 };

static const struct {
    const char *word;
    uint32_t types;
    uint16_t zones;
    uint8_t makes;
} nouns[] = {
    { "ally", AG_TYPE_ALLY, 0, 1 },
    { "hero", AG_TYPE_HERO, 0, 1 },
    { "ability", AG_TYPE_ABILITY, 0, 1 },
    { "weapon", AG_TYPE_WEAPON, 0, 1 },
    { "armor", AG_TYPE_ARMOR, 0, 1 },
    { "item", AG_TYPE_ITEM, 0, 1 },
    { "quest", AG_TYPE_QUEST, AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES), 1 },
    { "location", AG_TYPE_LOCATION, AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES), 1 },
    { "event", AG_TYPE_EVENT, 0, 1 },
    { "fixture", AG_TYPE_FIXTURE, 0, 1 },
    { "equipment", AG_TYPE_EQUIPMENT, 0, 0 },
    { "character", AG_TYPE_CHARACTER, 0, 0 },
    { "card", 0, 0, 0 },
    { "resource", 0, AG_BIT(AG_ZONE_RESOURCES), 0 },
};
enum { NOUNS = sizeof nouns / sizeof nouns[0] };

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
    { "started_with", AG_IS_STARTED_AT },
    { "x_cost", AG_IS_X_COST_AT },
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

// clang-format off
static const char *const with_fields[] = {
    "ready", "exhausted", "damaged", "attacking", "defending", "in_combat", "protecting", "token",
    "face_up", "face_down", "ongoing", "instant", "attachment", "boss", "atk", "cost", "health",
    "damage", "def", "counters", "tag", "name", "keyword", "class", "deals", "faction", "back_up",
    "neutral", "remaining", "entered_this_turn", "exhausted_this_turn", "hurt_this_turn",
    "started_with", "x_cost", NULL
};
// clang-format on

// ---- pushing and reading ----

static lua_filter *push_filter(lua_State *lua, const ag_filter *filter)
{
    lua_filter *made = lua_newuserdatauv(lua, sizeof *made, 0);
    memset(made, 0, sizeof *made);
    made->filter = *filter;
    luaL_setmetatable(lua, AG_DATA_FILTER);
    return made;
}

void ag_lua_push_filter(lua_State *lua, const ag_filter *filter)
{
    push_filter(lua, filter);
}

int ag_lua_is_filter(lua_State *lua, int index)
{
    return luaL_testudata(lua, index, AG_DATA_FILTER) != NULL;
}

const ag_filter *ag_lua_to_filter(lua_State *lua, int index)
{
    const lua_filter *made = luaL_testudata(lua, index, AG_DATA_FILTER);
    if (made != NULL && (made->filter.ranges[0].spare != 0 || made->filter.ranges[1].spare != 0)) {
        ag_lua_fail(lua, "this filter has value.… in it, which is for what a card declares: an "
                         "effect reads me.…");
    }
    return made == NULL ? NULL : &made->filter;
}

const ag_filter *ag_lua_check_filter(lua_State *lua, int index)
{
    const ag_filter *filter = ag_lua_to_filter(lua, index);
    if (filter == NULL) {
        ag_lua_fail(lua, "%s stands where a filter is expected", ag_lua_shown(lua, index));
    }
    return filter;
}

void ag_filter_resolve(lua_State *lua, ag_filter *filter)
{
    for (int i = 0; i < 2; i++) {
        ag_range *range = &filter->ranges[i];
        if (range->spare & RANGE_MIN_VALUE) {
            range->min = (int16_t)ag_value_resolve(lua, (ag_symbol)(uint16_t)range->min);
        }
        if (range->spare & RANGE_MAX_VALUE) {
            range->max = (int16_t)ag_value_resolve(lua, (ag_symbol)(uint16_t)range->max);
        }
        range->spare = 0;
    }
}

// ---- with, without ----

// One end of a range: a number, or a value that is known later. Reads the value on top of the
// stack.
static int16_t range_end(lua_State *lua, const char *field, int16_t otherwise, int value_bit,
                         ag_range *range)
{
    ag_amount amount;
    int number;
    if (lua_isnil(lua, -1)) {
        return otherwise;
    }
    if (!ag_lua_to_amount(lua, -1, &amount)) {
        ag_lua_fail_field(lua, field, "%s is a number, or { min = …, max = … }, not %s", field,
                          ag_lua_shown(lua, -1));
    }
    if (amount.length == 1 && amount.steps[0].op == AG_OP_CONST
        && amount.steps[0].arg == AG_AMOUNT_VALUE) {
        range->spare |= (uint8_t)value_bit;
        return amount.steps[0].value;
    }
    if (!ag_amount_fixed(&amount, &number)) {
        ag_lua_fail_field(lua, field, "%s of a filter is a plain number", field);
    }
    if (number < INT16_MIN || number > INT16_MAX) {
        ag_lua_fail_field(lua, field, "%s of a filter is at most %d", field, INT16_MAX);
    }
    return (int16_t)number;
}

static void add_range(lua_State *lua, ag_filter *filter, const char *field, uint8_t stat)
{
    static const char *const ends[] = { "min", "max", NULL };
    ag_range *range =
        filter->ranges[0].stat == AG_STAT_NONE ? &filter->ranges[0] : &filter->ranges[1];
    if (range->stat != AG_STAT_NONE) {
        ag_lua_fail_field(lua, field, "a filter compares two numbers at most");
    }
    range->stat = stat;
    if (lua_istable(lua, -1)) {
        ag_lua_check_fields(lua, -1, field, ends, NULL);
        lua_getfield(lua, -1, "min");
        range->min = range_end(lua, field, INT16_MIN, RANGE_MIN_VALUE, range);
        lua_pop(lua, 1);
        lua_getfield(lua, -1, "max");
        range->max = range_end(lua, field, INT16_MAX, RANGE_MAX_VALUE, range);
        lua_pop(lua, 1);
        return;
    }
    range->min = range_end(lua, field, 0, RANGE_MIN_VALUE | RANGE_MAX_VALUE, range);
    range->max = range->min;
}

static uint64_t state_of(const char *field)
{
    for (int i = 0; i < STATES; i++) {
        if (strcmp(states[i].word, field) == 0) {
            return AG_LONG_BIT(states[i].at);
        }
    }
    return 0;
}

uint8_t ag_lua_stat(const char *field)
{
    for (int i = 0; i < STATS; i++) {
        if (strcmp(stats[i].word, field) == 0) {
            return stats[i].stat;
        }
    }
    return AG_STAT_NONE;
}

// The tag that is ruled out is the second one.
static void add_tag(lua_State *lua, ag_filter *filter, int ruled_out)
{
    if (lua_type(lua, -1) != LUA_TSTRING) {
        ag_lua_fail_field(lua, "tag", "tag is a text, not %s", ag_lua_shown(lua, -1));
    }
    ag_symbol *place = filter->tags[0] == 0 && !ruled_out ? &filter->tags[0] : &filter->tags[1];
    if (*place != 0) {
        ag_lua_fail_field(lua, "tag",
                          "a filter asks for two tags at most, or for one and rules one out");
    }
    filter->isnt |= ruled_out ? AG_IS_TAGGED : 0;
    *place = ag_loader_symbol(lua, lua_tostring(lua, -1));
}

static int word_of(lua_State *lua, const char *field, const char *const *words, int count)
{
    const char *word = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : "?";
    int at = ag_word_find(words, count, word);
    if (at < 0) {
        ag_lua_fail_field(lua, field, "there is no %s \"%s\"%s", field, word,
                          ag_lua_meant(lua, word, words, count));
    }
    return at;
}

static void add_name(lua_State *lua, ag_filter *filter, int ruled_out)
{
    if (lua_type(lua, -1) != LUA_TSTRING) {
        ag_lua_fail_field(lua, "name", "name is a text, not %s", ag_lua_shown(lua, -1));
    }
    if (filter->name != 0) {
        ag_lua_fail_field(lua, "name", "a filter asks for one name, or rules one out");
    }
    filter->name = ag_loader_symbol(lua, lua_tostring(lua, -1));
    filter->isnt |= ruled_out ? AG_IS_NAMED : 0;
}

// deals = "fire", faction = "horde": states of a card, one for each word.
static uint64_t icon_of(lua_State *lua, const char *field)
{
    return strcmp(field, "deals") == 0
               ? AG_LONG_BIT(AG_IS_DEALS_ARCANE_AT
                             + word_of(lua, field, ag_damage_words, AG_DAMAGE_COUNT))
               : AG_LONG_BIT(AG_IS_ALLIANCE_AT
                             + word_of(lua, field, ag_faction_words, AG_FACTION_COUNT));
}

// A demand that is a word: tag, name, keyword, class. The value is on top of the stack.
static void add_word(lua_State *lua, ag_filter *filter, const char *field)
{
    if (strcmp(field, "tag") == 0 && lua_istable(lua, -1)) {
        lua_Integer count = luaL_len(lua, -1);
        for (lua_Integer i = 1; i <= count; i++) {
            lua_geti(lua, -1, i);
            add_tag(lua, filter, 0);
            lua_pop(lua, 1);
        }
    } else if (strcmp(field, "tag") == 0) {
        add_tag(lua, filter, 0);
    } else if (strcmp(field, "keyword") == 0) {
        filter->keyword = (uint8_t)(1 + word_of(lua, field, ag_keyword_words, AG_KEYWORD_COUNT));
    } else if (strcmp(field, "class") == 0) {
        filter->classes = (uint8_t)(1 + word_of(lua, field, ag_class_words, AG_CLASS_COUNT));
    } else if (strcmp(field, "name") == 0) {
        add_name(lua, filter, 0);
    } else {
        filter->is |= icon_of(lua, field);
    }
}

static int filter_with(lua_State *lua)
{
    ag_filter filter = ((const lua_filter *)luaL_checkudata(lua, 1, AG_DATA_FILTER))->filter;
    luaL_checktype(lua, 2, LUA_TTABLE);
    ag_lua_check_fields(lua, 2, "a filter", with_fields, NULL);
    for (const char *const *field = with_fields; *field != NULL; field++) {
        if (lua_getfield(lua, 2, *field) != LUA_TNIL) {
            uint8_t stat = ag_lua_stat(*field);
            uint64_t state = state_of(*field);
            if (state != 0 && !(lua_isboolean(lua, -1) && lua_toboolean(lua, -1))) {
                ag_lua_fail_field(lua, *field, "%s of a filter is true (or use :without)", *field);
            }
            filter.is |= state;
            if (stat != AG_STAT_NONE) {
                add_range(lua, &filter, *field, stat);
            } else if (state == 0) {
                add_word(lua, &filter, *field);
            }
        }
        lua_pop(lua, 1);
    }
    push_filter(lua, &filter);
    return 1;
}

// What is ruled out, a word that is no state: the value is on top of the stack.
static void rule_out(lua_State *lua, ag_filter *filter, const char *field)
{
    if (strcmp(field, "tag") == 0) {
        add_tag(lua, filter, 1);
    } else if (strcmp(field, "name") == 0) {
        add_name(lua, filter, 1);
    } else if (strcmp(field, "deals") == 0 || strcmp(field, "faction") == 0) {
        filter->isnt |= icon_of(lua, field);
    } else {
        ag_lua_fail_field(lua, field,
                          "a filter can't rule out a %s, only states (exhausted …), a name, a tag, "
                          "a faction and what a card deals",
                          field);
    }
}

static int filter_without(lua_State *lua)
{
    ag_filter filter = ((const lua_filter *)luaL_checkudata(lua, 1, AG_DATA_FILTER))->filter;
    luaL_checktype(lua, 2, LUA_TTABLE);
    ag_lua_check_fields(lua, 2, "a filter", with_fields, NULL);
    for (const char *const *field = with_fields; *field != NULL; field++) {
        if (lua_getfield(lua, 2, *field) != LUA_TNIL) {
            uint64_t state = state_of(*field);
            if (state == 0) {
                rule_out(lua, &filter, *field);
            }
            filter.isnt |= state;
        }
        lua_pop(lua, 1);
    }
    push_filter(lua, &filter);
    return 1;
}

// ---- the other methods ----

static int filter_other(lua_State *lua)
{
    ag_filter filter = ((const lua_filter *)luaL_checkudata(lua, 1, AG_DATA_FILTER))->filter;
    filter.isnt |= AG_IS_THIS;
    push_filter(lua, &filter);
    return 1;
}

// Of one player: in effects, where players can be named.
static int filter_of(lua_State *lua)
{
    ag_filter filter = ((const lua_filter *)luaL_checkudata(lua, 1, AG_DATA_FILTER))->filter;
    const ag_ref *player = ag_to_handle(lua, 2);
    if (player == NULL || player->kind != AG_REF_SEAT) {
        ag_lua_fail(lua, "of takes a player: any.ally:of(t.who), not %s", ag_lua_shown(lua, 2));
    }
    filter.whose = AG_WHOSE_SEAT;
    filter.seat = player->seat;
    push_filter(lua, &filter);
    return 1;
}

static int filter_in_zone(lua_State *lua)
{
    static const char *const zones[] = { "play",      "hand",  "deck",   "graveyard",
                                         "resources", "chain", "removed" };
    static const uint8_t numbers[] = { AG_ZONE_PARTY,     AG_ZONE_HAND,      AG_ZONE_DECK,
                                       AG_ZONE_GRAVEYARD, AG_ZONE_RESOURCES, AG_ZONE_CHAIN,
                                       AG_ZONE_REMOVED };
    enum { ZONES = sizeof numbers };
    ag_filter filter = ((const lua_filter *)luaL_checkudata(lua, 1, AG_DATA_FILTER))->filter;
    filter.zones = 0;
    int count = lua_gettop(lua);
    for (int i = 2; i <= count; i++) {
        const char *word = luaL_checkstring(lua, i);
        int at = ag_word_find(zones, ZONES, word);
        if (at < 0) {
            ag_lua_fail(lua, "there is no zone \"%s\"%s", word,
                        ag_lua_meant(lua, word, zones, ZONES));
        }
        filter.zones |= (uint16_t)AG_BIT(numbers[at]);
    }
    push_filter(lua, &filter);
    return 1;
}

static int noun_at(lua_State *lua, const char *word)
{
    const char *words[NOUNS];
    for (int i = 0; i < NOUNS; i++) {
        words[i] = nouns[i].word;
    }
    int at = ag_word_find(words, NOUNS, word);
    if (at < 0) {
        ag_lua_fail(lua, "there are no cards \"%s\"%s", word,
                    ag_lua_meant(lua, word, words, NOUNS));
    }
    return at;
}

static int filter_or_type(lua_State *lua)
{
    ag_filter filter = ((const lua_filter *)luaL_checkudata(lua, 1, AG_DATA_FILTER))->filter;
    int count = lua_gettop(lua);
    for (int i = 2; i <= count; i++) {
        int at = noun_at(lua, luaL_checkstring(lua, i));
        if (filter.types == 0 || nouns[at].types == 0) {
            ag_lua_fail(lua, "or_type widens types; \"card\" is all of them already");
        }
        filter.types |= nouns[at].types;
    }
    push_filter(lua, &filter);
    return 1;
}

static int filter_index(lua_State *lua)
{
    const lua_filter *made = luaL_checkudata(lua, 1, AG_DATA_FILTER);
    const char *name = luaL_checkstring(lua, 2);
    if (made->makes && strcmp(made->word, "event") == 0 && strcmp(name, "amount") == 0) {
        ag_amount amount = { .length = 1, .steps = { { .op = AG_OP_EVENT } } };
        ag_lua_push_amount(lua, &amount);
        return 1;
    }
    ag_lua_push_methods(lua, AG_DATA_FILTER);
    lua_pushvalue(lua, 2);
    if (lua_rawget(lua, -2) == LUA_TNIL) {
        ag_lua_fail(lua, "a filter has no \"%s\"%s", name, ag_lua_meant_key(lua, 3, name));
    }
    return 1;
}

// `ally "Name" { … }`
static int filter_call(lua_State *lua)
{
    const lua_filter *made = luaL_checkudata(lua, 1, AG_DATA_FILTER);
    if (!made->makes) {
        ag_lua_fail(lua, "a filter can't be called");
    }
    lua_remove(lua, 1);
    return ag_draft_named(lua, AG_DRAFT_CARD, made->word);
}

// ---- your.…, opposing.… ----

static void push_noun(lua_State *lua, int noun, int whose)
{
    ag_filter filter = { .types = nouns[noun].types,
                         .zones = nouns[noun].zones,
                         .whose = (uint8_t)whose };
    push_filter(lua, &filter);
}

static int whose_index(lua_State *lua)
{
    const uint8_t *whose = lua_touserdata(lua, 1);
    push_noun(lua, noun_at(lua, luaL_checkstring(lua, 2)), *whose);
    return 1;
}

static const struct {
    const char *word;
    uint8_t whose;
} owners[] = {
    { "any", AG_WHOSE_ANY },
    { "your", AG_WHOSE_YOURS },
    { "friendly", AG_WHOSE_FRIENDLY },
    { "opposing", AG_WHOSE_OPPOSING },
};
enum { OWNERS = sizeof owners / sizeof owners[0] };

// ---- player.…, link.…, graveyard.… ----

static void push_selector(lua_State *lua, const ag_lua_selector *selector)
{
    ag_lua_selector *made = lua_newuserdatauv(lua, sizeof *made, 0);
    *made = *selector;
    luaL_setmetatable(lua, AG_DATA_SELECTOR);
}

const ag_lua_selector *ag_lua_to_selector(lua_State *lua, int index)
{
    return luaL_testudata(lua, index, AG_DATA_SELECTOR);
}

static int selector_index(lua_State *lua)
{
    ag_lua_selector selector = *(const ag_lua_selector *)luaL_checkudata(lua, 1, AG_DATA_SELECTOR);
    const char *word = luaL_checkstring(lua, 2);
    for (int i = 0; i < OWNERS; i++) {
        if (strcmp(owners[i].word, word) == 0) {
            selector.whose = owners[i].whose;
            push_selector(lua, &selector);
            return 1;
        }
    }
    if (selector.kind != AG_TARGET_LINK) {
        const char *words[OWNERS] = { "any", "your", "friendly", "opposing" };
        ag_lua_fail(lua, "there is no \"%s\" here%s", word, ag_lua_meant(lua, word, words, OWNERS));
    }
    if (strcmp(word, "effect") == 0) {
        selector.effects = 1;
        push_selector(lua, &selector);
        return 1;
    }
    uint32_t types = nouns[noun_at(lua, word)].types;
    if (types > UINT8_MAX) {
        ag_lua_fail(lua, "a target on the chain can't be an %s", word);
    }
    selector.link_types |= (uint8_t)types;
    push_selector(lua, &selector);
    return 1;
}

// ---- words ----

static void define_nouns(lua_State *lua)
{
    for (int i = 0; i < NOUNS; i++) {
        push_noun(lua, i, AG_WHOSE_ANY);
        lua_filter *made = lua_touserdata(lua, -1);
        made->makes = nouns[i].makes;
        strncpy(made->word, nouns[i].word, sizeof made->word - 1);
        ag_sandbox_define(lua, nouns[i].word);
    }
    ag_filter this_card = { .is = AG_IS_THIS };
    push_filter(lua, &this_card);
    ag_sandbox_define(lua, "this");
    ag_filter host = { .is = AG_IS_HOST };
    push_filter(lua, &host);
    ag_sandbox_define(lua, "attached");
}

static void define_owners(lua_State *lua)
{
    for (int i = 0; i < OWNERS; i++) {
        uint8_t *whose = lua_newuserdatauv(lua, 1, 0);
        *whose = owners[i].whose;
        lua_newtable(lua);
        lua_pushcfunction(lua, whose_index);
        lua_setfield(lua, -2, "__index");
        lua_setmetatable(lua, -2);
        ag_sandbox_define(lua, owners[i].word);
    }
}

static void define_selectors(lua_State *lua)
{
    static const struct {
        const char *word;
        uint8_t kind;
    } selectors[] = {
        { "player", AG_TARGET_SEAT },
        { "link", AG_TARGET_LINK },
        { "graveyard", AG_TARGET_GRAVEYARD },
    };
    luaL_newmetatable(lua, AG_DATA_SELECTOR);
    lua_pushcfunction(lua, selector_index);
    lua_setfield(lua, -2, "__index");
    lua_pop(lua, 1);
    for (size_t i = 0; i < sizeof selectors / sizeof selectors[0]; i++) {
        ag_lua_selector selector = { .kind = selectors[i].kind };
        push_selector(lua, &selector);
        ag_sandbox_define(lua, selectors[i].word);
    }
}

void ag_data_open_filters(lua_State *lua)
{
    static const luaL_Reg methods[] = {
        { "with", filter_with }, { "without", filter_without }, { "other", filter_other },
        { "of", filter_of },     { "in_zone", filter_in_zone }, { "or_type", filter_or_type },
        { NULL, NULL }
    };
    luaL_newmetatable(lua, AG_DATA_FILTER);
    lua_pushcfunction(lua, filter_index);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, filter_call);
    lua_setfield(lua, -2, "__call");
    lua_newtable(lua);
    luaL_setfuncs(lua, methods, 0);
    ag_data_add_picks(lua);
    lua_setfield(lua, -2, "methods");
    lua_pop(lua, 1);
    define_nouns(lua);
    define_owners(lua);
    define_selectors(lua);
}
