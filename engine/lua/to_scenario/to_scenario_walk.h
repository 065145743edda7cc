// Walks through a recorded game and a scene side by side, and maps the cards of one to the other.
#ifndef AG_LUA_TO_SCENARIO_TO_SCENARIO_WALK_H
#define AG_LUA_TO_SCENARIO_TO_SCENARIO_WALK_H

#include "lua/to_scenario/to_scenario_run.h"

typedef struct ag_walk {
    ag_to_scenario_run *tale;
    lua_State *L;
    ag_scene *scene;
    int step;  // the next entry of the recorded game
    int last, breaks;  // that was the last, and it stopped the game; the scene has stopped too
    uint32_t priorities_then, priorities_now, told_then, told_now;  // at the position
    size_t told_at;  // how much of the scene's log has been compared
    int told_lines;                                                 // … and of the game's log
    uint16_t slots[AG_CARD_MAX];  // [slot in the game]: slot in the scene; 0: none yet

    // Runs of passing that one call stands for.
    int window_open, window_from;
    ag_scene_window window;
    int turn_open, turn_from;
    ag_scene_window turn;
    int attack_open, attack_from, attack_before;
    char attack[400];
} ag_walk;

// Notes why the walk ends here. The first reason is kept.
void ag_walk_part(ag_walk *walk, const char *format, ...) __attribute__((format(printf, 2, 3)));

// ---- to_scenario_step.c ----

int ag_walk_is_parted(const ag_walk *walk);
void ag_walk_compare(ag_walk *walk);  // compares the log of the scene with that of the game
const ag_state *ag_walk_recorded(const ag_walk *walk);
int ag_walk_in_step(const ag_walk *walk);  // both are at the same question
int ag_walk_is_past(const ag_walk *walk);  // the scene is past the question of the game
const char *ag_walk_seat(const ag_walk *walk, ag_seat seat, char out[16]);  // 1, "boss"
int ag_walk_picks_same(const ag_picks *a, const ag_picks *b);

void ag_walk_end_runs(ag_walk *walk);  // call before anything other than passing
// Gives one answer of what passing does here, and writes it down
void ag_walk_go_on(ag_walk *walk);
void ag_walk_give(ag_walk *walk, ag_seat seat, const ag_picks *picks);

// Move the recorded game past its next entry. With picks: finds those of the game among the scene's
// options; fellow players who decide together give theirs too. 0: the scene does not offer them.
void ag_walk_take_entry(ag_walk *walk);
int ag_walk_take_picks(ag_walk *walk, ag_picks *out);

// ---- to_scenario_move.c ----

void ag_walk_move(ag_walk *walk, ag_seat seat, int option);     // with the questions that follow it

// ---- to_scenario_map.c ----

// Pairs the cards that do not have a partner yet: those of the position, later new tokens.
void ag_walk_pair(ag_walk *walk);

// The picks of an entry of the game as picks for the scene's question. 0: it does not offer them.
int ag_walk_map_picks(const ag_walk *walk, const ag_entry *entry, const uint32_t *data,
                      ag_picks *out);

// If other copies than the wanted ones were picked, swaps their partners.
void ag_walk_swap_copies(ag_walk *walk, const ag_picks *wanted, const ag_picks *picked);

#endif
