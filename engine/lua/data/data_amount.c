// Amounts and conditions: expressions that scripts build with + - * and a few methods, and that C
// evaluates.
#include "lua/data/data_lua.h"
#include "lua/host/host_private.h"

// ---- small makers ----

static ag_amount leaf(int op, int arg, int value)
{
    ag_amount amount = { .length = 1 };
    amount.steps[0] = (ag_expr_step){ (uint8_t)op, (uint8_t)arg, (int16_t)value };
    return amount;
}

ag_amount ag_amount_constant(int value)
{
    return leaf(AG_OP_CONST, 0, value);
}

int ag_lua_push_amount(lua_State *L, const ag_amount *amount)
{
    ag_amount *made = lua_newuserdatauv(L, sizeof *made, 0);
    *made = *amount;
    luaL_setmetatable(L, AG_DATA_AMOUNT);
    return 1;
}

int ag_lua_to_amount(lua_State *L, int index, ag_amount *out)
{
    const ag_amount *amount = luaL_testudata(L, index, AG_DATA_AMOUNT);
    if (amount != NULL) {
        *out = *amount;
        return 1;
    }
    int whole;
    lua_Integer number = lua_tointegerx(L, index, &whole);
    if (lua_type(L, index) != LUA_TNUMBER || !whole) return 0;
    ag_lua_need(L, number >= INT16_MIN && number <= INT16_MAX, AG_FINDING_CONTRADICTION, NULL,
                "%d is too large for an amount", (int)number);
    *out = ag_amount_constant((int)number);
    return 1;
}

int ag_amount_fixed(const ag_amount *amount, int *out)
{
    int stack[AG_EXPR_MAX];
    int height = 0;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        if (step->op == AG_OP_CONST && step->arg == 0) {
            stack[height++] = step->value;
            continue;
        }
        if (height < 2 || step->op < AG_OP_PLUS || step->op > AG_OP_TIMES) return 0;
        int right = stack[--height], left = stack[height - 1];
        int64_t value = step->op == AG_OP_PLUS    ? (int64_t)left + right
                        : step->op == AG_OP_MINUS ? (int64_t)left - right
                                                  : (int64_t)left * right;
        stack[height - 1] = (int)(value > AG_NUMBER_MAX    ? AG_NUMBER_MAX
                                  : value < -AG_NUMBER_MAX ? -AG_NUMBER_MAX
                                                           : value);
    }
    *out = height == 1 ? stack[0] : 0;
    return height == 1;
}

int ag_value_resolve(lua_State *L, const char *name, int in_text)
{
    ag_host *host = ag_host_of(L);
    const char *words[AG_VALUES_MAX];
    int top = lua_gettop(L), count = host->reading.value_count;
    for (int i = 0; i < count; i++) {
        ag_value *value = &host->reading.values[i];
        words[i] = ag_host_word(host, value->name);
        if (strcmp(words[i], name) != 0) continue;
        value->declared |= !in_text;
        return value->number;
    }
    ag_lua_complain(L, AG_FINDING_UNKNOWN_VALUE,
                    lua_pushfstring(L, in_text ? "{%s}" : "value.%s", name),
                    "`values` has no \"%s\"%s", name, ag_lua_meant(L, name, words, count));
    lua_settop(L, top);
    return 0;
}

int16_t ag_symbol_resolve(lua_State *L, int16_t symbol)
{
    const char *name = ag_host_word(ag_host_of(L), (ag_symbol)(uint16_t)symbol);
    return (int16_t)ag_value_resolve(L, name, 0);
}

// ---- parts of a turn ----

ag_expr_step ag_part_at(lua_State *L, int index)
{
    const char *name = lua_tostring(L, index);
    int part = ag_word_find(ag_part_words, AG_PART_COUNT, name);
    if (part >= AG_PART_START_PHASE) return (ag_expr_step){ AG_OP_DURING, (uint8_t)part, 0 };
    ag_symbol phase = ag_loader_symbol(L, name);
    return (ag_expr_step){ AG_OP_DURING, AG_PART_OF_RAID, (int16_t)phase };
}

