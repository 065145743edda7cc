// Changes: what `gives` and `gain` do to the cards that match, field by field.
#include <lauxlib.h>

#include "lua/data_lua.h"
#include "lua/field.h"
#include "lua/handle.h"
#include "lua/lexicon.h"
#include "lua/loader.h"
#include "lua/sandbox.h"
#include "rules/numbers/filter.h"

// plus(…), set_to(…), double
typedef struct lua_change {
    uint8_t op;
    uint16_t least;  // 1 + the least that a reduction leaves of a cost; 0: nothing
    ag_amount amount;
} lua_change;

static const struct {
    const char *name;
    uint8_t field;
} numeric[] = {
    { "atk", AG_FIELD_ATK },
    { "health", AG_FIELD_HEALTH },
    { "def", AG_FIELD_DEF },
    { "cost", AG_FIELD_COST },
    { "strike", AG_FIELD_STRIKE },
    { "hand_size", AG_FIELD_HAND_MAX },
    { "attacks", AG_FIELD_ATTACKS },
    { "use_cost", AG_FIELD_USE_COST },
    { "exhaust_cost", AG_FIELD_EXHAUST_COST },
};

typedef struct writer {
    lua_State *L;
    const ag_filter *subject;
    const ag_amount *condition;
    ag_change *out;
    int capacity;
    int count;
} writer;

static ag_change *add(writer *to, int field)
{
    if (to->count == to->capacity) {
        ag_lua_fail(to->L, AG_FINDING_OUT_OF_RANGE, "more than %d changes at once", to->capacity);
    }
    ag_change *change = &to->out[to->count++];
    *change = (ag_change){ .subject = *to->subject, .field = (uint8_t)field };
    if (to->condition != NULL) {
        change->condition = *to->condition;
    }
    return change;
}

// `its` is read of each changed card in play, so it can't stand in a card's cost or a hand size.
// What is targeted is known only while a cost is paid.
static void check_reads(lua_State *L, const char *name, int field, const ag_amount *amount)
{
    int priced = field == AG_FIELD_COST || field == AG_FIELD_USE_COST;
    if (!priced && ag_amount_has(amount, AG_OP_TARGETING)) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, name,
                          "targeting(…) can't stand in %s: only in cost and use_cost", name);
    }
    if (ag_amount_has(amount, AG_OP_ITS)
        && (field == AG_FIELD_COST || field == AG_FIELD_HAND_MAX)) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, name,
                          "its(…) can't stand in %s: only in atk, health, def, strike", name);
    }
}

static void add_number(writer *to, int table, const char *name, int field)
{
    lua_State *L = to->L;
    if (lua_getfield(L, table, name) != LUA_TNIL) {
        ag_change *change = add(to, field);
        const lua_change *made = luaL_testudata(L, -1, AG_DATA_CHANGE);
        if (made != NULL) {
            int of_cost = field == AG_FIELD_COST || field == AG_FIELD_USE_COST;
            if (made->least != 0 && !of_cost) {
                ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, name,
                                  "at_least is for costs, %s is none", name);
            }
            change->op = made->op;
            change->word = made->least;
            change->amount = made->amount;
        } else if (!ag_lua_to_amount(L, -1, &change->amount)) {
            ag_lua_fail_type(L, name, "plus(…), set_to(…), double or an amount");
        }
        ag_amount_resolve(L, &change->amount);
        check_reads(L, name, field, &change->amount);
    }
    lua_pop(L, 1);
}

static void add_words(writer *to, int table, const char *name, int field, const char *const *words,
                      int count)
{
    uint64_t bits = ag_lua_words_field(to->L, table, name, words, count);
    for (int i = 0; i < count; i++) {
        if (bits & AG_LONG_BIT(i)) {
            add(to, field)->word = (uint16_t)i;
        }
    }
}

