// Losing, as the rules go on around it: passing in succession, waves after a departure, draws (CR
// 102, CR 410).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/chain/chain.h"
#include "rules/change/change.h"

static uint16_t instant;

static int three_raiders(void **unused)
{
    open_table(unused);
    close_table(unused);
    table = table_open(3);
    table_exhaust_heroes(table);
    instant = table_card(table, "Instant", AG_TYPE_ABILITY, 0, 0, 0);
    table_def(table, instant)->instant = 1;
    for (ag_seat seat = 1; seat <= 4; seat++) {
        table_put(table, instant, seat, AG_ZONE_HAND);
    }
    return 0;
}

static void pass(void)
{
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
}

// As a concession does it while somebody holds priority.
static void concedes(ag_seat seat)
{
    ag_player_lose(&table->rules, seat, AG_END_CONCEDED);
    table->state.choice = (ag_choice_state){ .kind = AG_QUESTION_NONE };
    ag_process_begin(&table->rules, 1);
    table_run(table);
}

// CR 410.4: who passed and left does not count among those who pass.
static void a_leaver_does_not_pass_for_others(void **unused)
{
    (void)unused;
    ag_window_begin(&table->rules);
    table_run(table);
    pass();
    pass();
    assert_int_equal(table_asked(table), 3);
    concedes(2);
    assert_int_equal(table_asked(table), 3);
    pass();
    assert_int_equal(table_asked(table), 4);
}

// CR 410.6: who leaves is an action of the wave, so another wave follows: it destroys what is
// attached to nothing now.
static void after_a_departure_comes_another_wave(void **unused)
{
    (void)unused;
    uint16_t aura = table_card(table, "Aura", AG_TYPE_ABILITY, 1, 0, 0);
    table_def(table, aura)->ongoing = 1;
    table_def(table, aura)->attachment = 1;
    ag_card_id ally =
        table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 2), 1, AG_ZONE_PARTY);
    ag_card_id held = table_put(table, aura, 2, AG_ZONE_PARTY);
    ag_card_edit(&table->state, held)->host = ally;
    ag_card_id hero = table_hero(table, 1);
    ag_process_begin(&table->rules, 0);
    ag_action action = { .kind = AG_ACTION_DESTROY, .source = table_hero(table, 4) };
    ag_action_begin(&table->rules, &action, &hero, 1);
    table_run(table);
    assert_false(ag_player_in(&table->state, 1));
    assert_false(ag_card_exists(&table->state, held));
    assert_int_equal(table->state.piles[table->state.players[2].graveyards[0]].count, 1);
}

// CR 102.3: who has conceded is not waited for where several decide together.
static void the_others_decide_without_him(void **unused)
{
    (void)unused;
    ag_player_lose(&table->rules, 2, AG_END_CONCEDED);
    ag_choice_open(&table->rules, AG_QUESTION_YES_NO, 1 << 1 | 1 << 2 | 1 << 3, AG_PROMPT_MAY,
                   AG_RULE(CR_708_3), table_hero(table, 4));
    ag_choice_add(&table->rules, AG_MOVE_YES, (ag_ref){ 0 });
    ag_choice_add(&table->rules, AG_MOVE_NO, (ag_ref){ 0 });
    assert_int_equal(ag_choice_ready(&table->rules), AG_ASK);
    assert_int_equal(table->state.choice.who, 1 << 1 | 1 << 3);
}

// He protects nobody and strikes with nothing on his way out.
static void he_declines_what_he_may(void **unused)
{
    (void)unused;
    ag_picks picks;
    ag_player_lose(&table->rules, 2, AG_END_CONCEDED);
    ag_choice_open(&table->rules, AG_QUESTION_PICK, 1 << 2, AG_PROMPT_PROTECT, AG_RULE(CR_602_2),
                   table_hero(table, 1));
    ag_choice_add(&table->rules, AG_MOVE_CARD, ag_ref_card(table_hero(table, 2)));
    ag_choice_add(&table->rules, AG_MOVE_NONE, (ag_ref){ 0 });
    assert_int_equal(ag_choice_ready(&table->rules), AG_AGAIN);
    assert_true(ag_choice_take(&table->rules, &picks));
    assert_int_equal(picks.count, 1);
    assert_int_equal(picks.picks[0], 1);
}

// CR 102.2, 708: what triggered as he left is not added to the chain, whoever adds the rest.
static void triggers_of_a_leaver_cease(void **unused)
{
    (void)unused;
    uint16_t mourner = table_card(table, "Mourner", AG_TYPE_ITEM, 1, 0, 0);
    ag_power_def *power = table_power(table, mourner, AG_POWER_TRIGGER);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DESTROYED };
    table_put(table, mourner, 1, AG_ZONE_PARTY);
    table_put(table, mourner, 2, AG_ZONE_PARTY);
    ag_card_edit(&table->state, table_hero(table, 1))->damage = 28;
    ag_window_begin(&table->rules);
    table_run(table);
    const char *first = strstr(table->told, "Mourner triggers");
    assert_non_null(first);
    assert_null(strstr(first + 1, "Mourner triggers"));
    assert_int_equal(table->state.used.waiting, 1);
}

// CR 102.2: what was removed with its owner stays removed.
static void what_left_with_its_owner_never_returns(void **unused)
{
    (void)unused;
    ag_player_lose(&table->rules, 1, AG_END_HERO);
    ag_players_leave(&table->rules);
    uint16_t slot = table->state.piles[table->state.players[1].removed].first;
    ag_card_id card = ag_card_id_of(&table->state, slot);
    ag_action action = { .kind = AG_ACTION_ENTER_PLAY, .seat = 2, .source = table_hero(table, 2) };
    ag_action_begin(&table->rules, &action, &card, 1);
    table_run(table);
    assert_true(ag_card_exists(&table->state, card));
    assert_int_equal(ag_zone(&table->state, card), AG_ZONE_REMOVED);
}

