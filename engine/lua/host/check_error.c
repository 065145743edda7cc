// Turns raised errors into findings, and lets each part of a draft end by itself.
#include "lua/host/check_error.h"

#include "lua/host/host_private.h"

// ---- what was raised ----

static void report(ag_findings *findings, const ag_raised *raised)
{
    int placed = raised->line > 0;
    ag_findings_add(findings, placed ? raised->path : ag_check_path(findings), raised->line,
                    raised->code, "%s", raised->text);
}

void ag_check_ended(const ag_host *host, ag_findings *findings, const ag_error *error)
{
    if (host != NULL && host->met_wrong) return;
    if (host != NULL && host->raised.text[0] != '\0') {
        report(findings, &host->raised);
    } else {
        ag_check_report(findings, 1, AG_FINDING_SCRIPT, "%s", error->text);
    }
}

// ---- parts ----

ag_findings *ag_host_check(ag_host *host, ag_findings *findings)
{
    ag_findings *before = host->findings;
    host->findings = findings;
    return before;
}

ag_findings *ag_host_findings(const ag_host *host)
{
    return host->findings;
}

void ag_check_raised(lua_State *L)
{
    ag_raised raised;
    ag_host *host = ag_host_of(L);
    if (ag_host_stopped(host)) {
        lua_error(L);
    }
    ag_host_raised(host, L, &raised);
    lua_pop(L, 1);
    if (!host->met_wrong) {
        report(host->findings, &raised);
    }
    host->met_wrong = 0;
}

typedef struct part {
    ag_part *read;
    void *context;
} part;

static int read_inside(lua_State *L)
{
    part *made = lua_touserdata(L, 1);
    luaL_checkstack(L, 24, "too many values");
    made->read(L, 2, made->context);
    return 0;
}

int ag_loader_part(lua_State *L, int table, ag_part *read, void *context)
{
    ag_host *host = ag_host_of(L);
    if (host->findings == NULL) {
        read(L, table, context);
        return 1;
    }
    ag_reading reading = host->reading;
    int loading = host->loading_count;
    part made = { read, context };
    host->met_wrong = 0;
    table = lua_absindex(L, table);
    lua_pushcfunction(L, read_inside);
    lua_pushlightuserdata(L, &made);
    lua_pushvalue(L, table);
    if (lua_pcall(L, 2, 0, 0) == LUA_OK) return 1;
    host->reading.draft = reading.draft;
    host->reading.powers = reading.powers;
    host->loading_count = loading;
    ag_check_raised(L);
    return 0;
}
