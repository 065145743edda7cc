// Targets: from drafts to what the rules choose by (CR 706).
#include "lua/load/loader.h"

static const char *const choosers[] = { "you", "opponents" };

// ---- the fields ----

// Of `up_to` (its number is 1) so many or fewer.
static void read_count(lua_State *L, const ag_field_row *row, void *at)
{
    ag_target_def *to = at;
    ag_amount_read(L, row, &to->max);
    to->min = row->number == 0 ? to->max : ag_amount_constant(0);
}

static void read_any_number(lua_State *L, const ag_field_row *row, void *at)
{
    ag_target_def *to = at;
    if (ag_field_flag(L, row)) {
        to->min = ag_amount_constant(0);
        to->max = ag_amount_constant(AG_CARD_MAX);
    }
}

// "With cost X", "with cost less than or equal to …": worked out as the target is chosen.
static void read_limit(lua_State *L, const ag_field_row *row, void *at)
{
    ag_target_def *to = at;
    ag_lua_need(L, to->stat == AG_STAT_NONE, AG_FINDING_WRONG_TYPE, row->name,
                "one number of a target is looked at, not two");
    to->stat = row->number;
    if (lua_istable(L, -1)) {
        ag_table_read(L, row, to);
    } else {
        ag_amount_read(L, row, &to->least);
        to->most = to->least;
    }
}

static void read_total(lua_State *L, const ag_field_row *row, void *at)
{
    ag_target_def *to = at;
    ag_lua_need(L, to->total == AG_STAT_NONE, AG_FINDING_WRONG_TYPE, row->name,
                "one number of the targets is added up, not two");
    to->total = row->number;
    ag_table_read(L, row, to);
}

const ag_field_row ag_fields_at_most[] = {
    { "max", AG_SHAPE_AMOUNT, "At most.", .needed = 1, .at = AG_AT(ag_target_def, total_most) },
    { .name = NULL },
};

const ag_field_row ag_fields_total[] = {
    { "cost", AG_SHAPE_TABLE, "What their costs may be together.", .fields = ag_fields_at_most,
      .number = AG_STAT_COST, .read = read_total },
    { "atk", AG_SHAPE_TABLE, "What their ATK may be together.", .fields = ag_fields_at_most,
      .number = AG_STAT_ATK, .read = read_total },
    { "health", AG_SHAPE_TABLE, "What their health may be together.", .fields = ag_fields_at_most,
      .number = AG_STAT_HEALTH, .read = read_total },
    { .name = NULL },
};

// Read once all targets are.
const ag_field_row ag_fields_shares[] = {
    { "type", AG_SHAPE_NAMES, "A type with that target.", "CR 300.1c", .number = AG_ALIKE_TYPE },
    { "class", AG_SHAPE_NAMES, "The tag of a class.", "CR 206.1a", .number = AG_ALIKE_CLASS },
    { "race", AG_SHAPE_NAMES, "The tag of one of the twelve races.", .number = AG_ALIKE_RACE },
    { "name", AG_SHAPE_NAMES, "The name.", .number = AG_ALIKE_NAME },
    { "controller", AG_SHAPE_NAMES, "Who controls it; of a player, it is theirs.",
      .number = AG_ALIKE_CONTROLLER },
    { .name = NULL },
};

