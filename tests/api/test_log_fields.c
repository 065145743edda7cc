// A log that somebody wrote by hand: whatever stands in it, the sums fit.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <cjson/cJSON.h>

#include "api/cave.h"
#include "support/log_forge.h"

// Each field of the first line of each kind becomes each of the values: whatever it says then, a
// sentence or a game comes of it.
static void a_field_of_a_log_may_be_anything(void **state)
{
    static const char *const values[] = { "-1",   "0",  "2147483648",  "9223372036854775807",
                                          "null", "[]", "{}",          "[[[[1]]]]",
                                          "1.5",  "\"\"", "\"seven\"", "\"\\u0000\"" };
    static const char *const kinds[] = { "{\"schema\"", "{\"script\"", "{\"entry\"",
                                         "{\"result\"" };
    const cave *at = *state;
    char path[256], report[512];
    int tried = 0;
    ag_text whole = { 0 };
    ag_game_def def = cave_table(1);
    ag_durable *table;
    ag_game *game = cave_game(at, &def);
    cave_play(game, 25, 1);
    cave_path(at, "a.table", path, sizeof path);
    assert_int_equal(ag_game_record(game, path, NULL), AG_OK);
    ag_game_close(game);
    assert_true(ag_text_add_file(&whole, path, 1 << 22));
    for (int kind = 0; kind < 4; kind++) {
        const char *line = strstr(whole.bytes, kinds[kind]);
        const char *end = strchr(line, '\n');
        for (const char *from = strstr(line, "\":"); from != NULL && from < end;
             from = strstr(from, "\":")) {
            const char *behind = NULL;
            from += 2;
            cJSON_Delete(cJSON_ParseWithOpts(from, &behind, 0));
            for (size_t i = 0; i < sizeof values / sizeof values[0]; i++, tried++) {
                ag_text text = { 0 }, summed = { 0 };
                ag_durable_info info;
                ag_result result;
                ag_error error = { 0 };
                ag_text_add_bytes(&text, whole.bytes, (size_t)(from - whole.bytes));
                ag_text_add(&text, "%s%s", values[i], behind);
                log_sum_again(text.bytes, text.length, &summed);
                assert_true(ag_text_write_file(&summed, path));
                ag_text_close(&text);
                ag_text_close(&summed);
                ag_status looked = ag_durable_look(path, &info, &error);
                assert_true(looked == AG_OK || error.text[0] != '\0');
                ag_status opened =
                    ag_durable_open(at->engine, path, &def, &table, &game, &error);
                assert_true(opened == AG_OK || error.text[0] != '\0');
                ag_game_close(game);
                ag_durable_close(table);
                error = (ag_error){ 0 };
                ag_status played = ag_replay(path, &result, report, sizeof report, &error);
                assert_true(played == AG_OK || error.text[0] != '\0');
            }
        }
    }
    assert_true(tried > 300);
    ag_text_close(&whole);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_field_of_a_log_may_be_anything, cave_set_up,
                                        cave_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
