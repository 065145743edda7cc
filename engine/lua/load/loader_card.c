// Cards: from a draft to the facts that the rules read, one side at a time.
#include "lua/load/loader.h"

static const char *const rarities[] = {
    "common", "uncommon", "rare", "epic", "legendary", "heroic"
};

// The order of the powers is that of their numbers; a grant stands before those that give it.
enum { RATHER_THAN = 1, GRANTS, POWERS, LATER };

typedef struct ag_card_reader {
    char what[40];               // the card in messages: "an ally"
    const ag_field_row *fields;  // of its kind
    ag_card_def *def;
    uint16_t printed;
    const char *rulings[AG_RULINGS_MAX];
    int ruling_count;
    ag_value values[AG_VALUES_MAX];
    ag_count counts[AG_COUNTS_MAX];
    int count_count;
} ag_card_reader;

static ag_card_reader *card_here(lua_State *L)
{
    return ag_host_of(L)->reading.card;
}

static int has_field(lua_State *L, int table, const char *field)
{
    int has = lua_getfield(L, table, field) != LUA_TNIL;
    lua_pop(L, 1);
    return has;
}

// Reports that the card does not have the field, if it is needed.
static void need_field(lua_State *L, const ag_card_reader *in, int table, const char *field,
                       int needed)
{
    if (needed && !has_field(L, table, field)) {
        ag_lua_complain(L, AG_FINDING_MISSING, NULL, "%s \"%s\" has no %s", in->what,
                        in->def->side[0].name, field);
    }
}

// A word that `me.<name>` already reads can't be the name of a number.
static void check_name(lua_State *L, const char *name)
{
    const ag_host *host = ag_host_of(L);
    char usage[256];
    if (host->card_word != NULL && host->card_word(name, usage, sizeof usage)) {
        ag_lua_complain(L, AG_FINDING_CONTRADICTION, name,
                        "\"%s\" is a word of every card (%s): call the value otherwise", name,
                        usage);
    }
}

// One name can't mean two numbers: `me.<name>` reads those of both sides together.
static void read_value(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_reading *to = &ag_host_of(L)->reading;
    ag_symbol symbol = ag_loader_symbol(L, name);
    int whole, i = 0;
    lua_Integer number = lua_tointegerx(L, -1, &whole);
    (void)at;
    if (lua_type(L, -1) != LUA_TNUMBER || !whole || number < INT16_MIN || number > INT16_MAX) {
        ag_lua_complain(L, AG_FINDING_WRONG_TYPE, name,
                        "the value \"%s\" is a whole number, not %s", name, ag_lua_shown(L, -1));
    }
    while (i < to->value_count && to->values[i].name != symbol) i++;
    ag_lua_need(L, i < AG_VALUES_MAX, AG_FINDING_OUT_OF_RANGE, row->name,
                "values have names, and are %d at most, those of both sides together",
                AG_VALUES_MAX);
    ag_lua_need(L, i == to->value_count || to->values[i].number == number, AG_FINDING_CONTRADICTION,
                "back",
                "the value \"%s\" is %d in front and %d on the back: call one of them otherwise",
                name, (int)to->values[i].number, (int)number);
    if (i == to->value_count) {
        check_name(L, name);
        to->values[to->value_count++] = (ag_value){ .name = symbol, .number = (int32_t)number };
    }
}

static void read_count(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_card_reader *in = ag_host_of(L)->reading.card;
    const ag_reading *reading = &ag_host_of(L)->reading;
    (void)at;
    ag_lua_need(L, in->count_count < AG_COUNTS_MAX, AG_FINDING_OUT_OF_RANGE, row->name,
                "a card has %d counts at most", AG_COUNTS_MAX);
    ag_count *count = &in->counts[in->count_count];
    *count = (ag_count){ .name = ag_loader_symbol(L, name) };
    for (int i = 0; i < reading->value_count; i++) {
        ag_lua_need(L, reading->values[i].name != count->name, AG_FINDING_CONTRADICTION, name,
                    "\"%s\" is one of the values: call the count otherwise", name);
    }
    check_name(L, name);
    ag_amount_read(L, row, &count->amount);
    in->count_count++;
}

enum { TEXT_MAX = 1024, NAME_MAX_SIZE = 48 };

