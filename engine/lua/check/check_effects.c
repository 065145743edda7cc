// Finds the functions of a script and the arguments that each is called with.
#include "lua/check/check_effects.h"

#include <stdio.h>
#include <string.h>

#include "lua/check/check_look.h"
#include "lua/check/check_raid.h"
#include "lua/check/check_unused.h"
#include "lua/host/sandbox.h"

typedef struct request {
    const char *key;
    ag_findings *findings;
} request;

// ---- effects of powers ----

// The same arguments that scripts.c passes.
static int arguments_of(const ag_look *look, int power, ag_seen *out)
{
    int kind = look->def->powers[power].kind;
    ag_seen targets = { .kind = AG_SEEN_TARGETS, .number = power };
    if (kind == AG_POWER_CALL) {
        out[0] = ag_seen_noun(AG_BIT(AG_NOUN_PLAYER));
        out[1] = ag_seen_noun(AG_BIT(AG_NOUN_CARD));
        return 2;
    }
    out[0] = ag_seen_noun(AG_BIT(AG_NOUN_CARD));
    out[0].is_me = 1;
    if (kind == AG_POWER_PLAY || kind == AG_POWER_PAYMENT || kind == AG_POWER_REWARD) {
        out[1] = targets;
        return 2;
    }
    out[1] = ag_seen_noun(AG_BIT(AG_NOUN_EVENT));
    out[2] = targets;
    return 3;
}

static void report_unread(ag_look *look, int power, int line)
{
    const ag_power_def *def = &look->def->powers[power];
    int attached = look->def->attachment == AG_ATTACH_TARGET && power == 0;
    for (int i = attached ? 1 : 0; i < def->target_count; i++) {
        if (!(look->read_targets[power] & AG_BIT(i)) && !def->attaches) {
            ag_findings_add(look->findings, look->path, line, AG_FINDING_UNUSED_TARGET,
                            "the effect never reads its target \"%s\": t.%s", def->targets[i].name,
                            def->targets[i].name);
        }
    }
}

// A function of another file (a step that a module shares) is looked at with that file.
static int is_of_file(ag_look *look, int *line)
{
    lua_Debug debug;
    lua_pushvalue(look->L, -1);
    lua_getinfo(look->L, ">S", &debug);
    *line = debug.linedefined;
    return strcmp(debug.source + (debug.source[0] == '@'), look->path) == 0;
}

static void look_power(ag_look *look, int power)
{
    lua_State *L = look->L;
    for (int slot = 0; slot < AG_SLOT_COUNT; slot++) {
        ag_seen arguments[3];
        int line = 1;
        if (!ag_host_push_function(look->host, L, look->printed, (uint16_t)power, slot)) continue;
        if (is_of_file(look, &line)) {
            ag_look_function(look, arguments, arguments_of(look, power, arguments));
            if (slot == AG_SLOT_EFFECT) {
                report_unread(look, power, line);
            }
        }
        lua_pop(L, 1);
    }
}

// ---- functions of modules ----

static void look_table(ag_look *look)
{
    lua_State *L = look->L;
    int top = lua_gettop(L);
    ag_entries entries = ag_entries_open(L, top);
    while (ag_entries_next(L, &entries)) {
        int line;
        if (lua_type(L, -1) == LUA_TFUNCTION && !lua_iscfunction(L, -1)
            && is_of_file(look, &line)) {
            ag_look_function(look, NULL, 0);
        }
    }
}

// ---- steps of phases and sequences, outside powers ----

// A function, or a draft that holds one: again { function }, effect "Name" { play = function }.
static void look_step(ag_look *look)
{
    lua_State *L = look->L;
    int line;
    const ag_seen arguments[] = { ag_seen_noun(AG_BIT(AG_NOUN_PLAYER)),
                                  ag_seen_noun(AG_BIT(AG_NOUN_CARD)) };
    const ag_draft *draft = ag_draft_at(L, -1);
    if (draft != NULL) {
        ag_draft_push_table(L, lua_gettop(L));
        if (lua_istable(L, -1) && draft->kind == AG_DRAFT_EFFECT) {
            lua_getfield(L, -1, "play");
        } else if (lua_istable(L, -1)) {
            lua_geti(L, -1, 1);
        }
    }
    if (lua_type(L, -1) == LUA_TFUNCTION && !lua_iscfunction(L, -1) && is_of_file(look, &line)) {
        ag_look_function(look, arguments, 2);
    }
}

static void look_steps(ag_look *look)
{
    lua_State *L = look->L;
    int top = lua_gettop(L);
    ag_draft_push_table(L, top);
    if (lua_istable(L, -1) && lua_getfield(L, -1, "steps") == LUA_TTABLE) {
        int steps = lua_gettop(L);
        lua_Integer count = ag_sandbox_list(L, steps);
        for (lua_Integer i = 1; i <= count; i++) {
            lua_geti(L, steps, i);
            look_step(look);
            lua_settop(L, steps);
        }
    }
    lua_settop(L, top);
}

// ---- the script ----

static int look_inside(lua_State *L)
{
    request *made = lua_touserdata(L, 1);
    ag_host *host = ag_host_of(L);
    ag_script script;
    ag_look look = { .host = host, .L = L, .findings = made->findings };
    ag_loader_push_file(L, made->key, &script);
    look.path = script.path;
    lua_newtable(L);
    lua_newtable(L);
    look.kept = lua_gettop(L) - 1;
    look.done = look.kept + 1;
    look.printed = ag_catalog_find(ag_host_catalog(host), made->key);
    if (look.printed != 0) {
        look.def = ag_host_catalog(host)->cards[look.printed];
    }
    for (int i = 0; look.def != NULL && i < look.def->power_count; i++) {
        look_power(&look, i);
    }
    if (look.def != NULL && ag_check_errors(made->findings) == 0) {
        ag_check_unused(host, look.printed, &script, made->findings);
    }
    // A scenario's raid does not have a folder.
    if (look.def != NULL && (look.def->side[0].types & AG_TYPE_RAID)
        && strcmp(made->key, AG_INLINE_RAID) != 0 && ag_check_errors(made->findings) == 0) {
        ag_check_raid(host, &script, made->findings);
    }
    lua_pushvalue(L, look.kept - 1);
    const ag_draft *draft = ag_draft_at(L, -1);
    if (draft != NULL && (draft->kind == AG_DRAFT_PHASE || draft->kind == AG_DRAFT_SEQUENCE)) {
        look_steps(&look);
    } else if (look.def == NULL && lua_istable(L, -1)) {
        look_table(&look);
    }
    return 0;
}

ag_status ag_check_effects(ag_host *host, const char *key, ag_findings *findings, ag_error *error)
{
    request made = { key, findings };
    return ag_loader_protect(host, look_inside, &made, error);
}
