// Several people at one screen: nothing of a hand shows until the next player says that only he
// looks, what a terminal could scroll back to is wiped, and what several decide is asked in turn.
#include "cli/driven.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TABLE "play onyxias_lair --db cards.db "

enum { CHUNK_SIZE = 1 << 16 };

// What was said up to the next prompt, behind the last one.
static const char *to_prompt(driven *game, char chunk[CHUNK_SIZE])
{
    size_t from = game->seen;
    driven_wait(game, "> ");
    size_t length = game->seen - from;
    assert_true(length < CHUNK_SIZE);
    memcpy(chunk, game->text + from, length);
    chunk[length] = '\0';
    return chunk;
}

static int says(const char *chunk, const char *words)
{
    return strstr(chunk, words) != NULL;
}

static void assert_public(const char *chunk)
{
    if (says(chunk, "(you)") || says(chunk, "hand:") || says(chunk, "hand (*")) {
        fail_msg("somebody's hand was shown before he said that only he looks:\n%s", chunk);
    }
}

// The name before a prompt: "raider 2".
static void who_is_asked(const char *chunk, char out[64])
{
    const char *row = strrchr(chunk, '\n');
    snprintf(out, 64, "%.63s", row != NULL ? row + 1 : chunk);
    out[strcspn(out, ":>")] = '\0';
}

typedef struct evening {
    int curtains, together, agreed;
    char asked[64], proposer[64];
} evening;

// Answers as somebody who does not care would, and looks at what is shown to whom.
static const char *answer(evening *of, const char *chunk)
{
    char who[64], you[80];
    who_is_asked(chunk, who);
    if (says(chunk, "press Enter when only you look")) {
        assert_public(chunk);
        assert_string_not_equal(who, of->asked);
        snprintf(of->asked, sizeof of->asked, "%s", who);
        of->curtains++;
        return "\n";
    }
    assert_string_equal(who, of->asked);
    snprintf(you, sizeof you, "%s (you)", strcmp(who, "the Boss player") == 0 ? "Boss" : who);
    if (says(chunk, "===")) {
        assert_true(says(chunk, you));
    }
    if (says(chunk, "\"agree\" takes what is proposed")) {
        assert_string_not_equal(who, of->proposer);
        assert_true(says(chunk, "proposed: "));
        of->agreed++;
        return "agree\n";
    }
    if (says(chunk, "You decide this together with ")) {
        snprintf(of->proposer, sizeof of->proposer, "%s", who);
        of->together++;
        return "1\n";
    }
    return says(chunk, "up to ") ? "none\n" : says(chunk, "  2 of them") ? "1 2\n" : "1\n";
}

static void nobody_sees_a_hand_that_is_not_his(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    evening all = { 0 };
    for (int seed = 1; seed <= 12 && (all.agreed < 3 || all.curtains < 200); seed++) {
        char words[160];
        snprintf(words, sizeof words,
                 TABLE "--seed %d --seat 1=human --seat 2=human --seat boss=human", seed);
        driven *game = driven_start(words);
        all.asked[0] = '\0';
        for (int i = 0; i < 160; i++) {
            driven_say(game, answer(&all, to_prompt(game, chunk)));
        }
        assert_int_equal(driven_end(game, 0), 0);
    }
    print_message("%d times another person looked; %d decided together, %d agreed\n", all.curtains,
                  all.together, all.agreed);
    assert_true(all.curtains >= 200);
    assert_true(all.agreed >= 3);
}

static void only_enter_is_heard_before_one_looks(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    driven *game = driven_start(TABLE "--seed 7 --seat 1=human --seat 2=human");
    assert_true(says(to_prompt(game, chunk), "raider 1: press Enter when only you look"));
    driven_say(game, "board full\n");
    to_prompt(game, chunk);
    assert_public(chunk);
    assert_true(says(chunk, "Here only Enter is heard"));
    driven_say(game, "\n");
    assert_true(says(to_prompt(game, chunk), "raider 1 (you)"));
    driven_say(game, "y\n");
    assert_true(says(to_prompt(game, chunk), "raider 2: press Enter when only you look"));
    assert_int_equal(driven_end(game, 0), 0);
}

// Copies "Raider 1 draws Smite." from a chunk; 0: nothing was drawn that he may know alone.
static int copy_drawn(const char *chunk, char out[160])
{
    const char *drawn = strstr(chunk, "Raider 1 draws ");
    if (drawn == NULL) return 0;
    snprintf(out, 160, "%.*s", (int)strcspn(drawn, "."), drawn);
    return strcmp(out, "Raider 1 draws a card") != 0;
}

// Answers in whatever way until this is said.
static void go_on_until(driven *game, char chunk[CHUNK_SIZE], const char *said)
{
    for (int i = 0; i < 150 && !says(chunk, said); i++) {
        driven_say(game, says(chunk, "press Enter") ? "\n" : "1\n");
        to_prompt(game, chunk);
    }
    assert_true(says(chunk, said));
}

