// What a player plays, completes or places during an effect.
#include "lua/words/api.h"

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/chain/chain.h"
#include "rules/change/change.h"
#include "rules/numbers/links.h"
#include "rules/play/play.h"
#include "state/card.h"
#include "state/player.h"

// Reads the card at argument 2; the player must be in the game and the chain must have room.
static int take_card(lua_State *L, const ag_run *run, const char *word, ag_seat *seat,
                     ag_card_id *card)
{
    const ag_state *state = run->rules->state;
    *seat = ag_arg_seat(L, 1, word);
    if (lua_isnil(L, 2)) return 0;
    *card = ag_arg_card(L, 2, word);
    return ag_card_exists(state, *card) && ag_player_in(state, *seat) && ag_chain_room(state) > 1;
}

static int read_pays(lua_State *L, const char *word)
{
    static const char *const fields[] = { "free", NULL };
    int is_free = ag_arg_options(L, 3, word, fields) && ag_lua_boolean_field(L, 3, "free");
    return is_free ? AG_PAYS_NOTHING : AG_PAYS_PRINTED;
}

static int answer_no(lua_State *L)
{
    lua_pushboolean(L, 0);
    return 1;
}

static int player_play(lua_State *L)
{
    const char *word = "play";
    const ag_run *run = ag_run_question(L, word);
    ag_seat seat;
    ag_card_id card = { 0, 0 };
    ag_way way = { .pays = (uint8_t)read_pays(L, word) };
    if (!take_card(L, run, word, &seat, &card)
        || ag_play_way_refuse(run->rules, seat, card, &way) != AG_REASON_NONE) {
        return answer_no(L);
    }
    way.source = card;
    ag_play_begin(run->rules, seat, card, &way);
    return ag_run_wait(L, ag_answer_yes, 0);
}

// CR 402.2: it is played like any card, and disappears with its link.
static int player_play_copy(lua_State *L)
{
    const char *word = "play_copy";
    const ag_run *run = ag_run_question(L, word);
    ag_seat seat;
    ag_card_id card = { 0, 0 };
    ag_way way = { .pays = (uint8_t)read_pays(L, word) };
    if (!take_card(L, run, word, &seat, &card)) return answer_no(L);
    // CR 402.2a, CR 402.2b: the player's own copy, with the cost of the original.
    ag_card_id copy = ag_copy_of_card(run->rules, card, seat);
    if (copy.slot == 0) return answer_no(L);
    if (ag_play_way_refuse(run->rules, seat, copy, &way) != AG_REASON_NONE) {
        ag_copy_cease(run->rules, copy);
        return answer_no(L);
    }
    way.source = copy;
    ag_play_begin(run->rules, seat, copy, &way);
    return ag_run_wait(L, ag_answer_yes, 0);
}

static int reward_of(const ag_rules *rules, ag_card_id card)
{
    for (int i = 0; i < ag_owned_count(rules, card); i++) {
        if (ag_owned_at(rules, card, i).def->kind == AG_POWER_REWARD) return i;
    }
    return -1;
}

static int player_complete(lua_State *L)
{
    const char *word = "complete";
    const ag_run *run = ag_run_question(L, word);
    ag_seat seat;
    ag_card_id card = { 0, 0 };
    int pays = read_pays(L, word);
    int power = take_card(L, run, word, &seat, &card) ? reward_of(run->rules, card) : -1;
    if (power < 0 || ag_use_at_once_refuse(run->rules, seat, card, power, pays) != AG_REASON_NONE) {
        return answer_no(L);
    }
    ag_use_begin(run->rules, seat, card, power, pays);
    return ag_run_wait(L, ag_answer_yes, 0);
}

// CR 412.1c
static int player_place(lua_State *L)
{
    static const char *const fields[] = { "exhausted", NULL };
    const char *word = "place";
    const ag_run *run = ag_run_question(L, word);
    ag_seat seat = ag_arg_seat(L, 1, word);
    ag_card_id cards[AG_CARD_MAX];
    int count = lua_isnil(L, 2) ? 0 : ag_arg_cards(L, 2, word, cards);
    int exhausted = ag_arg_options(L, 3, word, fields) && ag_lua_boolean_field(L, 3, "exhausted");
    ag_additional_begin(run->rules, seat, cards, count, exhausted);
    return ag_run_wait(L, ag_answer_number, 0);
}

// CR 403.6: after the player said yes. Nothing came in between, so whoever could pay when asked can
// pay now.
static int paid_on_yes(lua_State *L, int status, lua_KContext amount)
{
    const ag_run *run = ag_run_verb(L, "may_pay");
    ag_seat seat = (ag_seat)(amount >> 16);
    int says_yes = run->rules->state->reply.number != 0;
    (void)status;
    if (says_yes) {
        ag_pay_exhaust(run->rules, seat, (int)(amount & 0xffff), (ag_card_id){ 0, 0 });
    }
    lua_pushboolean(L, says_yes);
    return 1;
}

// CR 712.7: a player who can't pay is not asked.
static int player_may_pay(lua_State *L)
{
    const char *word = "may_pay";
    const ag_run *run = ag_run_question(L, word);
    ag_seat seat = ag_arg_seat(L, 1, word);
    int amount = ag_arg_number(L, 2, word, "what is paid", 0);
    ag_symbol prompt = ag_arg_prompt(L, 3, word);
    if (!ag_player_in(run->rules->state, seat)
        || ag_pay_ready(run->rules, seat, (ag_card_id){ 0, 0 }) < amount) {
        return answer_no(L);
    }
    ag_choose_yes_begin(run->rules, (uint8_t)(1u << seat),
                        prompt != 0 ? AG_PROMPT_SCRIPT : AG_PROMPT_MAY, prompt, run->frame->me);
    return ag_run_wait(L, paid_on_yes, (lua_KContext)seat << 16 | amount);
}

const ag_api_row ag_api_play[] = {
    { AG_API_VERB, "play", "player:play(card, { free = true })", "true where it was played", "",
      "CR 403.3",
      "Plays the card at once, from wherever it lies, onto the chain above the link that resolves. "
      "They pay for it as ever, but with `free`; X is 0 then, and additional costs are paid all "
      "the same (CR 403.6a). Nothing where they can't play it.",
      player_play },
    { AG_API_VERB, "play_copy", "player:play_copy(card, { free = true })",
      "true where it was played", "", "CR 402.2",
      "Plays a copy of a card that lies elsewhere, as `play` does. The copy is a card on the chain "
      "and nowhere else.",
      player_play_copy },
    { AG_API_VERB, "complete", "player:complete(quest, { free = true })",
      "true where it was completed", "", "CR 702.2",
      "Completes the quest at once, [Basic] or not; with `free` without paying its cost.",
      player_complete },
    { AG_API_VERB, "may_pay", "player:may_pay(n, \"prompt\")", "true where they paid",
      "a number that is not whole or below 0", "CR 403.6",
      "\"You may pay (n). If you do\": they exhaust so many resources, if they can and like. Who "
      "can't "
      "is not asked.",
      player_may_pay },
    { AG_API_VERB, "place", "player:place(cards, { exhausted = true })",
      "how many went onto the chain", "", "CR 412.1c",
      "Places the cards as additional resources, ready or exhausted, each as a link of its own: it "
      "can be answered, not interrupted, and is not the one of the turn. Of quests and locations "
      "they choose the face, and pay what lying face up costs.",
      player_place },
    { .kind = AG_API_END },
};
