// A person at a seat: shows the board and the question, reads a line, and turns it into an answer.
#include "base/letter.h"
#include "cli/play/session.h"

#include <string.h>
#include <unistd.h>

static void ask_for_line(const ag_session *table, const char *prompt)
{
    char text[256];
    snprintf(text, sizeof text, "%c%s%c> ", AG_PAINT_YOURS, prompt, AG_PAINT_END);
    ag_terminal_print(&table->terminal, table->screen, text);
    fflush(table->screen);
}

static char *take_line(ag_session *table, char *line, size_t capacity)
{
    char *said = ag_cli_interrupted() ? NULL : ag_typed_line(&table->typed, line, capacity);
    if (ag_cli_interrupted()) said = NULL;
    if (said == NULL || !isatty(STDIN_FILENO)) {
        fputc('\n', table->screen);  // a terminal shows the line end that was typed
    }
    return said;
}

char *ag_person_line(ag_session *table, const char *prompt, char *line, size_t capacity)
{
    ask_for_line(table, prompt);
    return take_line(table, line, capacity);
}

int ag_person_confirms(ag_session *table, const char *prompt)
{
    char buffer[64];
    for (;;) {
        const char *line = ag_person_line(table, prompt, buffer, sizeof buffer);
        if (line == NULL || ag_words_are(line, "n", "no")) return 0;
        if (ag_words_are(line, "y", "yes")) return 1;
    }
}

// Reads numbers with blanks or commas between them as picks. Returns 0 if
// the line is something else.
static int read_numbers(const ag_question *question, const char *line, ag_answer *answer)
{
    char word[32];
    answer->count = 0;
    while (*line != '\0') {
        size_t length = strcspn(line, " ,\t");
        uint64_t number;
        if (length >= sizeof word || answer->count == AG_PICK_MAX) return 0;
        memcpy(word, line, length);
        word[length] = '\0';
        if (!ag_number_read(word, 1, (uint64_t)question->option_count, &number)) return 0;
        answer->picks[answer->count++] = (uint16_t)(number - 1);
        line += length;
        line += strspn(line, " ,\t");
    }
    return answer->count > 0;
}

// Words that are an answer at any question that has such an option.
static const struct {
    const char *word, *other;
    ag_move move;
} short_words[] = {
    { "p", "pass", AG_MOVE_PASS },    { "done", "done", AG_MOVE_PASS },
    { "y", "yes", AG_MOVE_YES },      { "n", "no", AG_MOVE_NO },
    { "n", "no", AG_MOVE_NONE },      { "p", "pass", AG_MOVE_NONE },
    { "none", "done", AG_MOVE_NONE },
};

static int pick_of_word(const ag_question *question, const char *line)
{
    int pick = -1;
    for (size_t i = 0; i < sizeof short_words / sizeof short_words[0] && pick < 0; i++) {
        if (ag_words_are(line, short_words[i].word, short_words[i].other)) {
            pick = ag_option_with(question, short_words[i].move);
        }
    }
    return pick < 0 && ag_words_are(line, "y", "yes") ? ag_option_alone(question) : pick;
}

// Turns a number or a short word into an answer to this question. Returns 0 if the line is not one.
// Whether the answer is legal is for the engine to say.
static int read_answer(ag_session *table, const ag_question *question, const char *line,
                       ag_answer *answer)
{
    *answer = (ag_answer){ 0 };
    int pick = pick_of_word(question, line);
    if (pick >= 0) {
        answer->count = 1;
        answer->picks[0] = (uint16_t)pick;
        return 1;
    }
    if (question->has_proposal && ag_words_are(line, "a", "agree")) {
        *answer = ag_game_proposal(table->game);
        return 1;
    }
    if (question->kind == AG_QUESTION_NUMBER) {
        uint64_t number;
        int is_number = ag_number_read(line, 0, INT32_MAX, &number);
        answer->number = is_number ? (int)number : 0;
        return is_number;
    }
    if (question->kind == AG_QUESTION_PICK && question->min == 0
        && (ag_words_are(line, "0", "none") || ag_words_are(line, "no", "done"))) {
        return 1;
    }
    return read_numbers(question, line, answer);
}

// Whether the game took it; if not, the person is told why.
static int is_taken(const ag_session *table, ag_status status, ag_error *error)
{
    if (status == AG_USAGE) {
        fprintf(table->screen, "%s\n", error->text);
        *error = (ag_error){ 0 };
    }
    return status != AG_USAGE;
}

static int give_answer(ag_session *table, int seat, const ag_answer *answer, ag_error *error)
{
    ag_question question = ag_game_question(table->game, seat);
    ag_missed_answered(table, seat, &question, answer);
    return is_taken(table, ag_game_answer(table->game, seat, answer, error), error);
}

