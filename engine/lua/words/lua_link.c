// Links of the chain, what was targeted there (CR 705, 706), and what is passed to an effect.
#include "lua/words/call.h"

static ag_link_id id_of(const ag_api_call *call)
{
    return ag_ref_as_link(call->on.ref);
}

// One of zeroes where nothing is known of it.
static const ag_link *link_of(const ag_api_call *call)
{
    const ag_link *link = ag_link_known(call->state, id_of(call));
    return link != NULL ? link : &call->state->links[0];
}

static int link_member(ag_api_call *call)
{
    return ag_give_member(call, link_of(call));
}

// ---- its targets ----

// The targets of a link: in the order of its text, each once.
static int targets_of(const ag_api_call *call, ag_ref *out)
{
    int count = 0, indices = link_of(call)->kind == AG_LINK_FREE ? 0 : AG_LINK_TARGET_MAX;
    for (int index = 0; index < indices; index++) {
        count +=
            ag_link_targets(call->rules, id_of(call), index, 0, &out[count], AG_TARGET_MAX - count);
    }
    return count;
}

static int is_proposal(const ag_api_call *call)
{
    return link_of(call)->kind == AG_LINK_PROPOSAL;
}

// What a field reads of a link.
enum { NAME, EXISTS, IS_CARD, TARGETS, SINGLE_TARGET, ATTACKER, DEFENDERS, OTHER_DEFENDERS };

static int link_reads(ag_api_call *call)
{
    const ag_link *link = link_of(call);
    const char *name = ag_catalog_card(call->rules->catalog, link->printed)->side[0].name;
    ag_card_id *cards = call->cards[0];
    ag_ref refs[AG_TARGET_MAX];
    int which = call->row->which, exists = ag_link_at(call->state, id_of(call)) != NULL, count = 0;
    switch (which) {
    case NAME: return ag_lua_push_text(call->L, name != NULL ? name : "");
    case EXISTS: return ag_give_yes(call, exists);
    case IS_CARD: return ag_give_yes(call, link->kind == AG_LINK_CARD);
    case TARGETS: return ag_give_list(call, refs, targets_of(call, refs));
    case SINGLE_TARGET:  // CR 706.1a: exactly one target was chosen.
        count = targets_of(call, refs);
        return count == 1 ? ag_push_ref(call->L, refs[0]) : ag_give_none(call);
    default: break;
    }
    // A proposed combat (CR 601)
    if (!is_proposal(call) || (which == OTHER_DEFENDERS && !exists)) return ag_give_none(call);
    if (which == ATTACKER) return ag_push_card(call->L, link->card);
    count = which == DEFENDERS ? ag_proposed(call->rules, id_of(call), cards)
                               : ag_proposal_others(call->rules, id_of(call), cards);
    return ag_push_cards(call->L, cards, count);
}

static int link_can_change(ag_api_call *call)
{
    return ag_give_yes(
        call, ag_target_change_refuse(call->rules, id_of(call), call->arg[0].ref, call->arg[1].ref)
                  == AG_REASON_NONE);
}

static int link_change(ag_api_call *call)
{
    return ag_give_yes(
        call, ag_target_change(call->rules, id_of(call), call->arg[0].ref, call->arg[1].ref));
}

static int link_copy(ag_api_call *call)
{
    ag_seat seat = ag_call_has_option(call, 0) ? call->option[0].seat : call->run->frame->seat;
    ag_copy_begin(call->rules, id_of(call), seat, call->flags);
    return ag_give_later(call);
}

// ---- a proposed combat (CR 601) ----

static int link_change_defender(ag_api_call *call)
{
    ag_card_id before[AG_DEFENDER_MAX];
    if (!is_proposal(call) || ag_proposed(call->rules, id_of(call), before) == 0) {
        return ag_give_none(call);
    }
    ag_card_id out = ag_call_has(call, 1) ? call->arg[1].card : before[0];
    return ag_give_yes(call, ag_proposal_change(call->rules, id_of(call), out, call->arg[0].card));
}

// ---- interrupting ----

// Reports an interrupted link, whatever became of its card.
static int answer_interrupted(lua_State *L, int status, lua_KContext context)
{
    (void)status;
    (void)context;
    return ag_lua_push_flag(L, 1);
}

static int link_interrupt(ag_api_call *call)
{
    if (!ag_link_interrupt(call->rules, id_of(call))) return ag_give_none(call);
    return ag_run_wait(call->L, answer_interrupted, 0);
}

static const ag_field_row copy_options[] = {
    { "controller", .shape = AG_SHAPE_PLAYER },
    { "new_targets", AG_SHAPE_FLAG, .flags = 1 },
    { .name = NULL },
};

