// Cards and a raid that a scenario declares inline. Their script is the scenario's file itself,
// under the key `scenario/<stem>` (the raid's is `scenario`, so that its Bosses are among the
// cards). The loader, its checks, its budgets and recordings treat them like those of any file;
// errors name the scenario's lines.

#include "lua/load/loader.h"

// ---- the word `scenario` ----

static int is_stem(const char *text, size_t size)
{
    return size > 0 && size + sizeof AG_INLINE_RAID "/" <= AG_NAME_MAX
           && strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_") == size;
}

// The table of cards is on top of the stack.
static void check_cards(lua_State *L)
{
    ag_lua_need_value(L, lua_istable(L, -1), -1, NULL,
                      "cards takes a table: { bolt = ability \"Bolt\" { … } }");
    ag_entries cards = ag_entries_open(L, -1);
    ag_lua_need(L, cards.left <= AG_INLINE_CARDS_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "cards: a scenario declares at most %d", AG_INLINE_CARDS_MAX);
    while (ag_entries_next(L, &cards)) {
        if (lua_type(L, -2) != LUA_TSTRING || !is_stem(lua_tostring(L, -2), lua_rawlen(L, -2))) {
            ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE,
                        "cards: %s is no stem of a key: small letters, digits and _, at most %d",
                        ag_lua_shown(L, -2), AG_NAME_MAX - (int)sizeof AG_INLINE_RAID "/");
        }
        if (!ag_draft_is(L, -1, AG_DRAFT_CARD)) {
            const char *stem = lua_tostring(L, -2);
            ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                        "cards: \"%s\" is %s, not a card: ally \"Name\" { … }", stem,
                        ag_lua_shown(L, -1));
        }
    }
}

// The field `raid` is on top of the stack.
static void check_raid(lua_State *L)
{
    int is_raid = ag_draft_is(L, -1, AG_DRAFT_RAID);
    ag_lua_need_value(L, is_raid || lua_isnil(L, -1) || lua_type(L, -1) == LUA_TSTRING, -1, NULL,
                      "raid takes a key, or one of its own: raid \"Name\" { … }");
}

static int scenario_body(lua_State *L)
{
    static const char *const functions[] = { "given", "play", "expect", NULL };

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    ag_lua_check_rows(L, 1, "a scenario", ag_fields_scenario, NULL);
    // If nobody sits down there is nothing to play and nothing to expect.
    int refused = lua_getfield(L, 1, "refused");
    ag_lua_need(L, refused == LUA_TNIL || refused == LUA_TSTRING, AG_FINDING_UNKNOWN_RULE, NULL,
                "scenario: \"refused\" must be a rule number like \"R100.1\"");
    for (int at = 0; functions[at] != NULL; at++) {
        int type = lua_getfield(L, 1, functions[at]);
        int may_lack = at < 2 || refused != LUA_TNIL;
        ag_lua_need(L, refused == LUA_TNIL || at == 0 || type == LUA_TNIL, AG_FINDING_MISSING, NULL,
                    "scenario: a position that is refused has no \"%s\"", functions[at]);
        ag_lua_need(L, type == LUA_TFUNCTION || (type == LUA_TNIL && may_lack),
                    AG_FINDING_WRONG_TYPE, NULL, "scenario: \"%s\" must be a function",
                    functions[at]);
        lua_pop(L, 1);
    }
    if (lua_getfield(L, 1, "cards") != LUA_TNIL) check_cards(L);
    lua_getfield(L, 1, "raid");
    check_raid(L);
    lua_settop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_setfield(L, 1, "name");
    return 1;
}

// scenario "name" { … } returns its table, with the name in it.
static int word_scenario(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TSTRING);
    lua_settop(L, 1);
    lua_pushcclosure(L, scenario_body, 1);
    return 1;
}

void ag_inline_define(lua_State *L)
{
    lua_pushcfunction(L, word_scenario);
    ag_sandbox_define(L, "scenario");
}

// ---- what it declares ----

int ag_inline_run(lua_State *L, const char *source, size_t size, const char *path)
{
    ag_host *host = ag_host_of(L);
    int before = host->loading_count;
    ag_inline_define(L);
    int status = ag_sandbox_load(L, source, size, AG_INLINE_SOURCE_MAX, path);
    if (status != LUA_OK) return status;
    host->loading[host->loading_count++] = AG_INLINE_RAID;
    status = lua_pcall(L, 0, 1, 0);
    host->loading_count = before;
    return status;
}

int ag_inline_is_scenario(lua_State *L, int index)
{
    int top = lua_gettop(L);
    index = lua_absindex(L, index);
    int is = lua_istable(L, index) && lua_getfield(L, index, "name") == LUA_TSTRING
             && (lua_getfield(L, index, "expect") == LUA_TFUNCTION
                 || lua_getfield(L, index, "refused") == LUA_TSTRING);
    lua_settop(L, top);
    return is;
}

// In one file a stem means one card, and there is one raid, because the key in a recording must say
// which one is meant.
static void keep(lua_State *L, int kept, const char *stem)
{
    int agree = lua_isnil(L, kept) || lua_rawequal(L, kept, -1);
    ag_lua_need(L, agree || stem[0] != '\0', AG_FINDING_CONTRADICTION, NULL,
                "two scenarios of this file declare different raids: let both name one local, or "
                "write two files");
    ag_lua_need(L, agree, AG_FINDING_CONTRADICTION, NULL,
                "two scenarios of this file declare different cards \"%s\": call one otherwise, or "
                "let both name one local",
                stem);
    lua_copy(L, -1, kept);
}

// Stores the card or raid of the scenario on top of the stack as the value at `kept`.
static void find_declared(lua_State *L, int kept, const char *stem)
{
    int is_scenario = ag_inline_is_scenario(L, -1);
    if (is_scenario && stem[0] == '\0') {
        lua_getfield(L, -1, "raid");
        if (ag_draft_at(L, -1) != NULL) keep(L, kept, stem);
    } else if (is_scenario && lua_getfield(L, -1, "cards") == LUA_TTABLE
               && lua_getfield(L, -1, stem) != LUA_TNIL) {
        keep(L, kept, stem);
    }
    lua_settop(L, kept);
}

void ag_inline_push_declared(lua_State *L, const char *stem)
{
    int file = lua_gettop(L);
    int kept = file + 1;
    int count = lua_istable(L, file) ? (int)ag_sandbox_list(L, file) : 0;

    luaL_checkstack(L, 8, "too many values");
    lua_pushnil(L);
    lua_pushvalue(L, file);
    find_declared(L, kept, stem);
    for (int at = 1; at <= count; at++) {
        lua_rawgeti(L, file, at);
        find_declared(L, kept, stem);
    }
    lua_replace(L, file);
}