const ag_field_row ag_fields_target[] = {
    { "count", AG_SHAPE_AMOUNT, "How many targets.", "CR 706.1", .otherwise = "1",
      .read = read_count },
    { "up_to", AG_SHAPE_AMOUNT, "As many, or fewer, or none.", .read = read_count, .number = 1 },
    { "any_number", AG_SHAPE_FLAG, "Any number of them, or none.", .read = read_any_number },
    { "chosen_by", AG_SHAPE_WORD, "Who chooses: its player, or the opponents together.",
      .otherwise = "\"you\"", .words = { choosers, 2 }, .at = AG_AT(ag_target_def, chosen_by) },
    { "random", AG_SHAPE_FLAG, "The game chooses.", "CR 706.5",
      .at = AG_AT(ag_target_def, random) },
    { "not_as", AG_SHAPE_NAMES, "\"Another target\": none that these targets have.", "CR 706.1" },
    { "shares", AG_SHAPE_TABLE, "What it has in common with targets before it.", "CR 706.1",
      .fields = ag_fields_shares },
    { "one_graveyard", AG_SHAPE_FLAG, "All of them of one player's graveyard.", "CR 709.2a",
      .at = AG_AT(ag_target_def, one_graveyard) },
    { "one_each", AG_SHAPE_WORD,
      "No two of them share this: \"controller\" is at most one for each player.", "CR 706.1",
      .words = { ag_alike_words, AG_ALIKE_COUNT }, .number = 1,
      .at = AG_AT(ag_target_def, one_each) },
    { "total", AG_SHAPE_TABLE, "What one of their numbers may be together.", "CR 706.1",
      .fields = ag_fields_total },
    { "divides", AG_SHAPE_AMOUNT,
      "What its player divides among them as they choose, one at least for each: t:divided(name).",
      "CR 707.1d", .at = AG_AT(ag_target_def, divides) },
    { "cost", AG_SHAPE_AMOUNT_RANGE, "What its cost must be, worked out as it is aimed.",
      .fields = ag_fields_range, .number = AG_STAT_COST, .read = read_limit },
    { "atk", AG_SHAPE_AMOUNT_RANGE, "What its ATK must be.", .fields = ag_fields_range,
      .number = AG_STAT_ATK, .read = read_limit },
    { "health", AG_SHAPE_AMOUNT_RANGE, "What its health must be.", .fields = ag_fields_range,
      .number = AG_STAT_HEALTH, .read = read_limit },
    { .name = NULL },
};

static void read_what(lua_State *L, int table, ag_target_def *to)
{
    static const ag_field_row what = { "what", AG_SHAPE_FILTER };
    lua_getfield(L, table, "aim");
    to->aim = (uint8_t)ag_lua_check_word(L, -1, AG_WORD_AIM, AG_AIM_NONE);
    lua_getfield(L, table, "what");
    const ag_lua_selector *selector = ag_lua_to_selector(L, -1);
    if (selector != NULL) {
        to->kind = selector->kind;
        to->whose = selector->whose;
        to->link_types = selector->link_types;
        to->effects = selector->effects;
    } else {
        to->kind = AG_TARGET_CARD;
        ag_filter_read(L, &what, &to->filter);
    }
    lua_pop(L, 2);
}

// The draft on top of the stack.
static void read_target(lua_State *L, ag_target_def *to)
{
    int draft = lua_gettop(L);
    ag_reading before = ag_reading_begin(L, draft);
    *to = (ag_target_def){ .name = ag_loader_hold_text(L, ag_draft_name(L, draft)),
                           .min = ag_amount_constant(1),
                           .max = ag_amount_constant(1) };
    ag_lua_need(L, strcmp(to->name, "divided") != 0, AG_FINDING_CONTRADICTION, NULL,
                "a target can't be called \"divided\": t:divided(…) is a word");
    ag_fields_take(L, draft + 1, "a target", ag_fields_target, to);
    to->chosen_by = to->chosen_by != 0 ? AG_WHOSE_OPPOSING : AG_WHOSE_ANY;
    // CR 706.5, 707.1d: the game chooses the target, or the players divide the targets.
    int least = -1, most = -1;
    ag_amount_fixed(&to->min, &least);
    ag_amount_fixed(&to->max, &most);
    ag_lua_need(L, !to->random || (to->chosen_by == 0 && least != 0), AG_FINDING_CONTRADICTION,
                "random", "a random target is one, or count = n: nobody chooses it or how many");
    int several = least != 1 || most != 1;
    const char *related = to->one_graveyard  ? "one_graveyard"
                          : to->one_each > 0 ? "one_each"
                                             : "total";
    ag_lua_need(L, several || !ag_target_one_by_one(to), AG_FINDING_CONTRADICTION, related,
                "%s is about several targets: any_number = true, count = n or up_to = n", related);
    ag_lua_need(L, to->divides.length == 0 || least != 1 || most != 1, AG_FINDING_CONTRADICTION,
                "divides",
                "what is divided takes several targets: any_number = true, or up_to = n");
    read_what(L, draft + 1, to);
    int cards = to->kind == AG_TARGET_CARD;
    ag_lua_need(L, !to->one_graveyard || (cards && to->filter.zones == AG_BIT(AG_ZONE_GRAVEYARD)),
                AG_FINDING_CONTRADICTION, "one_graveyard",
                "one_graveyard is about cards of graveyards: any.card:in_zone(\"graveyard\")");
    ag_lua_need(L, to->total == AG_STAT_NONE || cards, AG_FINDING_CONTRADICTION, "total",
                "total is about cards: what is no card has no such number");
    ag_reading_end(L, before);
}

