// What a filter asks of a card besides its type: `with` and `without`, states, numbers and words.
#include "lua/data/data_lua.h"
#include "lua/host/host_private.h"

const ag_field_row ag_fields_range[] = {
    { "min", AG_SHAPE_AMOUNT, "At least.", .at = AG_AT(ag_target_def, least) },
    { "max", AG_SHAPE_AMOUNT, "At most.", .at = AG_AT(ag_target_def, most) },
    { .name = NULL },
};

const ag_field_row ag_fields_with[] = {
#define AG_ASKED(name, word, field, doc, rule)                                                     \
    { field, AG_SHAPE_FLAG, doc, rule, .number = AG_IS_##name##_AT },
#define AG_STAT(name, word, said, doc)                                                             \
    { word, AG_SHAPE_RANGE, doc, .number = AG_STAT_##name, .fields = ag_fields_range },
#include "state/words.def"
    { "counter", AG_SHAPE_TEXT, "Counters of this name are on it.", "CR 404.1",
      .number = AG_MARK_COUNTER },
    { "tag", AG_SHAPE_TAG, "It has the tag; with two in a list both; `without` a list none.",
      .as = "a tag or a list" },
    { "any_tag", AG_SHAPE_TEXTS, "It has one of these tags, or several.", "CR 202.1" },
    { "name", AG_SHAPE_TEXT, "It is called so.", "CR 200.2" },
    { "keyword", AG_SHAPE_WORD, "It has the keyword.",
      .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "class", AG_SHAPE_WORD, "It has the class icon; a Hunter card has the tag.", "CR 206.1a",
      .words = { ag_class_words, AG_CLASS_COUNT } },
    { "deals", AG_SHAPE_WORD, "It deals this type of damage now.", "CR 205.1b",
      .number = AG_IS_DEALS_ARCANE_AT, .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "faction", AG_SHAPE_WORD, "It has the faction icon.", "CR 206.1b",
      .number = AG_IS_ALLIANCE_AT, .words = { ag_faction_words, AG_FACTION_COUNT } },
    { "dealt_this_turn", AG_SHAPE_WORD, "A hero that has dealt this type of damage this turn.",
      "CR 408.3a", .number = AG_IS_DEALT_ARCANE_AT, .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "deck", AG_SHAPE_TEXT,
      "It belongs to this deck of the Boss player, wherever it is and whoever controls it.",
      "R101.3c", .number = AG_MARK_DECK },
    { "attached", AG_SHAPE_FILTER, "Such a card is attached to it.", "CR 400.5",
      .number = AG_MARK_ATTACHED },
    { .name = NULL },
};
_Static_assert(sizeof ag_fields_with / sizeof ag_fields_with[0] <= 65,
               "their reader asks ag_lua_check_rows for those that are there: a bit for each");

// In a range, `spare` says which ends are still symbols of values; or that the filter of what is
// attached has such a range.
enum { RANGE_MIN_VALUE = 1, RANGE_MAX_VALUE = 2, ATTACHED_VALUE = 4 };

// ---- numbers ----

ag_symbol ag_filter_data(lua_State *L, const ag_filter *filter)
{
    return ag_loader_data(L, filter, sizeof *filter);
}

ag_symbol ag_filter_data_resolve(lua_State *L, ag_symbol data)
{
    ag_filter filter = ag_catalog_filter(ag_host_catalog(ag_host_of(L)), data);
    ag_filter_resolve(L, &filter);
    return ag_filter_data(L, &filter);
}

void ag_filter_resolve(lua_State *L, ag_filter *filter)
{
    if (filter->ranges[0].spare & ATTACHED_VALUE) {
        filter->mark = ag_filter_data_resolve(L, filter->mark);
    }
    for (int i = 0; i < 2; i++) {
        ag_range *range = &filter->ranges[i];
        if (range->spare & RANGE_MIN_VALUE) range->min = ag_symbol_resolve(L, range->min);
        if (range->spare & RANGE_MAX_VALUE) range->max = ag_symbol_resolve(L, range->max);
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
    ag_lua_need_type(L, ag_lua_to_amount(L, -1, &amount), field,
                     "a number, or { min = …, max = … }");
    if (amount.length == 1 && amount.steps[0].op == AG_OP_CONST
        && amount.steps[0].arg == AG_AMOUNT_VALUE) {
        range->spare |= (uint8_t)value_bit;
        return amount.steps[0].value;
    }
    ag_lua_need(L, ag_amount_fixed(&amount, &number), AG_FINDING_CONTRADICTION, field,
                "%s of a filter is a plain number", field);
    ag_lua_need(L, number >= INT16_MIN && number <= INT16_MAX, AG_FINDING_OUT_OF_RANGE, field,
                "%s of a filter is at most %d", field, INT16_MAX);
    return (int16_t)number;
}

static void add_range(lua_State *L, ag_filter *filter, const char *field, uint8_t stat)
{
    ag_range *range =
        filter->ranges[0].stat == AG_STAT_NONE ? &filter->ranges[0] : &filter->ranges[1];
    ag_lua_need(L, range->stat == AG_STAT_NONE, AG_FINDING_OUT_OF_RANGE, field,
                "a filter compares two numbers at most");
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

// ---- words ----

static ag_symbol read_tag(lua_State *L, const char *field)
{
    ag_lua_need_type(L, lua_type(L, -1) == LUA_TSTRING, field, "a text");
    const char *tag = lua_tostring(L, -1), *number = strstr(tag, " (");
    // CR 414.3b: the number of a restriction tag is not part of the tag, so no card would be found.
    ag_lua_need(L, number == NULL, AG_FINDING_CONTRADICTION, field,
                "a filter asks for a tag without its number: \"%.*s\"",
                number == NULL ? 0 : (int)(number - tag), tag);
    return ag_loader_symbol(L, tag);
}

// The second tag is the one that is ruled out.
static void add_tag(lua_State *L, ag_filter *filter, ag_symbol tag, int ruled_out)
{
    ag_symbol *place = filter->tags[0] == 0 && !ruled_out ? &filter->tags[0] : &filter->tags[1];
    ag_lua_need(L, *place == 0, AG_FINDING_OUT_OF_RANGE, "tag",
                "a filter asks for two tags, or lists of tags, at most, or for one and rules one "
                "out");
    filter->isnt |= ruled_out ? AG_IS_TAGGED : 0;
    *place = tag;
}

static const char one_mark[] =
    "a filter asks for one deck, one kind of counters, a mark or what is attached";

// deck = "minion": which of the Boss player's decks it belongs to; counter = "spine": it bears one.
static void add_label(lua_State *L, ag_filter *filter, const char *field, int means)
{
    int deck = strcmp(field, "deck") == 0;
    ag_lua_need_type(L, lua_type(L, -1) == LUA_TSTRING && lua_rawlen(L, -1) > 0, field,
                     deck ? "the name of one of the raid's decks"
                          : "the name of a kind of counters");
    ag_lua_need(L, filter->mark == 0, AG_FINDING_CONTRADICTION, field, one_mark);
    filter->mark = ag_loader_symbol(L, lua_tostring(L, -1));
    filter->mark_means = (uint8_t)means;
}

// A tag, or several. Those of which a card has one, or none, together take the place of one.
static void add_tags(lua_State *L, ag_filter *filter, const ag_field_row *row, int ruled_out)
{
    ag_symbol tags[AG_TAGS_ASKED_MAX];
    int is_list = lua_istable(L, -1);
    int one_of = row->shape == AG_SHAPE_TEXTS || (ruled_out && is_list);
    if (!one_of && !is_list) {
        add_tag(L, filter, read_tag(L, row->name), ruled_out);
        return;
    }
    ag_lua_need_type(L, is_list, row->name, "a list of tags");
    int count = (int)ag_sandbox_list(L, -1);
    ag_lua_need(L, !one_of || (count > 0 && count <= AG_TAGS_ASKED_MAX), AG_FINDING_OUT_OF_RANGE,
                row->name, "%s is a list of 1 to %d tags", row->name, AG_TAGS_ASKED_MAX);
    for (int i = 0; i < count; i++) {
        lua_geti(L, -1, i + 1);
        ag_symbol tag = read_tag(L, row->name);
        lua_pop(L, 1);
        if (one_of) tags[i] = tag;
        if (!one_of) add_tag(L, filter, tag, 0);
    }
    if (!one_of) return;
    ag_symbol all = count == 1 ? tags[0] : ag_loader_data(L, tags, count * (int)sizeof tags[0]);
    add_tag(L, filter, all, ruled_out);
}

// A word that is a keyword, a class, or one of several states.
static void add_word(lua_State *L, ag_filter *filter, const ag_field_row *row, int ruled_out)
{
    ag_lua_need_type(L, lua_type(L, -1) == LUA_TSTRING, row->name, "a word");
    int word = ag_lua_find_word(L, row->name, "there is no", lua_tostring(L, -1), row->words.words,
                                row->words.count);
    if (row->number != 0) {
        *(ruled_out ? &filter->isnt : &filter->is) |= AG_LONG_BIT(row->number + word);
    } else if (row->words.words == ag_keyword_words) {
        filter->keyword = (uint8_t)(1 + word);
    } else {
        filter->classes = (uint8_t)(1 + word);
    }
}

// The value is on top of the stack.
static void add_row(lua_State *L, ag_filter *filter, const ag_field_row *row, int ruled_out)
{
    int has_no_opposite = row->shape == AG_SHAPE_RANGE || row->shape == AG_SHAPE_TEXTS
                          || (row->shape == AG_SHAPE_WORD && row->number == 0);
    ag_lua_need(L, !ruled_out || !has_no_opposite, AG_FINDING_CONTRADICTION, row->name,
                "a filter can't rule out %s, only states (exhausted …), a name, tags, a deck, a "
                "counter, a faction, what a card deals and what is attached",
                row->name);
    switch (row->shape) {
    case AG_SHAPE_FLAG:
        ag_lua_need(L, ruled_out || (lua_isboolean(L, -1) && lua_toboolean(L, -1)),
                    AG_FINDING_CONTRADICTION, row->name, "%s of a filter is true (or use :without)",
                    row->name);
        *(ruled_out ? &filter->isnt : &filter->is) |= AG_LONG_BIT(row->number);
        break;
    case AG_SHAPE_RANGE: add_range(L, filter, row->name, row->number); break;
    case AG_SHAPE_TAG:
    case AG_SHAPE_TEXTS: add_tags(L, filter, row, ruled_out); break;
    case AG_SHAPE_FILTER:  // attached = any.ability: such a card is attached to it.
        ag_lua_need_type(L, ag_lua_is_filter(L, -1), row->name,
                         "a filter (any.ability, any.card …)");
        const ag_filter *wanted = lua_touserdata(L, -1);
        ag_lua_need(L, filter->mark == 0, AG_FINDING_CONTRADICTION, row->name, one_mark);
        ag_lua_need(L, wanted->mark_means < AG_MARK_ATTACHED, AG_FINDING_CONTRADICTION, row->name,
                    "what is attached is asked nothing about what is attached to it");
        int has_value = wanted->ranges[0].spare != 0 || wanted->ranges[1].spare != 0;
        filter->ranges[0].spare |= (uint8_t)(has_value ? ATTACHED_VALUE : 0);
        filter->mark = ag_filter_data(L, wanted);
        filter->mark_means = (uint8_t)(row->number + ruled_out);
        break;
    case AG_SHAPE_WORD: add_word(L, filter, row, ruled_out); break;
    default:
        if (row->number == 0) {
            ag_lua_need_type(L, lua_type(L, -1) == LUA_TSTRING, "name", "a text");
            ag_lua_need(L, filter->name == 0, AG_FINDING_CONTRADICTION, "name",
                        "a filter asks for one name, or rules one out");
            filter->name = ag_loader_symbol(L, lua_tostring(L, -1));
            filter->isnt |= ruled_out ? AG_IS_NAMED : 0;
        } else {
            add_label(L, filter, row->name, row->number + ruled_out);
        }
    }
}

int ag_filter_with(lua_State *L)
{
    int ruled_out = ag_lexicon_here(L)->number;
    ag_filter filter = *(const ag_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER);
    luaL_checktype(L, 2, LUA_TTABLE);
    uint64_t present = ag_lua_check_rows(L, 2, "a filter", ag_fields_with, NULL);
    for (; present != 0; present &= present - 1) {
        const ag_field_row *row = &ag_fields_with[__builtin_ctzll(present)];
        lua_getfield(L, 2, row->name);
        add_row(L, &filter, row, ruled_out);
        lua_pop(L, 1);
    }
    ag_lua_push_filter(L, &filter);
    return 1;
}
