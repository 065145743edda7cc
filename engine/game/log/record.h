// The words of a recording: JSON Lines, one thing a line. record.c writes them, recording.c reads
// them.
//
//   the first line:
//   {"schema":"aggro.recording/1", engine, api, raid, mode, packs, seed, seats with decks by key}
//   each script that was used; with "set":n if a reload (entry "reload": n, "over" the set that it
//   is based on, "first":1 before anything has run) brought it, for its key from then on:
//   {"script":key, path, hash, source}
//   each log entry:
//   {"entry":"answer", seat, number, picks, question} …
//   {"result":winner, reason, turns, decisions, links, rulings, hash, stopped}
//   additions by a bug's report (bug.h) or a saved game:
//   {"report":…} …
//   the last line:
//   {"lines":how many there are before, "checksum":over all bytes before this line}
//
// The first entry in which a turn is seen carries that turn and the game hash before it ("in_turn",
// "told"), so that a replay can name the first turn that differs. The other fields of an entry
// depend on its kind: "place" (referee; see record_place.h), "to" and "name" (rewind), "what" and
// "name" (mark), "name" (hand_over), "seed" (reseed), "turn" and "from" (ruling).
//
// Numbers of 64 bits are text in hexadecimal: JSON has only doubles.
#ifndef AG_GAME_LOG_RECORD_H
#define AG_GAME_LOG_RECORD_H

#include "base/span.h"
#include "game/log/game.h"

#define AG_RECORDING_SCHEMA "aggro.recording/1"
#define AG_RECORDING_SEED 0x6167677265636f72u       // what its checksum begins with

// The word for a kind of log entry ("answer"), or NULL.
const char *ag_entry_word(int kind);
int ag_entry_kind(const char *word);                // 0: no such kind

enum { AG_RECORD_NAME_WORDS = (AG_NAME_MAX + 4) / 4 };     // for a name in an entry's data

// A recording's text up to its checksum, the line of the checksum, and the file, which
// appears complete or not at all.
void ag_record_body(ag_text *out, const ag_game *game);
void ag_record_checksum(ag_text *out);
ag_status ag_record_write(const char *path, const ag_text *text, ag_error *error);

// Text in JSON quotes; fields of the object that is being written, with the comma between them.
void ag_record_string(ag_text *out, const char *text);
void ag_record_name(ag_text *out, const char *name);
void ag_record_field(ag_text *out, const char *name, const char *text);
void ag_record_number(ag_text *out, const char *name, int64_t number);
void ag_record_bits(ag_text *out, const char *name, uint64_t bits);

#endif
