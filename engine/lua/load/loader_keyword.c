// Keywords of scripts: "Assault 2", and what they mean. Their powers are in a file of the engine
// (keywords.lua), which is read before any card: all of them are powers of one card that is never
// shown, and the rules apply them to each card with the keyword.

#include "lua/load/loader.h"

// Registry: the table of keywords.lua.
static const char keywords_key;

// ---- "Assault 2" ----

// The number after the word, which is cut off; 0: there is none.
static int take_number(char *word)
{
    char *space = strrchr(word, ' ');
    if (space == NULL || !ag_is_digit(space[1])) return 0;
    char *end = NULL;
    long number = strtol(space + 1, &end, 10);
    if (*end != '\0' || number < 1 || number > 999) return 0;
    *space = '\0';
    return (int)number;
}

int ag_keyword_read(lua_State *L, const char *field, int index, int *number)
{
    char word[AG_NAME_MAX + 1];
    ag_lua_need_value(L, lua_type(L, index) == LUA_TSTRING, index, field,
                      "a keyword is a text like \"Elusive\" or \"Assault 2\"");
    snprintf(word, sizeof word, "%s", lua_tostring(L, index));
    *number = take_number(word);
    int keyword =
        ag_lua_find_word(L, field, "there is no", word, ag_keyword_words, AG_KEYWORD_COUNT);
    int takes = ag_keyword_takes[keyword];
    ag_lua_need(L, takes != AG_TAKES_OWN || strcmp(field, "keywords") != 0, AG_FINDING_OUT_OF_RANGE,
                field, "%s says more than its name: it has a word among `powers`", word);
    ag_lua_need(L, takes != AG_TAKES_NUMBER || *number != 0, AG_FINDING_WRONG_TYPE, field,
                "%s takes a number: \"%s 2\"", word, word);
    ag_lua_need(L, takes == AG_TAKES_NUMBER || *number == 0, AG_FINDING_CONTRADICTION, field,
                "%s takes no number: \"%s\"", word, word);
    *number = *number == 0 ? 1 : *number;
    return keyword;
}

void ag_side_print(ag_side_def *side, int keyword, int number)
{
    side->keywords |= AG_LONG_BIT(keyword);
    if (side->keyword_count < AG_SIDE_KEYWORDS_MAX) {
        side->instances[side->keyword_count++] =
            (ag_keyword_print){ .keyword = (uint8_t)keyword, .number = (int16_t)number };
    }
}

void ag_keyword_print_read(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    int number;
    int keyword = ag_keyword_read(L, row->name, lua_gettop(L), &number);
    (void)text;
    ag_side_print(at, keyword, number);
}

// ---- what they mean ----

// Reads the powers of one keyword: the list on top of the stack, and the powers that it begins
// `later`.
static void read_powers(lua_State *L, int keyword)
{
    static const ag_field_row list = { "powers", AG_SHAPE_POWERS, .number = AG_ON_BOTH };
    static const ag_field_row beside[] = {
        { "later", AG_SHAPE_NAMED_POWERS, .number = AG_ON_BOTH, .each = ag_power_read },
        { .name = NULL },
    };
    ag_powers *to = ag_host_of(L)->reading.powers;
    int first = to->count;
    ag_host_of(L)->reading.rule = ag_keyword_rules[keyword];
    ag_field_each(L, &list, ag_power_read, NULL);
    ag_fields_take(L, lua_gettop(L), "a keyword", beside, NULL);
    for (int power = first; power < to->count; power++) {
        to->powers[power].keyword = (uint8_t)(keyword + 1);
    }
}

// Amounts with a name of the rule book, such as Bloodrush, are words of their own.
static void define_amounts(lua_State *L)
{
    for (const ag_lexicon_row *row = ag_lexicon_amounts; row->kind != AG_LEXICON_END; row++) {
        if (row->function == NULL) {
            lua_getfield(L, -1, row->rule + strlen("KW "));
            ag_sandbox_define(L, row->name);
        }
    }
}

// What has powers must be a keyword: a misspelt one would do nothing.
static void check_words(lua_State *L)
{
    ag_entries entries = ag_entries_open(L, -1);
    while (ag_entries_next(L, &entries)) {
        const char *word = luaL_checkstring(L, -2);
        if (lua_istable(L, -1) && strcmp(word, "verbs") != 0) {
            ag_lua_find_word(L, NULL, "there is no", word, ag_keyword_words, AG_KEYWORD_COUNT);
        }
    }
}

void ag_keywords_push(lua_State *L, const char *word, const char *name)
{
    int top = lua_gettop(L);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &keywords_key);
    if (lua_getfield(L, -1, word) == LUA_TTABLE) lua_getfield(L, -1, name);
    AG_ASSERT(!lua_isnil(L, -1));
    lua_replace(L, top + 1);
    lua_settop(L, top + 1);
}

// Most events concern no keyword: the rules must see that quickly, and which keywords the others
// concern.
static void note_powers(ag_catalog *catalog, const ag_card_def *def)
{
    for (int i = 0; i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        int keyword = power->keyword - 1;
        AG_ASSERT(keyword >= 0);
        if (catalog->keyword_powers[keyword].end == 0) {
            catalog->keyword_powers[keyword].first = (uint8_t)i;
        }
        catalog->keyword_powers[keyword].end = (uint8_t)(i + 1);
        catalog->keyword_kinds[power->watch.event] |= (uint16_t)AG_BIT(power->kind);
        catalog->keyword_events[power->watch.event] |= AG_LONG_BIT(keyword);
        catalog->keywords_of[power->kind] |= AG_LONG_BIT(keyword);
    }
}

static int load_inside(lua_State *L)
{
    const ag_script file = { .key = "engine/keywords",
                             .path = "engine/lua/load/keywords.lua",
                             .source = ag_keywords_lua,
                             .size = strlen(ag_keywords_lua) };
    uint16_t number = *(const uint16_t *)lua_touserdata(L, 1);
    ag_host *host = ag_host_of(L);
    ag_card_def *def = ag_loader_hold(L, sizeof *def);
    snprintf(def->key, sizeof def->key, "%s", file.key);
    def->key_hash = ag_hash_text(file.key);
    host->printed[number].path = file.path;
    ag_card_begin(L, def, "a keyword", 0);
    ag_loader_run(L, &file);
    check_words(L);
    define_amounts(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &keywords_key);
    for (int keyword = 0; keyword < AG_KEYWORD_COUNT; keyword++) {
        if (lua_getfield(L, -1, ag_keyword_words[keyword]) == LUA_TTABLE) read_powers(L, keyword);
        lua_pop(L, 1);
    }
    ag_powers_keep(L, number, def);
    host->catalog.cards[number] = def;
    host->catalog.count = number;
    host->catalog.keywords = number;
    note_powers(&host->catalog, def);
    return 0;
}

ag_status ag_keywords_load(ag_host *host, ag_error *error)
{
    uint16_t number = ag_host_number(host);
    if (number == 0) return ag_fail(error, AG_NO_MEMORY, "no memory for the keywords");
    return ag_loader_protect(host, load_inside, &number, error);
}
