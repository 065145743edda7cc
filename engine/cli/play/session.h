// A table at which a raid is played: the game, who sits where, and where events are printed.
#ifndef AG_CLI_PLAY_SESSION_H
#define AG_CLI_PLAY_SESSION_H

#include <stdio.h>

#include "cli/common/project.h"
#include "cli/common/typed.h"
#include "cli/output/paragraph.h"
#include "cli/play/play_words.h"

#define AG_SEATS_MAX (AG_RAIDERS_MAX + 1)

typedef struct ag_sitter {
    const char *bot;  // NULL: a person
    uint64_t dice;    // the bot's own
} ag_sitter;

enum { AG_EVENT_LOG_KEPT = 400 };

typedef struct ag_event_log_line {
    int reader;           // 0: it was public
    uint32_t place;       // how many answers and referee's changes came before
    uint32_t taken_back;  // by which undo, from 1 on; 0: it counts
    char text[512];
} ag_event_log_line;

typedef struct ag_play_log {
    uint64_t count;
    uint32_t taken_back;              // how many undos
    uint64_t seen[AG_SEATS_MAX + 1];  // by seat: the count when it last looked
    ag_event_log_line lines[AG_EVENT_LOG_KEPT];
} ag_play_log;

// What is left of a line that was an answer: in this step it may answer what comes of it.
typedef struct ag_rest {
    ag_said said;
    int seat;        // who said it
    int attacks;     // its verb
    uint64_t since;  // how many lines were told before it
    int turn;
    char phase[32];
} ag_rest;

// A part of somebody's turn. seat 0: of anybody's; phase "": the turn itself.
typedef struct ag_turn_place {
    int seat;
    char phase[32];
} ag_turn_place;

// Until when a seat passes.
typedef enum ag_until {
    AG_UNTIL_NOW,  // it does not
    AG_UNTIL_PLACE,
    AG_UNTIL_END,  // of this turn
    AG_UNTIL_ATTACKED,
    AG_UNTIL_SOMETHING,
} ag_until;

// What a seat saw as it passed last.
typedef struct ag_pass_seen {
    int turn;
    char phase[32];
    int hurt, attacked;
    int link_count;
    uint64_t links[32];
} ag_pass_seen;

enum { AG_STOPS_MAX = 8 };

// What a seat does by itself where it could pass. The game does not know: its log has the passes.
typedef struct ag_passing {
    ag_until until;
    ag_turn_place place;
    ag_pass_seen first, last;
    int count;      // passes since `first`
    int by_stops;   // the first of them was no passing that was asked for
    int taken_back; // the game stands elsewhere: asked once, whatever could be passed
    char why[192];  // what ended it
    int stop_count; // 0: it is asked everywhere
    ag_turn_place stops[AG_STOPS_MAX];
} ag_passing;

enum { AG_MISSED_MAX = 64 };

// What a seat had as it looked last.
typedef struct ag_missed {
    int acted;  // the turn of its own in whose action phase it did something last; 0: none
    int damage, count;
    uint32_t cards[AG_MISSED_MAX];  // its cards in play
} ag_missed;