// `{name}` becomes the number that `values` gives the name.
const char *ag_text_fill(lua_State *L, const char *text)
{
    char filled[TEXT_MAX];
    ag_writer out = ag_writer_open(filled, sizeof filled);
    while (*text != 0) {
        size_t plain = strcspn(text, "{");
        ag_write(&out, "%.*s", (int)plain, text);
        text += plain;
        if (*text == 0) break;
        char name[NAME_MAX_SIZE];
        size_t length = strcspn(text + 1, "}");
        ag_lua_need(L, text[1 + length] != 0 && length > 0 && length < sizeof name,
                    AG_FINDING_CONTRADICTION, "text",
                    "a { in the text begins the name of a value and ends with }");
        snprintf(name, sizeof name, "%.*s", (int)length, text + 1);
        ag_write(&out, "%d", ag_value_resolve(L, name, 1));
        text += length + 2;
    }
    ag_lua_need(L, !out.cut, AG_FINDING_CONTRADICTION, "text", "the text is longer than %d bytes",
                TEXT_MAX - 1);
    return ag_loader_hold_text(L, filled);
}

// ---- fields ----

static void read_cost(lua_State *L, const ag_field_row *row, void *at)
{
    ag_side_def *side = at;
    side->cost = ag_cost_number_read(L, row, &side->cost_x);
    side->has_cost = 1;
}

static void read_text(lua_State *L, const ag_field_row *row, void *at)
{
    const ag_card_reader *in = card_here(L);
    ag_host *host = ag_host_of(L);
    ag_side_def *side = at;
    const char *text = ag_field_text(L, row);
    host->printed[in->printed].raw[side - in->def->side] = ag_loader_hold_text(L, text);
    side->text = ag_text_fill(L, text);
}

static void read_extra_cost(lua_State *L, const ag_field_row *row, void *at)
{
    const ag_card_reader *in = card_here(L);
    ag_lua_need(L, !(in->def->side[0].types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)),
                AG_FINDING_CONTRADICTION, row->name,
                "%s is never played: placing it costs face_up_cost", in->what);
    ag_cost_table_read(L, row, at);
    const ag_cost *cost = at;
    for (int i = 0; i < cost->part_count; i++) {
        const ag_cost_part *part = &cost->parts[i];
        int itself = ag_cost_is_of_this(part->kind) || (part->filter.is & AG_IS_THIS);
        ag_lua_need(L, !itself, AG_FINDING_CONTRADICTION, row->name,
                    "the card itself is on the chain as its extra_cost is paid: it can't pay it");
    }
}

static void read_only_if(lua_State *L, const ag_field_row *row, void *at)
{
    (void)at;
    ag_amount_read(L, row, &ag_powers_play(L)->only_if);
}

static void read_worth(lua_State *L, const ag_field_row *row, void *at)
{
    const ag_card_reader *in = card_here(L);
    (void)at;
    ag_lua_need(L, !(in->def->side[0].types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)),
                AG_FINDING_CONTRADICTION, row->name,
                "%s is never played: what is used or completed says its worth", in->what);
    ag_worth_read(L, row, &ag_powers_play(L)->worth);
}

// Sentences about the card besides its text, with its values in them.
static void read_ruling(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    ag_card_reader *in = card_here(L);
    (void)row;
    (void)at;
    AG_ASSERT(in->ruling_count < AG_RULINGS_MAX);
    in->rulings[in->ruling_count++] = ag_text_fill(L, text);
}

