// The referee's commands, as people type them: what they change, what they refuse, and that the
// game says that a referee was there.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"
#include "game/log/game.h"

typedef struct bench {
    cave *cave;
    ag_game *game;
    ag_view view;
} bench;

static bench now;

static void open_game(void)
{
    ag_game_def def = cave_table(2);
    now.game = cave_game(now.cave, &def);
    while (ag_game_question(now.game, 1).kind != AG_QUESTION_ACTION
           || ag_game_waits_for(now.game) != 1u << 1) {
        cave_play(now.game, 1, 3);
    }
}

static int setup(void **state)
{
    void *opened;
    if (cave_set_up(&opened) != 0) return -1;
    now = (bench){ .cave = opened };
    open_game();
    *state = &now;
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    void *opened = now.cave;
    ag_game_close(now.game);
    return cave_tear_down(&opened);
}

static void refer(const char *command)
{
    ag_error error = { 0 };
    if (ag_game_referee(now.cave->engine, now.game, command, &error) < 0) {
        fail_msg("%s: %s", command, error.text);
    }
    ag_game_view(now.game, -1, &now.view);
}

static void refuse(const char *command, ag_status status, const char *part)
{
    ag_error error = { 0 };
    uint64_t before = ag_game_state_hash(now.game);
    assert_int_equal(ag_game_referee(now.cave->engine, now.game, command, &error), status);
    if (strstr(error.text, part) == NULL) {
        fail_msg("%s: \"%s\" does not say \"%s\"", command, error.text, part);
    }
    assert_int_equal(ag_game_state_hash(now.game), before);
}

// The n-th card of that name in a zone, from 0.
static const ag_view_card *card(const char *name, ag_view_zone zone, int owner, int nth)
{
    for (int i = 0; i < now.view.card_count; i++) {
        const ag_view_card *it = &now.view.cards[i];
        if (it->zone == zone && it->owner == owner && strcmp(it->name, name) == 0 && nth-- == 0) {
            return it;
        }
    }
    return NULL;
}

static int count_in(const char *name, ag_view_zone zone, int owner)
{
    int count = 0;
    while (card(name, zone, owner, count) != NULL) {
        count++;
    }
    return count;
}

static void assert_told(const char *expected)
{
    char line[256];
    while (ag_game_next_line(now.game, 0, line, sizeof line)) {
        if (strcmp(line, expected) == 0) return;
    }
    fail_msg("\"%s\" was not told", expected);
}

static void a_card_is_given_and_moved(void **state)
{
    (void)state;
    refer("give Guard to play@1 exhausted");
    assert_non_null(card("Guard", AG_VIEW_PARTY, 1, 0));
    assert_false(card("Guard", AG_VIEW_PARTY, 1, 0)->ready);
    assert_told("The referee changes the table: Guard comes to play under raider 1.");
    refer("give t/bolt to graveyard@2");
    assert_int_equal(count_in("Bolt", AG_VIEW_GRAVEYARD, 2), 1);
    refer("move Bolt in graveyard@2 to hand@2");
    assert_int_equal(count_in("Bolt", AG_VIEW_GRAVEYARD, 2), 0);
    assert_told("The referee changes the table: a card goes to the hand of raider 2.");
    refer("move guard to removed@1");
    assert_int_equal(count_in("Guard", AG_VIEW_REMOVED, 1), 1);
    int bolts = count_in("Bolt", AG_VIEW_HAND, 2);
    refer("move bolt in deck@2 to hand@2");
    assert_int_equal(count_in("Bolt", AG_VIEW_HAND, 2), bolts + 1);
    refer("move bolt in hand@2 to resources@2 down");
    refer("give bite to deck:main@boss bottom");
    assert_int_equal(ag_game_result(now.game).refereed, 7);
}

static void a_card_is_shuffled_into_a_deck(void **state)
{
    (void)state;
    refer("give bite to deck:main@boss shuffled");
    assert_told("The referee changes the table: a card comes to the deck of the Boss player.");
    assert_told("The Boss player shuffles the main deck.");
    refuse("give Guard to hand@1 shuffled", AG_USAGE, "only a deck is shuffled");
}

static void damage_comes_and_goes(void **state)
{
    (void)state;
    refer("damage hero@boss 7");
    refer("heal Worm 3");
    assert_int_equal(card("Worm", AG_VIEW_PARTY, 3, 0)->damage, 4);
    refer("heal hero@boss 100");
    assert_int_equal(card("Worm", AG_VIEW_PARTY, 3, 0)->damage, 0);
    refer("exhaust Anna@1");
    assert_false(card("Anna", AG_VIEW_PARTY, 1, 0)->ready);
    refer("ready hero@1");
    assert_true(card("Anna", AG_VIEW_PARTY, 1, 0)->ready);
    refer("flip hero@1");
    assert_told("The referee changes the table: Anna shows its back.");
    refer("flip hero@1");
    assert_told("The referee changes the table: Anna shows its front.");
    refer("die 4");
    assert_told("The referee changes the table: the next die shows 4.");
}

static void one_of_several_is_named(void **state)
{
    (void)state;
    refer("give Guard to play@1");
    refer("give Guard to play@2");
    refer("give Guard to play@2");
    refuse("damage Guard 1", AG_USAGE, "there are 3 \"Guard\": say which");
    refuse("damage Guard@2 1", AG_USAGE, "there are 2 \"Guard\"");
    refer("damage Guard@1 1");
    assert_int_equal(card("Guard", AG_VIEW_PARTY, 1, 0)->damage, 1);
    refer("damage Guard@2 #2 2");
    assert_int_equal(
        card("Guard", AG_VIEW_PARTY, 2, 0)->damage + card("Guard", AG_VIEW_PARTY, 2, 1)->damage, 2);
    refuse("damage Guard@2 #3 2", AG_NOT_FOUND, "there are 2 \"Guard\"");
    refer("attach Guard@1 to hero@2");
    assert_told("The referee changes the table: Guard is attached to Anna.");
}

