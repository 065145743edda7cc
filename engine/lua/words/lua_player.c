// Players: what they have, what they do, and what they play, complete or place during an effect.
#include "lua/words/call.h"

static const ag_player *player_of(const ag_api_call *call)
{
    return ag_player_at(call->state, call->on.seat);
}

// ---- what they have ----

static int player_member(ag_api_call *call)
{
    return ag_give_member(call, player_of(call));
}

// What a field reads of a player.
enum { DECK, DECKS, HAND_MAX, NAME, IS_BOSS, HAS_TURN, NEXT };

static int player_reads(ag_api_call *call)
{
    lua_State *L = call->L;
    ag_seat seat = call->on.seat;
    switch (call->row->which) {
    case DECK: return ag_push_handle(L, AG_HANDLE_DECK, seat, player_of(call)->draws_from, 0);
    case DECKS: return ag_push_handle(L, AG_HANDLE_DECKS, seat, 0, 0);
    case HAND_MAX: return ag_give_number(call, ag_hand_max(call->rules, seat));
    case NAME: luaL_tolstring(L, 1, NULL); return 1;
    case IS_BOSS: return ag_give_yes(call, player_of(call)->side == AG_SIDE_BOSS);
    case HAS_TURN: return ag_give_yes(call, call->state->turn.seat == seat);
    default: return ag_push_player(L, ag_player_next(call->state, seat));
    }
}

static int player_graveyard(ag_api_call *call)
{
    const ag_player *player = player_of(call);
    int count = 0;
    for (int deck = 0; deck < player->deck_count; deck++) {
        count += ag_call_list(call, player->graveyards[deck], AG_CARD_MAX - count,
                              &call->cards[0][count]);
    }
    return ag_push_cards(call->L, call->cards[0], count);
}

// ---- who they are ----

enum { OPPONENTS, FRIENDS };

static int player_side(ag_api_call *call)
{
    uint8_t opposing = ag_seats_opposing(call->state, call->on.seat);
    uint8_t seats = call->row->which == FRIENDS ? ag_seats_in(call->state) & ~opposing : opposing;
    return ag_push_players(call->L, call->state, seats, call->on.seat);
}

// ---- what they do ----

static int is_reached(const ag_api_call *call)
{
    return ag_run_reaches_seat(call->run, call->on.seat);
}

static int player_draw(ag_api_call *call)
{
    int count = call->arg[0].number;
    if (count == 0 || !is_reached(call)) return ag_give_none(call);
    ag_run_ask_for(call->L, call->run, call->row->name, count);
    ag_draw_begin(call->rules, call->on.seat, player_of(call)->draws_from, count);
    return ag_give_later(call);
}

// CR 713.2: does nothing if the player already has that many.
static int player_draw_to(ag_api_call *call)
{
    if (!is_reached(call)) return ag_give_none(call);
    ag_run_ask_for(call->L, call->run, call->row->name, call->arg[0].number);
    ag_draw_until_begin(call->rules, call->on.seat, call->arg[0].number);
    return ag_give_later(call);
}

static int player_discard(ag_api_call *call)
{
    int count = call->arg[0].number;
    if (count == 0 || !is_reached(call)) return ag_give_none(call);
    const ag_player *player = player_of(call);
    int from = ag_is_automated(call->rules, call->on.seat) ? player->decks[0] : player->hand;
    int cards = call->state->piles[from].count;
    int most = cards < AG_REPLY_MAX ? cards : AG_REPLY_MAX;
    ag_discard_begin(call->rules, call->on.seat, call->run->frame->me,
                     count < most ? count : most);  // CR 712.3
    return ag_give_later(call);
}

static int player_roll(ag_api_call *call)
{
    int given = ag_call_has_option(call, 0), shows = call->option[0].number;
    ag_call_need(call, !given || (shows >= 1 && shows <= 6), "a die shows 1 to 6, not %d", shows);
    ag_roll_begin(call->rules, call->on.seat, given ? shows : 0);
    return ag_give_later(call);
}

static const ag_field_row roll_options[] = {
    { "shows", AG_SHAPE_INTEGER, "what the die shows", .as = "1 to 6" },
    { .name = NULL },
};

