// What a game is made of. Only the files of this folder look inside.
#ifndef AG_GAME_GAME_PRIVATE_H
#define AG_GAME_GAME_PRIVATE_H

#include "game/game.h"

typedef struct ag_keyframe {
    ag_state *state;
    int entry_count;                // log entries that had been carried out
    int event_count;
    uint32_t turn;
} ag_keyframe;

enum { AG_KEYFRAME_MAX = 12 };

typedef struct ag_log {
    ag_entry *entries;
    int entry_count, entry_capacity;
    uint32_t *data;
    uint32_t data_count, data_capacity;
} ag_log;

struct ag_game {
    ag_game_options options;        // strings and decks are the game's own copies
    ag_scripts *scripts;
    ag_rules *rules;
    ag_state *state;
    ag_log log;

    ag_event *events;               // all that was told, in order
    int event_count, event_capacity, event_read;

    uint32_t *rulings;              // ordinals of frames that are not run, rising
    int ruling_count, ruling_capacity;
    char **faults;                  // reports of what failed, in order
    int fault_count;

    ag_state *first;                // the state before the first entry
    ag_keyframe keyframes[AG_KEYFRAME_MAX];
    int keyframe_count;

    int entries_done;               // log entries that the state has been through
    int no_memory;                  // an event or entry could not be kept
    int stopped;                    // faulty scripts stopped the game
    char stop_reason[1024];
    char check_text[160];           // what the state checker found
    ag_rules *aside;                // where the checker works out all numbers afresh
    ag_view_option *option_buffer;
};

// log.c
ag_status ag_log_add(ag_log *log, const ag_entry *entry, const uint32_t *data, uint32_t count, ag_error *error);
void ag_log_close(ag_log *log);
ag_status ag_log_copy(ag_log *to, const ag_log *from, ag_error *error);

// The entries that count: what a ruling took back is left out. Writes their positions; returns how many.
int ag_log_effective(const ag_log *log, int *out);

// place.c: carries out a referee entry.
ag_status ag_place_do(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error);

// rewind.c
void ag_keyframe_take(ag_game *game);
void ag_keyframes_close(ag_game *game);
void ag_game_restore(ag_game *game);                            // to the newest keyframe, or to the beginning
ag_status ag_game_rewind(ag_game *game, ag_error *error);       // … and on to the end of the log

// Carries out the entries that count from where the state is, and runs to the next question; but leaves out answers
// that came after the frame with this ordinal began (0: none), which begin at `*from` (-1: there are none). `faulty`:
// see ag_game_run; only what comes after that frame may fail.
ag_status ag_log_run(ag_game *game, uint32_t frame, int *from, int *faulty, ag_error *error);

// ruling.c: takes back the frame that failed and goes on without it; `faulty`: and came by the next that fails.
ag_status ag_game_rule_out(ag_game *game, int *faulty, ag_error *error);
void ag_fault_note_condition(ag_game *game);                    // a condition was found faulty
int ag_faults_copy(ag_game *to, const ag_game *from);           // 0: no memory
void ag_faults_close(ag_game *game);

// game.c: runs to the next question. `faulty`: or to a script that fails, which leaves the state half done.
ag_status ag_game_run(ag_game *game, int *faulty, ag_error *error);
ag_status ag_game_advance(ag_game *game, ag_error *error);      // rules out what fails: the log grows by rulings alone
ag_status ag_game_carry_out(ag_game *game, const ag_entry *entry, ag_error *error);     // an entry of the log

#endif
