// The fields that each kind of cards has besides those of all.
#include "lua/load/loader.h"

#define FRONT(member) AG_AT(ag_card_def, side[0].member)

static const char *const of_words[] = { "nobody", "raiders" };

// What a card says of its text where that is played.
static void read_of_play(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *play = ag_powers_play(L);
    (void)at;
    switch (row->shape) {
    case AG_SHAPE_TARGETS: ag_targets_read(L, row, play); break;
    case AG_SHAPE_MODES: ag_modes_read(L, row, play); break;
    default: ag_function_read(L, row, play);
    }
}

// "X can't be more than 5."
static void read_x_at_most(lua_State *L, const ag_field_row *row, void *at)
{
    const ag_card_def *def = at;
    int most = ag_field_number(L, row);
    ag_lua_need(L, def->side[0].cost_x > 0, AG_FINDING_MISSING, row->name,
                "x_at_most bounds the X of a cost, and this cost has none: cost = x");
    ag_powers_play(L)->x_at_most = (uint8_t)most;
}

// CR 306.3: there is room for so many counters of that name.
static void read_capacity(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_card_def *def = at;
    const ag_field_row number = { name, AG_SHAPE_NUMBER, .max = row->max };
    ag_lua_need(L, def->capacity_name == 0, AG_FINDING_CONTRADICTION, row->name,
                "capacity is { counter = number }, one of them");
    def->capacity_name = ag_loader_symbol(L, name);
    def->capacity = (uint16_t)ag_field_number(L, &number);
}

// What completing a quest costs and gives: a power whose cost is paid then.
static void read_reward(lua_State *L, const ag_field_row *row, void *at)
{
    (void)at;
    ag_lua_need_type(L, lua_istable(L, -1), row->name, "{ cost =, effect = }");
    ag_power_def *power = ag_powers_add(L, AG_POWER_REWARD, "its reward");
    power->front = 1;
    ag_fields_read(L, -1, "a reward", row->fields, power);
}

// ---- the fields of each kind ----

// What the front prints: a number, the ATK, types of damage.
#define PRINTED(member) .max = 9999, .at = FRONT(member)
#define PRINTED_ATK PRINTED(atk), .has = FRONT(has_atk)
#define DEALT .words = { ag_damage_words, AG_DAMAGE_COUNT }, .at = FRONT(damage)
#define BACK .fields = ag_fields_back, .read = ag_back_read, .order = AG_READ_LAST

const ag_field_row ag_fields_ally[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 205.1", .needed = 1, PRINTED_ATK },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 205.1a", .needed = 1, DEALT },
    { "health", AG_SHAPE_NUMBER, "Its health.", "CR 302.1", .needed = 1, PRINTED(health) },
    { .name = NULL },
};

const ag_field_row ag_fields_token[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK: allies and weapons have one.", "CR 404.2a", PRINTED_ATK },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 404.2b", DEALT },
    { "health", AG_SHAPE_NUMBER, "Its health: allies have one.", "CR 404.2a", PRINTED(health) },
    { "type", AG_SHAPE_WORDS, "What it is where it is no ally.", "CR 404.2a",
      .as = "\"weapon\", { \"ally\", \"armor\" }", .otherwise = "an ally",
      .words = { ag_type_words + AG_TYPE_ALLY_AT, AG_TYPE_WEAPON_AT - AG_TYPE_ALLY_AT + 1 },
      .at = FRONT(types), .number = AG_TYPE_ALLY_AT },
    { "def", AG_SHAPE_NUMBER, "Its DEF.", "CR 304.2", PRINTED(def) },
    { "strike", AG_SHAPE_NUMBER, "Its strike cost.", "CR 303.2", PRINTED(strike) },
    { .name = NULL },
};

#define OF_DECK(member) .at = AG_AT(ag_card_def, deckbuilding.member)

