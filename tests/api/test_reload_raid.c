// What a reload does to the raid: its steps, phases and words; to a game that its scripts stopped;
// and before anybody has had a move.
#include "api/reload_bench.h"

static bench *now;

static int open_cave(void **state)
{
    (void)bench_open(state);
    now = *state;
    return 0;
}

#define raid_test(function) cmocka_unit_test_setup_teardown(function, open_cave, bench_close)

// `turn`: what comes before the action phase of the Boss; `more`: more fields.
static void write_raid(const char *turn, const char *more)
{
    char text[1024];
    snprintf(text, sizeof text,
             "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\" },\n"
             "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true,\n"
             "  boss_mulligan = true, hand_size = { boss = 10, raiders = 7 },\n"
             "  rules = use \"cave/rules\", %s\n"
             "  boss_turn = { ready_step, draw_step { count = 1 }, %s action_phase, end_phase },\n"
             "  boss_has_fatal_damage = function(boss) boss:lose() end }\n",
             more, turn);
    cave_write(now->cave, "raids/cave/raid.lua", text);
}

static void write_roar(const char *what)
{
    char text[256];
    snprintf(text, sizeof text,
             "return phase \"Roar\" { steps = { function(boss) %s end, window } }\n", what);
    cave_write(now->cave, "raids/cave/phases/roar.lua", text);
}

static void everything_told_so_far_is_read(void)
{
    (void)bench_told(now->game, "nobody tells this");
}

static int is_turn_of_the_boss(void)
{
    ag_view *view = calloc(1, sizeof *view);
    assert_non_null(view);
    ag_game_view(now->game, 0, view);
    int is = view->turn_seat == ag_game_boss(now->game);
    free(view);
    return is;
}

// It is a raider's turn; and then the Boss's, who has roared.
static void to_a_raider(void)
{
    while (is_turn_of_the_boss()) {
        (void)bench_pick(now->game, "Pass");
    }
    (void)bench_play_until(now->game, "Pass");
}

static void to_the_roar(void)
{
    for (int i = 0; i < 400 && !is_turn_of_the_boss(); i++) {
        cave_play(now->game, 1, 1);
    }
    (void)bench_play_until(now->game, "Place");  // his action phase comes behind it
}

static void other_steps_of_the_raid_begin_with_the_next_turn(void **state)
{
    (void)state;
    to_a_raider();
    everything_told_so_far_is_read();
    write_roar("boss.hero:add_counters(\"rage\", 1)");
    write_raid("use \"cave/phases/roar\",", "");
    ag_reload out = bench_reload(now, 0);
    assert_true(bench_warned(&out, "they begin with the next turn"));
    assert_false(bench_told(now->game, "rage"));
    to_the_roar();
    bench_expect_told(now->game, "rage");
    bench_expect_same_kept(now);
}

static void a_changed_phase_counts_at_once(void **state)
{
    (void)state;
    write_roar("boss.hero:add_counters(\"rage\", 1)");
    write_raid("use \"cave/phases/roar\",", "");
    bench_begin(now);
    to_a_raider();
    everything_told_so_far_is_read();
    write_roar("boss.hero:add_counters(\"fury\", 3)");
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.warning_count, 0);
    to_the_roar();
    bench_expect_told(now->game, "3 fury");
}

static void new_words_of_the_raid_are_there_and_old_ones_keep_their_number(void **state)
{
    (void)state;
    write_raid("", "words = { stage = 1 },");
    bench_begin(now);
    to_a_raider();
    bench_referee(now, "set stage 2");
    write_raid("", "words = { stage = 1, wrath = 4 },");
    (void)bench_reload(now, 0);
    assert_int_equal(bench_word(now->game, "stage"), 2);
    assert_int_equal(bench_word(now->game, "wrath"), 4);
    bench_expect_same_kept(now);
}

