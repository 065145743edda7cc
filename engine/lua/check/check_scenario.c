// Checks what files of scenarios declare. The scenarios themselves report what is wrong as they
// run.
#include <string.h>

#include "lua/check/check.h"
#include "lua/words/api.h"
#include "lua/host/fail.h"
#include "lua/host/draft.h"
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"

typedef struct declared {
    ag_scene_cards cards;
    int scenario;  // the one whose cards are to be read; from 0
    int found;
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

// The cards of one scenario of the file, which returned either a scenario or a list of them.
static int read_inside(lua_State *L)
{
    declared *made = lua_touserdata(L, 1);
    ag_inline_define(L);
    const ag_script *file = &made->cards.file;
    int status =
        ag_sandbox_load(L, file->source, file->size, AG_INLINE_SOURCE_MAX, file->path);
    if (status != LUA_OK || ag_inline_call(L) != LUA_OK) {
        lua_error(L);
    }
    if (lua_istable(L, -1) && !ag_inline_is_scenario(L, -1)) {
        lua_rawgeti(L, -1, made->scenario + 1);
    } else if (made->scenario > 0) {
        lua_pushnil(L);
    }
    made->found = ag_inline_is_scenario(L, -1);
    if (made->found) {
        ag_scene_cards_read(L, &made->cards, lua_gettop(L));
    }
    return 0;
}

static ag_status read_declared(const ag_source *others, declared *made, ag_findings *findings,
                               ag_error *error)
{
    ag_host *host = NULL;
    ag_status status = ag_api_host_open(others, &host, error);
    if (status == AG_OK) {
        status = ag_loader_protect(host, read_inside, made, error);
    }
    if (status < 0 && status != AG_NO_MEMORY) {
        ag_check_ended(host, findings, error);
        made->found = 0;
        status = AG_OK;
    }
    ag_host_close(host);
    return status;
}

// Checks each of the scenario's cards, and its raid.
static ag_status check_declared(declared *made, ag_findings *findings, ag_error *error)
{
    ag_facts facts;
    ag_checking checking = { .without_text = 1 };
    ag_status status = AG_OK;
    for (int i = 0; i < made->cards.count && status == AG_OK; i++) {
        status = ag_script_check(&checking, &made->cards.source, made->cards.cards[i].key, findings,
                                 &facts, error);
    }
    if (status == AG_OK && made->cards.raid_decks > 0) {
        status = ag_script_check(&checking, &made->cards.source, AG_INLINE_RAID, findings, &facts,
                                 error);
    }
    ag_checking_close(&checking);
    return status;
}

ag_status ag_scenario_check(const ag_source *others, const char *path, const char *text,
                            size_t size, ag_findings *findings, ag_error *error)
{
    declared made = { .found = 1 };
    ag_status status = AG_OK;
    ag_check_begin(findings, path);
    for (; made.found && status == AG_OK; made.scenario++) {
        ag_scene_cards_open(&made.cards, others, path, text, size);
        status = read_declared(others, &made, findings, error);
        if (status == AG_OK && made.found) {
            status = check_declared(&made, findings, error);
        }
    }
    return status;
}