const ag_field_row ag_fields_card[] = {
    { "number", AG_SHAPE_NUMBER, "Its number in its set.", "CR 204.1",
      .at = AG_AT(ag_card_def, number) },
    { "rarity", AG_SHAPE_WORD, "How rare its print is.", "CR 204.2",
      .words = { rarities, sizeof rarities / sizeof rarities[0] },
      .at = AG_AT(ag_card_def, rarity) },
    { "cost", AG_SHAPE_COST_AMOUNT,
      "What playing it costs in resources. Allies, equipment, abilities and master heroes have "
      "one.",
      "CR 201.1", .max = 99, .at = AG_AT(ag_card_def, side[0]), .read = read_cost },
    { "tags", AG_SHAPE_TAGS,
      "The words behind its type: race, class, kind. \"Head (1)\": at most one in a party. The "
      "talent spec of a hero stands here too.",
      "CR 202.1", .at = AG_AT(ag_card_def, side[0]), .each = ag_tag_read },
    { "class", AG_SHAPE_WORDS, "Its class icons; \"any\": all of them.", "CR 206.1a",
      .words = { ag_class_icons, AG_CLASS_COUNT + 1 }, .at = AG_AT(ag_card_def, classes) },
    { "faction", AG_SHAPE_WORDS, "Its faction icon.", "CR 206.1b",
      .words = { ag_faction_words, AG_FACTION_COUNT }, .at = AG_AT(ag_card_def, factions) },
    { "keywords", AG_SHAPE_KEYWORDS, "Its printed keywords; each instance works by itself.",
      .as = "{ \"Elusive\", \"Assault 2\" }", .words = { ag_keyword_words, AG_KEYWORD_COUNT },
      .max = AG_SIDE_KEYWORDS_MAX, .at = AG_AT(ag_card_def, side[0]),
      .each = ag_keyword_print_read },
    { "unique", AG_SHAPE_FLAG, "At most one of its name in a party.", "CR 414.3a",
      .at = AG_AT(ag_card_def, unique) },
    { "stays_unattached", AG_SHAPE_FLAG,
      "Detached, or as its host leaves or fits no more, it stays in play, attached to nothing.",
      "CR 400.5", .at = AG_AT(ag_card_def, stays_unattached) },
    { "destroyed_to", AG_SHAPE_WORD,
      "Where it goes from its party as it is destroyed: to its owner's deck (the bottom) or hand.",
      "CR 415.9d", .otherwise = "a graveyard", .words = { ag_zone_words + AG_ZONE_DECK, 2 },
      .number = AG_ZONE_DECK, .at = AG_AT(ag_card_def, destroyed_to) },
    { "unlimited", AG_SHAPE_FLAG, "A deck may hold any number of it.", "CR 100.4",
      .at = AG_AT(ag_card_def, unlimited) },
    { "requires", AG_SHAPE_TEXT,
      "What the hero of its deck must be: a race, class, faction or \"Traitor\" "
      "(\"dwarf_hero\", \"traitor_hero\"; \"loyal_hero\": no Traitor), or a talent spec "
      "(\"fire_hero\" or \"fire_talent\": the whole deck has talents of one). "
      "\"aldor_reputation\": the whole deck has one reputation.",
      "CR 100.2b", .at = AG_AT(ag_card_def, requires_trait), .read = ag_requires_read },
    { "values", AG_SHAPE_NUMBERS,
      "The numbers of its text: the text says {name}, what is declared value.name, an effect "
      "me.name.",
      .each = read_value, .order = AG_READ_FIRST },
    { "counts", AG_SHAPE_NUMBERS,
      "Amounts that its effects read as me.name: counts = { dead = times(\"destroyed\", "
      "any.ally, this_turn) }.",
      "CR 707.3", .as = "{ name = amount }", .each = read_count },
    { "text", AG_SHAPE_TEXT, "What it says, in our own words, with {name} for each number.",
      "CR 203.1", .at = AG_AT(ag_card_def, side[0]), .read = read_text },
    { "powers", AG_SHAPE_POWERS,
      "What it does in play: gives, pays, when.…, at.…, instead.…, prevents.…, raises.…, "
      "changes.…, as.…, enters.",
      "CR 203.2", .number = AG_ON_FRONT, .each = ag_power_read, .order = POWERS },
    { "later", AG_SHAPE_NAMED_POWERS,
      "Powers that an effect begins: me:begin(\"name\", this_turn).", .number = AG_ON_BOTH,
      .each = ag_power_read, .order = LATER },
    { "grants", AG_SHAPE_NAMED_POWERS,
      "Whole powers that others are given: gives { to = attached, power = \"name\" }.", "CR 706.1c",
      .each = ag_power_read, .order = GRANTS },
    { "costs", AG_SHAPE_NAMED_TABLES,
      "Costs that an effect asks for: if me.player:may_pay(\"name\") then … end.", "CR 403.1",
      .fields = ag_fields_cost, .each = ag_named_cost_read, .order = LATER },
    { "rulings", AG_SHAPE_TEXTS, "What is asked about it, answered in our own sentences.",
      .max = AG_RULINGS_MAX, .each = read_ruling },
    { "cites", AG_SHAPE_CITES, "The rules that it is about; a power may cite its own.",
      .order = AG_READ_FIRST },
    { "extra_cost", AG_SHAPE_TABLE, "What is paid beside its cost.", "CR 403.1", .as = "cost { … }",
      .fields = ag_fields_cost, .at = AG_AT(ag_card_def, extra_cost), .read = read_extra_cost },
    { "rather_than", AG_SHAPE_TABLES,
      "What may be paid in place of its cost: one cost, or a list of them.", "CR 403.3",
      .as = "cost { … }", .fields = ag_fields_term, .each = ag_rather_read, .order = RATHER_THAN },
    { "only_if", AG_SHAPE_CONDITION, "It can be played only while this is so.",
      .read = read_only_if },
    { "worth", AG_SHAPE_AMOUNT,
      "For bots: what playing it is worth beyond what it shows, in quarters of a resource; "
      "a number is also what it is worth in play.",
      .otherwise = "0", .read = read_worth },
    { "instant", AG_SHAPE_FLAG, "It may be played whenever its player has priority.",
      .at = AG_AT(ag_card_def, instant) },
    { "cant_be_interrupted", AG_SHAPE_FLAG, "Players can't interrupt it on the chain.", "CR 711.1",
      .at = AG_AT(ag_card_def, cant_be_interrupted) },
    { .name = NULL },
};

