// Turns, seats and heroes: turns that a player takes or skips, where they sit, and who leads them
// (CR 301.4, 500.3-500.6).
#include "lua/words/call.h"

static int player_extra_turn(ag_api_call *call)
{
    ag_turn_extra(call->rules, call->on.seat);
    return 0;
}

static int player_skip(ag_api_call *call)
{
    int part = call->arg[0].number;
    ag_call_need(call, part != AG_PART_START_PHASE && part != AG_PART_COMBAT_STEP,
                 "a %s can't be skipped: skip its steps (or forbid to attack)",
                 ag_part_words[part]);
    if (ag_run_reaches_seat(call->run, call->on.seat)) {
        ag_turn_skip(call->rules, call->on.seat, part);
    }
    return 0;
}

static int player_move_right_of(ag_api_call *call)
{
    ag_seat_move(call->rules, call->on.seat, call->arg[0].seat);
    return 0;
}

static int player_set_apart(ag_api_call *call)
{
    ag_seat_set_apart(call->rules, call->on.seat, call->arg[0].number, ag_run_rule(call->run));
    return 0;
}

static int player_is_apart(ag_api_call *call)
{
    return ag_give_yes(call, ag_seat_apart(call->state, call->on.seat));
}

static int player_return_starting_hero(ag_api_call *call)
{
    return ag_hero_return_begin(call->rules, call->on.seat, call->run->frame->me)
               ? ag_give_later(call)
               : ag_give_none(call);
}

// CR 800.3, CR 800.3a: where a game is played not all of its steps can be done, so none is.
static int player_start_raid(ag_api_call *call)
{
    return ag_give_none(call);
}

static int word_end_turn(ag_api_call *call)
{
    ag_turn_cut_begin(call->rules, call->arg[0].seat);
    return ag_give_later(call);
}

const ag_api_row ag_api_turn[] = {
    { AG_API_VERB, AG_ON_PLAYER, "extra_turn", player_extra_turn, AG_GIVES_NOTHING,
      .rule = "CR 500.3",
      .doc = "They take a turn directly after this one. Of several the newest comes first.",
      .says = "@ take~ an extra turn after this one" },
    { AG_API_VERB, AG_ON_PLAYER, "skip", player_skip, AG_GIVES_NOTHING, .rule = "CR 500.4",
      .takes = { { "part", AG_SHAPE_WORD, "part of a turn", .needed = AG_NEEDED,
                   .as = "\"draw step\"", .words = { ag_part_words, AG_PART_COUNT } } },
      .doc = "They skip their next `turn`, `ready step`, `draw step`, `action phase`, `end "
             "phase` or `wrap-up step`. Skips add up.",
      .says = "@ skip~ @'s next {1}" },
    { AG_API_VERB, AG_ON_PLAYER, "move_right_of", player_move_right_of, AG_GIVES_NOTHING,
      .rule = "CR 500.6", .takes = { { "other", AG_SHAPE_PLAYER, .needed = AG_NEEDED } },
      .doc = "From now on their turn comes directly before the other's. With two players nothing "
             "happens." },
    { AG_API_VERB, AG_ON_PLAYER, "set_apart", player_set_apart, AG_GIVES_NOTHING,
      .takes = { { "apart", AG_SHAPE_FLAG, .needed = AG_NEEDED, .as = "true" } },
      .doc = "They and the characters of their party can do nothing to those who are not set "
             "apart, nor those to them: no targets, attacks, protection, damage, modifiers, "
             "questions, nothing with their hand and decks. What else they have stays in reach. "
             "`false` ends it.",
      .says = "set @ apart" },
    { AG_API_FIELD, AG_ON_PLAYER, "is_apart", player_is_apart, AG_GIVES_YES,
      .doc = "They are set apart." },
    { AG_API_VERB, AG_ON_PLAYER, "return_starting_hero", player_return_starting_hero,
      AG_GIVES_GROUP, .returns = "the group of what entered play: their hero, or nobody",
      .rule = "CR 301.4d",
      .doc = "Puts the hero that they started with back into play, where a master hero took its "
             "place." },
    { AG_API_VERB, AG_ON_PLAYER, "start_raid", player_start_raid, AG_GIVES_YES,
      .returns = "true where it was started", .rule = "CR 800.3",
      .takes = { { "raid", AG_SHAPE_TEXT, "the key of a raid such as \"onyxias_lair\"",
                   .needed = AG_NEEDED, .as = "\"onyxias_lair\"" } },
      .doc = "They remove all their cards from the game and become the Boss player of that raid. "
             "All of it or nothing (CR 800.3a): nothing where a raid is being played." },
    { AG_API_VERB, AG_ON_NOTHING, "end_turn", word_end_turn, AG_GIVES_NOTHING, .rule = "CR 500.5",
      .takes = { { "player", .shape = AG_SHAPE_PLAYER } },
      .doc = "The turn is over at once: all other links are interrupted, nobody is in combat, "
             "the next turn begins (that of `player`, where one is named).",
      .says = "end the turn" },
    { .kind = AG_API_END },
};
