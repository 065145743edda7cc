// Amounts and conditions: expressions that scripts build with + - * and a few methods, and that C
// evaluates.
#include <lauxlib.h>
#include <string.h>

#include "lua/data_lua.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

static const char *const stat_words[] = { "cost", "atk",      "health",   "damage",
                                          "def",  "counters", "remaining" };
enum { STAT_WORDS = sizeof stat_words / sizeof stat_words[0] };

// ---- small makers ----

static ag_amount leaf(int op, int arg, int value)
{
    ag_amount amount = { .length = 1 };
    amount.steps[0] = (ag_expr_step){ (uint8_t)op, (uint8_t)arg, (int16_t)value };
    return amount;
}

ag_amount ag_amount_constant(int value)
{
    return leaf(AG_OP_CONST, 0, value);
}

void ag_lua_push_amount(lua_State *L, const ag_amount *amount)
{
    ag_amount *made = lua_newuserdatauv(L, sizeof *made, 0);
    *made = *amount;
    luaL_setmetatable(L, AG_DATA_AMOUNT);
}

int ag_lua_to_amount(lua_State *L, int index, ag_amount *out)
{
    const ag_amount *amount = luaL_testudata(L, index, AG_DATA_AMOUNT);
    if (amount != NULL) {
        *out = *amount;
        return 1;
    }
    int whole;
    lua_Integer number = lua_tointegerx(L, index, &whole);
    if (lua_type(L, index) != LUA_TNUMBER || !whole) return 0;
    if (number < INT16_MIN || number > INT16_MAX) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "%d is too large for an amount", (int)number);
    }
    *out = ag_amount_constant((int)number);
    return 1;
}

void ag_lua_check_amount(lua_State *L, int index, ag_amount *out)
{
    if (!ag_lua_to_amount(L, index, out)) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s stands where a number or an amount is expected",
                    ag_lua_shown(L, index));
    }
    for (int i = 0; i < out->length; i++) {
        if (out->steps[i].op == AG_OP_CONST && out->steps[i].arg == AG_AMOUNT_VALUE) {
            ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                        "value.… is for what a card declares: an effect reads me.%s",
                        ag_host_word(ag_host_of(L), (ag_symbol)out->steps[i].value));
        }
    }
}

int ag_amount_fixed(const ag_amount *amount, int *out)
{
    int stack[AG_EXPR_MAX];
    int height = 0;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        if (step->op == AG_OP_CONST && step->arg == 0) {
            stack[height++] = step->value;
            continue;
        }
        if (height < 2 || step->op < AG_OP_PLUS || step->op > AG_OP_TIMES) return 0;
        int right = stack[--height];
        int left = stack[height - 1];
        int64_t value = step->op == AG_OP_PLUS    ? (int64_t)left + right
                        : step->op == AG_OP_MINUS ? (int64_t)left - right
                                                  : (int64_t)left * right;
        stack[height - 1] = (int)(value > AG_NUMBER_MAX    ? AG_NUMBER_MAX
                                  : value < -AG_NUMBER_MAX ? -AG_NUMBER_MAX
                                                           : value);
    }
    *out = height == 1 ? stack[0] : 0;
    return height == 1;
}

// ---- values of the card being read ----

// NULL: the card does not have it, and `meant` is the nearest name, for a sentence.
static ag_value *find_value(lua_State *L, const char *word, const char **meant)
{
    const ag_host *host = ag_host_of(L);
    const ag_reading *reading = &host->reading;
    const char *words[AG_VALUES_MAX];
    for (int i = 0; i < reading->value_count; i++) {
        words[i] = ag_host_word(host, reading->values[i].name);
        if (strcmp(words[i], word) == 0) return &reading->values[i];
    }
    *meant = ag_lua_meant(L, word, words, reading->value_count);
    return NULL;
}

