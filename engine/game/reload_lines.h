// What came out differently after a reload, in words: of cards, and of what was told.
#ifndef AG_GAME_RELOAD_LINES_H
#define AG_GAME_RELOAD_LINES_H

#include "game/game.h"

// What a card or raid whose script is another one now declares otherwise, field by field; `same` counts those of which
// nothing is.
void ag_reload_compare_cards(ag_scripts *scripts, const ag_catalog *catalog, uint16_t was, uint16_t now,
                             ag_reload *out);

// What was told from an event on, a line each; "" is not told to people. NULL: out of memory. `count` may be 0.
typedef struct ag_told_lines {
    char (*lines)[192];
    int count;
} ag_told_lines;
ag_told_lines ag_reload_told(const ag_game *game, int from);
void ag_reload_compare_told(const ag_told_lines *was, const ag_told_lines *now, ag_reload *out);

#endif
