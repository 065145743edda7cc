// Cards: from a draft to the facts that the rules read, one side at a time.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/hash.h"
#include "lua/language/field.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"
#include "rules/rules.h"

typedef struct kind {
    const char *word;
    const char *what;  // the card in messages
    uint32_t types;
    const ag_field_row *fields;
    int needs_cost, needs_atk, needs_health;
    int has_play;  // its text applies as it resolves from the chain
} kind;

static const kind kinds[] = {
    { "ally", "an ally", AG_TYPE_ALLY, ag_fields_ally, 1, 1, 1, 0 },
    { "token", "a token", 0, ag_fields_token, 0, 0, 0, 0 },
    { "hero", "a hero", AG_TYPE_HERO, ag_fields_hero, 0, 0, 1, 0 },
    { "boss", "a Boss", AG_TYPE_HERO, ag_fields_boss, 0, 0, 0, 0 },
    { "weapon", "a weapon", AG_TYPE_WEAPON, ag_fields_weapon, 1, 1, 0, 0 },
    { "armor", "an armor", AG_TYPE_ARMOR, ag_fields_gear, 1, 0, 0, 0 },
    { "item", "an item", AG_TYPE_ITEM, ag_fields_gear, 1, 0, 0, 0 },
    { "ability", "an ability", AG_TYPE_ABILITY, ag_fields_ability, 1, 0, 0, 1 },
    { "event", "an event", AG_TYPE_EVENT, ag_fields_event, 0, 0, 0, 1 },
    { "fixture", "a fixture", AG_TYPE_FIXTURE, ag_fields_fixture, 0, 0, 0, 0 },
    { "quest", "a quest", AG_TYPE_QUEST, ag_fields_quest, 0, 0, 0, 0 },
    { "location", "a location", AG_TYPE_LOCATION, ag_fields_location, 0, 0, 0, 0 },
};

typedef struct reader {
    lua_State *L;
    const ag_draft *draft;
    int table;
    const kind *kind;
    ag_card_def *def;
    uint16_t printed;
    ag_powers *powers;
    ag_value values[AG_VALUES_MAX];  // of the front
    int value_count;
    // Of the back, then those of the front that the back does not have
    ag_value back[AG_VALUES_MAX];
    int back_own, back_count;
} reader;

// ---- values ----

static int value_at(const ag_value *values, int count, ag_symbol name)
{
    for (int i = 0; i < count; i++) {
        if (values[i].name == name) return i;
    }
    return -1;
}

// `me.<name>` reads both sides together: one name can't mean two numbers.
static void keep_values(reader *in)
{
    lua_State *L = in->L;
    ag_host *host = ag_host_of(L);
    for (int i = 0; i < in->value_count; i++) {
        int at = value_at(in->back, in->back_own, in->values[i].name);
        if (at >= 0 && in->back[at].number != in->values[i].number) {
            const char *name = ag_host_word(host, in->values[i].name);
            ag_lua_fail_field(
                L, AG_FINDING_CONTRADICTION, "back",
                "the value \"%s\" is %d in front and %d on the back: call one of them "
                "otherwise",
                name, (int)in->values[i].number, (int)in->back[at].number);
        }
        if (at < 0) {
            if (in->back_count == AG_VALUES_MAX) {
                ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "values",
                                  "values are %d at most, those of both sides together",
                                  AG_VALUES_MAX);
            }
            in->back[in->back_count++] = in->values[i];
        }
    }
    ag_value *held = ag_loader_hold(L, (size_t)(in->back_count + 1) * sizeof *held);
    memcpy(held, in->back, (size_t)in->back_count * sizeof *held);
    host->printed[in->printed].values = held;
    host->printed[in->printed].value_count = in->back_count;
}

static void use_values(reader *in, ag_value *values, int count)
{
    ag_reading *reading = &ag_host_of(in->L)->reading;
    reading->values = values;
    reading->value_count = count;
}

// ---- sides ----

// A printed number: 0 to 9,999; `otherwise` where the field is missing.
static int read_number(reader *in, int table, const char *field, int otherwise)
{
    lua_Integer number = ag_lua_integer_field(in->L, table, field, otherwise);
    if (number != otherwise && (number < 0 || number > 9999)) {
        ag_lua_fail_field(in->L, AG_FINDING_OUT_OF_RANGE, field,
                          "%s is %d: a printed number is 0 to 9999", field, (int)number);
    }
    return (int)number;
}

