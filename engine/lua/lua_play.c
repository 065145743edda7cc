// What a player plays, completes or places in the middle of an effect.
#include "lua/api.h"

#include "lua/args.h"
#include "lua/data_lua.h"
#include "rules/chain.h"
#include "rules/play.h"
#include "rules/way.h"
#include "state/card.h"
#include "state/player.h"

// The card at argument 2, where the player is in the game and the chain has room for it.
static int take_card(lua_State *L, const ag_run *run, const char *word, ag_seat *seat,
                     ag_card_id *card)
{
    const ag_state *state = run->rules->state;
    *seat = ag_arg_seat(L, 1, word);
    if (lua_isnil(L, 2)) {
        return 0;
    }
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
        || ag_play_way_refuse(run->rules, seat, card, &way) != NULL) {
        return answer_no(L);
    }
    way.source = card;
    ag_play_begin(run->rules, seat, card, &way);
    return ag_run_wait(L, ag_answer_yes, 0);
}

static int reward_of(const ag_rules *rules, ag_card_id card)
{
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, card);
    for (int i = 0; i < def->power_count; i++) {
        if (def->powers[i].kind == AG_POWER_REWARD) {
            return i;
        }
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
    if (power < 0 || ag_use_at_once_refuse(run->rules, seat, card, power, pays) != NULL) {
        return answer_no(L);
    }
    ag_use_begin(run->rules, seat, card, power, pays);
    return ag_run_wait(L, ag_answer_yes, 0);
}

const ag_api_row ag_api_play[] = {
    { AG_API_VERB, "play", "player:play(card, { free = true })", "true where it was played", "",
      "CR 403.3",
      "Plays the card at once, from wherever it lies, onto the chain above the link that resolves. "
      "He pays for it as ever, but with `free`; X is 0 then, and additional costs are paid all the "
      "same (CR 403.6a). Nothing where he can't play it.",
      player_play },
    { AG_API_VERB, "complete", "player:complete(quest, { free = true })",
      "true where it was completed", "", "CR 702.2",
      "Completes the quest at once, [Basic] or not; with `free` without paying its cost.",
      player_complete },
    { .kind = AG_API_END },
};
