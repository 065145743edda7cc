// `aggro why`: the seven questions, each of a recording that a scenario made.
#include "cli/program.h"

#include <string.h>

static int record(void **state)
{
    if (program_open(state) != 0) return -1;
    outcome result =
        shell("\"$AGGRO\" test --db cards.db --record . \"$SOURCE/tests/scenarios/why\"");
    return result.code;
}

static void a_card_is_not_played(void **state)
{
    (void)state;
    expect("why play.jsonl play Bolt", 0,
           "CR 403.6: Bolt can't be played: not enough ready resources.");
    expect(
        "why --json play.jsonl play Bolt", 0,
        "{\"schema\":\"aggro.why/1\",\"question\":\"play Bolt\",\"rule\":\"CR 403.6\",\"reason\":"
        "\"Bolt can't be played: not enough ready resources.\",\"cards\":[\"scenario/bolt\"],"
        "\"steps\":[{\"text\":\"it costs: 3; 2 can be exhausted to pay\",\"rule\":\"CR 403.6\"}]}");
}

static void a_power_is_not_used(void **state)
{
    (void)state;
    expect(
        "why --json use.jsonl use Scout", 0,
        "\"rule\":\"CR 302.2\",\"reason\":\"Scout can't be used: it came into the party after your "
        "turn began.\",\"cards\":[\"scenario/scout\"]");
    expect("why use.jsonl use Scout 2", 0, "CR 701.1: Scout can't be used: it has no such power.");
}

static void something_is_not_targeted(void **state)
{
    (void)state;
    expect(
        "why --json target.jsonl target Hidden with Finish", 0,
        "\"rule\":\"CR 706.1\",\"reason\":\"Finish can't target Hidden: an effect keeps opponents "
        "from targeting "
        "it.\",\"cards\":[\"scenario/finish\",\"scenario/hidden\",\"scenario/veil\"]");
    expect("why target.jsonl target Whole with Finish", 0, "It targets: opposing damaged ally");
    expect("why target.jsonl target Hurt with Finish", 0, "Finish can target Hurt");
}

static void something_is_not_attacked(void **state)
{
    (void)state;
    expect("why --json attack.jsonl attack hero@boss with Coward", 0,
           "\"rule\":\"CR 103.2\",\"reason\":\"Coward can't attack Onyxia: an effect keeps it from "
           "attacking.\",\"cards\":[\"scenario/coward\",\"onyxias_lair/onyxia_1\","
           "\"scenario/fence\"]");
    expect("why attack.jsonl attack Coward with hero@boss", 0, "CR 409.1: Onyxia can't attack");
}

static void a_trigger_did_not_fire(void **state)
{
    (void)state;
    expect("why --json trigger.jsonl trigger Mourner", 0,
           "\"rule\":\"CR 703.1\",\"reason\":\"Mourner did not trigger at \\\"Victim is "
           "destroyed\\\": "
           "it waits for another card.\",\"cards\":[\"scenario/mourner\",\"scenario/victim\"],"
           "\"steps\":[{\"text\":\"It waits for: your ally\",\"rule\":\"CR 703.1\"}]");
    expect("why given.jsonl trigger Ox@1", 0, "it waits for another card");
    expect("why --to 0 trigger.jsonl trigger Mourner", 2, "no \"Mourner\" is in play");
    expect("why --at 1 trigger.jsonl trigger Mourner", 0, "nothing happened that it waits for");
}

static void a_packet_was_changed(void **state)
{
    (void)state;
    expect(
        "why --json damage.jsonl damage hero@boss", 0,
        "\"rule\":\"CR 717.2\",\"reason\":\"1 was dealt to Onyxia, of 3 that would have been.\","
        "\"cards\":[\"onyxias_lair/onyxia_1\",\"hoa/ta_zo\",\"scenario/torch\",\"scenario/ward\"],"
        "\"steps\":[{\"text\":\"Ta'zo would deal 3 damage to Onyxia\",\"rule\":\"CR 408.1\"},"
        "{\"text\":\"Torch: +2, which makes 5\",\"rule\":\"CR 717.4a\"},"
        "{\"text\":\"Ward: -4, which makes 1\",\"rule\":\"CR 717.2\"}]");
}

static void a_number_comes_from_somewhere(void **state)
{
    (void)state;
    expect("why --json number.jsonl atk Soldier", 0,
           "\"rule\":\"CR 718.1\",\"reason\":\"The ATK of Soldier is 6.\",\"cards\":["
           "\"scenario/soldier\",\"scenario/drum\",\"scenario/fury\"],\"steps\":["
           "{\"text\":\"printed: 2\",\"rule\":\"CR 205.1\"},"
           "{\"text\":\"Drum: +1, which makes 3\",\"rule\":\"CR 718.1\"},"
           "{\"text\":\"Fury: doubled, which makes 6\",\"rule\":\"CR 719.4\"}]");
}

static void a_seat_learns_nothing_of_hidden_cards(void **state)
{
    (void)state;
    expect("why --seat boss play.jsonl play Bolt", 2, "no \"Bolt\" is in play");
    expect("why --seat boss play.jsonl play Bolt in hand@1", 2, "there are 0 \"Bolt\"");
    expect("why --seat 1 play.jsonl play Bolt", 0, "CR 403.6");
    expect("why --seat 1 attack.jsonl attack Coward with hero@boss", 2, "no move of this seat");
    expect("why --seat boss number.jsonl atk Soldier", 0, "The ATK of Soldier is 6.");
}

static void a_question_that_is_none_is_2(void **state)
{
    (void)state;
    expect("why", 2, "which recording?");
    expect("why nowhere.agr play Bolt", 4, "nowhere.agr");
    expect("why play.jsonl", 2, "why what?");
    expect("why play.jsonl plya Bolt", 2, "did you mean play?");
    expect("why play.jsonl attack Bolt", 2, "why attack CARD with CARD");
    expect("why play.jsonl play", 2, "why play CARD");
    expect("why play.jsonl --seat 9 play Bolt", 2, "there is no seat \"9\"");
    expect("why play.jsonl --to 99 play Bolt", 2, "--to is from 0 to ");
    expect("why play.jsonl --at 99 play Bolt", 2, "decisions in this recording");
    expect("why play.jsonl --at 1 --to 1 play Bolt", 2, "one at a time");
}

// At the table: the person's seat asks.
static void the_table_answers_too(void **state)
{
    (void)state;
    outcome result = shell("printf 'why play Nobody\\nwhy atk hero@boss\\nq\\n' | \"$AGGRO\" play "
                           "onyxias_lair --db cards.db --seed 7 --seat 1=human");
    assert_non_null(strstr(result.text, "no \"Nobody\" is in play"));
    assert_non_null(strstr(result.text, "The ATK of Onyxia is 0."));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_is_not_played),
        cmocka_unit_test(a_power_is_not_used),
        cmocka_unit_test(something_is_not_targeted),
        cmocka_unit_test(something_is_not_attacked),
        cmocka_unit_test(a_trigger_did_not_fire),
        cmocka_unit_test(a_packet_was_changed),
        cmocka_unit_test(a_number_comes_from_somewhere),
        cmocka_unit_test(a_seat_learns_nothing_of_hidden_cards),
        cmocka_unit_test(a_question_that_is_none_is_2),
        cmocka_unit_test(the_table_answers_too),
    };
    return cmocka_run_group_tests(tests, record, program_close);
}
