// Recordings: a game comes out of its file as it went in, and a file that was cut or changed is
// refused.
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
#include "game/record/log_text.h"
#include "game/record/replay.h"
#include "support/log_forge.h"
#include "support/match.h"

static test_table *table;
static match_options options;
static char path[64], report[512];
static ag_error error;
static ag_result result;

static int open_table(void **unused)
{
    (void)unused;
    options = (match_options){ .raiders = 2, .seed = 11 };
    table = table_open(2);
    table->script->source =
        "return ability \"Prayer\" {\n  text = \"Nothing \\\"happens\\\".\",\n}\n";
    snprintf(path, sizeof path, "/tmp/aggro_test_%ld.jsonl", (long)getpid());
    return 0;
}

static int close_table(void **unused)
{
    (void)unused;
    remove(path);
    table_close(table);
    return 0;
}

// What the engine does with a real script host: look the script up, read the seats, begin.
static ag_status open_again(void *context, const ag_source *source, const ag_replay_start *start,
                            ag_game **out, ag_error *why)
{
    (void)context;
    ag_script script;
    assert_true(source->find(source->context, "test/script", &script));
    assert_string_equal(script.source, table->script->source);
    assert_false(source->find(source->context, "test/other", &script));
    assert_string_equal(source->key(source->context, 0), "test/script");
    assert_null(source->key(source->context, 1));
    assert_string_equal(start->raid, "test");
    assert_int_equal(start->seed, options.seed);
    assert_int_equal(start->seat_count, 3);
    assert_int_equal(start->seats[3].side, AG_SIDE_BOSS);
    assert_string_equal(start->seats[1].hero, "test/Hero");
    assert_string_equal(start->seats[1].deck, "test/raider_deck");
    assert_int_equal(start->seats[1].counts[0], 30);
    assert_string_equal(start->seats[1].cards[0][0], "test/Footman");
    return match_reopen(table, &options, out, why);
}

static ag_status replay(void)
{
    return ag_replay_run(path, open_again, &result, report, sizeof report, &error);
}

static ag_result record_game(int answers)
{
    ag_game *game = match_open(table, &options);
    match_play(game, 5, answers);
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    ag_result recorded = ag_game_result(game);
    ag_game_close(game);
    return recorded;
}

// ---- the file as text ----

static char *read_all(size_t *size)
{
    char *bytes = malloc(1 << 20);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    *size = fread(bytes, 1, (1 << 20) - 1, file);
    bytes[*size] = '\0';
    fclose(file);
    return bytes;
}