static void what_cannot_be_read_is_explained(void **state)
{
    (void)state;
    refuse("", AG_USAGE, "A command was expected");
    refuse("giv Bolt", AG_USAGE, "did you mean give?");
    refuse("give", AG_USAGE, "referee give CARD to ZONE@SEAT");
    refuse("give Bolt hand", AG_USAGE, "referee give CARD to ZONE@SEAT");
    refuse("give Bolt to hand", AG_USAGE, "whose?");
    refuse("give Bolt to sky@1", AG_USAGE, "no place \"sky\"");
    refuse("give Bolt to hand@7", AG_USAGE, "no seat \"7\"");
    refuse("give Bolt to deck:side@boss", AG_USAGE, "no deck \"side\"");
    refuse("give Bolt to hand@1 quickly", AG_USAGE, "[exhausted]");
    refuse("give Bolg to hand@1", AG_NOT_FOUND, "did you mean \"Bolt\"?");
    refuse("damage Worm", AG_USAGE, "referee damage CARD N");
    refuse("damage Worm many", AG_USAGE, "referee damage CARD N");
    refuse("damage Wyrm 3", AG_NOT_FOUND, "no \"Wyrm\" is in play");
    refuse("damage @1 3", AG_USAGE, "referee damage CARD N");
    refuse("set mood 3", AG_NOT_FOUND, "no word \"mood\"");
    refuse("counters Worm soul 3", AG_NOT_FOUND, "knows soul counters");
    refuse("die 9", AG_USAGE, "1 to 6");
    refuse("move hero@1 to hand@1", AG_USAGE, "a hero stays in play");
    refuse("move Bolt in hand@1 to hand@2", AG_USAGE, "goes to its owner: seat 1");
    assert_int_equal(ag_game_result(now.game).refereed, 0);
}

// A hand is looked into only where the command names it.
static void a_hidden_card_is_not_found_by_its_name(void **state)
{
    (void)state;
    refer("give Guard to hand@2");
    refuse("damage Guard 1", AG_NOT_FOUND, "no \"Guard\" is in play");
    refuse("damage Guard@2 1", AG_NOT_FOUND, "no \"Guard\" is in play there");
    refuse("damage Guard in hand@2 1", AG_USAGE, "only a card in play");
}

static void a_recording_and_a_saved_game_keep_it(void **state)
{
    (void)state;
    char path[160];
    ag_error error = { 0 };
    ag_result result;
    char report[512];
    refer("give Guard to play@1");
    refer("damage Worm 5");
    refer("give Guard to deck@2 shuffled");
    cave_play(now.game, 30, 4);
    cave_path(now.cave, "refereed.agr", path, sizeof path);
    assert_int_equal(ag_game_save(now.game, path, &error), AG_OK);
    if (ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.hash, ag_game_result(now.game).hash);
    assert_int_equal(result.refereed, 3);
    for (unsigned how = 0; how <= AG_LOAD_RUN_LOG; how += AG_LOAD_RUN_LOG) {
        ag_game *loaded;
        assert_int_equal(ag_game_load(now.cave->engine, path, how, &loaded, &error), AG_OK);
        assert_int_equal(ag_game_state_hash(loaded), ag_game_state_hash(now.game));
        assert_int_equal(ag_game_result(loaded).refereed, 3);
        ag_game_close(loaded);
    }
}

static void a_name_may_stand_in_quotation_marks(void **state)
{
    (void)state;
    refer("give \"Guard\" to play@1");
    assert_int_equal(count_in("Guard", AG_VIEW_PARTY, 1), 1);
    refer("damage \"Guard\"@1 1");
    refer("exhaust \"Guard@1\"");
    refer("exhaust \"Guard@1 #1\"");
    assert_int_equal(card("Guard", AG_VIEW_PARTY, 1, 0)->damage, 1);
    assert_int_equal(card("Guard", AG_VIEW_PARTY, 1, 0)->ready, 0);
    refuse("give \"Guard to play@1", AG_NOT_FOUND, "no card is called");
}

static void a_name_says_to(void **state)
{
    (void)state;
    cave_write(now.cave, "cards/t/ride.lua",
               "return ally \"Ticket to Ride\" { number = 9, cost = 1, atk = 1, damage = \"melee\","
               " health = 3 }\n");
    ag_game_close(now.game);
    cave_build(now.cave);
    open_game();
    refer("give Ticket to Ride to play@1");
    refer("give Guard to play@1");
    refer("attach \"Ticket to Ride\"@1 to Guard@1");
    assert_int_not_equal(card("Ticket to Ride", AG_VIEW_PARTY, 1, 0)->host, 0);
}

static void what_lies_in_a_resource_row_lies_face_down(void **state)
{
    (void)state;
    refer("give Bolt to resources@1");
    assert_int_equal(card("Bolt", AG_VIEW_RESOURCES, 1, 0)->face_up, 0);
    refer("move bolt in hand@2 to resources@2");
    assert_int_equal(card("Bolt", AG_VIEW_RESOURCES, 2, 0)->face_up, 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_card_is_given_and_moved),
        TEST(a_card_is_shuffled_into_a_deck),
        TEST(damage_comes_and_goes),
        TEST(a_name_may_stand_in_quotation_marks),
        TEST(a_name_says_to),
        TEST(what_lies_in_a_resource_row_lies_face_down),
        TEST(one_of_several_is_named),
        TEST(what_cannot_be_read_is_explained),
        TEST(a_hidden_card_is_not_found_by_its_name),
        TEST(a_recording_and_a_saved_game_keep_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
