// Changes: what `gives` and `gain` do to the cards that match, field by field.
#include "lua/load/loader.h"

// Of a hand only the second.
static const char *const top_words[] = { "seen", "revealed", "seen by you" };

// plus(…), set_to(…), double
typedef struct lua_change {
    const ag_lexicon_row *row;  // its word; the number is the AG_CHANGE_…
    uint16_t least;             // 1 + the least that a reduction leaves of a cost; 0: nothing
    ag_amount amount;
} lua_change;

// Where the readers of the fields put what they make.
typedef struct writer {
    lua_State *L;
    const ag_change *like;  // what all of them have in common: subject, condition
    ag_change *out;
    int count;
} writer;

static ag_change *add(writer *to, int field)
{
    ag_lua_need(to->L, to->count < AG_CHANGES_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "more than %d changes at once", AG_CHANGES_MAX);
    ag_change *change = &to->out[to->count++];
    *change = *to->like;
    change->field = (uint8_t)field;
    return change;
}

static void read_number(lua_State *L, const ag_field_row *row, void *at)
{
    ag_change *change = add(at, row->number);
    const lua_change *made = luaL_testudata(L, -1, AG_DATA_CHANGE);
    int of_cost = row->number == AG_FIELD_COST || row->number == AG_FIELD_USE_COST;
    int of_card = row->number != AG_FIELD_COST && row->number != AG_FIELD_HAND_MAX;
    if (made != NULL) {
        ag_lua_need(L, made->least == 0 || of_cost, AG_FINDING_CONTRADICTION, row->name,
                    "at_least is for costs, %s is none", row->name);
        change->op = (uint8_t)made->row->number;
        change->word = made->least;
        change->amount = made->amount;
    } else {
        ag_field_need(L, row, ag_lua_to_amount(L, -1, &change->amount));
    }
    ag_amount_resolve(L, &change->amount);
    ag_amount_need(L, row->name, &change->amount, of_card, of_cost);
}

// ---- keywords, tags, powers ----

// One keyword: a text, the value on top of the stack.
static void add_keyword(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    int number, keyword = ag_keyword_read(L, row->name, lua_gettop(L), &number);
    ag_change *change = add(at, row->number);
    (void)text;
    change->word = (uint16_t)keyword;
    change->amount = ag_amount_constant(number);
}

// A text, or a list of texts; in a table, also keywords with numbers that vary:
// `keyword = { Assault = count(your.ally) }`.
static void read_keywords(lua_State *L, const ag_field_row *row, void *at)
{
    ag_field_each(L, row, add_keyword, at);
    if (!lua_istable(L, -1)) return;
    ag_entries entries = ag_entries_open(L, -1);
    while (ag_entries_next(L, &entries)) {
        if (lua_type(L, -2) != LUA_TSTRING) continue;
        const char *word = lua_tostring(L, -2);
        int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, word);
        if (keyword < 0 || ag_keyword_takes[keyword] != AG_TAKES_NUMBER) {
            ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, "keyword",
                              "\"%s\" is no keyword with a number%s", word,
                              ag_lua_meant(L, word, ag_keyword_words, AG_KEYWORD_COUNT));
        }
        ag_change *change = add(at, AG_FIELD_KEYWORD);
        change->word = (uint16_t)keyword;
        ag_lua_need_value(L, ag_lua_to_amount(L, -1, &change->amount), -1, "keyword",
                          "%s takes an amount", word);
        ag_amount_resolve(L, &change->amount);
    }
}

static void add_one_tag(lua_State *L, const ag_field_row *row, const char *tag, void *at)
{
    ag_change *change = add(at, AG_FIELD_TAG);
    change->word = ag_loader_symbol(L, tag);
    change->op = (uint8_t)row->number;
}

// CR 202.1a: those of several words are read by one as well. CR 414.3b: how many may lie in a party
// says who prints it.
static void add_tag(lua_State *L, const ag_field_row *row, const char *tag, void *at)
{
    const char *also = ag_tag_also(tag), *number = strstr(tag, " (");
    ag_lua_need(L, number == NULL, AG_FINDING_CONTRADICTION, row->name,
                "%s takes a tag without its number: \"%.*s\"", row->name,
                number == NULL ? 0 : (int)(number - tag), tag);
    add_one_tag(L, row, tag, at);
    if (also != NULL) add_one_tag(L, row, also, at);
}

