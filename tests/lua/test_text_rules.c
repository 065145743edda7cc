// The table of words that texts are compared by: the page about findings shows all of it.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/span.h"
#include "lua/check/check_text.h"

// "may|up to|any*" as the page has it: "may", "up to", "any".
static void write_words(ag_writer *out, const char *phrases)
{
    for (const char *between = ""; *phrases != '\0'; between = ", ") {
        size_t length = strcspn(phrases, "|");
        ag_write(out, "%s\"%.*s\"", between, (int)(length - (phrases[length - 1] == '*')), phrases);
        phrases += length + (phrases[length] == '|');
    }
}

static void the_page_shows_each_row_in_order(void **unused)
{
    (void)unused;
    static char page[256 * 1024];
    FILE *file = fopen("docs/check.md", "r");
    assert_non_null(file);
    page[fread(page, 1, sizeof page - 1, file)] = '\0';
    fclose(file);
    const char *at = strstr(page, "| --- | --- | --- | --- |\n");
    assert_non_null(at);
    at = strchr(at, '\n') + 1;
    const ag_text_rule *rule;
    int count = 0;
    for (; (rule = ag_text_rule_at(count)) != NULL; count++) {
        char row[1024];
        ag_writer out = ag_writer_open(row, sizeof row);
        ag_write(&out, "| ");
        write_words(&out, rule->says);
        ag_write(&out, " | %s | ", rule->what);
        write_words(&out, rule->must);
        ag_write(&out, " | %s |\n", ag_check_code_at(rule->code)->code);
        if (strncmp(at, row, strlen(row)) != 0) {
            fail_msg("docs/check.md lacks, in its order: %s", row);
        }
        at += strlen(row);
    }
    assert_true(count > 40);
    assert_int_equal(*at, '\n');
}

// A row asks for something.
static void each_row_asks_for_something(void **unused)
{
    (void)unused;
    const ag_text_rule *rule;
    for (int i = 0; (rule = ag_text_rule_at(i)) != NULL; i++) {
        assert_true(rule->says[0] != '\0' || rule->must[0] != '\0');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_page_shows_each_row_in_order),
        cmocka_unit_test(each_row_asks_for_something),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
