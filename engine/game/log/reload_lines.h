// What turned out differently after a reload, in words: declarations of cards, and events.
#ifndef AG_GAME_LOG_RELOAD_LINES_H
#define AG_GAME_LOG_RELOAD_LINES_H

#include "game/log/game.h"

// What a card or raid with a changed script now declares differently, field by field; `same` counts
// those without any difference.
void ag_reload_compare_cards(ag_scripts *scripts, const ag_catalog *catalog, uint16_t was,
                             uint16_t now, ag_reload *out);

// The events from one on, a line each; "" for those not shown to people. NULL:
// no memory. `count` may be 0.
typedef struct ag_event_log_lines {
    char (*lines)[192];
    int count;
} ag_event_log_lines;
ag_event_log_lines ag_reload_report(const ag_game *game, int from);
void ag_reload_compare_report(const ag_event_log_lines *was, const ag_event_log_lines *now,
                              ag_reload *out);

#endif
