// Combat where weapons, parties and departures meet (CR 302, 303.2, 602).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/combat/combat.h"
#include "rules/play/play.h"

static ag_card_id hero, boss, bow;

static int lay_out(void **unused)
{
    open_table(unused);
    hero = table_hero(table, 1);
    boss = table_hero(table, 3);
    uint16_t printed = table_card(table, "Bow", AG_TYPE_WEAPON, 2, 3, 0);
    table_def(table, printed)->side[0].damage = AG_DAMAGE_RANGED;
    bow = table_put(table, printed, 1, AG_ZONE_PARTY);
    return 0;
}

static void bow_has(int keyword)
{
    table_def(table, ag_card_at(&table->state, bow)->printed)->side[0].keywords =
        AG_LONG_BIT(keyword);
}

static void attack_with_hero(ag_card_id defender)
{
    table_action_phase(table);
    table_do(table, AG_MOVE_ATTACK, hero);
    if (table->state.choice.prompt == AG_PROMPT_ATTACK) {
        table_do(table, AG_MOVE_CARD, defender);
    }
    assert_int_equal(table->state.choice.prompt, AG_PROMPT_STRIKE);
}

static int damage_on(ag_card_id card)
{
    return ag_card_at(&table->state, card)->damage;
}

// CR 303.2b: the wielder has the Long-Range of the weapon, while it is associated.
static void a_weapon_gives_long_range(void **unused)
{
    (void)unused;
    bow_has(AG_KEYWORD_LONG_RANGE);
    attack_with_hero(boss);
    table_do(table, AG_MOVE_CARD, bow);
    assert_int_equal(damage_on(boss), 3);
    assert_int_equal(damage_on(hero), 0);
    assert_false(ag_has_keyword(&table->rules, hero, AG_KEYWORD_LONG_RANGE));
}

static void not_without_striking(void **unused)
{
    (void)unused;
    bow_has(AG_KEYWORD_LONG_RANGE);
    attack_with_hero(boss);
    table_do(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 });
    assert_int_equal(damage_on(hero), 5);
}

// CR 602.2a with 303.2b.
static void a_weapon_gives_stealth(void **unused)
{
    (void)unused;
    uint16_t guard = table_card(table, "Guard", AG_TYPE_ALLY, 1, 1, 9);
    table_def(table, guard)->side[0].keywords = AG_LONG_BIT(AG_KEYWORD_PROTECTOR);
    table_put(table, guard, 3, AG_ZONE_PARTY);
    bow_has(AG_KEYWORD_STEALTH);
    attack_with_hero(boss);
    table_do(table, AG_MOVE_CARD, bow);
    assert_int_equal(damage_on(boss), 3);
    assert_false(table_was_told(table, "protects"));
}

static void not_the_other_words(void **unused)
{
    (void)unused;
    bow_has(AG_KEYWORD_ELUSIVE);
    table->state.combat = (ag_combat){ .stage = AG_COMBAT_ATTACK,
                                       .attacking_seat = 1,
                                       .attacker = hero,
                                       .strike_count = 1,
                                       .strikes = { { bow, hero } } };
    assert_false(ag_has_keyword(&table->rules, hero, AG_KEYWORD_ELUSIVE));
    assert_int_equal(ag_atk(&table->rules, hero), 3);
    ag_card_move(&table->rules, bow, AG_ZONE_GRAVEYARD, 1, 0);  // CR 303.2a: the association ends
    assert_int_equal(ag_atk(&table->rules, hero), 0);
}

// CR 302.2: Ferocity is for attacking.
static void ferocity_is_no_haste(void **unused)
{
    (void)unused;
    uint16_t printed = table_card(table, "Scout", AG_TYPE_ALLY, 1, 1, 1);
    table_def(table, printed)->side[0].keywords = AG_LONG_BIT(AG_KEYWORD_FEROCITY);
    ag_power_def *power = table_power(table, printed, AG_POWER_PAYMENT);
    power->cost = (ag_cost){ .part_count = 1, .parts = { { .kind = AG_COST_EXHAUST_THIS } } };
    ag_card_id scout = table_put(table, printed, 1, AG_ZONE_PARTY);
    assert_int_equal(ag_use_refuse(&table->rules, 1, scout, 0), AG_REASON_NONE);
    ag_card_edit(&table->state, scout)->party_since = table->state.turn.number;
    assert_int_equal(ag_attack_refuse(&table->rules, 1, scout, boss), AG_REASON_NONE);
    assert_int_equal(ag_use_refuse(&table->rules, 1, scout, 0), AG_REASON_CR_302_2_CAME_THIS_TURN);
}

// CR 411: a weapon that strikes exhausts, and so does who attacks: triggers see it.
static void exhausting_is_seen(void **unused)
{
    (void)unused;
    uint16_t watcher = table_card(table, "Watcher", AG_TYPE_ITEM, 1, 0, 0);
    ag_power_def *power = table_power(table, watcher, AG_POWER_TRIGGER);
    power->watch = (ag_watch_def){ .event = AG_EVENT_EXHAUSTED };
    table_put(table, watcher, 2, AG_ZONE_PARTY);
    attack_with_hero(boss);
    assert_int_equal(table->state.used.waiting - 1, 1);
    table_do(table, AG_MOVE_CARD, bow);
    const char *first = strstr(table->told, "Watcher triggers");
    assert_non_null(first);
    assert_non_null(strstr(first + 1, "Watcher triggers"));
}

#define combat_test(function) cmocka_unit_test_setup_teardown(function, lay_out, close_table)

// CR 602.2, 500.6: the defender's controller is asked first, then clockwise at the table.
static void protectors_are_asked_around_the_table(void **unused)
{
    (void)unused;
    table_close(table);
    table = table_open(3);
    uint16_t guard = table_card(table, "Guard", AG_TYPE_ALLY, 1, 1, 9);
    table_def(table, guard)->side[0].keywords = AG_LONG_BIT(AG_KEYWORD_PROTECTOR);
    table_put(table, guard, 2, AG_ZONE_PARTY);
    table_put(table, guard, 3, AG_ZONE_PARTY);
    table->state.players[2].order = 3;
    table->state.players[3].order = 2;
    table->state.turn.seat = table->boss;
    table_exhaust_heroes(table);
    ag_task_push(&table->rules, AG_TASK_PROTECT);
    table->state.combat = (ag_combat){ .stage = AG_COMBAT_ATTACK,
                                       .attacking_seat = 4,
                                       .attacker = table_hero(table, 4),
                                       .defence_count = 1,
                                       .defences = { { .proposed = table_hero(table, 1) } } };
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(table_asked(table), 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        combat_test(a_weapon_gives_long_range),
        combat_test(not_without_striking),
        combat_test(a_weapon_gives_stealth),
        combat_test(not_the_other_words),
        combat_test(ferocity_is_no_haste),
        combat_test(exhausting_is_seen),
        cmocka_unit_test_setup_teardown(protectors_are_asked_around_the_table, lay_out,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
