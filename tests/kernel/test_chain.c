// The chain: the last link added resolves first; a link without a legal target is interrupted by
// the game; each kind of card goes where it belongs.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/chain/chain.h"
#include "rules/change/change.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

static ag_progress draws_one(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    if (step == 0) {
        ag_draw_begin(rules, frame->seat, 0, 1);
        return AG_AGAIN;
    }
    return AG_DONE;
}

// An instant that draws a card.
static uint16_t spell(const char *name)
{
    uint16_t printed = table_card(table, name, AG_TYPE_ABILITY, 0, 0, 0);
    table_def(table, printed)->instant = 1;
    table_power(table, printed, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, printed, 0, draws_one, NULL);
    return printed;
}

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    for (int i = 0; i < 4; i++) {
        table_put(table, 1, 1, AG_ZONE_DECK);
        table_put(table, 1, 2, AG_ZONE_DECK);
    }
    return 0;
}

static int count(int zone, ag_seat seat)
{
    return table->state.piles[ag_pile_of(&table->state, zone, seat, 0)].count;
}

static int told_before(const char *first, const char *second)
{
    const char *a = strstr(table->told, first), *b = strstr(table->told, second);
    return a != NULL && b != NULL && a < b;
}

static void the_last_added_resolves_first(void **unused)
{
    (void)unused;
    ag_card_id first = table_put(table, spell("First"), 1, AG_ZONE_HAND);
    ag_card_id second = table_put(table, spell("Second"), 1, AG_ZONE_HAND);
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, first);
    assert_int_equal(count(AG_ZONE_CHAIN, 0), 1);
    table_do(table, AG_MOVE_PLAY, second);
    assert_true(told_before("Second resolves.", "First resolves."));
    assert_int_equal(count(AG_ZONE_GRAVEYARD, 1), 2);
    assert_int_equal(count(AG_ZONE_HAND, 1), 2);
    assert_true(ag_chain_empty(&table->state));
}

static void others_may_answer(void **unused)
{
    (void)unused;
    ag_card_id first = table_put(table, spell("First"), 1, AG_ZONE_HAND);
    ag_card_id answer = table_put(table, spell("Answer"), 2, AG_ZONE_HAND);
    table_action_phase(table);
    assert_int_equal(table_do(table, AG_MOVE_PLAY, first), AG_ASK);
    assert_int_equal(table_asked(table), 2);
    table_do(table, AG_MOVE_PLAY, answer);
    assert_true(told_before("Answer resolves.", "First resolves."));
}

static void allies_and_ongoing_cards_enter_play(void **unused)
{
    (void)unused;
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 0, 1, 1);
    uint16_t aura = spell("Aura");
    table_def(table, aura)->ongoing = 1;
    ag_card_id ally_card = table_put(table, ally, 1, AG_ZONE_HAND);
    ag_card_id aura_card = table_put(table, aura, 1, AG_ZONE_HAND);
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, ally_card);
    table_pass_all(table);
    assert_int_equal(count(AG_ZONE_PARTY, 1), 2);
    table_do(table, AG_MOVE_PLAY, aura_card);
    assert_int_equal(count(AG_ZONE_PARTY, 1), 3);
    assert_int_equal(count(AG_ZONE_HAND, 1), 1);
    assert_true(told_before("Aura resolves.", "Aura enters play"));
}

static void resources_go_into_the_row(void **unused)
{
    (void)unused;
    ag_card_id card = table_put(table, spell("Card"), 1, AG_ZONE_HAND);
    ag_card_id quest =
        table_put(table, table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0), 1, AG_ZONE_HAND);
    table_action_phase(table);
    table_do(table, AG_MOVE_PLACE, card);
    assert_int_equal(count(AG_ZONE_RESOURCES, 1), 1);
    uint16_t slot = table->state.piles[table->state.players[1].resources].first;
    assert_true(table->state.cards[slot].flags & AG_CARD_FACE_DOWN);
    assert_int_equal(table_option(table, AG_MOVE_PLACE, quest), -1);  // CR 412.1: one a turn
}

static uint16_t bolt(void)
{
    uint16_t printed = spell("Bolt");
    ag_power_def *power = &table->powers[printed][0];
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .name = "ally",
                                         .aim = AG_AIM_HARM,
                                         .filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_OPPOSING) };
    return printed;
}

