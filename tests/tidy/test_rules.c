// Rule numbers: whatever code, a card, a raid, a scenario or a page cites stands in a rule list.
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tidy/tree.h"

enum { NUMBERS_MAX = 2000, NUMBER_SIZE = 16 };

typedef struct numbers {
    char list[NUMBERS_MAX][NUMBER_SIZE];
    int count;
    int findings;
} numbers;

static int is_listed(const numbers *all, const char *number)
{
    for (int i = 0; i < all->count; i++) {
        if (strcmp(all->list[i], number) == 0) return 1;
    }
    return 0;
}

// A hundred of a raid that is not here yet is nobody's to list.
static int hundred_is_listed(const numbers *all, const char *number)
{
    for (int i = 0; i < all->count; i++) {
        if (strncmp(all->list[i], number, 2) == 0) return 1;
    }
    return 0;
}

// The number in quotes behind `before`, where the line has it.
static int quoted(const char *line, const char *before, char *out)
{
    const char *at = strstr(line, before);
    const char *from = at != NULL ? strchr(at, '"') : NULL;
    const char *to = from != NULL ? strchr(from + 1, '"') : NULL;
    if (to == NULL || to - from - 1 >= NUMBER_SIZE) return 0;
    snprintf(out, NUMBER_SIZE, "%.*s", (int)(to - from - 1), from + 1);
    return 1;
}

static void list_numbers(const tidy_file *file, void *context)
{
    numbers *all = context;
    int is_def = strstr(file->path, "engine/book/rules_") != NULL;
    int is_raid = tidy_ends(file->path, "/rules.lua");
    const char *rest = file->text;
    char line[4096];
    char number[NUMBER_SIZE];
    for (int at = 1; tidy_line(&rest, line, sizeof line); at++) {
        const char *before = is_def ? "AG_RULE(" : "[\"";
        if ((!is_def && !is_raid) || strncmp(line, "//", 2) == 0 || !quoted(line, before, number)) {
            continue;
        }
        assert_true(all->count < NUMBERS_MAX);
        if (is_listed(all, number)) {
            tidy_report(&all->findings, file->path, at, "%s is listed twice", number);
        }
        snprintf(all->list[all->count++], NUMBER_SIZE, "%s", number);
    }
}

// How long the number at `at` is ("CR 717.4a", "R101.3"), 0 where there is none with a point.
static size_t number_length(const char *at, const char *start)
{
    size_t length = strncmp(at, "CR ", 3) == 0 ? 3 : at[0] == 'R' ? 1 : 0;
    if (length == 0 || (at > start && (isalnum((unsigned char)at[-1]) || at[-1] == '_'))) return 0;
    for (int i = 0; i < 3; i++) {
        if (!isdigit((unsigned char)at[length++])) return 0;
    }
    if (at[length] != '.' || !isdigit((unsigned char)at[length + 1])) return 0;
    for (length++; isdigit((unsigned char)at[length]); length++) {
    }
    int letter = islower((unsigned char)at[length]) && !isalnum((unsigned char)at[length + 1]);
    return length + (size_t)letter;
}

static void check_numbers(const tidy_file *file, void *context)
{
    numbers *all = context;
    const char *rest = file->text;
    char line[4096];
    char number[NUMBER_SIZE];
    for (int n = 1; tidy_line(&rest, line, sizeof line); n++) {
        for (const char *at = line; *at != '\0'; at++) {
            size_t length = number_length(at, line);
            if (length == 0 || length >= sizeof number) continue;
            snprintf(number, sizeof number, "%.*s", (int)length, at);
            if (!is_listed(all, number) && (number[0] == 'C' || hundred_is_listed(all, number))) {
                tidy_report(&all->findings, file->path, n, "no rule list has %s", number);
            }
        }
    }
}

// A script cites a rule, not a chapter: "CR 305" says nothing that could be shown.
static void check_cites(const tidy_file *file, void *context)
{
    numbers *all = context;
    const char *rest = file->text;
    char line[4096];
    for (int n = 1; tidy_line(&rest, line, sizeof line); n++) {
        const char *cites = strstr(line, "cites = ");
        for (const char *at = cites; at != NULL && (at = strstr(at, "\"CR ")) != NULL; at++) {
            if (number_length(at + 1, line) == 0) {
                tidy_report(&all->findings, file->path, n, "a chapter is no rule: %.10s", at);
            }
        }
    }
}

static numbers *read_lists(void)
{
    numbers *all = calloc(1, sizeof *all);
    assert_non_null(all);
    tidy_walk("engine/book", ".def", list_numbers, all);
    tidy_walk("raids", ".lua", list_numbers, all);
    return all;
}

static void every_number_stands_in_a_list(void **state)
{
    (void)state;
    numbers *all = read_lists();
    assert_true(all->count > 450);
    tidy_walk("engine", ".c .h .def", check_numbers, all);
    tidy_walk("cards", ".lua", check_numbers, all);
    tidy_walk("raids", ".lua", check_numbers, all);
    tidy_walk("tests/scenarios", ".lua", check_numbers, all);
    tidy_walk("docs", ".md", check_numbers, all);
    int findings = all->findings;
    free(all);
    assert_int_equal(findings, 0);
}

