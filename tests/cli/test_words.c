// What a person says in words, matched to options that are made up here.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli/play/play_words.h"

enum { ME = 1, THEM = 2, HERO = 1, ALLY = 2, OPTIONS_MAX = 40 };

static ag_view *view;
static ag_view_option options[OPTIONS_MAX];
static ag_question question;
static ag_said said;
static ag_read found;

static uint32_t card(const char *name, ag_view_zone zone, int seat, uint32_t types)
{
    ag_view_card *at = &view->cards[view->card_count++];
    *at = (ag_view_card){ .id = (uint32_t)view->card_count,
                          .key = name,
                          .name = name,
                          .zone = zone,
                          .owner = seat,
                          .controller = seat,
                          .types = types,
                          .ready = 1,
                          .face_up = 1 };
    return at->id;
}

static ag_view_option *offer(ag_move move, uint32_t id, const char *text)
{
    ag_view_option *at = &options[question.option_count++];
    *at = (ag_view_option){ .move = move, .card = id };
    snprintf(at->text, sizeof at->text, "%s", text);
    return at;
}

static void ask(ag_question_kind kind, const char *prompt)
{
    question = (ag_question){ .kind = kind, .options = options, .min = 1, .max = 1 };
    snprintf(question.prompt, sizeof question.prompt, "%s", prompt);
}

static int table_open(void **unused)
{
    (void)unused;
    view = calloc(1, sizeof *view);
    assert_non_null(view);
    view->seat = ME;
    view->player_count = 2;
    view->players[0] = (ag_view_player){ .seat = ME, .side = 2 };
    view->players[1] = (ag_view_player){ .seat = THEM, .side = 1 };
    return 0;
}

static int table_close(void **unused)
{
    (void)unused;
    free(view);
    return 0;
}

static uint32_t hero, bear, boss, whelp;

static void characters(void)
{
    hero = card("Ta'zo", AG_VIEW_PARTY, ME, HERO);
    bear = card("Bear", AG_VIEW_PARTY, ME, ALLY);
    boss = card("Onyxia", AG_VIEW_PARTY, THEM, HERO);
    whelp = card("Onyxian Whelp", AG_VIEW_PARTY, THEM, ALLY);
}

// A move with something of everything.
static void moves(void)
{
    ask(AG_QUESTION_ACTION, "Your move");
    characters();
    offer(AG_MOVE_PASS, 0, "Pass");
    offer(AG_MOVE_PLAY, card("Fire Blast", AG_VIEW_HAND, ME, 0), "Play Fire Blast (1)");
    offer(AG_MOVE_PLAY, card("Fireball", AG_VIEW_HAND, ME, 0), "Play Fireball (4)");
    uint32_t fork = card("Fork in the Road", AG_VIEW_HAND, ME, 0);
    offer(AG_MOVE_PLAY, fork, "Play Fork in the Road (2)");
    offer(AG_MOVE_PLAY, card("Kael'Th\303\240s and Sons", AG_VIEW_HAND, ME, 0),
          "Play Kael'Th\303\240s and Sons (2)");
    offer(AG_MOVE_PLACE, fork, "Place Fork in the Road face down");
    offer(AG_MOVE_PLACE, card("Truesilver Champion", AG_VIEW_HAND, ME, 0),
          "Place Truesilver Champion face down");
    offer(AG_MOVE_ATTACK, hero, "Attack with Ta'zo");
    offer(AG_MOVE_ATTACK, bear, "Attack with Bear");
    offer(AG_MOVE_USE, hero, "Use Ta'zo (3)")->takes = AG_TAKES_FLIP;
    offer(AG_MOVE_USE, bear, "Use Bear (1)");
}

// The text of the option that a line picks; what it leads to otherwise.
static const char *read_line(const char *line)
{
    const ag_asked asked = { .view = view, .question = &question };
    switch (ag_words_read(&asked, line, &said, &found)) {
    case AG_READ_ANSWER:
        return question.kind == AG_QUESTION_NUMBER ? "number" : options[found.answer.picks[0]].text;
    case AG_READ_SEVERAL: return "several";
    case AG_READ_UNKNOWN: return "unknown";
    default: return "nothing";
    }
}

