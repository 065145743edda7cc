// The text of a handle in a script: the name of its card or player, never an address.
#include "lua/host/index.h"

#include "lua/host/fail.h"
#include "lua/host/script_run.h"
#include "lua/host/handle.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "state/player.h"

static const char *name_of(const ag_rules *rules, uint16_t printed)
{
    const char *name = ag_catalog_card(rules->catalog, printed)->side[0].name;
    return name != NULL ? name : "a card";
}

static const char *ref_name(lua_State *L, const ag_rules *rules, const ag_ref *ref)
{
    switch (ref->kind) {
    case AG_REF_CARD: return name_of(rules, ag_printed_of(rules->state, ag_ref_as_card(*ref)));
    case AG_REF_LINK: {
        const ag_link *link = ag_link_at(rules->state, ag_ref_as_link(*ref));
        return link == NULL ? "a link that is gone" : name_of(rules, link->printed);
    }
    case AG_REF_SEAT:
        if (ag_boss_seat(rules->state) == 0) return lua_pushfstring(L, "player %d", ref->seat);
        return ref->seat == ag_boss_seat(rules->state) ? "the Boss player"
                                                       : lua_pushfstring(L, "raider %d", ref->seat);
    default: return ag_noun_of(L, 1);
    }
}

int ag_handle_text(lua_State *L)
{
    const ag_run *run = ag_run_peek(L);
    const ag_ref *ref = ag_to_handle(L, 1);
    const ag_group *group = ag_to_group(L, 1);
    if (group != NULL) {
        lua_pushfstring(L, group->of_players ? "%d players" : "%d cards", group->count);
    } else if (run == NULL || ref == NULL) {
        ag_lua_push_text(L, ag_noun_of(L, 1));
    } else {
        ag_lua_push_text(L, ref_name(L, run->rules, ref));
    }
    return 1;
}
