// Changes that last: definite modifiers, and delayed triggers and shields begun by name (CR 714.3,
// 715).
#include "lua/api.h"

#include <lauxlib.h>
#include <string.h>

#include "base/error.h"
#include "lua/args.h"
#include "lua/data_lua.h"
#include "rules/modifier.h"
#include "rules/watch.h"

static const char *const gain_fields[] = { "lasts", NULL };

static int lasts_of(lua_State *L, int options, const char *word)
{
    if (lua_getfield(L, options, "lasts") == LUA_TNIL) {
        ag_arg_fail(L, word,
                    "say how long: lasts = this_turn, this_combat, until_your_next_turn, …");
    }
    int lasts = ag_lua_check_word(L, -1, AG_WORD_LASTS, AG_LASTS_GAME);
    lua_pop(L, 1);
    return lasts;
}

// What one gain makes is one modifier: all of it is as old as its first part, which stands in
// `first`.
static void make(const ag_run *run, const ag_change *changes, int count, int lasts, int *first)
{
    const ag_frame *frame = run->frame;
    for (int i = 0; i < count; i++) {
        int slot = ag_modifier_make(run->rules, &changes[i], frame->me, frame->printed, frame->seat,
                                    lasts, 0, frame->x);
        *first = *first == 0 ? slot : *first;
        ag_modifier_join(run->rules->state, slot, *first);
    }
}

// On a card or group: a modifier for each card, wherever it is. On a filter: one that does not lock
// in its members (CR 714.3e).
static int gain(lua_State *L)
{
    const char *word = "gain";
    const ag_run *run = ag_run_verb(L, word);
    if (lua_type(L, 2) != LUA_TTABLE) {
        ag_arg_fail(L, word, "expected a table such as { atk = 2, lasts = this_turn }, got %s",
                    ag_arg_text(L, 2));
    }
    ag_lua_check_fields(L, 2, "gain", ag_change_fields, gain_fields);
    int lasts = lasts_of(L, 2, word);
    ag_amount always = { .length = 0 };
    ag_change changes[AG_CHANGES_MAX];
    int first = 0;
    const ag_filter *members = ag_lua_to_filter(L, 1);
    if (members != NULL) {
        make(run, changes, ag_lua_read_changes(L, 2, members, &always, changes, AG_CHANGES_MAX),
             lasts, &first);
        return 0;
    }
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, 1, word, cards);
    for (int i = 0; i < count; i++) {
        ag_filter only = { .only = cards[i], .zones = (uint16_t)((1u << AG_ZONE_COUNT) - 1) };
        int made = ag_lua_read_changes(L, 2, &only, &always, changes, AG_CHANGES_MAX);
        make(run, changes, made, lasts, &first);
    }
    return 0;
}

// ---- delayed triggers, replacements and shields ----

typedef struct laters {
    const ag_host *host;
    const ag_card_def *def;
    uint16_t printed;
    int power;
} laters;

static const char *next_later(void *context, int index)
{
    laters *list = context;
    (void)index;
    while (list->power < list->def->power_count) {
        int power = list->power++;
        if (list->def->powers[power].kind == AG_POWER_LATER) {
            return ag_host_power_name(list->host, list->printed, power);
        }
    }
    return NULL;
}

static int later_named(lua_State *L, const ag_run *run, const char *name)
{
    const ag_host *host = ag_host_of(L);
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, run->frame->printed);
    int power = ag_host_power(host, run->frame->printed, name);
    if (power >= 0 && def->powers[power].kind == AG_POWER_LATER) {
        return power;
    }
    laters list = { .host = host, .def = def, .printed = run->frame->printed };
    const char *near = ag_nearest(name, next_later, &list);
    if (near != NULL) {
        ag_arg_fail(L, "begin", "\"%s\" is not among the card's `later` (did you mean \"%s\"?)",
                    name, near);
    }
    ag_arg_fail(L, "begin", "\"%s\" is not among the card's `later`", name);
}

