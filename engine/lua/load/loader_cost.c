// Costs (CR 403): from a table of a script to what the rules read.
#include "lua/load/loader.h"

// ---- costs ----

enum { COST_MAX = 99, PARTS_MAX = AG_COST_PART_MAX / 2 };  // resources, parts of one cost

int16_t ag_cost_number_read(lua_State *L, const ag_field_row *row, uint8_t *x_count)
{
    ag_amount amount;
    int number = 0, x = 0;
    ag_amount_read(L, row, &amount);
    for (int i = 0; i < amount.length; i++) {
        const ag_expr_step *step = &amount.steps[i];
        x += step->op == AG_OP_X;
        number += step->op == AG_OP_CONST ? step->value : 0;
        ag_lua_need(L, step->op == AG_OP_X || step->op == AG_OP_CONST || step->op == AG_OP_PLUS,
                    AG_FINDING_CONTRADICTION, row->name, "%s is a number, x, or a sum of them",
                    row->name);
    }
    ag_lua_need(L, number >= 0 && number <= COST_MAX && x <= COST_MAX, AG_FINDING_OUT_OF_RANGE,
                row->name, "%s is a number from 0 to %d", row->name, COST_MAX);
    *x_count = (uint8_t)x;
    return (int16_t)number;
}

static ag_cost_part *add_part(lua_State *L, ag_cost *to, int kind)
{
    ag_lua_need(L, to->part_count < PARTS_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "a cost of more than %d parts", PARTS_MAX);
    ag_cost_part *part = &to->parts[to->part_count++];
    *part = (ag_cost_part){ .kind = (uint8_t)kind, .min = 1, .max = 1 };
    return part;
}

// What takes the card itself stands before what is chosen, in the order of the kinds.
static void add_own(lua_State *L, ag_cost *to, int kind)
{
    ag_cost_part *parts = to->parts;
    add_part(L, to, kind);
    int at = to->part_count - 1;
    ag_cost_part own = parts[at];
    for (; at > 0 && parts[at - 1].kind > kind; at--) parts[at] = parts[at - 1];
    parts[at] = own;
}

// The table of a cost while it is read.
typedef struct cost_reader {
    ag_cost *cost;
    int32_t count;  // how many cards a filter beside it means
} cost_reader;

// ---- a part of a cost: cards, damage, counters ----

// A number, x, or a sum of them; of `up_to` (its number is 1) that or fewer.
static void read_count(lua_State *L, const ag_field_row *row, void *at)
{
    ag_cost_part *part = at;
    part->max = ag_cost_number_read(L, row, &part->x_count);
    part->min = row->number == 0 ? part->max : 0;
}

static void read_any_number(lua_State *L, const ag_field_row *row, void *at)
{
    ag_cost_part *part = at;
    if (ag_field_flag(L, row)) {
        part->min = 0;
        part->max = AG_COST_PICK_MAX;
    }
}

// Divided as its player likes: up to so much, or any amount.
static void read_damage_up_to(lua_State *L, const ag_field_row *row, void *at)
{
    ag_cost_part *part = at;
    int is_flag = row->shape == AG_SHAPE_FLAG;
    int most = is_flag ? ag_field_flag(L, row) * INT16_MAX : ag_field_number(L, row);
    if (most > 0) {
        part->kind = AG_COST_DAMAGE;
        part->min = 0;
        part->max = (int16_t)most;
    }
}

static void read_counters_count(lua_State *L, const ag_field_row *row, void *at)
{
    ag_cost_part *part = at;
    part->amount = ag_cost_number_read(L, row, &part->x_count);
}

static void read_bearer(lua_State *L, const ag_field_row *row, void *at)
{
    ag_cost_part *part = at;
    ag_filter_read(L, row, &part->filter);
    part->kind = AG_COST_COUNTERS_OF;
}

