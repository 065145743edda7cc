// Other scripts in a running game: what changes at once, what is played again; and that logs,
// copies and kept games agree.
#include "api/reload_bench.h"

#include "api/handle/engine.h"

// ---- what changes at once ----

static void test_a_number_counts_at_once_for_the_card_in_hand(void **state)
{
    bench *now = *state;
    (void)bench_play_until(now->game, "Play Bolt (1)");
    bench_write_bolt(now, 0, 2);
    ag_reload out = bench_reload(now, 0);
    int seat;
    ag_question question = bench_asked(now->game, &seat);
    assert_int_equal(out.changed, 1);
    assert_true(bench_line(&out, "Bolt: cost 1", "Bolt: cost 0"));
    assert_true(bench_option(&question, "Play Bolt (0)") >= 0);
    assert_int_equal(bench_option(&question, "Play Bolt (1)"), -1);
}

static void test_the_same_scripts_change_nothing(void **state)
{
    bench *now = *state;
    (void)bench_play_until(now->game, "Play Bolt");
    int entries = ag_game_entry_count(now->game);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.changed, 0);
    assert_int_equal(out.line_count + out.warning_count, 0);
    assert_int_equal(ag_game_entry_count(now->game), entries);
}

// ---- in the middle ----

// A Bolt that burns, then asks for a number up to `most`, and burns as much again.
static void write_storm(bench *now, int amount, int most)
{
    char text[1024];
    snprintf(text, sizeof text,
             "return ability \"Bolt\" { number = 3, cost = 1, class = { \"mage\" },\n"
             "  unlimited = true, values = { amount = %d }, text = \"Burns for {amount}.\",\n"
             "  targets = { target(\"prey\", opposing.hero, harm) },\n"
             "  play = function(me, t)\n"
             "    me.hero:deal(me.amount, \"fire\", t.prey)\n"
             "    local n = me.player:choose_number { min = 0, max = %d, prompt = \"More?\" }\n"
             "    me.hero:deal(n, \"fire\", t.prey)\n"
             "  end }\n",
             amount, most);
    cave_write(now->cave, "cards/t/bolt.lua", text);
}

// The table plays with the storm; its player is asked in mid-effect.
static int play_storm(bench *now)
{
    write_storm(now, 2, 3);
    (void)bench_reload(now, 0);
    int seat = bench_play_until(now->game, "Play Bolt");
    ag_question question = ag_game_question(now->game, seat);
    bench_answer(now->game, seat, bench_option(&question, "Play Bolt"));
    for (;;) {
        question = bench_asked(now->game, &seat);
        if (question.kind == AG_QUESTION_NUMBER) return seat;
        bench_answer(now->game, seat, 0);
    }
}

static void test_an_effect_in_progress_runs_again(void **state)
{
    bench *now = *state;
    int seat = play_storm(now);
    (void)bench_told(now->game, "");  // all that was told so far
    write_storm(now, 4, 3);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.reran, 1);
    assert_int_equal(out.asked_anew, 0);
    assert_true(bench_line(&out, "deals 2 fire damage", "deals 4 fire damage"));
    assert_true(bench_told(now->game, "deals 4 fire damage"));
    ag_question question = bench_asked(now->game, &seat);
    assert_int_equal(question.kind, AG_QUESTION_NUMBER);
}

static void test_a_card_in_play_has_its_new_numbers(void **state)
{
    bench *now = *state;
    int seat = bench_play_until(now->game, "Play Guard");
    ag_question question = ag_game_question(now->game, seat);
    bench_answer(now->game, seat, bench_option(&question, "Play Guard"));
    cave_play(now->game, 12, 1);
    bench_write_guard(now, 7, 9);
    ag_reload out = bench_reload(now, 0);
    assert_true(bench_line(&out, "Guard: atk 1", "Guard: atk 7"));
    ag_view *view = calloc(1, sizeof *view);
    int seen = 0;
    ag_game_view(now->game, 0, view);
    for (int i = 0; i < view->card_count; i++) {
        if (strcmp(view->cards[i].key, "t/guard") == 0 && view->cards[i].zone == AG_VIEW_PARTY) {
            assert_int_equal(view->cards[i].atk, 7);
            assert_int_equal(view->cards[i].health, 9);
            seen++;
        }
    }
    assert_true(seen > 0);
    free(view);
}

// ---- refused, gone, or back ----

