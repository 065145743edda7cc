// The words that scripts write: found by their text, unique in their list, in as many rows as the
// list counts.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/words.h"

static void each_word_finds_itself(const char *const *words, int count)
{
    for (int i = 0; i < count; i++) {
        assert_non_null(words[i]);
        assert_int_equal(ag_word_find(words, count, words[i]), i);
    }
}

static void words_are_unique(void **unused)
{
    (void)unused;
    each_word_finds_itself(ag_type_words, AG_TYPE_COUNT);
    each_word_finds_itself(ag_damage_words, AG_DAMAGE_COUNT);
    each_word_finds_itself(ag_keyword_words, AG_KEYWORD_COUNT);
    each_word_finds_itself(ag_cant_words, AG_CANT_COUNT);
    each_word_finds_itself(ag_is_words, AG_IS_COUNT);
    each_word_finds_itself(ag_zone_words, AG_ZONE_COUNT);
    each_word_finds_itself(ag_lasts_words, AG_LASTS_COUNT);
    each_word_finds_itself(ag_field_words, AG_FIELD_COUNT);
    each_word_finds_itself(ag_class_words, AG_CLASS_COUNT);
    each_word_finds_itself(ag_faction_words, AG_FACTION_COUNT);
}

static void unknown_words_are_not_found(void **unused)
{
    (void)unused;
    assert_int_equal(ag_word_find(ag_type_words, AG_TYPE_COUNT, "dragon"), -1);
    assert_int_equal(ag_word_find(ag_type_words, AG_TYPE_COUNT, ""), -1);
}

static void bits_are_positions(void **unused)
{
    (void)unused;
    assert_int_equal(AG_TYPE_ALLY, 1 << ag_word_find(ag_type_words, AG_TYPE_COUNT, "ally"));
    assert_int_equal(AG_DAMAGE_FIRE, 1 << ag_word_find(ag_damage_words, AG_DAMAGE_COUNT, "fire"));
    assert_int_equal(AG_TYPE_EQUIPMENT, AG_TYPE_ARMOR | AG_TYPE_ITEM | AG_TYPE_WEAPON);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_unique),
        cmocka_unit_test(unknown_words_are_not_found),
        cmocka_unit_test(bits_are_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