// What it can't have it also loses (CR 103.2).
static void add_denied(writer *to, int table)
{
    int first = to->count;
    add_words(to, table, "cant_have", AG_FIELD_LOSES_KEYWORD, ag_keyword_words, AG_KEYWORD_COUNT);
    for (int i = first; i < to->count; i++) {
        to->out[i].op = AG_CHANGE_SET;
    }
}

static void add_cants(writer *to, int table)
{
    int first = to->count;
    add_words(to, table, "cant", AG_FIELD_CANT, ag_cant_words, AG_CANT_COUNT);
    for (int i = first; i < to->count; i++) {
        if (to->out[i].word == AG_CANT_HAVE_POWERS) {
            to->out[i].field = AG_FIELD_POWERS;
            to->out[i].op = AG_CHANGE_SET;
            to->out[i].word = 0;
        }
    }
}

// One keyword: a text, the value on top of the stack.
static void add_keyword(writer *to, const char *name, int field)
{
    int number;
    int keyword = ag_keyword_read(to->L, name, lua_gettop(to->L), &number);
    ag_change *change = add(to, field);
    change->word = (uint16_t)keyword;
    change->amount = ag_amount_constant(number);
}

// `keyword = { Assault = count(your.ally) }`: a keyword with a number that varies.
static void add_counted_keyword(writer *to, const char *word)
{
    lua_State *L = to->L;
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, word);
    if (keyword < 0 || ag_keyword_takes[keyword] != AG_TAKES_NUMBER) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, "keyword",
                          "\"%s\" is no keyword with a number%s", word,
                          ag_lua_meant(L, word, ag_keyword_words, AG_KEYWORD_COUNT));
    }
    ag_change *change = add(to, AG_FIELD_KEYWORD);
    change->word = (uint16_t)keyword;
    if (!ag_lua_to_amount(L, -1, &change->amount)) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "keyword", "%s takes an amount, not %s", word,
                          ag_lua_shown(L, -1));
    }
    ag_amount_resolve(L, &change->amount);
}

// A text, or a list of texts; in a table, also keywords with numbers that vary.
static void add_keywords(writer *to, int table)
{
    lua_State *L = to->L;
    int type = lua_getfield(L, table, "keyword");
    int list = lua_gettop(L);
    if (type == LUA_TTABLE) {
        int length = ag_lua_list_length(L, list, "keyword", AG_CHANGES_MAX);
        for (int i = 1; i <= length; i++) {
            lua_geti(L, list, i);
            add_keyword(to, "keyword", AG_FIELD_KEYWORD);
            lua_pop(L, 1);
        }
        ag_sandbox_push_keys(L, list);
        for (lua_Integer i = 1, keys = ag_sandbox_list(L, -1); i <= keys; i++) {
            if (lua_rawgeti(L, list + 1, i) == LUA_TSTRING) {
                const char *word = lua_tostring(L, -1);
                lua_getfield(L, list, word);
                add_counted_keyword(to, word);
                lua_pop(L, 1);
            }
            lua_pop(L, 1);
        }
    } else if (type != LUA_TNIL) {
        add_keyword(to, "keyword", AG_FIELD_KEYWORD);
    }
    lua_settop(L, list - 1);
}

static void add_tags(writer *to, int table)
{
    lua_State *L = to->L;
    if (lua_getfield(L, table, "tag") == LUA_TSTRING) {
        const char *also = ag_tag_also(lua_tostring(L, -1));
        add(to, AG_FIELD_TAG)->word = ag_loader_symbol(L, lua_tostring(L, -1));
        if (also != NULL) {
            add(to, AG_FIELD_TAG)->word = ag_loader_symbol(L, also);
        }
    } else if (!lua_isnil(L, -1)) {
        ag_lua_fail_type(L, "tag", "a text");
    }
    lua_pop(L, 1);
}