// The phases that the raid declares are known once it is read; its own conditions wait for that
// (ag_raid_read).
void ag_part_resolve(lua_State *L, const char *field, const ag_expr_step *part)
{
    const ag_host *host = ag_host_of(L);
    const ag_draft *draft = host->reading.draft;
    const ag_raid_def *raid = host->reading.raid != NULL ? host->reading.raid : host->catalog.raid;
    int of_raid = draft->kind == AG_DRAFT_RAID || draft->kind == AG_DRAFT_PHASE;
    if (part->arg == AG_PART_OF_RAID && !of_raid) {
        ag_part_need(L, field, raid, (ag_symbol)(uint16_t)part->value);
    }
}

void ag_part_need(lua_State *L, const char *field, const ag_raid_def *raid, ag_symbol phase)
{
    const char *words[AG_SIDE_COUNT * AG_STEP_MAX + AG_PART_COUNT];
    int count = 0;
    for (int side = 0; raid != NULL && side < AG_SIDE_COUNT; side++) {
        for (int i = 0; i < raid->turn[side].step_count; i++) {
            if (raid->turn[side].steps[i].called == 0) continue;
            if (raid->turn[side].steps[i].called == phase) return;
            words[count++] = raid->turn[side].steps[i].name;
        }
    }
    memcpy(words + count, ag_part_words + AG_PART_START_PHASE,
           (AG_PART_COUNT - AG_PART_START_PHASE) * sizeof words[0]);
    count += AG_PART_COUNT - AG_PART_START_PHASE;
    ag_lua_find_word(L, field, "there is no step or phase", ag_host_word(ag_host_of(L), phase),
                     words, count);
}

void ag_amount_resolve(lua_State *L, ag_amount *amount)
{
    for (int i = 0; i < amount->length; i++) {
        ag_expr_step *step = &amount->steps[i];
        if (step->op == AG_OP_CONST && step->arg == AG_AMOUNT_VALUE) {
            *step = (ag_expr_step){ AG_OP_CONST, 0, ag_symbol_resolve(L, step->value) };
        } else if (ag_op_counts(step->op) && step->value != 0) {
            step->value = (int16_t)ag_filter_data_resolve(L, (ag_symbol)(uint16_t)step->value);
        } else if (step->op == AG_OP_DURING) {
            ag_part_resolve(L, NULL, step);
        } else if (step->op == AG_OP_TALLY) {
            ag_times_resolve(L, step);
        }
    }
    ag_filter_resolve(L, &amount->counted);
}

// `value.<name>`
static int value_index(lua_State *L)
{
    const char *name = luaL_checkstring(L, 2);
    ag_lua_need(L, ag_host_of(L)->loading_count > 0, AG_FINDING_CONTRADICTION, NULL,
                "value.%s is for what a card declares: an effect reads me.%s", name, name);
    ag_amount amount = leaf(AG_OP_CONST, AG_AMOUNT_VALUE, (int16_t)ag_loader_symbol(L, name));
    return ag_lua_push_amount(L, &amount);
}

// `word.<name>`
static int word_index(lua_State *L)
{
    ag_host *host = ag_host_of(L);
    const char *name = luaL_checkstring(L, 2);
    int at = ag_host_raid_word(host, name);
    int elsewhere = at < 0 && ag_host_raid_word_elsewhere(host, host->loading[0]);
    if (at < 0 && !elsewhere) {
        ag_lua_find_word(L, NULL, "the raid has no word", name, host->raid_words,
                         host->raid_word_count);
    }
    ag_amount amount = elsewhere ? ag_amount_constant(0) : leaf(AG_OP_WORD, at, 0);
    return ag_lua_push_amount(L, &amount);
}

// ---- combining ----

int ag_amount_has(const ag_amount *amount, int op)
{
    for (int i = 0; i < amount->length; i++) {
        if (amount->steps[i].op == op) return 1;
    }
    return 0;
}

static int counts_cards(const ag_amount *amount)
{
    int counts = 0;
    for (int i = 0; i < amount->length; i++) counts |= ag_op_counts(amount->steps[i].op);
    return counts;
}