// One of the script's `grants` (CR 706.1c).
static void add_power(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    add(at, row->number)->word = (uint16_t)ag_powers_granted(L, name);
}

// ---- words ----

// One change for each of the words. What it can't have it also loses (CR 103.2). Some words can
// never apply to the cards that they are written for: an error, not ignored.
static void read_each(lua_State *L, const ag_field_row *row, void *at)
{
    writer *to = at;
    const ag_filter *subject = &to->like->subject;
    int hero = subject->types == 0 || (subject->types & AG_TYPE_HERO);
    int in_hand = (subject->zones & AG_BIT(AG_ZONE_HAND)) != 0, cant = row->number == AG_FIELD_CANT;
    for (uint64_t bits = ag_field_word_bits(L, row); bits != 0; bits &= bits - 1) {
        int word = __builtin_ctzll(bits);
        ag_lua_need(L, !cant || hero || ag_cant_whose[word] != AG_WHO_CANT_PLAYER,
                    AG_FINDING_CONTRADICTION, row->name,
                    "\"%s\" is what a player can't: give it to their hero (your.hero, "
                    "opposing.hero …)",
                    row->words.words[word]);
        ag_lua_need(L, !cant || word != AG_CANT_BE_DISCARDED || in_hand, AG_FINDING_CONTRADICTION,
                    row->name, "\"%s\" is about cards in a hand: to = your.card:in_zone(\"hand\")",
                    row->words.words[word]);
        int powers = cant && word == AG_CANT_HAVE_POWERS;
        ag_change *change = add(to, powers ? AG_FIELD_POWERS : row->number);
        if (!powers) change->word = (uint16_t)word;
        change->op = powers || strcmp(row->name, "cant_have") == 0 ? AG_CHANGE_SET : AG_CHANGE_PLUS;
    }
}