static void need_field(reader *in, const char *field, int needed)
{
    if (needed && lua_getfield(in->L, in->table, field) == LUA_TNIL) {
        ag_lua_complain(in->L, AG_FINDING_MISSING, NULL, "%s \"%s\" has no %s", in->kind->what,
                        in->def->side[0].name, field);
    }
    if (needed) {
        lua_pop(in->L, 1);
    }
}

static void read_atk(reader *in, int table, ag_side_def *side)
{
    int atk = read_number(in, table, "atk", -1);
    if (atk >= 0) {
        side->atk = (int16_t)atk;
        side->has_atk = 1;
    }
}

static void read_damage(reader *in, int table, ag_side_def *side)
{
    uint64_t damage = ag_lua_words_field(in->L, table, "damage", ag_damage_words, AG_DAMAGE_COUNT);
    side->damage = damage != 0 ? (uint16_t)damage : side->damage;
}

static void read_health(reader *in, int table, ag_side_def *side)
{
    side->health = (int16_t)read_number(in, table, "health", side->health);
}

static const char *read_side_text(reader *in, int table, int side)
{
    ag_host *host = ag_host_of(in->L);
    const char *text = ag_lua_text_field(in->L, table, "text");
    if (text != NULL && host->findings != NULL) {
        host->printed[in->printed].raw[side] = ag_loader_hold_text(in->L, text);
    }
    return text == NULL ? "" : ag_text_fill(in->L, text);
}

// CR 304.4a, 305.3a: equipment that is a Golem, and an ability that is a Totem, is also an ally,
// with an ally's numbers. Other equipment and abilities don't have them.
static uint32_t also_ally(reader *in)
{
    lua_State *L = in->L;
    ag_side_def read = { .tag_count = 0 };
    ag_tags_read(L, in->table, &read);
    uint32_t types = in->kind->types;
    int golem = (types & AG_TYPE_EQUIPMENT) && ag_tags_have(L, &read, "Golem");
    int totem = (types & AG_TYPE_ABILITY) && ag_tags_have(L, &read, "Totem");
    need_field(in, "atk", golem || totem);
    need_field(in, "health", golem || totem);
    need_field(in, "damage", golem || totem);
    if (golem || totem || !(types & (AG_TYPE_EQUIPMENT | AG_TYPE_ABILITY))) {
        return golem || totem ? AG_TYPE_ALLY : 0;
    }
    int weapon = (types & AG_TYPE_WEAPON) != 0;
    static const char *const numbers[] = { "health", "atk", "damage" };
    for (int i = 0; i < (weapon ? 1 : 3); i++) {
        if (lua_getfield(L, in->table, numbers[i]) != LUA_TNIL) {
            ag_lua_fail_field(L, AG_FINDING_MISSING, numbers[i],
                              "%s has no %s, unless its tags say %s", in->kind->what, numbers[i],
                              types & AG_TYPE_ABILITY ? "\"Totem\" or \"Fire Totem (1)\""
                                                      : "\"Golem\"");
        }
        lua_pop(L, 1);
    }
    return 0;
}

// CR 404.2a: the types of a token say which fields it needs.
static uint32_t token_types(reader *in)
{
    int totem;
    uint32_t types = ag_token_types(in->L, in->table, in->def, &totem);
    int ally = (types & AG_TYPE_ALLY) != 0;
    need_field(in, "atk", ally || (types & AG_TYPE_WEAPON) != 0);
    need_field(in, "health", ally);
    need_field(in, "damage", (types & (AG_TYPE_ALLY | AG_TYPE_WEAPON)) && !totem);
    return types;
}

static void read_needs(reader *in)
{
    need_field(in, "cost", in->kind->needs_cost);
    need_field(in, "atk", in->kind->needs_atk);
    need_field(in, "health", in->kind->needs_health);
    need_field(in, "damage", in->kind->needs_atk);
}

static void read_types(reader *in)
{
    ag_side_def *side = &in->def->side[0];
    side->types = in->kind->types;
    side->types = in->kind->types != 0 ? in->kind->types | also_ally(in) : token_types(in);
    if (strcmp(in->kind->word, "boss") == 0) {
        side->damage = AG_DAMAGE_MELEE;
        side->has_atk = 1;
    }
}

