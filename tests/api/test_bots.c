// Bots answer what is offered, the same from the same dice, and from the view of their seat alone.
// Greedy plays better than chance.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "support/match.h"

enum { ANSWERS_MAX = 20000 };

static test_table *table;
static ag_error error;

static int open_table(void **unused)
{
    (void)unused;
    table = table_open(2);
    return 0;
}

static int close_table(void **unused)
{
    (void)unused;
    table_close(table);
    return 0;
}

static int first_of(uint32_t seats)
{
    int seat = 1;
    while (!(seats & (1u << seat))) {
        seat++;
    }
    return seat;
}

static ag_game *open_match(uint64_t seed)
{
    match_options options = { .raiders = 2, .seed = seed, .keep_no_keyframes = 1 };
    return match_open(table, &options);
}

// Plays a game to its end; `bots` by seat.
static ag_result play(ag_game *game, const char *const *bots, uint64_t dice)
{
    uint32_t waits;
    int answers = 0;
    while ((waits = ag_game_waits_for(game)) != 0) {
        int seat = first_of(waits);
        ag_answer answer;
        assert_int_equal(
            ag_bot_answer(&(ag_bot_def){ .bot = bots[seat] }, game, seat, &dice, &answer, &error),
            AG_OK);
        if (ag_game_answer(game, seat, &answer, &error) < 0) {
            fail_msg("%s: %s", bots[seat], error.text);
        }
        assert_true(++answers < ANSWERS_MAX);
    }
    return ag_game_result(game);
}

static void games_of_bots_end(void **unused)
{
    (void)unused;
    static const char *const bots[][4] = { { "", "random", "random", "random" },
                                           { "", "greedy", "greedy", "greedy" },
                                           { "", "random", "greedy", "random" } };
    for (int i = 0; i < 3; i++) {
        for (uint64_t seed = 1; seed <= 4; seed++) {
            ag_game *game = open_match(seed);
            ag_result result = play(game, bots[i], seed);
            assert_string_not_equal(result.winner, "");
            ag_game_close(game);
        }
    }
}

static void the_same_dice_play_the_same_game(void **unused)
{
    (void)unused;
    static const char *const bots[] = { "", "random", "greedy", "random" };
    uint64_t hashes[3];
    for (int i = 0; i < 3; i++) {
        ag_game *game = open_match(7);
        hashes[i] = play(game, bots, i == 2 ? 2 : 1).hash;
        ag_game_close(game);
    }
    assert_int_equal(hashes[0], hashes[1]);
    assert_int_not_equal(hashes[0], hashes[2]);
}

static void greedy_plays_better_than_chance(void **unused)
{
    (void)unused;
    static const char *const bots[][4] = { { "", "greedy", "greedy", "random" },
                                           { "", "random", "random", "greedy" } };
    int won[2] = { 0 };
    for (int i = 0; i < 2; i++) {
        for (uint64_t seed = 1; seed <= 12; seed++) {
            ag_game *game = open_match(seed);
            won[i] += strcmp(play(game, bots[i], seed).winner, i == 0 ? "raiders" : "boss") == 0;
            ag_game_close(game);
        }
    }
    assert_in_range(won[0], 11, 12);
    assert_in_range(won[1], 9, 12);
}

// A bot that looked at what is hidden would answer otherwise where only that is changed.
static void bots_do_not_look_at_hidden_cards(void **unused)
{
    (void)unused;
    static const char *const names[] = { "random", "greedy" };
    uint64_t dice = 5;
    ag_game *game = open_match(3);
    for (int i = 0; i < 150 && ag_game_waits_for(game) != 0; i++) {
        int seat = first_of(ag_game_waits_for(game));
        ag_answer before, after;
        uint64_t first = dice, second = dice;
        assert_int_equal(ag_bot_answer(&(ag_bot_def){ .bot = names[i % 2] }, game, seat, &first,
                                       &before, &error),
                         AG_OK);
        ag_state *state = ag_game_rules_edit(game)->state;
        ag_state kept = *state;
        for (int other = 1; other <= 3; other++) {
            int piles[] = { state->players[other].decks[0],
                            other == seat ? 0 : state->players[other].hand };
            for (int p = 0; p < 2; p++) {
                for (uint16_t slot = state->piles[piles[p]].first; slot != 0;
                     slot = state->cards[slot].next) {
                    state->cards[slot].printed = ag_catalog_find(&table->catalog, "test/Champion");
                }
            }
        }
        assert_int_equal(ag_bot_answer(&(ag_bot_def){ .bot = names[i % 2] }, game, seat, &second,
                                       &after, &error),
                         AG_OK);
        assert_memory_equal(&before, &after, sizeof before);
        *state = kept;
        dice = first;
        assert_int_equal(ag_game_answer(game, seat, &before, &error), AG_OK);
    }
    ag_game_close(game);
}

