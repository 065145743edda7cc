// The style that a program can check: lengths, blanks, opening comments, words that stand for work
// that was put off.
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "tidy/tree.h"

enum {
    FILE_LINES_MAX = 600,
    FUNCTION_LINES_MAX = 70,
    COLUMNS_MAX = 100,
    PARAMETERS_MAX = 6,
    CARD_LINES_MAX = 60,
};

// Columns of UTF-8 text.
static int columns(const char *line)
{
    int count = 0;
    for (; *line != '\0'; line++) {
        count += ((unsigned char)*line & 0xc0) != 0x80;
    }
    return count;
}

static void check_blanks(const tidy_file *file, void *context)
{
    const char *rest = file->text;
    char line[4096];
    for (int number = 1; tidy_line(&rest, line, sizeof line); number++) {
        size_t length = strlen(line);
        if (length > 0 && isspace((unsigned char)line[length - 1])) {
            tidy_report(context, file->path, number, "a blank at the end of the line");
        }
        if (strchr(line, '\t') != NULL) {
            tidy_report(context, file->path, number, "a tab");
        }
    }
    size_t size = strlen(file->text);
    if (size > 0 && file->text[size - 1] != '\n') {
        tidy_report(context, file->path, 1, "the last line has no end");
    }
}

static void check_c_lines(const tidy_file *file, void *context)
{
    const char *rest = file->text;
    char line[4096];
    int number = 0;
    while (tidy_line(&rest, line, sizeof line)) {
        number++;
        if (columns(line) > COLUMNS_MAX) {
            tidy_report(context, file->path, number, "%d columns, at most %d", columns(line),
                        COLUMNS_MAX);
        }
    }
    if (number > FILE_LINES_MAX) {
        tidy_report(context, file->path, 1, "%d lines, at most %d: two ideas in one file?", number,
                    FILE_LINES_MAX);
    }
    if (strncmp(file->text, "//", 2) != 0) {
        tidy_report(context, file->path, 1, "a file opens with a comment that says its idea");
    }
}

// A function begins with a brace in the first column under its head and ends with one.
static void check_functions(const tidy_file *file, void *context)
{
    const char *rest = file->text;
    char line[4096], head[4096] = "";
    int number = 0, begins = 0;
    while (tidy_line(&rest, line, sizeof line)) {
        number++;
        if (strcmp(line, "{") == 0) {
            begins = number;
        } else if (strcmp(line, "}") == 0 && begins > 0) {
            if (number - begins + 1 > FUNCTION_LINES_MAX) {
                tidy_report(context, file->path, begins, "a function of %d lines, at most %d: %s",
                            number - begins + 1, FUNCTION_LINES_MAX, head);
            }
            begins = 0;
        } else if (begins == 0 && line[0] != ' ') {
            snprintf(head, sizeof head, "%s", line);
        }
    }
}

// How many parameters the head of a function names; those of a parameter that is a function itself
// do not count.
static int parameters(const char *head)
{
    const char *at = strchr(head, '(');
    int depth = 0, count = 1;
    for (; at != NULL && *at != '\0'; at++) {
        depth += (*at == '(') - (*at == ')');
        count += *at == ',' && depth == 1;
        if (depth == 0) break;
    }
    return at == NULL ? 0 : count;
}

// A head begins in the first column and ends with a semicolon, or with the brace under it.
static void check_parameters(const tidy_file *file, void *context)
{
    const char *rest = file->text;
    char line[4096], head[8192] = "";
    for (int number = 1; tidy_line(&rest, line, sizeof line); number++) {
        if (isalpha((unsigned char)line[0])) {
            snprintf(head, sizeof head, "%s", line);
        } else if (line[0] == ' ' && head[0] != '\0') {
            size_t length = strlen(head);
            snprintf(head + length, sizeof head - length, "%s", line);
        }
        size_t length = strlen(head);
        int is_whole = line[0] == '{' || (length > 0 && strchr(";{", head[length - 1]) != NULL);
        if (is_whole && parameters(head) > PARAMETERS_MAX) {
            tidy_report(context, file->path, number, "%d parameters, at most %d: a struct?",
                        parameters(head), PARAMETERS_MAX);
        }
        if (is_whole || line[0] == '}' || line[0] == '#') head[0] = '\0';
    }
}

static int is_word_at(const char *text, const char *at, size_t length)
{
    int before = at > text && isalnum((unsigned char)at[-1]);
    return !before && !isalnum((unsigned char)at[length]);
}

// Where a comment of the line begins; NULL: it has none.
static const char *comment_of(const char *line)
{
    int quoted = 0;
    for (const char *at = line; *at != '\0'; at++) {
        if (*at == '\\' && at[1] != '\0') {
            at++;
        } else if (*at == '"') {
            quoted = !quoted;
        } else if (!quoted && at[0] == '/' && at[1] == '/') {
            return at;
        }
    }
    return NULL;
}

// "There is no card" and "it is no longer a card" are English; so may be what the next line ends.
static int is_plain(const char *comment, const char *at, const char *words)
{
    const char *after = at + strlen(words);
    int is_no = strstr(words, " no") != NULL;
    int there = at - comment >= 6 && strncmp(at - 5, "here ", 5) == 0;
    return is_no && (there || *after == '\0' || strncmp(after, " longer", 7) == 0);
}

