// Every function of aggro.h given wrong seats, no room and NULL: AG_USAGE with a sentence, or the
// value that stands for nothing; never what another seat holds, and the game stays as it was.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/given.h"

#define NO_PATH "/no/such/place"

// ---- engines ----

static void engine_open(given_world *now)
{
    ag_engine *engine;
    given_refused(now, ag_engine_open(NULL, &engine, &now->error));
    given_refused(now, ag_engine_open("", &engine, &now->error));
    given_refused(now, ag_engine_open(NO_PATH, NULL, &now->error));
    assert_int_equal(ag_engine_open(NO_PATH, &engine, NULL), AG_NOT_FOUND);
    assert_null(engine);
}

static void no_engine(given_world *now)
{
    static const int places[] = { 0, -1, 9999 };
    ag_engine_close(NULL);
    for (int i = 0; i < 3; i++) {
        const ag_engine *engine = i == 0 ? NULL : now->engine;
        assert_null(ag_engine_raid(engine, places[i]));
        assert_null(ag_engine_deck(engine, places[i]));
        assert_null(ag_engine_card(engine, places[i]));
        assert_null(ag_engine_warning(engine, places[i]));
        assert_int_equal(ag_engine_duel(engine, i == 0 ? "cave" : NULL), 0);
        assert_null(ag_engine_card_near(engine, i == 0 ? "bolt" : NULL));
    }
}

static void engine_speak(given_world *now)
{
    given_refused(now, ag_engine_speak(NULL, "de", &now->error));
    given_refused(now, ag_engine_speak(now->engine, NULL, &now->error));
}

static void engine_card_text(given_world *now)
{
    char out[64];
    given_refused(now, ag_engine_card_text(NULL, "bolt", out, sizeof out, &now->error));
    given_refused(now, ag_engine_card_text(now->engine, NULL, out, sizeof out, &now->error));
    given_refused(now, ag_engine_card_text(now->engine, "bolt", NULL, 9, &now->error));
    given_refused(now, ag_engine_card_text(now->engine, "bolt", out, 0, &now->error));
}

// ---- games ----

static void defaults(given_world *now)
{
    (void)now;
    assert_int_equal(ag_game_default().raiders, 3);
    assert_string_equal(ag_bot_default().bot, "greedy");
}

static void game_open(given_world *now)
{
    ag_game *game;
    ag_game_def def = cave_table(2);
    given_refused(now, ag_game_open(NULL, &def, &game, &now->error));
    given_refused(now, ag_game_open(now->engine, NULL, &game, &now->error));
    given_refused(now, ag_game_open(now->engine, &def, NULL, &now->error));
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        def.raiders = given_wrong_seat(i) == 4 ? 6 : given_wrong_seat(i);
        given_refused(now, ag_game_open(now->engine, &def, &game, &now->error));
        assert_null(game);
    }
    def = cave_table(2);
    def.raid = NULL;
    given_refused(now, ag_game_open(now->engine, &def, &game, &now->error));
}

static void no_game(given_world *now)
{
    ag_game_close(NULL);
    assert_int_equal(ag_game_seats(NULL), 0);
    assert_int_equal(ag_game_seats(now->game), 3);
    assert_int_equal(ag_game_boss(NULL), 0);
    assert_int_equal(ag_game_boss(now->game), 3);
    assert_int_equal(ag_game_proposal(NULL).count, 0);
    assert_string_equal(ag_game_line_rule(NULL), "");
    assert_int_equal(ag_game_line_is_turn(NULL), 0);
    assert_string_equal(ag_game_result(NULL).raid, "");
    assert_string_equal(ag_game_result(NULL).winner, "");
    assert_int_equal(ag_game_state_hash(NULL), 0);
    assert_int_equal(ag_game_state_used(NULL), 0);
    assert_true(ag_state_capacity() >= ag_game_state_used(now->game));
    assert_null(ag_game_fault_at(NULL, 0));
    assert_null(ag_game_fault_at(now->game, -1));
    assert_null(ag_game_fault_at(now->game, 9999));
    assert_string_equal(ag_game_fault(NULL), "");
}

static void game_fork(given_world *now)
{
    ag_game *game;
    given_refused(now, ag_game_fork(NULL, &game, &now->error));
    assert_null(game);
    given_refused(now, ag_game_fork(now->game, NULL, &now->error));
}