const ag_api_row ag_api_link[] = {
    { AG_WORD(FIELD, LINK, "card", link_member, CARD_OR_NIL), .at = AG_AT(ag_link, card),
      .rule = "CR 705.5", .doc = "The card, or the source of the effect.", .says = "that card" },
    { AG_WORD(FIELD, LINK, "name", link_reads, TEXT), NAME },
    { AG_WORD(FIELD, LINK, "controller", link_member, PLAYER_OR_NIL),
      .at = AG_AT(ag_link, controller), .rule = "CR 401.1", .says = "@'s controller" },
    { AG_WORD(FIELD, LINK, "chooser", link_member, PLAYER_OR_NIL), .at = AG_AT(ag_link, chooser),
      .rule = "CR 707.1c",
      .doc = "Who chose its modes: \"choose an opponent, and they choose one\"." },
    { AG_WORD(FIELD, LINK, "x", link_member, NUMBER), .at = AG_AT(ag_link, x), .rule = "CR 201.3",
      .says = "@'s X" },
    { AG_WORD(FIELD, LINK, "exists", link_reads, YES), EXISTS, .rule = "CR 705",
      .doc = "It is still on the chain." },
    { AG_WORD(FIELD, LINK, "is_card", link_reads, YES), IS_CARD, .rule = "CR 705",
      .doc = "A card that was played, no effect." },
    { AG_WORD(FIELD, LINK, "targets", link_reads, LIST), TARGETS,
      .returns = "a list of cards, links, players or graveyards", .rule = "CR 706.1",
      .doc = "What it is aimed at, in the order of its text." },
    { AG_WORD(FIELD, LINK, "single_target", link_reads, ANY), SINGLE_TARGET,
      .returns = "its target, or nil", .rule = "CR 706.1a",
      .doc = "Where exactly one was chosen." },
    { AG_WORD(LOOK, LINK, "can_change_target", link_can_change, YES), .rule = "CR 706.2",
      .takes = { { "old", AG_SHAPE_OBJECT, .needed = AG_NEEDED },
                 { "new", AG_SHAPE_OBJECT, .needed = AG_NEEDED } },
      .doc = "Whether change_target would do it now." },
    { AG_WORD(VERB, LINK, "change_target", link_change, YES), .returns = "whether it was changed",
      .rule = "CR 706.2",
      .takes = { { "old", AG_SHAPE_OBJECT, .needed = AG_NEEDED },
                 { "new", AG_SHAPE_OBJECT, .needed = AG_NEEDED } },
      .doc = "Puts a new target in the place of one that it has, where that is legal for the "
             "link's own controller; the new one is targeted." },
    { AG_WORD(FIELD, LINK, "attacker", link_reads, CARD_OR_NIL), ATTACKER, .rule = "CR 601.2",
      .doc = "The proposed attacker, where the link proposes a combat." },
    { AG_WORD(FIELD, LINK, "defenders", link_reads, GROUP), DEFENDERS, .rule = "CR 601.2",
      .doc = "The proposed defenders." },
    { AG_WORD(FIELD, LINK, "other_defenders", link_reads, GROUP), OTHER_DEFENDERS,
      .rule = "CR 601.2", .doc = "Whom the proposed attacker could be proposed against instead." },
    { AG_WORD(VERB, LINK, "change_defender", link_change_defender, YES),
      .returns = "whether it was changed", .rule = "CR 601.2",
      .takes = { { "card", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "before", .shape = AG_SHAPE_CARD } },
      .doc = "The combat is proposed against this card, a legal choice for the attacker, instead "
             "of `before` (the first defender)." },
    { AG_WORD(VERB, LINK, "copy", link_copy, LINK_OR_NIL), .returns = "the new link, or nil",
      .rule = "CR 402.1", .takes = { { "options", AG_SHAPE_TABLE, .fields = copy_options } },
      .doc = "Adds a duplicate of a card that is on the chain, or was there as it is last known: "
             "with all that was chosen and paid for it. With new_targets its controller (the "
             "effect's player) may choose others. Nobody plays it.",
      .says = "copy @" },
    { AG_WORD(VERB, LINK, "interrupt", link_interrupt, YES),
      .returns = "whether it was interrupted", .rule = "CR 711", .does = AG_DOES_INTERRUPT,
      .doc = "Its card goes to its owner's graveyard and does nothing.", .says = "interrupt @" },
    { .kind = AG_API_END },
};

// Targets: what the link of an effect chose and may still affect (CR 706).

// CR 706: a plain "target" is exactly one; anything else is read as a group.
static int is_one(const ag_amount *amount)
{
    return amount->length == 1 && amount->steps[0].op == AG_OP_CONST && amount->steps[0].value == 1;
}

