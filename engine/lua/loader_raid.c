// Raids and phases: from drafts to tables of steps and lists of Bosses.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"
#include "lua/sets.h"
#include "rules/rules.h"

enum { HAND_SIZE = 7, HAND_SIZE_BOSS = 10, HAND_SIZE_MAX = 100, BOSSES_MAX = 16 };

typedef struct reader {
    lua_State *L;
    int table;
    ag_raid_def *raid;
    ag_powers *powers;
} reader;

// ---- lists of texts ----

// Called for each text of a list field.
typedef void each_text(reader *in, const char *text);

static void read_texts(reader *in, const char *field, each_text *add)
{
    lua_State *L = in->L;
    int type = lua_getfield(L, in->table, field);
    if (type != LUA_TTABLE) {
        ag_lua_fail_type(L, field, "a list of texts");
    }
    lua_Integer count = ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        if (lua_geti(L, -1, i) != LUA_TSTRING) {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field, "%s holds %s, which is no text",
                              field, ag_lua_shown(L, -1));
        }
        add(in, lua_tostring(L, -1));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void add_deck(reader *in, const char *name)
{
    ag_raid_def *raid = in->raid;
    if (raid->deck_count == AG_DECK_MAX) {
        ag_lua_fail_field(in->L, AG_FINDING_OUT_OF_RANGE, "decks", "more than %d decks",
                          AG_DECK_MAX);
    }
    raid->deck_symbols[raid->deck_count] = ag_loader_symbol(in->L, name);
    raid->deck_names[raid->deck_count++] = ag_loader_hold_text(in->L, name);
}

static void add_unshuffled(reader *in, const char *name)
{
    ag_raid_def *raid = in->raid;
    int deck = ag_raid_deck_called(raid, name);
    if (deck < 0) {
        ag_lua_fail_field(in->L, AG_FINDING_UNKNOWN_NAME, "unshuffled",
                          "there is no deck \"%s\" among its `decks`%s", name,
                          ag_lua_meant(in->L, name, raid->deck_names, raid->deck_count));
    }
    raid->unshuffled |= (uint8_t)AG_BIT(deck);
}

// "onyxia_1" is a card of the raid itself.
static void add_boss(reader *in, const char *stem)
{
    ag_raid_def *raid = in->raid;
    char key[2 * AG_NAME_MAX];
    ag_script script;
    if (raid->boss_count == BOSSES_MAX) {
        ag_lua_fail_field(in->L, AG_FINDING_OUT_OF_RANGE, "bosses", "more than %d Bosses",
                          BOSSES_MAX);
    }
    snprintf(key, sizeof key, strchr(stem, '/') != NULL ? "%s%s" : "%s/%s",
             strchr(stem, '/') != NULL ? "" : raid->key, stem);
    if (!ag_sets_find(ag_host_of(in->L), key, &script)) {
        ag_lua_fail_field(in->L, AG_FINDING_UNKNOWN_NAME, "bosses", "there is no Boss \"%s\"%s",
                          key, ag_loader_meant_file(in->L, key));
    }
    raid->boss_keys[raid->boss_count++] = ag_loader_hold_text(in->L, key);
}

// ---- words ----

