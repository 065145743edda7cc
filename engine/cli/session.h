// A table at which a raid is played: the game, who sits where, and where what happens is told.
#ifndef AG_CLI_SESSION_H
#define AG_CLI_SESSION_H

#include <stdio.h>

#include "cli/project.h"
#include "cli/terminal.h"
#include "cli/typed.h"

#define AG_SEATS_MAX (AG_RAIDERS_MAX + 1)

typedef struct ag_sitter {
    const char *bot;  // NULL: a person
    uint64_t dice;    // the bot's own
} ag_sitter;

enum { AG_TOLD_KEPT = 400 };

typedef struct ag_told_line {
    int reader;  // 0: it was public
    uint32_t place;       // how many answers and changes by the referee there were
    uint32_t taken_back;  // by which of those who took back, from 1 on; 0: it counts
    char text[512];
} ag_told_line;

typedef struct ag_told_log {
    uint64_t count;
    uint32_t taken_back;  // how often
    uint64_t seen[AG_SEATS_MAX + 1];  // by seat: how many when it looked last
    ag_told_line lines[AG_TOLD_KEPT];
} ag_told_log;

typedef struct ag_session {
    ag_engine *engine;
    ag_game *game;
    ag_game_def def;
    const char *mode_asked;              // --mode, or NULL
    const char *bots[AG_SEATS_MAX + 1];  // by seat; "human" is a person; NULL: `every_bot`
    const char *boss_bot;                // for the Boss player, whichever seat that is
    const char *every_bot;
    ag_sitter sitters[AG_SEATS_MAX + 1];
    uint64_t turns_max;  // 0: no limit
    uint64_t nodes;  // of bots that look ahead
    int people;          // how many sit here
    int reader;          // the seat for whose eyes events are told; 0: a spectator's
    int json;
    int quiet;      // only the result is printed
    int silent;     // no event is told, whatever else is printed
    const char *kept_path;  // --table: where the game is kept, or NULL
    int kept_found;         // there was such a file
    ag_durable_info kept;   // how it stood there; no seats: a new table
    ag_durable *durable;
    int explain;    // bots say why they do what they do
    int referee;    // people may take back anything, and the dice stay as they fell
    uint64_t told;  // events told so far
    int faults;     // script faults told so far
    FILE *screen;   // for people; stdout, where that is not JSON's
    ag_terminal terminal;  // the screen's
    ag_colour colour;
    int looking;    // the seat whose own things the screen may show; 0: nobody's
    int was_shared; // several people sat here
    const char *said;      // the line that is being done, and whose it is
    int said_by;
    const char *said_way;  // how far back it goes, or NULL
    ag_told_log told_log;  // for people, to be read again
    int next_page;  // rows of options before those that "more" shows
    ag_view view;   // of the person who is asked
    ag_typed typed; // what people typed
    const ag_playback *playback; // of a replay: its headings name their entries
    int decks_wait;     // 1: cards of deck lists come in at the next move
    ag_project project; // --watch: whose scripts change as it is played; the engine is the project's
} ag_session;

// How playing on ended.
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

// Goes on with a saved game, in place of the one that is played here, if any; its log tells which seats changed hands.
// Expected: those of ag_game_load.
ag_status ag_table_load(ag_session *table, const char *path, ag_error *error);

// --table FILE: reads how the game stands there, whose seed and raiders go before those of the command. Both return an
// exit code. The check comes when the options were read.
int ag_kept_look(ag_session *table, const char *path);
int ag_kept_check(const ag_session *table);
int ag_kept_fail(const ag_session *table, ag_error *error);

// Where the table has a file, what people are told waits for the keep of what it comes from.
void ag_kept_hold_words(const ag_session *table);

// Keeps what came to the log, where the table has a file. Expected: AG_ENVIRONMENT.
ag_status ag_kept_keep(ag_session *table, ag_error *error);

// Whether faulty scripts stopped the game. Such a game is saved: the second says where it is recorded (`recorded`), or
// records it where there is room, and says where.
int ag_kept_is_stopped(const ag_session *table);
void ag_kept_stopped(const ag_session *table, const char *recorded);

// Whether the open question waits for a person, or the game is over.
int ag_table_asks_person(const ag_session *table);

// Tells what happened since the last call, where it is to be told.
void ag_table_tell(ag_session *table);

// Plays to the end, or until somebody leaves.
ag_ending ag_table_play(ag_session *table, ag_error *error);

// A person answers the open question for `seat`: AG_ENDING_OVER once he has, AG_ENDING_LEFT, AG_ENDING_INTERRUPTED
// or AG_ENDING_FAILED.
ag_ending ag_person_answer(ag_session *table, int seat, ag_error *error);

// Asks for a line; NULL at the end of input and after Ctrl-C. Blanks around it are gone.
char *ag_person_line(ag_session *table, const char *prompt, char *line, size_t capacity);

// Asks until y or n is said; 1: y. The end of input is n.
int ag_person_confirms(ag_session *table, const char *prompt);

// Whether the person at that seat agrees to what another wants.
int ag_person_agrees(ag_session *table, int seat);

// Who can sit at a seat: "human" and the bots, by name (NULL: nobody is called so) and by index (NULL past the last).
const char *ag_sitter_find(const char *name);
const char *ag_sitter_name(void *context, int index);

// Everybody sits down: as the command says, and as the log of the game tells of seats that changed hands since.
void ag_seats_take(ag_session *table);

// Has the log say which seats people have, before the game is left for another evening.
void ag_seats_keep(ag_session *table);

int ag_seats_is_person(const ag_session *table, int seat);

// A person wants to leave: all do (AG_ENDING_LEFT), or a bot plays on in his place or he stays (AG_ENDING_OVER).
ag_ending ag_seats_leave(ag_session *table, int seat, ag_error *error);

// What a person says about the past of the table, and its scripts: undo, redo, mark, save, reload and the like.
typedef enum ag_heard {
    AG_HEARD_NOTHING,  // the line is something else
    AG_HEARD,          // done, or refused and said why; the question is the same
    AG_HEARD_MOVED,    // the game stands at another place
} ag_heard;
ag_heard ag_rewind_command(ag_session *table, int seat, const char *line);

// "seats", and "seat 2 greedy": it changes hands in mid-game.
ag_heard ag_seats_command(ag_session *table, int seat, const char *line);

// Scripts that change while the game is played (play_reload.c). Takes what became another one, in the files or the
// database, into the game, and says what came of it; `changes` NULL: looks at everything; `how` is AG_RELOAD_….
ag_heard ag_reload_take(ag_session *table, const ag_changes *changes, unsigned how);

// Takes what changed by now; 1: the game has moved. And: waits for a typed line, or for what changes before.
int ag_reload_look(ag_session *table);
ag_heard ag_reload_wait(ag_session *table);

// What a seat is called: "raider 2", "the Boss player".
const char *ag_seat_name(const ag_session *table, int seat);

// Plays `games` games with seeds from the table's on, and sums them up. Returns an exit code.
int ag_play_bulk(ag_session *table, uint64_t games);

#endif