const ag_field_row ag_fields_back[] = {
    { "name", AG_SHAPE_TEXT, "What the side is called.", .otherwise = "as in front",
      .at = AG_AT(ag_card_def, side[1].name) },
    { "text", AG_SHAPE_TEXT, "What the side says.", "CR 301.2a", .at = AG_AT(ag_card_def, side[1]),
      .read = read_text },
    { "powers", AG_SHAPE_POWERS, "What works while this side shows.", "CR 301.2a",
      .number = AG_ON_BACK, .each = ag_power_read, .order = POWERS },
    { "values", AG_SHAPE_NUMBERS, "The numbers of its text.", .each = read_value,
      .order = AG_READ_FIRST },
    { "keywords", AG_SHAPE_KEYWORDS, "The keywords of the side.",
      .words = { ag_keyword_words, AG_KEYWORD_COUNT }, .max = AG_SIDE_KEYWORDS_MAX,
      .at = AG_AT(ag_card_def, side[1]), .each = ag_keyword_print_read },
    { "tags", AG_SHAPE_TAGS, "The tags of the side.", .otherwise = "as in front",
      .at = AG_AT(ag_card_def, side[1]), .each = ag_tag_read },
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 301.2b", .otherwise = "as in front", .max = 9999,
      .at = AG_AT(ag_card_def, side[1].atk), .has = AG_AT(ag_card_def, side[1].has_atk) },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", .otherwise = "as in front",
      .words = { ag_damage_words, AG_DAMAGE_COUNT }, .at = AG_AT(ag_card_def, side[1].damage) },
    { "health", AG_SHAPE_NUMBER, "Its health.", "CR 301.2b", .otherwise = "as in front",
      .max = 9999, .at = AG_AT(ag_card_def, side[1].health) },
    { .name = NULL },
};

// The back has the facts of the front unless it declares its own (R101.1a).
void ag_back_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_card_def *def = at;
    def->side_count = 2;
    def->side[1] = def->side[0];
    def->side[1].text = "";
    def->side[1].keywords = 0;
    def->side[1].keyword_count = 0;
    memset(def->side[1].instances, 0, sizeof def->side[1].instances);
    ag_lua_need_type(L, lua_istable(L, -1), row->name, "a table { … }");
    if (has_field(L, lua_gettop(L), "tags")) {
        def->side[1].tag_count = 0;
        def->side[1].restriction_count = 0;
    }
    ag_fields_read(L, -1, "the back side", ag_fields_back, def);
}

