// The world that wrong calls are made in, and who counts them.
#include "api/given.h"

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

int given_set_up(void **state)
{
    given_world *now = calloc(1, sizeof *now);
    ag_game_def def = cave_table(2);
    now->at = cave_open();
    cave_build(now->at);
    now->engine = now->at->engine;
    now->game = cave_game(now->at, &def);
    cave_play(now->game, 12, 1);
    *state = now;
    return 0;
}

int given_tear_down(void **state)
{
    given_world *now = *state;
    ag_game_close(now->game);
    cave_close(now->at);
    free(now);
    return 0;
}

void given_refused(given_world *now, ag_status status)
{
    if (status != AG_USAGE || now->error.status != AG_USAGE || strlen(now->error.text) < 10) {
        fail_msg("%s: status %d, \"%s\"", now->name, status, now->error.text);
    }
    now->error = (ag_error){ .status = AG_OK };
}

int given_wrong_seat(int index)
{
    static const int wrong[] = { 4,   7,   32,    33, 99,   255,  256,     257,     258,
                                 260, 513, 65537, -2, -255, -256, INT_MAX, INT_MIN, 0 };
    return wrong[index];
}

void given_call_all(given_world *now, const given_row *rows, int count)
{
    for (int i = 0; i < count; i++) {
        uint64_t before = ag_game_state_hash(now->game);
        now->name = rows[i].name;
        rows[i].call(now);
        if (ag_game_state_hash(now->game) != before) {
            fail_msg("%s changed the game", rows[i].name);
        }
    }
}

static char *read_header(const char *header)
{
    char path[512];
    snprintf(path, sizeof path, "%s/engine/include/%s", AGGRO_SOURCE_DIR, header);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *text = calloc(1, 1 << 20);
    assert_non_null(text);
    assert_true(fread(text, 1, (1 << 20) - 1, file) > 0);
    fclose(file);
    return text;
}

// "ag_game_view" of "AG_API void ag_game_view(ag_game *game, …".
static int name_of(const char *declaration, char out[64])
{
    const char *end = strchr(declaration, '(');
    const char *begin = end;
    while (begin[-1] == '_' || (begin[-1] >= 'a' && begin[-1] <= 'z')) {
        begin--;
    }
    snprintf(out, 64, "%.*s", (int)(end - begin), begin);
    return strncmp(out, "ag_", 3) == 0;
}

void given_all_are_there(const char *header, const given_row *rows, int count)
{
    char *text = read_header(header), name[64];
    int declared = 0;
    for (const char *at = text; (at = strstr(at, "\nAG_API ")) != NULL; at++) {
        int found = 0;
        assert_true(name_of(at, name));
        for (int i = 0; i < count; i++) {
            found += strcmp(rows[i].name, name) == 0;
        }
        if (found != 1) {
            fail_msg("%s has %d rows in the table of %s", name, found, header);
        }
        declared++;
    }
    assert_int_equal(declared, count);
    free(text);
}
