// Questions: to one player, to several who decide together, or to several one by one (CR 802); and
// groups of what is chosen: several cards, or several players, in order. A group never changes.
#include "lua/words/call.h"

enum { FROM, COUNT, UP_TO, MIN, PROMPT, AIM, TO };
static const ag_field_row choose_options[] = {
    [FROM] = { "from", AG_SHAPE_ANY, .as = "filter" },
    [COUNT] = { "count", AG_SHAPE_INTEGER, .as = "1" },
    [UP_TO] = { "up_to", .shape = AG_SHAPE_INTEGER },
    [MIN] = { "min", AG_SHAPE_INTEGER, .as = "1" },
    [PROMPT] = { "prompt", .shape = AG_SHAPE_PROMPT },
    [AIM] = { "aim", AG_SHAPE_AIM, .as = "harm" },
    [TO] = { "to", AG_SHAPE_WORD, .doc = "verb", .as = "\"destroy\"",
             .words = { ag_action_words, AG_ACTION_WORDS } },
    { .name = NULL },
};

// A player who is set apart from the player of the effect decides nothing in it, being out of
// reach.
static uint8_t seats_asked(const ag_api_call *call)
{
    uint8_t seats = call->on.seats & ag_seats_in(call->state);
    for (int seat = 1; seat <= call->state->seat_count; seat++) {
        if (call->run->frame->me.slot != 0 && !ag_run_reaches_seat(call->run, (ag_seat)seat)) {
            seats &= (uint8_t) ~(1u << seat);
        }
    }
    return seats;
}

// Whom, and how many. `one`: the answer is one object, not a group.
static ag_call_question read_question(ag_api_call *call, int *one)
{
    const ag_api_value *option = call->option;
    ag_call_question asked = { .who = seats_asked(call),
                               .aim = (uint8_t)option[AIM].number,
                               .prompt = (ag_symbol)option[PROMPT].number,
                               .max = 1 };
    int count = ag_call_has_option(call, COUNT), up_to = ag_call_has_option(call, UP_TO);
    ag_call_need(call, !count || !up_to, "count and up_to exclude each other");
    if (count || up_to) asked.max = option[up_to ? UP_TO : COUNT].number;
    *one = !up_to && !count;  // by what is written: a number that was worked out may be 1
    asked.min = ag_call_has_option(call, MIN) ? option[MIN].number : up_to ? 0 : asked.max;
    ag_call_need(call, !ag_call_has_option(call, MIN) || (up_to && asked.min > 0),
                 "min stands beside up_to and is 1 or more: \"one or none\" is up_to = 1");
    ag_call_need(call, asked.min <= asked.max, "min = %d is more than %d", asked.min, asked.max);
    return asked;
}

// ---- what to choose from ----

static int from_list(ag_api_call *call, int list, ag_ref *out)
{
    lua_State *L = call->L;
    const char *word = call->row->name;
    int length = ag_arg_length(L, list, word), count = 0;
    for (int i = 1; i <= length && count < AG_OPTION_MAX; i++) {
        lua_geti(L, list, i);
        out[count++] =
            lua_type(L, -1) == LUA_TSTRING
                ? ag_call_word(call, ag_host_symbol(ag_host_of(call->L), lua_tostring(call->L, -1)))
                : ag_arg_ref(L, -1, word, "a number to choose", 0);
        lua_pop(L, 1);
    }
    return count;
}

_Static_assert((int)AG_CARD_MAX <= (int)AG_OPTION_MAX, "all cards fit among the options");