const ag_field_row ag_fields_cost_cards[] = {
    { "what", AG_SHAPE_FILTER, "Which cards.", .at = AG_AT(ag_cost_part, filter) },
    { "count", AG_SHAPE_COST_AMOUNT, "How many.", .otherwise = "1", .read = read_count },
    { "up_to", AG_SHAPE_COST_AMOUNT, "As many, or fewer: me.paid says how many.",
      .read = read_count, .number = 1 },
    { "any_number", AG_SHAPE_FLAG, "Any number: me.paid says how many.", .read = read_any_number },
    { "one_graveyard", AG_SHAPE_FLAG, "All of them of one graveyard.",
      .at = AG_AT(ag_cost_part, of_one) },
    { .name = NULL },
};

const ag_field_row ag_fields_cost_damage[] = {
    { "to", AG_SHAPE_FILTER, "On whom.", .needed = 1, .at = AG_AT(ag_cost_part, filter) },
    { "up_to", AG_SHAPE_NUMBER, "As much, or less: me.paid says how much.",
      .read = read_damage_up_to },
    { "any_number", AG_SHAPE_FLAG, "As much as there is room for: me.paid says how much.",
      "CR 405.3", .read = read_damage_up_to },
    { "count", AG_SHAPE_NUMBER, "So much, on one that is chosen.", .otherwise = "1",
      .at = AG_AT(ag_cost_part, amount) },
    { .name = NULL },
};

const ag_field_row ag_fields_cost_counters[] = {
    { "name", AG_SHAPE_TEXT, "Which counters.", "CR 404.1", .needed = 1,
      .at = AG_AT(ag_cost_part, counter) },
    { "count", AG_SHAPE_COST_AMOUNT, "How many.", .otherwise = "1", .read = read_counters_count },
    { "all", AG_SHAPE_FLAG, "All of them, be it none.", "CR 403.4",
      .at = AG_AT(ag_cost_part, all) },
    { "from", AG_SHAPE_FILTER, "Of which card.", .otherwise = "of this one", .read = read_bearer },
    { .name = NULL },
};

// ---- the parts ----

static void read_resources(lua_State *L, const ag_field_row *row, void *at)
{
    const cost_reader *in = at;
    in->cost->resources = ag_cost_number_read(L, row, &in->cost->x_count);
}

// What its player does.
static void read_own(lua_State *L, const ag_field_row *row, void *at)
{
    const cost_reader *in = at;
    if (ag_field_flag(L, row)) add_part(L, in->cost, row->number);
}

// The part that takes the card itself; 0: none does.
static int own_part(int part)
{
    switch (part) {
    case AG_COST_EXHAUST: return AG_COST_EXHAUST_THIS;  // CR 701.3
    case AG_COST_DESTROY: return AG_COST_DESTROY_THIS;
    case AG_COST_REMOVE: return AG_COST_REMOVE_THIS;
    case AG_COST_FLIP: return AG_COST_FLIP_THIS;
    case AG_COST_FACE_DOWN: return AG_COST_FACE_DOWN_THIS;
    case AG_COST_TO_HAND: return AG_COST_TO_HAND_THIS;
    default: return 0;
    }
}

static int is_this(lua_State *L, const ag_field_row *row)
{
    const ag_filter this = { .is = AG_IS_THIS };
    ag_filter filter;
    if (own_part(row->number) == 0 || !ag_lua_is_filter(L, -1)) return 0;
    ag_filter_read(L, row, &filter);
    return memcmp(&filter, &this, sizeof this) == 0;
}

