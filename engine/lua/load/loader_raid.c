// Raids: from a draft to lists of Bosses, decks and words.
#include "lua/load/loader.h"

#define OF_RAID(member) AG_AT(ag_raid_def, member)

enum { HAND_SIZE_BOSS = 10, BOSSES_MAX = 16 };

static const char *const first_words[] = { "left of the boss", "boss" };
static const char *const strike_models[] = { "v7", "classic" };

#define AS_RAID "as the raid says"

// ---- lists of texts ----

static void add_deck(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_raid_def *raid = at;
    (void)row;
    AG_ASSERT(raid->deck_count < AG_DECK_MAX);
    raid->deck_symbols[raid->deck_count] = ag_loader_symbol(L, name);
    raid->deck_names[raid->deck_count++] = ag_loader_hold_text(L, name);
}

static int deck_called(lua_State *L, const char *field, const ag_raid_def *raid, const char *name)
{
    int deck = ag_raid_deck_called(raid, name);
    if (deck < 0) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, field,
                          "there is no deck \"%s\" among its `decks`%s", name,
                          ag_lua_meant(L, name, raid->deck_names, raid->deck_count));
    }
    return deck;
}

static void add_unshuffled(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_raid_def *raid = at;
    raid->unshuffled |= (uint8_t)AG_BIT(deck_called(L, row->name, raid, name));
}

// "onyxia_1" is a card of the raid itself.
static void add_boss(lua_State *L, const ag_field_row *row, const char *stem, void *at)
{
    ag_raid_def *raid = at;
    char key[2 * AG_NAME_MAX];
    ag_script script;
    AG_ASSERT(raid->boss_count < BOSSES_MAX);
    int whole = strchr(stem, '/') != NULL;
    snprintf(key, sizeof key, "%s%s%s", whole ? "" : raid->key, whole ? "" : "/", stem);
    if (!ag_host_find(ag_host_of(L), key, &script)) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, row->name, "there is no Boss \"%s\"%s", key,
                          ag_loader_meant_file(L, key));
    }
    raid->boss_keys[raid->boss_count++] = ag_loader_hold_text(L, key);
}

static void add_word(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_host *host = ag_host_of(L);
    ag_raid_def *raid = at;
    const ag_field_row number = { name, AG_SHAPE_NUMBER };
    int word = ag_host_raid_word(host, name);
    ag_lua_need(L, word >= 0, AG_FINDING_OUT_OF_RANGE, row->name, "more than %d words",
                AG_RAID_WORD_MAX);
    raid->word_names[word] = host->raid_words[word];
    raid->words[word] = ag_field_number(L, &number);
}

// Its number, and 1.
static void read_hook(lua_State *L, const ag_field_row *row, void *at)
{
    uint16_t *power = at;
    *power = (uint16_t)(ag_powers_add_call(L, row, row->name) + 1);
}

// Adds the value on top of the stack as a sequence of the raid, which scripts call `word`.
static void add_sequence(lua_State *L, const ag_field_row *row, const char *word, void *at)
{
    ag_raid_def *raid = at;
    ag_lua_need_value(L, ag_draft_is(L, -1, AG_DRAFT_SEQUENCE), -1, row->name,
                      "%s takes sequence \"Name\" { steps = { … } }", row->name);
    ag_lua_need(L, raid->sequence_count < AG_SEQUENCE_MAX, AG_FINDING_OUT_OF_RANGE, row->name,
                "more than %d sequences", AG_SEQUENCE_MAX);
    ag_sequence_def *sequence = &raid->sequences[raid->sequence_count++];
    sequence->word = ag_loader_hold_text(L, word);
    ag_sequence_read(L, sequence);
}

static void read_destroyed(lua_State *L, const ag_field_row *row, void *at)
{
    ag_raid_def *raid = at;
    ag_lua_need(L, raid->fatal_power == 0, AG_FINDING_WRONG_TYPE, row->name,
                "a raid has boss_has_fatal_damage (nobody is destroyed by it) or boss_destroyed, "
                "not both");
    add_sequence(L, row, row->name, at);
    raid->destroyed = raid->sequence_count;
}

// ---- its modes: what each allows ----