const ag_field_row ag_fields_deckbuilding[] = {
    { "class", AG_SHAPE_WORDS, "Class icons that its decks may hold besides its own.", "CR 100.2a",
      .words = { ag_class_words, AG_CLASS_COUNT }, OF_DECK(classes) },
    { "faction", AG_SHAPE_WORDS, "Faction icons that its decks may hold besides its own.",
      "CR 100.2a", .words = { ag_faction_words, AG_FACTION_COUNT }, OF_DECK(factions) },
    { "one_faction", AG_SHAPE_WORDS, "Of these faction icons a deck may hold one.", "CR 100.2a",
      .words = { ag_faction_words, AG_FACTION_COUNT }, OF_DECK(one_faction) },
    { "copies", AG_SHAPE_NUMBER, "So many of a name at most, unlimited cards too.", "CR 100.4",
      .otherwise = "4", .min = 1, .max = 4, OF_DECK(copies) },
    { .name = NULL },
};

const ag_field_row ag_fields_hero[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 205.1", .otherwise = "0, unprinted", PRINTED_ATK },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 205.1a", DEALT },
    { "health", AG_SHAPE_NUMBER, "Its health.", "CR 301.1", .needed = 1, PRINTED(health) },
    { "back", AG_SHAPE_TABLE,
      "Its other side. What it leaves out is as in front; powers are written on both sides.",
      "CR 301.2", BACK },
    { "master", AG_SHAPE_FLAG,
      "It is played from the deck, for its cost, and takes over. It has no back.", "CR 301.4",
      .at = AG_AT(ag_card_def, master) },
    { "deckbuilding", AG_SHAPE_TABLE, "What decks that are built around it may hold.", "CR 100.2a",
      .as = "{ class = { \"mage\", \"warlock\" }, copies = 1 }", .fields = ag_fields_deckbuilding },
    { .name = NULL },
};

const ag_field_row ag_fields_boss[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 205.1", .otherwise = "0", PRINTED_ATK },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 205.1a",
      .otherwise = "\"melee\"", DEALT },
    { "health", AG_SHAPE_NUMBER, "Its health.", "CR 301.1", .otherwise = "0", PRINTED(health) },
    { "back", AG_SHAPE_TABLE, "Its other side. What it leaves out is as in front.", "R101.1a",
      BACK },
    { "order", AG_SHAPE_NUMBER, "Which Boss or stage it is.", .otherwise = "1", .max = UINT8_MAX,
      .at = AG_AT(ag_card_def, boss_order) },
    { .name = NULL },
};

const ag_field_row ag_fields_weapon[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 303.1", .needed = 1, PRINTED_ATK },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 303.2b", .needed = 1, DEALT },
    { "strike", AG_SHAPE_NUMBER, "What striking with it costs.", "CR 303.2", .otherwise = "0",
      PRINTED(strike) },
    { "health", AG_SHAPE_NUMBER, "Of a Golem alone.", "CR 304.4a", PRINTED(health) },
    { .name = NULL },
};

const ag_field_row ag_fields_gear[] = {
    { "def", AG_SHAPE_NUMBER, "Its DEF: the damage that exhausting it prevents.", "CR 304.2",
      .otherwise = "0", PRINTED(def) },
    { "atk", AG_SHAPE_NUMBER, "Of a Golem alone.", "CR 304.4a", PRINTED_ATK },
    { "damage", AG_SHAPE_WORDS, "Of a Golem alone.", "CR 304.4a", DEALT },
    { "health", AG_SHAPE_NUMBER, "Of a Golem alone.", "CR 304.4a", PRINTED(health) },
#include "lua/load/fields_attach.def"
    { .name = NULL },
};

const ag_field_row ag_fields_ability[] = {
    { "ongoing", AG_SHAPE_FLAG, "It enters play, where its powers work.", "CR 305.2a",
      .at = AG_AT(ag_card_def, ongoing) },
#include "lua/load/fields_attach.def"
#include "lua/load/fields_play.def"
    { "x_at_most", AG_SHAPE_NUMBER, "The X of its cost can't be more than this.", "CR 201.3",
      .otherwise = "what can be paid", .min = 1, .max = 255, .read = read_x_at_most },
    { "atk", AG_SHAPE_NUMBER, "Of a Totem alone.", "CR 305.3a", PRINTED_ATK },
    { "damage", AG_SHAPE_WORDS, "Of a Totem alone.", "CR 305.3a", DEALT },
    { "health", AG_SHAPE_NUMBER, "Of a Totem alone.", "CR 305.3a", PRINTED(health) },
    { .name = NULL },
};