static const char *left(void)
{
    static char text[AG_SAID_SIZE];
    ag_words_left(&said, text, sizeof text);
    return text;
}

static void a_name_is_found_by_its_beginning_and_its_parts(void **unused)
{
    (void)unused;
    moves();
    assert_string_equal(read_line("play fireball"), "Play Fireball (4)");
    assert_string_equal(read_line("PLAY fireb"), "Play Fireball (4)");
    assert_string_equal(read_line("play blast"), "Play Fire Blast (1)");
    assert_string_equal(read_line("place silver"), "Place Truesilver Champion face down");
    assert_string_equal(read_line("place champ down"), "Place Truesilver Champion face down");
    assert_string_equal(read_line("play kaelthas"), "Play Kael'Th\303\240s and Sons (2)");
    assert_string_equal(read_line("play kael\342\200\231thas"),
                        "Play Kael'Th\303\240s and Sons (2)");
    assert_string_equal(read_line("play frostbolt"), "unknown");
    assert_string_equal(found.part, "frostbolt");
}

static void what_may_be_several_is_not_guessed(void **unused)
{
    (void)unused;
    moves();
    assert_string_equal(read_line("play fire"), "several");
    assert_int_equal(found.found.count, 2);
    assert_int_equal(found.found.at[0], 1);
    assert_int_equal(found.found.at[1], 2);
    assert_string_equal(read_line("pl fork"), "several");  // play or place
    assert_string_equal(read_line("pl champion"), "Place Truesilver Champion face down");
    assert_string_equal(read_line("use"), "several");
    assert_string_equal(read_line("flip"), "Use Ta'zo (3)");
    assert_string_equal(read_line("complete"), "unknown");
    assert_string_equal(ag_words_verb(&said), "complete");
}

static void many_are_counted(void **unused)
{
    (void)unused;
    ask(AG_QUESTION_PICK, "Choose a word");
    for (int i = 0; i < 2 * AG_FOUND_MAX; i++) {
        char text[32];
        snprintf(text, sizeof text, "Bear number %d", i);
        offer(AG_MOVE_WORD, 0, text);
    }
    assert_string_equal(read_line("choose bear"), "several");
    assert_int_equal(found.found.count, 2 * AG_FOUND_MAX);
    assert_string_equal(read_line("choose bear number 11"), "Bear number 11");
}

static void cards_that_are_the_same_are_not_several(void **unused)
{
    (void)unused;
    moves();
    offer(AG_MOVE_PLAY, card("Fireball", AG_VIEW_HAND, ME, 0), "Play Fireball (4)");
    assert_string_equal(read_line("play fireball"), "Play Fireball (4)");
    assert_int_equal(found.answer.picks[0], 2);
}

static void a_name_may_hold_words_that_separate(void **unused)
{
    (void)unused;
    moves();
    assert_string_equal(read_line("play kaelthas and sons on onyxia and bear"),
                        "Play Kael'Th\303\240s and Sons (2)");
    assert_string_equal(left(), "onyxia, bear");
    assert_string_equal(read_line("play fork in the road, bear"), "Play Fork in the Road (2)");
    assert_string_equal(left(), "bear");
}

static void attacks_say_whom_and_with_whom(void **unused)
{
    (void)unused;
    moves();
    assert_string_equal(read_line("attack onyxia with bear"), "Attack with Bear");
    assert_string_equal(left(), "onyxia");
    assert_string_equal(read_line("attack with bear at onyxia"), "Attack with Bear");
    assert_string_equal(left(), "onyxia");
    assert_string_equal(read_line("a bear"), "Attack with Bear");
    assert_string_equal(left(), "");
    assert_string_equal(read_line("attack onyxia"), "several");
    assert_string_equal(read_line("attack onyxia with ogre"), "unknown");
    assert_string_equal(found.part, "ogre");
    assert_string_equal(read_line("attack ogre with bear"), "unknown");
    assert_string_equal(found.part, "ogre");
    assert_string_equal(read_line("attack the boss with me"), "Attack with Ta'zo");
}

