// Global words: groups of what matches now, loops, the raid's own numbers, marks, turns; and what
// raids need beyond the rules of the base game.
#include "lua/words/call.h"

enum { ALL, WORD, MARKED, IS_APART };

static int word_reads(ag_api_call *call)
{
    int number = call->arg[0].number;
    switch (call->row->which) {
    case ALL: return ag_push_cards(call->L, call->arg[0].cards.ids, call->arg[0].cards.count);
    case WORD: return ag_give_number(call, number < 0 ? 0 : call->state->raid_words[number]);
    case MARKED: return ag_push_card(call->L, ag_mark_of(call->state, (ag_symbol)number));
    default: return ag_give_yes(call, ag_seat_apart(call->state, call->on.seat));
    }
}

static int each_next(lua_State *L)
{
    const ag_group *group = luaL_checkudata(L, 1, AG_META_GROUP);
    lua_Integer index = luaL_checkinteger(L, 2);
    if (index < 0 || index >= group->count) return 0;
    lua_pushinteger(L, index + 1);
    ag_push_ref(L, group->refs[index]);
    return 2;
}

static int word_each(ag_api_call *call)
{
    lua_State *L = call->L;
    lua_settop(L, 1);
    lua_pushcfunction(L, each_next);
    if (ag_to_group(L, 1) != NULL) {
        lua_pushvalue(L, 1);
    } else {
        ag_push_cards(call->L, call->cards[0], ag_arg_cards(L, 1, call->row->name, call->cards[0]));
    }
    lua_pushinteger(L, 0);
    return 3;
}

static int word_set_word(ag_api_call *call)
{
    int word = call->arg[0].number, number = call->arg[1].number;
    if (call->state->raid_words[word] == number) return 0;
    call->state->raid_words[word] = number;
    ag_touch(call->state, AG_TOUCH_WORDS);
    ag_event event = ag_event_of(call->rules, AG_EVENT_WORD_SET, 0, (ag_card_id){ 0, 0 });
    event.by = call->run->frame->seat;
    event.word = (uint8_t)word;
    event.amount = number;
    ag_happen(call->rules, &event);
    return 0;
}

const ag_api_row ag_api_game[] = {
    { AG_WORD(LOOK, NOTHING, "all", word_reads, GROUP), ALL,
      .takes = { { "filter", AG_SHAPE_CARDS, .needed = AG_NEEDED } },
      .doc = "What matches now; of a list the group of its cards that are there (nil is none), of "
             "{ } the empty one: all { t.one, t.other }." },
    { AG_WORD(LOOK, NOTHING, "each", word_each, LOOP),
      .takes = { { "group", AG_SHAPE_ANY, .needed = AG_NEEDED } },
      .usage = "for _, card in each(group) do",
      .doc = "Goes through a group, a list of cards or what matches a filter now." },
    { AG_WORD(FIELD, RAID, "raid", word_reads, NUMBER), WORD, .usage = "raid.stage",
      .takes = { { "word", AG_SHAPE_RAID_WORD, "a word of the raid", .needed = AG_NEEDED } },
      .doc = "A word of the raid, as `words` in raid.lua lists them; 0 where a card of another set "
             "reads a word that this raid lacks." },
    { AG_WORD(VERB, NOTHING, "set_word", word_set_word, NOTHING),
      .takes = { { "word", AG_SHAPE_RAID_WORD, "a word of the raid", .needed = AG_NEEDED,
                   .as = "\"stage\"" },
                 { "n", AG_SHAPE_INTEGER, "the number", .needed = AG_NEEDED } },
      .doc = "Gives a word of the raid another number." },
    { .kind = AG_API_END },
};

// What raids need of cards and players beyond the rules of the base game.

static int card_mark(ag_api_call *call)
{
    ag_symbol name = (ag_symbol)call->arg[0].number;
    int done = !ag_card_exists(call->state, call->on.card)
               || ag_mark_set(call->rules, name, call->on.card);
    ag_call_need(call, done, "a game has at most %d marks", AG_MARK_MAX);
    return 0;
}

static int word_unmark(ag_api_call *call)
{
    ag_symbol name = (ag_symbol)call->arg[0].number;
    if (ag_mark_of(call->state, name).slot != 0) {
        ag_mark_set(call->rules, name, (ag_card_id){ 0, 0 });
    }
    return 0;
}