// Beside what `left` counts: each step of `right` names its own filter.
static void count_besides(lua_State *L, const ag_amount *left, ag_amount *right)
{
    if (memcmp(&left->counted, &right->counted, sizeof left->counted) == 0) return;
    for (int i = 0; i < right->length; i++) {
        ag_expr_step *step = &right->steps[i];
        if (ag_op_counts(step->op) && step->value == 0) {
            step->value = (int16_t)ag_filter_data(L, &right->counted);
        }
    }
}

static void need_steps(lua_State *L, int count)
{
    ag_lua_need(L, count <= AG_EXPR_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "an amount of more than %d steps", AG_EXPR_MAX);
}

static int push_changed(lua_State *L, ag_amount *amount, int op)
{
    need_steps(L, amount->length + 1);
    amount->steps[amount->length++] = (ag_expr_step){ (uint8_t)op, 0, 0 };
    return ag_lua_push_amount(L, amount);
}

static int push_pair(lua_State *L, int left_index, int right_index, int op)
{
    ag_amount left, right;
    if (!ag_lua_to_amount(L, left_index, &left) || !ag_lua_to_amount(L, right_index, &right)) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "%s and %s don't make an amount",
                    ag_lua_shown(L, left_index), ag_lua_shown(L, right_index));
    }
    need_steps(L, left.length + right.length + 1);
    if (counts_cards(&left) && counts_cards(&right)) {
        count_besides(L, &left, &right);
    } else if (counts_cards(&right)) {
        left.counted = right.counted;
    }
    memcpy(left.steps + left.length, right.steps, right.length * sizeof right.steps[0]);
    left.length = (uint8_t)(left.length + right.length);
    return push_changed(L, &left, op);
}

// Methods and operators of two amounts, and of one. `second` of a row: they change places.
static int combine(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    return push_pair(L, row->second ? 2 : 1, row->second ? 1 : 2, row->number);
}

static int amount_minus(lua_State *L)  // Lua passes the amount twice
{
    lua_pushinteger(L, 0);
    return push_pair(L, 3, 1, AG_OP_MINUS);
}

static int change_one(lua_State *L)
{
    ag_amount amount;
    const ag_lexicon_row *row = ag_lexicon_here(L);
    ag_lua_need_value(L, ag_lua_to_amount(L, 1, &amount), 1, NULL, "%s takes an amount", row->name);
    return push_changed(L, &amount, row->number);
}

static int amount_index(lua_State *L)
{
    luaL_checkudata(L, 1, AG_DATA_AMOUNT);
    return ag_lua_method(L, "an amount", AG_DATA_AMOUNT);
}

int ag_lua_check_stat(lua_State *L, int index)
{
    return 1
           + ag_lua_find_word(L, NULL, "cards have no number", luaL_checkstring(L, index),
                              ag_stat_words + 1, AG_STAT_COUNT - 1);
}

static const ag_filter *filter_at(lua_State *L, int index)
{
    ag_lua_need_value(L, ag_lua_is_filter(L, index), index, NULL, "%s takes a filter",
                      ag_lexicon_here(L)->name);
    return lua_touserdata(L, index);
}

// ---- words ----

// What a word takes: the `second` of its row. A_CENSUS: a filter for cards of each player in turn;
// A_MINE: for the player's own; A_THIS: for this card.
enum { A_STAT = 1, A_FILTER = 2, A_CENSUS = 4, A_MINE = 8, A_THIS = 16 };

// x, count(filter), its("atk"), sum("atk", filter). matches(filter): counts this card if it fits.
static int word_amount(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    ag_amount amount = leaf(row->number, (row->second & A_STAT) ? ag_lua_check_stat(L, 1) : 0, 0);
    if (row->second & A_FILTER) amount.counted = *filter_at(L, (row->second & A_STAT) ? 2 : 1);
    uint8_t whose = amount.counted.whose;
    ag_lua_need(L, !(row->second & A_CENSUS) || whose == AG_WHOSE_ANY, AG_FINDING_CONTRADICTION,
                NULL, "%s counts for each player on their own: any.ally, not your.ally", row->name);
    ag_lua_need(L, !(row->second & A_MINE) || whose == AG_WHOSE_ANY || whose == AG_WHOSE_YOURS,
                AG_FINDING_CONTRADICTION, NULL, "hero_is is about your hero: any.hero:with { … }");
    if (row->second & A_MINE) amount.counted.whose = AG_WHOSE_YOURS;
    if (row->second & A_THIS) amount.counted.is |= AG_IS_THIS;
    return ag_lua_push_amount(L, &amount);
}

