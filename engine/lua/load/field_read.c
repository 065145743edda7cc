// Reads the fields of a table by their rows, each into its place of a struct.
#include <limits.h>

#include "lua/load/loader.h"

static void store(const ag_field_row *row, void *at, uint64_t number)
{
    switch (row->at.size) {
    case 1: *(uint8_t *)at = (uint8_t)number; return;
    case 2: *(uint16_t *)at = (uint16_t)number; return;
    case 4: *(uint32_t *)at = (uint32_t)number; return;
    case 8: *(uint64_t *)at = number; return;
    default: AG_ASSERT(row->at.size == 0);  // only checked
    }
}

static const char *wanted(const ag_field_row *row)
{
    return row->as != NULL ? row->as : ag_shape_text(row->shape);
}

void ag_field_need(lua_State *L, const ag_field_row *row, int fits)
{
    ag_lua_need_type(L, fits, row->name, wanted(row));
}

void ag_field_need_item(lua_State *L, const ag_field_row *row, int fits, const char *wrong)
{
    if (fits) return;
    ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, row->name, "%s holds %s, which is %s", row->name,
                      ag_lua_shown(L, -1), wrong);
}

// ---- the value on top of the stack, by its shape ----

int ag_field_flag(lua_State *L, const ag_field_row *row)
{
    ag_lua_need_type(L, lua_isboolean(L, -1), row->name, "true or is not written");
    return lua_toboolean(L, -1);
}

static void read_flag(lua_State *L, const ag_field_row *row, void *at)
{
    store(row, at, (uint64_t)ag_field_flag(L, row));
}

// 1: true, 2: false.
static void read_boolean(lua_State *L, const ag_field_row *row, void *at)
{
    ag_field_need(L, row, lua_isboolean(L, -1));
    store(row, at, lua_toboolean(L, -1) ? 1 : 2);
}

int ag_field_number(lua_State *L, const ag_field_row *row)
{
    ag_amount amount;
    int number;
    ag_lua_need_type(L, ag_lua_to_amount(L, -1, &amount), row->name, "a whole number");
    ag_amount_resolve(L, &amount);
    ag_lua_need(L, ag_amount_fixed(&amount, &number), AG_FINDING_WRONG_TYPE, row->name,
                "%s is a plain number, not one that changes", row->name);
    ag_lua_need(L, row->max == 0 || (number >= row->min && number <= row->max),
                AG_FINDING_OUT_OF_RANGE, row->name, "%s is a number from %d to %d, not %d",
                row->name, (int)row->min, (int)row->max, number);
    return number;
}

static void read_number(lua_State *L, const ag_field_row *row, void *at)
{
    store(row, at, (uint64_t)ag_field_number(L, row));
}

void ag_amount_need(lua_State *L, const char *name, const ag_amount *amount, int of_card,
                    int of_cost)
{
    ag_lua_need(L, of_cost || !ag_amount_has(amount, AG_OP_TARGETING), AG_FINDING_CONTRADICTION,
                name,
                "targeting(…) is known as a cost is paid: it can't stand in %s, only in cost "
                "and use_cost",
                name);
    ag_lua_need(L, of_card || !ag_amount_has(amount, AG_OP_ITS), AG_FINDING_CONTRADICTION, name,
                "its(…) is read of each card that `gives` or `gain` changes in play: it can't "
                "stand in %s, only in atk, health, def, strike",
                name);
}

void ag_amount_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_amount *out = at;
    ag_lua_need_type(L, ag_lua_to_amount(L, -1, out), row->name, "a number or an amount");
    ag_amount_resolve(L, out);
    ag_amount_need(L, row->name, out, 0, 0);
}

const char *ag_field_text(lua_State *L, const ag_field_row *row)
{
    ag_field_need(L, row, lua_type(L, -1) == LUA_TSTRING);
    return lua_tostring(L, -1);
}

// Kept as a pointer, as a symbol, or in an array of the struct, whose end is cut off.
static void read_text(lua_State *L, const ag_field_row *row, void *at)
{
    const char *text = ag_field_text(L, row);
    if (row->at.size == sizeof(const char *)) {
        *(const char **)at = ag_loader_hold_text(L, text);
    } else if (row->at.size == sizeof(ag_symbol)) {
        *(ag_symbol *)at = ag_loader_symbol(L, text);
    } else if (row->at.size != 0) {
        snprintf(at, row->at.size, "%s", text);
    }
}

int ag_field_word(lua_State *L, const ag_field_row *row)
{
    return ag_lua_find_word(L, row->name, "there is no", ag_field_text(L, row), row->words.words,
                            row->words.count);
}