// CR 709.2a.
static void a_link_whose_targets_are_gone_is_interrupted(void **unused)
{
    (void)unused;
    ag_card_id card = table_put(table, bolt(), 1, AG_ZONE_HAND);
    table_put(table, spell("Answer"), 2, AG_ZONE_HAND);
    ag_card_id ally =
        table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 0, 1, 1), 3, AG_ZONE_PARTY);
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    ag_link_id link = ag_chain_top(&table->state);
    ag_ref target;
    assert_int_equal(ag_link_targets(&table->rules, link, 0, 0, &target, 1), 1);
    assert_true(ag_card_id_same(ag_ref_as_card(target), ally));
    ag_pile_take(&table->state, ally.slot);
    ag_card_renew(&table->state, ally.slot);
    ag_pile_put(&table->state, ally.slot, table->state.players[3].graveyards[0], 0);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_true(table_was_told(table, "Bolt is interrupted."));
    assert_int_equal(count(AG_ZONE_GRAVEYARD, 1), 1);
    assert_int_equal(count(AG_ZONE_HAND, 1), 0);
}

static ag_progress interrupts(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    ag_ref target;
    if (step == 0 && ag_link_targets(rules, frame->link, 0, 1, &target, 1) == 1) {
        *(int *)context = ag_link_interrupt(rules, ag_ref_as_link(target));
        return *(int *)context ? AG_AGAIN : AG_DONE;
    }
    return AG_DONE;
}

static void counter(uint16_t aimed_at, int *done)
{
    uint16_t printed = spell("Counter");
    table->script->function_count--;
    fake_script_effect(table->script, printed, 0, interrupts, done);
    ag_power_def *power = &table->powers[printed][0];
    power->target_count = 1;
    power->targets[0] =
        (ag_target_def){ .name = "link", .kind = AG_TARGET_LINK, .link_types = AG_TYPE_ABILITY };
    ag_card_id card = table_put(table, aimed_at, 1, AG_ZONE_HAND);
    ag_card_id answer = table_put(table, printed, 2, AG_ZONE_HAND);
    table_action_phase(table);
    assert_int_equal(table_option(table, AG_MOVE_PLAY, answer), -1);
    table_do(table, AG_MOVE_PLAY, card);
    table_do(table, AG_MOVE_PLAY, answer);
}

static void interrupting(void **unused)
{
    (void)unused;
    int done = 0;
    counter(spell("First"), &done);
    assert_int_equal(done, 1);
    assert_true(table_was_told(table, "First is interrupted."));
    assert_false(table_was_told(table, "First resolves."));
    assert_int_equal(count(AG_ZONE_GRAVEYARD, 1), 1);
    assert_int_equal(count(AG_ZONE_HAND, 1), 0);
}

static void what_cant_be_interrupted(void **unused)
{
    (void)unused;
    int done = 1;
    uint16_t first = spell("First");
    table_def(table, first)->cant_be_interrupted = 1;
    counter(first, &done);
    assert_int_equal(done, 0);
    assert_true(table_was_told(table, "First resolves."));
}

static int seen;

static ag_progress sees_it(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)step;
    (void)context;
    seen += frame->event.from == AG_ZONE_CHAIN && frame->event.to == AG_ZONE_GRAVEYARD;
    return AG_DONE;
}

static ag_progress removes_it_instead(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    if (step == 0) {
        ag_action action = { .kind = AG_ACTION_REMOVE, .source = frame->me };
        ag_action_begin(rules, &action, &frame->event.card, 1);
        return AG_AGAIN;
    }
    return AG_DONE;
}

// A card in play that watches abilities move, or has them move elsewhere.
static void put_watcher(int kind, fake_effect *effect)
{
    uint16_t printed = table_card(table, "Watcher", AG_TYPE_ITEM, 0, 0, 0);
    ag_power_def *power = table_power(table, printed, kind);
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->watch = (ag_watch_def){ .event = AG_EVENT_MOVED,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_ABILITY, AG_WHOSE_ANY) };
    fake_script_effect(table->script, printed, 0, effect, NULL);
    table_put(table, printed, 2, AG_ZONE_PARTY);
    seen = 0;
}

static void play_first(void)
{
    ag_card_id card = table_put(table, spell("First"), 1, AG_ZONE_HAND);
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    table_pass_all(table);
}

// CR 305.1.
static void a_resolved_ability_is_seen_to_go(void **unused)
{
    (void)unused;
    put_watcher(AG_POWER_TRIGGER, sees_it);
    play_first();
    assert_int_equal(seen, 1);
    assert_int_equal(count(AG_ZONE_GRAVEYARD, 1), 1);
}

static void a_resolved_ability_may_go_elsewhere(void **unused)
{
    (void)unused;
    put_watcher(AG_POWER_REPLACE, removes_it_instead);
    play_first();
    assert_int_equal(count(AG_ZONE_GRAVEYARD, 1), 0);
    assert_int_equal(count(AG_ZONE_REMOVED, 1), 1);
}

// CR 711.1.
static void an_interrupted_card_may_go_elsewhere(void **unused)
{
    (void)unused;
    int done = 0;
    put_watcher(AG_POWER_REPLACE, removes_it_instead);
    counter(spell("First"), &done);
    assert_int_equal(done, 1);
    assert_int_equal(count(AG_ZONE_GRAVEYARD, 1), 0);
    assert_int_equal(count(AG_ZONE_REMOVED, 1), 1);
}

