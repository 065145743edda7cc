// Turns, seats and heroes: turns that a player takes or skips, where they sit, and who leads them
// (CR 301.4, 500.3-500.6).
#include "lua/words/api.h"

#include <lauxlib.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/change/change.h"
#include "rules/turn/turn.h"
#include "state/player.h"

static int player_extra_turn(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "extra_turn");
    ag_turn_extra(run->rules, ag_arg_seat(L, 1, "extra_turn"));
    return 0;
}

static int player_skip(lua_State *L)
{
    const char *word = "skip";
    const ag_run *run = ag_run_verb(L, word);
    ag_seat seat = ag_arg_seat(L, 1, word);
    int part = ag_arg_word(L, 2, word, "part of a turn", ag_part_words, AG_PART_COUNT);
    if (part == AG_PART_START_PHASE || part == AG_PART_COMBAT_STEP) {
        ag_arg_fail(L, word, "a %s can't be skipped: skip its steps (or forbid to attack)",
                    ag_part_words[part]);
    }
    if (ag_player_in(run->rules->state, seat) && ag_run_reaches_seat(run, seat)) {
        ag_turn_skip(run->rules, seat, part);
    }
    return 0;
}

static int player_move_right_of(lua_State *L)
{
    const char *word = "move_right_of";
    const ag_run *run = ag_run_verb(L, word);
    ag_seat_move(run->rules, ag_arg_seat(L, 1, word), ag_arg_seat(L, 2, word));
    return 0;
}

static int player_set_apart(lua_State *L)
{
    const char *word = "set_apart";
    const ag_run *run = ag_run_verb(L, word);
    luaL_checktype(L, 2, LUA_TBOOLEAN);
    ag_seat_set_apart(run->rules, ag_arg_seat(L, 1, word), lua_toboolean(L, 2), ag_run_rule(run));
    return 0;
}

static int player_is_apart(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "is_apart");
    lua_pushboolean(L, ag_seat_apart(run->rules->state, ag_arg_seat(L, 1, "is_apart")));
    return 1;
}

static int player_return_starting_hero(lua_State *L)
{
    const char *word = "return_starting_hero";
    const ag_run *run = ag_run_verb(L, word);
    if (!ag_hero_return_begin(run->rules, ag_arg_seat(L, 1, word), run->frame->me)) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    return ag_run_wait(L, ag_answer_group, 0);
}

// CR 800.3, CR 800.3a: where a game is played not all of its steps can be done, so none is.
static int player_start_raid(lua_State *L)
{
    const char *word = "start_raid";
    ag_run_verb(L, word);
    ag_arg_seat(L, 1, word);
    if (lua_type(L, 2) != LUA_TSTRING) {
        ag_arg_fail(L, word, "expected the key of a raid such as \"onyxias_lair\", got %s",
                    ag_arg_text(L, 2));
    }
    lua_pushboolean(L, 0);
    return 1;
}

int ag_word_end_turn(lua_State *L)
{
    const char *word = "end_turn";
    const ag_run *run = ag_run_verb(L, word);
    ag_seat next = lua_isnoneornil(L, 1) ? 0 : ag_arg_seat(L, 1, word);
    ag_turn_cut_begin(run->rules, next);
    return ag_run_wait(L, ag_answer_nothing, 0);
}

const ag_api_row ag_api_turn[] = {
    { AG_API_VERB, "extra_turn", "player:extra_turn()", "", "", "CR 500.3",
      "They take a turn directly after this one. Of several the newest comes first.",
      player_extra_turn },
    { AG_API_VERB, "skip", "player:skip(\"draw step\")", "", "an unknown part of a turn",
      "CR 500.4",
      "They skip their next `turn`, `ready step`, `draw step`, `action phase`, `end phase` or "
      "`wrap-up "
      "step`. Skips add up.",
      player_skip },
    { AG_API_VERB, "move_right_of", "player:move_right_of(other)", "", "", "CR 500.6",
      "From now on their turn comes directly before the other's. With two players nothing happens.",
      player_move_right_of },
    { AG_API_VERB, "set_apart", "player:set_apart(true)", "", "no true or false", "",
      "They and the characters of their party can do nothing to those who are not set apart, nor "
      "those to them: no targets, attacks, protection, damage, modifiers, questions, nothing with "
      "their hand and decks. What else they have stays in reach. `false` ends it.",
      player_set_apart },
    { AG_API_FIELD, "is_apart", "player.is_apart", "true or false", "", "", "They are set apart.",
      player_is_apart },
    { AG_API_VERB, "return_starting_hero", "player:return_starting_hero()",
      "the group of what entered play: their hero, or nobody", "", "CR 301.4d",
      "Puts the hero that they started with back into play, where a master hero took its place.",
      player_return_starting_hero },
    { AG_API_VERB, "start_raid", "player:start_raid(\"onyxias_lair\")", "true where it was started",
      "no text", "CR 800.3",
      "They remove all their cards from the game and become the Boss player of that raid. All of "
      "it or nothing (CR 800.3a): nothing where a raid is being played.",
      player_start_raid },
    { .kind = AG_API_END },
};
