// The bot that looks ahead: it keeps to its nodes, does the same from the same dice, knows nothing
// that its seat can't know, and sees what comes of a move.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"
#include "api/raid_hall.h"
#include "base/rng.h"
#include "bots/search.h"
#include "game/view/view.h"
#include "game/log/game_private.h"
#include "rules/numbers/numbers.h"
#include "support/sanitized.h"

enum { SEATS = 4, ANSWERS_MAX = 3000, FEW = 25, NODES = 60, LOOKS = 300, PART = 300 };
enum { NODES_OF_A_GAME = AG_OR_FEWER(60, 12) };

static ag_error error;
static char why[2][256];

static ag_answer search_with(ag_game *game, int seat, int nodes, uint64_t dice, char *line)
{
    ag_answer answer;
    ag_bot_def def = { .bot = "search", .nodes = nodes, .why = line };
    def.why_capacity = line != NULL ? sizeof why[0] : 0;
    if (ag_bot_answer(&def, game, seat, &dice, &answer, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return answer;
}

static ag_answer greedy_with(ag_game *game, int seat, uint64_t dice)
{
    ag_answer answer;
    ag_bot_def def = ag_bot_default();
    assert_int_equal(ag_bot_answer(&def, game, seat, &dice, &answer, &error), AG_OK);
    return answer;
}

static void assert_same_answer(const ag_answer *one, const ag_answer *other)
{
    assert_int_equal(one->count, other->count);
    assert_int_equal(one->number, other->number);
    assert_memory_equal(one->picks, other->picks, sizeof one->picks[0] * (size_t)one->count);
}

// ---- whole games ----

// Seats of the mask search, the others are greedy, for so many answers. Returns the game hash.
static uint64_t play_out(uint64_t seed, uint32_t searching, uint64_t dice, int nodes, int most,
                         const char **winner)
{
    static char won[16];
    ag_game *game = hall_game_unchecked(seed);
    int answers = 0, seat;
    while (answers < most && (seat = hall_asked(game)) != 0) {
        uint64_t own = dice + (uint64_t)answers;
        ag_answer answer = searching & (1u << seat) ? search_with(game, seat, nodes, own, NULL)
                                                    : greedy_with(game, seat, own);
        assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_OK);
        assert_true(++answers < ANSWERS_MAX);
    }
    ag_result result = ag_game_result(game);
    snprintf(won, sizeof won, "%s", result.winner);
    *winner = won;
    ag_game_close(game);
    return result.hash;
}

static void games_of_raiders_and_bosses_who_search_end(void **unused)
{
    (void)unused;
    static const uint32_t searching[] = { 1 << 1 | 1 << 2 | 1 << 3, 1 << 4 };
    for (int i = 0; i < 2; i++) {
        const char *winner;
        play_out(3 + (uint64_t)i, searching[i], 1, NODES_OF_A_GAME, ANSWERS_MAX, &winner);
        assert_string_not_equal(winner, "");
    }
}

static void the_same_dice_search_the_same(void **unused)
{
    (void)unused;
    const char *winner;
    uint64_t first = play_out(5, 1 << 2, 1, LOOKS, PART, &winner);
    assert_int_equal(play_out(5, 1 << 2, 1, LOOKS, PART, &winner), first);
    // Other dice may come to the same moves; some do not.
    int differs = 0;
    for (uint64_t dice = 77; dice < 85 && !differs; dice++) {
        differs = play_out(5, 1 << 2, dice, LOOKS, PART, &winner) != first;
    }
    assert_true(differs);
}

// What was better in two worlds may have been so by chance.
static void it_keeps_to_greedy_where_nodes_are_too_few(void **unused)
{
    (void)unused;
    const char *winner;
    for (uint64_t dice = 1; dice <= 12; dice++) {
        assert_int_equal(play_out(5, 1 << 2, dice, FEW, PART, &winner),
                         play_out(5, 0, dice, 0, PART, &winner));
    }
}

// Its dice tell how many worlds were dealt: two rolls each.
static int worlds_of(uint64_t before, uint64_t after)
{
    int rolls = 0;
    for (; before != after; rolls++) {
        before += 0x9e3779b97f4a7c15u;
    }
    return rolls / 2;
}

// Where nothing did better in two worlds it looks into no third.
static void it_spends_no_more_on_what_was_not_better(void **unused)
{
    (void)unused;
    ag_game *game = hall_game_unchecked(5);
    int stopped = 0;
    for (uint64_t place = 1; place <= 40; place++) {
        int seat = hall_asked(game);
        uint64_t dice = place;
        ag_answer answer = greedy_with(game, seat, place);
        ag_answer found;
        ag_bot_def def = { .bot = "search", .nodes = 1000 };
        assert_int_equal(ag_bot_answer(&def, game, seat, &dice, &found, &error), AG_OK);
        stopped += worlds_of(place, dice) == 2;
        assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_OK);
    }
    ag_game_close(game);
    assert_true(stopped >= 3);
}