typedef struct ag_session {
    ag_engine *engine;
    ag_game *game;
    ag_game_def def;
    const char *mode_asked;              // --mode, or NULL
    const char *bots[AG_SEATS_MAX + 1];  // by seat; "human" is a person; NULL: `every_bot`
    const char *boss_bot;                // for the Boss player's seat
    const char *every_bot;
    ag_sitter sitters[AG_SEATS_MAX + 1];
    uint64_t turns_max;  // 0: no limit
    uint64_t nodes;      // for bots that look ahead
    int people;          // how many sit here
    int reader;          // the seat that events are printed for; 0: a spectator
    int json;
    int quiet;              // print only the result
    int board;              // and the board as the game ends
    int silent;             // print no events
    const char *kept_path;  // --table: where the game is kept, or NULL
    int kept_found;         // the file existed
    ag_durable_info kept;   // how the game stood there; no seats: a new table
    ag_durable *durable;
    const char *record_path;  // --record: where the game is recorded as it is played, or NULL
    ag_durable *recorder;     // NULL: the file has not begun
    const char *keep_word;  // --keep, or NULL
    int notes;             // what scripts note is shown
    int explain;           // bots say why they move as they do
    int referee;           // people may take back anything; dice are kept
    uint64_t told;         // events printed so far
    int faults;            // script faults printed so far
    FILE *screen;          // for people; stdout, unless JSON goes there
    ag_terminal terminal;  // the screen's
    ag_colour colour;
    int looking;       // the seat whose private things the screen may show, or 0
    int was_shared;    // several people have sat here
    const char *said;  // the command in progress, and whose it is
    int said_by;
    const char *said_way;         // how far back it goes, or NULL
    ag_play_log told_log;         // for people to read again
    int next_page;                // rows of options before those that "more" shows next
    ag_view view;                 // of the seat that is asked
    ag_typed typed;               // what people typed
    ag_rest rest;                 // of what was said last
    char guess[AG_SAID_SIZE];     // what was taken to be meant by the line before; "": nothing
    ag_passing passing[AG_SEATS_MAX + 1];
    ag_missed missed[AG_SEATS_MAX + 1];
    const ag_playback *playback;  // of a replay: headings name the entries
    int decks_wait;               // 1: cards of deck lists come in at the next move
    ag_project project;           // --watch: its scripts may change during play; it has the engine
} ag_session;

// How playing ended.
typedef enum ag_ending {
    AG_ENDING_OVER,  // the game is over
    AG_ENDING_LEFT,  // the person left
    AG_ENDING_INTERRUPTED,
    AG_ENDING_TOO_LONG,  // past turns_max
    AG_ENDING_FAILED,    // the error says why
} ag_ending;

// Begins a game of `table->def` and seats everybody. Expected: those of ag_game_open.
ag_status ag_table_open(ag_session *table, ag_error *error);
void ag_table_close(ag_session *table);

// Continues a saved game in place of the current one, if any; its log says which seats changed
// hands. Expected: those of ag_game_load.
ag_status ag_table_load(ag_session *table, const char *path, ag_error *error);

// --table FILE: reads how the game stands there; its seed and raiders take precedence over the
// command's. The check comes after the options were read. Both return an exit code.
int ag_kept_look(ag_session *table, const char *path);
int ag_kept_check(const ag_session *table);
int ag_kept_fail(const ag_session *table, ag_error *error);

// If the table has a file, holds output back until the answers that it comes from are kept.
void ag_kept_hold_words(const ag_session *table);

// Keeps what was added to the log, if the table has a file. Expected: AG_ENVIRONMENT.
ag_status ag_kept_keep(ag_session *table, ag_error *error);

// Brings the recording up to date; once more, and its result is there.
ag_status ag_kept_go_on_recording(ag_session *table, ag_error *error);

// Records the game wherever that is possible, as "aggro-WHAT-SEED.agr". Returns where; NULL, with a
// sentence: nowhere.
enum { AG_KEPT_PATH = 4096 };
const char *ag_kept_record(const ag_session *table, const char *what, char out[AG_KEPT_PATH]);

// Whether faulty scripts stopped the game. The second prints where such a game is recorded
// (`recorded`), or records it, and prints where.
int ag_kept_is_stopped(const ag_session *table);
void ag_kept_stopped(const ag_session *table, const char *recorded);

// --keep DECK=FILE: before a game that begins or goes on FILE is looked at, and is the deck of one
// that begins; once it is there, whether its raid has the deck. As the game ends FILE gets what it
// kept; where it can't, a recording (`recorded`, or one made for it) has it. Exit codes.
int ag_keep_begin(ag_session *table, int goes_on);
int ag_keep_check(const ag_session *table);
int ag_keep_end(const ag_session *table, const char *recorded);

// Says how what the game kept is handed on, where nothing does.
void ag_keep_hint(const ag_session *table, const char *recorded);

// Whether the open question waits for a person, or the game is over.
int ag_table_asks_person(const ag_session *table);

// Prints what happened since the last call, if it is to be printed.
void ag_table_tell(ag_session *table);

// Plays to the end, or until somebody leaves.
ag_ending ag_table_play(ag_session *table, ag_error *error);

// A person answers the open question for `seat`. Returns AG_ENDING_OVER once it is answered,
// AG_ENDING_LEFT, AG_ENDING_INTERRUPTED or AG_ENDING_FAILED.
ag_ending ag_person_answer(ag_session *table, int seat, ag_error *error);

