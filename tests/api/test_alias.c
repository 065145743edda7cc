// What a reader calls cards, followed through whole games as a spectator and as every seat: what
// was hidden from them in between has another name, what they saw all the while keeps its own, and
// a name says nothing of the card.
//
//   test_api_alias [GAMES]          of each raid and of the duel; 2 where none is said
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "aggro_author.h"
#include "game/log/game.h"
#include "game/view/view.h"
#include "state/card.h"
#include "state/limits.h"

enum { READERS = AG_SEAT_MAX + 1, NAMES = 1 << 16, TURNS = 24 };

// What one reader has seen of a game so far.
typedef struct follower {
    uint32_t now[AG_CARD_MAX];   // what the card in this slot is called, 0: not seen
    uint32_t last[AG_CARD_MAX];  // the same, when it was seen last
    uint16_t life[AG_CARD_MAX];
    uint32_t gone[NAMES];  // names of cards that went out of sight: an open hash
    int gone_count;
} follower;

typedef struct walk {
    ag_engine *engine;
    ag_game *game;
    follower *followers;
    ag_view *view;
    int games;
    int again, moved, alike_low, alike_high;  // seen again; kept a name and moved; equal halves
} walk;

static uint32_t *gone_at(follower *by, uint32_t name)
{
    uint32_t at = (name * 2654435761u) >> 16;
    while (by->gone[at] != 0 && by->gone[at] != name) {
        at = (at + 1) % NAMES;
    }
    return &by->gone[at];
}

static int is_shown(const ag_view *view, uint32_t name)
{
    int count = 0;
    for (int i = 0; i < view->card_count; i++) {
        count += view->cards[i].id == name;
    }
    assert_true(count <= 1);
    return count;
}

static void saw(walk *at, follower *by, uint16_t slot, uint32_t name, uint16_t life)
{
    if (by->now[slot] == 0 && by->last[slot] != 0) {
        at->again++;
        at->alike_low += (by->last[slot] & 0xffff) == (name & 0xffff);
        at->alike_high += by->last[slot] >> 16 == name >> 16;
    }
    if (by->now[slot] != 0 && by->life[slot] == life) {
        assert_int_equal(by->now[slot], name);  // the same object, seen all the while
    }
    at->moved += by->now[slot] == name && by->life[slot] != life;
    assert_int_equal(*gone_at(by, name), 0);
    by->now[slot] = by->last[slot] = name;
    by->life[slot] = life;
}

static void look(walk *at, int reader)
{
    const ag_state *state = ag_game_rules(at->game)->state;
    follower *by = &at->followers[reader];
    ag_game_view(at->game, reader, at->view);
    uint32_t before[AG_CARD_MAX];
    memcpy(before, by->now, sizeof before);
    for (uint16_t slot = 1; slot < AG_CARD_MAX; slot++) {
        uint32_t name =
            slot < state->used.cards ? ag_view_id(state, ag_card_id_of(state, slot), reader) : 0;
        name = name != 0 && is_shown(at->view, name) ? name : 0;
        if (before[slot] != 0 && before[slot] != name) {
            *gone_at(by, before[slot]) = before[slot];
            assert_true(++by->gone_count < NAMES / 2);
        }
    }
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        uint32_t name = ag_view_id(state, ag_card_id_of(state, slot), reader);
        if (name != 0 && is_shown(at->view, name)) {
            saw(at, by, slot, name, state->cards[slot].life);
        } else {
            by->now[slot] = 0;
        }
    }
}

// The same cards under the same names, whichever way the game came to where it stands.
static void assert_same_names(walk *at, ag_game *other)
{
    ag_view *view = malloc(sizeof *view);
    assert_non_null(view);
    for (int reader = -1; reader <= ag_game_seats(at->game); reader++) {
        ag_game_view(at->game, reader, at->view);
        ag_game_view(other, reader, view);
        assert_int_equal(view->card_count, at->view->card_count);
        for (int i = 0; i < view->card_count; i++) {
            assert_int_equal(view->cards[i].id, at->view->cards[i].id);
            assert_int_equal(view->cards[i].host, at->view->cards[i].host);
        }
    }
    free(view);
}