static void write_all(const char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

// Replaces text, and the sums fit again.
static void forge(const char *from, const char *to)
{
    size_t size;
    char *bytes = read_all(&size), *at = strstr(bytes, from);
    ag_text text = { 0 }, summed = { 0 };
    assert_non_null(at);
    ag_text_add_bytes(&text, bytes, (size_t)(at - bytes));
    ag_text_add(&text, "%s%s", to, at + strlen(from));
    log_sum_again(text.bytes, text.length, &summed);
    write_all(summed.bytes, summed.length);
    ag_text_close(&summed);
    ag_text_close(&text);
    free(bytes);
}

static void assert_refused(const char *part)
{
    assert_int_equal(replay(), AG_BAD_CONTENT);
    if (strncmp(error.text, path, strlen(path)) != 0 || strstr(error.text, part) == NULL) {
        fail_msg("\"%s\" does not name the file and \"%s\"", error.text, part);
    }
}

// ---- games that come back ----

static void a_whole_game_comes_back(void **unused)
{
    (void)unused;
    ag_result recorded = record_game(100000);
    assert_string_not_equal(recorded.winner, "");
    assert_int_equal(replay(), AG_OK);
    assert_int_equal(result.hash, recorded.hash);
    assert_int_equal(result.turns, recorded.turns);
    assert_int_equal(result.decisions, recorded.decisions);
    assert_string_equal(result.winner, recorded.winner);
    assert_non_null(strstr(report, "as recorded"));
}

static void a_game_that_is_not_over_comes_back(void **unused)
{
    (void)unused;
    ag_result recorded = record_game(25);
    assert_string_equal(recorded.winner, "");
    assert_int_equal(replay(), AG_OK);
    assert_int_equal(result.hash, recorded.hash);
    assert_non_null(strstr(report, "not over"));
}

static void a_concession_comes_back(void **unused)
{
    (void)unused;
    ag_game *game = match_open(table, &options);
    match_play(game, 5, 12);
    assert_int_equal(ag_game_concede(game, 1, &error), AG_OK);
    match_play(game, 6, 12);
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    uint64_t hash = ag_game_result(game).hash;
    ag_game_close(game);
    assert_int_equal(replay(), AG_OK);
    assert_int_equal(result.hash, hash);
}

static void a_position_comes_back(void **unused)
{
    (void)unused;
    options.bare = 1;
    ag_game *game = match_open(table, &options);
    ag_place card = { .kind = AG_PLACE_CARD,
                      .seat = 1,
                      .zone = AG_ZONE_PARTY,
                      .card = ag_catalog_find(&table->catalog, "test/Champion") };
    ag_place turn = { .kind = AG_PLACE_TURN, .seat = 1, .index = AG_STEP_ACTION };
    uint16_t slot;
    assert_int_equal(ag_game_place(game, &card, &slot, &error), AG_OK);
    assert_int_equal(ag_game_place(game, &turn, &slot, &error), AG_OK);
    match_play(game, 5, 30);
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    uint64_t hash = ag_game_result(game).hash;
    ag_game_close(game);
    assert_int_equal(replay(), AG_OK);
    assert_int_equal(result.hash, hash);
}

// Marks, branches, what was taken back and played again, dice that fell anew.
static void a_game_with_every_kind_of_entry_comes_back(void **unused)
{
    (void)unused;
    ag_game *game = match_open(table, &options);
    assert_int_equal(ag_game_mark(game, "start", &error), AG_OK);
    ag_answer mulligan = { .count = 1, .picks = { 1 } };
    for (int given = 0; given < 3; given++) {
        int seat = __builtin_ctz(ag_game_waits_for(game));
        assert_int_equal(ag_game_answer(game, seat, &mulligan, &error), AG_OK);
    }
    assert_int_equal(ag_game_goto(game, "start", 0, &error), AG_OK);
    match_play(game, 5, 20);
    assert_int_equal(ag_game_mark(game, "a \"place\"", &error), AG_OK);
    match_play(game, 6, 20);
    assert_int_equal(ag_game_undo(game, 0, AG_UNDO_TURN, 0, &error), AG_OK);
    assert_int_equal(ag_game_redo(game, &error), AG_OK);
    assert_int_equal(ag_game_branch(game, "b", &error), AG_OK);
    match_play(game, 7, 9);
    assert_int_equal(ag_game_goto(game, "a \"place\"", 0, &error), AG_OK);
    match_play(game, 8, 15);
    assert_int_equal(ag_game_switch(game, "main", 1, &error), AG_OK);
    match_play(game, 9, 6);
    assert_int_equal(ag_game_concede(game, 2, &error), AG_OK);
    match_play(game, 10, 30);
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    ag_result recorded = ag_game_result(game);
    size_t size;
    char *bytes = read_all(&size);
    static const char *const kinds[] = { "answer", "concede", "rewind", "mark", "reseed" };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        char wanted[32];
        snprintf(wanted, sizeof wanted, "{\"entry\":\"%s\"", kinds[i]);
        if (strstr(bytes, wanted) == NULL) {
            fail_msg("the recording has no %s", kinds[i]);
        }
    }
    free(bytes);
    if (replay() != AG_OK) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.hash, recorded.hash);
    assert_int_equal(result.turns, recorded.turns);
    ag_game_close(game);
}

static void the_referee_comes_back(void **unused)
{
    (void)unused;
    ag_game *game = match_open(table, &options);
    ag_place card = { .kind = AG_PLACE_CARD,
                      .seat = 1,
                      .zone = AG_ZONE_PARTY,
                      .card = ag_catalog_find(&table->catalog, "test/Champion") };
    uint16_t slot = 0;
    for (int answers = 0; answers < 60 && slot == 0; answers++) {
        match_play(game, 5, 1);
        (void)ag_game_place(game, &card, &slot, &error);
    }
    assert_int_not_equal(slot, 0);
    ag_place damage = { .kind = AG_PLACE_DAMAGE, .seat = 1, .number = 2, .slot = slot };
    assert_int_equal(ag_game_place(game, &damage, NULL, &error), AG_OK);
    match_play(game, 6, 30);
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    uint64_t hash = ag_game_result(game).hash;
    ag_game_close(game);
    if (replay() != AG_OK) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.hash, hash);
}