// Asks for a line, and strips the blanks around it. NULL at the end of input and after Ctrl-C.
char *ag_person_line(ag_session *table, const char *prompt, char *line, size_t capacity);

// Asks until the answer is y or n. Returns 1 for y; the end of input is n.
int ag_person_confirms(ag_session *table, const char *prompt);

// Whether the person at that seat agrees to what somebody else asked for.
int ag_person_agrees(ag_session *table, int seat);

// Who can sit at a seat: "human" and the bots, by name (NULL: there is no such sitter) and by
// index (NULL past the last).
const char *ag_sitter_find(const char *name);
const char *ag_sitter_name(void *context, int index);

// Seats everybody, by the command and by the game's log of seats that changed hands since.
void ag_seats_take(ag_session *table);

// Puts into the log which seats people have, before the game is left for another evening.
void ag_seats_keep(ag_session *table);

int ag_seats_is_person(const ag_session *table, int seat);

// A person wants to leave: all leave (AG_ENDING_LEFT), or a bot takes over or the
// person stays (AG_ENDING_OVER).
ag_ending ag_seats_leave(ag_session *table, int seat, ag_error *error);

// Wipes what the last player saw: what follows is for all.
void ag_curtain_close(ag_session *table);

// How a line that is not an answer went.
typedef enum ag_heard {
    AG_HEARD_NOTHING,  // the line is something else
    AG_HEARD,          // done, or refused with a reason; the question is the same
    AG_HEARD_MOVED,    // the game stands at another place, or somebody else may be asked
} ag_heard;

// The commands of the table (play_commands.c); the i-th word of them, NULL past the last.
ag_heard ag_command_hear(ag_session *table, int seat, const ag_question *question,
                         const char *line);
const char *ag_command_at(void *context, int index);

// "boss", or a number: 0 if there is no such seat.
int ag_seats_read(const ag_session *table, const char *word);

// "seats" (NULL), and "seat 2 greedy": the seat changes hands in mid-game. Expected: AG_USAGE.
ag_status ag_seats_command(ag_session *table, int by, const char *seat_word, const char *who_word,
                           ag_error *error);

// Scripts that change during play (play_reload.c). Takes what changed in the files or the database
// into the game, and prints the outcome; `changes` NULL: looks at everything; `how` is AG_RELOAD_….
ag_heard ag_reload_take(ag_session *table, const ag_changes *changes, unsigned how);

// Takes what changed by now. Returns 1 if the game has moved. The other waits for a typed line, and
// takes changes meanwhile.
int ag_reload_look(ag_session *table);
ag_heard ag_reload_wait(ag_session *table);

// The name of a seat: "raider 2", "the Boss player".
const char *ag_seat_name(const ag_session *table, int seat);

// Plays `games` games, with seeds that count up from the table's, and sums
// them up. Returns an exit code.
int ag_play_bulk(ag_session *table, uint64_t games);

// ---- what a person is shown (play_board.c, play_options.c) ----

// The board as the table's view shows it and the question with its numbered options, in the rows
// and columns that the terminal has. If the options do not all fit, the first are shown.
void ag_screen_show(ag_session *table, const ag_question *question, int seat);

// The question alone; if the options do not all fit, the next ones are shown.
void ag_screen_question(ag_session *table, const ag_question *question, int seat);

// All that the view shows: of everybody, one line for each card; of one player; the graveyards.
void ag_screen_board(const ag_session *table);
void ag_screen_party(const ag_session *table, int seat);
void ag_screen_hand(const ag_session *table);           // of the seat that looks
void ag_screen_graveyards(const ag_session *table);

// How many rows a question takes if all options are shown.
int ag_question_rows(const ag_session *table, const ag_question *question, int seat);

// Writes it in at most `rows` rows. If the options do not fit, those after the first `skipped` rows
// are shown, and a row says how to see the others. Returns how many rows of options come before the
// next page; 0: this is the last page.
int ag_question_write(const ag_session *table, const ag_question *question, int seat, int rows,
                      int skipped, ag_text *out);

// What can be typed as an answer, in one sentence.
void ag_question_expected(const ag_question *question, char *out, size_t capacity);

// ---- what people may look at (play_look.c) ----

