// Bad input through the public API: what is named and is not there, databases, decks and recordings
// that are not what they should be. Each gets its status and one sentence, and nothing is lost.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "api/cave.h"
#include "base/hash.h"
#include "game/record/log_text.h"
#include "support/log_forge.h"

static cave *at;
static ag_error error;

static int setup(void **unused)
{
    (void)unused;
    at = cave_open();
    cave_build(at);
    memset(&error, 0, sizeof error);
    return 0;
}

static int teardown(void **unused)
{
    (void)unused;
    cave_close(at);
    return 0;
}

// The error is one sentence that holds this part.
static void assert_says(const char *part)
{
    if (strstr(error.text, part) == NULL || strchr(error.text, '\n') != NULL) {
        fail_msg("\"%s\" is no sentence with \"%s\"", error.text, part);
    }
}

static void assert_no_game(const ag_game_def *def, ag_status status, const char *part)
{
    ag_game *game;
    assert_int_equal(ag_game_open(at->engine, def, &game, &error), status);
    assert_null(game);
    assert_int_equal(error.status, status);
    assert_says(part);
}

static void assert_no_engine(ag_status status, const char *part)
{
    ag_engine *engine;
    assert_int_equal(ag_engine_open(at->database, &engine, &error), status);
    assert_null(engine);
    assert_says(at->database);
    assert_says(part);
}

// ---- names ----

static void what_is_named_and_is_not_there(void **unused)
{
    (void)unused;
    char text[64];
    uint64_t dice = 1;
    ag_answer answer;
    ag_game_def def = cave_table(1);
    def.raid = "cove";
    assert_no_game(&def, AG_NOT_FOUND, "no raid is called \"cove\"; did you mean \"cave\"?");
    def = cave_table(1);
    def.decks[0] = "decks/anna";
    assert_no_game(&def, AG_NOT_FOUND, "did you mean \"decks/annas\"?");
    def = cave_table(1);
    def.mode = "epic";
    assert_no_game(&def, AG_NOT_FOUND, "standard");
    assert_int_equal(ag_engine_card_text(at->engine, "Bold", text, sizeof text, &error),
                     AG_NOT_FOUND);
    assert_says("did you mean \"Bolt\"?");

    def = cave_table(1);
    ag_game *game = cave_game(at, &def);
    assert_int_equal(
        ag_bot_answer(&(ag_bot_def){ .bot = "gredy" }, game, 1, &dice, &answer, &error),
        AG_NOT_FOUND);
    assert_says("greedy");
    ag_game_close(game);
}

// An answer that was not offered, or from nobody who is asked, changes nothing.
static void answers_that_were_not_offered(void **unused)
{
    (void)unused;
    ag_game_def def = cave_table(2);
    ag_game *game = cave_game(at, &def);
    uint64_t before = ag_game_state_hash(game);
    int asked = __builtin_ctz(ag_game_waits_for(game));
    static const ag_answer answers[] = {
        { .count = 1, .picks = { 999 } },
        { .count = 2, .picks = { 0, 0 } },
        { .count = -1 },
        { .count = AG_PICK_MAX + 1 },
        { .count = 0 },
        { .number = 1 << 20 },
    };
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        assert_int_equal(ag_game_answer(game, asked, &answers[i], &error), AG_USAGE);
        assert_says("");
    }
    const ag_answer first = { .count = 1 };
    for (int seat = -1; seat <= 5; seat++) {
        if (seat != asked) {
            assert_int_equal(ag_game_answer(game, seat, &first, &error), AG_USAGE);
            assert_says("seat");
        }
    }
    assert_int_equal(ag_game_concede(game, 9, &error), AG_USAGE);
    assert_int_equal(ag_game_state_hash(game), before);
    ag_game_close(game);
}

// Nobody offers options where a number is asked for.
static void a_number_that_comes_with_picks(void **unused)
{
    (void)unused;
    cave_write(at, "cards/t/bolt.lua",
               "return ability \"Bolt\" { number = 3, cost = 1, class = { \"mage\" },\n"
               "  unlimited = true, text = \"Burns for up to 3.\",\n"
               "  play = function(me)\n"
               "    me.player:choose_number { min = 0, max = 3, prompt = \"How much?\" }\n"
               "  end }\n");
    cave_build(at);
    ag_game_def def = cave_table(1);
    ag_game *game = cave_game(at, &def);
    uint64_t dice = 1;
    int seat = 0;
    for (int i = 0; i < 200; i++) {
        seat = __builtin_ctz(ag_game_waits_for(game));
        if (ag_game_question(game, seat).kind == AG_QUESTION_NUMBER) break;
        assert_int_equal(cave_step(game, &dice, &error), 1);
    }
    assert_int_equal(ag_game_question(game, seat).kind, AG_QUESTION_NUMBER);
    uint64_t before = ag_game_state_hash(game);
    ag_answer answer = { .number = 2, .count = 1 };
    assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_USAGE);
    assert_says("is not legal: a number is asked for, not picks");
    answer = (ag_answer){ .number = 4 };
    assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_USAGE);
    assert_int_equal(ag_game_state_hash(game), before);
    answer.number = 2;
    assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_OK);
    ag_game_close(game);
}

