// Links of the chain: what was targeted there, and what an event was about (CR 705).
#include "lua/api.h"

#include "lua/args.h"
#include "rules/chain.h"
#include "state/card.h"

static const ag_link *link_of(lua_State *L, const ag_run *run, ag_link_id *id)
{
    ag_ref ref = ag_arg_handle(L, 1, AG_REF_LINK, "link");
    *id = ag_ref_as_link(ref);
    return ag_link_at(run->rules->state, *id);
}

static const ag_link *read_link(lua_State *L)
{
    ag_link_id id;
    return link_of(L, ag_run_now(L, "link"), &id);
}

static int link_card(lua_State *L)
{
    const ag_link *link = read_link(L);
    ag_push_card(L, link == NULL ? (ag_card_id){ 0, 0 } : link->card);
    return 1;
}

static int link_name(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "link");
    const ag_link *link = read_link(L);
    const char *name =
        ag_catalog_card(run->rules->catalog, link == NULL ? 0 : link->printed)->side[0].name;
    lua_pushstring(L, name != NULL ? name : "");
    return 1;
}

static int link_controller(lua_State *L)
{
    const ag_link *link = read_link(L);
    ag_push_player(L, link == NULL ? 0 : link->controller);
    return 1;
}

static int link_x(lua_State *L)
{
    const ag_link *link = read_link(L);
    lua_pushinteger(L, link == NULL ? 0 : link->x);
    return 1;
}

static int link_exists(lua_State *L)
{
    lua_pushboolean(L, read_link(L) != NULL);
    return 1;
}

static int link_is_card(lua_State *L)
{
    const ag_link *link = read_link(L);
    lua_pushboolean(L, link != NULL && link->kind == AG_LINK_CARD);
    return 1;
}

// Whatever became of its card.
static int answer_interrupted(lua_State *L, int status, lua_KContext context)
{
    (void)status;
    (void)context;
    lua_pushboolean(L, 1);
    return 1;
}

static int link_interrupt(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "interrupt");
    ag_link_id id;
    if (link_of(L, run, &id) == NULL || !ag_link_interrupt(run->rules, id)) {
        lua_pushboolean(L, 0);
        return 1;
    }
    return ag_run_wait(L, answer_interrupted, 0);
}

const ag_api_row ag_api_link[] = {
    { AG_API_FIELD, "card", "link.card", "card or nil", "", "CR 705.5",
      "The card, or the source of the effect.", link_card },
    { AG_API_FIELD, "name", "link.name", "text", "", "", "", link_name },
    { AG_API_FIELD, "controller", "link.controller", "player or nil", "", "CR 401.1", "",
      link_controller },
    { AG_API_FIELD, "x", "link.x", "number", "", "CR 201.3", "", link_x },
    { AG_API_FIELD, "exists", "link.exists", "true or false", "", "CR 705",
      "It is still on the chain.", link_exists },
    { AG_API_FIELD, "is_card", "link.is_card", "true or false", "", "CR 705",
      "A card that was played, no effect.", link_is_card },
    { AG_API_VERB, "interrupt", "link:interrupt()", "whether it was interrupted", "", "CR 711",
      "Its card goes to its owner's graveyard and does nothing.", link_interrupt },
    { .kind = AG_API_END },
};
