// What all data of scripts share: errors that name a place, words, fields of tables, changes.
#include "lua/data/data_lua.h"
#include "lua/host/host_private.h"

// ---- words and their rows ----

const ag_lexicon_row *ag_lexicon_find(const ag_lexicon_row *rows, const char *name)
{
    for (; rows->kind != AG_LEXICON_END; rows++) {
        if (strcmp(rows->name, name) == 0) return rows;
    }
    return NULL;
}

const ag_lexicon_row *ag_lexicon_here(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

static int run_row(lua_State *L)
{
    return ag_lua_guard(L, lua_tocfunction(L, lua_upvalueindex(2)));
}

const ag_lexicon_row *ag_lexicon_of(lua_State *L, int index)
{
    if (lua_tocfunction(L, index) != run_row) return NULL;
    lua_getupvalue(L, index, 1);
    const ag_lexicon_row *row = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return row;
}

void ag_lexicon_push(lua_State *L, const ag_lexicon_row *row, lua_CFunction function, int form)
{
    if (form == AG_FORM_INDEXED) {
        lua_newuserdatauv(L, 0, 0);
        lua_newtable(L);
    }
    lua_pushlightuserdata(L, (void *)row);
    lua_pushcfunction(L, function);
    lua_pushcclosure(L, run_row, 2);
    if (form == AG_FORM_VALUE) {
        lua_call(L, 0, 1);
    } else if (form == AG_FORM_INDEXED) {
        lua_setfield(L, -2, "__index");
        lua_setmetatable(L, -2);
    }
}

// As fields of the table on top of the stack: methods, operators. NULL: there are none.
static void set_rows(lua_State *L, const ag_lexicon_row *rows)
{
    for (; rows != NULL && rows->kind != AG_LEXICON_END; rows++) {
        ag_lexicon_push(L, rows, rows->function, rows->form);
        lua_setfield(L, -2, rows->name);
    }
}

void ag_lexicon_define(lua_State *L, const ag_lexicon_row *rows)
{
    for (; rows->kind != AG_LEXICON_END; rows++) {
        if (rows->function == NULL) continue;
        ag_lexicon_push(L, rows, rows->function, rows->form);
        ag_sandbox_define(L, rows->name);
    }
}

// ---- words ----

static int make_word(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    const ag_lexicon_row **word = lua_newuserdatauv(L, sizeof *word, 0);
    *word = row;
    luaL_setmetatable(L, AG_DATA_WORD);
    return 1;
}

const ag_lexicon_row *ag_lua_word(lua_State *L, int index)
{
    const ag_lexicon_row *const *word = luaL_testudata(L, index, AG_DATA_WORD);
    return word != NULL ? *word : NULL;
}

int ag_lua_check_word(lua_State *L, int index, int kind, int otherwise)
{
    static const char *const wanted[] = { "", "harm or help", "a duration (this_turn …)", "given" };
    if (lua_isnoneornil(L, index)) return otherwise;
    const ag_lexicon_row *word = ag_lua_word(L, index);
    if (word == NULL || word->second != kind) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s stands where %s is expected",
                    word != NULL ? word->name : ag_lua_shown(L, index), wanted[kind]);
    }
    return word->number;
}