const ag_api_row ag_api_raid_card[] = {
    { AG_WORD(VERB, CARD, "mark", card_mark, NOTHING), .errors = "more than 8 marks in one game",
      .takes = { { "mark", AG_SHAPE_LABEL, "the name of a mark", .needed = AG_NEEDED,
                   .as = "\"bomb\"" } },
      .doc = "This card bears the mark from now on, and no other; filters read it: "
             "`any.hero:marked(\"bomb\")`, `any.ally:beside(\"bomb\")` (in the party of its "
             "controller). It goes with the card's becoming another one, and is no counter.",
      .says = "mark @" },
    { AG_WORD(LOOK, NOTHING, "marked", word_reads, CARD_OR_NIL), MARKED,
      .takes = { { "mark", AG_SHAPE_LABEL, "the name of a mark", .needed = AG_NEEDED,
                   .as = "\"bomb\"" } },
      .doc = "The card that bears the mark now." },
    { AG_WORD(VERB, NOTHING, "unmark", word_unmark, NOTHING),
      .takes = { { "mark", AG_SHAPE_LABEL, "the name of a mark", .needed = AG_NEEDED,
                   .as = "\"bomb\"" } },
      .doc = "Nobody bears the mark any more." },
    { .kind = AG_API_END },
};

// ---- dividing together ----

// The most that a card takes: a number for each, or what is left of its health.
static int16_t cap_of(const ag_rules *rules, ag_card_id card, int most, int remaining)
{
    int cap = remaining ? ag_stat_of(rules, card, AG_STAT_REMAINING) : most;
    return (int16_t)(cap < 0 ? 0 : cap > INT16_MAX ? INT16_MAX : cap);
}

// Returns the list { { share, card }, … } that deal_each takes.
static int answer_shares(lua_State *L, int status, lua_KContext context)
{
    (void)status;
    (void)context;
    const ag_reply *reply = &ag_run_now(L, "divide")->rules->state->reply;
    lua_createtable(L, reply->count, 0);
    for (int i = 0; i < reply->count; i++) {
        ag_ref ref = reply->refs[i];
        ref.number = 0;
        ag_give_pair(L, i + 1, ag_ref_number(reply->refs[i].number), ref);
    }
    return 1;
}

static const char *const most_words[] = { "remaining" };
static const ag_field_row most_row = { .doc = "at_most", .words = { most_words, 1 } };

static int players_divide(ag_api_call *call)
{
    lua_State *L = call->L;
    const char *word = call->row->name;
    uint8_t who = call->on.seats & ag_seats_in(call->state);
    int amount = call->option[0].number;
    int16_t caps[AG_CARD_MAX];
    ag_call_need(call, ag_call_has_option(call, 0),
                 "expected a table such as { amount = 10, among = opposing.hero }");
    int by_name = lua_getfield(L, 2, "at_most") == LUA_TSTRING, most = amount;
    if (by_name) {
        ag_arg_word(call, -1, &most_row);
    } else if (!lua_isnil(L, -1)) {
        most = ag_arg_number(L, -1, word, "at_most", 0);
    }
    const ag_card_id *cards = call->option[1].cards.ids;
    int count = call->option[1].cards.count;
    count = count < AG_REPLY_MAX ? count : AG_REPLY_MAX;
    ag_call_need(call, amount <= INT16_MAX, "an amount to divide is at most %d, got %d", INT16_MAX,
                 amount);
    for (int i = 0; i < count; i++) caps[i] = cap_of(call->rules, cards[i], most, by_name);
    if (who == 0 || count == 0 || amount == 0) {
        lua_newtable(L);
        return 1;
    }
    ag_share_begin(call->rules, who, amount, cards, caps, count);
    return ag_run_wait(L, answer_shares, 0);
}

static const ag_field_row divide_options[] = {
    { "amount", AG_SHAPE_INTEGER, .as = "10" },
    { "among", AG_SHAPE_CARDS, .as = "filter" },
    { "at_most", AG_SHAPE_ANY, .as = "\"remaining\"" },
    { .name = NULL },
};

const ag_api_row ag_api_raid_players[] = {
    { AG_WORD(ASK, PLAYERS, "divide", players_divide, LIST),
      .returns = "a list { { share, card }, … } as `deal_each` takes it",
      .errors = "no amount; no filter or group",
      .takes = { { "how", AG_SHAPE_TABLE, .needed = AG_NEEDED, .fields = divide_options } },
      .doc = "One player, or several together (one proposes, all agree), divide an amount among "
             "cards, one card after the other. `at_most`: a number for each, or what is left of "
             "its health. What fits is divided whole; cards with nothing are not in the list.",
      .says = "@ divide~ {amount} among {among}" },
    { .kind = AG_API_END },
};