// Words that scripts asked for earlier must be among them, and none are added later.
static void read_words(reader *in)
{
    lua_State *L = in->L;
    ag_host *host = ag_host_of(L);
    ag_raid_def *raid = in->raid;
    // After a reload the words keep their places, and words that the raid no longer has keep their
    // numbers.
    int again = host->raid_words_closed;
    int asked = host->raid_word_count;
    int type = lua_getfield(L, in->table, "words");
    if (type == LUA_TNIL) {
        lua_newtable(L);
        lua_replace(L, -2);
    } else if (type != LUA_TTABLE) {
        ag_lua_fail_type(L, "words", "a table { name = number }");
    }
    int words = lua_gettop(L);
    host->raid_words_closed = 0;
    for (int i = 0; i < asked; i++) {
        raid->word_names[i] = host->raid_words[i];
        if (lua_getfield(L, words, host->raid_words[i]) == LUA_TNIL && !again) {
            ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, "words",
                              "words has no \"%s\", which a script reads%s", host->raid_words[i],
                              ag_lua_meant_key(L, words, host->raid_words[i]));
        }
        lua_pop(L, 1);
    }
    ag_sandbox_push_keys(L, words);
    lua_Integer count = ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, words + 1, i);
        const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
        int at = ag_host_raid_word(host, name);
        if (at < 0) {
            ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "words", "more than %d words",
                              AG_RAID_WORD_MAX);
        }
        raid->words[at] = (int32_t)ag_lua_integer_field(L, words, name, 0);
        raid->word_names[at] = host->raid_words[at];
        lua_pop(L, 1);
    }
    raid->word_count = (uint8_t)host->raid_word_count;
    host->raid_words_closed = 1;
    lua_pop(L, 2);
}

// ---- turns ----

typedef struct turn_reader {
    reader *in;
    ag_turn_def *turn;
} turn_reader;

static ag_step_def *add_step(turn_reader *to, int kind, int phase)
{
    if (to->turn->step_count == AG_STEP_MAX) {
        ag_lua_fail(to->in->L, AG_FINDING_OUT_OF_RANGE, "a turn of more than %d steps",
                    AG_STEP_MAX);
    }
    ag_step_def *step = &to->turn->steps[to->turn->step_count++];
    *step = (ag_step_def){ .kind = (uint8_t)kind, .phase = (uint8_t)phase };
    return step;
}

// The table of a step on top of the stack; nil: `flip_step` and the like without a table.
static void read_step_table(turn_reader *to, const ag_draft *draft, ag_step_def *step)
{
    lua_State *L = to->in->L;
    int table = lua_gettop(L);
    if (!lua_istable(L, table)) return;
    if (draft->number == AG_STEP_ATTACKS) {
        ag_lua_check_rows(L, table, "attack_step", ag_fields_attack_step, NULL);
        to->in->raid->attacks =
            (uint8_t)ag_lua_filter_field(L, table, "at", &to->in->raid->attacked);
        return;
    }
    ag_lua_check_rows(L, table, draft->word, ag_fields_counted_step, NULL);
    ag_lua_amount_field(L, table, "count", &step->amount);
}

static void read_plain_step(turn_reader *to, int draft_index)
{
    static const struct {
        uint8_t phase;
        const char *name;
    } phases[] = {
        [AG_STEP_READY] = { AG_PHASE_START, "start phase" },
        [AG_STEP_DRAW] = { AG_PHASE_START, "start phase" },
        [AG_STEP_CALL] = { AG_PHASE_NONE, NULL },
        [AG_STEP_WINDOW] = { AG_PHASE_SCRIPT, NULL },
        [AG_STEP_ACTION] = { AG_PHASE_ACTION, "action phase" },
        [AG_STEP_END] = { AG_PHASE_END, "end phase" },
        [AG_STEP_FLIPS] = { AG_PHASE_SCRIPT, "flips" },
        [AG_STEP_ATTACKS] = { AG_PHASE_ACTION, "action phase" },
    };
    lua_State *L = to->in->L;
    const ag_draft *draft = ag_draft_at(L, draft_index);
    int before = to->turn->step_count;
    int phase = phases[draft->number].phase;
    int goes_on = before > 0 && to->turn->steps[before - 1].phase == phase;
    ag_step_def *step = add_step(to, draft->number, phase);
    step->name = goes_on ? NULL : phases[draft->number].name;
    int automatic = draft->number == AG_STEP_FLIPS || draft->number == AG_STEP_ATTACKS;
    if (automatic && (to->in->raid == NULL || !to->in->raid->automated)) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "%s is for a raid without a Boss player: automated = true", draft->word);
    }
    ag_draft_push_table(L, draft_index);
    read_step_table(to, draft, step);
    lua_pop(L, 1);
}

