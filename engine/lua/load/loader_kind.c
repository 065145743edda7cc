// The fields that each kind of cards has besides those of all.
#include "lua/load/loader.h"

#define FRONT(member) AG_AT(ag_card_def, side[0].member)

static const char *const of_words[] = { "nobody", "raiders" };

// ---- what is played ----

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
