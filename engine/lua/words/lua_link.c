// Links of the chain: what was targeted there, and what an event was about (CR 705).
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

static int link_name(ag_api_call *call)
{
    const char *name = ag_catalog_card(call->rules->catalog, link_of(call)->printed)->side[0].name;
    return ag_lua_push_text(call->L, name != NULL ? name : "");
}

static int link_exists(ag_api_call *call)
{
    return ag_give_yes(call, ag_link_at(call->state, id_of(call)) != NULL);
}

static int link_is_card(ag_api_call *call)
{
    return ag_give_yes(call, link_of(call)->kind == AG_LINK_CARD);
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

static int link_targets(ag_api_call *call)
{
    ag_ref refs[AG_TARGET_MAX];
    return ag_give_list(call, refs, targets_of(call, refs));
}

// CR 706.1a: exactly one target was chosen.
static int link_single_target(ag_api_call *call)
{
    ag_ref refs[AG_TARGET_MAX];
    return targets_of(call, refs) == 1 ? ag_push_ref(call->L, refs[0]) : ag_give_none(call);
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

// ---- copies (CR 402.1) ----

static int link_copy(ag_api_call *call)
{
    ag_seat seat = ag_call_has_option(call, 0) ? call->option[0].seat : call->run->frame->seat;
    ag_copy_begin(call->rules, id_of(call), seat, call->flags);
    return ag_give_later(call);
}

// ---- a proposed combat (CR 601) ----

static int is_proposal(const ag_api_call *call)
{
    return link_of(call)->kind == AG_LINK_PROPOSAL;
}

static int link_attacker(ag_api_call *call)
{
    return is_proposal(call) ? ag_push_card(call->L, link_of(call)->card) : ag_give_none(call);
}

static int link_defenders(ag_api_call *call)
{
    if (!is_proposal(call)) return ag_give_none(call);
    return ag_push_cards(call->L, call->cards[0],
                         ag_proposed(call->rules, id_of(call), call->cards[0]));
}

static int link_other_defenders(ag_api_call *call)
{
    if (!is_proposal(call) || !ag_link_at(call->state, id_of(call))) return ag_give_none(call);
    return ag_push_cards(call->L, call->cards[0],
                         ag_proposal_others(call->rules, id_of(call), call->cards[0]));
}

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
    { AG_API_FIELD, AG_ON_LINK, "card", link_member, AG_GIVES_CARD_OR_NIL,
      .at = AG_AT(ag_link, card), .rule = "CR 705.5",
      .doc = "The card, or the source of the effect.", .says = "that card" },
    { AG_API_FIELD, AG_ON_LINK, "name", link_name, .gives = AG_GIVES_TEXT },
    { AG_API_FIELD, AG_ON_LINK, "controller", link_member, AG_GIVES_PLAYER_OR_NIL,
      .at = AG_AT(ag_link, controller), .rule = "CR 401.1", .says = "@'s controller" },
    { AG_API_FIELD, AG_ON_LINK, "chooser", link_member, AG_GIVES_PLAYER_OR_NIL,
      .at = AG_AT(ag_link, chooser), .rule = "CR 707.1c",
      .doc = "Who chose its modes: \"choose an opponent, and they choose one\"." },
    { AG_API_FIELD, AG_ON_LINK, "x", link_member, AG_GIVES_NUMBER, .at = AG_AT(ag_link, x),
      .rule = "CR 201.3", .says = "@'s X" },
    { AG_API_FIELD, AG_ON_LINK, "exists", link_exists, AG_GIVES_YES, .rule = "CR 705",
      .doc = "It is still on the chain." },
    { AG_API_FIELD, AG_ON_LINK, "is_card", link_is_card, AG_GIVES_YES, .rule = "CR 705",
      .doc = "A card that was played, no effect." },
    { AG_API_FIELD, AG_ON_LINK, "targets", link_targets, AG_GIVES_LIST,
      .returns = "a list of cards, links, players or graveyards", .rule = "CR 706.1",
      .doc = "What it is aimed at, in the order of its text." },
    { AG_API_FIELD, AG_ON_LINK, "single_target", link_single_target, AG_GIVES_ANY,
      .returns = "its target, or nil", .rule = "CR 706.1a",
      .doc = "Where exactly one was chosen." },
    { AG_API_LOOK, AG_ON_LINK, "can_change_target", link_can_change, AG_GIVES_YES,
      .rule = "CR 706.2",
      .takes = { { "old", AG_SHAPE_OBJECT, .needed = AG_NEEDED },
                 { "new", AG_SHAPE_OBJECT, .needed = AG_NEEDED } },
      .doc = "Whether change_target would do it now." },
    { AG_API_VERB, AG_ON_LINK, "change_target", link_change, AG_GIVES_YES,
      .returns = "whether it was changed", .rule = "CR 706.2",
      .takes = { { "old", AG_SHAPE_OBJECT, .needed = AG_NEEDED },
                 { "new", AG_SHAPE_OBJECT, .needed = AG_NEEDED } },
      .doc = "Puts a new target in the place of one that it has, where that is legal for the "
             "link's own controller; the new one is targeted." },
    { AG_API_FIELD, AG_ON_LINK, "attacker", link_attacker, AG_GIVES_CARD_OR_NIL, .rule = "CR 601.2",
      .doc = "The proposed attacker, where the link proposes a combat." },
    { AG_API_FIELD, AG_ON_LINK, "defenders", link_defenders, AG_GIVES_GROUP, .rule = "CR 601.2",
      .doc = "The proposed defenders." },
    { AG_API_FIELD, AG_ON_LINK, "other_defenders", link_other_defenders, AG_GIVES_GROUP,
      .rule = "CR 601.2", .doc = "Whom the proposed attacker could be proposed against instead." },
    { AG_API_VERB, AG_ON_LINK, "change_defender", link_change_defender, AG_GIVES_YES,
      .returns = "whether it was changed", .rule = "CR 601.2",
      .takes = { { "card", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "before", .shape = AG_SHAPE_CARD } },
      .doc = "The combat is proposed against this card, a legal choice for the attacker, instead "
             "of `before` (the first defender)." },
    { AG_API_VERB, AG_ON_LINK, "copy", link_copy, AG_GIVES_LINK_OR_NIL,
      .returns = "the new link, or nil", .rule = "CR 402.1",
      .takes = { { "options", AG_SHAPE_TABLE, .fields = copy_options } },
      .doc = "Adds a duplicate of a card that is on the chain, or was there as it is last known: "
             "with all that was chosen and paid for it. With new_targets its controller (the "
             "effect's player) may choose others. Nobody plays it.",
      .says = "copy @" },
    { AG_API_VERB, AG_ON_LINK, "interrupt", link_interrupt, AG_GIVES_YES,
      .returns = "whether it was interrupted", .rule = "CR 711", .does = AG_DOES_INTERRUPT,
      .doc = "Its card goes to its owner's graveyard and does nothing.", .says = "interrupt @" },
    { .kind = AG_API_END },
};