// A filter (the card itself, or one card is picked, or as many as `count` says), a number, a table,
// or a list of these.
static void read_cards(lua_State *L, const ag_field_row *row, void *at)
{
    const cost_reader *in = at;
    int given = lua_gettop(L), count = lua_istable(L, -1) ? (int)ag_sandbox_list(L, -1) : 0;
    for (int i = 1; i <= count; i++) {
        lua_geti(L, given, i);
        ag_field_need(L, row, ag_lua_is_filter(L, -1) || lua_istable(L, -1));
        read_cards(L, row, at);
        lua_settop(L, given);
    }
    if (count > 0) return;
    if (is_this(L, row)) {
        add_own(L, in->cost, own_part(row->number));
        return;
    }
    ag_cost_part *part = add_part(L, in->cost, row->number);
    int any = row->number == AG_COST_DISCARD || row->number == AG_COST_REVEAL;
    if (row->shape == AG_SHAPE_NUMBER) {
        part->min = part->max = (int16_t)ag_field_number(L, row);
    } else if (ag_lua_is_filter(L, -1)) {
        ag_filter_read(L, row, &part->filter);
        part->min = part->max = (int16_t)in->count;
    } else if (any && !lua_istable(L, -1)) {
        part->min = part->max = ag_cost_number_read(L, row, &part->x_count);
    } else {
        ag_table_read(L, row, part);
    }
    if (part->max <= 0 && part->x_count == 0) {
        in->cost->part_count--;  // a part that costs nothing is left out
    }
}

// So much damage, or so many counters.
static void read_amount(lua_State *L, const ag_field_row *row, void *at)
{
    const cost_reader *in = at;
    ag_cost_part *part = add_part(L, in->cost, row->number);
    part->amount = 1;
    ag_table_read(L, row, part);
    ag_lua_need(L, part->kind != AG_COST_COUNTERS_OF || !part->all, AG_FINDING_CONTRADICTION,
                row->name, "all counters are those of the card itself: no `from`");
    if (part->kind == AG_COST_REMOVE_COUNTERS) part->min = part->max = part->amount;
}

#define OF_CARDS(part)                                                                             \
    .as = "a filter, { what =, … } or a list of them", .fields = ag_fields_cost_cards,             \
    .read = read_cards, .number = (part)

const ag_field_row ag_fields_cost[] = {
    { "resources", AG_SHAPE_COST_AMOUNT, "Resources that are exhausted.", "CR 403.6", .max = 99,
      .read = read_resources },
    { "discard", AG_SHAPE_FILTER, "Cards of the hand that are discarded.",
      .as = "a filter, { what =, … } or a number", .fields = ag_fields_cost_cards,
      .read = read_cards, .number = AG_COST_DISCARD },
    { "destroy", AG_SHAPE_FILTER, "Cards that are destroyed; `this`: a Boss, too.", "CR 403.5",
      OF_CARDS(AG_COST_DESTROY) },
    { "exhaust", AG_SHAPE_FILTER, "Cards that are exhausted; `this` is [Activate].", "CR 403.5",
      OF_CARDS(AG_COST_EXHAUST) },
    { "remove", AG_SHAPE_FILTER, "Cards that are removed from the game.",
      OF_CARDS(AG_COST_REMOVE) },
    { "to_hand", AG_SHAPE_FILTER, "Cards that go to their owners' hands.",
      OF_CARDS(AG_COST_TO_HAND) },
    { "to_bottom", AG_SHAPE_FILTER, "Cards that go under their owners' decks.",
      OF_CARDS(AG_COST_TO_BOTTOM) },
    { "flip", AG_SHAPE_FILTER, "Cards that are turned over.", OF_CARDS(AG_COST_FLIP) },
    { "face_down", AG_SHAPE_FILTER, "Quests and locations of the row that are turned face down.",
      OF_CARDS(AG_COST_FACE_DOWN) },
    { "reveal", AG_SHAPE_FILTER, "Cards of the hand that are shown.",
      .as = "a filter, { what =, … } or a number", .fields = ag_fields_cost_cards,
      .read = read_cards, .number = AG_COST_REVEAL },
    { "count", AG_SHAPE_NUMBER, "How many cards a filter beside it means.", .otherwise = "1",
      .at = AG_AT(cost_reader, count), .order = AG_READ_FIRST },
    { "deck_to_graveyard", AG_SHAPE_NUMBER,
      "So many cards from the top of the deck go to the graveyard.", .max = 99, .read = read_cards,
      .number = AG_COST_DECK_TO_GRAVEYARD },
    { "damage", AG_SHAPE_TABLE, "Damage that is put on characters.", "CR 405.3",
      .fields = ag_fields_cost_damage, .read = read_amount, .number = AG_COST_DAMAGE_ON },
    { "counters", AG_SHAPE_TABLE, "Counters that are removed.", "CR 403.4",
      .fields = ag_fields_cost_counters, .read = read_amount, .number = AG_COST_REMOVE_COUNTERS },
    { "concede", AG_SHAPE_FLAG, "The whole side concedes, if all agree.", "CR 800.1",
      .read = read_own, .number = AG_COST_CONCEDE },
    { .name = NULL },
};

