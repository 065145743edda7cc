// The table of keywords in docs/cards.md: each rule of a keyword, and how a script says it.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/rules.h"
#include "state/words.h"

static const char page[] = AGGRO_SOURCE_DIR "/docs/cards.md";
static const char head[] = "| keyword | a script writes | what it means |\n| --- | --- | --- |\n";

// What no list of `keywords` says.
static const struct {
    const char *name;
    const char *written;
} own_words[] = {
    { "Death Rattle", "death_rattle { … }" },
    { "Inspire", "gives { to = this, inspires = your.ally }" },
    { "Sabotage", "gives { to = this, sabotages = opposing.location }`, `sabotages = \"deck\"" },
    { "Stash", "stash { … }" },
    { "Diplomacy", "diplomacy { to = any.ally:with { tag = \"Dwarf\" } }" },
    { "Finishing Move", "finishing_move {}" },
    { "Bloodrush", "only_if = bloodrush" },
    { "Unity", "only_if = unity" },
    { "Tribe", "tribe { … }" },
    { "Empower", "only_if = empower \"hunter\", me:empowered(\"hunter\")" },
    { "Portal", "me:portal()" },
    { "Delve", "me:delve()" },
};

static const char *own_word(const char *name)
{
    for (size_t i = 0; i < sizeof own_words / sizeof own_words[0]; i++) {
        if (strcmp(own_words[i].name, name) == 0) return own_words[i].written;
    }
    return NULL;
}

static void write_row(char *to, size_t capacity, const char *name, const char *title)
{
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, name);
    int takes = keyword < 0 ? AG_TAKES_OWN : ag_keyword_takes[keyword];
    const char *written = own_word(name);
    if ((takes == AG_TAKES_OWN) != (written != NULL)) {
        fail_msg("own_words of this test says nothing of %s, or too much", name);
    }
    if (written != NULL) {
        snprintf(to, capacity, "| %s | `%s` | %s |\n", name, written, title);
    } else {
        snprintf(to, capacity, "| %s | `keywords = \"%s%s\"` | %s |\n", name, name,
                 takes == AG_TAKES_NUMBER ? " 2" : "", title);
    }
}

// All rules of keywords, in the order of their list.
static void write_table(char *to, size_t capacity)
{
    snprintf(to, capacity, "%s", head);
    for (int rule = 1; rule < AG_RULE_COUNT; rule++) {
        size_t length = strlen(to);
        assert_true(length + 300 < capacity);
        if (strncmp(ag_rule_numbers[rule], "KW ", 3) == 0) {
            write_row(to + length, capacity - length, ag_rule_numbers[rule] + 3,
                      ag_rule_titles[rule]);
        }
    }
}

static char *read_page(void)
{
    enum { PAGE_MAX = 128 * 1024 };
    char *text = calloc(1, PAGE_MAX);
    FILE *file = fopen(page, "rb");
    assert_non_null(file);
    assert_true(fread(text, 1, PAGE_MAX - 1, file) < PAGE_MAX - 1);
    fclose(file);
    return text;
}

// Where the table of the page ends: before the first line that is no row.
static char *end_of(char *table)
{
    while (*table == '|') {
        char *next = strchr(table, '\n');
        assert_non_null(next);
        table = next + 1;
    }
    return table;
}

// With AGGRO_WRITE_DOCS set in the environment, the table is written instead.
static void the_guide_lists_every_keyword(void **state)
{
    (void)state;
    static char table[32 * 1024];
    write_table(table, sizeof table);
    char *text = read_page();
    char *begin = strstr(text, head);
    assert_non_null(begin);
    if (getenv("AGGRO_WRITE_DOCS") != NULL) {
        FILE *file = fopen(page, "wb");
        assert_non_null(file);
        fwrite(text, 1, (size_t)(begin - text), file);
        fwrite(table, 1, strlen(table), file);
        fputs(end_of(begin), file);
        fclose(file);
    } else if (strncmp(begin, table, strlen(table)) != 0
               || end_of(begin) != begin + strlen(table)) {
        fail_msg("docs/cards.md does not list the keywords: run this test with AGGRO_WRITE_DOCS=1");
    }
    free(text);
}

static void every_keyword_has_a_rule_of_its_name(void **state)
{
    (void)state;
    for (int keyword = 0; keyword < AG_KEYWORD_COUNT; keyword++) {
        const char *number = ag_rule_numbers[ag_keyword_rules[keyword]];
        assert_string_equal(number + 3, ag_keyword_words[keyword]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_guide_lists_every_keyword),
        cmocka_unit_test(every_keyword_has_a_rule_of_its_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
