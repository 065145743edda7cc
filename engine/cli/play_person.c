// A person at a seat: shows the board and the question, reads a line, and turns it into an answer.
#include "cli/play.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

const ag_view_card *ag_view_named(const ag_view *view, const char *name)
{
    const ag_view_card *begins = NULL;
    size_t length = strlen(name);
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (strcasecmp(card->name, name) == 0) {
            return card;
        }
        if (length >= 3 && begins == NULL && strncasecmp(card->name, name, length) == 0) {
            begins = card;
        }
    }
    return begins;
}

static void ask_for_line(const ag_table *table, const char *prompt)
{
    fprintf(table->screen, "%s> ", prompt);
    fflush(table->screen);
}

static char *take_line(ag_table *table, char *line, size_t capacity)
{
    char *said = ag_cli_interrupted() ? NULL : ag_typed_line(&table->typed, line, capacity);
    if (ag_cli_interrupted()) {
        said = NULL;
    }
    if (said == NULL || !isatty(STDIN_FILENO)) {
        fputc('\n', table->screen);  // a terminal shows the end of the line that was typed
    }
    return said;
}

char *ag_person_line(ag_table *table, const char *prompt, char *line, size_t capacity)
{
    ask_for_line(table, prompt);
    return take_line(table, line, capacity);
}

static int is_word(const char *line, const char *a, const char *b)
{
    return strcasecmp(line, a) == 0 || strcasecmp(line, b) == 0;
}

static int option_with(const ag_question *question, int move)
{
    for (int i = 0; i < question->option_count; i++) {
        if ((int)question->options[i].move == move) {
            return i;
        }
    }
    return -1;
}

// Numbers with blanks or commas between them, as picks. Returns 0 where the line is something else.
static int read_picks(const ag_question *question, const char *line, ag_answer *answer)
{
    char word[32];
    answer->count = 0;
    while (*line != '\0') {
        size_t length = strcspn(line, " ,\t");
        uint64_t number;
        if (length >= sizeof word || answer->count == AG_PICK_MAX) {
            return 0;
        }
        memcpy(word, line, length);
        word[length] = '\0';
        if (!ag_number_read(word, 1, (uint64_t)question->option_count, &number)) {
            return 0;
        }
        answer->picks[answer->count++] = (uint16_t)(number - 1);
        line += length;
        line += strspn(line, " ,\t");
    }
    return answer->count > 0;
}

// Turns a line into an answer to this question; 0 where it is none. The engine says whether it is a
// legal one.
static int read_answer(ag_table *table, const ag_question *question, const char *line,
                       ag_answer *answer)
{
    *answer = (ag_answer){ 0 };
    int word_pick = -1;
    if (is_word(line, "p", "pass")) {
        word_pick = option_with(question, AG_MOVE_PASS);
    } else if (is_word(line, "y", "yes")) {
        word_pick = option_with(question, AG_MOVE_YES);
    } else if (is_word(line, "n", "no")) {
        word_pick = option_with(question, AG_MOVE_NO);
    }
    if (word_pick >= 0) {
        answer->count = 1;
        answer->picks[0] = (uint16_t)word_pick;
        return 1;
    }
    if (question->has_proposal && is_word(line, "a", "agree")) {
        *answer = ag_game_proposal(table->game);
        return 1;
    }
    if (question->kind == AG_QUESTION_NUMBER) {
        uint64_t number;
        int is_number = ag_number_read(line, 0, INT32_MAX, &number);
        answer->number = is_number ? (int)number : 0;
        return is_number;
    }
    if (question->kind == AG_QUESTION_PICK && question->min == 0 && is_word(line, "0", "none")) {
        return 1;
    }
    return read_picks(question, line, answer);
}

// Prints the card of that name, as the table's view or the database knows it.
static void show_card(const ag_table *table, const char *name)
{
    char text[4096];
    ag_error error = { 0 };
    const ag_view_card *card = ag_view_named(&table->view, name);
    const char *key = card != NULL ? card->key : name;
    if (ag_engine_card_text(table->engine, key, text, sizeof text, &error) < 0) {
        fprintf(table->screen, "%s\n? says what can be typed here.\n", error.text);
        return;
    }
    fprintf(table->screen, "%s\n", text);
}

// What can be typed at any question. Returns 1 where the line was such a word.
static int read_command(ag_table *table, const ag_question *question, const char *line, int seat)
{
    if (line[0] == '\0') {
        return 1;
    }
    if (is_word(line, "?", "help")) {
        ag_screen_help(table);
    } else if (is_word(line, "b", "board")) {
        ag_screen_board(table);
        ag_screen_question(table, question, seat);
    } else if (is_word(line, "g", "graveyards")) {
        ag_screen_graveyards(table);
    } else {
        return 0;
    }
    return 1;
}

// The person's answer, or concession, is given to the game. Returns 1 once it is taken.
static int give(ag_table *table, int seat, const char *line, const ag_question *question,
                ag_error *error)
{
    ag_answer answer;
    ag_status status;
    if (is_word(line, "concede", "i concede")) {
        status = ag_game_concede(table->game, seat, error);
    } else if (read_answer(table, question, line, &answer)) {
        status = ag_game_answer(table->game, seat, &answer, error);
    } else if (isdigit((unsigned char)line[0])) {
        fprintf(table->screen, "That is no answer here; the question says which there are.\n");
        return 0;
    } else {
        show_card(table, line);
        return 0;
    }
    if (status == AG_USAGE) {
        fprintf(table->screen, "%s\n", error->text);
        *error = (ag_error){ 0 };
    }
    return status != AG_USAGE;
}

static void show(ag_table *table, const ag_question *question, int seat)
{
    ag_game_view(table->game, seat, &table->view);
    if (!question->is_payment) {
        ag_screen_board(table);
    }
    ag_screen_question(table, question, seat);
}

ag_ending ag_person_answer(ag_table *table, int seat, ag_error *error)
{
    char buffer[1024];
    ag_question question = ag_game_question(table->game, seat);
    show(table, &question, seat);
    for (;;) {
        ask_for_line(table, ag_seat_name(table, seat));
        ag_heard scripts = ag_reload_wait(table);
        if (scripts == AG_HEARD_MOVED) {
            return AG_ENDING_OVER;  // whoever is asked under the other scripts is asked anew
        }
        if (scripts == AG_HEARD) {
            continue;
        }
        const char *line = take_line(table, buffer, sizeof buffer);
        if (ag_cli_interrupted()) {
            return AG_ENDING_INTERRUPTED;
        }
        if (line == NULL) {
            return AG_ENDING_LEFT;
        }
        if (is_word(line, "q", "quit")) {
            return ag_seats_leave(table, seat, error);
        }
        if (read_command(table, &question, line, seat)) {
            continue;
        }
        ag_heard heard = ag_seats_command(table, seat, line);
        if (heard == AG_HEARD_NOTHING) {
            heard = ag_rewind_command(table, seat, line);
        }
        if (heard == AG_HEARD_MOVED) {
            return AG_ENDING_OVER;  // whoever is asked there is asked anew
        }
        if (heard == AG_HEARD) {
            if (ag_kept_keep(table, error) < 0) {
                return AG_ENDING_FAILED;
            }
            continue;
        }
        if (give(table, seat, line, &question, error)) {
            return error->status < 0 ? AG_ENDING_FAILED : AG_ENDING_OVER;
        }
    }
}