static void a_step_writes_a_word_that_the_reload_brought(void **state)
{
    (void)state;
    write_roar("set_word(\"stage\", 2)");
    write_raid("use \"cave/phases/roar\",", "words = { stage = 1 },");
    bench_begin(now);
    to_a_raider();
    write_roar("set_word(\"wrath\", 7)");
    write_raid("use \"cave/phases/roar\",", "words = { stage = 1, wrath = 4 },");
    (void)bench_reload(now, 0);
    to_the_roar();
    assert_int_equal(bench_word(now->game, "wrath"), 7);
    bench_expect_same_kept(now);
}

// ---- stopped ----

static void play_to_the_stop(void)
{
    uint64_t dice = 3;
    ag_error error = { 0 };
    for (int i = 0; i < 200 && ag_game_stopped(now->game) == NULL; i++) {
        (void)cave_step(now->game, &dice, &error);
    }
    assert_non_null(ag_game_stopped(now->game));
    assert_int_equal(ag_game_waits_for(now->game), 0);
}

static void a_game_that_a_faulty_step_stopped_goes_on_once_it_is_mended(void **state)
{
    (void)state;
    write_roar("boss.hero:add_counters(\"rage\", 1)");
    write_raid("use \"cave/phases/roar\",", "");
    bench_begin(now);
    to_a_raider();
    write_roar("boss.hero:add_counters(\"rage\", nil + 1)");
    (void)bench_reload(now, 0);
    play_to_the_stop();
    write_roar("boss.hero:add_counters(\"rage\", 4)");
    everything_told_so_far_is_read();
    (void)bench_reload(now, 0);
    assert_null(ag_game_stopped(now->game));
    assert_int_not_equal(ag_game_waits_for(now->game), 0);
    to_the_roar();
    bench_expect_told(now->game, "5 rage");  // 1 in the first turn, and 4
    bench_expect_same_kept(now);
}

// ---- before the first move ----

static int atk_of_the_boss(void)
{
    ag_view *view = calloc(1, sizeof *view);
    assert_non_null(view);
    ag_game_view(now->game, 0, view);
    int atk = -1;
    for (int i = 0; i < view->card_count; i++) {
        if (strcmp(view->cards[i].name, "Worm") == 0) atk = view->cards[i].atk;
    }
    free(view);
    return atk;
}

static void powers_of_the_raid_count_at_once_or_with_its_new_steps(void **state)
{
    (void)state;
    write_raid("", "powers = { gives { to = your.hero, atk = plus(2) } },");
    bench_begin(now);
    to_a_raider();
    int atk = atk_of_the_boss();
    assert_true(atk >= 2);
    write_raid("", "powers = { gives { to = your.hero, atk = plus(5) } },");
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.warning_count, 0);
    assert_int_equal(atk_of_the_boss(), atk + 3);
    write_roar("boss.hero:add_counters(\"rage\", 1)");
    write_raid("use \"cave/phases/roar\",", "");
    out = bench_reload(now, 0);
    assert_true(bench_warned(&out, "they begin with the next turn"));
    assert_int_equal(atk_of_the_boss(), atk + 3);
    to_the_roar();
    assert_int_equal(atk_of_the_boss(), atk - 2);
    bench_expect_same_kept(now);
}

// The Worm roars as the raid begins, and its player is asked in mid-effect.
static void write_opening(int notes, const char *after)
{
    char text[512];
    snprintf(text, sizeof text,
             "setup = function(boss)\n"
             "    boss.hero:add_counters(\"note\", %d)\n"
             "    if boss:may(\"Roar?\") then boss.hero:add_counters(\"echo\", 1) end\n"
             "    if boss:may(\"Again?\") then boss.hero:add_counters(\"echo\", 1) end\n"
             "    %s end,\n",
             notes, after);
    write_raid("", text);
}

static void to_the_opening(const char *prompt)
{
    int asked;
    uint64_t dice = 3;
    ag_error error = { 0 };
    for (int i = 0; i < 50; i++) {
        ag_question question = bench_asked(now->game, &asked);
        if (strstr(question.prompt, prompt) != NULL) return;
        assert_true(cave_step(now->game, &dice, &error));
    }
    fail_msg("\"%s\" is never asked", prompt);
}