// Kept as its text, or as its number.
static void read_word(lua_State *L, const ag_field_row *row, void *at)
{
    int word = ag_field_word(L, row);
    if (row->at.size == sizeof(const char *)) {
        *(const char **)at = row->words.words[word];
    } else {
        store(row, at, (uint64_t)(word + row->number));
    }
}

int ag_lua_list_length(lua_State *L, int index, const char *name, int most)
{
    lua_Integer length = ag_sandbox_list(L, index);
    ag_lua_need(L, length <= most, AG_FINDING_OUT_OF_RANGE, name, "%s is a list of more than %d",
                name, most);
    return (int)length;
}

uint64_t ag_field_word_bits(lua_State *L, const ag_field_row *row)
{
    uint64_t bits = 0;
    if (!lua_istable(L, -1)) return AG_LONG_BIT(ag_field_word(L, row));
    int length = ag_lua_list_length(L, -1, row->name, row->words.count);
    for (int i = 1; i <= length; i++) {
        lua_geti(L, -1, i);
        bits |= AG_LONG_BIT(ag_field_word(L, row));
        lua_pop(L, 1);
    }
    return bits;
}

// The first at the row's number.
static void read_words(lua_State *L, const ag_field_row *row, void *at)
{
    store(row, at, ag_field_word_bits(L, row) << row->number);
}

void ag_filter_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_filter *out = at;
    ag_lua_need_type(L, ag_lua_is_filter(L, -1), row->name, "a filter (any.ally, this …)");
    *out = *(const ag_filter *)lua_touserdata(L, -1);
    ag_filter_resolve(L, out);
}

// Without `fields` what is in it is read elsewhere: numbers of `rules`, where they are cited.
void ag_table_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_field_need(L, row, lua_istable(L, -1));
    if (row->fields != NULL) ag_fields_read(L, -1, row->name, row->fields, at);
}

// The other shapes need a reader of their own.
static ag_field_reader *const readers[AG_SHAPE_COUNT] = {
    [AG_SHAPE_FLAG] = read_flag,           [AG_SHAPE_BOOLEAN] = read_boolean,
    [AG_SHAPE_NUMBER] = read_number,       [AG_SHAPE_AMOUNT] = ag_amount_read,
    [AG_SHAPE_CONDITION] = ag_amount_read, [AG_SHAPE_TEXT] = read_text,
    [AG_SHAPE_NAME] = read_text,           [AG_SHAPE_TAG] = read_text,
    [AG_SHAPE_WORD] = read_word,           [AG_SHAPE_WORDS] = read_words,
    [AG_SHAPE_FILTER] = ag_filter_read,    [AG_SHAPE_CITES] = ag_cites_read,
    [AG_SHAPE_TARGETS] = ag_targets_read,  [AG_SHAPE_TABLE] = ag_table_read,
};

void ag_field_read(lua_State *L, const ag_field_row *row, void *out)
{
    void *at = (char *)out + row->at.offset;
    if (row->each != NULL) {
        ag_field_each(L, row, row->each, at);
    } else if (row->read != NULL) {
        row->read(L, row, at);
    } else {
        readers[row->shape](L, row, at);
    }
    if (row->has.size != 0) *((uint8_t *)out + row->has.offset) = 1;
}

// ---- tables ----

static int is_read(const ag_field_row *row, int order)
{
    return row->order == order
           && (row->read != NULL || row->each != NULL || readers[row->shape] != NULL);
}

// For the sentence about a word that is not there: ` ("draw step" …)`.
static const char *first_word(lua_State *L, const ag_field_row *row)
{
    return row->words.count == 0 ? "" : lua_pushfstring(L, " (\"%s\" …)", row->words.words[0]);
}

typedef struct one_field {
    const ag_field_row *row;
    const char *what;  // NULL: it is not asked whether the field is needed
    void *out;
    int apart;  // while a file is checked, it is read even if others are wrong
} one_field;

static void read_one(lua_State *L, int table, void *context)
{
    const one_field *one = context;
    const ag_field_row *row = one->row;
    int top = lua_gettop(L);
    if (lua_getfield(L, table, row->name) != LUA_TNIL) {
        ag_field_read(L, row, one->out);
    } else if (one->what != NULL && row->needed) {
        ag_lua_fail(L, AG_FINDING_MISSING, "%s has no %s: %s%s. %s", one->what, row->name,
                    wanted(row), first_word(L, row), row->doc);
    }
    lua_settop(L, top);
}

static void read_rows(lua_State *L, int table, int order, const ag_field_row *rows, one_field one)
{
    for (one.row = rows; one.row != NULL && one.row->name != NULL; one.row++) {
        if (!is_read(one.row, order)) continue;
        if (one.apart) {
            ag_loader_part(L, table, read_one, &one);
        } else {
            read_one(L, table, &one);
        }
    }
}