// The field `from` of the question. `out` holds AG_OPTION_MAX.
static int read_from(ag_api_call *call, ag_ref *out)
{
    lua_State *L = call->L;
    ag_call_need(call, lua_getfield(L, 2, "from") != LUA_TNIL,
                 "from what? expected from = a filter, a group, a list or players");
    int from = lua_gettop(L);
    const ag_group *group = ag_to_group(L, from);
    const ag_lua_selector *selector = ag_lua_to_selector(L, from);
    const ag_state *state = call->state;
    ag_seat own = call->run->frame->seat;
    int count = 0;
    for (int i = 0; selector != NULL && selector->kind == AG_TARGET_SEAT && i < state->seat_count;
         i++) {
        ag_seat seat = ag_player_around(state, own != 0 ? own : 1, i);
        int is_meant =
            ag_player_in(state, seat) && ag_whose_match(call->rules, selector->whose, own, seat);
        if (is_meant) out[count++] = ag_ref_seat(seat);
    }
    if (selector != NULL) return count;
    if (lua_type(L, from) == LUA_TTABLE) return from_list(call, from, out);
    if (group == NULL || !group->of_players) {
        count = ag_arg_cards(call->L, from, call->row->name, call->cards[0]);
        for (int i = 0; i < count; i++) out[i] = ag_ref_card(call->cards[0][i]);
        return count;
    }
    memcpy(out, group->refs, (size_t)group->count * sizeof out[0]);
    return group->count;
}

// The action of the verb with this place among ag_action_words, as this effect would do it.
static ag_task action_of(const ag_api_call *call, int verb)
{
    return (ag_task){ .action.kind = ag_action_word_actions[verb],
                      .seat = call->run->frame->seat,
                      .source = call->run->frame->me };
}

// CR 709.2b: what can't be done can't be chosen. The field `to` says what will be done.
static int leave_out_the_impossible(const ag_api_call *call, ag_ref *out, int count)
{
    if (!ag_call_has_option(call, TO)) return count;
    ag_task action = action_of(call, call->option[TO].number);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (out[i].kind != AG_REF_CARD
            || ag_action_can(call->rules, &action, ag_ref_as_card(out[i]))) {
            out[kept++] = out[i];
        }
    }
    return kept;
}

// CR 712.7: from the second argument on, pairs of a verb's word and its cards. True if all of it
// can be done, to every card; without cards nothing can.
static int can_be_done_whole(ag_api_call *call)
{
    lua_State *L = call->L;
    int last = lua_gettop(L), can = 1;
    ag_call_need(call, last <= 2 || last % 2 == 0,
                 "after the prompt come pairs: a verb's word, and its cards or nil");
    for (int at = 3; at < last; at += 2) {
        ag_task action = action_of(call, ag_arg_word(call, at, &choose_options[TO]));
        int count =
            lua_isnil(L, at + 1) ? 0 : ag_arg_cards(L, at + 1, call->row->name, call->cards[0]);
        can = can && count > 0;
        for (int i = 0; i < count; i++) {
            can = can && ag_action_can(call->rules, &action, call->cards[0][i]);
        }
    }
    return can;
}

// ---- verbs ----

static int choose(ag_api_call *call)
{
    int one;
    ag_call_question asked = read_question(call, &one);
    ag_ref options[AG_OPTION_MAX];
    int count = read_from(call, options);
    count = leave_out_the_impossible(call, options, count);
    if (!ag_call_ask(call, asked, options, count)) {
        return one ? ag_give_none(call) : ag_push_group(call->L, NULL, 0);
    }
    return ag_run_wait(call->L, ag_call_answer, one ? AG_GIVES_CARD_OR_NIL : AG_GIVES_GROUP);
}

static const ag_field_row number_options[] = {
    { "min", AG_SHAPE_INTEGER, .as = "0" },
    { "max", AG_SHAPE_INTEGER, .as = "3" },
    { "prompt", .shape = AG_SHAPE_PROMPT },
    { .name = NULL },
};

static int choose_number(ag_api_call *call)
{
    uint8_t who = seats_asked(call);
    int min = call->option[0].number;
    int max = ag_call_has_option(call, 1) ? call->option[1].number : INT16_MAX;
    ag_call_need(call, min <= max && max <= INT16_MAX,
                 "there is no number from %d to %d (at most %d)", min, max, INT16_MAX);
    ag_call_question asked = {
        .who = who, .prompt = (ag_symbol)call->option[2].number, .min = min, .max = max
    };
    return ag_call_ask(call, asked, NULL, 0) ? ag_give_later(call) : ag_give_number(call, min);
}