// The types that a card can become, or have as well (CR 300.1a, 300.1b), in the order of
// ag_type_words.
enum { TYPE_FIRST = AG_TYPE_ALLY_AT, TYPE_END = AG_TYPE_WEAPON_AT + 1 };
enum { TYPES = TYPE_END - TYPE_FIRST };

uint16_t ag_lua_types_field(lua_State *L, int table, const char *name)
{
    uint64_t bits = ag_lua_words_field(L, table, name, ag_type_words + TYPE_FIRST, TYPES);
    return (uint16_t)(bits << TYPE_FIRST);
}

// Whose it is (CR 401.3): that of the modifier's player, or of a player whom an effect names.
static void add_control(writer *to, int table)
{
    lua_State *L = to->L;
    int type = lua_getfield(L, table, "control");
    const ag_ref *handle = type == LUA_TNIL ? NULL : ag_to_handle(L, -1);
    int mine = type == LUA_TBOOLEAN && lua_toboolean(L, -1);
    if (type != LUA_TNIL && !mine && (handle == NULL || handle->kind != AG_REF_SEAT)) {
        ag_lua_fail_type(L, "control", "true, or in an effect a player");
    }
    if (type != LUA_TNIL) {
        add(to, AG_FIELD_CONTROL)->word = handle != NULL ? handle->seat : 0;
    }
    lua_pop(L, 1);
}

static void add_types(writer *to, int table)
{
    uint16_t types = ag_lua_types_field(to->L, table, "type");
    if (types != 0) {
        add(to, AG_FIELD_TYPE)->word = types;
    }
}

// What it becomes replaces what it was: a damage type (CR 205.1c), or a type of card (CR 300.1a).
static void add_becomes(writer *to, int table)
{
    const char *words[AG_DAMAGE_COUNT + TYPES];
    for (int i = 0; i < AG_DAMAGE_COUNT + TYPES; i++) {
        words[i] = i < AG_DAMAGE_COUNT ? ag_damage_words[i]
                                       : ag_type_words[TYPE_FIRST + i - AG_DAMAGE_COUNT];
    }
    uint64_t bits = ag_lua_words_field(to->L, table, "becomes", words, AG_DAMAGE_COUNT + TYPES);
    uint16_t damage = (uint16_t)(bits & (AG_LONG_BIT(AG_DAMAGE_COUNT) - 1));
    uint16_t types = (uint16_t)(bits >> AG_DAMAGE_COUNT << TYPE_FIRST);
    const struct {
        uint16_t word;
        uint8_t field;
    } parts[] = { { damage, AG_FIELD_DAMAGE_TYPE }, { types, AG_FIELD_TYPE } };
    for (int i = 0; i < 2; i++) {
        if (parts[i].word != 0) {
            ag_change *change = add(to, parts[i].field);
            change->word = parts[i].word;
            change->op = AG_CHANGE_SET;
        }
    }
}

static void add_damage(writer *to, int table, const char *name, int field, int op)
{
    uint64_t types = ag_lua_words_field(to->L, table, name, ag_damage_words, AG_DAMAGE_COUNT);
    if (types != 0) {
        ag_change *change = add(to, field);
        change->word = (uint16_t)types;
        change->op = (uint8_t)op;
    }
}

// limit = { tag = "Pet", by = 1 }: how many more are allowed.
static void add_limit(writer *to, int table)
{
    lua_State *L = to->L;
    int type = lua_getfield(L, table, "limit");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "limit", "{ tag = \"Pet\", by = 1 }");
    }
    if (type == LUA_TTABLE) {
        int limit = lua_gettop(L);
        ag_lua_check_rows(L, limit, "limit", ag_fields_limit, NULL);
        const char *tag = ag_lua_text_field(L, limit, "tag");
        ag_change *change = add(to, AG_FIELD_LIMIT);
        if (tag == NULL || !ag_lua_amount_field(L, limit, "by", &change->amount)) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "limit",
                              "limit names a tag and by how many: { tag =, by = }");
        }
        change->word = ag_loader_symbol(L, tag);
    }
    lua_pop(L, 1);
}

