// Changes: what `gives` and `gain` do to the cards that match, field by field.
#include <lauxlib.h>
#include <string.h>

#include "lua/data/data_lua.h"
#include "lua/language/field.h"
#include "lua/host/handle.h"
#include "lua/language/lexicon.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"
#include "rules/numbers/filter.h"

const char *const ag_top_words[] = { "seen", "revealed" };
const char *const ag_hand_words[] = { "revealed" };

const ag_field_row ag_fields_change[] = {
    { "atk", AG_SHAPE_CHANGE, "ATK.", .number = AG_FIELD_ATK },
    { "health", AG_SHAPE_CHANGE, "Health.", .number = AG_FIELD_HEALTH },
    { "def", AG_SHAPE_CHANGE, "DEF.", .number = AG_FIELD_DEF },
    { "cost", AG_SHAPE_CHANGE, "What playing it costs: plus(-2, { at_least = 1 }).", "CR 707.1e",
      .number = AG_FIELD_COST },
    { "strike", AG_SHAPE_CHANGE, "The strike cost.", .number = AG_FIELD_STRIKE },
    { "hand_size", AG_SHAPE_CHANGE, "How many cards its player may keep in hand.",
      .number = AG_FIELD_HAND_MAX },
    { "attacks", AG_SHAPE_CHANGE, "How many more characters it attacks at the same time.",
      .number = AG_FIELD_ATTACKS },
    { "use_cost", AG_SHAPE_CHANGE, "What its powers and rewards cost.", "CR 707.1e",
      .number = AG_FIELD_USE_COST },
    { "exhaust_cost", AG_SHAPE_CHANGE,
      "It can't attack or exhaust unless so many resources are paid.", "CR 600.3a",
      .number = AG_FIELD_EXHAUST_COST },
    { "keyword", AG_SHAPE_KEYWORDS,
      "It has the keyword; a number may change: { Assault = count(your.ally) }.",
      .number = AG_FIELD_KEYWORD, .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "loses_keyword", AG_SHAPE_WORDS,
      "It has no instance of the keyword, but those that it is given later.",
      .number = AG_FIELD_LOSES_KEYWORD, .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "cant_have", AG_SHAPE_WORDS,
      "It loses the keyword and can't have it, whoever gives it and when.", "CR 103.2",
      .number = AG_FIELD_LOSES_KEYWORD, .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "cant", AG_SHAPE_WORDS, "What it can't; draw, discard, play and place of a hero.", "CR 103.2",
      .number = AG_FIELD_CANT, .words = { ag_cant_words, AG_CANT_COUNT } },
    { "top_card", AG_SHAPE_WORD, "Of a hero: how the top card of its player's deck lies.",
      "CR 415.3e", .number = AG_FIELD_TOP, .words = { ag_top_words, 2 } },
    { "hand", AG_SHAPE_WORD, "Of a hero: its player's hand lies open.", .number = AG_FIELD_HAND,
      .words = { ag_hand_words, 1 } },
    { "limit", AG_SHAPE_TABLE,
      "Of a hero: so many more cards with a numbered tag. { tag = \"Pet\", by = 1 }", "CR 414.3b",
      .number = AG_FIELD_LIMIT, .fields = ag_fields_limit },
    { "tag", AG_SHAPE_TAG, "A tag more.", "CR 202.3", .number = AG_FIELD_TAG },
    { "damage", AG_SHAPE_WORDS, "A type of damage more.", "CR 205.1",
      .number = AG_FIELD_DAMAGE_TYPE, .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "type", AG_SHAPE_WORDS, "It is this as well.", "CR 300.1b", .number = AG_FIELD_TYPE,
      .words = { ag_type_words + AG_TYPE_ALLY_AT, AG_TYPE_WEAPON_AT - AG_TYPE_ALLY_AT + 1 } },
    { "becomes", AG_SHAPE_WORDS, "A type of damage, or of card, and no other: \"fire\", \"item\".",
      "CR 300.1a", .number = AG_FIELD_DAMAGE_TYPE, .as = "a damage type or a type of card" },
    { "cant_be_dealt", AG_SHAPE_WORDS, "Which types of damage it can't be dealt.", "CR 405.5",
      .number = AG_FIELD_BARRED, .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "must_attack", AG_SHAPE_FILTER_OR_TRUE, "It attacks one of these if able; true: anybody.",
      "CR 600.2", .number = AG_FIELD_MUST_ATTACK },
    { "attacks_only", AG_SHAPE_FILTER, "It can attack only these.", "CR 601.2c",
      .number = AG_FIELD_ATTACKS_ONLY },
    { "cant_attack", AG_SHAPE_FILTER, "It can't attack these.", .number = AG_FIELD_CANT_ATTACK },
    { "playable", AG_SHAPE_TABLE,
      "It may be played from the zone that `to` names: true, { free = true } or a cost.",
      "CR 409.1", .number = AG_FIELD_PLAYABLE, .as = "true, { free = true } or cost { … }",
      .fields = ag_fields_cost },
    { "rather_than", AG_SHAPE_TABLE, "An alternate cost: { free = true } or a cost.", "CR 403.3",
      .number = AG_FIELD_RATHER_THAN, .as = "{ free = true } or cost { … }",
      .fields = ag_fields_cost },
    { "extra_cost", AG_SHAPE_TABLE, "What is paid beside its cost.", "CR 707.1e",
      .number = AG_FIELD_EXTRA_COST, .as = "cost { … }", .fields = ag_fields_cost },
    { "attack_cost", AG_SHAPE_TABLE, "It can't attack unless this is paid.", "CR 600.3",
      .number = AG_FIELD_ATTACK_COST, .as = "cost { … }", .fields = ag_fields_cost },
    { "power", AG_SHAPE_NAMES, "Powers of the card's `grants`.", "CR 706.1c",
      .number = AG_FIELD_POWER },
    { "usable", AG_SHAPE_FLAG, "You may use powers and complete quests of others.", "CR 702.2b",
      .number = AG_FIELD_USABLE },
    { "sabotages", AG_SHAPE_FILTER, "What it can sabotage.", "CR 603.1",
      .number = AG_FIELD_SABOTAGES },
    { "inspires", AG_SHAPE_FILTER, "What it readies as another player's cards ready.", "KW Inspire",
      .number = AG_FIELD_INSPIRES },
    { "protects", AG_SHAPE_FILTER, "Whom it can protect.", "CR 602.2",
      .number = AG_FIELD_PROTECTS },
    { "protects_against", AG_SHAPE_FILTER, "Against whom it can protect anybody.", "CR 602.2",
      .number = AG_FIELD_PROTECTS_AGAINST },
    { "wields", AG_SHAPE_FILTER, "Which weapons it strikes with though it is no hero.", "CR 303.2d",
      .number = AG_FIELD_WIELDS },
    { "magnet", AG_SHAPE_FLAG, "Opposing links must target it if able.",
      .number = AG_FIELD_MAGNET },
    { "control", AG_SHAPE_FLAG, "You control it; in an effect also a player.", "CR 401.3",
      .number = AG_FIELD_CONTROL, .as = "true, in an effect also a player" },
    { "switch", AG_SHAPE_FLAG, "ATK and health change places.", .number = AG_FIELD_SWITCH },
    { "shielder", AG_SHAPE_FLAG, "Equipment prevents damage to it as to a hero.", "CR 717.2",
      .number = AG_FIELD_SHIELDER },
    { "payer", AG_SHAPE_FLAG, "It may be exhausted to pay its controller's resource costs.",
      .number = AG_FIELD_PAYER },
    { "loses_powers", AG_SHAPE_FLAG,
      "It has no powers, but those that it is given later (cant = \"have powers\": none).",
      .number = AG_FIELD_POWERS },
    { .name = NULL },
};