typedef struct phase_step {
    turn_reader *to;
    uint16_t rule;
    const char *name;
    int is_first;
} phase_step;

static void read_phase_step(lua_State *L, int index, void *context)
{
    const phase_step *next = context;
    turn_reader *to = next->to;
    const ag_draft *draft = ag_draft_at(L, index);
    ag_step_def *step;
    if (lua_type(L, index) == LUA_TFUNCTION) {
        step = add_step(to, AG_STEP_CALL, AG_PHASE_SCRIPT);
        lua_pushvalue(L, index);
        step->power = (uint16_t)ag_call_add(L, to->in->powers, next->rule, next->name);
    } else if (draft != NULL && draft->kind == AG_DRAFT_STEP && draft->number == AG_STEP_WINDOW) {
        step = add_step(to, AG_STEP_WINDOW, AG_PHASE_SCRIPT);
    } else {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "steps",
                          "a step of a phase is a function or window, not %s",
                          ag_lua_shown(L, index));
    }
    step->name = next->is_first ? next->name : NULL;
}

// Reads the draft of a phase on top of the stack: each step is a function or `window`.
static void read_phase(turn_reader *to)
{
    lua_State *L = to->in->L;
    int index = lua_gettop(L);
    const char *name = ag_loader_hold_text(L, ag_draft_name(L, index));
    ag_reading before = ag_reading_begin(L, index);
    int table = lua_gettop(L);
    ag_lua_check_rows(L, table, "a phase", ag_fields_phase, NULL);
    uint16_t rule = ag_rule_read(L, to->in->powers, table, AG_RULE_NONE);
    int first = to->turn->step_count;
    ag_amount only_if = { .length = 0 };
    ag_amount also_if = { .length = 0 };
    ag_lua_amount_field(L, table, "only_if", &only_if);
    ag_lua_amount_field(L, table, "also_if", &also_if);
    if (lua_getfield(L, table, "steps") != LUA_TTABLE || ag_sandbox_list(L, -1) == 0) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "steps",
                          "a phase has steps { function(boss) … end, window }");
    }
    lua_Integer count = ag_sandbox_list(L, -1);
    phase_step next = { to, rule, name, 1 };
    for (lua_Integer i = 1; i <= count; i++, next.is_first = 0) {
        lua_geti(L, table + 1, i);
        ag_loader_part(L, lua_gettop(L), read_phase_step, &next);
        lua_pop(L, 1);
    }
    to->turn->steps[first].only_if = only_if;
    to->turn->steps[first].also_if = also_if;
    to->turn->steps[first].whole = (uint8_t)count;
    lua_pop(L, 1);
    ag_reading_end(L, before);
}

typedef struct turn_step {
    turn_reader *to;
    const char *field;
} turn_step;

static void read_turn_step(lua_State *L, int index, void *context)
{
    const turn_step *next = context;
    const ag_draft *draft = ag_draft_at(L, index);
    AG_ASSERT(index == lua_gettop(L));
    if (draft != NULL && draft->kind == AG_DRAFT_PHASE) {
        read_phase(next->to);
    } else if (draft != NULL && draft->kind == AG_DRAFT_STEP) {
        read_plain_step(next->to, index);
    } else {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, next->field,
                          "%s holds %s, which is no step (ready_step, draw_step, a phase, "
                          "action_phase, end_phase)",
                          next->field, ag_lua_shown(L, index));
    }
}

static void read_turn(reader *in, const char *field, ag_turn_def *turn)
{
    lua_State *L = in->L;
    turn_reader to = { in, turn };
    turn_step next = { &to, field };
    int type = lua_getfield(L, in->table, field);
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, field, "a list of steps");
    }
    lua_Integer count = type == LUA_TNIL ? 0 : ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, -1, i);
        ag_loader_part(L, lua_gettop(L), read_turn_step, &next);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

// ---- the rest of a raid ----