// Both numbers stand next to each other.
static void read_players(lua_State *L, const ag_field_row *row, void *at)
{
    uint8_t *least = at, *most = least + 1;
    AG_ASSERT(*least >= 1 && *most >= *least);
    ag_field_need(L, row, lua_istable(L, -1));
    lua_geti(L, -1, 1);
    lua_geti(L, -2, 2);
    lua_Integer from = lua_tointeger(L, -2), to = lua_tointeger(L, -1);
    ag_lua_need(L, from >= *least && to >= from && to <= *most, AG_FINDING_OUT_OF_RANGE, row->name,
                "players is { least, most } within %d to %d", *least, *most);
    *least = (uint8_t)from;
    *most = (uint8_t)to;
    lua_pop(L, 2);
}

static const char *const kind_types[] = { "ability", "ally",  "event",    "weapon", "armor",
                                          "item",    "quest", "location", "fixture" };

const ag_field_row ag_fields_deck_kind[] = {
    { "type", AG_SHAPE_WORD, "Cards of this type; tokens, heroes and Bosses never.",
      .words = { kind_types, 9 }, .at = AG_AT(ag_deck_kind, type) },
    { "set", AG_SHAPE_TEXT, "Of this set: what stands before the stroke in a key.",
      .at = AG_AT(ag_deck_kind, set) },
    { "tag", AG_SHAPE_TAG, "With this tag.", .at = AG_AT(ag_deck_kind, tag) },
    { "without_tag", AG_SHAPE_TAG, "Without this tag.", .at = AG_AT(ag_deck_kind, without) },
    { .name = NULL },
};

static void read_kind(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    (void)name;
    ag_deck_limits *to = at;
    AG_ASSERT(to->kind_count < AG_DECK_KIND_MAX);
    ag_fields_read(L, -1, "a kind of cards", row->fields, &to->kinds[to->kind_count++]);
}

const ag_field_row ag_fields_mode_deck[] = {
    { "of", AG_SHAPE_TABLES, "Its cards: of this kind, or of one of a list.",
      .otherwise = "any card", .fields = ag_fields_deck_kind, .max = AG_DECK_KIND_MAX,
      .each = read_kind },
    { "copies", AG_SHAPE_NUMBER, "So many of one card at most.", .otherwise = "any number",
      .min = 1, .max = 250, .at = AG_AT(ag_deck_limits, copies) },
    { "at_least", AG_SHAPE_NUMBER, "So many cards in all.", .otherwise = "none", .min = 1,
      .max = 999, .at = AG_AT(ag_deck_limits, at_least) },
    { .name = NULL },
};

// A mode, and behind its rule and limits what it may say like the raid itself.
typedef struct mode_reader {
    const ag_raid_def *raid;
    uint16_t rule;
    ag_mode_def mode;
    uint8_t boss_first, skips_first_draw;
    uint16_t setup_power;
    int32_t words[AG_RAID_WORD_MAX];
} mode_reader;

static void read_deck(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    mode_reader *in = at;
    AG_ASSERT(in->mode.limit_count < AG_DECK_MAX);  // each of the raid's decks occurs once
    ag_deck_limits *limits = &in->mode.limits[in->mode.limit_count++];
    limits->deck = (uint8_t)deck_called(L, name, in->raid, name);
    ag_fields_read(L, -1, "a deck of a mode", row->fields, limits);
}

static void read_mode_word(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    mode_reader *in = at;
    const ag_field_row number = { name, AG_SHAPE_NUMBER };
    const ag_host *host = ag_host_of(L);
    int word = ag_word_find(host->raid_words, host->raid_word_count, name);
    if (word < 0 || in->raid->word_names[word] == NULL) {  // or one that only scripts read
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, row->name,
                          "there is no word \"%s\" among the raid's `words`%s", name,
                          ag_lua_meant(L, name, host->raid_words, host->raid_word_count));
    }
    in->words[word] = ag_field_number(L, &number);
}