static int player_lose(ag_api_call *call)
{
    if (is_reached(call)) ag_player_lose(call->rules, call->on.seat, AG_END_EFFECT);
    return ag_give_later(call);  // CR 102.3: the player leaves before this goes on
}

// CR 102.1: a player wins when no opponent remains, so all opponents lose at once.
static int player_win(ag_api_call *call)
{
    const ag_state *state = call->state;
    ag_seat winner = call->on.seat;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (ag_player_in(state, winner) && ag_opposed(state, winner, (ag_seat)seat)) {
            ag_player_lose(call->rules, (ag_seat)seat, AG_END_EFFECT);
        }
    }
    return ag_give_later(call);
}

// What tokens are made with; those that are put into play may be exhausted besides.
static const ag_field_row token_options[] = {
    { "atk", AG_SHAPE_INTEGER, .as = "x" },
    { "health", AG_SHAPE_INTEGER, .as = "x" },
    { "exhausted", AG_SHAPE_FLAG, .flags = AG_ACTION_EXHAUSTED },
    { .name = NULL },
};
static const ag_field_row made_options[] = {
    { "atk", AG_SHAPE_INTEGER, .as = "x" },
    { "health", AG_SHAPE_INTEGER, .as = "x" },
    { .name = NULL },
};

// CR 404.2: the numbers that the effect gives it, or those of the card that it copies.
static ag_tokens size_of(ag_api_call *call, const ag_card_def *def)
{
    const ag_side_def *side = &def->side[0];
    const ag_card *like = ag_card_or_known(call->state, call->arg[0].printed.like);
    ag_tokens tokens = { .atk = side->atk, .health = side->health };
    int32_t *const numbers[] = { &tokens.atk, &tokens.health };
    if (like != NULL && (like->flags & AG_CARD_SIZED)) {
        tokens = (ag_tokens){ .sized = 1, .atk = like->made_atk, .health = like->made_health };
    }
    for (int i = 0; i < 2; i++) {
        if (!ag_call_has_option(call, i)) continue;
        int number = call->option[i].number;
        ag_call_need(call, (side->types & AG_TYPE_ALLY) != 0,
                     "%s is for tokens that are allies, and %s is none", token_options[i].name,
                     side->name);
        *numbers[i] = number < AG_TOKEN_NUMBER_MAX ? number : AG_TOKEN_NUMBER_MAX;
        tokens.sized = 1;
    }
    return tokens;
}

enum { PUT, MAKE };

// Of a card: its printed facts except for the cost (CR 201.4).
static int player_tokens(ag_api_call *call)
{
    ag_card_id made[AG_FRAME_OBJECT_MAX];
    uint16_t printed = (uint16_t)call->arg[0].printed.number;
    const ag_card_def *def = ag_catalog_card(call->rules->catalog, printed);
    ag_arg_expect(call->L, 2, call->row->name, call->arg[0].printed.like.slot != 0 || def->token,
                  "expected the key of a token");
    ag_tokens tokens = size_of(call, def);
    tokens.printed = printed;
    tokens.count = call->arg[1].number;
    ag_seat seat = call->on.seat;
    if (tokens.count == 0 || printed == 0 || !ag_player_in(call->state, seat)) {
        return ag_give_none(call);
    }
    ag_run_ask_for(call->L, call->run, call->row->name, tokens.count);
    if (call->row->which == MAKE) {
        return ag_push_cards(call->L, made, ag_token_make(call->rules, &tokens, seat, made));
    }
    ag_token_begin(call->rules, &tokens, seat, call->run->frame->me, call->flags);
    return ag_give_later(call);
}

static const char *const rests[] = { "graveyard", "resources" };

static int player_add_to_chain(ag_api_call *call)
{
    int flags = call->flags | (call->option[1].number == 1 ? AG_LINK_REST_RESOURCES : 0);
    if (!ag_card_exists(call->state, call->arg[0].card)) return 0;
    ag_call_need(call, ag_chain_room(call->state) > 0, "the chain holds at most %d links",
                 AG_LINK_MAX - 1);
    ag_chain_add_begin(call->rules, call->arg[0].card, call->on.seat, (uint8_t)flags);
    return ag_give_later(call);
}

