// --explain: bots say why they do what they do; where a person reads along, nothing that he may not
// know.
#include "cli/program.h"

#include <string.h>

static void bots_among_themselves_say_all(void **state)
{
    (void)state;
    expect("play onyxias_lair --db cards.db --seed 7 --explain --max-turns 8", 1, "  raider 1: ");
    expect("play onyxias_lair --db cards.db --seed 7 --explain --max-turns 8", 1, "face down: ");
    expect("play onyxias_lair --db cards.db --seed 7 --explain --json --max-turns 8", 1,
           "{\"schema\":\"aggro.explain/1\",\"seat\":1,\"move\":\"");
    expect("play onyxias_lair --db cards.db --seed 7 --explain --games 3", 2, "--explain");
}

static void without_it_they_say_nothing(void **state)
{
    (void)state;
    outcome result = aggro("play onyxias_lair --db cards.db --seed 7 --max-turns 8");
    assert_null(strstr(result.text, "raider 1: "));
    result = aggro("play onyxias_lair --db cards.db --seed 7 --explain --quiet --max-turns 8");
    assert_null(strstr(result.text, "raider 1: "));
}

// The person passes, and the others play on: what they place face down and what they keep in hand
// is theirs.
static void a_person_reads_only_what_all_may_know(void **state)
{
    (void)state;
    outcome told = shell("(echo yes; yes pass | head -60) | $AGGRO play onyxias_lair --db cards.db "
                         "--seed 7 --seat 1=human --explain --json 2>/dev/null "
                         "| grep aggro.explain");
    assert_non_null(strstr(told.text, "\"why\":\"plays "));
    assert_null(strstr(told.text, "\"move\""));
    assert_null(strstr(told.text, "face down"));
    assert_null(strstr(told.text, "keeps"));
    assert_null(strstr(told.text, "passes"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_among_themselves_say_all),
        cmocka_unit_test(without_it_they_say_nothing),
        cmocka_unit_test(a_person_reads_only_what_all_may_know),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
