// Durable tables through the API: a game that goes on from its file is the game that was left,
// whatever stands in its log, and whatever became of the card database since.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"
#include "game/log/game.h"
#include "support/log_forge.h"

typedef struct kept {
    ag_durable *table;
    ag_game *game;
} kept;

static const char *place(const cave *at, char out[256])
{
    snprintf(out, 256, "%s/a.table", at->folder);
    return out;
}

static kept open_kept(const cave *at, const ag_game_def *def)
{
    char path[256];
    kept now;
    ag_error error = { 0 };
    if (ag_durable_open(at->engine, place(at, path), def, &now.table, &now.game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return now;
}

static void close_kept(kept *now)
{
    ag_game_close(now->game);
    ag_durable_close(now->table);
}

static void keep(const kept *now)
{
    ag_error error = { 0 };
    if (ag_durable_keep(now->table, now->game, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void assert_refused(const cave *at, const ag_game_def *def, ag_status status,
                           const char *sentence)
{
    char path[256];
    kept now;
    ag_error error = { 0 };
    assert_int_equal(
        ag_durable_open(at->engine, place(at, path), def, &now.table, &now.game, &error), status);
    assert_null(now.table);
    assert_null(now.game);
    if (strstr(error.text, sentence) == NULL) {
        fail_msg("said: %s\nexpected: %s", error.text, sentence);
    }
}

// Replaces `from` in the n-th line that has `has` (from 1; 0: the last), or takes the line away
// where `to` is NULL; the sums fit again.
typedef struct change {
    const char *has;
    int nth;
    const char *from, *to;
} change;

static void edit(const cave *at, change of)
{
    static char bytes[1 << 20];
    char path[256];
    ag_text text = { 0 }, summed = { 0 };
    FILE *file = fopen(place(at, path), "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, sizeof bytes - 1, file);
    fclose(file);
    bytes[size] = '\0';
    char *line = bytes;
    char *found = NULL;
    for (; (line = strstr(line, of.has)) != NULL; line++) {
        found = line;
        if (--of.nth == 0) break;
    }
    line = found;
    assert_non_null(line);
    while (line > bytes && line[-1] != '\n') line--;
    char *from = of.from == NULL ? line : strstr(line, of.from);
    assert_non_null(from);
    size_t length = of.from == NULL ? strcspn(line, "\n") + 1 : strlen(of.from);
    ag_text_add_bytes(&text, bytes, (size_t)(from - bytes));
    ag_text_add(&text, "%s%s", of.to == NULL ? "" : of.to, from + length);
    log_sum_again(text.bytes, text.length, &summed);
    file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(summed.bytes, 1, summed.length, file), summed.length);
    fclose(file);
    ag_text_close(&text);
    ag_text_close(&summed);
}

// Leaves the table and comes back: the same state, the same log, the same question.
static void leave_and_return(const cave *at, kept *now, const ag_game_def *def)
{
    uint64_t state = ag_game_state_hash(now->game);
    uint64_t told = ag_game_result(now->game).hash;
    uint32_t waits = ag_game_waits_for(now->game);
    int entries = ag_game_entry_count(now->game);
    close_kept(now);
    *now = open_kept(at, def);
    assert_int_equal(ag_game_state_hash(now->game), state);
    assert_int_equal(ag_game_result(now->game).hash, told);
    assert_int_equal(ag_game_waits_for(now->game), waits);
    assert_int_equal(ag_game_entry_count(now->game), entries);
}

// ---- going on ----

static void it_goes_on_where_it_was_left(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(2);
    kept now = open_kept(at, &def);
    ag_game *whole = cave_game(at, &def);
    for (int i = 0; i < 12; i++) {
        cave_play(now.game, 7, (uint64_t)i);
        cave_play(whole, 7, (uint64_t)i);
        keep(&now);
        leave_and_return(at, &now, &def);
        assert_int_equal(ag_game_state_hash(now.game), ag_game_state_hash(whole));
    }
    cave_play(now.game, 100000, 99);
    cave_play(whole, 100000, 99);
    keep(&now);
    leave_and_return(at, &now, &def);
    assert_int_equal(ag_game_waits_for(now.game), 0);
    assert_int_equal(ag_game_result(now.game).hash, ag_game_result(whole).hash);
    ag_game_close(whole);
    close_kept(&now);
}

static void what_was_not_kept_is_not_there(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(1);
    kept now = open_kept(at, &def);
    cave_play(now.game, 20, 1);
    keep(&now);
    uint64_t before = ag_game_state_hash(now.game);
    cave_play(now.game, 5, 2);
    assert_int_not_equal(ag_game_state_hash(now.game), before);
    close_kept(&now);
    now = open_kept(at, &def);
    assert_int_equal(ag_game_state_hash(now.game), before);
    close_kept(&now);
}

static void the_file_says_how_it_was_begun(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(2);
    def.seed = UINT64_MAX - 3;
    def.decks[0] = "Anna's";
    def.ask_all = 1;
    kept now = open_kept(at, &def);
    cave_play(now.game, 10, 1);
    keep(&now);
    leave_and_return(at, &now, &def);  // the same names again
    close_kept(&now);
    ag_game_def nothing = ag_game_default();
    now = open_kept(at, &nothing);
    assert_int_equal(ag_game_result(now.game).seed, UINT64_MAX - 3);
    assert_int_equal(ag_game_seats(now.game), 3);
    close_kept(&now);
}

static void a_game_from_a_named_boss_goes_on(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(1);
    def.from_boss = 1;
    kept now = open_kept(at, &def);
    cave_play(now.game, 10, 1);
    keep(&now);
    leave_and_return(at, &now, &def);
    close_kept(&now);
    ag_game_def nothing = ag_game_default();
    now = open_kept(at, &nothing);
    assert_int_equal(ag_game_result(now.game).refereed, 1);
    close_kept(&now);
    def.from_boss = 3;
    assert_refused(at, &def, AG_USAGE, "did not begin at Boss 3");
}

// ---- what stands in a log ----

static void all_that_moves_the_head_is_kept(void **state)
{
    const cave *at = *state;
    char branch[64];
    ag_error error = { 0 };
    ag_game_def def = cave_table(2);
    kept now = open_kept(at, &def);
    cave_play(now.game, 30, 1);
    assert_int_equal(ag_game_mark(now.game, "here", &error), AG_OK);
    cave_play(now.game, 20, 2);
    assert_int_equal(ag_game_undo(now.game, 0, AG_UNDO_TURN, 0, &error), AG_OK);
    keep(&now);
    leave_and_return(at, &now, &def);
    assert_int_equal(ag_game_redo(now.game, &error), AG_OK);
    assert_int_equal(ag_game_branch(now.game, "other", &error), AG_OK);
    cave_play(now.game, 10, 3);
    keep(&now);
    leave_and_return(at, &now, &def);
    assert_int_equal(ag_game_switch(now.game, "main", 1, &error), AG_OK);
    assert_int_equal(ag_game_goto(now.game, "here", 0, &error), AG_OK);
    cave_play(now.game, 10, 4);
    keep(&now);
    leave_and_return(at, &now, &def);
    ag_game_branch_name(now.game, branch, sizeof branch);
    assert_string_equal(branch, "main");
    assert_int_equal(ag_game_concede(now.game, 1, &error), AG_OK);
    keep(&now);
    leave_and_return(at, &now, &def);
    close_kept(&now);
}

// A new engine over the database as it is built now.
static void build_again(cave *at)
{
    ag_error error = { 0 };
    ag_engine_close(at->engine);
    at->engine = NULL;
    if (cave_try_build(at, &error) < 0 || ag_engine_open(at->database, &at->engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

// The referee waits for a quiet question.
static void referee(const cave *at, ag_game *game, const char *command)
{
    ag_error error = { 0 };
    ag_status status;
    for (int i = 0; i < 50; i++) {
        status = ag_game_referee(at->engine, game, command, &error);
        if (status != AG_USAGE) break;
        cave_play(game, 1, 3);
    }
    if (status < 0) {
        fail_msg("%s", error.text);
    }
}

static void the_referee_is_kept(void **state)
{
    static const char *const commands[] = { "give bolt to hand@1", "damage hero@1 3",
                                            "counters hero@1 doom 2", "exhaust hero@1", "die 4" };
    cave *at = *state;
    ag_game_def def = cave_table(1);
    cave_write(at, "cards/t/guard.lua",
               "return ally \"Guard\" { number = 4, cost = 2, atk = 1, damage = \"melee\",\n"
               "  health = 3, unlimited = true, text = \"\", powers = {\n"
               "  pays { cost = { counters = { name = \"doom\", count = 1 } },\n"
               "    effect = function(me) me.player:draw(1) end } } }\n");
    build_again(at);
    kept now = open_kept(at, &def);
    cave_play(now.game, 12, 1);
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        referee(at, now.game, commands[i]);
        keep(&now);
        leave_and_return(at, &now, &def);
        assert_int_equal(ag_game_result(now.game).refereed, i + 1);
        cave_play(now.game, 3, 2);
        keep(&now);
        leave_and_return(at, &now, &def);
    }
    close_kept(&now);
}

static void rulings_come_by_themselves_or_from_the_file(void **state)
{
    cave *at = *state;
    ag_game_def def = cave_table(1);
    cave_write(at, "raids/cave/cards/bite.lua",
               "return ability \"Bite\" { number = 2, cost = 0, text = \"Fails.\",\n"
               "  play = function(me) return me.hero.nothing.more end }\n");
    build_again(at);
    kept now = open_kept(at, &def);
    for (int i = 0; i < 400 && ag_game_result(now.game).rulings == 0; i++) {
        cave_play(now.game, 1, (uint64_t)i);
        keep(&now);
    }
    assert_true(ag_game_result(now.game).rulings > 0);
    leave_and_return(at, &now, &def);
    int last = ag_game_entry_count(now.game);
    assert_int_equal(ag_game_entry(now.game, last - 1)->kind, AG_ENTRY_RULING);
    // A kill between an answer and the ruling that it led to.
    uint64_t before = ag_game_state_hash(now.game);
    int rulings = (int)ag_game_result(now.game).rulings;
    close_kept(&now);
    edit(at, (change){ "\"entry\":\"ruling\"", rulings, NULL, NULL });
    now = open_kept(at, &def);
    assert_int_equal(ag_game_entry_count(now.game), last);
    assert_int_equal(ag_game_state_hash(now.game), before);
    leave_and_return(at, &now, &def);
    close_kept(&now);
}

// The file stands before the answer that stopped the game: it can be opened, and gone another way.
static void a_game_that_stops_is_not_kept(void **state)
{
    cave *at = *state;
    ag_error error = { 0 };
    uint64_t dice = 1;
    ag_game_def def = cave_table(1);
    cave_write(at, "raids/cave/phases/dig.lua",
               "return phase \"Dig\" { steps = { function() error(\"rock\") end, window } }\n");
    cave_write(at, "raids/cave/raid.lua",
               "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\" },\n"
               "  bosses = { \"worm\" }, first = \"boss\", rules = use \"cave/rules\",\n"
               "  hand_size = { boss = 10, raiders = 7 },\n"
               "  boss_turn = { ready_step, action_phase, use \"cave/phases/dig\", end_phase },\n"
               "  boss_has_fatal_damage = function(boss) boss:lose() end }\n");
    build_again(at);
    kept now = open_kept(at, &def);
    keep(&now);
    uint64_t before = ag_game_state_hash(now.game);
    int entries = ag_game_entry_count(now.game);
    while (cave_step(now.game, &dice, &error)) {
        keep(&now);
        before = ag_game_state_hash(now.game);
        entries = ag_game_entry_count(now.game);
    }
    assert_non_null(strstr(error.text, "the game stops, a step of the raid failed"));
    error = (ag_error){ 0 };
    assert_int_equal(ag_durable_keep(now.table, now.game, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "raids/cave/phases/dig.lua:1: rock"));
    close_kept(&now);
    now = open_kept(at, &def);
    assert_int_equal(ag_game_entry_count(now.game), entries);
    assert_int_equal(ag_game_state_hash(now.game), before);
    assert_int_not_equal(ag_game_waits_for(now.game), 0);
    assert_int_equal(ag_game_undo(now.game, 0, AG_UNDO_TURN, 1, &error), AG_OK);
    keep(&now);
    leave_and_return(at, &now, &def);
    close_kept(&now);
}

// ---- scripts ----

static uint64_t hash_at_the_end(ag_game *game)
{
    cave_play(game, 100000, 2);
    assert_int_equal(ag_game_waits_for(game), 0);
    return ag_game_result(game).hash;
}

static void it_keeps_its_own_scripts(void **state)
{
    cave *at = *state;
    ag_game_def def = cave_table(1);
    kept now = open_kept(at, &def);
    ag_game *whole = cave_game(at, &def);
    cave_play(now.game, 20, 1);
    cave_play(whole, 20, 1);
    keep(&now);
    close_kept(&now);
    uint64_t hash = hash_at_the_end(whole);
    ag_game_close(whole);
    cave_write(at, "raids/cave/cards/bite.lua",
               "return ability \"Bite\" { number = 2, cost = 0, values = { amount = 3 },\n"
               "  text = \"Your hero deals {amount} melee damage to target opposing character.\",\n"
               "  targets = { target(\"prey\", opposing.character, harm) },\n"
               "  play = function(me, t) me.hero:deal(me.amount, \"melee\", t.prey) end }\n");
    build_again(at);
    now = open_kept(at, &def);
    assert_int_equal(hash_at_the_end(now.game), hash);
    close_kept(&now);
    whole = cave_game(at, &def);
    cave_play(whole, 20, 1);
    assert_int_not_equal(hash_at_the_end(whole), hash);
    ag_game_close(whole);
}

// ---- what is refused ----

static void another_game_is_refused(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(1);
    ag_game_def none = ag_game_default();
    assert_refused(at, &none, AG_USAGE, "which raid shall it play?");
    kept now = open_kept(at, &def);
    assert_refused(at, &def, AG_ENVIRONMENT, "is being played by another process");
    close_kept(&now);
    ag_game_def other = def;
    other.raid = "den";
    assert_refused(at, &other, AG_USAGE, "plays the raid \"cave\", not \"den\"");
    other = def;
    other.decks[0] = "bobs";
    assert_refused(at, &other, AG_USAGE, "seat 1 plays the deck \"decks/annas\", not \"bobs\"");
    other = def;
    other.mode = "heroic";
    assert_refused(at, &other, AG_USAGE, "plays the mode \"standard\", not \"heroic\"");
}

static void a_game_that_cannot_begin_leaves_no_file(void **state)
{
    const cave *at = *state;
    char path[256];
    ag_durable_info info;
    ag_error error = { 0 };
    ag_game_def def = cave_table(1);
    def.decks[0] = "nobody's";
    assert_refused(at, &def, AG_NOT_FOUND, "no deck is called");
    assert_int_equal(ag_durable_look(place(at, path), &info, &error), AG_NOT_FOUND);
    FILE *file = fopen(path, "rb");
    assert_null(file);
}

static void a_log_that_was_changed_is_refused(void **state)
{
#define THIRD "\"entry\":", 3
    static const struct {
        change of;
        const char *said;
    } changes[] = {
        { { THIRD, "\"picks\":[", "\"picks\":[999," }, "is not legal" },
        { { THIRD, "\"picks\":[", "\"picks\":[70000," }, "a pick is no number of an option" },
        { { THIRD, "\"picks\":[", "\"picks\":[\"1\"," }, "a pick is no number of an option" },
        { { THIRD, "\"picks\":", "\"chosen\":" }, "\"picks\" is no list" },
        { { THIRD, "\"seat\":", "\"seat\":-" }, "\"seat\" is missing, or is no number from 0" },
        { { THIRD, "\"question\":\"", "\"question\":\"x" }, "16 hexadecimal digits" },
        { { THIRD, "\"question\":\"", "\"question\":\"0123456789abcdef\",\"q\":\"" },
          "belongs to another question" },
        { { THIRD, "\"number\":", "\"number\":1000000" }, "larger than any answer" },
        { { THIRD, "\"answer\"", "\"rewind\",\"to\":2000000000" },
          "goes to a place that is not in the log" },
        { { THIRD, "\"answer\"", "\"ruling\"" }, "\"turn\" is missing" },
        { { THIRD, "\"answer\"", "\"ruling\",\"turn\":1,\"from\":2000000000" },
          "goes to a place that is not in the log" },
        { { THIRD, "\"answer\"", "\"referee\"" }, "this game knows no change" },
        { { THIRD, "\"answer\"", "\"referee\",\"place\":{}" }, "this game knows no change" },
        { { THIRD, "\"answer\"",
            "\"referee\",\"place\":{\"kind\":\"card\",\"card\":\"t/nobody\"}" },
          "t/nobody" },
        { { THIRD, "\"answer\"", "\"reseed\"" }, "\"seed\" is missing" },
        { { THIRD, "\"answer\"", "\"hand_over\"" }, "has a name of 1 to 31" },
        { { THIRD, "\"answer\",\"seat\":", "\"concede\",\"seat\":6,\"s\":" },
          "seat 6 is not at" },
        { { THIRD, "\"answer\"", "\"dream\"" }, "knows no entry \"dream\"" },
        { { "\"result\":", 0, "\"hash\":\"", "\"hash\":\"0000000000000000\",\"h\":\"" },
          "it comes out otherwise" },
        { { "\"script\":", 3, "\"source\":\"", "\"source\":\" " },
          "is not the one that its hash names" },
        { { "\"schema\"", 1, "\"api\":2", "\"api\":9" },
          "the words of API level 9" },
        { { "\"schema\"", 1, "\"seats\":[", "\"seats\":[{}," }, "\"side\" is missing" },
        { { "\"schema\"", 1, "\"decks\":[[[", "\"decks\":[[[2000,\"t/bolt\"],[" },
          "a deck is a list of" },
        { { "\"schema\"", 1, "\"decks\":[[[", "\"decks\":[[[1,\"t/nobody\"],[" }, "t/nobody" },
    };
#undef THIRD
    const cave *at = *state;
    char command[600], path[256];
    ag_game_def def = cave_table(1);
    kept now = open_kept(at, &def);
    cave_play(now.game, 25, 1);
    keep(&now);
    close_kept(&now);
    snprintf(command, sizeof command, "cp '%s' '%s/whole'", place(at, path), at->folder);
    assert_int_equal(system(command), 0);
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        snprintf(command, sizeof command, "cp '%s/whole' '%s'", at->folder, place(at, path));
        assert_int_equal(system(command), 0);
        edit(at, changes[i].of);
        assert_refused(at, &def, AG_BAD_CONTENT, changes[i].said);
    }
}

// ---- looking ----

static void what_a_list_shows(void **state)
{
    const cave *at = *state;
    char path[256];
    ag_durable_info info;
    ag_error error = { 0 };
    ag_game_def def = cave_table(2);
    def.seed = 12;
    kept now = open_kept(at, &def);
    cave_play(now.game, 30, 1);
    keep(&now);
    if (ag_durable_look(place(at, path), &info, &error) < 0) {
        fail_msg("%s", error.text);
    }
    ag_result result = ag_game_result(now.game);
    assert_string_equal(info.raid, "cave");
    assert_string_equal(info.mode, "standard");
    assert_int_equal(info.seed, 12);
    assert_int_equal(info.seats, 3);
    assert_string_equal(info.decks[0], "decks/annas");
    assert_string_equal(info.decks[2], "");
    assert_int_equal(info.entries, ag_game_entry_count(now.game));
    assert_int_equal(info.turn, (int)result.turns);
    assert_int_equal(info.asked, ag_game_waits_for(now.game));
    assert_string_equal(info.winner, "");
    assert_int_equal(info.hash, result.hash);
    cave_play(now.game, 100000, 2);
    keep(&now);
    close_kept(&now);
    assert_int_equal(ag_durable_look(path, &info, &error), AG_OK);
    assert_int_equal(info.asked, 0);
    assert_string_not_equal(info.winner, "");
}

static void calls_without_arguments(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(1);
    kept now;
    ag_error error = { 0 };
    assert_int_equal(ag_durable_open(NULL, "x", &def, &now.table, &now.game, &error), AG_USAGE);
    assert_int_equal(ag_durable_open(at->engine, "", &def, &now.table, &now.game, &error),
                     AG_USAGE);
    ag_durable_close(NULL);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, cave_set_up, cave_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(it_goes_on_where_it_was_left),
        TEST(what_was_not_kept_is_not_there),
        TEST(the_file_says_how_it_was_begun),
        TEST(a_game_from_a_named_boss_goes_on),
        TEST(all_that_moves_the_head_is_kept),
        TEST(the_referee_is_kept),
        TEST(rulings_come_by_themselves_or_from_the_file),
        TEST(a_game_that_stops_is_not_kept),
        TEST(it_keeps_its_own_scripts),
        TEST(another_game_is_refused),
        TEST(a_game_that_cannot_begin_leaves_no_file),
        TEST(a_log_that_was_changed_is_refused),
        TEST(what_a_list_shows),
        TEST(calls_without_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