// Numbers of counters and cards belong to one game: the file has their words.
static void a_change_of_the_table_is_written_in_words(void **unused)
{
    (void)unused;
    options.bare = 1;
    ag_game *game = match_open(table, &options);
    uint16_t champion = ag_catalog_find(&table->catalog, "test/Champion");
    ag_place places[] = {
        { .kind = AG_PLACE_CARD,
          .seat = 1,
          .zone = AG_ZONE_PARTY,
          .card = champion,
          .flags = AG_PLACE_EXHAUSTED | AG_PLACE_NEW },
        { .kind = AG_PLACE_COUNTER, .index = table_symbol(table, "fury"), .number = 3 },
        { .kind = AG_PLACE_DIE, .number = 5 },
        ag_place_random(0x89abcdef01234567u),
        { .kind = AG_PLACE_TURN, .seat = 1, .index = AG_STEP_ACTION },
    };
    static const char *const written[] = {
        "{\"kind\":\"card\",\"seat\":1,\"zone\":\"play\",\"flags\":[\"exhausted\",\"new\"],"
        "\"card\":\"test/Champion\"}",
        "{\"kind\":\"counter\",\"counter\":\"fury\",\"number\":3}",
        "{\"kind\":\"die\",\"number\":5}",
        "{\"kind\":\"random\",\"stream\":\"89abcdef01234567\"}",
        "{\"kind\":\"turn\",\"seat\":1,\"step\":\"action\"}",
    };
    uint16_t slot;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        assert_int_equal(ag_game_place(game, &places[i], &slot, &error), AG_OK);
    }
    match_play(game, 5, 30);
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    uint64_t hash = ag_game_result(game).hash;
    ag_game_close(game);
    size_t size;
    char *bytes = read_all(&size);
    for (size_t i = 0; i < sizeof written / sizeof written[0]; i++) {
        if (strstr(bytes, written[i]) == NULL) {
            fail_msg("the recording has no %s", written[i]);
        }
    }
    free(bytes);
    assert_int_equal(replay(), AG_OK);
    assert_int_equal(result.hash, hash);
}

static void unknown_words_of_a_change_are_refused(void **unused)
{
    static const char *const wrong[][3] = {
        { "\"kind\":\"card\"", "\"kind\":\"cart\"", "no change \"cart\"" },
        { "\"zone\":\"play\"", "\"zone\":\"plan\"", "no zone \"plan\"" },
        { "\"flags\":[\"new\"]", "\"flags\":[\"old\"]", "no flag \"old\"" },
        { "test/Champion\",\"number\"", "test/Champignon\",\"number\"", "test/Champignon" },
        { "\"number\":2", "\"number\":2.5", "\"number\" is no number" },
        { "\"step\":\"action\"", "\"step\":\"faction\"", "no step \"faction\"" },
        { "\"stream\":\"00", "\"stream\":\"0", "16 hexadecimal digits" },
    };
    (void)unused;
    options.bare = 1;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        ag_game *game = match_open(table, &options);
        ag_place card = { .kind = AG_PLACE_CARD,
                          .seat = 1,
                          .zone = AG_ZONE_PARTY,
                          .card = ag_catalog_find(&table->catalog, "test/Champion"),
                          .flags = AG_PLACE_NEW,
                          .number = 2 };
        ag_place random = ag_place_random(7);
        ag_place turn = { .kind = AG_PLACE_TURN, .seat = 1, .index = AG_STEP_ACTION };
        uint16_t slot;
        assert_int_equal(ag_game_place(game, &card, &slot, &error), AG_OK);
        assert_int_equal(ag_game_place(game, &random, &slot, &error), AG_OK);
        assert_int_equal(ag_game_place(game, &turn, &slot, &error), AG_OK);
        assert_int_equal(ag_game_record(game, path, &error), AG_OK);
        ag_game_close(game);
        forge(wrong[i][0], wrong[i][1]);
        assert_refused(wrong[i][2]);
    }
}

static void each_turn_has_its_hash(void **unused)
{
    (void)unused;
    ag_result recorded = record_game(100000);
    size_t size;
    char *bytes = read_all(&size);
    uint32_t count = 0;
    for (const char *at = bytes; (at = strstr(at, "\"in_turn\":")) != NULL; at++) {
        assert_int_equal(atoi(at + strlen("\"in_turn\":")), ++count);
    }
    assert_in_range(count, recorded.turns - 1, recorded.turns);
    free(bytes);
}

