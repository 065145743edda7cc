// Bounded text never runs over and says when it would have; growing text keeps everything.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_fits_is_written),
        cmocka_unit_test(what_does_not_fit_is_cut),
        cmocka_unit_test(growing_text_keeps_everything),
        cmocka_unit_test(a_cost_is_a_number_and_its_x),
        cmocka_unit_test(what_is_too_long_loses_whole_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
