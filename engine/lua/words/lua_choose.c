// Questions: to one player, to several who decide together, or to several one by one (CR 802).
#include "lua/words/api.h"

#include <lauxlib.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "lua/language/action_word.h"
#include "rules/agenda/choice.h"
#include "rules/change/change.h"
#include "rules/change/action.h"
#include "state/player.h"

// How many of what, and what is asked.
typedef struct question {
    int min, max;
    int one;  // the answer is one object, not a group
    int prompt;
    ag_symbol symbol;
    int aim;
} question;

static const char *const choose_fields[] = { "from",   "count", "up_to", "min",
                                             "prompt", "aim",   "to",    NULL };

static int number_field(lua_State *L, const char *word, const char *name, int otherwise)
{
    int number = otherwise;
    if (lua_getfield(L, 2, name) != LUA_TNIL) {
        number = ag_arg_number(L, -1, word, name, 0);
    }
    lua_pop(L, 1);
    return number;
}

static question read_question(lua_State *L, const char *word)
{
    if (!ag_arg_options(L, 2, word, choose_fields)) {
        ag_arg_fail(L, word, "expected a table such as { from = …, prompt = \"…\" }");
    }
    question asked = { .prompt = AG_PROMPT_SCRIPT };
    int count = number_field(L, word, "count", -1);
    int up_to = number_field(L, word, "up_to", -1);
    if (count >= 0 && up_to >= 0) {
        ag_arg_fail(L, word, "count and up_to exclude each other");
    }
    asked.max = up_to >= 0 ? up_to : count >= 0 ? count : 1;
    asked.min = number_field(L, word, "min", up_to >= 0 ? 0 : asked.max);
    if (asked.min > asked.max) {
        ag_arg_fail(L, word, "min = %d is more than %d", asked.min, asked.max);
    }
    asked.one = up_to < 0 && count < 2;
    lua_getfield(L, 2, "prompt");
    asked.symbol = ag_arg_prompt(L, -1, word);
    lua_getfield(L, 2, "aim");
    asked.aim = ag_lua_check_word(L, -1, AG_WORD_AIM, AG_AIM_NONE);
    lua_pop(L, 2);
    return asked;
}

// ---- what to choose from ----

static int from_selector(const ag_run *run, const ag_lua_selector *selector, ag_ref *out)
{
    const ag_state *state = run->rules->state;
    int count = 0;
    if (selector->kind == AG_TARGET_SEAT) {
        ag_seat first = run->frame->seat != 0 ? run->frame->seat : 1;
        for (int i = 0; i < state->seat_count; i++) {
            ag_seat seat = ag_player_around(state, first, i);
            if (ag_player_in(state, seat)
                && ag_whose_match(run->rules, selector->whose, run->frame->seat, seat)) {
                out[count++] = ag_ref_seat(seat);
            }
        }
    }
    return count;
}

static ag_ref ref_of_word(lua_State *L, const char *word, const char *text)
{
    ag_symbol symbol = ag_host_symbol(ag_host_of(L), text);
    if (symbol == 0) {
        ag_arg_fail(L, word, "no more texts fit into this game");
    }
    return (ag_ref){ .kind = AG_REF_WORD, .slot = symbol };
}

static int from_list(lua_State *L, int list, const char *word, ag_ref *out)
{
    int length = ag_arg_length(L, list, word);
    int count = 0;
    for (int i = 1; i <= length && count < AG_OPTION_MAX; i++) {
        lua_geti(L, list, i);
        const ag_ref *handle = ag_to_handle(L, -1);
        if (handle != NULL && handle->kind <= AG_REF_PILE) {
            out[count++] = *handle;
        } else if (lua_type(L, -1) == LUA_TSTRING) {
            out[count++] = ref_of_word(L, word, lua_tostring(L, -1));
        } else {
            int number = ag_arg_number(L, -1, word, "an option", 0);
            if (number > INT16_MAX) {
                ag_arg_fail(L, word, "a number to choose is at most %d, got %d", INT16_MAX, number);
            }
            out[count++] = (ag_ref){ .kind = AG_REF_NUMBER, .number = (int16_t)number };
        }
        lua_pop(L, 1);
    }
    return count;
}

static int from_cards(lua_State *L, int index, const char *word, ag_ref *out)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, index, word, cards);
    for (int i = 0; i < count; i++) {
        out[i] = ag_ref_card(cards[i]);
    }
    return count;
}
_Static_assert((int)AG_CARD_MAX <= (int)AG_OPTION_MAX, "all cards fit among the options");