const ag_field_row ag_fields_raid_mode[] = {
    { "players", AG_SHAPE_ANY, "How many raiders: { least, most }.", .as = "{ least, most }",
      .otherwise = "as many as the raid takes", .at = AG_AT(mode_reader, mode.raiders_min),
      .read = read_players },
    { "decks", AG_SHAPE_NAMED_TABLES,
      "What the Boss player's decks may hold, by name: { main = { of = …, copies = 4 } }. The "
      "others are as they lie in the raid's folder.",
      .otherwise = "{}: all decks are", .fields = ag_fields_mode_deck, .each = read_deck },
    { "first", AG_SHAPE_WORD, "Who has the first turn in it.", .otherwise = AS_RAID,
      .words = { first_words, 2 }, .at = AG_AT(mode_reader, boss_first) },
    { "skips_first_draw", AG_SHAPE_FLAG, "Who has the first turn draws nothing in it.",
      .otherwise = AS_RAID, .at = AG_AT(mode_reader, skips_first_draw) },
    { "words", AG_SHAPE_NUMBERS,
      "Words of the raid that begin otherwise in it: what scripts and conditions know it by.",
      .otherwise = AS_RAID, .each = read_mode_word },
    { "setup", AG_SHAPE_FUNCTION,
      "What is done in it after hands and mulligans, in place of the raid's.", "CR 101.1",
      .as = "function(boss)", .otherwise = AS_RAID, .at = AG_AT(mode_reader, setup_power),
      .read = read_hook },
    { "cites", AG_SHAPE_CITES, "The rule that every refusal names.",
      .at = AG_AT(mode_reader, rule) },
    { .name = NULL },
};

static void add_mode(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_raid_def *raid = at;
    ag_lua_need(L, raid->mode_count < AG_RAID_MODE_MAX, AG_FINDING_OUT_OF_RANGE, row->name,
                "more than %d modes", AG_RAID_MODE_MAX);
    const char *played = ag_host_of(L)->mode;
    mode_reader in = { raid, .mode = { .name = ag_loader_hold_text(L, name) },
                       .boss_first = raid->boss_first, .skips_first_draw = raid->skips_first_draw,
                       .setup_power = raid->setup_power };
    in.mode.raiders_min = raid->raiders_min;
    in.mode.raiders_max = raid->raiders_max;
    memcpy(in.words, raid->words, sizeof in.words);
    ag_fields_read(L, -1, "a mode of a raid", row->fields, &in);
    in.mode.rule = ag_rule_text(&ag_host_of(L)->catalog, in.rule);
    raid->modes[raid->mode_count++] = in.mode;
    if (played != NULL && strcmp(played, name) == 0) {
        // From here on the raid is as this mode plays it.
        raid->boss_first = in.boss_first;
        raid->skips_first_draw = in.skips_first_draw;
        raid->setup_power = in.setup_power;
        raid->words_of_mode = memcmp(raid->words, in.words, sizeof raid->words) != 0;
        memcpy(raid->words, in.words, sizeof raid->words);
    }
}

// ---- its powers: rules of the raid, which no card prints ----

// What no card prints: nobody uses a power of a raid, and it has no keywords.
static void read_rule(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    const unsigned kinds = AG_BIT(AG_POWER_CONTINUOUS) | AG_BIT(AG_POWER_TRIGGER)
                           | AG_BIT(AG_POWER_REPLACE) | AG_BIT(AG_POWER_AS)
                           | AG_BIT(AG_POWER_ENTERS) | AG_BIT(AG_POWER_PLAY);  // a mode
    const ag_powers *to = ag_host_of(L)->reading.powers;
    int first = to->count;
    ag_power_read(L, row, name, at);
    for (const ag_power_def *power = &to->powers[first]; power < &to->powers[to->count]; power++) {
        uint64_t is = power->watch.subject.is | power->watch.source.is;
        for (int i = 0; i < power->change_count; i++) is |= power->changes[i].subject.is;
        ag_lua_need(L, (kinds & AG_BIT(power->kind)) && power->keyword == 0,
                    AG_FINDING_CONTRADICTION, row->name,
                    "a raid is no card: nobody uses a power of it, and it has no keywords");
        ag_lua_need(L, !power->once_per_turn, AG_FINDING_CONTRADICTION, row->name,
                    "a raid is no card, on which once_per_turn would be counted");
        ag_lua_need(L, !(is & (AG_IS_THIS | AG_IS_HOST)) && power->zones == 0,
                    AG_FINDING_CONTRADICTION, row->name,
                    "a raid is no card, and it lies nowhere: say of which cards");
    }
}

