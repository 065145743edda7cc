// Moving: a card that changes zones is a different card (CR 415.9); attaching keeps it; a swap
// keeps the object and changes the cardboard (R101.4).
#include "support/suite.h"

#include "rules/change/change.h"

static void a_move_makes_a_different_card(void **unused)
{
    (void)unused;
    ag_card_id ally =
        table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1), 1, AG_ZONE_HAND);
    ag_card_id played = ag_card_move(&table->rules, ally, AG_ZONE_PARTY, 1, 1);
    assert_false(ag_card_exists(&table->state, ally));
    assert_int_equal(ag_zone(&table->state, played), AG_ZONE_PARTY);
    assert_int_equal(ag_card_at(&table->state, played)->controller, 1);
    assert_int_equal(ag_card_at(&table->state, played)->party_since, 1);
    ag_card_id buried = ag_card_move(&table->rules, played, AG_ZONE_GRAVEYARD, 1, 0);
    assert_int_equal(ag_card_at(&table->state, buried)->controller, 0);
}

// The effect that moves it once more fails: no id is given to two cards.
static void a_card_moves_as_often_as_ids_tell_apart(void **unused)
{
    (void)unused;
    ag_card_id ally =
        table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1), 1, AG_ZONE_HAND);
    ally.life = table->state.cards[ally.slot].life = UINT16_MAX - 1;
    ally = ag_card_move(&table->rules, ally, AG_ZONE_PARTY, 1, 1);
    assert_int_equal(ally.life, UINT16_MAX);
    assert_null(table->rules.over);
    ag_card_move(&table->rules, ally, AG_ZONE_GRAVEYARD, 1, 0);
    assert_non_null(table->rules.over);
}

static void cards_go_to_their_owners(void **unused)
{
    (void)unused;
    ag_card_id ally =
        table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1), 1, AG_ZONE_HAND);
    ag_card_id stolen = ag_card_move(&table->rules, ally, AG_ZONE_PARTY, 3, 1);
    assert_int_equal(ag_card_at(&table->state, stolen)->controller, 3);
    ag_card_id back = ag_card_move(&table->rules, stolen, AG_ZONE_HAND, 3, 1);
    assert_int_equal(table->state.piles[ag_card_at(&table->state, back)->pile].seat, 1);
}

// R101.3c: the event deck has a graveyard of its own.
static void each_deck_has_its_graveyard(void **unused)
{
    (void)unused;
    ag_state *state = &table->state;
    ag_player *boss = &state->players[table->boss];
    boss->deck_count = 2;
    boss->decks[1] = (uint8_t)ag_pile_open(state, AG_ZONE_DECK, table->boss, 1);
    boss->graveyards[1] = (uint8_t)ag_pile_open(state, AG_ZONE_GRAVEYARD, table->boss, 1);
    ag_card_id event = ag_card_open(state, 1, table->boss, 1, 0);
    ag_pile_put(state, event.slot, boss->decks[1], 0);
    event = ag_card_move(&table->rules, event, AG_ZONE_GRAVEYARD, table->boss, 0);
    assert_int_equal(ag_card_at(state, event)->pile, boss->graveyards[1]);
}

static void who_leaves_is_out_of_the_combat(void **unused)
{
    (void)unused;
    ag_card_id ally =
        table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1), 1, AG_ZONE_PARTY);
    table->state.combat = (ag_combat){ .stage = AG_COMBAT_ATTACK,
                                       .defence_count = 1,
                                       .attacker = ally,
                                       .defences = { { .proposed = table_hero(table, 3) } } };
    assert_true(ag_is_attacking(&table->state, ally));
    ag_card_move(&table->rules, ally, AG_ZONE_GRAVEYARD, 1, 0);
    assert_int_equal(table->state.combat.attacker.slot, 0);
    assert_int_equal(table->state.combat.defences[0].proposed.slot, table_hero(table, 3).slot);
}

static void attachments_know_their_host(void **unused)
{
    (void)unused;
    ag_card_id aura =
        table_put(table, table_card(table, "Aura", AG_TYPE_ABILITY, 1, 0, 0), 1, AG_ZONE_PARTY);
    ag_card_id held = table_put(table, 1, 1, AG_ZONE_HAND);
    assert_true(ag_attach(&table->rules, aura, table_hero(table, 3)));
    assert_true(ag_card_id_same(ag_card_at(&table->state, aura)->host, table_hero(table, 3)));
    assert_true(table_was_told(table, "Aura is attached to Boss."));
    assert_false(ag_attach(&table->rules, aura, held));
    assert_false(ag_attach(&table->rules, aura, aura));
}

static void a_swap_keeps_the_object(void **unused)
{
    (void)unused;
    ag_state *state = &table->state;
    uint16_t next = table_card(table, "Second stage", AG_TYPE_HERO, 0, 7, 60);
    ag_card_id boss = table_hero(table, table->boss);
    table_put(table, next, table->boss, AG_ZONE_ASIDE);
    ag_card *card = ag_card_edit(state, boss);
    card->damage = 50;
    card->flags |= AG_CARD_EXHAUSTED;
    ag_counter_add(state, boss, 1, 2);
    ag_swap(&table->rules, boss, next, AG_SWAP_KEEPS_READINESS);
    assert_true(ag_card_exists(state, boss));
    assert_int_equal(card->damage, 0);
    assert_int_equal(ag_health(&table->rules, boss), 60);
    assert_int_equal(ag_counter_count(state, boss, 1), 2);
    assert_true(card->flags & AG_CARD_EXHAUSTED);
    assert_int_equal(state->piles[state->players[3].aside].count, 0);
    uint16_t removed = state->piles[state->players[3].removed].first;
    assert_int_equal(state->cards[removed].printed, 2);
    ag_swap(&table->rules, boss, 2, 0);
    assert_false(card->flags & AG_CARD_EXHAUSTED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(a_move_makes_a_different_card),
        table_test(a_card_moves_as_often_as_ids_tell_apart),
        table_test(cards_go_to_their_owners),
        table_test(each_deck_has_its_graveyard),
        table_test(who_leaves_is_out_of_the_combat),
        table_test(attachments_know_their_host),
        table_test(a_swap_keeps_the_object),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