static void ignore_rule(void *context, const ag_raid_rule *rule)
{
    (void)context;
    (void)rule;
}

static void a_rule_number_that_is_too_long(void **unused)
{
    (void)unused;
    cave_write(at, "raids/cave/rules.lua",
               "return { [\"R900:A worm that has dug through the whole of the mountain range\"] ="
               " \"The cave\" }\n");
    cave_build(at);
    assert_int_equal(ag_engine_raid_rules(at->engine, ignore_rule, NULL, &error), AG_BAD_CONTENT);
    assert_says("cave/rules: a rule number has 63 bytes at most: \"R900:A worm");
}

// ---- decks ----

static void decks_against_the_rules(void **unused)
{
    (void)unused;
    ag_game_def def = cave_table(2);
    def.decks[0] = "decks/annas";
    def.decks[1] = "decks/bobs";
    assert_no_game(&def, AG_BAD_CONTENT, "raiders can't mix Alliance and Horde heroes (R100.1)");
    def = cave_table(1);
    def.decks[0] = "decks/short";
    assert_no_game(&def, AG_BAD_CONTENT,
                   "cards/decks/short.lua: deck \"decks/short\" holds 9 cards");
    def.decks[0] = "cave/decks/main";
    assert_no_game(&def, AG_NOT_FOUND, "not a raider's");

    // No deck that may raid, and none at all.
    cave_edit(at, "delete from deck_card where deck not like 'cave/%'");
    cave_reopen(at);
    def = cave_table(1);
    assert_no_game(&def, AG_BAD_CONTENT, "no deck of the card database keeps the deck rules");
    cave_edit(at, "delete from deck where key not like 'cave/%'");
    cave_reopen(at);
    assert_no_game(&def, AG_BAD_CONTENT, "holds no raider's deck");
}

static void a_deck_with_a_misspelt_card(void **unused)
{
    (void)unused;
    cave_write(at, "cards/decks/annas.lua",
               "return deck \"Anna's\" { hero = \"t/anna\", plan = \"To burn.\",\n"
               "  cards = { { 4, \"t/bold\" }, { 56, \"t/guard\" } } }\n");
    assert_int_equal(cave_try_build(at, &error), AG_BAD_CONTENT);
    assert_says("cards/decks/annas.lua");
    assert_says("did you mean \"t/bolt\"?");
    cave_reopen(at);  // the database of the last build is still there
}

// ---- databases ----

static void write_bytes(const char *path, const char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static char *read_bytes(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    *size = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*size + 1);
    assert_non_null(bytes);
    assert_int_equal(fread(bytes, 1, *size, file), *size);
    bytes[*size] = '\0';
    fclose(file);
    return bytes;
}

static void files_that_are_no_card_database(void **unused)
{
    (void)unused;
    size_t size;
    char *bytes = read_bytes(at->database, &size);
    cave_edit(at, "pragma user_version = 0");
    assert_no_engine(AG_BAD_CONTENT, "the older schema 0");
    cave_edit(at, "pragma user_version = 77");
    assert_no_engine(AG_BAD_CONTENT, "the newer schema 77");
    cave_edit(at, "pragma application_id = 42");
    assert_no_engine(AG_BAD_CONTENT, "belongs to another program");
    write_bytes(at->database, bytes, 4096);
    assert_no_engine(AG_BAD_CONTENT, "damaged");
    write_bytes(at->database, bytes, size / 2);
    assert_no_engine(AG_BAD_CONTENT, "damaged");
    write_bytes(at->database, "-- no database\n", 15);
    assert_no_engine(AG_BAD_CONTENT, "is no SQLite database");
    write_bytes(at->database, "", 0);
    assert_no_engine(AG_BAD_CONTENT, "is no SQLite database");
    assert_int_equal(unlink(at->database), 0);
    assert_no_engine(AG_NOT_FOUND, "there is no card database");
    free(bytes);
}

// A row edited by hand: the database opens with a warning, and the game that needs the script does
// not begin.
static void script_edited(const char *key, const char *source, const char *part)
{
    char sql[512];
    cave_build(at);
    snprintf(sql, sizeof sql, "update script set source = '%s' where key = '%s'", source, key);
    cave_edit(at, sql);
    cave_reopen(at);
    assert_non_null(strstr(ag_engine_warning(at->engine, 0), "was edited in the database"));
    ag_game_def def = cave_table(1);
    def.decks[0] = "decks/annas";
    assert_no_game(&def, AG_BAD_CONTENT, part);
}