static int player_begin_sequence(ag_api_call *call)
{
    ag_card_id card = ag_call_has(call, 1) ? call->arg[1].card : call->run->frame->me;
    int begun = ag_sequence_open(call->rules, call->arg[0].number, call->on.seat, card);
    ag_call_need(call, begun, "%d sequences are under way already", AG_SEQUENCE_MAX);
    return 0;
}

// The place of a card among the raid's Bosses; -1: it is not one.
static int boss_place(const ag_api_call *call, ag_card_id card)
{
    const ag_catalog *catalog = call->rules->catalog;
    const char *key = ag_catalog_card(catalog, ag_printed_of(call->state, card))->key;
    return ag_word_find(catalog->raid->boss_keys, catalog->raid->boss_count, key);
}

static int player_waiting_bosses(ag_api_call *call)
{
    int last = boss_place(call, player_of(call)->hero), found = 0;
    ag_card_id *waiting = call->cards[0], *after = call->cards[1];
    int count = ag_call_list(call, player_of(call)->aside, AG_CARD_MAX, waiting);
    for (int place = last + 1; place < call->rules->catalog->raid->boss_count; place++) {
        for (int i = 0; i < count; i++) {
            after[found] = waiting[i];
            found += boss_place(call, waiting[i]) == place;
        }
    }
    return ag_push_cards(call->L, after, found);
}

static const ag_field_row chain_options[] = {
    { "cant_be_interrupted", AG_SHAPE_FLAG, .flags = AG_LINK_UNINTERRUPTIBLE },
    { "rests", AG_SHAPE_WORD, .doc = "place to rest", .as = "\"resources\"",
      .words = { rests, 2 } },
    { .name = NULL },
};