static int may(ag_api_call *call)
{
    uint8_t who = seats_asked(call);
    int can = can_be_done_whole(call);
    if (who == 0 || !can) return ag_give_none(call);
    ag_call_ask_yes(call, who, (ag_symbol)call->arg[0].number);
    return ag_give_later(call);
}

// What was picked from a list: { answer, player } for each.
static int each_answer(lua_State *L, int status, lua_KContext context)
{
    (void)status;
    (void)context;
    const ag_reply *reply = &ag_run_now(L, "answer")->rules->state->reply;
    lua_createtable(L, reply->count, 0);
    for (int i = 0; i < reply->count; i++) {
        ag_give_pair(L, i + 1, reply->refs[i], ag_ref_seat(reply->refs[i].seat));
    }
    return 1;
}

// The list of what each player chooses from; 0: it is a filter.
static int read_each_from(ag_api_call *call, ag_ref *out, const ag_filter **filter)
{
    lua_State *L = call->L;
    lua_getfield(L, 2, "from");
    int from = lua_gettop(L), count = lua_istable(L, from) ? from_list(call, from, out) : 0;
    int fits = count > 0;
    for (int i = 0; i < count; i++) {
        fits = fits && (out[i].kind == AG_REF_NUMBER || out[i].kind == AG_REF_WORD);
    }
    *filter = ag_lua_to_filter(L, from);
    ag_arg_expect(L, from, call->row->name, *filter != NULL || fits,
                  "from must be a filter (seen by each player), or a list of numbers or texts");
    return count;
}

static int each_choose(ag_api_call *call)
{
    lua_State *L = call->L;
    int one;
    ag_ref options[AG_OPTION_MAX];
    ag_call_question asked = read_question(call, &one);
    int action = ag_call_has_option(call, TO) ? action_of(call, call->option[TO].number).action.kind
                                              : AG_ACTION_COUNT;
    const ag_filter *filter;
    int listed = read_each_from(call, options, &filter);
    int max = asked.max < AG_REPLY_MAX ? asked.max : AG_REPLY_MAX;
    if (asked.who == 0 || max == 0) {
        if (listed > 0) lua_newtable(L);
        return listed > 0 ? 1 : ag_give_none(call);
    }
    ag_each_def each = { .seats = asked.who,
                         .aim = asked.aim,
                         .action = (uint8_t)action,
                         .min = asked.min < max ? asked.min : max,
                         .max = max,
                         .symbol = asked.prompt,
                         .about = call->run->frame->me,
                         .option_count = listed,
                         .options = options };
    ag_choose_each_begin(call->rules, &each, filter);
    return listed > 0 ? ag_run_wait(L, each_answer, 0) : ag_give_later(call);
}

