// A saved game goes on from its keyframe where that is this build's and whole, and else from its
// log: it stands where it stood either way.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/span.h"
#include "game/log/game_private.h"
#include "game/record/log_text.h"
#include "support/log_forge.h"
#include "game/record/save.h"
#include "support/match.h"

static const match_options options = { .raiders = 2, .seed = 11 };

static test_table *table;
static ag_game *game;
static ag_error error;
static char path[64];

// Saves a game of 50 answers.
static int save_game(void **unused)
{
    (void)unused;
    table = table_open(2);
    game = match_open(table, &options);
    match_play(game, 5, 50);
    snprintf(path, sizeof path, "/tmp/aggro_test_save_%ld.jsonl", (long)getpid());
    return ag_game_save(game, path, &error);
}

static int close_game(void **unused)
{
    (void)unused;
    remove(path);
    ag_game_close(game);
    table_close(table);
    return 0;
}

// The game has the scripts of the table: the source is closed once the game stands.
static ag_status open_again(void *context, const ag_source *source, const ag_replay_start *start,
                            ag_game **out, ag_error *why)
{
    *(ag_source *)context = *source;
    assert_string_equal(start->raid, "test");
    return match_reopen(table, &options, out, why);
}

static ag_status load(unsigned how, ag_game **out)
{
    ag_source source = { 0 };
    ag_status status = ag_save_load(path, how, open_again, &source, out, &error);
    if (source.close != NULL) {
        source.close(source.context);
    }
    return status;
}

// It stands where it stood and goes on as it would have. `by_keyframe`: and the log was not run.
static void assert_goes_on(unsigned how, int by_keyframe)
{
    ag_game *loaded, *fork;
    if (load(how, &loaded) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(loaded->begun_late, by_keyframe);
    assert_int_equal(ag_game_state_hash(loaded), ag_game_state_hash(game));
    assert_int_equal(ag_game_entry_count(loaded), ag_game_entry_count(game));
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    match_play(loaded, 6, 40);
    match_play(fork, 6, 40);
    assert_int_equal(ag_game_state_hash(loaded), ag_game_state_hash(fork));
    assert_int_equal(ag_game_result(loaded).hash, ag_game_result(fork).hash);
    ag_game_close(loaded);
    ag_game_close(fork);
}

// Replaces the first `from` behind `after`, and the sums fit again.
static void forge(const char *after, const char *from, const char *to)
{
    static char bytes[1 << 20];
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, sizeof bytes - 1, file);
    fclose(file);
    bytes[size] = '\0';
    char *at = strstr(bytes, after);
    at = at == NULL ? NULL : strstr(at + strlen(after), from);
    assert_non_null(at);
    assert_int_equal(strlen(from), strlen(to));
    memcpy(at, to, strlen(to));
    ag_text text = { 0 };
    log_sum_again(bytes, size, &text);
    assert_int_equal(ag_log_write_file(path, &text, &error), AG_OK);
    ag_text_close(&text);
}

static void the_keyframe_of_this_build_is_gone_on_from(void **unused)
{
    (void)unused;
    assert_goes_on(0, 1);
    assert_goes_on(AG_LOAD_RUN_LOG, 0);
}

static void a_keyframe_of_another_layout_is_not_read(void **unused)
{
    (void)unused;
    forge("{\"keyframe\":", "\"layout\":\"", "\"payout\":\"");
    assert_goes_on(0, 0);
}

static void a_broken_keyframe_is_not_read(void **unused)
{
    static const char *const broken[][3] = {
        { "{\"keyframe\":\"", "A", "?" },  // no base64
        { "{\"keyframe\":\"", "A", "B" },  // the bytes of another state
        { "{\"keyframe\":", "\"head\":", "\"heed\":" },
    };
    (void)unused;
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        assert_int_equal(ag_game_save(game, path, &error), AG_OK);
        forge(broken[i][0], broken[i][1], broken[i][2]);
        assert_goes_on(0, 0);
    }
    char hash[32];
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)ag_game_state_hash(game));
    assert_int_equal(ag_game_save(game, path, &error), AG_OK);
    forge("{\"keyframe\":", hash, "0123456789abcdef");
    assert_goes_on(0, 0);
}

static void a_keyframe_that_numbers_cards_otherwise_is_not_read(void **unused)
{
    (void)unused;
    forge("\"cards\":[\"test/Hero\"", "test/Footman", "test/Manfoot");
    assert_goes_on(0, 0);
}

// The result holds however the game was loaded.
static void a_saved_game_that_comes_out_otherwise_is_refused(void **unused)
{
    (void)unused;
    char hash[32];
    ag_game *loaded;
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)ag_game_result(game).hash);
    forge("{\"result\":", hash, "0123456789abcdef");
    for (unsigned how = 0; how <= AG_LOAD_RUN_LOG; how += AG_LOAD_RUN_LOG) {
        assert_int_equal(load(how, &loaded), AG_BAD_CONTENT);
        assert_null(loaded);
        assert_non_null(strstr(error.text, "not 0123456789abcdef"));
    }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, save_game, close_game)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_keyframe_of_this_build_is_gone_on_from),
        TEST(a_keyframe_of_another_layout_is_not_read),
        TEST(a_broken_keyframe_is_not_read),
        TEST(a_keyframe_that_numbers_cards_otherwise_is_not_read),
        TEST(a_saved_game_that_comes_out_otherwise_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