int ag_value_resolve(lua_State *L, ag_symbol name)
{
    const char *meant;
    const char *word = ag_host_word(ag_host_of(L), name);
    ag_value *value = find_value(L, word, &meant);
    if (value == NULL) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_VALUE, lua_pushfstring(L, "value.%s", word),
                          "`values` has no \"%s\"%s", word, meant);
        return 0;
    }
    value->declared = 1;
    return value->number;
}

int ag_value_in_text(lua_State *L, const char *name)
{
    int top = lua_gettop(L);
    const char *meant;
    const ag_value *value = find_value(L, name, &meant);
    if (value == NULL) {
        ag_lua_complain(L, AG_FINDING_UNKNOWN_VALUE, lua_pushfstring(L, "{%s}", name),
                        "`values` has no \"%s\"%s", name, meant);
    }
    lua_settop(L, top);
    return value == NULL ? 0 : value->number;
}

void ag_amount_resolve(lua_State *L, ag_amount *amount)
{
    for (int i = 0; i < amount->length; i++) {
        ag_expr_step *step = &amount->steps[i];
        if (step->op == AG_OP_CONST && step->arg == AG_AMOUNT_VALUE) {
            int number = ag_value_resolve(L, (ag_symbol)(uint16_t)step->value);
            *step = (ag_expr_step){ AG_OP_CONST, 0, (int16_t)number };
        }
    }
    ag_filter_resolve(L, &amount->counted);
}

// `value.<name>`
static int value_index(lua_State *L)
{
    const char *name = luaL_checkstring(L, 2);
    if (ag_host_of(L)->loading_count == 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "value.%s is for what a card declares: an effect reads me.%s", name, name);
    }
    ag_amount amount = leaf(AG_OP_CONST, AG_AMOUNT_VALUE, (int16_t)ag_loader_symbol(L, name));
    ag_lua_push_amount(L, &amount);
    return 1;
}

// `word.<name>`
static int word_index(lua_State *L)
{
    ag_host *host = ag_host_of(L);
    const char *name = luaL_checkstring(L, 2);
    int at = ag_host_raid_word(host, name);
    if (at < 0) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "the raid has no word \"%s\"%s", name,
                    ag_lua_meant(L, name, host->raid_words, host->raid_word_count));
    }
    ag_amount amount = leaf(AG_OP_WORD, at, 0);
    ag_lua_push_amount(L, &amount);
    return 1;
}

// ---- combining ----

static int counts_cards(const ag_amount *amount)
{
    for (int i = 0; i < amount->length; i++) {
        if (amount->steps[i].op == AG_OP_COUNT || amount->steps[i].op == AG_OP_SUM
            || amount->steps[i].op == AG_OP_MOST || amount->steps[i].op == AG_OP_KIN
            || amount->steps[i].op == AG_OP_OUTNUMBERED || amount->steps[i].op == AG_OP_NAMESAKES
            || amount->steps[i].op == AG_OP_TARGETING) {
            return 1;
        }
    }
    return 0;
}

static int push_pair(lua_State *L, int left_index, int right_index, int op)
{
    ag_amount left, right;
    if (!ag_lua_to_amount(L, left_index, &left) || !ag_lua_to_amount(L, right_index, &right)) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "%s and %s don't make an amount",
                    ag_lua_shown(L, left_index), ag_lua_shown(L, right_index));
    }
    if (left.length + right.length + 1 > AG_EXPR_MAX) {
        ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE, "an amount of more than %d steps", AG_EXPR_MAX);
    }
    if (counts_cards(&right)) {
        if (counts_cards(&left)
            && memcmp(&left.counted, &right.counted, sizeof left.counted) != 0) {
            ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                        "one amount counts one kind of cards, this one counts two");
        }
        left.counted = right.counted;
    }
    memcpy(left.steps + left.length, right.steps, right.length * sizeof right.steps[0]);
    left.length = (uint8_t)(left.length + right.length);
    left.steps[left.length++] = (ag_expr_step){ (uint8_t)op, 0, 0 };
    ag_lua_push_amount(L, &left);
    return 1;
}