const ag_lexicon_row ag_lexicon_words[] = {
    { AG_LEXICON_WORD, "harm", "target(\"ally\", opposing.ally, harm)",
      "Being aimed at is bad for it: bots read this.", NULL, make_word, AG_AIM_HARM, AG_FORM_VALUE,
      AG_WORD_AIM, .type = "aggro.aim" },
    { AG_LEXICON_WORD, "help", "target(\"ally\", your.ally, help)",
      "Being aimed at is good for it: bots read this.", NULL, make_word, AG_AIM_HELP, AG_FORM_VALUE,
      AG_WORD_AIM, .type = "aggro.aim" },
    { AG_LEXICON_WORD, "given", "of = given",
      "In a later power: the card that the effect handed over first.", NULL, make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_GIVEN, .type = "aggro.filter" },
    { AG_LEXICON_WORD, "rest_of_game", "lasts = rest_of_game", "For the rest of the game.",
      "CR 714.3", make_word, AG_LASTS_GAME, AG_FORM_VALUE, AG_WORD_LASTS },
    { AG_LEXICON_WORD, "this_turn", "lasts = this_turn", "Until the turn is over.", "CR 714.3",
      make_word, AG_LASTS_THIS_TURN, AG_FORM_VALUE, AG_WORD_LASTS },
    { AG_LEXICON_WORD, "this_combat", "lasts = this_combat", "Until the combat is over.",
      "CR 714.3", make_word, AG_LASTS_THIS_COMBAT, AG_FORM_VALUE, AG_WORD_LASTS },
    { AG_LEXICON_WORD, "until_your_next_turn", "lasts = until_your_next_turn",
      "Until your next turn begins.", "CR 714.3", make_word, AG_LASTS_UNTIL_YOUR_NEXT_TURN,
      AG_FORM_VALUE, AG_WORD_LASTS },
    { AG_LEXICON_WORD, "until_end_of_your_next_turn", "lasts = until_end_of_your_next_turn",
      "Until your next turn is over.", "CR 714.3", make_word, AG_LASTS_UNTIL_END_OF_YOUR_NEXT_TURN,
      AG_FORM_VALUE, AG_WORD_LASTS },
    { AG_LEXICON_WORD, "next_ready_step", "lasts = next_ready_step",
      "During its controller's next ready step.", "CR 714.3", make_word, AG_LASTS_NEXT_READY_STEP,
      AG_FORM_VALUE, AG_WORD_LASTS },
    { AG_LEXICON_WORD, "while_attached", "lasts = while_attached",
      "As long as this stays attached.", "CR 714.3", make_word, AG_LASTS_WHILE_ATTACHED,
      AG_FORM_VALUE, AG_WORD_LASTS },
    { AG_LEXICON_WORD, "while_exhausted", "lasts = while_exhausted",
      "As long as this stays exhausted.", "CR 714.3", make_word, AG_LASTS_WHILE_EXHAUSTED,
      AG_FORM_VALUE, AG_WORD_LASTS },
    { AG_LEXICON_WORD, "while_in_party", "lasts = while_in_party",
      "As long as this stays in your party.", "CR 714.3", make_word, AG_LASTS_WHILE_IN_PARTY,
      AG_FORM_VALUE, AG_WORD_LASTS },
    { .kind = AG_LEXICON_END },
};

void ag_data_open_kind(lua_State *L, const char *kind, const ag_lexicon_row *operators,
                       const ag_lexicon_row *methods)
{
    luaL_newmetatable(L, kind);
    set_rows(L, operators);
    lua_newtable(L);
    set_rows(L, methods);
    lua_setfield(L, -2, "methods");
    lua_pop(L, 1);
}

void ag_lua_push_methods(lua_State *L, const char *kind)
{
    luaL_getmetatable(L, kind);
    lua_getfield(L, -1, "methods");
    lua_remove(L, -2);
}

int ag_lua_method(lua_State *L, const char *what, const char *kind)
{
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    ag_lua_push_methods(L, kind);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) == LUA_TNIL) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "%s has no \"%s\"%s", what, name,
                    ag_lua_meant_key(L, 3, name));
    }
    return 1;
}

void ag_data_open(lua_State *L)
{
    ag_data_open_kind(L, AG_DATA_WORD, NULL, NULL);
    ag_lexicon_define(L, ag_lexicon_words);
    ag_data_open_filters(L);
    ag_data_open_amounts(L);
}

// times("destroyed", any.ally, this_turn): how often something has happened to cards. What is
// counted is known as the card is read, for the game counts from then on.