static ag_progress fails(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)frame;
    (void)step;
    (void)context;
    return AG_FAULT;
}

// A ruling is not played: the script fails again in the same place.
static void rulings_come_back_by_themselves(void **unused)
{
    (void)unused;
    ag_game_close(match_open(table, &options));  // makes the cards
    uint16_t prayer = ag_catalog_find(&table->catalog, "test/Prayer");
    table_power(table, prayer, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, prayer, 0, fails, NULL);
    ag_result recorded = record_game(150);
    assert_true(recorded.rulings > 0);
    assert_int_equal(replay(), AG_OK);
    assert_int_equal(result.hash, recorded.hash);
    assert_int_equal(result.rulings, recorded.rulings);
    table->script->function_count--;
    assert_refused("did not come again");
}

static void the_same_game_is_the_same_file(void **unused)
{
    (void)unused;
    size_t size, size_again;
    record_game(40);
    char *first = read_all(&size);
    record_game(40);
    char *again = read_all(&size_again);
    assert_int_equal(size, size_again);
    assert_memory_equal(first, again, size);
    free(first);
    free(again);
}

// ---- files that are refused ----

// What was being written as the program ended is passed over; what stands before it is whole.
static void torn_anywhere_it_goes_as_far_as_it_is_whole(void **unused)
{
    (void)unused;
    size_t size;
    record_game(10);
    char *bytes = read_all(&size);
    size_t first = strcspn(bytes, "\n") + 1;
    const char *entry = strstr(bytes, "{\"entry\"");
    for (size_t cut = 0; cut < size; cut += cut > size - 300 ? 1 : 37) {
        write_all(bytes, cut);
        if (cut < first) {
            assert_refused("");
        } else if (cut > (size_t)(entry - bytes)) {
            assert_int_equal(replay(), AG_OK);
            assert_non_null(strstr(report, "the log was left before its result"));
        }
    }
    free(bytes);
}

static void a_line_that_is_missing_or_elsewhere_is_noticed(void **unused)
{
    (void)unused;
    size_t size;
    record_game(10);
    char *bytes = read_all(&size), *lines[8];
    lines[0] = bytes;
    for (int i = 1; i < 8; i++) lines[i] = strchr(lines[i - 1], '\n') + 1;
    for (int i = 1; i < 7; i++) {
        for (int twice = 0; twice < 2; twice++) {
            ag_text text = { 0 };
            ag_text_add_bytes(&text, bytes, (size_t)(lines[i + twice] - bytes));
            ag_text_add(&text, "%s", lines[i + 1 - twice]);
            write_all(text.bytes, text.length);
            assert_refused("one before it is missing");
            ag_text_close(&text);
        }
    }
    free(bytes);
}

static void changed_anywhere_it_is_refused(void **unused)
{
    (void)unused;
    size_t size;
    record_game(10);
    char *bytes = read_all(&size);
    for (size_t at = 0; at < size; at += 29) {
        char kept = bytes[at];
        bytes[at] = kept == '7' ? '8' : '7';
        write_all(bytes, size);
        if (at < size - 1) assert_refused("");
        bytes[at] = kept;
    }
    free(bytes);
}

static void a_forged_answer_is_found_where_it_stands(void **unused)
{
    (void)unused;
    record_game(60);
    forge("\"picks\":[1]", "\"picks\":[0]");
    assert_refused("goes another way");
}

static void the_first_turn_that_differs_is_named(void **unused)
{
    (void)unused;
    record_game(100000);
    size_t size;
    char told[64] = "";
    char *bytes = read_all(&size);
    const char *at = strstr(bytes, "\"in_turn\":3,\"told\":\"");
    assert_non_null(at);
    memcpy(told, at, strlen("\"in_turn\":3,\"told\":\"") + 16);
    free(bytes);
    forge(told, "\"in_turn\":3,\"told\":\"0123456789abcdef");
    assert_refused("turn 3 begins with the game hash");
}