// The field `from` of the question. `out` holds AG_OPTION_MAX.
static int read_options(lua_State *L, const ag_run *run, const char *word, ag_ref *out)
{
    if (lua_getfield(L, 2, "from") == LUA_TNIL) {
        ag_arg_fail(L, word, "from what? expected from = a filter, a group, a list or players");
    }
    int from = lua_gettop(L);
    const ag_group *group = ag_to_group(L, from);
    const ag_lua_selector *selector = ag_lua_to_selector(L, from);
    int count;
    if (selector != NULL) {
        count = from_selector(run, selector, out);
    } else if (lua_type(L, from) == LUA_TTABLE) {
        count = from_list(L, from, word, out);
    } else if (group != NULL && group->of_players) {
        for (count = 0; count < group->count; count++) {
            out[count] = group->refs[count];
        }
    } else {
        count = from_cards(L, from, word, out);
    }
    lua_pop(L, 1);
    return count;
}

// The action of the verb whose word is at `index`, as this effect would do it.
static ag_task action_of_word(lua_State *L, const ag_run *run, const char *word, int index)
{
    int verb = ag_arg_word(L, index, word, "verb", ag_action_words, AG_ACTION_WORDS);
    return (ag_task){ .action.kind = ag_action_word_actions[verb],
                      .seat = run->frame->seat,
                      .source = run->frame->me };
}

// CR 709.2b: what can't be done can't be chosen. The field `to` says what will be done.
static int leave_out_the_impossible(lua_State *L, const ag_run *run, const char *word, ag_ref *out,
                                    int count)
{
    if (lua_getfield(L, 2, "to") == LUA_TNIL) {
        lua_pop(L, 1);
        return count;
    }
    ag_task action = action_of_word(L, run, word, -1);
    lua_pop(L, 1);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (out[i].kind != AG_REF_CARD
            || ag_action_can(run->rules, &action, ag_ref_as_card(out[i]))) {
            out[kept++] = out[i];
        }
    }
    return kept;
}

// CR 712.7: from the third argument on, pairs of a verb's word and its cards. True if all of it can
// be done, to every card; without cards nothing can.
static int can_be_done_whole(lua_State *L, const ag_run *run, const char *word)
{
    int last = lua_gettop(L);
    int can = 1;
    if (last > 2 && last % 2 != 0) {
        ag_arg_fail(L, word, "after the prompt come pairs: a verb's word, and its cards or nil");
    }
    for (int at = 3; at < last; at += 2) {
        ag_task action = action_of_word(L, run, word, at);
        ag_card_id cards[AG_CARD_MAX];
        int count = lua_isnil(L, at + 1) ? 0 : ag_arg_cards(L, at + 1, word, cards);
        can = can && count > 0;
        for (int i = 0; i < count; i++) {
            can = can && ag_action_can(run->rules, &action, cards[i]);
        }
    }
    return can;
}

// A player who is set apart from the player of the effect decides nothing in it, being out of
// reach.
static uint8_t seats_asked(lua_State *L, const ag_run *run, const char *word)
{
    uint8_t seats = ag_arg_seats(L, 1, word) & ag_seats_in(run->rules->state);
    for (int seat = 1; seat <= run->rules->state->seat_count; seat++) {
        if (run->frame->me.slot != 0 && !ag_run_reaches_seat(run, (ag_seat)seat)) {
            seats &= (uint8_t) ~(1u << seat);
        }
    }
    return seats;
}

// ---- verbs ----

static int choose(lua_State *L)
{
    const char *word = "choose";
    const ag_run *run = ag_run_question(L, word);
    uint8_t who = seats_asked(L, run, word);
    question asked = read_question(L, word);
    ag_ref options[AG_OPTION_MAX];
    int count = read_options(L, run, word, options);
    count = leave_out_the_impossible(L, run, word, options, count);
    if (count == 0 || who == 0 || asked.max == 0) {
        if (asked.one) {
            lua_pushnil(L);
        } else {
            ag_push_group(L, NULL, 0);
        }
        return 1;
    }
    int max = asked.max < count ? asked.max : count;
    max = max < AG_REPLY_MAX ? max : AG_REPLY_MAX;
    ag_choose_def def = { .kind = AG_QUESTION_PICK,
                          .who = who,
                          .aim = (uint8_t)asked.aim,
                          .prompt = (uint16_t)asked.prompt,
                          .symbol = asked.symbol,
                          .min = asked.min < max ? asked.min : max,
                          .max = max,
                          .about = run->frame->me };
    ag_choose_begin(run->rules, &def, options, count);
    return ag_run_wait(L, asked.one ? ag_answer_one : ag_answer_group, 0);
}