static void what_names_nothing_at_the_table_changes_nothing(void **unused)
{
    (void)unused;
    moves();
    assert_string_equal(read_line("play fireball on ogre"), "unknown");
    assert_string_equal(found.part, "ogre");
    assert_string_equal(read_line("play fireball on me"), "Play Fireball (4)");
    assert_string_equal(read_line("sing"), "nothing");
    assert_string_equal(read_line(""), "nothing");
    char line[2 * AG_SAID_SIZE];
    memset(line, 'a', sizeof line);
    memcpy(line, "play ", 5);
    line[sizeof line - 1] = '\0';
    assert_string_equal(read_line(line), "nothing");
    for (int i = 4; i + 2 < AG_SAID_SIZE; i += 2) {
        memcpy(line + i, " b,", 4);  // more parts than there is room for
    }
    assert_string_equal(read_line(line), "unknown");
}

static void targets(void)
{
    ask(AG_QUESTION_PICK, "Choose a target for Fireball");
    offer(AG_MOVE_CARD, hero, "Ta'zo 25/25 of raider 1");
    offer(AG_MOVE_CARD, bear, "Bear 3/3 of raider 1");
    offer(AG_MOVE_CARD, boss, "Onyxia 20/20 of the Boss player");
    offer(AG_MOVE_CARD, whelp, "Onyxian Whelp 1/1 of the Boss player, exhausted");
}

static const char *go_on(void)
{
    const ag_asked asked = { .view = view, .question = &question };
    switch (ag_words_go_on(&asked, &said, &found)) {
    case AG_READ_ANSWER:
        return question.kind == AG_QUESTION_NUMBER ? "number" : options[found.answer.picks[0]].text;
    case AG_READ_SEVERAL: return "several";
    case AG_READ_UNKNOWN: return "unknown";
    default: return "nothing";
    }
}

static void what_is_left_answers_what_comes_of_it(void **unused)
{
    (void)unused;
    moves();
    read_line("play fireball for 3 on onyxia and bear");
    assert_int_equal(ag_words_number(&said), 3);
    ask(AG_QUESTION_NUMBER, "Choose X for Fireball");
    assert_string_equal(go_on(), "number");
    assert_int_equal(found.answer.number, 3);
    targets();
    assert_string_equal(go_on(), "Onyxia 20/20 of the Boss player");
    assert_string_equal(left(), "bear");
    question.max = 2;
    assert_string_equal(go_on(), "Bear 3/3 of raider 1");
    assert_int_equal(found.answer.count, 1);
    assert_string_equal(go_on(), "nothing");
}

static void what_does_not_fit_leaves_the_question_open(void **unused)
{
    (void)unused;
    moves();
    card("Tree", AG_VIEW_PARTY, THEM, 0);
    read_line("play fireball for 3 on tree");
    ask(AG_QUESTION_PICK, "Choose what Fireball does");
    offer(AG_MOVE_MODE, 0, "Burn a tree.");
    offer(AG_MOVE_MODE, 0, "Deal 3 damage.");
    assert_string_equal(go_on(), "nothing");  // neither is for a mode
    targets();
    assert_string_equal(go_on(), "unknown");
    assert_string_equal(found.part, "tree");
    assert_string_equal(left(), "3");
    moves();
    read_line("play fireball for burn on boss");
    ask(AG_QUESTION_PICK, "Choose what Fireball does");
    offer(AG_MOVE_MODE, 0, "Burn a tree.");
    assert_string_equal(go_on(), "Burn a tree.");
    targets();
    assert_string_equal(go_on(), "Onyxia 20/20 of the Boss player");  // the hero, not the Whelp
}

