// The log of a game on disk: recordings, saved games, durable tables and bug files are this text
// (docs/replays.md). JSON Lines; log_text.c writes them, recording.c reads them.
//
//   the first line:
//   {"schema":"aggro.log/1", engine, api, raid, mode, packs, seed, seats with decks by key}
//   then, in the order in which they came:
//   {"script":key, path, hash, source}   each script that was used; with "set":n if a reload (entry
//     "reload": n, "over" the set below it, "first":1 before anything has run) brought it
//   {"entry":"answer", seat, number, picks, question} …
//   {"result":winner, reason, turns, decisions, links, rulings, hash, stopped, asked}   how it
//     stands after the entries before; who is asked as 1 << seat
//   {"keyframe":…} of a saved game (save.h), {"report":…} of a bug's file (bug.h)
//
// Each line ends with "sum": what ag_hash makes of the line up to there, continuing the sum of the
// line before. So no line can change, go or come without a trace. A last line without its end was
// torn as it was written, and is passed over.
//
// The first entry in which a turn is seen carries that turn and the game hash before it ("in_turn",
// "told"), so that a replay can name the first turn that differs. The other fields of an entry
// depend on its kind: "place" (referee; see record_place.h), "to" and "name" (rewind), "what" and
// "name" (mark), "name" (hand_over), "seed" (reseed), "turn" and "from" (ruling).
//
// Numbers of 64 bits are text in hexadecimal: JSON has only doubles.
#ifndef AG_GAME_RECORD_LOG_TEXT_H
#define AG_GAME_RECORD_LOG_TEXT_H

#include "base/span.h"
#include "game/log/game.h"

#define AG_LOG_SCHEMA "aggro.log/1"
#define AG_LOG_SEED 0x6167677265636f72u             // what the first sum continues

enum {
    AG_LOG_SUM_SIZE = 26,                           // of ,"sum":"0123456789abcdef"}
    AG_RECORD_NAME_WORDS = (AG_NAME_MAX + 4) / 4    // for a name in an entry's data
};

// The word for a kind of log entry ("answer"), or NULL.
const char *ag_entry_word(int kind);
int ag_entry_kind(const char *word);                // 0: no such kind

// How far a log has been written; begins with AG_LOG_SEED and zeros.
struct ag_recording;
typedef struct ag_log_written {
    uint64_t sum;
    uint32_t turn;                                  // the latest that an entry carries
    int begun, scripts, entries, ended;             // ended: the result stands behind them
    const struct ag_recording *known;               // whose scripts stand in it already, or NULL
} ag_log_written;

// Adds what the text lacks of the game: the first line, scripts, entries; to `end` it, the result.
void ag_log_write(ag_text *out, ag_log_written *to, const ag_game *game, int end);

// Ends the line that begins at `from` and has no "}" yet.
void ag_log_end_line(ag_text *out, size_t from, uint64_t *sum);

// Writes the text to a file, which appears complete or not at all.
ag_status ag_log_write_file(const char *path, const ag_text *text, ag_error *error);

// Text in JSON quotes; fields of the object that is being written, with the comma between them.
void ag_record_string(ag_text *out, const char *text);
void ag_record_name(ag_text *out, const char *name);
void ag_record_field(ag_text *out, const char *name, const char *text);
void ag_record_number(ag_text *out, const char *name, int64_t number);
void ag_record_bits(ag_text *out, const char *name, uint64_t bits);

#endif