static void world_deal(given_world *now)
{
    ag_game *game;
    given_refused(now, ag_world_deal(NULL, 1, 1, &game, &now->error));
    given_refused(now, ag_world_deal(now->game, 1, 1, NULL, &now->error));
    given_refused(now, ag_world_deal(now->game, 0, 1, &game, &now->error));
    given_refused(now, ag_world_deal(now->game, -1, 1, &game, &now->error));
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        given_refused(now, ag_world_deal(now->game, given_wrong_seat(i), 1, &game, &now->error));
        assert_null(game);
    }
}

static void game_is_automated(given_world *now)
{
    assert_int_equal(ag_game_is_automated(NULL, 1), 0);
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        assert_int_equal(ag_game_is_automated(now->game, given_wrong_seat(i)), 0);
        assert_null(ag_game_phase(now->game, given_wrong_seat(i), 0));
    }
}

// ---- questions ----

static void game_question(given_world *now)
{
    assert_int_equal(ag_game_question(NULL, 1).kind, AG_QUESTION_NONE);
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        ag_question question = ag_game_question(now->game, given_wrong_seat(i));
        assert_int_equal(question.kind, AG_QUESTION_NONE);
        assert_null(question.options);
        assert_int_equal(question.fingerprint, 0);
    }
    assert_null(ag_game_question(now->game, 0).options);
}

static void game_waits_for(given_world *now)
{
    assert_int_equal(ag_game_waits_for(NULL), 0);
    assert_int_not_equal(ag_game_waits_for(now->game), 0);
}

static void game_answer(given_world *now)
{
    static const int counts[] = { -1, AG_PICK_MAX + 1, 70000, -70000 };
    int asked = __builtin_ctz(ag_game_waits_for(now->game));
    ag_answer answer = { .count = 1 };
    given_refused(now, ag_game_answer(NULL, asked, &answer, &now->error));
    given_refused(now, ag_game_answer(now->game, asked, NULL, &now->error));
    given_refused(now, ag_game_answer(now->game, 0, &answer, &now->error));
    given_refused(now, ag_game_answer(now->game, -1, &answer, &now->error));
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        given_refused(now, ag_game_answer(now->game, given_wrong_seat(i), &answer, &now->error));
        given_refused(now, ag_game_answer(now->game, asked + 256, &answer, &now->error));
    }
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        answer = (ag_answer){ .count = counts[i] };
        given_refused(now, ag_game_answer(now->game, asked, &answer, &now->error));
    }
    answer = (ag_answer){ .count = 1, .picks = { 65535 } };
    given_refused(now, ag_game_answer(now->game, asked, &answer, &now->error));
}

static void game_concede(given_world *now)
{
    given_refused(now, ag_game_concede(NULL, 1, &now->error));
    given_refused(now, ag_game_concede(now->game, 0, &now->error));
    given_refused(now, ag_game_concede(now->game, -1, &now->error));
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        given_refused(now, ag_game_concede(now->game, given_wrong_seat(i), &now->error));
    }
}

static void game_hand_over(given_world *now)
{
    given_refused(now, ag_game_hand_over(NULL, 1, "human", &now->error));
    given_refused(now, ag_game_hand_over(now->game, 1, NULL, &now->error));
    given_refused(now, ag_game_hand_over(now->game, 1, "", &now->error));
    given_refused(now, ag_game_hand_over(now->game, 0, "human", &now->error));
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        given_refused(now, ag_game_hand_over(now->game, given_wrong_seat(i), "human", &now->error));
    }
}

static void game_sitter(given_world *now)
{
    char who[AG_SITTER_SIZE] = "x";
    assert_int_equal(ag_game_kept(now->game, -1, NULL), 0);
    ag_game_sitter(NULL, 1, who);
    assert_string_equal(who, "");
    ag_game_sitter(now->game, 1, NULL);
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        ag_game_sitter(now->game, given_wrong_seat(i), who);
        assert_string_equal(who, "");
    }
}

// ---- taking back ----