// ---- several ----

static int target_called(const ag_power_def *power, const char *name)
{
    for (int i = 0; i < power->target_count; i++) {
        if (strcmp(power->targets[i].name, name) == 0) return i;
    }
    return -1;
}

typedef struct another {
    ag_power_def *power;
    int index;
} another;

// CR 706.1: "another target" differs from each target that it names, and they differ from it.
static void differ(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    const another *it = at;
    int other = target_called(it->power, name);
    if (other < 0 || other == it->index) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, row->name,
                          "not_as names another target of the list, or several: %s is none",
                          ag_lua_shown(L, -1));
    }
    it->power->targets[it->index].not_as |= (uint8_t)AG_BIT(other);
    it->power->targets[other].not_as |= (uint8_t)AG_BIT(it->index);
}

// "That shares a type with that target": it is chosen before, and it is there.
static void share(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    const another *it = at;
    int other = target_called(it->power, name);
    if (other < 0 || other >= it->index) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "shares",
                          "shares names a target before this one, or several: %s is none",
                          ag_lua_shown(L, -1));
    }
    ag_target_def *to = &it->power->targets[it->index];
    int least = 1, first = 1;
    ag_amount_fixed(&to->min, &least);
    ag_amount_fixed(&it->power->targets[other].min, &first);
    ag_lua_need(L, first != 0 || least == 0, AG_FINDING_CONTRADICTION, "shares",
                "\"%s\" may be none: what shares something with it is up_to = n", name);
    to->shares[row->number] |= (uint8_t)AG_BIT(other);
}

// Once all targets are read: the target on top of the stack.
static void read_relations(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_power_def *power = at;
    int is_target = ag_draft_at(L, -1) != NULL;
    another it = { power, is_target ? target_called(power, ag_draft_name(L, lua_gettop(L))) : -1 };
    (void)name;
    if (it.index < 0) return;  // reported already
    ag_reading before = ag_reading_begin(L, lua_gettop(L));
    if (lua_getfield(L, -1, "not_as") != LUA_TNIL) {
        ag_field_each(L, ag_field_find(ag_fields_target, "not_as"), differ, &it);
    }
    lua_pop(L, 1);
    int shares = lua_getfield(L, -1, "shares") == LUA_TTABLE;
    for (row = ag_fields_shares; shares && row->name != NULL; row++) {
        if (lua_getfield(L, -1, row->name) != LUA_TNIL) ag_field_each(L, row, share, &it);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    ag_reading_end(L, before);
}

static void add_target(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_power_def *power = at;
    (void)name;
    ag_lua_need(L, power->target_count < AG_POWER_TARGET_MAX, AG_FINDING_OUT_OF_RANGE, row->name,
                "more than %d targets", AG_POWER_TARGET_MAX);
    ag_field_need_item(L, row, ag_draft_is(L, -1, AG_DRAFT_TARGET), "no target(…)");
    read_target(L, &power->targets[power->target_count++]);
}

void ag_targets_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_field_each(L, row, add_target, at);
    ag_field_each(L, row, read_relations, at);
}

// ---- what a card attaches to: `attach`, `attached_by_effect`, `host` (CR 400) ----

// CR 400.6: the host description is what the card's powers call "attached …"; it is the attach
// description unless the script gives another.
static void keep(ag_card_def *def, int way, const ag_filter *attach)
{
    def->attachment = (uint8_t)way;
    def->ongoing |= (def->side[0].types & AG_TYPE_ABILITY) != 0;
    def->attach = *attach;
    def->host = *attach;
}