static void names_and_seeds_of_entries_are_checked(void **unused)
{
    (void)unused;
    ag_game *game = match_open(table, &options);
    match_play(game, 5, 20);
    assert_int_equal(ag_game_mark(game, "here", &error), AG_OK);
    match_play(game, 6, 20);
    assert_int_equal(ag_game_goto(game, "here", 1, &error), AG_OK);
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    ag_game_close(game);
    forge("\"to\":20", "\"to\":9000");
    assert_refused("not in the log");
    forge("\"to\":9000", "\"to\":-1");
    assert_refused("\"to\" is missing");
    forge("\"what\":1", "\"what\":\"x\"");
    assert_refused("\"what\" is missing");
}

static void an_answer_that_is_not_legal_is_refused(void **unused)
{
    (void)unused;
    record_game(60);
    forge("\"picks\":[1]", "\"picks\":[900]");
    assert_refused("not legal");
}

static void a_forged_result_is_found(void **unused)
{
    (void)unused;
    record_game(25);
    forge("{\"result\":\"\"", "{\"result\":\"boss\"");
    assert_refused("came out otherwise");
}

static void a_forged_script_is_found(void **unused)
{
    (void)unused;
    record_game(5);
    forge("Nothing", "Somehow");
    assert_refused("not the one that its hash names");
}

static void another_api_level_is_refused(void **unused)
{
    (void)unused;
    record_game(5);
    forge("\"api\":2", "\"api\":9");
    assert_refused("the words of API level 9, and this Aggro 0.1.0 has those of 2: use a newer");
    record_game(5);
    forge("\"api\":2", "\"api\":1");
    assert_refused("API level 1, and this Aggro 0.1.0 has those of 2: mend its scripts with "
                   "\"aggro check --fix\" and record it anew");
}

static void unknown_entries_are_refused(void **unused)
{
    (void)unused;
    record_game(5);
    forge("\"entry\":\"answer\"", "\"entry\":\"dream\"");
    assert_refused("dream");
}

static void other_files_are_no_recordings(void **unused)
{
    (void)unused;
    static const char other[] = "{\"schema\":\"else/1\"}\n";
    write_all(other, sizeof other - 1);
    assert_refused("else/1");
    write_all("", 0);
    assert_refused(":1:");
    write_all("\x00\xff\n[[[[\n", 8);
    assert_refused(":1:");
    remove(path);
    assert_int_equal(replay(), AG_ENVIRONMENT);
}

static void what_cannot_be_written_is_said(void **unused)
{
    (void)unused;
    ag_game *game = match_open(table, &options);
    assert_int_equal(ag_game_record(game, "/nowhere/at/all.jsonl", &error), AG_ENVIRONMENT);
    assert_non_null(strstr(error.text, "/nowhere/at/all.jsonl"));
    ag_game_close(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_whole_game_comes_back, open_table, close_table),
        cmocka_unit_test_setup_teardown(a_game_that_is_not_over_comes_back, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_concession_comes_back, open_table, close_table),
        cmocka_unit_test_setup_teardown(a_position_comes_back, open_table, close_table),
        cmocka_unit_test_setup_teardown(a_game_with_every_kind_of_entry_comes_back, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(the_referee_comes_back, open_table, close_table),
        cmocka_unit_test_setup_teardown(a_change_of_the_table_is_written_in_words, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(unknown_words_of_a_change_are_refused, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(each_turn_has_its_hash, open_table, close_table),
        cmocka_unit_test_setup_teardown(rulings_come_back_by_themselves, open_table, close_table),
        cmocka_unit_test_setup_teardown(the_same_game_is_the_same_file, open_table, close_table),
        cmocka_unit_test_setup_teardown(torn_anywhere_it_goes_as_far_as_it_is_whole, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_line_that_is_missing_or_elsewhere_is_noticed, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(changed_anywhere_it_is_refused, open_table, close_table),
        cmocka_unit_test_setup_teardown(a_forged_answer_is_found_where_it_stands, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(the_first_turn_that_differs_is_named, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(names_and_seeds_of_entries_are_checked, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(an_answer_that_is_not_legal_is_refused, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_forged_result_is_found, open_table, close_table),
        cmocka_unit_test_setup_teardown(a_forged_script_is_found, open_table, close_table),
        cmocka_unit_test_setup_teardown(another_api_level_is_refused, open_table, close_table),
        cmocka_unit_test_setup_teardown(unknown_entries_are_refused, open_table, close_table),
        cmocka_unit_test_setup_teardown(other_files_are_no_recordings, open_table, close_table),
        cmocka_unit_test_setup_teardown(what_cannot_be_written_is_said, open_table, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
