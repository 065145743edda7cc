// Walking a recorded game and a scene side by side: which card of the one is which of the other.
#ifndef AG_LUA_RETELL_WALK_H
#define AG_LUA_RETELL_WALK_H

#include "lua/retelling.h"

typedef struct ag_walk {
    ag_retelling *tale;
    lua_State *lua;
    ag_scene *scene;
    int step;                           // the entry of the recorded game that comes next
    int breaks;                         // that was the last, and it stopped the game: it is written, not played
    uint32_t priorities_then, priorities_now, told_then, told_now;     // as the position stood
    size_t told_at;                     // how much of what the scene told is compared
    int told_lines;                     // … and of what the game told
    uint16_t slots[AG_CARD_MAX];        // [slot in the game]: slot in the scene; 0: none yet

    // runs of passing that one call stands for
    int window_open, window_from;
    ag_scene_window window;
    int turn_open, turn_from;
    ag_scene_window turn;
    int attack_open, attack_from, attack_before;
    char attack[400];
} ag_walk;

// Why the walk ends here. The first reason stays.
void ag_walk_part(ag_walk *walk, const char *format, ...) __attribute__((format(printf, 2, 3)));

// ---- retell_map.c ----

// Pairs the cards that have no partner yet: those of the position, later new tokens.
void ag_walk_pair(ag_walk *walk);

// The picks of an entry of the game as picks of the scene's question. 0: it does not offer them.
int ag_walk_map_picks(const ag_walk *walk, const ag_entry *entry, const uint32_t *data, ag_picks *out);

// Where other copies were picked than wanted, the copies change places.
void ag_walk_swap_copies(ag_walk *walk, const ag_picks *wanted, const ag_picks *picked);

#endif
