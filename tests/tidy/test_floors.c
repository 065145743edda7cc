// The floors of the engine: a file includes lower floors, or files listed before it on its own
// floor. engine/floors.txt is the order; Lua stays in lua/, SQLite in store/.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tidy/tree.h"

enum { PLACES_MAX = 1024 };

typedef struct place {
    char name[96];  // "rules/packet", or with an ending where only that file is meant
    int floor;
} place;

typedef struct floors {
    place places[PLACES_MAX];
    int count;
    int findings;
} floors;

static floors *read_floors(void)
{
    floors *all = calloc(1, sizeof *all);
    char *text = tidy_read("engine/floors.txt");
    assert_non_null(all);
    assert_non_null(text);
    const char *rest = text;
    char line[4096];
    while (tidy_line(&rest, line, sizeof line)) {
        char *state = NULL;
        char *word = strtok_r(line, " \t", &state);
        if (word == NULL || word[0] == '#') {
            continue;
        }
        int floor = atoi(word);
        while ((word = strtok_r(NULL, " \t", &state)) != NULL) {
            assert_true(all->count < PLACES_MAX);
            all->places[all->count].floor = floor;
            snprintf(all->places[all->count].name, sizeof all->places[0].name, "%s", word);
            all->count++;
        }
    }
    free(text);
    return all;
}

// The place of "rules/packet.c": by its full name, else by the name without the ending. -1: none.
static int place_of(const floors *all, const char *path)
{
    char bare[256];
    snprintf(bare, sizeof bare, "%s", path);
    char *dot = strrchr(bare, '.');
    if (dot != NULL) {
        *dot = '\0';
    }
    int found = -1;
    for (int i = 0; i < all->count; i++) {
        if (strcmp(all->places[i].name, path) == 0) {
            return i;
        }
        if (strcmp(all->places[i].name, bare) == 0) {
            found = i;
        }
    }
    return found;
}

// Two folders on one floor do not know each other.
static int same_folder(const char *a, const char *b)
{
    const char *slash_a = strchr(a, '/');
    const char *slash_b = strchr(b, '/');
    size_t length_a = slash_a != NULL ? (size_t)(slash_a - a) : 0;
    size_t length_b = slash_b != NULL ? (size_t)(slash_b - b) : 0;
    return length_a == length_b && strncmp(a, b, length_a) == 0;
}

static int may_include(const floors *all, int from, int to)
{
    const place *upper = &all->places[from];
    const place *lower = &all->places[to];
    if (upper->floor != lower->floor) {
        return lower->floor < upper->floor;
    }
    return to <= from && same_folder(upper->name, lower->name);
}

static void check_library(floors *all, const char *path, int number, const char *name)
{
    int is_lua = strncmp(name, "lua", 3) == 0 || strcmp(name, "lauxlib.h") == 0;
    int is_sqlite = strncmp(name, "sqlite", 6) == 0;
    if (is_lua && strncmp(path, "lua/", 4) != 0) {
        tidy_report(&all->findings, path, number, "Lua appears in lua/ only");
    }
    if (is_sqlite && strncmp(path, "store/", 6) != 0) {
        tidy_report(&all->findings, path, number, "SQLite appears in store/ only");
    }
}

// The headers of engine/include: every floor sees them.
static int is_public(const char *name)
{
    return strcmp(name, "aggro.h") == 0 || strcmp(name, "aggro_view.h") == 0
           || strcmp(name, "aggro_author.h") == 0;
}

static void check_include(floors *all, const char *path, int number, const char *name)
{
    int from = place_of(all, path);
    int to = place_of(all, name);
    if (is_public(name) || from < 0) {
        return;
    }
    if (to < 0) {
        tidy_report(&all->findings, path, number, "\"%s\" is not in engine/floors.txt", name);
    } else if (!may_include(all, from, to)) {
        tidy_report(&all->findings, path, number, "floor %d may not include \"%s\" (floor %d%s)",
                    all->places[from].floor, name, all->places[to].floor,
                    all->places[from].floor == all->places[to].floor ? ", listed later" : "");
    }
}

static void check_file(const tidy_file *file, void *context)
{
    floors *all = context;
    const char *path = file->path + strlen("engine/");
    if (strncmp(path, "include/", strlen("include/")) == 0) {
        return;
    }
    if (place_of(all, path) < 0) {
        tidy_report(&all->findings, file->path, 1, "this file is not in engine/floors.txt");
    }
    const char *rest = file->text;
    char line[512], name[256];
    for (int number = 1; tidy_line(&rest, line, sizeof line); number++) {
        if (sscanf(line, "#include \"%255[^\"]\"", name) == 1) {
            check_include(all, path, number, name);
        } else if (sscanf(line, "#include <%255[^>]>", name) == 1) {
            check_library(all, path, number, name);
        }
    }
}

static void files_include_only_lower_floors(void **state)
{
    (void)state;
    floors *all = read_floors();
    tidy_walk("engine", ".c .h .def", check_file, all);
    int findings = all->findings;
    free(all);
    assert_int_equal(findings, 0);
}

static void every_listed_name_is_a_file(void **state)
{
    (void)state;
    floors *all = read_floors();
    for (int i = 0; i < all->count; i++) {
        static const char *const endings[] = { "", ".h", ".c", ".def" };
        int found = 0;
        for (int j = 0; j < 4 && !found; j++) {
            char path[256];
            snprintf(path, sizeof path, "engine/%s%s", all->places[i].name, endings[j]);
            char *text = tidy_read(path);
            found = text != NULL;
            free(text);
        }
        if (!found) {
            tidy_report(&all->findings, "engine/floors.txt", 1, "there is no file %s",
                        all->places[i].name);
        }
    }
    int findings = all->findings;
    free(all);
    assert_int_equal(findings, 0);
}

static void an_upward_include_is_found(void **state)
{
    (void)state;
    floors *all = read_floors();
    int base = place_of(all, "base/hash.c");
    int kernel = place_of(all, "state/state.h");
    assert_true(base >= 0);
    assert_true(kernel >= 0);
    assert_true(may_include(all, kernel, base));
    assert_false(may_include(all, base, kernel));
    assert_false(may_include(all, place_of(all, "state/limits.h"), kernel));
    free(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_include_only_lower_floors),
        cmocka_unit_test(every_listed_name_is_a_file),
        cmocka_unit_test(an_upward_include_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