const ag_api_row ag_api_choose[] = {
    { AG_WORD(ASK, DECIDERS, "choose", choose, OBJECT),
      .returns = "a card or player, nil where none can be; with count or up_to a group",
      .errors = "no `from`; count with up_to",
      .takes = { { "how", AG_SHAPE_TABLE, .needed = AG_NEEDED, .fields = choose_options } },
      .doc = "Chooses from a filter (\"your\" is the effect's player), a group, a list of cards, "
             "links, numbers or texts ({ \"odd\", \"even\" }), or players (a group, or "
             "player.opposing). With `to`, the word of a verb, what that can't be done to is "
             "left out (CR 709.2b). Several players decide together: one proposes, all agree." },
    { AG_WORD(ASK, DECIDERS, "choose_number", choose_number, NUMBER), .errors = "min above max",
      .takes = { { "how", AG_SHAPE_TABLE, .needed = AG_NEEDED, .fields = number_options } },
      .doc = "Chooses a whole number." },
    { AG_WORD(ASK, DECIDERS, "may", may, YES), .errors = "a word without cards", .rule = "CR 712.7",
      .takes = { { "prompt", AG_SHAPE_PROMPT, .as = "\"prompt\"" },
                 { "more", AG_SHAPE_REST, .as = "\"destroy\", cards, …" } },
      .doc = "Asks yes or no. Where verbs and their cards follow, it is no without asking unless "
             "all of it can be done; nil or an empty group can't." },
    { AG_WORD(ASK, PLAYERS, "each_choose", each_choose, CHOSEN),
      .returns = "the group of all that was chosen; of a list { answer, player } for each (one[1], "
                 "one[2])",
      .rule = "CR 802.1",
      .takes = { { "how", AG_SHAPE_TABLE, .needed = AG_NEEDED, .fields = choose_options } },
      .doc = "Each chooses on their own, in turn order, then it counts together: cards, or a "
             "number or text of a list ({ 0, 1, 2 }), unseen by the others. In the filter "
             "\"your\" is the one who chooses. With `to`, the word of a verb, what that can't be "
             "done to is left out (CR 709.2b). Who is set apart from the player of the effect is "
             "not asked." },
    { .kind = AG_API_END },
};

// Groups: several cards, or several players, in order. A group never changes; verbs make new
// groups.

// Comparing two handles is cheap: this many comparisons cost one step.
enum { LOOKS_A_STEP = 8 };

static int holds(const ag_ref *refs, int count, ag_ref ref)
{
    for (int i = 0; i < count; i++) {
        if (ag_ref_same(refs[i], ref)) return 1;
    }
    return 0;
}

// The members of a group, or the one handle. Returns how many.
static int members(lua_State *L, int index, const char *word, const ag_ref **out)
{
    const ag_group *group = ag_to_group(L, index);
    if (group != NULL) {
        *out = group->refs;
        return group->count;
    }
    const ag_ref *handle = ag_to_handle(L, index);
    ag_arg_expect(L, index, word, handle != NULL,
                  "expected a group, a card or a player (numbers are card.atk …)");
    *out = handle;
    return 1;
}

static int group_where(ag_api_call *call)
{
    const ag_group *group = call->on.group;
    ag_context context = ag_run_context(call->run);
    context.any_zone = 1;
    int count = 0;
    ag_host_spend(ag_host_of(call->L), group->count);
    for (int i = 0; i < group->count && count < AG_CARD_MAX; i++) {
        ag_card_id card = ag_ref_as_card(group->refs[i]);
        if (ag_filter_match(call->rules, call->arg[0].filter, &context, card)) {
            call->cards[0][count++] = card;
        }
    }
    return ag_push_cards(call->L, call->cards[0], count);
}

int ag_group_has(const ag_group *group, ag_ref ref)
{
    return holds(group->refs, group->count, ref);
}

static int group_has(ag_api_call *call)
{
    const ag_group *group = call->on.group;
    const ag_ref *handle = ag_to_handle(call->L, 2);
    ag_host_spend(ag_host_of(call->L), group->count / LOOKS_A_STEP);
    return ag_give_yes(call, handle != NULL && ag_group_has(group, *handle));
}

static int group_random(ag_api_call *call)
{
    const ag_group *group = call->on.group;
    ag_ref left[AG_CARD_MAX];
    int count = group->count < AG_CARD_MAX ? group->count : AG_CARD_MAX;
    int wanted = call->arg[0].number < count ? call->arg[0].number : count;
    ag_host_spend(ag_host_of(call->L), count / LOOKS_A_STEP);
    memcpy(left, group->refs, (size_t)count * sizeof left[0]);
    for (int i = 0; i < wanted; i++) {
        int pick = i + ag_pick_random(call->state, count - i);
        ag_ref picked = left[pick];
        left[pick] = left[i];
        left[i] = picked;
    }
    if (ag_call_has(call, 0)) return ag_push_group(call->L, left, wanted);
    return wanted == 1 ? ag_push_ref(call->L, left[0]) : ag_give_none(call);
}

