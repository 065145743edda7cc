// What raids need of cards and players beyond the rules of the base game.
#include "lua/api.h"

#include <lauxlib.h>

#include "lua/args.h"
#include "lua/data_lua.h"
#include "rules/automaton.h"
#include "rules/mark.h"
#include "state/card.h"

// ---- marks ----

static ag_symbol mark_name(lua_State *L, int index, const char *word)
{
    if (lua_type(L, index) != LUA_TSTRING || lua_rawlen(L, index) == 0) {
        ag_arg_fail(L, word, "expected the name of a mark, got %s", ag_arg_text(L, index));
    }
    ag_symbol name = ag_host_symbol(ag_host_of(L), lua_tostring(L, index));
    if (name == 0) {
        ag_arg_fail(L, word, "there is no room for more words");
    }
    return name;
}

static int card_mark(lua_State *L)
{
    const char *word = "mark";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id card = ag_arg_card(L, 1, word);
    ag_symbol name = mark_name(L, 2, word);
    if (ag_card_exists(run->rules->state, card) && !ag_mark_set(run->rules, name, card)) {
        ag_arg_fail(L, word, "a game has at most %d marks", AG_MARK_MAX);
    }
    return 0;
}

int ag_word_marked(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "marked");
    ag_card_id card = ag_mark_of(run->rules->state, mark_name(L, 1, "marked"));
    ag_push_ref(L, card.slot != 0 ? ag_ref_card(card) : (ag_ref){ .kind = AG_REF_NONE });
    return 1;
}

int ag_word_unmark(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "unmark");
    ag_symbol name = mark_name(L, 1, "unmark");
    if (ag_mark_of(run->rules->state, name).slot != 0) {
        ag_mark_set(run->rules, name, (ag_card_id){ 0, 0 });
    }
    return 0;
}

const ag_api_row ag_api_raid_card[] = {
    { AG_API_VERB, "mark", "card:mark(\"bomb\")", "",
      "several cards; more than 8 marks in one game", "",
      "This card bears the mark from now on, and no other; filters read it: "
      "`any.hero:marked(\"bomb\")`, `any.ally:beside(\"bomb\")` (in the party of its controller). "
      "It "
      "goes with the card's becoming another one, and is no counter.",
      card_mark },
    { .kind = AG_API_END },
};

// ---- an automated side ----

static int player_flip_cards(lua_State *L)
{
    const char *word = "flip_cards";
    const ag_run *run = ag_run_verb(L, word);
    ag_seat seat = ag_arg_seat(L, 1, word);
    int count = ag_arg_number(L, 2, word, "the number of cards", 0);
    if (!ag_is_automated(run->rules, seat)) {
        ag_arg_fail(L, word,
                    "nobody flips cards here: the raid is not `automated = true`, or this "
                    "is a raider");
    }
    ag_flips_add(run->rules, count);
    return 0;
}

const ag_api_row ag_api_raid_player[] = {
    { AG_API_VERB, "flip_cards", "player:flip_cards(n)", "",
      "a player at whose place somebody sits; a number that is not whole or below 0", "",
      "So many more cards of an automated side's deck are flipped and played, one at a time, "
      "each on an empty chain.",
      player_flip_cards },
    { .kind = AG_API_END },
};