const ag_field_row ag_fields_limit[] = {
    { "tag", AG_SHAPE_TAG, "Which tag.", .needed = 1, .at = AG_AT(ag_change, word) },
    { "by", AG_SHAPE_AMOUNT, "How many more.", .needed = 1, .at = AG_AT(ag_change, amount) },
    { .name = NULL },
};

const ag_field_row ag_fields_plus[] = {
    { "at_least", AG_SHAPE_NUMBER, "Of costs: what a reduction leaves.", .max = 99,
      .at = { 0, sizeof(int32_t) } },
    { .name = NULL },
};

// plus(…), set_to(…), double
typedef struct lua_change {
    uint8_t op;
    uint16_t least;  // 1 + the least that a reduction leaves of a cost; 0: nothing
    ag_amount amount;
} lua_change;

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

static void add_number(writer *to, const ag_field_row *row)
{
    lua_State *L = to->L;
    ag_change *change = add(to, row->number);
    const lua_change *made = luaL_testudata(L, -1, AG_DATA_CHANGE);
    if (made != NULL) {
        int of_cost = row->number == AG_FIELD_COST || row->number == AG_FIELD_USE_COST;
        if (made->least != 0 && !of_cost) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, row->name,
                              "at_least is for costs, %s is none", row->name);
        }
        change->op = made->op;
        change->word = made->least;
        change->amount = made->amount;
    } else if (!ag_lua_to_amount(L, -1, &change->amount)) {
        ag_lua_fail_type(L, row->name, "plus(…), set_to(…), double or an amount");
    }
    ag_amount_resolve(L, &change->amount);
    check_reads(L, row->name, row->number, &change->amount);
}