// ---- what it can't know ----

static void shuffle_hidden(ag_state *state, const ag_hidden *hidden, ag_rng *rng)
{
    for (int tries = 0; tries < 60; tries++) {
        ag_card *one = &state->cards[ag_rng_below(rng, state->used.cards)];
        ag_card *other = &state->cards[ag_rng_below(rng, state->used.cards)];
        if (hidden->is[one - state->cards] && hidden->is[other - state->cards]
            && one->owner == other->owner && one->home == other->home) {
            uint16_t printed = one->printed;
            one->printed = other->printed;
            other->printed = printed;
        }
    }
}

// Whoever is asked answers, the hidden cards are exchanged, and he is asked again.
static void hidden_cards_do_not_change_what_it_does(void **unused)
{
    (void)unused;
    int compared = 0, other_than_greedy = 0;
    ag_rng rng;
    ag_hidden hidden;
    ag_rng_seed(&rng, 5, 1);
    for (uint64_t seed = 1; seed <= 3; seed++) {
        ag_game *game = hall_game_unchecked(seed);
        int seat;
        for (uint64_t place = 0; (seat = hall_asked(game)) != 0; place++) {
            ag_state *state = ag_game_rules_edit(game)->state;
            ag_answer greedy = greedy_with(game, seat, place);
            if (place % AG_OR_FEWER(14, 60) == 0 && !ag_frames_open(state)) {
                ag_state kept = *state;
                ag_answer before = search_with(game, seat, 400, place, why[0]);
                ag_hidden_from(game, (ag_seat)seat, &hidden);
                shuffle_hidden(state, &hidden, &rng);
                game->rules->derived.known = 0;
                ag_answer after = search_with(game, seat, 400, place, why[1]);
                assert_same_answer(&before, &after);
                assert_string_equal(why[0], why[1]);
                *state = kept;
                game->rules->derived.known = 0;
                compared++;
                other_than_greedy += strstr(why[0], ", worlds ") != NULL;
                greedy = before;
            }
            assert_int_equal(ag_game_answer(game, seat, &greedy, &error), AG_OK);
        }
        ag_game_close(game);
    }
    assert_true(compared > AG_OR_FEWER(100, 20));
    assert_true(other_than_greedy >= AG_OR_FEWER(6, 1));
}

// ---- nodes ----

static void it_follows_no_further_than_it_has_nodes(void **unused)
{
    (void)unused;
    static ag_view view;
    ag_game *game = hall_game_unchecked(2);
    int seat = hall_asked(game);
    ag_game_view(game, seat, &view);
    ag_question question = ag_game_question(game, seat);
    ag_answer answer = greedy_with(game, seat, 1);
    int64_t worth;
    static ag_search at;
    ag_sight look = { .view = &view, .question = &question, .seat = seat };
    at.look = &look;
    at.nodes = 10000;
    ag_search_begin(&at, &view);
    assert_int_equal(ag_search_follow(&at, game, &answer, 1, &worth), 1);
    int needed = 10000 - at.nodes;
    assert_true(needed > 5);
    at.nodes = needed;
    assert_int_equal(ag_search_follow(&at, game, &answer, 1, &worth), 1);
    assert_int_equal(at.nodes, 0);
    at.nodes = needed - 1;
    assert_int_equal(ag_search_follow(&at, game, &answer, 1, &worth), 0);
    assert_int_equal(at.nodes, 0);
    assert_int_equal(hall_asked(game), seat);
    ag_game_close(game);
}

static void without_nodes_it_answers_as_greedy(void **unused)
{
    (void)unused;
    ag_game *game = hall_game_unchecked(4);
    for (uint64_t place = 0; place < 120 && hall_asked(game) != 0; place++) {
        int seat = hall_asked(game);
        ag_answer greedy = greedy_with(game, seat, place);
        for (int nodes = -1; nodes <= 1; nodes++) {
            ag_answer answer = search_with(game, seat, nodes, place, NULL);
            assert_same_answer(&answer, &greedy);
        }
        assert_int_equal(ag_game_answer(game, seat, &greedy, &error), AG_OK);
    }
    ag_game_close(game);
}

