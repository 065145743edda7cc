// Finds the functions of a script and the arguments that each is called with.
#include <string.h>

#include "lua/check/check_look.h"
#include "lua/check/check.h"
#include "lua/host/script.h"

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
    int of_raid = ag_power_of_raid(look->def, power);
    out[0] = ag_seen_noun(AG_BIT(of_raid ? AG_NOUN_PLAYER : AG_NOUN_CARD));
    if (!ag_power_has_event(&look->def->powers[power])) {
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
            ag_check_report(look->findings, line, AG_FINDING_UNUSED_TARGET,
                            "the effect never reads its target \"%s\": t.%s", def->targets[i].name,
                            def->targets[i].name);
        }
    }
}

// Looks at what is on top of the stack if it is a function of this file; one of another file (a
// step that a module shares) is looked at with that file. Returns its line, or 0.
static int look_own(ag_look *look, const ag_seen *arguments, int count)
{
    lua_State *L = look->L;
    lua_Debug debug;
    if (lua_type(L, -1) != LUA_TFUNCTION || lua_iscfunction(L, -1)) return 0;
    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", &debug);
    if (strcmp(debug.source + (debug.source[0] == '@'), look->script->path) != 0) return 0;
    ag_look_function(look, arguments, count);
    return debug.linedefined;
}

static void look_power(ag_look *look, int power)
{
    lua_State *L = look->L;
    for (int slot = 0; slot < AG_SLOT_COUNT; slot++) {
        ag_seen arguments[3];
        if (!ag_host_push_function(look->host, L, look->printed, (uint16_t)power, slot)) continue;
        int line = look_own(look, arguments, arguments_of(look, power, arguments));
        if (slot == AG_SLOT_EFFECT && line > 0) report_unread(look, power, line);
        lua_pop(L, 1);
    }
}

// ---- other files: functions of modules, steps of phases and sequences outside powers ----

// Looks at the functions in what is on top of the stack: itself, a table or a draft.
static void look_within(ag_look *look, const ag_seen *arguments, int count)
{
    lua_State *L = look->L;
    int top = lua_gettop(L);
    if (ag_draft_at(L, top) != NULL) ag_draft_push_table(L, top);
    if (!lua_istable(L, -1)) {
        look_own(look, arguments, count);
    } else if (lua_checkstack(L, 32) && ag_look_is_new(look)) {
        ag_entries entries = ag_entries_open(L, lua_gettop(L));
        while (ag_entries_next(L, &entries)) look_within(look, arguments, count);
    }
    lua_settop(L, top);
}

static int look_inside(lua_State *L)
{
    ag_look *look = lua_touserdata(L, 1);
    lua_newtable(L);
    lua_newtable(L);
    look->L = L;
    look->kept = lua_gettop(L) - 1;
    look->done = look->kept + 1;
    ag_loader_push_file(L, look->script->key, NULL);
    const ag_draft *draft = ag_draft_at(L, -1);
    for (int i = 0; look->def != NULL && i < look->def->power_count; i++) look_power(look, i);
    const ag_seen step[] = { ag_seen_noun(AG_BIT(AG_NOUN_PLAYER)),
                             ag_seen_noun(AG_BIT(AG_NOUN_CARD)) };
    if (look->def == NULL && draft == NULL) {
        look_within(look, NULL, 0);
    } else if (look->def == NULL
               && (draft->kind == AG_DRAFT_PHASE || draft->kind == AG_DRAFT_SEQUENCE)) {
        look_within(look, step, 2);
    }
    return 0;
}

ag_status ag_check_effects(ag_host *host, const ag_script *script, ag_findings *findings,
                           ag_error *error)
{
    const ag_catalog *catalog = ag_host_catalog(host);
    ag_look look = { .host = host, .findings = findings, .script = script };
    look.printed = ag_catalog_find(catalog, script->key);
    look.def = look.printed != 0 ? catalog->cards[look.printed] : NULL;
    ag_status status = ag_loader_protect(host, look_inside, &look, error);
    if (status == AG_OK && look.def != NULL && ag_check_errors(findings) == 0) {
        ag_check_never(host, look.printed, script, findings);
    }
    return status;
}