const ag_field_row ag_fields_term[] = {
    { "only_if", AG_SHAPE_CONDITION, "It can be chosen only while this is so.", "CR 403.3",
      .at = AG_AT(ag_power_def, only_if) },
    { .name = NULL },
};

const ag_field_row ag_fields_free[] = {
    { "free", AG_SHAPE_FLAG, "Nothing is paid.", "CR 403.3", .needed = 1 },
    { .name = NULL },
};

// ---- costs ----

static void read_cost(lua_State *L, int table, const ag_field_row *more, ag_cost *to)
{
    cost_reader in = { to, .count = 1 };
    *to = (ag_cost){ .resources = 0 };
    ag_lua_check_rows(L, table, "a cost", ag_fields_cost, more);
    ag_fields_take(L, table, "a cost", ag_fields_cost, &in);
}

void ag_cost_table_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_lua_need_type(L, lua_istable(L, -1), row->name, "a table { … }");
    read_cost(L, lua_gettop(L), NULL, at);
}

// A term has the fields of a cost, and may say when it can be chosen.
int ag_term_read(lua_State *L, int table, const char *field)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    ag_lua_need(L, powers != NULL, AG_FINDING_WRONG_TYPE, field,
                "%s: a cost stands in `gives` of the card, not in an effect", field);
    int index = powers->count;
    ag_power_def *power = ag_powers_add(L, AG_POWER_TERM, field);
    read_cost(L, table, ag_fields_term, &power->cost);
    ag_fields_take(L, table, "a cost", ag_fields_term, power);
    return index;
}

// What an effect may ask for by its name.
void ag_named_cost_read(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    ag_power_def *power = ag_powers_add(L, AG_POWER_TERM, row->name);
    (void)at;
    powers->entries[powers->count - 1].name = ag_loader_hold_text(L, name);
    power->id = ag_loader_symbol(L, name);
    read_cost(L, lua_gettop(L), NULL, &power->cost);
    ag_lua_need(L, ag_cost_x_count(&power->cost) == 0, AG_FINDING_CONTRADICTION, name,
                "%s: X is chosen as a card or power is added; an effect asks for a number", name);
    ag_lua_need(L, !ag_cost_has(&power->cost, AG_COST_CONCEDE), AG_FINDING_CONTRADICTION, name,
                "%s: no effect asks a side to concede", name);
}

// CR 403.3: one cost { … }, or a list of them.
void ag_rather_read(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_card_def *def = at;
    (void)name;
    ag_field_need(L, row, lua_istable(L, -1));
    int term = ag_term_read(L, lua_gettop(L), row->name);
    def->rather_first = def->rather_count++ == 0 ? (uint8_t)term : def->rather_first;
}

// The turns of a raid, its phases and sequences: from drafts to tables of steps. Steps that are
// functions are powers, which the rules call by their numbers.

static ag_power_def *add_call(lua_State *L, const char *name)
{
    ag_power_def *call = ag_powers_add(L, AG_POWER_CALL, name);
    call->front = 1;
    return call;
}

