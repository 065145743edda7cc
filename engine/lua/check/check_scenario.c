// Checks what files of scenarios declare. The scenarios themselves report what is wrong as they
// run.
#include <string.h>

#include "lua/check/check.h"
#include "lua/words/api.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"

typedef struct declared {
    ag_scene_cards cards;  // of the scenario that is checked
    ag_checking checking;
    ag_findings *findings;
    ag_status status;
    ag_error *error;
} declared;

int ag_is_scenario(const char *text)
{
    static const char word[] = "scenario";
    for (const char *at = text; (at = strstr(at, word)) != NULL; at++) {
        const char *behind = at + sizeof word - 1;
        int begins = at == text || strchr(" \n{(", at[-1]) != NULL;
        behind += strspn(behind, " (");
        if (begins && (*behind == '"' || at[sizeof word - 1] == '(')) return 1;
    }
    return 0;
}

// Checks each card of the scenario on top of the stack, and its raid.
static void check_declared(lua_State *L, declared *in, int nth)
{
    ag_facts facts;
    ag_scene_cards_read(L, &in->cards, lua_gettop(L), nth);
    for (int i = 0; i < in->cards.count && in->status == AG_OK; i++) {
        in->status = ag_script_check(&in->checking, &in->cards.source, in->cards.cards[i].key,
                                     in->findings, &facts, in->error);
    }
    if (in->status == AG_OK && in->cards.raid_decks > 0) {
        in->status = ag_script_check(&in->checking, &in->cards.source, AG_INLINE_RAID, in->findings,
                                     &facts, in->error);
    }
    ag_checking_close(&in->checking);
}

// The file returns a scenario, or a list of them.
static int check_inside(lua_State *L)
{
    declared *in = lua_touserdata(L, 1);
    const ag_script *file = &in->cards.file;
    if (ag_inline_run(L, file->source, file->size, file->path) != LUA_OK) lua_error(L);
    if (ag_inline_is_scenario(L, -1)) {
        check_declared(L, in, 0);
    } else if (lua_istable(L, -1)) {
        for (int at = 1; lua_rawgeti(L, 2, at) != LUA_TNIL && in->status == AG_OK; at++) {
            if (ag_inline_is_scenario(L, -1)) check_declared(L, in, at);
            lua_settop(L, 2);
        }
    }
    return 0;
}

ag_status ag_scenario_check(const ag_source *others, const char *path, const char *text,
                            size_t size, ag_findings *findings, ag_error *error)
{
    declared in = { .checking = { .without_text = 1 }, .findings = findings, .error = error };
    ag_host *host = NULL;
    ag_check_begin(findings, path);
    ag_scene_cards_open(&in.cards, others, path, text, size);
    ag_status status = ag_api_host_open(others, &host, error);
    if (status == AG_OK) status = ag_loader_protect(host, check_inside, &in, error);
    if (status < 0 && status != AG_NO_MEMORY) {
        ag_check_ended(host, findings, error);
        status = AG_OK;
    }
    ag_host_close(host);
    return status < 0 ? status : in.status;
}