// CR 304.4a, 305.3a: equipment that is a Golem, and an ability that is a Totem, is also an ally,
// with an ally's numbers. Other equipment and abilities don't have them.
static void finish_ally(lua_State *L, const ag_card_reader *in, int table)
{
    static const char *const numbers[] = { "health", "atk", "damage" };
    ag_side_def *side = &in->def->side[0];
    int ability = side->types == AG_TYPE_ABILITY;
    if (ag_tags_have(L, side, ability ? "Totem" : "Golem")) {
        for (int i = 0; i < 3; i++) {
            if (has_field(L, table, numbers[i])) continue;
            ag_lua_complain(L, AG_FINDING_MISSING, NULL,
                            "%s with the tag \"%s\" is an ally as well (%s): it has no %s",
                            in->what, ability ? "Totem" : "Golem",
                            ability ? "CR 305.3a" : "CR 304.4a", numbers[i]);
        }
        side->types |= AG_TYPE_ALLY;
        return;
    }
    for (int i = 0; i < (side->types == AG_TYPE_WEAPON ? 1 : 3); i++) {
        ag_lua_need(L, !has_field(L, table, numbers[i]), AG_FINDING_MISSING, numbers[i],
                    "%s has no %s, unless its tags say %s", in->what, numbers[i],
                    ability ? "\"Totem\" or \"Fire Totem (1)\"" : "\"Golem\"");
    }
}

// CR 404.2b: one in a party, unless the card declares how many.
static void finish_totem(lua_State *L, ag_side_def *side)
{
    enum { MOST = sizeof side->restrictions / sizeof side->restrictions[0] };
    static const struct {
        const char *tag;
        uint16_t damage;
    } elements[] = { { "Air Totem", AG_DAMAGE_NATURE },
                     { "Earth Totem", AG_DAMAGE_MELEE },
                     { "Fire Totem", AG_DAMAGE_FIRE },
                     { "Water Totem", AG_DAMAGE_FROST } };
    for (int i = 0; i < 4; i++) {
        if (!ag_tags_have(L, side, elements[i].tag)) continue;
        ag_symbol tag = ag_loader_symbol(L, elements[i].tag);
        int has = side->restriction_count == MOST;
        for (int j = 0; j < side->restriction_count; j++) has |= side->restrictions[j].tag == tag;
        if (!has) side->restrictions[side->restriction_count++] = (ag_restriction){ tag, 1 };
        side->damage = side->damage != 0 ? side->damage : elements[i].damage;
    }
    side->damage = side->damage != 0 ? side->damage : AG_DAMAGE_MELEE;
}

// ---- the card ----

static void finish(lua_State *L, int table, void *context)
{
    const ag_card_reader *in = context;
    ag_card_def *def = in->def;
    uint32_t costs = AG_TYPE_ALLY | AG_TYPE_EQUIPMENT | AG_TYPE_ABILITY;
    int is_any = (def->classes & AG_BIT(AG_CLASS_COUNT)) != 0;
    def->classes = is_any ? (uint16_t)(AG_BIT(AG_CLASS_COUNT) - 1) : def->classes;
    def->shared |= def->of == AG_OF_RAIDERS;
    int has_cost = def->master || (!def->token && (def->side[0].types & costs));
    need_field(L, in, table, "cost", has_cost);
    if (def->token) {
        // CR 404.2a: an ally unless the script says otherwise, and its types say which fields it
        // needs. A Totem is also an ability, and ongoing; its script need not declare its damage
        // (CR 404.2b).
        ag_side_def *side = &in->def->side[0];
        int totem = ag_tags_have(L, side, "Totem");
        if (totem) {
            side->types |= AG_TYPE_ABILITY | AG_TYPE_ALLY;
            in->def->ongoing = 1;
        }
        side->types = side->types == 0 ? AG_TYPE_ALLY : side->types;
        int ally = (side->types & AG_TYPE_ALLY) != 0, weapon = (side->types & AG_TYPE_WEAPON) != 0;
        need_field(L, in, table, "atk", ally || weapon);
        need_field(L, in, table, "health", ally);
        need_field(L, in, table, "damage", (ally || weapon) && !totem);
        if (totem) finish_totem(L, side);
    } else if (def->side[0].types & (AG_TYPE_EQUIPMENT | AG_TYPE_ABILITY)) {
        finish_ally(L, in, table);
    }
    const ag_powers *of = ag_host_of(L)->reading.powers;
    for (int i = 0; i < of->count && def->side_count == 1; i++) {
        ag_lua_need(L, of->powers[i].watch.to_side == AG_TO_ANY, AG_FINDING_UNKNOWN_FIELD, "powers",
                    "to_this_side: this card has no back to turn from");
    }
    if (def->master) {
        // CR 301.4a: a master hero has a cost and can't be flipped.
        ag_lua_need(L, in->def->side_count == 1, AG_FINDING_UNKNOWN_FIELD, "back",
                    "a master hero can't be flipped (CR 301.4a): it has no back");
        const ag_deckbuilding none = { 0 };
        ag_lua_need(L, memcmp(&in->def->deckbuilding, &none, sizeof none) == 0,
                    AG_FINDING_UNKNOWN_FIELD, "deckbuilding",
                    "no deck is built around a master hero: it is played from one");
        ag_tag_read(L, NULL, "Master Hero", &in->def->side[0]);
    }
    // A Boss is of no class and has no talent spec: an Elemental among them is one.
    if (def->side[0].types == AG_TYPE_HERO && def->boss_order == 0) ag_talent_take(L, def);
}

