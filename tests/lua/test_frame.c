// Frames: handlers that begin, wait and go on; faults and budgets; forks with coroutines of their
// own.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lua/bench.h"
#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

static const bench_script scripts[] = {
    BENCH_BASE,
    { "t/ally", "return ally \"Test Ally\" { cost = 1, atk = 1, damage = \"melee\", health = 3, "
                "text = \"\" }" },
    { "t/plain", "return ability \"Plain\" { cost = 1, text = \"\",\n"
                 "  play = function(me) me.memory[1] = 7 end }" },
    { "t/waits", "return ability \"Waits\" { cost = 1, text = \"\",\n"
                 "  play = function(me)\n"
                 "    local total, hurt = me.hero:deal(2, \"fire\", opposing.hero)\n"
                 "    me.memory[1] = total\n"
                 "    me.memory[2] = #hurt\n"
                 "    total = me.hero:deal(3, \"frost\", opposing.hero)\n"
                 "    me.memory[3] = total\n"
                 "  end }" },
    { "t/asks",
      "return ability \"Asks\" { cost = 1, text = \"\",\n"
      "  play = function(me)\n"
      "    local ally = me.player:choose { from = any.ally, prompt = \"Which?\", aim = harm }\n"
      "    ally:destroy()\n"
      "    me.memory[1] = me.player:may(\"Again?\") and 1 or 2\n"
      "  end }" },
    { "t/fails", "return ability \"Fails\" { cost = 1, text = \"\",\n"
                 "  play = function(me)\n"
                 "    me.memory[1] = 5\n"
                 "    me.hero:deal(2.5, \"fire\", opposing.hero)\n"
                 "  end }" },
    { "t/loops", "return ability \"Loops\" { cost = 1, text = \"\",\n"
                 "  play = function(me) while true do end end }" },
    { "t/tokens", "return ability \"Tokens\" { cost = 1, text = \"\",\n"
                  "  play = function(me) me.player:put_token(\"t/token\", 2000) end }" },
    { "t/token",
      "return token \"Token\" { atk = 1, damage = \"melee\", health = 1, text = \"\" }" },
    { "t/dice", "return ability \"Dice\" { cost = 1, text = \"\",\n"
                "  play = function(me) for i = 1, 30000 do me.player:roll() end end }" },
    { "t/looks",
      "return ally \"Looks\" { cost = 1, atk = 1, damage = \"melee\", health = 3, text = \"\",\n"
      "  powers = { when.destroyed { of = any.ally,\n"
      "    only_if = function(me, event) return event.amount > 3 end,\n"
      "    effect = function(me, event) me.memory[1] = event.amount end } } }" },
    { "t/does",
      "return ally \"Does\" { cost = 1, atk = 1, damage = \"melee\", health = 3, text = \"\",\n"
      "  powers = { when.destroyed { of = any.ally,\n"
      "    only_if = function(me, event) me.player:draw(1) return true end,\n"
      "    effect = function(me) end } } }" },
    { NULL, NULL },
};

static int setup(void **state)
{
    static bench table;
    bench_open(&table, scripts);
    *state = &table;
    return 0;
}

static int teardown(void **state)
{
    bench_close(*state);
    return 0;
}

static int memory(const bench *table, ag_card_id card, int index)
{
    return ag_card_at(table->state, card)->memory[index - 1];
}

static void runs_straight(void **state)
{
    bench *table = *state;
    ag_card_id card = bench_card(table, 1, "t/plain", AG_ZONE_HAND);
    assert_int_equal(bench_run(table, card, 0, AG_SLOT_EFFECT), AG_DONE);
    assert_int_equal(memory(table, card, 1), 7);
    assert_int_equal(ag_frames_open(table->state), 0);
}

static void waits_for_its_tasks(void **state)
{
    bench *table = *state;
    ag_card_id card = bench_card(table, 1, "t/waits", AG_ZONE_HAND);
    assert_int_equal(bench_run(table, card, 0, AG_SLOT_EFFECT), AG_DONE);
    assert_int_equal(memory(table, card, 1), 2);
    assert_int_equal(memory(table, card, 2), 1);
    assert_int_equal(memory(table, card, 3), 3);
    assert_int_equal(ag_card_at(table->state, table->hero[2])->damage, 5);
}