static uint16_t read_hook(reader *in, const char *field)
{
    lua_State *L = in->L;
    int type = lua_getfield(L, in->table, field);
    if (type == LUA_TNIL) {
        lua_pop(L, 1);
        return 0;
    }
    if (type != LUA_TFUNCTION) {
        ag_lua_fail_type(L, field, "a function");
    }
    return (uint16_t)(ag_call_add(L, in->powers, in->powers->rule, field) + 1);
}

// Pushes a field that is a table and returns 1; else pushes nothing and returns 0.
static int push_table_field(reader *in, const char *name)
{
    int type = lua_getfield(in->L, in->table, name);
    if (type != LUA_TTABLE && type != LUA_TNIL) {
        ag_lua_fail_field(in->L, AG_FINDING_WRONG_TYPE, name, "%s of a raid is a table, not %s",
                          name, ag_lua_shown(in->L, -1));
    }
    return type == LUA_TTABLE;
}

// Adds the value on top of the stack as a sequence of the raid, which scripts call `word`.
static void add_sequence(reader *in, const char *field, const char *word)
{
    ag_raid_def *raid = in->raid;
    const ag_draft *draft = ag_draft_at(in->L, -1);
    if (draft == NULL || draft->kind != AG_DRAFT_SEQUENCE) {
        ag_lua_fail_field(in->L, AG_FINDING_WRONG_TYPE, field,
                          "%s takes sequence \"Name\" { steps = { … } }, not %s", field,
                          ag_lua_shown(in->L, -1));
    }
    if (raid->sequence_count == AG_SEQUENCE_MAX) {
        ag_lua_fail_field(in->L, AG_FINDING_OUT_OF_RANGE, field, "more than %d sequences",
                          AG_SEQUENCE_MAX);
    }
    ag_sequence_def *sequence = &raid->sequences[raid->sequence_count++];
    sequence->word = ag_loader_hold_text(in->L, word);
    ag_sequence_read(in->L, in->powers, sequence);
}

static void read_sequences(reader *in)
{
    lua_State *L = in->L;
    if (lua_getfield(L, in->table, "boss_destroyed") != LUA_TNIL) {
        if (in->raid->fatal_power != 0) {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "boss_destroyed",
                              "a raid has boss_has_fatal_damage (nobody is destroyed by it) or "
                              "boss_destroyed, not both");
        }
        add_sequence(in, "boss_destroyed", "boss_destroyed");
        in->raid->destroyed = in->raid->sequence_count;
    }
    lua_pop(L, 1);
    if (push_table_field(in, "sequences")) {
        int table = lua_gettop(L);
        ag_sandbox_push_keys(L, table);
        lua_Integer count = ag_sandbox_list(L, -1);
        for (lua_Integer i = 1; i <= count; i++) {
            const char *word =
                lua_rawgeti(L, table + 1, i) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
            lua_getfield(L, table, word);
            add_sequence(in, "sequences", word);
            lua_pop(L, 2);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_players(reader *in)
{
    in->raid->raiders_min = 1;
    in->raid->raiders_max = AG_RAIDERS_MAX;
    ag_players_read(in->L, in->table, &in->raid->raiders_min, &in->raid->raiders_max);
}

static uint8_t hand_size_of(reader *in, int table, const char *side, int otherwise)
{
    lua_Integer size = ag_lua_integer_field(in->L, table, side, otherwise);
    if (size < 1 || size > HAND_SIZE_MAX) {
        ag_lua_fail_field(in->L, AG_FINDING_OUT_OF_RANGE, "hand_size",
                          "a hand size is a number from 1 to %d", HAND_SIZE_MAX);
    }
    return (uint8_t)size;
}

static void read_hand_sizes(reader *in)
{
    in->raid->hand_max[AG_SIDE_BOSS] = HAND_SIZE_BOSS;
    in->raid->hand_max[AG_SIDE_RAIDERS] = HAND_SIZE;
    if (push_table_field(in, "hand_size")) {
        int table = lua_gettop(in->L);
        ag_lua_check_rows(in->L, table, "hand_size", ag_fields_hand_size, NULL);
        in->raid->hand_max[AG_SIDE_BOSS] = hand_size_of(in, table, "boss", HAND_SIZE_BOSS);
        in->raid->hand_max[AG_SIDE_RAIDERS] = hand_size_of(in, table, "raiders", HAND_SIZE);
    }
    lua_pop(in->L, 1);
}

// How weapons strike: by the rules of 2013 ("v7"), or on the chain ("classic").
static uint8_t read_strike_model(reader *in)
{
    const char *model = ag_lua_text_field(in->L, in->table, "strike_model");
    int classic = model != NULL && strcmp(model, "classic") == 0;
    if (model != NULL && !classic && strcmp(model, "v7") != 0) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "strike_model",
                          "strike_model is \"v7\" or \"classic\"");
    }
    return (uint8_t)classic;
}