// What the subject must attack, sabotage or protect. `must_attack = true`: anything.
static void add_bound(writer *to, int table, const char *name, int field)
{
    lua_State *L = to->L;
    if (lua_getfield(L, table, name) != LUA_TNIL) {
        const ag_filter *whom = ag_lua_to_filter(L, -1);
        int anybody = field == AG_FIELD_MUST_ATTACK && lua_isboolean(L, -1) && lua_toboolean(L, -1);
        if (whom == NULL && !anybody) {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, name,
                              "%s is a filter that says whom (opposing.hero …)%s, not %s", name,
                              field == AG_FIELD_MUST_ATTACK ? ", or true" : "",
                              ag_lua_shown(L, -1));
        }
        ag_change *change = add(to, field);
        if (whom != NULL) {
            change->amount.counted = *whom;
        }
    }
    lua_pop(L, 1);
}

// How a card may be played. `true`: as usual; { free = true }: without paying its cost; any other
// table is a cost, which only a script may declare.
static void add_terms(writer *to, int table, const char *name, int field)
{
    lua_State *L = to->L;
    int type = lua_getfield(L, table, name);
    int at = lua_gettop(L);
    int is_free = type == LUA_TTABLE && ag_lua_boolean_field(L, at, "free");
    if (type == LUA_TBOOLEAN && lua_toboolean(L, -1) && field == AG_FIELD_PLAYABLE) {
        add(to, field);
    } else if (is_free && field != AG_FIELD_EXTRA_COST && field != AG_FIELD_ATTACK_COST) {
        ag_lua_check_rows(L, at, name, ag_fields_free, NULL);
        add(to, field)->op = AG_CHANGE_SET;
    } else if (type == LUA_TTABLE) {
        int term = ag_term_read(L, at, name);
        add(to, field)->word = (uint16_t)(1 + term);
    } else if (type != LUA_TNIL) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, name, "%s is a cost { … }%s, not %s", name,
                          field == AG_FIELD_PLAYABLE      ? ", { free = true } or true"
                          : field == AG_FIELD_RATHER_THAN ? " or { free = true }"
                                                          : "",
                          ag_lua_shown(L, -1));
    }
    lua_pop(L, 1);
    if (type != LUA_TNIL && field == AG_FIELD_PLAYABLE && to->subject->zones == 0
        && to->subject->only.slot == 0) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, name,
                          "playable says from where: to = "
                          "your.ability:in_zone(\"graveyard\")");
    }
}

// One of the script's `grants`, or a list of them (CR 706.1c).
static void add_powers(writer *to, int table)
{
    lua_State *L = to->L;
    int type = lua_getfield(L, table, "power");
    int list = lua_gettop(L);
    int length =
        type == LUA_TTABLE ? ag_lua_list_length(L, list, "power", to->capacity) : type != LUA_TNIL;
    for (int i = 1; i <= length; i++) {
        if (type == LUA_TTABLE) {
            lua_geti(L, list, i);
        } else {
            lua_pushvalue(L, list);
        }
        if (lua_type(L, -1) != LUA_TSTRING) {
            ag_lua_fail_type(L, "power", "the name of one of the card's grants");
        }
        add(to, AG_FIELD_POWER)->word = (uint16_t)ag_powers_granted(L, lua_tostring(L, -1));
        lua_pop(L, 1);
    }
    lua_settop(L, list - 1);
}