const ag_field_row ag_fields_hand_size[] = {
    { "boss", AG_SHAPE_NUMBER, "Of the Boss player.", .otherwise = "10", .min = 1, .max = 100,
      .at = OF_RAID(hand_max[AG_SIDE_BOSS]) },
    { "raiders", AG_SHAPE_NUMBER, "Of each raider.", .otherwise = "7", .min = 1, .max = 100,
      .at = OF_RAID(hand_max[AG_SIDE_RAIDERS]) },
    { .name = NULL },
};

const ag_field_row ag_fields_raid[] = {
    { "duel", AG_SHAPE_FLAG,
      "No raid: two players with a deck each (or as many as `players` says), each against all "
      "others, by the rules of the base game. Of a raid it then has only `players`, `powers`, "
      "`grants`, `text`, `strike_model`, `words`, `rules`, `cites`.",
      "CR 101.1", .at = OF_RAID(duel), .order = AG_READ_FIRST },
    { "players", AG_SHAPE_ANY, "How many raiders, or players of a duel: { least, most }.", "R100.1",
      .as = "{ least, most }", .otherwise = "1 to 5, of a duel 2", .at = OF_RAID(raiders_min),
      .read = read_players },
    { "modes", AG_SHAPE_NAMED_TABLES,
      "What each way to play it allows, \"standard\" among them: modes.heroic = { players = "
      "…, decks = … }.",
      .otherwise = "one, with any decks", .fields = ag_fields_raid_mode, .each = add_mode,
      .order = AG_READ_LAST },
    { "words", AG_SHAPE_NUMBERS,
      "Numbers that the raid keeps, as they begin: word.stage, raid.stage, set_word(\"stage\", "
      "2). Nobody is shown one that begins with _.",
      .each = add_word },
    { "decks", AG_SHAPE_TEXTS,
      "The Boss player's decks, in order: raids/<raid>/decks/<name>.lua. The first is drawn from.",
      .needed = 1, .max = AG_DECK_MAX, .each = add_deck },
    { "unshuffled", AG_SHAPE_TEXTS, "Which of them begin in the order of their file.",
      .each = add_unshuffled },
    { "bosses", AG_SHAPE_TEXTS,
      "Its Bosses in order: raids/<raid>/bosses/<stem>.lua. The first starts in play.", .needed = 1,
      .max = BOSSES_MAX, .each = add_boss },
    { "first", AG_SHAPE_WORD, "Who has the first turn.", .otherwise = "\"boss\"",
      .words = { first_words, 2 }, .at = OF_RAID(boss_first) },
    { "skips_first_draw", AG_SHAPE_FLAG, "Who has the first turn draws nothing in it.",
      .at = OF_RAID(skips_first_draw) },
    { "boss_mulligan", AG_SHAPE_FLAG, "The Boss player may take a mulligan.", "CR 101.2",
      .at = OF_RAID(boss_mulligan) },
    { "automated", AG_SHAPE_FLAG, "Nobody sits at the Boss's place: the deck plays itself.",
      .at = OF_RAID(automated) },
    { "printed_health", AG_SHAPE_FLAG,
      "A Boss has fatal damage at the health that its card prints, whatever changes it.", "R100.2",
      .at = OF_RAID(printed_health) },
    { "apart", AG_SHAPE_TEXT,
      "What a player who is set apart is called there, for the table and what is told: \"ghost\".",
      .otherwise = "\"apart\"", .at = OF_RAID(apart) },
    { "strike_model", AG_SHAPE_WORD,
      "How weapons strike: as in the rules of 2013, or on the chain.", "CR 303.2",
      .otherwise = "\"v7\"", .words = { strike_models, 2 }, .at = OF_RAID(strike_classic) },
    { "hand_size", AG_SHAPE_TABLE, "How many cards each side may keep.",
      .fields = ag_fields_hand_size },
    { "grants", AG_SHAPE_NAMED_POWERS,
      "Whole powers that its `powers` give to cards: gives { to = …, power = \"name\" }. `this` is "
      "the card that has it.",
      "CR 706.1c", .each = ag_power_read, .order = AG_READ_LAST },
    { "powers", AG_SHAPE_POWERS,
      "Rules of the raid, which no card prints or loses: gives, when.…, at.…, instead.…, "
      "prevents.…, raises.…, changes.…, as.…, enters. They are the Boss player's, who is `me` in "
      "their functions; what they do, the game does.",
      .number = AG_ON_FRONT, .each = read_rule, .order = AG_READ_LAST },
    { "rules", AG_SHAPE_TABLE,
      "Its own rules: use \"<raid>/rules\", a file with { [\"R200.1\"] = \"title\", … }.",
      .as = "{ number = title }" },
    { "boss_turn", AG_SHAPE_STEPS, "The Boss player's turn.", .otherwise = "the base game's",
      .each = ag_turn_step_read },
    { "raider_turn", AG_SHAPE_STEPS, "A raider's turn.", .otherwise = "the base game's",
      .each = ag_turn_step_read },
    { "setup", AG_SHAPE_FUNCTION, "What is done after hands and mulligans, off the chain.",
      "CR 101.1", .as = "function(boss)", .at = OF_RAID(setup_power), .read = read_hook },
    { "from_boss", AG_SHAPE_FUNCTION,
      "What else has come by then where a game is begun at a later Boss (--from-boss), after "
      "hands and mulligans, off the chain.",
      .as = "function(boss, card)", .at = OF_RAID(from_boss_power), .read = read_hook },
    { "wrap_up", AG_SHAPE_FUNCTION, "What is done in the wrap-up step of each turn.",
      .as = "function(player)", .at = OF_RAID(wrap_up_power), .read = read_hook },
    { "at_end", AG_SHAPE_FUNCTION,
      "What is kept for the next game as this one ends (winner: \"boss\", \"raiders\", \"draw\"), "
      "before anybody's cards leave: it looks, and cards:keep().",
      .as = "function(boss, winner)", .at = OF_RAID(end_power), .read = read_hook },
    { "boss_has_fatal_damage", AG_SHAPE_FUNCTION,
      "What happens as a Boss has fatal damage: a swap, a loss. Nobody is destroyed then.",
      "R101.4", .as = "function(boss, card)", .at = OF_RAID(fatal_power), .read = read_hook },
    { "boss_destroyed", AG_SHAPE_ANY, "What follows as a Boss is destroyed.",
      .as = "sequence \"Name\" { … }", .read = read_destroyed },
    { "sequences", AG_SHAPE_NAMED,
      "Others, which effects begin: player:begin_sequence(\"name\", card).",
      .as = "{ name = sequence \"Name\" { … } }", .each = add_sequence },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .order = AG_READ_FIRST },
    { "text", AG_SHAPE_TEXT,
      "What it is about, and who wins when: people at the table read it as it begins.",
      .at = OF_RAID(text) },
    { .name = NULL },
};