// What was told to one alone is not in another's log.
static void the_log_of_a_seat_is_its_own(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    char drawn[160];
    driven *game = driven_start(TABLE "--seed 7 --seat 1=human");
    to_prompt(game, chunk);
    go_on_until(game, chunk, "Raider 1 draws ");
    assert_true(copy_drawn(chunk, drawn));
    driven_say(game, "log\n");
    assert_true(says(to_prompt(game, chunk), drawn));
    driven_say(game, "seat 2 human\n");
    to_prompt(game, chunk);
    go_on_until(game, chunk, "raider 2: press Enter");
    driven_say(game, "\n");
    to_prompt(game, chunk);
    driven_say(game, "log 400\n");
    to_prompt(game, chunk);
    assert_true(says(chunk, "Raider 1 ends the turn."));
    assert_false(says(chunk, drawn));
    // Since two people sit, what is told on the way is for both.
    go_on_until(game, chunk, "Raider 1 draws ");
    assert_false(copy_drawn(chunk, drawn));
    assert_int_equal(driven_end(game, 0), 0);
}

// Whose hand was shown last is wiped also where others are only asked whether they agree.
static void agreeing_is_asked_on_an_empty_screen(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    driven *game =
        driven_start_terminal(TABLE "--seed 7 --seat 1=human --seat 2=human", "xterm", 40, 100);
    to_prompt(game, chunk);
    driven_say(game, "\n");
    to_prompt(game, chunk);
    driven_say(game, "seat 2 greedy\n");
    to_prompt(game, chunk);
    const char *wiped = strstr(chunk, "\033[3J");
    if (wiped == NULL) {
        fail_msg("<<%s>>", chunk);
    }
    assert_true(says(wiped, "raider 1 says: seat 2 greedy"));
    assert_true(says(wiped, "raider 2, do you agree?"));
    assert_public(wiped);
    driven_say(game, "n\n");
    // The question comes back to who was asked, once only he looks.
    assert_true(says(to_prompt(game, chunk), "raider 1: press Enter"));
    driven_end(game, 9);
}

static void start_at_raider_1s_move(driven *game, char chunk[CHUNK_SIZE])
{
    driven_say(game, "\ny\n\ny\n\n");
    driven_wait(game, "Your move");
    to_prompt(game, chunk);
}

// A bot plays on in his place; the next person reads that, and what it did.
static void who_comes_next_reads_what_a_bot_did(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    driven *game = driven_start(TABLE "--seed 7 --seat 1=human --seat 2=human");
    start_at_raider_1s_move(game, chunk);
    driven_say(game, "seat 1 greedy\n");
    to_prompt(game, chunk);
    assert_true(says(chunk, "raider 1 is played by greedy from now on."));
    assert_true(says(chunk, "Raider 1 ends the turn."));
    assert_true(says(chunk, "raider 2: press Enter"));
    assert_public(chunk);
    driven_end(game, 9);
}

// How far back is said before the others agree; what is taken back is told no more, and who did.
static void what_is_taken_back_is_told_no_more(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    driven *game = driven_start(TABLE "--seed 7 --seat 1=human --seat 2=human");
    start_at_raider_1s_move(game, chunk);
    driven_say(game, "p\n");
    assert_true(says(to_prompt(game, chunk), "Raider 1 ends the turn."));
    driven_say(game, "undo turn\n");
    to_prompt(game, chunk);
    assert_true(says(chunk, "raider 1 says: undo turn\nThat takes back 1 answer, back to turn 2."));
    driven_say(game, "y\n");
    to_prompt(game, chunk);
    driven_say(game, "\n");
    to_prompt(game, chunk);
    driven_say(game, "log\n");
    to_prompt(game, chunk);
    assert_true(says(chunk, "Raider 1: action phase."));
    assert_false(says(chunk, "Raider 1 ends the turn."));
    assert_true(says(chunk, "raider 1 took back 1 answer, back to turn 2 (undo turn)."));
    // Played again, it counts again.
    static const char *const again[] = { "redo\n", "y\n", "\n", "log\n" };
    for (int i = 0; i < 4; i++) {
        driven_say(game, again[i]);
        to_prompt(game, chunk);
    }
    assert_true(says(chunk, "Raider 1 ends the turn."));
    assert_int_equal(driven_end(game, 0), 0);
}

// Ctrl-D at the curtain ends nothing by itself.
static void a_slip_at_the_curtain_ends_nothing(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    driven *game =
        driven_start_terminal(TABLE "--seed 7 --seat 1=human --seat 2=human", "xterm", 40, 100);
    to_prompt(game, chunk);
    driven_say(game, "\004");
    assert_true(says(to_prompt(game, chunk), "end the evening for everybody? (y, n)"));
    driven_say(game, "n\n");
    assert_true(says(to_prompt(game, chunk), "raider 1: press Enter"));
    driven_say(game, "\n");
    assert_true(says(to_prompt(game, chunk), "raider 1 (you)"));
    driven_end(game, 9);
}

