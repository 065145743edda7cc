// Links of the chain: what was targeted there, and what an event was about (CR 705).
#include "lua/words/api.h"

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/chain/chain.h"
#include "rules/combat/combat.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "rules/play/target.h"
#include "state/card.h"

static const ag_link *link_of(lua_State *L, const ag_run *run, ag_link_id *id)
{
    ag_ref ref = ag_arg_handle(L, 1, AG_REF_LINK, "link");
    *id = ag_ref_as_link(ref);
    return ag_link_known(run->rules->state, *id);
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
    ag_lua_push_text(L, name != NULL ? name : "");
    return 1;
}

static int link_controller(lua_State *L)
{
    const ag_link *link = read_link(L);
    ag_push_player(L, link == NULL ? 0 : link->controller);
    return 1;
}

static int link_chooser(lua_State *L)
{
    const ag_link *link = read_link(L);
    ag_push_player(L, link == NULL ? 0 : link->chooser);
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
    const ag_run *run = ag_run_now(L, "link");
    ag_link_id id;
    (void)link_of(L, run, &id);
    lua_pushboolean(L, ag_link_at(run->rules->state, id) != NULL);
    return 1;
}

static int link_is_card(lua_State *L)
{
    const ag_link *link = read_link(L);
    lua_pushboolean(L, link != NULL && link->kind == AG_LINK_CARD);
    return 1;
}

// ---- its targets ----

// The targets of a link: in the order of its text, each once.
static int targets_of(const ag_rules *rules, ag_link_id id, ag_ref *out)
{
    int count = 0;
    for (int index = 0; index < AG_LINK_TARGET_MAX; index++) {
        count += ag_link_targets(rules, id, index, 0, &out[count], AG_TARGET_MAX - count);
    }
    return count;
}

static int link_targets(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "link");
    ag_link_id id;
    ag_ref refs[AG_TARGET_MAX];
    int count = link_of(L, run, &id) == NULL ? 0 : targets_of(run->rules, id, refs);
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        ag_push_ref(L, refs[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

// CR 706.1a: exactly one target was chosen.
static int link_single_target(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "link");
    ag_link_id id;
    ag_ref refs[AG_TARGET_MAX];
    int count = link_of(L, run, &id) == NULL ? 0 : targets_of(run->rules, id, refs);
    ag_push_ref(L, count == 1 ? refs[0] : (ag_ref){ .kind = AG_REF_NONE });
    return 1;
}

static ag_ref target_arg(lua_State *L, int index, const char *word)
{
    const ag_ref *handle = ag_to_handle(L, index);
    if (handle == NULL || handle->kind > AG_REF_PILE) {
        ag_arg_fail(L, word, "a target is a card, a link, a player or a graveyard, not %s",
                    ag_arg_text(L, index));
    }
    return *handle;
}

static int link_can_change(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "link");
    ag_link_id id;
    int exists = link_of(L, run, &id) != NULL;
    ag_ref from = target_arg(L, 2, "can_change_target");
    ag_ref to = target_arg(L, 3, "can_change_target");
    lua_pushboolean(L,
                    exists && ag_target_change_refuse(run->rules, id, from, to) == AG_REASON_NONE);
    return 1;
}

static int link_change(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "change_target");
    ag_link_id id;
    int exists = link_of(L, run, &id) != NULL;
    ag_ref from = target_arg(L, 2, "change_target");
    ag_ref to = target_arg(L, 3, "change_target");
    lua_pushboolean(L, exists && ag_target_change(run->rules, id, from, to));
    return 1;
}

// ---- copies (CR 402.1) ----

static int link_copy(lua_State *L)
{
    static const char *const fields[] = { "controller", "new_targets", NULL };
    const ag_run *run = ag_run_verb(L, "copy");
    ag_link_id id;
    (void)link_of(L, run, &id);
    ag_seat seat = run->frame->seat;
    int new_targets = 0;
    if (ag_arg_options(L, 2, "copy", fields)) {
        seat = ag_option_seat(L, 2, "controller", "copy", seat);
        lua_getfield(L, 2, "new_targets");
        new_targets = lua_toboolean(L, -1);
        lua_pop(L, 1);
    }
    ag_copy_begin(run->rules, id, seat, new_targets);
    return ag_run_wait(L, ag_answer_one, 0);
}

// ---- interrupting ----

// ---- a proposed combat (CR 601) ----