static int push_single(lua_State *L, int op)
{
    ag_amount amount;
    if (!ag_lua_to_amount(L, 1, &amount)) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "%s is no amount", ag_lua_shown(L, 1));
    }
    if (amount.length + 1 > AG_EXPR_MAX) {
        ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE, "an amount of more than %d steps", AG_EXPR_MAX);
    }
    amount.steps[amount.length++] = (ag_expr_step){ (uint8_t)op, 0, 0 };
    ag_lua_push_amount(L, &amount);
    return 1;
}

static int amount_add(lua_State *L)
{
    return push_pair(L, 1, 2, AG_OP_PLUS);
}
static int amount_sub(lua_State *L)
{
    return push_pair(L, 1, 2, AG_OP_MINUS);
}
static int amount_minus(lua_State *L)  // Lua passes the amount twice
{
    lua_pushinteger(L, 0);
    return push_pair(L, 3, 1, AG_OP_MINUS);
}
static int amount_mul(lua_State *L)
{
    return push_pair(L, 1, 2, AG_OP_TIMES);
}
static int amount_min(lua_State *L)
{
    return push_pair(L, 1, 2, AG_OP_MIN);
}
static int amount_max(lua_State *L)
{
    return push_pair(L, 1, 2, AG_OP_MAX);
}
static int amount_is(lua_State *L)
{
    return push_pair(L, 1, 2, AG_OP_EQUAL);
}
static int amount_at_least(lua_State *L)
{
    return push_pair(L, 1, 2, AG_OP_AT_LEAST);
}
static int amount_at_most(lua_State *L)
{
    return push_pair(L, 2, 1, AG_OP_AT_LEAST);
}
static int amount_half_up(lua_State *L)
{
    return push_single(L, AG_OP_HALF_UP);
}
static int amount_half_down(lua_State *L)
{
    return push_single(L, AG_OP_HALF_DOWN);
}
static int amount_negate(lua_State *L)
{
    return push_single(L, AG_OP_NOT);
}

static const luaL_Reg methods[] = {
    { "min", amount_min },
    { "max", amount_max },
    { "is", amount_is },
    { "at_least", amount_at_least },
    { "at_most", amount_at_most },
    { "half_up", amount_half_up },
    { "half_down", amount_half_down },
    { "negate", amount_negate },
    { NULL, NULL },
};

static int amount_index(lua_State *L)
{
    luaL_checkudata(L, 1, AG_DATA_AMOUNT);
    ag_lua_push_methods(L, AG_DATA_AMOUNT);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) == LUA_TNIL) {
        const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "an amount has no \"%s\"%s", name,
                    ag_lua_meant_key(L, 3, name));
    }
    return 1;
}

// ---- words ----

static int stat_at(lua_State *L, int index)
{
    const char *word = luaL_checkstring(L, index);
    int at = ag_word_find(stat_words, STAT_WORDS, word);
    if (at < 0) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "cards have no number \"%s\"%s", word,
                    ag_lua_meant(L, word, stat_words, STAT_WORDS));
    }
    return AG_STAT_COST + at;
}

static const ag_filter *filter_at(lua_State *L, int index, const char *word)
{
    if (!ag_lua_is_filter(L, index)) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s takes a filter, not %s", word,
                    ag_lua_shown(L, index));
    }
    return lua_touserdata(L, index);
}

static int word_count(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_COUNT, 0, 0);
    amount.counted = *filter_at(L, 1, "count");
    ag_lua_push_amount(L, &amount);
    return 1;
}

static int word_kin(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_KIN, 0, 0);
    amount.counted = *filter_at(L, 1, "kin");
    ag_lua_push_amount(L, &amount);
    return 1;
}

static int word_outnumbered(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_OUTNUMBERED, 0, 0);
    amount.counted = *filter_at(L, 1, "outnumbered");
    ag_lua_push_amount(L, &amount);
    return 1;
}

static int word_targeting(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_TARGETING, 0, 0);
    amount.counted = *filter_at(L, 1, "targeting");
    ag_lua_push_amount(L, &amount);
    return 1;
}

