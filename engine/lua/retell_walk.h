// Walking a recorded game and a scene side by side: which card of the one is which of the other.
#ifndef AG_LUA_RETELL_WALK_H
#define AG_LUA_RETELL_WALK_H

#include "lua/retelling.h"

typedef struct ag_walk {
    ag_retelling *tale;
    lua_State *L;
    ag_scene *scene;
    int step;  // the entry of the recorded game that comes next
    int last, breaks;  // that was the last, and the game stopped on it; the scene has stopped too
    uint32_t priorities_then, priorities_now, told_then, told_now;  // as the position stood
    size_t told_at;  // how much of what the scene told is compared
    int told_lines;                                                 // … and of what the game told
    uint16_t slots[AG_CARD_MAX];  // [slot in the game]: slot in the scene; 0: none yet

    // Runs of passing that one call stands for
    int window_open, window_from;
    ag_scene_window window;
    int turn_open, turn_from;
    ag_scene_window turn;
    int attack_open, attack_from, attack_before;
    char attack[400];
} ag_walk;

// Why the walk ends here. The first reason stays.
void ag_walk_part(ag_walk *walk, const char *format, ...) __attribute__((format(printf, 2, 3)));

// ---- retell_step.c ----

int ag_walk_is_parted(const ag_walk *walk);
void ag_walk_compare(ag_walk *walk);  // what the scene told with what the game told
const ag_state *ag_walk_recorded(const ag_walk *walk);
int ag_walk_in_step(const ag_walk *walk);  // both are at the same question
int ag_walk_is_past(const ag_walk *walk);  // the scene has gone by where the game is
const char *ag_walk_seat(const ag_walk *walk, ag_seat seat, char out[16]);  // 1, "boss"
int ag_walk_picks_same(const ag_picks *a, const ag_picks *b);

void ag_walk_end_runs(ag_walk *walk);  // something else than passing comes
void ag_walk_go_on(ag_walk *walk);     // one answer of what passing does here, written down
void ag_walk_give(ag_walk *walk, ag_seat seat, const ag_picks *picks);

// The recorded game goes on past its next entry. With picks: those that it was given, among the
// scene's options; fellow players who decide together give theirs too. 0: the scene does not offer
// them.
void ag_walk_take_entry(ag_walk *walk);
int ag_walk_take_picks(ag_walk *walk, ag_picks *out);

// ---- retell_move.c ----

void ag_walk_move(ag_walk *walk, ag_seat seat, int option);     // with the questions that follow it

// ---- retell_map.c ----

// Pairs the cards that have no partner yet: those of the position, later new tokens.
void ag_walk_pair(ag_walk *walk);

// The picks of an entry of the game as picks of the scene's question. 0: it does not offer them.
int ag_walk_map_picks(const ag_walk *walk, const ag_entry *entry, const uint32_t *data,
                      ag_picks *out);

// Where other copies were picked than wanted, the copies change places.
void ag_walk_swap_copies(ag_walk *walk, const ag_picks *wanted, const ag_picks *picked);

#endif