static void game_undo(given_world *now)
{
    given_refused(now, ag_game_undo(NULL, 0, AG_UNDO_ANSWER, 0, &now->error));
    given_refused(now, ag_game_undo(NULL, 1, AG_UNDO_ANSWER, 0, &now->error));
    given_refused(now, ag_game_undo(now->game, 0, (ag_undo_unit)17, 0, &now->error));
    given_refused(now, ag_game_undo(now->game, -1, AG_UNDO_ANSWER, 0, &now->error));
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        given_refused(now,
                      ag_game_undo(now->game, given_wrong_seat(i), AG_UNDO_ANSWER, 0, &now->error));
    }
}

static void game_undo_to(given_world *now)
{
    given_refused(now, ag_game_undo_to(NULL, 1, AG_UNDO_ANSWER, 0, &now->error));
    given_refused(now, ag_game_undo_to(now->game, 0, AG_UNDO_ANSWER, 0, &now->error));
    given_refused(now, ag_game_undo_to(now->game, 1, (ag_undo_unit)9, 0, &now->error));
}

static void game_redo(given_world *now)
{
    given_refused(now, ag_game_redo(NULL, &now->error));
    given_refused(now, ag_game_redo(now->game, &now->error));
}

static void no_such_name(given_world *now)
{
    given_refused(now, ag_game_mark(NULL, "a", &now->error));
    given_refused(now, ag_game_mark(now->game, NULL, &now->error));
    given_refused(now, ag_game_mark(now->game, "", &now->error));
    given_refused(now, ag_game_goto(NULL, "a", 0, &now->error));
    given_refused(now, ag_game_goto(now->game, NULL, 0, &now->error));
    assert_int_equal(ag_game_goto(now->game, "no such", 0, &now->error), AG_NOT_FOUND);
    given_refused(now, ag_game_branch(NULL, "a", &now->error));
    given_refused(now, ag_game_branch(now->game, NULL, &now->error));
    given_refused(now, ag_game_switch(NULL, "a", 0, &now->error));
    given_refused(now, ag_game_switch(now->game, NULL, 0, &now->error));
}

static void game_branch_name(given_world *now)
{
    char out[8] = "x";
    ag_game_branch_name(NULL, out, sizeof out);
    assert_string_equal(out, "");
    ag_game_branch_name(now->game, NULL, 8);
    ag_game_branch_name(now->game, out, 0);
    ag_game_branch_name(now->game, out, 1);
    assert_string_equal(out, "");
}

static void game_named(given_world *now)
{
    char out[8];
    int is_branch;
    assert_int_equal(ag_game_named(NULL, 0, &is_branch, out, sizeof out), 0);
    assert_int_equal(ag_game_named(now->game, 0, NULL, out, sizeof out), 0);
    assert_int_equal(ag_game_named(now->game, 0, &is_branch, NULL, 8), 0);
    assert_int_equal(ag_game_named(now->game, 0, &is_branch, out, 0), 0);
    assert_int_equal(ag_game_named(now->game, -1, &is_branch, out, sizeof out), 0);
    assert_int_equal(ag_game_named(now->game, 9999, &is_branch, out, sizeof out), 0);
}

static void game_diff(given_world *now)
{
    char out[64];
    ag_diff_wish wish = { "now", "now", 1 }, to = { NULL, "now", 1 }, from = { "now", NULL, 1 };
    given_refused(now, ag_game_diff(NULL, &wish, out, 64, &now->error));
    given_refused(now, ag_game_diff(now->game, NULL, out, 64, &now->error));
    given_refused(now, ag_game_diff(now->game, &to, out, 64, &now->error));
    given_refused(now, ag_game_diff(now->game, &from, out, 64, &now->error));
    given_refused(now, ag_game_diff(now->game, &wish, NULL, 64, &now->error));
    given_refused(now, ag_game_diff(now->game, &wish, out, 0, &now->error));
    for (int i = 0; (wish.seat = given_wrong_seat(i)) != 0; i++) {
        given_refused(now, ag_game_diff(now->game, &wish, out, 64, &now->error));
    }
}

static void game_reload(given_world *now)
{
    ag_reload out;
    given_refused(now, ag_game_reload(NULL, now->engine, 0, &out, &now->error));
    given_refused(now, ag_game_reload(now->game, NULL, 0, &out, &now->error));
    given_refused(now, ag_game_reload(now->game, now->engine, 0, NULL, &now->error));
    given_refused(now, ag_game_reload(now->game, now->engine, 8, &out, &now->error));
}