static const char *next_target(void *context, int index)
{
    const ag_power_def *power = context;
    return index < power->target_count ? power->targets[index].name : NULL;
}

static const ag_power_def *power_of(const ag_run *run, const ag_targets_handle *targets)
{
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, targets->printed);
    AG_ASSERT(targets->power < def->power_count);
    return &def->powers[targets->power];
}

static int find_target(lua_State *L, const ag_power_def *power)
{
    return ag_lua_find(L, NULL, "there is no target", ag_arg_name(L, 2), next_target,
                       (void *)power);
}

// Where its targets begin among those of the link: each of several modes has its own.
static int base_of(const ag_run *run, const ag_targets_handle *targets)
{
    const ag_link *link = ag_link_at(run->rules->state, targets->link);
    if (link == NULL || link->modes == 0) return 0;
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, link->printed);
    ag_link at = *link;
    at.mode = (uint8_t)(1 + targets->power - def->powers[link->power].mode_first);
    return ag_link_base(&at);
}

int ag_index_targets(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "targets");
    const ag_targets_handle *targets = luaL_checkudata(L, 1, AG_META_TARGETS);
    const ag_power_def *power = power_of(run, targets);
    int index = find_target(L, power);
    const ag_target_def *target = &power->targets[index];
    ag_ref refs[AG_TARGET_MAX];
    int count = ag_link_targets(run->rules, targets->link, base_of(run, targets) + index, 1, refs,
                                AG_TARGET_MAX);
    if (!is_one(&target->min) || !is_one(&target->max)) {
        return ag_push_group(L, refs, count < AG_TARGET_MAX ? count : AG_TARGET_MAX);
    }
    return ag_push_ref(L, count > 0 ? refs[0] : (ag_ref){ .kind = AG_REF_NONE });
}

// CR 707.1d: the shares were fixed as it was played; a share of a target that has become illegal is
// lost.
static int targets_divided(ag_api_call *call)
{
    lua_State *L = call->L;
    const ag_run *run = call->run;
    const ag_targets_handle *targets = call->on.places;
    int index = base_of(run, targets) + find_target(L, power_of(run, targets));
    ag_ref all[AG_TARGET_MAX], legal[AG_TARGET_MAX];
    int count = ag_link_targets(run->rules, targets->link, index, 0, all, AG_TARGET_MAX);
    int legal_count = ag_link_targets(run->rules, targets->link, index, 1, legal, AG_TARGET_MAX);
    int pairs = 0;
    lua_createtable(L, legal_count, 0);
    for (int i = 0; i < count; i++) {
        if (pairs == legal_count || !ag_ref_same(all[i], legal[pairs])) continue;
        pairs++;
        int share = ag_link_share(run->rules, targets->link, index, i);
        ag_give_pair(L, pairs, ag_ref_number(share), all[i]);
    }
    return 1;
}

const ag_api_row ag_api_targets[] = {
    { AG_WORD(LOOK, PLACES, "divided", targets_divided, LIST),
      .returns = "a list of { amount, target }", .errors = "a name that no target has",
      .rule = "CR 707.1d",
      .takes = { { "name", AG_SHAPE_ANY, .needed = AG_NEEDED, .as = "\"name\"" } },
      .doc = "What was divided among them as the link was added, for source:deal_each. The share "
             "of a target that is illegal now is lost." },
    { .kind = AG_API_END },
};

// Events: what is passed to an effect.

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

// What a field reads of an event.
enum { OF_LINK, FROM, TO, DECK, GIVEN };

