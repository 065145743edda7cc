// The floors of the engine: a file includes lower floors, or files listed before it on its own
// floor, and in a room, which is listed as a folder, any other. engine/floors.txt is the order; Lua
// stays in lua/, SQLite in store/.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tidy/tree.h"

enum { PLACES_MAX = 1024, ROOM_FILES_MAX = 40 };

typedef struct place {
    char name[96];  // "state/zone", or with an ending where only that file is meant; "rules/turn/"
    int floor;      // 2 is below 2a, 2a below 2b
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
        if (word == NULL || word[0] == '#') continue;
        char *letter = NULL;
        int floor = (int)strtol(word, &letter, 10) * 32;
        floor += *letter != '\0' ? *letter - 'a' + 1 : 0;
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

// The place of "state/card.c": by its full name, else by the name without the ending, else by its
// room. -1: none.
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
        const char *name = all->places[i].name;
        size_t length = strlen(name);
        if (strcmp(name, path) == 0) return i;
        if (strcmp(name, bare) == 0
            || (length > 0 && name[length - 1] == '/' && strncmp(name, path, length) == 0)) {
            found = i;
        }
    }
    return found;
}

// Two folders on one floor, or with rooms on one, do not know each other.
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
    int rooms = upper->floor % 32 != 0 && lower->floor % 32 != 0;
    int beside = rooms && upper->floor / 32 == lower->floor / 32;
    if (beside && !same_folder(upper->name, lower->name)) return 0;
    if (upper->floor != lower->floor) return lower->floor < upper->floor;
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

// Tools of authors stand on what the engine shows them.
static void check_tool(floors *all, const char *path, int number, const char *name)
{
    static const char *const tools[] = { "lua/describe/", "lua/scenario/", "lua/check/",
                                         "lua/to_scenario/" };
    int is_inside = strcmp(name, "lua/load/loader.h") == 0 || tidy_ends(name, "_private.h");
    for (int i = 0; i < 4 && is_inside; i++) {
        if (strncmp(path, tools[i], strlen(tools[i])) == 0) {
            tidy_report(&all->findings, path, number, "a tool of authors does not see \"%s\"",
                        name);
        }
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
    if (is_public(name) || from < 0) return;
    if (to < 0) {
        tidy_report(&all->findings, path, number, "\"%s\" is not in engine/floors.txt", name);
    } else if (!may_include(all, from, to)) {
        tidy_report(&all->findings, path, number, "it may not include \"%s\", which is %s", name,
                    all->places[from].floor == all->places[to].floor ? "listed later" : "above it");
    }
}

static void check_file(const tidy_file *file, void *context)
{
    floors *all = context;
    const char *path = file->path + strlen("engine/");
    if (strncmp(path, "include/", strlen("include/")) == 0) return;
    if (place_of(all, path) < 0) {
        tidy_report(&all->findings, file->path, 1, "this file is not in engine/floors.txt");
    }
    const char *rest = file->text;
    char line[512], name[256];
    for (int number = 1; tidy_line(&rest, line, sizeof line); number++) {
        if (sscanf(line, "#include \"%255[^\"]\"", name) == 1) {
            check_include(all, path, number, name);
            check_tool(all, path, number, name);
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

static int is_room(const place *listed)
{
    return tidy_ends(listed->name, "/");
}

static void count_file(const tidy_file *file, void *context)
{
    (void)file;
    (*(int *)context)++;
}

static void a_room_holds_few_enough_files_to_be_seen_at_once(void **state)
{
    (void)state;
    floors *all = read_floors();
    int rooms = 0;
    for (int i = 0; i < all->count; i++) {
        if (is_room(&all->places[i])) {
            char folder[128];
            int files = 0;
            snprintf(folder, sizeof folder, "engine/%s", all->places[i].name);
            folder[strlen(folder) - 1] = '\0';
            tidy_walk(folder, ".c .h .def .lua", count_file, &files);
            if (files == 0 || files > ROOM_FILES_MAX) {
                tidy_report(&all->findings, folder, 1, "%d files: at most %d, and one", files,
                            ROOM_FILES_MAX);
            }
            rooms++;
        }
    }
    int findings = all->findings;
    free(all);
    assert_true(rooms > 0);
    assert_int_equal(findings, 0);
}

static void every_listed_name_is_a_file(void **state)
{
    (void)state;
    floors *all = read_floors();
    for (int i = 0; i < all->count; i++) {
        static const char *const endings[] = { "", ".h", ".c", ".def" };
        int found = is_room(&all->places[i]);
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
    int low = place_of(all, "rules/numbers/numbers.h");
    int high = place_of(all, "rules/turn/run.c");
    assert_true(may_include(all, high, low));
    assert_false(may_include(all, low, high));
    assert_true(may_include(all, low, place_of(all, "rules/numbers/live.h")));
    assert_true(may_include(all, low, place_of(all, "rules/rules.h")));
    free(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_include_only_lower_floors),
        cmocka_unit_test(every_listed_name_is_a_file),
        cmocka_unit_test(a_room_holds_few_enough_files_to_be_seen_at_once),
        cmocka_unit_test(an_upward_include_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