static void scripts_cite_rules_not_chapters(void **state)
{
    (void)state;
    numbers *all = calloc(1, sizeof *all);
    assert_non_null(all);
    tidy_walk("cards", ".lua", check_cites, all);
    tidy_walk("raids", ".lua", check_cites, all);
    tidy_walk("tests/scenarios", ".lua", check_cites, all);
    int findings = all->findings;
    free(all);
    assert_int_equal(findings, 0);
}

// What a game tells shows its rule: "nothing" is for what the table does, not the game, and for a
// limit, whose tellers know which rule they cut.
static void check_events(const tidy_file *file, void *context)
{
    static const char *const without[] = { "REFEREE", "RULING", "LIMIT", "RELOADED" };
    numbers *all = context;
    const char *rest = file->text;
    char line[4096];
    for (int n = 1; tidy_line(&rest, line, sizeof line); n++) {
        int is_excused = 0;
        for (size_t i = 0; i < sizeof without / sizeof without[0]; i++) {
            char row[40];
            snprintf(row, sizeof row, "AG_EVENT(%s,", without[i]);
            is_excused |= strncmp(line, row, strlen(row)) == 0;
        }
        if (strncmp(line, "AG_EVENT(", 9) == 0 && strstr(line, ", NONE, ") != NULL && !is_excused) {
            tidy_report(&all->findings, file->path, n, "this event cites no rule");
        }
        all->count += strncmp(line, "AG_EVENT(", 9) == 0;
    }
}

// Whoever tells that a limit is reached says which rule that cuts.
static void check_limits(const tidy_file *file, void *context)
{
    numbers *all = context;
    const char *rest = file->text;
    char line[4096];
    int told_at = 0;
    for (int n = 1; tidy_line(&rest, line, sizeof line); n++) {
        if (strstr(line, "AG_EVENT_LIMIT") != NULL) {
            told_at = n;
        } else if (told_at == n - 1 && told_at != 0 && strstr(line, ".rule = ") == NULL) {
            tidy_report(&all->findings, file->path, n, "a limit that cites no rule");
        }
    }
}

// ---- reasons ----

enum { REASONS_MAX = 400 };

typedef struct reasons {
    char rule[REASONS_MAX][24], name[REASONS_MAX][40];
    char used[REASONS_MAX];
    int count;
} reasons;

static void list_reasons(const tidy_file *file, void *context)
{
    reasons *all = context;
    const char *rest = file->text;
    char line[4096];
    while (tidy_line(&rest, line, sizeof line)) {
        if (strncmp(line, "AG_REASON(", 10) == 0) {
            assert_true(all->count < REASONS_MAX);
            int read = sscanf(line, "AG_REASON(%23[A-Za-z0-9_], %39[A-Z_],", all->rule[all->count],
                              all->name[all->count]);
            assert_int_equal(read, 2);
            all->count++;
        }
    }
}

static int has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at++) {
        if (!isalnum((unsigned char)at[length]) && at[length] != '_') return 1;
    }
    return 0;
}

// AG_REFUSE(CR_601_2a, EXHAUSTED) where it is enforced, AG_REASON_CR_601_2a_EXHAUSTED where it is
// only spoken of.
static void use_reasons(const tidy_file *file, void *context)
{
    reasons *all = context;
    for (int i = 0; i < all->count; i++) {
        char enforced[96], spoken_of[96];
        snprintf(enforced, sizeof enforced, "AG_REFUSE(%s, %s)", all->rule[i], all->name[i]);
        snprintf(spoken_of, sizeof spoken_of, "AG_REASON_%s_%s", all->rule[i], all->name[i]);
        all->used[i] |= strstr(file->text, enforced) != NULL || has_word(file->text, spoken_of);
    }
}

static void every_event_cites_a_rule(void **state)
{
    (void)state;
    numbers *all = calloc(1, sizeof *all);
    assert_non_null(all);
    tidy_walk("engine/rules", "/events.def", check_events, all);
    assert_true(all->count > 50);
    tidy_walk("engine/rules", ".c", check_limits, all);
    int findings = all->findings;
    free(all);
    assert_int_equal(findings, 0);
}

static void every_reason_is_given_somewhere(void **state)
{
    (void)state;
    reasons *all = calloc(1, sizeof *all);
    int findings = 0;
    assert_non_null(all);
    tidy_walk("engine/rules", "/reasons.def", list_reasons, all);
    tidy_walk("engine", ".c", use_reasons, all);
    assert_true(all->count > 100);
    for (int i = 0; i < all->count; i++) {
        if (!all->used[i]) {
            tidy_report(&findings, "engine/rules/reasons.def", 0, "nobody says %s, %s",
                        all->rule[i], all->name[i]);
        }
    }
    free(all);
    assert_int_equal(findings, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_event_cites_a_rule),
        cmocka_unit_test(every_reason_is_given_somewhere),
        cmocka_unit_test(every_number_stands_in_a_list),
        cmocka_unit_test(scripts_cite_rules_not_chapters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
