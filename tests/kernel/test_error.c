// Errors are filled once by their origin; "did you mean" finds the nearest word, or none.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/error.h"

static const char *const words[] = { "ally", "ability", "armor", "Onyxian Whelp", NULL };

static const char *next_word(void *context, int index)
{
    (void)context;
    return words[index];
}

static void status_and_sentence(void **unused)
{
    (void)unused;
    ag_error error;
    assert_int_equal(ag_fail(&error, AG_NOT_FOUND, "no card \"%s\"", "x/y"), AG_NOT_FOUND);
    assert_int_equal(error.status, AG_NOT_FOUND);
    assert_string_equal(error.text, "no card \"x/y\"");
    assert_int_equal(ag_fail(NULL, AG_USAGE, "nobody listens"), AG_USAGE);
}

static void long_sentences_are_cut(void **unused)
{
    (void)unused;
    ag_error error;
    char long_text[3000];
    memset(long_text, 'a', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    ag_fail(&error, AG_BAD_CONTENT, "%s", long_text);
    assert_int_equal(strlen(error.text), sizeof error.text - 1);
}

static void nearest_word(void **unused)
{
    (void)unused;
    assert_string_equal(ag_nearest("aly", next_word, NULL), "ally");
    assert_string_equal(ag_nearest("ALLY", next_word, NULL), "ally");
    assert_string_equal(ag_nearest("amror", next_word, NULL), "armor");
    assert_string_equal(ag_nearest("onyxian welp", next_word, NULL), "Onyxian Whelp");
    assert_null(ag_nearest("location", next_word, NULL));
    assert_string_equal(ag_nearest("whelp", next_word, NULL), "Onyxian Whelp");  // a part of it
    assert_string_equal(ag_nearest("ian-wh", next_word, NULL), "Onyxian Whelp");
    assert_string_equal(ag_nearest("'whelp.'", next_word, NULL), "Onyxian Whelp");
    assert_null(ag_nearest("nyx", next_word, NULL));  // too little to tell
}

// A party's "army" and "arm" are as near to each other as to "armo".
static const char *next_tie(void *context, int index)
{
    static const char *const near[] = { "army", "arms", "", "weapon", "weapon", "atk" };
    (void)context;
    return index < 6 ? near[index] : NULL;
}

static void what_is_surely_meant(void **unused)
{
    (void)unused;
    assert_string_equal(ag_surely("wepaon", next_tie, NULL), "weapon");  // twice the same
    assert_string_equal(ag_surely("waepno", next_tie, NULL), "weapon");  // two changes away
    assert_string_equal(ag_surely("army", next_tie, NULL), "army");
    assert_null(ag_surely("armo", next_tie, NULL));  // two are as near
    assert_null(ag_surely("at", next_tie, NULL));    // half of it is changed
    assert_null(ag_surely("eapo", next_tie, NULL));
    assert_null(ag_surely("whelp", next_word, NULL));  // a part of it
    assert_null(ag_surely("word", NULL, NULL));
}

static void sentences_say_what_was_meant(void **unused)
{
    (void)unused;
    static const char *const few[] = { "red", "", "green" };
    ag_word_list list = { few, 3 };
    char meant[AG_MEANT_BYTES];
    ag_error error;
    assert_string_equal(ag_meant("gren", ag_word_at, &list, meant), " (did you mean \"green\"?)");
    assert_string_equal(ag_meant("violet", ag_word_at, &list, meant), " (there is red, green)");
    assert_string_equal(ag_meant("violet", NULL, NULL, meant), "");
    assert_string_equal(ag_meant_one(NULL, meant), "");
    assert_int_equal(ag_fail_unknown(&error, AG_USAGE, "colour", "rde", ag_word_at, &list),
                     AG_USAGE);
    assert_string_equal(error.text, "there is no colour \"rde\" (did you mean \"red\"?)");
    assert_int_equal(ag_no_memory(&error, "a colour"), AG_NO_MEMORY);
    assert_string_equal(error.text, "no memory left for a colour");
}

static void absurd_words_have_no_neighbour(void **unused)
{
    (void)unused;
    char absurd[200];
    memset(absurd, 'x', sizeof absurd - 1);
    absurd[sizeof absurd - 1] = '\0';
    assert_null(ag_nearest(absurd, next_word, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(status_and_sentence),
        cmocka_unit_test(long_sentences_are_cut),
        cmocka_unit_test(nearest_word),
        cmocka_unit_test(what_is_surely_meant),
        cmocka_unit_test(sentences_say_what_was_meant),
        cmocka_unit_test(absurd_words_have_no_neighbour),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