static void read_host_target(lua_State *L, ag_power_def *play)
{
    ag_lua_need(L, play->target_count == 0, AG_FINDING_CONTRADICTION, "attach",
                "the host is the first target");
    read_target(L, &play->targets[play->target_count++]);
    ag_lua_need(L, play->targets[0].kind == AG_TARGET_CARD, AG_FINDING_CONTRADICTION, "attach",
                "a card attaches to a card");
    ag_draft_push_table(L, lua_gettop(L));
    ag_lua_need(
        L, lua_getfield(L, -1, "not_as") == LUA_TNIL && lua_getfield(L, -2, "shares") == LUA_TNIL,
        AG_FINDING_CONTRADICTION, "attach",
        "not_as and shares stand in the targets after the host");
    lua_pop(L, 3);
}

void ag_attach_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *play = ag_powers_play(L);
    const ag_filter *chosen = ag_lua_to_filter(L, -1);
    ag_lua_need_type(L, chosen != NULL || ag_draft_is(L, -1, AG_DRAFT_TARGET), row->name,
                     "target(\"host\", filter), or a filter of what is chosen as it resolves");
    if (chosen == NULL) read_host_target(L, play);
    keep(at, chosen == NULL ? AG_ATTACH_TARGET : AG_ATTACH_CHOSEN,
         chosen == NULL ? &play->targets[0].filter : chosen);
}

void ag_attached_by_effect_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_card_def *def = at;
    ag_filter filter;
    ag_filter_read(L, row, &filter);
    ag_lua_need(L, !def->attachment, AG_FINDING_CONTRADICTION, row->name,
                "attach and attached_by_effect are two ways, a card has one");
    keep(def, AG_ATTACH_EFFECT, &filter);
}

void ag_host_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_card_def *def = at;
    ag_filter_read(L, row, &def->host);
    ag_lua_need(L, def->attachment, AG_FINDING_CONTRADICTION, row->name,
                "host is what an attachment stays on: say attach as well");
}

// CR 305.2d: a mode with `attach` is played as an attachment, the others are not.
static void read_attach_mode(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *mode = at;
    ag_lua_need_type(L, ag_draft_is(L, -1, AG_DRAFT_TARGET), row->name,
                     "target(\"host\", filter) of a mode");
    read_host_target(L, mode);
    mode->attaches = 1;
}

void ag_attach_of_modes(ag_card_def *def)
{
    for (int i = 0; i < def->power_count; i++) {
        if (def->powers[i].attaches) {
            keep(def, AG_ATTACH_TARGET, &def->powers[i].targets[0].filter);
            def->attach_mode = 1;
        }
    }
}

// Modes, "choose one": each is a power of its own, placed after the power that offers it.

static const char *const mode_choosers[] = { "you", "opponent" };

static void read_mode_text(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *mode = at;
    ag_powers *to = ag_host_of(L)->reading.powers;
    mode->text = ag_text_fill(L, ag_field_text(L, row));
    to->entries[mode - to->powers].kind = mode->text;
}

const ag_field_row ag_fields_mode[] = {
    { "text", AG_SHAPE_TEXT, "What the mode says: what its player chooses by.",
      .read = read_mode_text },
    { "attach", AG_SHAPE_TARGET, "In this mode the card is an attachment: target(\"host\", …).",
      "CR 305.2d", .read = read_attach_mode },
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it is played.", "CR 706.1" },
    { "play", AG_SHAPE_FUNCTION,
      "What the mode does; of a trigger, with the event: function(me, event, t).", "CR 707.1c",
      .as = "function(me, t)", .read = ag_function_read, .number = AG_SLOT_EFFECT },
    { "worth", AG_SHAPE_AMOUNT, "For bots: what the mode is worth beyond what its effect shows.",
      .otherwise = "0", .at = AG_OF_POWER(worth), .read = ag_worth_read },
    { .name = NULL },
};

// Each takes the next of the powers that are kept for them.
static void read_mode(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_powers *to = ag_host_of(L)->reading.powers;
    ag_power_def **next = at, *mode = (*next)++;
    (void)name;
    ag_field_need_item(L, row, ag_draft_is(L, -1, AG_DRAFT_MODE), "no mode { … }");
    to->entries[mode - to->powers].line = ag_draft_at(L, -1)->line;
    ag_draft_read(L, "a mode", ag_fields_mode, mode);
}

