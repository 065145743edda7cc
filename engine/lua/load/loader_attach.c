// How a card says what it attaches to: `attach`, `attached_by_effect`, `host` (CR 400).

#include "lua/load/loader.h"

// CR 400.6: the host description is what the card's powers call "attached …"; it is the attach
// description unless the script gives another.
static void keep(ag_card_def *def, int way, const ag_filter *attach)
{
    def->attachment = (uint8_t)way;
    def->ongoing |= (def->side[0].types & AG_TYPE_ABILITY) != 0;
    def->attach = *attach;
    def->host = *attach;
}

static void read_target(lua_State *L, ag_power_def *play)
{
    ag_lua_need(L, play->target_count == 0, AG_FINDING_CONTRADICTION, "attach",
                "the host is the first target");
    ag_target_read(L, &play->targets[play->target_count++]);
    ag_lua_need(L, play->targets[0].kind == AG_TARGET_CARD, AG_FINDING_CONTRADICTION, "attach",
                "a card attaches to a card");
    ag_draft_push_table(L, lua_gettop(L));
    ag_lua_need(L, lua_getfield(L, -1, "not_as") == LUA_TNIL, AG_FINDING_CONTRADICTION, "attach",
                "not_as stands in the targets after the host");
    lua_pop(L, 2);
}

void ag_attach_read(lua_State *L, const ag_field_row *row, ag_card_def *def, ag_power_def *play)
{
    const ag_filter *chosen = ag_lua_to_filter(L, -1);
    ag_lua_need_type(L, chosen != NULL || ag_draft_is(L, -1, AG_DRAFT_TARGET), row->name,
                     "target(\"host\", filter), or a filter of what is chosen as it resolves");
    if (chosen == NULL) {
        read_target(L, play);
    }
    keep(def, chosen == NULL ? AG_ATTACH_TARGET : AG_ATTACH_CHOSEN,
         chosen == NULL ? &play->targets[0].filter : chosen);
}

void ag_attached_by_effect_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_card_def *def = at;
    ag_filter filter;
    ag_filter_read(L, row, &filter);
    ag_lua_need(L, !def->attachment, AG_FINDING_CONTRADICTION, row->name,
                "attach and attached_by_effect are two ways, a card has one");
    keep(def, AG_ATTACH_EFFECT, &filter);
}

void ag_host_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_card_def *def = at;
    ag_filter_read(L, row, &def->host);
    ag_lua_need(L, def->attachment, AG_FINDING_CONTRADICTION, row->name,
                "host is what an attachment stays on: say attach as well");
}

// CR 305.2d: a mode with `attach` is played as an attachment, the others are not.
void ag_attach_mode_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *mode = at;
    ag_lua_need_type(L, ag_draft_is(L, -1, AG_DRAFT_TARGET), row->name,
                     "target(\"host\", filter) of a mode");
    read_target(L, mode);
    mode->attaches = 1;
}

void ag_attach_of_modes(ag_card_def *def)
{
    for (int i = 0; i < def->power_count; i++) {
        if (def->powers[i].attaches) {
            keep(def, AG_ATTACH_TARGET, &def->powers[i].targets[0].filter);
            def->attach_mode = 1;
        }
    }
}
