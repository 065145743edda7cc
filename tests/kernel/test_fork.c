// Forks share what they have in common, and each goes its own way: whatever one does, the others
// stand where they stood.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/numbers/numbers.h"
#include "state/card.h"
#include "support/match.h"

enum { GAMES = 6 };

typedef struct branch {
    ag_game *game;
    uint64_t state, told;
    int entries;
} branch;

static test_table *table;
static branch branches[GAMES];
static ag_error error;

static int open_games(void **unused)
{
    (void)unused;
    match_options options = { .raiders = 2, .seed = 21 };
    table = table_open(2);
    memset(branches, 0, sizeof branches);
    branches[0].game = match_open(table, &options);
    return 0;
}

static int close_games(void **unused)
{
    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        ag_game_close(branches[i].game);
    }
    table_close(table);
    return 0;
}

static void note(branch *at)
{
    at->state = ag_game_state_hash(at->game);
    at->told = ag_game_result(at->game).hash;
    at->entries = ag_game_entry_count(at->game);
}

static void assert_as_noted(const branch *at)
{
    assert_int_equal(ag_game_state_hash(at->game), at->state);
    assert_int_equal(ag_game_result(at->game).hash, at->told);
    assert_int_equal(ag_game_entry_count(at->game), at->entries);
}

static void fork_into(int to, const branch *from)
{
    ag_game_close(branches[to].game);
    branches[to].game = NULL;
    if (ag_game_fork(from->game, &branches[to].game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    branches[to].state = from->state;
    branches[to].told = from->told;
    branches[to].entries = from->entries;
    assert_as_noted(&branches[to]);
}

// Everything that was told, as one line.
static uint64_t told_again(ag_game *game)
{
    char line[256];
    uint64_t sum = 0;
    while (ag_game_next_line(game, -1, line, sizeof line)) {
        for (const char *at = line; *at != '\0'; at++) {
            sum = sum * 31 + (unsigned char)*at;
        }
    }
    return sum;
}

static void both_go_on_as_if_alone(void **unused)
{
    (void)unused;
    match_options options = { .raiders = 2, .seed = 21 };
    ag_game *alone[2];
    for (int i = 0; i < 2; i++) {
        alone[i] = match_open(table, &options);
        match_play(alone[i], 3, 40);
        match_play(alone[i], 4 + (uint64_t)i, 60);
    }
    match_play(branches[0].game, 3, 40);
    note(&branches[0]);
    fork_into(1, &branches[0]);
    match_play(branches[0].game, 4, 60);
    match_play(branches[1].game, 5, 60);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(ag_game_state_hash(branches[i].game), ag_game_state_hash(alone[i]));
        assert_int_equal(ag_game_entry_count(branches[i].game), ag_game_entry_count(alone[i]));
        assert_int_equal(told_again(branches[i].game), told_again(alone[i]));
        assert_int_equal(ag_game_rebuild(branches[i].game, &error), AG_OK);
        ag_game_close(alone[i]);
    }
}

static void a_fork_outlives_its_game(void **unused)
{
    (void)unused;
    match_play(branches[0].game, 3, 60);
    note(&branches[0]);
    fork_into(1, &branches[0]);
    ag_game_close(branches[0].game);
    branches[0].game = NULL;
    assert_as_noted(&branches[1]);
    match_play(branches[1].game, 4, 30);
    assert_int_equal(ag_game_rebuild(branches[1].game, &error), AG_OK);
    for (int i = 0; i < 20; i++) {
        assert_int_equal(ag_game_undo(branches[1].game, 0, AG_UNDO_ANSWER, 1, &error), AG_OK);
    }
}

static void what_one_takes_back_stands_in_the_other(void **unused)
{
    (void)unused;
    match_play(branches[0].game, 3, 60);
    note(&branches[0]);
    fork_into(1, &branches[0]);
    assert_int_equal(ag_game_undo(branches[1].game, 0, AG_UNDO_TURN, 0, &error), AG_OK);
    match_play(branches[1].game, 8, 50);
    assert_as_noted(&branches[0]);
    assert_int_equal(ag_game_rebuild(branches[0].game, &error), AG_OK);
    assert_int_equal(ag_game_undo(branches[0].game, 0, AG_UNDO_TURN, 1, &error), AG_OK);
    assert_int_equal(ag_game_redo(branches[0].game, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(branches[0].game), branches[0].state);
}

static ag_status refer(ag_game *game, ag_place change, uint16_t *slot)
{
    return ag_game_place(game, &change, slot, &error);
}

static ag_status give(ag_game *game, const char *key, uint16_t *slot)
{
    return refer(game,
                 (ag_place){ .kind = AG_PLACE_CARD,
                             .seat = 1,
                             .zone = AG_ZONE_PARTY,
                             .card = ag_catalog_find(&table->catalog, key) },
                 slot);
}

static void bury(ag_game *game, uint16_t slot)
{
    ag_place moved = { .kind = AG_PLACE_MOVE, .seat = 1, .zone = AG_ZONE_GRAVEYARD, .slot = slot };
    assert_int_equal(refer(game, moved, NULL), AG_OK);
}

static void add_banner(ag_change *change)
{
    ag_filter allies = table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS);
    *change = (ag_change){ .subject = allies,
                           .field = AG_FIELD_ATK,
                           .op = AG_CHANGE_PLUS,
                           .amount = table_amount(2),
                           .reads = ag_filter_reads(&allies) };
    uint16_t printed = table_card(table, "Banner", AG_TYPE_ITEM, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_CONTINUOUS);
    power->changes = change;
    power->change_count = 1;
}

// A fork in which a banner falls leaves its room to the next one, in which something else has
// fallen: what was worked out there is not taken for what is so here.
static void a_closed_fork_leaves_no_numbers(void **unused)
{
    (void)unused;
    ag_change change;
    uint16_t banner, knight, footman;
    ag_game *game = branches[0].game;
    add_banner(&change);
    while (give(game, "test/Banner", &banner) < 0) {
        match_play(game, 3, 1);
    }
    assert_int_equal(give(game, "test/Knight", &knight), AG_OK);
    assert_int_equal(give(game, "test/Footman", &footman), AG_OK);
    ag_card_id id = ag_card_id_of(ag_game_rules(game)->state, knight);
    assert_int_equal(ag_atk(ag_game_rules(game), id), 4);
    note(&branches[0]);
    fork_into(1, &branches[0]);
    bury(branches[1].game, banner);
    assert_int_equal(ag_atk(ag_game_rules(branches[1].game), id), 2);
    bury(game, footman);
    note(&branches[0]);
    fork_into(1, &branches[0]);
    assert_int_equal(ag_atk(ag_game_rules(branches[1].game), id), 4);
    ag_game_close(branches[0].game);
    ag_game_close(branches[1].game);
    branches[0].game = branches[1].game = NULL;
}

// One of them does something; all others stand where they stood.
static void any_order_of_all_of_it_holds(void **unused)
{
    (void)unused;
    ag_rng rng;
    ag_rng_seed(&rng, 3, 1);
    note(&branches[0]);
    for (int i = 0; i < 600; i++) {
        int at = (int)ag_rng_below(&rng, GAMES);
        int other = (int)ag_rng_below(&rng, GAMES);
        branch *now = &branches[at];
        if (now->game == NULL) continue;
        switch (ag_rng_below(&rng, 8)) {
        case 0:
        case 1:
            if (other != at) {
                fork_into(other, now);
            }
            break;
        case 2: ag_game_undo(now->game, 0, (ag_undo_unit)(i % 4), i % 2, &error); break;
        case 3: ag_game_redo(now->game, &error); break;
        case 4: assert_int_equal(ag_game_rebuild(now->game, &error), AG_OK); break;
        default: match_play(now->game, (uint64_t)i, 1 + i % 9); break;
        }
        note(now);
        for (int j = 0; j < GAMES; j++) {
            if (branches[j].game != NULL) {
                assert_as_noted(&branches[j]);
            }
        }
    }
    for (int j = 0; j < GAMES; j++) {
        if (branches[j].game != NULL && ag_game_rebuild(branches[j].game, &error) < 0) {
            fail_msg("game %d: %s", j, error.text);
        }
    }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_games, close_games)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(both_go_on_as_if_alone),
        TEST(a_fork_outlives_its_game),
        TEST(what_one_takes_back_stands_in_the_other),
        TEST(a_closed_fork_leaves_no_numbers),
        TEST(any_order_of_all_of_it_holds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
