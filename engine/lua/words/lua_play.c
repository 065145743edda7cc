// What a player plays, completes or places during an effect.
#include "lua/words/call.h"

// Whether there is a card, the player is in the game and the chain has room.
static int may_begin(const ag_api_call *call)
{
    return ag_call_has(call, 0) && ag_card_exists(call->state, call->arg[0].card)
           && ag_player_in(call->state, call->on.seat) && ag_chain_room(call->state) > 1;
}

enum { FREE, TARGET };

// What they pay, as the option `free` says.
static int pays_of(const ag_api_call *call)
{
    return call->option[FREE].number ? AG_PAYS_NOTHING : AG_PAYS_PRINTED;
}

// Returns whether they can play it. CR 707.1d: one of its targets may be chosen by the effect.
static int begin_play(const ag_api_call *call, ag_card_id card, ag_way way)
{
    int aims = ag_call_has_option(call, TARGET);
    ag_ref to = call->option[TARGET].ref;
    int place = aims ? ag_target_place(call->rules, call->on.seat, card, to) : 0;
    int can =
        place >= 0 && ag_play_way_refuse(call->rules, call->on.seat, card, &way) == AG_REASON_NONE;
    way.source = card;
    if (can) ag_play_begin(call->rules, call->on.seat, card, &way);
    if (can && aims) ag_target_add(call->rules, ag_task_top(call->rules)->link, place, to);
    return can;
}

static int player_play(ag_api_call *call)
{
    ag_way way = { .pays = (uint8_t)pays_of(call) };
    int plays = may_begin(call) && begin_play(call, call->arg[0].card, way);
    return plays ? ag_give_later(call) : ag_give_none(call);
}

// CR 402.2: it is played like any card, and disappears with its link.
static int player_play_copy(ag_api_call *call)
{
    ag_way way = { .pays = (uint8_t)pays_of(call) };
    if (!may_begin(call)) return ag_give_none(call);
    // CR 402.2a, CR 402.2b: the player's own copy, with the cost of the original.
    ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);
    if (copy.slot == 0) return ag_give_none(call);
    if (begin_play(call, copy, way)) return ag_give_later(call);
    ag_copy_cease(call->rules, copy);
    return ag_give_none(call);
}

static int reward_of(const ag_rules *rules, ag_card_id card)
{
    for (int i = 0; i < ag_owned_count(rules, card); i++) {
        if (ag_owned_at(rules, card, i).def->kind == AG_POWER_REWARD) return i;
    }
    return -1;
}

static int player_complete(ag_api_call *call)
{
    ag_card_id card = call->arg[0].card;
    int power = may_begin(call) ? reward_of(call->rules, card) : -1;
    if (power < 0
        || ag_use_at_once_refuse(call->rules, call->on.seat, card, power, pays_of(call))
               != AG_REASON_NONE) {
        return ag_give_none(call);
    }
    ag_use_begin(call->rules, call->on.seat, card, power, pays_of(call));
    return ag_give_later(call);
}

// CR 412.1c
static int player_place(ag_api_call *call)
{
    ag_additional_begin(call->rules, call->on.seat, call->arg[0].cards.ids,
                        call->arg[0].cards.count, call->flags);
    return ag_give_later(call);
}

static ag_term term_of(const ag_run *run, int number)
{
    return (ag_term){ run->frame->printed, (uint16_t)(-1 - number) };
}

// After the player said yes. Nothing came in between, so whoever could pay when asked can pay now.
static int paid_on_yes(lua_State *L, int status, lua_KContext what)
{
    const ag_run *run = ag_run_verb(L, "may_pay");
    ag_seat seat = (ag_seat)(what & 0xff);
    int number = (int)(what >> 8), says_yes = run->rules->state->reply.number != 0;
    (void)status;
    if (says_yes && number < 0) {
        ag_pay_begin(run->rules, seat, run->frame->me, term_of(run, number));
        return ag_run_wait(L, ag_call_answer, AG_GIVES_PAID);
    }
    if (says_yes) {  // CR 403.6
        ag_pay_exhaust(run->rules, seat, number, (ag_card_id){ 0, 0 });
    }
    return ag_call_answer(L, status, AG_GIVES_PAID);
}