static void read_first(reader *in)
{
    uint64_t first = ag_lua_words_field(in->L, in->table, "first", ag_raid_first, 2);
    in->raid->boss_first = first != AG_BIT(1);
}

// ---- the parts of a raid: each is read by itself ----

static void read_lists(reader *in)
{
    ag_lua_text_field(in->L, in->table, "text");
    read_texts(in, "decks", add_deck);
    if (push_table_field(in, "unshuffled")) {
        read_texts(in, "unshuffled", add_unshuffled);
    }
    lua_pop(in->L, 1);
}

static void read_bosses(reader *in)
{
    read_texts(in, "bosses", add_boss);
    if (in->raid->deck_count == 0 || in->raid->boss_count == 0) {
        ag_lua_fail(in->L, AG_FINDING_OUT_OF_RANGE, "a raid has at least one deck and one Boss");
    }
}

static void read_switches(reader *in)
{
    lua_State *L = in->L;
    ag_raid_def *raid = in->raid;
    read_first(in);
    raid->strike_classic = read_strike_model(in);
    raid->skips_first_draw = (uint8_t)ag_lua_boolean_field(L, in->table, "skips_first_draw");
    raid->boss_mulligan = (uint8_t)ag_lua_boolean_field(L, in->table, "boss_mulligan");
    const char *apart = ag_lua_text_field(L, in->table, "apart");
    raid->apart = apart != NULL ? ag_loader_hold_text(L, apart) : NULL;
    raid->immune_stays = (uint8_t)ag_lua_boolean_field(L, in->table, "immune_cant_attack");
    raid->automated = (uint8_t)ag_lua_boolean_field(L, in->table, "automated");
    if (raid->automated && raid->boss_mulligan) {
        ag_lua_fail_field(L, AG_FINDING_MISSING, "boss_mulligan",
                          "an automated side has no hand to take back");
    }
}

// What leaves play only when it is destroyed: { of = filter, cites = … }.
static void read_destroyed_instead(reader *in)
{
    if (push_table_field(in, "destroyed_instead")) {
        int table = lua_gettop(in->L);
        ag_lua_check_rows(in->L, table, "destroyed_instead", ag_fields_destroyed_instead, NULL);
        in->raid->fall_rule = ag_rule_read(in->L, in->powers, table, AG_RULE_NONE);
        in->raid->keeps_from_leaving =
            (uint8_t)ag_lua_filter_field(in->L, table, "of", &in->raid->falls);
    }
    lua_pop(in->L, 1);
}

static void read_rest(reader *in)
{
    read_destroyed_instead(in);
    read_hand_sizes(in);
    in->raid->keeps_unreachable =
        (uint8_t)ag_lua_filter_field(in->L, in->table, "beyond_raiders", &in->raid->beyond);
    // The numbers that `cites` may name: looked up where they are cited
    push_table_field(in, "rules");
    lua_pop(in->L, 1);
}

static void read_turns(reader *in)
{
    read_turn(in, "boss_turn", &in->raid->turn[AG_SIDE_BOSS]);
    read_turn(in, "raider_turn", &in->raid->turn[AG_SIDE_RAIDERS]);
}