static int word_namesakes(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_NAMESAKES, 0, 0);
    amount.counted = *filter_at(L, 1, "namesakes");
    ag_lua_push_amount(L, &amount);
    return 1;
}

static int word_sum(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_SUM, stat_at(L, 1), 0);
    amount.counted = *filter_at(L, 2, "sum");
    ag_lua_push_amount(L, &amount);
    return 1;
}

static int word_most(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_MOST, stat_at(L, 1), 0);
    amount.counted = *filter_at(L, 2, "most");
    ag_lua_push_amount(L, &amount);
    return 1;
}

static int word_hero_stat(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_HERO, stat_at(L, 1), 0);
    ag_lua_push_amount(L, &amount);
    return 1;
}

// stat("counters", "anger"): only those with this name.
static int word_stat(lua_State *L)
{
    int stat = stat_at(L, 1), name = 0;
    if (!lua_isnoneornil(L, 2)) {
        if (stat != AG_STAT_COUNTERS || lua_type(L, 2) != LUA_TSTRING) {
            ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                        "stat takes a name behind \"counters\" alone: "
                        "stat(\"counters\", \"charge\")");
        }
        name = ag_loader_symbol(L, lua_tostring(L, 2));
    }
    ag_amount amount = leaf(AG_OP_STAT, stat, name);
    ag_lua_push_amount(L, &amount);
    return 1;
}

// A number of the card that a modifier changes.
static int word_its(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_ITS, stat_at(L, 1), 0);
    ag_lua_push_amount(L, &amount);
    return 1;
}

int ag_amount_has(const ag_amount *amount, int op)
{
    for (int i = 0; i < amount->length; i++) {
        if (amount->steps[i].op == op) return 1;
    }
    return 0;
}

// "This matches": counts this card if it matches, so 0 or 1.
static int word_matches(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_COUNT, 0, 0);
    amount.counted = *filter_at(L, 1, "matches");
    amount.counted.is |= AG_IS_THIS;
    ag_lua_push_amount(L, &amount);
    return 1;
}

static void define_amount(lua_State *L, const char *name, const ag_amount *amount)
{
    ag_lua_push_amount(L, amount);
    ag_sandbox_define(L, name);
}

static void define_states(lua_State *L)
{
    static const struct {
        const char *name;
        uint8_t at;  // AG_IS_…_AT
    } states[] = {
        { "ready", AG_IS_READY_AT },           { "exhausted", AG_IS_EXHAUSTED_AT },
        { "damaged", AG_IS_DAMAGED_AT },       { "attacking", AG_IS_ATTACKING_AT },
        { "defending", AG_IS_DEFENDING_AT },   { "in_combat", AG_IS_IN_COMBAT_AT },
        { "protecting", AG_IS_PROTECTING_AT }, { "face_up", AG_IS_FACE_UP_AT },
        { "face_down", AG_IS_FACE_DOWN_AT },
    };
    for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) {
        ag_amount amount = leaf(AG_OP_COUNT, 0, 0);
        amount.counted = (ag_filter){ .is = AG_IS_THIS | AG_LONG_BIT(states[i].at),
                                      .zones = AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES) };
        define_amount(L, states[i].name, &amount);
    }
}

// Words before a power that say when it counts: conditions with a name. They are not keywords:
// cards don't have, gain or lose them.
static void define_tag_words(lua_State *L)
{
    ag_amount bloodrush = { .length = 5,
                            .steps = { { AG_OP_MOST, AG_STAT_DAMAGE, 0 },
                                       { AG_OP_HERO, AG_STAT_DAMAGE, 0 },
                                       { AG_OP_MINUS, 0, 0 },
                                       { AG_OP_CONST, 0, 1 },  // KW Bloodrush
                                       { AG_OP_AT_LEAST, 0, 0 } },
                            .counted = { .types = AG_TYPE_HERO, .whose = AG_WHOSE_OPPOSING } };
    ag_amount unity = { .length = 3,
                        .steps = { { AG_OP_COUNT, 0, 0 },
                                   { AG_OP_CONST, 0, 3 },  // KW Unity
                                   { AG_OP_AT_LEAST, 0, 0 } },
                        .counted = { .types = AG_TYPE_ALLY,
                                     .whose = AG_WHOSE_YOURS,
                                     .tags = { ag_loader_symbol(L, "Human"), 0 } } };
    define_amount(L, "bloodrush", &bloodrush);
    define_amount(L, "unity", &unity);
}