int ag_powers_add_call(lua_State *L, const ag_field_row *row, const char *name)
{
    AG_ASSERT(row->number == AG_SLOT_EFFECT);
    ag_function_read(L, row, add_call(L, name));
    return ag_host_of(L)->reading.powers->count - 1;
}

static ag_step_def *add_step(lua_State *L, ag_turn_def *turn, int kind, int phase)
{
    ag_lua_need(L, turn->step_count < AG_STEP_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "a turn of more than %d steps", AG_STEP_MAX);
    ag_step_def *step = &turn->steps[turn->step_count++];
    *step = (ag_step_def){ .kind = (uint8_t)kind, .phase = (uint8_t)phase };
    return step;
}

const ag_field_row ag_fields_counted_step[] = {
    { "count", AG_SHAPE_AMOUNT, "How many cards.", .at = AG_AT(ag_step_def, amount) },
    { .name = NULL },
};

const ag_field_row ag_fields_attack_step[] = {
    { "at", AG_SHAPE_FILTER, "Whom they attack, where they may.",
      .otherwise = "one of them at random", .at = AG_AT(ag_raid_def, attacked),
      .has = AG_AT(ag_raid_def, attacks) },
    { "else_at", AG_SHAPE_FILTER,
      "Whom they attack where something that `at` names is in play, and none of it can be "
      "attacked: one of these, or nobody.",
      .otherwise = "anybody", .at = AG_AT(ag_raid_def, attacked_else),
      .has = AG_AT(ag_raid_def, attacks_else) },
    { .name = NULL },
};

static void read_plain_step(lua_State *L, ag_raid_def *raid, ag_turn_def *turn)
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
    int draft_index = lua_gettop(L), before = turn->step_count;
    const ag_draft *draft = ag_draft_at(L, draft_index);
    int phase = phases[draft->number].phase, attacks = draft->number == AG_STEP_ATTACKS;
    int goes_on = before > 0 && turn->steps[before - 1].phase == phase;
    ag_step_def *step = add_step(L, turn, draft->number, phase);
    step->name = goes_on ? NULL : phases[draft->number].name;
    ag_lua_need(L, raid->automated || (!attacks && draft->number != AG_STEP_FLIPS),
                AG_FINDING_CONTRADICTION, NULL,
                "%s is for a raid without a Boss player: automated = true", draft->word);
    ag_draft_push_table(L, draft_index);
    if (lua_istable(L, -1)) {
        const ag_lexicon_row *word = ag_lexicon_find(ag_lexicon_raids, draft->word);
        ag_fields_read(L, -1, draft->word, word->fields[0], attacks ? (void *)raid : step);
    }
}

typedef struct phase_reader {
    ag_turn_def *turn;
    const char *name;
    int first;  // its first step
    ag_amount only_if;
} phase_reader;

static void read_phase_step(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    const phase_reader *in = at;
    const ag_draft *draft = ag_draft_at(L, -1);
    int window = ag_draft_is(L, -1, AG_DRAFT_STEP) && draft->number == AG_STEP_WINDOW;
    (void)name;
    ag_lua_need_value(L, window || lua_isfunction(L, -1), -1, row->name,
                      "a step of a phase is a function or window");
    int kind = window ? AG_STEP_WINDOW : AG_STEP_CALL;
    ag_step_def *step = add_step(L, in->turn, kind, AG_PHASE_SCRIPT);
    if (!window) step->power = (uint16_t)ag_powers_add_call(L, row, in->name);
    step->name = in->turn->step_count == in->first + 1 ? in->name : NULL;
}

const ag_field_row ag_fields_phase[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about." },
    { "only_if", AG_SHAPE_CONDITION, "Judged as it would begin: else it is left out.",
      .at = AG_AT(phase_reader, only_if) },
    { "steps", AG_SHAPE_STEPS, "function(boss) … end, done off the chain, and window.", .needed = 1,
      .each = read_phase_step },
    { .name = NULL },
};