static void read_of_player(lua_State *L, const ag_field_row *row, void *at)
{
    uint32_t types = ((writer *)at)->like->subject.types;
    ag_lua_need(L, types == 0 || (types & AG_TYPE_HERO), AG_FINDING_CONTRADICTION, row->name,
                "%s is about a player: give it to their hero (your.hero, opposing.hero …)",
                row->name);
    if (row->shape == AG_SHAPE_TABLE) {
        ag_table_read(L, row, add(at, row->number));
    } else {
        read_each(L, row, at);
    }
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

// The types that a card can become, or have as well (CR 300.1a, 300.1b), in the order of
// ag_type_words.
enum { TYPE_FIRST = AG_TYPE_ALLY_AT, TYPES = AG_TYPE_WEAPON_AT + 1 - TYPE_FIRST };

static void read_set(lua_State *L, const ag_field_row *row, void *at)
{
    int first = row->number == AG_FIELD_TYPE ? TYPE_FIRST : 0;
    add_set(at, row->number, ag_field_word_bits(L, row) << first, AG_CHANGE_PLUS);
}

// What it becomes replaces what it was: a damage type (CR 205.1c), or a type of card (CR 300.1a).
static void read_becomes(lua_State *L, const ag_field_row *row, void *at)
{
    const char *words[AG_DAMAGE_COUNT + TYPES];
    memcpy(words, ag_damage_words, AG_DAMAGE_COUNT * sizeof *words);
    memcpy(words + AG_DAMAGE_COUNT, ag_type_words + TYPE_FIRST, TYPES * sizeof *words);
    const ag_field_row all = { row->name, .words = { words, AG_DAMAGE_COUNT + TYPES } };
    uint64_t bits = ag_field_word_bits(L, &all);
    add_set(at, AG_FIELD_DAMAGE_TYPE, bits & (AG_LONG_BIT(AG_DAMAGE_COUNT) - 1), AG_CHANGE_SET);
    add_set(at, AG_FIELD_TYPE, bits >> AG_DAMAGE_COUNT << TYPE_FIRST, AG_CHANGE_SET);
}

// ---- the rest ----

static int is_true(lua_State *L)
{
    return lua_isboolean(L, -1) && lua_toboolean(L, -1);
}

static void read_flag(lua_State *L, const ag_field_row *row, void *at)
{
    if (ag_field_flag(L, row)) add(at, row->number);
}

// Whose it is (CR 401.3): that of the modifier's player, or of a player whom an effect names.
static void read_control(lua_State *L, const ag_field_row *row, void *at)
{
    const ag_ref *handle = ag_to_handle(L, -1);
    ag_field_need(L, row, is_true(L) || (handle != NULL && handle->kind == AG_REF_SEAT));
    add(at, row->number)->word = handle != NULL ? handle->seat : 0;
}

// What the subject must attack, sabotage or protect. `must_attack = true`: anything.
static void read_bound(lua_State *L, const ag_field_row *row, void *at)
{
    ag_change *change = add(at, row->number);
    int or_true = row->shape == AG_SHAPE_FILTER_OR_TRUE;
    if (or_true && is_true(L)) return;
    ag_lua_need_type(L, ag_lua_is_filter(L, -1), row->name,
                     or_true ? "a filter that says whom (opposing.hero …), or true"
                             : "a filter that says whom (opposing.hero …)");
    ag_filter_read(L, row, &change->amount.counted);
}

// Cards, or what is not a card (CR 601.2b): then the filter is of cards that are nowhere.
static void read_sabotages(lua_State *L, const ag_field_row *row, void *at)
{
    if (ag_lua_is_filter(L, -1)) {
        read_bound(L, row, at);
        return;
    }
    uint64_t things = ag_field_word_bits(L, row);
    ag_change *change = add(at, row->number);
    change->word = (uint16_t)things;
    change->amount.counted.zones = AG_BIT(AG_ZONE_NOWHERE);
}

// How a card may be played. `true`: as usual; { free = true }: without paying its cost; any other
// table is a cost, which only a script may declare.
static void read_terms(lua_State *L, const ag_field_row *row, void *at)
{
    writer *to = at;
    int index = lua_gettop(L), is_table = lua_istable(L, index);
    int playable = row->number == AG_FIELD_PLAYABLE;
    int may_be_free = playable || row->number == AG_FIELD_RATHER_THAN;
    int is_free =
        is_table && lua_getfield(L, index, "free") != LUA_TNIL && ag_field_flag(L, ag_fields_free);
    lua_settop(L, index);
    if (is_free && may_be_free) {
        ag_lua_check_rows(L, index, row->name, ag_fields_free, NULL);
        add(to, row->number)->op = AG_CHANGE_SET;
    } else if (is_table) {
        int term = ag_term_read(L, index, row->name);
        add(to, row->number)->word = (uint16_t)(1 + term);
    } else {
        ag_field_need(L, row, playable && is_true(L));
        add(to, row->number);
    }
    const ag_filter *from = &to->like->subject;
    ag_lua_need(L, !playable || from->zones != 0 || from->only.slot != 0, AG_FINDING_CONTRADICTION,
                row->name, "playable says from where: to = your.ability:in_zone(\"graveyard\")");
}

// What a row changes, and the reader that makes the changes.
#define CHANGES(name, reader) .number = AG_FIELD_##name, .read = read_##reader

const ag_field_row ag_fields_change[] = {
    { "atk", AG_SHAPE_CHANGE, "ATK.", CHANGES(ATK, number) },
    { "health", AG_SHAPE_CHANGE, "Health.", CHANGES(HEALTH, number) },
    { "def", AG_SHAPE_CHANGE, "DEF.", CHANGES(DEF, number) },
    { "cost", AG_SHAPE_CHANGE, "What playing it costs: plus(-2, { at_least = 1 }).", "CR 707.1e",
      CHANGES(COST, number) },
    { "strike", AG_SHAPE_CHANGE, "The strike cost.", CHANGES(STRIKE, number) },
    { "hand_size", AG_SHAPE_CHANGE, "How many cards its player may keep in hand.",
      CHANGES(HAND_MAX, number) },
    { "attacks", AG_SHAPE_CHANGE, "How many more characters it attacks at the same time.",
      CHANGES(ATTACKS, number) },
    { "use_cost", AG_SHAPE_CHANGE, "What its powers and rewards cost.", "CR 707.1e",
      CHANGES(USE_COST, number) },
    { "exhaust_cost", AG_SHAPE_CHANGE,
      "It can't attack or exhaust unless so many resources are paid.", "CR 600.3a",
      CHANGES(EXHAUST_COST, number) },
    { "keyword", AG_SHAPE_KEYWORDS,
      "It has the keyword; a number may change: { Assault = count(your.ally) }.",
      CHANGES(KEYWORD, keywords), .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "loses_keyword", AG_SHAPE_WORDS,
      "It has no instance of the keyword, but those that it is given later.",
      CHANGES(LOSES_KEYWORD, each), .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "cant_have", AG_SHAPE_WORDS,
      "It loses the keyword and can't have it, whoever gives it and when.", "CR 103.2",
      CHANGES(LOSES_KEYWORD, each), .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "cant", AG_SHAPE_WORDS, "What it can't; draw, discard, play and place of a hero.", "CR 103.2",
      CHANGES(CANT, each), .words = { ag_cant_words, AG_CANT_COUNT } },
    { "top_card", AG_SHAPE_WORD,
      "Of a hero: who sees the top card of its player's deck: that player, all, or you.",
      "CR 415.3e", CHANGES(TOP, of_player), .words = { top_words, 3 } },
    { "hand", AG_SHAPE_WORD, "Of a hero: its player's hand lies open.", CHANGES(HAND, of_player),
      .words = { top_words + 1, 1 } },
    { "limit", AG_SHAPE_TABLE,
      "Of a hero: so many more cards with a numbered tag. { tag = \"Pet\", by = 1 }", "CR 414.3b",
      CHANGES(LIMIT, of_player), .fields = ag_fields_limit },
    { "loses_tag", AG_SHAPE_NAMES, "It has the tag no more, or none of these.", "CR 202.3",
      .number = AG_CHANGE_SET, .each = add_tag, .as = "a tag or a list of tags" },
    { "tag", AG_SHAPE_NAMES, "A tag more, or several.", "CR 202.3", .number = AG_CHANGE_PLUS,
      .each = add_tag, .as = "a tag or a list of tags" },
    { "faction", AG_SHAPE_WORDS, "It has this icon as well.", "CR 206.1b", CHANGES(FACTION, set),
      .words = { ag_faction_words, AG_FACTION_COUNT } },
    { "damage", AG_SHAPE_WORDS, "A type of damage more.", "CR 205.1", CHANGES(DAMAGE_TYPE, set),
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "type", AG_SHAPE_WORDS, "It is this as well.", "CR 300.1b", CHANGES(TYPE, set),
      .words = { ag_type_words + TYPE_FIRST, TYPES } },
    { "becomes", AG_SHAPE_WORDS, "A type of damage, or of card, and no other: \"fire\", \"item\".",
      "CR 300.1a", CHANGES(DAMAGE_TYPE, becomes), .as = "a damage type or a type of card" },
    { "cant_be_dealt", AG_SHAPE_WORDS, "Which types of damage it can't be dealt.", "CR 405.5",
      CHANGES(BARRED, set), .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "must_attack", AG_SHAPE_FILTER_OR_TRUE, "It attacks one of these if able; true: anybody.",
      "CR 600.2", CHANGES(MUST_ATTACK, bound) },
    { "attacks_only", AG_SHAPE_FILTER, "It can attack only these.", "CR 601.2c",
      CHANGES(ATTACKS_ONLY, bound) },
    { "cant_attack", AG_SHAPE_FILTER, "It can't attack these.", CHANGES(CANT_ATTACK, bound) },
    { "playable", AG_SHAPE_TABLE,
      "It may be played from the zone that `to` names: true, { free = true } or a cost.",
      "CR 409.1", CHANGES(PLAYABLE, terms), .as = "true, { free = true } or cost { … }",
      .fields = ag_fields_cost },
    { "rather_than", AG_SHAPE_TABLE, "An alternate cost: { free = true } or a cost.", "CR 403.3",
      CHANGES(RATHER_THAN, terms), .as = "{ free = true } or cost { … }",
      .fields = ag_fields_cost },
    { "extra_cost", AG_SHAPE_TABLE, "What is paid beside its cost.", "CR 707.1e",
      CHANGES(EXTRA_COST, terms), .as = "cost { … }", .fields = ag_fields_cost },
    { "attack_cost", AG_SHAPE_TABLE, "It can't attack unless this is paid.", "CR 600.3",
      CHANGES(ATTACK_COST, terms), .as = "cost { … }", .fields = ag_fields_cost },
    { "power", AG_SHAPE_NAMES, "Powers of the card's `grants`.", "CR 706.1c",
      .number = AG_FIELD_POWER, .each = add_power },
    { "usable", AG_SHAPE_FLAG, "You may use powers and complete quests of others.", "CR 702.2b",
      CHANGES(USABLE, flag) },
    { "sabotages", AG_SHAPE_FILTER_OR_WORDS,
      "What it can sabotage: cards, \"player\", or a player's \"deck\", \"hand\" or \"graveyard\".",
      "CR 603.1", CHANGES(SABOTAGES, sabotages), .words = { ag_thing_words, AG_THING_COUNT } },
    { "inspires", AG_SHAPE_FILTER, "What it readies as another player's cards ready.", "KW Inspire",
      CHANGES(INSPIRES, bound) },
    { "protects", AG_SHAPE_FILTER, "Whom it can protect.", "CR 602.2", CHANGES(PROTECTS, bound) },
    { "protects_against", AG_SHAPE_FILTER, "Against whom it can protect anybody.", "CR 602.2",
      CHANGES(PROTECTS_AGAINST, bound) },
    { "wields", AG_SHAPE_FILTER, "Which weapons it strikes with though it is no hero.", "CR 303.2d",
      CHANGES(WIELDS, bound) },
    { "magnet", AG_SHAPE_FLAG, "Opposing links must target it if able.", CHANGES(MAGNET, flag) },
    { "control", AG_SHAPE_FLAG, "You control it; in an effect also a player.", "CR 401.3",
      CHANGES(CONTROL, control), .as = "true, in an effect also a player" },
    { "switch", AG_SHAPE_FLAG, "ATK and health change places.", CHANGES(SWITCH, flag) },
    { "shielder", AG_SHAPE_FLAG, "Equipment prevents damage to it as to a hero.", "CR 717.2",
      CHANGES(SHIELDER, flag) },
    { "payer", AG_SHAPE_FLAG, "It may be exhausted to pay its controller's resource costs.",
      CHANGES(PAYER, flag) },
    { "loses_powers", AG_SHAPE_FLAG,
      "It has no powers, but those that it is given later (cant = \"have powers\": none).",
      CHANGES(POWERS, flag) },
    { .name = NULL },
};

const ag_field_row ag_fields_limit[] = {
    { "tag", AG_SHAPE_TAG, "Which tag.", .needed = 1, .at = AG_AT(ag_change, word) },
    { "by", AG_SHAPE_AMOUNT, "How many more.", .needed = 1, .at = AG_AT(ag_change, amount) },
    { .name = NULL },
};

int ag_lua_read_changes(lua_State *L, int table, const ag_change *like, ag_change *out)
{
    writer to = { L, like, out, 0 };
    const ag_catalog *catalog = ag_host_catalog(ag_host_of(L));
    int top = lua_gettop(L);
    // Their order is that of the rows, which needs no more than one pass: effects wait for it.
    for (const ag_field_row *row = ag_fields_change; row->name != NULL; row++) {
        if (lua_getfield(L, table, row->name) != LUA_TNIL) ag_field_read(L, row, &to);
        lua_settop(L, top);
    }
    for (int i = 0; i < to.count; i++) {
        ag_change *change = &out[i];
        change->reads = ag_filter_reads(&change->subject)
                        | ag_amount_reads(catalog, &change->amount)
                        | ag_amount_reads(catalog, &change->condition);
    }
    return to.count;
}

const ag_field_row ag_fields_plus[] = {
    { "at_least", AG_SHAPE_NUMBER, "Of costs: what a reduction leaves.", .max = 99,
      .at = { 0, sizeof(int32_t) } },
    { .name = NULL },
};

static int make_change(lua_State *L)
{
    ag_amount amount = { .length = 0 };
    const ag_lexicon_row *row = ag_lexicon_here(L);
    int32_t least = 0;  // what a reduction leaves of a cost: plus(-2, { at_least = 1 })
    int has_least = row->number == AG_CHANGE_PLUS && !lua_isnoneornil(L, 2);
    ag_lua_need_value(L, !has_least || lua_type(L, 2) == LUA_TTABLE, 2, NULL,
                      "plus takes an amount and { at_least = 1 }");
    ag_lua_need_value(L, row->number == AG_CHANGE_DOUBLE || ag_lua_to_amount(L, 1, &amount), 1,
                      NULL, "%s takes a number or an amount", row->name);
    if (has_least) ag_fields_read(L, 2, "plus", ag_fields_plus, &least);
    lua_change *change = lua_newuserdatauv(L, sizeof *change, 0);
    *change = (lua_change){ row, (uint16_t)(has_least + least), amount };
    luaL_setmetatable(L, AG_DATA_CHANGE);
    return 1;
}

const char *ag_lua_to_change(lua_State *L, int index, ag_amount *out, int *least)
{
    const lua_change *change = luaL_testudata(L, index, AG_DATA_CHANGE);
    if (change == NULL) return NULL;
    *out = change->amount;
    *least = change->least - 1;
    return change->row->name;
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