// ---- single questions ----

static int greedy_picks(ag_game *game, int seat)
{
    uint64_t dice = 1;
    ag_answer answer;
    assert_int_equal(
        ag_bot_answer(&(ag_bot_def){ .bot = "greedy" }, game, seat, &dice, &answer, &error), AG_OK);
    assert_int_equal(answer.count, 1);
    return answer.picks[0];
}

// Puts a question over the cards to a seat of a game that is under way.
static void ask(ag_game *game, int seat, const ag_card_id *cards, int count, int aim, int rule)
{
    ag_state *state = ag_game_rules_edit(game)->state;
    state->choice = (ag_choice_state){ .kind = AG_QUESTION_NONE };
    ag_choice_open(ag_game_rules_edit(game), AG_QUESTION_PICK, (uint8_t)(1u << seat),
                   AG_PROMPT_TARGET, rule, (ag_card_id){ 0, 0 });
    for (int i = 0; i < count; i++) {
        ag_choice_add(ag_game_rules_edit(game), AG_MOVE_CARD, ag_ref_card(cards[i]))->aim =
            (uint8_t)aim;
    }
}

static void harm_is_for_the_other_side_and_help_for_its_own(void **unused)
{
    (void)unused;
    ag_game *game = open_match(2);
    const ag_state *state = ag_game_rules(game)->state;
    ag_card_id heroes[] = { state->players[1].hero, state->players[3].hero,
                            state->players[2].hero };
    ask(game, 1, heroes, 3, AG_AIM_HARM, AG_RULE(CR_706_1));
    assert_int_equal(greedy_picks(game, 1), 1);
    ask(game, 1, heroes, 3, AG_AIM_HELP, AG_RULE(CR_706_1));
    assert_int_equal(greedy_picks(game, 1), 0);
    ask(game, 3, heroes, 3, AG_AIM_HARM, AG_RULE(CR_706_1));
    assert_int_not_equal(greedy_picks(game, 3), 1);
    ask(game, 3, heroes, 3, AG_AIM_HELP, AG_RULE(CR_706_1));
    assert_int_equal(greedy_picks(game, 3), 1);
    ag_game_close(game);
}

static void a_wounded_hero_is_healed_first(void **unused)
{
    (void)unused;
    ag_game *game = open_match(2);
    ag_state *state = ag_game_rules_edit(game)->state;
    ag_card_id heroes[] = { state->players[1].hero, state->players[2].hero };
    state->cards[heroes[1].slot].damage = 20;
    ask(game, 1, heroes, 2, AG_AIM_HELP, AG_RULE(CR_706_1));
    assert_int_equal(greedy_picks(game, 1), 1);
    ag_game_close(game);
}

static void with_nobody_to_harm_it_takes_as_few_as_it_may(void **unused)
{
    (void)unused;
    ag_game *game = open_match(2);
    const ag_state *state = ag_game_rules(game)->state;
    ag_card_id heroes[] = { state->players[1].hero, state->players[2].hero };
    ask(game, 1, heroes, 2, AG_AIM_HARM, AG_RULE(CR_706_1));
    ag_choice_bounds(ag_game_rules_edit(game), 0, 2);
    uint64_t dice = 1;
    ag_answer answer;
    assert_int_equal(
        ag_bot_answer(&(ag_bot_def){ .bot = "greedy" }, game, 1, &dice, &answer, &error), AG_OK);
    assert_int_equal(answer.count, 0);
    ag_game_close(game);
}

static void bots_agree_to_what_stands(void **unused)
{
    (void)unused;
    static const char *const names[] = { "random", "greedy" };
    ag_game *game = open_match(2);
    const ag_state *state = ag_game_rules(game)->state;
    ag_card_id heroes[] = { state->players[1].hero, state->players[3].hero,
                            state->players[2].hero };
    ask(game, 1, heroes, 3, AG_AIM_HARM, AG_RULE(CR_706_1));
    ag_game_rules_edit(game)->state->choice.who = 1 << 1 | 1 << 2;
    ag_picks picks = { .count = 1, .picks = { 2 } };
    assert_int_equal(ag_choice_answer(ag_game_rules_edit(game), 1, &picks), 0);
    for (int i = 0; i < 2; i++) {
        uint64_t dice = 9;
        ag_answer answer;
        assert_int_equal(
            ag_bot_answer(&(ag_bot_def){ .bot = names[i] }, game, 2, &dice, &answer, &error),
            AG_OK);
        assert_int_equal(answer.count, 1);
        assert_int_equal(answer.picks[0], 2);
    }
    ag_game_close(game);
}