// ---- the raid ----

static void check_during(lua_State *L, const ag_raid_def *raid, const ag_amount *condition)
{
    for (int i = 0; i < condition->length; i++) {
        const ag_expr_step *part = &condition->steps[i];
        if (part->op == AG_OP_DURING && part->arg == AG_PART_OF_RAID) {
            ag_part_need(L, "only_if", raid, (ag_symbol)(uint16_t)part->value);
        }
    }
}

// CR 102.1: a game has at least two sides. One by the rules of the base game declares nothing for a
// Boss player. The allowed fields are listed, not the others, so that a new one is refused as well.
static void check_duel(lua_State *L, ag_raid_def *raid, int table)
{
    static const char *const kept[] = { "duel",         "players", "powers", "grants", "text",
                                        "strike_model", "words",   "rules",  "cites" };
    const ag_powers *powers = ag_host_of(L)->reading.powers;
    for (const ag_field_row *row = ag_fields_raid; row->name != NULL; row++) {
        int is_kept = ag_word_find(kept, sizeof kept / sizeof kept[0], row->name) >= 0;
        int is_there = lua_getfield(L, table, row->name) != LUA_TNIL;
        ag_lua_need(L, is_kept || !is_there, AG_FINDING_CONTRADICTION, row->name,
                    "%s is for raids: a duel is played as the base game is, without a Boss player",
                    row->name);
        lua_pop(L, 1);
    }
    for (int i = 0; i < powers->count; i++) {
        const ag_power_def *power = &powers->powers[i];
        ag_lua_need(L, power->kind == AG_POWER_CONTINUOUS || power->granted,
                    AG_FINDING_CONTRADICTION, "powers",
                    "powers: nobody acts for a duel: gives { … }, which may give cards a power "
                    "under `grants`");
    }
    if (lua_getfield(L, table, "players") == LUA_TNIL) raid->raiders_min = raid->raiders_max = 2;
    lua_pop(L, 1);
    ag_lua_need(L, raid->raiders_min >= 2, AG_FINDING_OUT_OF_RANGE, "players",
                "players: a duel is for two players at least");
    raid->skips_first_draw = 1;  // CR 501.2b
}