// Prints a text in lines of the screen's width.
void ag_look_print(const ag_session *table, const char *text);

// Prints the card of that name, from the table's view or the database, or what the keyword of that
// name does. Returns 0 if there is none.
int ag_look_at_card(const ag_session *table, const char *name);

// What the raid is about, where its script says so; else 0. The rules that are its own.
int ag_look_at_raid(const ag_session *table);
void ag_look_at_rules(const ag_session *table);

// "?3", "?fireball".
void ag_look_at_asked(ag_session *table, const ag_question *question, const char *line);

// A card, for a line that is nothing else; says what can be typed if there is no such card.
void ag_look_at_last(ag_session *table, const ag_question *question, const char *line);

// ---- the event log, kept to be read again (play_log.c) ----

// Keeps a line that was just reported to the seat `reader`; 0: to all.
void ag_event_log_keep(ag_session *table, int reader, const char *text);

// Writes how far a place is behind `before`: "2 answers, back to turn 3".
void ag_event_log_way(const ag_result *before, const ag_game *there, char *out, size_t capacity);

// To be called after a seat moved the game to another place of its log; `then` is how
// it stood before. Lines about what was taken back no longer count, and the others
// are shown who took it back.
void ag_event_log_move(ag_session *table, int seat, const char *said, const ag_result *then);

// How many lines the seat has not seen on its screen yet.
int ag_event_log_news(const ag_session *table, int seat);

// Prints the last lines that this seat may read; the public ones since it last
// looked, at most this many.
void ag_event_log_show(const ag_session *table, int seat, int lines);
void ag_event_log_show_missed(ag_session *table, int seat, int lines);
void ag_event_log_mark_seen(ag_session *table, int seat);

// Whether a line that this seat may read, from this count on, has these words.
int ag_event_log_tells(const ag_session *table, int seat, uint64_t from, const char *words);

// ---- what a person should not miss (play_log.c) ----

// The seat answered; in its own action phase it may be that nothing is left to do then.
void ag_missed_answered(ag_session *table, int seat, const ag_question *question,
                        const ag_answer *answer);

// Says of turns that ended because nothing was left to do. After the events were told.
void ag_missed_turn_ended(ag_session *table);

// Above the board: what the seat lost since it looked last, where more was told than the screen
// holds. The other: the seat has seen this board.
void ag_missed_tell(ag_session *table, int seat);
void ag_missed_look(ag_session *table, int seat);

// ---- common speech (play_speech.c) ----

// The line as the table knows it: the same one, or what `out` has then. The words of one option
// are its number, and "yes" to "did you mean" what was meant.
const char *ag_speech_read(ag_session *table, const ag_question *question, const char *line,
                           char *out, size_t capacity);

// ---- words as answers (play_say.c) ----

typedef enum ag_worded {
    AG_SAY_NOTHING,  // it is not said as an answer
    AG_SAY_ANSWER,
    AG_SAY_TOLD,     // the person was told what is wrong with it
} ag_worded;

// Reads a line as an answer to the open question of this seat, which the table's view shows.
ag_worded ag_say_read(ag_session *table, int seat, const ag_question *question, const char *line,
                   ag_answer *answer);

// Whether what is left of what this seat said answers the question. If not, `note` gets what is
// wrong with it, or "".
ag_worded ag_say_go_on(ag_session *table, int seat, const ag_question *question, ag_answer *answer,
                    ag_error *note);

// A question why with the whole names of the cards that it means, for those it names in part.
void ag_say_why(const ag_view *view, const char *question, char *out, size_t capacity);

// Nothing that was said counts any more: the game stands elsewhere.
void ag_say_forget(ag_session *table);

// ---- passing for a while (play_pass.c) ----

// "pass until …", and stops. AG_HEARD_MOVED: the seat passes from now on.
ag_heard ag_pass_command(ag_session *table, int seat, const ag_question *question,
                         const char *line);

// Passes for this seat, if it is to. Returns 0 if the person is asked; the error says if the game
// failed.
int ag_pass_goes_on(ag_session *table, int seat, ag_error *error);

// Says in a line what was passed, if anything was since the last call.
void ag_pass_tell(ag_session *table, int seat);

// Nobody passes any more: the game stands elsewhere. Stops stay.
void ag_pass_forget(ag_session *table);

#endif
