// Taking back, playing again, marks and branches: the log grows, the head moves, and what stood
// there stands there again.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "state/player.h"
#include "support/match.h"

static test_table *table;
static ag_game *game;
static ag_error error;

static int open_game(void **unused)
{
    (void)unused;
    match_options options = { .raiders = 2, .seed = 11 };
    table = table_open(2);
    game = match_open(table, &options);
    return 0;
}

static int close_game(void **unused)
{
    (void)unused;
    ag_game_close(game);
    table_close(table);
    return 0;
}

static uint64_t state_now(void)
{
    return ag_game_state_hash(game);
}

static void undo(ag_undo_unit unit)
{
    if (ag_game_undo(game, 0, unit, 1, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void redo(void)
{
    if (ag_game_redo(game, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void assert_refused(ag_status status, ag_status expected, const char *part)
{
    assert_int_equal(status, expected);
    if (strstr(error.text, part) == NULL) {
        fail_msg("\"%s\" does not say \"%s\"", error.text, part);
    }
}

// ---- answers ----

static void an_answer_is_taken_back_and_played_again(void **unused)
{
    (void)unused;
    for (int i = 0; i < 120 && ag_game_waits_for(game) != 0; i++) {
        uint64_t before = state_now();
        int entries = ag_game_entry_count(game);
        match_play(game, (uint64_t)i, 1);
        uint64_t after = state_now();
        uint64_t told = ag_game_result(game).hash;
        undo(AG_UNDO_ANSWER);
        assert_int_equal(state_now(), before);
        redo();
        assert_int_equal(state_now(), after);
        assert_int_equal(ag_game_result(game).hash, told);
        assert_int_equal(ag_game_entry_count(game), entries + 3);
        assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    }
}

static void several_answers_go_back_and_on_in_their_order(void **unused)
{
    (void)unused;
    uint64_t states[11];
    match_play(game, 3, 40);
    for (int i = 0; i <= 10; i++) {
        states[i] = state_now();
        match_play(game, 4, i < 10);
    }
    for (int i = 9; i >= 0; i--) {
        undo(AG_UNDO_ANSWER);
        assert_int_equal(state_now(), states[i]);
    }
    for (int i = 1; i <= 7; i++) {
        redo();
        assert_int_equal(state_now(), states[i]);
    }
    undo(AG_UNDO_ANSWER);
    assert_int_equal(state_now(), states[6]);
    for (int i = 7; i <= 10; i++) {
        redo();
        assert_int_equal(state_now(), states[i]);
    }
    assert_refused(ag_game_redo(game, &error), AG_USAGE, "nothing was taken back");
}

static void the_first_answer_is_the_end_of_it(void **unused)
{
    (void)unused;
    uint64_t first = state_now();
    assert_refused(ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error), AG_USAGE,
                   "nothing to take back");
    assert_refused(ag_game_redo(game, &error), AG_USAGE, "nothing was taken back");
    match_play(game, 5, 30);
    while (ag_game_undo(game, 0, AG_UNDO_TURN, 1, &error) == AG_OK) {
        assert_int_not_equal(ag_game_waits_for(game), 0);
    }
    assert_int_equal(state_now(), first);
    assert_refused(ag_game_undo(game, 0, AG_UNDO_TURN, 1, &error), AG_USAGE,
                   "nothing to take back");
}

static void after_another_answer_there_is_nothing_to_play_again(void **unused)
{
    (void)unused;
    match_play(game, 5, 30);
    undo(AG_UNDO_ANSWER);
    match_play(game, 6, 1);
    assert_refused(ag_game_redo(game, &error), AG_USAGE, "nothing was taken back");
}

static void what_was_told_is_not_told_again(void **unused)
{
    (void)unused;
    char line[256];
    match_play(game, 5, 60);
    while (ag_game_next_line(game, -1, line, sizeof line)) {
        continue;
    }
    undo(AG_UNDO_TURN);
    assert_false(ag_game_next_line(game, -1, line, sizeof line));
    redo();
    assert_false(ag_game_next_line(game, -1, line, sizeof line));
    match_play(game, 5, 30);
    assert_true(ag_game_next_line(game, -1, line, sizeof line));
}

// ---- larger units ----

static void a_turn_goes_back_to_its_first_question(void **unused)
{
    (void)unused;
    uint64_t first = 0;
    uint32_t turn = 0;
    for (int i = 0; i < 200 && ag_game_result(game).turns < 6; i++) {
        if (ag_game_result(game).turns != turn) {
            turn = ag_game_result(game).turns;
            first = state_now();
        }
        match_play(game, (uint64_t)i, 1);
    }
    assert_true(ag_game_result(game).turns >= 6);
    // Nothing was answered in the new turn yet, so the one before goes.
    undo(AG_UNDO_TURN);
    assert_int_equal(state_now(), first);
    assert_int_equal(ag_game_result(game).turns, turn);
}

static void a_step_goes_back_no_further_than_its_turn(void **unused)
{
    (void)unused;
    for (int i = 0; i < 60; i++) {
        match_play(game, (uint64_t)i, 3);
        if (ag_game_waits_for(game) == 0) break;
        uint32_t turn = ag_game_result(game).turns;
        uint64_t state = state_now();
        undo(AG_UNDO_STEP);
        assert_true(ag_game_result(game).turns + 1 >= turn);
        redo();
        assert_int_equal(state_now(), state);
    }
}

static void a_link_goes_back_to_before_it_was_added(void **unused)
{
    (void)unused;
    int seen = 0;
    for (int i = 0; i < 60 && ag_game_waits_for(game) != 0; i++) {
        match_play(game, (uint64_t)i, 4);
        uint32_t links = ag_game_result(game).links;
        if (links == 0) continue;
        undo(AG_UNDO_LINK);
        assert_true(ag_game_result(game).links < links);
        // Not among the targets and costs of its announcing: where somebody had the move.
        assert_int_equal(ag_game_rules(game)->state->choice.kind, AG_QUESTION_ACTION);
        redo();
        assert_int_equal(ag_game_result(game).links, links);
        seen++;
    }
    assert_true(seen > 0);
}

// ---- who may ----

static void one_player_alone_takes_back_only_what_taught_nothing(void **unused)
{
    (void)unused;
    int alone = 0, refused = 0;
    for (int i = 0; i < 150 && ag_game_waits_for(game) != 0; i++) {
        uint64_t before = state_now();
        int at = ag_game_entry_count(game);
        match_play(game, (uint64_t)i, 1);
        int seat = ag_game_entry(game, at)->seat;
        uint64_t after = state_now();
        assert_refused(ag_game_undo(game, seat % 3 + 1, AG_UNDO_ANSWER, 0, &error), AG_USAGE,
                       "their own");
        assert_refused(ag_game_undo(game, seat, AG_UNDO_TURN, 0, &error), AG_USAGE, "must agree");
        assert_int_equal(state_now(), after);
        if (ag_game_undo(game, seat, AG_UNDO_ANSWER, 0, &error) == AG_OK) {
            assert_int_equal(state_now(), before);
            redo();
            alone++;
        } else {
            assert_non_null(strstr(error.text, "all at the table must agree"));
            refused++;
        }
        assert_int_equal(state_now(), after);
    }
    assert_true(alone > 20);
    assert_true(refused > 3);
}

static void a_concession_of_another_is_built_on(void **unused)
{
    (void)unused;
    match_play(game, 5, 30);
    int seat = ag_game_entry(game, ag_game_entry_count(game) - 1)->seat;
    assert_int_equal(ag_game_concede(game, seat == 1 ? 2 : 1, &error), AG_OK);
    assert_refused(ag_game_undo(game, seat, AG_UNDO_ANSWER, 0, &error), AG_USAGE, "their own");
}

// ---- dice ----

static uint32_t deck_order(int seat)
{
    const ag_state *state = ag_game_rules(game)->state;
    uint32_t order = 0;
    int pile = state->players[seat].decks[0];
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        order = order * 31 + state->cards[slot].printed;
    }
    return order;
}

// All who are asked take a mulligan, which shuffles; the answer before the first turn is the last
// of them.
static uint64_t take_mulligans(void)
{
    uint64_t before = 0;
    ag_answer no = { .count = 1, .picks = { 1 } };
    while (ag_game_result(game).turns == 0) {
        before = state_now();
        assert_int_equal(ag_game_answer(game, __builtin_ctz(ag_game_waits_for(game)), &no, &error),
                         AG_OK);
    }
    return before;
}

static void what_was_random_is_drawn_anew(void **unused)
{
    (void)unused;
    uint64_t before = take_mulligans();
    uint64_t after = state_now();
    uint32_t order = deck_order(2);
    assert_int_equal(ag_game_undo(game, 0, AG_UNDO_ANSWER, 0, &error), AG_OK);
    assert_int_not_equal(state_now(), before);
    assert_int_equal(ag_game_entry(game, ag_game_entry_count(game) - 1)->kind, AG_ENTRY_RESEED);
    take_mulligans();
    assert_int_not_equal(state_now(), after);
    assert_int_not_equal(deck_order(2), order);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
}

// The raid's own order is no chance: as the Rune deck of Molten Core, whose runes name its Bosses.
static void a_deck_that_its_raid_does_not_shuffle_stays_in_order(void **unused)
{
    (void)unused;
    int boss = ag_game_boss(game);
    take_mulligans();
    uint32_t order = deck_order(boss), of_a_raider = deck_order(1);
    table->raid.unshuffled = AG_BIT(0);
    assert_int_equal(ag_game_undo(game, 0, AG_UNDO_ANSWER, 0, &error), AG_OK);
    assert_int_equal(deck_order(boss), order);
    assert_int_not_equal(deck_order(1), of_a_raider);
    table->raid.unshuffled = 0;
}

static void the_referee_keeps_the_dice(void **unused)
{
    (void)unused;
    uint64_t before = take_mulligans();
    uint64_t after = state_now();
    undo(AG_UNDO_ANSWER);
    assert_int_equal(state_now(), before);
    take_mulligans();
    assert_int_equal(state_now(), after);
}

static void what_was_taken_back_anew_is_played_again_as_it_was(void **unused)
{
    (void)unused;
    take_mulligans();
    uint64_t after = state_now();
    assert_int_equal(ag_game_undo(game, 0, AG_UNDO_TURN, 0, &error), AG_OK);
    redo();
    assert_int_equal(state_now(), after);
}

// Whoever draws is shown a card of his deck: after an undo that all agreed to, it may be another.
static void what_was_drawn_is_not_known_again(void **unused)
{
    (void)unused;
    for (int i = 0; i < 200 && ag_game_waits_for(game) != 0; i++) {
        uint32_t order = deck_order(1);
        match_play(game, (uint64_t)i, 1);
        if (ag_game_result(game).turns < 2 || deck_order(1) == order) continue;
        assert_int_equal(ag_game_undo(game, 0, AG_UNDO_ANSWER, 0, &error), AG_OK);
        assert_int_equal(ag_game_entry(game, ag_game_entry_count(game) - 1)->kind, AG_ENTRY_RESEED);
        assert_int_not_equal(deck_order(1), order);
        return;
    }
    fail_msg("nobody drew a card");
}

static void what_was_tried_on_a_branch_is_not_known_on_another(void **unused)
{
    (void)unused;
    match_play(game, 5, 25);
    uint64_t here = state_now();
    uint32_t order = deck_order(2);
    assert_int_equal(ag_game_branch(game, "bold", &error), AG_OK);
    assert_int_equal(ag_game_switch(game, "main", 0, &error), AG_OK);
    assert_int_equal(state_now(), here);  // nothing was tried yet
    assert_int_equal(ag_game_switch(game, "bold", 0, &error), AG_OK);
    match_play(game, 6, 30);
    uint64_t bold = state_now();
    assert_int_equal(ag_game_switch(game, "main", 0, &error), AG_OK);
    assert_int_not_equal(state_now(), here);
    assert_int_not_equal(deck_order(2), order);
    match_play(game, 6, 5);
    assert_int_equal(ag_game_switch(game, "bold", 0, &error), AG_OK);
    assert_int_equal(state_now(), bold);  // nobody went on from there
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
}

static void what_the_referee_did_is_nobodys_to_take_back_alone(void **unused)
{
    (void)unused;
    ag_place word = { .kind = AG_PLACE_WORD, .seat = 1, .number = 3 };
    for (int i = 0; i < 200; i++) {
        match_play(game, (uint64_t)i, 1);
        int seat = ag_game_entry(game, ag_game_entry_count(game) - 1)->seat;
        word.seat = (ag_seat)seat;
        if (ag_game_place(game, &word, NULL, &error) == AG_OK) {
            assert_refused(ag_game_undo(game, seat, AG_UNDO_ANSWER, 0, &error), AG_USAGE,
                           "their own");
            assert_int_equal(ag_game_result(game).refereed, 1);
            undo(AG_UNDO_ANSWER);
            assert_int_equal(ag_game_result(game).refereed, 0);
            redo();
            assert_int_equal(ag_game_result(game).refereed, 1);
            return;
        }
    }
    fail_msg("there is no quiet question");
}

// ---- marks ----

static void a_mark_is_gone_back_to(void **unused)
{
    (void)unused;
    match_play(game, 5, 20);
    uint64_t then = state_now();
    assert_int_equal(ag_game_mark(game, "before", &error), AG_OK);
    assert_int_equal(state_now(), then);
    match_play(game, 6, 50);
    uint64_t later = state_now();
    assert_int_equal(ag_game_mark(game, "later", &error), AG_OK);
    assert_int_equal(ag_game_goto(game, "before", 1, &error), AG_OK);
    assert_int_equal(state_now(), then);
    assert_int_equal(ag_game_goto(game, "later", 1, &error), AG_OK);
    assert_int_equal(state_now(), later);
    assert_refused(ag_game_redo(game, &error), AG_USAGE, "nothing was taken back");
}

static void the_last_mark_of_a_name_counts(void **unused)
{
    (void)unused;
    assert_int_equal(ag_game_mark(game, "here", &error), AG_OK);
    match_play(game, 5, 20);
    uint64_t then = state_now();
    assert_int_equal(ag_game_mark(game, "here", &error), AG_OK);
    match_play(game, 5, 20);
    assert_int_equal(ag_game_goto(game, "here", 1, &error), AG_OK);
    assert_int_equal(state_now(), then);
}

static void names_that_are_refused(void **unused)
{
    (void)unused;
    char longest[AG_NAME_MAX + 2];
    memset(longest, 'x', sizeof longest - 1);
    longest[AG_NAME_MAX + 1] = '\0';
    assert_refused(ag_game_mark(game, longest, &error), AG_USAGE, "1 to 63 bytes");
    longest[AG_NAME_MAX] = '\0';
    assert_int_equal(ag_game_mark(game, longest, &error), AG_OK);
    assert_int_equal(ag_game_goto(game, longest, 1, &error), AG_OK);
    assert_refused(ag_game_mark(game, "", &error), AG_USAGE, "1 to 63 bytes");
    assert_refused(ag_game_mark(game, NULL, &error), AG_USAGE, "1 to 63 bytes");
    assert_refused(ag_game_mark(game, "now", &error), AG_USAGE, "where the game is");
    assert_refused(ag_game_goto(game, "nowhere", 1, &error), AG_NOT_FOUND, "no mark \"nowhere\"");
    assert_refused(ag_game_switch(game, "nowhere", 1, &error), AG_NOT_FOUND,
                   "no branch \"nowhere\"");
    assert_refused(ag_game_switch(game, "main", 1, &error), AG_USAGE, "this is the branch");
}

// ---- branches ----

static void branches_go_their_own_ways(void **unused)
{
    (void)unused;
    char name[64];
    match_play(game, 5, 25);
    uint64_t parting = state_now();
    assert_int_equal(ag_game_branch(game, "bold", &error), AG_OK);
    ag_game_branch_name(game, name, sizeof name);
    assert_string_equal(name, "bold");
    match_play(game, 6, 40);
    uint64_t bold = state_now();
    assert_int_equal(ag_game_switch(game, "main", 1, &error), AG_OK);
    assert_int_equal(state_now(), parting);
    match_play(game, 7, 30);
    uint64_t careful = state_now();
    assert_int_not_equal(careful, bold);
    assert_int_equal(ag_game_switch(game, "bold", 1, &error), AG_OK);
    assert_int_equal(state_now(), bold);
    match_play(game, 8, 5);
    bold = state_now();
    assert_int_equal(ag_game_switch(game, "main", 1, &error), AG_OK);
    assert_int_equal(state_now(), careful);
    assert_int_equal(ag_game_switch(game, "bold", 1, &error), AG_OK);
    assert_int_equal(state_now(), bold);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_refused(ag_game_branch(game, "bold", &error), AG_USAGE, "a branch \"bold\" already");
}

static void an_undo_stays_on_its_branch(void **unused)
{
    (void)unused;
    char name[64];
    match_play(game, 5, 25);
    assert_int_equal(ag_game_branch(game, "bold", &error), AG_OK);
    uint64_t here = state_now();
    match_play(game, 6, 10);
    for (int i = 0; i < 10; i++) {
        undo(AG_UNDO_ANSWER);
    }
    assert_int_equal(state_now(), here);
    ag_game_branch_name(game, name, sizeof name);
    assert_string_equal(name, "bold");
}

static void marks_and_branches_are_listed_once(void **unused)
{
    (void)unused;
    static const char *const names[] = { "main", "a", "b", "c" };
    static const int branches[] = { 1, 0, 1, 0 };
    char name[64];
    int is_branch;
    ag_game_mark(game, "a", &error);
    match_play(game, 5, 3);
    ag_game_branch(game, "b", &error);
    ag_game_mark(game, "a", &error);
    ag_game_mark(game, "c", &error);
    ag_game_switch(game, "main", 1, &error);
    for (int i = 0; i < 4; i++) {
        assert_true(ag_game_named(game, i, &is_branch, name, sizeof name));
        assert_string_equal(name, names[i]);
        assert_int_equal(is_branch, branches[i]);
    }
    assert_false(ag_game_named(game, 4, &is_branch, name, sizeof name));
    assert_false(ag_game_named(game, -1, &is_branch, name, sizeof name));
}

static void a_fork_knows_the_marks(void **unused)
{
    (void)unused;
    ag_game *fork;
    match_play(game, 5, 20);
    uint64_t then = state_now();
    ag_game_mark(game, "here", &error);
    match_play(game, 6, 20);
    uint64_t later = state_now();
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    assert_int_equal(ag_game_goto(fork, "here", 1, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(fork), then);
    assert_int_equal(state_now(), later);
    ag_game_close(fork);
}

// Everything at once, many times: whatever was done, the log runs to where the game stands.
static void any_order_of_all_of_it_holds(void **unused)
{
    (void)unused;
    ag_rng rng;
    char name[8];
    ag_rng_seed(&rng, 5, 1);
    for (int i = 0; i < 400; i++) {
        snprintf(name, sizeof name, "n%u", (unsigned)ag_rng_below(&rng, 6));
        switch (ag_rng_below(&rng, 9)) {
        case 0: ag_game_undo(game, 0, (ag_undo_unit)ag_rng_below(&rng, 4), i % 2, &error); break;
        case 1: ag_game_redo(game, &error); break;
        case 2: ag_game_mark(game, name, &error); break;
        case 3: ag_game_goto(game, name, i % 3 == 0, &error); break;
        case 4: ag_game_branch(game, name, &error); break;
        case 5: ag_game_switch(game, i % 2 ? name : "main", 1, &error); break;
        default: match_play(game, (uint64_t)i, 4); break;
        }
        if (ag_game_rebuild(game, &error) < 0) {
            fail_msg("after %d: %s", i, error.text);
        }
    }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_game, close_game)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_answer_is_taken_back_and_played_again),
        TEST(several_answers_go_back_and_on_in_their_order),
        TEST(the_first_answer_is_the_end_of_it),
        TEST(after_another_answer_there_is_nothing_to_play_again),
        TEST(what_was_told_is_not_told_again),
        TEST(a_turn_goes_back_to_its_first_question),
        TEST(a_step_goes_back_no_further_than_its_turn),
        TEST(a_link_goes_back_to_before_it_was_added),
        TEST(one_player_alone_takes_back_only_what_taught_nothing),
        TEST(a_concession_of_another_is_built_on),
        TEST(what_was_random_is_drawn_anew),
        TEST(a_deck_that_its_raid_does_not_shuffle_stays_in_order),
        TEST(the_referee_keeps_the_dice),
        TEST(what_was_taken_back_anew_is_played_again_as_it_was),
        TEST(what_was_drawn_is_not_known_again),
        TEST(what_was_tried_on_a_branch_is_not_known_on_another),
        TEST(what_the_referee_did_is_nobodys_to_take_back_alone),
        TEST(a_mark_is_gone_back_to),
        TEST(the_last_mark_of_a_name_counts),
        TEST(names_that_are_refused),
        TEST(branches_go_their_own_ways),
        TEST(an_undo_stays_on_its_branch),
        TEST(marks_and_branches_are_listed_once),
        TEST(a_fork_knows_the_marks),
        TEST(any_order_of_all_of_it_holds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