const ag_api_row ag_api_player[] = {
    { AG_WORD(FIELD, PLAYER, "hero", player_member, CARD), .at = AG_AT(ag_player, hero),
      .rule = "CR 301", .doc = "Their hero, or the last one that was.", .says = "@'s hero" },
    { AG_WORD(FIELD, PLAYER, "hand", player_member, GROUP), .at = AG_AT(ag_player, hand),
      .rule = "CR 415.4", .says = "@'s hand" },
    { AG_WORD(FIELD, PLAYER, "party", player_member, GROUP), .at = AG_AT(ag_player, party),
      .rule = "CR 415.8", .doc = "All they have in play but resources.", .says = "@'s party" },
    { AG_WORD(FIELD, PLAYER, "resources", player_member, GROUP), .at = AG_AT(ag_player, resources),
      .rule = "CR 412", .says = "@'s resources" },
    { AG_WORD(FIELD, PLAYER, "graveyard", player_graveyard, GROUP), .rule = "CR 415",
      .doc = "Of all their decks.", .says = "@'s graveyard" },
    { AG_WORD(FIELD, PLAYER, "deck", player_reads, DECK), DECK, .rule = "CR 415.3",
      .doc = "The one that they draw from.", .says = "@'s deck" },
    { AG_WORD(FIELD, PLAYER, "decks", player_reads, DECKS), DECKS, .usage = "player.decks.event",
      .errors = "a name that they have no deck of", .rule = "R101.3",
      .doc = "A Boss player's decks by name; a raider has `main`." },
    { AG_WORD(FIELD, PLAYER, "hand_max", player_reads, NUMBER), HAND_MAX, .rule = "CR 415.4" },
    { AG_WORD(FIELD, PLAYER, "name", player_reads, TEXT), NAME },
    { AG_WORD(FIELD, PLAYER, "is_boss", player_reads, YES), IS_BOSS, .rule = "R100" },
    { AG_WORD(FIELD, PLAYER, "has_turn", player_reads, YES), HAS_TURN, .rule = "CR 500",
      .doc = "It is their turn." },
    { AG_WORD(FIELD, PLAYER, "completed_a_quest", player_member, YES), AG_PLAYER_COMPLETED,
      .at = AG_AT(ag_player, flags), .rule = "CR 702.2", .doc = "They completed a quest this turn.",
      .says = "@ have~ completed a quest this turn" },
    { AG_WORD(FIELD, PLAYER, "fought_a_hero", player_member, YES), 1,
      .at = AG_AT(ag_player, fought), .rule = "CR 408.3",
      .doc = "Their hero dealt combat damage to an opposing hero this turn, which may be gone by "
             "now.",
      .says = "@'s hero has dealt combat damage to a hero this turn" },
    { AG_WORD(FIELD, PLAYER, "opponents", player_side, GROUP), OPPONENTS,
      .returns = "group of players", .rule = "CR 102", .doc = "Clockwise from them." },
    { AG_WORD(FIELD, PLAYER, "friends", player_side, GROUP), FRIENDS, .returns = "group of players",
      .rule = "CR 102", .doc = "Their side, they themselves first, then clockwise." },
    { AG_WORD(FIELD, PLAYER, "next", player_reads, PLAYER), NEXT, .rule = "CR 500.1",
      .doc = "Who sits to their left.", .says = "the player to @'s left" },
    { AG_WORD(VERB, PLAYER, "draw", player_draw, GROUP), .returns = "the group that was drawn",
      .rule = "CR 415.9f", .takes = { { "n", AG_SHAPE_INTEGER, .doc = "the number of cards" } },
      .doc = "Draws n cards (1), one at a time.", .says = "@ draw~ {1} card{1+s}" },
    { AG_WORD(VERB, PLAYER, "draw_to", player_draw_to, GROUP), .like = "draw",
      .returns = "the group drawn", .rule = "CR 713.2",
      .takes = { { "n", AG_SHAPE_INTEGER, "the number of cards in hand", .needed = AG_NEEDED } },
      .doc = "Draws until they have n cards in hand; nothing where they have them.",
      .says = "@ draw~ until there are {1} cards in @'s hand" },
    { AG_WORD(VERB, PLAYER, "discard", player_discard, GROUP),
      .returns = "the group that was discarded", .rule = "CR 415.9e", .does = AG_DOES_DISCARD,
      .takes = { { "n", AG_SHAPE_INTEGER, .doc = "the number of cards" } },
      .doc = "Discards n cards (1) of their choice.",
      .says = "@ discard~ {1} card{1+s}[random:  at random]" },
    { AG_WORD(VERB, PLAYER, "roll", player_roll, NUMBER),
      .returns = "number from 1 to 6, 0 where nothing is rolled", .rule = "CR 716.1",
      .takes = { { "options", AG_SHAPE_TABLE, .fields = roll_options } },
      .doc = "Rolls a die. With `shows`, in the effect of `instead.rolled`: the number that is "
             "rolled instead; what is rolled there is what the first roll gives.",
      .says = "@ roll~ a die[shows:  that shows {shows}]" },
    { AG_WORD(VERB, PLAYER, "lose", player_lose, NOTHING), .rule = "CR 102.1",
      .doc = "They leave before the effect goes on; where it is their own, after it.",
      .says = "@ lose~ the game" },
    { AG_WORD(VERB, PLAYER, "win", player_win, NOTHING), .rule = "CR 102.1",
      .doc = "\"You win the game\": all of their opponents lose, at once.",
      .says = "@ win~ the game" },
    { AG_WORD(VERB, PLAYER, "put_token", player_tokens, GROUP), PUT,
      .returns = "the group of tokens", .errors = "a key that no token has", .rule = "CR 404.2",
      .does = AG_DOES_TOKENS,
      .takes = { { "token", AG_SHAPE_KEY_OR_CARD, "token", .needed = AG_NEEDED,
                   .as = "\"raid/stem\" or card" },
                 { "n", AG_SHAPE_INTEGER, .doc = "the number of tokens" },
                 { "options", AG_SHAPE_TABLE, .fields = token_options } },
      .doc = "Puts n tokens (1) into their party; of a card instead of a key, token copies (CR "
             "402.4). With `atk` and `health` these are as if they were printed on them.",
      .says = "@ put~ {2} {1} token{2+s} into play[exhausted:  exhausted]"
              "[atk:  with {atk} {type} ATK and {health} health]" },
    { AG_WORD(VERB, PLAYER, "make_token", player_tokens, GROUP), MAKE, .like = "put_token",
      .returns = "the group of tokens, set aside", .errors = "a key that no token has",
      .rule = "CR 404.2", .does = AG_DOES_TOKENS,
      .takes = { { "token", AG_SHAPE_KEY_OR_CARD, "token", .needed = AG_NEEDED,
                   .as = "\"raid/stem\" or card" },
                 { "n", AG_SHAPE_INTEGER, .doc = "the number of tokens" },
                 { "options", AG_SHAPE_TABLE, .fields = made_options } },
      .doc = "Makes n tokens (1) as put_token does, but set aside, so that they enter play with "
             "others: `(group + tokens):to_play()`. What stays aside ceases to exist at the next "
             "checks." },
    { AG_WORD(VERB, PLAYER, "add_to_chain", player_add_to_chain, NOTHING), .rule = "CR 705",
      .takes = { { "card", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = chain_options } },
      .doc = "Adds a card to the chain without playing it: they choose its targets. With "
             "`rests`, it goes face down into their resource row as it leaves the chain." },
    { AG_WORD(VERB, PLAYER, "begin_sequence", player_begin_sequence, NOTHING),
      .errors = "more than 4 of them under way", .rule = "R302.2",
      .takes = { { "sequence", AG_SHAPE_SEQUENCE, "the name of a sequence", .needed = AG_NEEDED,
                   .as = "\"name\"" },
                 { "card", .shape = AG_SHAPE_CARD } },
      .doc = "Begins a sequence of the raid, about this card where none is named: with the next "
             "processing its steps are done one after the other, also across priority windows." },
    { AG_WORD(FIELD, PLAYER, "waiting_bosses", player_waiting_bosses, GROUP), .rule = "R502.2a",
      .doc = "The Boss cards that are set aside and come after their last Boss, in the order of "
             "the raid's `bosses`." },
    { .kind = AG_API_END },
};