// Comments in plain English: what stops a reader, and what to write.
static void check_english(const tidy_file *file, void *context)
{
    static const char *const words[][2] = {
        { "is no", "is not a" },
        { "are no", "are not" },
        { "is none", "is not one" },
        { "are none", "are not" },
        { "anew", "again" },
        { "for who", "for those who" },
        { "of who", "of those who" },
        { "to who", "to those who" },
        { "by who", "by those who" },
        { "he", "the player … they" },
        { "He", "the player … they" },
        { "him", "the player … they" },
        { "his", "the player … they" },
    };
    const char *rest = file->text;
    char line[4096];
    for (int number = 1; tidy_line(&rest, line, sizeof line); number++) {
        const char *comment = comment_of(line);
        for (size_t i = 0; comment != NULL && i < sizeof words / sizeof words[0]; i++) {
            const char *at = strstr(comment, words[i][0]);
            for (; at != NULL; at = strstr(at + 1, words[i][0])) {
                if (is_word_at(comment, at, strlen(words[i][0]))
                    && !is_plain(comment, at, words[i][0])) {
                    tidy_report(context, file->path, number, "\"%s\" in a comment: \"%s\"",
                                words[i][0], words[i][1]);
                }
            }
        }
    }
}

// In two halves, so that this file does not find itself.
static void check_promises(const tidy_file *file, void *context)
{
    static const char *const words[] = { "TO"
                                         "DO",
                                         "FIX"
                                         "ME",
                                         "XX"
                                         "X",
                                         "HA"
                                         "CK" };
    const char *rest = file->text;
    char line[4096];
    for (int number = 1; tidy_line(&rest, line, sizeof line); number++) {
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
            const char *at = strstr(line, words[i]);
            if (at != NULL && is_word_at(line, at, strlen(words[i]))) {
                tidy_report(context, file->path, number, "\"%s\": do it now or leave it out",
                            words[i]);
            }
        }
    }
}

// A raid's list of rules is as long as its rulebook; all else that does something is short.
static void check_card(const tidy_file *file, void *context)
{
    const char *rest = file->text;
    char line[4096];
    int number = 0;
    if (strstr(file->path, "/rules.lua") != NULL) return;
    while (tidy_line(&rest, line, sizeof line)) {
        number++;
    }
    if (number > CARD_LINES_MAX) {
        tidy_report(context, file->path, 1, "%d lines, at most %d: the engine lacks a word", number,
                    CARD_LINES_MAX);
    }
}

// The state and the rules work in one struct: nothing in them asks for memory, opens a file or
// prints.
static int has_call(const char *line, const char *call)
{
    const char *at = strstr(line, call);
    size_t length = strlen(call);
    return at != NULL && is_word_at(line, at, length) && at[length] == '(';
}

static void check_calls(const tidy_file *file, void *context)
{
    static const char *const calls[] = { "malloc", "calloc", "realloc", "free",   "strdup",
                                         "qsort",  "fopen",  "printf",  "fprintf" };
    const char *rest = file->text;
    char line[4096];
    for (int number = 1; tidy_line(&rest, line, sizeof line); number++) {
        for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
            if (has_call(line, calls[i])) {
                tidy_report(context, file->path, number, "%s: the rules work without it", calls[i]);
            }
        }
    }
}

// What hangs on the language of the machine, or on where a table of Lua lies in memory. Who walks a
// table in Lua's own order puts in order what comes of it.
static void check_process(const tidy_file *file, void *context)
{
    static const struct {
        const char *call, *where, *instead;
    } calls[] = {
        { "isalpha", "", "base/letter.h" },
        { "isalnum", "", "base/letter.h" },
        { "isdigit", "", "base/letter.h" },
        { "isspace", "", "base/letter.h" },
        { "isupper", "", "base/letter.h" },
        { "islower", "", "base/letter.h" },
        { "isprint", "", "base/letter.h" },
        { "ispunct", "", "base/letter.h" },
        { "tolower", "", "base/letter.h" },
        { "toupper", "", "base/letter.h" },
        { "strcasecmp", "", "base/letter.h" },
        { "strncasecmp", "", "base/letter.h" },
        { "strcoll", "", "strcmp" },
        { "strtod", "", "whole numbers" },
        { "setlocale", "cli/", "lua/host/host.c" },
        { "uselocale", "lua/host/host.c", "lua/host/host.c" },
        { "luaL_len", "host/sandbox", "ag_sandbox_list" },
        { "lua_next", "host/sandbox fail.c data_lua.c field.c", "ag_entries_next" },
    };
    const char *rest = file->text;
    char line[4096], where[64];
    for (int number = 1; tidy_line(&rest, line, sizeof line); number++) {
        for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
            int allowed = 0;
            snprintf(where, sizeof where, "%s", calls[i].where);
            for (char *part = strtok(where, " "); part != NULL; part = strtok(NULL, " ")) {
                allowed |= strstr(file->path, part) != NULL;
            }
            if (!allowed && has_call(line, calls[i].call)) {
                tidy_report(context, file->path, number, "%s is another in another process: %s",
                            calls[i].call, calls[i].instead);
            }
        }
    }
}