static void check_raid(lua_State *L, int table, void *context)
{
    ag_raid_def *raid = context;
    if (raid->duel) {
        check_duel(L, raid, table);
        return;
    }
    // The conditions of phases may ask for phases further down.
    for (int side = 0; side < AG_SIDE_COUNT; side++) {
        const ag_turn_def *turn = &raid->turn[side];
        for (int i = 0; i < turn->step_count; i++) check_during(L, raid, &turn->steps[i].only_if);
    }
    ag_lua_need(L, raid->deck_count > 0 && raid->boss_count > 0, AG_FINDING_OUT_OF_RANGE, NULL,
                "a raid has at least one deck and one Boss");
    ag_lua_need(L, !raid->automated || !raid->boss_mulligan, AG_FINDING_MISSING, "boss_mulligan",
                "an automated side has no hand to take back");
}

void ag_raid_read(lua_State *L, ag_raid_def *raid, ag_card_def *def, uint16_t printed)
{
    ag_host *host = ag_host_of(L);
    int asked = host->raid_word_count, again = host->raid_words_closed, index = lua_gettop(L);
    ag_reading before = ag_reading_begin(L, index);
    int table = lua_gettop(L);
    host->reading.tallies = &def->tallies;
    ag_card_begin(L, def, ag_draft_name(L, index), AG_TYPE_RAID);
    raid->printed = printed;
    raid->key = def->key;
    raid->name = def->side[0].name;
    raid->boss_first = 1;
    raid->raiders_min = 1;
    raid->raiders_max = AG_RAIDERS_MAX;
    raid->hand_max[AG_SIDE_BOSS] = HAND_SIZE_BOSS;
    host->raid_words_closed = 0;
    host->reading.raid = raid;
    ag_lua_check_rows(L, table, "a raid", ag_fields_raid, NULL);
    ag_fields_read_each(L, table, NULL, ag_fields_raid, NULL, raid);
    ag_loader_part(L, table, check_raid, raid);
    // Words that scripts asked for as their files ran must be among those of the raid, and none are
    // added later. After a reload the words keep their places, and those that the raid no longer
    // has keep their numbers.
    for (int i = 0; i < asked; i++) {
        const char *word = host->raid_words[i];
        if (raid->word_names[i] == NULL && !again) {
            const char *const *more = host->raid_words + asked;
            ag_lua_complain(L, AG_FINDING_UNKNOWN_NAME, "words",
                            "words has no \"%s\", which a script reads%s", word,
                            ag_lua_meant(L, word, more, host->raid_word_count - asked));
        }
        raid->word_names[i] = word;
    }
    raid->word_count = (uint8_t)host->raid_word_count;
    host->raid_words_closed = 1;
    ag_powers_keep(L, printed, def);
    ag_reading_end(L, before);
}

void ag_phase_check(lua_State *L)
{
    ag_host *host = ag_host_of(L);
    uint64_t counted = 0;  // what it counts is the raid's, which reads it again
    host->reading.tallies = &counted;
    ag_powers_open(L, NULL);
    if (ag_draft_is(L, -1, AG_DRAFT_SEQUENCE)) {
        ag_sequence_def sequence;
        ag_sequence_read(L, &sequence);
    } else {
        ag_turn_def *turn = lua_newuserdatauv(L, sizeof *turn, 0);
        turn->step_count = 0;
        lua_pushvalue(L, -2);
        ag_phase_read(L, turn);
        lua_pop(L, 2);
    }
    ag_powers_leave(L);
    host->reading.tallies = NULL;
}