// during("ready step")
static int word_during(lua_State *L)
{
    luaL_checkstring(L, 1);
    ag_expr_step part = ag_part_at(L, 1);
    ag_amount amount = leaf(AG_OP_DURING, part.arg, part.value);
    return ag_lua_push_amount(L, &amount);
}

// stat("counters", "anger"): only those with this name.
static int word_own_stat(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_STAT, ag_lua_check_stat(L, 1), 0);
    if (!lua_isnoneornil(L, 2)) {
        ag_lua_need(L, amount.steps[0].arg == AG_STAT_COUNTERS && lua_type(L, 2) == LUA_TSTRING,
                    AG_FINDING_WRONG_TYPE, NULL,
                    "stat takes a name behind \"counters\" alone: "
                    "stat(\"counters\", \"charge\")");
        amount.steps[0].value = (int16_t)ag_loader_symbol(L, lua_tostring(L, 2));
    }
    return ag_lua_push_amount(L, &amount);
}

// Whether this card is so.
static int word_state(lua_State *L)
{
    ag_amount amount = leaf(AG_OP_COUNT, 0, 0);
    amount.counted = (ag_filter){ .is = AG_IS_THIS | AG_LONG_BIT(ag_lexicon_here(L)->number),
                                  .zones = AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES) };
    return ag_lua_push_amount(L, &amount);
}

// ---- empower ----

const char *const ag_empower_words[AG_CLASS_COUNT + 1] = {
#define AG_CLASS(name, word) word,
#include "state/words.def"
    "monster",
};

// empower "hunter": 1 where you control another hero or ally of that class, else 0.
static int word_empower(lua_State *L)
{
    int class = ag_lua_find_word(L, NULL, "empower takes a class or \"monster\", not",
                                 luaL_checkstring(L, 1), ag_empower_words, AG_CLASS_COUNT + 1);
    int monster = class == AG_CLASS_COUNT;
    ag_amount amount = { .length = 3,
                         .steps = { { AG_OP_COUNT, 0, 0 },
                                    { AG_OP_CONST, 0, 1 },  // KW Empower
                                    { AG_OP_AT_LEAST, 0, 0 } },
                         .counted = { .types = AG_TYPE_CHARACTER,
                                      .whose = AG_WHOSE_YOURS,
                                      .is = monster ? AG_IS_MONSTER : 0,
                                      .isnt = AG_IS_THIS,
                                      .classes = (uint8_t)(monster ? 0 : 1 + class) } };
    return ag_lua_push_amount(L, &amount);
}