static void read_cost(reader *in)
{
    ag_amount cost;
    ag_side_def *side = &in->def->side[0];
    if (ag_lua_amount_field(in->L, in->table, "cost", &cost)) {
        int number, x_count;
        ag_cost_of_amount(in->L, "cost", &cost, &number, &x_count);
        side->cost = (int16_t)number;
        side->cost_x = (uint8_t)x_count;
        side->has_cost = 1;
    }
}

static void read_front_atk(reader *in)
{
    read_atk(in, in->table, &in->def->side[0]);
}

static void read_front_health(reader *in)
{
    read_health(in, in->table, &in->def->side[0]);
}

static void read_front_damage(reader *in)
{
    read_damage(in, in->table, &in->def->side[0]);
}

static void read_front_keywords(reader *in)
{
    ag_keywords_read(in->L, in->table, &in->def->side[0]);
}

static void read_front_equipment(reader *in)
{
    ag_side_def *side = &in->def->side[0];
    side->def = (int16_t)read_number(in, in->table, "def", 0);
    side->strike = (int16_t)read_number(in, in->table, "strike", 0);
}

static void read_front_tags(reader *in)
{
    ag_side_def *side = &in->def->side[0];
    ag_tags_read(in->L, in->table, side);
    if (in->kind->types == 0 && ag_tags_have(in->L, side, "Totem")) {
        ag_token_defaults(in->L, side);
    }
}

static void read_front_text(reader *in)
{
    in->def->side[0].text = read_side_text(in, in->table, 0);
}

// The back has the facts of the front unless it declares its own (R101.1a).
static void read_back_side(reader *in, int back)
{
    lua_State *L = in->L;
    ag_side_def *side = &in->def->side[1];
    *side = in->def->side[0];
    const char *name = ag_lua_text_field(L, back, "name");
    if (name != NULL) {
        side->name = ag_loader_hold_text(L, name);
    }
    read_atk(in, back, side);
    read_health(in, back, side);
    read_damage(in, back, side);
    ag_keywords_read(L, back, side);
    if (lua_getfield(L, back, "tags") != LUA_TNIL) {
        side->tag_count = 0;
        side->restriction_count = 0;
    }
    lua_pop(L, 1);
    ag_tags_read(L, back, side);
    side->text = read_side_text(in, back, 1);
}

// ---- powers ----

static void read_power_list(reader *in, int table, int front, int back)
{
    lua_State *L = in->L;
    int type = lua_getfield(L, table, "powers");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "powers", "a list { … }");
    }
    lua_Integer count = type == LUA_TNIL ? 0 : ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, -1, i);
        ag_powers_read(L, in->powers, front, back, NULL);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static int has_field(reader *in, const char *field)
{
    int has = lua_getfield(in->L, in->table, field) != LUA_TNIL;
    lua_pop(in->L, 1);
    return has;
}

// The text of a card that is played is the first of its powers, and its modes come last.
static void read_play(reader *in)
{
    lua_State *L = in->L;
    int attaches =
        has_field(in, "attach") || has_field(in, "attached_by_effect") || has_field(in, "host");
    if (!in->kind->has_play && !has_field(in, "only_if") && !attaches) return;
    ag_power_def *play = ag_powers_add(L, in->powers, AG_POWER_PLAY, "its text");
    play->front = 1;
    play->back = 1;
    ag_lua_amount_field(L, in->table, "only_if", &play->only_if);
    ag_attach_read(L, in->table, in->def, play);
    ag_x_at_most_read(L, in->table, in->def, play);
    if (!in->kind->has_play) return;
    ag_powers_read_targets(L, in->powers, 0, in->table);
    ag_powers_function(L, in->powers, 0, AG_SLOT_EFFECT, in->table, "play");
    ag_powers_read_modes(L, in->powers, 0, in->table);
}

// capacity = { name = n }: there is room for n counters of that name (CR 306.3).
static void read_capacity(reader *in)
{
    lua_State *L = in->L;
    if (lua_getfield(L, in->table, "capacity") != LUA_TNIL) {
        lua_Integer count = 0;
        if (lua_istable(L, -1)) {
            ag_sandbox_push_keys(L, lua_gettop(L));
            count = ag_sandbox_list(L, -1);
            lua_geti(L, -1, 1);
        }
        if (count != 1 || lua_type(L, -1) != LUA_TSTRING) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "capacity",
                              "capacity is { counter = number }, one of them");
        }
        const char *name = lua_tostring(L, -1);
        in->def->capacity_name = ag_loader_symbol(L, name);
        in->def->capacity = (uint16_t)read_number(in, lua_gettop(L) - 2, name, 0);
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
}