// ---- what a place is worth ----

static int64_t worth_for(int seat, const ag_view *view)
{
    ag_view other = *view;
    other.seat = seat;
    static ag_search at;
    ag_search_begin(&at, &other);
    at.boss_left = 40;
    return ag_search_worth(&at, view);
}

static void what_helps_one_side_harms_the_other(void **unused)
{
    (void)unused;
    static ag_view view;
    ag_view_card *boss = &view.cards[0], *hero = &view.cards[1], *ally = &view.cards[2];
    view.player_count = 2;
    view.players[0] = (ag_view_player){ .seat = 1, .side = 2, .in_game = 1, .hand_count = 3 };
    view.players[1] = (ag_view_player){ .seat = 2, .side = 1, .in_game = 1, .hand_count = 3 };
    view.card_count = 3;
    *boss = (ag_view_card){ .key = "boss", .zone = AG_VIEW_PARTY, .controller = 2 };
    *hero = (ag_view_card){ .key = "hero", .zone = AG_VIEW_PARTY, .controller = 1 };
    *ally = (ag_view_card){ .key = "ally", .zone = AG_VIEW_PARTY, .controller = 1 };
    boss->is_boss = 1;
    boss->types = hero->types = AG_SEEN_HERO;
    boss->health = 40;
    hero->health = 28;
    ally->types = AG_SEEN_ALLY;
    ally->atk = ally->health = 3;
    int64_t raider = worth_for(1, &view), player = worth_for(2, &view);
    assert_int_equal(raider, -player);

    boss->damage = 5;
    assert_true(worth_for(1, &view) > raider);
    boss->damage = 0;
    hero->damage = 8;
    int64_t hurt = worth_for(1, &view);
    assert_true(hurt < raider);
    hero->damage = 12;
    int64_t lower = worth_for(1, &view);
    hero->damage = 20;
    // The nearer to its end a hero is, the more a point weighs.
    assert_true(lower - worth_for(1, &view) > raider - hurt);
    hero->damage = 0;
    ally->controller = 2;
    assert_true(worth_for(1, &view) < raider);
    ally->zone = AG_VIEW_GRAVEYARD;
    int64_t without = worth_for(1, &view);
    assert_true(without < raider);
    assert_int_equal(worth_for(2, &view), -without);
    view.players[0].hand_count++;
    assert_true(worth_for(1, &view) > without);
}

static void the_end_weighs_more_than_all_else(void **unused)
{
    (void)unused;
    static const ag_search raider = { .side = 2 }, boss = { .side = 1 };
    // More than three raiders have at their best: full health, eight resources, seven cards.
    assert_true(ag_search_end(&raider, "raiders") > 3 * (1100 + 2240 + 8 * 300 + 7 * 150));
    assert_true(ag_search_end(&raider, "boss") < 0);
    assert_int_equal(ag_search_end(&raider, "raiders"), -ag_search_end(&boss, "raiders"));
    assert_int_equal(ag_search_end(&raider, "boss"), -ag_search_end(&boss, "boss"));
    assert_int_equal(ag_search_end(&raider, "draw"), 0);
}

// ---- what comes of a move ----

// A card that looks harmless and hurts as the turn ends.
static void it_leaves_alone_what_hurts_it_later(void **unused)
{
    (void)unused;
    cave *at = cave_open();
    cave_write(at, "cards/t/pact.lua",
               "return ability \"Pact\" { number = 5, cost = 1, class = { \"mage\" },\n"
               "  unlimited = true, ongoing = true,\n"
               "  text = \"At the end of your turn, your hero deals 6 shadow damage to itself.\",\n"
               "  powers = { at.end_of_turn { whose = \"your\",\n"
               "    effect = function(me) me.hero:deal(6, \"shadow\", me.hero) end } } }\n");
    cave_write(at, "cards/decks/annas.lua",
               "return deck \"Anna's\" { hero = \"t/anna\", plan = \"To burn.\",\n"
               "  cards = { { 40, \"t/pact\" }, { 20, \"t/guard\" } } }\n");
    cave_build(at);
    ag_game_def def = cave_table(1);
    int played[2] = { 0 }, offered = 0;
    for (int searching = 0; searching < 2; searching++) {
        ag_game *game = cave_game(at, &def);
        for (uint64_t place = 0; place < 90 && hall_asked(game) != 0; place++) {
            int seat = hall_asked(game);
            ag_answer answer = searching && seat == 1 ? search_with(game, seat, LOOKS, place, NULL)
                                                      : greedy_with(game, seat, place);
            ag_question question = ag_game_question(game, seat);
            for (int i = 0; i < question.option_count && seat == 1; i++) {
                int is_pact = strstr(question.options[i].text, "Play Pact") != NULL;
                offered += is_pact && searching;
                played[searching] += is_pact && answer.picks[0] == i;
            }
            assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_OK);
        }
        ag_game_close(game);
    }
    cave_close(at);
    assert_true(offered >= 5);
    assert_true(played[0] >= 1);
    assert_int_equal(played[1], 0);
}