static void read_all(lua_State *L, ag_card_reader *in, int table)
{
    int resolves = (in->def->side[0].types & (AG_TYPE_ABILITY | AG_TYPE_EVENT)) != 0;
    const char *named = lua_pushfstring(L, "%s \"%s\"", in->what, in->def->side[0].name);
    ag_lua_check_rows(L, table, in->what, ag_fields_card, in->fields);
    if (resolves) {
        ag_powers_play(L);  // the first of its powers, which may cite what is read only now
    }
    ag_fields_read_each(L, table, named, ag_fields_card, in->fields, in->def);
    lua_pop(L, 1);
    if (resolves) ag_powers_play(L)->rule = ag_host_of(L)->reading.rule;
    ag_loader_part(L, table, finish, in);
    const ag_host *host = ag_host_of(L);
    ag_printed *printed = &host->printed[in->printed];
    size_t rulings = (size_t)in->ruling_count * sizeof in->rulings[0];
    size_t values = (size_t)host->reading.value_count * sizeof in->values[0];
    printed->rulings = ag_loader_hold_copy(L, in->rulings, rulings);
    printed->ruling_count = in->ruling_count;
    printed->values = ag_loader_hold_copy(L, in->values, values);
    printed->value_count = host->reading.value_count;
    size_t counts = (size_t)in->count_count * sizeof in->counts[0];
    printed->counts = ag_loader_hold_copy(L, in->counts, counts);
    printed->count_count = in->count_count;
    ag_powers_keep(L, in->printed, in->def);
    ag_attach_of_modes(in->def);
}

void ag_card_begin(lua_State *L, ag_card_def *def, const char *name, uint32_t types)
{
    ag_powers_open(L, def->key);
    def->number = -1;
    def->side_count = 1;
    def->name = ag_loader_symbol(L, name);
    def->side[0].name = ag_loader_hold_text(L, name);
    def->side[0].text = "";
    def->side[0].types = types;
}

void ag_card_read(lua_State *L, ag_card_def *def, uint16_t printed)
{
    int index = lua_gettop(L);
    ag_host *host = ag_host_of(L);
    ag_card_reader in = { .def = def, .printed = printed };
    ag_reading before = ag_reading_begin(L, index);
    host->reading.card = &in;
    host->reading.values = in.values;
    host->reading.value_count = 0;
    host->reading.tallies = &def->tallies;
    // What the word of the card says before any field does
    const char *word = ag_draft_at(L, index)->word;
    int boss = strcmp(word, "boss") == 0;
    int type = ag_word_find(ag_type_words, AG_TYPE_COUNT, boss ? "hero" : word);
    snprintf(in.what, sizeof in.what, "%s %s", ag_article(word), boss ? "Boss" : word);
    in.fields = ag_lexicon_find(ag_lexicon_cards, word)->fields[1];
    def->token = type < 0;  // it says what it is
    ag_card_begin(L, def, ag_draft_name(L, index), def->token ? 0 : AG_BIT(type));
    def->boss_order = (uint8_t)boss;
    def->side[0].damage = boss ? AG_DAMAGE_MELEE : 0;
    def->side[0].has_atk = (uint8_t)boss;
    read_all(L, &in, index + 1);
    ag_reading_end(L, before);
}