// ---- an automated side ----

static int player_flip_cards(ag_api_call *call)
{
    ag_call_need(call, ag_is_automated(call->rules, ag_boss_seat(call->state)),
                 "nobody flips cards here: the raid is not `automated = true`");
    ag_flips_add(call->rules, call->arg[0].number);
    return 0;
}

const ag_api_row ag_api_raid_player[] = {
    { AG_WORD(VERB, PLAYER, "flip_cards", player_flip_cards, NOTHING), .like = "flip",
      .errors = "a raid where nobody flips cards",
      .takes = { { "n", AG_SHAPE_INTEGER, "the number of cards", .needed = AG_NEEDED } },
      .doc = "So many more cards of the automated side's deck are flipped and played, one at a "
             "time, each on an empty chain; whoever it is told to.",
      .says = "@ flip~ the top {1-}card{1+s} of @'s deck" },
    { .kind = AG_API_END },
};

// Turns, seats and heroes: turns that a player takes or skips, where they sit, and who leads them
// (CR 301.4, 500.3-500.6).

enum { EXTRA_TURN, MOVE, SET_APART };

// What is done with a seat at once.
static int player_seat(ag_api_call *call)
{
    ag_seat seat = call->on.seat;
    switch (call->row->which) {
    case EXTRA_TURN: ag_turn_extra(call->rules, seat); break;
    case MOVE: ag_seat_move(call->rules, seat, call->arg[0].seat); break;
    default: ag_seat_set_apart(call->rules, seat, call->arg[0].number, ag_run_rule(call->run));
    }
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
    { AG_WORD(VERB, PLAYER, "extra_turn", player_seat, NOTHING), EXTRA_TURN, .rule = "CR 500.3",
      .doc = "They take a turn directly after this one. Of several the newest comes first.",
      .says = "@ take~ an extra turn after this one" },
    { AG_WORD(VERB, PLAYER, "skip", player_skip, NOTHING), .rule = "CR 500.4",
      .takes = { { "part", AG_SHAPE_WORD, "part of a turn", .needed = AG_NEEDED,
                   .as = "\"draw step\"", .words = { ag_part_words, AG_PART_COUNT } } },
      .doc = "They skip their next `turn`, `ready step`, `draw step`, `action phase`, `end "
             "phase` or `wrap-up step`. Skips add up.",
      .says = "@ skip~ @'s next {1}" },
    { AG_WORD(VERB, PLAYER, "move_right_of", player_seat, NOTHING), MOVE, .rule = "CR 500.6",
      .takes = { { "other", AG_SHAPE_PLAYER, .needed = AG_NEEDED } },
      .doc = "From now on their turn comes directly before the other's. With two players nothing "
             "happens." },
    { AG_WORD(VERB, PLAYER, "set_apart", player_seat, NOTHING), SET_APART,
      .takes = { { "apart", AG_SHAPE_FLAG, .needed = AG_NEEDED, .as = "true" } },
      .doc = "They and the characters of their party can do nothing to those who are not set "
             "apart, nor those to them: no targets, attacks, protection, damage, modifiers, "
             "questions, nothing with their hand and decks. What else they have stays in reach. "
             "`false` ends it.",
      .says = "set @ apart" },
    { AG_WORD(FIELD, PLAYER, "is_apart", word_reads, YES), IS_APART, .doc = "They are set apart." },
    { AG_WORD(VERB, PLAYER, "return_starting_hero", player_return_starting_hero, GROUP),
      .returns = "the group of what entered play: their hero, or nobody", .rule = "CR 301.4d",
      .doc = "Puts the hero that they started with back into play, where a master hero took its "
             "place." },
    { AG_WORD(VERB, PLAYER, "start_raid", player_start_raid, YES),
      .returns = "true where it was started", .rule = "CR 800.3",
      .takes = { { "raid", AG_SHAPE_TEXT, "the key of a raid such as \"onyxias_lair\"",
                   .needed = AG_NEEDED, .as = "\"onyxias_lair\"" } },
      .doc = "They remove all their cards from the game and become the Boss player of that raid. "
             "All of it or nothing (CR 800.3a): nothing where a raid is being played." },
    { AG_WORD(VERB, NOTHING, "end_turn", word_end_turn, NOTHING), .rule = "CR 500.5",
      .takes = { { "player", .shape = AG_SHAPE_PLAYER } },
      .doc = "The turn is over at once: all other links are interrupted, nobody is in combat, "
             "the next turn begins (that of `player`, where one is named).",
      .says = "end the turn" },
    { .kind = AG_API_END },
};