// One change for each of the words.
static void add_each(writer *to, const ag_field_row *row, uint64_t bits)
{
    // What it can't have it also loses (CR 103.2)
    int denied = strcmp(row->name, "cant_have") == 0;
    for (; bits != 0; bits &= bits - 1) {
        int word = __builtin_ctzll(bits);
        if (row->number == AG_FIELD_CANT && word == AG_CANT_HAVE_POWERS) {
            add(to, AG_FIELD_POWERS)->op = AG_CHANGE_SET;
        } else {
            ag_change *change = add(to, row->number);
            change->word = (uint16_t)word;
            change->op = denied ? AG_CHANGE_SET : AG_CHANGE_PLUS;
        }
    }
}

// One keyword: a text, the value on top of the stack.
static void add_keyword(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    int number;
    int keyword = ag_keyword_read(L, row->name, lua_gettop(L), &number);
    ag_change *change = add(at, row->number);
    (void)text;
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
static void add_keywords(writer *to, const ag_field_row *row)
{
    lua_State *L = to->L;
    ag_field_each(L, row, add_keyword, to);
    if (!lua_istable(L, -1)) return;
    ag_entries entries = ag_entries_open(L, -1);
    while (ag_entries_next(L, &entries)) {
        if (lua_type(L, -2) == LUA_TSTRING) {
            add_counted_keyword(to, lua_tostring(L, -2));
        }
    }
}

static void add_tags(writer *to)
{
    lua_State *L = to->L;
    if (lua_type(L, -1) != LUA_TSTRING) {
        ag_lua_fail_type(L, "tag", "a text");
    }
    const char *also = ag_tag_also(lua_tostring(L, -1));
    add(to, AG_FIELD_TAG)->word = ag_loader_symbol(L, lua_tostring(L, -1));
    if (also != NULL) {
        add(to, AG_FIELD_TAG)->word = ag_loader_symbol(L, also);
    }
}

// The types that a card can become, or have as well (CR 300.1a, 300.1b), in the order of
// ag_type_words.
enum { TYPE_FIRST = AG_TYPE_ALLY_AT, TYPE_END = AG_TYPE_WEAPON_AT + 1 };
enum { TYPES = TYPE_END - TYPE_FIRST };

// Whose it is (CR 401.3): that of the modifier's player, or of a player whom an effect names.
static void add_control(writer *to)
{
    lua_State *L = to->L;
    const ag_ref *handle = ag_to_handle(L, -1);
    int mine = lua_isboolean(L, -1) && lua_toboolean(L, -1);
    if (!mine && (handle == NULL || handle->kind != AG_REF_SEAT)) {
        ag_lua_fail_type(L, "control", "true, or in an effect a player");
    }
    add(to, AG_FIELD_CONTROL)->word = handle != NULL ? handle->seat : 0;
}

static uint64_t words_on_top(lua_State *L, const ag_field_row *row, const char *const *words,
                             int count)
{
    uint64_t bits = 0;
    ag_field_row plain = { row->name, AG_SHAPE_WORDS, .words = { words, count },
                           .at = { 0, sizeof bits } };
    ag_field_read(L, &plain, &bits);
    return bits;
}

// One change for all of the words.
static void add_set(writer *to, int field, uint64_t bits, int op)
{
    if (bits != 0) {
        ag_change *change = add(to, field);
        change->word = (uint16_t)bits;
        change->op = (uint8_t)op;
    }
}

// What it becomes replaces what it was: a damage type (CR 205.1c), or a type of card (CR 300.1a).
static void add_becomes(writer *to, const ag_field_row *row)
{
    const char *words[AG_DAMAGE_COUNT + TYPES];
    for (int i = 0; i < AG_DAMAGE_COUNT + TYPES; i++) {
        words[i] = i < AG_DAMAGE_COUNT ? ag_damage_words[i]
                                       : ag_type_words[TYPE_FIRST + i - AG_DAMAGE_COUNT];
    }
    uint64_t bits = words_on_top(to->L, row, words, AG_DAMAGE_COUNT + TYPES);
    add_set(to, AG_FIELD_DAMAGE_TYPE, bits & (AG_LONG_BIT(AG_DAMAGE_COUNT) - 1), AG_CHANGE_SET);
    add_set(to, AG_FIELD_TYPE, bits >> AG_DAMAGE_COUNT << TYPE_FIRST, AG_CHANGE_SET);
}

static void add_words(writer *to, const ag_field_row *row)
{
    if (row->words.words == NULL) {
        add_becomes(to, row);
        return;
    }
    uint64_t bits = words_on_top(to->L, row, row->words.words, row->words.count);
    switch (row->number) {
    case AG_FIELD_DAMAGE_TYPE:
    case AG_FIELD_BARRED: add_set(to, row->number, bits, AG_CHANGE_PLUS); break;
    case AG_FIELD_TYPE: add_set(to, row->number, bits << TYPE_FIRST, AG_CHANGE_PLUS); break;
    default: add_each(to, row, bits);
    }
}

// limit = { tag = "Pet", by = 1 }: how many more are allowed.
static void add_limit(writer *to)
{
    if (!lua_istable(to->L, -1)) {
        ag_lua_fail_type(to->L, "limit", "{ tag = \"Pet\", by = 1 }");
    }
    ag_fields_read(to->L, -1, "limit", ag_fields_limit, NULL, add(to, AG_FIELD_LIMIT));
}

// What the subject must attack, sabotage or protect. `must_attack = true`: anything.
static void add_bound(writer *to, const ag_field_row *row)
{
    lua_State *L = to->L;
    const ag_filter *whom = ag_lua_to_filter(L, -1);
    int or_true = row->shape == AG_SHAPE_FILTER_OR_TRUE;
    if (whom == NULL && !(or_true && lua_isboolean(L, -1) && lua_toboolean(L, -1))) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, row->name,
                          "%s is a filter that says whom (opposing.hero …)%s, not %s", row->name,
                          or_true ? ", or true" : "", ag_lua_shown(L, -1));
    }
    ag_change *change = add(to, row->number);
    if (whom != NULL) {
        change->amount.counted = *whom;
    }
}