// Sets by size, then members: with up to two of three, each size comes a third of the time.
static void random_picks_sets_by_size(void **unused)
{
    (void)unused;
    ag_game *game = open_match(2);
    const ag_state *state = ag_game_rules(game)->state;
    ag_card_id heroes[] = { state->players[1].hero, state->players[3].hero,
                            state->players[2].hero };
    ask(game, 1, heroes, 3, AG_AIM_NONE, AG_RULE(CR_706_1));
    ag_choice_bounds(ag_game_rules_edit(game), 0, 2);
    uint64_t dice = 4;
    int sizes[3] = { 0 }, members[3] = { 0 };
    for (int i = 0; i < 3000; i++) {
        ag_answer answer;
        assert_int_equal(
            ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, 1, &dice, &answer, &error),
            AG_OK);
        assert_in_range(answer.count, 0, 2);
        assert_true(answer.count < 2 || answer.picks[0] != answer.picks[1]);
        sizes[answer.count]++;
        for (int j = 0; j < answer.count; j++) {
            members[answer.picks[j]]++;
        }
    }
    for (int i = 0; i < 3; i++) {
        assert_in_range(sizes[i], 900, 1100);
        assert_in_range(members[i], 900, 1100);
    }
    ag_game_close(game);
}

static void unknown_bots_and_seats_are_refused(void **unused)
{
    (void)unused;
    uint64_t dice = 1;
    ag_answer answer;
    ag_game *game = open_match(2);
    int seat = first_of(ag_game_waits_for(game));
    assert_int_equal(
        ag_bot_answer(&(ag_bot_def){ .bot = "gredy" }, game, seat, &dice, &answer, &error),
        AG_NOT_FOUND);
    assert_non_null(strstr(error.text, "greedy"));
    assert_int_equal(
        ag_bot_answer(&(ag_bot_def){ .bot = "greedy" }, game, seat % 3 + 1, &dice, &answer, &error),
        AG_USAGE);
    ag_game_close(game);
}

// How many ways there are tells of the hand: that is for the bot's own side of the table.
static void random_says_how_many_ways_there_were_but_not_to_everybody(void **unused)
{
    (void)unused;
    ag_game *game = open_match(2);
    const ag_state *state = ag_game_rules(game)->state;
    ag_card_id heroes[] = { state->players[1].hero, state->players[3].hero,
                            state->players[2].hero };
    ask(game, 1, heroes, 3, AG_AIM_NONE, AG_RULE(CR_706_1));
    char why[64], cut[8];
    ag_bot_def bot = { .bot = "random", .why = why, .why_capacity = sizeof why };
    ag_bot_def brief = { .bot = "random", .why = cut, .why_capacity = sizeof cut };
    uint64_t dice = 1;
    ag_answer answer;
    assert_int_equal(ag_bot_answer(&bot, game, 1, &dice, &answer, &error), AG_OK);
    assert_string_equal(why, "chance, among 3 ways");
    assert_int_equal(ag_bot_answer(&brief, game, 1, &dice, &answer, &error), AG_OK);
    assert_string_equal(cut, "chance,");
    bot.open = 1;
    assert_int_equal(ag_bot_answer(&bot, game, 1, &dice, &answer, &error), AG_OK);
    assert_string_equal(why, "");
    ag_game_close(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(games_of_bots_end, open_table, close_table),
        cmocka_unit_test_setup_teardown(the_same_dice_play_the_same_game, open_table, close_table),
        cmocka_unit_test_setup_teardown(greedy_plays_better_than_chance, open_table, close_table),
        cmocka_unit_test_setup_teardown(bots_do_not_look_at_hidden_cards, open_table, close_table),
        cmocka_unit_test_setup_teardown(harm_is_for_the_other_side_and_help_for_its_own, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_wounded_hero_is_healed_first, open_table, close_table),
        cmocka_unit_test_setup_teardown(with_nobody_to_harm_it_takes_as_few_as_it_may, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(bots_agree_to_what_stands, open_table, close_table),
        cmocka_unit_test_setup_teardown(random_picks_sets_by_size, open_table, close_table),
        cmocka_unit_test_setup_teardown(random_says_how_many_ways_there_were_but_not_to_everybody,
                                        open_table, close_table),
        cmocka_unit_test_setup_teardown(unknown_bots_and_seats_are_refused, open_table,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