// ---- operators ----

int ag_index_group(lua_State *L)
{
    const ag_group *group = ag_arg_group(L, 1, "group");
    int whole;
    lua_Integer index = lua_tointegerx(L, 2, &whole);
    if (lua_type(L, 2) != LUA_TNUMBER || !whole) return 0;
    int is_there = index >= 1 && index <= group->count;
    return ag_push_ref(L, is_there ? group->refs[index - 1] : (ag_ref){ .kind = AG_REF_NONE });
}

static int group_length(lua_State *L)
{
    return ag_lua_push_number(L, ag_arg_group(L, 1, "#")->count);
}

static int group_plus(lua_State *L)
{
    const ag_ref *parts[2];
    int counts[2];
    ag_ref all[AG_CARD_MAX];
    int count = 0;
    for (int part = 0; part < 2; part++) {
        counts[part] = members(L, part + 1, "+", &parts[part]);
        ag_host_spend(ag_host_of(L), counts[part] * (count + counts[part]) / LOOKS_A_STEP);
        for (int i = 0; i < counts[part] && count < AG_CARD_MAX; i++) {
            if (!holds(all, count, parts[part][i])) all[count++] = parts[part][i];
        }
    }
    int mixed = count > 0 && (all[0].kind == AG_REF_SEAT) != (all[count - 1].kind == AG_REF_SEAT);
    ag_arg_need(L, "+", !mixed, "cards and players don't make a group");
    return ag_push_group(L, all, count);
}

static int group_minus(lua_State *L)
{
    const ag_group *group = ag_arg_group(L, 1, "-");
    const ag_ref *gone;
    int gone_count = members(L, 2, "-", &gone);
    ag_ref left[AG_CARD_MAX];
    int count = 0;
    ag_host_spend(ag_host_of(L), group->count * gone_count / LOOKS_A_STEP);
    for (int i = 0; i < group->count && count < AG_CARD_MAX; i++) {
        if (!holds(gone, gone_count, group->refs[i])) left[count++] = group->refs[i];
    }
    return ag_push_group(L, left, count);
}

static int group_equal(lua_State *L)
{
    const ag_group *a = ag_to_group(L, 1), *b = ag_to_group(L, 2);
    int same = a != NULL && b != NULL && a->count == b->count;
    ag_host_spend(ag_host_of(L), same ? a->count / LOOKS_A_STEP : 0);
    for (int i = 0; same && i < a->count; i++) same = ag_ref_same(a->refs[i], b->refs[i]);
    return ag_lua_push_flag(L, same);
}

const luaL_Reg ag_group_operators[] = {
    { "__len", group_length }, { "__add", group_plus }, { "__sub", group_minus },
    { "__eq", group_equal },   { NULL, NULL },
};

const luaL_Reg ag_member_operators[] = { { "__add", group_plus }, { NULL, NULL } };

const ag_api_row ag_api_group[] = {
    { AG_WORD(LOOK, GROUP, "where", group_where, GROUP),
      .takes = { { "filter", AG_SHAPE_FILTER, .needed = AG_NEEDED } },
      .doc = "Those that match, in whatever zone they are where the filter names none." },
    { AG_WORD(LOOK, GROUP, "has", group_has, YES),
      .takes = { { "card", AG_SHAPE_ANY, .needed = AG_NEEDED } },
      .doc = "Whether it is among them." },
    { AG_WORD(VERB, GROUP, "random", group_random, OBJECT),
      .returns = "one of them (nil where there is none); with n, a group", .rule = "CR 706.5",
      .takes = { { "n", AG_SHAPE_INTEGER, .doc = "how many" } },
      .doc = "Picks at random, with the dice of the game." },
    { .kind = AG_API_END },
};