static void compare_ways(walk *at)
{
    char path[] = "/tmp/aggro-alias-XXXXXX";
    ag_error error = { 0 };
    ag_game *other;
    assert_int_equal(ag_game_fork(at->game, &other, &error), AG_OK);
    assert_int_equal(ag_game_rebuild(other, &error), AG_OK);
    assert_same_names(at, other);
    ag_game_close(other);
    close(mkstemp(path));
    assert_int_equal(ag_game_save(at->game, path, &error), AG_OK);
    assert_int_equal(ag_game_load(at->engine, path, AG_LOAD_RUN_LOG, &other, &error), AG_OK);
    assert_same_names(at, other);
    ag_game_close(other);
    remove(path);
}

static void play(walk *at, const char *raid, uint64_t seed)
{
    ag_error error = { 0 };
    ag_game_def def = ag_game_default();
    ag_bot_def bot = ag_bot_default();
    uint64_t dice = seed;
    uint32_t waits;
    def.raid = raid;
    def.seed = seed;
    def.raiders = 2;
    def.check = 1;
    bot.bot = seed % 2 == 0 ? "random" : "greedy";
    if (ag_game_open(at->engine, &def, &at->game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    memset(at->followers, 0, READERS * sizeof *at->followers);
    for (int answers = 0; (waits = ag_game_waits_for(at->game)) != 0; answers++) {
        ag_answer answer;
        int seat = __builtin_ctz(waits);
        if ((int)ag_game_result(at->game).turns > TURNS) break;
        for (int reader = 0; reader <= ag_game_seats(at->game); reader++) {
            look(at, reader);
        }
        if (answers % 100 == 50) {
            compare_ways(at);
        }
        assert_int_equal(ag_bot_answer(&bot, at->game, seat, &dice, &answer, &error), AG_OK);
        assert_int_equal(ag_game_answer(at->game, seat, &answer, &error), AG_OK);
    }
    ag_game_close(at->game);
}

static void follow(void **state, const char *raid)
{
    walk *at = *state;
    at->again = at->moved = at->alike_low = at->alike_high = 0;
    for (int i = 0; i < at->games; i++) {
        play(at, raid, (uint64_t)i + 1);
    }
    print_message("%s: %d cards seen again under another name, %d moved under their own\n", raid,
                  at->again, at->moved);
    assert_true(at->again > 0);
    // One in 65,536 is alike by chance.
    assert_true(at->alike_low <= 1 + at->again / 1000);
    assert_true(at->alike_high <= 1 + at->again / 1000);
    assert_true(at->moved > 10 * at->games);
}

static void no_hidden_card_is_followed_through_onyxias_lair(void **state)
{
    follow(state, "onyxias_lair");
}

static void no_hidden_card_is_followed_through_the_black_temple(void **state)
{
    follow(state, "black_temple");
}

static void no_hidden_card_is_followed_through_a_duel(void **state)
{
    follow(state, "duel");
}

static walk *world;

static int set_up(void **state)
{
    static const char *const folders[] = { AGGRO_SOURCE_DIR "/cards", AGGRO_SOURCE_DIR "/raids" };
    ag_engine_def def = { .folders = folders, .folder_count = 2 };
    ag_error error = { 0 };
    if (ag_engine_open_with(&def, &world->engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
    world->followers = calloc(READERS, sizeof *world->followers);
    world->view = malloc(sizeof *world->view);
    *state = world;
    return world->followers == NULL || world->view == NULL;
}

static int tear_down(void **state)
{
    (void)state;
    ag_engine_close(world->engine);
    free(world->followers);
    free(world->view);
    return 0;
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_hidden_card_is_followed_through_onyxias_lair),
        cmocka_unit_test(no_hidden_card_is_followed_through_the_black_temple),
        cmocka_unit_test(no_hidden_card_is_followed_through_a_duel),
    };
    walk at = { .games = count > 1 ? atoi(words[1]) : 2 };
    world = &at;
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