// empower "hunter": 1 where you control another hero or ally of that class, else 0.
static int word_empower(lua_State *L)
{
    const char *word = luaL_checkstring(L, 1);
    int class = ag_word_find(ag_class_words, AG_CLASS_COUNT, word);
    int monster = strcmp(word, ag_faction_words[AG_FACTION_MONSTER_AT]) == 0;
    if (class < 0 && !monster) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME,
                    "empower takes a class or \"monster\", not \"%s\"%s", word,
                    ag_lua_meant(L, word, ag_class_words, AG_CLASS_COUNT));
    }
    ag_amount amount = { .length = 3,
                         .steps = { { AG_OP_COUNT, 0, 0 },
                                    { AG_OP_CONST, 0, 1 },  // KW Empower
                                    { AG_OP_AT_LEAST, 0, 0 } },
                         .counted = { .types = AG_TYPE_CHARACTER,
                                      .whose = AG_WHOSE_YOURS,
                                      .is = monster ? AG_IS_MONSTER : 0,
                                      .isnt = AG_IS_THIS,
                                      .classes = (uint8_t)(monster ? 0 : 1 + class) } };
    ag_lua_push_amount(L, &amount);
    return 1;
}

static void define_indexed(lua_State *L, const char *name, lua_CFunction index)
{
    lua_newuserdatauv(L, 0, 0);
    lua_newtable(L);
    lua_pushcfunction(L, index);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    ag_sandbox_define(L, name);
}

void ag_data_open_amounts(lua_State *L)
{
    static const luaL_Reg operators[] = { { "__add", amount_add },     { "__sub", amount_sub },
                                          { "__mul", amount_mul },     { "__unm", amount_minus },
                                          { "__index", amount_index }, { NULL, NULL } };
    static const luaL_Reg words[] = { { "count", word_count },
                                      { "sum", word_sum },
                                      { "stat", word_stat },
                                      { "most", word_most },
                                      { "empower", word_empower },
                                      { "its", word_its },
                                      { "hero_stat", word_hero_stat },
                                      { "matches", word_matches },
                                      { "kin", word_kin },
                                      { "outnumbered", word_outnumbered },
                                      { "namesakes", word_namesakes },
                                      { "targeting", word_targeting },
                                      { NULL, NULL } };
    luaL_newmetatable(L, AG_DATA_AMOUNT);
    luaL_setfuncs(L, operators, 0);
    lua_newtable(L);
    luaL_setfuncs(L, methods, 0);
    lua_setfield(L, -2, "methods");
    lua_pop(L, 1);
    for (const luaL_Reg *word = words; word->name != NULL; word++) {
        lua_pushcfunction(L, word->func);
        ag_sandbox_define(L, word->name);
    }
    ag_amount x = leaf(AG_OP_X, 0, 0);
    ag_amount your_turn = leaf(AG_OP_TURN_OWN, 0, 0);
    define_amount(L, "x", &x);
    define_amount(L, "your_turn", &your_turn);
    ag_amount blood = leaf(AG_OP_DREW_BLOOD, 0, 0);
    define_amount(L, "your_ally_hurt_a_hero", &blood);
    ag_amount completed = leaf(AG_OP_COMPLETED, 0, 0);
    define_amount(L, "you_completed_a_quest", &completed);
    ag_amount first_turn = leaf(AG_OP_FIRST_TURN, 0, 0);
    define_amount(L, "your_first_turn", &first_turn);
    define_tag_words(L);
    define_states(L);
    define_indexed(L, "value", value_index);
    define_indexed(L, "word", word_index);
}