static void scripts_that_are_edited_in_the_database(void **unused)
{
    (void)unused;
    script_edited("t/bolt", "return ability \"Bolt\" {", "cards/t/bolt.lua:1: ");
    script_edited("t/bolt", "return 7", "cards/t/bolt.lua:1: the file returns 7, not a card");
    script_edited("t/bolt", "", "cards/t/bolt.lua:1: the file returns nothing");
    script_edited("t/bolt", "return { cost = 1 }", "cards/t/bolt.lua");
    script_edited("t/bolt", "return deck \"D\" { cards = { { 1, \"t/guard\" } } }",
                  "cards/t/bolt.lua");
    script_edited("t/bolt", "while true do end", "cards/t/bolt.lua:1: the script does not come");
    script_edited("t/bolt", "\nerror(\"no\")", "cards/t/bolt.lua:2: no");
    script_edited("t/bolt", "kept = 1", "cards/t/bolt.lua:1: \"kept\" is written as a global");
    script_edited(
        "t/bolt",
        "local n = 0\nreturn ability \"Bolt\" { cost = 1,\n play = function() n = 1 end }",
        "cards/t/bolt.lua:3: a function writes \"n\", which outlives its call");
    script_edited("t/bolt", "return ability \"Bolt\" { cots = 1 }", "did you mean \"cost\"?");
    script_edited("t/bolt", "return abilty \"Bolt\" { }", "did you mean \"ability\"?");
    script_edited("t/anna",
                  "return ally \"Anna\" { cost = 1, atk = 1, damage = \"fire\", health = 1 }", "");
    script_edited("cave", "return raid \"The Cave\" { }", "raids/cave/raid.lua:1: ");
    script_edited("cave", "return ally", "raids/cave/raid.lua");
    script_edited("cave/worm", "return boss \"Worm\" {", "raids/cave/bosses/worm.lua:1: ");
    script_edited("cave/worm", "return 7", "raids/cave/bosses/worm.lua:1: ");
    script_edited("cave/bite", "return boss \"Bite\" { order = 2, health = 3 }",
                  "cave/cards/bite.lua");
    script_edited("cave/rules", "return 7", "raids/cave/");
}

static void rows_that_do_not_fit_together(void **unused)
{
    (void)unused;
    ag_game_def def = cave_table(1);
    def.decks[0] = "decks/annas";
    cave_edit(at, "delete from script where key = 't/bolt'");
    cave_reopen(at);
    assert_no_game(&def, AG_BAD_CONTENT, "there is no script \"t/bolt\"");
    cave_build(at);
    cave_edit(at, "update deck_card set key = 't/anna' where deck = 'cave/decks/main'");
    cave_reopen(at);
    assert_no_game(&def, AG_BAD_CONTENT, "cards/t/anna.lua: this can't be a card of a deck");
    cave_build(at);
    cave_edit(at, "delete from raid_deck");
    cave_reopen(at);
    assert_no_game(&def, AG_BAD_CONTENT, "the raid \"cave\" has 1 decks, 0 are at hand");
    cave_build(at);
    cave_edit(at, "drop table raid_deck");
    assert_no_engine(AG_BAD_CONTENT, "no such table");
}

// ---- recordings ----

static char *record_game(char *path, size_t capacity, size_t *size)
{
    ag_game_def def = cave_table(2);
    uint64_t dice = 5;
    ag_game *game = cave_game(at, &def);
    for (int i = 0; i < 60 && cave_step(game, &dice, &error); i++) {
        continue;
    }
    cave_path(at, "game.agr", path, capacity);
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    ag_game_close(game);
    return read_bytes(path, size);
}

static ag_status replay(const char *path)
{
    ag_result result;
    char report[512];
    memset(&error, 0, sizeof error);
    ag_status status = ag_replay(path, &result, report, sizeof report, &error);
    assert_int_equal(error.status, status);
    if (status < 0) {
        assert_says(path);
    }
    return status;
}

static void recordings_that_are_cut_or_changed(void **unused)
{
    (void)unused;
    char path[128];
    size_t size;
    char *bytes = record_game(path, sizeof path, &size);
    assert_int_equal(replay(path), AG_OK);
    write_bytes(path, bytes, size - 1);  // the last line is torn: it is passed over
    assert_int_equal(replay(path), AG_OK);
    write_bytes(path, bytes, 0);
    assert_int_equal(replay(path), AG_BAD_CONTENT);
    assert_says("the recording is cut");
    bytes[size / 2] ^= 1;
    write_bytes(path, bytes, size);
    assert_int_equal(replay(path), AG_BAD_CONTENT);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(replay(path), AG_ENVIRONMENT);
    assert_int_equal(replay(at->folder), AG_ENVIRONMENT);
    free(bytes);
}

