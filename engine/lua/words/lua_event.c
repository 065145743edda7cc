// Events: what is passed to an effect.
#include "lua/words/call.h"

static int event_member(ag_api_call *call)
{
    return ag_give_member(call, &call->on.event->event);
}

// What is kept in the same place, by the kind of event.
enum { BECAME, WITH, DEALER };

static int event_became(ag_api_call *call)
{
    const ag_event *event = &call->on.event->event;
    int is_packet = event->kind == AG_EVENT_DAMAGED || event->kind == AG_EVENT_HEALED;
    int kept = is_packet ? WITH : event->kind == AG_EVENT_PREVENTED ? DEALER : BECAME;
    return kept == call->row->which ? ag_push_card(call->L, event->became) : ag_give_none(call);
}

static int event_prevent(ag_api_call *call)
{
    const ag_frame *frame = call->run->frame;
    const ag_power_def *power =
        &ag_catalog_card(call->rules->catalog, frame->printed)->powers[frame->power];
    ag_call_need(call, power->watch.tries && frame->packet != 0,
                 "this is for the effect of prevents.damage { … }");
    int most = ag_call_has(call, 0) ? call->arg[0].number : AG_NUMBER_MAX;
    return ag_give_number(call, ag_packet_prevent(call->rules, frame->packet, frame->me, most));
}

static int event_link(ag_api_call *call)
{
    ag_link_id link = call->on.event->event.link;
    return link.slot == 0 ? ag_give_none(call) : ag_push_ref(call->L, ag_ref_link(link));
}

// `which`: 1: where it went; 0: where it came from.
static int event_zone(ag_api_call *call)
{
    const ag_event *event = &call->on.event->event;
    int zone = call->row->which ? event->to : event->from;
    return ag_lua_push_text(call->L, zone < AG_ZONE_COUNT ? ag_zone_words[zone] : "");
}

// `word` is a thing's, and not 0, of events in combat that have no card.
static int event_deck(ag_api_call *call)
{
    const ag_event *event = &call->on.event->event;
    int sabotaged = event->kind == AG_EVENT_SABOTAGED && event->word != 0;
    if (!sabotaged || event->from == AG_ZONE_NOWHERE || event->from == AG_ZONE_HAND) {
        return ag_give_none(call);
    }
    return ag_push_handle(call->L, AG_HANDLE_DECK, ag_thing_seat(event), ag_thing_deck(event), 0);
}

static int event_has_damage(ag_api_call *call)
{
    return ag_give_yes(call, (call->on.event->event.damage & call->arg[0].number) != 0);
}

static int event_given(ag_api_call *call)
{
    return ag_give_list(call, call->on.event->captured, 3);
}

const ag_api_row ag_api_event[] = {
    { AG_API_FIELD, AG_ON_EVENT, "card", event_member, AG_GIVES_CARD_OR_NIL,
      .at = AG_AT(ag_event, card), .rule = "CR 703",
      .doc = "What it happened to, as it was then. Of damage that would be dealt: the "
             "destination." },
    { AG_API_FIELD, AG_ON_EVENT, "became", event_became, AG_GIVES_CARD_OR_NIL, .rule = "CR 415.9b",
      .doc = "The card that it has become by the event, to be found where it went." },
    { AG_API_FIELD, AG_ON_EVENT, "with", event_became, AG_GIVES_CARD_OR_NIL, WITH,
      .rule = "CR 408.3d",
      .doc = "What damage or healing comes from: the weapon struck first, or the card whose text "
             "it is." },
    { AG_API_FIELD, AG_ON_EVENT, "dealer", event_became, AG_GIVES_CARD_OR_NIL, DEALER,
      .rule = "CR 717.2d", .doc = "Of prevented damage: the character that would have dealt it." },
    { AG_API_FIELD, AG_ON_EVENT, "fatal", event_member, AG_GIVES_YES, AG_EVENT_FATAL,
      .at = AG_AT(ag_event, flags), .rule = "CR 405.2",
      .doc = "Fatal damage, or destruction by it." },
    { AG_API_FIELD, AG_ON_EVENT, "back_up", event_member, AG_GIVES_YES, AG_EVENT_TO_BACK,
      .at = AG_AT(ag_event, flags), .rule = "CR 301.2",
      .doc = "Of a card that is turned over: to its other side; false: to its front." },
    { AG_API_FIELD, AG_ON_EVENT, "source", event_member, AG_GIVES_CARD_OR_NIL,
      .at = AG_AT(ag_event, source), .rule = "CR 408.3", .doc = "What did it." },
    { AG_API_FIELD, AG_ON_EVENT, "player", event_member, AG_GIVES_PLAYER_OR_NIL,
      .at = AG_AT(ag_event, seat), .doc = "The player it is about." },
    { AG_API_FIELD, AG_ON_EVENT, "by", event_member, AG_GIVES_PLAYER_OR_NIL,
      .at = AG_AT(ag_event, by), .doc = "The player who caused it." },
    { AG_API_FIELD, AG_ON_EVENT, "amount", event_member, AG_GIVES_NUMBER,
      .at = AG_AT(ag_event, amount) },
    { AG_API_FIELD, AG_ON_EVENT, "combat", event_member, AG_GIVES_YES, AG_EVENT_COMBAT,
      .at = AG_AT(ag_event, flags), .rule = "CR 408.3", .doc = "Combat damage." },
    { AG_API_FIELD, AG_ON_EVENT, "link", event_link, AG_GIVES_LINK_OR_NIL, .rule = "CR 705",
      .doc = "The link that it is about (played, added, targeted, resolved …); of what an "
             "effect does to cards nil: see `event.source`." },
    { AG_API_FIELD, AG_ON_EVENT, "from", event_zone, AG_GIVES_TEXT, 0, .rule = "CR 415",
      .doc = "The zone it came from, also of a card that is played, placed or added; of what is "
             "sabotaged: \"deck\", \"hand\", \"graveyard\", or \"nowhere\" for the player." },
    { AG_API_FIELD, AG_ON_EVENT, "deck", event_deck, AG_GIVES_DECK_OR_NIL, .rule = "CR 603.1",
      .doc = "The deck that is sabotaged, or whose graveyard is; nil for anything else." },
    { AG_API_FIELD, AG_ON_EVENT, "to", event_zone, AG_GIVES_TEXT, 1, .rule = "CR 415",
      .doc = "The zone it went to." },
    { AG_API_FIELD, AG_ON_EVENT, "given", event_given, AG_GIVES_LIST, .usage = "event.given[1]",
      .rule = "CR 715", .doc = "What `begin` handed over." },
    { AG_API_VERB, AG_ON_EVENT, "prevent", event_prevent, AG_GIVES_NUMBER,
      .returns = "how much was prevented",
      .errors = "another power than prevents.damage with an effect", .rule = "CR 717.3",
      .does = AG_DOES_PREVENT, .takes = { { "n", AG_SHAPE_INTEGER, "how much at most" } },
      .doc = "\"If you do, prevent that damage\", or up to n of it: what is unpreventable stays "
             "as it is.",
      .says = "prevent [1: {1} of that damage][!1: that damage]" },
    { AG_API_LOOK, AG_ON_EVENT, "has_damage", event_has_damage, AG_GIVES_YES, .rule = "CR 205.1",
      .takes = { { "type", AG_SHAPE_WORDS, "damage type", .needed = AG_NEEDED, .as = "\"fire\"",
                   .words = { ag_damage_words, AG_DAMAGE_COUNT } } },
      .doc = "Whether the damage is of the type, or of one of a list." },
    { .kind = AG_API_END },
};