static int event_reads(ag_api_call *call)
{
    const ag_event *event = &call->on.event->event;
    int zone = call->row->which == TO ? event->to : event->from;
    // `word` is a thing's, and not 0, of events in combat that have no card.
    int sabotaged = event->kind == AG_EVENT_SABOTAGED && event->word != 0;
    switch (call->row->which) {
    case OF_LINK:
        return event->link.slot == 0 ? ag_give_none(call)
                                     : ag_push_ref(call->L, ag_ref_link(event->link));
    case FROM:
    case TO: return ag_lua_push_text(call->L, zone < AG_ZONE_COUNT ? ag_zone_words[zone] : "");
    case DECK:
        if (!sabotaged || zone == AG_ZONE_NOWHERE || zone == AG_ZONE_HAND) {
            return ag_give_none(call);
        }
        return ag_push_handle(call->L, AG_HANDLE_DECK, ag_thing_seat(event), ag_thing_deck(event),
                              0);
    default: return ag_give_list(call, call->on.event->captured, 3);
    }
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

static int event_has_damage(ag_api_call *call)
{
    return ag_give_yes(call, (call->on.event->event.damage & call->arg[0].number) != 0);
}

const ag_api_row ag_api_event[] = {
    { AG_WORD(FIELD, EVENT, "card", event_member, CARD_OR_NIL), .at = AG_AT(ag_event, card),
      .rule = "CR 703",
      .doc = "What it happened to, as it was then. Of damage that would be dealt: the "
             "destination." },
    { AG_WORD(FIELD, EVENT, "became", event_became, CARD_OR_NIL), .rule = "CR 415.9b",
      .doc = "The card that it has become by the event, to be found where it went." },
    { AG_WORD(FIELD, EVENT, "with", event_became, CARD_OR_NIL), WITH, .rule = "CR 408.3d",
      .doc = "What damage or healing comes from: the weapon struck first, or the card whose text "
             "it is." },
    { AG_WORD(FIELD, EVENT, "dealer", event_became, CARD_OR_NIL), DEALER, .rule = "CR 717.2d",
      .doc = "Of prevented damage: the character that would have dealt it." },
    { AG_WORD(FIELD, EVENT, "fatal", event_member, YES), AG_EVENT_FATAL,
      .at = AG_AT(ag_event, flags), .rule = "CR 405.2",
      .doc = "Fatal damage, or destruction by it." },
    { AG_WORD(FIELD, EVENT, "back_up", event_member, YES), AG_EVENT_TO_BACK,
      .at = AG_AT(ag_event, flags), .rule = "CR 301.2",
      .doc = "Of a card that is turned over: to its other side; false: to its front." },
    { AG_WORD(FIELD, EVENT, "source", event_member, CARD_OR_NIL), .at = AG_AT(ag_event, source),
      .rule = "CR 408.3", .doc = "What did it." },
    { AG_WORD(FIELD, EVENT, "player", event_member, PLAYER_OR_NIL), .at = AG_AT(ag_event, seat),
      .doc = "The player it is about." },
    { AG_WORD(FIELD, EVENT, "by", event_member, PLAYER_OR_NIL), .at = AG_AT(ag_event, by),
      .doc = "The player who caused it." },
    { AG_WORD(FIELD, EVENT, "amount", event_member, NUMBER), .at = AG_AT(ag_event, amount) },
    { AG_WORD(FIELD, EVENT, "combat", event_member, YES), AG_EVENT_COMBAT,
      .at = AG_AT(ag_event, flags), .rule = "CR 408.3", .doc = "Combat damage." },
    { AG_WORD(FIELD, EVENT, "link", event_reads, LINK_OR_NIL), OF_LINK, .rule = "CR 705",
      .doc = "The link that it is about (played, added, targeted, resolved …); of what an "
             "effect does to cards nil: see `event.source`." },
    { AG_WORD(FIELD, EVENT, "from", event_reads, TEXT), FROM, .rule = "CR 415",
      .doc = "The zone it came from, also of a card that is played, placed or added; of what is "
             "sabotaged: \"deck\", \"hand\", \"graveyard\", or \"nowhere\" for the player." },
    { AG_WORD(FIELD, EVENT, "deck", event_reads, DECK_OR_NIL), DECK, .rule = "CR 603.1",
      .doc = "The deck that is sabotaged, or whose graveyard is; nil for anything else." },
    { AG_WORD(FIELD, EVENT, "to", event_reads, TEXT), TO, .rule = "CR 415",
      .doc = "The zone it went to." },
    { AG_WORD(FIELD, EVENT, "given", event_reads, LIST), GIVEN, .usage = "event.given[1]",
      .rule = "CR 715", .doc = "What `begin` handed over." },
    { AG_WORD(VERB, EVENT, "prevent", event_prevent, NUMBER), .returns = "how much was prevented",
      .errors = "another power than prevents.damage with an effect", .rule = "CR 717.3",
      .does = AG_DOES_PREVENT, .takes = { { "n", AG_SHAPE_INTEGER, "how much at most" } },
      .doc = "\"If you do, prevent that damage\", or up to n of it: what is unpreventable stays "
             "as it is.",
      .says = "prevent [1: {1} of that damage][!1: that damage]" },
    { AG_WORD(LOOK, EVENT, "has_damage", event_has_damage, YES), .rule = "CR 205.1",
      .takes = { { "type", AG_SHAPE_WORDS, "damage type", .needed = AG_NEEDED, .as = "\"fire\"",
                   .words = { ag_damage_words, AG_DAMAGE_COUNT } } },
      .doc = "Whether the damage is of the type, or of one of a list." },
    { .kind = AG_API_END },
};