// What a player plays, completes or places during an effect.

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
    { AG_WORD(ASK, PLAYER, "play", player_play, YES), .returns = "true where it was played",
      .rule = "CR 403.3",
      .takes = { { "card", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = play_options } },
      .doc = "Plays the card at once, from wherever it lies, onto the chain above the link that "
             "resolves. They pay for it as ever, but with `free`; X is 0 then, and additional "
             "costs are paid all the same (CR 403.6a). With `target` that is its target, or the "
             "first that this may be. Nothing where they can't play it." },
    { AG_WORD(ASK, PLAYER, "play_copy", player_play_copy, YES),
      .returns = "true where it was played", .rule = "CR 402.2",
      .takes = { { "card", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = play_options } },
      .doc = "Plays a copy of a card that lies elsewhere, as `play` does. The copy is a card on "
             "the chain and nowhere else." },
    { AG_WORD(ASK, PLAYER, "complete", player_complete, YES),
      .returns = "true where it was completed", .rule = "CR 702.2",
      .takes = { { "quest", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = complete_options } },
      .doc = "Completes the quest at once, [Basic] or not; with `free` without paying its cost." },
    { AG_WORD(ASK, PLAYER, "may_pay", player_may_pay, PAID),
      .returns = "true and the group of what paid, where they did", .rule = "CR 403.6",
      .takes = { { "cost", AG_SHAPE_COST, "what is paid", .needed = AG_NEEDED },
                 { "prompt", AG_SHAPE_PROMPT, .as = "\"prompt\"" } },
      .doc = "\"You may pay (n). If you do\": they exhaust so many resources, or pay what the card "
             "names so among its `costs` (CR 403.1), if they can and like. Who can't is not "
             "asked. Of `costs` the group holds the cards that were chosen, as they were." },
    { AG_WORD(ASK, PLAYER, "place", player_place, NUMBER),
      .returns = "how many went onto the chain", .rule = "CR 412.1c",
      .takes = { { "cards", AG_SHAPE_CARDS, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = place_options } },
      .doc = "Places the cards as additional resources, ready or exhausted, each as a link of "
             "its own: it can be answered, not interrupted, and is not the one of the turn. Of "
             "quests and locations they choose the face, and pay what lying face up costs." },
    { .kind = AG_API_END },
};
