// The path through the tree of the log: its entries, and going to any of them.
#include "game/log/log_path.h"

#include <stdlib.h>

#include "base/error.h"
#include "game/log/game_private.h"

static int tip(const ag_game *game)
{
    return ag_log_head(&game->log, game->log.entry_count);
}

static int is_step(const ag_log *log, int entry)
{
    return log->entries[entry].kind != AG_ENTRY_RULING;
}

int ag_log_path_length(const ag_game *game)
{
    int count = 0;
    for (int at = tip(game); at >= 0; at = game->log.nodes[at].parent) {
        count += is_step(&game->log, at);
    }
    return count;
}

// The entry of step `step`; -1 after the last.
static int entry_of(const ag_game *game, int step)
{
    int back = ag_log_path_length(game) - step;
    for (int at = tip(game); at >= 0; at = game->log.nodes[at].parent) {
        back -= is_step(&game->log, at);
        if (back == 0 && is_step(&game->log, at)) return at;
    }
    return -1;
}

const ag_entry *ag_log_path_entry(const ag_game *game, int step)
{
    return ag_game_entry(game, entry_of(game, step));
}

const uint32_t *ag_log_path_data(const ag_game *game, int step)
{
    return ag_game_entry_data(game, entry_of(game, step));
}

ag_status ag_log_path_go(ag_game *game, int step, int listen, ag_error *error)
{
    int told = game->event_count;
    int entry = step < ag_log_path_length(game) ? entry_of(game, step) : -1;
    // Rulings before the entry are on the path to it, so that no fault happens twice.
    int head = entry >= 0 ? game->log.nodes[entry].parent : tip(game);
    game->stopped = 0;
    ag_status status = ag_game_run_to(game, head, error);
    game->event_read = listen && told < game->event_count ? told : game->event_count;
    if (entry < 0 && ag_log_path_stop(game)[0] != '\0') {
        game->stopped = 1;
        return AG_OK;
    }
    return status;
}

const char *ag_log_path_stop(const ag_game *game)
{
    return game->stop_reason;  // no entry follows, so the game stays stopped
}