static void begin_with_an_opening(const char *prompt)
{
    write_opening(1, "");
    bench_begin(now);
    to_the_opening(prompt);
    everything_told_so_far_is_read();
}

static void before_the_first_move_the_game_begins_again_to_the_same_question(void **state)
{
    (void)state;
    int asked;
    begin_with_an_opening("Again?");
    write_opening(3, "");
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.reran, 1);
    assert_int_equal(out.asked_anew, 0);
    assert_true(bench_line(&out, "note", "3 note"));
    bench_expect_told(now->game, "3 note");
    assert_non_null(strstr(bench_asked(now->game, &asked).prompt, "Again?"));
    bench_expect_same_kept(now);
}

static void undo_goes_back_before_a_reload_of_the_opening(void **state)
{
    (void)state;
    ag_error error = { 0 };
    begin_with_an_opening("Roar?");
    assert_int_equal(ag_game_mark(now->game, "old", &error), AG_OK);
    uint64_t old = ag_game_state_hash(now->game);
    write_opening(3, "");
    (void)bench_reload(now, 0);
    assert_int_equal(ag_game_mark(now->game, "new", &error), AG_OK);
    uint64_t young = ag_game_state_hash(now->game);
    assert_true(old != young);
    (void)bench_pick(now->game, "Pass");
    assert_int_equal(ag_game_goto(now->game, "old", 1, &error), AG_OK);
    assert_true(ag_game_state_hash(now->game) == old);
    assert_int_equal(ag_game_goto(now->game, "new", 1, &error), AG_OK);
    assert_true(ag_game_state_hash(now->game) == young);
    bench_expect_same_kept(now);
}

static void an_opening_that_fails_stops_the_game_until_it_is_mended(void **state)
{
    (void)state;
    int asked;
    begin_with_an_opening("Roar?");
    write_opening(1, "local broken = nil + 1");
    (void)bench_reload(now, 0);
    play_to_the_stop();
    write_opening(2, "");
    (void)bench_reload(now, 0);
    assert_null(ag_game_stopped(now->game));
    assert_int_not_equal(ag_game_waits_for(now->game), 0);
    (void)bench_asked(now->game, &asked);
    bench_expect_same_kept(now);
    cave_play(now->game, 40, 7);
    bench_expect_same_kept(now);
}

static void an_opening_that_fails_at_once_stops_the_game_until_it_is_mended(void **state)
{
    (void)state;
    begin_with_an_opening("Roar?");
    write_raid("", "setup = function(boss) local broken = nil + 1 end,");
    ag_reload out;
    ag_error error = { 0 };
    assert_int_equal(ag_game_reload(now->game, bench_engine(now), 0, &out, &error), AG_BAD_CONTENT);
    assert_non_null(ag_game_stopped(now->game));
    assert_non_null(strstr(error.text, "raids/cave/raid.lua:"));
    write_opening(2, "");
    (void)bench_reload(now, 0);
    assert_null(ag_game_stopped(now->game));
    to_the_opening("Roar?");
    bench_expect_same_kept(now);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        raid_test(other_steps_of_the_raid_begin_with_the_next_turn),
        raid_test(a_changed_phase_counts_at_once),
        raid_test(powers_of_the_raid_count_at_once_or_with_its_new_steps),
        raid_test(new_words_of_the_raid_are_there_and_old_ones_keep_their_number),
        raid_test(a_step_writes_a_word_that_the_reload_brought),
        raid_test(a_game_that_a_faulty_step_stopped_goes_on_once_it_is_mended),
        raid_test(before_the_first_move_the_game_begins_again_to_the_same_question),
        raid_test(undo_goes_back_before_a_reload_of_the_opening),
        raid_test(an_opening_that_fails_stops_the_game_until_it_is_mended),
        raid_test(an_opening_that_fails_at_once_stops_the_game_until_it_is_mended),
    };
    return cmocka_run_group_tests_name("reload_raid", tests, NULL, NULL);
}
