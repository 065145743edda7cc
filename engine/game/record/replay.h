// Replays: a recording is read whole and checked, its game is opened from the scripts inside it,
// and its log is played again entry by entry; the result must be the same.
#ifndef AG_GAME_RECORD_REPLAY_H
#define AG_GAME_RECORD_REPLAY_H

#include "game/log/game.h"
#include "game/facts/source.h"

// One player at the start, with everything by key. Decks hold one key a card, in the order
// in which they were dealt in.
typedef struct ag_replay_seat {
    int side;                               // AG_SIDE_…
    const char *deck;                       // key of the deck; "" if there is none
    const char *hero;                       // key; "" for a Boss player
    int deck_count;
    int counts[AG_DECK_MAX];
    const char **cards[AG_DECK_MAX];
} ag_replay_seat;

// What begins the game again. The replay owns it: valid until the opener returns.
typedef struct ag_replay_start {
    const char *raid, *mode, *packs;
    uint64_t seed;
    int ask_all, bare;
    int seat_count;
    ag_replay_seat seats[AG_SEAT_MAX + 1];  // [1] to [seat_count]
    int card_count, symbol_count;           // numbered in this order, to match a saved state
    const char **cards, **symbols;
} ag_replay_start;

// A duel has two players, each a side, and no Boss player.
int ag_replay_is_duel(const ag_replay_start *start);
int ag_replay_players(const ag_replay_start *start);            // those with a hero and a deck
int ag_replay_side(const ag_replay_start *start, int seat);     // this seat's side; -1: none

struct ag_recording;

// Opens a game from the scripts of `source`, which outlives it: makes a script host over the
// source, finds its raid and calls `ag_game_begin`. The API provides it, because neither scripts
// nor database are known here.
typedef ag_status ag_replay_opener(void *context, const ag_source *source,
                                   const ag_replay_start *start, ag_game **out, ag_error *error);

// Reads the recording at `path` and opens its game, with the recorded scripts or
// those of `current`, which outlives the playback. Expected: AG_ENVIRONMENT,
// AG_BAD_CONTENT with file and line.
ag_status ag_playback_begin(const char *path, ag_replay_opener *opener, void *context,
                            const ag_source *current, ag_playback **out, ag_error *error);

const struct ag_recording *ag_playback_recording(const ag_playback *play);
ag_game *ag_playback_take(ag_playback *play);  // it outlives the playback, and is the caller's

// Plays the recording at `path` to its end. `report` receives a few lines of English. `out` has no
// raid and mode, whose texts are freed with the game; the report names them. Expected:
// AG_ENVIRONMENT, AG_BAD_CONTENT with file and line.
ag_status ag_replay_run(const char *path, ag_replay_opener *opener, ag_result *out, char *report,
                        size_t capacity, ag_error *error);

#endif