// How a card may be played. `true`: as usual; { free = true }: without paying its cost; any other
// table is a cost, which only a script may declare.
static void add_terms(writer *to, const ag_field_row *row)
{
    lua_State *L = to->L;
    int at = lua_gettop(L), field = row->number, is_table = lua_istable(L, at);
    int is_free =
        is_table && lua_getfield(L, at, "free") != LUA_TNIL && ag_field_flag(L, ag_fields_free);
    lua_settop(L, at);
    if (lua_isboolean(L, at) && lua_toboolean(L, at) && field == AG_FIELD_PLAYABLE) {
        add(to, field);
    } else if (is_free && (field == AG_FIELD_PLAYABLE || field == AG_FIELD_RATHER_THAN)) {
        ag_lua_check_rows(L, at, row->name, ag_fields_free, NULL);
        add(to, field)->op = AG_CHANGE_SET;
    } else if (is_table) {
        int term = ag_term_read(L, at, row->name);
        add(to, field)->word = (uint16_t)(1 + term);
    } else {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, row->name, "%s is a cost { … }%s, not %s",
                          row->name,
                          field == AG_FIELD_PLAYABLE      ? ", { free = true } or true"
                          : field == AG_FIELD_RATHER_THAN ? " or { free = true }"
                                                          : "",
                          ag_lua_shown(L, at));
    }
    if (field == AG_FIELD_PLAYABLE && to->subject->zones == 0 && to->subject->only.slot == 0) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, row->name,
                          "playable says from where: to = "
                          "your.ability:in_zone(\"graveyard\")");
    }
}

// One of the script's `grants` (CR 706.1c).
static void add_power(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    add(at, row->number)->word = (uint16_t)ag_powers_granted(L, name);
}

static void check_cant(const writer *to, int cant, int heroes)
{
    int in_hand = (to->subject->zones & AG_BIT(AG_ZONE_HAND)) != 0;
    if (ag_cant_whose[cant] == AG_WHO_CANT_PLAYER && !heroes) {
        ag_lua_fail_field(to->L, AG_FINDING_CONTRADICTION, "cant",
                          "\"%s\" is what a player can't: give it to their hero (your.hero, "
                          "opposing.hero …)",
                          ag_cant_words[cant]);
    }
    if (cant == AG_CANT_BE_DISCARDED && !in_hand) {
        ag_lua_fail_field(to->L, AG_FINDING_CONTRADICTION, "cant",
                          "\"%s\" is about cards in a hand: to = your.card:in_zone(\"hand\")",
                          ag_cant_words[cant]);
    }
}