static int find_broken(void *context, const char *key, ag_script *out)
{
    const ag_source *own = &((ag_engine *)context)->source;
    int found = own->find(own->context, key, out);
    if (found && strcmp(key, "t/guard") == 0) {
        out->source = "return {{";
        out->size = strlen(out->source);
        out->hash = "0123456789abcdef0123456789abcdef";
    }
    return found;
}

static const char *no_key(void *context, int index)
{
    (void)context;
    (void)index;
    return NULL;
}

static void test_a_broken_file_leaves_the_game_as_it_was(void **state)
{
    bench *now = *state;
    (void)bench_play_until(now->game, "Play Bolt");
    uint64_t before = ag_game_state_hash(now->game);
    int entries = ag_game_entry_count(now->game);
    ag_error error = { 0 };
    ag_reload out;
    // A source of scripts like the engine's, but with a Guard that does not load.
    ag_source broken = { .context = now->cave->engine, .find = find_broken, .key = no_key };
    assert_int_equal(ag_game_take_scripts(now->game, &broken, 0, &out, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "cards/t/guard.lua:1:"));
    assert_true(ag_game_state_hash(now->game) == before);
    assert_int_equal(ag_game_entry_count(now->game), entries);
}

static void test_undo_and_redo_go_across_a_reload(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    int seat = bench_play_until(now->game, "Play Bolt (1)");
    bench_write_bolt(now, 0, 2);
    (void)bench_reload(now, 0);
    ag_question question = ag_game_question(now->game, seat);
    bench_answer(now->game, seat, bench_option(&question, "Play Bolt (0)"));
    uint64_t after = ag_game_state_hash(now->game);
    assert_int_equal(ag_game_undo(now->game, 0, AG_UNDO_TURN, 1, &error), AG_OK);
    assert_int_equal(ag_game_redo(now->game, &error), AG_OK);
    assert_true(ag_game_state_hash(now->game) == after);
    assert_int_equal(ag_game_rebuild(now->game, &error), AG_OK);
}

static void test_the_last_link_runs_again_on_request(void **state)
{
    bench *now = *state;
    int seat = bench_play_until(now->game, "Play Bolt");
    ag_question question = ag_game_question(now->game, seat);
    bench_answer(now->game, seat, bench_option(&question, "Play Bolt"));
    cave_play(now->game, 3, 1);
    bench_write_bolt(now, 1, 6);
    ag_reload out = bench_reload(now, AG_RELOAD_RERUN);
    assert_int_equal(out.reran, 1);
    assert_true(bench_line(&out, "deals 2 fire damage", "deals 6 fire damage"));
    char line[512];
    while (ag_game_next_line(now->game, -1, line, sizeof line)) {
    }
    out = bench_reload(now, AG_RELOAD_RERUN);
    assert_int_equal(out.reran, 1);
    while (ag_game_next_line(now->game, -1, line, sizeof line)) {
        assert_null(strstr(line, "new scripts"));
    }
}

static void test_other_answers_are_asked_anew(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    int seat = play_storm(now);
    ag_answer number = { .number = 3 };
    assert_int_equal(ag_game_answer(now->game, seat, &number, &error), AG_OK);
    write_storm(now, 2, 1);  // 3 is no answer any more
    ag_reload out = bench_reload(now, AG_RELOAD_RERUN);
    assert_int_equal(out.asked_anew, 1);
    ag_question question = bench_asked(now->game, &seat);
    assert_int_equal(question.kind, AG_QUESTION_NUMBER);
    assert_int_equal(question.max, 1);
}

static void test_a_deck_waits_for_the_next_game(void **state)
{
    bench *now = *state;
    (void)bench_play_until(now->game, "Play Bolt");
    cave_write(now->cave, "cards/decks/annas.lua",
               "return deck \"Anna's\" { hero = \"t/anna\", plan = \"To burn.\",\n"
               "  cards = { { 30, \"t/bolt\" }, { 30, \"t/guard\" } } }\n");
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.changed, 0);
    assert_true(out.warning_count > 0);
    assert_non_null(strstr(out.warnings[0], "t/annas") != NULL ? out.warnings[0]
                                                               : strstr(out.warnings[0], "annas"));
}

static void write_main_deck(const bench *now, int bites)
{
    char text[96];
    snprintf(text, sizeof text, "return deck \"Main\" { cards = { { %d, \"cave/bite\" } } }\n",
             bites);
    cave_write(now->cave, "raids/cave/decks/main.lua", text);
}

