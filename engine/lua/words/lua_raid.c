// What raids need of cards and players beyond the rules of the base game.
#include "lua/words/call.h"

// ---- marks ----

static int card_mark(ag_api_call *call)
{
    ag_symbol name = (ag_symbol)call->arg[0].number;
    int done = !ag_card_exists(call->state, call->on.card)
               || ag_mark_set(call->rules, name, call->on.card);
    ag_call_need(call, done, "a game has at most %d marks", AG_MARK_MAX);
    return 0;
}

static int word_marked(ag_api_call *call)
{
    return ag_push_card(call->L, ag_mark_of(call->state, (ag_symbol)call->arg[0].number));
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
    { AG_API_VERB, AG_ON_CARD, "mark", card_mark, AG_GIVES_NOTHING,
      .errors = "more than 8 marks in one game",
      .takes = { { "mark", AG_SHAPE_LABEL, "the name of a mark", .needed = AG_NEEDED,
                   .as = "\"bomb\"" } },
      .doc = "This card bears the mark from now on, and no other; filters read it: "
             "`any.hero:marked(\"bomb\")`, `any.ally:beside(\"bomb\")` (in the party of its "
             "controller). It goes with the card's becoming another one, and is no counter.",
      .says = "mark @" },
    { AG_API_LOOK, AG_ON_NOTHING, "marked", word_marked, AG_GIVES_CARD_OR_NIL,
      .takes = { { "mark", AG_SHAPE_LABEL, "the name of a mark", .needed = AG_NEEDED,
                   .as = "\"bomb\"" } },
      .doc = "The card that bears the mark now." },
    { AG_API_VERB, AG_ON_NOTHING, "unmark", word_unmark, AG_GIVES_NOTHING,
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
    int by_name = lua_getfield(L, 2, "at_most") == LUA_TSTRING;
    int most = amount;
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
    { AG_API_ASK, AG_ON_PLAYERS, "divide", players_divide, AG_GIVES_LIST,
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
    { AG_API_VERB, AG_ON_PLAYER, "flip_cards", player_flip_cards, AG_GIVES_NOTHING, .like = "flip",
      .errors = "a raid where nobody flips cards",
      .takes = { { "n", AG_SHAPE_INTEGER, "the number of cards", .needed = AG_NEEDED } },
      .doc = "So many more cards of the automated side's deck are flipped and played, one at a "
             "time, each on an empty chain; whoever it is told to.",
      .says = "@ flip~ the top {1-}card{1+s} of @'s deck" },
    { .kind = AG_API_END },
};