static void game_referee(given_world *now)
{
    given_refused(now, ag_game_referee(NULL, now->game, "die 1", &now->error));
    given_refused(now, ag_game_referee(now->engine, NULL, "die 1", &now->error));
    given_refused(now, ag_game_referee(now->engine, now->game, NULL, &now->error));
    given_refused(now, ag_game_referee(now->engine, now->game, "", &now->error));
}

// ---- looking ----

static void game_told(given_world *now)
{
    char out[64];
    assert_int_equal(ag_game_next_line(NULL, 1, out, sizeof out), 0);
    assert_int_equal(ag_game_next_line(now->game, 1, NULL, 64), 0);
    assert_int_equal(ag_game_next_line(now->game, 1, out, 0), 0);
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        assert_int_equal(ag_game_next_line(now->game, given_wrong_seat(i), out, sizeof out), 0);
    }
    assert_int_equal(ag_game_next_line(now->game, 0, out, sizeof out),
                     1);  // all of that read nothing on
}

static void game_why(given_world *now)
{
    ag_why out;
    given_refused(now, ag_game_why(NULL, 1, "play Bolt", &out, &now->error));
    given_refused(now, ag_game_why(now->game, 1, NULL, &out, &now->error));
    given_refused(now, ag_game_why(now->game, 1, "play Bolt", NULL, &now->error));
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        given_refused(now,
                      ag_game_why(now->game, given_wrong_seat(i), "play Bolt", &out, &now->error));
    }
}

static void game_view(given_world *now)
{
    ag_view *view = malloc(sizeof *view);
    assert_non_null(view);
    ag_game_view(now->game, 1, NULL);
    ag_game_view(NULL, 1, view);
    assert_int_equal(view->card_count + view->player_count, 0);
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        ag_game_view(now->game, given_wrong_seat(i), view);
        assert_int_equal(view->card_count, 0);
        assert_int_equal(view->player_count, 0);
        assert_int_equal(view->link_count, 0);
    }
    free(view);
}

// ---- recordings ----

static void no_file(given_world *now)
{
    given_refused(now, ag_game_record(NULL, NO_PATH, &now->error));
    given_refused(now, ag_game_record(now->game, NULL, &now->error));
    given_refused(now, ag_game_record(now->game, "", &now->error));
    given_refused(now, ag_game_save(NULL, NO_PATH, &now->error));
    given_refused(now, ag_game_save(now->game, NULL, &now->error));
    given_refused(now, ag_bug(NULL, NO_PATH, NULL, 0, &now->error));
    given_refused(now, ag_bug(NO_PATH, NULL, NULL, 0, &now->error));
    given_refused(now, ag_game_rebuild(NULL, &now->error));
}

static const char *recording(const given_world *now)
{
    static char path[256];
    cave_path(now->at, "given.agr", path, sizeof path);
    assert_int_equal(ag_game_record(now->game, path, NULL), AG_OK);
    return path;
}

static void replay(given_world *now)
{
    ag_result out;
    const char *path = recording(now);
    given_refused(now, ag_replay(NULL, &out, NULL, 0, &now->error));
    given_refused(now, ag_replay(path, NULL, NULL, 0, &now->error));
    assert_int_equal(ag_replay(path, &out, NULL, 64, &now->error), AG_OK);
}

static void playback_open(given_world *now)
{
    ag_playback *play;
    given_refused(now, ag_playback_open(NULL, NULL, &play, &now->error));
    given_refused(now, ag_playback_open(recording(now), NULL, NULL, &now->error));
}

static void no_playback(given_world *now)
{
    (void)now;
    ag_playback_close(NULL);
    assert_int_equal(ag_playback_entries(NULL), 0);
    assert_int_equal(ag_playback_at(NULL), 0);
    assert_null(ag_playback_game(NULL));
    assert_null(ag_playback_changed(NULL, 0));
    assert_string_equal(ag_playback_parted(NULL), "");
}