// Some words can never apply to the cards that they are written for: an error, not ignored.
static void check_subject(const writer *to, const ag_change *change)
{
    int heroes = to->subject->types == 0 || (to->subject->types & AG_TYPE_HERO);
    const char *field = change->field == AG_FIELD_TOP     ? "top_card"
                        : change->field == AG_FIELD_HAND  ? "hand"
                        : change->field == AG_FIELD_LIMIT ? "limit"
                                                          : NULL;
    if (change->field == AG_FIELD_CANT) {
        check_cant(to, change->word, heroes);
    } else if (field != NULL && !heroes) {
        ag_lua_fail_field(to->L, AG_FINDING_CONTRADICTION, field,
                          "%s is about a player: give it to their hero (your.hero, opposing.hero "
                          "…)",
                          field);
    }
}

// The value is on top of the stack.
static void add_row(writer *to, const ag_field_row *row)
{
    switch (row->shape) {
    case AG_SHAPE_CHANGE: add_number(to, row); break;
    case AG_SHAPE_KEYWORDS: add_keywords(to, row); break;
    case AG_SHAPE_TAG: add_tags(to); break;
    case AG_SHAPE_NAMES: ag_field_each(to->L, row, add_power, to); break;
    case AG_SHAPE_FILTER:
    case AG_SHAPE_FILTER_OR_TRUE: add_bound(to, row); break;
    case AG_SHAPE_FLAG:
        if (row->number == AG_FIELD_CONTROL) {
            add_control(to);
        } else if (ag_field_flag(to->L, row)) {
            add(to, row->number);
        }
        break;
    case AG_SHAPE_TABLE:
        if (row->number == AG_FIELD_LIMIT) {
            add_limit(to);
        } else {
            add_terms(to, row);
        }
        break;
    default: add_words(to, row);
    }
}

int ag_lua_read_changes(lua_State *L, int table, const ag_filter *subject,
                        const ag_amount *condition, ag_change *out, int capacity)
{
    writer to = { L, subject, condition, out, capacity, 0 };
    int top = lua_gettop(L);
    table = lua_absindex(L, table);
    for (const ag_field_row *row = ag_fields_change; row->name != NULL; row++) {
        if (lua_getfield(L, table, row->name) != LUA_TNIL) {
            add_row(&to, row);
        }
        lua_settop(L, top);
    }
    for (int i = 0; i < to.count; i++) {
        ag_change *change = &out[i];
        check_subject(&to, change);
        change->reads = ag_filter_reads(&change->subject) | ag_amount_reads(&change->amount)
                        | ag_amount_reads(&change->condition);
    }
    return to.count;
}

// ---- plus, set_to, double ----

static int make_change(lua_State *L)
{
    ag_amount amount = { .length = 0 };
    int op = ag_lexicon_here(L)->number;
    int32_t least = 0;  // what a reduction leaves of a cost: plus(-2, { at_least = 1 })
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
        ag_fields_read(L, 2, "plus", ag_fields_plus, NULL, &least);
    }
    lua_change *change = lua_newuserdatauv(L, sizeof *change, 0);
    *change = (lua_change){ (uint8_t)op, (uint16_t)(has_least + least), amount };
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
    { AG_LEXICON_CHANGE, "plus", "plus(2), plus(-2, { at_least = 1 })",
      "So much more, or less; of a cost with what a reduction leaves.", NULL, make_change,
      AG_CHANGE_PLUS, .fields = { ag_fields_plus } },
    { AG_LEXICON_CHANGE, "set_to", "set_to(1)", "That number.", NULL, make_change, AG_CHANGE_SET },
    { AG_LEXICON_CHANGE, "double", "double", "Twice the number.", NULL, make_change,
      AG_CHANGE_DOUBLE, AG_FORM_VALUE },
    { .kind = AG_LEXICON_END },
};

void ag_data_open_changes(lua_State *L)
{
    luaL_newmetatable(L, AG_DATA_CHANGE);
    lua_pop(L, 1);
    ag_lexicon_define(L, ag_lexicon_changes);
}