static void test_a_referees_gift_is_no_card_of_a_deck_list(void **state)
{
    bench *now = *state;
    (void)bench_play_until(now->game, "Play Bolt");
    bench_referee(now, "give bite to hand@boss");
    bench_referee(now, "give bite to deck@boss");
    bench_write_bolt(now, 1, 3);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.changed, 1);
    assert_int_equal(out.warning_count, 0);
    write_main_deck(now, 31);
    out = bench_reload(now, 0);
    assert_int_equal(out.brought, 1);
    bench_expect_same_kept(now);
}

static void test_a_deck_list_is_compared_with_what_it_brought(void **state)
{
    bench *now = *state;
    (void)bench_play_until(now->game, "Play Bolt");
    write_main_deck(now, 32);
    assert_int_equal(bench_reload(now, 0).brought, 2);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.brought, 0);
    assert_int_equal(out.warning_count, 0);
    write_main_deck(now, 31);
    out = bench_reload(now, 0);
    assert_true(bench_warned(&out, "the main deck has fewer of Bite now"));
    write_main_deck(now, 33);
    assert_int_equal(bench_reload(now, 0).brought, 1);
    // What was taken back did not come.
    assert_int_equal(ag_game_undo(now->game, 0, AG_UNDO_ANSWER, 1, NULL), AG_OK);
    out = bench_reload(now, 0);
    assert_true(out.brought + out.waiting > 0);
}

// ---- kept elsewhere ----

static void test_recordings_and_saved_games_agree(void **state)
{
    bench *now = *state;
    char path[160], report[1024];
    ag_error error = { 0 };
    ag_result result;
    (void)play_storm(now);
    write_storm(now, 4, 3);
    (void)bench_reload(now, 0);
    cave_path(now->cave, "r.agr", path, sizeof path);
    if (ag_game_record(now->game, path, &error) < 0
        || ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_true(result.hash == ag_game_result(now->game).hash);
    ag_game *loaded;
    if (ag_game_save(now->game, path, &error) < 0
        || ag_game_load(now->cave->engine, path, 0, &loaded, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_true(ag_game_result(loaded).hash == ag_game_result(now->game).hash);
    ag_game_close(loaded);
}

static void test_a_kept_table_goes_on_across_a_reload(void **state)
{
    bench *now = *state;
    char path[160];
    ag_error error = { 0 };
    ag_durable *table;
    ag_game *game;
    ag_game_def def = cave_table(2);
    cave_path(now->cave, "t.table", path, sizeof path);
    assert_int_equal(ag_durable_open(now->cave->engine, path, &def, &table, &game, &error), AG_OK);
    (void)bench_play_until(game, "Play Bolt (1)");
    bench_write_bolt(now, 0, 2);
    (void)bench_reload_game(now, game);
    bench_write_bolt(now, 2, 2);
    (void)bench_reload_game(now, game);
    if (ag_durable_keep(table, game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    uint64_t hash = ag_game_result(game).hash;
    ag_game_close(game);
    ag_durable_close(table);
    if (ag_durable_open(now->cave->engine, path, &def, &table, &game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    int seat;
    ag_question question = bench_asked(game, &seat);
    assert_true(ag_game_result(game).hash == hash);
    assert_int_equal(bench_option(&question, "Play Bolt (1)"), -1);
    ag_game_close(game);
    ag_durable_close(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        bench_test(test_a_number_counts_at_once_for_the_card_in_hand),
        bench_test(test_the_same_scripts_change_nothing),
        bench_test(test_an_effect_in_progress_runs_again),
        bench_test(test_a_card_in_play_has_its_new_numbers),
        bench_test(test_a_broken_file_leaves_the_game_as_it_was),
        bench_test(test_undo_and_redo_go_across_a_reload),
        bench_test(test_the_last_link_runs_again_on_request),
        bench_test(test_other_answers_are_asked_anew),
        bench_test(test_a_deck_waits_for_the_next_game),
        bench_test(test_a_referees_gift_is_no_card_of_a_deck_list),
        bench_test(test_a_deck_list_is_compared_with_what_it_brought),
        bench_test(test_recordings_and_saved_games_agree),
        bench_test(test_a_kept_table_goes_on_across_a_reload),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