// ---- random damage ----

static uint64_t dice_of(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return *state >> 33;
}

// A copy with one to four bytes changed, or cut. Returns its size.
static size_t damage(const char *from, size_t size, char *to, uint64_t *dice)
{
    memcpy(to, from, size);
    if (dice_of(dice) % 4 == 0) return dice_of(dice) % size;
    for (uint64_t n = dice_of(dice) % 4 + 1; n > 0; n--) {
        to[dice_of(dice) % size] = (char)dice_of(dice);
    }
    return size;
}

enum { ROUNDS = 200 };

static void random_bytes_in_a_recording(void **unused)
{
    (void)unused;
    char path[128];
    size_t size;
    uint64_t dice = 17;
    char *bytes = record_game(path, sizeof path, &size);
    char *broken = malloc(size);
    for (int i = 0; i < ROUNDS; i++) {
        size_t left = damage(bytes, size, broken, &dice);
        write_bytes(path, broken, left);
        ag_status status = replay(path);
        while (left > 0 && broken[left - 1] != '\n') left--;  // a torn line is passed over
        assert_true(status == AG_BAD_CONTENT
                    || (status == AG_OK && memcmp(bytes, broken, left) == 0));
    }
    free(broken);
    free(bytes);
}

// The same with the checksum made to fit: a forger's work, which may even be a game.
static void random_bytes_in_a_forged_recording(void **unused)
{
    (void)unused;
    char path[128];
    size_t size;
    uint64_t dice = 19;
    char *bytes = record_game(path, sizeof path, &size);
    char *broken = malloc(size);
    size_t body = size;
    size_t scripts = (size_t)(strstr(bytes, "{\"script\":") - bytes);
    size_t entries = (size_t)(strstr(bytes, "{\"entry\":") - bytes);
    assert_true(scripts < entries && entries < body);
    for (int i = 0; i < 2 * ROUNDS; i++) {
        // Scripts have hashes of their own: what lies before and behind them is what nothing else
        // guards.
        memcpy(broken, bytes, body);
        char *part = i % 2 == 0 ? broken : broken + entries;
        size_t length = i % 2 == 0 ? scripts : body - entries;
        for (uint64_t n = dice_of(&dice) % 3 + 1; n > 0; n--) {
            char *digit = part + dice_of(&dice) % length;
            int is_digit = *digit >= '0' && *digit <= '9';
            *digit = (char)(is_digit ? '0' + dice_of(&dice) % 10 : ' ' + dice_of(&dice) % 95);
        }
        ag_text summed = { 0 };
        log_sum_again(broken, body, &summed);
        write_bytes(path, summed.bytes, summed.length);
        ag_text_close(&summed);
        ag_status status = replay(path);
        assert_true(status == AG_OK || status == AG_BAD_CONTENT);
    }
    free(broken);
    free(bytes);
}

static void random_bytes_in_a_database(void **unused)
{
    (void)unused;
    size_t size;
    uint64_t dice = 23;
    int opened = 0;
    char *bytes = read_bytes(at->database, &size);
    char *broken = malloc(size);
    for (int i = 0; i < ROUNDS; i++) {
        ag_engine *engine = NULL;
        ag_game *game = NULL;
        ag_game_def def = cave_table(2);
        uint64_t answers = 3;
        write_bytes(at->database, broken, damage(bytes, size, broken, &dice));
        ag_status status = ag_engine_open(at->database, &engine, &error);
        assert_true(status == AG_OK || status == AG_BAD_CONTENT);
        if (status == AG_OK) {
            opened++;
            status = ag_game_open(engine, &def, &game, &error);
            assert_true(status == AG_OK || status == AG_BAD_CONTENT || status == AG_NOT_FOUND
                        || status == AG_USAGE);
        }
        if (status < 0) {
            assert_says("");
        }
        for (int n = 0; game != NULL && n < 30 && cave_step(game, &answers, &error); n++) {
            continue;
        }
        ag_game_close(game);
        ag_engine_close(engine);
    }
    assert_true(opened > 0 && opened < ROUNDS);
    free(broken);
    free(bytes);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_is_named_and_is_not_there),  TEST(answers_that_were_not_offered),
        TEST(a_number_that_comes_with_picks),  TEST(a_rule_number_that_is_too_long),
        TEST(decks_against_the_rules),         TEST(a_deck_with_a_misspelt_card),
        TEST(files_that_are_no_card_database), TEST(scripts_that_are_edited_in_the_database),
        TEST(rows_that_do_not_fit_together),   TEST(recordings_that_are_cut_or_changed),
        TEST(random_bytes_in_a_recording),     TEST(random_bytes_in_a_forged_recording),
        TEST(random_bytes_in_a_database),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
