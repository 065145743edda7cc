// The lists of the rules: every row has its words, and no two events share a script word.
#include "support/suite.h"

static void events_have_words_of_their_own(void **unused)
{
    (void)unused;
    for (int i = 0; i < AG_EVENT_COUNT; i++) {
        assert_non_null(ag_event_words[i]);
        assert_non_null(ag_event_texts[i]);
        assert_int_not_equal(ag_event_words[i][0], '\0');
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(ag_event_words[i], ag_event_words[j]);
        }
    }
}

// Only blanks that tell.c knows.
static void sentences_have_known_blanks(void **unused)
{
    (void)unused;
    static const char *const blanks[] = { "{seat}",   "{by}",     "{card}",  "{source}",
                                          "{amount}", "{damage}", "{from}",  "{to}",
                                          "{word}",   "{s}",      "{chosen}" };
    for (int i = 0; i < AG_EVENT_COUNT; i++) {
        for (const char *at = strchr(ag_event_texts[i], '{'); at != NULL;
             at = strchr(at + 1, '{')) {
            int known = 0;
            for (int j = 0; j < 11; j++) {
                known |= strncmp(at, blanks[j], strlen(blanks[j])) == 0;
            }
            assert_true(known);
        }
    }
    for (int i = 0; i < AG_PROMPT_COUNT; i++) {
        for (const char *at = strchr(ag_prompt_texts[i], '{'); at != NULL;
             at = strchr(at + 1, '{')) {
            assert_true(strncmp(at, "{card}", 6) == 0 || strncmp(at, "{amount}", 8) == 0
                        || strncmp(at, "{cost}", 6) == 0 || strncmp(at, "{action}", 8) == 0
                        || strncmp(at, "{because}", 9) == 0);
        }
    }
}

static void rules_have_numbers_and_titles(void **unused)
{
    (void)unused;
    for (int i = 1; i < AG_RULE_COUNT; i++) {
        int base = strncmp(ag_rule_numbers[i], "CR ", 3) == 0 || ag_rule_numbers[i][0] == 'R'
                   || strncmp(ag_rule_numbers[i], "KW ", 3) == 0;
        assert_true(base);
        assert_int_not_equal(ag_rule_titles[i][0], '\0');
        assert_true(strlen(ag_rule_titles[i]) <= 60);
        assert_int_equal(ag_rule_find(ag_rule_numbers[i]), i);
    }
    assert_int_equal(ag_rule_find("CR 717.44"), AG_RULE_NONE);
    assert_string_equal(ag_rule_text(&table->catalog, AG_RULE(CR_717_4)), "CR 717.4");
    assert_string_equal(ag_rule_text(&table->catalog, AG_RULE_NONE), "");
}

// What the core of the game says is to be proved; few of its numbers are words or print.
static void few_rules_of_the_core_need_no_proof(void **unused)
{
    (void)unused;
    int exempt = 0;
    for (int i = AG_RULE_CR_400_1; i < AG_RULE_CR_800_1; i++) {
        const char *reason = ag_rule_exemption((uint16_t)i);
        exempt += reason != NULL;
        assert_true(reason == NULL || strncmp(reason, "definition: ", 12) == 0
                    || strncmp(reason, "physical: ", 10) == 0);
    }
    assert_true(exempt > 0 && exempt <= 60);
    assert_null(ag_rule_exemption(AG_RULE(CR_717_4)));
}

// In the order of the rules; a text ends "it can't be done: …", and no rule has one twice.
static void reasons_say_by_which_rule_from_what_and_why(void **unused)
{
    (void)unused;
    assert_int_equal(ag_reason_rules[AG_REASON_NONE], AG_RULE_NONE);
    for (int i = 1; i < AG_REASON_COUNT; i++) {
        const char *text = ag_reason_texts[i];
        assert_int_not_equal(ag_reason_rules[i], AG_RULE_NONE);
        assert_true(ag_reason_rules[i] >= ag_reason_rules[i - 1]);
        assert_int_not_equal(ag_reason_causes[i], AG_CAUSE_NONE);
        assert_in_range(text[0], 'a', 'z');
        assert_null(strchr(text, '.'));
        for (int j = 1; j < i; j++) {
            assert_true(ag_reason_rules[i] != ag_reason_rules[j]
                        || strcmp(text, ag_reason_texts[j]) != 0);
        }
    }
}

static void a_raids_own_rules_follow(void **unused)
{
    (void)unused;
    ag_symbol symbol = table_symbol(table, "R201.2a");
    assert_string_equal(ag_rule_text(&table->catalog, (uint16_t)(AG_RULE_COUNT + symbol)),
                        "R201.2a");
    assert_string_equal(ag_rule_text(&table->catalog, 65000), "");
}

static void numbers_of_raids_are_known_by_their_look(void **state)
{
    (void)state;
    static const char *const raids[] = { "R201.2", "R201.2a", "BT:Heroic Mode", "R505:Fel Geyser",
                                         "BT:What's in this Box" };
    static const char *const others[] = { "CR 717.2", "R",       "Rx", "R2 01", "BT: Heroic Mode",
                                          "BT:",      "bt:Mode", "",   ":Mode", "KW Protector",
                                          "Mode BT:1" };
    for (size_t i = 0; i < sizeof raids / sizeof raids[0]; i++) {
        assert_true(ag_rule_looks_a_raids(raids[i]));
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        assert_false(ag_rule_looks_a_raids(others[i]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(events_have_words_of_their_own),
        table_test(sentences_have_known_blanks),
        table_test(rules_have_numbers_and_titles),
        table_test(few_rules_of_the_core_need_no_proof),
        table_test(reasons_say_by_which_rule_from_what_and_why),
        table_test(a_raids_own_rules_follow),
        table_test(numbers_of_raids_are_known_by_their_look),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
