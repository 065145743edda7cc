// Saved games: gone on with by the keyframe or by the log, with the scripts that they carry; cut or
// changed they are refused.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"
#include "base/span.h"
#include "game/record/log_text.h"
#include "support/log_forge.h"

// What the small raid lacks here: a card that rolls, asks while its script waits, and makes tokens.
static const char nest[] =
    "return ability \"Nest\" { number = 3, cost = 0, text = \"Roll a die, then choose how many "
    "Grubs "
    "hatch.\",\n"
    "  play = function(me)\n"
    "    local most = me.player:roll()\n"
    "    local n = me.player:choose_number { min = 0, max = most, prompt = \"How many?\" }\n"
    "    me.player:put_token(\"cave/grub\", n)\n"
    "  end }\n";
static const char grub[] = "return token \"Grub\" { number = 4, cost = 0, atk = 1, damage = "
                           "\"melee\", health = 1, text = \"\" }\n";
static const char main_deck[] =
    "return deck \"Main\" { cards = { { 14, \"cave/bite\" }, { 6, \"cave/nest\" } } }\n";

typedef struct bench {
    cave *cave;
    ag_engine *engine;
    ag_game *game;
    char path[128];
} bench;

static void write_script(const bench *at, const char *path, const char *text)
{
    cave_write(at->cave, path, text);
}