// ---- the card ----

// of = "nobody": "your", "friendly" and "opposing" never mean it; "raiders": it is friendly to
// them.
static uint8_t whose_fixture(const reader *in)
{
    uint64_t bits = ag_lua_words_field(in->L, in->table, "of", ag_of_words, 2);
    if (bits == 3) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "of",
                          "of is one word: nobody, or raiders");
    }
    return bits == AG_BIT(0) ? AG_OF_NOBODY : bits == AG_BIT(1) ? AG_OF_RAIDERS : AG_OF_CONTROLLER;
}

// CR 301.4a: a master hero can't be flipped.
static void need_no_back(reader *in)
{
    if (lua_getfield(in->L, in->table, "back") != LUA_TNIL) {
        ag_lua_fail_field(in->L, AG_FINDING_UNKNOWN_FIELD, "back",
                          "a master hero can't be flipped (CR 301.4a): it has no back");
    }
    lua_pop(in->L, 1);
}

static void read_flags(reader *in)
{
    lua_State *L = in->L;
    ag_card_def *def = in->def;
    def->instant = (uint8_t)ag_lua_boolean_field(L, in->table, "instant");
    def->ongoing |= (uint8_t)ag_lua_boolean_field(L, in->table, "ongoing");
    def->unique = (uint8_t)ag_lua_boolean_field(L, in->table, "unique");
    def->unlimited = (uint8_t)ag_lua_boolean_field(L, in->table, "unlimited");
    def->cant_be_interrupted = (uint8_t)ag_lua_boolean_field(L, in->table, "cant_be_interrupted");
    def->token = strcmp(in->kind->word, "token") == 0;
    def->of = whose_fixture(in);
    def->shared |= def->of == AG_OF_RAIDERS;
    def->master = (uint8_t)ag_lua_boolean_field(L, in->table, "master");
    if (def->master) {
        need_field(in, "cost", 1);
        need_no_back(in);
        ag_tags_add(L, &def->side[0], "Master Hero");
    }
    def->boss_order =
        (uint8_t)read_number(in, in->table, "order", strcmp(in->kind->word, "boss") == 0);
    def->classes = ag_class_icons_field(L, in->table);
    def->factions =
        (uint8_t)ag_lua_words_field(L, in->table, "faction", ag_faction_words, AG_FACTION_COUNT);
    const char *requires_trait = ag_requires_read(L, in->table);
    def->requires_trait = requires_trait == NULL ? NULL : ag_loader_hold_text(L, requires_trait);
    int placed = (in->kind->types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)) != 0;
    if (placed && has_field(in, "extra_cost")) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "extra_cost",
                          "%s is never played: placing it costs face_up_cost", in->kind->what);
    }
    ag_cost_field(L, in->table, placed ? "face_up_cost" : "extra_cost", &def->extra_cost);
}

static void read_back(reader *in)
{
    lua_State *L = in->L;
    int type = lua_getfield(L, in->table, "back");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "back", "a table { … }");
    }
    int back = lua_gettop(L);
    if (type == LUA_TTABLE) {
        ag_lua_check_rows(L, back, "the back side", ag_fields_back, NULL);
        in->back_own = in->back_count = ag_values_read(in->L, back, in->back);
    }
    keep_values(in);
    if (type == LUA_TTABLE) {
        in->def->side_count = 2;
        use_values(in, in->back, in->back_count);
        read_back_side(in, back);
        read_power_list(in, back, 0, 1);
    } else {
        ag_powers_refuse_sides(L, in->powers);
    }
    lua_pop(L, 1);
}

// rulings = { "…" }: sentences about the card besides its text, with its values in them.
static void read_rulings(reader *in)
{
    lua_State *L = in->L;
    ag_printed *printed = &ag_host_of(L)->printed[in->printed];
    int type = lua_getfield(L, in->table, "rulings");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "rulings", "a list of texts");
    }
    int count = type == LUA_TNIL ? 0 : ag_lua_list_length(L, -1, "rulings", AG_RULINGS_MAX);
    const char **held = ag_loader_hold(L, (size_t)(count + 1) * sizeof *held);
    for (int i = 0; i < count; i++) {
        if (lua_geti(L, -1, i + 1) != LUA_TSTRING) {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "rulings",
                              "rulings holds %s, which is no text", ag_lua_shown(L, -1));
        }
        held[i] = ag_text_fill(L, lua_tostring(L, -1));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    printed->ruling_count = count;
    printed->rulings = held;
}