// CR 712.7: a player who can't pay is not asked.
static int player_may_pay(ag_api_call *call)
{
    ag_seat seat = call->on.seat;
    int number = call->arg[0].number;
    int can = number < 0
                  ? ag_can_pay(call->rules, seat, call->run->frame->me, term_of(call->run, number))
                  : ag_pay_ready(call->rules, seat, (ag_card_id){ 0, 0 }) >= number;
    if (!can || !ag_player_in(call->state, seat)) return ag_give_none(call);
    ag_call_ask_yes(call, (uint8_t)(1u << seat), (ag_symbol)call->arg[1].number);
    return ag_run_wait(call->L, paid_on_yes, (lua_KContext)number * 256 + seat);
}

static const ag_field_row complete_options[] = {
    { "free", .shape = AG_SHAPE_FLAG },
    { .name = NULL },
};

static const ag_field_row play_options[] = {
    [FREE] = { "free", .shape = AG_SHAPE_FLAG },
    [TARGET] = { "target", AG_SHAPE_OBJECT, .as = "card" },
    { .name = NULL },
};

static const ag_field_row place_options[] = {
    { "exhausted", AG_SHAPE_FLAG, .flags = 1 },
    { .name = NULL },
};

const ag_api_row ag_api_play[] = {
    { AG_API_ASK, AG_ON_PLAYER, "play", player_play, AG_GIVES_YES,
      .returns = "true where it was played", .rule = "CR 403.3",
      .takes = { { "card", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = play_options } },
      .doc = "Plays the card at once, from wherever it lies, onto the chain above the link that "
             "resolves. They pay for it as ever, but with `free`; X is 0 then, and additional "
             "costs are paid all the same (CR 403.6a). With `target` that is its target, or the "
             "first that this may be. Nothing where they can't play it." },
    { AG_API_ASK, AG_ON_PLAYER, "play_copy", player_play_copy, AG_GIVES_YES,
      .returns = "true where it was played", .rule = "CR 402.2",
      .takes = { { "card", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = play_options } },
      .doc = "Plays a copy of a card that lies elsewhere, as `play` does. The copy is a card on "
             "the chain and nowhere else." },
    { AG_API_ASK, AG_ON_PLAYER, "complete", player_complete, AG_GIVES_YES,
      .returns = "true where it was completed", .rule = "CR 702.2",
      .takes = { { "quest", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = complete_options } },
      .doc = "Completes the quest at once, [Basic] or not; with `free` without paying its cost." },
    { AG_API_ASK, AG_ON_PLAYER, "may_pay", player_may_pay, AG_GIVES_PAID,
      .returns = "true and the group of what paid, where they did", .rule = "CR 403.6",
      .takes = { { "cost", AG_SHAPE_COST, "what is paid", .needed = AG_NEEDED },
                 { "prompt", AG_SHAPE_PROMPT, .as = "\"prompt\"" } },
      .doc = "\"You may pay (n). If you do\": they exhaust so many resources, or pay what the card "
             "names so among its `costs` (CR 403.1), if they can and like. Who can't is not "
             "asked. Of `costs` the group holds the cards that were chosen, as they were." },
    { AG_API_ASK, AG_ON_PLAYER, "place", player_place, AG_GIVES_NUMBER,
      .returns = "how many went onto the chain", .rule = "CR 412.1c",
      .takes = { { "cards", AG_SHAPE_CARDS, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = place_options } },
      .doc = "Places the cards as additional resources, ready or exhausted, each as a link of "
             "its own: it can be answered, not interrupted, and is not the one of the turn. Of "
             "quests and locations they choose the face, and pay what lying face up costs." },
    { .kind = AG_API_END },
};