// Worlds in which a script fails or the game stops are left; the bot answers all the same.
static void scripts_that_fail_do_not_keep_it_from_answering(void **unused)
{
    (void)unused;
    cave *at = cave_open();
    cave_write(at, "cards/t/bolt.lua",
               "return ability \"Bolt\" { number = 3, cost = 0, class = { \"mage\" },\n"
               "  unlimited = true, text = \"Fails.\",\n"
               "  play = function(me) me.hero:deal(nil, \"fire\", me.hero) end }\n");
    cave_build(at);
    ag_game_def def = cave_table(1);
    ag_game *game = cave_game(at, &def);
    for (uint64_t place = 0; place < AG_OR_FEWER(20, 8) && hall_asked(game) != 0; place++) {
        int seat = hall_asked(game);
        ag_answer answer = search_with(game, seat, 300, place, NULL);
        ag_status status = ag_game_answer(game, seat, &answer, &error);
        assert_true(status == AG_OK || status == AG_BAD_CONTENT);
    }
    ag_game_close(game);
    cave_close(at);
}

// ---- why ----

static void it_says_what_it_compared(void **unused)
{
    (void)unused;
    ag_game *game = hall_game_unchecked(6);
    int better = 0;
    for (uint64_t place = 0; place < AG_OR_FEWER(150, 60) && hall_asked(game) != 0; place++) {
        int seat = hall_asked(game);
        ag_answer answer = search_with(game, seat, 300, place, why[0]);
        ag_answer greedy = greedy_with(game, seat, place);
        ag_question question = ag_game_question(game, seat);
        int others = answer.count != greedy.count || answer.number != greedy.number
                     || answer.picks[0] != greedy.picks[0];
        if (others && answer.count == 1 && greedy.count == 1) {
            better++;
            assert_ptr_equal(strstr(why[0], question.options[answer.picks[0]].text), why[0]);
            assert_non_null(strstr(why[0], question.options[greedy.picks[0]].text));
            assert_non_null(strstr(why[0], ": +"));
            assert_non_null(strstr(why[0], ", worlds "));
            uint64_t dice = place;
            ag_bot_def def = { .bot = "search",
                               .nodes = 300,
                               .open = 1,
                               .why = why[1],
                               .why_capacity = sizeof why[1] };
            assert_int_equal(ag_bot_answer(&def, game, seat, &dice, &answer, &error), AG_OK);
            assert_ptr_equal(strstr(why[1], "looks ahead: +"), why[1]);
            assert_null(strstr(why[1], question.options[answer.picks[0]].text));
        }
        assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_OK);
    }
    assert_true(better >= AG_OR_FEWER(3, 1));
    ag_game_close(game);
}

static int open_hall(void **unused)
{
    (void)unused;
    hall_open();
    return 0;
}

static int close_hall(void **unused)
{
    (void)unused;
    hall_close();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_of_raiders_and_bosses_who_search_end),
        cmocka_unit_test(the_same_dice_search_the_same),
        cmocka_unit_test(it_keeps_to_greedy_where_nodes_are_too_few),
        cmocka_unit_test(it_spends_no_more_on_what_was_not_better),
        cmocka_unit_test(hidden_cards_do_not_change_what_it_does),
        cmocka_unit_test(it_follows_no_further_than_it_has_nodes),
        cmocka_unit_test(without_nodes_it_answers_as_greedy),
        cmocka_unit_test(what_helps_one_side_harms_the_other),
        cmocka_unit_test(the_end_weighs_more_than_all_else),
        cmocka_unit_test(it_leaves_alone_what_hurts_it_later),
        cmocka_unit_test(scripts_that_fail_do_not_keep_it_from_answering),
        cmocka_unit_test(it_says_what_it_compared),
    };
    return cmocka_run_group_tests(tests, open_hall, close_hall);
}