const ag_field_row ag_fields_modes[] = {
    { "choose", AG_SHAPE_AMOUNT, "How many of them are chosen, each once: 2, or x.", "CR 707.1c",
      .otherwise = "1", .at = AG_AT(ag_power_def, modes_least) },
    { "up_to", AG_SHAPE_AMOUNT, "How many may be chosen: 2 are \"one or both\".", "CR 707.1c",
      .otherwise = "as many as `choose`", .at = AG_AT(ag_power_def, modes_most) },
    { "by", AG_SHAPE_WORD, "Who chooses: its player, or an opponent whom they name.", "CR 707.1c",
      .otherwise = "\"you\"", .words = { mode_choosers, 2 },
      .at = AG_AT(ag_power_def, opponent_chooses) },
    { .name = NULL },
};

// CR 707.1c: the fields next to the modes say who chooses, and how many. "You may choose both":
// more than must be, and at most the number of modes.
static void read_choosing(lua_State *L, int modes, int count, ag_power_def *power)
{
    int chosen = count > AG_MODE_MAX ? 2 : 1, most = count;
    // Checks the names of the fields next to the modes.
    ag_entries beside = ag_entries_open(L, modes);
    while (ag_entries_next(L, &beside)) {
        const char *word = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
        if (word != NULL && ag_field_find(ag_fields_modes, word) == NULL) {
            ag_lua_fail_field(L, AG_FINDING_UNKNOWN_FIELD, "modes", "modes has no field \"%s\"%s",
                              word, ag_field_meant(L, 0, word, ag_fields_modes, NULL));
        }
    }
    power->modes_least = ag_amount_constant(1);
    ag_fields_take(L, modes, "modes", ag_fields_modes, power);
    int has_most = power->modes_most.length != 0;
    ag_amount_fixed(&power->modes_least, &chosen);
    ag_lua_need(L, chosen >= 1 && chosen <= count && (chosen == 1 || count <= AG_MODE_MAX),
                AG_FINDING_OUT_OF_RANGE, "modes",
                "choose is a number from 1 to the number of modes, %d at most", AG_MODE_MAX);
    int fixed = ag_amount_fixed(&power->modes_most, &most);
    int fits = count <= AG_MODE_MAX && (!fixed || (most > chosen && most <= count));
    ag_lua_need(L, !has_most || fits, AG_FINDING_OUT_OF_RANGE, "modes",
                "up_to is more than choose, and no more than there are modes, %d at most",
                AG_MODE_MAX);
}

void ag_modes_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    ag_powers *to = ag_host_of(L)->reading.powers;
    int list = lua_gettop(L);
    ag_lua_need_type(L, lua_istable(L, list), row->name, "a list { mode { … }, … }");
    int count = (int)ag_sandbox_list(L, list);
    ag_lua_need(L, count >= 2, AG_FINDING_CONTRADICTION, row->name, "modes are two or more");
    int alone = power->target_count == 0 && !(power->functions & AG_BIT(AG_SLOT_EFFECT));
    ag_lua_need(L, alone, AG_FINDING_CONTRADICTION, row->name,
                "modes stand in place of targets and of what is done: each mode has its own");
    read_choosing(L, list, count, power);
    ag_power_def *next = &to->powers[to->count];
    power->mode_first = (uint8_t)to->count;
    power->mode_count = (uint8_t)count;
    for (int i = 0; i < count; i++) {
        ag_power_def *mode = ag_powers_add(L, AG_POWER_PLAY, "mode");
        mode->front = power->front;
        mode->back = power->back;
    }
    ag_field_each(L, row, read_mode, &next);
    for (int i = 0; i < count; i++) {
        int fits = power->kind == AG_POWER_PLAY || !to->powers[power->mode_first + i].attaches;
        ag_lua_need(L, fits, AG_FINDING_CONTRADICTION, row->name,
                    "a mode has attach where the card is played in it, not where a power offers "
                    "it: me:attach_to(card)");
    }
}