// Some words can never apply to the cards that they are written for: an error, not ignored.
static void check_cants(const writer *to)
{
    const ag_filter *subject = to->subject;
    int heroes = subject->types == 0 || (subject->types & AG_TYPE_HERO);
    int in_hand = (subject->zones & AG_BIT(AG_ZONE_HAND)) != 0;
    for (int i = 0; i < to->count; i++) {
        const ag_change *change = &to->out[i];
        int is_cant = change->field == AG_FIELD_CANT;
        const char *word = is_cant ? ag_cant_words[change->word] : "";
        if (change->field == AG_FIELD_TOP && !heroes) {
            ag_lua_fail_field(to->L, AG_FINDING_CONTRADICTION, "top_card",
                              "top_card is given to a hero, for the deck of its player: to = "
                              "your.hero");
        }
        int of_player = is_cant && ag_cant_whose[change->word] == AG_WHO_CANT_PLAYER;
        if (change->field == AG_FIELD_HAND && !heroes) {
            ag_lua_fail_field(to->L, AG_FINDING_CONTRADICTION, "hand",
                              "hand is given to a hero, for the hand of its player: to = "
                              "opposing.hero");
        }
        if (of_player && !heroes) {
            ag_lua_fail_field(to->L, AG_FINDING_CONTRADICTION, "cant",
                              "\"%s\" is what a player can't: give it to their hero (your.hero, "
                              "opposing.hero …)",
                              word);
        }
        if (change->field == AG_FIELD_LIMIT && !heroes) {
            ag_lua_fail_field(to->L, AG_FINDING_CONTRADICTION, "limit",
                              "limit is what a player may have: give it to their hero (your.hero)");
        }
        if (is_cant && change->word == AG_CANT_BE_DISCARDED && !in_hand) {
            ag_lua_fail_field(to->L, AG_FINDING_CONTRADICTION, "cant",
                              "\"%s\" is about cards in a hand: to = your.card:in_zone(\"hand\")",
                              word);
        }
    }
}

int ag_lua_read_changes(lua_State *L, int table, const ag_filter *subject,
                        const ag_amount *condition, ag_change *out, int capacity)
{
    writer to = { L, subject, condition, out, capacity, 0 };
    table = lua_absindex(L, table);
    for (size_t i = 0; i < sizeof numeric / sizeof numeric[0]; i++) {
        add_number(&to, table, numeric[i].name, numeric[i].field);
    }
    add_keywords(&to, table);
    add_words(&to, table, "loses_keyword", AG_FIELD_LOSES_KEYWORD, ag_keyword_words,
              AG_KEYWORD_COUNT);
    add_denied(&to, table);
    add_cants(&to, table);
    add_words(&to, table, "top_card", AG_FIELD_TOP, ag_top_words, 2);
    add_words(&to, table, "hand", AG_FIELD_HAND, ag_hand_words, 1);
    add_limit(&to, table);
    check_cants(&to);
    add_tags(&to, table);
    add_damage(&to, table, "damage", AG_FIELD_DAMAGE_TYPE, AG_CHANGE_PLUS);
    add_types(&to, table);
    add_becomes(&to, table);
    add_damage(&to, table, "cant_be_dealt", AG_FIELD_BARRED, AG_CHANGE_PLUS);
    add_bound(&to, table, "must_attack", AG_FIELD_MUST_ATTACK);
    add_bound(&to, table, "attacks_only", AG_FIELD_ATTACKS_ONLY);
    add_bound(&to, table, "cant_attack", AG_FIELD_CANT_ATTACK);
    add_terms(&to, table, "playable", AG_FIELD_PLAYABLE);
    add_terms(&to, table, "rather_than", AG_FIELD_RATHER_THAN);
    add_terms(&to, table, "extra_cost", AG_FIELD_EXTRA_COST);
    add_terms(&to, table, "attack_cost", AG_FIELD_ATTACK_COST);
    add_powers(&to, table);
    if (ag_lua_boolean_field(L, table, "usable")) {
        add(&to, AG_FIELD_USABLE);
    }
    add_bound(&to, table, "sabotages", AG_FIELD_SABOTAGES);
    add_bound(&to, table, "inspires", AG_FIELD_INSPIRES);
    add_bound(&to, table, "protects", AG_FIELD_PROTECTS);
    add_bound(&to, table, "protects_against", AG_FIELD_PROTECTS_AGAINST);
    add_bound(&to, table, "wields", AG_FIELD_WIELDS);
    if (ag_lua_boolean_field(L, table, "magnet")) {
        add(&to, AG_FIELD_MAGNET);
    }
    add_control(&to, table);
    if (ag_lua_boolean_field(L, table, "switch")) {
        add(&to, AG_FIELD_SWITCH);
    }
    if (ag_lua_boolean_field(L, table, "shielder")) {
        add(&to, AG_FIELD_SHIELDER);
    }
    if (ag_lua_boolean_field(L, table, "payer")) {
        add(&to, AG_FIELD_PAYER);
    }
    if (ag_lua_boolean_field(L, table, "loses_powers")) {
        add(&to, AG_FIELD_POWERS);
    }
    for (int i = 0; i < to.count; i++) {
        ag_change *change = &out[i];
        change->reads = ag_filter_reads(&change->subject) | ag_amount_reads(&change->amount)
                        | ag_amount_reads(&change->condition);
    }
    return to.count;
}

