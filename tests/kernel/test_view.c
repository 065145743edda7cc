// A view shows a seat what it may know, and nothing else: no hidden face, no deck, no question of
// another.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "game/view/view.h"
#include "game/log/sentence.h"
#include "state/player.h"
#include "support/match.h"

static test_table *table;
static ag_game *game;
static ag_view *view;

static int open_game(void **unused)
{
    (void)unused;
    match_options options = { .raiders = 2, .seed = 3 };
    table = table_open(2);
    game = match_open(table, &options);
    view = calloc(1, sizeof *view);
    return view == NULL;
}

static int close_game(void **unused)
{
    (void)unused;
    free(view);
    ag_game_close(game);
    table_close(table);
    return 0;
}

static int count_of(int seat, ag_view_zone zone, int known)
{
    int count = 0;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        int owner = card->controller != 0 ? card->controller : card->owner;
        count += card->zone == zone && owner == seat && (card->id != 0) == known;
    }
    return count;
}

static void a_hand_is_its_players(void **unused)
{
    (void)unused;
    ag_game_view(game, 1, view);
    assert_int_equal(count_of(1, AG_VIEW_HAND, 1), 7);
    assert_int_equal(count_of(2, AG_VIEW_HAND, 1), 0);
    assert_int_equal(count_of(2, AG_VIEW_HAND, 0), 7);
    assert_int_equal(count_of(3, AG_VIEW_HAND, 1), 0);
    assert_int_equal(view->players[1].hand_count, 7);
    ag_game_view(game, AG_READER_PUBLIC, view);
    assert_int_equal(count_of(1, AG_VIEW_HAND, 1), 0);
    ag_game_view(game, AG_READER_ALL, view);
    assert_int_equal(count_of(2, AG_VIEW_HAND, 1), 7);
}

static void hidden_cards_say_nothing(void **unused)
{
    (void)unused;
    ag_game_view(game, 1, view);
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (card->id == 0) {
            assert_string_equal(card->key, "");
            assert_string_equal(card->name, "");
            assert_int_equal(card->types, 0);
            assert_int_equal(card->cost, 0);
            assert_int_equal(card->health, 0);
        }
    }
}

// The same table with the hidden cards dealt otherwise looks the same to a spectator.
static void what_is_hidden_leaves_no_trace(void **unused)
{
    (void)unused;
    ag_view *other = calloc(1, sizeof *other);
    assert_non_null(other);
    ag_state *state = ag_game_rules_edit(game)->state;
    ag_game_view(game, AG_READER_PUBLIC, view);
    int hand = state->players[1].hand;
    for (uint16_t slot = state->piles[hand].first; slot != 0; slot = state->cards[slot].next) {
        state->cards[slot].printed = ag_catalog_find(&table->catalog, "test/Champion");
        state->cards[slot].life += 5;
    }
    for (int seat = 1; seat <= state->seat_count; seat++) {
        int deck = state->players[seat].decks[0];
        for (uint16_t slot = state->piles[deck].first; slot != 0; slot = state->cards[slot].next) {
            state->cards[slot].printed = ag_catalog_find(&table->catalog, "test/Prayer");
        }
    }
    ag_rng_next(&state->rng);
    ag_game_view(game, AG_READER_PUBLIC, other);
    assert_memory_equal(view, other, sizeof *view);
    free(other);
}

static void heroes_are_seen_by_all(void **unused)
{
    (void)unused;
    ag_game_view(game, 2, view);
    for (int i = 0; i < view->player_count; i++) {
        int found = 0;
        for (int j = 0; j < view->card_count; j++) {
            const ag_view_card *card = &view->cards[j];
            if (card->id == view->players[i].hero) {
                found = 1;
                assert_int_equal(card->controller, view->players[i].seat);
                assert_int_equal(card->types, AG_TYPE_HERO);
                assert_int_equal(card->is_boss, view->players[i].side == AG_SIDE_BOSS);
                assert_int_equal(card->health, card->is_boss ? 30 : 28);
            }
        }
        assert_true(found);
    }
}