void ag_fields_take(lua_State *L, int table, const char *what, const ag_field_row *rows, void *out)
{
    one_field one = { .what = what, .out = out };
    for (int order = AG_READ_FIRST; order <= AG_READ_LAST; order++) {
        read_rows(L, table, order, rows, one);
    }
}

void ag_fields_read(lua_State *L, int table, const char *what, const ag_field_row *rows, void *out)
{
    table = lua_absindex(L, table);
    ag_lua_check_rows(L, table, what, rows, NULL);
    ag_fields_take(L, table, what, rows, out);
}

void ag_fields_read_each(lua_State *L, int table, const char *what, const ag_field_row *rows,
                         const ag_field_row *more, void *out)
{
    one_field one = { .what = what, .out = out, .apart = 1 };
    for (int order = AG_READ_FIRST; order <= AG_READ_LAST; order++) {
        read_rows(L, table, order, rows, one);
        read_rows(L, table, order, more, one);
    }
}

// ---- lists ----

typedef struct item {
    const ag_field_row *row;
    ag_field_item *each;
    const char *name;
    void *at;
} item;

static void read_item(lua_State *L, int index, void *context)
{
    const item *now = context;
    AG_ASSERT(index == lua_gettop(L));
    now->each(L, now->row, now->name, now->at);
}

static void each_of_names(lua_State *L, item *now)
{
    const ag_field_row *row = now->row;
    ag_entries entries = ag_entries_open(L, -1);
    while (ag_entries_next(L, &entries)) {
        int tables = row->shape == AG_SHAPE_NAMED_TABLES;
        ag_field_need(L, row, lua_type(L, -2) == LUA_TSTRING && (!tables || lua_istable(L, -1)));
        now->name = lua_tostring(L, -2);
        ag_loader_part(L, lua_gettop(L), read_item, now);
    }
}

static void each_of_list(lua_State *L, item *now)
{
    const ag_field_row *row = now->row;
    int count = ag_lua_list_length(L, -1, row->name, row->max != 0 ? row->max : INT_MAX);
    int list = lua_gettop(L), shape = row->shape;
    int texts = shape == AG_SHAPE_TEXTS || shape == AG_SHAPE_NAMES || shape == AG_SHAPE_TAGS;
    for (int i = 1; i <= count; i++) {
        lua_geti(L, list, i);
        now->name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
        ag_field_need_item(L, row, !texts || now->name != NULL, "not a text");
        ag_loader_part(L, list + 1, read_item, now);
        lua_settop(L, list);
    }
}

// A value that is not a list may be the one item.
static int is_item(lua_State *L, int shape)
{
    return shape == AG_SHAPE_KEYWORDS
           || (shape == AG_SHAPE_NAMES && lua_type(L, -1) == LUA_TSTRING);
}

void ag_field_each(lua_State *L, const ag_field_row *row, ag_field_item *each, void *at)
{
    item now = { row, each, NULL, at };
    int shape = row->shape, is_table = lua_istable(L, -1);
    int named = shape == AG_SHAPE_NAMED_TABLES || shape == AG_SHAPE_NAMED_POWERS
                || shape == AG_SHAPE_NUMBERS || shape == AG_SHAPE_NAMED;
    int count = is_table ? (int)ag_sandbox_list(L, -1) : 0;
    ag_field_need(L, row, is_table || is_item(L, shape));
    if (named) {
        each_of_names(L, &now);
    } else if (!is_table || (count == 0 && shape == AG_SHAPE_TABLES)) {
        each(L, row, is_table ? NULL : lua_tostring(L, -1), at);
    } else if (count == 0 && row->needed && shape != AG_SHAPE_ANY) {  // a deck may be empty
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, row->name, "%s holds nothing: %s", row->name,
                          wanted(row));
    } else {
        each_of_list(L, &now);
    }
}

// Reads the parts of drafts that cards and powers share: targets, cited rules, functions.

ag_reading ag_reading_begin(lua_State *L, int index)
{
    ag_host *host = ag_host_of(L);
    ag_reading before = host->reading;
    host->reading.draft = ag_draft_at(L, index);
    AG_ASSERT(host->reading.draft != NULL);
    luaL_checkstack(L, 24, "too many values");
    ag_draft_push_table(L, index);
    return before;
}

void ag_reading_end(lua_State *L, ag_reading before)
{
    ag_host_of(L)->reading = before;
    lua_pop(L, 1);
}

void ag_draft_read(lua_State *L, const char *what, const ag_field_row *rows, void *out)
{
    ag_reading before = ag_reading_begin(L, lua_gettop(L));
    ag_fields_read(L, -1, what, rows, out);
    ag_reading_end(L, before);
}