// What stands in the list part of the options: handed over as event.given.
static int read_given(lua_State *L, int options, ag_ref *out)
{
    int count = (int)luaL_len(L, options);
    if (count > 3) {
        ag_arg_fail(L, "begin", "at most 3 things can be handed over, got %d", count);
    }
    for (int i = 0; i < count; i++) {
        lua_geti(L, options, i + 1);
        const ag_ref *handle = ag_to_handle(L, -1);
        if (handle != NULL && handle->kind <= AG_REF_PILE) {
            out[i] = *handle;
        } else {
            int number = ag_arg_number(L, -1, "begin", "what is handed over", INT16_MIN);
            if (number > INT16_MAX) {
                ag_arg_fail(L, "begin", "a number that is handed over must be at most %d",
                            INT16_MAX);
            }
            out[i] = (ag_ref){ .kind = AG_REF_NUMBER, .number = (int16_t)number };
        }
        lua_pop(L, 1);
    }
    return count;
}

// Only the list part and `left` may stand in the options of begin.
static void check_begin(lua_State *L, int options)
{
    lua_pushnil(L);
    while (lua_next(L, options)) {
        lua_pop(L, 1);
        if (!lua_isinteger(L, -1)
            && (lua_type(L, -1) != LUA_TSTRING || strcmp(lua_tostring(L, -1), "left") != 0)) {
            ag_arg_fail(L, "begin",
                        "unknown field %s (its options are left = n, and what is handed over)",
                        ag_arg_text(L, -1));
        }
    }
}

static int card_begin(lua_State *L)
{
    const char *word = "begin";
    const ag_run *run = ag_run_verb(L, word);
    const ag_frame *frame = run->frame;
    ag_card_id me = ag_arg_card(L, 1, word);
    if (lua_type(L, 2) != LUA_TSTRING) {
        ag_arg_fail(L, word, "expected the name of a `later`, got %s", ag_arg_text(L, 2));
    }
    int power = later_named(L, run, lua_tostring(L, 2));
    int lasts = ag_lua_check_word(L, 3, AG_WORD_LASTS, AG_LASTS_GAME);
    ag_ref given[3];
    int given_count = 0;
    int left = -1;
    if (!lua_isnoneornil(L, 4)) {
        luaL_checktype(L, 4, LUA_TTABLE);
        check_begin(L, 4);
        given_count = read_given(L, 4, given);
        if (lua_getfield(L, 4, "left") != LUA_TNIL) {
            left = ag_arg_number(L, -1, word, "left", 0);
        }
        lua_pop(L, 1);
    }
    ag_run_ask_for(L, run, word, 1);
    ag_watch_begin(run->rules, frame->printed, (uint16_t)power, me, frame->link, frame->seat, lasts,
                   left, frame->x, given, given_count);
    return 0;
}

const ag_api_row ag_api_gain[] = {
    { AG_API_FILTER_VERB, "gain",
      "cards:gain { atk = 2, keyword = \"Ferocity\", cant = \"ready\", lasts = this_turn }", "",
      "an unknown field; no `lasts`", "CR 714.3",
      "Changes cards for a time: atk, health, def, cost, strike (a number is added; set_to(n), "
      "double), "
      "keyword, loses_keyword, cant, tag, damage, becomes, cant_be_dealt, loses_powers, "
      "hand_size, must_attack, attacks_only, cant_attack, type, switch (ATK and health). On a "
      "filter it holds for whatever "
      "matches from now on (CR 714.3e).",
      gain },
    { AG_API_VERB, "begin", "me:begin(\"name\", lasts, { left = n, what, … })", "",
      "a name that is not among the card's `later`; more than 3 things handed over", "CR 715",
      "Begins a delayed trigger, replacement or shield that the card declares under `later`. What "
      "is handed "
      "over (cards, links, players, numbers) is read there as event.given[1] and on.",
      card_begin },
    { .kind = AG_API_END },
};