const ag_lexicon_row ag_lexicon_amounts[] = {
    { AG_LEXICON_AMOUNT, "x", "x", "The X of the cost.", "CR 201.3", word_amount, AG_OP_X,
      AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "value", "value.amount", "A number of the card's `values`.", NULL,
      value_index, .form = AG_FORM_INDEXED },
    { AG_LEXICON_AMOUNT, "word", "word.stage", "A number that the raid keeps.", NULL, word_index,
      .form = AG_FORM_INDEXED },
    { AG_LEXICON_AMOUNT, "count", "count(your.ally)", "How many cards match.", NULL, word_amount,
      AG_OP_COUNT, .second = A_FILTER },
    { AG_LEXICON_AMOUNT, "sum", "sum(\"atk\", your.ally)", "A number of all that match.", NULL,
      word_amount, AG_OP_SUM, .second = A_STAT | A_FILTER },
    { AG_LEXICON_AMOUNT, "most", "most(\"damage\", opposing.hero)",
      "The largest number among those that match.", NULL, word_amount, AG_OP_MOST,
      .second = A_STAT | A_FILTER },
    { AG_LEXICON_AMOUNT, "kin", "kin(your.ally)",
      "How many of them share the race of which there are most.", NULL, word_amount, AG_OP_KIN,
      .second = A_FILTER },
    { AG_LEXICON_AMOUNT, "outnumbered", "outnumbered(any.ally)",
      "How many more of them an opponent has than you, the one who has most; else 0.", "CR 401.2",
      word_amount, AG_OP_OUTNUMBERED, .second = A_FILTER | A_CENSUS },
    { AG_LEXICON_AMOUNT, "opponents_most", "opponents_most(any.ally)",
      "How many of them the opponent has who has most: at least 1 more is \"more than each "
      "opponent\".",
      "CR 401.2", word_amount, AG_OP_RIVALS_MOST, .second = A_FILTER | A_CENSUS },
    { AG_LEXICON_AMOUNT, "opponents_fewest", "opponents_fewest(any.resource)",
      "How many of them the opponent has who has fewest.", "CR 401.2", word_amount,
      AG_OP_RIVALS_FEWEST, .second = A_FILTER | A_CENSUS },
    { AG_LEXICON_AMOUNT, "namesakes", "namesakes(your.ally)",
      "How many of them share the name of which there are most; 1 where all differ.", "CR 200.2",
      word_amount, AG_OP_NAMESAKES, .second = A_FILTER },
    { AG_LEXICON_AMOUNT, "targeting", "targeting(your.hero)",
      "In cost and use_cost: 1 where what is paid for targets such a card, else 0.", "CR 707.1e",
      word_amount, AG_OP_TARGETING, .second = A_FILTER },
    { AG_LEXICON_AMOUNT, "stat", "stat(\"atk\")",
      "A number of this card: cost, atk, health, damage, def, counters, remaining, "
      "damage_this_turn. "
      "stat(\"counters\", \"charge\"): the counters of one name.",
      NULL, word_own_stat },
    { AG_LEXICON_AMOUNT, "its", "its(\"health\")",
      "A number of each card that `gives` or `gain` changes.", NULL, word_amount, AG_OP_ITS,
      .second = A_STAT },
    { AG_LEXICON_AMOUNT, "hero_stat", "hero_stat(\"damage\")", "A number of your hero.", NULL,
      word_amount, AG_OP_HERO, .second = A_STAT },
    { AG_LEXICON_AMOUNT, "hero_is", "hero_is(any.hero:with { damaged = true })",
      "1 while the filter fits your hero, else 0; between two Bosses the last one, which "
      "count(your.hero) does not see.",
      "CR 301.5", word_amount, AG_OP_HERO_IS, .second = A_FILTER | A_MINE },
    { AG_LEXICON_AMOUNT, "matches", "matches(any.ally:with { damaged = true })",
      "1 while the filter fits this card, else 0.", NULL, word_amount, AG_OP_COUNT,
      .second = A_FILTER | A_THIS },
    { AG_LEXICON_AMOUNT, "empower", "empower \"hunter\"",
      "1 where you control another hero or ally of that class (or \"monster\"), else 0.",
      "KW Empower", word_empower },
    { AG_LEXICON_AMOUNT, "bloodrush", "bloodrush",
      "While an opposing hero is hurt more than yours.", "KW Bloodrush", .form = AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "unity", "unity", "While you control three Human allies.", "KW Unity",
      .form = AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "your_turn", "your_turn", "While it is your turn.", NULL, word_amount,
      AG_OP_TURN_OWN, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "your_first_turn", "your_first_turn", "While it is your first turn.", NULL,
      word_amount, AG_OP_FIRST_TURN, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "during", "during(\"ready step\")",
      "While this step or phase, or one that the raid declares, is under way, in anybody's turn; "
      "during(…) * your_turn: in yours.",
      "CR 500.1", word_during },
    { AG_LEXICON_AMOUNT, "times", "times(\"destroyed\", any.ally, this_turn)",
      "How often it has happened to such cards this turn, or in the whole game: played, "
      "enters_play, destroyed, leaves_play, leaves_party, discarded, removed_from_game, attacks, "
      "protects, strikes, dealt_damage, healed (to whom), exhausted, readied, flipped, "
      "completed. For an effect: counts = { name = times(…) }, and me.name.",
      "CR 707.3", ag_word_times },
    { AG_LEXICON_AMOUNT, "your_ally_hurt_a_hero", "your_ally_hurt_a_hero",
      "Whether an ally of yours has dealt damage to an opposing hero this turn.", NULL, word_amount,
      AG_OP_DREW_BLOOD, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "ready", "ready", "While this card is ready.", NULL, word_state,
      AG_IS_READY_AT, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "exhausted", "exhausted", "While this card is exhausted.", NULL,
      word_state, AG_IS_EXHAUSTED_AT, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "damaged", "damaged", "While this card has damage.", NULL, word_state,
      AG_IS_DAMAGED_AT, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "attacking", "attacking", "While this card is attacking.", NULL,
      word_state, AG_IS_ATTACKING_AT, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "defending", "defending", "While this card is defending.", NULL,
      word_state, AG_IS_DEFENDING_AT, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "in_combat", "in_combat", "While this card is attacking or defending.",
      NULL, word_state, AG_IS_IN_COMBAT_AT, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "protecting", "protecting", "While this card is protecting.", NULL,
      word_state, AG_IS_PROTECTING_AT, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "face_up", "face_up", "While this card lies face up.", NULL, word_state,
      AG_IS_FACE_UP_AT, AG_FORM_VALUE },
    { AG_LEXICON_AMOUNT, "face_down", "face_down", "While this card lies face down.", NULL,
      word_state, AG_IS_FACE_DOWN_AT, AG_FORM_VALUE },
    { .kind = AG_LEXICON_END },
};