static void read_hooks(reader *in)
{
    in->raid->setup_power = read_hook(in, "setup");
    in->raid->from_boss_power = read_hook(in, "from_boss");
    in->raid->wrap_up_power = read_hook(in, "wrap_up");
    in->raid->fatal_power = read_hook(in, "boss_has_fatal_damage");
}

static void read_modes(reader *in)
{
    ag_raid_modes_read(in->L, in->powers, in->table, in->raid);
}

static void read_rule(reader *in)
{
    in->powers->rule = ag_rule_read(in->L, in->powers, in->table, AG_RULE_NONE);
}

typedef struct raid_part {
    reader *in;
    void (*read)(reader *in);
} raid_part;

static void read_part(lua_State *L, int table, void *context)
{
    const raid_part *part = context;
    (void)L;
    part->in->table = table;
    part->read(part->in);
}

// A game of two players by the rules of the base game.
static void read_duel(reader *in)
{
    ag_duel_check(in->L, in->table);
    ag_lua_text_field(in->L, in->table, "text");
    in->raid->raiders_min = in->raid->raiders_max = 2;
    in->raid->skips_first_draw = 1;  // CR 501.2b
    in->raid->strike_classic = read_strike_model(in);
}

static int is_duel(reader *in)
{
    in->raid->duel = (uint8_t)ag_lua_boolean_field(in->L, in->table, "duel");
    return in->raid->duel;
}

static void read_raid(reader *in)
{
    static void (*const of_raid[])(reader *) = {
        read_rule,  read_players, read_lists,     read_bosses, read_switches, read_rest,
        read_turns, read_hooks,   read_sequences, read_words,  read_modes,
    };
    static void (*const of_duel[])(reader *) = { read_rule, read_duel, read_words };
    int table = in->table;
    ag_lua_check_rows(in->L, table, "a raid", ag_fields_raid, NULL);
    int duel = is_duel(in);
    size_t count = duel ? sizeof of_duel / sizeof of_duel[0] : sizeof of_raid / sizeof of_raid[0];
    for (size_t i = 0; i < count; i++) {
        raid_part part = { in, duel ? of_duel[i] : of_raid[i] };
        ag_loader_part(in->L, table, read_part, &part);
        in->table = table;
    }
}

void ag_raid_read(lua_State *L, ag_raid_def *raid, ag_card_def *def, uint16_t printed)
{
    int index = lua_gettop(L);
    ag_reading before = ag_reading_begin(L, index);
    reader in = { .L = L, .table = lua_gettop(L), .raid = raid };
    in.powers = ag_powers_open(L, def->key);
    def->side_count = 1;
    def->side[0].name = ag_loader_hold_text(L, ag_draft_name(L, index));
    def->side[0].text = "";
    def->side[0].types = AG_TYPE_RAID;
    def->name = ag_loader_symbol(L, def->side[0].name);
    raid->printed = printed;
    raid->key = def->key;
    raid->name = def->side[0].name;
    read_raid(&in);
    ag_powers_keep(L, in.powers, printed, def);
    ag_powers_leave(L);
    ag_reading_end(L, before);
}

// ---- phases outside a raid's file ----

void ag_phase_check(lua_State *L)
{
    ag_powers *powers = ag_powers_open(L, NULL);
    lua_pushvalue(L, -1);
    if (ag_draft_at(L, -1)->kind == AG_DRAFT_SEQUENCE) {
        ag_sequence_def sequence;
        ag_sequence_read(L, powers, &sequence);
    } else {
        ag_turn_def *turn = lua_newuserdatauv(L, sizeof *turn, 0);
        turn->step_count = 0;
        reader in = { .L = L, .powers = powers };
        turn_reader to = { &in, turn };
        lua_pushvalue(L, -2);
        read_phase(&to);
        lua_pop(L, 2);
    }
    ag_powers_leave(L);
    lua_pop(L, 1);
}