// What of the game everybody sees, and what happens to a card.
static const uint8_t happenings[] = {
    AG_EVENT_PLAYED,     AG_EVENT_ENTERED_PLAY, AG_EVENT_DESTROYED, AG_EVENT_LEFT_PLAY,
    AG_EVENT_LEFT_PARTY, AG_EVENT_DISCARDED,    AG_EVENT_REMOVED,   AG_EVENT_ATTACKS,
    AG_EVENT_COMPLETED,  AG_EVENT_DAMAGED,      AG_EVENT_HEALED,    AG_EVENT_PROTECTS,
    AG_EVENT_STRUCK,     AG_EVENT_EXHAUSTED,    AG_EVENT_READIED,   AG_EVENT_FLIPPED,
};
enum { HAPPENINGS = sizeof happenings / sizeof happenings[0] };

// What depends on the card that asks, or on all that match: not known as it happens.
static int is_of_the_asker(const ag_filter *filter)
{
    uint64_t states = AG_IS_THIS | AG_IS_HOST | AG_IS_OF_EVENT | AG_IS_HURT_BY_THIS | AG_IS_FOUGHT
                      | AG_IS_ATTACKED_BY_IT | AG_IS_HURT_HERO;
    return ((filter->is | filter->isnt) & states) != 0 || filter->extreme != 0
           || filter->only.slot != 0 || filter->except.slot != 0;
}

int ag_word_times(lua_State *L)
{
    const char *words[HAPPENINGS];
    for (int i = 0; i < HAPPENINGS; i++) words[i] = ag_event_words[happenings[i]];
    int which = ag_lua_find_word(L, NULL, "times does not count", luaL_checkstring(L, 1), words,
                                 HAPPENINGS);
    ag_lua_need_value(L, ag_lua_is_filter(L, 2), 2, NULL, "times takes a filter");
    int lasts = ag_lua_check_word(L, 3, AG_WORD_LASTS, AG_LASTS_GAME);
    ag_lua_need(L, lasts == AG_LASTS_GAME || lasts == AG_LASTS_THIS_TURN, AG_FINDING_CONTRADICTION,
                NULL, "times counts what happened this_turn, or without it in the whole game");
    ag_tally_def def = { .of = *(const ag_filter *)lua_touserdata(L, 2),
                         .event = happenings[which] };
    ag_lua_need(L, !is_of_the_asker(&def.of), AG_FINDING_CONTRADICTION, NULL,
                "times counts for all who ask: its filter can't ask for this, for another or "
                "attached card, nor for the highest or lowest");
    int when = lasts == AG_LASTS_THIS_TURN ? AG_TALLY_THIS_TURN : 0;
    ag_amount amount = { .length = 1,
                         .steps = { { AG_OP_TALLY, (uint8_t)(def.of.whose | when), 0 } } };
    def.of.whose = AG_WHOSE_ANY;
    amount.steps[0].value = (int16_t)ag_loader_data(L, &def, sizeof def);
    return ag_lua_push_amount(L, &amount);
}

void ag_times_resolve(lua_State *L, ag_expr_step *step)
{
    ag_host *host = ag_host_of(L);
    ag_lua_need(L, host->reading.tallies != NULL, AG_FINDING_CONTRADICTION, NULL,
                "times(…) is for what a card declares: counts = { name = times(…) }, and an effect "
                "reads me.name");
    ag_tally_def def = ag_catalog_tally(&host->catalog, (ag_symbol)(uint16_t)step->value);
    ag_filter_resolve(L, &def.of);
    ag_symbol what = ag_loader_data(L, &def, sizeof def);
    step->value = (int16_t)what;
    // The number of what is counted in the catalog.
    ag_catalog *catalog = &ag_host_of(L)->catalog;
    int number = 0;
    while (number < catalog->tally_count && catalog->tallies[number].what != what) number++;
    ag_lua_need(L, number < AG_TALLY_KIND_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "the scripts of one game count %d different things with times(…) at most",
                AG_TALLY_KIND_MAX);
    if (number == catalog->tally_count) {
        catalog->tallies[number].what = what;
        catalog->tallies[number].event = (uint16_t)def.event;
        catalog->tally_count++;
    }
    *host->reading.tallies |= AG_LONG_BIT(number);
}