static int link_attacker(lua_State *L)
{
    const ag_link *link = read_link(L);
    int proposes = link != NULL && link->kind == AG_LINK_PROPOSAL;
    ag_push_card(L, proposes ? link->card : (ag_card_id){ 0, 0 });
    return 1;
}

static int link_defenders(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "link");
    ag_card_id cards[AG_DEFENDER_MAX];
    ag_link_id id;
    const ag_link *link = link_of(L, run, &id);
    ag_push_cards(L, cards, link == NULL ? 0 : ag_proposed(run->rules, id, cards));
    return 1;
}

static int link_other_defenders(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "link");
    ag_card_id cards[AG_CARD_MAX];
    ag_link_id id;
    const ag_link *link = link_of(L, run, &id);
    int proposes = link != NULL && link->kind == AG_LINK_PROPOSAL;
    ag_push_cards(L, cards, proposes ? ag_proposal_others(run->rules, id, cards) : 0);
    return 1;
}

static int link_change_defender(lua_State *L)
{
    const char *word = "change_defender";
    const ag_run *run = ag_run_verb(L, word);
    ag_link_id id;
    ag_card_id before[AG_DEFENDER_MAX];
    const ag_link *link = link_of(L, run, &id);
    if (lua_isnil(L, 2) || link == NULL || ag_proposed(run->rules, id, before) == 0) {
        lua_pushboolean(L, 0);
        return 1;
    }
    ag_card_id after = ag_arg_card(L, 2, word);
    ag_card_id out = lua_isnoneornil(L, 3) ? before[0] : ag_arg_card(L, 3, word);
    lua_pushboolean(L, ag_proposal_change(run->rules, id, out, after));
    return 1;
}

// Reports an interrupted link, whatever became of its card.
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
    { AG_API_FIELD, "chooser", "link.chooser", "player or nil", "", "CR 707.1c",
      "Who chose its modes: \"choose an opponent, and they choose one\".", link_chooser },
    { AG_API_FIELD, "x", "link.x", "number", "", "CR 201.3", "", link_x },
    { AG_API_FIELD, "exists", "link.exists", "true or false", "", "CR 705",
      "It is still on the chain.", link_exists },
    { AG_API_FIELD, "is_card", "link.is_card", "true or false", "", "CR 705",
      "A card that was played, no effect.", link_is_card },
    { AG_API_FIELD, "targets", "link.targets", "a list of cards, links, players or graveyards", "",
      "CR 706.1", "What it is aimed at, in the order of its text.", link_targets },
    { AG_API_FIELD, "single_target", "link.single_target", "its target, or nil", "", "CR 706.1a",
      "Where exactly one was chosen.", link_single_target },
    { AG_API_VERB, "can_change_target", "link:can_change_target(old, new)", "true or false",
      "no target", "CR 706.2", "Whether change_target would do it now.", link_can_change },
    { AG_API_VERB, "change_target", "link:change_target(old, new)", "whether it was changed",
      "no target", "CR 706.2",
      "Puts a new target in the place of one that it has, where that is legal for the link's own "
      "controller; the new one is targeted.",
      link_change },
    { AG_API_FIELD, "attacker", "link.attacker", "card or nil", "", "CR 601.2",
      "The proposed attacker, where the link proposes a combat.", link_attacker },
    { AG_API_FIELD, "defenders", "link.defenders", "group", "", "CR 601.2",
      "The proposed defenders.", link_defenders },
    { AG_API_FIELD, "other_defenders", "link.other_defenders", "group", "", "CR 601.2",
      "Whom the proposed attacker could be proposed against instead.", link_other_defenders },
    { AG_API_VERB, "change_defender", "link:change_defender(card, before)",
      "whether it was changed", "", "CR 601.2",
      "The combat is proposed against this card, a legal choice for the attacker, instead of "
      "`before` (the first defender).",
      link_change_defender },
    { AG_API_VERB, "copy", "link:copy { controller = player, new_targets = true }",
      "the new link, or nil", "", "CR 402.1",
      "Adds a duplicate of a card that is on the chain, or was there as it is last known: with all "
      "that was chosen and paid for it. With new_targets its controller (the effect's player) may "
      "choose others. Nobody plays it.",
      link_copy },
    { AG_API_VERB, "interrupt", "link:interrupt()", "whether it was interrupted", "", "CR 711",
      "Its card goes to its owner's graveyard and does nothing.", link_interrupt },
    { .kind = AG_API_END },
};
