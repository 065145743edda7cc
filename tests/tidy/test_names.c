// Names: a file name stands once in the engine, a type name means one type, and what the rule book
// or the field has a word for is called by it.
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

enum { NAMES_MAX = 2000, NAME_SIZE = 64 };

typedef struct names {
    char list[NAMES_MAX][NAME_SIZE];
    const char *kind;
    int count;
    int findings;
} names;

static void add_name(names *all, const tidy_file *file, int line, const char *name, size_t length)
{
    char word[NAME_SIZE];
    assert_true(all->count < NAMES_MAX);
    snprintf(word, sizeof word, "%.*s", (int)length, name);
    for (int i = 0; i < all->count; i++) {
        if (strcmp(all->list[i], word) == 0) {
            tidy_report(&all->findings, file->path, line, "another %s is called %s", all->kind,
                        word);
        }
    }
    strcpy(all->list[all->count++], word);
}

static void note_file(const tidy_file *file, void *context)
{
    const char *name = strrchr(file->path, '/') + 1;
    add_name(context, file, 1, name, strlen(name));
}

// "} ag_card;" at the beginning of a line ends the type of that name.
static void note_types(const tidy_file *file, void *context)
{
    const char *rest = file->text;
    char line[4096];
    for (int n = 1; tidy_line(&rest, line, sizeof line); n++) {
        size_t length = strncmp(line, "} ag_", 5) == 0 ? strcspn(line + 2, ";") : 0;
        if (length > 0 && line[2 + length] == ';') {
            add_name(context, file, n, line + 2, length);
        }
    }
}

static names *names_of(const char *kind, const char *endings, tidy_visit *visit)
{
    names *all = calloc(1, sizeof *all);
    assert_non_null(all);
    all->kind = kind;
    tidy_walk("engine", endings, visit, all);
    return all;
}

static void assert_once(const char *kind, const char *endings, tidy_visit *visit, int least)
{
    names *all = names_of(kind, endings, visit);
    int findings = all->findings, count = all->count;
    free(all);
    assert_true(count > least);
    assert_int_equal(findings, 0);
}

static void a_file_name_stands_once(void **state)
{
    (void)state;
    assert_once("file", ".c", note_file, 200);
    assert_once("file", ".h", note_file, 80);
}

static void a_type_name_is_one_type(void **state)
{
    (void)state;
    assert_once("type", ".c .h", note_types, 150);
}

// ---- private words ----

static const struct {
    const char *word, *instead;
} words[] = {
    { "deed", "action" },           { "gist", "summary" },   { "lens", "context" },
    { "wound", "damage dealt" },    { "trail", "log path" }, { "retell", "to_scenario" },
    { "retelling", "to_scenario" }, { "invite", "seating" }, { "slip", "finding" },
};

// Whether the word stands at `at` for itself: between other letters it is a part of another one.
static int is_word(const char *line, const char *at, size_t length)
{
    return (at == line || !isalpha((unsigned char)at[-1])) && !isalpha((unsigned char)at[length]);
}

static void check_words(const tidy_file *file, void *context)
{
    int *findings = context;
    const char *rest = file->text;
    char line[4096];
    for (int n = 1; tidy_line(&rest, line, sizeof line); n++) {
        char *quote = strchr(line, '"');
        if (quote != NULL && strncmp(line, "#include", 8) != 0) {
            *quote = '\0';  // what people read is theirs
        }
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
            const char *at = strstr(line, words[i].word);
            if (at != NULL && is_word(line, at, strlen(words[i].word))) {
                tidy_report(findings, file->path, n, "\"%s\": say %s", words[i].word,
                            words[i].instead);
            }
        }
    }
}

static void what_has_a_word_is_called_by_it(void **state)
{
    (void)state;
    int findings = 0;
    tidy_walk("engine", ".c .h .def", check_words, &findings);
    assert_int_equal(findings, 0);
}

// ---- rooms ----

enum { ROOM_FILES_MAX = 25, ROOMS_MAX = 40 };

typedef struct rooms {
    char paths[ROOMS_MAX][NAME_SIZE];
    int files[ROOMS_MAX];
    int count;
} rooms;

static void count_in_room(const tidy_file *file, void *context)
{
    rooms *all = context;
    char path[NAME_SIZE];
    int at = 0;
    snprintf(path, sizeof path, "%.*s", (int)(strrchr(file->path, '/') - file->path), file->path);
    while (at < all->count && strcmp(all->paths[at], path) != 0) {
        at++;
    }
    if (at == all->count) {
        assert_true(all->count < ROOMS_MAX);
        strcpy(all->paths[all->count++], path);
    }
    all->files[at]++;
}

static void a_room_of_the_rules_can_be_held_in_view(void **state)
{
    (void)state;
    static rooms all;
    int findings = 0;
    tidy_walk("engine/rules", ".c .h .def", count_in_room, &all);
    assert_true(all.count > 5);
    for (int i = 0; i < all.count; i++) {
        if (all.files[i] > ROOM_FILES_MAX) {
            tidy_report(&findings, all.paths[i], 1, "%d files in a room, more than %d",
                        all.files[i], ROOM_FILES_MAX);
        }
    }
    assert_int_equal(findings, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_name_stands_once),
        cmocka_unit_test(a_type_name_is_one_type),
        cmocka_unit_test(what_has_a_word_is_called_by_it),
        cmocka_unit_test(a_room_of_the_rules_can_be_held_in_view),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