static void asks_and_goes_on(void **state)
{
    bench *table = *state;
    ag_card_id card = bench_card(table, 1, "t/asks", AG_ZONE_HAND);
    ag_card_id first = bench_card(table, 1, "t/ally", AG_ZONE_PARTY);
    ag_card_id second = bench_card(table, 2, "t/ally", AG_ZONE_PARTY);
    assert_int_equal(bench_run(table, card, 0, AG_SLOT_EFFECT), AG_ASK);
    assert_int_equal(table->state->choice.option_count, 2);
    assert_int_equal(bench_answer(table, 1, 1), AG_ASK);
    assert_true(ag_card_exists(table->state, first));
    assert_false(ag_card_exists(table->state, second));
    assert_int_equal(table->state->choice.kind, AG_QUESTION_YES_NO);
    assert_int_equal(bench_answer(table, 1, 1), AG_DONE);
    assert_int_equal(memory(table, card, 1), 2);
}

static void expect_fault(bench *table, const char *key, const char *text)
{
    ag_card_id card = bench_card(table, 1, key, AG_ZONE_HAND);
    assert_int_equal(bench_run(table, card, 0, AG_SLOT_EFFECT), AG_FAULT);
    if (strstr(bench_report(table), text) == NULL || strstr(bench_report(table), key) == NULL) {
        fail_msg("expected \"%s\" in: %s", text, bench_report(table));
    }
}

static void reports_a_fault(void **state)
{
    expect_fault(*state, "t/fails",
                 "deal: the amount must be a whole number of at least 0, got 2.5");
    assert_non_null(strstr(bench_report(*state), ":4:"));
}

static void stops_endless_loops(void **state)
{
    expect_fault(*state, "t/loops", "budget");
}

static void limits_objects(void **state)
{
    expect_fault(*state, "t/tokens", "at most 1024 objects");
}

static void limits_tasks(void **state)
{
    expect_fault(*state, "t/dice", "at most 3000 things");
}

static int test_condition(bench *table, const char *key, int amount)
{
    ag_card_id card = bench_card(table, 1, key, AG_ZONE_PARTY);
    ag_frame frame = { .printed = ag_card_at(table->state, card)->printed,
                       .slot = AG_SLOT_CONDITION,
                       .seat = 1,
                       .me = card,
                       .event = { .kind = AG_EVENT_DESTROYED, .amount = amount } };
    return table->rules->port->test(table->rules->port->host, table->rules, &frame);
}

static void tests_conditions(void **state)
{
    bench *table = *state;
    assert_int_equal(test_condition(table, "t/looks", 4), 1);
    assert_int_equal(test_condition(table, "t/looks", 3), 0);
    assert_int_equal(test_condition(table, "t/does", 3), -1);
    assert_non_null(strstr(bench_report(table), "a condition may only look"));
}

// Two games over one Lua state: the second begins its frame while the first waits, and neither
// disturbs the other.
static void forks_have_their_own_coroutines(void **state)
{
    bench *table = *state;
    ag_card_id card = bench_card(table, 1, "t/asks", AG_ZONE_HAND);
    bench_card(table, 1, "t/ally", AG_ZONE_PARTY);
    bench_card(table, 2, "t/ally", AG_ZONE_PARTY);

    bench other = *table;
    other.lua = table->lua->fork(table->lua);
    other.state = calloc(1, sizeof *other.state);
    other.rules = calloc(1, sizeof *other.rules);
    ag_state_copy(other.state, table->state);
    *other.rules =
        (ag_rules){ .state = other.state, .catalog = other.lua->catalog, .port = other.lua->port };

    assert_int_equal(bench_run(table, card, 0, AG_SLOT_EFFECT), AG_ASK);
    assert_int_equal(bench_run(&other, card, 0, AG_SLOT_EFFECT), AG_ASK);
    assert_int_equal(bench_answer(&other, 1, 0), AG_ASK);
    assert_int_equal(bench_answer(table, 1, 1), AG_ASK);
    assert_int_equal(bench_answer(table, 1, 0), AG_DONE);
    assert_int_equal(bench_answer(&other, 1, 1), AG_DONE);
    assert_int_equal(memory(table, card, 1), 1);
    assert_int_equal(memory(&other, card, 1), 2);

    other.lua->close(other.lua);
    free(other.state);
    free(other.rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(runs_straight, setup, teardown),
        cmocka_unit_test_setup_teardown(waits_for_its_tasks, setup, teardown),
        cmocka_unit_test_setup_teardown(asks_and_goes_on, setup, teardown),
        cmocka_unit_test_setup_teardown(reports_a_fault, setup, teardown),
        cmocka_unit_test_setup_teardown(stops_endless_loops, setup, teardown),
        cmocka_unit_test_setup_teardown(limits_objects, setup, teardown),
        cmocka_unit_test_setup_teardown(limits_tasks, setup, teardown),
        cmocka_unit_test_setup_teardown(tests_conditions, setup, teardown),
        cmocka_unit_test_setup_teardown(forks_have_their_own_coroutines, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