void ag_phase_read(lua_State *L, ag_turn_def *turn)
{
    phase_reader in = { .turn = turn, .first = turn->step_count };
    in.name = ag_loader_hold_text(L, ag_draft_name(L, lua_gettop(L)));
    ag_draft_read(L, "a phase", ag_fields_phase, &in);
    if (turn->step_count > in.first) {
        ag_step_def *step = &turn->steps[in.first];
        step->called = ag_loader_symbol(L, in.name);
        step->only_if = in.only_if;
        step->whole = (uint8_t)(turn->step_count - in.first);
    }
}

void ag_turn_step_read(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_raid_def *raid = at;
    int side = strcmp(row->name, "boss_turn") == 0 ? AG_SIDE_BOSS : AG_SIDE_RAIDERS;
    (void)name;
    if (ag_draft_is(L, -1, AG_DRAFT_PHASE)) {
        ag_phase_read(L, &raid->turn[side]);
    } else {
        ag_field_need_item(L, row, ag_draft_is(L, -1, AG_DRAFT_STEP),
                           "no step (ready_step, draw_step, a phase, action_phase, end_phase)");
        read_plain_step(L, raid, &raid->turn[side]);
    }
}

// ---- sequences ----

const ag_field_row ag_fields_effect[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .at = AG_AT(ag_power_def, rule) },
    { "play", AG_SHAPE_FUNCTION, "What it does as it resolves.", .needed = 1,
      .as = "function(boss, card)", .read = ag_function_read },
    { .name = NULL },
};

// An effect goes onto the chain, by its name.
static int read_effect(lua_State *L)
{
    const char *name = ag_loader_hold_text(L, ag_draft_name(L, -1));
    ag_power_def *call = add_call(L, name);
    call->id = ag_loader_symbol(L, name);
    ag_draft_read(L, "an effect", ag_fields_effect, call);
    return ag_host_of(L)->reading.powers->count - 1;
}

static void read_step(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    ag_sequence_def *out = at;
    int effect = ag_draft_is(L, -1, AG_DRAFT_EFFECT), again = ag_draft_is(L, -1, AG_DRAFT_AGAIN);
    (void)text;
    if (again) {
        ag_draft_push_table(L, -1);
        ag_lua_need(L, ag_sandbox_list(L, -1) == 1, AG_FINDING_CONTRADICTION, "steps",
                    "again takes one function: again { function(boss, card) … end }");
        lua_geti(L, -1, 1);
    }
    ag_lua_need_value(L, effect || lua_isfunction(L, -1), -1, row->name,
                      "a step of a sequence is a function(boss, card), again { function } or "
                      "effect \"Name\" { play = function }");
    AG_ASSERT(out->step_count < AG_SEQUENCE_STEP_MAX);
    ag_sequence_step *step = &out->steps[out->step_count++];
    step->power = (uint16_t)(effect ? read_effect(L) : ag_powers_add_call(L, row, out->name));
    step->kind = effect ? AG_SEQUENCE_EFFECT : again ? AG_SEQUENCE_AGAIN : AG_SEQUENCE_ONCE;
}

const ag_field_row ag_fields_sequence[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about." },
    { "steps", AG_SHAPE_STEPS,
      "function(boss, card) … end, again { function } and effect \"Name\" { play = function }.",
      .needed = 1, .max = AG_SEQUENCE_STEP_MAX, .each = read_step },
    { .name = NULL },
};

void ag_sequence_read(lua_State *L, ag_sequence_def *out)
{
    int index = lua_gettop(L);
    AG_ASSERT(ag_draft_is(L, index, AG_DRAFT_SEQUENCE));
    out->name = ag_loader_hold_text(L, ag_draft_name(L, index));
    out->step_count = 0;
    ag_draft_read(L, "a sequence", ag_fields_sequence, out);
}
