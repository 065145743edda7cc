// Leaving: with all that one owns; the game is decided as one side is left (CR 102, R100.2).
#include "support/suite.h"

#include "rules/chain/chain.h"
#include "rules/change/change.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

static void loses(ag_seat seat, int reason)
{
    ag_player_lose(&table->rules, seat, reason);
}

static void with_all_that_he_owns(void **unused)
{
    (void)unused;
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1);
    static const int zones[] = { AG_ZONE_HAND, AG_ZONE_DECK, AG_ZONE_GRAVEYARD, AG_ZONE_PARTY,
                                 AG_ZONE_RESOURCES };
    for (int i = 0; i < 5; i++) {
        table_put(table, ally, 1, zones[i]);
    }
    loses(1, AG_END_HERO);
    assert_true(ag_player_in(&table->state, 1));
    assert_int_equal(ag_players_leave(&table->rules), 1);
    assert_false(ag_player_in(&table->state, 1));
    assert_int_equal(table->state.piles[table->state.players[1].removed].count, 6);
    assert_int_equal(ag_players_leave(&table->rules), 0);
}

// CR 401.3b: what he only controlled goes back.
static void what_he_borrowed_goes_back(void **unused)
{
    (void)unused;
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1);
    ag_card_id card = table_put(table, ally, 2, AG_ZONE_PARTY);
    ag_card *stolen = ag_card_edit(&table->state, card);
    ag_pile_take(&table->state, card.slot);
    stolen->controller = 3;
    ag_pile_put(&table->state, card.slot, table->state.players[3].party, 1);
    table->state.players[3].side = AG_SIDE_RAIDERS;  // so that the game goes on
    table->state.players[1].side = AG_SIDE_BOSS;
    loses(3, AG_END_EFFECT);
    ag_players_leave(&table->rules);
    assert_true(ag_card_exists(&table->state, card));
    assert_int_equal(ag_card_at(&table->state, card)->controller, 2);
    assert_int_equal(ag_card_at(&table->state, card)->pile, table->state.players[2].party);
}

// CR 401.3b: nobody else had it, so it goes, though its owner plays on.
static void what_he_put_into_play_himself_goes_with_him(void **unused)
{
    (void)unused;
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1);
    ag_card_id card = table_put(table, ally, 2, AG_ZONE_GRAVEYARD);
    card = ag_card_move(&table->rules, card, AG_ZONE_PARTY, 1, 1);
    loses(1, AG_END_EFFECT);
    ag_players_leave(&table->rules);
    assert_true(ag_player_in(&table->state, 2));
    assert_false(ag_card_exists(&table->state, card));
    assert_int_equal(ag_zone(&table->state, ag_card_id_of(&table->state, card.slot)),
                     AG_ZONE_REMOVED);
}

static void his_links_and_modifiers_end(void **unused)
{
    (void)unused;
    ag_change change = { .subject = { .only = table_hero(table, 2) },
                         .amount = table_amount(2),
                         .field = AG_FIELD_ATK };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = table_hero(table, 1),
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
    ag_link_id link = ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_EFFECT,
                                                              .card = table_hero(table, 1),
                                                              .printed = 1,
                                                              .controller = 1 });
    ag_link_id other = ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_EFFECT,
                                                               .card = table_hero(table, 2),
                                                               .printed = 1,
                                                               .controller = 2 });
    assert_int_equal(ag_atk(&table->rules, table_hero(table, 2)), 2);
    loses(1, AG_END_CONCEDED);
    ag_players_leave(&table->rules);
    assert_int_equal(ag_atk(&table->rules, table_hero(table, 2)), 0);
    assert_null(ag_link_at(&table->state, link));
    assert_non_null(ag_link_at(&table->state, other));
}

static void the_last_raider_decides(void **unused)
{
    (void)unused;
    loses(1, AG_END_HERO);
    ag_players_leave(&table->rules);
    assert_int_equal(table->state.winner, AG_WINNER_NONE);
    loses(2, AG_END_DECKED);
    ag_players_leave(&table->rules);
    assert_int_equal(table->state.winner, AG_WINNER_BOSS);
    assert_string_equal(ag_end_words[table->state.reason], "decked");
    assert_true(table_was_told(table, "The Boss wins."));
}

static void the_boss_player_loses_for_his_side(void **unused)
{
    (void)unused;
    loses(3, AG_END_BOSS);
    ag_players_leave(&table->rules);
    assert_int_equal(table->state.winner, AG_WINNER_RAIDERS);
}

static void all_at_once_is_a_draw(void **unused)
{
    (void)unused;
    for (ag_seat seat = 1; seat <= 3; seat++) {
        loses(seat, AG_END_HERO);
    }
    ag_players_leave(&table->rules);
    assert_int_equal(table->state.winner, AG_WINNER_DRAW);
    assert_true(table_was_told(table, "The raid is a draw."));
}

// Three seats of which the third is out: each of the others is a side of his own.
static void of_two_who_oppose_each_other_one_wins(void **unused)
{
    (void)unused;
    table->state.players[1].side = AG_SIDE_ONE;
    table->state.players[2].side = AG_SIDE_ONE + 1;
    table->state.players[3].flags = 0;
    loses(1, AG_END_DECKED);
    ag_players_leave(&table->rules);
    assert_int_equal(table->state.winner, AG_WINNER_ONE + 1);
    assert_string_equal(ag_winner_words[table->state.winner], "player 2");
}

static void both_of_two_at_once_are_a_draw(void **unused)
{
    (void)unused;
    table->state.players[1].side = AG_SIDE_ONE;
    table->state.players[2].side = AG_SIDE_ONE + 1;
    table->state.players[3] = (ag_player){ .side = 0 };
    loses(1, AG_END_HERO);
    loses(2, AG_END_HERO);
    ag_players_leave(&table->rules);
    assert_int_equal(table->state.winner, AG_WINNER_DRAW);
    assert_true(table_was_told(table, "The game is a draw."));
}

static void nobody_loses_twice(void **unused)
{
    (void)unused;
    loses(1, AG_END_HERO);
    ag_players_leave(&table->rules);
    size_t told = table->told_length;
    loses(1, AG_END_DECKED);
    assert_int_equal(ag_players_leave(&table->rules), 0);
    assert_int_equal(table->told_length, told);
    assert_int_equal(table->state.reason, AG_END_HERO);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(with_all_that_he_owns),
        table_test(what_he_borrowed_goes_back),
        table_test(what_he_put_into_play_himself_goes_with_him),
        table_test(his_links_and_modifiers_end),
        table_test(the_last_raider_decides),
        table_test(the_boss_player_loses_for_his_side),
        table_test(all_at_once_is_a_draw),
        table_test(of_two_who_oppose_each_other_one_wins),
        table_test(both_of_two_at_once_are_a_draw),
        table_test(nobody_loses_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
