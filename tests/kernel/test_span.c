// Bounded text never runs over and says when it would have; growing text keeps everything.
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/span.h"

static void what_fits_is_written(void **unused)
{
    (void)unused;
    char text[8];
    ag_writer writer = ag_writer_open(text, sizeof text);
    ag_write(&writer, "%d", 12);
    ag_write(&writer, "-%s", "abcd");
    assert_string_equal(text, "12-abcd");
    assert_int_equal(writer.length, 7);
    assert_int_equal(writer.cut, 0);
}

static void what_does_not_fit_is_cut(void **unused)
{
    (void)unused;
    char text[9] = "........";
    ag_writer writer = ag_writer_open(text, 8);
    ag_write(&writer, "%s", "abcdefgh");
    assert_string_equal(text, "abcdefg");
    assert_int_equal(writer.cut, 1);
    ag_write(&writer, "more");
    assert_string_equal(text, "abcdefg");
    assert_int_equal(text[8], '\0');
}

static void items_stand_behind_commas(void **unused)
{
    (void)unused;
    char text[32];
    ag_text grown = { 0 };
    ag_writer writer = ag_writer_open(text, sizeof text);
    ag_write_item(&writer, "%d", 1);
    ag_write_item(&writer, "%d", 2);
    ag_write(&writer, "; (");
    ag_write_item(&writer, "three");
    ag_write_item(&writer, "four)");
    assert_string_equal(text, "1, 2; (three, four)");
    ag_text_add_item(&grown, "%s", "a");
    ag_text_add_item(&grown, "%s", "b");
    assert_string_equal(grown.bytes, "a, b");
    ag_text_close(&grown);
}

static void a_cost_is_a_number_and_its_x(void **unused)
{
    (void)unused;
    char text[32];
    ag_writer writer = ag_writer_open(text, sizeof text);
    ag_write_cost(&writer, 2, 1);
    ag_write(&writer, ", ");
    ag_write_cost(&writer, 0, 2);
    ag_write(&writer, ", ");
    ag_write_cost(&writer, 0, 0);
    assert_string_equal(text, "2 + X, X + X, 0");
}

static void what_is_too_long_loses_whole_words(void **unused)
{
    (void)unused;
    char text[16];
    ag_writer writer = ag_writer_open(text, sizeof text);
    ag_write_short(&writer, "Draw two cards.");
    assert_string_equal(text, "Draw two cards.");
    writer = ag_writer_open(text, sizeof text);
    ag_write_short(&writer, "Draw three cards.");
    assert_string_equal(text, "Draw three …");
    writer = ag_writer_open(text, sizeof text);
    ag_write_short(&writer, "Incomprehensibilities");
    assert_string_equal(text, " …");
}

static void growing_text_keeps_everything(void **unused)
{
    (void)unused;
    ag_text text = { 0 };
    for (int i = 0; i < 1000; i++) {
        ag_text_add(&text, "%03d", i);
    }
    ag_text_add_bytes(&text, "end\0ed", 6);
    assert_int_equal(text.length, 3006);
    assert_int_equal(text.failed, 0);
    assert_memory_equal(text.bytes + 2997, "999end", 6);
    assert_int_equal(text.bytes[3006], '\0');
    ag_text_close(&text);
    assert_null(text.bytes);
    ag_text_close(&text);
}

static void a_file_is_written_whole_or_stays(void **unused)
{
    (void)unused;
    char folder[] = "/tmp/aggro_span_XXXXXX", path[64];
    ag_text first = { 0 }, second = { 0 }, cut = { .failed = 1 }, read = { 0 };
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/file", folder);
    ag_text_add(&first, "first");
    ag_text_add_bytes(&second, "se\0cond", 7);
    assert_true(ag_text_write_file(&first, path));
    assert_true(ag_text_write_file(&second, path));
    assert_false(ag_text_write_file(&cut, path));
    assert_int_equal(errno, ENOMEM);
    assert_true(ag_text_add_file(&read, path, SIZE_MAX));
    assert_int_equal(read.length, 7);
    assert_memory_equal(read.bytes, "se\0cond", 7);
    assert_int_equal(remove(path), 0);
    assert_int_equal(rmdir(folder), 0);  // nothing lies beside it
    assert_false(ag_text_write_file(&first, path));
    assert_int_equal(errno, ENOENT);
    ag_text_close(&first);
    ag_text_close(&second);
    ag_text_close(&read);
}

static void an_article_fits_the_sound(void **unused)
{
    (void)unused;
    static const char *const words[][2] = {
        { "ally", "an" },
        { "hero", "a" },
        { "Undead", "an" },
        { "Unique ally", "a" },
        { "unit", "a" },
        { "useful", "a" },
        { "one-handed weapon", "a" },
        { "unarmed ally", "an" },
        { "only ally", "an" },
        { "", "a" },
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        assert_string_equal(ag_article(words[i][0]), words[i][1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_fits_is_written),
        cmocka_unit_test(what_does_not_fit_is_cut),
        cmocka_unit_test(growing_text_keeps_everything),
        cmocka_unit_test(a_file_is_written_whole_or_stays),
        cmocka_unit_test(items_stand_behind_commas),
        cmocka_unit_test(a_cost_is_a_number_and_its_x),
        cmocka_unit_test(what_is_too_long_loses_whole_words),
        cmocka_unit_test(an_article_fits_the_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
