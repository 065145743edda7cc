// A person at a seat: shows the board and the question, reads a line, and turns it into an answer.
// Where several sit at one screen, a player is shown private things once those of the player before
// are wiped, and the player confirms that nobody else looks.
#include "cli/play/session.h"

#include <string.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/letter.h"

// ---- lines ----

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

// ---- who looks ----

void ag_curtain_close(ag_session *table)
{
    if (table->looking != 0 && table->people > 0) {
        ag_terminal_clear(&table->terminal, table->screen);
    }
    table->looking = 0;
}

// Waits for Enter: AG_ENDING_OVER. Nothing else is answered here, because
// that could show something.
static ag_ending wait_for(ag_session *table, int seat)
{
    char prompt[96], buffer[64];
    snprintf(prompt, sizeof prompt, "%s: press Enter when only you look",
             ag_seat_name(table, seat));
    for (;;) {
        const char *line = ag_person_line(table, prompt, buffer, sizeof buffer);
        if (line == NULL && ag_cli_interrupted()) return AG_ENDING_INTERRUPTED;
        if (line == NULL) {
            // Ctrl-D at a terminal may have been a mistake; pressed again, it was not.
            if (!isatty(STDIN_FILENO)) return AG_ENDING_LEFT;
            table->typed.ended = 0;
            line = ag_person_line(table, "end the evening for everybody? (y, n)", buffer,
                                  sizeof buffer);
            if (line == NULL || ag_words_are(line, "y", "yes")) return AG_ENDING_LEFT;
            continue;
        }
        if (line[0] == '\0') return AG_ENDING_OVER;
        fprintf(table->screen,
                "Here only Enter is heard; what you type counts at your question.\n");
    }
}

// To be called before anything is shown to `seat` that is not public. AG_ENDING_OVER: that player
// looks now; otherwise the player left or was interrupted.
static ag_ending open_curtain(ag_session *table, int seat)
{
    AG_ASSERT(ag_seats_is_person(table, seat));
    if (table->looking == seat) return AG_ENDING_OVER;
    int alone = table->looking == 0 && table->people == 1 && !table->was_shared;
    int cleared = table->looking != 0 || table->was_shared;
    table->was_shared = table->was_shared || table->people > 1;
    ag_curtain_close(table);
    if (!alone) {
        if (cleared && table->terminal.is_terminal) {
            ag_event_log_show_missed(table, seat, table->terminal.rows / 2);
        }
        ag_ending ending = wait_for(table, seat);
        if (ending != AG_ENDING_OVER) return ending;
    }
    table->looking = seat;
    table->reader = table->people == 1 ? seat : 0;
    return AG_ENDING_OVER;
}

// ---- answers ----

// Reads numbers with blanks or commas between them as picks. Returns 0 if
// the line is something else.
static int read_numbers(const ag_question *question, const char *line, ag_answer *answer)
{
    char word[32];
    while (*line != '\0') {
        size_t length = strcspn(line, " ,\t");
        uint64_t number;
        if (length >= sizeof word || answer->count == AG_PICK_MAX) return 0;
        snprintf(word, sizeof word, "%.*s", (int)length, line);
        if (!ag_number_read(word, 1, (uint64_t)question->option_count, &number)) return 0;
        answer->picks[answer->count++] = (uint16_t)(number - 1);
        line += length;
        line += strspn(line, " ,\t");
    }
    return answer->count > 0;
}

// Words that are an answer at any question that has such an option.
static int pick_of_word(const ag_question *question, const char *line)
{
    static const struct {
        const char *word, *other;
        ag_move move;
    } words[] = {
        { "p", "pass", AG_MOVE_PASS },    { "done", "done", AG_MOVE_PASS },
        { "y", "yes", AG_MOVE_YES },      { "n", "no", AG_MOVE_NO },
        { "n", "no", AG_MOVE_NONE },      { "p", "pass", AG_MOVE_NONE },
        { "none", "done", AG_MOVE_NONE },
    };
    int pick = -1;
    for (size_t i = 0; i < sizeof words / sizeof words[0] && pick < 0; i++) {
        if (ag_words_are(line, words[i].word, words[i].other)) {
            pick = ag_option_with(question, words[i].move);
        }
    }
    return pick < 0 && ag_words_are(line, "y", "yes") ? ag_option_alone(question) : pick;
}

