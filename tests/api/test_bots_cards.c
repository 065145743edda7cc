// Every card of the database that aims: with characters of both sides in play, each of them hurt,
// greedy harms the other side and helps its own.
#include "aggro_author.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { SEATS = 4, ANSWERS_MAX = 40 };

typedef struct sweep {
    ag_engine *engine;
    ag_game *game;  // where all stand ready, the seat `seat` to move
    int seat;
    int aimed, cards, wrong;  // questions that had a right side; moves that led to one
    char database[64];
} sweep;

static sweep all;
static ag_view view;

static int referee(ag_game *game, const char *command)
{
    return ag_game_referee(all.engine, game, command, NULL) == AG_OK;
}

static int open_database(void **unused)
{
    (void)unused;
    ag_error error = { 0 };
    const char *folders[] = { AGGRO_SOURCE_DIR "/cards", AGGRO_SOURCE_DIR "/raids" };
    snprintf(all.database, sizeof all.database, "/tmp/aggro-aims-XXXXXX");
    int file = mkstemp(all.database);
    assert_true(file >= 0);
    close(file);
    unlink(all.database);
    if (ag_build(folders, 2, all.database, &error) < 0
        || ag_engine_open(all.database, &all.engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return 0;
}

static int close_database(void **unused)
{
    (void)unused;
    ag_engine_close(all.engine);
    return unlink(all.database);
}

// ---- a position ----

static void pass(ag_game *game)
{
    int seat = __builtin_ctz(ag_game_waits_for(game));
    ag_question question = ag_game_question(game, seat);
    ag_answer answer = { .count = 0 };
    uint64_t dice = 1;
    if (question.kind == AG_QUESTION_ACTION) {
        answer.count = 1;
        for (int i = 0; i < question.option_count; i++) {
            answer.picks[0] =
                question.options[i].move == AG_MOVE_PASS ? (uint16_t)i : answer.picks[0];
        }
    } else {
        ag_bot_def bot = ag_bot_default();
        assert_int_equal(ag_bot_answer(&bot, game, seat, &dice, &answer, NULL), AG_OK);
    }
    assert_int_equal(ag_game_answer(game, seat, &answer, NULL), AG_OK);
}

static int has_move(ag_game *game, int seat)
{
    ag_game_view(game, seat, &view);
    return view.turn_seat == seat && view.phase_kind == AG_VIEW_PHASE_ACTION && view.link_count == 0
           && (ag_game_waits_for(game) & (1u << seat)) != 0;
}

// Hurt characters on both sides, things to destroy, resources, and cards in the graveyards.
static void fill(ag_game *game)
{
    static const char *const commands[] = {
        "give hoa/benethor_draigo to play@1",
        "give hoa/vaerik_proudhoof to play@2",
        "give hoa/golem_skull_helm to play@1",
        "give hoa/krol_blade to play@2",
        "give hoa/rend to graveyard@1",
        "give hoa/vesh_ral to graveyard@1",
        "give hoa/fireball to graveyard@2",
        "give hoa/masten_everspirit to graveyard@boss",
        "give tdp/vanda_skydaughter to play@boss",
        "give hoa/vaerik_proudhoof to play@boss",
        "give onyxias_lair/onyxian_whelp to play@boss",
        "give onyxias_lair/tooth_and_claw to play@boss",
        "give hoa/battle_shout to play@2",
        "damage hero@1 6",
        "damage hero@2 6",
        "damage hero@3 6",
        "damage hero@boss 6",
        "damage Benethor@1 1",
        "damage Vaerik@2 2",
        "damage Vaerik@boss 1",
        "damage Vanda@boss 2",
    };
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        referee(game, commands[i]);
    }
    for (int seat = 1; seat <= SEATS; seat++) {
        char give[64];
        snprintf(give, sizeof give, "give hoa/fireball to resources@%d down", seat);
        for (int i = 0; i < 10; i++) {
            referee(game, give);
        }
    }
}

// A game in which `seat` has the move. Raiders 1 to 3 are of three classes.
static ag_game *position(const char *const *decks, int seat)
{
    ag_error error = { 0 };
    ag_game *game;
    ag_game_def def = ag_game_default();
    def.raid = "onyxias_lair";
    def.raiders = 3;
    for (int i = 0; i < 3; i++) {
        def.decks[i] = decks[i];
    }
    if (ag_game_open(all.engine, &def, &game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    while (!has_move(game, seat)) {
        pass(game);
    }
    fill(game);
    return game;
}

// ---- a card ----

static int side_of(int seat)
{
    return seat == SEATS ? 1 : 2;
}

static const ag_view_card *seen(uint32_t id)
{
    for (int i = 0; i < view.card_count; i++) {
        if (id != 0 && view.cards[i].id == id) return &view.cards[i];
    }
    return NULL;
}

// 1: of the side that the aim is meant for; 0: of another, or nobody's.
static int is_right(const ag_view_option *option, int seat)
{
    const ag_view_card *card = seen(option->card);
    int whose = option->seat != 0       ? option->seat
                : card == NULL          ? 0
                : card->controller != 0 ? card->controller
                                        : card->owner;
    return whose != 0 && (side_of(whose) != side_of(seat)) == (option->aim == 1);
}

// What greedy picks is right, where anything right was offered.
static void check(ag_game *game, int seat, const char *card, const ag_answer *answer)
{
    ag_question question = ag_game_question(game, seat);
    int right = 0, wrong = 0, could = 0, could_not = 0;
    ag_game_view(game, seat, &view);
    for (int i = 0; i < question.option_count; i++) {
        const ag_view_option *option = &question.options[i];
        int counts = option->aim != 0
                     && (option->move == AG_MOVE_CARD || option->move == AG_MOVE_LINK
                         || option->move == AG_MOVE_SEAT || option->move == AG_MOVE_PILE);
        int fits = counts && is_right(option, seat);
        could += fits;
        could_not += counts && !fits;
        for (int j = 0; j < answer->count; j++) {
            right += answer->picks[j] == i && fits;
            wrong += answer->picks[j] == i && counts && !fits;
        }
    }
    if (could == 0 || could_not == 0) return;
    all.aimed++;
    int must_be_wrong = question.min > could;
    if ((right == 0 && question.min > 0) || (wrong > 0 && !must_be_wrong)) {
        all.wrong++;
        fprintf(stderr, "%s, seat %d, \"%s\": %s\n", card, seat, question.prompt,
                question.options[answer->picks[0]].text);
    }
}

// Takes the option, lets the seat's greedy answer what comes of it, and the others pass.
static void follow(const ag_game *from, int seat, int option, const char *card)
{
    ag_game *game;
    uint64_t dice = 3;
    ag_bot_def bot = ag_bot_default();
    assert_int_equal(ag_game_fork(from, &game, NULL), AG_OK);
    ag_game_question(game, seat);
    ag_answer answer = { .count = 1, .picks = { (uint16_t)option } };
    int before = all.aimed;
    int status = ag_game_answer(game, seat, &answer, NULL);
    for (int i = 0; i < ANSWERS_MAX && status == AG_OK; i++) {
        uint32_t waits = ag_game_waits_for(game);
        int asked = waits != 0 ? __builtin_ctz(waits) : 0;
        if (asked == 0 || has_move(game, seat)) break;
        ag_question question = ag_game_question(game, asked);
        if (question.kind == AG_QUESTION_ACTION) {
            pass(game);
            continue;
        }
        assert_int_equal(ag_bot_answer(&bot, game, asked, &dice, &answer, NULL), AG_OK);
        if (!question.has_proposal) {
            check(game, asked, card, &answer);
        }
        status = ag_game_answer(game, asked, &answer, NULL);
    }
    all.cards += all.aimed > before;
    ag_game_close(game);
}

// The card in hand, then in play: all that can be done with it.
static void sweep_card(const ag_game *from, int seat, const char *key)
{
    static const char *const places[] = { "hand", "play", "resources" };
    for (int i = 0; i < 3; i++) {
        ag_game *game;
        char command[128];
        assert_int_equal(ag_game_fork(from, &game, NULL), AG_OK);
        snprintf(command, sizeof command, "give %s to %s@%d", key, places[i], seat);
        int given = referee(game, command) && has_move(game, seat);
        ag_question question = given ? ag_game_question(game, seat) : (ag_question){ .kind = 0 };
        for (int j = 0; given && j < question.option_count; j++) {
            const ag_view_option option = ag_game_question(game, seat).options[j];
            has_move(game, seat);
            const ag_view_card *card = seen(option.card);
            int acts = option.move == AG_MOVE_PLAY || option.move == AG_MOVE_USE
                       || option.move == AG_MOVE_COMPLETE;
            if (acts && card != NULL && strcmp(card->key, key) == 0) {
                follow(game, seat, j, key);
            }
        }
        ag_game_close(game);
    }
}

static void sweep_all(const char *const *decks, int seat, const char *only)
{
    const char *key;
    ag_game *game = position(decks, seat);
    for (int i = 0; (key = ag_engine_card(all.engine, i)) != NULL; i++) {
        if (only == NULL || strncmp(key, only, strlen(only)) == 0) {
            sweep_card(game, seat, key);
        }
    }
    ag_game_close(game);
}

static void raiders_aim_every_card_at_the_right_side(void **unused)
{
    (void)unused;
    static const char *const horde[] = { "horde_mage", "horde_warlock", "horde_warrior" };
    all.aimed = all.cards = all.wrong = 0;
    for (int seat = 1; seat <= 3; seat++) {
        sweep_all(horde, seat, NULL);
    }
    print_message("%d aimed questions of %d moves\n", all.aimed, all.cards);
    assert_int_equal(all.wrong, 0);
    assert_true(all.cards >= 40);
}

static void the_boss_player_does(void **unused)
{
    (void)unused;
    static const char *const horde[] = { "horde_mage", "horde_warlock", "horde_warrior" };
    all.aimed = all.cards = all.wrong = 0;
    sweep_all(horde, SEATS, "onyxias_lair/");
    print_message("%d aimed questions of %d moves\n", all.aimed, all.cards);
    assert_int_equal(all.wrong, 0);
    assert_true(all.cards >= 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(raiders_aim_every_card_at_the_right_side),
        cmocka_unit_test(the_boss_player_does),
    };
    return cmocka_run_group_tests(tests, open_database, close_database);
}