static void playback_ahead(given_world *now)
{
    char out[64];
    ag_playback *play;
    assert_int_equal(ag_playback_open(recording(now), NULL, &play, NULL), AG_OK);
    assert_int_equal(ag_playback_ahead(NULL, out, sizeof out), 0);
    assert_int_equal(ag_playback_ahead(play, NULL, 64), 0);
    assert_int_equal(ag_playback_ahead(play, out, 0), 0);
    assert_int_equal(ag_playback_ahead(play, out, sizeof out), 1);
    ag_playback_close(play);
}

static void playback_next(given_world *now)
{
    given_refused(now, (ag_status)ag_playback_next(NULL, &now->error));
}

static void playback_result(given_world *now)
{
    ag_result out;
    ag_playback *play;
    assert_int_equal(ag_playback_open(recording(now), NULL, &play, NULL), AG_OK);
    given_refused(now, ag_playback_result(NULL, &out, &now->error));
    given_refused(now, ag_playback_result(play, NULL, &now->error));
    ag_playback_close(play);
}

static void playback_report(given_world *now)
{
    char out[64] = "x";
    ag_playback *play;
    assert_int_equal(ag_playback_open(recording(now), NULL, &play, NULL), AG_OK);
    ag_playback_report(play, NULL, 64);
    ag_playback_report(play, out, 0);
    ag_playback_report(NULL, out, sizeof out);
    assert_string_equal(out, "");
    ag_playback_close(play);
}

static void replay_scenario(given_world *now)
{
    ag_scenario_wish wish = { .last = 1, .path = NO_PATH }, nowhere = { .last = 1 };
    char out[64];
    given_refused(now, ag_replay_scenario(now->engine, NULL, &wish, out, 64, &now->error));
    given_refused(now, ag_replay_scenario(now->engine, NO_PATH, NULL, out, 64, &now->error));
    given_refused(now, ag_replay_scenario(now->engine, NO_PATH, &nowhere, out, 64, &now->error));
    given_refused(now, ag_replay_scenario(now->engine, NO_PATH, &wish, out, 0, &now->error));
}

// ---- saves, tables, bots ----

static void game_load(given_world *now)
{
    ag_game *game;
    given_refused(now, ag_game_load(NULL, NO_PATH, 0, &game, &now->error));
    given_refused(now, ag_game_load(now->engine, NULL, 0, &game, &now->error));
    given_refused(now, ag_game_load(now->engine, NO_PATH, 0, NULL, &now->error));
}

static void durable_open(given_world *now)
{
    ag_durable *table;
    ag_game *game;
    ag_game_def def = cave_table(2);
    given_refused(now, ag_durable_open(NULL, NO_PATH, &def, &table, &game, &now->error));
    given_refused(now, ag_durable_open(now->engine, NULL, &def, &table, &game, &now->error));
    given_refused(now, ag_durable_open(now->engine, NO_PATH, NULL, &table, &game, &now->error));
    given_refused(now, ag_durable_open(now->engine, NO_PATH, &def, NULL, &game, &now->error));
    given_refused(now, ag_durable_open(now->engine, NO_PATH, &def, &table, NULL, &now->error));
    given_refused(now, ag_durable_record(NULL, NO_PATH, &table, &now->error));
}

static void no_table(given_world *now)
{
    ag_durable_close(NULL);
    given_refused(now, ag_durable_keep(NULL, now->game, &now->error));
    ag_durable_info out;
    given_refused(now, ag_durable_look(NULL, &out, &now->error));
    given_refused(now, ag_durable_look(NO_PATH, NULL, &now->error));
}

static void bot_answer(given_world *now)
{
    uint64_t dice = 1;
    ag_answer out;
    ag_bot_def def = ag_bot_default(), nobody = { .bot = NULL };
    ag_game *game = now->game;
    int asked = __builtin_ctz(ag_game_waits_for(game));
    given_refused(now, ag_bot_answer(NULL, game, asked, &dice, &out, &now->error));
    given_refused(now, ag_bot_answer(&nobody, game, asked, &dice, &out, &now->error));
    given_refused(now, ag_bot_answer(&def, NULL, asked, &dice, &out, &now->error));
    given_refused(now, ag_bot_answer(&def, game, asked, NULL, &out, &now->error));
    given_refused(now, ag_bot_answer(&def, game, asked, &dice, NULL, &now->error));
    given_refused(now, ag_bot_answer(&def, game, 0, &dice, &out, &now->error));
    given_refused(now, ag_bot_answer(&def, game, -1, &dice, &out, &now->error));
    for (int i = 0; given_wrong_seat(i) != 0; i++) {
        int seat = given_wrong_seat(i);
        given_refused(now, ag_bot_answer(&def, game, seat, &dice, &out, &now->error));
    }
    assert_int_equal(ag_bot_answer(&def, game, asked, &dice, &out, &now->error), AG_OK);
}

