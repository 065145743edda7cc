// The screen of a person at a table of five raiders, over whole games of many seeds: at every
// question it fits the rows and columns of a terminal, and nothing is cut without saying so.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli/output/columns.h"
#include "cli/output/paragraph.h"
#include "cli/play/session.h"
#include "cli/program.h"
#include "support/sanitized.h"

enum { ROWS = 40, WIDTH = 100, SEEDS = AG_OR_FEWER(12, 5) };

typedef struct measured {
    int screens, rows_most, width_most, cut, paged;
} measured;

static ag_session *table_open(int width, int rows)
{
    char path[300];
    ag_error error = { 0 };
    ag_session *table = calloc(1, sizeof *table);
    assert_non_null(table);
    snprintf(path, sizeof path, "%s/cards.db", program_folder());
    if (ag_engine_open(path, &table->engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
    char number[16];
    snprintf(number, sizeof number, "%d", width);
    setenv("COLUMNS", number, 1);
    snprintf(number, sizeof number, "%d", rows);
    setenv("LINES", number, 1);
    return table;
}

static void table_close(ag_session *table)
{
    ag_engine_close(table->engine);
    free(table);
    unsetenv("COLUMNS");
    unsetenv("LINES");
}

// What the seat that is asked is shown.
static char *screen_of(ag_session *table, const ag_question *question, int seat, ag_colour colour)
{
    char *text = NULL;
    size_t size;
    table->screen = open_memstream(&text, &size);
    assert_non_null(table->screen);
    ag_terminal_open(&table->terminal, table->screen, colour);
    ag_game_view(table->game, seat, &table->view);
    ag_screen_show(table, question, seat);
    fclose(table->screen);
    return text;
}

// Every row, and the one for what is typed.
static void measure(const char *text, measured *out)
{
    char row[4096];
    int rows = 1;
    for (const char *at = text; *at != '\0'; rows++) {
        size_t length = strcspn(at, "\n");
        assert_true(length < sizeof row);
        memcpy(row, at, length);
        row[length] = '\0';
        int wide = ag_columns(row);
        out->width_most = wide > out->width_most ? wide : out->width_most;
        at += length + (at[length] == '\n');
    }
    out->rows_most = rows > out->rows_most ? rows : out->rows_most;
    out->screens++;
    out->cut += strstr(text, " more: ") != NULL;
    out->paged += strstr(text, "\"more\" shows the ") != NULL;
}

// Whose eyes see whose hand.
static void assert_hides_hands(const ag_session *table, const char *text)
{
    assert_non_null(strstr(text, "(you)"));
    for (int i = 0; i < table->view.card_count; i++) {
        const ag_view_card *card = &table->view.cards[i];
        int others = card->zone == AG_VIEW_HAND && card->owner != table->view.seat;
        assert_true(!others || card->name[0] == '\0');
    }
}

// Marks the numbers of a list such as "2, 7-24" at the front of `text`; 0: there is none.
static size_t mark_numbers(const char *text, int count, char *seen)
{
    size_t length = 0;
    for (;;) {
        int first = atoi(text + length), last = first;
        length += strspn(text + length, "0123456789");
        if (text[length] == '-') {
            last = atoi(text + length + 1);
            length += 1 + strspn(text + length + 1, "0123456789");
        }
        for (int i = first; i >= 1 && i <= last && i <= count; i++) {
            seen[i] = 1;
        }
        if (strncmp(text + length, ", ", 2) != 0 || text[length + 2] < '0'
            || text[length + 2] > '9') {
            return length;
        }
        length += 2;
    }
}

// Every option can be found by its number, alone or among those that are the same.
static void assert_all_offered(const ag_question *question, const char *text)
{
    char seen[1024] = { 0 };
    const char *at = strstr(text, "\n\n");
    assert_non_null(at);
    while (strstr(at + 1, "\n\n") != NULL) {
        at = strstr(at + 1, "\n\n");  // behind the card that asks
    }
    assert_true(question->option_count < (int)sizeof seen);
    if (strstr(text, "\"more\" shows the ") != NULL || question->kind == AG_QUESTION_NUMBER) return;
    for (; *at != '\0'; at++) {
        int begins = at[0] == ' ' && at[1] >= '0' && at[1] <= '9';
        at += begins ? mark_numbers(at + 1, question->option_count, seen) : 0;
    }
    for (int i = 1; i <= question->option_count; i++) {
        if (!seen[i]) {
            fail_msg("option %d is not on the screen:\n%s", i, text);
        }
    }
}

static void play_measured(ag_session *table, uint64_t seed, measured *out)
{
    ag_error error = { 0 };
    ag_bot_def bot = ag_bot_default();
    ag_game_def def = ag_game_default();
    uint64_t dice = seed;
    uint32_t waits;
    def.raid = "onyxias_lair";
    def.seed = seed;
    def.raiders = 5;
    // The decks of all factions have their turn.
    int decks = 0;
    while (ag_engine_deck(table->engine, decks) != NULL) {
        decks++;
    }
    def.decks[0] = ag_engine_deck(table->engine, (int)(seed % (uint64_t)decks));
    bot.bot = seed % 3 == 0 ? "random" : "greedy";
    assert_int_equal(ag_game_open(table->engine, &def, &table->game, &error), AG_OK);
    while ((waits = ag_game_waits_for(table->game)) != 0) {
        int seat = __builtin_ctz(waits);
        ag_question question = ag_game_question(table->game, seat);
        ag_answer answer = { 0 };
        char *text = screen_of(table, &question, seat, AG_COLOUR_NEVER);
        measure(text, out);
        assert_hides_hands(table, text);
        assert_all_offered(&question, text);
        free(text);
        if (question.has_proposal) {
            answer = ag_game_proposal(table->game);
        } else {
            assert_int_equal(ag_bot_answer(&bot, table->game, seat, &dice, &answer, &error), AG_OK);
        }
        assert_int_equal(ag_game_answer(table->game, seat, &answer, &error), AG_OK);
    }
    ag_game_close(table->game);
    table->game = NULL;
}

static void the_screen_of_five_raiders_fits_a_terminal(void **unused)
{
    (void)unused;
    ag_session *table = table_open(WIDTH, ROWS);
    measured all = { 0 };
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        play_measured(table, seed, &all);
    }
    print_message("%d screens: at most %d rows, %d columns; %d with a cut part, %d paged\n",
                  all.screens, all.rows_most, all.width_most, all.cut, all.paged);
    assert_true(all.screens > 1000);
    assert_true(all.rows_most <= ROWS);
    assert_true(all.paged * 100 < all.screens);
    assert_true(all.cut * 20 < all.screens);
    assert_true(all.width_most <= WIDTH);
    table_close(table);
}

// A small terminal: what has no room says how to see it.
static void on_a_small_terminal_it_says_what_is_cut(void **unused)
{
    (void)unused;
    ag_session *table = table_open(80, 24);
    measured all = { 0 };
    for (uint64_t seed = 1; seed <= 3; seed++) {
        play_measured(table, seed, &all);
    }
    print_message("%d screens: at most %d rows, %d columns; %d with a cut part, %d paged\n",
                  all.screens, all.rows_most, all.width_most, all.cut, all.paged);
    assert_true(all.rows_most <= 24);
    assert_true(all.cut > 0);
    assert_true(all.paged > 0);
    table_close(table);
}

// The same screen, with the marks of colour taken out, is the one without colour.
static void colour_adds_nothing_but_colour(void **unused)
{
    (void)unused;
    ag_session *table = table_open(WIDTH, ROWS);
    ag_error error = { 0 };
    ag_game_def def = ag_game_default();
    def.raid = "onyxias_lair";
    def.raiders = 5;
    setenv("TERM", "xterm-256color", 1);
    assert_int_equal(ag_game_open(table->engine, &def, &table->game, &error), AG_OK);
    int seat = __builtin_ctz(ag_game_waits_for(table->game));
    ag_question question = ag_game_question(table->game, seat);
    char *plain = screen_of(table, &question, seat, AG_COLOUR_NEVER);
    char *painted = screen_of(table, &question, seat, AG_COLOUR_ALWAYS);
    char *to = painted;
    assert_null(strchr(plain, '\033'));
    assert_non_null(strchr(painted, '\033'));
    for (const char *from = painted; *from != '\0';) {
        if (from[0] == '\033' && from[1] == '[') {
            from += strcspn(from, "m") + 1;
        } else if (from[0] == '\033' && from[1] == '(') {
            from += 3;
        } else {
            *to++ = *from++;
        }
    }
    *to = '\0';
    assert_string_equal(painted, plain);
    free(plain);
    free(painted);
    ag_game_close(table->game);
    table_close(table);
}

// ---- paragraphs and columns ----

static void characters_are_counted_by_their_columns(void **unused)
{
    (void)unused;
    ag_terminal terminal;
    ag_terminal_open(&terminal, stdout, AG_COLOUR_NEVER);
    assert_int_equal(ag_columns("Ta'zo"), 5);
    assert_int_equal(ag_columns("Zaubererklinge für Übermächtige"), 31);
    assert_int_equal(ag_columns("火球"), 4);
    assert_int_equal(ag_columns("\002bold\001"), 4);
    assert_int_equal(ag_columns("\xff"), 1);
    assert_int_equal(ag_columns_clip("火球", 3), 3);
    assert_int_equal(ag_columns_break("two words", 6), 4);
}

static void a_paragraph_says_what_has_no_room(void **unused)
{
    (void)unused;
    ag_paragraph part = { .head = "hand: ", .indent = 6, .between = ", ", .more = "board full" };
    ag_text text = { 0 };
    for (int i = 0; i < 8; i++) {
        ag_paragraph_add(&part, "Fire Blast");
    }
    // 6 + 10 + 2 + 10 = 28 columns hold two; eight take four rows.
    assert_int_equal(ag_paragraph_rows(&part, 30), 4);
    ag_paragraph_write(&part, 30, 4, &text);
    assert_string_equal(text.bytes, "hand: Fire Blast, Fire Blast,\n"
                                    "      Fire Blast, Fire Blast,\n"
                                    "      Fire Blast, Fire Blast,\n"
                                    "      Fire Blast, Fire Blast\n");
    ag_text_close(&text);
    text = (ag_text){ 0 };
    ag_paragraph_write(&part, 30, 2, &text);
    assert_string_equal(text.bytes, "hand: Fire Blast, Fire Blast,\n"
                                    "      … 6 more: board full\n");
    ag_text_close(&text);
    ag_paragraph_close(&part);
}

static void a_comma_has_room_at_the_end_of_a_row(void **unused)
{
    (void)unused;
    ag_paragraph part = { .head = "hand: ", .indent = 6, .between = ", ", .more = "board full" };
    ag_text text = { 0 };
    for (int i = 0; i < 3; i++) {
        ag_paragraph_add(&part, "Fire Blast");
    }
    ag_paragraph_write(&part, 28, 3, &text);  // two would fill the row, and leave none for it
    assert_string_equal(text.bytes, "hand: Fire Blast,\n"
                                    "      Fire Blast, Fire Blast\n");
    ag_text_close(&text);
    ag_paragraph_close(&part);
}

static void what_others_have_is_cut_first(void **unused)
{
    (void)unused;
    outcome result = shell("printf 'y\\nreferee give fury to hand@1\\n' | LINES=14 COLUMNS=80 "
                           "\"$AGGRO\" play onyxias_lair --db cards.db --referee --seed 7 "
                           "--raiders 1 --deck 1=horde_mage --seat 1=human");
    const char *board = strstr(result.text, "changed by a referee ===");
    assert_non_null(board);
    const char *you = strstr(board, " raider 1 (you)");
    assert_non_null(you);
    const char *cut = strstr(board, "more: board full");
    assert_non_null(cut);
    assert_true(cut < you);
    assert_null(strstr(you, "more: board full"));
    assert_said(&result, "; p passes");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_screen_of_five_raiders_fits_a_terminal),
        cmocka_unit_test(on_a_small_terminal_it_says_what_is_cut),
        cmocka_unit_test(colour_adds_nothing_but_colour),
        cmocka_unit_test(characters_are_counted_by_their_columns),
        cmocka_unit_test(a_paragraph_says_what_has_no_room),
        cmocka_unit_test(a_comma_has_room_at_the_end_of_a_row),
        cmocka_unit_test(what_others_have_is_cut_first),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