// A header is guarded by its path: engine/rules/rules.h by AG_RULES_RULES_H.
static void check_guard(const tidy_file *file, void *context)
{
    char guard[256], wanted[600];
    const char *path = file->path;
    if (strncmp(path, "engine/include/", 15) == 0) return;  // AGGRO_H: what others include
    path += strncmp(path, "engine/", 7) == 0 ? 7 : 0;
    size_t length = 0;
    for (; path[length] != '\0' && length + 1 < sizeof guard; length++) {
        char letter = path[length];
        guard[length] = letter == '/' || letter == '.' ? '_' : (char)toupper((unsigned char)letter);
    }
    guard[length] = '\0';
    snprintf(wanted, sizeof wanted, "\n#ifndef AG_%s\n#define AG_%s\n", guard, guard);
    if (strstr(file->text, wanted) == NULL) {
        tidy_report(context, file->path, 1, "a header is guarded by its path: AG_%s", guard);
    }
}

static int walk(const char *const *folders, const char *endings, tidy_visit *visit)
{
    int findings = 0;
    for (; *folders != NULL; folders++) {
        tidy_walk(*folders, endings, visit, &findings);
    }
    return findings;
}

static const char *const code[] = { "engine", "tests", NULL };
static const char *const everything[] = { "engine", "tests",  "cards", "raids",
                                          "schema", "script", "docs",  NULL };
static const char *const scripts[] = { "cards", "raids", NULL };

// Folders whose comments are in plain English.
static const char *const plain[] = { "engine/include", "engine/cli",  "engine/bots",
                                     "engine/api",     "engine/lua",  "engine/store",
                                     "engine/state",   "engine/base", "engine/game",
                                     "engine/rules",   "engine/book", NULL };

static void lines_and_files_are_short(void **state)
{
    (void)state;
    assert_int_equal(walk(code, ".c .h .def", check_c_lines), 0);
}

static void functions_are_short(void **state)
{
    (void)state;
    assert_int_equal(walk(code, ".c .h", check_functions), 0);
}

static void functions_take_few_things(void **state)
{
    static const char *const engine[] = { "engine", NULL };
    (void)state;
    assert_int_equal(walk(engine, ".c .h", check_parameters), 0);
}

static void a_parameter_too_many_is_found(void **state)
{
    int findings = 0;
    tidy_file few = {
        .path = "few.c",
        .text = "int f(int a, int b, int c,\n      g *d(int, int), int e, int h)\n{\n}\n"
    };
    tidy_file many = { .path = "many.h",
                       .text = "int f(int a, int b, int c, int d,\n      int e, int g, int h);\n" };
    (void)state;
    check_parameters(&few, &findings);
    assert_int_equal(findings, 0);
    check_parameters(&many, &findings);
    assert_int_equal(findings, 1);
}

static void headers_are_guarded_by_their_paths(void **state)
{
    int findings = 0;
    tidy_file renamed = { .path = "engine/game/log/sentence.h",
                          .text = "// Texts.\n#ifndef AG_GAME_TELL_H\n#define AG_GAME_TELL_H\n" };
    (void)state;
    assert_int_equal(walk(code, ".h", check_guard), 0);
    check_guard(&renamed, &findings);
    assert_int_equal(findings, 1);
}

static void blanks_are_where_they_belong(void **state)
{
    (void)state;
    assert_int_equal(walk(everything, ".c .h .def .lua .sql .sh .txt", check_blanks), 0);
}

static void nothing_is_put_off(void **state)
{
    (void)state;
    assert_int_equal(walk(everything, ".c .h .def .lua .sql .sh .txt .md", check_promises), 0);
}

static void comments_are_plain_english(void **state)
{
    (void)state;
    assert_int_equal(walk(plain, ".c .h .def", check_english), 0);
}

static void card_scripts_are_short(void **state)
{
    (void)state;
    assert_int_equal(walk(scripts, ".lua", check_card), 0);
}

static void state_and_rules_never_allocate(void **state)
{
    static const char *const kernel[] = { "engine/state", NULL };
    (void)state;
    assert_int_equal(walk(kernel, ".c .h", check_calls), 0);
}

static void games_do_not_hang_on_their_process(void **state)
{
    static const char *const engine[] = { "engine", NULL };
    (void)state;
    assert_int_equal(walk(engine, ".c .h", check_process), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_and_files_are_short),
        cmocka_unit_test(functions_are_short),
        cmocka_unit_test(functions_take_few_things),
        cmocka_unit_test(a_parameter_too_many_is_found),
        cmocka_unit_test(headers_are_guarded_by_their_paths),
        cmocka_unit_test(blanks_are_where_they_belong),
        cmocka_unit_test(nothing_is_put_off),
        cmocka_unit_test(comments_are_plain_english),
        cmocka_unit_test(card_scripts_are_short),
        cmocka_unit_test(state_and_rules_never_allocate),
        cmocka_unit_test(games_do_not_hang_on_their_process),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