// ---- all of them ----

static const given_row rows[] = {
    { "ag_engine_open", engine_open },
    { "ag_engine_close", no_engine },
    { "ag_engine_raid", no_engine },
    { "ag_engine_deck", no_engine },
    { "ag_engine_card", no_engine },
    { "ag_engine_duel", no_engine },
    { "ag_engine_warning", no_engine },
    { "ag_engine_speak", engine_speak },
    { "ag_engine_card_text", engine_card_text },
    { "ag_engine_card_near", no_engine },
    { "ag_game_default", defaults },
    { "ag_game_open", game_open },
    { "ag_game_close", no_game },
    { "ag_game_fork", game_fork },
    { "ag_world_deal", world_deal },
    { "ag_game_seats", no_game },
    { "ag_game_boss", no_game },
    { "ag_game_is_automated", game_is_automated },
    { "ag_game_phase", game_is_automated },
    { "ag_game_question", game_question },
    { "ag_game_waits_for", game_waits_for },
    { "ag_game_answer", game_answer },
    { "ag_game_concede", game_concede },
    { "ag_game_proposal", no_game },
    { "ag_game_hand_over", game_hand_over },
    { "ag_game_sitter", game_sitter },
    { "ag_game_kept", game_sitter },
    { "ag_game_undo", game_undo },
    { "ag_game_undo_to", game_undo_to },
    { "ag_game_redo", game_redo },
    { "ag_game_mark", no_such_name },
    { "ag_game_goto", no_such_name },
    { "ag_game_branch", no_such_name },
    { "ag_game_switch", no_such_name },
    { "ag_game_branch_name", game_branch_name },
    { "ag_game_named", game_named },
    { "ag_game_diff", game_diff },
    { "ag_game_reload", game_reload },
    { "ag_game_referee", game_referee },
    { "ag_game_next_line", game_told },
    { "ag_game_line_rule", no_game },
    { "ag_game_line_is_turn", no_game },
    { "ag_game_why", game_why },
    { "ag_game_view", game_view },
    { "ag_game_result", no_game },
    { "ag_game_state_hash", no_game },
    { "ag_game_state_used", no_game },
    { "ag_state_capacity", no_game },
    { "ag_game_fault_at", no_game },
    { "ag_game_fault", no_game },
    { "ag_game_record", no_file },
    { "ag_replay", replay },
    { "ag_playback_open", playback_open },
    { "ag_playback_close", no_playback },
    { "ag_playback_entries", no_playback },
    { "ag_playback_at", no_playback },
    { "ag_playback_game", no_playback },
    { "ag_playback_ahead", playback_ahead },
    { "ag_playback_next", playback_next },
    { "ag_playback_result", playback_result },
    { "ag_playback_report", playback_report },
    { "ag_playback_changed", no_playback },
    { "ag_playback_parted", no_playback },
    { "ag_replay_scenario", replay_scenario },
    { "ag_bug", no_file },
    { "ag_game_rebuild", no_file },
    { "ag_game_save", no_file },
    { "ag_game_load", game_load },
    { "ag_durable_open", durable_open },
    { "ag_durable_record", durable_open },
    { "ag_durable_close", no_table },
    { "ag_durable_keep", no_table },
    { "ag_durable_look", no_table },
    { "ag_bot_default", defaults },
    { "ag_bot_answer", bot_answer },
};
enum { ROWS = sizeof rows / sizeof rows[0] };

static void what_is_not_given_is_refused(void **state)
{
    given_call_all(*state, rows, ROWS);
}

static void no_function_of_the_header_is_missing(void **state)
{
    (void)state;
    given_all_are_there("aggro.h", rows, ROWS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_not_given_is_refused, given_set_up,
                                        given_tear_down),
        cmocka_unit_test(no_function_of_the_header_is_missing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