static void choices_are_said_in_the_words_of_the_question(void **unused)
{
    (void)unused;
    characters();
    targets();
    assert_string_equal(read_line("target whelp"),
                        "Onyxian Whelp 1/1 of the Boss player, exhausted");
    assert_string_equal(read_line("choose exhausted"),
                        "Onyxian Whelp 1/1 of the Boss player, exhausted");
    assert_string_equal(read_line("target onyx"), "several");
    assert_string_equal(read_line("target me"), "Ta'zo 25/25 of raider 1");
    assert_string_equal(read_line("target my bear"), "Bear 3/3 of raider 1");
    assert_string_equal(read_line("discard bear"), "nothing");
    assert_string_equal(read_line("bear"), "Bear 3/3 of raider 1");
    assert_string_equal(read_line("ear"), "nothing");
    assert_string_equal(read_line("exhausted"), "nothing");
    assert_string_equal(read_line("target bear, onyxia"), "unknown");
    question.max = 2;
    assert_string_equal(read_line("target bear, onyxia"), "Bear 3/3 of raider 1");
    assert_int_equal(found.answer.count, 2);
    assert_int_equal(found.answer.picks[1], 2);
    snprintf(question.prompt, sizeof question.prompt, "Who protects Ta'zo?");
    assert_string_equal(read_line("protect with bear"), "Bear 3/3 of raider 1");
    ask(AG_QUESTION_YES_NO, "Keep this hand?");
    offer(AG_MOVE_YES, 0, "Yes");
    offer(AG_MOVE_NO, 0, "No");
    assert_string_equal(read_line("Keep"), "Yes");
    assert_string_equal(read_line("this"), "nothing");
    ask(AG_QUESTION_NUMBER, "Choose X for Fireball");
    assert_string_equal(read_line("x = 2"), "number");
    assert_int_equal(found.answer.number, 2);
    assert_string_equal(read_line("choose two"), "nothing");
}

static void numbers_among_options_are_whole(void **unused)
{
    (void)unused;
    characters();
    ask(AG_QUESTION_PICK, "Choose a number");
    offer(AG_MOVE_NUMBER, 0, "12");
    offer(AG_MOVE_NUMBER, 0, "2");
    assert_string_equal(read_line("choose 2"), "2");
    targets();
    assert_string_equal(read_line("target 20"), "unknown");
    assert_string_equal(read_line("target 3"), "Onyxia 20/20 of the Boss player");
    moves();
    assert_string_equal(read_line("place 6"), "Place Fork in the Road face down");
    assert_string_equal(read_line("place 2"), "unknown");
}

static void cards_are_named_best(void **unused)
{
    (void)unused;
    characters();
    assert_string_equal(ag_words_card(view, "onyxia", -1)->name, "Onyxia");
    assert_string_equal(ag_words_card(view, "whelp", 1)->name, "Onyxian Whelp");
    assert_null(ag_words_card(view, "bear", 1));
    assert_null(ag_words_card(view, "whelp", 0));
    assert_int_equal(ag_words_fit("", "Bear"), 0);
    assert_int_equal(ag_words_fit("ea", "Bear"), 0);
    assert_true(ag_words_fit("ear", "Bear") > 0);
    assert_true(ag_words_fit("gurtel", "G\303\274rtel des Erzmagiers") > 0);
    assert_int_equal(ag_words_fit("bear", "\377 \346\227\245"), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, table_open, table_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_name_is_found_by_its_beginning_and_its_parts),
        TEST(what_may_be_several_is_not_guessed),
        TEST(many_are_counted),
        TEST(cards_that_are_the_same_are_not_several),
        TEST(a_name_may_hold_words_that_separate),
        TEST(attacks_say_whom_and_with_whom),
        TEST(what_names_nothing_at_the_table_changes_nothing),
        TEST(what_is_left_answers_what_comes_of_it),
        TEST(what_does_not_fit_leaves_the_question_open),
        TEST(choices_are_said_in_the_words_of_the_question),
        TEST(numbers_among_options_are_whole),
        TEST(cards_are_named_best),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