// Turns a number or a short word into an answer to this question. Returns 0 if the line is not one.
// Whether the answer is legal is for the engine to say.
static int read_answer(ag_session *table, const ag_question *question, const char *line,
                       ag_answer *answer)
{
    int pick = pick_of_word(question, line);
    *answer = (ag_answer){ .count = pick >= 0, .picks = { (uint16_t)(pick >= 0 ? pick : 0) } };
    if (pick >= 0) return 1;
    if (question->has_proposal && ag_words_are(line, "a", "agree")) {
        *answer = ag_game_proposal(table->game);
        return 1;
    }
    if (question->kind == AG_QUESTION_NUMBER) {
        uint64_t number = 0;
        int is_number = ag_number_read(line, 0, INT32_MAX, &number);
        answer->number = (int)number;
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
        // It could be typed by mistake; input that is piped to a single seat is meant.
        int asks = table->people > 1 || isatty(STDIN_FILENO);
        return (!asks || ag_person_confirms(table, "give up? (y, n)"))
               && is_taken(table, ag_game_concede(table->game, seat, error), error);
    }
    ag_worded said = read_answer(table, question, line, &answer)
                         ? AG_SAY_ANSWER
                         : ag_say_read(table, seat, question, line, &answer);
    if (said == AG_SAY_ANSWER) return give_answer(table, seat, &answer, error);
    if (said == AG_SAY_NOTHING && ag_is_digit((unsigned char)line[0])) {
        char expected[160];
        ag_question_expected(question, expected, sizeof expected);
        fprintf(table->screen, "That is no answer here: it is %s.\n", expected);
    } else if (said == AG_SAY_NOTHING) {
        ag_look_at_last(table, question, line);
    }
    return 0;
}

// ---- a question ----

// Answers with what is left of what this seat said. Returns 0 if the question stays open; `note` is
// what is then said below it.
static int goes_on(ag_session *table, int seat, const ag_question *question, ag_error *note,
                   ag_error *error)
{
    ag_answer answer;
    ag_game_view(table->game, seat, &table->view);
    if (ag_say_go_on(table, seat, question, &answer, note) != AG_SAY_ANSWER) return 0;
    note->text[0] = '\0';
    return give_answer(table, seat, &answer, error);
}

// For a payment only the question is shown, if the board is on the screen already.
static void show(ag_session *table, const ag_question *question, int seat, int sees_board)
{
    ag_pass_tell(table, seat);
    ag_missed_tell(table, seat);
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

ag_ending ag_person_answer(ag_session *table, int seat, ag_error *error)
{
    char buffer[1024], meant[1024];
    ag_error note;
    int sees_board = table->looking == seat;
    ag_ending ending = open_curtain(table, seat);
    if (ending != AG_ENDING_OVER) return ending;
    ag_question question = ag_game_question(table->game, seat);
    if (goes_on(table, seat, &question, &note, error)) {
        return error->status < 0 ? AG_ENDING_FAILED : AG_ENDING_OVER;
    }
    show(table, &question, seat, sees_board);
    if (note.text[0] != '\0') fprintf(table->screen, "%s\n", note.text);
    for (;;) {
        ask_for_line(table, ag_seat_name(table, seat));
        ag_heard heard = ag_reload_wait(table);
        if (heard == AG_HEARD_MOVED) {
            return AG_ENDING_OVER;  // the changed scripts may ask somebody else
        }
        if (heard == AG_HEARD) continue;
        const char *line = take_line(table, buffer, sizeof buffer);
        if (ag_cli_interrupted()) return AG_ENDING_INTERRUPTED;
        if (line == NULL && !isatty(STDIN_FILENO)) return AG_ENDING_LEFT;
        if (line == NULL || ag_words_are(line, "q", "quit")
            || ag_words_are(line, "exit", "leave")) {
            table->typed.ended = 0;  // a terminal can go on after Ctrl-D
            return ag_seats_leave(table, seat, error);
        }
        line = ag_speech_read(table, &question, line, meant, sizeof meant);
        heard = ag_command_hear(table, seat, &question, line);
        if (heard == AG_HEARD_MOVED) return AG_ENDING_OVER;  // somebody else may be asked there
        if (heard == AG_HEARD) {
            if (ag_kept_keep(table, error) < 0) return AG_ENDING_FAILED;
            if (table->looking != seat) {
                return AG_ENDING_OVER;  // others were asked: show the question again
            }
        } else if (give(table, seat, line, &question, error)) {
            return error->status < 0 ? AG_ENDING_FAILED : AG_ENDING_OVER;
        }
    }
}
