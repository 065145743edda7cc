// The words of a recording: JSON Lines, one thing a line. record.c writes them, replay.c reads them.
//
//   {"schema":"aggro.recording/1", engine, api, raid, mode, seed, seats with decks by key}       first line
//   {"script":key, path, hash, source}                                                           each script used
//   {"entry":"answer", seat, picks or number, question} …                                        each log entry
//   {"result":winner, reason, turns, decisions, links, rulings, hash}
//   {"lines":how many there are before, "checksum":over all bytes before this line}              last line
//
// Numbers of 64 bits are text in hexadecimal: JSON has only doubles.
#ifndef AG_GAME_RECORD_H
#define AG_GAME_RECORD_H

#include "game/game.h"

#define AG_RECORDING_SCHEMA "aggro.recording/1"
#define AG_RECORDING_SEED 0x6167677265636f72u       // what its checksum begins with

// The word of a kind of log entry ("answer"), or NULL.
const char *ag_entry_word(int kind);

#endif