static const kind *kind_of(const ag_draft *draft)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strcmp(kinds[i].word, draft->word) == 0) return &kinds[i];
    }
    AG_ASSERT(!"a card of an unknown kind");
    return NULL;
}

// ---- the parts of a card: each is read by itself ----

static void read_front_values(reader *in)
{
    in->value_count = ag_values_read(in->L, in->table, in->values);
    use_values(in, in->values, in->value_count);
}

static void read_rule(reader *in)
{
    in->powers->rule = ag_rule_read(in->L, in->table, AG_RULE_NONE);
}

static void read_print(reader *in)
{
    ag_lua_integer_field(in->L, in->table, "number", 0);
    ag_lua_words_field(in->L, in->table, "rarity", ag_rarity_words, AG_RARITY_COUNT);
    read_rulings(in);
}

static void read_rather(reader *in)
{
    ag_rather_than_read(in->L, in->powers, in->table, in->def);
}

static void read_of_kind(reader *in)
{
    if (in->kind->types == AG_TYPE_LOCATION) {
        read_capacity(in);
    }
    if (in->kind->types == AG_TYPE_QUEST) {
        ag_reward_read(in->L, in->powers, in->table);
    }
}

static void read_powers(reader *in)
{
    ag_powers_read_grants(in->L, in->powers, in->table);  // before the powers that give them
    read_power_list(in, in->table, 1, 0);
    ag_powers_read_later(in->L, in->powers, in->table);
}

static void read_talent(reader *in)
{
    if (in->kind->types == AG_TYPE_HERO) {
        ag_talent_take(in->L, in->def);
    }
}

typedef struct card_part {
    reader *in;
    void (*read)(reader *in);
} card_part;

static void read_part(lua_State *L, int table, void *context)
{
    const card_part *part = context;
    (void)L;
    part->in->table = table;
    part->read(part->in);
}

static void read_all(reader *in)
{
    const ag_printed *printed = &ag_host_of(in->L)->printed[in->printed];
    static void (*const parts[])(reader *) = {
        read_front_values,
        read_rule,
        read_print,
        read_needs,
        read_types,
        read_cost,
        read_front_atk,
        read_front_health,
        read_front_damage,
        read_front_keywords,
        read_front_equipment,
        read_front_tags,
        read_front_text,
        read_flags,
        read_play,
        read_rather,
        read_of_kind,
        read_powers,
        read_back,
        read_talent,
    };
    int table = in->table;
    ag_lua_check_rows(in->L, table, in->kind->what, ag_fields_card, in->kind->fields);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        card_part part = { in, parts[i] };
        ag_loader_part(in->L, table, read_part, &part);
        in->table = table;
    }
    ag_values_note(printed->values, printed->value_count, in->values, in->value_count);
    ag_values_note(printed->values, printed->value_count, in->back, in->back_count);
    ag_powers_keep(in->L, in->powers, in->printed, in->def);
    ag_attach_of_modes(in->def);
}

void ag_card_read(lua_State *L, ag_card_def *def, uint16_t printed)
{
    int index = lua_gettop(L);
    ag_host *host = ag_host_of(L);
    reader in = { .L = L, .draft = ag_draft_at(L, index), .def = def, .printed = printed };
    in.kind = kind_of(in.draft);
    char set[AG_NAME_MAX + 1];
    snprintf(set, sizeof set, "%.*s", (int)strcspn(def->key, "/"), def->key);

    ag_reading before = ag_reading_begin(L, index);
    in.table = lua_gettop(L);
    in.powers = ag_powers_open(L, set);
    def->side_count = 1;
    def->side[0].name = ag_loader_hold_text(L, ag_draft_name(L, index));
    def->name = ag_loader_symbol(L, def->side[0].name);
    read_all(&in);
    ag_powers_leave(L);
    host->reading.values = before.values;
    host->reading.value_count = before.value_count;
    ag_reading_end(L, before);
}