static void an_interrupted_card_is_seen_to_go(void **unused)
{
    (void)unused;
    int done = 0;
    put_watcher(AG_POWER_TRIGGER, sees_it);
    counter(spell("First"), &done);
    table_pass_all(table);
    assert_int_equal(seen, 2);
}

// CR 103.3: what the game interrupts can't be replaced.
static void what_the_game_interrupts_goes_to_the_graveyard(void **unused)
{
    (void)unused;
    put_watcher(AG_POWER_REPLACE, removes_it_instead);
    a_link_whose_targets_are_gone_is_interrupted(unused);
    assert_int_equal(count(AG_ZONE_REMOVED, 1), 0);
}

// "Remove an ally from the game. When a hero is healed, …": both remembered by the card.
static ag_progress takes_away(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    if (step == 0) {
        ag_action action = { .kind = AG_ACTION_REMOVE,
                             .flags = AG_ACTION_HOLD,
                             .source = frame->me };
        ag_card_edit(rules->state, frame->me)->memory[2] = 7;
        ag_watch_begin(rules, &(ag_watch){ .printed = frame->printed,
                                           .power = 1,
                                           .source = frame->me,
                                           .link = frame->link,
                                           .controller = frame->seat,
                                           .lasts = AG_LASTS_GAME });
        ag_action_begin(rules, &action, context, 1);
        return AG_AGAIN;
    }
    return AG_DONE;
}

// CR 415.9b: the card in play goes on with what its link did from the chain.
static void what_it_did_on_the_chain_stays_with_it(void **unused)
{
    (void)unused;
    uint16_t rune = table_card(table, "Rune", AG_TYPE_ABILITY, 0, 0, 0);
    table_def(table, rune)->ongoing = 1;
    table_power(table, rune, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    table_power(table, rune, AG_POWER_LATER)->watch.event = AG_EVENT_HEALED;
    ag_card_id ally =
        table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 0, 1, 1), 3, AG_ZONE_PARTY);
    fake_script_effect(table->script, rune, 0, takes_away, &ally);
    ag_card_id card = table_put(table, rune, 1, AG_ZONE_HAND);
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    table_pass_all(table);
    ag_card_id now = ag_card_id_of(&table->state, card.slot);
    assert_int_equal(ag_zone(&table->state, now), AG_ZONE_PARTY);
    assert_true(ag_card_id_same(table->state.cards[ally.slot].held_by, now));
    assert_true(ag_card_id_same(table->state.watches[1].source, now));
    assert_int_equal(ag_card_at(&table->state, now)->memory[2], 7);
}

static ag_progress interrupts_itself(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)step;
    *(int *)context = ag_link_interrupt(rules, frame->link);
    return AG_DONE;
}

// CR 711.2.
static void a_link_cant_interrupt_itself(void **unused)
{
    (void)unused;
    int done = 1;
    uint16_t printed = spell("Ouroboros");
    table->script->function_count--;
    fake_script_effect(table->script, printed, 0, interrupts_itself, &done);
    ag_card_id card = table_put(table, printed, 1, AG_ZONE_HAND);
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(done, 0);
    assert_true(table_was_told(table, "Ouroboros resolves."));
}

static void links_go_stale(void **unused)
{
    (void)unused;
    ag_link_id link = ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_EFFECT,
                                                              .card = table_hero(table, 1),
                                                              .printed = 1,
                                                              .controller = 1 });
    assert_non_null(ag_link_at(&table->state, link));
    ag_link_close(&table->rules, link);
    assert_null(ag_link_at(&table->state, link));
    ag_link_id next = ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_EFFECT,
                                                              .card = table_hero(table, 1),
                                                              .printed = 1,
                                                              .controller = 1 });
    assert_int_equal(next.slot, link.slot);
    assert_null(ag_link_at(&table->state, link));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_last_added_resolves_first, lay_out, close_table),
        cmocka_unit_test_setup_teardown(others_may_answer, lay_out, close_table),
        cmocka_unit_test_setup_teardown(allies_and_ongoing_cards_enter_play, lay_out, close_table),
        cmocka_unit_test_setup_teardown(resources_go_into_the_row, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_link_whose_targets_are_gone_is_interrupted, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(interrupting, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_cant_be_interrupted, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_resolved_ability_is_seen_to_go, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_resolved_ability_may_go_elsewhere, lay_out, close_table),
        cmocka_unit_test_setup_teardown(an_interrupted_card_may_go_elsewhere, lay_out, close_table),
        cmocka_unit_test_setup_teardown(an_interrupted_card_is_seen_to_go, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_the_game_interrupts_goes_to_the_graveyard, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(what_it_did_on_the_chain_stays_with_it, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_link_cant_interrupt_itself, lay_out, close_table),
        cmocka_unit_test_setup_teardown(links_go_stale, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
