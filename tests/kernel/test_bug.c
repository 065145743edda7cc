// A bug, packed: the recording as it was, how it came out as it was packed, and the last that was
// told. It plays like any recording.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "game/record/bug.h"
#include "game/record/log_text.h"
#include "support/log_forge.h"
#include "support/match.h"

enum { ANSWERS = 60 };

static const match_options options = { .raiders = 2, .seed = 11 };
static const ag_bug_versions versions = {
    .lua = "Lua \"five\"", .sqlite = "three", .compiler = "a compiler", .platform = "a desk"
};

static test_table *table;
static ag_error error;
static uint64_t hash;
static char recording[64], bug[64], report[1024];
static char bytes[1 << 20];

static int record_game(void **unused)
{
    (void)unused;
    snprintf(recording, sizeof recording, "/tmp/aggro_test_bug_%ld.jsonl", (long)getpid());
    snprintf(bug, sizeof bug, "/tmp/aggro_test_bug_%ld.agb", (long)getpid());
    table = table_open(2);
    ag_game *game = match_open(table, &options);
    match_play(game, 5, ANSWERS);
    hash = ag_game_result(game).hash;
    ag_status status = ag_game_record(game, recording, &error);
    ag_game_close(game);
    return status;
}

static int close_table(void **unused)
{
    (void)unused;
    remove(recording);
    remove(bug);
    table_close(table);
    return 0;
}

static ag_status open_again(void *context, const ag_source *source, const ag_replay_start *start,
                            ag_game **out, ag_error *why)
{
    (void)context;
    (void)source;
    (void)start;
    return match_reopen(table, &options, out, why);
}

static ag_status try_pack(const char *from, const char *to)
{
    ag_playback *play;
    if (ag_playback_begin(from, open_again, NULL, NULL, &play, &error) < 0) {
        fail_msg("%s", error.text);
    }
    ag_status status = ag_bug_pack(play, &versions, to, report, sizeof report, &error);
    ag_playback_close(play);
    return status;
}

static void pack(const char *from, const char *to)
{
    if (try_pack(from, to) < 0) {
        fail_msg("%s", error.text);
    }
}

static size_t read_all(const char *path)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, sizeof bytes - 1, file);
    fclose(file);
    bytes[size] = '\0';
    return size;
}

static int count_of(const char *part)
{
    int count = 0;
    for (const char *at = bytes; (at = strstr(at, part)) != NULL; at++) {
        count++;
    }
    return count;
}

static void assert_says(const char *text, const char *part)
{
    if (strstr(text, part) == NULL) {
        fail_msg("\"%s\" does not say \"%s\"", text, part);
    }
}

static void a_bug_plays_like_the_recording_in_it(void **unused)
{
    (void)unused;
    ag_result result;
    pack(recording, bug);
    assert_says(report, "60 of 60 entries played: as recorded\n");
    assert_int_equal(ag_replay_run(bug, open_again, &result, report, sizeof report, &error), AG_OK);
    assert_int_equal(result.hash, hash);
    assert_says(report, "packed as a bug by Aggro " AG_VERSION
                        ": Lua Lua \"five\", SQLite three, a compiler, a desk\n");
    assert_says(report, "replay then: as recorded\n");
}

static void the_last_that_was_told_goes_with_it(void **unused)
{
    (void)unused;
    char line[256], last[320];
    ag_game *game = match_open(table, &options);
    match_play(game, 5, ANSWERS);
    int count = 0;
    while (ag_game_next_line(game, -1, line, sizeof line)) {
        count++;
    }
    ag_game_close(game);
    assert_true(count > AG_BUG_EVENTS);
    pack(recording, bug);
    read_all(bug);
    assert_int_equal(count_of("{\"report\":\"event\""), AG_BUG_EVENTS);
    for (int i = count - AG_BUG_EVENTS; i < count; i++) {
        snprintf(last, sizeof last, "{\"report\":\"event\",\"number\":%d,\"text\":", i + 1);
        assert_int_equal(count_of(last), 1);
    }
    ag_text quoted = { 0 };
    ag_record_string(&quoted, line);
    snprintf(last, sizeof last, "\"number\":%d,\"text\":%.250s", count, quoted.bytes);
    ag_text_close(&quoted);
    assert_says(bytes, last);
}

static void packed_again_it_has_one_report(void **unused)
{
    (void)unused;
    static char once[sizeof bytes];
    pack(recording, bug);
    size_t size = read_all(bug);
    memcpy(once, bytes, size);
    pack(bug, recording);
    assert_int_equal(read_all(recording), size);
    assert_memory_equal(bytes, once, size);
    assert_int_equal(count_of("\"report\":\"versions\""), 1);
}

// Replaces the first of it in the recording, and the sums fit again.
static void forge(const char *from, const char *to)
{
    size_t size = read_all(recording);
    char *at = strstr(bytes, from);
    assert_non_null(at);
    memcpy(at, to, strlen(from));
    ag_text text = { 0 };
    log_sum_again(bytes, size, &text);
    assert_int_equal(ag_log_write_file(recording, &text, &error), AG_OK);
    ag_text_close(&text);
}

// That is what makes it a bug: it is packed as far as it goes.
static void a_game_that_goes_another_way_is_packed_as_far_as_it_goes(void **unused)
{
    (void)unused;
    char then[32];
    snprintf(then, sizeof then, "%016llx", (unsigned long long)hash);
    forge(then, "0123456789abcdef");
    pack(recording, bug);
    assert_says(report, "60 of 60 entries played: ");
    assert_says(report, "it came out otherwise");
    forge("\"picks\":[1]", "\"picks\":[0]");
    pack(recording, bug);
    assert_true(atoi(report) < ANSWERS);
    assert_says(report, "here the game goes another way");
    read_all(bug);
    assert_int_equal(count_of("{\"entry\":"), ANSWERS);
    assert_int_equal(count_of("{\"report\":\"replay\",\"text\":\"as recorded\""), 0);
    assert_int_equal(count_of("here the game goes another way"), 1);
}

static void where_it_cannot_be_written_that_is_said(void **unused)
{
    (void)unused;
    assert_int_equal(try_pack(recording, "/nowhere/at/all.agb"), AG_ENVIRONMENT);
    assert_says(error.text, "/nowhere/at/all.agb");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, record_game, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_bug_plays_like_the_recording_in_it),
        TEST(the_last_that_was_told_goes_with_it),
        TEST(packed_again_it_has_one_report),
        TEST(a_game_that_goes_another_way_is_packed_as_far_as_it_goes),
        TEST(where_it_cannot_be_written_that_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