const ag_lexicon_row ag_lexicon_amount_methods[] = {
    { AG_LEXICON_AMOUNT_METHOD, "min", "count(your.ally):min(3)", "At most so much.", NULL, combine,
      AG_OP_MIN },
    { AG_LEXICON_AMOUNT_METHOD, "max", "x:max(1)", "At least so much.", NULL, combine, AG_OP_MAX },
    { AG_LEXICON_AMOUNT_METHOD, "is", "word.stage:is(2)", "Whether it is that number.", NULL,
      combine, AG_OP_EQUAL },
    { AG_LEXICON_AMOUNT_METHOD, "at_least", "count(your.ally):at_least(3)",
      "Whether it is so much or more.", NULL, combine, AG_OP_AT_LEAST },
    { AG_LEXICON_AMOUNT_METHOD, "at_most", "count(your.ally):at_most(3)",
      "Whether it is so much or less.", NULL, combine, AG_OP_AT_LEAST, .second = 1 },
    { AG_LEXICON_AMOUNT_METHOD, "half_up", "x:half_up()", "The half, rounded up.", "CR 104.1",
      change_one, AG_OP_HALF_UP },
    { AG_LEXICON_AMOUNT_METHOD, "half_down", "x:half_down()", "The half, rounded down.", "CR 104.1",
      change_one, AG_OP_HALF_DOWN },
    { AG_LEXICON_AMOUNT_METHOD, "negate", "your_turn:negate()", "1 where it is 0, else 0.", NULL,
      change_one, AG_OP_NOT },
    { .kind = AG_LEXICON_END },
};

void ag_data_open_amounts(lua_State *L)
{
    static const ag_lexicon_row operators[] = {
        { AG_LEXICON_AMOUNT_METHOD, "__add", .function = combine, .number = AG_OP_PLUS },
        { AG_LEXICON_AMOUNT_METHOD, "__sub", .function = combine, .number = AG_OP_MINUS },
        { AG_LEXICON_AMOUNT_METHOD, "__mul", .function = combine, .number = AG_OP_TIMES },
        { AG_LEXICON_AMOUNT_METHOD, "__unm", .function = amount_minus },
        { AG_LEXICON_AMOUNT_METHOD, "__index", .function = amount_index },
        { .kind = AG_LEXICON_END },
    };
    ag_data_open_kind(L, AG_DATA_AMOUNT, operators, ag_lexicon_amount_methods);
    ag_lexicon_define(L, ag_lexicon_amounts);
}