// The database is built anew, and the engine opened over it.
static void open_engine(bench *at)
{
    ag_error error = { 0 };
    if (cave_try_build(at->cave, &error) < 0
        || ag_engine_open(at->cave->database, &at->engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
    at->cave->engine = at->engine;
}

static void close_engine(bench *at)
{
    ag_game_close(at->game);
    ag_engine_close(at->engine);
    at->game = NULL;
    at->cave->engine = at->engine = NULL;
}

static int setup(void **state)
{
    static bench now;
    void *opened;
    if (cave_set_up(&opened) != 0) return -1;
    now = (bench){ .cave = opened, .engine = ((cave *)opened)->engine };
    close_engine(&now);
    write_script(&now, "raids/cave/cards/nest.lua", nest);
    write_script(&now, "raids/cave/cards/grub.lua", grub);
    write_script(&now, "raids/cave/decks/main.lua", main_deck);
    open_engine(&now);
    snprintf(now.path, sizeof now.path, "%s/game.agr", now.cave->folder);
    ag_game_def def = cave_table(2);
    now.game = cave_game(now.cave, &def);
    *state = &now;
    return 0;
}

static int teardown(void **state)
{
    bench *at = *state;
    void *opened = at->cave;
    close_engine(at);
    return cave_tear_down(&opened);
}

static void save(const bench *at)
{
    ag_error error = { 0 };
    if (ag_game_save(at->game, at->path, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static ag_game *load(const bench *at, unsigned how)
{
    ag_game *game;
    ag_error error = { 0 };
    if (ag_game_load(at->engine, at->path, how | AG_LOAD_CHECK, &game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return game;
}

static void assert_stands_as(ag_game *game, ag_game *as)
{
    assert_int_equal(ag_game_state_hash(game), ag_game_state_hash(as));
    assert_int_equal(ag_game_result(game).hash, ag_game_result(as).hash);
    assert_int_equal(ag_game_waits_for(game), ag_game_waits_for(as));
    assert_int_equal(ag_game_result(game).rulings, ag_game_result(as).rulings);
}

static void assert_refused(const bench *at, ag_status status, const char *part)
{
    ag_game *game;
    ag_error error = { 0 };
    assert_int_equal(ag_game_load(at->engine, at->path, 0, &game, &error), status);
    assert_null(game);
    if (strstr(error.text, part) == NULL) {
        fail_msg("\"%s\" does not say \"%s\"", error.text, part);
    }
}

// ---- the file as text ----

static char *read_all(const bench *at, size_t *size)
{
    FILE *file = fopen(at->path, "rb");
    char *bytes = calloc(1, 1 << 22);
    assert_non_null(file);
    assert_non_null(bytes);
    *size = fread(bytes, 1, (1 << 22) - 1, file);
    fclose(file);
    return bytes;
}

static void write_all(const bench *at, const char *bytes, size_t size)
{
    FILE *file = fopen(at->path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

// Replaces the first `from` behind `after`, and the sums fit again: a forger's work, or another
// build's.
static void forge(const bench *at, const char *after, const char *from, const char *to)
{
    size_t size;
    char *bytes = read_all(at, &size);
    char *place = strstr(bytes, after);
    place = place == NULL ? NULL : strstr(place, from);
    assert_non_null(place);
    ag_text text = { 0 };
    ag_text_add_bytes(&text, bytes, (size_t)(place - bytes));
    ag_text_add(&text, "%s%s", to, place + strlen(from));
    ag_text summed = { 0 };
    log_sum_again(text.bytes, text.length, &summed);
    write_all(at, summed.bytes, summed.length);
    ag_text_close(&summed);
    ag_text_close(&text);
    free(bytes);
}

// ---- games that go on ----

// The Nest asks while its script waits.
static int asks_in_mid_effect(ag_game *game)
{
    uint32_t waits = ag_game_waits_for(game);
    return waits != 0
           && strstr(ag_game_question(game, __builtin_ctz(waits)).prompt, "How many?") != NULL;
}

static void a_saved_game_stands_where_it_stood(void **state)
{
    bench *at = *state;
    int in_mid_effect = 0;
    for (int i = 0; i < 250 && ag_game_waits_for(at->game) != 0; i++) {
        cave_play(at->game, 1, (uint64_t)i + 3);
        in_mid_effect += asks_in_mid_effect(at->game);
        if (i % 7 != 0 && !asks_in_mid_effect(at->game)) continue;
        save(at);
        ag_game *fast = load(at, 0);
        ag_game *slow = load(at, AG_LOAD_RUN_LOG);
        assert_stands_as(fast, at->game);
        assert_stands_as(slow, at->game);
        ag_game_close(fast);
        ag_game_close(slow);
    }
    assert_true(in_mid_effect > 0);
}

static void it_goes_on_as_it_would_have(void **state)
{
    bench *at = *state;
    cave_play(at->game, 40, 5);
    save(at);
    ag_game *fast = load(at, 0);
    ag_game *slow = load(at, AG_LOAD_RUN_LOG);
    cave_play(at->game, 100000, 6);
    cave_play(fast, 100000, 6);
    cave_play(slow, 100000, 6);
    assert_string_not_equal(ag_game_result(at->game).winner, "");
    assert_stands_as(fast, at->game);
    assert_stands_as(slow, at->game);
    ag_game_close(fast);
    ag_game_close(slow);
}

static void nothing_is_told_again(void **state)
{
    bench *at = *state;
    char line[256];
    cave_play(at->game, 40, 5);
    save(at);
    for (unsigned how = 0; how <= AG_LOAD_RUN_LOG; how += AG_LOAD_RUN_LOG) {
        ag_game *game = load(at, how);
        assert_false(ag_game_next_line(game, -1, line, sizeof line));
        cave_play(game, 40, 6);
        assert_true(ag_game_next_line(game, -1, line, sizeof line));
        ag_game_close(game);
    }
}

static void the_past_is_saved_too(void **state)
{
    bench *at = *state;
    ag_error error = { 0 };
    cave_play(at->game, 20, 5);
    uint64_t start = ag_game_state_hash(at->game);
    ag_game_mark(at->game, "start", &error);
    cave_play(at->game, 20, 6);
    uint64_t middle = ag_game_state_hash(at->game);
    ag_game_branch(at->game, "other", &error);
    cave_play(at->game, 20, 7);
    uint64_t other = ag_game_state_hash(at->game);
    ag_game_switch(at->game, "main", 1, &error);
    cave_play(at->game, 10, 8);
    save(at);
    for (unsigned how = 0; how <= AG_LOAD_RUN_LOG; how += AG_LOAD_RUN_LOG) {
        ag_game *game = load(at, how);
        assert_stands_as(game, at->game);
        for (int i = 0; i < 10; i++) {
            assert_int_equal(ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error), AG_OK);
        }
        assert_int_equal(ag_game_state_hash(game), middle);
        assert_int_equal(ag_game_switch(game, "other", 1, &error), AG_OK);
        assert_int_equal(ag_game_state_hash(game), other);
        assert_int_equal(ag_game_goto(game, "start", 1, &error), AG_OK);
        assert_int_equal(ag_game_state_hash(game), start);
        assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
        ag_game_close(game);
    }
}

static void a_branch_first_then_an_undo(void **state)
{
    bench *at = *state;
    ag_error error = { 0 };
    cave_play(at->game, 30, 5);
    ag_game_branch(at->game, "other", &error);
    cave_play(at->game, 60, 7);
    save(at);
    ag_game *game = load(at, 0);
    assert_int_equal(ag_game_switch(game, "main", 1, &error), AG_OK);
    assert_int_equal(ag_game_switch(game, "other", 1, &error), AG_OK);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_stands_as(game, at->game);
    assert_int_equal(ag_game_undo(game, 0, AG_UNDO_TURN, 1, &error), AG_OK);
    assert_int_equal(ag_game_undo(at->game, 0, AG_UNDO_TURN, 1, &error), AG_OK);
    assert_stands_as(game, at->game);
    ag_game_close(game);
}

static void a_loaded_game_is_saved_as_it_was(void **state)
{
    bench *at = *state;
    ag_error error = { 0 };
    char again[160];
    size_t size, size_again;
    cave_play(at->game, 80, 5);
    save(at);
    char *first = read_all(at, &size);
    ag_game *game = load(at, 0);
    snprintf(again, sizeof again, "%s", at->path);
    assert_int_equal(ag_game_save(game, again, &error), AG_OK);
    char *second = read_all(at, &size_again);
    assert_int_equal(size, size_again);
    assert_memory_equal(first, second, size);
    free(first);
    free(second);
    ag_game_close(game);
}

static void a_fork_of_a_loaded_game(void **state)
{
    bench *at = *state;
    ag_error error = { 0 };
    ag_game *fork;
    cave_play(at->game, 50, 5);
    save(at);
    ag_game *game = load(at, 0);
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    ag_game_close(game);
    assert_stands_as(fork, at->game);
    assert_int_equal(ag_game_undo(fork, 0, AG_UNDO_TURN, 1, &error), AG_OK);
    assert_int_equal(ag_game_redo(fork, &error), AG_OK);
    assert_stands_as(fork, at->game);
    ag_game_close(fork);
}

static void a_recording_is_gone_on_with(void **state)
{
    bench *at = *state;
    ag_error error = { 0 };
    cave_play(at->game, 50, 5);
    assert_int_equal(ag_game_record(at->game, at->path, &error), AG_OK);
    ag_game *game = load(at, 0);
    assert_stands_as(game, at->game);
    ag_game_close(game);
}

static void a_saved_game_is_a_recording(void **state)
{
    bench *at = *state;
    ag_error error = { 0 };
    ag_result result;
    char report[1024];
    cave_play(at->game, 50, 5);
    ag_game_undo(at->game, 0, AG_UNDO_TURN, 0, &error);
    cave_play(at->game, 20, 6);
    save(at);
    if (ag_replay(at->path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.hash, ag_game_result(at->game).hash);
}

static void a_game_that_is_over(void **state)
{
    bench *at = *state;
    cave_play(at->game, 100000, 5);
    save(at);
    ag_game *game = load(at, 0);
    assert_stands_as(game, at->game);
    assert_string_equal(ag_game_result(game).winner, ag_game_result(at->game).winner);
    ag_game_close(game);
}

// ---- other builds, other scripts ----

static void another_layout_runs_the_log(void **state)
{
    bench *at = *state;
    cave_play(at->game, 50, 5);
    save(at);
    forge(at, "\"layout\":\"", "\"layout\":\"", "\"layout\":\"f");
    ag_game *game = load(at, 0);
    assert_stands_as(game, at->game);
    ag_game_close(game);
}

static void a_keyframe_that_does_not_fit_its_hash_is_not_read(void **state)
{
    bench *at = *state;
    cave_play(at->game, 50, 5);
    save(at);
    forge(at, "{\"keyframe\":\"", "AAAA", "AAEA");
    ag_game *game = load(at, 0);
    assert_stands_as(game, at->game);
    ag_game_close(game);
    forge(at, "{\"keyframe\":\"", "AAEA", "A?EA");
    game = load(at, 0);
    assert_stands_as(game, at->game);
    ag_game_close(game);
}

static void the_scripts_are_those_of_the_game(void **state)
{
    bench *at = *state;
    cave_play(at->game, 50, 5);
    save(at);
    ag_game *before = load(at, 0);
    cave_play(before, 60, 6);
    uint64_t hash = ag_game_result(before).hash;
    ag_game_close(before);
    close_engine(at);
    write_script(at, "cards/t/guard.lua",
                 "return ally \"Guard\" { number = 4, rarity = \"common\", cost = 1, atk = 9, "
                 "damage = \"melee\",\n"
                 "  health = 9, unlimited = true }\n");
    open_engine(at);
    for (unsigned how = 0; how <= AG_LOAD_RUN_LOG; how += AG_LOAD_RUN_LOG) {
        ag_game *game = load(at, how);
        cave_play(game, 60, 6);
        assert_int_equal(ag_game_result(game).hash, hash);
        ag_game_close(game);
    }
}

// ---- files that are refused ----

// Torn, it goes on from where it is whole; changed, it is refused.
static void torn_it_goes_on_and_changed_it_is_refused(void **state)
{
    bench *at = *state;
    size_t size;
    cave_play(at->game, 20, 5);
    save(at);
    char *bytes = read_all(at, &size);
    size_t first = strcspn(bytes, "\n") + 1;
    for (size_t cut = 0; cut < size; cut += 997) {
        ag_game *game = NULL;
        ag_error error = { 0 };
        write_all(at, bytes, cut);
        ag_status status = ag_game_load(at->engine, at->path, 0, &game, &error);
        assert_int_equal(status, cut < first ? AG_BAD_CONTENT : AG_OK);
        if (game != NULL) assert_in_range(ag_game_entry_count(game), 0, 20);
        ag_game_close(game);
    }
    for (size_t place = 0; place < size; place += 997) {
        char kept = bytes[place];
        bytes[place] = kept == '7' ? '8' : '7';
        write_all(at, bytes, size);
        assert_refused(at, AG_BAD_CONTENT, at->path);
        bytes[place] = kept;
    }
    free(bytes);
}

static void a_forged_answer_is_found(void **state)
{
    bench *at = *state;
    cave_play(at->game, 60, 5);
    save(at);
    forge(at, "{\"entry\":", "\"picks\":[1]", "\"picks\":[900]");
    ag_game *game;
    ag_error error = { 0 };
    // By the keyframe that answer is not run; what goes back to it finds it.
    assert_int_equal(ag_game_load(at->engine, at->path, AG_LOAD_RUN_LOG, &game, &error),
                     AG_BAD_CONTENT);
    assert_int_equal(ag_game_load(at->engine, at->path, 0, &game, &error), AG_OK);
    assert_int_equal(ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error), AG_BAD_CONTENT);
    ag_game_close(game);
}

static void what_is_not_there(void **state)
{
    bench *at = *state;
    ag_game *game;
    ag_error error = { 0 };
    assert_refused(at, AG_ENVIRONMENT, at->path);
    assert_int_equal(ag_game_load(NULL, at->path, 0, &game, &error), AG_USAGE);
    assert_int_equal(ag_game_load(at->engine, NULL, 0, &game, &error), AG_USAGE);
    assert_int_equal(ag_game_save(at->game, "", &error), AG_USAGE);
    assert_int_equal(ag_game_save(at->game, "/nowhere/at/all.agr", &error), AG_ENVIRONMENT);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_saved_game_stands_where_it_stood),
        TEST(it_goes_on_as_it_would_have),
        TEST(nothing_is_told_again),
        TEST(the_past_is_saved_too),
        TEST(a_branch_first_then_an_undo),
        TEST(a_loaded_game_is_saved_as_it_was),
        TEST(a_fork_of_a_loaded_game),
        TEST(a_recording_is_gone_on_with),
        TEST(a_saved_game_is_a_recording),
        TEST(a_game_that_is_over),
        TEST(another_layout_runs_the_log),
        TEST(a_keyframe_that_does_not_fit_its_hash_is_not_read),
        TEST(the_scripts_are_those_of_the_game),
        TEST(torn_it_goes_on_and_changed_it_is_refused),
        TEST(a_forged_answer_is_found),
        TEST(what_is_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
