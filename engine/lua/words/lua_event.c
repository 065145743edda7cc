// Events: what is passed to an effect.
#include "lua/words/api.h"

#include <lauxlib.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/change/packet.h"

static const ag_event_handle *event_of(lua_State *L)
{
    return luaL_checkudata(L, 1, AG_META_EVENT);
}

static int event_card(lua_State *L)
{
    ag_push_card(L, event_of(L)->event.card);
    return 1;
}

static int is_packet(const ag_event *event)
{
    return event->kind == AG_EVENT_DAMAGED || event->kind == AG_EVENT_HEALED;
}

static int event_became(lua_State *L)
{
    const ag_event *event = &event_of(L)->event;
    ag_push_card(L, is_packet(event) ? (ag_card_id){ 0, 0 } : event->became);
    return 1;
}

static int event_with(lua_State *L)
{
    const ag_event *event = &event_of(L)->event;
    ag_push_card(L, is_packet(event) ? event->became : (ag_card_id){ 0, 0 });
    return 1;
}

static int event_fatal(lua_State *L)
{
    lua_pushboolean(L, (event_of(L)->event.flags & AG_EVENT_FATAL) != 0);
    return 1;
}

static int event_back_up(lua_State *L)
{
    lua_pushboolean(L, (event_of(L)->event.flags & AG_EVENT_TO_BACK) != 0);
    return 1;
}

static int event_prevent(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "prevent");
    const ag_frame *frame = run->frame;
    const ag_power_def *power =
        &ag_catalog_card(run->rules->catalog, frame->printed)->powers[frame->power];
    event_of(L);
    if (!power->watch.tries || frame->packet == 0) {
        ag_arg_fail(L, "prevent", "this is for the effect of prevents.damage { … }");
    }
    lua_pushinteger(L, ag_packet_prevent(run->rules, frame->packet, frame->me));
    return 1;
}

static int event_source(lua_State *L)
{
    ag_push_card(L, event_of(L)->event.source);
    return 1;
}

static int event_player(lua_State *L)
{
    ag_push_player(L, event_of(L)->event.seat);
    return 1;
}

static int event_by(lua_State *L)
{
    ag_push_player(L, event_of(L)->event.by);
    return 1;
}

static int event_amount(lua_State *L)
{
    lua_pushinteger(L, event_of(L)->event.amount);
    return 1;
}

static int event_combat(lua_State *L)
{
    lua_pushboolean(L, (event_of(L)->event.flags & AG_EVENT_COMBAT) != 0);
    return 1;
}

static int event_link(lua_State *L)
{
    ag_link_id link = event_of(L)->event.link;
    ag_push_ref(L, link.slot == 0 ? (ag_ref){ .kind = AG_REF_NONE } : ag_ref_link(link));
    return 1;
}

static int zone_word(lua_State *L, int zone)
{
    ag_lua_push_text(L, zone < AG_ZONE_COUNT ? ag_zone_words[zone] : "");
    return 1;
}

static int event_from(lua_State *L)
{
    return zone_word(L, event_of(L)->event.from);
}
static int event_to(lua_State *L)
{
    return zone_word(L, event_of(L)->event.to);
}

static int event_has_damage(lua_State *L)
{
    const ag_event_handle *handle = event_of(L);
    lua_pushboolean(L, (handle->event.damage & ag_arg_damage(L, 2, "has_damage")) != 0);
    return 1;
}

static int event_given(lua_State *L)
{
    const ag_event_handle *handle = event_of(L);
    lua_createtable(L, 3, 0);
    for (int i = 0; i < 3; i++) {
        ag_push_ref(L, handle->captured[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

const ag_api_row ag_api_event[] = {
    { AG_API_FIELD, "card", "event.card", "card or nil", "", "CR 703",
      "What it happened to, as it was then. Of damage that would be dealt: the destination.",
      event_card },
    { AG_API_FIELD, "became", "event.became", "card or nil", "", "CR 415.9b",
      "The card that it has become by the event, to be found where it went.", event_became },
    { AG_API_FIELD, "with", "event.with", "card or nil", "", "CR 408.3d",
      "What damage or healing comes from: the weapon struck first, or the card whose text it is.",
      event_with },
    { AG_API_FIELD, "fatal", "event.fatal", "true or false", "", "CR 405.2",
      "Fatal damage, or destruction by it.", event_fatal },
    { AG_API_FIELD, "back_up", "event.back_up", "true or false", "", "CR 301.2",
      "Of a card that is turned over: to its other side; false: to its front.", event_back_up },
    { AG_API_FIELD, "source", "event.source", "card or nil", "", "CR 408.3", "What did it.",
      event_source },
    { AG_API_FIELD, "player", "event.player", "player or nil", "", "", "The player it is about.",
      event_player },
    { AG_API_FIELD, "by", "event.by", "player or nil", "", "", "The player who caused it.",
      event_by },
    { AG_API_FIELD, "amount", "event.amount", "number", "", "", "", event_amount },
    { AG_API_FIELD, "combat", "event.combat", "true or false", "", "CR 408.3", "Combat damage.",
      event_combat },
    { AG_API_FIELD, "link", "event.link", "link or nil", "", "CR 705",
      "The link that it is about (played, added, targeted, resolved …); of what an effect does to "
      "cards nil: see `event.source`.",
      event_link },
    { AG_API_FIELD, "from", "event.from", "text", "", "CR 415", "The zone it came from.",
      event_from },
    { AG_API_FIELD, "to", "event.to", "text", "", "CR 415", "The zone it went to.", event_to },
    { AG_API_FIELD, "given", "event.given[1]", "a list", "", "CR 715", "What `begin` handed over.",
      event_given },
    { AG_API_VERB, "prevent", "event:prevent()", "how much was prevented",
      "another power than prevents.damage with an effect", "CR 717.3",
      "\"If you do, prevent that damage\": what is unpreventable stays as it is.", event_prevent },
    { AG_API_VERB, "has_damage", "event:has_damage(\"fire\")", "true or false",
      "an unknown damage type", "CR 205.1",
      "Whether the damage is of the type, or of one of a list.", event_has_damage },
    { .kind = AG_API_END },
};
