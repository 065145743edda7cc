// Notes of scripts: heard once, as they are made; and the game is the same, whether anybody hears
// them or not.
#include "api/reload_bench.h"

#include "api/faults.h"
#include "base/span.h"

typedef struct hearer {
    int count;
    ag_text all;
    char last[640];
} hearer;

static hearer ears;

static void hear(void *context, const ag_script_note *note)
{
    hearer *of = context;
    of->count++;
    snprintf(of->last, sizeof of->last, "%s:%d: %s (%s, turn %s)", note->path, note->line,
             note->text, note->card, note->turn > 0 ? "n" : "0");
    ag_text_add(&of->all, "%s %d\n", of->last, note->turn);
}

static void listen(ag_game *game, int past)
{
    ag_error error = { 0 };
    if (ag_game_hear_notes(game, hear, &ears, past, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void forget(void)
{
    ag_text_close(&ears.all);
    ears = (hearer){ .count = 0 };
}

static int open_bench(void **state)
{
    forget();
    return bench_open(state);
}

static int close_bench(void **state)
{
    forget();
    return bench_close(state);
}

// Bolt does `body` in line 5; then its player is asked, and it notes what they said in line 7.
static void write_bolt(const cave *at, const char *body)
{
    char text[1024];
    snprintf(text, sizeof text,
             "return ability \"Bolt\" { number = 3, cost = 1, class = { \"mage\" },\n"
             "  unlimited = true, values = { amount = 2 }, text = \"\",\n"
             "  targets = { target(\"prey\", opposing.hero, harm) },\n"
             "  play = function(me, t)\n"
             "    %s\n"
             "    local n = me.player:choose_number { min = 0, max = 3, prompt = \"More?\" }\n"
             "    note(\"said\", n)\n"
             "    me.hero:deal(me.amount + n, \"fire\", t.prey)\n"
             "  end }\n",
             body);
    cave_write(at, "cards/t/bolt.lua", text);
}

// A game in which somebody plays such a Bolt, up to the question in it.
static int play_bolt(bench *now, const char *body)
{
    write_bolt(now->cave, body);
    bench_begin(now);
    listen(now->game, 0);
    int seat = bench_play_until(now->game, "Play Bolt");
    ag_question question = ag_game_question(now->game, seat);
    bench_answer(now->game, seat, bench_option(&question, "Play Bolt"));
    for (;;) {
        question = bench_asked(now->game, &seat);
        if (question.kind == AG_QUESTION_NUMBER) return seat;
        bench_answer(now->game, seat, 0);
    }
}

static void say(ag_game *game, int seat, int number)
{
    ag_error error = { 0 };
    ag_answer answer = { .number = number };
    assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_OK);
}

// ---- once ----

static void a_note_says_what_and_where(void **state)
{
    int seat = play_bolt(*state, "note(\"burns\", t.prey, me.amount)");
    assert_int_equal(ears.count, 1);
    assert_string_equal(ears.last, "cards/t/bolt.lua:5: burns Worm 2 (Bolt, turn n)");
    say(((bench *)*state)->game, seat, 3);
    assert_int_equal(ears.count, 2);
    assert_string_equal(ears.last, "cards/t/bolt.lua:7: said 3 (Bolt, turn n)");
}

static void copies_and_the_log_run_again_note_nothing(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    ag_game *fork;
    int seat = play_bolt(now, "note(\"burns\")");
    assert_int_equal(ag_game_rebuild(now->game, &error), AG_OK);
    assert_int_equal(ag_game_fork(now->game, &fork, &error), AG_OK);
    say(fork, seat, 1);
    ag_game_close(fork);
    assert_int_equal(ears.count, 1);
    say(now->game, seat, 1);
    assert_int_equal(ag_game_rebuild(now->game, &error), AG_OK);
    assert_int_equal(ears.count, 2);
    // A closed fork leaves its room to the next one: nobody hears that either.
    ag_game *other;
    assert_int_equal(ag_game_fork(now->game, &fork, &error), AG_OK);
    listen(fork, 0);
    ag_game_close(fork);
    assert_int_equal(ag_game_fork(now->game, &other, &error), AG_OK);
    cave_play(other, 60, 1);
    ag_game_close(other);
    assert_int_equal(ears.count, 2);
}

static void what_is_taken_back_and_done_again_notes_again(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    int seat = play_bolt(now, "note(\"burns\")");
    say(now->game, seat, 3);
    assert_int_equal(ag_game_undo(now->game, 0, AG_UNDO_ANSWER, 1, &error), AG_OK);
    assert_int_equal(ag_game_redo(now->game, &error), AG_OK);
    assert_int_equal(ears.count, 2);
    assert_int_equal(ag_game_undo(now->game, 0, AG_UNDO_ANSWER, 1, &error), AG_OK);
    assert_int_equal(ears.count, 2);
    say(now->game, seat, 3);
    assert_int_equal(ears.count, 3);
    assert_string_equal(ears.last, "cards/t/bolt.lua:7: said 3 (Bolt, turn n)");
    assert_int_equal(ag_game_rebuild(now->game, &error), AG_OK);
    assert_int_equal(ears.count, 3);
}

static void an_effect_that_runs_under_another_script_notes_what_that_says(void **state)
{
    bench *now = *state;
    play_bolt(now, "note(\"burns\")");
    write_bolt(now->cave, "note(\"burns hotter\")");
    assert_int_equal(bench_reload(now, 0).reran, 1);
    assert_int_equal(ears.count, 2);
    assert_string_equal(ears.last, "cards/t/bolt.lua:5: burns hotter (Bolt, turn n)");
}

static void the_past_is_heard_on_request(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    int seat = play_bolt(now, "note(\"burns\")");
    say(now->game, seat, 3);
    uint64_t before = ag_game_state_hash(now->game);
    ag_game_hear_notes(now->game, NULL, NULL, 0, &error);
    forget();
    listen(now->game, 1);
    assert_int_equal(ears.count, 2);
    assert_true(ag_game_state_hash(now->game) == before);
    assert_int_equal(ag_game_hear_notes(NULL, hear, &ears, 0, &error), AG_USAGE);
}

// ---- a script that fails ----

static void a_script_that_fails_has_noted_what_went_before(void **state)
{
    bench *now = *state;
    int seat = play_bolt(now, "note(\"burns\")");
    write_bolt(now->cave, "note(\"before\") error(\"out of fire\")");
    (void)bench_reload(now, 0);
    assert_int_equal(fault_count(now->game), 1);
    assert_int_equal(ears.count, 2);
    assert_string_equal(ears.last, "cards/t/bolt.lua:5: before (Bolt, turn n)");
    (void)seat;
}

// ---- what a condition notes ----

static void a_condition_notes_once_for_what_it_is_asked_about(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    cave_write(now->cave, "raids/cave/bosses/worm.lua",
               "return boss \"Worm\" { number = 1, order = 1, health = 40, atk = 1, text = \"\",\n"
               "  powers = { when.dealt_damage { of = this,\n"
               "    only_if = function(me, event) note(event, event.amount) return true end,\n"
               "    effect = function(me, event) end } } }\n");
    int seat = play_bolt(now, "");
    assert_int_equal(ears.count, 0);
    say(now->game, seat, 1);
    bench_resolve(now->game);
    int count = ears.count;
    assert_true(count > 0);
    assert_string_equal(ears.last,
                        "raids/cave/bosses/worm.lua:3: the event dealt_damage 3 (Worm, turn n)");
    assert_int_equal(ag_game_rebuild(now->game, &error), AG_OK);
    assert_int_equal(ears.count, count);
}

// ---- nothing of it reaches the game ----

// Plays a whole game of Bolts that note much; `heard`: somebody hears it.
static uint64_t whole_game(const cave *at, int heard)
{
    ag_game_def def = cave_table(2);
    uint64_t dice = 3;
    def.check = 0;
    ag_game *game = cave_game(at, &def);
    if (heard) listen(game, 1);
    play_to_the_end(game, &dice);
    uint64_t hash = ag_game_result(game).hash;
    assert_int_equal(fault_count(game), 0);
    assert_replays(at, game);
    ag_game_close(game);
    return hash;
}

static void a_game_is_the_same_whether_anybody_hears_it(void **unused)
{
    (void)unused;
    cave *at = cave_open();
    // Near the end of what an effect may do: if it cost anything to be heard, it would fail.
    write_bolt(at, "local many = {} for i = 1, 700 do many[i] = { i } end\n"
                   "for i = 1, 38717 do if i % 700 == 0 then note(i, me, t, many) end end");
    cave_build(at);
    forget();
    uint64_t alone = whole_game(at, 0);
    assert_int_equal(ears.count, 0);
    assert_true(whole_game(at, 1) == alone);
    assert_true(ears.count > 40);
    cave_close(at);
}

static void a_recording_is_heard_as_the_game_was(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    char path[128];
    ag_playback *play;
    int seat = play_bolt(now, "note(\"burns\")");
    say(now->game, seat, 3);
    char *then = strdup(ears.all.bytes);
    cave_path(now->cave, "n.agr", path, sizeof path);
    assert_int_equal(ag_game_record(now->game, path, &error), AG_OK);
    assert_int_equal(ag_playback_open(path, NULL, &play, &error), AG_OK);
    forget();
    listen(ag_playback_game(play), 1);
    while (ag_playback_next(play, &error) > 0) {
    }
    assert_string_equal(ears.all.bytes, then);
    free(then);
    ag_playback_close(play);
}

// ---- bounds ----

static void an_effect_is_heard_fifty_times(void **state)
{
    play_bolt(*state, "for i = 1, 80 do note(i) end");
    assert_int_equal(ears.count, 50);
    assert_non_null(strstr(ears.last, "… and nothing more of this effect: that was note 50"));
    assert_non_null(strstr(ears.all.bytes, ": 49 (Bolt"));
}

static void a_game_is_heard_ten_thousand_times(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    cave_write(now->cave, "cards/t/figure.lua",
               "return token \"Figure\" { atk = 1, damage = \"melee\", health = 1, text = \"\",\n"
               "  powers = { as.enters_play { of = this,\n"
               "    effect = function(me) for i = 1, 60 do note(i) end end } } }\n");
    write_bolt(now->cave, "for i = 1, 10 do me.player:put_token(\"t/figure\", 10) "
                          "all(your.ally):remove_from_game() end");
    bench_begin(now);
    listen(now->game, 0);
    uint64_t dice = 3;
    for (int i = 0; i < 4000 && ears.count < 10001; i++) {
        (void)cave_step(now->game, &dice, &error);
    }
    assert_int_equal(ears.count, 10001);
    assert_non_null(strstr(ears.last, "… and nothing more of this game: that was note 10000"));
    cave_play(now->game, 100, 3);
    assert_int_equal(ears.count, 10001);
}

static void a_note_is_short(void **state)
{
    play_bolt(*state, "local w = \"word \" for i = 1, 8 do w = w .. w end note(w)");
    assert_non_null(strstr(ears.last, "word word … (Bolt"));
    assert_true(strlen(ears.last) < 450);
}

// ---- values ----

static void values_are_written_as_people_read_them(void **state)
{
    play_bolt(*state, "note(nil, true, 3, \"x\", me, me.player, t, { 1, \"y\", z = me, {} }, {},\n"
                      "  all(any.hero), all {}, any.hero, this_turn, count(any.ally), me.memory)");
    assert_non_null(strstr(
        ears.last, ": nil true 3 x Bolt raider 1 { prey = Worm } { 1, \"y\", {…}, z = Bolt } "
                   "{ } { Anna, Anna, Worm } { } hero this_turn an amount memory ("));
    forget();
    play_bolt(*state, "local many = {} for i = 1, 20 do many[i] = i end note(many)\n"
                      "note(me.player.deck:top(15)) note()");
    assert_non_null(
        strstr(ears.all.bytes, ": { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, … 20 in all }"));
    assert_non_null(strstr(ears.all.bytes, ", … 15 in all } (Bolt"));
}

static void what_cannot_be_written_is_left_out(void **state)
{
    play_bolt(*state,
              "local many = {} for i = 1, 1024 do many[i] = i end many.x = 1 note(1, many)");
    assert_non_null(strstr(ears.last, ": 1 {… (Bolt"));
}

#define note_test(function) cmocka_unit_test_setup_teardown(function, open_bench, close_bench)

int main(void)
{
    const struct CMUnitTest tests[] = {
        note_test(a_note_says_what_and_where),
        note_test(copies_and_the_log_run_again_note_nothing),
        note_test(what_is_taken_back_and_done_again_notes_again),
        note_test(an_effect_that_runs_under_another_script_notes_what_that_says),
        note_test(the_past_is_heard_on_request),
        note_test(a_script_that_fails_has_noted_what_went_before),
        note_test(a_condition_notes_once_for_what_it_is_asked_about),
        note_test(a_game_is_the_same_whether_anybody_hears_it),
        note_test(a_recording_is_heard_as_the_game_was),
        note_test(an_effect_is_heard_fifty_times),
        note_test(a_game_is_heard_ten_thousand_times),
        note_test(a_note_is_short),
        note_test(values_are_written_as_people_read_them),
        note_test(what_cannot_be_written_is_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