static void play_goes_on_and_views_stay_true(void **unused)
{
    (void)unused;
    for (int i = 0; i < 40; i++) {
        match_play(game, (uint64_t)i, 5);
        const ag_state *state = ag_game_rules(game)->state;
        for (int seat = 1; seat <= 3; seat++) {
            ag_game_view(game, seat, view);
            assert_true(view->card_count < state->used.cards + 1);
            for (int c = 0; c < view->card_count; c++) {
                uint32_t id = view->cards[c].id;
                int readers = id == 0;
                for (uint16_t slot = 1; slot < state->used.cards && id != 0; slot++) {
                    const ag_card *card = &state->cards[slot];
                    readers += ag_card_alias(state, slot, seat) == id
                               && ag_card_seen_by(state, card, (ag_seat)seat);
                }
                assert_int_equal(readers, 1);
            }
        }
    }
}

static const ag_view_card *card_of(uint32_t id)
{
    for (int i = 0; i < view->card_count; i++) {
        if (view->cards[i].id == id) return &view->cards[i];
    }
    return NULL;
}

static void an_attack_on_the_chain_says_at_whom(void **unused)
{
    (void)unused;
    int attacks = 0;
    match_options options = { .raiders = 2, .seed = 3, .ask_all = 1 };
    ag_game_close(game);
    game = match_open(table, &options);
    for (int i = 0; i < 3000 && attacks < 5 && ag_game_waits_for(game) != 0; i++) {
        match_play(game, (uint64_t)i, 1);
        ag_game_view(game, AG_READER_PUBLIC, view);
        const ag_view_link *link = &view->links[0];
        if (view->link_count == 0 || strcmp(link->kind, "attack") != 0 || link->target_count == 0) {
            continue;  // it is not aimed yet
        }
        const ag_view_card *attacker = card_of(link->card);
        const ag_view_card *defender = card_of(link->targets[0].card);
        assert_int_equal(link->target_count, 1);
        assert_non_null(attacker);
        assert_non_null(defender);
        assert_int_equal(link->targets[0].seat, defender->controller);
        assert_int_not_equal(view->players[defender->controller - 1].side,
                             view->players[attacker->controller - 1].side);
        attacks++;
    }
    assert_true(attacks >= 5);
}

static void phases_have_the_names_of_views(void **unused)
{
    (void)unused;
    assert_string_equal(ag_game_phase(game, 1, 0), "start phase");
    assert_string_equal(ag_game_phase(game, 1, 1), "action phase");
    assert_string_equal(ag_game_phase(game, 1, 2), "end phase");
    assert_null(ag_game_phase(game, 1, 3));
    assert_null(ag_game_phase(NULL, 1, 0));
}

static void a_phase_is_of_a_kind_whatever_it_is_called(void **unused)
{
    (void)unused;
    static const char *const names[] = { "", "start phase", "raid", "action phase", "end phase" };
    int seen[5] = { 0 };
    ag_game_view(game, 1, view);
    assert_int_equal(view->phase_kind, AG_VIEW_PHASE_NONE);
    for (int i = 0; i < 60; i++) {
        match_play(game, 1, 1);
        ag_game_view(game, 1, view);
        seen[view->phase_kind]++;
        assert_string_equal(view->phase, names[view->phase_kind]);
    }
    assert_true(seen[AG_VIEW_PHASE_ACTION] > 0 && seen[AG_VIEW_PHASE_END] > 0);
}

static void each_deck_is_counted(void **unused)
{
    (void)unused;
    match_play(game, 1, 30);
    ag_game_view(game, 1, view);
    for (int i = 0; i < view->player_count; i++) {
        const ag_view_player *player = &view->players[i];
        assert_int_equal(player->pile_count, 1);
        assert_int_equal(player->pile_decks[0], player->deck_count);
        assert_int_equal(player->pile_graveyards[0], player->graveyard_count);
        assert_true(player->deck_count > 0);
        assert_non_null(player->pile_names[0]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_hand_is_its_players, open_game, close_game),
        cmocka_unit_test_setup_teardown(hidden_cards_say_nothing, open_game, close_game),
        cmocka_unit_test_setup_teardown(what_is_hidden_leaves_no_trace, open_game, close_game),
        cmocka_unit_test_setup_teardown(heroes_are_seen_by_all, open_game, close_game),
        cmocka_unit_test_setup_teardown(an_attack_on_the_chain_says_at_whom, open_game, close_game),
        cmocka_unit_test_setup_teardown(phases_have_the_names_of_views, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_phase_is_of_a_kind_whatever_it_is_called, open_game,
                                        close_game),
        cmocka_unit_test_setup_teardown(each_deck_is_counted, open_game, close_game),
        cmocka_unit_test_setup_teardown(play_goes_on_and_views_stay_true, open_game, close_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