// ---- plus, set_to, double ----

// What a reduction leaves of a cost: plus(-2, { at_least = 1 }).
static int read_least(lua_State *L, int table)
{
    ag_lua_check_rows(L, table, "plus", ag_fields_plus, NULL);
    lua_Integer least = ag_lua_integer_field(L, table, "at_least", 0);
    if (least < 0 || least > 99) {
        ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE, "at_least is a number from 0 to 99");
    }
    return (int)least;
}

static int make_change(lua_State *L)
{
    ag_amount amount = { .length = 0 };
    int op = ag_lexicon_here(L)->number, least = 0;
    int has_least = op == AG_CHANGE_PLUS && !lua_isnoneornil(L, 2);
    if (has_least && lua_type(L, 2) != LUA_TTABLE) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "plus takes an amount and { at_least = 1 }, not %s",
                    ag_lua_shown(L, 2));
    }
    if (op != AG_CHANGE_DOUBLE && !ag_lua_to_amount(L, 1, &amount)) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s takes a number or an amount, not %s",
                    ag_lexicon_here(L)->name, ag_lua_shown(L, 1));
    }
    if (has_least) {
        least = 1 + read_least(L, 2);
    }
    lua_change *change = lua_newuserdatauv(L, sizeof *change, 0);
    *change = (lua_change){ (uint8_t)op, (uint16_t)least, amount };
    luaL_setmetatable(L, AG_DATA_CHANGE);
    return 1;
}

const char *ag_lua_to_change(lua_State *L, int index, ag_amount *out)
{
    const lua_change *change = luaL_testudata(L, index, AG_DATA_CHANGE);
    if (change == NULL) return NULL;
    *out = change->amount;
    return change->op == AG_CHANGE_SET      ? "set_to"
           : change->op == AG_CHANGE_DOUBLE ? "double"
                                            : "plus";
}

const ag_lexicon_row ag_lexicon_changes[] = {
    { AG_LEXICON_CHANGE, "plus", "plus(2), plus(-2, { at_least = 1 })", .function = make_change,
      .number = AG_CHANGE_PLUS,
      .doc = "So much more, or less; of a cost with what a reduction leaves.",
      .fields = { ag_fields_plus } },
    { AG_LEXICON_CHANGE, "set_to", "set_to(1)", .function = make_change, .number = AG_CHANGE_SET,
      .doc = "That number." },
    { AG_LEXICON_CHANGE, "double", "double", .function = make_change, .number = AG_CHANGE_DOUBLE,
      .form = AG_FORM_VALUE, .doc = "Twice the number." },
    { .kind = AG_LEXICON_END },
};

void ag_data_open_changes(lua_State *L)
{
    luaL_newmetatable(L, AG_DATA_CHANGE);
    lua_pop(L, 1);
    ag_lexicon_define(L, ag_lexicon_changes);
}