static int choose_number(lua_State *L)
{
    static const char *const fields[] = { "min", "max", "prompt", NULL };
    const char *word = "choose_number";
    const ag_run *run = ag_run_question(L, word);
    uint8_t who = seats_asked(L, run, word);
    if (!ag_arg_options(L, 2, word, fields)) {
        ag_arg_fail(L, word, "expected a table such as { min = 0, max = 3 }");
    }
    int min = number_field(L, word, "min", 0);
    int max = number_field(L, word, "max", INT16_MAX);
    if (min > max || max > INT16_MAX) {
        ag_arg_fail(L, word, "there is no number from %d to %d (at most %d)", min, max, INT16_MAX);
    }
    lua_getfield(L, 2, "prompt");
    ag_symbol symbol = ag_arg_prompt(L, -1, word);
    if (who == 0) {
        lua_pushinteger(L, min);
        return 1;
    }
    ag_choose_def def = { .kind = AG_QUESTION_NUMBER,
                          .who = who,
                          .prompt = AG_PROMPT_SCRIPT,
                          .symbol = symbol,
                          .min = min,
                          .max = max,
                          .about = run->frame->me };
    ag_choose_begin(run->rules, &def, NULL, 0);
    return ag_run_wait(L, ag_answer_number, 0);
}

static int may(lua_State *L)
{
    const ag_run *run = ag_run_question(L, "may");
    uint8_t who = seats_asked(L, run, "may");
    ag_symbol symbol = ag_arg_prompt(L, 2, "may");
    int can = can_be_done_whole(L, run, "may");
    if (who == 0 || !can) {
        lua_pushboolean(L, 0);
        return 1;
    }
    ag_choose_yes_begin(run->rules, who, symbol != 0 ? AG_PROMPT_SCRIPT : AG_PROMPT_MAY, symbol,
                        run->frame->me);
    return ag_run_wait(L, ag_answer_yes, 0);
}

static int each_choose(lua_State *L)
{
    const char *word = "each_choose";
    const ag_run *run = ag_run_question(L, word);
    uint8_t who = seats_asked(L, run, word);
    question asked = read_question(L, word);
    int action = AG_ACTION_COUNT;
    if (lua_getfield(L, 2, "to") != LUA_TNIL) {
        action = action_of_word(L, run, word, -1).action.kind;
    }
    lua_getfield(L, 2, "from");
    const ag_filter *filter = ag_lua_to_filter(L, -1);
    if (filter == NULL) {
        ag_arg_fail(L, word, "from must be a filter (seen by each player), got %s",
                    ag_arg_text(L, -1));
    }
    if (who == 0 || asked.max == 0) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    int max = asked.max < AG_REPLY_MAX ? asked.max : AG_REPLY_MAX;
    int min = asked.min < max ? asked.min : max;
    ag_each_def each = { .seats = who,
                         .aim = (uint8_t)asked.aim,
                         .action = (uint8_t)action,
                         .min = min,
                         .max = max,
                         .symbol = asked.symbol,
                         .about = run->frame->me };
    ag_choose_each_begin(run->rules, &each, filter);
    return ag_run_wait(L, ag_answer_group, 0);
}

const ag_api_row ag_api_choose[] = {
    { AG_API_VERB, "choose",
      "player:choose { from = filter, count = 1, up_to = n, min = 0, prompt = \"…\", aim = harm, "
      "to = "
      "\"destroy\" }",
      "a card or player, nil where none can be; with up_to or count > 1 a group",
      "no `from`; count with up_to", "",
      "Chooses from a filter (\"your\" is the effect's player), a group, a list of cards, links, "
      "numbers or texts ({ \"odd\", \"even\" }), or "
      "players (a group, or player.opposing). With `to`, the word of a verb, what that can't be "
      "done "
      "to is left out (CR 709.2b). Several players decide together: one proposes, all "
      "agree.",
      choose },
    { AG_API_VERB, "choose_number", "player:choose_number { min = 0, max = 3, prompt = \"…\" }",
      "number", "min above max", "", "Chooses a whole number.", choose_number },
    { AG_API_VERB, "may", "player:may(\"prompt\", \"destroy\", cards, …)", "true or false",
      "a word without cards", "CR 712.7",
      "Asks yes or no. Where verbs and their cards follow, it is no without asking unless all of "
      "it "
      "can be done; nil or an empty group can't.",
      may },
    { AG_API_VERB, "each_choose",
      "players:each_choose { from = filter, count = 1, up_to = n, min = 0, prompt = \"…\", "
      "aim = harm, to = "
      "\"destroy\" }",
      "the group of all that was chosen", "`from` is no filter", "CR 802.1",
      "Each chooses on their own, in turn order, then it counts together. In the filter \"your\" "
      "is the one who "
      "chooses. With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). "
      "Who is set apart from the player of the effect is not asked.",
      each_choose },
    { .kind = AG_API_END },
};