// Gives the person's answer, or concession, to the game. Returns 1 if it is taken.
static int give(ag_session *table, int seat, const char *line, const ag_question *question,
                ag_error *error)
{
    ag_answer answer;
    if (ag_words_are(line, "concede", "i concede")) {
        // Confirms "concede", which could be typed by mistake; input that is piped
        // to a single seat is meant.
        int asks = table->people > 1 || isatty(STDIN_FILENO);
        return (!asks || ag_person_confirms(table, "give up? (y, n)"))
               && is_taken(table, ag_game_concede(table->game, seat, error), error);
    }
    if (read_answer(table, question, line, &answer)) {
        return give_answer(table, seat, &answer, error);
    }
    ag_worded said = ag_say_read(table, seat, question, line, &answer);
    if (said == AG_SAY_ANSWER) return give_answer(table, seat, &answer, error);
    if (said == AG_SAY_TOLD) return 0;
    if (ag_is_digit(line[0])) {
        char expected[160];
        ag_question_expected(question, expected, sizeof expected);
        fprintf(table->screen, "That is no answer here: it is %s.\n", expected);
    } else {
        ag_look_at_last(table, question, line);
    }
    return 0;
}

// For a payment only the question is shown, if the board is on the screen already.
static void show(ag_session *table, const ag_question *question, int seat, int sees_board)
{
    ag_game_view(table->game, seat, &table->view);
    table->next_page = 0;
    if (question->is_payment && sees_board) {
        ag_screen_question(table, question, seat);
    } else {
        fputc('\n', table->screen);
        ag_screen_show(table, question, seat);
    }
    ag_missed_look(table, seat);
    ag_event_log_mark_seen(table, seat);
}

// A line that neither answers nor looks: it is about seats, the past, scripts or the table itself.
static ag_heard hear(ag_session *table, int seat, const char *line)
{
    table->said = line;
    table->said_by = seat;
    ag_heard heard = ag_seats_command(table, seat, line);
    if (heard == AG_HEARD_NOTHING) heard = ag_rewind_command(table, seat, line);
    table->said = NULL;
    return heard;
}

// Answers with what is left of what this seat said. Returns 0 if the question stays open; `note` is
// what is then said below it.
static int goes_on(ag_session *table, int seat, const ag_question *question, char *note,
                   ag_error *error)
{
    ag_answer answer;
    ag_error wrong;
    ag_game_view(table->game, seat, &table->view);
    if (ag_say_go_on(table, seat, question, &answer, &wrong) == AG_SAY_ANSWER) {
        note[0] = '\0';
        return give_answer(table, seat, &answer, error);
    }
    snprintf(note, sizeof wrong.text + 2, "%s%s", wrong.text, wrong.text[0] != '\0' ? "\n" : "");
    return 0;
}

ag_ending ag_person_answer(ag_session *table, int seat, ag_error *error)
{
    char buffer[1024], meant[1024], note[sizeof error->text + 2];
    int sees_board = table->looking == seat;
    ag_ending ending = ag_curtain_open(table, seat);
    if (ending != AG_ENDING_OVER) return ending;
    ag_question question = ag_game_question(table->game, seat);
    if (goes_on(table, seat, &question, note, error)) {
        return error->status < 0 ? AG_ENDING_FAILED : AG_ENDING_OVER;
    }
    ag_pass_tell(table, seat);
    ag_missed_tell(table, seat);
    show(table, &question, seat, sees_board);
    fputs(note, table->screen);
    for (;;) {
        ask_for_line(table, ag_seat_name(table, seat));
        ag_heard scripts = ag_reload_wait(table);
        if (scripts == AG_HEARD_MOVED) {
            return AG_ENDING_OVER;  // the changed scripts may ask somebody else
        }
        if (scripts == AG_HEARD) continue;
        const char *line = take_line(table, buffer, sizeof buffer);
        if (ag_cli_interrupted()) return AG_ENDING_INTERRUPTED;
        if (line == NULL && !isatty(STDIN_FILENO)) return AG_ENDING_LEFT;
        if (line == NULL || ag_words_are(line, "q", "quit")
            || ag_words_are(line, "exit", "leave")) {
            table->typed.ended = 0;  // a terminal can go on after Ctrl-D
            return ag_seats_leave(table, seat, error);
        }
        line = ag_speech_read(table, &question, line, meant, sizeof meant);
        if (ag_look_command(table, &question, seat, line)) continue;
        ag_heard passes = ag_pass_command(table, seat, &question, line);
        if (passes == AG_HEARD_MOVED) return AG_ENDING_OVER;
        if (passes == AG_HEARD) continue;
        ag_heard heard = hear(table, seat, line);
        if (heard == AG_HEARD_MOVED) {
            ag_say_forget(table);
            ag_pass_forget(table);
            return AG_ENDING_OVER;  // somebody else may be asked there
        }
        if (heard == AG_HEARD) {
            if (ag_kept_keep(table, error) < 0) return AG_ENDING_FAILED;
            if (table->looking != seat) {
                return AG_ENDING_OVER;  // others were asked: show the question again
            }
            continue;
        }
        if (give(table, seat, line, &question, error)) {
            return error->status < 0 ? AG_ENDING_FAILED : AG_ENDING_OVER;
        }
    }
}