static ag_progress the_boss_player_loses(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)step;
    (void)context;
    ag_player_lose(rules, frame->seat, AG_END_EFFECT);
    return AG_DONE;
}

static void raid_loses(void)
{
    uint16_t raid = table_card(table, "Raid", AG_TYPE_RAID, 0, 0, 0);
    table_power(table, raid, AG_POWER_CALL)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, raid, 0, the_boss_player_loses, NULL);
    table->raid.printed = raid;
    table->raid.fatal_power = 1;
}

// CR 410.6: whoever falls in one wave falls at once, with fatal damage or without health: each
// sees the other fall.
static void a_wave_is_one_event(void **unused)
{
    (void)unused;
    uint16_t mourner = table_card(table, "Mourner", AG_TYPE_ALLY, 1, 1, 2);
    uint16_t ghost = table_card(table, "Ghost", AG_TYPE_ALLY, 1, 1, 0);
    uint16_t both[] = { mourner, ghost };
    for (int i = 0; i < 2; i++) {
        ag_power_def *power = table_power(table, both[i], AG_POWER_TRIGGER);
        power->watch = (ag_watch_def){ .event = AG_EVENT_DESTROYED,
                                       .has_subject = 1,
                                       .subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
        power->watch.subject.isnt = AG_IS_THIS;
    }
    ag_card_id first = table_put(table, mourner, 1, AG_ZONE_PARTY);
    ag_card_edit(&table->state, first)->damage = 2;
    table_put(table, ghost, 2, AG_ZONE_PARTY);
    ag_process_begin(&table->rules, 0);
    table_run(table);
    assert_false(ag_card_exists(&table->state, first));
    assert_int_equal(table->state.used.waiting - 1, 2);
    assert_true(table->state.waiting[1].event.flags & AG_EVENT_FATAL
                || table->state.waiting[2].event.flags & AG_EVENT_FATAL);
    assert_false(table->state.waiting[1].event.flags & table->state.waiting[2].event.flags
                 & AG_EVENT_FATAL);
}

// CR 414.1: uniqueness is checked in processing as well, whatever violated it, before the next
// wave.
static void a_wave_repairs_uniqueness(void **unused)
{
    (void)unused;
    uint16_t king = table_card(table, "King", AG_TYPE_ALLY, 1, 1, 1);
    table_def(table, king)->unique = 1;
    ag_card_id kings[] = { table_put(table, king, 2, AG_ZONE_PARTY),
                           table_put(table, king, 2, AG_ZONE_PARTY),
                           table_put(table, king, 1, AG_ZONE_PARTY) };
    ag_process_begin(&table->rules, 0);
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(table->state.choice.prompt, AG_PROMPT_UNIQUE);
    assert_int_equal(table_asked(table), 2);
    table_do(table, AG_MOVE_CARD, kings[0]);
    assert_false(ag_card_exists(&table->state, kings[0]));
    assert_true(ag_card_exists(&table->state, kings[1]));
    assert_true(ag_card_exists(&table->state, kings[2]));
}

// R100.2: the raiders win by the fatal damage of the final Boss, and the result says so.
static void the_final_boss_is_the_reason(void **unused)
{
    (void)unused;
    raid_loses();
    ag_card_edit(&table->state, table_hero(table, 4))->damage = 100;
    ag_process_begin(&table->rules, 0);
    table_run(table);
    assert_int_equal(table->state.winner, AG_WINNER_RAIDERS);
    assert_string_equal(ag_end_words[table->state.reason], "final Boss destroyed");
}

// CR 102.1a: all who fall in one wave fall together, whatever fells them.
static void one_wave_one_loss(void **unused)
{
    (void)unused;
    ag_player_edit(&table->state, 1)->flags |= AG_PLAYER_DECKED;
    ag_player_edit(&table->state, 2)->flags |= AG_PLAYER_DECKED;
    ag_card_edit(&table->state, table_hero(table, 3))->damage = 28;
    ag_process_begin(&table->rules, 0);
    table_run(table);
    assert_int_equal(table->state.winner, AG_WINNER_BOSS);
}

// CR 102.1a, R100.2: the last Boss and the last raiders in one wave: a draw.
static void boss_and_raiders_together_are_a_draw(void **unused)
{
    (void)unused;
    raid_loses();
    ag_card_edit(&table->state, table_hero(table, 1))->damage = 28;
    ag_card_edit(&table->state, table_hero(table, 2))->damage = 30;
    ag_player_edit(&table->state, 3)->flags |= AG_PLAYER_DECKED;
    ag_card_edit(&table->state, table_hero(table, 4))->damage = 100;
    ag_process_begin(&table->rules, 0);
    table_run(table);
    assert_int_equal(table->state.winner, AG_WINNER_DRAW);
}

#define lose_test(function) cmocka_unit_test_setup_teardown(function, three_raiders, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        lose_test(a_leaver_does_not_pass_for_others),
        lose_test(after_a_departure_comes_another_wave),
        lose_test(the_others_decide_without_him),
        lose_test(he_declines_what_he_may),
        lose_test(triggers_of_a_leaver_cease),
        lose_test(what_left_with_its_owner_never_returns),
        lose_test(a_wave_is_one_event),
        lose_test(a_wave_repairs_uniqueness),
        lose_test(the_final_boss_is_the_reason),
        lose_test(one_wave_one_loss),
        lose_test(boss_and_raiders_together_are_a_draw),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
