// Modes, "choose one": each is a power of its own, placed after the power that offers it.
#include "lua/load/loader.h"

static const char *const choosers[] = { "you", "opponent" };

// ---- one mode ----

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
      "CR 305.2d", .read = ag_attach_mode_read },
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

// ---- all of them ----

const ag_field_row ag_fields_modes[] = {
    { "choose", AG_SHAPE_AMOUNT, "How many of them are chosen, each once: 2, or x.", "CR 707.1c",
      .otherwise = "1", .at = AG_AT(ag_power_def, modes_least) },
    { "up_to", AG_SHAPE_AMOUNT, "How many may be chosen: 2 are \"one or both\".", "CR 707.1c",
      .otherwise = "as many as `choose`", .at = AG_AT(ag_power_def, modes_most) },
    { "by", AG_SHAPE_WORD, "Who chooses: its player, or an opponent whom they name.", "CR 707.1c",
      .otherwise = "\"you\"", .words = { choosers, 2 },
      .at = AG_AT(ag_power_def, opponent_chooses) },
    { .name = NULL },
};

// Checks the names of the fields next to the modes.
static void check_beside(lua_State *L, int modes)
{
    ag_entries beside = ag_entries_open(L, modes);
    while (ag_entries_next(L, &beside)) {
        const char *word = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
        if (word != NULL && ag_field_find(ag_fields_modes, word) == NULL) {
            ag_lua_fail_field(L, AG_FINDING_UNKNOWN_FIELD, "modes", "modes has no field \"%s\"%s",
                              word, ag_field_meant(L, 0, word, ag_fields_modes, NULL));
        }
    }
}

// CR 707.1c: the fields next to the modes say who chooses, and how many. "You may choose both":
// more than must be, and at most the number of modes.
static void read_choosing(lua_State *L, int modes, int count, ag_power_def *power)
{
    int chosen = count > AG_MODE_MAX ? 2 : 1, most = count;
    check_beside(L, modes);
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