const ag_field_row ag_fields_event[] = {
    { "ongoing", AG_SHAPE_FLAG,
      "As it resolves it enters play face up, where its powers work; it is no resource.",
      "CR 305.2a", .at = AG_AT(ag_card_def, ongoing) },
#include "lua/load/fields_play.def"
    { .name = NULL },
};

const ag_field_row ag_fields_reward[] = {
    { "cost", AG_SHAPE_TABLE, "What completing the quest costs.", "CR 702.1", .as = "cost { … }",
      .fields = ag_fields_cost, .at = AG_AT(ag_power_def, cost), .read = ag_cost_table_read },
    { "effect", AG_SHAPE_FUNCTION, "What its player is given.", "CR 702.1", .as = "function(me, t)",
      .number = AG_SLOT_EFFECT, .read = ag_function_read },
#include "lua/load/fields_use.def"
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .at = AG_AT(ag_power_def, rule) },
    { .name = NULL },
};

const ag_field_row ag_fields_quest[] = {
    { "reward", AG_SHAPE_TABLE, "What completing it costs and gives.", "CR 306.2", .needed = 1,
      .fields = ag_fields_reward, .read = read_reward },
    { "face_up_cost", AG_SHAPE_TABLE, "What placing it face up costs.", "CR 412.1b",
      .as = "cost { … }", .fields = ag_fields_cost, .at = AG_AT(ag_card_def, extra_cost),
      .read = ag_cost_table_read },
    { .name = NULL },
};

const ag_field_row ag_fields_location[] = {
    { "capacity", AG_SHAPE_NUMBERS, "How many counters of one name have room on it.", "CR 306.3",
      .as = "{ counter = number }", .max = 9999, .each = read_capacity },
    { "face_up_cost", AG_SHAPE_TABLE, "What placing it face up costs.", "CR 412.1b",
      .as = "cost { … }", .fields = ag_fields_cost, .at = AG_AT(ag_card_def, extra_cost),
      .read = ag_cost_table_read },
    { .name = NULL },
};

const ag_field_row ag_fields_fixture[] = {
    { "of", AG_SHAPE_WORD,
      "\"nobody\": neither your, friendly nor opposing means it; \"raiders\": it is their friend.",
      .otherwise = "its controller's", .words = { of_words, 2 }, .at = AG_AT(ag_card_def, of),
      .number = AG_OF_NOBODY },
    { "back", AG_SHAPE_TABLE, "Its other side.", "R101.1a", BACK },
    { .name = NULL },
};

// Keywords of scripts: "Assault 2", and what they mean. Their powers are in a file of the engine
// (keywords.lua), which is read before any card: all of them are powers of one card that is never
// shown, and the rules apply them to each card with the keyword.

// Registry: the table of keywords.lua.
static const char keywords_key;

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
    int number, keyword = ag_keyword_read(L, row->name, lua_gettop(L), &number);
    (void)text;
    ag_side_print(at, keyword, number);
}

// ---- what they mean ----

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
    // What has powers must be a keyword: a misspelt one would do nothing.
    ag_entries entries = ag_entries_open(L, -1);
    while (ag_entries_next(L, &entries)) {
        const char *word = luaL_checkstring(L, -2);
        if (lua_istable(L, -1) && strcmp(word, "verbs") != 0) {
            ag_lua_find_word(L, NULL, "there is no", word, ag_keyword_words, AG_KEYWORD_COUNT);
        }
    }
    // Amounts with a name of the rule book, such as Bloodrush, are words of their own.
    for (const ag_lexicon_row *row = ag_lexicon_amounts; row->kind != AG_LEXICON_END; row++) {
        if (row->function != NULL) continue;
        lua_getfield(L, -1, row->rule + strlen("KW "));
        ag_sandbox_define(L, row->name);
    }
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &keywords_key);
    for (int keyword = 0; keyword < AG_KEYWORD_COUNT; keyword++) {
        if (lua_getfield(L, -1, ag_keyword_words[keyword]) == LUA_TTABLE) {
            // Reads the powers of one keyword: the list on top of the stack, and the powers that it
            // begins `later`.
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