static void a_terminal_is_wiped_with_what_was_scrolled_away(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    driven *game = driven_start_terminal(TABLE "--seed 7 --seat 1=human --seat 2=human",
                                         "xterm-256color", 40, 100);
    to_prompt(game, chunk);
    driven_say(game, "\n");
    assert_true(says(to_prompt(game, chunk), "raider 1 (you)"));
    driven_say(game, "y\n");
    to_prompt(game, chunk);
    const char *wiped = strstr(chunk, "\033[3J");
    if (wiped == NULL) {
        fail_msg("<<%s>>", chunk);
    }
    assert_true(says(wiped, "raider 2: press Enter"));
    assert_public(wiped);
    driven_end(game, 9);
}

// ---- colour and size ----

static void look(const char *options, const char *kind, int rows, int columns,
                 char chunk[CHUNK_SIZE])
{
    char words[200];
    snprintf(words, sizeof words, TABLE "--seed 7 --raiders 5 --seat 1=human %s", options);
    driven *game = driven_start_terminal(words, kind, rows, columns);
    to_prompt(game, chunk);
    driven_end(game, 9);
}

static void colour_is_where_a_terminal_has_it(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    look("", "xterm-256color", 40, 100, chunk);
    assert_true(says(chunk, "\033[38;5;133mBoss"));
    look("--color never", "xterm-256color", 40, 100, chunk);
    assert_false(says(chunk, "\033"));
    look("", "dumb", 40, 100, chunk);
    assert_false(says(chunk, "\033"));
    setenv("NO_COLOR", "1", 1);
    look("", "xterm-256color", 40, 100, chunk);
    assert_false(says(chunk, "\033"));
    look("--color always", "xterm", 40, 100, chunk);
    assert_true(says(chunk, "\033[35mBoss"));
    unsetenv("NO_COLOR");
    expect("play onyxias_lair --db cards.db --color pink", 2, "colour is auto, always or never");
    // What goes into a pipe is plain.
    outcome piped = shell("echo q | \"$AGGRO\" play onyxias_lair --db cards.db --seat 1=human");
    assert_false(says(piped.text, "\033"));
    piped = shell("echo q | \"$AGGRO\" play onyxias_lair --db cards.db --seat 1=human "
                  "--color always");
    assert_true(says(piped.text, "\033["));
}

static void the_screen_is_as_large_as_the_terminal(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    int longest = 0;
    look("", "dumb", 20, 60, chunk);
    const char *board = strstr(chunk, "===");
    assert_non_null(board);
    int rows = 0;
    for (const char *at = board; *at != '\0'; rows++) {
        int length = (int)strcspn(at, "\r\n");
        longest = length > longest ? length : longest;
        at += length;
        at += strspn(at, "\r");
        at += *at == '\n';
    }
    assert_true(rows <= 20);
    // A dot between two counts has two bytes and one column.
    assert_true(longest <= 60 + 4);
}

// A terminal shows what its locale's charset has.
static void a_plain_terminal_gets_no_letters_that_it_lacks(void **unused)
{
    (void)unused;
    static char chunk[CHUNK_SIZE];
    static const char *const locales[] = { "C", "C.UTF-8" };
    for (int i = 0; i < 2; i++) {
        int letters = 0;
        setenv("SCREEN_LOCALE", locales[i], 1);
        look("", "dumb", 24, 80, chunk);
        for (const char *at = chunk; *at != '\0'; at++) {
            letters += (unsigned char)*at >= 0x80;
        }
        assert_int_equal(letters > 0, i == 1);
        assert_true(says(chunk, i == 0 ? " - hand 7" : " · hand 7"));
    }
    unsetenv("SCREEN_LOCALE");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_sees_a_hand_that_is_not_his),
        cmocka_unit_test(only_enter_is_heard_before_one_looks),
        cmocka_unit_test(the_log_of_a_seat_is_its_own),
        cmocka_unit_test(agreeing_is_asked_on_an_empty_screen),
        cmocka_unit_test(who_comes_next_reads_what_a_bot_did),
        cmocka_unit_test(what_is_taken_back_is_told_no_more),
        cmocka_unit_test(a_slip_at_the_curtain_ends_nothing),
        cmocka_unit_test(a_terminal_is_wiped_with_what_was_scrolled_away),
        cmocka_unit_test(colour_is_where_a_terminal_has_it),
        cmocka_unit_test(the_screen_is_as_large_as_the_terminal),
        cmocka_unit_test(a_plain_terminal_gets_no_letters_that_it_lacks),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