enum { CITES_MAX = 16 };  // rules of one power

void ag_function_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    ag_power_def *power = at;
    ag_lua_need_type(L, lua_isfunction(L, -1), row->name, "a function");
    ag_lua_need(L, !lua_iscfunction(L, -1), AG_FINDING_WRONG_TYPE, row->name,
                "%s is a function of the file, not a word", row->name);
    lua_pushvalue(L, -1);
    powers->entries[power - powers->powers].functions[row->number] = luaL_ref(L, LUA_REGISTRYINDEX);
    power->functions |= (uint8_t)AG_BIT(row->number);
}

ag_power_def *ag_powers_add(lua_State *L, int kind, const char *word)
{
    const ag_draft *draft = ag_host_of(L)->reading.draft;
    ag_powers *to = ag_host_of(L)->reading.powers;
    ag_lua_need(L, to->count < AG_POWERS_MAX, AG_FINDING_OUT_OF_RANGE, NULL, "more than %d powers",
                AG_POWERS_MAX);
    ag_entry_power *entry = &to->entries[to->count];
    entry->name = NULL;
    entry->kind = word;
    entry->line = draft == NULL ? 0 : draft->line;
    for (int i = 0; i < AG_SLOT_COUNT; i++) entry->functions[i] = LUA_NOREF;
    ag_power_def *power = &to->powers[to->count++];
    *power = (ag_power_def){ .kind = (uint8_t)kind, .rule = ag_host_of(L)->reading.rule };
    return power;
}

ag_power_def *ag_powers_play(lua_State *L)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    if (powers->count == 0) {
        ag_power_def *play = ag_powers_add(L, AG_POWER_PLAY, "its text");
        play->front = 1;
        play->back = 1;
    }
    AG_ASSERT(powers->powers[0].kind == AG_POWER_PLAY);
    return &powers->powers[0];
}

// The rule numbers of a raid are in its rules.lua: a number that is not listed there is a mistake.
static void check_raid_rule(lua_State *L, const char *of, const char *number)
{
    char key[AG_NAME_MAX + 8];
    ag_script script;
    if (of == NULL) return;
    snprintf(key, sizeof key, "%.*s/rules", (int)strcspn(of, "/"), of);
    if (!ag_host_find(ag_host_of(L), key, &script)) return;
    ag_loader_push_file(L, key, NULL);
    ag_lua_need(L, lua_istable(L, -1), AG_FINDING_UNKNOWN_RULE, NULL,
                "%s is not a table of rule numbers", script.path);
    if (lua_getfield(L, -1, number) == LUA_TNIL) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_RULE, "cites", "%s has no rule \"%s\"%s",
                          script.path, number, ag_lua_meant_key(L, -2, number));
    }
    lua_pop(L, 2);
}

static uint16_t rule_of(lua_State *L, const char *number)
{
    uint16_t base = ag_rule_find(number);
    if (base != AG_RULE_NONE) return base;
    ag_lua_need(L, strlen(number) < AG_RULE_SIZE, AG_FINDING_OUT_OF_RANGE, "cites",
                "a rule number has %d bytes at most: \"%.80s…\"", AG_RULE_SIZE - 1, number);
    if (strncmp(number, "CR ", 3) == 0) {
        ag_word_list numbers = { ag_rule_numbers + 1, AG_RULE_COUNT - 1 };
        const char *nearest = ag_nearest(number, ag_word_at, &numbers);
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_RULE, "cites",
                          "there is no rule \"%s\" (did you mean %s?)", number,
                          nearest != NULL ? nearest : "CR 717.2");
    }
    ag_lua_need(L, ag_rule_looks_a_raids(number), AG_FINDING_UNKNOWN_RULE, "cites",
                "\"%s\" is no rule number like \"CR 717.2\" or \"R201.2\"", number);
    check_raid_rule(L, ag_host_of(L)->reading.powers->key, number);
    unsigned rule = (unsigned)AG_RULE_COUNT + ag_loader_symbol(L, number);
    return rule > UINT16_MAX ? AG_RULE_NONE : (uint16_t)rule;
}

// The first one is shown; all of them are checked.
void ag_cites_read(lua_State *L, const ag_field_row *row, void *at)
{
    uint16_t *rule = row->at.size != 0 ? at : &ag_host_of(L)->reading.rule;
    if (lua_type(L, -1) == LUA_TSTRING) {
        *rule = rule_of(L, lua_tostring(L, -1));
        return;
    }
    ag_field_need(L, row, lua_istable(L, -1));
    for (int i = ag_lua_list_length(L, -1, row->name, CITES_MAX); i >= 1; i--) {
        lua_geti(L, -1, i);
        *rule = rule_of(L, lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?");
        lua_pop(L, 1);
    }
}
